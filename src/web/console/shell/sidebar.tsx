import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { t } from '../../words/words.ts'
import { destinations, nameOf } from '../navigation.ts'
import { Bell } from '../pages/notifications/bell.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useStore } from './store.tsx'
import { StoreSwitcher } from './store-switcher.tsx'

/** The navigation of a store, at the side of the page; on phones only its head, above the page. */
export function Sidebar({ onSearch }: { onSearch: () => void }) {
  const { store, storeId } = useStore()
  return (
    <header className="sidebar">
      <div className="sidebar-head">
        <StoreSwitcher />
        <div className="sidebar-tools">
          <button type="button" className="search-button" onClick={onSearch}>
            <Search size={16} aria-hidden="true" />
            <span className="search-words">{t('shell.search')}</span>
            <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
          </button>
          <Bell />
        </div>
      </div>
      <nav aria-label={t('shell.navigation')} className="sidebar-nav">
        {destinations.map(({ to, words, icon: Icon, exact }) => (
          <Link
            key={to}
            to={to}
            params={{ storeId }}
            activeOptions={{ exact: exact ?? false, includeSearch: false }}
            className="nav-link"
          >
            <Icon size={18} aria-hidden="true" />
            {nameOf({ words }, store)}
          </Link>
        ))}
      </nav>
      <AccountMenu />
    </header>
  )
}

const isMac = navigator.platform.startsWith('Mac')
