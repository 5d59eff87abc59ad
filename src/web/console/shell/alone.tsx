import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../words/words.ts'
import icon from '../icon.svg'

/** Shows the frame of the pages that belong to no store. */
export function Alone({ children, account }: { children: ReactNode; account?: ReactNode }) {
  return (
    <div className="alone">
      <header className="alone-head">
        <Link to="/" className="brand">
          <img src={icon} alt="" />
          {t('shell.product')}
        </Link>
        {account}
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
