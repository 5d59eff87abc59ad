import { createStoreClient, type StoreClient } from '../../client/store.ts'

// This is the one file that knows where the client comes from. In a copy, that is 'storefront-client/store'
// (`make client`).
export type { components, StoreClient } from '../../client/store.ts'
export { isRefusal } from '../../client/store.ts'

type Options = Parameters<typeof createStoreClient>[0]

interface Caller extends Pick<Options, 'url' | 'token' | 'shop'> {
  /** The network address of the shopper, for whom the calls are made. */
  address: string
  /** The page's own origin: by its host the service finds the store where no id is given. */
  origin: string
}

/**
 * Makes a client that calls for a shopper. The service counts calls by the shopper's address, so it has to be told:
 * it believes X-Forwarded-For where its TRUST_PROXY names this machine.
 */
export function clientFor({ address, origin, ...options }: Caller): StoreClient {
  return createStoreClient({ ...options, retries: 1, headers: { origin, 'x-forwarded-for': address } })
}
