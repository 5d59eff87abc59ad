import { isDeepStrictEqual } from 'node:util'
import { type Route, type RouteLine, refusalsOfAll, usual } from '../../src/http/handler.ts'
import {
  type ContractEntry,
  callerOf,
  type Document,
  eventsOf,
  groupBy,
  type LocatedOperation,
  type Operation,
  operationsOf,
  pascalCase,
  type SurfaceName,
  scopesOf,
  successOf,
  takesAnyScope,
} from './contract.ts'
import { deprecationOf } from './deprecation.ts'
import { createdBy, etagOf, readerOf } from './records.ts'
import { refusalsOf } from './refusals.ts'

/**
 * Returns the TypeScript of generated/<surface>.routes.ts: one handler interface for each resource, and the
 * route table.
 */
export function routesFile(surface: SurfaceName, contract: Document): string {
  const all = operationsOf(contract)
  const resources = [...groupBy(all, ({ operation }) => operation.tags[0]!)]
  return `import * as context from '../src/http/handler.ts'
import type { operations } from './${surface}.types.ts'

${resources.map(([resource, own]) => handlersInterface(surface, resource, own, contract)).join('\n')}
export interface Handlers {
${resources.map(([resource]) => `  '${resource}': ${interfaceName(resource)}\n`).join('')}}

export const routes = context.routesOf([
${all.map((entry) => `  ${JSON.stringify(line(surface, contract, entry))},\n`).join('')}])
`
}

function interfaceName(resource: string): string {
  return `${pascalCase(resource)}Handlers`
}

function handlersInterface(
  surface: SurfaceName,
  resource: string,
  own: LocatedOperation[],
  contract: Document,
): string {
  const line = (place: LocatedOperation) => {
    const { operationId } = place.operation
    return `  ${operationId}: context.Handler<operations['${operationId}'], ${contexts(surface, contract, place)}>\n`
  }
  return `export interface ${interfaceName(resource)} {\n${own.map(line).join('')}}\n`
}

/** Returns the type of the context that an operation's policy promises to its handler. */
function contexts(surface: SurfaceName, contract: Document, { operation, method }: LocatedOperation): string {
  const parts = [writes(operation, method) ? 'Writing' : 'Reading']
  if (surface === 'apps') parts.push('ByApp')
  if (surface === 'agents') parts.push('InShop', 'ByAgent')
  if (surface === 'store') {
    parts.push(operation['x-shop'] === 'optional' ? 'MaybeInShop' : 'InShop')
    parts.push({ nobody: '', anyone: 'MaybeByShopper', somebody: 'ByShopper' }[callerOf(contract, operation)])
  }
  if (surface === 'console' && callerOf(contract, operation) === 'somebody') parts.push('ByAccount')
  if (needsRecord(operation)) parts.push('Recording')
  return parts
    .filter(Boolean)
    .map((part) => `context.${part}`)
    .join(' & ')
}

function writes(operation: Operation, method: string): boolean {
  return method !== 'get' && operation['x-transaction'] !== 'none'
}

/** Returns whether the handler needs `record`, because the reply does not show the pipeline what changed. */
function needsRecord(operation: Operation): boolean {
  const written = [...eventsOf(operation), operation['x-activity'] ?? []].flat()
  return written.some(({ id }) => id === 'recorded' || operation['x-transaction'] === 'none')
}

/** Returns the entry that the pipeline writes; on the console, the path names the store. */
function entryOf(surface: SurfaceName, { 'x-activity': entry }: Operation): ContractEntry | null {
  if (!entry || entry.id === 'recorded') return null
  return surface === 'console' ? { store: 'params.storeId', ...entry } : entry
}

/** Returns the line of a route: what differs from the usual. */
function line(surface: SurfaceName, contract: Document, place: LocatedOperation): RouteLine {
  const all: Route = route(surface, contract, place)
  const own = Object.entries(all).filter(
    ([name, value]) => !isDeepStrictEqual(value, (usual as Partial<Record<string, unknown>>)[name]),
  )
  const refusals = all.refusals.filter((name) => !(refusalsOfAll as readonly string[]).includes(name))
  return { ...(Object.fromEntries(own) as RouteLine), refusals }
}

function route(surface: SurfaceName, contract: Document, place: LocatedOperation): Route {
  const { path, method, operation } = place
  const { status, response } = successOf(operation)
  const content = Object.keys(operation.requestBody?.content ?? {})[0]
  return {
    operationId: operation.operationId,
    resource: operation.tags[0]!,
    method,
    path,
    caller: callerOf(contract, operation),
    capability: operation['x-capability'] ?? null,
    scopes: scopesOf(contract, operation),
    anyScope: takesAnyScope(contract, operation),
    guests: operation['x-guest'] !== 'refused',
    recentSignIn: operation['x-recent-sign-in'] ?? false,
    shop: surface === 'agents' || (surface === 'store' && operation['x-shop'] !== 'optional'),
    status,
    message: response.description,
    messageWhen: operation['x-message-when'] ?? null,
    media: Object.keys(response.content ?? {}).find((type) => type !== 'application/json') ?? null,
    fileName: fileNameOf(response),
    etag: etagOf(contract, place),
    reader: readerOf(contract, place)?.operation.operationId ?? null,
    locates: createdBy(contract, place) !== null,
    body: content ?? null,
    transaction: writes(operation, method),
    events: writes(operation, method) ? eventsOf(operation).filter((event) => event.id !== 'recorded') : [],
    deprecated: deprecationOf(operation),
    activity: writes(operation, method) ? entryOf(surface, operation) : null,
    idempotent: operation['x-idempotent'] ?? false,
    throttle: operation['x-throttle'] ?? null,
    session: operation['x-session'] ?? null,
    topLevel: operation['x-members'] === 'top-level',
    invalidCode: operation['x-error-code'] ?? null,
    authRefusals: operation['x-auth-refusals'] ?? null,
    refusals: refusalsOf(surface, contract, place),
  }
}

/** Returns the name of a file that an operation answers with, from its example of `Content-Disposition`. */
function fileNameOf(response: ReturnType<typeof successOf>['response']): string | null {
  const header = response.headers?.['Content-Disposition'] as { example?: string } | undefined
  return /filename="([^"]+)"/.exec(header?.example ?? '')?.[1] ?? null
}
