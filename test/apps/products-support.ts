import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { doesAt } from './does.ts'

export type Merchant = { shop: Shop & { ownerId: string }; as: { authorization: string } }

export async function openMerchant(values: Parameters<typeof createShop>[0] = {}): Promise<Merchant> {
  const shop = await createShop(values)
  return { shop, as: await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY']) }
}

export const does = doesAt('/products')

export const mug = { name: 'Enamel mug', price: 15, quantity: 12 }
export const names = (body: { data: { products: { name: string }[] } }) =>
  body.data.products.map(({ name }) => name)
