import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { enterCode, enterFactor, type SignInStep, sendCode } from '../../../api/session.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { useTitle } from '../../../ui/layout.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/words.ts'
import { Alone } from '../../shell/alone.tsx'
import { CodeForm, FactorForm } from '../../shell/code-forms.tsx'

const route = getRouteApi('/sign-in')

/** Signs in with a code from an e-mail, and with the second factor if the account has one. */
export function SignInPage() {
  const link = route.useLoaderData()
  const [email, setEmail] = useState(link.email)
  const [challenge, setChallenge] = useState('')
  const finish = useFinish()
  const take = async (step: SignInStep) => (step.step === 'done' ? finish() : setChallenge(step.challenge))
  useTitle(t('sign-in.title'))
  return (
    <Alone>
      <div className="sign-in">
        {challenge ? (
          <Factor challenge={challenge} onStep={take} />
        ) : email ? (
          <Code email={email} linked={link.code} onStep={take} onOther={() => setEmail('')} />
        ) : (
          <Email onSent={setEmail} />
        )}
      </div>
    </Alone>
  )
}

/** Goes where the person wanted to go, with nothing left of the person who was signed in before. */
function useFinish() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { back } = route.useSearch()
  return async () => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' })
    router.history.push(back ?? '/console/')
  }
}

function Step({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="panel stack">
      <div className="stack-tight">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
      </div>
      {children}
    </div>
  )
}

function Email({ onSent }: { onSent: (email: string) => void }) {
  const { ended } = route.useSearch()
  const sending = useMutation({ mutationFn: sendCode, onSuccess: (_, email) => onSent(email) })
  return (
    <Step title={t('sign-in.title')} lead={t(ended ? 'sign-in.ended' : 'sign-in.lead')}>
      <Form sending={sending} onSubmit={(values) => sending.mutate(values.text('email'))}>
        <TextField
          name="email"
          type="email"
          label={t('sign-in.email')}
          hint={t('sign-in.new')}
          autoComplete="email"
          required
          focused
        />
        <Button type="submit" look="main" busy={sending.isPending}>
          {t('sign-in.send')}
        </Button>
      </Form>
    </Step>
  )
}

interface CodeProps {
  email: string
  /** The code that a link brought; it is taken at once. */
  linked: string
  onStep: (step: SignInStep) => void
  onOther: () => void
}

function Code({ email, linked, onStep, onOther }: CodeProps) {
  const sending = useMutation({ mutationFn: (code: string) => enterCode(email, code), onSuccess: onStep })
  const { mutate } = sending
  useEffect(() => {
    if (linked) mutate(linked)
  }, [linked, mutate])
  const again = useMutation({
    mutationFn: () => sendCode(email),
    onSuccess: () => toast(t('sign-in.sent-again')),
  })
  // The error of one of them disappears once the other is tried.
  const shown = again.error ? again : sending
  const enter = (code: string) => {
    again.reset()
    mutate(code)
  }
  const sendAgain = () => {
    sending.reset()
    again.mutate()
  }
  return (
    <Step title={t('sign-in.code-title')} lead={t('sign-in.code-lead', { email })}>
      <CodeForm email={email} sending={shown} onCode={enter} submit={t('sign-in.enter')} />
      <div className="row row-apart">
        <Button look="quiet" busy={again.isPending} onClick={sendAgain}>
          {t('sign-in.again')}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {t('sign-in.other-email')}
        </Button>
      </div>
    </Step>
  )
}

function Factor({ challenge, onStep }: { challenge: string; onStep: (step: SignInStep) => void }) {
  const sending = useMutation({
    mutationFn: (code: string) => enterFactor(challenge, code),
    onSuccess: onStep,
  })
  return (
    <Step title={t('sign-in.factor-title')} lead={null}>
      <FactorForm sending={sending} onCode={sending.mutate} submit={t('sign-in.enter')} />
    </Step>
  )
}
