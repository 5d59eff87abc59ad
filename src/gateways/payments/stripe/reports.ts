import type Stripe from 'stripe'
import { seconds } from '../../../base/clock.ts'
import {
  pageOfReports,
  type Report,
  type ReportKind,
  type ReportPage,
  type ReportQuery,
  unknown,
} from '../provider.ts'
import { disputeFrom } from './disputes.ts'
import { notedOn } from './outcomes.ts'

/** Fewer than Stripe's maximum: each comes with its intent, which takes longer, and a call has 5 s. */
const perPage = 50

/** Lists charges, refunds or disputes, newest first. New records appear before the first page. */
export async function listReports(
  stripe: Stripe,
  kind: ReportKind,
  { since, page }: ReportQuery,
): Promise<ReportPage> {
  const asked = {
    created: { gte: Math.floor(since.getTime() / seconds) },
    limit: perPage,
    expand: ['data.payment_intent'],
    ...(page && { starting_after: page }),
  }
  if (kind === 'charges') return pageOf(await stripe.charges.list(asked), chargeFrom)
  if (kind === 'refunds') return pageOf(await stripe.refunds.list(asked), refundFrom)
  return pageOf(await stripe.disputes.list(asked), (one) => [{ ...aboutOf(one), dispute: disputeFrom(one) }])
}

function pageOf<One extends { id: string }>(
  { data, has_more }: Stripe.ApiList<One>,
  reportsFrom: (one: One) => Report[],
): ReportPage {
  if (!Array.isArray(data) || !data.every((one) => one?.id)) return unknown('Stripe listed nothing')
  return pageOfReports(data, has_more ? (data.at(-1)?.id ?? null) : null, reportsFrom)
}

/** Stripe lists declined card tries among the charges. */
function chargeFrom(one: Stripe.Charge): Report[] {
  return one.status === 'succeeded' ? [aboutOf(one)] : []
}

function refundFrom(one: Stripe.Refund): Report[] {
  return [{ ...aboutOf(one), refund: { id: one.id, reference: one.metadata?.refundReference ?? null } }]
}

type OfIntent = { created: number; payment_intent?: string | Stripe.PaymentIntent | null }

/** The intent's metadata has our reference, even if somebody else made the record. */
function aboutOf({ created, payment_intent: intent }: OfIntent): Report {
  const { reference } = intent && typeof intent === 'object' ? notedOn(intent) : {}
  return { madeAt: new Date(created * seconds), reference: reference ?? null }
}
