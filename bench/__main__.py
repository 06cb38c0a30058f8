"""`make bench`: alternating windows on one core, ours and the peers', as a table, JSON and a chart.

python -m bench [--rounds 3] [--seconds 2] [--titles africa,…] [--no-peers] [--out DIR]
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from baobab.titles import names, title
from bench.speed_chart import draw_chart

HERE = Path(__file__).parent
ROOT = HERE.parent
ENVIRONMENTS = ROOT / "build" / "bench"
FIGURES = ("decisions_s", "games_s", "mean_options", "decisions_game", "copy_us")
BASE = "catanatron"


@dataclass
class Runner:
    """Something to measure: a command that prints one line of JSON."""

    name: str
    command: list[str]
    pure: bool = False
    rows: list[dict[str, float]] = field(default_factory=list)

    def window(self) -> str:
        """Run once on one core; "" or what went wrong."""
        environment = {**os.environ, "BAOBAB_PURE": "1" if self.pure else "0"}
        done = subprocess.run(
            [*pin_command(), *self.command],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
        if done.returncode or not lines:
            return (
                done.stderr.strip().splitlines()[-1]
                if done.stderr.strip()
                else f"exit code {done.returncode}"
            )
        row = json.loads(lines[-1])
        if "compiled" in self.name and not row["label"].endswith("compiled"):
            return "there is no compiled build of the present sources (make build)"
        self.rows.append(row)
        return ""

    def median(self, figure: str) -> float:
        return statistics.median(row[figure] for row in self.rows)

    def spread(self) -> float:
        speeds = [row["decisions_s"] for row in self.rows]
        return max(speeds) / min(speeds)


def pin_command() -> list[str]:
    """Stay on one core, where the system can do that."""
    return ["taskset", "-c", "0"] if shutil.which("taskset") else []


def our_runners(titles: list[str], seconds: float) -> list[Runner]:
    runners = []
    for name in titles:
        seats = str(min(4, title(name).seats[-1]))
        for pure in (False, True):
            command = [sys.executable, "-m", "bench.own_playouts", name, seats, str(seconds)]
            runners.append(Runner(f"{name}, {'pure' if pure else 'compiled'}", command, pure))
    return runners


def peer_runners(seconds: float, missing: list[str]) -> list[Runner]:
    """The peers that can run here; why the others cannot goes to `missing`."""
    runners = []
    try:
        __import__("catanatron")
        runners.append(Runner(BASE, [sys.executable, "-m", "bench.catanatron_playouts", str(seconds)]))
    except ImportError:
        missing.append("catanatron is not installed in this environment (pip install catanatron==3.2.1).")
    python = newer_python()
    if python is None:
        missing.append("fastcatan needs Python 3.12 or newer, and none was found.")
        return runners
    environment = fastcatan_environment(python)
    if environment is None:
        missing.append(f"fastcatan could not be installed for {python}.")
    else:
        runners.append(
            Runner("fastcatan", [str(environment), str(HERE / "fastcatan_playouts.py"), str(seconds)])
        )
    return runners


def newer_python() -> str | None:
    """A Python of 3.12 or newer, for the peer that needs one: on the PATH, or kept by pyenv."""
    names = ("python3.12", "python3.13", "python3.14", "python3")
    paths = [path for path in map(shutil.which, names) if path is not None]
    if "PYENV_ROOT" in os.environ:
        paths += sorted(str(path) for path in Path(os.environ["PYENV_ROOT"]).glob("versions/3.*/bin/python"))
    test = "import sys; sys.exit(sys.version_info < (3, 12))"
    for path in paths:
        if subprocess.run([path, "-c", test], capture_output=True, check=False).returncode == 0:
            return path
    return None


def fastcatan_environment(python: str) -> Path | None:
    """The Python of an environment with fastcatan in it, made on the first run."""
    folder = ENVIRONMENTS / "fastcatan"
    inside = folder / "bin" / "python"
    if not inside.exists():
        subprocess.run([python, "-m", "venv", str(folder)], check=False, capture_output=True)
    has = subprocess.run([str(inside), "-c", "import fastcatan"], capture_output=True, check=False)
    if has.returncode:
        install = [str(inside), "-m", "pip", "install", "--quiet", "fastcatan==2.0.0"]
        if subprocess.run(install, capture_output=True, check=False).returncode:
            return None
    return inside


def measure(runners: list[Runner], rounds: int, missing: list[str]) -> list[Runner]:
    """Give every runner a window in turn, several rounds; those that fail are dropped and named."""
    alive = list(runners)
    for number in range(rounds):
        for runner in list(alive):
            write_note(f"round {number + 1} of {rounds}: {runner.name}")
            problem = runner.window()
            if problem:
                alive.remove(runner)
                missing.append(f"{runner.name} did not run: {problem}")
    write_note("")
    return alive


def write_note(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{text}")
        sys.stderr.flush()


def report(runners: list[Runner], missing: list[str], rounds: int, seconds: float) -> dict[str, object]:
    speed = {runner.name: runner.median("decisions_s") for runner in runners}
    copy = {runner.name: runner.median("copy_us") for runner in runners}
    rows = []
    for runner in runners:
        row: dict[str, object] = {"name": runner.name, "spread": round(runner.spread(), 3)}
        row |= {figure: round(runner.median(figure), 3) for figure in FIGURES}
        for peer in (BASE, "fastcatan"):
            if peer in speed and runner.name != peer:
                row[f"times_{peer}"] = round(speed[runner.name] / speed[peer], 2)
                row[f"copy_times_cheaper_than_{peer}"] = round(copy[peer] / copy[runner.name], 1)
        pure = runner.name.replace("compiled", "pure")
        if pure != runner.name and pure in speed:
            row["times_pure"] = round(speed[runner.name] / speed[pure], 1)
        rows.append(row)
    return {
        "when": time.strftime("%Y-%m-%d"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "seconds": seconds,
        "method": "alternating windows on one core, whole random games, medians over the rounds",
        "rows": rows,
        "missing": missing,
    }


def format_table(rows: list[dict[str, object]]) -> str:
    """The figures in columns."""
    head = [
        "",
        "decisions/s",
        "games/s",
        "options",
        "decisions/game",
        "copy µs",
        "× catanatron",
        "× fastcatan",
        "× pure",
    ]
    lines = [head]
    for row in rows:
        cells = [str(row["name"])]
        cells += [f"{float(str(row[figure])):,.{1 if figure != 'copy_us' else 2}f}" for figure in FIGURES]
        cells += [str(row.get(key, "")) for key in ("times_catanatron", "times_fastcatan", "times_pure")]
        lines.append(cells)
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.ljust(w) if i == 0 else cell.rjust(w)
            for i, (cell, w) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Speed side by side with peers, on one core.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--titles", default=",".join(names()))
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--out", type=Path, default=HERE)
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("--rounds and --seconds must be above 0")
    missing: list[str] = []
    peers = [] if args.no_peers else peer_runners(args.seconds, missing)
    runners = measure(peers + our_runners(args.titles.split(","), args.seconds), args.rounds, missing)
    result = report(runners, missing, args.rounds, args.seconds)
    rows = result["rows"]
    assert isinstance(rows, list)
    print(format_table(rows))
    for sentence in missing:
        print(f"Could not run: {sentence}")
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "results.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    (args.out / "results.svg").write_text(draw_chart(rows), encoding="utf-8")
    print(f"Written: {args.out / 'results.json'}, {args.out / 'results.svg'}")
    return 0 if runners else 1


if __name__ == "__main__":
    sys.exit(main())
