import { clock, seconds } from '../../src/base/clock.ts'
import type { Answer } from './stand-in.ts'
import { type Fields, invalid, isOddAmount, metadataOf, missing, ok, page } from './stripe-wire.ts'

interface Refund {
  id: string
  created: number
  intent: string
  amount: number
  currency: string
  metadata: Fields
  /** Why it has failed at the bank later. */
  failure?: string
  /** True once somebody has cancelled it in the dashboard. */
  isCancelled?: boolean
}

/** The parts of an intent that its refunds need. */
interface Refundable {
  id: string
  amount: number
  currency: string
  metadata: Fields
  refunded: number
}

interface StandIn<Intent> {
  intents: ReadonlyMap<string, Intent>
  newId: (prefix: string) => string
  tell: (type: string, object: object) => void
  shownIntent: (intent: Intent) => object
}

/** Makes the refunds of the stand-in for Stripe, and lists them. */
export function stripeRefunds<Intent extends Refundable>({
  intents,
  newId,
  tell,
  shownIntent,
}: StandIn<Intent>) {
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
    const created = Math.floor(clock.now().getTime() / seconds)
    const refund = { id: newId('re'), created, intent: id, amount, currency, metadata: metadataOf(fields) }
    made.push(refund)
    tell('charge.refunded', { object: 'charge', amount_refunded: intent.refunded, metadata: intent.metadata })
    return ok(shown(refund))
  }

  function list(fields: Fields): Answer {
    const asked = fields.payment_intent
    const ours = made.filter(({ intent }) => !asked || intent === asked)
    const isExpanded = fields['expand[0]'] === 'data.payment_intent'
    return page(ours, fields, (one) => {
      const refund = shown(one as Refund)
      const payment_intent = shownIntent(intents.get(refund.payment_intent)!)
      return isExpanded ? { ...refund, payment_intent } : refund
    })
  }

  function shown({ intent, failure, isCancelled, ...refund }: Refund) {
    const status = failure ? 'failed' : isCancelled ? 'canceled' : 'succeeded'
    return { ...refund, object: 'refund', payment_intent: intent, status, failure_reason: failure ?? null }
  }

  return { made, create, list }
}
