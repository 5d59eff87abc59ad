import type { Handlers } from '../../generated/store.routes.ts'
import type { Environment } from '../environment.ts'
import { authHandlers } from './auth.ts'
import { cartHandlers } from './cart.ts'
import { categoriesHandlers } from './categories.ts'
import { countryHandlers } from './country.ts'
import { couponsHandlers } from './coupons.ts'
import { ordersHandlers } from './orders.ts'
import { paymentsHandlers } from './payments.ts'
import { productsHandlers } from './products.ts'
import { shippingAddressHandlers } from './shipping-address.ts'
import { shopHandlers } from './shop.ts'

export const storeHandlers = (environment: Environment): Handlers => ({
  auth: authHandlers(environment),
  shop: shopHandlers,
  products: productsHandlers,
  categories: categoriesHandlers,
  cart: cartHandlers,
  orders: ordersHandlers(environment),
  payments: paymentsHandlers(environment),
  coupons: couponsHandlers,
  'shipping-address': shippingAddressHandlers(environment),
  country: countryHandlers,
})
