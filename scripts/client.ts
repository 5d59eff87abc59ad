/**
 * `make client`: builds the typed client as a package of plain JavaScript and declarations in dist/client, for
 * browsers and for Node, with nothing else to install.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build } from 'esbuild'

const folder = resolve(process.argv[2] ?? 'dist/client')
const entries = ['store', 'apps', 'console', 'webhooks']
const { version } = JSON.parse(readFileSync('generated/store.json', 'utf8')).info

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await build({
  entryPoints: entries.map((name) => `src/client/${name}.ts`),
  outdir: folder,
  bundle: true,
  splitting: true,
  platform: 'neutral',
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
})
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(declarations()))
execFileSync('node_modules/typescript/bin/tsc', ['-p', join(folder, 'tsconfig.json')], { stdio: 'inherit' })
rmSync(join(folder, 'tsconfig.json'))
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
copyFileSync('src/client/README.md', join(folder, 'README.md'))
for (const name of ['LICENSE', 'CHANGELOG.md']) copyFileSync(name, join(folder, name))
console.log(`${relative('', folder)}/ has the client of version ${version}`)

/** Returns the compiler options for its types: the imports of our sources end in .ts. */
function declarations(): object {
  const compilerOptions = {
    noEmit: false,
    // `make check` has already checked the sources; doing it here would take longer than all the rest.
    noCheck: true,
    emitDeclarationOnly: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: process.cwd(),
    outDir: join(folder, 'types'),
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  }
  const root = join(process.cwd(), 'tsconfig.json')
  return {
    extends: root,
    compilerOptions,
    include: [],
    files: entries.map((name) => join(process.cwd(), `src/client/${name}.ts`)),
  }
}

function manifest(): object {
  const doors = entries.map((name) => [
    `./${name}`,
    { types: `./types/src/client/${name}.d.ts`, default: `./${name}.js` },
  ])
  return {
    name: '@storefront-commerce/client',
    version,
    description: 'The typed client of the Storefront Commerce Service.',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(doors),
    engines: { node: '>=20.19.0' },
  }
}
