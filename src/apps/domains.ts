import type { DomainsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { baseDomainsOf } from '../services/stores/domain-names.ts'
import { verifyNow } from '../services/stores/domain-proofs.ts'
import * as domains from '../services/stores/domains.ts'

export const domainsHandlers = (dependencies: Dependencies): DomainsHandlers => {
  const { config } = dependencies
  return {
    listDomains: ({ db, shop, query }) => domains.list(db, config, shop, query),
    createDomain: ({ db, shop, body }) => domains.create(db, config, shop, body),
    getDomain: ({ db, shop, params }) => domains.get(db, config, shop, params.id),
    checkDomain: async ({ db, shop, params, record, ip }) => {
      await verifyNow(db, { ...dependencies, record }, { shop, ip }, params.id)
      return domains.get(db, config, shop, params.id)
    },
    deleteDomain: ({ db, shop, params }) => domains.remove(db, config, shop, params.id),
    checkDomainAvailability: ({ db, shop, query }) =>
      domains.checkAvailability(db, config, shop, query.domain),
    listBaseDomains: async ({ shop }) => baseDomainsOf(config, shop),
  }
}
