import { isIP, isIPv4 } from 'node:net'
import type { Config } from './settings.ts'

/** Network names that Express knows. */
const named = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Parses which proxies may say where a call comes from, in the form of Express' `trust proxy`: a list of addresses and
 * networks, their number, or `true` for any. Express would take a misspelt one for an address and crash at start with a
 * stack trace.
 */
export function readTrustProxy(text: string, problems: string[]): Config['trustProxy'] {
  if (text === '' || text === 'false') return null
  if (text === 'true') return true
  if (/^\d{1,2}$/.test(text)) return Number(text) || null
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks.join(',')
  problems.push(
    `TRUST_PROXY must be true, a number of proxies, or a list of addresses, networks (192.0.2.0/24) and ${named.join(', ')}`,
  )
  return null
}

function isNetwork(text: string): boolean {
  if (named.includes(text) || isIP(text)) return true
  const [address = '', mask = '', ...rest] = text.split('/')
  if (!isIP(address) || rest.length > 0) return false
  return /^\d{1,3}$/.test(mask)
    ? Number(mask) <= (isIPv4(address) ? 32 : 128)
    : isIPv4(address) && isIPv4(mask)
}
