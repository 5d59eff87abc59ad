// The tables in the archive of a store: all of a store's, unless it is left out here with its reason.

import type { StoreTable } from '../../../generated/tables.ts'
import { type OneConnection, type Table, tablesIn } from '../../db/connection/copy.ts'
import { globalTables } from '../../db/global-tables.ts'

const derived = 'Triggers make it anew of the other rows.'
const passing = 'It is work of the installation that wrote the archive, and ends there.'
const anew = 'It is or belongs to a secret or an account, and is set up anew.'

/** Tables of stores that an archive leaves out, and why. */
export const leftOut: Partial<Record<StoreTable, string>> = {
  product_categories: derived,
  product_tags: derived,
  product_texts: derived,
  record_count_changes: derived,
  record_counts: derived,
  record_counts_by_time: derived,
  sale_changes: derived,
  sales_sums: derived,
  shop_version_changes: derived,
  shop_versions: derived,
  stock_by_variants: derived,
  stock_by_variants_changes: derived,
  agent_order_events: passing,
  booking_announcements: passing,
  delivery_attempts: passing,
  deliveries: passing,
  events: passing,
  exports: passing,
  freed_places: passing,
  import_issues: passing,
  import_records: passing,
  imports: passing,
  order_announcements: passing,
  picture_sources: passing,
  push_messages: passing,
  tax_answers: passing,
  withdrawal_declarations: passing,
  agent_signing_keys: anew,
  agents: anew,
  calendar_addresses: anew,
  checkout_sessions: anew,
  invitations: anew,
  kyc: anew,
  newsletter_codes: anew,
  payment_links: anew,
  payout_transfers: 'The operator of the other installation has made them.',
  payouts: anew,
  push_subscriptions: anew,
  staff_grants: anew,
  tax_providers: anew,
}

const secret = 'It is a secret, or made with one.'
const address = 'It is a network address, which limits calls for a while.'

/** Columns that an archive leaves out, by table, and why. `shop_id` is the same in every row. */
export const columnsLeftOut: Record<string, Record<string, string>> = {
  shops: {
    author_key: secret,
    asks_tax_provider: 'The key of the tax provider is not in the archive.',
    suspended_at: 'Each operator decides it.',
    suspension_reason: 'Each operator decides it.',
  },
  bookings: { guest_address: address },
  coupon_redemptions: { address_hash: secret },
  draft_orders: { token_hash: secret },
  entitlements: { card_token_sealed: secret },
  notifications: { to_mail: 'The installation that wrote the archive sends it.' },
  orders: { guest_address: address },
  payments: { sealed_token: secret },
  renewal_charges: { card_token_sealed: secret },
  stock_alerts: { due_at: 'The installation that wrote the archive sends it.' },
}

/** The columns of people that stores show and know them by; the rest of an account is the person's. */
export const peopleColumns = ['id', 'email', 'name', 'created_at', 'updated_at', 'forget_at', 'deleted_at']

/** The settings that an archive lacks and its reader makes anew, most important first. */
export const setAnew = [
  'keys of the card providers and other settings of this installation',
  'domains of the store',
  'apps, with their tokens and webhooks, and tokens of the store',
  'the payout account and the identity check of the owner',
  'the key of the tax provider',
  'saved cards: passes that renewed themselves end, unless their shoppers buy them again',
  'invitations of staff, payment links, links of drafts, and secret addresses of calendars',
]

/** A table of an archive, with the SQL of the order of its rows. */
export interface ArchiveTable extends Table {
  order: string
  /** The columns that name people. */
  people: string[]
}

/** Categories come after those above them. */
const orders: Record<string, string> = { categories: 'jsonb_array_length(ancestors), id' }

/** SQL for a condition on the rows of a table, beyond being the store's. */
export const conditions: Record<string, string> = {
  // Only what rows of the archive name.
  stored_objects: `storage_key in (
    select storage_key from digital_files where shop_id = stored_objects.shop_id
    union all select storage_key from picture_files where shop_id = stored_objects.shop_id
    union all select storage_key from proof_files where shop_id = stored_objects.shop_id
  )`,
}

/** Texts are sorted by their bytes, because databases differ in their alphabets. */
const facts = `
  select conrelid::regclass::text as name,
    array(
      select quote_ident(attname) || case when atttypid = 'text'::regtype then ' collate "C"' else '' end
      from unnest(conkey) with ordinality as keys (number, place)
      join pg_attribute on attrelid = conrelid and attnum = number
      where attname <> 'shop_id' order by place
    ) as keys,
    array(
      select distinct attname::text from pg_constraint as reference
      join pg_attribute on attrelid = reference.conrelid and attnum = reference.conkey[1]
      where reference.conrelid = pg_constraint.conrelid and reference.confrelid = 'users'::regclass
      order by 1
    ) as people
  from pg_constraint where contype = 'p' and connamespace = 'public'::regnamespace`

/** Returns the tables of an archive, each after those it refers to. */
export async function archiveTables(connection: Pick<OneConnection, 'query'>): Promise<ArchiveTable[]> {
  const found = await connection.query<{ name: string; keys: string[]; people: string[] }>(facts)
  const byName = new Map(found.map((one) => [one.name, one]))
  const tables = await tablesIn(connection)
  return tables
    .filter(({ name }) => name === 'shops' || !(name in globalTables || name in leftOut))
    .sort((a, b) => Number(b.name === 'shops') - Number(a.name === 'shops'))
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => column !== 'shop_id' && !columnsLeftOut[name]?.[column]),
      order: orders[name] ?? (byName.get(name)!.keys.join(', ') || '1'),
      people: byName.get(name)!.people,
    }))
}
