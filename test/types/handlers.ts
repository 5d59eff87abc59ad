import type { CountryHandlers } from '../../generated/store.routes.ts'

// `make check` compiles this file: each `@ts-expect-error` fails the build if the line below it compiles.

const listCountries: CountryHandlers['listCountries'] = async () => [{ name: 'Nigeria', shortName: 'NG' }]

/** This is the correct form. */
export const complete: CountryHandlers = {
  listCountries,
  listCities: async () => ['Ikeja'],
  listStates: async () => ['Lagos'],
  listStateCodes: async () => [{ name: 'Lagos', code: 'NG-LA' }],
  getAddressFormat: async () => ({ shortName: 'NG', parts: [], layout: '{name}', latinLayout: null }),
}

// @ts-expect-error a handler is missing
export const missing: CountryHandlers = {}

export const invented: CountryHandlers = {
  listCountries,
  listCities: async () => ['Ikeja'],
  listStates: async () => ['Lagos'],
  listStateCodes: async () => [{ name: 'Lagos', code: 'NG-LA' }],
  getAddressFormat: async () => ({ shortName: 'NG', parts: [], layout: '{name}', latinLayout: null }),
  // @ts-expect-error an operation that the contract does not have
  listPlanets: async () => ['Mars'],
}

export const wrong: CountryHandlers = {
  listCountries,
  listCities: async () => ['Ikeja'],
  // @ts-expect-error the contract requires an array of strings
  listStates: async () => [{ name: 'Lagos' }],
}
