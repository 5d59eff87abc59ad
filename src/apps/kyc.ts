import type { KycHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as kyc from '../services/office/kyc.ts'

export const kycHandlers = ({ vault }: Dependencies): KycHandlers => ({
  listKyc: ({ db, shop, query }) => kyc.list(db, shop, query),
  createKyc: ({ db, shop, installation, body }) => kyc.create(db, vault, shop, installation, body),
  getKyc: ({ db, shop, params }) => kyc.get(db, shop, params.id),
})
