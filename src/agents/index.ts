import type { Handlers } from '../../generated/agents.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { cartHandlers } from './cart.ts'
import { catalogHandlers } from './catalog.ts'
import { checkoutHandlers } from './checkout.ts'
import { ordersHandlers } from './orders.ts'

export const agentsHandlers = (dependencies: Dependencies): Handlers => ({
  catalog: catalogHandlers,
  cart: cartHandlers(dependencies),
  checkout: checkoutHandlers(dependencies),
  orders: ordersHandlers,
})
