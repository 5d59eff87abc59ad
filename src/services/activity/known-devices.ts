import { createHmac, hkdfSync } from 'node:crypto'
import { clock, days } from '../../base/clock.ts'
import { groupsOf } from '../../base/network.ts'
import type { JwtSecrets } from '../../config/config.ts'
import type { Transaction } from '../../db/database.ts'

/** A device is remembered for this time, in milliseconds, after the last sign-in from it. */
export const devicesKeptFor = 400 * days

export interface Device {
  ip: string
  userAgent: string
}

// The first that matches counts, because most browsers name others too. Their versions change every month and are left
// out.
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

/** Returns what people call a device: `Firefox on Windows`. */
export function deviceName({ userAgent }: Device): string {
  return `${nameIn(browsers, userAgent) ?? 'another program'} on ${nameIn(systems, userAgent) ?? 'another system'}`
}

/** Returns what people call a browser; null for one that we do not know. */
export function browserName(device: Device): string | null {
  return nameIn(browsers, device.userAgent) === undefined ? null : deviceName(device)
}

const nameIn = (table: [string, RegExp][], userAgent: string) =>
  table.find(([, pattern]) => pattern.test(userAgent))?.[0]

/**
 * Returns the network of an Internet provider: the first 16 bits of an IPv4 address, 32 of an IPv6 address. The address
 * of a line or a telephone changes from day to day, but seldom beyond that.
 */
function providerNetwork(ip: string): string {
  return ip.includes(':') ? groupsOf(ip).slice(0, 2).join(':') : ip.split('.').slice(0, 2).join('.')
}

/**
 * Remembers the device that a person signs in from, and returns whether it is a new one. The first device of a person
 * is not new: there is nothing to compare it with. Only a keyed hash of it is stored.
 */
export async function rememberDevice(
  tx: Transaction,
  secrets: JwtSecrets,
  userId: string,
  device: Device,
): Promise<boolean> {
  const [hash, ...older] = secrets.map((secret) => hashOf(secret, userId, device)) as [string, ...string[]]
  // The same statement reads the table as it was before.
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
