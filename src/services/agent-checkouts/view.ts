// Checkouts in the shape of the protocol.

import type { components } from '../../../generated/agents.types.ts'
import type { Agent, Shop } from '../../base/context.ts'
import { toMinor } from '../../base/money.ts'
import { ucpOf } from '../agents/protocol.ts'
import type { Appraisal } from './amounts.ts'
import type { Handlers } from './payment-handlers.ts'
import type { Plan } from './plans.ts'

type Checkout = components['schemas']['Checkout']
type Total = components['schemas']['Total']
type Message = components['schemas']['Message']

/** A checkout, apart from its plan. */
export interface Standing {
  id: string
  status: Checkout['status']
  expiresAt: string
  continueUrl: string | null
  /** The policies of the store. */
  links: Checkout['links']
  order?: Checkout['order']
  messages?: Message[]
  /** How this agent may pay it. */
  handlers?: Handlers
}

/** Returns the total of a quote in minor units. */
export const totalOf = ({ scale }: Shop, { quote }: Appraisal): number => toMinor(quote.total, scale)

/** Returns the status of a checkout whose order is not placed, by what is missing. */
export function statusOf(messages: Message[]): Checkout['status'] {
  const errors = messages.filter(({ type }) => type === 'error')
  if (errors.some(({ severity }) => severity === 'recoverable')) return 'incomplete'
  return errors.length > 0 ? 'requires_escalation' : 'ready_for_complete'
}

export function shownCheckout(
  shop: Shop,
  agent: Agent,
  plan: Plan,
  appraisal: Appraisal,
  {
    id,
    status,
    expiresAt,
    continueUrl,
    links,
    order,
    messages = appraisal.messages,
    handlers = {},
  }: Standing,
): Checkout {
  const { quote, isShipped } = appraisal
  const has = (extension: string) => agent.capabilities.includes(`dev.ucp.shopping.${extension}`)
  return {
    ucp: { ...ucpOf('dev.ucp.shopping.checkout', agent.capabilities), payment_handlers: handlers },
    id,
    status,
    currency: shop.currency,
    buyer: plan.buyer,
    line_items: quote.items.map((item, position) => shownLine(shop, lineOf(plan, item, position), item)),
    totals: totalsOf(shop, quote),
    ...(has('discount') && { discounts: discountsOf(shop, plan, quote) }),
    ...(has('fulfillment') && isShipped && { fulfillment: fulfilmentOf(shop, plan) }),
    messages,
    links,
    ...(order && { order }),
    expires_at: expiresAt,
    ...(continueUrl && { continue_url: continueUrl }),
  }
}

type Quote = Appraisal['quote']

type Item = Quote['items'][number]

/** Returns the line of a checkout that became this one of an order, to which its merchant may have added others. */
export const lineOf = (plan: Plan, { variant, product }: Item, position: number) =>
  plan.lines[position] ?? { id: `line_${position + 1}`, itemId: variant ?? product }

/** Returns a line with its amounts, as checkouts and orders have it. */
export function shownLine(shop: Shop, line: { id: string; itemId: string }, item: Item) {
  const minor = (amount: number) => toMinor(amount, shop.scale)
  const off = item.discounts.reduce((sum, { amount }) => sum + minor(amount), 0)
  const subtotal = minor(item.total)
  const title = item.variantName ? `${item.name} (${item.variantName})` : item.name
  return {
    id: line.id,
    item: {
      id: line.itemId,
      title,
      price: minor(item.unitPrice),
      ...(item.image && { image_url: item.image }),
    },
    quantity: item.quantity,
    totals: [
      { type: 'subtotal', amount: subtotal },
      ...(off > 0 ? [{ type: 'items_discount', amount: -off }] : []),
      { type: 'total', amount: subtotal - off },
    ],
  }
}

/** Returns the lines of the sum, which add up to its total. Taxes that prices contain are in the lines already. */
export function totalsOf({ scale }: Shop, quote: Quote): Total[] {
  const minor = (amount: number) => toMinor(amount, scale)
  const [discount, shipping, tax] = [quote.discount, quote.shippingCost, quote.tax?.added ?? 0].map(minor)
  return [
    { type: 'subtotal', amount: minor(quote.subtotal) },
    ...(discount! > 0 ? [{ type: 'discount', amount: -discount! }] : []),
    ...(shipping! > 0 ? [{ type: 'fulfillment', amount: shipping! }] : []),
    ...(tax! > 0 ? [{ type: 'tax', amount: tax! }] : []),
    { type: 'total', amount: minor(quote.total) },
  ]
}

function discountsOf({ scale }: Shop, { code }: Plan, { discounts, coupon }: Quote) {
  return {
    codes: code === null ? [] : [code],
    applied: discounts.map(({ kind, name, amount }) => ({
      title: name,
      ...(kind === 'coupon' && coupon && { code: coupon.code }),
      amount: toMinor(amount, scale),
      automatic: kind !== 'coupon',
    })),
  }
}

function fulfilmentOf(shop: Shop, { way, lines, destination, options, optionId }: Plan) {
  const lineIds = lines.map(({ id }) => id)
  const group = { id: 'parcel', line_item_ids: lineIds }
  if (way === 'pickup') {
    const option = { id: 'pickup', title: 'Pick-up', totals: [{ type: 'total', amount: 0 }] }
    return {
      methods: [
        {
          ...{ id: 'pickup', type: 'pickup', line_item_ids: lineIds },
          destinations: [{ type: 'business_location', id: shop.id, name: shop.name }],
          selected_destination_id: shop.id,
          groups: [{ ...group, options: [option], selected_option_id: 'pickup' }],
        },
      ],
    }
  }
  const shown = options.map(({ id, title, carrier, amount }) => ({
    ...{ id, title, carrier },
    totals: [{ type: 'total', amount }],
  }))
  const chosen = options.some(({ id }) => id === optionId) ? optionId : null
  return {
    methods: [
      {
        ...{ id: 'shipping', type: 'shipping', line_item_ids: lineIds },
        destinations: destination ? [{ ...destination, type: 'shipping_address' }] : [],
        selected_destination_id: destination?.id ?? null,
        groups: [{ ...group, options: shown, selected_option_id: chosen }],
      },
    ],
  }
}
