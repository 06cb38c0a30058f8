"""A build hook that adds the compiled modules to the wheel, if there is a build of exactly its sources."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        package = Path(self.root, "src", "baobab")
        # By its path: an import of `baobab` would need what is not installed where wheels are made.
        compiled = runpy.run_path(str(package / "compiled.py"))
        for group, digest in compiled["digests"](package).items():
            build = package / compiled["BUILDS"] / f"{group}-{digest}"
            if build.is_dir():
                build_data["force_include"][str(build)] = f"baobab/{compiled['BUILDS']}/{build.name}"
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
