"""When the page may go over to a newer release: only when nothing is half done."""

from __future__ import annotations

from ui.model import Model


def may_renew(model: Model) -> bool:
    """Whether the page may be loaded again now: no turn, name or undo is half done."""
    session, slip = model.session, model.toast
    if model.dialog or model.renaming is not None or model.unkept:
        return False
    if slip is not None and slip.do == "undelete":
        return False
    match model.came_from if model.place == "rules" else model.place:
        case "table":
            return session is not None and session.finished
        case "lobby" | "link" | "replay" | "seats":
            return False
    return True


def offers_renewal(model: Model) -> bool:
    """Whether to ask the person now: once for each release."""
    newer = model.upkeep.newer
    return bool(newer) and newer != model.settings.declined and may_renew(model)
