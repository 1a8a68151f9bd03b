"""Hunt in all decoders, or those that are named: `make fuzz`.

    python -m tools.fuzz [--share 1.0] [--keep] [DECODER...]

`--share` is what part of the usual number of texts is tried; `--keep` puts what is worth
keeping into `tests/corpus`: of each decoder the fewest and shortest texts that reach all
that the hunt has reached, and those that broke a law. Each decoder has a process of its
own. Prints a line of JSON for each and one for all together; 1 if any law was broken.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from hashlib import sha256
from typing import Any, Final

from tools.fuzz.decoder import CORPUS, ROOT, Decoder
from tools.fuzz.decoders import DECODERS
from tools.fuzz.least import least

FOLDER: Final = ROOT / "build/fuzz"
COVERED: Final = re.compile(r"cov: (\d+) ft: (\d+) corp: (\d+)/(\S+)")
PEAK: Final = re.compile(r"stat::peak_rss_mb: +(\d+)")
SMALL: Final = 40
"""Texts of a decoder that are kept for the usual tests."""


def hunted(decoder: Decoder, runs: int) -> dict[str, Any]:
    """Hunt in one decoder; return the figures."""
    folder = FOLDER / decoder.name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "figures.json").unlink(missing_ok=True)
    command = [sys.executable, "-m", "tools.fuzz.hunt", decoder.name, str(runs)]
    done = subprocess.run(
        [*command, str(folder)], capture_output=True, check=False, cwd=ROOT
    )
    said = done.stderr.decode(errors="replace")
    (folder / "log.txt").write_text(said)
    try:
        figures: dict[str, Any] = json.loads((folder / "figures.json").read_text())
    except FileNotFoundError:
        return {"decoder": decoder.name, "executions": 0, "faults": [said[-400:]]}
    found, peak = COVERED.findall(said), PEAK.search(said)
    if found:
        figures["coverage"], figures["features"] = map(int, found[-1][:2])
        figures["corpus"] = int(found[-1][2])
    figures["peak_mb"] = int(peak[1]) if peak else None
    if done.returncode:
        figures["faults"].append(f"ended with {done.returncode}: {said[-300:]}")
    return figures


def keep(decoder: Decoder) -> None:
    """Put what a hunt found into the corpus: small, and everything that broke a law."""
    folder, place = FOLDER / decoder.name, CORPUS / decoder.name
    place.mkdir(parents=True, exist_ok=True)
    for file in (folder / "faults").glob("*"):
        if file.suffix != ".txt":
            (place / f"fault-{file.name}").write_bytes(file.read_bytes())
    texts = [file.read_bytes() for file in (folder / "corpus").iterdir()]
    for data in least(decoder, texts)[:SMALL]:
        (place / sha256(data).hexdigest()[:12]).write_bytes(data)


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("decoders", nargs="*", choices=[*DECODERS, []])
    options = parser.parse_args()
    all_figures = []
    for name in options.decoders or DECODERS:
        decoder = DECODERS[name]
        figures = hunted(decoder, max(1, int(decoder.runs * options.share)))
        if options.keep:
            keep(decoder)
        print(json.dumps(figures), flush=True)
        all_figures.append(figures)
    faults = sum(len(figures["faults"]) for figures in all_figures)
    executions = sum(figures["executions"] for figures in all_figures)
    print(json.dumps({"executions": executions, "faults": faults}))
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
