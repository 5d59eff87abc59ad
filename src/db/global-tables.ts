/**
 * The rows of these tables are not one store's, for the reason given. All others have a `shop_id`, which is part of
 * every key and of every reference between them (test/db/tenancy.test.ts), so that they can be divided by it
 * (docs/scaling.md).
 */
export const globalTables: Record<string, string> = {
  users: 'A person shops in any store, and owns or works for several.',
  sessions: 'A session is found by its id alone: it tells the store, if it has one yet, or the console.',
  one_time_codes: "A code is a person's: it may be for a store, for any or for the console.",
  device_requests: 'A device is signed in for a person, whatever stores they work for.',
  sign_in_networks: 'A person signs in from somewhere, to whichever store.',
  sign_in_tries: 'A try of a code counts for the account, wherever it is made.',
  second_factors: 'A person confirms signing in to the console, whatever stores they work for.',
  shipping_addresses: 'A shopper has the same addresses in every store.',
  shops: 'The stores themselves: every call looks one up, and a slug is one of all.',
  shop_domains: 'A domain is one store of all, and tells which one before anything else is known.',
  provider_looks: 'A card provider tells of the charges of all stores together.',
  card_tries: 'An address is counted at all stores together.',
  apps: 'A developer has an app, and many stores have it installed.',
  installations: 'An app is asked for all its stores, and what follows refers to a row of this.',
  oauth_codes: 'A code is found by its hash alone: it tells the store.',
  app_tokens: 'A token is found by its hash alone, in every call of an app: it tells the store.',
  known_devices: 'A person signs in from the same devices, whatever store they work for.',
  invited_merchants: 'Somebody who may open a store has none yet.',
  platform_activity: 'What operators do that concerns no single store.',
  mails: 'An e-mail is to a person, about any store or none.',
  event_clock: 'Positions in the feed of events are counted by the server, for all stores.',
  mail_counts: 'A recipient is counted over all stores together.',
  idempotency_keys: 'A caller has a key, in a store or outside of all.',
  agenda_jobs: "Agenda's clock.",
  knex_migrations: 'Which migrations were run.',
  knex_migrations_lock: "Knex's lock.",
}
