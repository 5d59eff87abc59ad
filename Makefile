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
# This TypeScript is the native one: it checks types in a quarter of the time, and has no library yet.
tsc := node node_modules/typescript-7/bin/tsc
# A start and a build need the installed packages; tests, checks and make gen also need the tools of test/package.json.
installed := node_modules/.installed
tools := node_modules/.installed-tools
generated := generated/store.routes.ts
site := dist/docs/index.html
pages := dist/web/console/index.html
shop := dist/web/storefront/server.js
service := dist/start/scripts/start.js
generate := sh scripts/generate.sh
contract := $(shell find openapi scripts/generate* src/contract -type f) src/base/activity.ts src/base/calendar.ts src/base/errors.ts \
  src/base/scopes.ts src/base/violations.ts src/http/handler.ts src/http/agents/statuses.ts

guides := $(shell find docs/guides scripts/docs -type f) scripts/docs.ts src/base/errors.ts src/web/ui/tokens.css CHANGELOG.md
web := $(shell find src/web src/client -type f -not -path 'src/web/storefront/*')
service_sources := $(shell find src scripts/build scripts/seed -name '*.ts' -not -path 'src/web/*') \
  $(addprefix scripts/,start.ts seed.ts shops.ts start-page.ts bundle.ts)
shop_sources := $(addprefix src/web/ui/,currencies.ts decimal.ts keys.ts pictures.ts) $(shell find src/web/storefront src/client -type f)

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

# Test files run in parallel, two more than there are processors: they wait now and then. Those that take longest go
# first, so that none is left over for the end. Mocha would run a file twice that two patterns match.
slowest := $(addsuffix .test.ts,$(addprefix test/,web/screens web/empty-store.slow web/storefront/purchase \
  web/storefront/pages web/storefront/writing jobs/kill-worker.slow main/life.slow main/deployment.slow cli/backup.slow cli/contract.slow \
  web/merchant web/customers web/catalogue bad-input console/consent-page cli/developer.slow cli/platform.slow conformance \
  access client/package.slow cli/rotate-keys.slow jobs/mail-lanes.slow apps/bulk-prices apps/dispatch))
test_files := $(sort $(shell find test -name '*.test.ts' -not -path 'test/generators/*'))
all_tests := $(foreach file,$(slowest),$(filter $(file),$(test_files))) $(filter-out $(slowest),$(test_files))
quick_tests := $(filter-out %.slow.test.ts,$(all_tests))
JOBS ?= $(shell n=$$(getconf _NPROCESSORS_ONLN); echo $$((n < 8 ? n + 2 : 8)))
# The seed of what make test leaves out is the day; make test SAMPLE=2026-01-31 leaves out what it did on that day.
SAMPLE ?= $(shell date +%F)
export JOBS

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
test: $(tools) $(if $(FILE),,$(site) $(pages) $(shop)) ## Run the tests on a real PostgreSQL, but for the slow ones, with a sample of the many cases; FILE= and GREP= run some tests whole, NODE=24 takes another version of Node, PARTITIONS=8 divides the tables
ifneq ($(FILE)$(GREP),)
	@sh scripts/test.sh $(or $(FILE),--parallel --jobs $(JOBS) $(all_tests))
else
	@SAMPLE=$(SAMPLE) sh scripts/test.sh --parallel --jobs $(JOBS) $(quick_tests)
endif

.PHONY: test-all
test-all: $(tools) $(site) $(pages) $(shop) ## Run every test with all of its cases, then make test once more in another setting, each day in another one
	@scripts/test-all $(all_tests)

.PHONY: gen
gen: $(tools) ## Make generated/ from the contract in openapi/; WATCH=1 makes it again after every change
	@$(generate)

.PHONY: diff
diff: $(tools) $(generated) ## Tell how the contract differs from that of the last release, and whether callers would break
	@$(node) scripts/diff.ts

.PHONY: release
release: check ## Make a release of what is here: dated in CHANGELOG.md, with its contract kept for later ones to be compared with
	@$(node) scripts/release.ts

.PHONY: operation
operation: $(tools) $(generated) ## Begin an operation: NAME=pinNote METHOD=post PATH=/notes/{id}/pin, and SURFACE=store where it is not apps
	@$(node) scripts/new-operation.ts '$(NAME)' '$(METHOD)' '$(operation_path)' $(SURFACE)

.PHONY: build
build: $(installed) $(generated) ## Make plain JavaScript of the service, its pages and the example shop in dist/, for npm start on a machine without development packages
	@$(node) scripts/build.ts

.PHONY: docs
docs: $(installed) $(generated) ## Write the documentation as a static site to dist/docs, which every surface serves at /docs
	@$(node) scripts/docs.ts

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
client: $(installed) $(generated) ## Build the typed client of the three surfaces as a package, in dist/client
	@$(node) scripts/client.ts

.PHONY: sbom
sbom: $(installed) ## List the packages of this version in dist/sbom.json, as CycloneDX
	@$(node) scripts/sbom.ts

.PHONY: check
check: $(tools) ## Look for a stale generated/, types, SQL, lint and format, import rules, dead code; change nothing
	@$(MAKE) --jobs=2 $(addprefix check-,sql types fresh lint imports dead contract)
	@echo 'generated/ is fresh; types, SQL, lint, format, imports and dead code are clean'

# The parts of make check, two at a time; the longest begins first.
.PHONY: check-fresh check-types check-sql check-lint check-imports check-dead check-contract
# generated/tables.ts is made of the migrations, not of the contract: check-sql compares it.
check-fresh:
	@fresh=$$(mktemp -d); trap 'rm -r "$$fresh"' EXIT; $(generate) "$$fresh" || exit 1; \
	  diff -rq --exclude=tables.ts generated "$$fresh" >/dev/null || { echo 'generated/ is stale: run make gen and commit what it writes'; exit 1; }
check-types:
	@$(tsc) --noEmit
	@$(tsc) -p src/web
	@$(tsc) -p src/web/storefront
check-sql:
	@$(node) scripts/check-sql.ts
check-lint:
	@$(bin)/biome check --error-on-warnings --log-level=warn .
check-imports:
	@$(bin)/depcruise --output-type err src scripts test
check-dead:
	@$(bin)/knip
check-contract:
	@$(node) scripts/diff.ts >/dev/null

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
schema: $(installed) ## Write what the migrations make: src/db/schema.sql, and generated/tables.ts for the compiler
	@$(node) scripts/schema.ts

.PHONY: rotate-keys
rotate-keys: $(installed) ## Seal all secrets in the database of DATABASE_URL with the newest of VAULT_KEYS
	@node bin/storefront.js rotate-keys

.PHONY: bench
bench: $(tools) $(generated) ## Measure the hot paths against a bare server; with SCALE=large reads in a store of 200,000 products
	@$(node) scripts/bench.ts

.PHONY: bench-reports
bench-reports: $(tools) $(generated) ## Measure the reports of a store of a million orders, which takes 3 GB for the time
	@$(node) scripts/bench/reports.ts

.PHONY: bench-import
bench-import: $(tools) $(generated) ## Measure an import of 10,000 products, on a PostgreSQL of its own; PRODUCTS sets their number
	@$(node) scripts/bench/imports.ts

.PHONY: bench-check
bench-check: $(tools) $(generated) ## Measure some of them for a short time, and fail where one has become slower
	@CHECK=true $(node) scripts/bench.ts

.PHONY: torture
torture: $(tools) $(generated) ## Kill processes and restart PostgreSQL under load, and count what was lost
	@exec $(node) scripts/torture.ts

# Whether the packages are installed that package-lock.json names is told by its checksum, which is kept with them: git
# and copies give files times that tell nothing. Where somebody has installed without make, npm's own list tells.
# Two that begin together install once: the second waits for the process that the link names, unless it is gone. Then one
# of those that wait takes its lock away: the one that has the second lock, which is broken after a minute.
# Analytics of packages are none of our users' business, whatever the version of npm.
define install
	@is_fresh() { [ "$$(cat $@ 2>/dev/null)" = "$$(cksum <package-lock.json)" ]; }; \
	  is_fresh && exit; \
	  mkdir -p .data && [ -w .data ] || { echo 'The folder .data cannot be written to.' >&2; exit 1; }; \
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
	  is_fresh && exit; \
	  node scripts/is-installed.js $(2) || { \
	    echo '$(1)'; \
	    SCARF_ANALYTICS=false npm $(3) --no-audit --no-fund --loglevel=error || exit; \
	  }; \
	  cksum <package-lock.json >$@
endef

$(installed): FORCE
	$(call install,Installing packages...,,ci --no-workspaces)

# These are added: a service that runs goes on reading its packages.
$(tools): FORCE | $(installed)
	$(call install,Installing the tools of tests and checks...,test,install --no-save)

.PHONY: FORCE
FORCE:

# git gives all files of a clone times of its own, so they tell nothing: what is as it was committed, contract and
# generated/ together, is fresh, which make check has seen to.
$(generated): $(contract) | $(installed)
	@changed=$$(git status --porcelain -- openapi $(contract) generated 2>&1) && [ -z "$$changed" ] && [ -f $@ ] && touch $@ || \
	  { echo 'Generating code from the contract...'; $(MAKE) $(tools) && $(generate); }

$(pages): $(web) $(generated) $(installed)
	@NODE_ENV=production $(bin)/vite build -c src/web/vite.config.ts --logLevel warn

$(shop): $(shop_sources) $(generated) $(installed)
	@NODE_ENV=production $(bin)/vite build -c src/web/storefront/vite.config.ts
	@NODE_ENV=production $(bin)/vite build -c src/web/storefront/vite.config.ts --ssr

$(service): $(service_sources) $(generated) $(installed)
	@$(node) scripts/bundle.ts

$(site): $(guides) $(generated) $(installed)
	@$(node) scripts/docs.ts
