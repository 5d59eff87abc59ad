import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import type { FormValues, Sending } from '../../ui/form.tsx'
import { t } from '../../words/words.ts'

export interface Unsaved {
  isChanged: boolean
  /** Called when there is an unsaved change. */
  change: () => void
  /** Called when the current content is sent. */
  send: () => void
  /** Called when that is saved. Changes made while it was on its way are still unsaved. */
  saved: () => void
  /**
   * Called when all changes are discarded. It takes effect at once, so that the next line may go to another
   * page.
   */
  settle: () => void
  /** Asks before somebody leaves the page with changes; it may be anywhere in the page. */
  question: ReactNode
}

/** A tab counts as a page: switching tabs removes the other one's form. Filters do not count. */
const pageOf = ({ pathname, search }: { pathname: string; search: object }) =>
  `${pathname}?${'tab' in search ? search.tab : ''}`

/** Warns before a page with unsaved changes is left: within the pages by a dialog, otherwise by the browser's own. */
export function useUnsaved(): Unsaved {
  const [isChanged, setChanged] = useState(false)
  const changed = useRef(false)
  const changedSinceSent = useRef(false)
  const set = useCallback((now: boolean) => {
    changed.current = now
    changedSinceSent.current = now
    setChanged(now)
  }, [])
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => changed.current && pageOf(current) !== pageOf(next),
    enableBeforeUnload: () => changed.current,
    withResolver: true,
  })
  return {
    isChanged,
    change: useCallback(() => set(true), [set]),
    send: useCallback(() => {
      changedSinceSent.current = false
    }, []),
    saved: useCallback(() => set(changedSinceSent.current), [set]),
    settle: useCallback(() => set(false), [set]),
    question: status === 'blocked' && (
      <ConfirmDialog
        title={t('unsaved.title')}
        action={t('unsaved.leave')}
        onConfirm={proceed}
        onClose={reset}
      >
        {t('unsaved.lead')}
      </ConfirmDialog>
    ),
  }
}

/** Returns the props for a form that asks about its changes until they are saved. */
export function savedBy(save: Sending & { mutate: (values: FormValues) => void }, { send, change }: Unsaved) {
  const onSubmit = (values: FormValues) => {
    send()
    save.mutate(values)
  }
  return { sending: save, onSubmit, onEdit: change }
}

/** Shows the bar at the end of a long form: it stays in sight. */
export function SaveBar({ isChanged, children }: Pick<Unsaved, 'isChanged'> & { children: ReactNode }) {
  return (
    <div className="save-bar">
      <span className="muted" role="status">
        {isChanged && t('unsaved.changed')}
      </span>
      {children}
    </div>
  )
}
