import type { CustomersHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as customerBatches from '../services/people/customer-batches.ts'
import * as customers from '../services/people/customers.ts'

export const customersHandlers = ({ config }: Dependencies): CustomersHandlers => {
  const storeUrl = config.publicUrls.store
  return {
    listCustomers: ({ db, shop, query }) => customers.list(db, shop, storeUrl, query),
    createCustomer: ({ db, shop, body }) => customers.create(db, shop, storeUrl, body),
    saveCustomers: ({ db, record, shop, body }) =>
      customerBatches.save(db, record, shop, storeUrl, body.customers),
    getCustomer: ({ db, shop, params }) => customers.get(db, shop, storeUrl, params.id),
    updateCustomer: ({ db, shop, params, body }) => customers.update(db, shop, storeUrl, params.id, body),
    deleteCustomer: ({ db, shop, params }) => customers.remove(db, shop, params.id),
  }
}
