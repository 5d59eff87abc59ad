import { clock } from '../../base/clock.ts'
import type { Transaction } from '../../db/database.ts'
import { passDays } from '../digital/grants.ts'
import { notRenewed } from '../digital/saved-cards.ts'
import type { RenewalContext } from './context.ts'
import { queueRenewalMail, type Stopped } from './mails.ts'
import type { Renewable } from './pass-columns.ts'

/**
 * Extends a pass by 30 days if it still ends at `periodEnd`, and returns its new end. Returns null if the pass was
 * revoked, bought again or replaced by lifetime access. Locks the pass until the transaction ends.
 */
export async function extend(
  tx: Transaction,
  { entitlementId, shopId, periodEnd }: { entitlementId: string; shopId: string; periodEnd: string },
): Promise<string | null> {
  const [extended] = await tx('entitlements')
    .where({ id: entitlementId, shop_id: shopId, ends_at: periodEnd, access_type: 'pass', revoked_at: null })
    .update({
      ends_at: tx.raw('ends_at + make_interval(days => ?)', [passDays]),
      renewal_failures: 0,
      updated_at: clock.now(),
    })
    .returning<{ endsAt: string | null }[]>('ends_at as endsAt')
  return extended?.endsAt ?? null
}

/**
 * Turns off renewal of a locked pass, discards its card, and queues an e-mail with the reason. Always returns true: the
 * pass has changed.
 */
export async function stop(
  tx: Transaction,
  context: RenewalContext,
  pass: Renewable,
  because: Stopped,
): Promise<true> {
  await tx('entitlements')
    .where({ id: pass.id, shop_id: pass.shopId })
    .update({ ...notRenewed, updated_at: clock.now() })
  await queueRenewalMail(tx, context, pass, { news: 'stopped', because, endsAt: pass.endsAt })
  return true
}
