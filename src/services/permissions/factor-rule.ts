import { clock } from '../../base/clock.ts'
import { type Account, isRecent, type RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { withoutLinks } from '../messaging/plain-names.ts'

/** Returns the SQL condition that a person has a second factor, and had confirmed it by a point in time. */
export function hasFactor(userId: string, by = "'infinity'"): string {
  return `exists (select from second_factors where user_id = ${userId} and confirmed_at <= ${by})`
}

/**
 * Sets whether a store requires a second factor of everybody who works there; the caller is its owner. The rule applies
 * from the next call on. When it is switched on, the staff are mailed instructions. Throws signInAgain if the sign-in
 * is older than 15 minutes, and factorOff for an owner without a second factor, who would lock themselves out.
 */
export async function requireFactor(
  tx: Transaction,
  { config, vault, record }: Pick<Dependencies, 'config' | 'vault'> & { record: RecordChange },
  owner: Account,
  storeId: string,
  isRequired: boolean,
): Promise<void> {
  if (!isRecent(owner.signedInAt)) throw new Refusal('signInAgain')
  const { rows } = await tx.raw(`select ${hasFactor(':id')} as "isProtected"`, { id: owner.id })
  if (isRequired && !rows[0].isProtected) throw new Refusal('factorOff')
  const [store] = await tx('shops')
    .where({ id: storeId, require_second_factor: !isRequired })
    .update({ require_second_factor: isRequired, updated_at: clock.now() })
    .returning<{ name: string }[]>('name')
  if (!store) return
  const action = isRequired ? 'settings.factor_required' : 'settings.factor_optional'
  await record(tx, { shopId: storeId, action })
  if (isRequired) await tellStaff(tx, { config, vault }, storeId, withoutLinks(store.name))
}

/** Mails everybody on the staff of a store that they now need a second factor. */
async function tellStaff(
  tx: Transaction,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  storeId: string,
  name: string,
): Promise<void> {
  const staff: { to: string; isProtected: boolean }[] = await tx('staff')
    .join('users', 'users.id', 'staff.user_id')
    .where('staff.shop_id', storeId)
    .whereNotNull('users.email')
    .orderBy('users.id')
    .select('users.email as to', tx.raw(`${hasFactor('users.id')} as "isProtected"`))
  const subject = `${name} requires a second factor`
  const news = `From now on, only those who sign in to the console with a second factor can work in ${name}.`
  for (const { to, isProtected } of staff) {
    const advice = isProtected
      ? 'You have one already. Tokens that you made before you set it up are refused: create them again in the console:'
      : 'Until you have one, you cannot work in this store, and tokens that you have made for it are refused. Sign in to the console, set up a second factor with an authenticator app, and then create your tokens again:'
    const page = `${config.publicUrls.console}/console/${isProtected ? `stores/${storeId}/tokens` : 'account'}`
    await queueMail(tx, vault, { to, subject, text: `${news}\n\n${advice}\n\n${page}\n` })
  }
}
