import { type ParsedUrlQuery, parse } from 'node:querystring'
import { composed } from './body.ts'

/**
 * Parses a query. No contract names a parameter with brackets, so such a parameter is unknown and ignored; the
 * validator would take `page[]` for `page` (decision queries-are-read-as-forms).
 */
export function parseQuery(text: string): ParsedUrlQuery {
  const query = parse(text)
  for (const name of Object.keys(query)) if (name.includes('[')) delete query[name]
  return composed(query) as ParsedUrlQuery
}
