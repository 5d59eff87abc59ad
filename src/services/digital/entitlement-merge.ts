import { clock } from '../../base/clock.ts'
import { savepoint, type Transaction } from '../../db/database.ts'
import { isDuplicate } from '../shared/duplicates.ts'
import { latestEnd } from './grants.ts'
import { notRenewed } from './saved-cards.ts'

interface Held {
  id: string
  shopId: string
  productId: string
  hasCard: boolean
}

// The remaining times of two passes are added. Lifetime access wins, and a pass continues alongside it.
const [kept, gone] = ['kept', 'gone'].map((row) => `coalesce(${row}.pass_ends_at, ${row}.ends_at)`)
const both = `case when ${kept} is null or ${gone} is null then coalesce(${kept}, ${gone})
  else least(
    greatest(${kept}, ${gone}) + greatest(least(${kept}, ${gone}) - :now::timestamptz, interval '0'), '${latestEnd}'
  ) end`
const merge = `
  with gone as (
    update entitlements set revoked_at = :now::timestamptz, updated_at = :now::timestamptz, auto_renew = false,
      card_token_sealed = null, card_provider = null, card_brand = null, card_last4 = null, renewal_email = null
    where id = :from and shop_id = :shopId returning *
  ), moved as (
    update access_grants set entitlement_id = :into where shop_id = :shopId and entitlement_id = :from
  )
  update entitlements kept set
    access_type = case when 'lifetime' in (kept.access_type, gone.access_type) then 'lifetime' else 'pass' end,
    all_access = kept.all_access or gone.all_access,
    starts_at = least(kept.starts_at, gone.starts_at),
    ends_at = case when 'lifetime' not in (kept.access_type, gone.access_type) then ${both} end,
    pass_ends_at = case when 'lifetime' in (kept.access_type, gone.access_type) then ${both} end,
    renewal_failures = 0,
    updated_at = :now::timestamptz
  from gone where kept.id = :into and kept.shop_id = :shopId`

/**
 * Transfers a guest's access, in every store, to the account that the guest signed in to. Call it after the orders were
 * transferred, so that an order being paid right now finds its buyer. If both have access to the same product, the two
 * are merged and nothing paid for is lost. The entitlement with a saved card is kept, because the card is sealed with
 * its id.
 */
export async function moveEntitlements(tx: Transaction, from: string, to: string): Promise<void> {
  // Locked in the order in which an order's products are granted, so that the two never deadlock.
  const theirs: Held[] = await held(tx).where({ user_id: from }).orderBy(['shop_id', 'product_id'])
  for (const held of theirs) await moveOne(tx, held, to)
}

/**
 * Does the same with the access that orders of a store have granted to guests, after these orders were transferred.
 * Access that another order has extended, which stays with the guest, stays with the guest too.
 */
export async function moveGranted(
  tx: Transaction,
  shopId: string,
  orderIds: string[],
  to: string,
): Promise<void> {
  if (orderIds.length === 0) return
  const granted = tx('access_grants').where({ shop_id: shopId }).whereIn('order_id', orderIds)
  const theirs: Held[] = await held(tx)
    .where({ shop_id: shopId })
    .whereNot({ user_id: to })
    .whereIn('id', granted.select('entitlement_id'))
    .whereRaw(
      `not exists (
        select from access_grants join orders on orders.shop_id = access_grants.shop_id and orders.id = access_grants.order_id
        where access_grants.shop_id = :shopId and entitlement_id = entitlements.id and orders.user_id <> :to
      )`,
      { shopId, to },
    )
    .orderBy(['shop_id', 'product_id', 'id'])
  for (const one of theirs) await moveOne(tx, one, to)
}

async function moveOne(tx: Transaction, theirs: Held, to: string): Promise<void> {
  const { shopId, productId } = theirs
  const [mine]: Held[] = await held(tx).where({ user_id: to, shop_id: shopId, product_id: productId })
  const [into, gone] = mine && (mine.hasCard || !theirs.hasCard) ? [mine, theirs] : [theirs, mine]
  if (gone) {
    await tx.raw(merge, { shopId, from: gone.id, into: into.id, now: clock.now() })
    await tx('entitlements')
      .where({ id: into.id, shop_id: shopId, access_type: 'lifetime' })
      .update(notRenewed)
  }
  if (into === mine) return
  const move = () => tx('entitlements').where({ id: theirs.id, shop_id: shopId }).update({ user_id: to })
  const isMoved = await savepoint(tx, move).then(
    () => true,
    (error) => {
      if (isDuplicate(error)) return false
      throw error
    },
  )
  // The account got the same access in the meantime, which is visible now.
  if (!isMoved) await moveOne(tx, theirs, to)
}

/** Locks access that people have. */
function held(tx: Transaction) {
  return tx('entitlements')
    .where({ revoked_at: null })
    .forUpdate()
    .select({
      id: 'id',
      shopId: 'shop_id',
      productId: 'product_id',
      hasCard: tx.raw('card_token_sealed is not null'),
    })
}
