"""A state has no attributes but those of the kernel, declared fields, and tables that `derive` makes of them.

What is not declared is lost when a position is written and read again, and may leak: a copy would carry it to
seats that must not know it.
"""

from types import GetSetDescriptorType, MemberDescriptorType

from baobab.conformance.check_run import CheckRun
from baobab.kernel import state
from baobab.kernel.state import State

CHECK = "fields"
OWN = frozenset(state.OWN)


def check_attributes(run: CheckRun, s: State) -> None:
    """Every attribute of a state is one of `State` itself, a declared field or a table."""
    run.count_look(CHECK)
    declared = {field.name for field in run.title.fields} | set(run.title.tables)
    for name in sorted(attribute_names(s) - declared - OWN):
        run.add_finding(
            CHECK, f"a Field for everything that {type(s).__name__} holds", f"none for {name!r}", s
        )
    if run.title.tables:
        check_tables(run, s)


def check_tables(run: CheckRun, s: State) -> None:
    """`derive` makes new tables each time, so that they depend on the fields alone."""
    run.count_look(CHECK)
    fresh = s.copy()
    run.title.derive(fresh)
    for name in run.title.tables:
        if getattr(fresh, name) is getattr(s, name):
            run.add_finding(CHECK, f"derive to make the table {name!r} anew", "the old one", s)


def attribute_names(s: State) -> set[str]:
    """The names of what an object holds, whether its class is interpreted, has slots, or is compiled."""
    names = set(getattr(s, "__dict__", ()))
    for kind in type(s).__mro__:
        held = vars(kind).get("__mypyc_attrs__")  # a compiled class lists them; its properties look alike
        names.update(descriptor_names(kind) if held is None else held)
    return {name for name in names if not name.startswith("__")}


def descriptor_names(kind: type) -> list[str]:
    places = (GetSetDescriptorType, MemberDescriptorType)
    return [name for name, value in vars(kind).items() if isinstance(value, places)]
