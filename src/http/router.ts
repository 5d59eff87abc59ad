// Routing by path and method (find-my-way's radix tree), and 405 with Allow.

import findMyWay from 'find-my-way'
import { Refusal } from '../base/errors.ts'
import type { Route } from './handler.ts'

/** A call's route, and its path values as they are in the URL. */
export interface Match {
  route: Route
  params: Record<string, string | undefined>
}

type Methods = Map<string, Route>

/**
 * Finds a call's route as the validator would, without trying every path (test/http/router.test.ts compares the two):
 * case is ignored, one trailing slash is allowed, and a fixed segment beats a parameter. HEAD matches like GET.
 */
export class Router {
  private readonly paths = findMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    maxParamLength: Number.MAX_SAFE_INTEGER,
  })

  constructor(prefix: string, routes: Route[]) {
    const paths = new Map<string, Methods>()
    for (const route of routes) {
      const methods = paths.get(route.path) ?? new Map()
      paths.set(route.path, methods)
      for (const name of methodsOf(route)) methods.set(name, route)
    }
    // The tree knows only paths, which tells a wrong method from an unknown path.
    for (const [path, methods] of paths)
      this.paths.on('GET', prefix + path.replace(/\{(\w+)\}/g, ':$1'), () => {}, methods)
  }

  /** Finds the route of a call. Throws pathNotFound, or methodNotAllowed, whose data lists the allowed methods. */
  find(method: string, url: string): Match {
    const path = pathOf(url)
    // The tree would accept an empty segment as a parameter's value.
    const found = path.includes('//') ? null : this.paths.find('GET', path)
    if (!found) throw new Refusal('pathNotFound')
    const methods: Methods = found.store
    const route = methods.get(method)
    if (!route) throw new Refusal('methodNotAllowed', { data: { allowed: [...methods.keys()] } })
    return { route, params: found.params }
  }
}

/** Node omits the body of a reply to HEAD. */
function methodsOf({ method }: Route): string[] {
  return method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]
}

/** A malformed URI is refused once the caller is known (`pathParamsOf`), so the tree gets nothing to decode. */
function pathOf(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  return path.includes('%') ? path.replaceAll('%', '%25') : path
}

/**
 * Decodes a match's path parameters; throws malformedUri. No record's id contains a NUL, and PostgreSQL refuses text
 * with one: it is replaced, so the record is simply not found.
 */
export function pathParamsOf({ params }: Match): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value!)]))
}

function decode(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text).replaceAll('\0', '\uFFFD') : text
  } catch {
    throw new Refusal('malformedUri')
  }
}
