#!/usr/bin/env node
// The command line. Where the packages of developers are installed, the source runs as it is; in a production install,
// what `make build` made of it.
const tsx = await import('tsx/esm/api').catch(() => null)
if (tsx) {
  tsx.register()
  await import('../src/cli/main.ts')
} else {
  process.setSourceMapsEnabled(true)
  await import('../dist/src/cli/main.js').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes('dist/src/cli/main.js')) throw error
    process.stderr.write('storefront: there is no build: run make build first\n')
    process.exitCode = 1
  })
}
