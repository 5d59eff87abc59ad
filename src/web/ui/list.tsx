import type { ReactNode } from 'react'
import { Pagination, type Position } from './pagination.tsx'
import { Answer, type QueryState } from './states.tsx'

interface ListProps<Data> {
  of: QueryState<Data>
  /** Shown instead of an empty list. */
  empty: ReactNode
  onPage: (page: number) => void
  children: (data: Data) => ReactNode
}

/** Shows a list that a query finds page by page. */
export function List<Data extends { pagination: Position }>({
  of,
  empty,
  onPage,
  children,
}: ListProps<Data>) {
  return (
    <Answer to={of}>
      {(data) =>
        data.pagination.total === 0 ? (
          empty
        ) : (
          <>
            {children(data)}
            <Pagination at={data.pagination} onPage={onPage} />
          </>
        )
      }
    </Answer>
  )
}
