import type { Knex } from 'knex'
import { clock } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { type AppScope, scopes as allScopes } from '../../base/scopes.ts'
import type { Vault } from '../../base/vault.ts'
import type { Transaction } from '../../db/database.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { narrowTokens, revokeTokens, tellScopesUpdated, uninstall } from './app-tokens.ts'

// An installation has the scopes that its owner consented to, and those that staff added. Only the latter have rows, so
// that they can end with the role that they came from (decision what-staff-granted-ends-with-them).

interface Consent {
  shopId: string
  installationId: string
  userId: string
  /** The scopes that the person granted, and those that they could have granted. */
  scopes: readonly string[]
  allowed: readonly string[]
}

/**
 * Records consent given by staff: what they chose and the owner had not granted becomes their grant, and what they
 * could have chosen but did not is no longer anybody's. `before` are the scopes that the locked installation had.
 */
export async function noteConsentOfStaff(
  tx: Transaction,
  { shopId, installationId, userId, scopes, allowed }: Consent,
  before: readonly string[],
): Promise<void> {
  const grants = () => tx('staff_grants').where({ shop_id: shopId, installation_id: installationId })
  const others: string[][] = await grants().pluck('scopes')
  const ofStaff = new Set(others.flat())
  const ofOwner = before.filter((scope) => !ofStaff.has(scope))
  const refused = allowed.filter((scope) => !scopes.includes(scope))
  await grants().update({
    scopes: tx.raw('array(select scope from unnest(scopes) scope where scope <> all(?))', [refused]),
  })
  const own = scopes.filter((scope) => !ofOwner.includes(scope))
  await tx('staff_grants')
    .insert({ shop_id: shopId, installation_id: installationId, user_id: userId, scopes: own })
    .onConflict(['shop_id', 'installation_id', 'user_id'])
    .merge({
      scopes: tx.raw('array(select distinct unnest(staff_grants.scopes || excluded.scopes))'),
    })
  await grants().where({ scopes: [] }).delete()
}

interface Widening {
  store: { name: string; ownerId: string }
  /** The name of the app, the address of the person who consented, and the scopes that the app did not have before. */
  app: string
  staff: string
  gained: AppScope[]
}

/** Mails the owner of a store what an app may newly do there because a member of staff consented. */
export async function tellOwner(
  tx: Transaction,
  vault: Vault,
  { store, app, staff, gained }: Widening,
): Promise<void> {
  const owner = await tx('users').where({ id: store.ownerId }).first('email')
  if (!owner?.email) return
  const [shop, name] = [withoutLinks(store.name), withoutLinks(app)]
  const subject = `${name} can now do more in ${shop}`
  const allowed = gained.map((scope) => allScopes[scope].allows).join('\n')
  const text = `${staff}, who works for ${shop}, has allowed the app ${name} to:\n\n${allowed}\n\nThe app keeps this as long as their role includes it. You can take it back in the console, under Settings, Installed apps.\n`
  await queueMail(tx, vault, { to: owner.email, subject, text })
}

/** Makes everything that an app may do at a store the owner's grant: they have just decided on all of it. */
export async function noteConsentOfOwner(
  tx: Transaction,
  { shopId, installationId }: Pick<Consent, 'shopId' | 'installationId'>,
): Promise<void> {
  await tx('staff_grants').where({ shop_id: shopId, installation_id: installationId }).delete()
}

/** Turns a staff member's grants into the owner's, because they now own the store. */
export async function keepGrantsOf(tx: Transaction, shopId: string, userId: string): Promise<void> {
  await tx('staff_grants').where({ shop_id: shopId, user_id: userId }).delete()
}

/**
 * Revokes what members of staff granted beyond `allowed`, or everything if they have left. An app keeps what the owner,
 * or somebody else on the staff, granted as well; one left with nothing is uninstalled. Tokens of public apps, which
 * run where the person who consented is, lose the rest too. The activity log gets an entry for each app.
 */
export async function narrowGrants(
  tx: Transaction,
  record: RecordChange,
  { shopId, userIds, allowed }: { shopId: string; userIds: string[]; allowed: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return
  const theirs = () => tx('staff_grants').where({ shop_id: shopId }).whereIn('user_id', userIds)
  // All of the store, because their tokens of public apps need no grant of theirs.
  const held = await tx('installations')
    .join('apps', 'apps.id', 'installations.app_id')
    .where({ 'installations.shop_id': shopId, 'installations.removed_at': null })
    .orderBy('installations.id')
    .forNoKeyUpdate('installations')
    .select<Held[]>({ id: 'installations.id', scopes: 'installations.scopes', name: 'apps.name' })
  const excess = (
    await theirs().select<Grant[]>({ installationId: 'installation_id', scopes: 'scopes' })
  ).map(({ installationId, scopes }) => ({
    installationId,
    scopes: scopes.filter((scope) => !allowed.includes(scope)),
  }))
  await theirs().update({
    scopes: tx.raw('array(select scope from unnest(scopes) scope where scope = any(?))', [[...allowed]]),
  })
  await theirs().where({ scopes: [] }).delete()
  for (const installation of held) {
    const ended = excess.filter(({ installationId }) => installationId === installation.id)
    const lost = new Set(ended.flatMap(({ scopes }) => scopes))
    if (lost.size > 0) await takeBack(tx, record, shopId, installation, lost)
  }
  await narrowPublicApps(tx, shopId, userIds, allowed)
}

interface Grant {
  installationId: string
  scopes: string[]
}

interface Held {
  id: string
  scopes: string[]
  name: string
}

async function takeBack(
  tx: Transaction,
  record: RecordChange,
  shopId: string,
  { id, scopes, name }: Held,
  lost: Set<string>,
): Promise<void> {
  const others: string[][] = await tx('staff_grants')
    .where({ shop_id: shopId, installation_id: id })
    .pluck('scopes')
  for (const scope of others.flat()) lost.delete(scope)
  const kept = scopes.filter((scope) => !lost.has(scope))
  if (kept.length === scopes.length) return
  const entry = { shopId, resourceId: id, name }
  if (kept.length === 0) {
    await uninstall(tx, record, (installations) => installations.where({ id, shop_id: shopId }))
    return record(tx, { ...entry, action: 'app.uninstalled' })
  }
  await tx('installations').where({ id, shop_id: shopId }).update({ scopes: kept, updated_at: tx.fn.now() })
  await narrowTokens(tx, (tokens) => tokens.where({ installation_id: id, shop_id: shopId }), kept)
  await record(tx, { ...entry, action: 'app.scopes_changed' })
  await tellScopesUpdated(tx, record, { id, shopId })
}

/** Narrows the tokens that these people have from public apps, and the codes that are yet to become such tokens. */
async function narrowPublicApps(
  tx: Transaction,
  shopId: string,
  userIds: string[],
  allowed: readonly string[],
): Promise<void> {
  const ofPublicApps = tx('installations')
    .join('apps', 'apps.id', 'installations.app_id')
    .where({ 'installations.shop_id': shopId, 'apps.confidential': false })
    .select('installations.id')
  const theirs = (rows: Knex.QueryBuilder) =>
    rows.where({ shop_id: shopId }).whereIn('user_id', userIds).whereIn('installation_id', ofPublicApps)
  await (allowed.length > 0
    ? narrowTokens(tx, (tokens) => void theirs(tokens), allowed)
    : revokeTokens(tx, (tokens) => void theirs(tokens)))
  await theirs(tx('oauth_codes').where({ used_at: null })).update(
    allowed.length > 0
      ? {
          scopes: tx.raw('array(select scope from unnest(scopes) scope where scope = any(?))', [
            [...allowed],
          ]),
        }
      : { used_at: clock.now() },
  )
}
