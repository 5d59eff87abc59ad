import { queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Option = Apps<'PaymentOption'>
export type Method = Apps<'PaymentMethod'>

/** Asks for the payment options that the store may offer, each with the method that it has set up for it. */
export const offeredQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'payments'),
    queryFn: async ({ signal }) => {
      const [options, methods] = await Promise.all([
        api.payments.listOptions({ signal }),
        api.payments.listMethods({ signal }),
      ])
      return options.map((option) => ({
        option,
        method: methods.find(({ paymentOption }) => paymentOption._id === option._id),
      }))
    },
  })
