"""Nothing that is typed, opened, stored or put into the page is ever run.

Every hostile text here sets `window.ran` if any of it runs, as JavaScript or as Python.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from e2e.conftest import DIST
from e2e.pages import Watch, until_ready
from e2e.playing import press_something, pressable, quicken
from engine.rng import Rng

ROOT = Path(__file__).parent.parent

RECORD = (
    Path(__file__).parent.parent
    / "tests/records/always-a-bridesmaid/always-a-bridesmaid-5-1.json"
)
PYTHON = "import js; js.ran = 1"
MARKUP = [
    f'<script type="py">{PYTHON}</script>',
    f"<script type=py>{PYTHON}</script>",
    f"<SCRIPT TYPE=py>{PYTHON}</SCRIPT>",
    f"<p><py-script>{PYTHON}</py-script></p>",
    f"<mpy-script>{PYTHON}</mpy-script>",
    f"<p>a</p><!-- > --><py-script>{PYTHON}</py-script>",
    '<button py-click="ran">a</button>',
    '<button mpy-click="ran">a</button>',
    '<img src="x" onerror="ran = 1">',
    "<img src=x onerror=ran=1>",
    "<svg/onload=ran=1>",
    '<p title="a"onclick="ran = 1">a</p>',
    "<p title='a' onclick='ran = 1'>a</p>",
    '<a href="javascript:ran=1">a</a>',
    '<a href="java&#115;cript:ran=1">a</a>',
    '<a href=" javascript&colon;ran=1">a</a>',
    '<svg><a xlink:href="javascript:ran=1"><text>a</text></a></svg>',
    '<svg><set attributeName="href" to="javascript:ran=1"/></svg>',
    '<iframe srcdoc="&lt;script&gt;parent.ran=1&lt;/script&gt;"></iframe>',
    '<object data="x.html"></object>',
    '<embed src="x.html">',
    '<base href="https://example.org/">',
    '<meta http-equiv="refresh" content="0;url=https://example.org/">',
    '<link rel="stylesheet" href="x.css">',
    "<style>p { color: red }</style>",
    '<p style="color: red">a</p>',
    '<form action="//example.org"><button formaction="javascript:ran=1"></button></form>',
    "<!-- <p> --><p>a</p>",
    "<p",
    "a < b",
]
NAMES = [
    "<script type=py>import js;js.ran=1</script>"[:40],
    "<py-script>1/0</py-script>",
    "<img src=x onerror=ran=1>",
    '" onfocus="ran=1" autofocus x="',
    "' py-click='ran' x='",
    "${ran=1}{{ran=1}}`&lt;b&gt;",
    "Jon on=1 py-x=2 <3",
]
TITLE = f'"><py-script>{PYTHON}</py-script><b onx="'


def nothing_ran(page: Page) -> None:
    """Nothing hostile has run, nor is anything in the page that could."""
    assert page.evaluate("window.ran") is None
    left = page.evaluate("""[...document.querySelectorAll("*")].flatMap((element) => [
        ...(/^(m?py-script|iframe|object|embed|base|img)$/.test(element.localName)
            ? [element.localName] : []),
        ...element.getAttributeNames().filter((name) => /^(on|m?py-)/.test(name)),
    ])""")
    assert left == []
    scripts = page.locator("script[type=py], script[type=mpy]")
    assert scripts.count() == 1, "only the page's own"


def show(page: Page, html: str) -> None:
    """Hand a screen with this in it to the page, as Python would."""
    screen = {"title": "", "body": "b", "frame": "f", "parts": [["main", html]]}
    page.evaluate(
        """async (json) => {
            const python = await tableSixteenPython.loadPyodide();
            const shims = python.pyimport("shims");
            shims.show(json);
            shims.focus("body"); // what the focus is to move on is shown before
        }""",
        json.dumps(screen),
    )


@pytest.mark.parametrize("html", MARKUP)
def test_markup_that_could_run_is_refused(app_page: Page, html: str) -> None:
    """A screen with such a tag, attribute or address is an error, and not shown."""
    with pytest.raises(Error, match="Refused to put markup into the page"):
        show(app_page, f'<main id="main">{html}</main>')
    expect(app_page.locator("#app h1")).to_be_visible()
    nothing_ran(app_page)


def test_the_browser_itself_asks_the_policy(app_page: Page) -> None:
    """Whichever way markup or a script could come in, Trusted Types refuse it."""
    ways = {
        "innerHTML": "document.body.innerHTML = html",
        "outerHTML": "document.body.firstElementChild.outerHTML = html",
        "insert": "document.body.insertAdjacentHTML('beforeend', html)",
        "range": "document.createRange().createContextualFragment(html)",
        "parser": "new DOMParser().parseFromString(html, 'text/html')",
        "write": "document.write(html)",
        "unsafe": "document.body.setHTMLUnsafe(html)",
        "worker": "new Worker('https://example.org/x.js')",
        "script": "document.createElement('script').src = '//example.org/x.js'",
        "text": "document.createElement('script').text = 'ran = 1'",
        "beside": "document.createElement('script').src = '/other/tenant.js'",
        "registration": "navigator.serviceWorker.register('https://example.org/x.js')",
        "eval": "eval('ran = 1')",
        "function": "Function('ran = 1')()",
        "timeout": "setTimeout('ran = 1')",
    }
    for name, way in ways.items():
        answer = app_page.evaluate(
            # The wait is for Chromium, which lets a debugger's own text call eval.
            "async (html) => { await new Promise((later) => setTimeout(later));"
            f" try {{ await ({way}); return 'done' }}"
            " catch (error) { return String(error) } }",
            MARKUP[0],
        )
        refusal = "EvalError" if name in ("eval", "function") else "Refused"
        assert refusal in answer, f"{name}: {answer}"
    nothing_ran(app_page)


@pytest.mark.parametrize(
    "way",
    [
        "import('data:text/javascript,ran=1')",
        "fetch('http://127.0.0.1:9/')",
        "document.body.setAttribute('style', 'color: red')",
        "document.head.append(Object.assign(document.createElement('style'),"
        " {textContent: 'p { color: red }'}))",
        "document.body.append(Object.assign(document.createElement('img'),"
        " {src: 'http://127.0.0.1:9/x.png'}))",
        "document.body.append(Object.assign(document.createElement('iframe'),"
        " {src: 'http://127.0.0.1:9/'}))",
    ],
)
def test_the_policy_forbids_and_the_watch_sees_it(
    page: Page, site: str, way: str
) -> None:
    """No code, style, picture or frame from elsewhere; tests notice each attempt."""
    page.goto(site)
    page.evaluate(f"""async () => {{
        document.addEventListener("securitypolicyviolation", () => {{
            document.documentElement.dataset.violated = "";
        }});
        try {{ await ({way}) }} catch {{}}
    }}""")
    expect(page.locator("html[data-violated]")).to_have_count(1)
    assert page.evaluate("window.ran") is None
    page.watch.allow("Content Security Policy")
    page.watch.amiss.clear()


def test_hostile_names_are_only_names(fresh_app: Page) -> None:
    """What people call themselves is shown as typed, at the table and in the list."""
    page = fresh_app
    page.locator('#app [data-do="lobby"][data-arg="always-a-bridesmaid"]').click()
    while page.locator('[data-do="name"]').count() < 5:
        pressable(page, "add-seat").click()
    for seat, name in enumerate(NAMES[:5]):
        page.locator('[data-do="name"]').nth(seat).fill(name)
        page.locator('[data-do="name"]').nth(seat).blur()
    page.locator('[data-do="deal"]').click()
    quicken(page)
    for turn in range(30):
        press_something(page, Rng(turn))
    expect(page.locator("#app")).to_contain_text(NAMES[1])
    nothing_ran(page)
    page.reload()
    until_ready(page)
    # The first screen names whoever is due, which chance decides; the list names all.
    page.locator('[data-do="go"][data-arg="saved"]').click()
    for name in NAMES[:5]:
        expect(page.locator("#app")).to_contain_text(name)
    nothing_ran(page)


def test_hostile_entries_are_only_text(fresh_app: Page) -> None:
    """Titles, names, ids, dates and damage in the storage are shown, never run."""
    page = fresh_app
    record = json.loads(RECORD.read_text())
    for number, name in enumerate(NAMES):
        for seat in record["seats"]:
            seat["name"] = name
        entry = {
            "record": record,
            "title": TITLE if number % 2 else name,
            "changed": name,
            "created": TITLE,
            "about": {"finished": False, "waiting_for": [0]},
        }
        store(page, f'{number}"><py-script>{PYTHON}</py-script>', json.dumps(entry))
    store(page, "torn", f"<script type=py>{PYTHON}</script>")
    page.evaluate(
        "text => localStorage.setItem('table-sixteen/settings', text)",
        json.dumps({"theme": TITLE, "people": NAMES, "pace": TITLE}),
    )
    page.reload()
    until_ready(page)
    nothing_ran(page)
    page.locator('[data-do="go"][data-arg="saved"]').first.click()
    expect(page.locator(".savedlist").first).to_contain_text(TITLE)
    nothing_ran(page)
    for verb in ("rename", "resume"):
        page.locator(f'[data-do="{verb}"]').first.click()
        nothing_ran(page)


def store(page: Page, id: str, text: str) -> None:
    page.evaluate(
        "([id, text]) => localStorage.setItem(`table-sixteen/table/${id}`, text)",
        [id, text],
    )


def test_hostile_files_are_only_text(fresh_app: Page) -> None:
    """Neither the name of a file nor what is in it is run, whether it opens or not."""
    page = fresh_app
    record = json.loads(RECORD.read_text())
    for seat, name in zip(record["seats"], NAMES, strict=False):
        seat["name"] = name
    open_file(page, TITLE + ".json", MARKUP[0])
    told = page.get_by_role("dialog")
    expect(told).to_contain_text(f"{TITLE}.json can’t be opened")
    nothing_ran(page)
    told.locator("[data-do]").last.click()
    open_file(page, NAMES[2], json.dumps(record))
    expect(page.locator("body.p-home")).to_have_count(0)
    expect(page.locator("#app")).to_contain_text(NAMES[2])
    nothing_ran(page)


def open_file(page: Page, name: str, text: str) -> None:
    """Choose a file with this name, from the first screen or the one for links."""
    if page.locator("body.p-home").count():
        page.locator('[data-do="open-link"]').first.click()
    with page.expect_file_chooser() as chooser:
        page.locator('[data-do="open-file"]').first.click()
    file = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    chooser.value.set_files(file)  # type: ignore[arg-type]  # typed too strictly


@pytest.mark.parametrize(
    "ending",
    [
        f"#{MARKUP[0]}",
        f"?{MARKUP[3]}",
        "#<img src=x onerror=ran=1>",
        "#javascript:ran=1",
    ],
)
def test_hostile_addresses_do_nothing(page: Page, site: str, ending: str) -> None:
    """What is written behind the page's address is never run."""
    page.goto(site + ending)
    until_ready(page)
    nothing_ran(page)


@pytest.mark.parametrize("screen", ["saved", "about"])
def test_every_screen_is_taken(fresh_app: Page, screen: str) -> None:
    """The page's own screens are written so that they pass; games prove the tables."""
    page = fresh_app
    page.locator('[data-do="rules"]').first.click()
    expect(page.locator("#app h1")).to_be_visible()
    page.locator('[data-do="back"], [data-do="home"]').first.click()
    page.locator(f'[data-do="go"][data-arg="{screen}"]').first.click()
    expect(page.locator(f"body.p-{screen}")).to_have_count(1)
    nothing_ran(page)


def test_nothing_in_the_site_asks_others(site: str) -> None:
    """Our own files name no address elsewhere but those a person may follow."""
    assert site
    own = [DIST / "index.html", DIST / "pyscript.toml"]
    own += [*DIST.glob("static*/**/interpreter.js"), *DIST.glob("static*/**/*.css")]
    own += (ROOT / "static/js").glob("*")
    own += [*DIST.glob("*.js"), *DIST.glob("*.webmanifest")]
    for path in own:
        text = path.read_text().replace("http://www.w3.org/", "")
        for line in text.splitlines():
            bare = line.split("//", 1)[0] if line.lstrip().startswith("//") else line
            assert "http://" not in bare.replace("http://localhost", "")
            assert "@import" not in bare


def test_a_foreign_host_cannot_even_be_found(browser, tmp_path: Path) -> None:  # noqa: ANN001
    """The browser of these tests knows no name: whatever needs another host fails."""
    with browser.new_context() as context:
        page = context.new_page()
        watch = Watch(page, "http://127.0.0.1")
        with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
            page.goto("https://pyscript.net/")
        assert any("foreign request" in line for line in watch.amiss)
