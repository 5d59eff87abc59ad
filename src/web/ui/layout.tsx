import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../words/words.ts'

interface PageProps {
  /** The title of the page and of the browser's tab. */
  title: string
  /** The line below the title. */
  lead?: ReactNode
  /** A link back to the list that this page belongs to. */
  back?: ReactNode
  /** A word next to the title, such as a status. */
  badge?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** For forms: keeps lines of text short enough to read easily. */
  narrow?: boolean
}

/** Shows the frame of every page: title, actions, content. */
export function Page({ title, lead, back, badge, actions, children, narrow = false }: PageProps) {
  const heading = useArrival()
  useTitle(title)
  return (
    <div className={narrow ? 'page page-narrow' : 'page'}>
      <header className="page-head">
        <div className="page-title">
          {back}
          <div className="row">
            <h1 ref={heading} tabIndex={-1}>
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

/** True once a page has been shown: the browser itself announces the first one. */
let hasArrived = false

/**
 * Focuses the title of a page that somebody has come to, so that a screen reader announces it and Tab goes on from
 * there, unless a field of the page already has the focus.
 */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const main = heading.current?.closest('main')
    if (hasArrived && !main?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
    hasArrived = true
  }, [])
  return heading
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
  /** True for no padding around the content: for tables, which have their own. */
  flush?: boolean
}

/** Draws a white panel with a heading. */
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
