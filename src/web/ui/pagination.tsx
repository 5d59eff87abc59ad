import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { t } from '../words/words.ts'
import { Button, IconButton } from './button.tsx'

export interface Position {
  total: number
  page: number
  limit: number
  pages: number
  hasNext: boolean
  hasPrev: boolean
}

/**
 * Shows the number of a list's page, with links to those before and after it. A single page needs none. A reader who
 * deletes everything on the last page comes to the one before.
 */
export function Pagination({ at, onPage }: { at: Position; onPage: (page: number) => void }) {
  const { total, page, limit, pages, hasNext, hasPrev } = at
  const last = Math.max(1, pages)
  useEffect(() => {
    if (page > last) onPage(last)
  }, [page, last, onPage])
  if (page > last || (!hasNext && !hasPrev)) return null
  const from = (page - 1) * limit + 1
  return (
    <nav className="pagination" aria-label={t('pages.label')}>
      <span className="muted tabular" role="status">
        {t('pages.range', { from, to: Math.min(total, page * limit), total })}
      </span>
      <IconButton
        label={t('pages.previous')}
        aria-disabled={!hasPrev}
        onClick={() => hasPrev && onPage(page - 1)}
      >
        <ChevronLeft size={18} />
      </IconButton>
      <IconButton
        label={t('pages.next')}
        aria-disabled={!hasNext}
        onClick={() => hasNext && onPage(page + 1)}
      >
        <ChevronRight size={18} />
      </IconButton>
    </nav>
  )
}

type Continued = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

/** Continues a list without page numbers while there is more; then it may say that this is all. */
export function LoadMore({ of, end }: { of: Continued; end?: string }) {
  if (!of.hasNextPage && !end) return null
  return (
    <div className="pagination">
      {of.hasNextPage ? (
        <Button busy={of.isFetchingNextPage} onClick={() => of.fetchNextPage()}>
          {t('pages.more')}
        </Button>
      ) : (
        <p className="muted">{end}</p>
      )}
    </div>
  )
}
