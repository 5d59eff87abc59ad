/** The pagination object of the specification. */
export interface Pagination {
  total: number
  page: number
  limit: number
  pages: number
  hasNext: boolean
  hasPrev: boolean
  nextPage: number | null
  prevPage: number | null
}

/** Where a page stands among all: `page` counts from 1, and one beyond the last is empty and still has a previous one. */
export function paginationOf(total: number, page: number, limit: number): Pagination {
  const pages = Math.ceil(total / limit)
  const [hasNext, hasPrev] = [page < pages, page > 1]
  return {
    total,
    page,
    limit,
    pages,
    hasNext,
    hasPrev,
    nextPage: hasNext ? page + 1 : null,
    prevPage: hasPrev ? page - 1 : null,
  }
}
