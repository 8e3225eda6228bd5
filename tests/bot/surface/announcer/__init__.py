"""The announcer at a table: what is put is said once, in order, in the right place, whatever happens meanwhile."""
