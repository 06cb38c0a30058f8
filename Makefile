# Each target does its own set-up: `make play` in a fresh checkout is enough.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready-for-baobab

.DEFAULT_GOAL := help
.PHONY: help setup build web play terminal serve test check coverage coverage-all bench clean postgres chromium browser-all pictures

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-11s %s\n", $$1, $$2}' Makefile

setup: build ## create .venv, install everything into it, compile

build: $(READY) ## compile kernel, bots and titles, if their sources changed and there is a C compiler
	@$(BIN)/python -m baobab.build --if-possible

web: $(READY) ## build the table for the browser, if its sources changed
	@$(BIN)/python -m tools.web build

play: build web ## open the table and play, in the browser
	@$(BIN)/baobab serve --open

terminal: build ## play in the terminal
	@$(BIN)/baobab play

test: build web postgres chromium ## run all tests
	@$(BIN)/python -m pytest -n 2 --dist worksteal

browser-all: build web chromium ## play in the browser in every language, colour and size
	@BAOBAB_BROWSER=all $(BIN)/python -m pytest -n 2 --dist worksteal tests/browser

# The whole Chromium, where there is one, sets letters more evenly than its headless shell.
pictures: build web chromium ## take the pictures for README and docs
	@CHROMIUM="$$(command -v chromium || command -v chromium-browser || command -v google-chrome)" \
		BAOBAB_PICTURES=docs/pictures $(BIN)/python -m pytest tests/browser/test_pictures.py

serve: build web ## open live tables on this machine, without a browser
	@$(BIN)/baobab serve

# The tests of the table start a PostgreSQL of their own; all they need is the program.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing PostgreSQL for the tests…"; \
			{ apt-get update -qq && apt-get install -y -qq postgresql; } >/dev/null || \
			{ echo "PostgreSQL, which the tests need, could not be installed."; exit 1; }; \
		else echo "The tests need PostgreSQL, and it is not installed (Debian: apt-get install postgresql)."; exit 1; fi

# The tests in a browser use the system's Chromium: its headless shell, where there is one.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing Chromium for the tests…"; \
			{ apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; }; } >/dev/null || \
			{ echo "Chromium, which the tests need, could not be installed."; exit 1; }; \
		else echo "The tests need Chromium, and it is not installed (Debian: apt-get install chromium-headless-shell)."; exit 1; fi

check: $(READY) ## format, lint, types of Python and of the browser's client, clauses cited, states generated, direction of imports
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python -m baobab.clauses --check
	$(BIN)/python -m tools.generate_states --check
	$(BIN)/python -m tools.web check
	$(BIN)/python -m pytest -q tests/project/test_import_directions.py tests/project/test_compiled_style.py

# Compiled code cannot be traced: the rules are measured as they run from their sources.
RULES := src/baobab/kernel/*,src/baobab/titles/*
RULES_FLOOR := 94

coverage: $(READY) ## measure how much of kernel and titles their tests run, and hold it at a floor
	@rm -rf build/coverage
	@BAOBAB_PURE=1 $(BIN)/coverage run -m pytest -q -n 2 --dist worksteal tests/kernel tests/titles
	@$(BIN)/coverage combine -q
	@$(BIN)/coverage report --include='$(RULES)' --fail-under=$(RULES_FLOOR)

coverage-all: coverage ## the same for all of src, with all tests but the browser's; takes several times as long
	@$(BIN)/coverage run -m pytest -q -n 2 --dist worksteal --ignore=tests/browser --ignore=tests/kernel --ignore=tests/titles
	@$(BIN)/coverage combine -q --append
	@$(BIN)/coverage report

bench: build $(READY)-bench ## measure speed, side by side with peers
	@$(BIN)/python -m bench

clean: ## remove everything that was built, but not .venv
	rm -rf build dist src/baobab/_compiled src/baobab/table/static web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml
	@test -n "$(PYTHON)" || { echo "Baobab needs Python 3.11 or newer, and there is no python3 on the PATH."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Baobab needs Python 3.11 or newer, and $(PYTHON) is older; name another with PYTHON=…"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) comes without the venv module; install it (Debian: python3-venv)."; exit 1; }
	@test -x $(BIN)/python || { echo "Creating $(VENV)…"; $(PYTHON) -m venv $(VENV); }
	@echo "Installing what pyproject.toml asks for into $(VENV)…"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,build]'
	@touch $@

$(READY)-bench: $(READY)
	@echo "Installing the peers to compare with…"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@
