import { isDeepStrictEqual } from 'node:util'
import { timeFormats } from '../../../base/calendar.ts'
import type { Shop } from '../../../base/context.ts'
import { invalid } from '../../../base/errors.ts'
import type { Transaction } from '../../../db/database.ts'
import { create, type DiscountFields, get, type NewDiscount, update } from '../../coupons/discounts.ts'
import { couponCodeOf } from '../../shared/typed-codes.ts'
import { ownCoupons, ownJson } from '../formats/own.ts'
import { type Batch, type Checked, type ImportRecord, inTurn, type Kind, type Outcome } from './kind.ts'

export const coupons: Kind<'coupons'> = {
  area: 'DISCOUNTS',
  resource: 'discounts',
  tables: [ownCoupons],
  json: ownJson('code'),
  schema: 'CreateDiscountRequest',
  besides: [],
  // A coupon that the store has keeps what its line does not say.
  given: () => ({ title: 'given', type: 'percentage', discount: 1 }),
  matches: ['code'],
  open,
}

async function open(tx: Transaction, batch: Batch, records: ImportRecord<'coupons'>[]) {
  const known = await tx('coupons')
    .where({ shop_id: batch.shop.id, deleted_at: null })
    .whereIn('code', records.map(codeOf))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'code')
  const byCode = new Map(known.map(({ id, code }) => [code, id]))
  return inTurn(records, (one) => write(tx, batch, one, byCode.get(codeOf(one))))
}

type Coupon = ImportRecord<'coupons'>

const codeOf = ({ fields }: Coupon) => couponCodeOf(fields.code)

async function write(
  tx: Transaction,
  { shop }: Batch,
  { fields: { code, ...read } }: Coupon,
  id: string | undefined,
): Promise<Outcome> {
  const fields = { ...read, ...timesIn(read, shop) }
  if (id === undefined) {
    await create(tx, shop, { code, ...wholeOf(fields) })
    return 'created'
  }
  const now = await get(tx, shop, id)
  const changed = Object.entries(fields).filter(
    ([name, value]) => !isSame(value, now[name as keyof DiscountFields]),
  )
  if (changed.length === 0) return 'unchanged'
  await update(tx, shop, id, Object.fromEntries(changed))
  return 'updated'
}

/** Times without an offset are in the time zone of the store, as in a call. */
function timesIn({ startDate, endDate }: Partial<Checked['coupons']>, { timeZone }: Shop) {
  return {
    ...(typeof startDate === 'string' && { startDate: timeFormats['iso-8601']!(startDate, timeZone) }),
    ...(typeof endDate === 'string' && { endDate: timeFormats['iso-8601-end']!(endDate, timeZone) }),
  }
}

function wholeOf({ title, type, discount, ...others }: Partial<NewDiscount>): Omit<NewDiscount, 'code'> {
  const missing = (name: string) => invalid(`${name} is required for a new coupon`)
  if (title === undefined) throw missing('title')
  if (type === undefined) throw missing('type')
  if (discount === undefined) throw missing('discount')
  return { ...others, title, type, discount }
}

/** One time may be written in several ways. */
function isSame(given: unknown, now: unknown): boolean {
  if (typeof given !== 'string' || typeof now !== 'string' || !/^\d{4}-\d\d-\d\d/.test(now))
    return isDeepStrictEqual(given, now)
  return given === now || Date.parse(given) === Date.parse(now)
}
