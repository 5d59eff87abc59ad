import type { ProductsHandlers } from '../../generated/store.routes.ts'
import * as productLists from '../services/catalog/product-lists.ts'
import * as products from '../services/catalog/products.ts'
import * as reducedPrices from '../services/promotions/reduced-prices.ts'

export const productsHandlers: ProductsHandlers = {
  listProducts: ({ db, shop, query }) => productLists.listListed(db, shop, query),
  listReducedPrices: ({ db, shop, query }) => reducedPrices.list(db, shop, query),
  getProduct: ({ db, shop, params }) => products.getListed(db, shop, params.id),
  listRelatedProducts: ({ db, shop, params }) => productLists.listRelated(db, shop, params.id),
}
