import { clock, seconds } from '../../src/base/clock.ts'
import type { Answer } from './stand-in.ts'
import { type Fields, missing, ok, page } from './stripe-wire.ts'

interface Dispute {
  id: string
  created: number
  object: 'dispute'
  amount: number
  currency: string
  charge: string
  payment_intent: string
  reason: string
  status: string
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number }
  metadata: Fields
}

interface StandIn<Intent> {
  intents: ReadonlyMap<string, Intent>
  newId: (prefix: string) => string
  tell: (type: string, object: object) => void
  shown: (intent: Intent) => object
}

/** Keeps the disputes of the stand-in for Stripe. Their metadata is empty, even if the intent's is not. */
export function stripeDisputes<
  Intent extends { id: string; amount: number; currency: string; metadata: Fields },
>({ intents, newId, tell, shown }: StandIn<Intent>) {
  const made = new Map<string, Dispute>()

  /** The shopper's bank asks for the money back; returns the id of the dispute. */
  function open(
    reference: string,
    { due = 1_795_000_000, status = 'needs_response', currency = '' } = {},
  ): string {
    const intent = [...intents.values()].find(({ metadata }) => metadata.reference === reference)!
    const id = newId('du')
    made.set(id, {
      id,
      created: Math.floor(clock.now().getTime() / seconds),
      object: 'dispute',
      amount: intent.amount,
      currency: currency || intent.currency,
      charge: `ch_${intent.id}`,
      payment_intent: intent.id,
      reason: 'product_not_received',
      status,
      evidence_details: { due_by: due, has_evidence: false, past_due: false, submission_count: 0 },
      metadata: {},
    })
    tell('charge.dispute.created', made.get(id)!)
    return id
  }

  /** The bank or the merchant moves a dispute on. */
  function move(id: string, status: string): void {
    const dispute = Object.assign(made.get(id)!, { status })
    const isOver = ['won', 'lost', 'warning_closed'].includes(status)
    tell(isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute)
  }

  function show(id: string, fields: Fields): Answer {
    const dispute = made.get(id)
    if (!dispute) return missing('dispute')
    return ok(fields['expand[0]'] === 'payment_intent' ? withIntent(dispute) : dispute)
  }

  function list(fields: Fields): Answer {
    const isExpanded = fields['expand[0]'] === 'data.payment_intent'
    return page([...made.values()], fields, (one) => (isExpanded ? withIntent(one as Dispute) : one))
  }

  function withIntent(dispute: Dispute) {
    return { ...dispute, payment_intent: shown(intents.get(dispute.payment_intent)!) }
  }

  return { open, move, show, list }
}
