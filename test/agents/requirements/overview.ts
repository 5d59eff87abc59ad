import type { Line } from './line.ts'

/** The lines of the chapters about profiles, negotiation, identity and signatures. */
export const ofOverview: Line[] = [
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
    { test: 'reads a profile once for many calls, and ignores what it does not know of it' },
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
    'overview, quantities',
    'counts of pieces have scale 0',
    { because: 'Stores sell in pieces: the default unit, which is omitted, so there is no scale.' },
  ],
  [
    'overview, quantities',
    'package codes are not used as units',
    { because: 'Stores send no unit descriptors.' },
  ],
  [
    'overview, quantities',
    'unit descriptors have a display text',
    { because: 'Stores send no unit descriptors.' },
  ],
  [
    'overview, quantities',
    'arithmetic is exact',
    { test: 'say what is missing until they are ready, with amounts that add up' },
  ],
  [
    'overview, constraints',
    'request constraints that are sent are valid, satisfiable and enforced',
    { because: 'Stores send no request constraints; messages say what is missing.' },
  ],
  [
    'overview, messages',
    'the path of a message is a JSONPath relative to the root of the reply',
    { test: 'say what is missing until they are ready, with amounts that add up' },
  ],
  [
    'overview, actions',
    'outstanding actions are all included, with stable ids of their own',
    { because: 'Stores have no extension that declares actions, and must not send any without one.' },
  ],
  [
    'overview, names',
    'capabilities have names in reverse-domain form, and each declares a schema at the origin of its authority',
    {
      test: 'is at the address of each store that sells to agents, with its capabilities and keys, for caches',
    },
  ],
  [
    'overview, services',
    'the endpoint of a service has the scheme https',
    { because: 'It is that by which the store was called, and the proxy in front of the service ends TLS.' },
  ],
  [
    'overview, extensions',
    'extension schemas describe themselves and name their parents in $defs',
    { because: 'Stores publish no schemas of their own; those of the protocol are referenced.' },
  ],
  [
    'overview, requires',
    'version ranges of extensions are verified',
    { because: 'No extension that stores have declares `requires`.' },
  ],
  [
    'overview, ucp',
    'members that are not recognized are ignored',
    { test: 'reads a profile once for many calls, and ignores what it does not know of it' },
  ],
  [
    'overview, ucp',
    'no `ucp` is sent inside of another',
    { because: 'Replies have one `ucp`, and the contract has no other member of this name.' },
  ],
  ['overview, ucp', 'map_order lists keys of its target once each', { because: 'Stores send no map_order.' }],
  [
    'overview, negotiation',
    'an unsupported version is refused with version_unsupported',
    { test: 'is refused if the profile cannot be read, is none, or is of another version' },
  ],
  [
    'overview, negotiation',
    'without a shared version of the capability the answer is capabilities_incompatible',
    { test: 'has an outcome, not an error, if store and agent share no version of the capability' },
  ],
  [
    'overview, negotiation',
    'a request whose profile cannot be fetched or is invalid is refused',
    { test: 'is refused if the profile cannot be read, is none, or is of another version' },
  ],
  [
    'overview, versions',
    'the version of a profile is a dated release, and so is that of each of its entries',
    {
      test: 'is at the address of each store that sells to agents, with its capabilities and keys, for caches',
    },
  ],
  [
    'overview, versions',
    'a profile for one version does not list supported_versions',
    { because: 'Stores speak one version, and list no others.' },
  ],
  [
    'overview, hosting',
    'the profile is not served as private, no-store or no-cache',
    {
      test: 'is at the address of each store that sells to agents, with its capabilities and keys, for caches',
    },
  ],
  [
    'overview, identity',
    'webhooks are signed',
    { test: 'bring an order once it is paid, whole and signed by a key of the store with its id and time' },
  ],
  [
    'overview, identity',
    'the identity that is authenticated is that of UCP-Agent',
    { test: 'refuses a signature of another body, path, store, time or agent' },
  ],
  [
    'overview, identity',
    'keys are read again for an unknown kid at most once per minute',
    { test: 'reads a profile once for many calls, and ignores what it does not know of it' },
  ],
  [
    'overview, identity',
    'principals of API keys, OAuth and mTLS are those of the profile',
    { because: 'Agents are authenticated by signatures alone.' },
  ],
  [
    'overview, payment',
    'credentials are not echoed',
    { test: 'pay up to the total that the merchant set, and no more' },
  ],
  [
    'overview, payment',
    'payment handlers are filtered by what is in the cart',
    { test: 'pay up to the total that the merchant set, and no more' },
  ],
  [
    'overview, payment',
    'a submission has exactly one instrument',
    { test: 'charge nothing with two instruments' },
  ],
  [
    'overview, policies',
    'policies that are sent have descriptions and do not collide',
    { because: 'Stores send links to their policies, and no structured policies.' },
  ],
  [
    'overview, signals',
    'signals have reverse-domain names',
    { because: 'Signals are read by nothing: unrecognized members are ignored.' },
  ],
  [
    'signatures',
    'ES256 signatures that are made have fixed width too',
    { test: 'bring an order once it is paid, whole and signed by a key of the store with its id and time' },
  ],
  [
    'signatures',
    'public keys are published as JWKs with an id',
    {
      test: 'is at the address of each store that sells to agents, with its capabilities and keys, for caches',
    },
  ],
  [
    'signatures',
    'a webhook covers method, authority, path, query, body, type, agent and key',
    { test: 'bring an order once it is paid, whole and signed by a key of the store with its id and time' },
  ],
  [
    'signatures',
    'responses are signed over @status',
    { because: 'Signing responses is left open, and stores do not do it.' },
  ],
  [
    'identity linking',
    'scopes and authorization servers are published',
    { because: 'Stores do not have the capability: agents act for themselves, not for accounts.' },
  ],
]
