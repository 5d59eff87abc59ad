import { ChevronLeft, ChevronRight } from 'lucide-react'
import { t } from '../words/words.ts'
import { IconButton } from './button.tsx'

interface Position {
  total: number
  page: number
  limit: number
  hasNext: boolean
  hasPrev: boolean
}

/** The page that a list shows, with links to those before and after it. A single page needs none. */
export function Pagination({ at, onPage }: { at: Position; onPage: (page: number) => void }) {
  const { total, page, limit, hasNext, hasPrev } = at
  if (!hasNext && !hasPrev) return null
  const from = (page - 1) * limit + 1
  return (
    <nav className="pagination" aria-label={t('pages.label')}>
      <span className="muted tabular">
        {t('pages.range', { from, to: Math.min(total, page * limit), total })}
      </span>
      <IconButton label={t('pages.previous')} disabled={!hasPrev} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={18} />
      </IconButton>
      <IconButton label={t('pages.next')} disabled={!hasNext} onClick={() => onPage(page + 1)}>
        <ChevronRight size={18} />
      </IconButton>
    </nav>
  )
}
