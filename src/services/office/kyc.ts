import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { holdMember } from '../permissions/memberships.ts'
import { maskCardNumbers } from '../shared/card-numbers.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type KycCheck = components['schemas']['KycCheck']

/** The fields of an identity check that a merchant submits. */
export type KycFields = Pick<KycCheck, 'type' | 'number' | 'fullName'>

/** Identity numbers whose number of digits is fixed; only the contract checks the others. */
const digits: Partial<Record<KycCheck['type'], number>> = { bvn: 11, nin: 11 }

const columns = (db: Database) =>
  db.raw(
    columnList<KycCheck>({
      _id: 'id',
      shop: 'shop_id',
      user: 'user_id',
      type: 'type',
      number: 'masked_number',
      fullName: 'full_name',
      status: 'status',
      reason: 'reason',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

/** Returns the identity checks of the store, newest first, with masked numbers. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery & Changes,
): Promise<{ kyc: KycCheck[]; pagination: Pagination; next: string | null }> {
  const found = db('kyc').where({ shop_id: shop.id })
  const { rows, ...place } = await newestPage<KycCheck>(found, page, columns(db))
  return { kyc: rows, ...place }
}

/** Returns an identity check with its number masked; throws kycNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<KycCheck> {
  const check = await db('kyc').where({ shop_id: shop.id, id }).first<KycCheck | undefined>(columns(db))
  if (!check) throw new Refusal('kycNotFound')
  return check
}

/**
 * Submits an identity check on behalf of the token's user; it stays `pending` until an operator decides
 * (decision identity-checks-are-decided-by-people). The number is sealed, and from then on no reply shows more than its
 * last four characters. Throws duplicateKyc while a check of its type is pending or approved, invalidRequest for a
 * number that its type does not allow, and authenticationRequired if the user no longer works for the store.
 */
export async function create(
  tx: Transaction,
  vault: Vault,
  shop: Shop,
  { userId }: Installation,
  { type, number, fullName }: KycFields,
): Promise<KycCheck> {
  await holdMember(tx, shop, userId)
  const length = digits[type]
  if (length !== undefined && !(number.length === length && /^\d+$/.test(number))) {
    const reason = `number must be ${length} digits for a ${type}`
    throw invalid(reason)
  }
  const [id, at] = [newId(), clock.now()]
  const [check] = await tx('kyc')
    .insert({
      id,
      shop_id: shop.id,
      user_id: userId,
      type,
      number: vault.seal(number, id),
      masked_number: maskCardNumbers(number),
      full_name: fullName,
      created_at: at,
      updated_at: at,
    })
    .returning<KycCheck[]>(columns(tx))
    .catch(onDuplicate('duplicateKyc'))
  return check!
}
