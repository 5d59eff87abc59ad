import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Console, consoleApi } from '../../../api/client.ts'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { t } from '../../../words/developer.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { Alone } from '../../shell/alone.tsx'
import { BackLink } from '../../shell/back-link.tsx'
import { savedBy, useUnsaved } from '../../shell/unsaved.tsx'
import { AppFields, appOf } from './app-form.tsx'
import { useAppChange } from './queries.ts'
import { SecretDialog } from './secret.tsx'

/** Registers an app; the secret of one that runs on a server is shown once. */
export function NewAppPage() {
  const navigate = useNavigate()
  const unsaved = useUnsaved()
  const [created, setCreated] = useState<Console<'NewApp'>>()
  const open = (appId: string) => navigate({ to: '/developer/$appId', params: { appId } })
  const create = useAppChange({
    send: (values: FormValues) => consoleApi.apps.create(appOf(values)),
    after: (app) => {
      unsaved.settle()
      return app.clientSecret ? setCreated(app) : open(app._id)
    },
  })
  return (
    <Alone account={<AccountMenu />}>
      <Page
        title={t('developer.new-title')}
        lead={t('developer.new-lead')}
        back={<BackLink to="/developer">{t('developer.back')}</BackLink>}
        narrow
      >
        <Panel>
          <Form {...savedBy(create, unsaved)}>
            <AppFields />
            <SubmitRow sending={create}>{t('developer.create-do')}</SubmitRow>
          </Form>
        </Panel>
      </Page>
      {unsaved.question}
      {created?.clientSecret && (
        <SecretDialog
          title={t('app.secret')}
          lead={t('app.secret-lead')}
          secret={created.clientSecret}
          onClose={() => open(created._id)}
        />
      )}
    </Alone>
  )
}
