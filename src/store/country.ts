import type { CountryHandlers } from '../../generated/store.routes.ts'
import { addressFormat } from '../services/geo/address-formats.ts'
import * as cities from '../services/geo/cities.ts'
import * as countries from '../services/geo/countries.ts'
import { listStateCodes } from '../services/geo/states.ts'

export const countryHandlers: CountryHandlers = {
  listCountries: async () => countries.listCountries(),
  listCities: ({ query }) => cities.listCities(query.shortName, query.state || null),
  getAddressFormat: async ({ params }) => addressFormat(params.shortName),
  listStateCodes: async ({ params }) => listStateCodes(params.shortName),
  listStates: async ({ query }) => countries.listStates(query.shortName),
}
