// Routing: a trie of the contract's paths, and 405 with Allow.

import { Refusal } from '../base/errors.ts'
import type { Route } from './handler.ts'

/** The route of a call, and the values in its path as they are in the URL. */
export interface Match {
  route: Route
  names: string[]
  values: string[]
}

interface Node {
  fixed: Map<string, Node>
  parameter: Node | null
  routes: Map<string, { route: Route; names: string[] }>
}

/**
 * A trie over the contract's paths: a look-up takes as many steps as the path has segments, however many
 * operations there are. It finds the same as the validator's own look-up (test/http/router.test.ts compares
 * them): case is ignored, one trailing slash is allowed, and a fixed segment wins over a parameter. HEAD finds
 * what GET does.
 */
export class Router {
  private readonly root = node()
  private readonly prefix: string[]

  constructor(prefix: string, routes: Route[]) {
    this.prefix = segmentsOf(prefix)
    for (const route of routes) this.add(route)
  }

  /**
   * Finds the route of a call. Throws pathNotFound, or methodNotAllowed, whose data lists the allowed
   * methods.
   */
  find(method: string, url: string): Match {
    const end = url.indexOf('?')
    const segments = segmentsOf(end === -1 ? url : url.slice(0, end))
    const values: string[] = []
    const found = this.startsWithPrefix(segments) && descend(this.root, segments, this.prefix.length, values)
    if (!found) throw new Refusal('pathNotFound')
    const own = found.routes.get(method)
    if (!own) throw new Refusal('methodNotAllowed', { data: { allowed: [...found.routes.keys()] } })
    return { route: own.route, names: own.names, values }
  }

  private startsWithPrefix(segments: string[]): boolean {
    return this.prefix.every((segment, i) => segments[i]?.toLowerCase() === segment)
  }

  private add(route: Route): void {
    const names: string[] = []
    let at = this.root
    for (const segment of segmentsOf(route.path)) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1]
      if (name) {
        names.push(name)
        at.parameter ??= node()
        at = at.parameter
      } else {
        const key = segment.toLowerCase()
        if (!at.fixed.has(key)) at.fixed.set(key, node())
        at = at.fixed.get(key)!
      }
    }
    at.routes.set(route.method.toUpperCase(), { route, names })
    // Node sends no body in a reply to HEAD.
    if (route.method === 'get') at.routes.set('HEAD', { route, names })
  }
}

function node(): Node {
  return { fixed: new Map(), parameter: null, routes: new Map() }
}

function segmentsOf(path: string): string[] {
  const segments = path.split('/')
  segments.shift()
  if (segments.length > 1 && segments.at(-1) === '') segments.pop()
  return segments
}

function descend(at: Node, segments: string[], from: number, values: string[]): Node | null {
  if (from === segments.length) return at.routes.size > 0 ? at : null
  const segment = segments[from]!
  const fixed = at.fixed.get(segment.toLowerCase())
  const found = fixed && descend(fixed, segments, from + 1, values)
  if (found) return found
  if (!at.parameter || segment === '') return null
  values.push(segment)
  const below = descend(at.parameter, segments, from + 1, values)
  if (!below) values.pop()
  return below
}

/**
 * Decodes the path parameters of a match; throws malformedUri. No record's id contains a NUL, and PostgreSQL
 * refuses text with one: it is replaced, so the record is simply not found.
 */
export function pathParamsOf({ names, values }: Match): Record<string, string> {
  return Object.fromEntries(names.map((name, i) => [name, decode(values[i]!)]))
}

function decode(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text).replaceAll('\0', '\uFFFD') : text
  } catch {
    throw new Refusal('malformedUri')
  }
}
