import '../settings/settings.css'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import type { Apps } from '../../../api/client.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { t } from '../../../words/domains.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'
import { AddDomain } from './add-domain.tsx'
import { DnsRecords } from './dns-records.tsx'

type Domain = Apps<'Domain'>

/**
 * Asks for the domains of the store, all on one page: it can have 50. While one waits for its DNS, they are read again
 * every 20 seconds.
 */
const domainsQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'domains'),
    queryFn: ({ signal }) => api.domains.list({ limit: 100 }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.domains.some(({ status }) => status === 'pending') ? 20_000 : false,
  })

export function DomainsPage() {
  const current = useStore()
  const asked = useQuery(domainsQuery(current))
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Domain>()
  const add = current.may('WRITE_DOMAINS') && (
    <Button look="main" onClick={() => setAdding(true)}>
      {t('domains.add')}
    </Button>
  )
  return (
    <Page title={t('domains.title')} lead={t('domains.lead')} actions={add}>
      <Panel flush>
        <Answer to={asked}>
          {({ domains }) =>
            domains.length === 0 ? (
              <Empty title={t('domains.title')} icon={<Globe size={20} aria-hidden="true" />}>
                {t('domains.lead')}
              </Empty>
            ) : (
              domains.map((domain) => (
                <Entry key={domain._id} domain={domain} onRemove={() => setRemoving(domain)} />
              ))
            )
          }
        </Answer>
      </Panel>
      {isAdding && <AddDomain onClose={() => setAdding(false)} />}
      {removing && <RemoveDomain domain={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  )
}

const tones: Record<Domain['status'], Tone> = { active: 'good', pending: 'warn', failed: 'bad' }

interface EntryProps {
  domain: Domain
  onRemove: () => void
}

function Entry({ domain, onRemove }: EntryProps) {
  const { domain: name, kind, status, verification } = domain
  const { may } = useStore()
  const [isOpen, setOpen] = useState(status === 'pending')
  return (
    <section className="entry" aria-label={name}>
      <div className="entry-head">
        <div className="stack-tight">
          <div className="row">
            <h2>{name}</h2>
            <Badge tone={tones[status]}>{t(`domains.status-${status}`)}</Badge>
          </div>
          <p className="muted small">
            {t(kind === 'own' ? 'domains.kind-own-short' : `domains.kind-${kind}`)}
          </p>
        </div>
        {kind !== 'address' && may('WRITE_DOMAINS') && (
          <Button look="quiet" onClick={onRemove}>
            {t('domains.remove')}
          </Button>
        )}
      </div>
      {status === 'failed' && <p className="muted">{t('domains.failed-hint')}</p>}
      {verification && status !== 'failed' && (
        <>
          {status === 'active' && (
            <div className="row">
              <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {t('domains.show-records')}
              </Button>
            </div>
          )}
          {isOpen && <DnsRecords domain={domain} verification={verification} />}
        </>
      )}
    </section>
  )
}

function RemoveDomain({ domain: { _id, domain }, onClose }: { domain: Domain; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('domains.remove-title', { domain })}
      action={t('domains.remove')}
      send={() => api.domains.delete(_id)}
      changes={['domains', 'setup']}
      done={t('domains.removed', { domain })}
      onClose={onClose}
    >
      {t('domains.remove-lead')}
    </ConfirmChange>
  )
}
