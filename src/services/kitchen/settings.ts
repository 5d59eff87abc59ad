// The kitchen of a store: which of its stations makes what.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'

type Kitchen = components['schemas']['Kitchen']

/** Returns a store's kitchen, which is off for a store that has set none. */
export async function getKitchen(db: Database, shop: Shop): Promise<Kitchen> {
  const { kitchen } = (await db('shops').where({ id: shop.id }).first('kitchen'))!
  const { stations } = (kitchen as Pick<Kitchen, 'stations'> | null) ?? { stations: [] }
  return { enabled: kitchen !== null, stations }
}

/**
 * Replaces a store's kitchen. Ids of foods and categories that do not exist have no effect. Throws storeClosed, and
 * invalidRequest for two stations of one name, and for stations of a kitchen that is off, which would be lost.
 */
export async function setKitchen(
  tx: Transaction,
  shop: Shop,
  { enabled, stations }: Kitchen,
): Promise<Kitchen> {
  if (!enabled && stations.length > 0) throw invalid('stations must be empty unless enabled is true')
  const names = new Set(stations.map(({ name }) => name))
  if (names.size < stations.length) throw invalid('Two stations must not have the same name')
  const written = await tx('shops')
    .where({ id: shop.id, closed_at: null })
    .update({ kitchen: enabled ? JSON.stringify({ stations }) : null, updated_at: clock.now() })
  if (written === 0) throw new Refusal('storeClosed')
  return getKitchen(tx, shop)
}
