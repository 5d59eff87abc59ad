import { days, hours } from '../../base/clock.ts'
import { interval } from '../../db/sql/interval.ts'

// This file has the schedule of renewals, and SQL about `entitlements` and their `products` with a
// binding `now`.

/**
 * The first charge of a renewal is due this long before the end of the pass, in milliseconds (specification:
 * limits).
 */
export const window = 3 * days
/** The first charge follows the announcement after this time, in milliseconds. */
export const notice = 1 * days
/** Two attempts are this far apart, in milliseconds. */
export const pause = 1 * days
/** The last charge is made at least this long before the end of the pass. */
const leastTime = 1 * hours

/** This SQL is true if the product is still sold as a pass: a closed store sells nothing. */
export const isSold = `(products.deleted_at is null and products.listed
    and exists (select from shops as seller where seller.id = products.shop_id and seller.closed_at is null)
    and coalesce(products.digital->>'accessType' = 'pass', false))`

/** This SQL is true if a renewal is available and costs anything. */
export const isCharged = `(${isSold} and products.price > 0)`

/** This SQL is true if shoppers of the store can pay by the provider of the saved card: its payment method is switched on. */
export const takesCard = `exists (select from payment_methods where payment_methods.shop_id = entitlements.shop_id
    and payment_methods.option = entitlements.card_provider and payment_methods.active
    and payment_methods.deleted_at is null)`

/** This SQL is true if the renewal was announced for the end that the pass has now. */
const isNoticed = '(entitlements.renewal_noticed_for = entitlements.ends_at)'

/** This SQL is true if the renewal was announced for the end that the pass has now, at no less than it costs now. */
export const isAnnounced = `(${isNoticed}
    and entitlements.renewal_noticed_amount >= products.price)`

/** The next notice is sent at this time: one of a price that has risen waits for the time of the charge. */
const noticedAt = `greatest(:now::timestamptz, case when ${isNoticed} then entitlements.renewal_charged_from end)`

/** This SQL is true if a notice of the renewal is due, as far as earlier ones decide. */
export const needsNotice = `(${isAnnounced} is not true and ${noticedAt} <= :now::timestamptz)`

/** A renewal whose next notice is still to be sent may be charged from this time on. */
export const chargedFrom = `greatest(
    entitlements.ends_at - ${interval(window)},
    least(${noticedAt} + ${interval(notice)}, entitlements.ends_at - ${interval(leastTime)})
  )`

/** These are the charges for the current period of a pass. */
export const chargesOfPeriod = `renewal_charges where renewal_charges.shop_id = entitlements.shop_id
    and renewal_charges.entitlement_id = entitlements.id and renewal_charges.period_end = entitlements.ends_at`

/** The saved card is charged next at this time; it is null if none is due for this period, or one is in progress. */
export const nextCharge = `case
    when entitlements.auto_renew and entitlements.card_token_sealed is not null and ${isCharged} and ${takesCard} then (
      select greatest(
        case when ${isAnnounced} then entitlements.renewal_charged_from else ${chargedFrom} end,
        max(renewal_charges.updated_at) + ${interval(pause)},
        :now::timestamptz
      )
      from ${chargesOfPeriod}
      having entitlements.ends_at > greatest(max(renewal_charges.updated_at) + ${interval(pause)}, :now::timestamptz)
        and coalesce(bool_and(renewal_charges.state = 'declined'), true)
    )
  end`
