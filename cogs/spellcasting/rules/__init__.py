"""The rules of spellcasting, one module or package per chapter, each with the ids of its rules."""
