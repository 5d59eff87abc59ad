import { clock } from '../../clock.ts'
import type { Transaction } from '../../db/database.ts'
import { notRenewed } from './saved-cards.ts'

interface Pair {
  shopId: string
  mine: string
  theirs: string
  theirCard: boolean
  myCard: boolean
}

// The remaining times of two passes are added. Lifetime access wins, and a pass continues beside it.
const [kept, gone] = ['kept', 'gone'].map((row) => `coalesce(${row}.pass_ends_at, ${row}.ends_at)`)
const both = `case when ${kept} is null or ${gone} is null then coalesce(${kept}, ${gone})
  else greatest(${kept}, ${gone}) + greatest(least(${kept}, ${gone}) - :now::timestamptz, interval '0') end`
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
 * Transfers a guest's access, in every store, to the account that the guest signed in to; called after the
 * orders were transferred, so that an order that is being paid at this moment finds its buyer. Where both
 * have access to the same product, the two are merged and nothing that was paid for is lost. The entitlement
 * with a saved card is kept, because the card is sealed with its id.
 */
export async function moveEntitlements(tx: Transaction, from: string, to: string): Promise<void> {
  const pairs: Pair[] = await tx('entitlements as theirs')
    .join('entitlements as mine', (on) =>
      on.on('mine.shop_id', 'theirs.shop_id').on('mine.product_id', 'theirs.product_id'),
    )
    .where({ 'theirs.user_id': from, 'mine.user_id': to })
    .whereNull('theirs.revoked_at')
    .whereNull('mine.revoked_at')
    .orderBy('mine.id')
    .forUpdate()
    .select({
      shopId: 'mine.shop_id',
      mine: 'mine.id',
      theirs: 'theirs.id',
      theirCard: tx.raw('theirs.card_token_sealed is not null'),
      myCard: tx.raw('mine.card_token_sealed is not null'),
    })
  for (const { shopId, mine, theirs, theirCard, myCard } of pairs) {
    const [into, gone] = theirCard && !myCard ? [theirs, mine] : [mine, theirs]
    await tx.raw(merge, { shopId, from: gone, into, now: clock.now() })
    await tx('entitlements').where({ id: into, shop_id: shopId, access_type: 'lifetime' }).update(notRenewed)
  }
  await tx('entitlements').where({ user_id: from, revoked_at: null }).update({ user_id: to })
}
