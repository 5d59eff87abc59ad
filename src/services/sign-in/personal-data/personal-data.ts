import { ofConsole } from './console.ts'
import { type Kept, theirEntries, theirs, times } from './kept.ts'
import { ofShoppers } from './shoppers.ts'

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
