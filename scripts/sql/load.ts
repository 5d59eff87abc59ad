import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** A statement as it is sent, and the line of the call that made it. */
export interface Written {
  name: string
  text: string
  /** The names of its parameters, by their places. */
  parameters: string[]
  file: string
  line: number
}

/** Notes for each statement where it is made, which the service itself has no use for. */
const noting = (statements: string) => `
  import { statements } from ${JSON.stringify(statements)}
  export const written = []
  const set = statements.set
  statements.set = (name, prepared) => {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 30
    written.push({ name, prepared, stack: new Error().stack })
    Error.stackTraceLimit = stackTraceLimit
    return set.call(statements, name, prepared)
  }`

/** Loads the files, which make their statements as they are loaded, and returns these. */
export async function loadStatements(files: string[]): Promise<Written[]> {
  mkdirSync('.data', { recursive: true })
  // Packages are looked up from where the bundle is.
  const folder = mkdtempSync('.data/statements-')
  try {
    await build({
      stdin: {
        contents: [
          `export { written } from 'noting'`,
          ...files.map((file) => `import ${JSON.stringify(resolve(file))}`),
        ].join('\n'),
        resolveDir: process.cwd(),
      },
      plugins: [
        {
          name: 'noting',
          setup(builder) {
            builder.onResolve({ filter: /^noting$/ }, () => ({ path: 'noting', namespace: 'noting' }))
            builder.onLoad({ filter: /.*/, namespace: 'noting' }, () => ({
              contents: noting(resolve('src/db/statement.ts')),
              resolveDir: process.cwd(),
            }))
          },
        },
      ],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'error',
      outfile: join(folder, 'statements.js'),
    })
    process.setSourceMapsEnabled(true)
    const { written } = await import(pathToFileURL(resolve(folder, 'statements.js')).href)
    return (written as Noted[]).map(toWritten)
  } finally {
    process.setSourceMapsEnabled(false)
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Noted {
  name: string
  prepared: { text: string; bind(values: object): unknown[] }
  stack: string
}

function toWritten({ name, prepared, stack }: Noted): Written {
  const parameters: string[] = []
  prepared.bind(new Proxy({}, { get: (_, key) => parameters.push(String(key)) }))
  const places = Array.from(stack.matchAll(/(?:\(|at )(?:file:\/\/)?(\/[^():]+):(\d+):\d+/g))
  const [, path, line] =
    places.find(([, file]) => !/noting$|statements\.js$|src\/db\/statement\.ts$/.test(file!)) ?? []
  return {
    name,
    text: prepared.text,
    parameters,
    file: relative(process.cwd(), path ?? ''),
    line: Number(line),
  }
}
