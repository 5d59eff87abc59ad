import '../settings/settings.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { BellOff, Mail } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty, Problem } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/notifications.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { ByMailDialog } from './by-mail.tsx'
import { type Notification, notificationsQuery, unreadQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/notifications')

/** Shows the notifications of the store, newest first. */
export function NotificationsPage() {
  const { page } = route.useSearch()
  const navigate = route.useNavigate()
  const current = useStore()
  const [isChoosing, choose] = useState(false)
  const asked = useQuery(notificationsQuery(current, page))
  const { data: unread = 0 } = useQuery({
    ...unreadQuery(current),
    enabled: current.may('READ_NOTIFICATIONS'),
  })
  const readAll = useChange({
    send: () => current.api.notifications.readAllNotifications(),
    changes: ['notifications'],
    done: t('notifications.all-read'),
  })
  return (
    <Page
      title={t('notifications.title')}
      lead={t('notifications.lead')}
      narrow
      actions={
        <>
          {unread > 0 && current.may('WRITE_NOTIFICATIONS') && (
            <Button busy={readAll.isPending} onClick={() => readAll.mutate()}>
              {t('notifications.read-all')}
            </Button>
          )}
          <Button icon={<Mail size={16} aria-hidden="true" />} onClick={() => choose(true)}>
            {t('notifications.by-mail')}
          </Button>
        </>
      }
    >
      {readAll.error ? <Problem error={readAll.error} /> : null}
      {isChoosing && <ByMailDialog onClose={() => choose(false)} />}
      <Panel flush>
        <List
          of={asked}
          onPage={(next) => navigate({ search: { page: next } })}
          empty={
            <Empty title={t('notifications.none')} icon={<BellOff size={20} aria-hidden="true" />}>
              {t('notifications.none-hint')}
            </Empty>
          }
        >
          {({ notifications }) => (
            <ul>
              {notifications.map((one) => (
                <Entry key={one._id} notification={one} />
              ))}
            </ul>
          )}
        </List>
      </Panel>
    </Page>
  )
}

function Entry({ notification }: { notification: Notification }) {
  const { api, may } = useStore()
  const mayMark = may('WRITE_NOTIFICATIONS')
  const { _id, body, read, createdAt } = notification
  const mark = useChange({
    send: (isRead: boolean) => api.notifications.update(_id, { read: isRead }),
    changes: ['notifications'],
  })
  return (
    <li className={read ? 'entry' : 'entry entry-unread'}>
      <div className="entry-head">
        <div className="stack-tight">
          <div className="row">
            <Subject notification={notification} onFollow={() => !read && mayMark && mark.mutate(true)} />
            {!read && <Badge tone="info">{t('notifications.new')}</Badge>}
          </div>
          <p>{body}</p>
          <p className="muted small">
            <Time at={createdAt} />
          </p>
        </div>
        {mayMark && (
          <Button look="quiet" busy={mark.isPending} onClick={() => mark.mutate(!read)}>
            {t(read ? 'notifications.unread-one' : 'notifications.read-one')}
          </Button>
        )}
      </div>
      {mark.error ? <Problem error={mark.error} /> : null}
    </li>
  )
}

interface SubjectProps {
  notification: Notification
  onFollow: () => void
}

/** Shows the title; it links to what the notification is about, if that has a page. */
function Subject({ notification: { title, resource, resourceId }, onFollow }: SubjectProps) {
  const { storeId } = useStore()
  const link = { className: 'strong entry-link', onClick: onFollow }
  const params = { storeId }
  if (resource === 'orders' && resourceId) {
    return (
      <Link to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId: resourceId }} {...link}>
        {title}
      </Link>
    )
  }
  if (resource === 'products' && resourceId) {
    return (
      <Link to="/stores/$storeId/catalogue/$itemId" params={{ storeId, itemId: resourceId }} {...link}>
        {title}
      </Link>
    )
  }
  if (resource === 'returns' && resourceId) {
    return (
      <Link
        to="/stores/$storeId/orders/returns/$returnId"
        params={{ storeId, returnId: resourceId }}
        {...link}
      >
        {title}
      </Link>
    )
  }
  const place = resource && places[resource]
  if (!place) return <span className="strong">{title}</span>
  return (
    <Link to={place} params={params} {...link}>
      {title}
    </Link>
  )
}

const places: Record<
  string,
  | '/stores/$storeId/settings/identity'
  | '/stores/$storeId/settings/payouts'
  | '/stores/$storeId/settings/apps'
> = {
  kyc: '/stores/$storeId/settings/identity',
  payouts: '/stores/$storeId/settings/payouts',
  installations: '/stores/$storeId/settings/apps',
}
