"""Expressions as players type them, written rule by rule after the grammar."""

from hypothesis import strategies as st

LABELS = st.sampled_from(["", "", "", "[fire]", " [cold iron]", "[магія]"])


def _dice(count: int, sides: int, operators: str, label: str) -> str:
    return f"{count}d{sides}{operators}{label}"


KEEPS = st.builds(
    "{}{}{}".format, st.sampled_from(["k", "p"]), st.sampled_from(["h", "l"]), st.integers(min_value=0, max_value=5)
)
HOLDS = st.builds("{}{}".format, st.sampled_from(["mi", "ma"]), st.integers(min_value=1, max_value=12))
VALUE_KEEPS = st.builds(
    "{}{}{}".format,
    st.sampled_from(["k", "p"]),
    st.sampled_from(["", "<", ">"]),
    st.integers(min_value=1, max_value=12),
)
REROLLS = st.builds("{}{}".format, st.sampled_from(["ro", "rr"]), st.integers(min_value=1, max_value=13)) | st.builds(
    "ro{}{}".format, st.sampled_from(["<", ">", "h", "l"]), st.integers(min_value=1, max_value=12)
)
EXPLOSIONS = st.builds("{}{}".format, st.sampled_from(["e", "ra"]), st.integers(min_value=1, max_value=13))

FIXED_OPERATORS = st.lists(KEEPS | HOLDS, max_size=2).map("".join)
"""Operators that roll nothing and pick by rank: their bounds are exact."""

ROLLING_OPERATORS = st.tuples(
    st.lists(KEEPS | HOLDS | VALUE_KEEPS, max_size=1).map("".join),
    st.one_of(st.just(""), REROLLS),
    st.one_of(st.just(""), HOLDS),
    st.one_of(st.just(""), EXPLOSIONS),
    st.lists(KEEPS | HOLDS | VALUE_KEEPS, max_size=2).map("".join),
).map("".join)
"""At most one reroll, then at most one explosion, with anything else around them."""


def dice(operators: st.SearchStrategy[str], *, most: int = 6, sides: int = 12) -> st.SearchStrategy[str]:
    """One dice term."""
    return st.builds(
        _dice, st.integers(min_value=0, max_value=most), st.integers(min_value=3, max_value=sides), operators, LABELS
    )


def expressions(terms: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Sums, products, quotients and brackets of `terms` and of numbers."""
    atoms = terms | st.builds("{}{}".format, st.integers(min_value=0, max_value=30), LABELS)
    return st.recursive(
        atoms,
        lambda inner: (
            st.builds("{}{}{}".format, inner, st.sampled_from(["+", "-", " + ", " - ", "*"]), inner)
            | st.builds("({})//{}".format, inner, st.integers(min_value=1, max_value=9))
            | st.builds("({}){}".format, inner, LABELS)
            | st.builds("-{}".format, atoms)
        ),
        max_leaves=4,
    )
