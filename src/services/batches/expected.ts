// Compare-and-swap for entries of a batch (decision entries-say-what-they-expect).

import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import * as catalog from '../catalog/products.ts'

type Expected = components['schemas']['ExpectedProduct']

/**
 * Throws entryOutdated unless the product is as expected, and productNotFound. The caller has locked it with its
 * variants, so that it stays so.
 */
export async function requireExpected(
  tx: Transaction,
  shop: Shop,
  id: string,
  { variants, category, ...fields }: Expected,
): Promise<void> {
  const now = await catalog.get(tx, shop, id)
  const isSame =
    has(now, fields) &&
    (category === undefined || category === (now.category?._id ?? null)) &&
    (variants === undefined || hasAll(now.variants, variants))
  if (!isSame) throw new Refusal('entryOutdated')
}

/** Returns whether a record has these values; a member that it lacks is as good as null. */
const has = (record: object, fields: object) =>
  Object.entries(fields).every(([name, value]) =>
    isDeepStrictEqual((record as Record<string, unknown>)[name] ?? null, value),
  )

const hasAll = (now: { _id: string }[], expected: NonNullable<Expected['variants']>) =>
  now.length === expected.length && now.every((variant, position) => has(variant, expected[position]!))
