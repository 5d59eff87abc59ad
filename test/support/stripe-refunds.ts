import type { Answer } from './stand-in.ts'
import { type Fields, invalid, isOddAmount, metadataOf, missing, ok } from './stripe-wire.ts'

interface Refund {
  id: string
  intent: string
  amount: number
  currency: string
  metadata: Fields
  /** Why it has failed at the bank later. */
  failure?: string
}

/** The parts of an intent that its refunds need. */
interface Refundable {
  id: string
  amount: number
  currency: string
  metadata: Fields
  refunded: number
}

interface StandIn {
  intents: ReadonlyMap<string, Refundable>
  newId: (prefix: string) => string
  tell: (type: string, object: object) => void
}

/** Makes the refunds of the stand-in for Stripe, and lists them. */
export function stripeRefunds({ intents, newId, tell }: StandIn) {
  const made: Refund[] = []

  function create(fields: Fields): Answer {
    const intent = intents.get(fields.payment_intent ?? '')
    const amount = Number(fields.amount)
    if (!intent) return missing('payment_intent')
    if (amount <= 0 || isOddAmount(amount, intent.currency))
      return invalid('parameter_invalid_integer', 'amount')
    if (intent.refunded === intent.amount) return invalid('charge_already_refunded')
    if (intent.refunded + amount > intent.amount) return invalid(undefined, 'amount')
    intent.refunded += amount
    const { id, currency } = intent
    const refund = { id: newId('re'), intent: id, amount, currency, metadata: metadataOf(fields) }
    made.push(refund)
    tell('charge.refunded', { object: 'charge', amount_refunded: intent.refunded, metadata: intent.metadata })
    return ok(shown(refund))
  }

  function list(fields: Fields): Answer {
    const ours = made.filter(({ intent }) => intent === fields.payment_intent)
    return ok({ object: 'list', data: ours.map(shown), has_more: false, url: '/v1/refunds' })
  }

  function shown({ intent, failure, ...refund }: Refund) {
    const status = failure ? 'failed' : 'succeeded'
    return { ...refund, object: 'refund', payment_intent: intent, status, failure_reason: failure ?? null }
  }

  return { made, create, list }
}
