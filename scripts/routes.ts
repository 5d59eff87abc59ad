import {
  callerOf,
  type Document,
  eventsOf,
  groupBy,
  hasETag,
  type Operation,
  operationsOf,
  type Place,
  scopesOf,
  successOf,
} from './contract.ts'
import { refusalsOf } from './expand.ts'

/**
 * Returns the code of generated/<surface>.routes.ts: one handler interface per resource and the route table.
 */
export function routesFile(surface: string, contract: Document): string {
  const all = operationsOf(contract)
  const resources = [...groupBy(all, ({ operation }) => operation.tags[0]!)]
  return `import type * as context from '../src/http/handler.ts'
import type { operations } from './${surface}.types.ts'

${resources.map(([resource, own]) => handlersInterface(resource, own, contract)).join('\n')}
export interface Handlers {
${resources.map(([resource]) => `  '${resource}': ${interfaceName(resource)}\n`).join('')}}

export const routes: context.Route[] = [
${all.map((entry) => `  ${JSON.stringify(route(contract, entry))},\n`).join('')}]
`
}

function interfaceName(resource: string): string {
  return `${resource.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Handlers`
}

function handlersInterface(resource: string, own: Place[], contract: Document): string {
  const line = ({ operation, method }: Place) =>
    `  ${operation.operationId}: context.Handler<operations['${operation.operationId}'], ${contexts(contract, operation, method)}>\n`
  return `export interface ${interfaceName(resource)} {\n${own.map(line).join('')}}\n`
}

/** Returns the parts of the context that an operation's policy promises to its handler. */
function contexts(contract: Document, operation: Operation, method: string): string {
  const parts = [writes(operation, method) ? 'Writing' : 'Reading']
  if (contract.info.title === 'Apps API') parts.push('ByApp')
  if (contract.info.title === 'Store API') {
    parts.push(operation['x-shop'] === 'optional' ? 'MaybeInShop' : 'InShop')
    parts.push({ nobody: '', anyone: 'MaybeByShopper', somebody: 'ByShopper' }[callerOf(contract, operation)])
  }
  if (contract.info.title === 'Console API' && callerOf(contract, operation) === 'somebody')
    parts.push('ByAccount')
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
  const events = eventsOf(operation)
  return events.some((event) => event.id === 'recorded' || operation['x-transaction'] === 'none')
}

function route(contract: Document, place: Place) {
  const { path, method, operation } = place
  const { status, response } = successOf(operation)
  const content = Object.keys(operation.requestBody?.content ?? {})[0]
  return {
    operationId: operation.operationId,
    resource: operation.tags[0],
    method,
    path,
    caller: callerOf(contract, operation),
    scopes: scopesOf(contract, operation),
    guests: operation['x-guest'] !== 'refused' && contract.info.title !== 'Console API',
    shop: contract.info.title === 'Store API' && operation['x-shop'] !== 'optional',
    status,
    message: response.description,
    messageWhen: operation['x-message-when'] ?? null,
    html: response.content !== undefined && 'text/html' in response.content,
    etag: hasETag(contract, place),
    body: content ?? null,
    transaction: writes(operation, method),
    events: writes(operation, method) ? eventsOf(operation).filter((event) => event.id !== 'recorded') : [],
    idempotent: operation['x-idempotent'] ?? false,
    signIn: operation['x-throttle'] === 'sign-in',
    topLevel: operation['x-members'] === 'top-level',
    invalidCode: operation['x-error-code'] ?? null,
    authRefusals: operation['x-auth-refusals'] ?? null,
    refusals: refusalsOf(contract, path, operation),
  }
}
