import type { Document } from '../../contract/document.ts'
import { follow } from '../../contract/document.ts'
import { type Judge, judgeOf } from '../../contract/judge.ts'
import { askSite, type SiteReply } from '../../gateways/site/ask.ts'
import { reasonOf } from '../command.ts'
import { type Caller, type Probe, planOf } from './plan.ts'

/** The outcome of one call. */
export interface Played {
  operationId: string
  check: string
  request: string
  /** null if there was no answer. */
  status: number | null
  seconds: number
  /** The differences from the contract; empty if there are none. */
  findings: string[]
}

/** Number of concurrent calls. */
const atOnce = 4
/** Headers present on every reply that documents them; others only if limits are set. */
const always = ['X-Request-Id', 'ETag', 'Retry-After']

/** Plays a contract against a running site: reads first, then writes one by one. */
export async function play(contract: Document, caller: Caller): Promise<Played[]> {
  const judge = judgeOf(contract)
  const plan = planOf(contract, caller)
  const played: Played[] = []
  const reads = plan.filter(({ place }) => place.method === 'get')
  const playAll = async (probes: Iterator<Probe>) => {
    for (let next = probes.next(); !next.done; next = probes.next())
      played.push(...(await playOne(contract, judge, next.value)))
  }
  const waiting = reads.values()
  await Promise.all(Array.from({ length: atOnce }, () => playAll(waiting)))
  await playAll(plan.filter(({ place }) => place.method !== 'get').values())
  return played
}

async function playOne(contract: Document, judge: Judge, probe: Probe): Promise<Played[]> {
  const first = await outcomeOf(contract, judge, probe)
  const etag = first.reply?.headers.get('etag')
  const { call, place } = probe
  if (place.method !== 'get' || !etag || !place.operation.responses['304']) return [first.played]
  const again = { ...call, headers: { ...call.headers, 'if-none-match': etag } }
  const expected = (status: number) => status === 304 || status === 200
  const second = await outcomeOf(contract, judge, { ...probe, check: 'with its ETag', call: again, expected })
  // A record changed in between has another ETag; an unchanged one must not be sent again.
  if (second.reply?.status === 200 && second.reply.headers.get('etag') === etag)
    second.played.findings.push('was sent again although its ETag has not changed')
  return [first.played, second.played]
}

async function outcomeOf(contract: Document, judge: Judge, { place, check, call, expected }: Probe) {
  const begun = performance.now()
  const played: Played = {
    operationId: place.operation.operationId,
    check,
    request: `${call.method} ${call.url}`,
    status: null,
    seconds: 0,
    findings: [],
  }
  const reply = await askSite(call).catch((error) => {
    played.findings.push(`there was no response: ${reasonOf(error)}`)
    return null
  })
  played.seconds = (performance.now() - begun) / 1000
  if (!reply) return { played, reply }
  played.status = reply.status
  const documented = judge.documented(place, reply.status)
  if (!documented) played.findings.push(`status ${reply.status} is not in the contract`)
  else played.findings.push(...differences(contract, judge, place, reply))
  if (documented && !expected(reply.status))
    played.findings.push(`was answered with ${reply.status} ${messageOf(reply)}`.trimEnd())
  return { played, reply }
}

/** Compares a reply of a documented status with the contract: its headers, its content type and its body. */
function* differences(contract: Document, judge: Judge, place: Probe['place'], reply: SiteReply) {
  const { headers = {}, content } = judge.documented(place, reply.status)!
  for (const [name, described] of Object.entries(headers)) {
    const value = reply.headers.get(name)
    // With 409, it comes only with a key whose first call is still in progress.
    const isDue = always.includes(name) && !(name === 'Retry-After' && reply.status === 409)
    if (value === null && isDue) yield `has no header ${name}`
    const { schema } = follow(contract, described as { $ref?: string; schema?: { type?: string } })
    if (value !== null && schema?.type === 'integer' && !/^\d+$/.test(value))
      yield `${name} is ${value}, not a number`
  }
  if (!content) {
    if (reply.text !== '') yield 'has a body that is not in the contract'
    return
  }
  const type = reply.headers.get('content-type')?.split(';')[0] ?? 'none'
  if (!(type in content))
    return void (yield `has the content type ${type}, not ${Object.keys(content).join(' or ')}`)
  if (type !== 'application/json') return
  const body = parsed(reply.text)
  if (body === undefined) return void (yield 'has a body that is not JSON')
  const wrong = judge.wrongBody(place, reply.status, body)
  if (wrong) yield wrong
}

function messageOf({ text }: SiteReply): string {
  const body = parsed(text) as { message?: unknown } | null | undefined
  return typeof body?.message === 'string' ? `(${body.message})` : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
