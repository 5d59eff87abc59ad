import { type ParsedUrlQuery, parse } from 'node:querystring'
import { composed } from './body.ts'

/**
 * Parses a query. A parameter without a value counts as left out, but for a cursor (decision 980). No contract names a
 * parameter with a bracket, so it is unknown and ignored; the validator would take `page[]` for `page` (decision 408).
 */
export function parseQuery(text: string): ParsedUrlQuery {
  const query = parse(text)
  for (const [name, value] of Object.entries(query))
    if ((value === '' && name !== 'after') || name.includes('[')) delete query[name]
  return composed(query) as ParsedUrlQuery
}
