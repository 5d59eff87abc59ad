import type { OrdersHandlers } from '../../generated/agents.routes.ts'
import * as orders from '../services/agent-checkouts/orders.ts'

export const ordersHandlers: OrdersHandlers = {
  getOrder: ({ db, shop, agent, params }) => orders.get(db, shop, agent, params.id),
}
