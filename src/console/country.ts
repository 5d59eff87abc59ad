import type { CountryHandlers } from '../../generated/console.routes.ts'
import { addressFormat } from '../services/geo/address-formats.ts'

export const countryHandlers: CountryHandlers = {
  getAddressFormat: async ({ params }) => addressFormat(params.shortName),
}
