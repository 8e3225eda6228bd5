"""What the table sees of EX Nihilo."""
