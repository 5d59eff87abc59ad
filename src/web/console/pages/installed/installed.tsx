import '../settings/settings.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Blocks, Check } from 'lucide-react'
import { useState } from 'react'
import { type Console, consoleApi } from '../../../api/client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { shortDate } from '../../../ui/dates.ts'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { t } from '../../../words/installed.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { storeKey, useStore } from '../../shell/store.tsx'
import { ScopeFields } from '../developer/app-form.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/settings/apps')

type Installation = Console<'Installation'>

/** Shows the apps of other developers, and says what each may do. */
export function InstalledPage() {
  const { storeId, may } = useStore()
  const isOwner = may('owner')
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const [open, setOpen] = useState<{ installation: Installation; what: 'narrow' | 'remove' }>()
  const close = () => setOpen(undefined)
  const asked = useQuery({
    queryKey: storeKey(storeId, 'installations', page),
    queryFn: ({ signal }) => consoleApi.installations.list(storeId, { page, limit: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title={t('installed.title')} lead={t('installed.lead')}>
      <Panel flush>
        <List
          of={asked}
          onPage={(to) => navigate({ search: { page: to } })}
          empty={
            <Empty title={t('installed.none')} icon={<Blocks size={20} aria-hidden="true" />}>
              {t('installed.none-hint')}
            </Empty>
          }
        >
          {({ installations }) => (
            <>
              {installations.map((one) => (
                <Installed
                  key={one._id}
                  installation={one}
                  onOpen={isOwner ? (what) => setOpen({ installation: one, what }) : undefined}
                />
              ))}
              {!isOwner && <p className="entry hint">{t('installed.owner-only')}</p>}
            </>
          )}
        </List>
      </Panel>
      {open?.what === 'narrow' && <Narrow installation={open.installation} onClose={close} />}
      {open?.what === 'remove' && <Uninstall installation={open.installation} onClose={close} />}
    </Page>
  )
}

interface InstalledProps {
  installation: Installation
  /** The actions of the owner; others only see the app. */
  onOpen?: (what: 'narrow' | 'remove') => void
}

function Installed({ installation: { app, scopes, suspended, createdAt }, onOpen }: InstalledProps) {
  const { timeZone } = useStore()
  return (
    <section className="entry" aria-label={app.name}>
      <div className="entry-head">
        <div className="stack-tight">
          <div className="row">
            <h2>{app.name}</h2>
            {suspended && <Badge tone="bad">{t('installed.suspended')}</Badge>}
          </div>
          {suspended && <p>{t('installed.suspended-hint')}</p>}
          <p className="muted small">{t('installed.since', { time: shortDate(createdAt, timeZone) })}</p>
        </div>
        {onOpen && (
          <div className="row">
            {scopes.length > 1 && <Button onClick={() => onOpen('narrow')}>{t('installed.narrow')}</Button>}
            <Button onClick={() => onOpen('remove')}>{t('installed.remove')}</Button>
          </div>
        )}
      </div>
      <div className="stack-tight">
        <p className="label">{t('installed.may')}</p>
        <ul className="ticks">
          {scopes.map((scope) => (
            <li key={scope}>
              <Check size={16} aria-hidden="true" />
              {t(`scope.${scope}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface OpenProps {
  installation: Installation
  onClose: () => void
}

/** Takes scopes from an app; only its own consent page can give it more. */
function Narrow({ installation: { _id, app, scopes }, onClose }: OpenProps) {
  const { storeId } = useStore()
  const narrow = useChange({
    send: (kept: Installation['scopes']) => consoleApi.installations.update(storeId, _id, { scopes: kept }),
    changes: ['installations', 'activity'],
    done: t('installed.narrowed', { name: app.name }),
    after: onClose,
  })
  const submit = (values: FormValues) =>
    narrow.mutate(scopes.filter((scope) => values.all('scopes').includes(scope)))
  return (
    <FormDialog
      title={t('installed.narrow-title', { name: app.name })}
      onClose={onClose}
      action={t('common.save')}
      sending={narrow}
      onSubmit={submit}
    >
      <div className="stack dialog-fields">
        <p>{t('installed.narrow-lead')}</p>
        <ScopeFields legend={t('installed.may')} of={scopes} chosen={scopes} />
      </div>
    </FormDialog>
  )
}

function Uninstall({ installation, onClose }: OpenProps) {
  const { storeId } = useStore()
  const { name } = installation.app
  return (
    <ConfirmChange
      title={t('installed.remove-title', { name })}
      action={t('installed.remove')}
      send={() => consoleApi.installations.remove(storeId, installation._id)}
      changes={['installations']}
      done={t('installed.removed', { name })}
      onClose={onClose}
    >
      {t('installed.remove-lead')}
    </ConfirmChange>
  )
}
