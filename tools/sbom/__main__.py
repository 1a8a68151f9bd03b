"""Write the bill of materials: what `dist/` ships, and what builds and tests it.

`make sbom` writes build/sbom.json in the form of CycloneDX. npm tells its packages, with
the hashes of the lock; cyclonedx-py tells Python's, its licences by what is installed and
its hashes by the lock. Each tool knows one of the two worlds, so they are put together
here, with what neither can know:

    scope "required"    what is in dist/, as `tools.licences` names it
    scope "excluded"    what only builds or tests it
    CPython             which is in Pyodide and no package of its own

The result is held against CycloneDX's schema before it is written.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from tools.licences import shipped

ROOT: Final = Path(__file__).parent.parent.parent
FORM: Final = "1.5"
CYCLONEDX: Final = ROOT / "build/sbom-venv/bin"
VALID: Final = """
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
sys.exit(JsonStrictValidator(SchemaVersion.V1_5).validate_str(sys.stdin.read()))
"""
CPYTHON: Final = {
    "bom-ref": "cpython@3.14",
    "type": "library",
    "name": "cpython",
    "version": "3.14",
    "scope": "required",
    "description": "compiled to WebAssembly, in Pyodide",
    "purl": "pkg:generic/cpython@3.14",
    "licenses": [{"license": {"id": "PSF-2.0"}}],
}
SPELLED: Final = {"APACHE-2.0": "Apache-2.0"}
"""Licences that a package names in a way the list of SPDX does not."""

Bom = dict[str, Any]


def main() -> int:
    """Write the bill into the file that is named, or build/sbom.json."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/sbom.json"
    bom = together(of_npm(), of_python())
    text = json.dumps(bom, indent=1)
    check = [str(CYCLONEDX / "python"), "-c", VALID]
    if subprocess.run(check, input=text, text=True, check=False).returncode:
        return 1
    target.write_text(text + "\n")
    parts = bom["components"]
    inside = sum(part["scope"] == "required" for part in parts)
    print(f"{target.name}: {len(parts)} components, {inside} of them in dist/")
    return 0


def of_npm() -> Bom:
    """Return what npm says of package-lock.json."""
    form = ("--sbom-format", "cyclonedx", "--package-lock-only")
    return told("npm", "sbom", *form)


def of_python() -> Bom:
    """Return what is installed of the lock, with the lock's hashes."""
    cyclonedx = str(CYCLONEDX / "cyclonedx-py")
    form = ("--sv", FORM, "-o", "-")
    installed = told(cyclonedx, "environment", *form, sys.executable)
    locked = told(cyclonedx, "requirements", *form, "requirements-dev.txt")
    pinned = {part["purl"]: part["externalReferences"] for part in locked["components"]}
    both = [part for part in installed["components"] if part["purl"] in pinned]
    for part in both:
        part["externalReferences"] = pinned[part["purl"]]
    return {**installed, "components": both}


def told(*command: str) -> Bom:
    """Return the bill that a tool prints."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    bom: Bom = json.loads(done.stdout)
    return bom


def together(npm: Bom, python: Bom) -> Bom:
    """Return one bill of both, each part with its scope and licence."""
    in_dist = {folder.relative_to(ROOT).as_posix() for folder in shipped(ROOT)}
    project = npm["metadata"]["component"] | {"name": "table-sixteen"}
    for part in npm["components"]:
        place = place_of(part)
        part["scope"] = "required" if place in in_dist else "excluded"
        if "licenses" not in part:
            part["licenses"] = licences_of(ROOT / place)
    for part in python["components"]:
        part["scope"] = "excluded"
    components = [CPYTHON, *npm["components"], *python["components"]]
    named = {project["bom-ref"]} | {part["bom-ref"] for part in components}
    dependencies = [
        part
        for part in [*npm["dependencies"], *python["dependencies"]]
        if part["ref"] in named
    ]
    for part in dependencies:
        part["dependsOn"] = [ref for ref in part.get("dependsOn", []) if ref in named]
    return {
        "$schema": npm["$schema"],
        "bomFormat": "CycloneDX",
        "specVersion": FORM,
        "version": 1,
        "serialNumber": npm["serialNumber"],
        "metadata": {
            "timestamp": npm["metadata"]["timestamp"],
            "tools": {
                "components": tools(npm) + python["metadata"]["tools"]["components"]
            },
            "component": project,
        },
        "components": components,
        "dependencies": dependencies,
    }


def place_of(part: dict[str, Any]) -> str:
    """Return the folder that the lock gives to a package of npm."""
    locked: dict[str, dict[str, dict[str, str]]] = json.loads(
        (ROOT / "package-lock.json").read_text()
    )
    name, version = part["name"], part["version"]
    [place, *_] = [
        place
        for place, package in locked["packages"].items()
        if place.endswith(f"node_modules/{name}") and package["version"] == version
    ]
    return place


def licences_of(folder: Path) -> list[dict[str, Any]]:
    """Return what a package says of itself where npm does not know the spelling."""
    said = json.loads((folder / "package.json").read_text())["license"]
    return [{"license": {"id": SPELLED.get(said, said)}}]


def tools(npm: Bom) -> list[dict[str, str]]:
    """Return npm itself, as CycloneDX names a tool now."""
    return [
        {"type": "application", "name": tool["name"], "version": tool["version"]}
        for tool in npm["metadata"]["tools"]
    ]


if __name__ == "__main__":
    sys.exit(main())
