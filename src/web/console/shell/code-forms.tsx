import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsQuery } from '../../api/settings.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, type Sending } from '../../ui/form.tsx'
import { t } from '../../words/words.ts'

interface CodeFormProps {
  sending: Sending
  onCode: (code: string) => void
  submit: string
}

/** Takes the code from the e-mail. On a developer's own machine the mailbox is a click away. */
export function CodeForm({ email, sending, onCode, submit }: CodeFormProps & { email: string }) {
  const { data: settings } = useQuery(settingsQuery)
  return (
    <Form sending={sending} onSubmit={(values) => onCode(values.text('otp'))}>
      <TextField
        name="otp"
        label={t('sign-in.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        focused
        className="input code-input"
      />
      <Button type="submit" look="main" busy={sending.isPending}>
        {submit}
      </Button>
      {settings?.mailbox && (
        <a href={`/console/mailbox?to=${encodeURIComponent(email)}`} target="_blank" rel="noreferrer">
          {t('sign-in.mailbox')}
        </a>
      )}
    </Form>
  )
}

/** Takes a code of the authenticator app, or one of the recovery codes. */
export function FactorForm({ sending, onCode, submit }: CodeFormProps) {
  const [recovers, setRecovers] = useState(false)
  return (
    <Form sending={sending} onSubmit={(values) => onCode(values.text('code'))}>
      <p className="muted">{t(recovers ? 'sign-in.recovery-lead' : 'sign-in.factor-lead')}</p>
      <TextField
        key={String(recovers)}
        name="code"
        label={t(recovers ? 'sign-in.recovery-code' : 'sign-in.factor-code')}
        inputMode={recovers ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        required
        focused
        className="input code-input"
      />
      <Button type="submit" look="main" busy={sending.isPending}>
        {submit}
      </Button>
      <Button look="quiet" onClick={() => setRecovers(!recovers)}>
        {t(recovers ? 'sign-in.use-app' : 'sign-in.use-recovery')}
      </Button>
    </Form>
  )
}
