import { coupons } from './coupons.ts'
import { customers } from './customers.ts'
import type { Kind, KindName } from './kind.ts'
import { orders } from './orders/orders.ts'
import { products } from './products.ts'
import { redirects } from './redirects.ts'
import { stock } from './stock.ts'

export const kinds: { [Name in KindName]: Kind<Name> } = {
  ...{ products, stock, customers, coupons, redirects, orders },
}
