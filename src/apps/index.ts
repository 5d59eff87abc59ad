import type { Handlers } from '../../generated/apps.routes.ts'
import type { Environment } from '../environment.ts'
import { appHandlers } from './app.ts'
import { bannersHandlers } from './banners.ts'
import { blogsHandlers } from './blogs.ts'
import { categoriesHandlers } from './categories.ts'
import { commentsHandlers } from './comments.ts'
import { customersHandlers } from './customers.ts'
import { discountsHandlers } from './discounts.ts'
import { ordersHandlers } from './orders.ts'
import { productsHandlers } from './products.ts'
import { shopHandlers } from './shop.ts'

export const appsHandlers = (environment: Environment): Handlers => ({
  orders: ordersHandlers(environment),
  products: productsHandlers,
  categories: categoriesHandlers,
  customers: customersHandlers(environment),
  discounts: discountsHandlers,
  blogs: blogsHandlers,
  banners: bannersHandlers,
  comments: commentsHandlers,
  app: appHandlers,
  shop: shopHandlers,
})
