"""Every way in from outside, each with its laws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.fuzz.decoder import Decoder
from tools.fuzz.decoders import (
    addresses,
    answers,
    catalogues,
    chests,
    commands,
    days,
    decks,
    entries,
    files,
    links,
    names,
    protocol,
    records,
    settings,
    storage,
    tags,
    windows,
)

DECODERS: Final[Mapping[str, Decoder]] = {
    decoder.name: decoder
    for decoder in (
        links.DECODER,
        records.DECODER,
        protocol.DECODER,
        answers.DECODER,
        entries.DECODER,
        storage.DECODER,
        settings.DECODER,
        days.DECODER,
        files.DECODER,
        chests.DECODER,
        decks.DECODER,
        names.DECODER,
        tags.DECODER,
        catalogues.DECODER,
        addresses.DECODER,
        windows.DECODER,
        commands.DECODER,
    )
}
