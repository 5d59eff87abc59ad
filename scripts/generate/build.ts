import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { BaseResolver, type Config, lintDocument, loadConfig, Source } from '@redocly/openapi-core'
import { clientFile } from './client.ts'
import { type Document, type SurfaceName, surfaces } from './contract.ts'
import { exampleRules, examplesFit } from './examples.ts'
import { expand } from './expand.ts'
import { addFailures } from './failures.ts'
import { type Finding, type Problem, readSources, type Sources } from './origins.ts'
import { routesFile } from './routes.ts'
import { publishedFindings, sourceFindings } from './rules.ts'
import { startTyping } from './types.ts'
import { addWebhooks } from './webhooks.ts'

const banner = '// Written by `make gen` from openapi/. Change the contract, not this file.\n'

/**
 * Builds the contracts, and the code derived from them, from the sources in `from` into the folder `to`.
 * Returns the problems of the sources; if there are any, it writes nothing.
 */
export async function build(from: string, to: string): Promise<Problem[]> {
  const typing = startTyping()
  try {
    const configPath = join(from, 'redocly.yaml')
    const [config, quick] = await Promise.all([loadConfig({ configPath }), loadConfig({ configPath })])
    quick.skipRules(exampleRules)
    const all: Surface[] = []
    for (const name of surfaces) {
      const surface = await readSurface(from, name)
      all.push(surface)
      if (surface.problems.length > 0) continue
      expand(name, surface.contract)
      surface.types = typing.typesOf(surface.contract)
    }
    const unsound = all.flatMap(({ problems }) => problems)
    if (unsound.length > 0) return inOrder(unsound)
    const contractOf = (name: SurfaceName) => all[surfaces.indexOf(name)]!.contract
    addWebhooks(contractOf('apps'), contractOf('webhooks'))
    const problems: Problem[] = []
    for (const { name, contract, locate } of all) {
      // The replies that src/errors.ts determines are sound for every operation or for none, and they are
      // most of the text to lint: test/scripts/generate.test.ts lints them.
      const found = await lint(contract, examplesFit(contract) ? quick : config)
      if (name !== 'webhooks') addFailures(name, contract)
      problems.push(...[...found, ...publishedFindings(contract)].map(locate))
    }
    if (problems.length > 0) return inOrder(problems)
    await write(to, (await Promise.all(all.map(filesOf))).flat())
    return []
  } finally {
    typing.stop()
  }
}

interface Surface extends Sources {
  name: SurfaceName
  /** Made while the contract is looked at. */
  types?: Promise<string | undefined>
}

async function readSurface(from: string, name: SurfaceName): Promise<Surface> {
  const sources = await readSources(join(from, `${name}.yaml`))
  const { problems, contract, locate } = sources
  return {
    name,
    ...sources,
    problems: problems.length > 0 ? problems : sourceFindings(contract, name).map(locate),
  }
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

async function filesOf({ name, contract, types }: Surface): Promise<[file: string, text: string][]> {
  const typed = await types
  if (typed === undefined) throw new Error(`the types of ${name} could not be made`)
  const files: [string, string][] = [
    [`${name}.json`, `${JSON.stringify(contract, null, 2)}\n`],
    [`${name}.types.ts`, banner + typed],
  ]
  if (name !== 'webhooks') {
    files.push([`${name}.routes.ts`, banner + routesFile(name, contract)])
    files.push([`${name}.client.ts`, banner + clientFile(name, contract)])
  }
  return files
}

/** Writes all of the files or none: they are written to a temporary folder first, and then moved. */
async function write(to: string, files: [file: string, text: string][]): Promise<void> {
  await mkdir(to, { recursive: true })
  const waiting = await mkdtemp(join(dirname(to), `.${basename(to)}-`))
  try {
    for (const [file, text] of files) await writeFile(join(waiting, file), text)
    for (const [file] of files) await rename(join(waiting, file), join(to, file))
  } finally {
    await rm(waiting, { recursive: true })
  }
}
