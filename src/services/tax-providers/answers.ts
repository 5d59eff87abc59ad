// Taxes as a provider computes them: asked between transactions, and kept for a while.

import { createHash } from 'node:crypto'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { CallFirst } from '../../db/call-first.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ProvidedRate, TaxAnswer, TaxedAddress } from '../../gateways/taxes/provider.ts'
import { type Causer, spend } from '../../gateways/throttle/call-budget.ts'
import { findState } from '../geo/states.ts'
import type { TaxAddress } from '../taxes/order-taxation.ts'
import type { Category, ItemKind } from '../taxes/place-of-supply.ts'
import type { LineTaxation, Taxation } from '../taxes/taxation.ts'
import { sealedFor } from './settings.ts'

/** The means of a call to a tax provider, and its causer. */
export interface TaxCall {
  dependencies: Pick<Dependencies, 'vault' | 'taxProviders' | 'config' | 'callBudget' | 'log'>
  causer: Causer
}

/** The facts that an order keeps for its report, once paid: the codes of its lines, and how its amounts are meant. */
export interface ReportTerms {
  provider: string
  codes: string[]
  /** Whether they contain their taxes. */
  included: boolean
  ships: boolean
}

/** A sale, after discounts, in minor units. */
export interface TaxedSale {
  lines: { kind: ItemKind; taxClass: string; amount: number }[]
  /** Null where nothing is shipped, or the rate is not chosen yet. */
  shipping: number | null
  destination: TaxAddress | null
  billing: TaxAddress | null
}

const find = statement<
  { shopId: string; question: string },
  {
    name: string
    whenSilent: 'refuse' | 'tables'
    answer: (TaxAnswer & { codes: string[] }) | null
    isAsked: boolean
  }
>(
  'taxProviders.answer',
  `select name, when_silent as "whenSilent", answer, question is not null as "isAsked"
  from tax_providers
  left join tax_answers on tax_answers.shop_id = tax_providers.shop_id and question = :question
    and tax_answers.created_at > now() - case when answer is null then interval '30 seconds' else interval '1 hour' end
  where tax_providers.shop_id = :shopId`,
)

/**
 * Returns the taxes of a sale as the store's provider has computed them; null where the store's own tables decide: it has
 * no provider, it is not known where the sale goes, or the provider is silent and the store says so. Throws
 * taxesUnavailable if it is silent and the store would rather take no order, and CallFirst if it has not been asked.
 */
export async function providedTaxes(
  db: Database,
  shop: Shop,
  call: TaxCall | undefined,
  sale: TaxedSale,
): Promise<(Taxation & { terms: ReportTerms }) | null> {
  const address = sale.destination ?? sale.billing
  if (!shop.asksTaxProvider || shop.pricesIncludeTax == null || !call || !address) return null
  const asked = { currency: shop.currency, included: shop.pricesIncludeTax, ...sale }
  const question = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
  const [found] = await find(db, { shopId: shop.id, question })
  if (!found) return null
  if (!found.isAsked) throw new CallFirst((db) => ask(db, shop, call, { question, sale, address }))
  if (found.answer) {
    const { codes } = found.answer
    const terms = {
      provider: found.name,
      codes,
      included: shop.pricesIncludeTax,
      ships: sale.shipping !== null,
    }
    return { ...taxationBy(found.answer), terms }
  }
  if (found.whenSilent === 'refuse') throw new Refusal('taxesUnavailable')
  return null
}

/** The store's account at its provider. */
export const account = statement<
  { shopId: string },
  { id: string; name: string; key: string; codes: Record<string, string>; origin: TaxAddress | null }
>(
  'taxProviders.account',
  `select tax_providers.id, tax_providers.name, sealed_key as key, codes, shipping -> 'origin' as origin
  from tax_providers join shops on shops.id = tax_providers.shop_id where tax_providers.shop_id = :shopId`,
)

/** Asks the provider, and keeps its answer, or for half a minute that it has none. Throws tooManyRequests. */
async function ask(
  db: Database,
  shop: Shop,
  { dependencies, causer }: TaxCall,
  { question, sale, address }: { question: string; sale: TaxedSale; address: TaxAddress },
): Promise<void> {
  const [settings] = await account(db, { shopId: shop.id })
  if (!settings) return
  await spend(dependencies, 'tax', shop, causer)
  const { id, name, key, codes, origin } = settings
  const lines = sale.lines.map((line) => ({ amount: line.amount, code: codeOf(line, codes) }))
  const outcome = await dependencies.taxProviders[name]!.ratesOf(
    dependencies.vault.open(key, sealedFor(id)),
    {
      currency: shop.currency,
      address: whole(address),
      isShipped: sale.destination !== null,
      origin: originOf(shop.country, origin),
      included: shop.pricesIncludeTax ?? true,
      lines,
      shipping: sale.shipping,
    },
  )
  if ('reason' in outcome)
    dependencies.log.warn({ shopId: shop.id, ...outcome }, 'no taxes from the provider')
  const known = 'answer' in outcome && { ...outcome.answer, codes: lines.map(({ code }) => code) }
  const answer = known ? JSON.stringify(known) : null
  await db('tax_answers')
    .insert({ shop_id: shop.id, question, answer, created_at: db.raw('now()') })
    .onConflict(['shop_id', 'question'])
    .merge()
}

/** Returns where the store sends goods from. */
export const originOf = (country: string, origin: TaxAddress | null): TaxedAddress =>
  whole(origin?.country === country ? origin : { country })

/** Returns all parts of an address, the state by its ISO 3166-2 code if it has one. */
export function whole({ country, state, city, postalCode }: TaxAddress): TaxedAddress {
  const code = state && findState(country, state)?.code
  return { country, state: code || state || null, city: city || null, postalCode: postalCode || null }
}

/** Stripe's codes for what is sold; a store has others for its classes of goods. */
const usual: Record<ItemKind, string> = {
  product: 'txcd_99999999',
  food: 'txcd_40060003',
  service: 'txcd_20030000',
  digital: 'txcd_10000000',
}
const untaxed = 'txcd_00000000'

function codeOf({ kind, taxClass }: TaxedSale['lines'][number], codes: Record<string, string>): string {
  return codes[taxClass] ?? (taxClass === 'exempt' || taxClass === 'zero' ? untaxed : usual[kind])
}

function taxationBy(answer: TaxAnswer): Taxation {
  const all = [...answer.lines.flat(), ...answer.shipping].map(({ category }) => category)
  const has = (category: Category) => all.some((one) => one === category)
  const treatment =
    has('S') || has('Z') ? 'taxed' : has('AE') ? 'reverse_charge' : has('E') ? 'exempt' : 'outside_scope'
  return { treatment, lines: answer.lines.map(lineOf), shipping: lineOf(answer.shipping) }
}

const lineOf = (rates: ProvidedRate[]): LineTaxation => ({
  rates: rates.map((rate) => ({
    ...rate,
    id: [rate.category, rate.country, rate.state, rate.name, rate.rate].join(' '),
  })),
  priceOf: (price) => price,
})
