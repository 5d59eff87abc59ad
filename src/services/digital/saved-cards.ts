import { clock } from '../../base/clock.ts'
import type { Vault } from '../../base/vault.ts'
import type { Transaction } from '../../db/database.ts'
import type { Card } from '../../gateways/payments/provider.ts'

interface OrderRef {
  id: string
  shopId: string
}

/**
 * Returns the owner of an order if that is an account: a guest could not turn renewal off. Locks the account until the
 * transaction ends, before any entitlements, as deleting an account does.
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
 * Stores the sealed token of the card that paid, if the order belongs to an account and has passes with automatic
 * renewal, and the provider says that the card can be charged again (specification: library auto-renew). The payment
 * holds the token until `attachSavedCard`, because access may be granted later than the payment succeeds.
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
    .where({ id: paymentId, shop_id: order.shopId, by_link: false })
    // The dispute may have reported the payment first.
    .whereRaw(`not exists (select from jsonb_each_text(disputes) where value in ('open', 'lost'))`)
    .update({ sealed_token: vault.seal(token, paymentId) })
}

/** Tells whether the order's payment holds a card token for an account; call it before access is granted. */
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
 * Saves the held card with the passes of these products, which the order has just granted, and turns their renewal on,
 * replacing any card saved earlier. The e-mails about it go to the account, because an order's address may be one that
 * its buyer typed as a guest. Once all passes of the order are granted, the payment's token is discarded. Granting has
 * already locked the passes, and the caller has called `hasHeldCardToken` before.
 */
export async function attachSavedCard(
  tx: Transaction,
  vault: Vault,
  { id, shopId }: OrderRef,
  productIds: string[],
): Promise<void> {
  const { rows }: { rows: Kept[] } = await tx.raw(
    `select distinct entitlements.id as "entitlementId", payments.id as "paymentId",
      payments.sealed_token as sealed, payments.card, payments.provider, users.email
    from access_grants
    join order_items on order_items.order_id = access_grants.order_id
      and order_items.shop_id = access_grants.shop_id and order_items.product_id = access_grants.product_id
      and order_items.auto_renew
    join entitlements on entitlements.id = access_grants.entitlement_id
      and entitlements.shop_id = access_grants.shop_id
      and entitlements.access_type = 'pass' and entitlements.revoked_at is null
    join orders on orders.id = access_grants.order_id and orders.shop_id = access_grants.shop_id
    join users on users.id = orders.user_id
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
        auto_renew: true,
        renewal_failures: 0,
        renewal_email: email,
        updated_at: clock.now(),
        card_provider: provider,
        card_brand: card.brand,
        card_last4: card.last4,
        card_token_sealed: vault.seal(token, entitlementId),
      })
  }
  await forgetHeldCardToken(tx, { id, shopId }, { onceGiven: true })
}

/**
 * Discards the token that an order's payment holds: at once, or with `onceGiven` only if no pass remains to be granted.
 */
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

/** The columns of an access without renewal: its card is discarded. */
export const notRenewed = {
  auto_renew: false,
  renewal_failures: 0,
  card_provider: null,
  card_token_sealed: null,
  card_brand: null,
  card_last4: null,
  renewal_email: null,
}

/** Stops all renewals of a deleted account, in every store, including passes not granted yet. */
export async function stopRenewalsOf(tx: Transaction, userId: string): Promise<void> {
  await tx('payments')
    .whereIn(['shop_id', 'order_id'], tx('orders').where({ user_id: userId }).select('shop_id', 'id'))
    .whereNotNull('sealed_token')
    .update({ sealed_token: null })
  await tx('entitlements')
    .where({ user_id: userId })
    .whereRaw(
      '(auto_renew or card_token_sealed is not null or card_last4 is not null or renewal_email is not null)',
    )
    .update({ ...notRenewed, updated_at: clock.now() })
}
