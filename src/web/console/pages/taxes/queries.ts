import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Registration = Apps<'TaxRegistration'>
export type TaxRate = Apps<'TaxRateEntry'>
export type TaxSettings = Apps<'TaxSettings'>

export const registrationsQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'tax-registrations', page),
    queryFn: ({ signal }) => api.taxes.listTaxRegistrations({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const ratesQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'tax-rates', page),
    queryFn: ({ signal }) => api.taxes.listTaxRates({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const providerQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'tax-provider'),
    queryFn: ({ signal }) => api.taxes.getTaxProvider({ signal }),
  })

export type TaxProvider = Apps<'TaxProviderSettings'>
export type Suggestion = Apps<'TaxRateSuggestion'>

/** The classes that every store has. */
export const classes = ['standard', 'reduced', 'zero', 'exempt'] as const
