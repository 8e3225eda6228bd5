"""The screens of `spellcasting`: what people see of it."""
