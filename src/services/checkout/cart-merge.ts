import { clock } from '../../base/clock.ts'
import { newId } from '../../base/ids.ts'
import type { Transaction } from '../../db/database.ts'

// A line of `theirs` is merged into the line of `mine` with the same product, variant, options and modifiers. Theirs is
// newer, so its renewal setting wins.
const moveLines = `
  with pairs as (
    select theirs.shop_id, theirs.id as from_cart, mine.id as to_cart
    from carts theirs join carts mine on mine.shop_id = theirs.shop_id
    where theirs.user_id = :from and mine.user_id = :to
  ), merged as (
    update cart_items mine set quantity = least(mine.quantity + theirs.quantity, 10000),
      auto_renew = theirs.auto_renew
    from pairs join cart_items theirs on theirs.shop_id = pairs.shop_id and theirs.cart_id = pairs.from_cart
    where mine.shop_id = pairs.shop_id and mine.cart_id = pairs.to_cart
      and mine.product_id = theirs.product_id
      and mine.variant_id is not distinct from theirs.variant_id
      and mine.options::text = theirs.options::text
      and mine.modifiers::text is not distinct from theirs.modifiers::text
    returning theirs.id, theirs.shop_id
  ), removed as (
    delete from cart_items using merged where cart_items.shop_id = merged.shop_id and cart_items.id = merged.id
  )
  update cart_items set cart_id = pairs.to_cart from pairs
  where cart_items.shop_id = pairs.shop_id and cart_items.cart_id = pairs.from_cart
    and (cart_items.shop_id, cart_items.id) not in (select shop_id, id from merged)`

// The account's own number stays, if it has given one.
const moveTaxIds = `
  update carts mine set tax_id = theirs.tax_id from carts theirs
  where theirs.user_id = :from and theirs.tax_id is not null
    and mine.user_id = :to and mine.shop_id = theirs.shop_id and mine.tax_id is null`

/**
 * Moves the lines of one account's cart in every store to another account's carts. Lines of the same product, variant
 * and options are added up to at most 10000 pieces and keep the first account's renewal setting. No line is lost, even
 * if a cart grows beyond the 100 lines that can be added. A tax number goes along. The source carts remain, empty. Locks both accounts' carts,
 * the source's first, so a call that adds a line must lock its cart before.
 */
export async function moveCart(tx: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  const filled = await tx('carts')
    .where({ user_id: fromUserId })
    .where((kept) =>
      kept
        .whereNotNull('tax_id')
        .orWhereExists(
          tx('cart_items').whereRaw('cart_items.cart_id = carts.id and cart_items.shop_id = carts.shop_id'),
        ),
    )
    .orderBy('shop_id')
    .forUpdate()
    .pluck('shop_id')
  if (filled.length === 0) return
  await tx('carts')
    .insert(filled.map((shop_id) => ({ id: newId(), shop_id, user_id: toUserId, updated_at: clock.now() })))
    .onConflict(['shop_id', 'user_id'])
    .merge(['updated_at'])
  await tx.raw(moveLines, { from: fromUserId, to: toUserId })
  await tx.raw(moveTaxIds, { from: fromUserId, to: toUserId })
}
