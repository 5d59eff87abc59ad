import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { requirePhone } from '../../base/phone.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, columnList, jsonbObject } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import { requireParts } from '../geo/address-formats.ts'
import { isCountry } from '../geo/countries.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Address = components['schemas']['ShippingAddress']
type NewAddress = components['schemas']['NewShippingAddress']
/** The copy of an address that an order or a rate keeps. */
export type AddressCopy = components['schemas']['Address']
type Changes = components['schemas']['ShippingAddressChanges']

/** The members of an address that its copies also have. */
const copied: Columns<AddressCopy> = {
  _id: 'id',
  name: 'name',
  phone: 'phone',
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  state: 'state',
  country: 'country',
  postalCode: 'postal_code',
  lat: 'lat',
  lng: 'lng',
}

const columns = columnList<Address>({
  ...copied,
  isDefault: 'is_default',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
})

/**
 * SQL for a copy of the shopper's address, as an order keeps it, in a statement that binds `shippingAddressId` and
 * `userId`; null if the id is null, or not one of the shopper's addresses.
 */
export const addressCopy = `(
  select ${jsonbObject(copied)} from shipping_addresses where id = :shippingAddressId and user_id = :userId
)`

const copy = statement<{ shippingAddressId: string; userId: string }, { address: AddressCopy | null }>(
  'shippingAddresses.copy',
  `select ${addressCopy} as address`,
)

// A statement that sets a default first clears the other one: `count(*)` completes that before the new default is
// written, because the unique index shipping_addresses_default checks each row as it is written.

type Row = Record<'id' | 'userId' | 'name' | 'phone' | 'line1' | 'city' | 'state' | 'country', string> &
  Record<'line2' | 'postalCode', string | null> &
  Record<'lat' | 'lng', number | null> & { isDefault: boolean; now: Date }

const insert = statement<Row, Address>(
  'shippingAddresses.insert',
  `with cleared as (
      update shipping_addresses set is_default = false, updated_at = :now::timestamptz
      where user_id = :userId and is_default and :isDefault::boolean
      returning id
    )
    insert into shipping_addresses (
      id, user_id, name, phone, line1, line2, city, state, country, postal_code, lat, lng, is_default,
      created_at, updated_at
    )
    select :id, :userId, :name, :phone, :line1, :line2, :city, :state, :country, :postalCode, :lat::float8,
      :lng::float8, :isDefault or not exists (select from shipping_addresses where user_id = :userId),
      :now::timestamptz, :now::timestamptz
    from (select count(*) from cleared) as done
    returning ${columns}`,
)

type Chosen = { id: string; userId: string; now: Date }

const makeDefault = statement<Chosen, Address>(
  'shippingAddresses.makeDefault',
  `with cleared as (
      update shipping_addresses set is_default = false, updated_at = :now::timestamptz
      where user_id = :userId and is_default and id <> :id
      returning id
    )
    update shipping_addresses set is_default = true,
      updated_at = case when is_default then updated_at else :now::timestamptz end
    where id = :id and user_id = :userId and (select count(*) from cleared) >= 0
    returning ${columns}`,
)

const removeOne = statement<Chosen, { id: string }>(
  'shippingAddresses.remove',
  `with removed as (
      delete from shipping_addresses where id = :id and user_id = :userId returning id, is_default
    ),
    heir as (
      update shipping_addresses set is_default = true, updated_at = :now::timestamptz
      where (select is_default from removed) and id = (
        select id from shipping_addresses where user_id = :userId and id <> :id
        order by created_at desc, id desc limit 1
      )
    )
    select id from removed`,
)

type Moved = { from: string; to: string }

const moveAll = statement<Moved, never>(
  'shippingAddresses.move',
  `update shipping_addresses set user_id = :to,
      is_default = is_default and not exists (select from shipping_addresses where user_id = :to)
    where user_id = :from`,
)

/** Serialises changes of the default address, so that the next statement sees the result of the one before. */
const queueFor = statement<{ userIds: string[] }, never>(
  'shippingAddresses.queue',
  `select pg_advisory_xact_lock(hashtextextended('shipping_addresses ' || user_id, 0))
    from unnest(:userIds::text[]) as user_id`,
)

/** Returns a page of the shopper's addresses, newest first; they are the same in every store. */
export async function list(
  db: Database,
  shopper: Shopper,
  page: PageQuery,
): Promise<{ shippingAddresses: Address[]; pagination: Pagination }> {
  const own = db('shipping_addresses').where({ user_id: shopper.id })
  const { rows, pagination } = await newestPage<Address>(own, page, db.raw(columns))
  return { shippingAddresses: rows, pagination }
}

/** Returns one of the shopper's addresses. Throws shippingAddressNotFound, also for another shopper's. */
export async function get(db: Database, shopper: Shopper, id: string): Promise<Address> {
  const address = await db('shipping_addresses')
    .where({ id, user_id: shopper.id })
    .first<Address | undefined>(db.raw(columns))
  return found(address)
}

/**
 * Returns a copy of a shopper's address, as an order keeps it. Throws shippingAddressNotFound, also for another
 * shopper's.
 */
export async function copyOf(db: Database, userId: string, shippingAddressId: string): Promise<AddressCopy> {
  const [row] = await copy(db, { shippingAddressId, userId })
  if (!row?.address) throw new Refusal('shippingAddressNotFound')
  return row.address
}

/**
 * Creates an address; a shopper's first one is always the default. Throws unknownCountry, and invalidRequest for an
 * address that lacks a part required in its country, or whose telephone number can be none.
 */
export async function create(tx: Transaction, shopper: Shopper, given: NewAddress): Promise<Address> {
  const { name, phone = '', line1, line2 = null, city = '', state = '', country, postalCode = null } = given
  requireCountry(country)
  requireParts(given)
  requirePhone(phone, country)
  await queueFor(tx, { userIds: [shopper.id] })
  const [address] = await insert(tx, {
    id: newId(),
    userId: shopper.id,
    name,
    phone,
    line1,
    line2,
    city,
    state,
    country,
    postalCode,
    ...pointOf(given),
    isDefault: given.isDefault ?? false,
    now: clock.now(),
  })
  return address!
}

/**
 * Updates the given fields. `isDefault: true` makes it the default; false changes nothing, because there is always a
 * default. Throws shippingAddressNotFound, unknownCountry, and invalidRequest for a change of place that leaves out a
 * part required in its country, and for a telephone number that can be none.
 */
export async function update(
  tx: Transaction,
  shopper: Shopper,
  id: string,
  given: Changes,
): Promise<Address> {
  const { name, phone, line1, line2, city, state, country, postalCode } = given
  if (country !== undefined) requireCountry(country)
  if (given.isDefault) await setDefault(tx, shopper, id)
  const fields = { name, phone, line1, line2, city, state, country, postal_code: postalCode }
  const point = given.lat === undefined ? {} : pointOf(given)
  const [address] = await tx('shipping_addresses')
    .where({ id, user_id: shopper.id })
    .update({ ...fields, ...point, updated_at: clock.now() })
    .returning<Address[]>(tx.raw(columns))
  // An old address stays valid if the change does not affect its place.
  const isMoved = [name, line1, city, state, country, postalCode].some((part) => part !== undefined)
  if (isMoved) requireParts(found(address))
  requirePhone(phone, found(address).country)
  return found(address)
}

/** Makes an address the shopper's default instead of the previous one. Throws shippingAddressNotFound. */
export async function setDefault(tx: Transaction, shopper: Shopper, id: string): Promise<Address> {
  await queueFor(tx, { userIds: [shopper.id] })
  const [address] = await makeDefault(tx, { id, userId: shopper.id, now: clock.now() })
  return found(address)
}

/**
 * Deletes an address; if it was the default, the newest remaining one becomes the default. Throws
 * shippingAddressNotFound.
 */
export async function remove(tx: Transaction, shopper: Shopper, id: string): Promise<null> {
  await queueFor(tx, { userIds: [shopper.id] })
  const [removed] = await removeOne(tx, { id, userId: shopper.id, now: clock.now() })
  if (!removed) throw new Refusal('shippingAddressNotFound')
  return null
}

/** Transfers a guest's addresses to the account that the guest signed in to; the account keeps its default, if any. */
export async function moveAddresses(tx: Transaction, from: string, to: string): Promise<void> {
  await queueFor(tx, { userIds: [from, to] })
  await moveAll(tx, { from, to })
}

function found(address: Address | undefined): Address {
  if (!address) throw new Refusal('shippingAddressNotFound')
  return address
}

function requireCountry(code: string): void {
  if (!isCountry(code)) throw new Refusal('unknownCountry')
}

/** Returns the coordinates, null unless both are given: the contract requires both, but one of them may be null. */
function pointOf({ lat = null, lng = null }: Pick<Changes, 'lat' | 'lng'>) {
  return lat === null || lng === null ? { lat: null, lng: null } : { lat, lng }
}
