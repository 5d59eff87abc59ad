import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { enterCode, enterFactor, meQuery, type SignInStep, sendCode } from '../../api/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Problem, Skeleton } from '../../ui/states.tsx'
import { t } from '../../words/words.ts'
import { CodeForm, FactorForm } from './code-forms.tsx'

/** The call that waits for a fresh code; several that come at once wait for the same. */
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
      <Steps onDone={() => asked.settle(true)} />
    </Dialog>
  )
}

function Steps({ onDone }: { onDone: () => void }) {
  const { data: me } = useQuery(meQuery)
  const email = me?.email ?? ''
  const sent = useQuery({
    queryKey: ['confirm-code', email],
    queryFn: () => sendCode(email).then(() => true),
    enabled: email !== '',
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [challenge, setChallenge] = useState<string | null>(null)
  const take = (step: SignInStep) => (step.step === 'done' ? onDone() : setChallenge(step.challenge))
  const code = useMutation({ mutationFn: (otp: string) => enterCode(email, otp), onSuccess: take })
  const factor = useMutation({
    mutationFn: (given: string) => enterFactor(challenge!, given),
    onSuccess: take,
  })
  if (challenge) return <FactorForm sending={factor} onCode={factor.mutate} submit={t('confirm.enter')} />
  if (sent.error) return <Problem error={sent.error} retry={() => sent.refetch()} />
  if (!sent.data) return <Skeleton rows={2} />
  return (
    <div className="stack">
      <p className="muted">{t('confirm.lead', { email })}</p>
      <CodeForm email={email} sending={code} onCode={code.mutate} submit={t('confirm.enter')} />
    </div>
  )
}
