# Two commands do everything on a fresh machine: `make play` and `make test`.
# What each target needs is fetched first; stamps in build/ keep it from being done twice.

PYTHON ?= python3
PORT ?= 8016
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest
# As many tests at once as there are processors, twice as many with browsers (e2e/conftest.py);
# a browser each needs some memory.
ABREAST := -n auto --maxprocesses 8 --dist worksteal

SITE_SOURCES := $(shell find engine ui static tools -type f -not -name '*.pyc') \
	index.html pyscript.toml sw.js LICENSE tests/device.py

WITH_CHROMIUM = CHROMIUM="$$($(BIN)/python -m tools.chromium)" && export CHROMIUM &&
WITH_HEADLESS = HEADLESS_CHROMIUM="$$($(BIN)/python -m tools.chromium --headless)" && export HEADLESS_CHROMIUM &&

.PHONY: help play build test check format test-python test-pyodide test-browser bench bench-page bench-start bench-engines bench-bots bench-motion bench-tables shots looks lighthouse arena exploit link-sizes fuzz-links clean

help:
	@echo "make play    build the site, serve it here and open it"
	@echo "make test    check, then all tests: Python, Pyodide, browser"
	@echo "make build   write dist/, the complete site"
	@echo "make check   format, lint and types, changing nothing"
	@echo "make format  put the code into its form"
	@echo "make bench   speed of the engine, here and inside Pyodide, and of the page"
	@echo "make bench-start    how long the page takes to start, beside what it is made of"
	@echo "make bench-engines  the same in Firefox and WebKitGTK, installed if that can be done"
	@echo "make bench-bots     how long bots of each level think, in the page"
	@echo "make bench-motion   frames drawn and dropped while cards turn over and guests walk"
	@echo "make bench-tables   how quick the guest book is with 500 tables, and what they take"
	@echo "make shots   pictures of every screen in every window, theme and language"
	@echo "make looks   take the main screens' pictures anew that e2e/test_looks.py compares"
	@echo "make lighthouse  what Lighthouse says of the home page and both tables; installs it"
	@echo "make arena   bots against bots, for hours: goes on where it stopped, writes docs/bots.md"
	@echo "make exploit search for simple opponents that beat the best of the bridesmaids"
	@echo "make link-sizes     how long links are, against what can't be shorter"
	@echo "make fuzz-links     a hundred thousand links that were tampered with, and the worst there are"
	@echo "make fuzz    a million texts for all that reads what comes from outside, led by what they reach"
	@echo "make golden  whole games, view by view, written anew"
	@echo "make same    the same bytes on every Python to be had, and in Pyodide"
	@echo "make hunt    the laws tried for long"
	@echo "make soak    tabs killed, files lost, hundreds of games and tables in one page, for hours"
	@echo "make engines whole games in Chromium, Firefox and WebKitGTK"
	@echo "make load    what a visit costs a host: nginx on one core"
	@echo "make sbom    what the site ships and what builds it, as CycloneDX"
	@echo "make reproducible  two builds in different places, byte by byte"
	@echo "make clean   remove what was built and fetched"

play: dist/index.html
	@$(PYTHON) -m tools.serve --port $(PORT) --quiet

build: dist/index.html

test: check test-python test-pyodide test-browser

check: build/python.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: build/python.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

test-python: build/python.stamp build/node.stamp
	$(PYTEST) tests $(ABREAST)

test-pyodide: build/python.stamp build/node.stamp
	node tools/pyodide_tests.mjs "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"

test-browser: build/python.stamp dist/index.html
	$(WITH_HEADLESS) $(WITH_CHROMIUM) \
		$(PYTEST) e2e -m "not alone" $(ABREAST) && $(PYTEST) e2e -m alone

bench: build/node.stamp
	$(PYTHON) -m engine bench
	node tools/pyodide_bench.mjs
	@if [ -f e2e/bench_page.py ]; then $(MAKE) bench-page; fi

bench-page: build/python.stamp dist/index.html
	$(WITH_CHROMIUM) $(BIN)/python -m e2e.bench_page

bench-bots: build/python.stamp dist/index.html
	$(WITH_CHROMIUM) $(BIN)/python -m e2e.bench_bots $(BENCH)

bench-motion: build/python.stamp dist/index.html
	$(WITH_CHROMIUM) $(BIN)/python -m e2e.bench_motion $(BENCH)

bench-tables: build/python.stamp dist/index.html
	$(WITH_CHROMIUM) $(BIN)/python -m e2e.bench_tables $(BENCH)

shots: build/python.stamp build/node.stamp dist/index.html
	$(WITH_HEADLESS) $(WITH_CHROMIUM) $(BIN)/python -m e2e.shots $(SHOTS)

looks: build/python.stamp build/node.stamp dist/index.html
	$(WITH_HEADLESS) $(WITH_CHROMIUM) $(BIN)/python -m e2e.looks

# Lighthouse is large, and only this needs it: it has a folder of its own
lighthouse: build/python.stamp build/lighthouse.stamp dist/index.html
	$(WITH_CHROMIUM) $(BIN)/python -m e2e.lighthouse

build/lighthouse.stamp: e2e/lighthouse/package.json e2e/lighthouse/package-lock.json
	npm ci --prefix e2e/lighthouse
	@mkdir -p build && touch $@

arena:
	$(PYTHON) -m tools.arena $(ARENA)

exploit:
	@mkdir -p build
	$(PYTHON) -m tools.exploit $(EXPLOIT) > build/exploit.json
	$(PYTHON) -m tools.arena --exploit build/exploit.json

link-sizes:
	$(PYTHON) -m tools.link_sizes

fuzz-links:
	$(PYTHON) -m tools.fuzz_links
	$(PYTHON) -m tools.hostile_links

bench-engines: build/python.stamp dist/index.html
	$(BIN)/python -m e2e.engines --install $(BENCH)

bench-start: build/python.stamp dist/index.html
	$(WITH_CHROMIUM) $(BIN)/python -m e2e.bench_start $(BENCH)

dist/index.html: build/node.stamp build/python.stamp $(SITE_SOURCES)
	$(BIN)/python -m tools.build

build/node.stamp: package.json package-lock.json .npmrc
	@node -e 'if (parseInt(process.versions.node) < 20) { console.error("Node 20 or newer is needed, this is " + process.version); process.exit(1) }'
	npm ci
	@mkdir -p build && touch $@

build/python.stamp: requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is " + sys.version)'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@mkdir -p build && touch $@

clean:
	rm -rf build dist node_modules e2e/lighthouse/node_modules $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: golden same hunt
# Whole games, view by view, written anew: `git diff` shows what became different
golden: build/python.stamp
	$(BIN)/python -m tests.golden

# The same bytes for 500 games on every Python to be had here, and in Pyodide
same: build/node.stamp
	$(PYTHON) -m tools.same $(SAME)

# The laws tried for long: forty times as many games as in the usual run
hunt: build/python.stamp
	HYPOTHESIS_PROFILE=hunt $(PYTEST) tests -k "laws or by_the_book or secrets"

# The hunt's own tool is a large one, and only this needs it: it comes when it is asked for
.PHONY: fuzz
fuzz: build/fuzz.stamp
	$(BIN)/python -m tools.fuzz $(FUZZ)

build/fuzz.stamp: build/python.stamp requirements-fuzz.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-fuzz.txt
	@touch $@

# What shows that nothing breaks it: docs/dependencies.md, docs/hosting.md, docs/engines.md.
.PHONY: sbom reproducible engines load soak

# The tool is needed for nothing else: it has an environment of its own
sbom: build/python.stamp build/node.stamp build/sbom.stamp
	$(BIN)/python -m tools.sbom

build/sbom.stamp: tools/sbom/requirements.txt
	@mkdir -p build
	$(PYTHON) -m venv build/sbom-venv
	build/sbom-venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r tools/sbom/requirements.txt
	@touch $@

reproducible:
	$(PYTHON) -m tools.reproducible

engines: build/python.stamp dist/index.html
	$(PYTEST) e2e/in_engines.py -s

load: build/python.stamp dist/index.html
	$(BIN)/python -m e2e.load $(BENCH)

# Hours; SOAK=0.1 does a tenth
soak: build/python.stamp dist/index.html
	export SOAK && $(WITH_HEADLESS) $(WITH_CHROMIUM) $(PYTEST) e2e/soak.py -s
