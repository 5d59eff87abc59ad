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

/** A network by which callers are counted, and how many times as much it may as a single one. */
export interface Network {
  name: string
  times: number
}

/** The bits of the networks that an IPv6 address is counted by, and what each may (decision networks-grow-slowly). */
export const widths = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 3 },
]

/**
 * Returns the networks by which a caller is counted, narrowest first: an IPv4 address as it is, or three of an IPv6
 * address, because one line owns the last 64 bits, and often 16 more. Takes the name of a narrowest one as well.
 */
export function networksOf(ip: string | undefined): Network[] {
  const address = addressOf(ip?.replace(/::\/64$/, '::'))
  if (!address.includes(':')) return [{ name: address, times: 1 }]
  const [one, two, three, last] = groupsOf(address)
  return widths.map(({ bits, times }) => {
    const fourth = (Number.parseInt(last!, 16) & -(2 ** (64 - bits))).toString(16)
    return { name: `${[one, two, three, ...(bits > 48 ? [fourth] : [])].join(':')}::/${bits}`, times }
  })
}

/** Returns the narrowest network of a caller, by which people are recognized. */
export function networkOf(ip: string | undefined): string {
  return networksOf(ip)[0]!.name
}

/** Returns the widest network of a caller, which holds all that one owner may have: it takes one share of what is shared. */
export function siteOf(ip: string | undefined): string {
  return networksOf(ip).at(-1)!.name
}

/**
 * Returns, for each network of a caller, those of the given that came from it, and how many times as many may as from a
 * single one.
 */
export function byNetwork<One extends { network: string }>(
  ip: string,
  all: One[],
): { times: number; own: One[] }[] {
  const named = all.map((one) => ({ one, names: networksOf(one.network).map(({ name }) => name) }))
  return networksOf(ip).map(({ name, times }) => ({
    times,
    own: named.flatMap(({ one, names }) => (names.includes(name) ? one : [])),
  }))
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
