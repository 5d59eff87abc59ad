import { relative } from 'node:path'
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  type LocationObject,
  type NormalizedProblem,
  type Document as Parsed,
  type Source,
  unescapePointerFragment,
  YamlParseError,
} from '@redocly/openapi-core'
import { below, type Document } from './contract.ts'

/** A problem of the contract, with its place in the author's files. */
export interface Problem {
  file: string
  line: number
  column: number
  /** The operation or shared part to which the problem belongs. */
  subject: string
  message: string
}

/** The finding of a rule. The pointer leads through the contract as the rule sees it. */
export interface Finding {
  pointer: string
  message: string
}

/** The place in which an object was written. */
interface Origin {
  source: Source
  pointer: string
  subject: string
}

/** The bundled contract of a surface, and the way back from any part of it to its author's line. */
export interface Sources {
  contract: Document
  /** Every file that was read, with its text. */
  texts: Map<string, string>
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
      texts: resolver.texts,
      problems: rootsOf(problems).map(({ location, message }) => resolver.problemAt(location[0]!, message)),
      locate: ({ pointer, message }) => problemAt(originOf(contract, origins, pointer), message),
    }
  } catch (error) {
    // Besides text that is no YAML, the bundler throws for an index that is no OpenAPI document.
    const { message } = error as Error
    const place = error instanceof YamlParseError ? error : null
    const at = {
      file: relative('', place?.source.absoluteRef ?? file),
      line: place?.line ?? 1,
      column: place?.col ?? 1,
      subject: '',
    }
    return {
      contract: {} as Document,
      texts: resolver.texts,
      problems: [{ ...at, message }],
      locate: () => ({ ...at, message }),
    }
  }
}

/** A resolver that records the origin of every object in the files that it reads. */
class RememberingResolver extends BaseResolver {
  readonly origins = new WeakMap<object, Origin>()
  readonly texts = new Map<string, string>()
  readonly #parsed = new Map<string, unknown>()

  override parseDocument(source: Source, isRoot?: boolean): Parsed {
    const document = super.parseDocument(source, isRoot)
    this.texts.set(source.absoluteRef, source.body)
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

  /** Returns a problem that the bundler found in a source. */
  problemAt(location: LocationObject, message: string): Problem {
    if (location.pointer === undefined) {
      const { source, start } = location
      return {
        file: relative('', source.absoluteRef),
        line: start.line,
        column: start.col,
        subject: '',
        message,
      }
    }
    const { source, pointer } = location
    const { subject } = originOf(this.#parsed.get(source.absoluteRef), this.origins, pointer)
    return problemAt({ source, pointer, subject }, message)
  }
}

/**
 * Leaves out what follows from a file that is not YAML: no reference to it resolves. The bundler names such a file by
 * line and column, because nothing in it has a pointer.
 */
function rootsOf(problems: NormalizedProblem[]): NormalizedProblem[] {
  const unreadable = problems.filter(({ location }) => location[0]!.pointer === undefined)
  return unreadable.length > 0 ? unreadable : problems
}

/**
 * Returns a copy in which no object occurs twice, however often YAML or the bundler refer to it: the copy
 * will be changed.
 */
function copy(node: unknown, from: WeakMap<object, Origin>, to: WeakMap<object, Origin>): unknown {
  if (!isObject(node)) return node
  const made: unknown = Array.isArray(node)
    ? node.map((item) => copy(item, from, to))
    : Object.fromEntries(Object.entries(node).map(([key, value]) => [key, copy(value, from, to)]))
  const origin = from.get(node)
  if (origin) to.set(made as object, origin)
  return made
}

/**
 * Returns the origin of the innermost object on the way that an author wrote, extended by the rest of the
 * way.
 */
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
  const { line, col } = placeOf(source, pointer)
  return { file: relative('', source.absoluteRef), line, column: col, subject, message }
}

/** Finds a place in a source. Redocly looks it up by another parser, which throws for some tags, such as `!!binary`. */
function placeOf(source: Source, pointer: string): { line: number; col: number } {
  try {
    return getLineColLocation({ source, pointer, reportOnKey: true }).start
  } catch {
    const line = source.body.split('\n').findIndex((text) => /(?:^|[\s,[{])![!\w]/.test(text)) + 1
    return { line: Math.max(line, 1), col: 1 }
  }
}

/** Returns the name of a shared part, such as `schema Order` for an entry of `schemas:` in a file. */
function sharedPart(pointer: string): string {
  const [, kind, name] = /^#(?:\/components)?\/(schema|parameter)s\/([^/]+)$/.exec(pointer) ?? []
  return kind ? `${kind} ${name}` : ''
}

/** Returns whether a node is an object or an array. */
export function isObject(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null
}
