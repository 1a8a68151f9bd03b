"""One decoder's hunt, in a process of its own.

    python -m tools.fuzz.hunt NAME RUNS FOLDER

atheris leads it: texts that reach lines of `engine` or `ui` that none before has reached
are kept in the folder's `corpus` and changed further. A text that breaks a law is put into
`faults`, once for each place where that happens, and the hunt goes on. What came of it is
in `figures.json`.
"""

from __future__ import annotations

import json
import sys
import time
import traceback
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

WATCHED = ("engine", "ui", "gettext", "tomllib")
"""Modules whose lines are watched: ours, and the library's that read what comes."""
MEMORY_MB = 1_500
WATCHING = 4
"""So many times its own limit a text may take while atheris looks on."""
AGAIN = 3
"""So often a text that was slow is tried once more: the machine may have been busy."""
SECONDS = 20
"""After so long a single text is taken to hang."""


@dataclass(slots=True)
class Figures:
    """What came of a hunt."""

    decoder: str
    executions: int = 0
    taken: int = 0
    refused: int = 0
    slowest_ms: float = 0.0
    """Of processor time, with atheris looking on: about three times what it is without."""
    faults: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Hunt:
    """Texts being tried."""

    decoder: Any
    folder: Path
    runs: int
    figures: Figures

    def one(self, data: bytes) -> None:
        """Try a text."""
        from tools.fuzz.decoder import text_of  # noqa: PLC0415  instrumented by then

        figures, text = self.figures, text_of(data)
        figures.executions += 1
        began = time.process_time()
        try:
            if self.decoder.tried(text):
                figures.taken += 1
            else:
                figures.refused += 1
        except Exception as error:  # whatever it is, it is what is looked for
            self._fault(error, data)
        else:
            self._time(text, data, 1_000 * (time.process_time() - began))
        if figures.executions >= self.runs or not figures.executions % 500:
            self.write_down()

    def _time(self, text: str, data: bytes, spent: float) -> None:
        """Note how long a text took; too long is a fault, if it is so again and again."""
        figures, most = self.figures, WATCHING * self.decoder.limit_ms
        for _ in range(AGAIN if spent > most else 0):
            began = time.process_time()
            self.decoder.tried(text)
            spent = min(spent, 1_000 * (time.process_time() - began))
        if spent > most:
            self._note("slow", data, f"{spent:.0f} ms, and {most:.0f} are allowed")
        if spent > figures.slowest_ms and figures.executions > 100:
            figures.slowest_ms = round(spent, 1)
            (self.folder / "slowest").write_bytes(data)

    def _fault(self, error: Exception, data: bytes) -> None:
        frames = traceback.extract_tb(error.__traceback__)
        at = [f for f in frames if "/engine/" in f.filename or "/ui/" in f.filename]
        where = (at or frames)[-1]
        name = f"{type(error).__name__} {Path(where.filename).name}:{where.lineno}"
        law = f"{name} <- {frames[1].name}:{frames[1].lineno}"
        self._note(law, data, "".join(traceback.format_exception(error)))

    def _note(self, law: str, data: bytes, told: str) -> None:
        if law in self.figures.faults:
            return
        self.figures.faults.append(law)
        file = self.folder / "faults" / sha256(law.encode()).hexdigest()[:12]
        file.write_bytes(data)
        file.with_suffix(".txt").write_text(told)

    def write_down(self) -> None:
        """Write down what has come of it: nothing of ours is called at the end."""
        (self.folder / "figures.json").write_text(json.dumps(asdict(self.figures)))


def main() -> None:
    """Hunt; atheris ends the process."""
    name, runs, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    atheris = import_module("atheris")  # not installed for the usual tests
    with atheris.instrument_imports(include=[*WATCHED]):
        decoders = import_module("tools.fuzz.decoders").DECODERS
        decoder = decoders[name]
        seeds = [*decoder.seeds()]
    from tools.fuzz.decoder import bytes_of, kept  # noqa: PLC0415
    from tools.fuzz.mutate import changed  # noqa: PLC0415

    for part in ("corpus", "faults"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    texts = [*map(bytes_of, seeds), *(file.read_bytes() for file in kept(decoder))]
    for data in texts:
        file = folder / "corpus" / sha256(data).hexdigest()[:12]
        file.write_bytes(data)
    hunt = Hunt(decoder, folder, runs, Figures(name))

    def change(data: bytes, most: int, seed: int) -> bytes:
        return changed(decoder.shape, data, most, seed, atheris.Mutate)

    options = (
        f"-runs={runs}",
        f"-max_len={max(decoder.longest, *map(len, texts))}",
        f"-rss_limit_mb={MEMORY_MB}",
        f"-timeout={SECONDS}",
        "-len_control=0",
        "-print_final_stats=1",
        f"-artifact_prefix={folder}/",
    )
    atheris.Setup(
        [sys.argv[0], *options, str(folder / "corpus")],
        hunt.one,
        custom_mutator=change,
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
