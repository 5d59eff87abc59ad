import type { CartHandlers } from '../../generated/agents.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as carts from '../services/agent-checkouts/carts.ts'

export const cartHandlers = (dependencies: Dependencies): CartHandlers => ({
  createCart: ({ db, shop, agent, ip, body }) => carts.create(db, { dependencies, shop, agent, ip }, body),
  getCart: ({ db, shop, agent, ip, params }) => carts.get(db, { dependencies, shop, agent, ip }, params.id),
  updateCart: ({ db, shop, agent, ip, params, body }) =>
    carts.update(db, { dependencies, shop, agent, ip }, params.id, body),
  cancelCart: ({ db, shop, agent, ip, params }) =>
    carts.cancel(db, { dependencies, shop, agent, ip }, params.id),
})
