import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { jsonObject } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import type { AddressCopy } from './addresses.ts'
import { addressCopy } from './addresses.ts'
import type { Goods, ShippedKind } from './zone-rates.ts'

/** The shipping rate that an order was placed with. */
export interface TakenRate {
  /** Minor units. */
  amount: number
  /** `store`, or the name of the courier that quoted it. */
  provider: string
  address: AddressCopy
  chosen: components['schemas']['ChosenRate']
}

type Take = {
  rateId: string
  shopId: string
  userId: string
  orderId: string
  subtotal: number
  kinds: ShippedKind[]
  load: string | null
  shippingAddressId: string | null
  now: Date
}
type ClaimResult = TakenRate & Record<'isTaken' | 'wasTaken' | 'isExpired' | 'isUnknownAddress', boolean>

/** SQL that is true for a rate that still holds for what is asked. */
const isValid = `rate.taken_by is null and rate.expires_at > :now::timestamptz
        and rate.subtotal = :subtotal::bigint and rate.kinds = :kinds::text[]
        and rate.load is not distinct from :load::jsonb and (given.id is null or given.address = rate.address)`

const ownRate = 'id = :rateId and shop_id = :shopId and user_id = :userId and order_id is null'

/** The columns of a rate, with the answers about it. */
const columns = (isTaken: string) => `rate.amount, rate.provider, rate.address, ${jsonObject<
  TakenRate['chosen']
>({
  rateId: 'rate.id',
  carrier: 'rate.carrier',
  shippingMethod: 'rate.shipping_method',
  etaDays: 'rate.eta_days',
})} as chosen,
      ${isTaken} as "isTaken", rate.taken_by is not null as "wasTaken",
      rate.expires_at <= :now::timestamptz as "isExpired",
      given.id is not null and given.address is null as "isUnknownAddress"`

// Parallel orders queue on the rate's row, and each sees the result of the one before.
const takeOne = statement<Take, ClaimResult>(
  'shippingRates.take',
  `with rate as (
      select * from shipping_rates
      where ${ownRate} for no key update
    ),
    given as (select :shippingAddressId::text as id, ${addressCopy} as address),
    taken as (
      update shipping_rates set taken_by = :orderId from rate, given
      where shipping_rates.id = rate.id and shipping_rates.shop_id = rate.shop_id
        and ${isValid}
      returning shipping_rates.id
    )
    select ${columns('exists (select from taken)')}
    from rate, given`,
)

const lookAtOne = statement<Omit<Take, 'orderId'>, ClaimResult>(
  'shippingRates.look',
  `with rate as (select * from shipping_rates where ${ownRate}),
    given as (select :shippingAddressId::text as id, ${addressCopy} as address)
    select ${columns(`coalesce(${isValid}, false)`)} from rate, given`,
)

/** The order that a rate must have been quoted for. */
export type Asked = Pick<Take, 'rateId' | 'shippingAddressId'> & Goods

/**
 * Claims a rate for an order that is being placed; only one of several parallel orders gets it. Throws rateNotFound
 * (also for another shopper's rate, and for one that was quoted for an order), shippingAddressNotFound, rateUsed,
 * rateExpired, and rateOutdated if it was quoted for another subtotal, weight or size, other kinds of goods or another
 * address.
 */
export async function take(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  asked: Asked & Pick<Take, 'orderId'>,
): Promise<TakenRate> {
  const [found] = await takeOne(tx, { ...valuesOf(shop, shopper, asked), orderId: asked.orderId })
  return claimed(found)
}

/** Returns the rate that `take` would claim. Throws its refusals. */
export async function look(db: Database, shop: Shop, shopper: Shopper, asked: Asked): Promise<TakenRate> {
  const [found] = await lookAtOne(db, valuesOf(shop, shopper, asked))
  return claimed(found)
}

const valuesOf = (shop: Shop, shopper: Shopper, { load, ...asked }: Asked) => ({
  ...asked,
  load: load && JSON.stringify(load),
  shopId: shop.id,
  userId: shopper.id,
  now: clock.now(),
})

function claimed(found: ClaimResult | undefined): TakenRate {
  if (!found) throw new Refusal('rateNotFound')
  const { isTaken, wasTaken, isExpired, isUnknownAddress, ...rate } = found
  if (isTaken) return rate
  if (isUnknownAddress) throw new Refusal('shippingAddressNotFound')
  if (wasTaken) throw new Refusal('rateUsed')
  throw new Refusal(isExpired ? 'rateExpired' : 'rateOutdated')
}

/**
 * Transfers the rates that a guest's orders have used, in every store, to the account that the guest signed in to,
 * along with those orders: a rate has a person's address, which they may read and have erased. A rate that no order has
 * used stays with the guest (decision a-rate-is-taken-by-one-order).
 */
export async function moveTakenRates(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.raw(
    `with locked as materialized (
      select id, shop_id from shipping_rates where user_id = :from and taken_by is not null
      order by id for no key update
    )
    update shipping_rates set user_id = :to from locked
    where shipping_rates.id = locked.id and shipping_rates.shop_id = locked.shop_id`,
    { from, to },
  )
}
