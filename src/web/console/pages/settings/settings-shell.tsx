import './settings.css'
import { Link, Outlet } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { t } from '../../../words/words.ts'
import { offeredOf } from '../../navigation.ts'
import { useStore } from '../../shell/store.tsx'
import { sections } from './sections.ts'

/** Shows the settings: a menu of their parts next to the current one, or above it on phones. */
export function SettingsShell() {
  const current = useStore()
  return (
    <div className="settings">
      <nav aria-label={t('settings.sections')} className="settings-nav">
        {offeredOf(sections, current).map(({ to, words, icon: Icon, exact }) => (
          <Link
            key={to}
            to={to}
            params={{ storeId: current.storeId }}
            activeOptions={{ exact: exact ?? false, includeSearch: false }}
            className="nav-link"
          >
            <Icon size={16} aria-hidden="true" />
            {t(words)}
          </Link>
        ))}
      </nav>
      <div className="settings-page">
        <InView />
        <Outlet />
      </div>
    </div>
  )
}

/** Scrolls the menu of a phone to the part that is shown. */
function InView() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const menu = mark.current?.closest('.settings')?.querySelector('.settings-nav')
    const shown = menu?.querySelector<HTMLElement>('[aria-current="page"]')
    if (menu && shown) menu.scrollLeft = shown.offsetLeft - 16
  })
  return <span ref={mark} hidden />
}
