// Resource indicators (RFC 8707): what tokens are issued for.

import { Refusal } from '../../base/errors.ts'
import { parseUrl } from '../../base/url.ts'

/** The path at which agents call the Apps API by the Model Context Protocol. */
export const mcpPath = '/api/mcp'

/**
 * Returns whether tokens are issued for an address that a request names; without one they are for the Apps API. It has
 * two, for programs and for agents (decision two-addresses-of-one-api).
 */
export function isResource(appsUrl: string, given: string | undefined): boolean {
  if (!given) return true
  const named = parseUrl(given)?.href.replace(/\/$/, '')
  return [appsUrl, `${appsUrl}${mcpPath}`].some((known) => new URL(known).href.replace(/\/$/, '') === named)
}

/** Throws invalidTarget for an address that no tokens are issued for. */
export function requireResource(appsUrl: string, given: string | undefined): void {
  if (!isResource(appsUrl, given)) throw new Refusal('invalidTarget', { values: { resource: appsUrl } })
}
