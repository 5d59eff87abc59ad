import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BaseResolver,
  type Config,
  createConfig,
  lintDocument,
  loadConfig,
  Source,
} from '@redocly/openapi-core'
import { clientFile } from './client.ts'
import { type Document, operationsOf, type SurfaceName } from './contract.ts'
import { exampleRules, examplesFit } from './examples.ts'
import { expand } from './expand.ts'
import { addFailures } from './failures.ts'
import type { Made } from './memory.ts'
import { type Finding, type Problem, readSources, type Sources } from './origins.ts'
import { addProtocolErrors } from './protocol-errors.ts'
import { routesFile } from './routes.ts'
import { publishedFindings, sourceFindings } from './rules.ts'
import { typesOf } from './types.ts'
import { addWebhooks } from './webhooks.ts'

const banner = '// Written by `make gen` from openapi/. Change the contract, not this file.\n'

/** The sources of a surface, each with its text, and the files that were made of them. */
interface MadeSurface {
  name: SurfaceName
  sources: Map<string, string>
  files: Made
}

/** Makes the files of these surfaces from the sources in a folder, or returns the problems of the sources. */
export async function makeSurfaces(
  from: string,
  names: SurfaceName[],
): Promise<{ problems: Problem[]; made: MadeSurface[] }> {
  const configPath = join(from, 'redocly.yaml')
  const rules = await readFile(configPath, 'utf8')
  const quick = await loadConfig({ configPath })
  quick.skipRules(exampleRules)
  const all = await Promise.all(names.map((name) => readSurface(from, name)))
  for (const surface of all) {
    if (surface.problems.length > 0) continue
    await attempt(surface, () => {
      expand(surface.name, surface.contract)
      surface.types = typesOf(surface.contract)
    })
  }
  if (problemsOf(all).length > 0) return { problems: problemsOf(all), made: [] }
  const [apps, webhooks] = (['apps', 'webhooks'] as const).map((of) => all.find(({ name }) => name === of))
  if (apps && webhooks) addWebhooks(apps.contract, webhooks.contract)
  for (const surface of all) {
    const { name, contract, locate } = surface
    // The replies that src/base/errors.ts determines are sound for every operation or for none, and they are
    // most of the text to lint: test/scripts/published.test.ts lints them.
    const config = (await attempt(surface, () => examplesFit(contract)))
      ? quick
      : await loadConfig({ configPath })
    const found = await lint(contract, config)
    if (name !== 'webhooks') await attempt(surface, () => documentFailures(name, contract))
    surface.problems.push(...[...found, ...publishedFindings(contract)].map(locate))
  }
  if (problemsOf(all).length > 0) return { problems: problemsOf(all), made: [] }
  const made = all.map(async (surface) => ({
    name: surface.name,
    sources: new Map([...surface.texts, [configPath, rules]]),
    files: (await attempt(surface, () => filesOf(surface))) ?? [],
  }))
  const files = await Promise.all(made)
  return { problems: problemsOf(all), made: files }
}

/**
 * Takes a step that the rules have prepared for. If it fails, a rule is missing: it is reported as a problem of the
 * operation that fails on its own, or else of the surface.
 */
async function attempt<T>(surface: Surface, step: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await step()
  } catch (error) {
    surface.problems.push(surface.locate(unforeseen(surface.name, surface.asWritten, error as Error)))
    return undefined
  }
}

function unforeseen(name: SurfaceName, asWritten: Document, { message }: Error): Finding {
  const culprit = operationsOf(asWritten).find(({ path, method, operation }) => {
    const contract = structuredClone({ ...asWritten, paths: { [path]: { [method]: operation } } }) as Document
    try {
      expand(name, contract)
      examplesFit(contract)
      documentFailures(name, contract)
      routesFile(name, contract)
      return false
    } catch {
      return true
    }
  })
  return { pointer: culprit?.pointer ?? '#', message: `cannot be made into code (${message})` }
}

/** Documents how an operation may fail, in the shape of its surface. */
function documentFailures(name: SurfaceName, contract: Document): void {
  if (name === 'agents') addProtocolErrors(contract)
  else addFailures(name, contract)
}

function problemsOf(all: Surface[]): Problem[] {
  return inOrder(all.flatMap(({ problems }) => problems))
}

interface Surface extends Sources {
  name: SurfaceName
  /** The contract before anything was added to it. */
  asWritten: Document
  /** The types, which are made while the contract is looked at. */
  types?: Promise<string>
}

async function readSurface(from: string, name: SurfaceName): Promise<Surface> {
  const sources = await readSources(join(from, `${name}.yaml`))
  const { problems, contract, locate } = sources
  if (problems.length === 0) {
    // Everything else trusts that a contract has the structure of one.
    const misshapen = await lint(contract, await createConfig({ rules: { struct: 'error' } }))
    problems.push(...misshapen.map(locate))
  }
  if (problems.length === 0) problems.push(...sourceFindings(contract, name).map(locate))
  return { name, ...sources, asWritten: structuredClone(contract) }
}

/** Returns the findings of Redocly's rules on a contract. */
export async function lint(contract: Document, config: Config): Promise<Finding[]> {
  const document = { source: new Source('', ''), parsed: contract }
  const found = await lintDocument({ document, config, externalRefResolver: new BaseResolver() })
  return found.map(({ location: [at], message, ruleId }) => ({
    pointer: at!.pointer ?? '#',
    message: `${message.trim()} (${ruleId})`,
  }))
}

/**
 * Sorts problems by file and line and drops repeated ones: a problem in a part that surfaces share is found
 * in each.
 */
function inOrder(problems: Problem[]): Problem[] {
  const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...distinct.values()].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  )
}

async function filesOf({ name, contract, types }: Surface): Promise<Made> {
  const files: Made = [
    [`${name}.json`, `${JSON.stringify(contract, null, 2)}\n`],
    [`${name}.types.ts`, banner + (await types)],
  ]
  if (name !== 'webhooks') {
    files.push([`${name}.routes.ts`, banner + routesFile(name, contract)])
    // Agents have clients of the protocol, whoever the store is.
    if (name !== 'agents') files.push([`${name}.client.ts`, banner + clientFile(name, contract)])
  }
  return files
}
