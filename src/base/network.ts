import { isIP, isIPv4, isIPv6 } from 'node:net'

/**
 * Tell whether a text is an IP address (4, 6, or 0 for neither). Unlike the rest of that module they open no
 * connection.
 */
export { isIP, isIPv4, isIPv6 }

/**
 * Normalizes a caller's address: an IPv4 address that came over IPv6 (`::ffff:192.0.2.1`) becomes IPv4, and the port
 * that some proxies append (`192.0.2.1:4711`) is dropped. Anything else in the header is not an address and yields an
 * empty text.
 */
export function addressOf(ip = ''): string {
  if (isIPv4(ip)) return ip
  const [, bracketed, before] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(ip) ?? []
  const address = (bracketed ?? before ?? ip).replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : ''
}

/**
 * Returns the network by which a caller is counted: an IPv4 address as it is, or the first 64 bits of an IPv6 address,
 * because one line owns all the rest.
 */
export function networkOf(ip: string | undefined): string {
  const address = addressOf(ip)
  return address.includes(':') ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
export function groupsOf(address: string): string[] {
  const [before = [], after] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const missing = after ? Math.max(0, 8 - before.length - after.length) : 0
  const groups = [...before, ...Array<string>(missing).fill('0'), ...(after ?? [])]
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
