import type Stripe from 'stripe'
import { seconds } from '../../base/clock.ts'
import { Breaker } from '../breaker.ts'
import { toStripe } from '../payments/stripe/amounts.ts'
import { stripeClient } from '../payments/stripe/client.ts'
import { asStripeError, hasFailed } from '../payments/stripe/failures.ts'
import type {
  ProvidedRate,
  TaxAnswer,
  TaxedAddress,
  TaxProvider,
  TaxQuestion,
  TaxRecorded,
} from './provider.ts'

/** How long one calculation may take: a shopper waits for it. */
const patience = 4 * seconds

/** Returns the gateway to Stripe Tax (https://docs.stripe.com/api/tax/calculations), with the keys of stores. */
export function stripeTaxes({
  url,
  timeout = patience,
}: {
  url: string | null
  timeout?: number | undefined
}): TaxProvider {
  const breaker = new Breaker((error) => {
    const refused = asStripeError(error)
    return Boolean(refused?.statusCode) && !hasFailed(refused) && refused?.statusCode !== 429
  })
  const client = (key: string) => stripeClient(key, { url, timeout })
  const recorded = async (make: () => Promise<{ id: string | null }>): Promise<TaxRecorded> => {
    try {
      const { id } = await breaker.run(make)
      return id ? { id } : { reason: 'no id', isFinal: false }
    } catch (thrown) {
      const status = asStripeError(thrown)?.statusCode
      return { reason: reasonOf(thrown), isFinal: status === 400 || status === 404 }
    }
  }
  return {
    name: 'stripe',
    async ratesOf(key, question) {
      try {
        const made = await breaker.run(() => client(key).tax.calculations.create(paramsOf(question)))
        return { answer: answerOf(made, question) }
      } catch (thrown) {
        return { reason: reasonOf(thrown) }
      }
    },
    calculate: (key, question, at) =>
      recorded(() =>
        client(key).tax.calculations.create({
          ...paramsOf(question),
          tax_date: Math.floor(at.getTime() / 1000),
        }),
      ),
    record: (key, { calculation, reference }) =>
      recorded(() =>
        client(key).tax.transactions.createFromCalculation(
          { calculation, reference },
          { idempotencyKey: `tax ${reference}` },
        ),
      ),
    reverse: (key, { transaction, reference, amount, currency }) =>
      recorded(() =>
        client(key).tax.transactions.createReversal(
          {
            mode: 'partial',
            original_transaction: transaction,
            reference,
            flat_amount: -toStripe(amount, currency, Math.floor),
          },
          { idempotencyKey: `tax ${reference}` },
        ),
      ),
  }
}

/** Stripe's own words may contain the address. */
function reasonOf(thrown: unknown): string {
  const error = asStripeError(thrown)
  return error ? `${error.statusCode ?? 'no answer'} ${error.code ?? error.type}` : `${thrown}`
}

function paramsOf(question: TaxQuestion): Stripe.Tax.CalculationCreateParams {
  const { currency, address, origin, included, lines, shipping } = question
  const behaviour = { tax_behavior: included ? ('inclusive' as const) : ('exclusive' as const) }
  return {
    currency: currency.toLowerCase(),
    line_items: lines.map(({ amount, code }, n) => ({
      ...behaviour,
      amount: toStripe(amount, currency),
      reference: String(n),
      tax_code: code,
    })),
    ...(shipping !== null && { shipping_cost: { ...behaviour, amount: toStripe(shipping, currency) } }),
    customer_details: {
      address: addressOf(address),
      address_source: question.isShipped ? 'shipping' : 'billing',
    },
    ship_from_details: { address: addressOf(origin) },
    expand: ['line_items.data.tax_breakdown'],
  }
}

const addressOf = ({ country, state, city, postalCode }: TaxedAddress) => ({
  country,
  ...(state && { state }),
  ...(city && { city }),
  ...(postalCode && { postal_code: postalCode }),
})

/** Throws if a line is missing: no part of a sale is untaxed by mistake. */
function answerOf(made: Stripe.Tax.Calculation, { lines, shipping }: TaxQuestion): TaxAnswer {
  const items = new Map(made.line_items?.data.map((item) => [item.reference, item]))
  return {
    lines: lines.map((_, n) => ratesIn(items.get(String(n)))),
    shipping: shipping === null ? [] : ratesIn(made.shipping_cost),
  }
}

interface TaxedAmount {
  amount: number
  amount_tax: number
  tax_behavior: string
  tax_breakdown?: Breakdown[] | null
}

interface Breakdown {
  amount: number
  taxable_amount: number
  taxability_reason: string
  jurisdiction: { country: string; state: string | null; display_name: string; level: string }
  tax_rate_details: { display_name: string; percentage_decimal: string } | null
}

function ratesIn(taxed: TaxedAmount | null | undefined): ProvidedRate[] {
  if (!taxed?.tax_breakdown) throw new Error('the calculation lacks a line')
  const net = taxed.tax_behavior === 'inclusive' ? taxed.amount - taxed.amount_tax : taxed.amount
  const rates = new Map<string, ProvidedRate>()
  for (const one of taxed.tax_breakdown) {
    const category = categoryOf(one)
    if (!category) continue
    const { country, state, level, display_name: place } = one.jurisdiction
    const tax = one.tax_rate_details?.display_name ?? 'Tax'
    const name = level === 'country' ? tax : `${tax} ${place}`
    const known = rates.get(name)
    rates.set(name, { name, country, state, category, rate: (known?.rate ?? 0) + rateOf(one, net) })
  }
  return [...rates.values()]
}

/** The rate in millionths of the whole amount, of which only a part may be taxable; some taxes are a fixed amount. */
function rateOf({ amount, taxable_amount, tax_rate_details }: Breakdown, net: number): number {
  const millionths = Number(tax_rate_details?.percentage_decimal ?? 0) * 10_000
  if (net <= 0) return Math.round(millionths)
  if (millionths === 0) return Math.round((amount / net) * 1_000_000)
  return Math.round(millionths * Math.min(1, taxable_amount / net))
}

/** Returns the category of a tax; null for what is outside the scope of the account's taxes. */
function categoryOf({
  amount,
  taxability_reason,
  tax_rate_details,
}: Breakdown): ProvidedRate['category'] | null {
  switch (taxability_reason) {
    case 'not_collecting':
    case 'not_subject_to_tax':
      return null
    // No rate is known there: silence, not a sale without tax.
    case 'not_supported':
      throw new Error('the place is not supported')
    case 'reverse_charge':
      return 'AE'
    case 'zero_rated':
      return 'Z'
    case 'customer_exempt':
    case 'product_exempt':
    case 'product_exempt_holiday':
      return 'E'
    default:
      return amount > 0 || Number(tax_rate_details?.percentage_decimal ?? 0) > 0 ? 'S' : 'Z'
  }
}
