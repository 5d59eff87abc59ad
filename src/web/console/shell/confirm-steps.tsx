import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enterCode, enterFactor, meQuery, type SignInStep, sendCode } from '../../api/session.ts'
import { Problem, Skeleton } from '../../ui/states.tsx'
import { t } from '../../words/words.ts'
import { CodeForm, FactorForm } from './code-forms.tsx'

/** Sends a fresh code, and takes it, and the second factor if the person has one. */
export function ConfirmSteps({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  // After the session has ended, asking again would find nobody.
  const [email] = useState(() => queryClient.getQueryData(meQuery.queryKey)?.email ?? '')
  const sent = useQuery({
    queryKey: ['confirm-code', email],
    queryFn: () => sendCode(email).then(() => true),
    enabled: email !== '',
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [challenge, setChallenge] = useState<string | null>(null)
  const take = (step: SignInStep) => {
    if (step.step === 'factor') return setChallenge(step.challenge)
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    onDone()
  }
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
