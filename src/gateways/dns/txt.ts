import { promises as dns } from 'node:dns'

/**
 * Resolves to a name's TXT records, each in one piece; an empty list if DNS says that there are none. Rejects if a
 * server fails or does not answer, because that proves nothing either way.
 */
export type TxtLookup = (name: string) => Promise<string[]>

/**
 * Returns a lookup through these servers (`address` or `address:port`) or the machine's own; it waits about 5 s for an
 * answer.
 */
export function txtLookup(servers: string[] | null): TxtLookup {
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  return async (name) => {
    try {
      const records = await resolver.resolveTxt(name)
      // The resolver returns each byte as a character.
      return records.map((pieces) => Buffer.from(pieces.join(''), 'latin1').toString())
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  }
}
