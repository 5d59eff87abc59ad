import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { Fragment } from 'react'
import { t } from '../../words/words.ts'
import { destinationsFor } from '../navigation.ts'
import { Bell } from '../pages/notifications/bell.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ShopLink } from './shop-link.tsx'
import { useStore } from './store.tsx'
import { StoreSwitcher } from './store-switcher.tsx'

/** The navigation of a store, at the side of the page; on phones only its head, above the page. */
export function Sidebar({ onSearch }: { onSearch: () => void }) {
  const current = useStore()
  const { storeId } = current
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
          <ShopLink />
          <Bell />
        </div>
      </div>
      <nav aria-label={t('shell.navigation')} className="sidebar-nav">
        {destinationsFor(current).map(({ to, name, icon: Icon, exact, isForDevelopers }, index, all) => (
          <Fragment key={to}>
            {isForDevelopers && !all[index - 1]?.isForDevelopers && (
              <p className="nav-group">{t('nav.developers')}</p>
            )}
            <Link
              to={to}
              params={{ storeId }}
              activeOptions={{ exact: exact ?? false, includeSearch: false }}
              className="nav-link"
            >
              <Icon size={18} aria-hidden="true" />
              {name}
            </Link>
          </Fragment>
        ))}
      </nav>
      <AccountMenu />
    </header>
  )
}

const isMac = navigator.platform.startsWith('Mac')
