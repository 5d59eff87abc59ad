// The present amounts of a checkout, and whatever its order still lacks.

import type { components } from '../../../generated/store.types.ts'
import type { Agent, RecordChange, Shop, Shopper } from '../../base/context.ts'
import { Refusal, type RefusalName } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type Message, messageOf } from '../agents/outcomes.ts'
import { quote } from '../checkout/quotes.ts'
import { hasZones } from '../shipping/zones.ts'
import { itemsOf, type Plan } from './plans.ts'

type Quote = components['schemas']['Quote']

/** A call of an agent at a store. */
export interface AgentCall {
  dependencies: Dependencies
  ip: string
  shop: Shop
  agent: Agent
  record?: RecordChange
}

/** The amounts of a plan, whether something of it is shipped, and what keeps it from being placed. */
export interface Appraisal {
  quote: Quote
  isShipped: boolean
  messages: Message[]
}

/** The amounts of a checkout that has ended, of which the store sells nothing any more. */
export const nothing: Appraisal = {
  quote: {
    items: [],
    subtotal: 0,
    shippingCost: 0,
    discount: 0,
    discounts: [],
    total: 0,
  } as unknown as Quote,
  isShipped: false,
  messages: [],
}

/** Refusals of a coupon that the agent is told of, while the checkout goes on without it. */
const ofCoupons = new Set<RefusalName>([
  'couponNotStarted',
  'couponExpired',
  'couponUsedUp',
  'couponUsedByYou',
  'couponMinimum',
  'couponNotForItems',
  'couponNotCombinable',
])
const ofRates = new Set<RefusalName>(['rateNotFound', 'rateExpired', 'rateUsed', 'rateOutdated'])

const terms = lookUp<{ id: string }, { rateRequired: boolean; collects: boolean }>(
  'agents.deliveryTerms',
  `select ${hasZones} as "rateRequired", collection is not null as collects from shops where id = :id`,
)

/** Computes what a plan costs by the same rules as an order. Throws the refusals of `quote` but those of coupons and rates. */
export async function appraise(
  db: Database,
  context: AgentCall,
  shop: Shop,
  shopper: Shopper,
  plan: Plan,
): Promise<Appraisal> {
  const { quoted, messages } = await quoteLeniently(db, context, shop, shopper, plan)
  const isShipped = quoted.items.some(({ kind }) => kind === 'product' || kind === 'food')
  const [delivery] = await terms(db, { id: shop.id })
  const missing = [
    ...(plan.buyer.email ? [] : [needed('$.buyer.email', 'The e-mail address of the buyer is needed')]),
    ...(isShipped ? missingOf(plan, delivery!) : []),
  ]
  return { quote: quoted, isShipped, messages: [...messages, ...missing] }
}

const needed = (path: string, content: string): Message => ({
  type: 'error',
  code: 'field_required',
  content,
  severity: 'recoverable',
  path,
})

function missingOf(
  { way, destination, options, optionId }: Plan,
  { rateRequired, collects }: { rateRequired: boolean; collects: boolean },
): Message[] {
  const method = '$.fulfillment.methods[0]'
  if (way === 'pickup')
    return collects ? [] : [needed(`${method}.type`, 'The store offers no pick-up; give an address')]
  if (!destination) return [needed(`${method}.destinations`, 'The address of the recipient is needed')]
  if (options.length > 0 && !options.some(({ id }) => id === optionId))
    return [needed(`${method}.groups[0].selected_option_id`, 'An option of shipping has to be chosen')]
  if (options.length > 0 || !rateRequired) return []
  return [
    {
      ...needed(`${method}.destinations[0]`, 'The store does not deliver there'),
      code: 'address_undeliverable',
    },
  ]
}

async function quoteLeniently(
  db: Database,
  context: AgentCall,
  shop: Shop,
  shopper: Shopper,
  plan: Plan,
): Promise<{ quoted: Quote; messages: Message[] }> {
  const messages: Message[] = []
  const given = { ...plan }
  for (;;) {
    try {
      return { quoted: await quote(db, context, shop, shopper, wantedOf(given)), messages }
    } catch (error) {
      const name = error instanceof Refusal ? error.refusal : null
      if (name && given.code !== null && ofCoupons.has(name)) {
        messages.push({ ...couponMessage(error as Refusal) })
        given.code = null
      } else if (name && given.optionId !== null && ofRates.has(name)) {
        messages.push(messageOf(error as Refusal, 'recoverable', '$.fulfillment.methods[0].groups[0]'))
        given.optionId = null
      } else throw error
    }
  }
}

const couponMessage = ({ message }: Refusal): Message => ({
  type: 'warning',
  code: 'discount_code_invalid',
  content: message,
  path: '$.discounts.codes[0]',
})

/** Returns what an order of the plan is quoted for. */
function wantedOf(plan: Plan) {
  const { way, options, optionId, code } = plan
  const rate = way === 'delivery' ? options.find(({ id }) => id === optionId) : undefined
  return {
    items: itemsOf(plan),
    ...(rate && { rateId: rate.rateId }),
    ...(code !== null && { code }),
  }
}
