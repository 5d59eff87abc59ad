import type { Knex } from 'knex'
import { clock } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { isId } from '../../base/ids.ts'
import type { Vault } from '../../base/vault.ts'
import type { Transaction } from '../../db/database.ts'
import { type Mail, queueMail } from '../messaging/mail-queue.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { closeAllSessions, lockForClosing } from '../people/sessions.ts'

/** The dependencies of a suspension, which is recorded under the operator's name and announced by e-mail. */
export interface SuspensionContext {
  record: RecordChange
  vault: Vault
}

/**
 * Suspends a store (decision suspension-refuses-every-call): from the next call on, the Store API and the Apps API
 * refuse with storeSuspended, and jobs neither charge nor send for it. Its owner, if there still is one, gets an e-mail
 * with the reason, and sees it in the console. Returns false, changing nothing, if the store was already suspended.
 * Throws storeNotFound.
 */
export async function suspendStore(
  tx: Transaction,
  { record, vault }: SuspensionContext,
  { storeId, reason }: { storeId: string; reason: string },
): Promise<boolean> {
  const changes = { suspended_at: clock.now(), suspension_reason: reason }
  const store = await changeStore(tx, storeId, changes, (stores) => stores.whereNull('suspended_at'))
  if (!store) return false
  await record(tx, { shopId: storeId, action: 'store.suspended', reason })
  const text = `Your store ${store.name} has been suspended.\n\nReason: ${reason}\n\nShoppers and apps cannot use it, and nothing is charged or sent in its name until it is reinstated. Its data is kept.\n`
  await tellOwner(tx, vault, store, { subject: 'Your store has been suspended', text })
  return true
}

/**
 * Lifts the suspension of a store: its calls are accepted again, and its jobs resume the work that waited. Its owner
 * gets an e-mail. Returns false if the store was not suspended. Throws storeNotFound.
 */
export async function reinstateStore(
  tx: Transaction,
  { record, vault }: SuspensionContext,
  { storeId }: { storeId: string },
): Promise<boolean> {
  const changes = { suspended_at: null, suspension_reason: null }
  const store = await changeStore(tx, storeId, changes, (stores) => stores.whereNotNull('suspended_at'))
  if (!store) return false
  await record(tx, { shopId: storeId, action: 'store.reinstated' })
  const text = `The suspension of your store ${store.name} has been lifted. Shoppers and apps can use it again.\n`
  await tellOwner(tx, vault, store, { subject: 'Your store has been reinstated', text })
  return true
}

/** The owner of a closed store may have deleted their account. */
async function tellOwner(
  tx: Transaction,
  vault: Vault,
  { email }: { email: string | null },
  words: Pick<Mail, 'subject' | 'text'>,
): Promise<void> {
  if (email) await queueMail(tx, vault, { to: email, ...words })
}

/** Changes a store if it is in the expected state; otherwise returns null. */
async function changeStore(
  tx: Transaction,
  id: string,
  changes: { suspended_at: Date | null; suspension_reason: string | null },
  expected: (stores: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<{ name: string; email: string | null } | null> {
  const [changed] = await expected(tx('shops').where({ id }))
    .update({ ...changes, updated_at: clock.now() })
    .returning<{ name: string; ownerId: string }[]>(['name', 'owner_id as ownerId'])
  if (!changed) {
    if (!(await tx('shops').where({ id }).first('id'))) throw new Refusal('storeNotFound')
    return null
  }
  const { email } = (await tx('users').where({ id: changed.ownerId }).first('email'))!
  return { name: changed.name, email }
}

/**
 * Suspends an account: its sessions end at once, nobody can sign in to it, and its first-party tokens are refused while
 * the suspension lasts. So are the tokens of apps that they develop, and deliveries to these wait; other developers'
 * apps that the person installed stay. The person gets an e-mail with the reason; the activity logs of the stores that
 * they own or work for, and of those that have their apps, get an entry without it. Returns false if the account was
 * already suspended. Throws userNotFound.
 */
export async function suspendAccount(
  tx: Transaction,
  { record, vault }: SuspensionContext,
  { email, reason }: { email: string; reason: string },
): Promise<boolean> {
  const account = await tx('users').where({ email, deleted_at: null }).first('id')
  if (account) await lockForClosing(tx, account.id)
  const id = await setDisabled(tx, { email, disabled: true })
  if (!id) return false
  await closeAllSessions(tx, id)
  await recordAccount(tx, record, id, 'suspended', reason)
  const text = `Your account has been suspended, and you have been signed out everywhere. Apps that you develop are stopped in every store.\n\nReason: ${reason}\n`
  await queueMail(tx, vault, { to: email, subject: 'Your account has been suspended', text })
  return true
}

/**
 * Lifts the suspension of an account: the person can sign in again, and unexpired first-party tokens and tokens of
 * their apps work again. Returns false if the account was not suspended. Throws userNotFound.
 */
export async function reinstateAccount(
  tx: Transaction,
  { record, vault }: SuspensionContext,
  { email }: { email: string },
): Promise<boolean> {
  const id = await setDisabled(tx, { email, disabled: false })
  if (!id) return false
  await recordAccount(tx, record, id, 'reinstated')
  const text =
    'The suspension of your account has been lifted. You can sign in again, and your apps work again where they are installed.\n'
  await queueMail(tx, vault, { to: email, subject: 'Your account has been reinstated', text })
  return true
}

/** Disables an account, or enables it again, and returns its id; null if that changes nothing. */
async function setDisabled(
  tx: Transaction,
  { email, disabled }: { email: string; disabled: boolean },
): Promise<string | null> {
  const account = () => tx('users').where({ email, deleted_at: null })
  const [changed] = await account()
    .whereRaw(disabled ? 'disabled_at is null' : 'disabled_at is not null')
    .update({ disabled_at: disabled ? clock.now() : null, updated_at: clock.now() })
    .returning<{ id: string }[]>('id')
  if (!changed && !(await account().first('id'))) throw new Refusal('userNotFound')
  return changed?.id ?? null
}

async function recordAccount(
  tx: Transaction,
  record: RecordChange,
  id: string,
  verb: 'suspended' | 'reinstated',
  reason: string | null = null,
): Promise<void> {
  const stores: string[] = await tx('shops').where({ owner_id: id }).pluck('id')
  const workplaces: string[] = await tx('staff').where({ user_id: id }).pluck('shop_id')
  const apps = await tx('apps').where({ owner_id: id, deleted_at: null }).select('id', 'name')
  await recordApps(tx, record, apps, verb === 'suspended' ? 'app.suspended' : 'app.resumed')
  await record(tx, [
    { shopId: null, action: `account.${verb}`, resourceId: id, reason },
    ...[...stores, ...workplaces].map((shopId) => {
      return { shopId, action: `staff.${verb}` as const, resourceId: id }
    }),
  ])
}

interface NamedApp {
  id: string
  name: string
}

/** Records what happened to these apps in the activity log of every store that has one of them. */
async function recordApps(
  tx: Transaction,
  record: RecordChange,
  apps: NamedApp[],
  action: 'app.suspended' | 'app.resumed',
): Promise<void> {
  const names = new Map(apps.map(({ id, name }) => [id, name]))
  const installed = await tx('installations')
    .whereIn('app_id', [...names.keys()])
    .whereNull('removed_at')
    .select<{ id: string; shopId: string; appId: string }[]>({ id: 'id', shopId: 'shop_id', appId: 'app_id' })
  const entries = installed.map(({ id: resourceId, shopId, appId }) => {
    return { shopId, action, resourceId, name: names.get(appId)! }
  })
  if (entries.length > 0) await record(tx, entries)
}

/**
 * Suspends an app in every store, by its id or client id: its tokens, refreshes and consents are refused from the next
 * call on, and deliveries to it wait. Its developer gets an e-mail with the reason and sees it in the console. Returns
 * false if it was already suspended. Throws appNotFound.
 */
export function suspendApp(
  tx: Transaction,
  context: SuspensionContext,
  { app, reason }: { app: string; reason: string },
): Promise<boolean> {
  const text = (name: string) =>
    `Your app ${name} has been suspended.\n\nReason: ${reason}\n\nNobody can install it, its tokens are refused, and webhooks are not sent to it until the suspension is lifted. Stores keep it installed.\n`
  const words = { subject: 'Your app has been suspended', text }
  return setSuspended(tx, context, { app, at: clock.now(), reason }, words)
}

/**
 * Lifts the suspension of an app, by its id or client id: unexpired tokens work again, and waiting deliveries are sent.
 * The events feed has what happened meanwhile. Its developer gets an e-mail. Returns false if it was not suspended.
 * Throws appNotFound.
 */
export function resumeApp(
  tx: Transaction,
  context: SuspensionContext,
  { app }: { app: string },
): Promise<boolean> {
  const text = (name: string) =>
    `The suspension of your app ${name} has been lifted. It works again where it is installed; what happened meanwhile is in the event feed.\n`
  const words = { subject: 'Your app is active again', text }
  return setSuspended(tx, context, { app, at: null, reason: null }, words)
}

async function setSuspended(
  tx: Transaction,
  { record, vault }: SuspensionContext,
  { app, at, reason }: { app: string; at: Date | null; reason: string | null },
  { subject, text }: { subject: string; text: (name: string) => string },
): Promise<boolean> {
  const named = () =>
    tx('apps')
      .where({ deleted_at: null })
      .where((one) => one.where({ client_id: app }).orWhere(isId(app) ? { id: app } : { client_id: app }))
  const [changed] = await named()
    .whereRaw(at ? 'suspended_at is null' : 'suspended_at is not null')
    .update({ suspended_at: at, suspension_reason: reason, updated_at: clock.now() })
    .returning<(NamedApp & { ownerId: string | null })[]>(['id', 'name', 'owner_id as ownerId'])
  if (!changed) {
    if (!(await named().first('id'))) throw new Refusal('appNotFound')
    return false
  }
  const action = at ? 'app.suspended' : 'app.resumed'
  await recordApps(tx, record, [changed], action)
  await record(tx, { shopId: null, action, resourceId: changed.id, name: changed.name, reason })
  // An app that describes itself has no developer here.
  const owner = changed.ownerId && (await tx('users').where({ id: changed.ownerId }).first('email'))
  if (owner) await tellOwner(tx, vault, owner, { subject, text: text(withoutLinks(changed.name)) })
  return true
}
