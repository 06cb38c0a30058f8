"""The client's own tests, of what needs no browser: cameras, arrow keys, where answers point, what flies."""

import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[2]


def test_the_clients_own_tests_pass() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.web", "test"], cwd=HOUSE, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "pass 0" not in done.stdout, "no test was found"
