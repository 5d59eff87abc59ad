import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { create } from '../catalog/products.ts'
import { minorOf, requireDigital } from '../shared/shop.ts'
import { passDays } from './grants.ts'

type AllAccessPass = components['schemas']['AllAccessPass']

/**
 * Returns the store's all-access pass: 30 days of access to all its products. Throws storeNotDigital and
 * passNotFound.
 */
export async function get(db: Database, shop: Shop): Promise<AllAccessPass> {
  requireDigital(shop)
  const pass = await find(db, shop).first<AllAccessPass | undefined>(
    db.raw(
      columnList<AllAccessPass>({
        _id: 'id',
        name: 'name',
        slug: 'slug',
        price: 'price / :scale::float8',
        active: 'listed',
        days: ':days::int',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      }),
      { scale: shop.scale, days: passDays },
    ),
  )
  if (!pass) throw new Refusal('passNotFound')
  return pass
}

/**
 * Sets the price (major units) of the all-access pass and whether it is on sale; the first call creates its product.
 * Parallel calls queue on the store's row, so that only one pass is created. Throws storeNotDigital, and invalidRequest
 * for a price below one minor unit.
 */
export async function put(
  tx: Transaction,
  shop: Shop,
  { price, active }: { price: number; active: boolean },
): Promise<AllAccessPass> {
  requireDigital(shop)
  await tx('shops').where({ id: shop.id }).forNoKeyUpdate().first('id')
  // Lock the row before changing it: a pass that is being deleted right now no longer belongs to the store.
  const pass: { id: string } | undefined = await find(tx, shop).forNoKeyUpdate().first('id')
  if (pass) {
    await tx('products')
      .where({ id: pass.id, shop_id: shop.id })
      .update({ price: minorOf(shop, price, 'price'), listed: active, updated_at: clock.now() })
  } else {
    const digital = { accessType: 'pass', allAccess: true } as const
    const name = `${shop.name} all-access pass`
    await create(tx, shop, { name, price, quantity: 0, listed: active, digital })
  }
  return get(tx, shop)
}

/** Selects the newest product that is an all-access pass. */
function find(db: Database, shop: Shop) {
  return db('products')
    .where({ shop_id: shop.id, deleted_at: null })
    .whereRaw(`digital->>'allAccess' = 'true' and digital->>'accessType' = 'pass'`)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(1)
}
