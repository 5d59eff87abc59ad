import type { components } from '../../generated/store.types.ts'
import type { Shop } from '../context.ts'
import type { Database, Transaction } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import type { Environment } from '../environment.ts'
import { Refusal } from '../errors.ts'
import { paymentOptions } from './payment-options.ts'

type PaymentMethod = components['schemas']['PaymentMethod']
type BankDetails = components['schemas']['BankDetails']
type Supported = Pick<Environment, 'config' | 'cardProviders'>

interface MethodRow extends Pick<PaymentMethod, '_id' | 'shop' | 'active' | 'createdAt' | 'updatedAt'> {
  option: string
  settings: Partial<BankDetails>
}

const columns = {
  _id: 'id',
  shop: 'shop_id',
  option: 'option',
  active: 'active',
  settings: 'settings',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

const activeOf = statement<{ shopId: string }, MethodRow>('payment_methods.activeOf', (sql, given) =>
  sql('payment_methods')
    .where({ shop_id: given.shopId, active: true })
    .orderBy('created_at')
    .orderBy('id')
    .select(columns),
)

const activeById = statement<{ shopId: string; id: string }, MethodRow>(
  'payment_methods.activeById',
  (sql, given) =>
    sql('payment_methods').where({ shop_id: given.shopId, id: given.id, active: true }).select(columns),
)

/** The store's active payment methods, those first that it set up first; without the ones not supported here. */
export async function list(db: Database, supported: Supported, shop: Shop): Promise<PaymentMethod[]> {
  const rows = await activeOf(db, { shopId: shop.id })
  return rows.flatMap((row) => methodFrom(row, supported, shop) ?? [])
}

/** The active payment method with this id; throws paymentMethodNotFound. */
export async function requireActive(
  tx: Transaction,
  supported: Supported,
  shop: Shop,
  id: string,
): Promise<PaymentMethod> {
  const [row] = await activeById(tx, { shopId: shop.id, id })
  const method = row && methodFrom(row, supported, shop)
  if (!method) throw new Refusal('paymentMethodNotFound')
  return method
}

/** The account that a transfer method names; what the merchant left out is empty. */
export function bankDetailsOf({ settings }: Pick<PaymentMethod, 'settings'>): BankDetails {
  const { accountNumber = '', accountName = '', bankCode = '', bankName = '', bankId = '' } = settings
  return { accountNumber, accountName, bankCode, bankName, bankId }
}

/** A gateway shows no settings, whatever is stored for it. */
function methodFrom({ option, ...row }: MethodRow, supported: Supported, shop: Shop): PaymentMethod | null {
  const paymentOption = paymentOptions(supported, shop.currency).find(({ id }) => id === option)
  if (!paymentOption) return null
  const { type } = paymentOption
  return { ...row, paymentOption, type, settings: type === 'transfer' ? bankDetailsOf(row) : {} }
}
