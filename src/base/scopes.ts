/** A scope of the Apps API: the calls it allows, and the resources whose changes its holder hears of. */
interface Scope {
  /** The wording in the contract and on the consent page. */
  allows: string
  /** The resources of its topics: `orders` means orders/created, orders/updated and orders/deleted. */
  topics?: readonly string[]
  /** The area whose `<area>:view` and `<area>:manage` grant it to a role; defaults to the scope's own name. */
  area?: string
  /** Only a store's own tools may hold it. */
  firstParty?: true
}

/**
 * Every scope and every topic. `make gen` derives the scopes and topics of the three contracts from this table; roles,
 * consent, fan-out and the feed read it directly. A new topic needs an entry here and a case in
 * test/support/topic-cases.ts.
 */
export const scopes = {
  READ_ORDERS: {
    allows:
      'View and count orders, view their invoices, returns, kitchen tickets and bookings, and be notified of changes to them.',
    topics: ['orders', 'invoices', 'returns', 'tickets', 'bookings'],
  },
  READ_INVENTORY: {
    allows:
      'View products, foods, services and digital access, and be notified of changes to products, foods and services.',
    topics: ['products', 'foods', 'services'],
  },
  WRITE_INVENTORY: {
    allows: 'Create, update and delete products, foods, services, categories and digital access.',
  },
  READ_CATEGORIES: {
    allows: 'View categories and be notified of changes to them.',
    topics: ['categories'],
    area: 'inventory',
  },
  READ_CUSTOMERS: { allows: 'View customers and be notified of changes to them.', topics: ['customers'] },
  WRITE_CUSTOMERS: { allows: 'Create, update and delete customers.' },
  READ_SHIPPING: {
    allows: 'View shipments and shipping rates and be notified of changes to shipments.',
    topics: ['shipping'],
  },
  WRITE_SHIPPING: { allows: 'Create shipments and change their status.' },
  READ_DISCOUNTS: { allows: 'View discounts and be notified of changes to them.', topics: ['discounts'] },
  READ_BLOGS: { allows: 'View blog posts and be notified of changes to them.', topics: ['blogs'] },
  READ_NOTIFICATIONS: {
    allows: "View the store's notifications, count the unread ones and be notified of changes to them.",
    topics: ['notifications'],
  },
  READ_TASKS: {
    allows: 'View tasks and their occurrences and be notified of changes to them.',
    topics: ['tasks'],
  },
  WRITE_TASKS: { allows: 'Create, update and delete tasks and set the status of their occurrences.' },
  READ_NOTES: { allows: 'View notes and be notified of changes to them.', topics: ['notes'] },
  READ_SCRIPTS: {
    allows: "View the storefront's scripts and be notified of changes to them.",
    topics: ['scripts'],
  },
  // There is no read-only scope for comments.
  WRITE_COMMENTS: {
    allows: 'View, answer, hide and delete comments and be notified of changes to them.',
    topics: ['comments'],
  },
  READ_DISPATCH: {
    allows: 'View dispatches by third-party couriers and be notified of changes to them.',
    topics: ['dispatch'],
    area: 'shipping',
  },
  READ_KYC: {
    allows: "View the merchant's identity checks, with masked numbers, and be notified of changes to them.",
    topics: ['kyc'],
  },
  READ_DOMAINS: {
    allows: 'View domains, check their availability and be notified of changes to them.',
    topics: ['domains'],
  },
  READ_ROLES: { allows: 'View staff roles and be notified of changes to them.', topics: ['roles'] },
  READ_PAYOUTS: {
    allows: 'View payout methods and fees and be notified of changes to payout methods.',
    topics: ['payouts'],
  },
  READ_ACTIVITY: {
    allows: "View the store's activity log: who did what, when, and from which network address.",
    firstParty: true,
  },
  READ_SALES: { allows: "View the store's sales figures.", firstParty: true },
  WRITE_ORDERS: { allows: 'Update, refund and delete orders and dispatch shipments.', firstParty: true },
  WRITE_DISCOUNTS: { allows: 'Create, update and delete discounts.', firstParty: true },
  WRITE_BLOGS: { allows: 'Create, update and delete blog posts.', firstParty: true },
  WRITE_NOTES: { allows: 'Create, update and delete notes.', firstParty: true },
  WRITE_SCRIPTS: { allows: "Create, update and delete the storefront's scripts.", firstParty: true },
  WRITE_ROLES: { allows: 'Create, update and delete staff roles.', firstParty: true },
  WRITE_PAYOUTS: { allows: 'Create, update and delete payout methods.', firstParty: true },
  WRITE_DOMAINS: { allows: 'Claim and release domains.', firstParty: true },
  WRITE_KYC: { allows: 'Submit identity checks.', firstParty: true },
  WRITE_NOTIFICATIONS: { allows: 'Mark notifications as read.', firstParty: true },
  WRITE_STORE: {
    allows: "View and change the store's settings, payment methods and banners.",
    firstParty: true,
  },
} as const satisfies Record<string, Scope>

type Table = typeof scopes
export type StoreScope = keyof Table
/** The scopes that another developer's app may hold. */
export type AppScope = {
  [Name in StoreScope]: Table[Name] extends { firstParty: true } ? never : Name
}[StoreScope]

const entries = Object.entries(scopes) as [StoreScope, Scope][]

/** A store's owner has every scope. */
export const storeScopes = entries.map(([name]) => name)
export const appScopes = entries.filter(([, { firstParty }]) => !firstParty).map(([name]) => name as AppScope)

/** The scope that an installation needs to hear of changes to a resource (specification: topics). */
export const scopeOfResource: Record<string, StoreScope> = Object.fromEntries(
  entries.flatMap(([name, { topics = [] }]) => topics.map((resource) => [resource, name])),
)

/**
 * The resource and the topics by which an app hears about its own installation, whatever its scopes are and even after
 * its end (decision apps-hear-of-their-end).
 */
export const appResource = 'app'
const appTopics = ['app/uninstalled', 'app/scopes_updated']

const actions = ['created', 'updated', 'deleted']

/** Returns the topics of a resource. */
export function topicsOf(resource: string): string[] {
  return resource === appResource ? appTopics : actions.map((action) => `${resource}/${action}`)
}

/** Every topic that a webhook can have. */
export const webhookTopics = [...Object.keys(scopeOfResource), appResource].flatMap(topicsOf)

/** The scopes that a role's `<area>:view` and `<area>:manage` grant; manage includes view. */
export const scopesByPermission = new Map<string, StoreScope[]>()
for (const [name, { area = name.replace(/^(READ|WRITE)_/, '').toLowerCase() }] of entries) {
  for (const permission of name.startsWith('READ_')
    ? [`${area}:view`, `${area}:manage`]
    : [`${area}:manage`]) {
    scopesByPermission.set(permission, [...(scopesByPermission.get(permission) ?? []), name])
  }
  if (!scopesByPermission.has(`${area}:view`)) scopesByPermission.set(`${area}:view`, [])
}
