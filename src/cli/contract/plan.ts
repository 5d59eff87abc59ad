import { callsOf, type LocatedCall } from '../../contract/calls.ts'
import { callerOf, type Document, follow, type Parameter } from '../../contract/document.ts'
import { type ExampleCall, exampleCall } from '../../contract/examples.ts'
import type { SiteCall } from '../../gateways/site/ask.ts'

/** A call that a check makes, and the statuses that may answer it. */
export interface Probe {
  place: LocatedCall
  /** The purpose of the call, in a few words. */
  check: string
  call: SiteCall
  expected(status: number): boolean
}

export interface Caller {
  /** The surface's address, without its version. */
  url: string
  token?: string
  shop?: string
  /** True to play write operations too. */
  writes?: boolean
}

/**
 * Operations that would remove the caller's token, account, membership or store, and one that only a card provider can
 * sign.
 */
const unplayable = new Set([
  'logout',
  'logoutAll',
  'refreshToken',
  'revokeToken',
  'revokeStoreToken',
  'removeInstallation',
  'deleteMe',
  'beginFactor',
  'confirmFactor',
  'removeStaff',
  'updateStaff',
  'closeStore',
  'transferStore',
  'receivePaymentCallback',
])
/** A token is assumed to be valid at the examples' store, unless another one is given. */
const exampleStore = '665f1c2ab4e0d3a1c9f00001'
const unknownId = 'f'.repeat(24)
const isSuccess = (status: number) => status >= 200 && status < 300
/**
 * A token need not have every permission, a record of the examples need not exist at every site, and its state can
 * forbid what an example does.
 */
const isAnswer = (status: number) => isSuccess(status) || [402, 403, 404, 409, 410, 422].includes(status)
/** Returns a test for a refusal; a token without permission may be refused first. */
const refused = (wanted: number) => (status: number) => status === wanted || status === 403

/** Returns the calls that a contract promises an answer to, in the order in which they are made: writes come last. */
export function planOf(contract: Document, caller: Caller): Probe[] {
  const places = callsOf({ ...contract, webhooks: {} }).filter(
    ({ operation }) => !operation.responses['200']?.content?.['text/html'],
  )
  const reads = places.filter(({ method }) => method === 'get')
  const writes = caller.writes ? places.filter((place) => isPlayable(place)) : []
  const order = ['post', 'put', 'patch', 'delete']
  writes.sort((one, other) => order.indexOf(one.method) - order.indexOf(other.method))
  return [
    ...reads.flatMap((place) => probesOf(contract, place, caller)),
    ...writes.flatMap((place) => refusalsOf(contract, place, caller)),
    ...writes.flatMap((place) => probesOf(contract, place, caller)),
  ]
}

const isPlayable = ({ method, operation }: LocatedCall) =>
  method !== 'get' &&
  !unplayable.has(operation.operationId) &&
  !operation.requestBody?.content['multipart/form-data']

function probesOf(contract: Document, place: LocatedCall, caller: Caller): Probe[] {
  const call = callOf(exampleCall(contract, place), caller)
  const needsToken = callerOf(contract, place.operation) === 'somebody'
  const isRead = place.method === 'get'
  const probes: Probe[] = []
  const add = (check: string, expected: Probe['expected'], changed: SiteCall = call) =>
    probes.push({ place, check, expected, call: changed })
  if (needsToken && isRead) {
    add('without a token', (status) => status === 401, without(call, 'authorization'))
    add('with a wrong token', (status) => status === 401, withHeader(call, 'authorization', 'Bearer wrong'))
  }
  if (needsToken && !caller.token) return probes
  add('as its example', (status) => (status === 400 ? !isRead : isAnswer(status)))
  if (!isRead) return probes
  const unknown = withUnknownId(contract, place, call)
  if (unknown) add('with an unknown id', refused(404), unknown)
  for (const name of numbersOf(contract, place)) {
    const url = new URL(call.url)
    url.searchParams.set(name, 'many')
    add(`with a ${name} that is not a number`, refused(400), { ...call, url: url.href })
  }
  return probes
}

/** Returns calls of a write that must be refused before anything is written. */
function refusalsOf(contract: Document, place: LocatedCall, caller: Caller): Probe[] {
  const call = callOf(exampleCall(contract, place), caller)
  const needsToken = callerOf(contract, place.operation) === 'somebody'
  const probes: Probe[] = []
  if (needsToken)
    probes.push({
      place,
      check: 'without a token',
      call: without(call, 'authorization'),
      expected: (status) => status === 401,
    })
  if ((needsToken && !caller.token) || !place.operation.requestBody?.content['application/json'])
    return probes
  const text = { ...withHeader(call, 'content-type', 'text/plain'), body: 'a text' }
  probes.push({
    place,
    check: 'with a body of another type',
    call: text,
    expected: refused(415),
  })
  const broken = { ...withHeader(call, 'content-type', 'application/json'), body: '{' }
  probes.push({
    place,
    check: 'with a body that is not JSON',
    call: broken,
    expected: (status) => status === 400,
  })
  return probes
}

function callOf({ method, url, headers, body }: ExampleCall, caller: Caller): SiteCall {
  const { authorization, ...others } = headers
  const call: SiteCall = { method, url: url.replace(/^https?:\/\/[^/]+/, caller.url), headers: others }
  if (authorization && caller.token) call.headers.authorization = `Bearer ${caller.token}`
  if ('x-shop-id' in headers) call.headers['x-shop-id'] = caller.shop ?? exampleStore
  if (!body) return call
  const isForm = body.type === 'application/x-www-form-urlencoded'
  call.body = isForm
    ? new URLSearchParams(body.value as Record<string, string>).toString()
    : JSON.stringify(body.value ?? {})
  return call
}

function without(call: SiteCall, name: string): SiteCall {
  const { [name]: _, ...headers } = call.headers
  return { ...call, headers }
}

function withHeader(call: SiteCall, name: string, value: string): SiteCall {
  return { ...call, headers: { ...call.headers, [name]: value } }
}

/** Returns the call with another id in the last path segment, if that is an id. */
function withUnknownId(
  contract: Document,
  { path, parameters }: LocatedCall,
  call: SiteCall,
): SiteCall | null {
  const [, name] = /\{(\w+)\}(?:\/[^{}]*)?$/.exec(path) ?? []
  const found = parameters
    .map((parameter) => follow(contract, parameter) as Parameter & { example?: unknown })
    .find((parameter) => parameter.in === 'path' && parameter.name === name)
  const known = String(found?.example ?? '')
  if (!/^[0-9a-f]{24}$/.test(known)) return null
  const at = call.url.lastIndexOf(known)
  return { ...call, url: call.url.slice(0, at) + unknownId + call.url.slice(at + known.length) }
}

/** Returns the names of the numeric query parameters. */
function numbersOf(contract: Document, { parameters }: LocatedCall): string[] {
  return parameters
    .map((parameter) => follow(contract, parameter))
    .filter(({ in: place, schema }) => place === 'query' && follow(contract, schema ?? {}).type === 'integer')
    .map(({ name }) => name!)
}
