import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Console, consoleApi } from '../../../api/client.ts'
import { toast } from '../../../ui/toast.tsx'

export type Session = Console<'Session'>

export const sessionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['account', 'sessions', page],
    queryFn: ({ signal }) => consoleApi.devices.listSessions({ page, limit: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const factorQuery = queryOptions({
  queryKey: ['account', 'factor'],
  queryFn: ({ signal }) => consoleApi.auth.getFactor({ signal }),
})

interface Change<Values, Result> {
  send: (values: Values) => Promise<Result>
  done?: string
  after?: (result: Result) => void
}

/**
 * Returns a mutation of the account that confirms itself with a message and has the account's data read again.
 */
export function useAccountChange<Values = void, Result = unknown>({
  send,
  done,
  after,
}: Change<Values, Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (result) => {
      if (done) toast(done)
      after?.(result)
      await queryClient.invalidateQueries({ queryKey: ['account'] })
    },
  })
}
