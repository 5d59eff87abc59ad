/** Returns an IPv4 address as it is, and the first 64 bits of an IPv6 address: one caller has all of the rest. */
export function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(ip) ?? []
  if (mapped || !ip.includes(':')) return mapped ?? ip
  const [before = '', after = ''] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = ip.includes('::') ? Array(8 - before.length - after.length).fill('0') : []
  const groups = [...before, ...zeros, ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':')
}
