import { relative } from 'node:path'
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  type Document as Parsed,
  type Source,
  unescapePointerFragment,
  YamlParseError,
} from '@redocly/openapi-core'
import { below, type Document } from './contract.ts'

/** What is wrong with the contract, and where its author wrote it. */
export interface Problem {
  file: string
  line: number
  column: number
  /** The operation, or the shared part, that the author has to look at. */
  subject: string
  message: string
}

/** What a rule found. The pointer leads through the contract as it is while the rule looks at it. */
export interface Finding {
  pointer: string
  message: string
}

/** Where an object was written. */
interface Origin {
  source: Source
  pointer: string
  subject: string
}

/** The contract of one surface in one piece, and the way back from any part of it to its author's line. */
export interface Sources {
  contract: Document
  problems: Problem[]
  locate: (finding: Finding) => Problem
}

/** Reads the index of a surface and every file that it refers to. */
export async function readSources(file: string): Promise<Sources> {
  const resolver = new RememberingResolver()
  const config = await createConfig({})
  try {
    const { bundle: bundled, problems } = await bundle({ ref: file, config, externalRefResolver: resolver })
    const origins = new WeakMap<object, Origin>()
    const contract = copy(bundled.parsed, resolver.origins, origins) as Document
    return {
      contract,
      problems: problems.map(({ location, message }) => resolver.problemAt(location[0]!, message)),
      locate: ({ pointer, message }) => problemAt(originOf(contract, origins, pointer), message),
    }
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error
    const { source, line, col, message } = error
    const at = { file: relative('', source.absoluteRef), line, column: col, subject: '' }
    return { contract: {} as Document, problems: [{ ...at, message }], locate: () => ({ ...at, message }) }
  }
}

/** Remembers of every object in the files that it reads where it was written. */
class RememberingResolver extends BaseResolver {
  readonly origins = new WeakMap<object, Origin>()
  readonly #parsed = new Map<string, unknown>()

  override parseDocument(source: Source, isRoot?: boolean): Parsed {
    const document = super.parseDocument(source, isRoot)
    this.#parsed.set(source.absoluteRef, document.parsed)
    this.#remember(document.parsed, { source, pointer: '#', subject: '' })
    return document
  }

  #remember(node: unknown, { source, pointer, subject }: Origin): void {
    if (!isObject(node) || this.origins.has(node)) return
    const own = { source, pointer, subject: (node.operationId as string) ?? (subject || sharedPart(pointer)) }
    this.origins.set(node, own)
    for (const [key, value] of Object.entries(node))
      this.#remember(value, { ...own, pointer: below(pointer, key) })
  }

  /** A problem that the bundler found in a source. */
  problemAt({ source, pointer = '#' }: { source: Source; pointer?: string }, message: string): Problem {
    const parsed = this.#parsed.get(source.absoluteRef)
    const { subject } = originOf(parsed, this.origins, pointer)
    return problemAt({ source, pointer, subject }, message)
  }
}

/** A copy in which nothing stands twice, however often YAML or the bundler refer to it: it will be changed. */
function copy(node: unknown, from: WeakMap<object, Origin>, to: WeakMap<object, Origin>): unknown {
  if (!isObject(node)) return node
  const made: unknown = Array.isArray(node)
    ? node.map((item) => copy(item, from, to))
    : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, copy(value, from, to)]))
  const origin = from.get(node)
  if (origin) to.set(made as object, origin)
  return made
}

/** The origin of the innermost object on the way that somebody wrote, and what of the way is left below it. */
function originOf(root: unknown, origins: WeakMap<object, Origin>, pointer: string): Origin {
  let node = root
  let origin = origins.get(root as object)!
  for (const step of pointer.split('/').slice(1)) {
    const key = unescapePointerFragment(step)
    node = isObject(node) ? node[key] : undefined
    origin = (isObject(node) && origins.get(node)) || {
      ...origin,
      pointer: below(origin.pointer, key),
    }
  }
  return origin
}

function problemAt({ source, pointer, subject }: Origin, message: string): Problem {
  const { start } = getLineColLocation({ source, pointer, reportOnKey: true })
  return { file: relative('', source.absoluteRef), line: start.line, column: start.col, subject, message }
}

/** `schema Order` for what is written below `schemas:` of a file. */
function sharedPart(pointer: string): string {
  const [, kind, name] = /^#(?:\/components)?\/(schema|parameter)s\/([^/]+)$/.exec(pointer) ?? []
  return kind ? `${kind} ${name}` : ''
}

export function isObject(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null
}
