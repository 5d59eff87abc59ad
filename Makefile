# Everything a developer types. Node (20.19, 22 or 24), make and git are all that must be there.
SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# The PATH of make operation is that of an operation, and commands still need the other one: where it comes from differs
# between systems and versions of make.
ifeq ($(origin PATH),command line)
operation_path := $(value PATH)
override PATH := $(shell given=$$PATH; PATH=/usr/bin:/bin; [ -r /proc/$$PPID/environ ] && \
  tr '\0' '\n' </proc/$$PPID/environ | sed -n 's/^PATH=//p' || echo "$$given")
endif

# NODE=24 runs everything on that version of Node, which npm brings.
ifneq ($(filter 20 20.% 22 22.% 24 24.%,$(NODE)),)
export PATH := $(or $(shell npm exec --yes --package=node@$(NODE) -- node -p 'path.dirname(process.execPath)'),$(error npm has no Node $(NODE))):$(PATH)
endif
node := node --import tsx
bin := node_modules/.bin
# A start and a build need the installed packages; tests, checks and make gen also need the tools of test/package.json.
installed := node_modules/.package-lock.json
tools := node_modules/.tools
generated := generated/store.routes.ts
site := dist/docs/index.html
pages := dist/web/console/index.html
shop := dist/web/storefront/server.js
service := dist/start/scripts/start.js
generate := sh scripts/generate.sh
contract := $(shell find openapi scripts/generate* src/contract -type f) src/base/activity.ts src/base/errors.ts src/base/scopes.ts \
  src/http/violations.ts src/services/shared/calendar.ts

guides := $(shell find docs/guides scripts/docs -type f) scripts/docs.ts src/base/errors.ts CHANGELOG.md
web := $(shell find src/web src/client -type f -not -path 'src/web/storefront/*')
service_sources := $(shell find src scripts/build scripts/seed -name '*.ts' -not -path 'src/web/*') \
  $(addprefix scripts/,start.ts seed.ts shops.ts welcome.ts bundle.ts)
shop_sources := $(addprefix src/web/ui/,currencies.ts decimal.ts pictures.ts) $(shell find src/web/storefront src/client -type f)

# The settings that a developer's own machine may have and production may not: e-mails in a mailbox, a sandbox that
# charges cards, webhooks to receivers on this machine, and as many sign-in codes as it takes to play make demo again and again.
start demo dev debug: export NODE_ENV ?= development
start demo dev debug: export SANDBOX ?= true
start demo dev debug: export ALLOW_PRIVATE_WEBHOOKS ?= true
# The example shop runs on this machine, and says for whom it calls.
start dev debug: export TRUST_PROXY ?= loopback
ifeq ($(SMTP_URL)$(SMTP_URL_FILE),)
start demo dev debug: export MAILBOX ?= true
endif
start demo dev debug: export CODES_PER_HOUR_AND_ADDRESS ?= 1000
start demo dev debug: export CODES_PER_HOUR_AND_IP ?= 1000
start demo dev debug: export CODES_PER_DAY_AND_ADDRESS ?= 10000

# Test files run in parallel, two more than there are processors: they wait now and then. Those that took longer than 25 s
# go first, so that none is left over for the end. Mocha would run a file twice that two patterns match.
slowest := $(addsuffix .test.ts,$(addprefix test/,web/screens web/storefront/purchase apps/bulk-prices web/storefront/pages \
  jobs/kill-worker web/merchant cli/developer jobs/mail-lanes db/lock-order db/digital-plans bad-input jobs/kill-renewals \
  cli/contract web/customers web/catalogue web/storefront/review web/sign-in main/life db/order-plans cli/platform \
  apps/dispatch cli/doctor db/plans))
test_files := $(sort $(shell find test -name '*.test.ts' -not -path 'test/generators/*'))
all_tests := $(foreach file,$(slowest),$(filter $(file),$(test_files))) $(filter-out $(slowest),$(test_files))
JOBS ?= $(shell n=$$(getconf _NPROCESSORS_ONLN); echo $$((n < 8 ? n + 2 : 8)))

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: start
start: $(installed) ## Run the whole service: PostgreSQL, demo stores, the three APIs and the worker
	@$(MAKE) --silent --jobs=4 $(generated) $(site) $(pages) $(shop) $(service)
	@exec node --enable-source-maps $(service)

.PHONY: demo
demo: $(installed) $(generated) $(site) ## Play a whole purchase and a look around against the running service, or one of its own
	@exec $(node) scripts/demo.ts

.PHONY: dev
dev: $(tools) $(site) $(pages) $(shop) ## Run the whole service, and start it again when code or contract change
	@exec $(bin)/tsx watch --clear-screen=false --include 'openapi/**/*.yaml' --include 'src/**/*.sql' --exclude 'generated/**' --exclude 'src/web/**' scripts/dev.ts

.PHONY: debug
debug: $(tools) $(generated) $(site) $(pages) $(shop) ## Run the service, or the tests of FILE=, under the inspector (chrome://inspect, or an editor)
ifdef FILE
	@exec $(bin)/mocha --node-option inspect-brk $(FILE) $${GREP:+--fgrep "$$GREP"}
else
	@exec node --inspect --import tsx scripts/start.ts
endif

.PHONY: web
web: $(installed) $(generated) ## Show the pages of src/web while they are written, beside a service that runs (make start or make dev)
	@exec $(bin)/vite -c src/web/vite.config.ts

.PHONY: pictures
pictures: $(tools) ## Take pictures of every screen of the console and of the example shops that make start runs, to dist/pictures
	@$(node) scripts/pictures.ts

.PHONY: paint
paint: $(tools) ## Measure when the pages of the console and the example shops that make start runs have their largest content, on a slowed processor
	@$(node) scripts/paint.ts

.PHONY: storefront
storefront: $(installed) $(generated) $(shop) ## Run the example shop of each store at http://<slug>.localhost:4020, beside a service that runs
	@exec node --enable-source-maps $(shop)

.PHONY: psql
psql: ## Open psql on the database of DATABASE_URL, or on that of the service that runs here
	@sh scripts/psql.sh

.PHONY: test
test: $(tools) $(site) $(pages) $(shop) ## Run all tests on a real PostgreSQL, a process's own or that of TEST_DATABASE_URL; FILE= and GREP= pick some, NODE=24 takes another version of Node, PARTITIONS=8 divides the tables
ifneq ($(FILE)$(GREP),)
	@$(bin)/mocha $(or $(FILE),--parallel --jobs $(JOBS) $(all_tests)) $${GREP:+--fgrep "$$GREP"}
else
	@CONTRACT_COVERAGE=1 $(bin)/mocha --parallel --jobs $(JOBS) $(all_tests)
endif

.PHONY: gen
gen: $(tools) ## Make generated/ from the contract in openapi/; WATCH=1 makes it again after every change
	@$(generate)

.PHONY: diff
diff: $(tools) $(generated) ## Tell how the contract differs from that of the last release, and whether callers would break
	@$(node) scripts/diff.ts

.PHONY: release
release: check ## Keep the contract as that of a release, with which later ones are compared
	@RELEASE=1 $(node) scripts/diff.ts

.PHONY: operation
operation: $(tools) $(generated) ## Begin an operation: NAME=pinNote METHOD=post PATH=/notes/{id}/pin, and SURFACE=store where it is not apps
	@$(node) scripts/new-operation.ts '$(NAME)' '$(METHOD)' '$(operation_path)' $(SURFACE)

.PHONY: build
build: $(installed) $(generated) ## Make plain JavaScript of the service, its pages and the example shop in dist/, for npm start on a machine without development packages
	@$(node) scripts/build.ts

.PHONY: docs
docs: $(installed) $(generated) ## Write the documentation as a static site to dist/docs, which every surface serves at /docs
	@$(node) scripts/docs.ts

.PHONY: collection
collection: $(installed) $(generated) ## Export every operation with its example for Postman and Bruno, to dist/collection
	@$(node) scripts/collection.ts

.PHONY: generators
generators: $(tools) $(generated) $(site) ## Try the contract with generators of other makers, which npm brings
	@GENERATORS=1 $(bin)/mocha test/generators/*.test.ts

.PHONY: lint-contract
lint-contract: $(tools) $(generated) ## Hold the published contracts against all rules of Redocly and Spectral, which npm brings
	@GENERATORS=1 $(bin)/mocha test/generators/lint.test.ts test/scripts/published.test.ts

.PHONY: mock
mock: $(installed) $(generated) ## Serve the examples of the three surfaces without a database, for front-end work
	@exec $(node) scripts/mock.ts

.PHONY: client
client: $(tools) $(generated) ## Build the typed client of the three surfaces as a package, in dist/client
	@$(node) scripts/client.ts

.PHONY: check
check: $(tools) ## Look for a stale generated/, types, lint and format, import rules, dead code; change nothing
	@fresh=$$(mktemp -d); trap 'rm -r "$$fresh"' EXIT; $(generate) "$$fresh" || exit 1; \
	  diff -rq generated "$$fresh" >/dev/null || { echo 'generated/ is stale: run make gen and commit what it writes'; exit 1; }
	@$(bin)/tsc --noEmit
	@$(bin)/tsc -p src/web
	@$(bin)/tsc -p src/web/storefront
	@$(bin)/biome check --error-on-warnings --log-level=warn .
	@$(bin)/depcruise --output-type err src scripts test
	@$(bin)/knip
	@$(node) scripts/diff.ts >/dev/null
	@echo 'generated/ is fresh; types, lint, format, imports and dead code are clean'

.PHONY: format
format: $(tools) ## Format the code and sort its imports
	@$(bin)/biome check --write .

.PHONY: migrate
migrate: $(installed) ## Bring the database of DATABASE_URL to the newest schema
	@node bin/storefront.js migrate

.PHONY: migration
migration: $(installed) ## Make the next migration: NAME=add_something
	@$(node) scripts/new-migration.ts '$(NAME)'

.PHONY: schema
schema: $(tools) ## Write src/db/schema.sql, what the migrations make
	@WRITE_SCHEMA=1 $(bin)/mocha test/db/schema.test.ts

.PHONY: distribute
distribute: $(installed) ## Print what spreads the database of DATABASE_URL over machines by Citus; RUN=1 runs it
	@$(node) scripts/distribute.ts

.PHONY: rotate-keys
rotate-keys: $(installed) ## Seal all secrets in the database of DATABASE_URL with the newest of VAULT_KEYS
	@node bin/storefront.js rotate-keys

.PHONY: bench
bench: $(tools) $(generated) ## Measure the hot paths against a bare server; with SCALE=large reads in a store of 200,000 products
	@$(node) scripts/bench.ts

.PHONY: bench-check
bench-check: $(tools) $(generated) ## Measure some of them for a short time, and fail where one has become slower
	@CHECK=true $(node) scripts/bench.ts

.PHONY: torture
torture: $(tools) $(generated) ## Kill processes and restart PostgreSQL under load, and count what was lost
	@exec $(node) scripts/torture.ts

# Two that begin together install once: the second waits for the process that the link names, unless it is gone. Then one
# of those that wait takes its lock away: the one that has the second lock, which is broken after a minute.
# Analytics of packages are none of our users' business, whatever the version of npm.
define install
	@mkdir -p .data && [ -w .data ] || { echo 'The folder .data cannot be written to.' >&2; exit 1; }; \
	  lock=.data/installing; \
	  until ln -s $$$$ $$lock 2>/dev/null; do \
	    holder=$$(readlink $$lock) || continue; \
	    if ! kill -0 $$holder 2>/dev/null && ln -s $$$$ $$lock-broken 2>/dev/null; then \
	      [ "$$(readlink $$lock)" != $$holder ] || rm -f $$lock; \
	      rm -f $$lock-broken; \
	    fi; \
	    find .data -name installing-broken -mmin +1 -exec rm -f {} +; \
	    sleep 1; \
	  done; \
	  trap "rm -f $$lock" EXIT; \
	  [ $@ -nt $< ] && exit; \
	  echo '$(1)'; \
	  SCARF_ANALYTICS=false npm $(2) --no-audit --no-fund --loglevel=error && touch $@
endef

$(installed): package-lock.json
	$(call install,Installing packages...,ci --no-workspaces)

# These are added: a service that runs goes on reading its packages.
$(tools): package-lock.json | $(installed)
	$(call install,Installing the tools of tests and checks...,install --no-save)

# git gives all files of a clone times of its own, so they tell nothing: what is as it was committed, contract and
# generated/ together, is fresh, which make check has seen to.
$(generated): $(contract) | $(installed)
	@changed=$$(git status --porcelain -- openapi $(contract) generated 2>&1) && [ -z "$$changed" ] && [ -f $@ ] && touch $@ || \
	  { echo 'Generating code from the contract...'; $(MAKE) $(tools) && $(generate); }

$(pages): $(web) $(generated) package-lock.json | $(installed)
	@NODE_ENV=production $(bin)/vite build -c src/web/vite.config.ts --logLevel warn

$(shop): $(shop_sources) $(generated) package-lock.json | $(installed)
	@NODE_ENV=production $(bin)/vite build -c src/web/storefront/vite.config.ts
	@NODE_ENV=production $(bin)/vite build -c src/web/storefront/vite.config.ts --ssr

$(service): $(service_sources) $(generated) package-lock.json | $(installed)
	@$(node) scripts/bundle.ts

$(site): $(guides) $(generated) package-lock.json | $(installed)
	@$(node) scripts/docs.ts
