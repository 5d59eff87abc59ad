# Makes generated/, or the given folder, from the contract in openapi/. The generator is bundled first: tsx takes as
# long to load it as it takes to run. With WATCH it keeps running, and restarts (75) when one of its own modules changes.
made=.data/generate-$$
trap 'rm -rf "$made"' EXIT
trap 'exit 130' INT TERM
status=75
while [ "$status" = 75 ]; do
  status=0
  rm -rf "$made"
  node_modules/.bin/esbuild scripts/generate.ts scripts/generate/types-process.ts --bundle --splitting \
    --packages=external --platform=node --format=esm --log-level=warning --outdir="$made" &&
    node "$made/generate.js" "$@" || status=$?
done
exit "$status"
