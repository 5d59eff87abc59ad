import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import { payoutMethodChanged } from '../activity/alerts.ts'
import { holdMember } from '../permissions/memberships.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { supportedPayouts } from './payout-options.ts'

type Payout = components['schemas']['Payout']

/** The fields of a payout method that a merchant writes. */
export type PayoutFields = Pick<Payout, 'payout' | 'data'>

/** A payout method as stored, with `data` sealed. */
type PayoutRow = Omit<Payout, 'data'> & { data: string }

const columns = (db: Database) =>
  db.raw(
    columnList<PayoutRow>({
      _id: 'id',
      user: 'user_id',
      shop: 'shop_id',
      payout: 'payout',
      data: 'data',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

/** Returns the payout methods of the store, newest first. */
export async function list(
  db: Database,
  vault: Vault,
  shop: Shop,
  page: PageQuery & Changes,
): Promise<{ payouts: Payout[]; pagination: Pagination; next: string | null }> {
  const found = db('payouts').where({ shop_id: shop.id })
  const { rows, ...place } = await newestPage<PayoutRow>(found, page, columns(db))
  return { payouts: rows.map((row) => payoutFrom(row, vault)), ...place }
}

/** Returns a payout method; throws resourceNotFound. */
export async function get(db: Database, vault: Vault, shop: Shop, id: string): Promise<Payout> {
  const [row] = await db('payouts').where({ shop_id: shop.id, id }).select<PayoutRow[]>(columns(db))
  return payoutFrom(row, vault)
}

type Context = Pick<Dependencies, 'config' | 'vault'>

/** A call that decides where a store's money goes: the person behind its token, and the IP address. */
export interface PayoutCall {
  shop: Shop
  installation: Installation
  ip: string
}

/**
 * Adds a payout method on behalf of the token's user, and mails the owner. Throws payoutUnsupported,
 * authenticationRequired if the user no longer works for the store, and tooManyRequests.
 */
export async function create(
  tx: Transaction,
  context: Context,
  call: PayoutCall,
  { payout, data }: PayoutFields,
): Promise<Payout> {
  const { shop, installation } = call
  const { vault } = context
  await holdMember(tx, shop, installation.userId)
  requireSupported(shop, payout)
  const [id, at] = [newId(), clock.now()]
  const [row] = await tx('payouts')
    .insert({
      id,
      shop_id: shop.id,
      user_id: installation.userId,
      payout,
      data: vault.seal(JSON.stringify(data), id),
      created_at: at,
      updated_at: at,
    })
    .returning<PayoutRow[]>(columns(tx))
  const added = payoutFrom(row, vault)
  await tellOwner(tx, context, call, added, { isNew: true })
  return added
}

/**
 * Changes the given fields, and mails the owner; `data` is replaced as a whole. Throws resourceNotFound,
 * payoutUnsupported, authenticationRequired if the user no longer works for the store, and tooManyRequests.
 */
export async function update(
  tx: Transaction,
  context: Context,
  call: PayoutCall,
  id: string,
  { payout, data }: Partial<PayoutFields>,
): Promise<Payout> {
  const { shop, installation } = call
  const { vault } = context
  await holdMember(tx, shop, installation.userId)
  const [row] = await tx('payouts')
    .where({ shop_id: shop.id, id })
    .update({ payout, data: data && vault.seal(JSON.stringify(data), id), updated_at: clock.now() })
    .returning<PayoutRow[]>(columns(tx))
  const changed = payoutFrom(row, vault)
  if (payout !== undefined) requireSupported(shop, payout)
  await tellOwner(tx, context, call, changed, { isNew: false })
  return changed
}

function tellOwner(
  tx: Transaction,
  context: Context,
  { shop, installation, ip }: PayoutCall,
  { data }: Payout,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const by = { shopId: shop.id, userId: installation.userId, ip }
  return payoutMethodChanged(tx, context, { ...by, bankName: data.bankName, isNew })
}

/** Deletes a payout method; throws resourceNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await tx('payouts').where({ shop_id: shop.id, id }).delete()
  if (removed === 0) throw new Refusal('resourceNotFound')
  return null
}

function payoutFrom(row: PayoutRow | undefined, vault: Vault): Payout {
  if (!row) throw new Refusal('resourceNotFound')
  return { ...row, data: JSON.parse(vault.open(row.data, row._id)) }
}

function requireSupported({ currency }: Shop, payout: string): void {
  const supported = supportedPayouts(currency).some(({ _id }) => _id === payout)
  if (!supported) throw new Refusal('payoutUnsupported', { values: { currency } })
}
