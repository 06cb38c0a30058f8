"""A fresh machine: a Debian with Python, venv, make and git alone, where the README's two commands are run.

    python -m tools.fresh_machine play test                 without a C compiler
    python -m tools.fresh_machine play test --compiler      with one
    python -m tools.fresh_machine play --share /opt/wheels  where packages come from a folder of this machine

It needs root, and `debootstrap`, which it installs. The machine is a folder with the last commit cloned
into it; package clients have the settings they have here. `play` waits until the table answers a request
and says how long that took; `test` ends as `make test` does.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

PROJECT = Path(__file__).parents[1]
CLONE = "srv/baobab"
NEEDED = ("python3", "python3-venv", "make", "git", "ca-certificates")
COMPILER = ("gcc", "libc6-dev", "python3-dev")
SETTINGS = (
    "etc/resolv.conf",
    "etc/hosts",
    "etc/apt/sources.list",
    "etc/apt/sources.list.d",
    "etc/apt/apt.conf.d",
    "etc/apt/auth.conf.d",
    "etc/pip.conf",
    "etc/ssl/certs",
    "usr/etc/npmrc",
    "root/.config/pip",
    "root/.pip",
    "root/.npmrc",
)
"""Where package clients are told what they reach: copied as they are, if they are there."""

PASSED_ON = (
    "PIP_",
    "SSL_",
    "NODE_EXTRA_",
    "REQUESTS_",
    "npm_config_",
    "http_proxy",
    "https_proxy",
    "no_proxy",
)
"""Variables of these names do the same."""

PORT = 8321
PATIENCE = 15 * 60.0
"""Seconds until the table must answer."""


class FreshMachineError(Exception):
    """The machine could not be made, or a command failed in it."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="fresh_machine", description=__doc__.partition("\n")[0])
    parser.add_argument("commands", nargs="+", choices=["play", "test"])
    parser.add_argument("--compiler", action="store_true", help="give the machine a C compiler, too")
    parser.add_argument(
        "--share", action="append", default=[], metavar="FOLDER", help="a folder to show in it"
    )
    parser.add_argument(
        "--root", type=Path, help="where to make it, and keep it (default: a folder that goes)"
    )
    args = parser.parse_args(arguments)
    try:
        with tempfile.TemporaryDirectory(prefix="fresh-machine-", ignore_cleanup_errors=True) as folder:
            root = args.root or Path(folder) / "root"
            make_machine(root, NEEDED + (COMPILER if args.compiler else ()))
            shared = [Path(share).resolve() for share in args.share]
            if "play" in args.commands:
                print(f"make play: the table answers after {play(root, shared):.0f} s", flush=True)
            if "test" in args.commands and enter(root, shared, "make test").wait():
                raise FreshMachineError("`make test` failed in the fresh machine.")
    except FreshMachineError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def make_machine(root: Path, packages: Sequence[str]) -> None:
    """A Debian of this machine's release with a clone of the project in it."""
    if os.geteuid() != 0:
        raise FreshMachineError("Only root can make a machine inside this one.")
    if not shutil.which("debootstrap"):
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "debootstrap")
    if not (root / "bin").exists():
        print(f"Making a machine with {', '.join(packages)}…", flush=True)
        root.mkdir(parents=True, exist_ok=True)
        run("debootstrap", "--variant=minbase", f"--include={','.join(packages)}", release(), str(root))
    for setting in SETTINGS:
        copy_setting(Path("/") / setting, root / setting)
    shutil.rmtree(root / CLONE, ignore_errors=True)
    run("git", "clone", "--quiet", str(PROJECT), str(root / CLONE))


def release() -> str:
    """The code name of this machine's Debian."""
    lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    named = dict(line.split("=", 1) for line in lines if "=" in line)
    if "VERSION_CODENAME" not in named:
        raise FreshMachineError(
            "This machine does not say which Debian it is: /etc/os-release has no code name."
        )
    return named["VERSION_CODENAME"]


def copy_setting(here: Path, there: Path) -> None:
    if not here.exists():
        return
    there.parent.mkdir(parents=True, exist_ok=True)
    if here.is_dir():
        shutil.rmtree(there, ignore_errors=True)
        shutil.copytree(here, there)
    else:
        there.unlink(missing_ok=True)
        shutil.copyfile(here, there)


def enter(root: Path, shared: Sequence[Path], command: str) -> subprocess.Popen[bytes]:
    """Start a command in the clone. All it starts ends with it, and what it has mounted is gone then."""
    mounts = [f"mount -t proc proc {root}/proc", f"mount --rbind /dev {root}/dev"]
    for folder in shared:
        inside = root / folder.relative_to("/")
        inside.mkdir(parents=True, exist_ok=True)
        mounts.append(f"mount --rbind {folder} {inside}")
    inner = f"cd /{CLONE} && git config --global --add safe.directory '*' && exec {command}"
    script = " && ".join([*mounts, f'exec chroot {root} /bin/sh -c "{inner}"'])
    passed_on = {name: value for name, value in os.environ.items() if name.startswith(PASSED_ON)}
    settings = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8", **passed_on}
    unshare = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", script]
    return subprocess.Popen(unshare, env=settings, stdin=subprocess.DEVNULL)


def play(root: Path, shared: Sequence[Path]) -> float:
    """Run `make play` until the table answers; how many seconds that took."""
    if answers():
        raise FreshMachineError(f"Something answers at port {PORT} already: stop it first.")
    began = time.monotonic()
    running = enter(root, shared, "make play")
    try:
        while not answers():
            if running.poll() is not None:
                raise FreshMachineError("`make play` ended before the table was open.")
            if time.monotonic() - began > PATIENCE:
                raise FreshMachineError(f"After {PATIENCE:.0f} s the table did not answer.")
            time.sleep(0.5)
        return time.monotonic() - began
    finally:
        running.kill()
        running.wait()


def answers() -> bool:
    """Whether the front page of a table can be had."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=2) as page:
            return bool(page.status == 200)
    except (OSError, urllib.error.URLError):
        return False


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-3:]
        raise FreshMachineError(f"`{' '.join(command)}` failed: {' '.join(last)}")


if __name__ == "__main__":
    sys.exit(main())
