# Everything a newcomer needs: `make test` sets up and runs all tests.
# An environment of its own in .venv, from locked versions; nothing else is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check -q --timeout 8 --retries 15
CATALOGUES := $(wildcard games/locale/*/LC_MESSAGES/django.po games/*/locale/*/LC_MESSAGES/django.po)

.PHONY: help setup test lint bench campaign lock clean

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

setup: $(VENV)/.ready $(CATALOGUES:.po=.mo)  ## make the environment in .venv

$(VENV)/.ready: requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12 …")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the locked packages into $(VENV) …"
	@$(PIP) install --require-hashes -r requirements.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

%.mo: %.po $(VENV)/.ready
	@$(BIN)/pybabel -q compile -i $< -o $@

lint: setup  ## ruff and mypy
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

test: lint  ## set up, check, and run every test
	@$(BIN)/python -m pytest -n auto

bench: setup  ## engine speed as ratios against a peer in the same run
	@$(PIP) install --require-hashes -r requirements-bench.txt
	@$(BIN)/python -m bench

campaign: setup  ## the long random games (an hour or more on two cores)
	@$(BIN)/python -m games.campaign

lock: $(VENV)/.ready  ## resolve and pin the versions anew
	@$(PIP) install uv
	@$(BIN)/uv -q pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --no-header -o requirements.txt
	@$(BIN)/uv -q pip compile pyproject.toml --group bench --universal --python-version 3.11 --generate-hashes --no-header -c requirements.txt -o requirements-bench.txt

clean:  ## remove the environment and everything built
	rm -rf $(VENV) build .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
	find games -name '*.mo' -delete
