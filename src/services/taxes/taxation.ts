// The taxes of a sale: the rates of each line and of shipping, and prices without tax for buyers who owe it themselves.
// No database; whole minor units.

import { portion } from '../amounts/division.ts'
import type { Rate } from '../amounts/taxes.ts'
import {
  type Category,
  type ItemKind,
  ratesAt,
  type Sale,
  type Supply,
  supplyOf,
  type Treatment,
} from './place-of-supply.ts'

/** A line as its taxes depend on it. */
export interface TaxableLine {
  kind: ItemKind
  taxClass: string
  /** Price times quantity. */
  amount: number
}

export interface LineTaxation {
  /** Empty for what is outside the scope of taxes. */
  rates: readonly Rate[]
  /**
   * Turns a price into the one that this buyer pays: without tax where the buyer owes it (decision
   * businesses-that-owe-the-tax-pay-prices-without-it), otherwise as it is.
   */
  priceOf: (price: number) => number
}

export interface Taxation {
  treatment: Treatment
  lines: LineTaxation[]
  shipping: LineTaxation
}

export interface TaxTerms {
  pricesIncludeTax: boolean
  /** The class of shipping costs, or `goods` for that of most of the goods. */
  shippingClass: string
}

/** Returns the taxation of lines; null if the store collects taxes at a place for which it has no rate. */
export function taxationOf(sale: Sale, terms: TaxTerms, lines: readonly TaxableLine[]): Taxation | null {
  const supplies = lines.map(({ kind }) => supplyOf(sale, kind))
  const taxed = lines.map(({ taxClass }, n) => lineOf(sale, terms, supplies[n]!, taxClass))
  const shipping = lineOf(sale, terms, supplyOf(sale, 'product'), shippingClassOf(terms, lines))
  if (taxed.includes(null) || (sale.destination && !shipping)) return null
  return {
    treatment: treatmentOf(supplies),
    lines: taxed as LineTaxation[],
    shipping: shipping ?? { rates: [], priceOf: (price) => price },
  }
}

function lineOf(sale: Sale, terms: TaxTerms, supply: Supply, taxClass: string): LineTaxation | null {
  const { treatment, place } = supply
  const same = (price: number) => price
  if (place) {
    const rates = ratesAt(sale.rates, place, taxClass)
    return rates && { rates, priceOf: same }
  }
  if (treatment === 'outside_scope' && supply.category === 'O') return { rates: [], priceOf: same }
  const rates = [noted(supply.category, sale.seller.country)]
  if (treatment !== 'reverse_charge' || !terms.pricesIncludeTax) return { rates, priceOf: same }
  const contained = ratesAt(sale.rates, sale.seller, taxClass)
  return contained && { rates, priceOf: (price) => withoutTax(price, contained) }
}

/** Returns a price without the taxes that it contains. */
function withoutTax(price: number, rates: readonly Rate[]): number {
  const together = rates.reduce((sum, { rate }) => sum + rate, 0)
  return portion(price, 1_000_000, 1_000_000 + together)
}

const notes: Partial<Record<Category, string>> = {
  AE: 'Reverse charge',
  K: 'Supply within the EU',
  E: 'Exempt',
  G: 'Export',
}

/** Returns the rate of 0 by which an invoice says why there is no tax. */
const noted = (category: Category, country: string): Rate => ({
  id: category,
  name: notes[category]!,
  rate: 0,
  country,
  state: null,
  category,
})

function shippingClassOf({ shippingClass }: TaxTerms, lines: readonly TaxableLine[]): string {
  if (shippingClass !== 'goods') return shippingClass
  const sums = new Map<string, number>()
  for (const { kind, taxClass, amount } of lines)
    if (kind === 'product' || kind === 'food') sums.set(taxClass, (sums.get(taxClass) ?? 0) + amount)
  const [most] = [...sums].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return most?.[0] ?? 'standard'
}

/** An order is taxed if any part of it is; otherwise its first line says why not. */
function treatmentOf(supplies: readonly Supply[]): Treatment {
  const first = supplies[0]?.treatment ?? 'taxed'
  return supplies.some(({ treatment }) => treatment === 'taxed') ? 'taxed' : first
}
