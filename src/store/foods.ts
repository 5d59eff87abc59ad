import type { FoodsHandlers } from '../../generated/store.routes.ts'
import * as foods from '../services/catalog/foods.ts'

export const foodsHandlers: FoodsHandlers = {
  listFoods: ({ db, shop, query }) => foods.listListed(db, shop, query),
  getFood: ({ db, shop, params }) => foods.getListed(db, shop, params.id),
}
