import type { components } from '../api.ts'
import { useVisit } from '../visit.tsx'

/** Links to the pages of a list before and after this one, with the same filters. */
export function Paging({ pagination }: { pagination: components['schemas']['Pagination'] }) {
  const { url, words } = useVisit()
  if (pagination.pages < 2) return null
  const to = (page: number) => {
    const query = new URLSearchParams(url.searchParams)
    query.set('page', String(page))
    return `${url.pathname}?${query}`
  }
  return (
    <nav class="paging" aria-label={words.paging.label}>
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

/** Returns the number of a list's page in an address. */
export function pageIn(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}

/** Shows text as a merchant wrote it: an empty line begins a paragraph. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  )
}
