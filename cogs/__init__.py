"""One package per ruleset, and `tabletop` with what every table needs."""
