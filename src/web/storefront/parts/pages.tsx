import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'
import { goTo, type Reply } from '../reply.tsx'

type Pagination = components['schemas']['Pagination']

interface PagingProps {
  pagination: Pagination
  /** The part of a page that has the list: its pages are numbered apart from those of other lists, and begin there. */
  within?: string
  /** The content of the list, if a page has several lists. */
  label?: string
}

/** Links to the pages of a list before and after this one, with the same filters. */
export function Paging({ pagination, within, label }: PagingProps) {
  const { url, words } = usePage()
  if (pagination.pages < 2) return null
  const to = (page: number) =>
    `${url.pathname}?${queryOf(url, page, within)}${within === undefined ? '' : `#${within}`}`
  return (
    <nav class="paging" aria-label={label ? `${words.paging.label}: ${label}` : words.paging.label}>
      {pagination.prevPage && (
        <a class="quiet button" rel="prev" href={to(pagination.prevPage)}>
          {words.paging.previous}
        </a>
      )}
      <span>{words.paging.at(pagination.page, pagination.pages)}</span>
      {pagination.nextPage && (
        <a class="quiet button" rel="next" href={to(pagination.nextPage)}>
          {words.paging.next}
        </a>
      )}
    </nav>
  )
}

function queryOf(url: URL, page: number, within = 'page'): URLSearchParams {
  const query = new URLSearchParams(url.searchParams)
  query.set(within, String(page))
  return query
}

/** Returns the number of a list's page in an address. */
export function pageIn(url: URL, within = 'page'): number {
  const page = Number(url.searchParams.get(within) ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}

/** Reads a page of a list that shares its web page with others; after its end, the last one. */
export async function pageWithin<Found extends { pagination: Pagination }>(
  page: number,
  list: (page: number) => Promise<Found>,
): Promise<Found> {
  const found = await list(page)
  const { pages } = found.pagination
  return pages > 0 && page > pages ? list(pages) : found
}

/** Redirects from a page after the end of a shortened list to its last page; null for all others. */
export function lastPage(context: PageContext, { page, pages }: Pagination): Reply | null {
  const { url } = context
  return pages > 0 && page > pages ? goTo(context, `${url.pathname}?${queryOf(url, pages)}`) : null
}

/** Shows text as a merchant wrote it: an empty line begins a paragraph. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p class="written" key={paragraph}>
          {paragraph}
        </p>
      ))}
    </>
  )
}
