import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Blocks, BookOpen, CircleUser, LogOut, Mail, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { meQuery, signOut } from '../../api/session.ts'
import { settingsQuery } from '../../api/settings.ts'
import { Menu } from '../../ui/menu.tsx'
import { t } from '../../words/words.ts'
import { leave } from './leave.ts'
import { chooseTheme, theme, themes } from './theme.ts'

/** Shows the person, the look of the pages, and the way out. */
export function AccountMenu() {
  const { data: me } = useQuery(meQuery)
  const { data: settings } = useQuery(settingsQuery)
  const queryClient = useQueryClient()
  return (
    <div className="account">
      <Menu
        triggerClass="account-button"
        align="end"
        trigger={
          <>
            <CircleUser size={20} aria-hidden="true" />
            <span className="clip">{me?.name || me?.email}</span>
            <span className="hidden-text">{t('shell.account')}</span>
          </>
        }
      >
        <p className="menu-head clip">{me?.email}</p>
        <ThemeChoice />
        <hr />
        <Link to="/account">
          <CircleUser size={16} aria-hidden="true" />
          {t('shell.your-account')}
        </Link>
        <Link to="/developer">
          <Blocks size={16} aria-hidden="true" />
          {t('developer.title')}
        </Link>
        {settings?.docsUrl && (
          <a href={settings.docsUrl} target="_blank" rel="noreferrer">
            <BookOpen size={16} aria-hidden="true" />
            {t('shell.docs')}
          </a>
        )}
        {settings?.mailbox && (
          <Link to="/mailbox">
            <Mail size={16} aria-hidden="true" />
            {t('shell.mailbox')}
          </Link>
        )}
        <button type="button" onClick={() => signOutAndLeave(queryClient)}>
          <LogOut size={16} aria-hidden="true" />
          {t('shell.sign-out')}
        </button>
      </Menu>
    </div>
  )
}

/** Forgets the person first, so that nobody is asked for a code if the session is already over. */
async function signOutAndLeave(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(meQuery.queryKey, null)
  await signOut().catch(() => {})
  leave()
}

const icons = { system: Monitor, light: Sun, dark: Moon }

function ThemeChoice() {
  const [chosen, setChosen] = useState(theme)
  return (
    <fieldset className="theme-choice">
      <legend>{t('shell.theme')}</legend>
      {themes.map((one) => {
        const Icon = icons[one]
        const choose = () => {
          chooseTheme(one)
          setChosen(one)
        }
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === chosen}
            title={t(`shell.theme-${one}`)}
            onClick={choose}
          >
            <Icon size={16} aria-hidden="true" />
            <span className="hidden-text">{t(`shell.theme-${one}`)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
