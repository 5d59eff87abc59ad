import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { parseUrl } from '../../base/url.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Field } from './fields.ts'

type Value = string | number | boolean
/** Values by the keys of their fields; null removes one. */
export type CustomValues = Record<string, Value | null>
type Known = Pick<Field, 'key' | 'type' | 'choices'>

/**
 * Returns these values as JSON, once each fits its field, which is kept from being deleted until the transaction ends; undefined without
 * values. Throws invalidRequest, which names the value.
 */
export async function customIn(
  tx: Transaction,
  shop: Shop,
  resource: Field['resource'],
  values: CustomValues | undefined,
): Promise<string | undefined> {
  if (!values || Object.keys(values).length === 0) return undefined
  await requireFit(tx, shop, resource, [values])
  return JSON.stringify(values)
}

/**
 * Throws invalidRequest for a value of some records that does not fit its field, which it names. The fields are kept from
 * being deleted until the transaction ends.
 */
export async function requireFit(
  tx: Transaction,
  shop: Shop,
  resource: Field['resource'],
  all: CustomValues[],
): Promise<void> {
  const keys = [...new Set(all.flatMap((values) => Object.keys(values)))]
  if (keys.length === 0) return
  const known: Known[] = await tx('custom_fields')
    .where({ shop_id: shop.id, resource })
    .whereIn('key', keys)
    .orderBy('id')
    .forKeyShare()
    .select('key', 'type', 'choices')
  for (const [key, value] of all.flatMap((values) => Object.entries(values))) {
    const field = known.find((one) => one.key === key)
    if (!field) throw invalid(`custom.${key} is not a field of ${resource}`)
    if (value !== null && !isFit(field, value)) throw invalid(`custom.${key} must be ${wanted(field)}`)
  }
}

/**
 * Returns the condition of a filter, `key:value`, as JSON that the values of a record must contain. Throws invalidRequest
 * for a field that the records do not have, and a value that it cannot have. Shoppers know public fields alone.
 */
export async function customFilter(
  db: Database,
  shop: Shop,
  resource: Field['resource'],
  asked: string | undefined,
  known: { public?: true } = {},
): Promise<string | undefined> {
  if (asked === undefined) return undefined
  const [key, text] = [asked.slice(0, asked.indexOf(':')), asked.slice(asked.indexOf(':') + 1)]
  const field = await db('custom_fields')
    .where({ shop_id: shop.id, resource, key, ...known })
    .first<Known | undefined>('key', 'type', 'choices')
  if (!field) throw invalid(`custom.${key} is not a field of ${resource}`)
  const value = read(field, text)
  if (!isFit(field, value)) throw invalid(`custom.${key} must be ${wanted(field)}`)
  return JSON.stringify({ [key]: value })
}

/** Returns a value from the text that a query has for it. */
function read({ type }: Known, text: string): Value {
  if (type === 'number') return text.trim() === '' ? text : Number(text)
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text)
  return text
}

function isFit({ type, choices }: Known, value: Value): boolean {
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value)
  if (type === 'boolean') return typeof value === 'boolean'
  if (typeof value !== 'string') return false
  if (type === 'choice') return choices.includes(value)
  if (type === 'date') return isDay(value)
  if (type === 'link') return /^https?:\/\//i.test(value) && parseUrl(value) !== null
  return value.trim() !== '' && value.length <= 1000
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

const wanted = ({ type, choices }: Known) =>
  ({
    text: 'a text of 1 to 1,000 characters',
    number: 'a number',
    boolean: 'true or false',
    date: 'a day such as 2026-11-30',
    choice: `one of ${choices.join(', ')}`,
    link: 'an HTTP or HTTPS URL',
  })[type]
