import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Console, consoleApi } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Facts, Panel } from '../../../ui/layout.tsx'
import { Problem } from '../../../ui/states.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/developer.ts'
import { savedBy, useUnsaved } from '../../shell/unsaved.tsx'
import { type App, useAppChange } from './queries.ts'
import { SecretDialog } from './secret.tsx'
import { chosenTopics, TopicFields } from './topics.tsx'

/** Shows the webhook of an app: its address, its signing secret, and a test delivery. */
export function Webhook({ app }: { app: App }) {
  const [secret, setSecret] = useState<string>()
  const unsaved = useUnsaved()
  const save = useAppChange({
    send: (values: FormValues) =>
      consoleApi.webhooks.save(app._id, { url: values.text('url'), topics: chosenTopics(app, values) }),
    // Without an address there is no webhook, and no secret.
    after: ({ signingSecret }) => {
      unsaved.saved()
      toast(t(signingSecret ? 'webhook.saved' : 'webhook.off'))
      setSecret(signingSecret ?? undefined)
    },
  })
  return (
    <>
      {app.webhookDisabledAt && <p className="notice">{t('webhook.disabled')}</p>}
      <Panel title={t('app.webhook')}>
        <Form {...savedBy(save, unsaved)}>
          <p className="muted">{t('webhook.lead')}</p>
          <TextField
            name="url"
            type="url"
            label={t('webhook.url')}
            hint={t('webhook.url-hint')}
            defaultValue={app.webhookUrl ?? ''}
            placeholder="https://app.example/hooks"
            maxLength={2048}
            optional
          />
          <TopicFields app={app} />
          <SubmitRow sending={save}>{t('webhook.save')}</SubmitRow>
        </Form>
        {unsaved.question}
      </Panel>
      {app.webhookUrl && (
        <>
          <Signing app={app} onSecret={setSecret} />
          <Trial app={app} />
        </>
      )}
      {secret && (
        <SecretDialog
          title={t('webhook.signing')}
          lead={t('webhook.signing-lead')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  )
}

function Signing({ app, onSecret }: { app: App; onSecret: (secret: string) => void }) {
  const [isAsking, setAsking] = useState(false)
  const rotate = useAppChange({
    send: () => consoleApi.webhooks.rotateSigningSecret(app._id),
    after: ({ signingSecret }) => {
      setAsking(false)
      onSecret(signingSecret)
    },
  })
  return (
    <Panel title={t('webhook.signing')}>
      <div className="row row-apart">
        <p className="muted">{t('webhook.signing-hint')}</p>
        <Button onClick={() => setAsking(true)}>{t('webhook.signing-rotate')}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('webhook.signing-rotate-title')}
          action={t('webhook.signing-rotate')}
          sending={rotate}
          onConfirm={() => rotate.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('webhook.signing-rotate-lead')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function Trial({ app }: { app: App }) {
  const test = useMutation({ mutationFn: () => consoleApi.webhooks.test(app._id) })
  return (
    <Panel title={t('webhook.test')}>
      <div className="stack">
        <div className="row row-apart">
          <p className="muted">{t('webhook.test-lead')}</p>
          <Button busy={test.isPending} onClick={() => test.mutate()}>
            {t('webhook.test-do')}
          </Button>
        </div>
        <div role="status">
          {test.error ? <Problem error={test.error} /> : null}
          {test.data && <Attempt of={test.data} />}
        </div>
      </div>
    </Panel>
  )
}

/** Shows the reply of a receiver. */
export function Attempt({ of }: { of: Omit<Console<'DeliveryAttempt'>, 'attempt' | 'at'> }) {
  const facts: [string, ReactNode][] = [
    [t('webhook.test-status'), of.status ?? t('webhook.test-none')],
    [t('webhook.test-took'), t('webhook.test-ms', { ms: of.durationMs })],
  ]
  if (of.error) facts.push([t('webhook.test-error'), of.error])
  if (of.location) facts.push([t('webhook.test-location'), <code key="location">{of.location}</code>])
  if (of.hint) facts.push([t('webhook.test-hint'), of.hint])
  if (of.response) facts.push([t('webhook.test-body'), <code key="body">{of.response}</code>])
  return <Facts of={facts} />
}
