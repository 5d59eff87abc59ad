import { createHash } from 'node:crypto'
import { isSame } from '../../../base/timing-safe.ts'
import { type Answer, json, type StandInRequest } from '../../stand-in/http.ts'
import { cancelCharge, losesReply, newCharge, newRefund } from './bank.ts'
import type { LedgerEntry } from './ledger.ts'
import { readCharge, readRefund } from './requests.ts'
import type { Sandbox } from './sandbox.ts'
import { type Charge, type ChargeReply, type Refund, Refusal } from './wire.ts'

/** Answers calls from a merchant's server: everything under `/v1/`. */
export function answerApi(sandbox: Sandbox, secretKey: string, asked: StandInRequest): Answer {
  if (!isSame(asked.headers.authorization ?? '', `Bearer ${secretKey}`)) throw new Refusal('unauthorized')
  const [, resource, reference, part = ''] =
    /^\/v1\/(\w+)(?:\/([^/]+)(\/refunds|\/cancel)?)?$/.exec(asked.path) ?? []
  switch (`${asked.method} ${resource}${reference ? '/:reference' : ''}${part}`) {
    case 'POST charges':
      return postCharge(sandbox, asked)
    case 'GET charges/:reference':
      return json(200, chargeReply(sandbox, found(sandbox.ledger.charges, reference, 'charge_not_found')))
    case 'POST charges/:reference/cancel':
      return postCancel(sandbox, asked, reference!)
    case 'GET charges/:reference/refunds':
      return json(200, refundsOf(sandbox, found(sandbox.ledger.charges, reference, 'charge_not_found')))
    case 'POST refunds':
      return postRefund(sandbox, asked)
    case 'GET refunds/:reference':
      return json(200, found(sandbox.ledger.refunds, reference, 'refund_not_found'))
    default:
      throw new Refusal('not_found')
  }
}

function postCharge(sandbox: Sandbox, asked: StandInRequest): Answer {
  const request = readCharge(asked.body)
  return once(sandbox, asked, request, () => {
    const entry = newCharge(sandbox.ledger, request)
    return { entry, body: chargeReply(sandbox, entry.charge), isLost: losesReply(entry.charge) }
  })
}

function postCancel(sandbox: Sandbox, asked: StandInRequest, reference: string): Answer {
  return once(sandbox, asked, {}, () => {
    const entry = cancelCharge(sandbox.ledger, reference)
    return { entry, body: entry.charge, isLost: false }
  })
}

function postRefund(sandbox: Sandbox, asked: StandInRequest): Answer {
  const request = readRefund(asked.body)
  return once(sandbox, asked, request, () => {
    const entry = newRefund(sandbox.ledger, request)
    return { entry, body: entry.refund, isLost: false }
  })
}

type Done = { entry: LedgerEntry; body: object; isLost: boolean }

/** Runs a request once per idempotency key; a repeated one gets the first reply, even if that was lost. */
function once({ ledger, record }: Sandbox, asked: StandInRequest, request: object, run: () => Done): Answer {
  const key = readKey(asked)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([asked.path, request]))
    .digest('hex')
  const kept = ledger.replies.get(key)
  if (kept && kept.fingerprint !== fingerprint) throw new Refusal('key_reused')
  if (kept) return json(201, kept.body)

  const { entry, body, isLost } = run()
  record({ ...entry, reply: { key, fingerprint, body } })
  return isLost ? null : json(201, body)
}

function readKey({ headers }: StandInRequest): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && key.length > 0 && key.length <= 255) return key
  throw new Refusal('idempotency_key_required')
}

function chargeReply({ url }: Sandbox, charge: Charge): ChargeReply {
  return charge.state === 'pending'
    ? { ...charge, authorizationUrl: `${url}/pay/${charge.reference}` }
    : charge
}

function refundsOf({ ledger }: Sandbox, { reference }: Charge): { refunds: Refund[] } {
  return { refunds: [...ledger.refunds.values()].filter((refund) => refund.reference === reference) }
}

function found<T>(
  records: ReadonlyMap<string, T>,
  reference = '',
  code: 'charge_not_found' | 'refund_not_found',
): T {
  const record = records.get(reference)
  if (!record) throw new Refusal(code)
  return record
}
