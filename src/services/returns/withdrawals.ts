// Confirming the withdrawals that were declared without a sign-in.

import type { components } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { lockOrder } from '../orders/order-lock.ts'
import { declaredIn } from './declarations.ts'
import { readTerms } from './offers.ts'
import { get, type Return } from './records.ts'
import { type Request, type ReturnsContext, request } from './requests.ts'

type DeclaredWithdrawal = components['schemas']['DeclaredWithdrawal']

/** Returns what a code can withdraw from. Throws withdrawalCodeNotFound. */
export async function open(
  db: Database,
  { config }: Pick<Dependencies, 'config'>,
  shop: Shop,
  token: string,
): Promise<DeclaredWithdrawal> {
  const { id, orderId, at } = declaredIn(config, shop, token)
  const { number, lines, offers } = await readTerms(db, shop, orderId)
  const until = offers.find(({ kind }) => kind === 'withdrawal')?.until
  return {
    orderId: number,
    declaredAt: at.toISOString(),
    until: until?.toISOString() ?? null,
    lines,
    confirmed: (await confirmedBy(db, shop, id)) !== null,
  }
}

/**
 * Confirms the withdrawal that a code was mailed for, as of its declaration, once: a repeated call returns the same one.
 * Throws withdrawalCodeNotFound, and the refusals of `request`.
 */
export async function confirm(
  tx: Transaction,
  context: ReturnsContext,
  shop: Shop,
  { token, lines }: Pick<Request, 'lines'> & { token: string },
): Promise<Return> {
  const { id, orderId, at } = declaredIn(context.config, shop, token)
  const order = await lockOrder(tx, orderId, shop.id)
  if (!order || order.deletedAt) throw new Refusal('withdrawalCodeNotFound')
  const known = await confirmedBy(tx, shop, id)
  if (known) return get(tx, shop, known)
  const confirmed = await request(tx, context, shop, orderId, {
    kind: 'withdrawal',
    lines,
    declared: { id, at },
  })
  await context.record(tx, { shopId: shop.id, resource: 'returns', resourceId: confirmed._id })
  return confirmed
}

async function confirmedBy(db: Database, shop: Shop, declarationId: string): Promise<string | null> {
  const [id] = await db('returns').where({ shop_id: shop.id, declaration_id: declarationId }).pluck('id')
  return id ?? null
}
