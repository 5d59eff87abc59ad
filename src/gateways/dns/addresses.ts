import { lookup } from 'node:dns/promises'

/** Looks a host up as any program on this machine would; rejects if it has no address. */
export async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true })
  return [...new Set(found.map(({ address }) => address))]
}
