import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { t } from '../../words/words.ts'

/** The forms are loaded when they are needed, which is seldom. */
const Steps = lazy(() =>
  import('./confirm-steps.tsx').then(({ ConfirmSteps }) => ({ default: ConfirmSteps })),
)

/** The calls that wait for a fresh code; they all wait for the same one. */
let waiting: { promise: Promise<boolean>; settle: (confirmed: boolean) => void } | null = null
const listeners = new Set<() => void>()

function change(now: typeof waiting): void {
  waiting = now
  for (const tell of listeners) tell()
}

/** Opens the dialog; true when the person has signed in afresh, false when it was closed. */
export function askForCode(): Promise<boolean> {
  if (!waiting) {
    let resolve = (_confirmed: boolean) => {}
    const promise = new Promise<boolean>((resolved) => {
      resolve = resolved
    })
    const settle = (confirmed: boolean) => {
      change(null)
      resolve(confirmed)
    }
    change({ promise, settle })
  }
  return waiting!.promise
}

export const isAskingForCode = () => waiting !== null

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks for a fresh code where a call needs one, whichever page made it. */
export function ConfirmSignIn() {
  const asked = useSyncExternalStore(subscribe, () => waiting)
  if (!asked) return null
  return (
    <Dialog title={t('confirm.title')} onClose={() => asked.settle(false)}>
      <Suspense fallback={<Skeleton rows={2} />}>
        <Steps onDone={() => asked.settle(true)} />
      </Suspense>
    </Dialog>
  )
}
