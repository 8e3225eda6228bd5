from hypothesis import settings

# Where time matters a test measures its own; Hypothesis's deadline would only measure how busy the machine is.
settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")
