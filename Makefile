# The few commands of Gravecaller; `make` alone lists them. Options go into ARGS: make play ARGS="--port 8080".

PYTHON := $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
VENV := .venv/bin/python

.PHONY: help play test run check bench mutants lock clean

help:  ## list the commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

play: .venv/requirements-play.installed  ## play at a demo table in the browser
	@$(VENV) -m bot play $(ARGS)

test: .venv/requirements-test.installed  ## run every test
	$(VENV) -m pytest --numprocesses auto --dist worksteal $(ARGS)

run: .venv/requirements.installed  ## serve on Discord, with the token from .env
	@$(VENV) -m bot run $(ARGS)

check: .venv/requirements-test.installed  ## lint, formatting, types, and who may import what
	$(VENV) -m ruff check
	$(VENV) -m ruff format --check
	$(VENV) -m mypy
	$(VENV) -m pytest -q tests/test_architecture.py

bench: .venv/requirements-test.installed  ## measure
	$(VENV) -m benchmarks $(ARGS)

mutants: .venv/requirements-test.installed  ## plant slips in rules and engine, and list those that no test sees; takes hours
	$(VENV) -m mutmut run $(ARGS)
	$(VENV) -m mutmut results

lock:  ## compile the lock files anew; needs uv
	$(COMPILE) -o requirements.lock
	$(COMPILE) --extra play -o requirements-play.lock
	$(COMPILE) --extra test -o requirements-test.lock

clean:  ## remove what these commands made, except data
	rm -rf .venv mutants .pytest_cache .mypy_cache .ruff_cache .hypothesis

COMPILE := uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header

# Installs a lock when it has changed, and only then: the next start needs neither time nor network for it.
.venv/%.installed: %.lock | $(VENV)
	$(VENV) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV):
	@test -n "$(PYTHON)" || { echo "Gravecaller needs Python 3.11 or newer, and found none." >&2; exit 2; }
	$(PYTHON) -m venv .venv
