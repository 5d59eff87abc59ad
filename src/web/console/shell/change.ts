import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { repeatKeys } from '../../api/repeats.ts'
import { toast } from '../../ui/toast.tsx'
import { storeKey, useStore } from './store.tsx'

export interface Change<Values, Result> {
  /**
   * Sends it. The key goes along with what must not be done twice; its values are plain then, so that they tell one
   * change from another.
   */
  send: (values: Values, options: { idempotencyKey: string }) => Promise<Result>
  /** The subjects that it changes, such as `orders`: their data is read again. */
  changes: string[]
  /** The message in the corner once it is done. */
  done?: string | ((result: Result) => string)
  after?: (result: Result) => void
}

/**
 * Returns a mutation of a store that confirms itself with a message and has everything that it changes read again.
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
  const [keys] = useState(repeatKeys)
  return useMutation({
    mutationFn: (values: Values) => send(values, { idempotencyKey: keys.keyOf(values) }),
    onSuccess: (result) => {
      if (done) toast(typeof done === 'string' ? done : done(result))
      after?.(result)
    },
    onSettled: async (_, error) => {
      keys.settle(error)
      // A refusal may mean that somebody else was faster, and a change without an answer may have been done.
      const reads = changes.map((subject) =>
        queryClient.invalidateQueries({ queryKey: storeKey(storeId, subject) }),
      )
      if (!error) await Promise.all(reads)
    },
  })
}
