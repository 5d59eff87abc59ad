/**
 * `make gen`: openapi/*.yaml → generated/<surface>.json, .types.ts and .routes.ts. It bundles the sources,
 * adds what all operations have in common (expand.ts), lints the result, and derives code from it.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import type { Document } from './contract.ts'
import { expand } from './expand.ts'
import { routesFile } from './routes.ts'

const surfaces = ['store', 'apps', 'console'] as const
const generated = 'generated'
const banner = '// Written by `make gen` from openapi/. Change the contract, not this file.\n'
const run = promisify(execFile)

await generate()

async function generate(): Promise<void> {
  const bundles = await bundle([...surfaces, 'webhooks'])
  for (const [name, contract] of bundles) {
    if (name !== 'webhooks') expand(contract)
    await writeFile(`${generated}/${name}.json`, `${JSON.stringify(contract, null, 2)}\n`)
  }
  await lint()
  for (const [name, contract] of bundles) {
    await writeFile(`${generated}/${name}.types.ts`, banner + (await types(contract)))
    if (name !== 'webhooks') {
      await writeFile(`${generated}/${name}.routes.ts`, banner + routesFile(name, contract))
    }
  }
}

async function bundle(names: string[]): Promise<[string, Document][]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    return await Promise.all(
      names.map(async (name): Promise<[string, Document]> => {
        const file = join(folder, `${name}.json`)
        await redocly('bundle', `openapi/${name}.yaml`, '-o', file)
        return [name, JSON.parse(await readFile(file, 'utf8'))]
      }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function lint(): Promise<void> {
  await redocly('lint', '--config', 'openapi/redocly.yaml', '--format', 'stylish')
}

/** Runs Redocly; its output is shown only if it fails. */
async function redocly(...args: string[]): Promise<void> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  try {
    await run('node_modules/.bin/redocly', args, { env, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    process.stderr.write(`${stdout}${stderr}`)
    process.exit(1)
  }
}

/**
 * Returns the types. A query parameter with a default always has a value in a handler, so it is typed as
 * required.
 */
async function types(contract: Document): Promise<string> {
  const copy = structuredClone(contract)
  for (const parameters of allParameters(copy)) {
    for (const parameter of parameters) {
      if (parameter.in === 'query' && parameter.schema?.default !== undefined) parameter.required = true
    }
  }
  return astToString(await openapiTS(copy as unknown as OpenAPI3))
}

function allParameters(contract: Document) {
  const operations = Object.values(contract.paths ?? {}).flatMap((item) => Object.values(item))
  return [
    Object.values(contract.components?.parameters ?? {}),
    ...operations.map((operation) => operation.parameters ?? []),
  ]
}
