import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { aliased, type Columns, columnList } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import { transferAccountChanged } from '../activity/alerts.ts'
import { holdRecentMember } from '../permissions/memberships.ts'
import { onDuplicate } from '../shared/duplicates.ts'

type PaymentMethod = components['schemas']['PaymentMethod']
type PaymentOption = components['schemas']['PaymentOption']
type BankDetails = components['schemas']['BankDetails']
type Settings = PaymentMethod['settings']
type Supported = Pick<Dependencies, 'config' | 'cardProviders'>
type Context = Supported & Pick<Dependencies, 'vault'>

/** A call of the Apps API that writes a payment method. */
interface MethodCall {
  shop: Shop
  installation: Installation
  ip: string
}

interface MethodRow extends Pick<PaymentMethod, '_id' | 'shop' | 'active' | 'createdAt' | 'updatedAt'> {
  option: string
  settings: Settings
}

const columns = {
  _id: 'id',
  shop: 'shop_id',
  option: 'option',
  active: 'active',
  settings: 'settings',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Columns<MethodRow>

const active = `select ${columnList(columns)} from payment_methods
  where shop_id = :shopId and active = true and deleted_at is null`

const activeOf = statement<{ shopId: string }, MethodRow>(
  'payment_methods.activeOf',
  `${active} order by created_at, id`,
)

const activeById = statement<{ shopId: string; id: string }, MethodRow>(
  'payment_methods.activeById',
  `${active} and id = :id`,
)

/** Returns the store's active payment methods, oldest first, without those that this service does not support. */
export async function list(db: Database, supported: Supported, shop: Shop): Promise<PaymentMethod[]> {
  const rows = await activeOf(db, { shopId: shop.id })
  return rows.flatMap((row) => methodFrom(row, supported, shop) ?? [])
}

/** Returns whether a shopper's money reaches the store by an active method: the sandbox moves none. */
export function movesMoney({ type, settings, paymentOption }: PaymentMethod): boolean {
  if (type === 'transfer') return bankDetailsOf({ settings }).accountNumber !== ''
  return paymentOption.id !== 'sandbox'
}

/** Returns the active payment method with this id. Throws paymentMethodNotFound. */
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

/** Throws paymentMethodNotFound unless an order that reaches its shopper in this way can be paid by the method. */
export function requireFor(
  { type }: PaymentMethod,
  { isDelivered, isCollected }: { isDelivered: boolean; isCollected: boolean },
): void {
  const isPossible = type === 'on_delivery' ? isDelivered : type !== 'at_pickup' || isCollected
  if (!isPossible) throw new Refusal('paymentMethodNotFound')
}

/** Returns the payment methods of the store, oldest first, including inactive ones. */
export async function listAll(db: Database, supported: Supported, shop: Shop): Promise<PaymentMethod[]> {
  const rows = await db('payment_methods')
    .where({ shop_id: shop.id, deleted_at: null })
    .orderBy(['created_at', 'id'])
    .select<MethodRow[]>(columns)
  return rows.flatMap((row) => methodFrom(row, supported, shop) ?? [])
}

/** The fields of a payment method that a merchant can set. */
interface MethodFields {
  settings?: Settings
  active?: boolean
}

/**
 * Sets up a payment option, identified by its `_id` or its key. Only a person who works for the store and has signed in
 * recently may enter an account; the owner is mailed. Throws paymentOptionNotFound if this service does not support the
 * option, duplicatePaymentMethod, invalidRequest if a bank transfer lacks a field of the account, and the refusals of
 * `holdRecentMember`.
 */
export function create(
  tx: Transaction,
  context: Context,
  call: MethodCall,
  { paymentOptionId, settings, active = true }: MethodFields & { paymentOptionId: string },
): Promise<PaymentMethod> {
  const { shop } = call
  return entering(tx, context, call, { settings, isNew: true }, async () => {
    const option = paymentOptions(context, shop.currency).find(
      ({ _id, id }) => _id === paymentOptionId || id === paymentOptionId,
    )
    if (!option) throw new Refusal('paymentOptionNotFound')
    const at = clock.now()
    const [row] = await tx('payment_methods')
      .insert({
        id: newId(),
        shop_id: shop.id,
        option: option.id,
        active,
        settings: settingsFor(option.type, settings ?? {}),
        created_at: at,
        updated_at: at,
      })
      .returning<MethodRow[]>(aliased(columns))
      .catch(onDuplicate('duplicatePaymentMethod'))
    return methodFrom(row!, context, shop)!
  })
}

/**
 * Updates the given fields; the settings of a bank transfer are replaced as a whole, with the same requirements and
 * e-mail as in `create`. Throws paymentMethodNotFound, invalidRequest if a bank transfer lacks a field of the account,
 * even when only switching it on, and the refusals of `holdRecentMember`.
 */
export function update(
  tx: Transaction,
  context: Context,
  call: MethodCall,
  id: string,
  { settings, active }: MethodFields,
): Promise<PaymentMethod> {
  const { shop } = call
  return entering(tx, context, call, { settings, isNew: false }, async () => {
    const method = tx('payment_methods').where({ id, shop_id: shop.id, deleted_at: null })
    const before = await method.clone().forUpdate().first<MethodRow | undefined>(columns)
    const known = before && methodFrom(before, context, shop)
    if (!known) throw new Refusal('paymentMethodNotFound')
    const [row] = await method
      .update({
        active: active ?? known.active,
        // Switching a method on requires an account: a former owner's has been removed.
        settings: settings || active ? settingsFor(known.type, settings ?? before.settings) : before.settings,
        updated_at: clock.now(),
      })
      .returning<MethodRow[]>(aliased(columns))
    return methodFrom(row!, context, shop)!
  })
}

/** Writes a payment method; if an account is entered with it, locks that person's membership and mails the owner. */
async function entering(
  tx: Transaction,
  context: Context,
  { shop, installation, ip }: MethodCall,
  { settings, isNew }: Pick<MethodFields, 'settings'> & { isNew: boolean },
  write: () => Promise<PaymentMethod>,
): Promise<PaymentMethod> {
  if (!settings || Object.keys(settings).join() === 'days') return write()
  await holdRecentMember(tx, shop, installation)
  const method = await write()
  const { bankName } = method.settings
  const by = { shopId: shop.id, userId: installation.userId, ip }
  if (bankName) await transferAccountChanged(tx, context, { ...by, bankName, isNew })
  return method
}

/**
 * Deletes a payment method and frees its option. The row stays, because orders refer to it: proof of a
 * transfer in progress can still be submitted and confirmed. Throws paymentMethodNotFound.
 */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await tx('payment_methods')
    .where({ id, shop_id: shop.id, deleted_at: null })
    .update({ deleted_at: clock.now(), updated_at: clock.now() })
  if (removed === 0) throw new Refusal('paymentMethodNotFound')
  return null
}

/** Returns the account of a bank transfer method; fields that the merchant left out are empty strings. */
export function bankDetailsOf({ settings }: Pick<PaymentMethod, 'settings'>): BankDetails {
  const { accountNumber = '', accountName = '', bankCode = '', bankName = '', bankId = '' } = settings
  return { accountNumber, accountName, bankCode, bankName, bankId }
}

/** The days for which an order is held that is to be paid by hand, unless its store sets others. */
const usualDays = { on_delivery: 14, at_pickup: 7, invoice: 14 }

/** Converts a row to the contract's shape. A gateway never shows its stored settings. */
function methodFrom({ option, ...row }: MethodRow, supported: Supported, shop: Shop): PaymentMethod | null {
  const paymentOption = paymentOptions(supported, shop.currency).find(({ id }) => id === option)
  if (!paymentOption) return null
  const { type } = paymentOption
  if (type === 'gateway') return { ...row, paymentOption, type, settings: {} }
  return { ...row, paymentOption, type, settings: type === 'transfer' ? bankDetailsOf(row) : row.settings }
}

/** Returns the settings to store: none for a gateway, the whole account for a transfer. Throws invalidRequest. */
function settingsFor(type: PaymentMethod['type'], settings: Settings): Settings {
  if (type === 'gateway') return {}
  if (type !== 'transfer') return { days: settings.days ?? usualDays[type] }
  const account = bankDetailsOf({ settings })
  for (const [name, value] of Object.entries(account)) {
    if (value.trim() === '') {
      throw invalid(`settings.${name} is required`)
    }
  }
  return account
}

/** A payment option that the platform knows. Without `currencies` it accepts every currency. */
interface KnownOption
  extends Pick<PaymentOption, '_id' | 'id' | 'name' | 'description' | 'type' | 'website'> {
  currencies?: string[]
}

/** The options, in the order in which storefronts show them. A gateway's `id` is the name of its card provider. */
const knownOptions: KnownOption[] = [
  {
    _id: '665f1c2ab4e0d3a1c9f00083',
    id: 'stripe',
    name: 'Card (Stripe)',
    description: 'Pay by card with Stripe.',
    type: 'gateway',
    website: 'https://stripe.com',
  },
  {
    _id: '665f1c2ab4e0d3a1c9f00084',
    id: 'paystack',
    name: 'Card (Paystack)',
    description: 'Pay by card with Paystack.',
    type: 'gateway',
    website: 'https://paystack.com',
    currencies: ['NGN', 'GHS', 'ZAR', 'KES', 'USD', 'XOF'],
  },
  {
    _id: '665f1c2ab4e0d3a1c9f00082',
    id: 'sandbox',
    name: 'Card (sandbox)',
    description: 'Pay with a test card. No money moves.',
    type: 'gateway',
  },
  {
    _id: '665f1c2ab4e0d3a1c9f00085',
    id: 'on-delivery',
    name: 'Payment on delivery',
    description: 'Pay when the parcel is handed over.',
    type: 'on_delivery',
  },
  {
    _id: '665f1c2ab4e0d3a1c9f00086',
    id: 'at-pickup',
    name: 'Payment at pick-up',
    description: 'Pay when you collect your order.',
    type: 'at_pickup',
  },
  {
    _id: '665f1c2ab4e0d3a1c9f00087',
    id: 'invoice',
    name: 'Invoice',
    description: 'Pay after you have received the invoice.',
    type: 'invoice',
  },
  {
    _id: '665f1c2ab4e0d3a1c9f00081',
    id: 'bank-transfer',
    name: 'Bank transfer',
    description: 'Transfer the money from your bank account.',
    type: 'transfer',
  },
]

/**
 * Returns the payment options that this service supports in a currency, as the contract shapes them: bank transfer
 * and other manual options always, a gateway if its provider is configured. An option for every currency shows the requested one.
 */
export function paymentOptions(
  { config, cardProviders }: Pick<Dependencies, 'config' | 'cardProviders'>,
  currency: string,
): PaymentOption[] {
  return knownOptions
    .filter(({ id, type }) => type !== 'gateway' || Object.hasOwn(cardProviders, id))
    .filter(({ currencies }) => !currencies || currencies.includes(currency))
    .map(({ currencies = [currency], ...option }) => ({
      ...option,
      active: true,
      image: `${config.publicUrls.store}/payment-options/${option.id}.svg`,
      currencies,
    }))
}
