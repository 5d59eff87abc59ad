import { RefreshCw } from 'lucide-react'
import type { Apps } from '../../../api/client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../../../ui/copy.tsx'
import { shortTime } from '../../../ui/dates.ts'
import { Problem } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/domains.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'

type Domain = Apps<'Domain'>

interface DnsRecordsProps {
  domain: Domain
  verification: NonNullable<Domain['verification']>
}

/** Shows the records that a domain needs, to be copied one by one, and when they were looked for last. */
export function DnsRecords({ domain, verification }: DnsRecordsProps) {
  const { _id, domain: name, status, checkedAt, expiresAt } = domain
  const { api, may, timeZone } = useStore()
  const look = useChange({
    send: () => api.domains.check(_id),
    changes: ['domains', 'setup'],
    after: ({ status: now }) =>
      toast(t(now === 'active' ? 'domains.found' : 'domains.not-found', { domain: name })),
  })
  const looked = checkedAt
    ? t('domains.checked', { time: shortTime(checkedAt, timeZone) })
    : t('domains.never-checked')
  const until =
    expiresAt && status === 'pending' ? t('domains.until', { time: shortTime(expiresAt, timeZone) }) : ''
  return (
    <div className="stack">
      <p>{t('domains.records', { domain: name })}</p>
      <div className="records">
        <DnsRecord type="TXT" {...verification.txt} />
        <DnsRecord type="CNAME" {...verification.cname} />
      </div>
      <p className="hint">
        {t('domains.apex')} {t('domains.keep')}
      </p>
      {look.error ? <Problem error={look.error} /> : null}
      {status === 'pending' && (
        <div className="row">
          {may('WRITE_DOMAINS') && (
            <Button
              icon={<RefreshCw size={16} aria-hidden="true" />}
              busy={look.isPending}
              onClick={() => look.mutate()}
            >
              {t('domains.look')}
            </Button>
          )}
          <span className="muted small">{[looked, until].filter(Boolean).join(' · ')}</span>
        </div>
      )}
    </div>
  )
}

function DnsRecord({ type, name, value }: { type: string; name: string; value: string }) {
  return (
    <div className="record">
      <span className="label">{t('domains.record-type')}</span>
      <Badge>{type}</Badge>
      <span className="label">{t('domains.record-name')}</span>
      <CopyText text={name} />
      <span className="label">{t('domains.record-value')}</span>
      <CopyText text={value} />
    </div>
  )
}
