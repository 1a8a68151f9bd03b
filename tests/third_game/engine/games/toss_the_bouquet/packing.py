"""A deal as digits, for a link: nothing is dealt."""

from __future__ import annotations

from collections.abc import Mapping

from engine.packing import Packer, Unpacker


def pack_deal(deal: Mapping[str, object], packer: Packer) -> None:
    """Pack nothing."""


def unpack_deal(unpacker: Unpacker) -> dict[str, object]:
    """Return the empty deal."""
    return {}
