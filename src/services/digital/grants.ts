import { clock, days } from '../../base/clock.ts'
import { newId } from '../../base/ids.ts'
import type { Transaction } from '../../db/database.ts'
import { forgetHeldCardToken, notRenewed } from './saved-cards.ts'

/** Days that a pass lasts (specification: library access record). */
export const passDays = 30

/** The latest end of any access: the limit of four-digit years. */
export const latestEnd = '9999-12-31'

/** The access to grant. */
export interface Grant {
  shopId: string
  userId: string
  productId: string
  accessType: 'pass' | 'lifetime'
  allAccess: boolean
  /** The length of a pass; ignored for lifetime access. */
  days: number
  /** Null if granted by the merchant. */
  orderId: string | null
}

// A grant never shortens an access: a pass is added to the time left, lifetime access stays, and a pass continues
// alongside it. Failed renewals count for one period.
const added = (end: string) =>
  `least(greatest(${end}, :now::timestamptz) + make_interval(days => :days), '${latestEnd}')`
const upsert = `
  insert into entitlements as held (
    id, shop_id, user_id, product_id, access_type, all_access, starts_at, ends_at, created_at, updated_at
  )
  values (
    :id, :shopId, :userId, :productId, :accessType, :allAccess, :now::timestamptz,
    case when :accessType = 'pass' then ${added(':now::timestamptz')} end, :now::timestamptz, :now::timestamptz
  )
  on conflict (shop_id, user_id, product_id) where revoked_at is null do update set
    access_type = case when 'lifetime' in (held.access_type, excluded.access_type) then 'lifetime' else 'pass' end,
    all_access = held.all_access or excluded.all_access,
    ends_at = case when held.access_type = 'pass' and excluded.access_type = 'pass' then ${added('held.ends_at')} end,
    pass_ends_at = case
      when held.access_type = 'pass' and excluded.access_type = 'lifetime' then held.ends_at
      when held.access_type = 'lifetime' and excluded.access_type = 'pass'
        then ${added('coalesce(held.pass_ends_at, :now::timestamptz)')}
      else held.pass_ends_at
    end,
    renewal_failures = 0,
    updated_at = excluded.updated_at
  returning id, access_type`

/**
 * Grants access to a product and records the grant, so that it can be revoked; granting the same product again extends
 * the existing access. Lifetime access is not renewed, so a saved card is discarded. Returns the id of the access,
 * which stays locked until the transaction ends. An order grants a product once (a unique index).
 */
export async function grantAccess(tx: Transaction, grant: Grant): Promise<string> {
  const { shopId, productId, accessType, days, orderId } = grant
  const { rows } = await tx.raw(upsert, { ...grant, id: newId(), now: clock.now() })
  const { id, access_type } = rows[0]
  if (access_type === 'lifetime') await tx('entitlements').where({ id, shop_id: shopId }).update(notRenewed)
  await tx('access_grants').insert({
    id: newId(),
    shop_id: shopId,
    entitlement_id: id,
    product_id: productId,
    order_id: orderId,
    access_type: accessType,
    days: accessType === 'pass' ? days : 0,
    created_at: clock.now(),
  })
  return id
}

const isLeft =
  'access_grants.shop_id = :shopId and access_grants.entitlement_id = :id and access_grants.revoked_at is null'
// Nothing records whether a gift or the days paid for by a renewal included all access, so both keep it.
const withoutAllAccess = `
  update entitlements set all_access = false
  where id = :id and shop_id = :shopId and all_access
    and exists (select from access_grants where ${isLeft})
    and not exists (
      select from access_grants where ${isLeft} and (access_grants.order_id is null or exists (
        select from order_items where order_items.shop_id = access_grants.shop_id
          and order_items.order_id = access_grants.order_id and order_items.product_id = access_grants.product_id
          and order_items.digital->>'allAccess' = 'true'
      ))
    )
    and not exists (
      select from renewal_charges where renewal_charges.shop_id = :shopId and entitlement_id = :id
        and state = 'succeeded' and period_end + make_interval(days => :passDays) > :now::timestamptz
    )`

type Ends = { accessType: Grant['accessType']; endsAt: string | null; passEndsAt: string | null }

interface Given {
  shopId: string
  entitlementId: string
  accessType: Grant['accessType']
  days: number
}

/**
 * Revokes, idempotently, the access that an order has granted: the days of its passes, and its lifetime access and all
 * access unless another grant gave them too. The rest of a pass alongside it is restored, and what is left of the days
 * from other orders, gifts and renewals stays. An access with neither a grant nor time left is revoked
 * (decision refunds-take-back-what-the-order-gave).
 */
export async function revokeGrants(
  tx: Transaction,
  { id, shopId }: { id: string; shopId: string },
): Promise<void> {
  await tx('orders')
    .where({ id, shop_id: shopId })
    .update({ grant_status: null, grant_error: null, grant_next_at: null })
  await forgetHeldCardToken(tx, { id, shopId })
  const grants = tx('access_grants').where({ order_id: id, shop_id: shopId, revoked_at: null })
  // Locked in the order in which an order's products are granted, and before their grants.
  await tx('entitlements')
    .where({ shop_id: shopId })
    .whereIn('id', grants.clone().select('entitlement_id'))
    .orderBy('product_id')
    .forUpdate()
    .select('id')
  const given: Given[] = await grants
    .update({ revoked_at: clock.now() })
    .returning(['shop_id as shopId', 'entitlement_id as entitlementId', 'access_type as accessType', 'days'])
  for (const one of given) await shorten(tx, one, id)
}

/** Revokes the 30 days of a renewal whose charge was refunded. */
export function revokeRenewal(tx: Transaction, shopId: string, entitlementId: string): Promise<void> {
  return shorten(tx, { shopId, entitlementId, accessType: 'pass', days: passDays }, null)
}

async function shorten(
  tx: Transaction,
  { shopId, entitlementId: id, accessType, days: taken }: Given,
  orderId: string | null,
): Promise<void> {
  const held = await tx('entitlements')
    .where({ id, shop_id: shopId, revoked_at: null })
    .forUpdate()
    .first<Ends | undefined>({ accessType: 'access_type', endsAt: 'ends_at', passEndsAt: 'pass_ends_at' })
  if (!held) return
  const now = clock.now()
  const others: { accessType: Grant['accessType'] }[] = await tx('access_grants')
    .where({ shop_id: shopId, entitlement_id: id, revoked_at: null })
    .select({ accessType: 'access_type' })
  if (accessType === 'pass') {
    const [column, ends] =
      held.accessType === 'pass' ? ['ends_at', held.endsAt] : ['pass_ends_at', held.passEndsAt]
    const left = await leftOfOthers(tx, { shopId, id, orderId })
    const end = Date.parse(ends!)
    const shorter = Math.max(end - taken * days, Math.min(end, now.getTime() + left))
    await tx('entitlements')
      .where({ id, shop_id: shopId })
      .update({ [column]: new Date(shorter), updated_at: now })
  } else if (!others.some((other) => other.accessType === 'lifetime')) {
    await tx('entitlements')
      .where({ id, shop_id: shopId })
      .update({
        access_type: 'pass',
        ends_at: tx.raw('coalesce(pass_ends_at, ?)', [now]),
        pass_ends_at: null,
        updated_at: now,
      })
  }
  await tx.raw(withoutAllAccess, { id, shopId, now, passDays })
  if (others.length === 0) {
    await tx('entitlements')
      .where({ id, shop_id: shopId, access_type: 'pass' })
      .where('ends_at', '<=', now)
      .update({ ...notRenewed, revoked_at: now })
  }
}

/** The days of the passes behind an access, in the order in which they were given. */
const givenDays = `
  select created_at as at, days, revoked_at is not null as taken from access_grants
  where shop_id = :shopId and entitlement_id = :id and access_type = 'pass'
    and (revoked_at is null or order_id = :orderId)
  union all
  select period_end, cast(:passDays as integer), false from renewal_charges
  where shop_id = :shopId and entitlement_id = :id and state = 'succeeded'
  order by at`

/**
 * Returns how many milliseconds are left of the days from other orders, gifts and renewals: each pass begins when it
 * was given, or when the one before it ends. The days of `orderId` are being taken back.
 */
async function leftOfOthers(
  tx: Transaction,
  of: { shopId: string; id: string; orderId: string | null },
): Promise<number> {
  const { rows }: { rows: { at: string; days: number; taken: boolean }[] } = await tx.raw(givenDays, {
    ...of,
    passDays,
  })
  const now = clock.now().getTime()
  let [left, end] = [0, 0]
  for (const given of rows) {
    const start = Math.max(Date.parse(given.at), end)
    end = start + given.days * days
    if (!given.taken) left += Math.max(end - Math.max(start, now), 0)
  }
  return left
}

/** Returns the length in days of a pass that was bought `quantity` times. */
export function daysOf(quantity: number): number {
  return passDays * quantity
}
