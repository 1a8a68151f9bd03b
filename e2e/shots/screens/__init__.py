"""All screens, by topic. A module here is found by being here; a screen by `@screen`.

    @screen("bridesmaid/reserve")
    def reserve(visit: Visit) -> None:
        \"\"\"What can be seen there.\"\"\"
        visit.sit(until(BRIDESMAID, 4, in_phase("reserve")))

The part before the slash names the group, which is a row of headings on the contact sheet.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeAlias

from e2e.shots.visit import Visit

Leads: TypeAlias = Callable[[Visit], None]


@dataclass(frozen=True)
class Screen:
    """One screen: its name, and what leads there."""

    name: str
    leads: Leads

    @property
    def says(self) -> str:
        """What can be seen there."""
        return (self.leads.__doc__ or "").strip().split("\n")[0]

    def visit(self, language: str = "en") -> Visit:
        """Go there."""
        visit = Visit(language)
        self.leads(visit)
        if not visit.splash:
            visit.app.draw()
        return visit


_FOUND: dict[str, Screen] = {}


def screen(name: str) -> Callable[[Leads], Leads]:
    """Have a function be the way to a screen, `group/name`."""

    def take(leads: Leads) -> Leads:
        assert name not in _FOUND, name
        _FOUND[name] = Screen(name, leads)
        return leads

    return take


def all_screens() -> list[Screen]:
    """Return every screen, group by group."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
    return list(_FOUND.values())
