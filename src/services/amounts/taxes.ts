// Taxes: VAT, GST and sales tax of lines and shipping, by rate. Amounts are whole minor units.

import { divide, portion, sumOf } from './division.ts'

/** One tax on a line: several apply beside each other, as Canada's two or those of a state and its counties. */
export interface Rate {
  /** Identifies it among the rates of one computation. */
  id: string
  name: string
  /** In millionths: 19 % is 190000, 8.875 % is 88750. */
  rate: number
  /** The place whose tax it is, and its category on invoices; computing leaves them as they are. */
  country?: string
  state?: string | null
  category?: string
}

/** An amount to be taxed, after its discounts. */
export interface Taxable {
  amount: number
  /** Empty for what is not taxed. */
  rates: readonly Rate[]
}

export interface Taxed {
  net: number
  tax: number
  gross: number
  taxes: { rate: Rate; amount: number }[]
}

/** The sum of a rate over all lines. Where prices include taxes, `base` is without them. */
export interface TaxSum {
  rate: Rate
  base: number
  amount: number
}

const whole = 1_000_000

/**
 * Returns each amount with its taxes, and the sums by rate. Each tax is computed once from the sum of the lines with the
 * same rates, as EN 16931 (BR-CO-17) demands of invoices, and then divided over them: so a line that is split changes no
 * sum. `included` says that the amounts contain their taxes.
 */
export function applyTaxes(all: readonly Taxable[], included: boolean): { lines: Taxed[]; sums: TaxSum[] } {
  const lines = all.map(({ amount }): Taxed => ({ net: amount, tax: 0, gross: amount, taxes: [] }))
  const sums = new Map<string, TaxSum>()
  for (const positions of groupsOf(all)) {
    const { rates } = all[positions[0]!]!
    const amounts = positions.map((position) => all[position]!.amount)
    const sum = sumOf(amounts, (amount) => amount)
    const taxes = taxesOf(sum, rates, included)
    const base = included ? sum - sumOf(taxes, (tax) => tax) : sum
    for (const [n, rate] of rates.entries()) {
      addTo(sums, { rate, base, amount: taxes[n]! })
      for (const [m, amount] of divide(taxes[n]!, amounts).entries())
        lines[positions[m]!]!.taxes.push({ rate, amount })
    }
  }
  for (const line of lines) addUp(line, included)
  return { lines, sums: [...sums.values()].sort((a, b) => (a.rate.id < b.rate.id ? -1 : 1)) }
}

/** Returns the positions of the amounts that have the same rates. */
function groupsOf(all: readonly Taxable[]): number[][] {
  const positions = [...all.keys()].filter((position) => all[position]!.rates.length > 0)
  const groups = new Map<string, number[]>()
  for (const position of positions) {
    const key = all[position]!.rates.map(({ id }) => id).join(' ')
    groups.set(key, [...(groups.get(key) ?? []), position])
  }
  return [...groups.values()]
}

function taxesOf(sum: number, rates: readonly Rate[], included: boolean): number[] {
  if (!included) return rates.map(({ rate }) => portion(sum, rate, whole))
  const together = sumOf(rates, ({ rate }) => rate)
  return divide(
    portion(sum, together, whole + together),
    rates.map(({ rate }) => rate),
  )
}

function addTo(sums: Map<string, TaxSum>, { rate, base, amount }: TaxSum): void {
  const sum = sums.get(rate.id) ?? { rate, base: 0, amount: 0 }
  sums.set(rate.id, { rate, base: sum.base + base, amount: sum.amount + amount })
}

function addUp(line: Taxed, included: boolean): void {
  line.tax = sumOf(line.taxes, ({ amount }) => amount)
  if (included) line.net = line.gross - line.tax
  else line.gross = line.net + line.tax
}
