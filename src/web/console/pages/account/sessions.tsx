import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { consoleApi } from '../../../api/client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { shortDate, shortTime } from '../../../ui/dates.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Answer, Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/account.ts'
import { leave } from '../../shell/leave.ts'
import { type Session, sessionsQuery, useAccountChange } from './queries.ts'

const route = getRouteApi('/signed-in/account')

/** Shows the person's sessions: browsers, and devices that they allowed. */
export function Sessions() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(sessionsQuery(page))
  return (
    <Panel title={t('account.sessions')} actions={<Everywhere />} flush>
      <Answer to={asked}>
        {({ sessions, pagination }) => (
          <>
            <ul className="sessions">
              {sessions.map((session) => (
                <SessionRow key={session._id} session={session} />
              ))}
            </ul>
            <Pagination
              at={pagination}
              onPage={(to) => navigate({ search: { page: to }, resetScroll: false })}
            />
          </>
        )}
      </Answer>
    </Panel>
  )
}

function SessionRow({ session: { _id, device, current, signedInAt, expiresAt } }: { session: Session }) {
  const end = useAccountChange({
    send: () => consoleApi.devices.endSession(_id),
    done: t('account.ended'),
  })
  const name = device ?? t('account.browser')
  return (
    <li>
      <div className="stack-tight">
        <div className="row">
          <MonitorSmartphone size={16} aria-hidden="true" />
          <span className="strong">{name}</span>
          {current && <Badge tone="good">{t('account.this')}</Badge>}
        </div>
        <p className="muted small">
          {t('account.signed-in', { time: shortTime(signedInAt) })},{' '}
          {t('account.until', { time: shortDate(expiresAt) })}
        </p>
        {end.error ? <Problem error={end.error} /> : null}
      </div>
      {!current && (
        <Button
          look="quiet"
          aria-label={t('account.end-of', { device: name })}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('account.end')}
        </Button>
      )}
    </li>
  )
}

function Everywhere() {
  const [isAsking, setAsking] = useState(false)
  const end = useMutation({ mutationFn: () => consoleApi.auth.logoutAll(), onSuccess: () => leave() })
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('account.everywhere')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('account.everywhere-title')}
          action={t('account.everywhere')}
          sending={end}
          onConfirm={() => end.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('account.everywhere-lead')}
        </ConfirmDialog>
      )}
    </>
  )
}
