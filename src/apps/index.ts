import type { Handlers } from '../../generated/apps.routes.ts'
import type { Environment } from '../environment.ts'
import { appHandlers } from './app.ts'
import { bannersHandlers } from './banners.ts'
import { blogsHandlers } from './blogs.ts'
import { categoriesHandlers } from './categories.ts'
import { commentsHandlers } from './comments.ts'
import { customersHandlers } from './customers.ts'
import { discountsHandlers } from './discounts.ts'
import { foodsHandlers } from './foods.ts'
import { ordersHandlers } from './orders.ts'
import { paymentsHandlers } from './payments.ts'
import { productsHandlers } from './products.ts'
import { servicesHandlers } from './services.ts'
import { shopHandlers } from './shop.ts'

export const appsHandlers = (environment: Environment): Handlers => ({
  orders: ordersHandlers(environment),
  products: productsHandlers,
  foods: foodsHandlers,
  services: servicesHandlers,
  categories: categoriesHandlers,
  customers: customersHandlers(environment),
  discounts: discountsHandlers,
  payments: paymentsHandlers(environment),
  blogs: blogsHandlers,
  banners: bannersHandlers,
  comments: commentsHandlers,
  app: appHandlers,
  shop: shopHandlers,
})
