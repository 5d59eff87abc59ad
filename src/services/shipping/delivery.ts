import type { components as apps } from '../../../generated/apps.types.ts'
import type { components } from '../../../generated/store.types.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isOpen } from '../shared/shop.ts'
import { type AddressCopy, copyOf } from './addresses.ts'
import { areQuoted } from './courier-rates.ts'
import { type TakenRate, take } from './rate-claims.ts'
import { flatRates, type Goods, hasAreas, isPlaced, requireServed } from './zone-rates.ts'
import { hasZones, phoneRequired, readRow } from './zones.ts'

type Collection = components['schemas']['Collection']

/** The terms on which a store hands over what it sells. */
export interface DeliveryTerms {
  rateRequired: boolean
  phoneRequired: boolean
  /** Null if the store offers no pickup. */
  collection: Collection | null
  /** Null if its orders have no time. */
  hours: apps['schemas']['HoursSettings'] | null
  /** Until when its merchant has closed it; null: it is open. */
  closedUntil: string | null
}

const hold = statement<{ id: string }, DeliveryTerms>(
  'shops.holdDeliveryTerms',
  `select ${hasZones} as "rateRequired", ${phoneRequired} as "phoneRequired", collection,
    hours, closed_until as "closedUntil" from shops where id = :id and ${isOpen} for share`,
)

/**
 * Returns the delivery terms of a store and locks them, and keeps the store open, until the transaction ends: a
 * merchant who adds the first zone meanwhile waits. Throws shopNotFound for a closed store.
 */
export async function holdTerms(tx: Transaction, shop: Shop): Promise<DeliveryTerms> {
  const [terms] = await hold(tx, { id: shop.id })
  if (!terms) throw new Refusal('shopNotFound')
  return terms
}

/** A shopper's wishes for the delivery of a new order. */
interface Wanted extends Goods {
  orderId: string
  rateId?: string
  shippingAddressId?: string
  way: components['schemas']['FulfilmentWay']
}

/** How an order reaches its shopper. An order with nothing to ship may have none of these. */
export interface Delivery {
  rate: TakenRate | null
  address: AddressCopy | null
  collection: Collection | null
}

/**
 * Decides how a new order is delivered, under the terms that `holdTerms` returned, and claims its rate. Throws the
 * refusals of `take`, shippingAddressNotFound, collectionNotOffered, invalidRequest for a pickup or a table with an address or a
 * rate, and, if the terms require a rate that is missing, rateRequired, or notDeliveredThere if the store has none for
 * the address, the refusals of `requireServed`, and phoneRequired if the store or the courier needs the telephone number that the address lacks.
 */
export async function agreeOnDelivery(
  tx: Transaction,
  { couriers }: Pick<Dependencies, 'couriers'>,
  { shop, shopper, terms }: { shop: Shop; shopper: Shopper; terms: DeliveryTerms },
  wanted: Wanted,
): Promise<Delivery> {
  const { orderId, subtotal, kinds, load, rateId, shippingAddressId, way } = wanted
  const shipped = kinds.length > 0
  if (way !== 'delivery' && (rateId !== undefined || shippingAddressId !== undefined))
    throw invalid('rateId and shippingAddressId are for orders that are delivered; leave out fulfilment')
  if (way === 'table') return { rate: null, address: null, collection: null }
  if (way === 'pickup') {
    if (!terms.collection && !terms.hours?.ways.pickup) throw new Refusal('collectionNotOffered')
    return { rate: null, address: null, collection: shipped ? terms.collection : null }
  }
  if (rateId !== undefined) {
    const claim = { rateId, orderId, subtotal, kinds, load, shippingAddressId: shippingAddressId ?? null }
    const rate = await take(tx, shop, shopper, claim)
    const needsPhone = terms.phoneRequired || couriers[rate.provider]?.needsPhone === true
    if (shipped && needsPhone) requireReachable(rate.address)
    return { rate, address: rate.address, collection: null }
  }
  const address = shippingAddressId === undefined ? null : await copyOf(tx, shopper.id, shippingAddressId)
  if (shipped && terms.rateRequired) throw await missingRate(tx, couriers, shop, address, wanted)
  if (shipped && terms.phoneRequired && address) requireReachable(address)
  return { rate: null, address, collection: null }
}

/** Throws phoneRequired for an address without a telephone number. */
function requireReachable({ phone }: AddressCopy): void {
  if (!phone.trim()) throw new Refusal('phoneRequired')
}

/**
 * Returns the refusal of an order without a rate. Whether a courier serves the address is known only once it has been
 * asked for rates, which no transaction may wait for.
 */
async function missingRate(
  tx: Transaction,
  couriers: Dependencies['couriers'],
  shop: Shop,
  address: AddressCopy | null,
  goods: Goods,
): Promise<Refusal> {
  if (!address) return new Refusal('rateRequired')
  const settings = await readRow(tx, shop)
  const byCourier = areQuoted(settings, goods) && Object.keys(couriers).length > 0
  if (!byCourier) await requireServed(settings, shop, address, goods)
  const isServed = byCourier || (await flatRates(settings, address, goods)).length > 0
  return new Refusal(isServed ? 'rateRequired' : 'notDeliveredThere')
}

/** Where a quote would go, as far as it is known. */
export interface Aim {
  rate: object | null
  /** A saved address, which has its place on the map. */
  saved: AddressCopy | null
  /** Parts of an address. */
  parts: { country: string; state?: string; postalCode?: string } | null
}

/**
 * Holds where a quote would go against the delivery areas and minimums of its store, as its order would be. Returns false
 * where that is not known, and undefined at a store that has neither. Throws the refusals of `requireServed`, and
 * notDeliveredThere for a saved address for which no zone has a rate.
 */
export async function checkAreas(
  db: Database,
  couriers: Dependencies['couriers'],
  shop: Shop,
  { rate, saved, parts }: Aim,
  goods: Goods,
): Promise<boolean | undefined> {
  if (goods.kinds.length === 0) return undefined
  const settings = await readRow(db, shop)
  const areas = hasAreas(settings.zones) ? { unknown: false, checked: true } : {}
  // The areas were asked when the rate was quoted.
  if (rate) return areas.checked
  const isByCourier = areQuoted(settings, goods) && Object.keys(couriers).length > 0
  const to = parts && isPlaced(settings, parts) ? { ...nowhere, ...parts } : saved
  if (!to || isByCourier) return areas.unknown
  await requireServed(settings, shop, to, goods)
  if (saved && settings.zones.length > 0 && (await flatRates(settings, saved, goods)).length === 0)
    throw new Refusal('notDeliveredThere')
  return areas.checked
}

const nowhere = { state: '', city: '', postalCode: null, lat: null, lng: null }
