// SSRF guard: decides which addresses a webhook may reach, when it is saved and again when it connects.

import { promises as dns, lookup as systemLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { parseUrl } from '../../base/url.ts'

/** Resolves a host to its addresses, v4 and v6; rejects if it has none. Tests supply their own. */
export type Resolve = (host: string) => Promise<string[]>

/**
 * Returns a lookup through DNS alone (decision webhooks-call-public-https-only), for both families: a host with
 * addresses in one of them resolves to these, even if the query for the other fails.
 */
export function resolveBy(resolver: Pick<dns.Resolver, 'resolve4' | 'resolve6'>): Resolve {
  return async (host) => {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  }
}

// `dns.lookup` blocks one of libuv's four threads: four unresponsive names would stop everything.
const resolveByDns = resolveBy(new dns.Resolver({ timeout: 1_000, tries: 2 }))

export interface GuardOptions {
  /** ALLOW_PRIVATE_WEBHOOKS: HTTP, any port and private targets are allowed, and nothing is resolved in advance. */
  allowPrivate: boolean
  resolve?: Resolve
}

const reserved = new BlockList()
// IANA's special-purpose registry, and the addresses of cloud metadata services that are missing from it.
for (const [network, bits] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // Azure's metadata
  ['169.254.0.0', 16], // link-local, most clouds' metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments, Oracle's metadata
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // multicast tunnels
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // future use, broadcast
] as const) {
  reserved.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['2001::', 23], // protocol assignments, Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which embeds any IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
] as const) {
  reserved.addSubnet(network, bits, 'ipv6')
}
/**
 * The global unicast addresses; everything else is loopback, unique local, link-local, multicast, IPv4-mapped or NAT64.
 */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/**
 * Checks a webhook URL without resolving anything: returns null if it may be called, otherwise the reason in words. The
 * URL parser normalizes every spelling of an IPv4 address (decimal, hex, octal, short, full width), so literals are
 * judged here: connecting to one involves no lookup.
 */
export function whyUnsafeAsWritten(url: string, { allowPrivate }: GuardOptions): string | null {
  const parsed = parseUrl(url)
  if (!parsed) return 'it is not a URL'
  const { protocol, port, username, password, hostname } = parsed
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'it is not HTTPS'
  if (username || password) return 'it contains a user name or password'
  if (allowPrivate) return null
  if (port) return 'its port is not 443'
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) && !isPublic(address)) return `${address} is not a public address`
  return null
}

/**
 * Returns null if a webhook URL may be called, otherwise the reason in words. It must be HTTPS on port 443 without
 * credentials, and its host must resolve only to public addresses (decision webhooks-call-public-https-only).
 */
export async function whyUnsafe(url: string, options: GuardOptions): Promise<string | null> {
  const reason = whyUnsafeAsWritten(url, options)
  if (reason || options.allowPrivate) return reason
  const host = new URL(url).hostname
  if (isIP(host) || host.startsWith('[')) return null
  try {
    await resolvePublic(host, options.resolve ?? resolveByDns)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Thrown if a host must not be connected to; its message says why. */
class UnsafeHost extends Error {}

async function resolvePublic(host: string, resolve: Resolve): Promise<string[]> {
  const addresses = await resolve(host).catch(() => [])
  if (addresses.length === 0) throw new UnsafeHost(`${host} does not resolve`)
  // The address is not named: what internal names resolve to must not leak.
  if (!addresses.every(isPublic)) throw new UnsafeHost(`${host} resolves to an address that is not public`)
  return addresses
}

/**
 * Returns a socket's `lookup`, which returns only addresses that may be connected to. It runs on connecting, so it
 * catches a name that pointed elsewhere when it was saved. It is not called for IP literals: `whyUnsafeAsWritten`
 * judges those.
 */
export function guardedLookup({ allowPrivate, resolve = resolveByDns }: GuardOptions): LookupFunction {
  if (allowPrivate) return systemLookup
  return (host, options, callback) => {
    resolvePublic(host, resolve).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }))
        if (options.all) callback(null, found)
        else callback(null, found[0]!.address, found[0]!.family)
      },
      (error: Error) => callback(error, ''),
    )
  }
}
