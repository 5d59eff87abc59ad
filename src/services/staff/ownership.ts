import { clock } from '../../base/clock.ts'
import type { Account, Change, RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { revokeTokens } from '../permissions/app-tokens.ts'
import { keepGrantsOf, narrowGrants } from '../permissions/staff-grants.ts'

/**
 * Makes another person the owner of a store whose row is locked. Everything that belonged only to the former owner is
 * removed (decision ownership-passes-by-invitation): their tokens, including those of public apps, their payout
 * accounts and identity checks, and every open invitation. The account that shoppers transfer money to is removed, and
 * transfers are not offered until another one has been entered. Staff, apps, orders and the other settings stay. The
 * former owner gets an e-mail. Throws invitationNotFound if the store has changed hands or was closed in the meantime.
 */
export async function handOver(
  tx: Transaction,
  { vault, record }: Pick<Dependencies, 'vault'> & { record: RecordChange },
  shop: { id: string; name: string },
  { from, to }: { from: string; to: Account },
): Promise<void> {
  const moved = await tx('shops')
    .where({ id: shop.id, owner_id: from, closed_at: null })
    .update({ owner_id: to.id, updated_at: clock.now() })
  if (moved === 0) throw new Refusal('invitationNotFound')
  const ofShop = { shop_id: shop.id }
  await tx('staff')
    .where({ ...ofShop, user_id: to.id })
    .delete()
  await revokeTokens(tx, (tokens) => tokens.where({ ...ofShop, user_id: from, installation_id: null }))
  await keepGrantsOf(tx, shop.id, to.id)
  await narrowGrants(tx, record, { shopId: shop.id, userIds: [from], allowed: [] })
  await tx('invitations').where(ofShop).delete()
  await tx('payment_methods')
    .where({ ...ofShop, option: 'bank-transfer' })
    .update({ active: false, settings: {}, updated_at: clock.now() })
  for (const resource of ['payouts', 'kyc']) {
    const gone = await tx(resource).where(ofShop).delete().returning<{ id: string }[]>('id')
    await record(
      tx,
      gone.map(({ id }) => deleted(shop.id, resource, id)),
    )
  }
  const { email } = (await tx('users').where({ id: from }).first('email'))!
  if (!email) return
  const subject = `You have handed over ${shop.name}`
  const text = `${to.email} has accepted and now owns ${shop.name}. Your access to the store has ended.\n`
  await queueMail(tx, vault, { to: email, subject, text })
}

function deleted(shopId: string, resource: string, resourceId: string): Change {
  return { shopId, resource, resourceId, call: { method: 'DELETE', path: `/${resource}/${resourceId}` } }
}
