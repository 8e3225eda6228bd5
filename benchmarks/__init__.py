"""What Gravecaller promises to be measured by: `python -m benchmarks [name …]`, one line per measure.

A module here that has `measures() -> Iterable[Measure]` takes part. Every measure is a ratio of two things timed
alternately in the same run, so that a busy or a slow machine changes it little. No figure fails a build.
"""
