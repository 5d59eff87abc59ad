import type { GlobalTable, StoreTable } from '../../generated/tables.ts'

/**
 * The home of a global table's rows once stores are spread over several databases (docs/scaling.md): with people,
 * in one database that all others ask; copied, written there and readable in every one, like a directory; or local,
 * separately in each.
 */
type Home = 'people' | 'copied' | 'local'

/**
 * Tables whose rows do not belong to one store, each with the reason. All others have a `shop_id`, which is part of
 * every key and of every reference between them (test/db/tenancy.test.ts), so that they can be partitioned by it
 * (docs/scaling.md). Each entry says where the table would live then.
 */
export const globalTables: Record<GlobalTable, { home: Home; why: string }> = {
  users: { home: 'people', why: 'A person shops in any store, and owns or works for several.' },
  sessions: {
    home: 'people',
    why: 'A session is found by its id alone: it tells the store, if it has one yet, or the console.',
  },
  one_time_codes: {
    home: 'people',
    why: "A code is a person's: it may be for a store, for any or for the console.",
  },
  device_requests: {
    home: 'people',
    why: 'A device is signed in for a person, whatever stores they work for.',
  },
  sign_in_networks: { home: 'people', why: 'A person signs in from somewhere, to whichever store.' },
  sign_in_tries: { home: 'people', why: 'A try of a code counts for the account, wherever it is made.' },
  second_factors: {
    home: 'people',
    why: 'A person confirms signing in to the console, whatever stores they work for.',
  },
  shipping_addresses: { home: 'people', why: 'A shopper has the same addresses in every store.' },
  shops: {
    home: 'copied',
    why: 'The stores themselves: every call looks one up, and a slug is one of all. All that stores own refers to them.',
  },
  shop_domains: {
    home: 'copied',
    why: 'A domain is one store of all, and tells which one before anything else is known.',
  },
  former_domains: {
    home: 'copied',
    why: 'A domain that one store gave up is refused to all others.',
  },
  provider_looks: {
    home: 'local',
    why: 'A card provider tells of the charges of all stores together: each database would take its own.',
  },
  card_tries: { home: 'people', why: 'An address is counted at all stores together.' },
  apps: {
    home: 'copied',
    why: 'A developer has an app, and many stores have it installed: what a database delivers, it delivers to apps.',
  },
  webhook_hosts: {
    home: 'local',
    why: 'A host is called for apps of any developers. Each database would keep to its limits by itself.',
  },
  installations: {
    home: 'local',
    why: 'An app is asked for all its stores, and what follows refers to a row of this, which would lie with its store.',
  },
  oauth_codes: { home: 'people', why: 'A code is found by its hash alone: it tells the store.' },
  app_tokens: {
    home: 'people',
    why: 'A token is found by its hash alone, in every call of an app: it tells the store.',
  },
  known_devices: {
    home: 'people',
    why: 'A person signs in from the same devices, whatever store they work for.',
  },
  invited_merchants: { home: 'people', why: 'Somebody who may open a store has none yet.' },
  platform_activity: { home: 'people', why: 'What operators do that concerns no single store.' },
  mails: {
    home: 'local',
    why: 'An e-mail is to a person, about any store or none; it is written in the transaction that causes it.',
  },
  event_clock: {
    home: 'local',
    why: 'Positions in the feed of events are counted by the server, for all of its stores.',
  },
  mail_counts: { home: 'people', why: 'A recipient is counted over all stores together.' },
  idempotency_keys: {
    home: 'local',
    why: 'A caller has a key, in a store or outside of all; it is written in the transaction of the call.',
  },
  agenda_jobs: { home: 'local', why: "Agenda's clock." },
  knex_migrations: { home: 'local', why: 'Which migrations were run.' },
  knex_migrations_lock: { home: 'local', why: "Knex's lock." },
}

/**
 * Queries of store tables that name no store, and why: they read the rows of all stores, or a function that receives
 * them adds the store. `make check` reports any other such query, and any entry that is not needed.
 */
export const acrossStores: { file: string; tables: StoreTable[]; why: string }[] = [
  {
    file: 'src/services/kitchen/sold-out.ts',
    tables: ['products'],
    why: 'A job offers foods of any store again.',
  },
  {
    file: 'src/services/goods/publishing.ts',
    tables: ['products'],
    why: 'A job lists what is due in any store.',
  },
  {
    file: 'src/services/bookings/expiry.ts',
    tables: ['bookings'],
    why: 'A job lists what is due in any store.',
  },
  {
    file: 'src/services/booking-mails/reminders.ts',
    tables: ['bookings'],
    why: 'A job lists the stores with something due.',
  },
  {
    file: 'src/services/bookings/owners.ts',
    tables: ['bookings'],
    why: 'A person has booked in any store.',
  },
  {
    file: 'src/events/fan-out.ts',
    tables: ['events'],
    why: 'Events are handed on in their order, whichever store they are of.',
  },
  {
    file: 'src/services/notices/digest.ts',
    tables: ['notification_settings'],
    why: 'A job finds the stores with a summary that is due.',
  },
  {
    file: 'src/services/notices/mailing.ts',
    tables: ['notifications'],
    why: 'A job finds the stores with notifications to mail.',
  },
  {
    file: 'src/services/activity/alerts.ts',
    tables: ['staff'],
    why: "A person's stores are told of their new sign-in.",
  },
  {
    file: 'src/services/digital/entitlement-merge.ts',
    tables: ['entitlements'],
    why: 'A guest takes their access to an account, in every store.',
  },
  {
    file: 'src/services/digital/fulfilment-retries.ts',
    tables: ['orders'],
    why: 'A job tries again for all stores.',
  },
  {
    file: 'src/services/digital/saved-cards.ts',
    tables: ['orders', 'entitlements'],
    why: 'The cards of a person who deletes their account are discarded in every store.',
  },
  {
    file: 'src/services/messaging/push-subscriptions.ts',
    tables: ['push_subscriptions'],
    why: 'A person and a session have subscriptions in any store.',
  },
  {
    file: 'src/services/office/notes.ts',
    tables: ['orders', 'products', 'categories', 'customers', 'coupons', 'blogs', 'comments', 'tasks'],
    why: 'The caller of these adds the store.',
  },
  {
    file: 'src/services/orders/order-expiry.ts',
    tables: ['orders'],
    why: 'A job ends the orders of all stores.',
  },
  {
    file: 'src/services/transfers/transfer-reminders.ts',
    tables: ['orders'],
    why: 'A job reminds all stores.',
  },
  {
    file: 'src/services/payments/attempts.ts',
    tables: ['payments'],
    why: 'A card provider names its own reference, which is unique.',
  },
  {
    file: 'src/services/payments/reconciliation.ts',
    tables: ['payments'],
    why: 'A job asks the card providers about the payments of all stores.',
  },
  {
    file: 'src/services/platform/identity-checks.ts',
    tables: ['kyc'],
    why: 'An operator decides for any store.',
  },
  {
    file: 'src/services/platform/operator-log.ts',
    tables: ['activity'],
    why: 'An operator reads what operators did in any store.',
  },
  {
    file: 'src/services/platform/suspensions.ts',
    tables: ['staff'],
    why: 'The stores of a suspended person are told.',
  },
  {
    file: 'src/services/drafts/holds.ts',
    tables: ['draft_orders'],
    why: 'A job finds the stores with work.',
  },
  {
    file: 'src/services/prices/ended-discounts.ts',
    tables: ['discount_periods'],
    why: 'A job finds the stores with work.',
  },
  {
    file: 'src/services/exports/writing.ts',
    tables: ['exports'],
    why: 'A job finds the stores with an export that runs.',
  },
  {
    file: 'src/services/imports/steps.ts',
    tables: ['imports'],
    why: 'A job finds the stores with an import that runs.',
  },
  {
    file: 'src/services/prices/price-steps.ts',
    tables: ['price_changes', 'products', 'variants'],
    why: 'A job finds the stores with work; `lockOwn` adds the store.',
  },
  {
    file: 'src/services/prices/schedule-steps.ts',
    tables: ['price_schedules'],
    why: 'A job finds the stores with work.',
  },
  {
    file: 'src/services/renewals/charges.ts',
    tables: ['renewal_charges'],
    why: 'A card provider names its own reference, which is unique.',
  },
  {
    file: 'src/services/dispatch/tracking.ts',
    tables: ['dispatches'],
    why: 'A job follows the couriers of all stores.',
  },
  {
    file: 'src/services/restocks/telling.ts',
    tables: ['stock_alerts'],
    why: 'A job tells people that wait for products of all stores.',
  },
  {
    file: 'src/services/shipping/labels.ts',
    tables: ['shipping_labels'],
    why: 'A job asks about the labels of all stores.',
  },
  {
    file: 'src/services/sign-in/erasure.ts',
    tables: [
      'activity',
      'carts',
      'customers',
      'entitlements',
      'invitations',
      'newsletter_subscriptions',
      'notification_settings',
      'orders',
      'staff',
      'stock_alerts',
      'time_alerts',
      'wishlist_items',
    ],
    why: 'A person is erased in every store.',
  },
  {
    file: 'src/services/sign-in/forgotten-guests.ts',
    tables: ['carts', 'push_subscriptions', 'shipping_rates', 'wishlist_items'],
    why: 'A guest is forgotten in every store.',
  },
  {
    file: 'src/services/stores/stores.ts',
    tables: ['staff'],
    why: 'A person works for several stores.',
  },
]
