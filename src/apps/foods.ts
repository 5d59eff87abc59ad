import type { FoodsHandlers } from '../../generated/apps.routes.ts'
import * as foods from '../services/catalog/foods.ts'
import { readsChanges } from '../services/shared/pagination.ts'

export const foodsHandlers: FoodsHandlers = {
  listFoods: ({ db, shop, query }) =>
    readsChanges(query) || query.after ? foods.listChanged(db, shop, query) : foods.list(db, shop, query),
  searchFoods: ({ db, shop, query }) => foods.search(db, shop, query.query),
  getFood: ({ db, shop, params }) => foods.get(db, shop, params.id),
  createFood: ({ db, shop, body }) => foods.create(db, shop, body),
  updateFood: ({ db, shop, params, body }) => foods.update(db, shop, params.id, body),
  deleteFood: ({ db, shop, params }) => foods.remove(db, shop, params.id),
}
