import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Console, consoleApi } from '../../../api/client.ts'
import { toast } from '../../../ui/toast.tsx'

export type App = Console<'App'>
export type Delivery = Console<'Delivery'>

export const tabs = ['overview', 'installations', 'webhook', 'deliveries'] as const
export type Tab = (typeof tabs)[number]
export const states = ['pending', 'delivered', 'dead', 'dropped'] as const satisfies Delivery['state'][]

/** The filters of an app's deliveries. */
export interface DeliveryFilters {
  state?: Delivery['state']
  topic?: string
  page?: number
}

export const appsQuery = (page: number) =>
  queryOptions({
    queryKey: ['apps', 'list', page],
    queryFn: ({ signal }) => consoleApi.apps.list({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const appQuery = (appId: string) =>
  queryOptions({
    queryKey: ['apps', appId],
    queryFn: ({ signal }) => consoleApi.apps.get(appId, { signal }),
  })

export const installationsQuery = (appId: string, page: number) =>
  queryOptions({
    queryKey: ['apps', appId, 'installations', page],
    queryFn: ({ signal }) => consoleApi.apps.listInstallations(appId, { page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Asks for a page of an app's deliveries, again every five seconds: a developer is waiting for them. */
export const deliveriesQuery = (appId: string, { page, ...filters }: DeliveryFilters) =>
  queryOptions({
    queryKey: ['apps', appId, 'deliveries', filters, page],
    queryFn: ({ signal }) =>
      consoleApi.deliveries.list(appId, { ...filters, page: page ?? 1, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 5_000,
  })

export const deliveryQuery = (appId: string, deliveryId: string) =>
  queryOptions({
    queryKey: ['apps', appId, 'deliveries', deliveryId],
    queryFn: ({ signal }) => consoleApi.deliveries.get(appId, deliveryId, { signal }),
    refetchInterval: 5_000,
  })

interface Change<Values, Result> {
  send: (values: Values) => Promise<Result>
  done?: string
  after?: (result: Result) => void
}

/**
 * Returns a mutation of the developer's apps that confirms itself with a message and has everything about apps read
 * again.
 */
export function useAppChange<Values = void, Result = unknown>({ send, done, after }: Change<Values, Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (result) => {
      if (done) toast(done)
      after?.(result)
      await queryClient.invalidateQueries({ queryKey: ['apps'] })
    },
  })
}
