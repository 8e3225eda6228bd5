"""Pure parts that all rulesets share: values in, values out, dice passed in."""
