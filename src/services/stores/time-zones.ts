import { unknownZone, zoneNamed } from '../../base/time-zone.ts'
import type { Transaction } from '../../db/database.ts'

/**
 * Returns a time zone as IANA spells it. PostgreSQL and the runtime, which both reckon with it, each have their own
 * copy of the zones, so both must know it; nothing that reads the setting has to ask again. Throws invalidRequest.
 */
export async function knownZone(tx: Transaction, name: string): Promise<string> {
  const { rows }: { rows: { name: string }[] } = await tx.raw(
    'select name from pg_timezone_names where lower(name) = lower(?)',
    [zoneNamed(name)],
  )
  if (!rows[0]) throw unknownZone()
  return rows[0].name
}
