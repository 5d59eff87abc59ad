/**
 * A line of the protocol that binds a store: where it is said, what it asks for, and the test that holds it, or why it
 * does not apply.
 */
export type Line = [section: string, asks: string, by: { test: string } | { because: string }]

/** The lines that are entered so far: not yet all of the capabilities that stores have. */
export const lines: Line[] = [
  [
    'overview, profile',
    'services and payment handlers are present even if empty',
    {
      test: 'is at the address of each store that sells to agents, with its capabilities and keys, for caches',
    },
  ],
  [
    'overview, profile',
    'keys are in the top-level keys[], and none is private',
    {
      test: 'is at the address of each store that sells to agents, with its capabilities and keys, for caches',
    },
  ],
  [
    'overview, hosting',
    'Cache-Control is public with a max-age of at least 60 seconds',
    {
      test: 'is at the address of each store that sells to agents, with its capabilities and keys, for caches',
    },
  ],
  [
    'overview, hosting',
    'published artifacts are served over HTTPS',
    { because: 'The proxy in front of the service ends TLS.' },
  ],
  [
    'overview, negotiation',
    'the profile of the platform is fetched and validated unless it is cached',
    { test: 'is refused if the profile cannot be read, is none, or is of another version' },
  ],
  [
    'overview, negotiation',
    'capabilities are intersected by exact versions',
    { test: 'has an outcome, not an error, if store and agent share no version of the capability' },
  ],
  [
    'overview, negotiation',
    'the protocol version is validated on every request',
    { test: 'is refused if the profile cannot be read, is none, or is of another version' },
  ],
  [
    'overview, negotiation',
    'responses name the version and only relevant active capabilities',
    { test: 'returns listed products of this store, with amounts in minor units' },
  ],
  [
    'overview, negotiation',
    'an extension without its parent is excluded',
    { test: 'go on at a page of the store for an agent that cannot say where goods go' },
  ],
  [
    'overview, fetching',
    'redirects of a profile are not followed',
    { test: 'is refused if the profile cannot be read, is none, or is of another version' },
  ],
  [
    'overview, fetching',
    'a profile is read again at most once per minute',
    { test: 'reads a profile once for many calls' },
  ],
  [
    'overview, identity',
    'the signature covers target, body, ucp-agent and idempotency-key',
    { test: 'refuses a signature that leaves out what it must cover' },
  ],
  [
    'overview, identity',
    'keys for encryption verify nothing',
    { test: 'takes no algorithm but ES256, and no key for encryption' },
  ],
  [
    'overview, identity',
    'a request is rejected if no signature verifies',
    {
      test: 'is proved by a signature wherever the profile has keys, so that nobody can pretend to be the agent',
    },
  ],
  [
    'signatures',
    'ES256 is verified, in fixed-width encoding',
    {
      test: 'is proved by a signature wherever the profile has keys, so that nobody can pretend to be the agent',
    },
  ],
  [
    'signatures',
    'a key set with an unsupported key is not rejected',
    { test: 'takes no algorithm but ES256, and no key for encryption' },
  ],
  [
    'signatures',
    'the digest is that of the raw bytes, by SHA-256',
    { test: 'refuses a signature of another body, path, store, time or agent' },
  ],
  [
    'signatures, rotation',
    'old keys are published for at least 7 days',
    { test: 'has a new key after 90 days, and the one before for two weeks more' },
  ],
  [
    'signatures, WBA',
    'Signature-Agent resolves keys',
    { because: 'Web Bot Auth is optional for verifiers, and stores do not offer it.' },
  ],
  [
    'catalog, search',
    'a request without a query or a filter is refused',
    { test: 'wants a query or a filter' },
  ],
  [
    'catalog, search',
    'a cursor comes with every page that has a next one',
    { test: 'filters by price and category, and goes on from a cursor' },
  ],
  [
    'catalog, lookup',
    'identifiers are deduplicated, and each product is returned once',
    { test: 'returns each product once, with the variants that were asked for and by which ids' },
  ],
  [
    'catalog, lookup',
    'every variant says by which inputs it was found',
    { test: 'returns each product once, with the variants that were asked for and by which ids' },
  ],
  [
    'catalog, lookup',
    'batches above the limit are refused',
    { test: 'refuses more ids than it takes at once' },
  ],
  [
    'catalog, product',
    'a variant that was asked for comes first',
    { test: 'puts the variant first by whose id it was asked for' },
  ],
  [
    'catalog, product',
    'the effective selection is returned',
    { test: 'narrows the variants to what is selected, and says what is left to choose' },
  ],
  ['checkout', 'Update replaces the whole resource', { test: 'replace all that was said before' }],
  [
    'checkout',
    'a completed checkout is immutable',
    { test: 'are completed once their buyer has paid, and then final' },
  ],
  [
    'checkout',
    'continue_url and a requires_* message come with requires_escalation',
    { test: 'become one order with the same total, however often and by however many they are completed' },
  ],
  [
    'checkout',
    'totals have exactly one subtotal and one total, and add up',
    { test: 'say what is missing until they are ready, with amounts that add up' },
  ],
  [
    'checkout',
    'an error response has no resource',
    { test: 'leave out what the store does not sell, and are not created for nothing else' },
  ],
  [
    'checkout',
    'a confirmation e-mail is sent after completion',
    { because: 'Placing an order mails its buyer, whoever placed it.' },
  ],
  [
    'checkout',
    'item quantities of other units are compared with the sale basis',
    { because: 'Stores sell in pieces: the default identity, which is omitted.' },
  ],
  [
    'checkout',
    'eligibility claims are resolved before completion',
    { because: 'Stores accept no claims, and unrecognized ones do not block.' },
  ],
  [
    'checkout, REST',
    'a key with another body is 409, and one with the same replays',
    { test: 'refuse a key that was used with another body' },
  ],
  [
    'fulfillment',
    'all items of a method are one group',
    { test: 'say what is missing until they are ready, with amounts that add up' },
  ],
  [
    'discount',
    'applied discounts are those of the totals',
    { test: 'take coupons as orders do, and their order has the same discount' },
  ],
  [
    'checkout',
    'links lead to the policies of the store',
    { test: 'link to the policies that the merchant has written' },
  ],
  [
    'checkout, REST',
    'the keys of one agent are not those of another',
    { test: 'have keys that are those of their agent: another one may use the same' },
  ],
  [
    'order',
    'requests for orders are authenticated',
    { test: 'are not shown to an agent that does not sign, because anybody could take its name' },
  ],
  [
    'order',
    'an agent reads the orders that it placed, and no others',
    { test: 'are unknown to other agents and at other stores, as is what is no order' },
  ],
  [
    'order',
    'the whole order is returned, in the currency of its checkout',
    { test: 'are read by the agent that placed them, with the amounts of the order' },
  ],
  [
    'order',
    'the status of a line follows from its quantities',
    { test: 'say what was sent and what is paid back' },
  ],
  [
    'order, events',
    'webhooks are signed by RFC 9421 with Content-Digest, by a key of the profile',
    { test: 'bring an order once it is paid, whole and signed by a key of the store with its id and time' },
  ],
  [
    'order, events',
    'webhooks name the profile of the business in UCP-Agent',
    { test: 'bring an order once it is paid, whole and signed by a key of the store with its id and time' },
  ],
  [
    'order, events',
    'the created order is sent with all of its fields',
    { test: 'bring an order once it is paid, whole and signed by a key of the store with its id and time' },
  ],
  [
    'order, events',
    'updates are whole orders, not deltas',
    { test: 'are tried again with the same id, and bring what the order is by then' },
  ],
  [
    'order, events',
    'webhooks that fail are sent again',
    { test: 'are tried again with the same id, and bring what the order is by then' },
  ],
]
