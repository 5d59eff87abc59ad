import { getDomain } from 'tldts'

/**
 * Returns the host that a call to a URL counts to: its registrable domain, or its address, and its port (decision
 * calls-are-limited-by-host).
 */
export function hostOf(url: string): string {
  const { hostname, port } = new URL(url)
  const domain = getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
  return port ? `${domain}:${port}` : domain
}
