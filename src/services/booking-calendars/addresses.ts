// The secret addresses at which calendars subscribe to the bookings of a store or of one of its resources.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { hashToken, newToken } from '../../base/tokens.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'

type Address = components['schemas']['CalendarAddress']
type Needs = Pick<Dependencies, 'config' | 'vault'>

/**
 * Returns the address of the calendar of a resource, or without one of the store; nulls if none has been made yet. Throws
 * resourceNotFound.
 */
export async function get(
  db: Database,
  { config, vault }: Needs,
  shop: Shop,
  resource: string | null = null,
): Promise<Address> {
  await requireResource(db, shop, resource)
  const found = await db('calendar_addresses')
    .where({ shop_id: shop.id, resource_id: resource })
    .first('id', 'token', 'created_at')
  if (!found) return { url: null, createdAt: null }
  const url = addressOf(config, vault.open(found.token, `calendar ${found.id}`))
  return { url, createdAt: found.created_at }
}

/** Makes a new address, after which the one before leads nowhere. Throws resourceNotFound. */
export async function renew(
  tx: Transaction,
  { config, vault }: Needs,
  shop: Shop,
  resource: string | null = null,
): Promise<Address> {
  await requireResource(tx, shop, resource)
  const [id, token, now] = [newId(), newToken('cal_'), clock.now()]
  await tx('calendar_addresses')
    .insert({
      ...{ id, shop_id: shop.id, resource_id: resource, created_at: now },
      ...{ token_hash: hashToken(token), token: vault.seal(token, `calendar ${id}`) },
    })
    .onConflict(tx.raw("(shop_id, coalesce(resource_id, ''))"))
    .merge(['id', 'token_hash', 'token', 'created_at'])
  return { url: addressOf(config, token), createdAt: now.toISOString() }
}

const addressOf = ({ publicUrls }: Needs['config'], token: string) =>
  `${publicUrls.store}/calendars/${token}.ics`

async function requireResource(db: Database, shop: Shop, id: string | null): Promise<void> {
  if (id === null) return
  const resource = { shop_id: shop.id, id, deleted_at: null }
  if (!(await db('resources').where(resource).first('id'))) throw new Refusal('resourceNotFound')
}
