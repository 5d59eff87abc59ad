// The time in which goods can be returned, in calendar days of the store.

import { days } from '../../base/clock.ts'
import { dayIn, momentIn } from '../../base/time-zone.ts'
import { dayOf } from '../messaging/mail-templates.ts'

/** How long a contract can be withdrawn from (Directive 2011/83/EU, Art. 9), and faulty goods be returned (2019/771). */
export const lawful = { withdrawal: 14, claim: 730 }

/**
 * Returns the moment at which a time of some days ends: the day of the delivery does not count, and the last one does to
 * its end (Regulation 1182/71). Days are those of the store's clocks, which may be put forward or back in between.
 */
export function endOf(deliveredAt: string, length: number, zone: string): Date {
  const day = Date.parse(dayIn(zone, Date.parse(deliveredAt)))
  return new Date(momentIn(zone, day + (length + 1) * days))
}

/** Returns the last day of a time, in words: the time ends with the first moment of the next. */
export const lastDayOf = (end: Date, zone: string) => dayOf(dayIn(zone, end.getTime() - 1))

/**
 * SQL for when the last parcel of an order was delivered; null if that is not known of all of them. Where nothing is
 * shipped, it is when the contract was made.
 */
export const deliveredAt = `case
    when not exists (
      select from order_items where order_items.shop_id = orders.shop_id and order_items.order_id = orders.id
        and kind <> 'service' and digital is null
    ) then orders.created_at
    when orders.shipped < orders.to_ship then null
    else (
      select case when bool_and(status = 'delivered') then max((
        select max((moment ->> 'at')::timestamptz) from jsonb_array_elements(history) as moment
        where moment ->> 'status' = 'delivered'
      )) end
      from shipments
      where shipments.shop_id = orders.shop_id and shipments.order_id = orders.id and status <> 'cancelled'
    )
  end`
