import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { isSame } from '../../../base/timing-safe.ts'
import {
  type Answer,
  BodyTooLarge,
  closeServer,
  json,
  openServer,
  readAsked,
  type StandInRequest,
  send,
} from '../../stand-in/http.ts'
import { type Journal, openJournal } from '../../stand-in/journal.ts'
import { endingFor, statusAt } from './riders.ts'
import { type Job, type QuoteReply, Refusal, type RefusalReply } from './wire.ts'

interface CourierOptions {
  /** 0 chooses any free port. */
  port: number
  /** The folder of the journal of jobs. */
  folder: string
  secretKey: string
  /** Milliseconds between two steps of a job. */
  pace?: number
  /**
   * Unix milliseconds. The courier is a separate system, so a test that moves the service's clock does not
   * move this one.
   */
  now?: () => number
  log: Pick<Logger, 'error'>
}

/** The courier's record of a job: a line of its journal. */
interface Booked {
  id: string
  reference: string
  key: string
  fingerprint: string
  recipient: string
  trackingNumber: string
  createdAt: number
}

interface Courier extends Required<Pick<CourierOptions, 'pace' | 'now' | 'secretKey'>> {
  byReference: Map<string, Booked>
  byKey: Map<string, Booked>
  journal: Journal<Booked>
}

/**
 * Starts the courier that stands in for a real one: a separate system, reached only over HTTP, that keeps its promises
 * when either side is killed. Its jobs advance automatically, one step every `pace` milliseconds.
 */
export async function startCourier(
  options: CourierOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { port, folder, secretKey, pace = 15_000, now = Date.now, log } = options
  // Opens the port first, so that a second courier fails here, before it touches the first one's journal.
  const { server, url } = await openServer(port)
  const [byReference, byKey] = [new Map<string, Booked>(), new Map<string, Booked>()]
  const apply = (booked: Booked) => {
    byReference.set(booked.reference, booked)
    byKey.set(booked.key, booked)
  }
  const journal = await openJournalOr(() => closeServer(server), folder, apply)
  const courier: Courier = { byReference, byKey, journal, secretKey, pace, now }
  server.on('request', async (request, response) => send(response, await answer(courier, log, request)))
  return {
    url,
    async close() {
      await closeServer(server)
      journal.close()
    },
  }
}

async function openJournalOr(
  giveUp: () => Promise<void>,
  folder: string,
  apply: (booked: Booked) => void,
): Promise<Journal<Booked>> {
  try {
    return openJournal(folder, apply)
  } catch (error) {
    await giveUp()
    throw error
  }
}

async function answer(
  courier: Courier,
  log: CourierOptions['log'],
  request: IncomingMessage,
): Promise<Answer> {
  try {
    return route(courier, await readAsked(request))
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error))
    if (refusal.code === 'unexpected') log.error(error, 'The sandbox courier failed to answer a request')
    const reply: RefusalReply = { error: { code: refusal.code, message: refusal.message } }
    return json(refusal.status, reply)
  }
}

function codeOf(error: unknown): 'body_too_large' | 'unexpected' {
  return error instanceof BodyTooLarge ? 'body_too_large' : 'unexpected'
}

function route(courier: Courier, asked: StandInRequest): Answer {
  if (!isSame(asked.headers.authorization ?? '', `Bearer ${courier.secretKey}`))
    throw new Refusal('unauthorized')
  const [, reference = ''] = /^\/v1\/jobs\/([\w-]+)$/.exec(asked.path) ?? []
  if (asked.method === 'GET' && reference) return getJob(courier, reference)
  if (asked.method === 'POST' && asked.path === '/v1/quotes') return postQuote(asked)
  if (asked.method === 'POST' && asked.path === '/v1/jobs') return postJob(courier, asked)
  throw new Refusal('not_found')
}

function getJob(courier: Courier, reference: string): Answer {
  const booked = courier.byReference.get(reference)
  if (!booked) throw new Refusal('job_not_found')
  return json(200, jobOf(courier, booked))
}

/** Quotes the same price everywhere, and stores nothing. */
function postQuote({ body }: StandInRequest): Answer {
  const { currency } = readObject(body)
  if (typeof currency !== 'string') throw new Refusal('invalid_request', 'currency')
  const reply: QuoteReply = { quote: `quote_${randomBytes(12).toString('hex')}`, fee: 5, currency }
  return json(200, reply)
}

/** Books once per idempotency key; a repeated request gets the job as it is now, even if the first reply was lost. */
function postJob(courier: Courier, { headers, body }: StandInRequest): Answer {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) {
    throw new Refusal('idempotency_key_required')
  }
  const { reference, quote, recipient } = readBooking(body)
  const fingerprint = createHash('sha256').update(body).digest('hex')
  const known = courier.byKey.get(key)
  if (known && known.fingerprint !== fingerprint) throw new Refusal('key_reused')
  if (known) return json(201, jobOf(courier, known))
  if (courier.byReference.has(reference)) throw new Refusal('reference_taken')
  if (!quote.startsWith('quote_')) throw new Refusal('invalid_request', 'quote')
  const { isRefused, losesReply } = endingFor(recipient)
  if (isRefused) throw new Refusal('not_served')
  const [id, trackingNumber] = [newToken('job'), `SBX${randomBytes(5).toString('hex').toUpperCase()}`]
  const booked = { id, reference, key, fingerprint, recipient, trackingNumber, createdAt: courier.now() }
  courier.journal.append(booked)
  return losesReply ? null : json(201, jobOf(courier, booked))
}

function jobOf({ now, pace }: Courier, { id, reference, recipient, trackingNumber, createdAt }: Booked): Job {
  const status = statusAt(now() - createdAt, pace, recipient)
  return { id, reference, status, trackingNumber, createdAt: new Date(createdAt).toISOString() }
}

function readBooking(body: string): { reference: string; quote: string; recipient: string } {
  const { reference, quote, to } = readObject(body)
  const { name } = (to ?? {}) as Record<string, unknown>
  if (typeof reference !== 'string' || !/^[\w-]{1,100}$/.test(reference)) {
    throw new Refusal('invalid_request', 'reference')
  }
  if (typeof quote !== 'string') throw new Refusal('invalid_request', 'quote')
  if (typeof name !== 'string') throw new Refusal('invalid_request', 'to.name')
  return { reference, quote, recipient: name }
}

function readObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Anything that is not an object is refused below.
  }
  throw new Refusal('invalid_request', 'the body is no JSON object')
}

function newToken(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
