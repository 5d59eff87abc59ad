import MiniSearch from 'minisearch'
import { callsOf } from '../../src/contract/calls.ts'
import type { Document, PublishedName } from '../generate/contract.ts'
import { titles } from './contracts.ts'
import type { Guide } from './guides.ts'
import { searchOptions } from './portal/search-options.js'

/** An entry that the search of the pages can find. */
interface SearchEntry {
  /** The address that it leads to, relative to the site. */
  href: string
  title: string
  /** The line under the title: the guide of a section, or the surface, method and path of an operation. */
  place: string
  /** Texts that people paste into a search: an operationId, a path. */
  names: string
  text: string
}

/** Returns the index that the pages load. */
export function buildIndex(entries: SearchEntry[]): MiniSearch {
  const index = new MiniSearch(searchOptions)
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return index
}

/** Returns the sections of a guide. */
export function guideEntries({ slug, title, sections }: Guide): SearchEntry[] {
  return sections.map((section) => ({
    href: section.anchor ? `${slug}.html#${section.anchor}` : `${slug}.html`,
    title: section.title,
    place: section.anchor ? `Guide · ${title}` : 'Guide',
    names: '',
    text: section.text,
  }))
}

/** Returns the operations of a contract. */
export function operationEntries(surface: PublishedName, contract: Document): SearchEntry[] {
  return callsOf(contract).map((call) => {
    const { path, method, operation } = call
    const where = surface === 'webhooks' ? '' : ` · ${method.toUpperCase()} ${path}`
    return {
      href: operationHref(surface, call),
      title: operation.summary,
      place: titles[surface] + where,
      names: `${operation.operationId} ${path}`,
      text: `${operation.tags.join(' ')} ${operation.description}`,
    }
  })
}

/** Returns where Scalar shows an operation. */
export function operationHref(
  surface: PublishedName,
  { path, method, operation }: { path: string; method: string; operation: { tags: string[] } },
): string {
  const name =
    surface === 'webhooks' ? `webhook/${method.toUpperCase()}/${path}` : method.toUpperCase() + path
  return `${surface}.html#tag/${operation.tags[0]}/${name}`
}
