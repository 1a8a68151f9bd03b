"""Results as lines of JSON: one a pairing, with what they were played with."""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.arena.figures import Tally
from tools.arena.plan import Pairing, bots_of, package_of

ROOT: Final = Path(__file__).parents[2]
RESULTS: Final = ROOT / "docs/arena.jsonl"
VERSION: Final = 1
BUILT: Final = ("__init__", "levels")
"""Modules in which bots get their numbers, whatever module they come from."""


class Result(NamedTuple):
    """What a pairing came to."""

    pairing: Pairing
    seed: int
    digests: tuple[str, str]
    """Of the sources of the bot and of its rival."""
    tally: Tally

    @property
    def stale(self) -> bool:
        """Whether the bots have changed since."""
        return self.digests != digests(self.pairing)


Results = Mapping[Pairing, Result]


def digests(pairing: Pairing) -> tuple[str, str]:
    """Return the digests of the bot's and its rival's sources as they are now.

    A bot that is gone has the digest "".
    """
    return (
        digest(pairing.game, pairing.bot),
        digest(pairing.game, pairing.rival),
    )


@cache
def digest(key: str, name: str) -> str:
    """Return a digest of all modules among a game's bots that a bot comes from."""
    bots = bots_of(key)
    if name not in bots:
        return ""
    package = package_of(key)
    folder = ROOT / package.replace(".", "/")
    first = type(bots[name]).__module__.rpartition(".")[2]
    return digest_of(folder, package, first)


def digest_of(folder: Path, package: str, first: str) -> str:
    """Return a digest of a module, of what it imports of its package, and of `BUILT`.

    Comments, docstrings and layout do not count.
    """
    names, found = [first], dict[str, ast.Module]()
    while names:
        name = names.pop()
        path = folder / f"{name}.py"
        if name not in found and path.exists():
            found[name] = ast.parse(path.read_text(encoding="utf-8"))
            names += _imported(found[name], package)
    for name in BUILT:
        path = folder / f"{name}.py"
        if name not in found and path.exists():
            found[name] = ast.parse(path.read_text(encoding="utf-8"))
    text = "\n".join(f"# {name}\n{_bare(found[name])}" for name in sorted(found))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _imported(tree: ast.Module, package: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == package:
                yield from (name.name for name in node.names)
            elif node.module.startswith(f"{package}."):
                yield node.module[len(package) + 1 :]


def _bare(tree: ast.Module) -> str:
    """Return a module without comments and without sentences that stand alone."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [part for part in body if not _sentence(part)]  # type: ignore[attr-defined] # has one, as was asked
    return ast.unparse(tree)


def _sentence(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def read_results(path: Path = RESULTS) -> dict[Pairing, Result]:
    """Return the results there are; raise ValueError for a file of another kind."""
    if not path.exists():
        return {}
    results = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            read = _read(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{path.name}, line {number}, is no result") from error
        results[read.pairing] = read
    return results


def _read(line: Mapping[str, Any]) -> Result:  # JSON: what is in it is checked here
    """Return the result a line holds; raise an error for anything else."""
    if line["version"] != VERSION:
        raise ValueError("another version")
    pairing = Pairing(*(line[name] for name in Pairing._fields))
    tally = Tally(*(line[name] for name in Tally._fields))
    own, others = line["digests"].split()
    if not all(
        type(number) in (int, float) and number >= 0
        for number in tally._replace(margin=0)
    ):
        raise ValueError("not numbers")
    if tally.deals < 1 or tally.games != tally.deals * pairing.seats:
        raise ValueError("not the games of these deals")
    return Result(pairing, line["seed"], (own, others), tally)


def _time(name: str) -> bool:
    return name.endswith("seconds")


def write_results(results: Results, path: Path = RESULTS) -> None:
    """Write the results, sorted; whole or not at all."""
    lines = []
    for pairing in sorted(results):
        _, seed, (own, others), tally = results[pairing]
        sums = {
            name: round(value, 6) if _time(name) else value
            for name, value in tally._asdict().items()
        }
        head = {"version": VERSION, **pairing._asdict()}
        line = {**head, "seed": seed, "digests": f"{own} {others}", **sums}
        lines.append(json.dumps(line) + "\n")
    draft = path.with_suffix(".part")
    draft.write_text("".join(lines), encoding="utf-8")
    draft.replace(path)
