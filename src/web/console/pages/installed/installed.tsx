import '../settings/settings.css'
import { useQuery } from '@tanstack/react-query'
import { Blocks, Check } from 'lucide-react'
import { useState } from 'react'
import { type Console, consoleApi } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { shortDate } from '../../../ui/dates.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
import { storeKey, useStore } from '../../shell/store.tsx'

type Installation = Console<'Installation'>

/** The apps of others, with what each may do in words. */
export function InstalledPage() {
  const { storeId } = useStore()
  const [removing, setRemoving] = useState<Installation>()
  const asked = useQuery({
    queryKey: storeKey(storeId, 'installations'),
    queryFn: ({ signal }) => consoleApi.installations.list(storeId, { limit: 100 }, { signal }),
  })
  return (
    <Page title={t('installed.title')} lead={t('installed.lead')}>
      <Panel flush>
        <Answer to={asked}>
          {({ installations }) =>
            installations.length === 0 ? (
              <Empty title={t('installed.none')} icon={<Blocks size={20} aria-hidden="true" />}>
                {t('installed.none-hint')}
              </Empty>
            ) : (
              <>
                {installations.map((one) => (
                  <Installed key={one._id} installation={one} onRemove={() => setRemoving(one)} />
                ))}
                <p className="entry hint">{t('installed.narrow')}</p>
              </>
            )
          }
        </Answer>
      </Panel>
      {removing && <Uninstall installation={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  )
}

interface InstalledProps {
  installation: Installation
  onRemove: () => void
}

function Installed({ installation: { app, scopes, createdAt }, onRemove }: InstalledProps) {
  return (
    <section className="entry" aria-label={app.name}>
      <div className="entry-head">
        <div className="stack-tight">
          <h2>{app.name}</h2>
          <p className="muted small">{t('installed.since', { time: shortDate(createdAt) })}</p>
        </div>
        <Button onClick={onRemove}>{t('installed.remove')}</Button>
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

function Uninstall({ installation, onClose }: { installation: Installation; onClose: () => void }) {
  const { storeId } = useStore()
  const { name } = installation.app
  const remove = useChange({
    send: () => consoleApi.installations.remove(storeId, installation._id),
    changes: ['installations'],
    done: t('installed.removed', { name }),
    after: onClose,
  })
  return (
    <ConfirmDialog
      title={t('installed.remove-title', { name })}
      action={t('installed.remove')}
      sending={remove}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('installed.remove-lead')}
    </ConfirmDialog>
  )
}
