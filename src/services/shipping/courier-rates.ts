import { createHash } from 'node:crypto'
import type { components } from '../../../generated/store.types.ts'
import { fromNow, minutes } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { memberStates } from '../../base/european-union.ts'
import { largestAmount, toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CustomsLine, Quote } from '../../gateways/couriers/provider.ts'
import { type Causer, spend } from '../../gateways/throttle/call-budget.ts'
import { gramsOf, type Load, parcelOf } from '../goods/parcels.ts'
import { chargeIn } from '../shared/shop.ts'
import type { AddressCopy } from './addresses.ts'
import type { Goods } from './zone-rates.ts'
import type { ShippingSettings } from './zones.ts'

type ShippingRate = components['schemas']['ShippingRate']
type Context = Pick<Dependencies, 'couriers' | 'log' | 'config' | 'callBudget'>

/** The content of a shipment to be quoted, and its shopper. */
export interface Content extends Goods {
  userId: string
  /** Null for the shopper's cart, or for items not ordered yet. */
  orderId: string | null
  /** The lines that are shipped. */
  lines: ShippedLine[]
}

/** A line as customs see it. */
export interface ShippedLine extends Load {
  name: string
  /** The price of all of its units, in minor units. */
  value: number
}

/** How long the answer of couriers is repeated, in milliseconds: the rates are valid for longer. */
const repeatedFor = 10 * minutes

/** The columns of `shipping_rates` that describe the rate itself. */
export interface Offered {
  provider: string
  provider_rate: string | null
  service: string | null
  carrier: string
  courier: object
  shipping_method: string
  amount: number
  eta_days: number | null
  /** Names what couriers were asked, if this answers it; null for a rate of the store. */
  question: string | null
}

/**
 * Returns a name for what couriers are asked: equal questions have the same. `place` is the address of the recipient.
 * Returns null if none is asked.
 */
export function questionOf(
  { couriers }: Context,
  shop: Shop,
  settings: ShippingSettings,
  content: Content,
  place: object,
): string | null {
  if (Object.keys(couriers).length === 0 || !areQuoted(settings, content)) return null
  const { origin, parcel } = settings
  const { subtotal, kinds, load, lines } = content
  const declared = lines.map((line) => JSON.stringify(customsLineOf(shop, line))).sort()
  const goods = [parcelOf(load, parcel), subtotal, kinds, declared]
  const asked = [shop.currency, origin, ...goods, Object.entries(place).sort()]
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
}

/**
 * Returns the rates that couriers gave when this shopper last asked the same; none if that was too long ago, or if an
 * order or a label has used one of them: a courier's rate buys one label (decision foreign-calls-have-a-budget).
 */
export async function findAnswer(
  db: Database,
  shop: Shop,
  { userId, orderId }: Content,
  question: string | null,
): Promise<ShippingRate[]> {
  if (question === null) return []
  const answer = db('shipping_rates')
    .where({ shop_id: shop.id, user_id: userId, order_id: orderId, question })
    .where('created_at', '>', fromNow(-repeatedFor))
  const rows = await answer
    .select<(ShippingRate & { isUsed: boolean; quotedAt: string })[]>(
      shownOf(db, shop),
      db.raw('created_at as "quotedAt"'),
      db.raw(
        `taken_by is not null or exists (select from shipping_labels
          where shipping_labels.shop_id = shipping_rates.shop_id and shipping_labels.rate_id = shipping_rates.id
        ) as "isUsed"`,
      ),
    )
    .orderBy('created_at', 'desc')
  const last = rows.filter(({ quotedAt }) => +new Date(quotedAt) === +new Date(rows[0]!.quotedAt))
  if (last.some(({ isUsed }) => isUsed)) return []
  return last.map(({ isUsed, quotedAt, ...rate }) => rate)
}

/** Returns the columns of `shipping_rates` that a shopper sees. */
export function shownOf(db: Database, shop: Shop) {
  return db.raw<ShippingRate>(
    columnList<ShippingRate>({
      rateId: 'id',
      carrier: 'carrier',
      courier: 'courier',
      shippingMethod: 'shipping_method',
      amount: 'amount / :scale::float8',
      currency: 'currency',
      etaDays: 'eta_days',
      expiresAt: 'expires_at',
    }),
    { scale: shop.scale },
  )
}

/**
 * Returns whether couriers are asked about goods: not if the store has no origin where the parcel is picked up, and not
 * about dishes (decision dishes-are-not-posted).
 */
export function areQuoted({ origin }: ShippingSettings, { kinds }: Goods): boolean {
  return origin !== undefined && !kinds.includes('food')
}

/**
 * Requests quotes from all couriers at once, if they carry such goods. `failure` is the refusal to throw if there is no
 * other rate: tooManyRequests if the shopper, their network or the store has caused too many calls, courierUnavailable
 * if a courier does not answer; null if all have.
 */
export async function askCouriers(
  context: Context,
  shop: Shop,
  settings: ShippingSettings,
  content: Content,
  to: AddressCopy,
  causer: Causer,
): Promise<{ rates: Offered[]; failure: Refusal | null }> {
  const { couriers, log } = context
  const { origin: from } = settings
  if (!from || !areQuoted(settings, content)) return { rates: [], failure: null }
  const declared = crossesCustoms(from, to) && {
    customs: content.lines.map((line) => customsLineOf(shop, line)),
  }
  const request = { from, to, parcel: parcelOf(content.load, settings.parcel), ...declared }
  const asked = Object.values(couriers).map(async ({ name, quote }) => {
    const quotes = await quote(request, () => spend(context, 'courier', shop, causer))
    return quotes.flatMap((found) => offerOf(name, shop, found) ?? [])
  })
  const answers = await Promise.allSettled(asked)
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Error] : []))
  for (const reason of reasons)
    log.warn({ shopId: shop.id, reason: String(reason) }, 'a courier did not return a quote')
  const refused = reasons.find((reason) => reason instanceof Refusal)
  return {
    rates: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
    failure: refused ?? (reasons.length > 0 ? new Refusal('courierUnavailable') : null),
  }
}

/** Within the European Union, goods need no declaration. */
const crossesCustoms = (from: { country: string }, to: { country: string }) =>
  from.country !== to.country && !(memberStates.has(from.country) && memberStates.has(to.country))

/** Returns a line of the declaration for customs. */
function customsLineOf(shop: Shop, line: ShippedLine): CustomsLine {
  const { hsCode = null, originCountry = null } = line.details ?? {}
  return {
    ...{ description: line.name, quantity: line.quantity },
    ...{ value: toMajor(line.value, shop.scale), currency: shop.currency },
    ...{ weight: gramsOf(line) / 1000, hsCode, originCountry },
  }
}

/**
 * Converts a quote; returns null for another currency or an invalid amount, which the shopper cannot be
 * charged.
 */
function offerOf(provider: string, shop: Shop, quoted: Quote): Offered | null {
  const { id, service, carrier, courier, method, amount, currency, etaDays } = quoted
  if (currency !== shop.currency || !(amount >= 0 && amount <= largestAmount)) return null
  return {
    provider,
    provider_rate: id,
    service,
    carrier,
    courier,
    shipping_method: method,
    amount: chargeIn(shop, amount),
    eta_days: etaDays,
    question: null,
  }
}
