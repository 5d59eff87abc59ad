// The orders that payment links lead to, and the address of their page.

import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { shownOrigin } from '../shared/shop.ts'

/** The order of a payment link. */
export interface Linked {
  orderId: string
  number: number
  userId: string
  expiresAt: string
}

/** Returns the address of the page on which anybody with the token can pay. */
export async function linkAddress(db: Database, shop: Shop, token: string): Promise<string> {
  const { origin } = (await db('shops')
    .where({ id: shop.id })
    .first<{ origin: string }>(db.raw(`${shownOrigin} as origin`)))!
  return `${origin}/pay/${token}`
}
