/**
 * A table with rows about a person, selected by SQL with `:userId` and `:email`, and the columns that the person may
 * read.
 */
export interface Kept {
  /** The name in an export, unique among a table's sections. */
  section: string
  table: string
  of: string
  columns: string[]
  /** The unique column by which the rows are ordered. */
  key?: string
}

const theirs = 'user_id = :userId'
const toThem = 'email = :email'
// Indexes begin with the store, so the condition includes it.
const ofOrders = '(shop_id, order_id) in (select shop_id, id from orders where user_id = :userId)'
/**
 * SQL that is true for a person's customer records: those linked to the account, and those with its address that belong
 * to an order which the person placed as a guest, if the sign-in named no store.
 */
export const theirCustomers = `(user_id = :userId or user_id is null and email = :email) and (shop_id, id) in (
  select own.shop_id, own.id from customers own where own.user_id = :userId
  union select orders.shop_id, orders.customer_id from orders where orders.user_id = :userId)`
/** SQL that is true for the drafts of a person's orders, and for those that were written to the person's address. */
export const theirDrafts = `(shop_id, id) in (select shop_id, id from orders where user_id = :userId
  union select own.shop_id, own.id from draft_orders own where own.email = :email)`
const ofPasses = '(shop_id, entitlement_id) in (select shop_id, id from entitlements where user_id = :userId)'
/** SQL that is true for a person's entries in activity logs: people's entries have an address until they are erased. */
export const theirEntries = 'actor_id = :userId and address is not null'
const times = ['created_at', 'updated_at']

/** Data that is the same at every store. */
export const ofAccount: Kept[] = [
  {
    section: 'account',
    table: 'users',
    of: 'id = :userId',
    columns: ['id', 'email', 'name', 'phone', 'avatar', 'role', 'auth_method', 'balance', ...times],
  },
  {
    section: 'addresses',
    table: 'shipping_addresses',
    of: theirs,
    columns: [
      'name',
      'phone',
      'line1',
      'line2',
      'city',
      'state',
      'country',
      'postal_code',
      'lat',
      'lng',
      ...times,
    ],
  },
]

/** The tables of what a store keeps about its shoppers; each has a `shop_id`. */
export const ofShoppers: Kept[] = [
  {
    section: 'customers',
    table: 'customers',
    of: theirCustomers,
    columns: ['shop_id', 'name', 'email', 'phone', 'tags', 'custom', 'last_active_at', ...times],
  },
  {
    section: 'orders',
    table: 'orders',
    of: theirs,
    columns: [
      'id',
      'shop_id',
      'number',
      'external_number',
      'email',
      'status',
      'payment_status',
      'subtotal',
      'shipping_cost',
      'discount',
      'tax_added',
      'total',
      'refunded',
      'currency',
      'coupon',
      'note',
      'proof',
      'shipping_address',
      'billing_address',
      'tax_id',
      'card_country',
      'paid_at',
      'paid_by',
      ...times,
    ],
  },
  {
    section: 'orderItems',
    table: 'order_items',
    of: ofOrders,
    columns: [
      'order_id',
      'product_id',
      'name',
      'variant_name',
      'options',
      'modifiers',
      'unit_price',
      'quantity',
    ],
  },
  {
    section: 'orderEdits',
    table: 'order_edits',
    of: ofOrders,
    columns: ['order_id', 'changes', 'reason', 'created_at'],
  },
  {
    section: 'draftOrders',
    table: 'draft_orders',
    of: theirDrafts,
    columns: [
      'shop_id',
      'status',
      'email',
      'lines',
      'discount',
      'shipping',
      'shipping_address',
      'billing_address',
      'note',
      ...times,
    ],
  },
  {
    section: 'payments',
    table: 'payments',
    of: ofOrders,
    columns: ['order_id', 'provider', 'reference', 'amount', 'currency', 'state', 'card', ...times],
  },
  {
    section: 'refunds',
    table: 'refunds',
    of: ofOrders,
    columns: ['order_id', 'amount', 'reason', 'state', ...times],
  },
  {
    section: 'returns',
    table: 'returns',
    of: ofOrders,
    columns: ['order_id', 'kind', 'status', 'declared_at', 'note', 'answer', 'label', 'history', ...times],
  },
  {
    section: 'bookings',
    table: 'bookings',
    of: theirs,
    columns: [
      'shop_id',
      'order_id',
      'service_name',
      'status',
      'starts_at',
      'ends_at',
      'email',
      'name',
      'phone',
      'note',
      ...times,
    ],
  },
  {
    section: 'shippingRates',
    table: 'shipping_rates',
    of: theirs,
    columns: ['shop_id', 'address', 'carrier', 'shipping_method', 'amount', 'currency', 'created_at'],
  },
  {
    section: 'shipments',
    table: 'shipments',
    of: ofOrders,
    columns: [
      'order_id',
      'carrier',
      'tracking_number',
      'tracking_code',
      'shipping_address',
      'metadata',
      'notes',
      'status',
      'history',
      ...times,
    ],
  },
  {
    section: 'shippingLabels',
    table: 'shipping_labels',
    of: ofOrders,
    columns: ['order_id', 'shipment', 'state', ...times],
  },
  {
    section: 'dispatches',
    table: 'dispatches',
    of: `(shop_id, shipment_id) in (select shop_id, id from shipments where ${ofOrders})`,
    columns: ['order_id', 'request', 'status', 'tracking_number', ...times],
  },
  {
    section: 'carts',
    table: 'carts',
    of: 'user_id = :userId and tax_id is not null',
    columns: ['shop_id', 'tax_id', ...times],
  },
  {
    section: 'cartItems',
    table: 'cart_items',
    of: '(shop_id, cart_id) in (select shop_id, id from carts where user_id = :userId)',
    columns: ['shop_id', 'product_id', 'variant_id', 'options', 'modifiers', 'quantity', 'created_at'],
  },
  {
    section: 'wishlist',
    table: 'wishlist_items',
    of: theirs,
    columns: ['shop_id', 'product_id', 'created_at'],
    key: 'shop_id || product_id',
  },
  {
    section: 'library',
    table: 'entitlements',
    of: theirs,
    columns: [
      'shop_id',
      'product_id',
      'access_type',
      'starts_at',
      'ends_at',
      'auto_renew',
      'card_provider',
      'card_brand',
      'card_last4',
      'renewal_email',
      ...times,
    ],
  },
  {
    section: 'renewals',
    table: 'renewal_charges',
    of: ofPasses,
    columns: [
      'shop_id',
      'product_id',
      'amount',
      'currency',
      'taxes',
      'email',
      'card_brand',
      'card_last4',
      'state',
      ...times,
    ],
  },
  {
    section: 'comments',
    table: 'comments',
    of: theirs,
    columns: ['shop_id', 'resource', 'resource_id', 'body', ...times],
  },
  {
    section: 'likes',
    table: 'comment_reactions',
    of: theirs,
    columns: ['shop_id', 'comment_id', 'liked', 'created_at'],
    key: 'comment_id',
  },
  {
    section: 'reports',
    table: 'comment_reports',
    of: theirs,
    columns: ['shop_id', 'comment_id', 'reason', 'created_at'],
    key: 'comment_id',
  },
  {
    section: 'reviews',
    table: 'reviews',
    of: theirs,
    columns: ['shop_id', 'product_id', 'rating', 'title', 'body', ...times],
  },
  {
    section: 'newsletters',
    table: 'newsletter_subscriptions',
    of: toThem,
    columns: ['shop_id', 'email', 'status', 'confirmed_at', 'unsubscribed_at', ...times],
  },
  {
    section: 'stockAlerts',
    table: 'stock_alerts',
    of: toThem,
    columns: ['shop_id', 'product_id', 'variant_id', 'email', 'asked_at', 'confirmed_at'],
  },
  {
    section: 'timeAlerts',
    table: 'time_alerts',
    of: toThem,
    columns: ['shop_id', 'product_id', 'resource_id', 'day', 'email', 'asked_at', 'confirmed_at'],
  },
  {
    section: 'browsers',
    table: 'push_subscriptions',
    of: theirs,
    columns: ['shop_id', 'service', 'expires_at', ...times],
  },
]

/** The tables of what the person has on the console: a second factor, work for stores, stores and apps. */
export const ofConsole: Kept[] = [
  {
    section: 'permissionToOpenStores',
    table: 'invited_merchants',
    of: toThem,
    columns: ['email', 'created_at'],
    key: 'email',
  },
  {
    section: 'secondFactor',
    table: 'second_factors',
    of: `${theirs} and confirmed_at is not null`,
    columns: ['confirmed_at'],
  },
  {
    section: 'invitations',
    table: 'invitations',
    of: toThem,
    columns: ['shop_id', 'email', 'expires_at', 'created_at'],
  },
  { section: 'staff', table: 'staff', of: theirs, columns: ['shop_id', 'role_id', ...times], key: 'shop_id' },
  {
    section: 'notices',
    table: 'notification_settings',
    of: theirs,
    columns: ['shop_id', 'mailed', 'digest_at', 'updated_at'],
    key: 'shop_id',
  },
  {
    section: 'stores',
    table: 'shops',
    of: 'owner_id = :userId',
    columns: ['id', 'name', 'slug', 'contact', 'socials', 'policies', 'closed_at', ...times],
  },
  {
    section: 'identityChecks',
    table: 'kyc',
    of: theirs,
    columns: ['shop_id', 'type', 'masked_number', 'full_name', 'status', ...times],
  },
  {
    section: 'tokens',
    table: 'app_tokens',
    of: `${theirs} and installation_id is null`,
    columns: ['shop_id', 'name', 'scopes', 'expires_at', 'revoked_at', 'created_at'],
  },
  {
    section: 'apps',
    table: 'apps',
    of: 'owner_id = :userId',
    columns: ['id', 'name', 'redirect_uris', ...times],
  },
  { section: 'notes', table: 'notes', of: theirs, columns: ['shop_id', 'title', 'content', ...times] },
  {
    section: 'tasks',
    table: 'tasks',
    of: 'created_by = :userId',
    columns: ['shop_id', 'title', 'details', 'due_date', 'status', ...times],
  },
]

/**
 * All data about a person, table by table, as exported. A test searches every column of the database for a person: each
 * column that it finds must be named here, or excepted there with a reason.
 */
export const personalData: Kept[] = [
  ...ofAccount,
  ...ofShoppers,
  {
    section: 'sessions',
    table: 'sessions',
    of: theirs,
    columns: ['device', 'created_at', 'expires_at', 'revoked_at'],
  },
  {
    section: 'devices',
    table: 'device_requests',
    of: theirs,
    columns: ['name', 'ip', 'allowed', 'created_at', 'decided_at', 'used_at'],
  },
  {
    section: 'activity',
    table: 'activity',
    of: theirEntries,
    columns: ['shop_id', 'action', 'name', 'address', 'created_at'],
  },
  {
    section: 'operatorLog',
    table: 'platform_activity',
    of: 'name = :email',
    columns: ['action', 'name', 'created_at'],
  },
  {
    section: 'signInCodes',
    table: 'one_time_codes',
    of: theirs,
    columns: ['ip', 'name', 'created_at', 'used_at'],
  },
  {
    section: 'emails',
    table: 'mails',
    of: 'recipient = :email',
    columns: ['recipient', 'subject', 'state', 'created_at'],
  },
  ...ofConsole,
]
