"""Discord, and nothing else: thin."""
