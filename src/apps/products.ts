import type { ProductsHandlers } from '../../generated/apps.routes.ts'
import { saveProducts } from '../services/batches/products.ts'
import * as productLists from '../services/catalog/product-lists.ts'
import * as productTexts from '../services/catalog/product-texts.ts'
import * as products from '../services/catalog/products.ts'
import { costsOf } from '../services/goods/costs.ts'
import * as prices from '../services/prices/bulk-prices.ts'
import * as schedules from '../services/prices/price-schedules.ts'

export const productsHandlers: ProductsHandlers = {
  listProducts: ({ db, shop, query }) => productLists.list(db, shop, query),
  saveProducts: ({ db, record, shop, body }) => saveProducts(db, record, shop, body.products),
  searchProducts: ({ db, shop, query }) => productTexts.search(db, shop, query.query),
  getProduct: ({ db, shop, params }) => products.get(db, shop, params.id),
  getProductCosts: ({ db, shop, params }) => costsOf(db, shop, params.id),
  createProduct: ({ db, shop, body }) => products.create(db, shop, body),
  updateProduct: ({ db, shop, params, body }) => products.update(db, shop, params.id, body),
  deleteProduct: ({ db, shop, params }) => products.remove(db, shop, params.id),
  updateProductPrices: ({ db, record, shop, installation, headers, body }) =>
    prices.change(db, record, { shop, installation, key: headers['idempotency-key'], body }),
  previewProductPrices: ({ db, shop, query }) => prices.preview(db, shop, query),
  listPriceSchedules: ({ db, shop, query }) => schedules.list(db, shop, query),
  setProductPrices: ({ db, record, shop, body }) => schedules.create(db, record, shop, body),
  getPriceSchedule: ({ db, shop, params }) => schedules.get(db, shop, params.id),
  undoPriceSchedule: ({ db, record, shop, params }) => schedules.undo(db, record, shop, params.id),
  getPriceChange: ({ db, shop, params }) => prices.get(db, shop, params.id),
}
