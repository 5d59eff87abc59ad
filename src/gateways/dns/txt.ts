import { promises as dns } from 'node:dns'

/**
 * The texts that stand in the DNS under a name, each in one piece; none where the DNS says that there are none.
 * Rejects where it says nothing: a server that fails or keeps silent proves nothing either way.
 */
export type TxtLookup = (name: string) => Promise<string[]>

/** A lookup by these servers (`address` or `address:port`), or by those of the machine; about 5 s for an answer. */
export function txtLookup(servers: string[] | null): TxtLookup {
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  return async (name) => {
    try {
      const records = await resolver.resolveTxt(name)
      return records.map((pieces) => pieces.join(''))
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  }
}
