"""The broken positions that the kit tries: each is made afresh."""

import copy
import json

from baobab.conformance.mutants import STRANGE_VALUES, mutate_dump
from baobab.kernel.luck import Rng


def test_breaking_a_position_changes_neither_it_nor_the_next() -> None:
    truth: dict[str, object] = {"a": [1, 2, [3]], "b": {"c": 4}, "d": "text"}
    kept, strange = copy.deepcopy(truth), copy.deepcopy(STRANGE_VALUES)
    rng = Rng(1)
    for _ in range(5000):
        json.dumps(mutate_dump(truth, rng))
    assert truth == kept
    assert strange == STRANGE_VALUES
