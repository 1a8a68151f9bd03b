"""How many first visits a host with nginx serves on one core: one JSON object is printed.

`make load`, or `python -m e2e.load [--seconds 10] [--connections 8]`. nginx runs with the
sample configuration, as one worker held to one core, on the loopback; whoever asks is held
to the others. A first visit asks for every file that the page and its service worker ask
for, packed where the host packs, each file once, since browsers share what is on its way.
A later visit is the check for news: the page and the worker, known already.

    seconds      of the processor that a visit costs nginx: this holds on a busy machine too
    per_second   what was served in fact, next to whoever was busy there too
    bytes        of a visit, headers and all
    beforehand   with FILE.gz next to each file, as docs/hosting.md says
"""

from __future__ import annotations

import argparse
import gzip
import http.client
import json
import os
import re
import shutil
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Final

from e2e.conftest import DIST
from e2e.hosting import PACKED
from e2e.test_hosting import SAMPLE, around, free_port, nginx_program, running
from tools.serve import HOST

UNDER: Final = "/table-sixteen/"
SITE: Final = "/srv/table-sixteen/"
TICKS: Final = os.sysconf("SC_CLK_TCK")
CHUNK: Final = 1 << 18


def main() -> int:
    """Serve, ask, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--connections", type=int, default=8)
    asked = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:] or cores)
    first, later = first_visit(), {"": "", "sw.js": ""}
    result: dict[str, object] = {"files": len(first), "seconds_each": asked.seconds}
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "site")
        shutil.copytree(DIST, site)
        for name, visit in (("first", first), ("later", later)):
            result[name] = measured(site, visit, asked, cores[0], known=name == "later")
        for path in [p for p in site.rglob("*") if p.suffix in PACKED]:
            Path(f"{path}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        result["first_beforehand"] = measured(site, first, asked, cores[0])
    print(json.dumps(result, indent=1))
    return 0


def first_visit() -> dict[str, str]:
    """Return what is asked for: all that the worker keeps, and the worker itself."""
    worker = (DIST / "sw.js").read_text()
    [listing] = re.findall(
        r"^const FILES = (\{.*?\});", worker, re.MULTILINE | re.DOTALL
    )
    names = [name.removeprefix("./") for name in json.loads(listing)]
    return dict.fromkeys([*names, "sw.js"], "")


def measured(
    site: Path,
    visit: dict[str, str],
    asked: argparse.Namespace,
    core: int,
    *,
    known: bool = False,
) -> dict[str, float]:
    """Return what visits cost while some come side by side, without a pause."""
    port = free_port()
    config = site.parent / "nginx.conf"
    sample = SAMPLE.read_text().replace("listen 80;", f"listen {HOST}:{port};")
    whole = around(sample.replace(SITE, f"{site}/"), site.parent)
    config.write_text(whole)
    command = (nginx_program(), "-p", str(site.parent), "-c", str(config))
    with running("taskset", "-c", str(core), *command, port=port):
        master = (site.parent / "pid").read_text().strip()
        [worker] = map(
            int, Path(f"/proc/{master}/task/{master}/children").read_text().split()
        )
        if known:
            visit = {name: tag_of(port, name) for name in visit}
        visits, sent = [0] * asked.connections, [0] * asked.connections
        busy, began = seconds_of(worker), time.monotonic()
        end = began + asked.seconds

        def keep_asking(which: int) -> None:
            while time.monotonic() < end:
                sent[which] += visited(port, visit)
                visits[which] += 1

        threads = [
            threading.Thread(target=keep_asking, args=(number,))
            for number in range(asked.connections)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        took, cost = time.monotonic() - began, seconds_of(worker) - busy
    done = sum(visits)
    return {
        "visits": done,
        "seconds": round(cost / done, 5),
        "on_one_core_per_second": round(done / cost, 1),
        "per_second": round(done / took, 1),
        "bytes": sum(sent) // done,
    }


def visited(port: int, visit: dict[str, str]) -> int:
    """Ask for every file, one after the other; return how many bytes came."""
    connection = http.client.HTTPConnection(HOST, port)
    into, total = bytearray(CHUNK), 0
    for name, tag in visit.items():
        headers = {"Accept-Encoding": "gzip"} | ({"If-None-Match": tag} if tag else {})
        connection.request("GET", UNDER + name, headers=headers)
        with connection.getresponse() as answer:
            assert answer.status == (304 if tag else 200), f"{name}: {answer.status}"
            total += sum(
                len(f"{key}: {value}\r\n") for key, value in answer.getheaders()
            )
            while got := answer.readinto(into):
                total += got
    connection.close()
    return total


def tag_of(port: int, name: str) -> str:
    """Return what a browser that has a file sends to ask whether it is still so."""
    connection = http.client.HTTPConnection(HOST, port)
    connection.request("GET", UNDER + name, headers={"Accept-Encoding": "gzip"})
    with connection.getresponse() as answer:
        answer.read()
        return answer.headers["ETag"]


def seconds_of(process: int) -> float:
    """Return how much of a processor's time a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


if __name__ == "__main__":
    sys.exit(main())
