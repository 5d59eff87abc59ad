import { createHmac, hkdfSync } from 'node:crypto'
import { clock, days } from '../../base/clock.ts'
import { groupsOf } from '../../base/network.ts'
import type { JwtSecrets } from '../../config/config.ts'
import type { Transaction } from '../../db/database.ts'

/** How long, in milliseconds, a device is remembered after the last sign-in from it. */
export const devicesKeptFor = 400 * days

export interface Device {
  ip: string
  userAgent: string
}

// The first match counts, because most browsers also name others. Versions are left out: they change every month.
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, pattern: RegExp][] = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Returns a human-readable name of a device: `Firefox on Windows`. */
export function deviceName({ userAgent }: Device): string {
  return `${nameIn(browsers, userAgent) ?? 'another program'} on ${nameIn(systems, userAgent) ?? 'another system'}`
}

/** Returns the common name of a browser; null for an unknown one. */
export function browserName(device: Device): string | null {
  return nameIn(browsers, device.userAgent) === undefined ? null : deviceName(device)
}

const nameIn = (table: [string, RegExp][], userAgent: string) =>
  table.find(([, pattern]) => pattern.test(userAgent))?.[0]

/**
 * Returns the network of an Internet provider: the first 16 bits of an IPv4 address, or 32 of an IPv6 address. The
 * address of a line or phone changes from day to day, but seldom beyond that prefix.
 */
function providerNetwork(ip: string): string {
  return ip.includes(':') ? groupsOf(ip).slice(0, 2).join(':') : ip.split('.').slice(0, 2).join('.')
}

/**
 * Remembers the device that a person signs in from, and returns whether it is new. A person's first device does not
 * count as new: there is nothing to compare it with. Only a keyed hash of it is stored.
 */
export async function rememberDevice(
  tx: Transaction,
  secrets: JwtSecrets,
  userId: string,
  device: Device,
): Promise<boolean> {
  const [hash, ...older] = secrets.map((secret) => hashOf(secret, userId, device)) as [string, ...string[]]
  // The final select sees the table as it was before the insert.
  const { rows } = await tx.raw(
    `with seen as (
      insert into known_devices (user_id, device_hash, seen_at) values (:userId, :hash, :now)
      on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
    )
    select count(*) > 0 as known, coalesce(bool_or(device_hash = any (:hashes)), false) as same
    from known_devices where user_id = :userId`,
    { userId, hash, hashes: [hash, ...older], now: clock.now() },
  )
  return rows[0].known && !rows[0].same
}

function hashOf(secret: string, userId: string, device: Device): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32))
  const text = `${userId} ${deviceName(device)} ${providerNetwork(device.ip)}`
  return createHmac('sha256', key).update(text).digest('base64url')
}
