import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { symbolOf } from '../../base/money.ts'
import { requirePhone } from '../../base/phone.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, columnList, jsonObject } from '../../db/sql/columns.ts'
import { lookUp } from '../../db/statement.ts'
import { authorIdOf } from '../shared/shop.ts'
import { type IssuedToken, type Realm, tokenExpiresAt } from './sessions.ts'

type Profile = components['schemas']['Profile']
type UserRow = Omit<Profile['user'], 'stores'> & { stores: { _id: string; name: string; currency: string }[] }

/**
 * Returns SQL for the URL of the picture that the service draws for a person; `:storeUrl` is the address of the Store
 * API.
 */
export const drawnAvatar = (id: string) => `cast(:storeUrl as text) || '/avatars/' || ${id} || '.svg'`

// The specification types these members as strings, so a missing text is empty, never null.
const userColumns = {
  _id: 'users.id',
  name: 'users.name',
  email: "coalesce(users.email, '')",
  phone: "coalesce(users.phone, '')",
  role: 'users.role',
  shopRole: `(select case when shops.owner_id = users.id then 'owner' else roles.name end
            from shops
            left join staff on staff.shop_id = shops.id and staff.user_id = users.id
            left join roles on roles.id = staff.role_id and roles.shop_id = staff.shop_id
            where shops.id = :shopId)`,
  stores: `(select coalesce(json_agg(${jsonObject<UserRow['stores'][number]>({
    _id: 'id',
    name: 'shops.name',
    currency: 'currency',
  })}
              order by shops.created_at desc, id desc), '[]')
            from shops
            where (cast(:everywhere as boolean) or id = :ownShopId) and id in (
              select id from shops where owner_id = users.id
              union select shop_id from staff where user_id = users.id))`,
  avatar: `coalesce(users.avatar, ${drawnAvatar('users.id')})`,
  authMethod: 'users.auth_method',
  balance: 'users.balance / 100::float8',
  authorId: authorIdOf('users.id', ':ownShopId'),
  deleted: 'users.deleted_at is not null',
  disabled: 'users.disabled_at is not null',
  createdAt: 'users.created_at',
  updatedAt: 'users.updated_at',
} satisfies Columns<UserRow>

/** Creates an anonymous shopper, whose orders join the account that proves their e-mail address; returns the id. */
export async function createAnonymous(tx: Transaction): Promise<string> {
  const [id, at] = [newId(), clock.now()]
  await tx('users').insert({ id, role: 'guest', auth_method: 'guest', created_at: at, updated_at: at })
  return id
}

/** `ownShopId` is the only store whose page may learn that the person works for it, unless `everywhere` is set. */
type Sought = {
  userId: string
  shopId: string | null
  storeUrl: string
  ownShopId: string | null
  everywhere: boolean
}

const findUser = lookUp<Sought, UserRow>(
  'accounts.findUser',
  `select ${columnList(userColumns)} from users where users.id = :userId`,
)

/**
 * Returns the id of the account with an address (in lower case), creating one without a name if there is none. The
 * account's row stays locked until the transaction ends, so that its codes are counted exactly.
 */
export async function lockAccount(tx: Transaction, email: string): Promise<string> {
  const at = clock.now()
  const [account] = await tx('users')
    .insert({ id: newId(), email, created_at: at, updated_at: at })
    .onConflict(tx.raw('(email) where deleted_at is null'))
    .merge(['email'])
    .returning<{ id: string }[]>('id')
  return account!.id
}

/**
 * Returns the e-mail address of an account, whose row stays unchanged until the transaction ends. Throws unknownUser
 * for a guest and for an unknown id.
 */
export async function requireAccount(tx: Transaction, userId: string): Promise<string> {
  const account = await tx('users')
    .where({ id: userId })
    .whereNotNull('email')
    .whereNull('deleted_at')
    .forShare()
    .first<{ email: string } | undefined>('email')
  if (!account) throw new Refusal('unknownUser')
  return account.email
}

/**
 * Returns the profile of the signed-in person, with a token: the call's own, unless a new one was issued. On the Store
 * API it lists no store but the session's (decision a-stores-page-sees-and-deletes-only-its-own).
 */
export async function getProfile(
  db: Database,
  storeUrl: string,
  { surface, shop }: Realm,
  shopper: Shopper,
  issued: IssuedToken = { token: shopper.token, tokenExpiresAt: tokenExpiresAt(shopper.token) },
): Promise<Profile> {
  const [row] = await findUser(db, {
    userId: shopper.id,
    shopId: shop?.id ?? null,
    storeUrl,
    ownShopId: shop?.id ?? shopper.sessionShopId,
    everywhere: surface === 'console',
  })
  const stores = row!.stores.map(({ currency, ...store }) => {
    return { ...store, currency: { symbol: symbolOf(currency), code: currency } }
  })
  return { user: { ...row!, stores }, ...issued }
}

/**
 * Changes the given fields of the person's own profile. If they have no picture, the service draws one. Throws
 * invalidRequest for a telephone number that can be none.
 */
export async function updateProfile(
  tx: Transaction,
  storeUrl: string,
  realm: Realm<{ id: string; country?: string }>,
  shopper: Shopper,
  { name, phone, avatar }: { name?: string; phone?: string | null; avatar?: string | null },
): Promise<Profile> {
  requirePhone(phone, realm.shop?.country)
  await tx('users').where({ id: shopper.id }).update({ name, phone, avatar, updated_at: clock.now() })
  return getProfile(tx, storeUrl, realm, shopper)
}
