import type { ProductsHandlers } from '../../generated/apps.routes.ts'
import * as inventory from '../services/inventory.ts'
import * as prices from '../services/prices.ts'
import * as productLists from '../services/product-lists.ts'
import * as productSearch from '../services/product-search.ts'
import * as products from '../services/products.ts'

export const productsHandlers: ProductsHandlers = {
  listProducts: ({ db, shop, query }) => productLists.list(db, shop, query),
  searchProducts: ({ db, shop, query }) => productSearch.search(db, shop, query.query),
  getProduct: ({ db, shop, params }) => products.get(db, shop, params.id),
  createProduct: ({ db, shop, body }) => inventory.create(db, shop, body),
  updateProduct: ({ db, shop, params, body }) => inventory.update(db, shop, params.id, body),
  deleteProduct: ({ db, shop, params }) => inventory.remove(db, shop, params.id),
  updateProductPrices: ({ db, shop, body }) => prices.change(db, shop, body),
}
