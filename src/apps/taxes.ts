import type { TaxesHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { exportOssReturn } from '../services/accounting/oss-return.ts'
import { taxReport } from '../services/accounting/tax-report.ts'
import * as provider from '../services/tax-providers/settings.ts'
import * as suggestions from '../services/taxes/rate-suggestions.ts'
import * as rates from '../services/taxes/rates.ts'
import * as registrations from '../services/taxes/registrations.ts'

export const taxesHandlers = (dependencies: Dependencies): TaxesHandlers => ({
  listTaxRegistrations: ({ db, shop, query }) => registrations.list(db, shop, query),
  createTaxRegistration: ({ db, shop, body }) => registrations.create(db, shop, body),
  getTaxRegistration: ({ db, shop, params }) => registrations.get(db, shop, params.id),
  updateTaxRegistration: ({ db, shop, params, body }) => registrations.update(db, shop, params.id, body),
  deleteTaxRegistration: ({ db, shop, params }) => registrations.remove(db, shop, params.id),
  listTaxRates: ({ db, shop, query }) => rates.list(db, shop, query),
  createTaxRate: ({ db, shop, body }) => rates.create(db, shop, body),
  getTaxRate: ({ db, shop, params }) => rates.get(db, shop, params.id),
  updateTaxRate: ({ db, shop, params, body }) => rates.update(db, shop, params.id, body),
  suggestTaxRates: ({ query }) => Promise.resolve(suggestions.suggest(query)),
  deleteTaxRate: ({ db, shop, params }) => rates.remove(db, shop, params.id),
  exportOssReturn: ({ db, shop, query }) => exportOssReturn(db, shop, query),
  getTaxReport: ({ db, shop, query }) => taxReport(db, shop, query),
  getTaxProvider: ({ db, shop }) => provider.get(db, shop),
  setTaxProvider: ({ db, shop, body }) => provider.set(db, dependencies, shop, body),
})
