"""What all tests share: how much hypothesis tries, and which tests need a host."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

_ANY_SPEED = [HealthCheck.too_slow]
settings.register_profile(
    "quick", max_examples=25, deadline=None, suppress_health_check=_ANY_SPEED
)
settings.register_profile(
    "ci",
    max_examples=100,
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=_ANY_SPEED,
)
settings.register_profile(
    "pyodide",
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=_ANY_SPEED,
)
settings.register_profile(
    "hunt", max_examples=1000, deadline=None, suppress_health_check=_ANY_SPEED
)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "quick")
)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "host: needs processes, or files that Pyodide has not"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item.module, "subprocess"):
            item.add_marker("host")
