import { ConfirmDialog, type ConfirmProps } from '../../ui/dialog.tsx'
import { type Change, useChange } from './change.ts'

type ConfirmChangeProps<Result> = Omit<ConfirmProps, 'sending' | 'onConfirm'> & Change<void, Result>

/**
 * Asks before a change of a store that cannot be undone. It closes once that is done, unless `after` says otherwise.
 */
export function ConfirmChange<Result>({ send, changes, done, after, ...dialog }: ConfirmChangeProps<Result>) {
  const change = useChange({ send, changes, done, after: after ?? dialog.onClose })
  return <ConfirmDialog {...dialog} sending={change} onConfirm={() => change.mutate()} />
}
