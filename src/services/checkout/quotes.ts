// Quotes: all amounts of an order that is not placed.

import type { components } from '../../../generated/store.types.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import { withCalls } from '../../db/call-first.ts'
import type { Database } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Discount, Priced } from '../amounts/discounts.ts'
import type { Totals } from '../amounts/totals.ts'
import {
  findOffers,
  type Line,
  type PlainOffer,
  priced,
  requireAmount,
  shippedKinds,
  shippedLoads,
  subtotalOf,
} from '../catalog/line-prices.ts'
import { refuseUseless } from '../coupons/terms.ts'
import { isCountry } from '../geo/countries.ts'
import { knownWeight, loadOf } from '../goods/parcels.ts'
import { appliedDiscounts } from '../promotions/applied.ts'
import { type AddressCopy, copyOf } from '../shipping/addresses.ts'
import { checkAreas } from '../shipping/delivery.ts'
import * as rates from '../shipping/rate-claims.ts'
import type { Goods } from '../shipping/zone-rates.ts'
import type { TaxCall } from '../tax-providers/answers.ts'
import { taxIdOf } from '../taxes/given-tax-ids.ts'
import { shownTax } from '../taxes/order-taxes.ts'
import { verifiedCountryOf } from '../taxes/tax-numbers.ts'
import * as carts from './carts.ts'
import { couponFor } from './coupons.ts'
import { amountsOf, type Purchase } from './order-amounts.ts'

type Quote = components['schemas']['Quote']

interface Wanted {
  items?: Line[]
  rateId?: string
  shippingAddressId?: string
  address?: components['schemas']['QuoteAddress']
  billingAddress?: components['schemas']['QuoteAddress']
  code?: string
}

/**
 * Returns the amounts of the order that the shopper would place for `items`, or for the cart, and changes nothing.
 * Throws cartEmpty, productNotFound, variantRequired, amountTooLarge, unknownCountry, taxRateMissing, taxesUnavailable, the refusals of a
 * rate or an address, of `checkAreas`, and those of a coupon.
 */
export async function quote(
  db: Database,
  {
    dependencies,
    ip,
  }: { dependencies: TaxCall['dependencies'] & Pick<Dependencies, 'couriers'>; ip: string },
  shop: Shop,
  shopper: Shopper,
  { items, code, billingAddress, ...destination }: Wanted,
): Promise<Quote> {
  const lines = items ?? (await carts.lines(db, shop, shopper))
  if (lines.length === 0) throw new Refusal('cartEmpty')
  const offers = await findOffers(db, shop, lines)
  const subtotal = subtotalOf(shop, lines, offers)
  const loads = shippedLoads(lines, offers)
  const shipped = { subtotal, kinds: shippedKinds(offers), load: loadOf(loads) }
  const delivery = await deliveryOf(db, shop, shopper, destination, shipped)
  const aim = { rate: null, saved: null, ...delivery, parts: destination.address ?? null }
  const areaChecked = await checkAreas(db, dependencies.couriers, shop, aim, shipped)
  const goods = priced(lines, offers)
  const total = subtotal + (delivery.rate?.amount ?? 0)
  const coupon = code === undefined ? null : await couponFor(db, shop, shopper, { code, lines: goods, total })
  const taxId = await taxIdOf(db, shop, shopper)
  const buyer = { userId: shopper.id, billing: billingAddress, verifiedCountry: verifiedCountryOf(taxId) }
  const purchase = { lines: goods, buyer, ...delivery, coupon: coupon?.discount }
  const call = { dependencies, causer: { shopperId: shopper.id, ip } }
  const { totals, rules, lines: taxed } = await withCalls(db, () => amountsOf(db, shop, purchase, call))
  if (coupon) refuseUseless(rules, totals, coupon.discount)
  requireAmount(shop, toMajor(totals.total, shop.scale))
  const shown = shownQuote(shop, totals, { goods: taxed, offers, coupon: coupon?.discount })
  const weight = knownWeight(loads)
  return {
    ...shown,
    ...(weight !== undefined && { weight }),
    areaChecked,
    ...(shop.pricesIncludeTax != null && { taxId }),
    coupon: coupon?.shown ?? null,
  }
}

/** Returns the rate and the address that were chosen, as far as they were. */
async function deliveryOf(
  db: Database,
  shop: Shop,
  shopper: Shopper,
  { rateId, shippingAddressId, address }: Wanted,
  goods: Goods,
): Promise<Pick<Purchase, 'rate' | 'address'> & { saved?: AddressCopy | null }> {
  if (address) {
    if (rateId !== undefined || shippingAddressId !== undefined)
      throw invalid('address cannot be combined with rateId or shippingAddressId')
    if (!isCountry(address.country)) throw new Refusal('unknownCountry')
    return { address }
  }
  if (rateId !== undefined) {
    const asked = { ...goods, rateId, shippingAddressId: shippingAddressId ?? null }
    const rate = await rates.look(db, shop, shopper, asked)
    return { rate, address: rate.address }
  }
  const saved = shippingAddressId === undefined ? null : await copyOf(db, shopper.id, shippingAddressId)
  return { address: saved, saved }
}

/** Returns amounts as a quote shows them. */
export function shownQuote(
  { scale, currency, pricesIncludeTax }: Pick<Shop, 'scale' | 'currency' | 'pricesIncludeTax'>,
  totals: Totals,
  {
    goods,
    offers,
    coupon = null,
  }: { goods: readonly Priced[]; offers: readonly PlainOffer[]; coupon?: Discount | null },
): Omit<Quote, 'coupon'> {
  const shown = (amount: number) => toMajor(amount, scale)
  return {
    items: offers.map((offer, position) => {
      const { price, quantity } = goods[position]!
      return {
        ...shownOffer(offer),
        ...{ unitPrice: shown(price), quantity, total: shown(price * quantity) },
        discounts: appliedDiscounts(totals.lines[position]!.discounts, scale, coupon),
      }
    }),
    subtotal: shown(totals.subtotal),
    shippingCost: shown(totals.shippingCost),
    discount: shown(totals.discount),
    discounts: appliedDiscounts(totals.discounts, scale, coupon),
    ...(pricesIncludeTax != null && shownTax(totals, scale)),
    total: shown(totals.total),
    currency,
  }
}

const shownOffer = ({ productId, variantId, kind, digital, name, variantName, image }: PlainOffer) => ({
  product: productId!,
  kind: digital ? ('digital' as const) : kind!,
  variant: variantId,
  name,
  variantName,
  image,
})
