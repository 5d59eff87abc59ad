import { queryOptions } from '@tanstack/react-query'
import { t } from '../../../words/hours.ts'
import { useChange } from '../../shell/change.ts'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'

export type Hours = Awaited<ReturnType<CurrentStore['api']['shop']['getHours']>>
export type Way = keyof Hours['ways']
export type WayHours = NonNullable<Hours['ways'][Way]>
export type Period = WayHours['periods'][number]
export type Weekday = Period['day']
export type DayPeriod = Omit<Period, 'day'>
export type Exception = Hours['exceptions'][number]

export const ways: Way[] = ['delivery', 'pickup', 'table']

/** Asks for the opening hours of the store. */
export const hoursQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'hours'),
    queryFn: ({ signal }) => api.shop.getHours({ signal }),
  })

/** Returns a change of the hours: the service takes them as a whole, so unchanged parts are sent too. */
export function useHoursChange({ ways, exceptions }: Hours, after?: () => void) {
  const { api } = useStore()
  return useChange({
    send: (changes: Partial<Pick<Hours, 'ways' | 'exceptions'>>) =>
      api.shop.setHours({ ways, exceptions, ...changes }),
    changes: ['hours'],
    done: t('hours.saved'),
    after,
  })
}

/** Returns a change that closes the store until a time, or opens it again. */
export function useClosing() {
  const { api } = useStore()
  return useChange({
    send: (until: string | null) => api.shop.closeNow({ until }),
    changes: ['hours'],
    done: t('hours.now-saved'),
  })
}
