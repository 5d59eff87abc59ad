import type { CountryHandlers } from '../../generated/store.routes.ts'
import * as countries from '../services/countries.ts'

export const countryHandlers: CountryHandlers = {
  listStates: async ({ query }) => countries.listStates(query.shortName),
}
