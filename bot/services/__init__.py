"""Files, database, languages and time. Nothing here knows Discord."""
