#!/bin/sh
# Runs these test files with mocha: `sh scripts/test.sh [OPTION of mocha]... FILE...`. esbuild compiles them once, with
# all that they import, so that no process must compile them again when it starts; stacks show the lines of the sources.
set -e
options= files=
for one in "$@"; do
  case $one in *.ts) files="$files $one" ;; *) options="$options $one" ;; esac
done

mkdir -p .data
# A run that is killed leaves this folder, and the next one removes it (test/support/run-folder.ts).
built=.data/built-$$
trap 'rm -rf $built' EXIT
trap 'exit 130' INT TERM
support=test/support
node_modules/.bin/esbuild $files $support/run.ts $support/hooks.ts $support/reporter.ts \
  --bundle --splitting --packages=external --platform=node --format=esm --target=node20 \
  --outbase=. --outdir=$built --sourcemap --sources-content=false --log-level=warning

support=$built/$support
node_modules/.bin/mocha --no-config --exit --timeout 120000 --node-option enable-source-maps,max-semi-space-size=64 \
  --require $support/run.js --require $support/hooks.js --reporter $support/reporter.js \
  $options ${GREP:+--fgrep "$GREP"} \
  $(for file in $files; do echo "$built/${file%.ts}.js"; done)
