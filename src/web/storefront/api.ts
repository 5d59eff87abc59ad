import { createStoreClient, type StoreClient } from '../../client/store.ts'

// This is the one file that knows where the client comes from. In a copy, that is '@storefront-commerce/client/store'
// (`make client`).
export type { components, StoreClient } from '../../client/store.ts'
export { isRefusal, type Refusal } from '../../client/store.ts'

type Options = Parameters<typeof createStoreClient>[0]

interface Caller extends Pick<Options, 'url' | 'token' | 'shop'> {
  /** The network address of the shopper who makes the calls. */
  address: string
  /** The page's own origin: its host tells the service which store it is, if no id is given. */
  origin: string
}

/**
 * Makes a client that calls on behalf of a shopper. The service counts calls by the shopper's address, so we forward
 * it: the service trusts X-Forwarded-For if its TRUST_PROXY names this machine.
 */
export function clientFor({ address, origin, ...options }: Caller): StoreClient {
  return createStoreClient({ ...options, retries: 1, headers: { origin, 'x-forwarded-for': address } })
}
