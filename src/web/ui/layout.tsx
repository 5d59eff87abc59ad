import { type ReactNode, useEffect } from 'react'
import { t } from '../words/words.ts'

interface PageProps {
  /** The title of the page and of the browser's tab. */
  title: string
  /** The line below the title. */
  lead?: ReactNode
  /** A link back to the list that this page belongs to. */
  back?: ReactNode
  /** A word beside the title, such as a status. */
  badge?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** Narrow pages are forms: a line of text is no longer than it is easy to read. */
  narrow?: boolean
}

/** The frame of every page: title, actions, content. */
export function Page({ title, lead, back, badge, actions, children, narrow = false }: PageProps) {
  useTitle(title)
  return (
    <div className={narrow ? 'page page-narrow' : 'page'}>
      <header className="page-head">
        <div className="page-title">
          {back}
          <div className="row">
            {/* Focused on navigation, so that a screen reader says where it is. */}
            <h1 tabIndex={-1} data-page-title>
              {title}
            </h1>
            {badge}
          </div>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** Names the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${t('shell.product')}`
  }, [title])
}

interface PanelProps {
  title?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** Without room around the content: for tables, which have their own. */
  flush?: boolean
}

/** A white panel with a heading. */
export function Panel({ title, actions, children, flush = false }: PanelProps) {
  return (
    <section className="panel">
      {(title || actions) && (
        <header className="panel-head">
          {title && <h2>{title}</h2>}
          {actions}
        </header>
      )}
      <div className={flush ? 'panel-flush' : 'panel-body'}>{children}</div>
    </section>
  )
}

/** Names and values, such as those of a record. */
export function Facts({ of }: { of: (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
