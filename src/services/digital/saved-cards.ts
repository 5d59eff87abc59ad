import { clock } from '../../clock.ts'
import type { Transaction } from '../../db/database.ts'
import type { Card } from '../../gateways/payments/provider.ts'
import type { Vault } from '../../vault.ts'

/** Which order, of which store. */
interface OrderRef {
  id: string
  shopId: string
}

/**
 * Whose order it is, where that is an account: whoever has none could not turn renewal off. It stays one until the
 * transaction ends, so it is asked before accesses are locked, as who deletes an account does.
 */
function accountOf(tx: Transaction, { id, shopId }: OrderRef) {
  return tx('orders')
    .join('users', 'users.id', 'orders.user_id')
    .where({ 'orders.id': id, 'orders.shop_id': shopId, 'users.deleted_at': null })
    .whereNotNull('users.email')
    .forShare('users')
    .first('users.id')
}

/**
 * Puts the token of the card that paid aside, sealed, where the order of an account has passes that are to be renewed by
 * themselves and the provider says that the card can be charged again (specification: library auto-renew). It waits on
 * the payment until `keepCards`, because passes may be given later than the money comes.
 */
export async function holdCardToken(
  tx: Transaction,
  vault: Vault,
  order: OrderRef,
  paymentId: string,
  { reusable, token }: Card,
): Promise<void> {
  if (!reusable || !token) return
  const passes = tx('order_items').where({ order_id: order.id, shop_id: order.shopId, auto_renew: true })
  if (!(await accountOf(tx, order).whereExists(passes.select(tx.raw('1'))))) return
  await tx('payments')
    .where({ id: paymentId, shop_id: order.shopId })
    .update({ sealed_token: vault.seal(token, paymentId) })
}

/** Whether a card waits on the order's payment for an account; asked before its passes are given. */
export async function hasHeldCardToken(tx: Transaction, order: OrderRef): Promise<boolean> {
  const waiting = tx('payments')
    .where({ order_id: order.id, shop_id: order.shopId })
    .whereNotNull('sealed_token')
  return (await accountOf(tx, order).whereExists(waiting.select(tx.raw('1')))) !== undefined
}

interface Kept {
  entitlementId: string
  paymentId: string
  sealed: string
  card: { brand: string; last4: string }
  provider: string
  email: string
}

/**
 * Saves the card that was put aside with the passes of these products, which the order has just given, and turns
 * their renewal on; a card that was saved earlier is replaced. Once all passes of the order are given, the payment
 * forgets its token. The passes are locked already, by what gave them, and `hasCardPutAside` was asked before.
 */
export async function attachSavedCard(
  tx: Transaction,
  vault: Vault,
  { id, shopId }: OrderRef,
  productIds: string[],
): Promise<void> {
  const { rows }: { rows: Kept[] } = await tx.raw(
    `select distinct entitlements.id as "entitlementId", payments.id as "paymentId",
      payments.sealed_token as sealed, payments.card, payments.provider, orders.email
    from access_grants
    join order_items on order_items.order_id = access_grants.order_id
      and order_items.shop_id = access_grants.shop_id and order_items.product_id = access_grants.product_id
      and order_items.auto_renew
    join entitlements on entitlements.id = access_grants.entitlement_id
      and entitlements.shop_id = access_grants.shop_id
      and entitlements.access_type = 'pass' and entitlements.revoked_at is null
    join orders on orders.id = access_grants.order_id and orders.shop_id = access_grants.shop_id
    join payments on payments.order_id = orders.id and payments.shop_id = orders.shop_id and payments.state = 'succeeded'
      and payments.sealed_token is not null
    where access_grants.order_id = :id and access_grants.product_id = any (:productIds) and access_grants.shop_id = :shopId and access_grants.revoked_at is null
    order by entitlements.id`,
    { id, shopId, productIds },
  )
  for (const { entitlementId, paymentId, sealed, card, provider, email } of rows) {
    const token = vault.open(sealed, paymentId)
    await tx('entitlements')
      .where({ id: entitlementId, shop_id: shopId })
      .update({
        ...{ auto_renew: true, renewal_failures: 0, renewal_email: email, updated_at: clock.now() },
        ...{ card_provider: provider, card_brand: card.brand, card_last4: card.last4 },
        card_token_sealed: vault.seal(token, entitlementId),
      })
  }
  await forgetHeldCardToken(tx, { id, shopId }, { onceGiven: true })
}

/** Discards the token that waits on an order's payment: at once, or where nothing is left to be given. */
export async function forgetHeldCardToken(
  tx: Transaction,
  { id, shopId }: OrderRef,
  { onceGiven = false } = {},
): Promise<void> {
  const waiting = tx('payments').where({ order_id: id, shop_id: shopId }).whereNotNull('sealed_token')
  if (onceGiven) {
    waiting.whereNotExists(
      tx('order_items')
        .where({ order_id: id, shop_id: shopId, auto_renew: true })
        .whereNotExists(
          tx('access_grants')
            .where({ 'access_grants.shop_id': shopId })
            .whereRaw(
              'access_grants.order_id = order_items.order_id and access_grants.product_id = order_items.product_id',
            )
            .select(tx.raw('1')),
        )
        .select(tx.raw('1')),
    )
  }
  await waiting.update({ sealed_token: null })
}

/** What the columns of an access become when it is no longer renewed: its card is discarded. */
export const notRenewed = {
  auto_renew: false,
  renewal_failures: 0,
  card_provider: null,
  card_token_sealed: null,
  card_brand: null,
  card_last4: null,
  renewal_email: null,
}

/** Stops all renewals of somebody whose account is deleted, in every store, also of passes that are yet to be given. */
export async function stopRenewalsOf(tx: Transaction, userId: string): Promise<void> {
  await tx('payments')
    .whereIn('order_id', tx('orders').where({ user_id: userId }).select('id'))
    .whereNotNull('sealed_token')
    .update({ sealed_token: null })
  await tx('entitlements')
    .where({ user_id: userId })
    .whereNotNull('card_token_sealed')
    .update({ ...notRenewed, updated_at: clock.now() })
}
