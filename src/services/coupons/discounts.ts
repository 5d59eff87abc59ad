import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { toMinor } from '../../base/money.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { requireScope } from '../promotions/scopes.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { minorOf } from '../shared/shop.ts'
import { couponCodeOf } from '../shared/typed-codes.ts'

type Discount = components['schemas']['Discount']

/** The fields of a coupon that a merchant writes; amounts in major units. */
export type DiscountFields = Omit<Discount, '_id' | 'usageCount' | 'createdAt' | 'updatedAt'>
export type NewDiscount = Pick<DiscountFields, 'code' | 'title' | 'type' | 'discount'> &
  Partial<DiscountFields>

/** Percentages are stored in hundredths of a percent. */
const percentScale = 100
/** The end date of a coupon that never ends. */
const never = '9999-12-31T23:59:59.999Z'

const columns = (db: Database, { scale }: Shop) =>
  db.raw(
    columnList<Discount>({
      _id: 'id',
      code: 'code',
      title: 'title',
      type: 'type',
      discount: "discount / case type when 'fixed' then :scale::float8 else :percent end",
      minimumOrderAmount: 'minimum_order_amount / :scale::float8',
      startDate: 'starts_at',
      endDate: 'ends_at',
      appliesTo: 'applies_to',
      freeShipping: 'free_shipping',
      active: 'active',
      usageLimit: 'usage_limit',
      perUserLimit: 'per_user_limit',
      usageCount: 'usage_count',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
    { scale, percent: percentScale },
  )

/** Returns the coupons of the store that are not deleted, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery & Changes,
): Promise<{ discounts: Discount[]; pagination: Pagination; next: string | null }> {
  const coupons = db('coupons').where({ shop_id: shop.id, deleted_at: null })
  const { rows, ...place } = await newestPage<Discount>(coupons, page, columns(db, shop), {
    total: () => numberOf(db, shop, 'coupons'),
  })
  return { discounts: rows, ...place }
}

/** Returns a coupon; throws discountNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Discount> {
  const discount = await db('coupons')
    .where({ id, shop_id: shop.id, deleted_at: null })
    .first<Discount | undefined>(columns(db, shop))
  if (!discount) throw new Refusal('discountNotFound')
  return discount
}

/**
 * Adds a coupon. Without dates it is valid from now on and never expires. Throws duplicateCode, and invalidRequest for
 * a percentage over 100, for less than a minor unit or a hundredth of a percent, and for dates in the wrong order;
 * productNotFound and categoryNotFound.
 */
export async function create(tx: Transaction, shop: Shop, fields: NewDiscount): Promise<Discount> {
  await requireScope(tx, shop, fields.appliesTo)
  const complete = {
    minimumOrderAmount: 0,
    startDate: clock.now().toISOString(),
    endDate: never,
    appliesTo: null,
    freeShipping: false,
    active: true,
    usageLimit: null,
    perUserLimit: null,
    ...fields,
  }
  const [discount] = await tx('coupons')
    .insert({ id: newId(), shop_id: shop.id, ...rowOf(complete, shop) })
    .returning<Discount[]>(columns(tx, shop))
    .catch(onDuplicate('duplicateCode'))
  return discount!
}

/**
 * Changes the given fields; the result must satisfy the rules for a new coupon. Orders that have used it keep their
 * discount. Throws discountNotFound and the refusals of `create`.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<DiscountFields>,
): Promise<Discount> {
  await requireScope(tx, shop, changes.appliesTo)
  await tx('coupons').where({ id, shop_id: shop.id }).forUpdate().first('id')
  const fields = { ...(await get(tx, shop, id)), ...changes }
  const [discount] = await tx('coupons')
    .where({ id, shop_id: shop.id })
    .update({ ...rowOf(fields, shop), updated_at: clock.now() })
    .returning<Discount[]>(columns(tx, shop))
    .catch(onDuplicate('duplicateCode'))
  return discount!
}

/** Deletes a coupon and frees its code. Throws discountNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await tx('coupons')
    .where({ id, shop_id: shop.id, deleted_at: null })
    .update({ deleted_at: clock.now(), updated_at: clock.now() })
  if (removed === 0) throw new Refusal('discountNotFound')
  return null
}

function rowOf(fields: DiscountFields, shop: Shop) {
  const { code, title, type, discount, minimumOrderAmount, startDate, endDate } = fields
  if (Date.parse(endDate) <= Date.parse(startDate)) throw invalid('endDate must be after startDate')
  return {
    code: codeOf(code),
    title,
    type,
    discount: type === 'fixed' ? minorOf(shop, discount, 'discount') : hundredthsOf(discount),
    minimum_order_amount: minorOf(shop, minimumOrderAmount, 'minimumOrderAmount'),
    starts_at: inUtc(startDate),
    ends_at: inUtc(endDate),
    applies_to: fields.appliesTo && JSON.stringify(fields.appliesTo),
    free_shipping: fields.freeShipping,
    active: fields.active,
    usage_limit: fields.usageLimit,
    per_user_limit: fields.perUserLimit,
  }
}

/** Returns a code as it is stored. */
function codeOf(text: string): string {
  const code = couponCodeOf(text)
  if (/^[\p{L}\p{M}\p{N}_-]+$/u.test(code)) return code
  throw invalid('code may have letters, digits, hyphens and underscores only')
}

/** Returns a percentage as it is stored. */
function hundredthsOf(percentage: number): number {
  if (percentage > 100) throw invalid('discount must be at most 100 for a percentage')
  const hundredths = toMinor(percentage, percentScale)
  if (hundredths === 0 && percentage > 0)
    throw invalid('discount must be 0 or at least 0.01 for a percentage')
  return hundredths
}
