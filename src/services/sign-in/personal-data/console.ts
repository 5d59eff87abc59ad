import { type Kept, theirs, times, toThem } from './kept.ts'

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
