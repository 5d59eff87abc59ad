// The Universal Commerce Protocol: which version of it and which of its capabilities stores have.

/** The version that stores speak. A later one is negotiated once it is named here. */
export const version = '2026-08-25'

/** The path at which the operations are tools of the Model Context Protocol. */
export const agentsMcpPath = '/api/ucp/mcp'

/** The vocabulary of the protocol, as far as stores have it: each capability with those that it extends. */
const capabilities = {
  'dev.ucp.shopping.catalog.search': { schema: 'shopping/catalog_search', extends: [] },
  'dev.ucp.shopping.catalog.lookup': { schema: 'shopping/catalog_lookup', extends: [] },
  'dev.ucp.shopping.cart': { schema: 'shopping/cart', extends: [] },
  'dev.ucp.shopping.checkout': { schema: 'shopping/checkout', extends: [] },
  'dev.ucp.shopping.fulfillment': {
    schema: 'shopping/fulfillment',
    extends: ['dev.ucp.shopping.checkout'],
  },
  'dev.ucp.shopping.order': { schema: 'shopping/order', extends: [] },
  'dev.ucp.shopping.discount': { schema: 'shopping/discount', extends: ['dev.ucp.shopping.checkout'] },
} as const satisfies Record<string, { schema: string; extends: readonly string[] }>

export type Capability = keyof typeof capabilities
type Entry = { version: string; schema: string; spec: string; extends?: string | readonly string[] }

const all = Object.entries(capabilities) as [Capability, { schema: string; extends: readonly Capability[] }][]

/** Returns the capabilities as a store's profile has them. */
export function capabilitiesOfStores(): Record<string, Entry[]> {
  return Object.fromEntries(
    all.map(([name, { schema, extends: parents }]) => [
      name,
      [
        {
          version,
          spec: `https://ucp.dev/${version}/specification/overview/`,
          schema: `https://ucp.dev/${version}/schemas/${schema}.json`,
          ...(parents.length > 0 && { extends: parents.length === 1 ? parents[0]! : parents }),
        },
      ],
    ]),
  )
}

/**
 * Returns the capabilities that stores and an agent have in one version. An extension needs one of those that it
 * extends.
 */
export function intersection(ofAgent: Record<string, { version?: unknown }[]>): Capability[] {
  const shared = all.filter(([name]) => ofAgent[name]?.some((entry) => entry.version === version))
  const names = new Set(shared.map(([name]) => name))
  return shared
    .filter(([, { extends: parents }]) => parents.length === 0 || parents.some((name) => names.has(name)))
    .map(([name]) => name)
}

/** Returns the `ucp` of a reply: the capability of its operation, and those of the agent's that extend it. */
export function ucpOf(capability: Capability, active: readonly string[]) {
  const relevant = all.filter(
    ([name, { extends: parents }]) =>
      active.includes(name) && (name === capability || parents.includes(capability)),
  )
  return {
    version,
    status: 'success' as const,
    capabilities: Object.fromEntries(relevant.map(([name]) => [name, [{ version }]])),
  }
}
