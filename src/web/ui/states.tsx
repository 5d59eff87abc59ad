import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { isForbidden, requestIdOf, wordsOf } from '../api/refusals.ts'
import { t } from '../words/words.ts'
import { Button } from './button.tsx'

interface EmptyProps {
  title: string
  /** One line: why there is nothing, or what would be here. */
  children?: ReactNode
  /** One thing to do about it. */
  action?: ReactNode
  icon?: ReactNode
}

/** Says that there is nothing to show: nothing yet, or no match, in different words. */
export function Empty({ title, children, action, icon }: EmptyProps) {
  return (
    <div className="empty">
      {icon && <span className="empty-icon">{icon}</span>}
      <p className="empty-title">{title}</p>
      {children && <p className="muted">{children}</p>}
      {action}
    </div>
  )
}

/**
 * Says what went wrong, in a line above the affected part, with the id by which the operator finds it. A missing right
 * is no failure: trying again changes nothing, and there is nothing for an operator to find.
 */
export function Problem({ error, retry }: { error: unknown; retry?: () => void }) {
  if (isForbidden(error)) {
    return (
      <p className="forbidden" role="alert">
        <Lock size={16} aria-hidden="true" />
        {wordsOf(error)}
      </p>
    )
  }
  const id = requestIdOf(error)
  return (
    <div className="problem" role="alert">
      <p>{wordsOf(error)}</p>
      {id && (
        <p className="problem-id">
          {t('states.request')} <code>{id}</code>
        </p>
      )}
      {retry && <Button onClick={retry}>{t('states.retry')}</Button>}
    </div>
  )
}

/** Shows grey bars while something loads. They appear after 300 ms, so that quick answers do not flicker. */
export function Skeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="hidden-text">{t('states.loading')}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className="bone" />
      ))}
    </div>
  )
}

/** The part of a query that a page uses. */
export interface QueryState<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
}

interface AnswerProps<Data> {
  to: QueryState<Data>
  /** Shown instead of grey bars. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows the result of a query; while it loads, bars; if it failed and there is no older result, the problem, or that
 * the person may not see it.
 */
export function Answer<Data>({ to, waiting, children }: AnswerProps<Data>) {
  if (to.data !== undefined) return children(to.data)
  if (isForbidden(to.error)) {
    return (
      <Empty title={t('states.forbidden')} icon={<Lock size={20} aria-hidden="true" />}>
        {t('states.forbidden-hint')}
      </Empty>
    )
  }
  if (to.error) return <Problem error={to.error} retry={() => to.refetch()} />
  return waiting ?? <Skeleton />
}
