import type { CountryHandlers } from '../../generated/store.routes.ts'
import * as countries from '../services/countries.ts'

export const countryHandlers: CountryHandlers = {
  listCountries: async () => countries.listCountries(),
  listStates: async ({ query }) => countries.listStates(query.shortName),
}
