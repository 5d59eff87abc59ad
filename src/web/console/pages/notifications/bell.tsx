import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell as BellIcon } from 'lucide-react'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import { unreadQuery } from './queries.ts'

/** Links to the notifications, and shows how many are unread. */
export function Bell() {
  const current = useStore()
  const mayRead = current.may('READ_NOTIFICATIONS')
  const { data: unread = 0 } = useQuery({ ...unreadQuery(current), enabled: mayRead })
  if (!mayRead) return null
  return (
    <Link
      to="/stores/$storeId/notifications"
      params={{ storeId: current.storeId }}
      className="bell"
      title={t('notifications.title')}
    >
      <BellIcon size={18} aria-hidden="true" />
      <span className="hidden-text">{t('notifications.title')}</span>
      {unread > 0 && (
        <span className="bell-count">
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="hidden-text">{t('notifications.unread', { count: unread })}</span>
        </span>
      )}
    </Link>
  )
}
