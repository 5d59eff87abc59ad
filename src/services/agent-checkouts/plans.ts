// An agent's wishes for a checkout, read from its call.

import type { components } from '../../../generated/agents.types.ts'
import type { components as storeComponents } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { isId } from '../../base/ids.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Message } from '../agents/outcomes.ts'

export type CheckoutFields = components['schemas']['CheckoutFields']
type Address = components['schemas']['Address']
type NewAddress = storeComponents['schemas']['NewShippingAddress']

/** A way to ship that was offered; `id` stays the same when it is quoted again. */
export interface ShippingOption {
  id: string
  rateId: string
  title: string
  carrier: string
  /** Minor units. */
  amount: number
}

/** A checkout without its amounts. */
export interface Plan {
  lines: { id: string; itemId: string; productId: string; variantId: string | null; quantity: number }[]
  buyer: NonNullable<CheckoutFields['buyer']>
  way: 'delivery' | 'pickup'
  destination: (Address & { id: string }) | null
  options: ShippingOption[]
  optionId: string | null
  code: string | null
}

const items = statement<
  { shopId: string; ids: string[] },
  { id: string; productId: string; variantId: string | null }
>(
  'agents.itemsByIds',
  `select products.id, products.id as "productId", null as "variantId"
    from unnest((select cast(:ids as text[]))) as asked (id)
    join products on products.shop_id = :shopId and products.id = asked.id
      and products.listed and products.deleted_at is null
  union all
  select variants.id, variants.product_id, variants.id
    from unnest((select cast(:ids as text[]))) as asked (id)
    join variants on variants.shop_id = :shopId and variants.id = asked.id and variants.deleted_at is null
    join products on products.shop_id = variants.shop_id and products.id = variants.product_id
      and products.listed and products.deleted_at is null`,
)

export interface Planned {
  plan: Plan
  /** Reasons why parts of the call are left out of the plan. */
  messages: Message[]
  /** The plan cannot take the place of another one, because it selects a destination that nobody named. */
  unknownDestination: boolean
}

/**
 * Returns the plan of what an agent sent, without the items that the store does not sell, and without a destination if it
 * selects one that it does not name: another one is never taken instead. Throws invalidRequest without a line.
 */
export async function planOf(db: Database, shop: Shop, fields: CheckoutFields): Promise<Planned> {
  if (fields.line_items.length === 0) throw invalid('line_items must have a line')
  const ids = fields.line_items.map(({ item }) => item.id)
  const found = await items(db, { shopId: shop.id, ids: [...new Set(ids)].filter(isId) })
  const known = new Map(found.map((item) => [item.id, item]))
  const wanted = fields.line_items.filter(({ item }) => known.has(item.id))
  const lines = wanted.map(({ item, quantity }, position) => {
    const { productId, variantId } = known.get(item.id)!
    return { id: `line_${position + 1}`, itemId: item.id, productId, variantId, quantity }
  })
  const missing = ids.filter((id) => !known.has(id))
  const [method] = fields.fulfillment?.methods ?? []
  const unknownDestination = !isKnown(shop, method)
  const plan: Plan = {
    lines,
    buyer: fields.buyer ?? {},
    way: method?.type === 'pickup' ? 'pickup' : 'delivery',
    destination: unknownDestination ? null : destinationOf(method),
    options: [],
    optionId: method?.groups?.[0]?.selected_option_id ?? null,
    code: fields.discounts?.codes?.[0] ?? null,
  }
  const messages = [...missing.map(unavailable), ...(unknownDestination ? [noSuchDestination] : [])]
  return { plan, messages, unknownDestination }
}

type Method = NonNullable<NonNullable<CheckoutFields['fulfillment']>['methods']>[number]

const destinationsOf = (method: Method | undefined) =>
  (method?.destinations ?? []).map((one, position) => ({
    ...one,
    id: one.id ?? `destination_${position + 1}`,
  }))

/** Returns whether the destination that a method selects, if any, is one of its own, or the store where it is collected. */
function isKnown(shop: Shop, method: Method | undefined): boolean {
  const selected = method?.selected_destination_id ?? null
  if (selected === null) return true
  if (method!.type === 'pickup') return selected === shop.id
  return destinationsOf(method).some(({ id }) => id === selected)
}

function destinationOf(method: Method | undefined): Plan['destination'] {
  const all = destinationsOf(method)
  return all.find(({ id }) => id === method?.selected_destination_id) ?? all[0] ?? null
}

/** The code is ours: the protocol has none. */
const noSuchDestination: Message = {
  type: 'error',
  code: 'destination_unknown',
  content: 'No destination has the id that is selected',
  severity: 'recoverable',
  path: '$.fulfillment.methods[0].selected_destination_id',
}

const unavailable = (id: string): Message => ({
  type: 'error',
  code: 'item_unavailable',
  content: `The store does not sell ${id}`,
  severity: 'recoverable',
  path: '$.line_items',
})

/** Returns the lines of a plan as an order takes them. */
export const itemsOf = ({ lines }: Plan) =>
  lines.map(({ productId, variantId, quantity }) => ({
    productId,
    ...(variantId && { variantId }),
    quantity,
  }))

/** Returns the name of the buyer, as far as it is known. */
export const buyerName = ({ first_name: first, last_name: last }: Plan['buyer']): string =>
  [first, last].filter(Boolean).join(' ')

/** Returns a destination as an address of a shopper. */
export function addressOf({ destination, buyer }: Plan): NewAddress {
  const { first_name, last_name, phone_number, ...place } = destination!
  return {
    name: buyerName({ first_name, last_name }) || buyerName(buyer) || buyer.email || 'Recipient',
    phone: phone_number ?? buyer.phone_number ?? '',
    line1: place.street_address ?? '',
    line2: place.extended_address ?? null,
    city: place.address_locality ?? '',
    state: place.address_region ?? '',
    country: (place.address_country ?? '').toUpperCase(),
    postalCode: place.postal_code ?? null,
  }
}
