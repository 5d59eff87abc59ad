import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { consoleApi } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../../../ui/copy.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Facts, Panel } from '../../../ui/layout.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { t } from '../../../words/developer.ts'
import { savedBy, useUnsaved } from '../../shell/unsaved.tsx'
import { AppFields, appOf } from './app-form.tsx'
import { type App, useAppChange } from './queries.ts'
import { SecretDialog } from './secret.tsx'

/** Covers the overview of an app: its credentials and its settings. */
export function Overview({ app }: { app: App }) {
  const unsaved = useUnsaved()
  const save = useAppChange({
    send: (values: FormValues) => consoleApi.apps.update(app._id, values.changed(appOf)),
    done: t('developer.saved'),
    after: unsaved.saved,
  })
  return (
    <>
      <Credentials app={app} />
      <Panel title={t('app.settings')}>
        <Form {...savedBy(save, unsaved)}>
          <AppFields app={app} />
          <SubmitRow sending={save} beside={<DeleteApp app={app} onDeleted={unsaved.settle} />}>
            {t('common.save')}
          </SubmitRow>
        </Form>
        {unsaved.question}
      </Panel>
    </>
  )
}

function Credentials({ app }: { app: App }) {
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const rotate = useAppChange({
    send: () => consoleApi.apps.rotateClientSecret(app._id),
    after: ({ clientSecret }) => {
      setAsking(false)
      setSecret(clientSecret)
    },
  })
  const replace = <Button onClick={() => setAsking(true)}>{t('app.secret-rotate')}</Button>
  return (
    <Panel title={t('app.credentials')}>
      <Facts
        of={[
          [t('developer.client-id'), <CopyText key="id" text={app.clientId} />],
          [t('app.secret'), app.confidential ? replace : t('app.public')],
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('app.secret-rotate-title')}
          action={t('app.secret-rotate')}
          sending={rotate}
          onConfirm={() => rotate.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('app.secret-rotate-lead')}
        </ConfirmDialog>
      )}
      {secret && (
        <SecretDialog
          title={t('app.secret')}
          lead={t('app.secret-lead')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Panel>
  )
}

function DeleteApp({ app, onDeleted }: { app: App; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const remove = useAppChange({
    send: () => consoleApi.apps.delete(app._id),
    done: t('app.deleted'),
    after: () => {
      onDeleted()
      navigate({ to: '/developer' })
    },
  })
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('app.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('app.delete-title', { name: app.name })}
          action={t('app.delete')}
          sending={remove}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('app.delete-lead')}
        </ConfirmDialog>
      )}
    </>
  )
}
