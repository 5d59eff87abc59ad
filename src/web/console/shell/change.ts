import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.tsx'
import { storeKey, useStore } from './store.tsx'

interface Change<Values, Result> {
  send: (values: Values) => Promise<Result>
  /** The subjects that look different afterwards, such as `orders`: their data is read again. */
  changes: string[]
  /** The message in the corner once it is done. */
  done?: string
  after?: (result: Result) => void
}

/**
 * Returns a change of a store that sends itself, says that it is done, and has everything that it changed read again.
 * The form or the dialog that sent it shows what goes wrong, by `error`.
 */
export function useChange<Values = void, Result = unknown>({
  send,
  changes,
  done,
  after,
}: Change<Values, Result>) {
  const queryClient = useQueryClient()
  const { storeId } = useStore()
  return useMutation({
    mutationFn: send,
    onSuccess: async (result) => {
      if (done) toast(done)
      after?.(result)
      await Promise.all(
        changes.map((subject) => queryClient.invalidateQueries({ queryKey: storeKey(storeId, subject) })),
      )
    },
  })
}
