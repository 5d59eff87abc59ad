import { coupons } from './coupons.ts'
import { customers } from './customers.ts'
import type { Kind, Step } from './kind.ts'
import { orders } from './orders/orders.ts'
import { products } from './products.ts'
import { redirects } from './redirects.ts'
import { stock } from './stock.ts'

export const kinds: Record<Step['kind'], Kind> = { products, stock, customers, coupons, redirects, orders }
