import type { CheckoutHandlers } from '../../generated/agents.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as checkout from '../services/agent-checkouts/checkout.ts'

export const checkoutHandlers = (dependencies: Dependencies): CheckoutHandlers => ({
  createCheckout: ({ db, shop, agent, ip, body }) =>
    checkout.create(db, { dependencies, shop, agent, ip }, body),
  getCheckout: ({ db, shop, agent, ip, params }) =>
    checkout.get(db, { dependencies, shop, agent, ip }, params.id),
  updateCheckout: ({ db, shop, agent, ip, params, body }) =>
    checkout.update(db, { dependencies, shop, agent, ip }, params.id, body),
  completeCheckout: ({ db, shop, agent, ip, params, body, record }) =>
    checkout.complete(db, { dependencies, shop, agent, ip, record }, params.id, body?.payment),
  cancelCheckout: ({ db, shop, agent, ip, params, record }) =>
    checkout.cancel(db, { dependencies, shop, agent, ip, record }, params.id),
})
