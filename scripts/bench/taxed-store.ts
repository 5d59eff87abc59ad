import { newId } from '../../src/base/ids.ts'
import type { JwtSecrets } from '../../src/config/config.ts'
import { type Database, transaction } from '../../src/db/database.ts'
import type { Scenario } from './scenario.ts'
import { createProducts, createShoppers, type Shopper } from './sellers.ts'

/** A store with the goods and carts of the plain one, which computes taxes and has three automatic discounts. */
export interface TaxedStore {
  id: string
  productIds: string[]
  shoppers: Shopper[]
}

/** Creates the store, with VAT in its prices. Each discount may apply to each cart, so that all are weighed. */
export async function createTaxedStore(
  db: Database,
  jwtSecrets: JwtSecrets,
  ownerId: string,
): Promise<TaxedStore> {
  const id = newId()
  const taxes = { pricesIncludeTax: true }
  const reference = {
    name: 'Taxed',
    slug: 'taxed',
    type: 'ecommerce' as const,
    currency: 'EUR',
    country: 'DE',
  }
  await db('shops').insert({ id, ...reference, scale: 100, owner_id: ownerId, taxes })
  await db('tax_registrations').insert({ id: newId(), shop_id: id, country: 'DE', scheme: 'standard' })
  const rates = { standard: 190_000, reduced: 70_000 }
  for (const [name, rate] of Object.entries(rates))
    await db('tax_rates').insert({ id: newId(), shop_id: id, name, country: 'DE', class: name, rate })
  const effects = [
    { kind: 'percentage', percent: 1000 },
    { kind: 'steps', steps: [{ from: 2, percent: 500 }] },
    { kind: 'buy-get', buy: 2, get: 1, percent: 5000 },
  ]
  for (const [n, effect] of effects.entries())
    await db('automatic_discounts').insert({ id: newId(), shop_id: id, name: `Discount ${n}`, effect })
  const productIds = await createProducts(db, id)
  const shoppers = await transaction(db, (tx) =>
    createShoppers(tx, jwtSecrets, { id, slug: 'taxed', productIds }),
  )
  return { id, productIds, shoppers }
}

/** Returns scenarios that compare the taxed store with the plain one, at the same service. */
export function taxedScenarios(plain: TaxedStore, taxed: TaxedStore): Scenario[] {
  const by = (store: TaxedStore, call: number) => ({
    'x-shop-id': store.id,
    authorization: `Bearer ${store.shoppers[call % store.shoppers.length]!.token}`,
  })
  const compared = (next: (store: TaxedStore) => Scenario['next']) => ({
    surface: 'store' as const,
    goal: 0.8,
    next: next(taxed),
    plain: next(plain),
  })
  return [
    {
      operation: 'listProductsTaxed',
      title: 'GET /products, taxes, rules',
      ...compared((store) => () => ({
        method: 'GET',
        path: '/products?limit=20',
        headers: { 'x-shop-id': store.id },
      })),
    },
    {
      operation: 'getCartTaxed',
      title: 'GET /cart, taxes, rules',
      ...compared((store) => (call) => ({ method: 'GET', path: '/cart', headers: by(store, call) })),
    },
    {
      operation: 'createOrderTaxed',
      title: 'POST /orders, taxes, rules',
      ...compared((store) => (call) => ({
        method: 'POST',
        path: '/orders',
        headers: by(store, call),
        body: { items: [{ productId: store.productIds[call % store.productIds.length], quantity: 3 }] },
      })),
    },
  ]
}
