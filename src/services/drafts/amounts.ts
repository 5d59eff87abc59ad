// The amounts of a draft order, which its order is placed with.

import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { newId } from '../../base/ids.ts'
import { toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import type { Rule } from '../amounts/discounts.ts'
import { requireAmount } from '../catalog/line-prices.ts'
import { amountsOf } from '../checkout/order-amounts.ts'
import { keptDiscounts, keptReduction } from '../promotions/applied.ts'
import { minorOf } from '../shared/shop.ts'
import type { ReportTerms, TaxCall } from '../tax-providers/answers.ts'
import { type KeptTax, keptTaxes, shownTax, taxColumns } from '../taxes/order-taxes.ts'
import type { Treatment } from '../taxes/place-of-supply.ts'
import { taxAddressOf } from './addresses.ts'
import { type DraftLine, pricedLines } from './lines.ts'

type Draft = components['schemas']['DraftOrder']
type Discount = components['schemas']['DraftDiscount']

/** The inputs of a draft's amounts. */
export interface Priced {
  lines: readonly DraftLine[]
  discount: Discount | null
  shipping: { name: string; price: number } | null
  shippingAddress: components['schemas']['Address'] | null
  billingAddress: components['schemas']['BillingAddress'] | null
}

/** The amounts of a draft as its order will keep them: minor units, and columns of JSON as text. */
export interface Computed {
  subtotal: number
  shippingCost: number
  discount: number
  total: number
  rules: Rule[]
  discounts: unknown[]
  lines: { unitPrice: number; discount: number; discounts: unknown[]; taxes: KeptTax[] | null }[]
  taxes: string | null
  shippingTaxes: string | null
  taxAdded: number
  treatment: Treatment | null
  terms: ReportTerms | null
  /** As the contract shows them; null where the store computes none. */
  shownTax: (Pick<Draft, 'taxes'> & { tax: NonNullable<Draft['tax']> }) | null
}

/**
 * Computes a draft by the function that all amounts come from, without the automatic discounts of the store: the
 * merchant decides. Throws amountTooLarge, unknownCountry, taxRateMissing and taxesUnavailable.
 */
export async function compute(
  db: Database,
  dependencies: TaxCall['dependencies'],
  shop: Shop,
  draft: Priced,
): Promise<Computed> {
  const { lines, discount, shipping, shippingAddress, billingAddress } = draft
  const purchase = {
    lines: pricedLines(lines),
    // Nothing depends on the shopper where the discounts are given.
    buyer: { userId: '', ...(billingAddress && { billing: billingAddress }) },
    address: shippingAddress
      ? taxAddressOf(shippingAddress)
      : lines.some(({ shipped }) => shipped)
        ? undefined
        : null,
    rate: shipping && { amount: shipping.price },
    rules: discount ? [ruleOf(shop, discount)] : [],
  }
  const amounts = await amountsOf(db, shop, purchase, { dependencies, causer: null })
  const { totals, treatment } = amounts
  requireAmount(shop, toMajor(totals.total, shop.scale))
  return {
    ...{ subtotal: totals.subtotal, shippingCost: totals.shippingCost, discount: totals.discount },
    total: totals.total,
    rules: amounts.rules,
    discounts: keptDiscounts(totals.discounts, null),
    lines: totals.lines.map((line, n) => ({
      unitPrice: amounts.lines[n]!.price,
      ...keptReduction(line, null),
      taxes: treatment && keptTaxes(line, totals.taxIncluded),
    })),
    ...taxColumns(treatment && totals),
    ...{ treatment, terms: amounts.terms },
    shownTax: treatment && shownTax(totals, shop.scale),
  }
}

/** Returns a discount by hand as the totals take it. */
function ruleOf(shop: Shop, { kind, value, reason }: Discount): Rule {
  const effect =
    kind === 'percentage'
      ? ({ kind, percent: Math.round(value * 100) } as const)
      : ({ kind, amount: minorOf(shop, value, 'discount.value') } as const)
  return { id: newId(), name: reason.trim(), scope: null, effect, priority: 0, exclusive: false }
}
