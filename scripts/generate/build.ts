import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { BaseResolver, type Config, lintDocument, loadConfig, Source } from '@redocly/openapi-core'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import {
  type Document,
  operationsOf,
  type Parameter,
  type SurfaceName,
  successesOf,
  surfaces,
} from './contract.ts'
import { expand } from './expand.ts'
import { type Problem, readSources, type Sources } from './origins.ts'
import { routesFile } from './routes.ts'
import { published, sourceRules } from './rules.ts'

const banner = '// Written by `make gen` from openapi/. Change the contract, not this file.\n'

/**
 * Makes the contracts in the folder `to`, and the code that is derived from them, of the sources in `from`. Where
 * anything is wrong with a source, returns that and writes nothing.
 */
export async function build(from: string, to: string): Promise<Problem[]> {
  const t0 = performance.now()
  const lap = (n: string) => process.env.LAP && console.error(n, Math.round(performance.now() - t0))
  const config = await loadConfig({ configPath: join(from, 'redocly.yaml') })
  const read = await Promise.all(surfaces.map((surface) => readSources(join(from, `${surface}.yaml`))))
  lap('read')
  const problems: Problem[] = []
  for (const [index, sources] of read.entries()) {
    problems.push(...(await expandAndCheck(surfaces[index]!, sources, config)))
  }
  lap('checked')
  if (problems.length > 0) return distinct(problems)
  const files: [name: string, text: string][] = []
  for (const [index, { contract }] of read.entries())
    files.push(...(await filesOf(surfaces[index]!, contract)))
  lap('files')
  await write(to, files)
  return []
}

/** Adds to a contract what every operation has in common, unless it is not sound. */
async function expandAndCheck(surface: SurfaceName, sources: Sources, config: Config): Promise<Problem[]> {
  const { contract, problems, locate } = sources
  if (problems.length > 0) return problems
  const unsound = sourceRules.flatMap((rule) => [...rule(contract, surface)])
  if (unsound.length > 0) return unsound.map(locate)
  expand(surface, contract)
  return [...published(contract, surface), ...(await lint(contract, config))].map(locate)
}

async function lint(contract: Document, config: Config) {
  const document = { source: new Source('', ''), parsed: contract }
  const found = await lintDocument({ document, config, externalRefResolver: new BaseResolver() })
  return found.map(({ location: [at], message, ruleId }) => ({
    pointer: at!.pointer ?? '#',
    message: `${message.trim()} (${ruleId})`,
  }))
}

/** What two surfaces share is found in both. */
function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  )
}

async function filesOf(surface: SurfaceName, contract: Document): Promise<[name: string, text: string][]> {
  const files: [string, string][] = [
    [`${surface}.json`, `${JSON.stringify(contract, null, 2)}\n`],
    [`${surface}.types.ts`, banner + (await types(contract))],
  ]
  if (surface !== 'webhooks') files.push([`${surface}.routes.ts`, banner + routesFile(surface, contract)])
  return files
}

/**
 * Types what handlers take and return. A query parameter with a default always has a value in a handler, so it is typed
 * as required; failures and headers are the pipeline's and not typed.
 */
async function types(contract: Document): Promise<string> {
  const { paths, components, ...others } = structuredClone(contract)
  const { schemas, parameters = {} } = components!
  const typed = { ...others, paths, components: { schemas, parameters } }
  for (const { operation } of operationsOf(typed)) {
    operation.responses = Object.fromEntries(
      successesOf(operation).map(([status, { headers, ...response }]) => [status, response]),
    )
    requireDefaults(operation.parameters ?? [])
  }
  requireDefaults(Object.values(parameters))
  return astToString(await openapiTS(typed as unknown as OpenAPI3))
}

function requireDefaults(parameters: Parameter[]): void {
  for (const parameter of parameters) {
    if (parameter.in === 'query' && parameter.schema?.default !== undefined) parameter.required = true
  }
}

/** All of the files or none: they are written elsewhere first, and then moved. */
async function write(to: string, files: [name: string, text: string][]): Promise<void> {
  await mkdir(to, { recursive: true })
  const waiting = await mkdtemp(join(dirname(to), `.${basename(to)}-`))
  try {
    for (const [name, text] of files) await writeFile(join(waiting, name), text)
    for (const [name] of files) await rename(join(waiting, name), join(to, name))
  } finally {
    await rm(waiting, { recursive: true })
  }
}
