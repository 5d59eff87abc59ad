import { days, hours } from '../../base/clock.ts'
import { interval } from '../../db/sql/interval.ts'

// The schedule of renewals: SQL over `entitlements` and their `products`, with a binding `now`.

/**
 * How long before the end of the pass the first charge of a renewal is due, in milliseconds (specification: limits).
 */
export const window = 3 * days
/** Delay from the announcement to the first charge, in milliseconds. */
export const notice = 1 * days
/** Minimum time between two attempts, in milliseconds. */
export const pause = 1 * days
/** The last charge is made at least this long before the end of the pass. */
const leastTime = 1 * hours

/** SQL that is true if the product is still sold as a pass: a closed store sells nothing. */
export const isSold = `(products.deleted_at is null and products.listed
    and exists (select from shops as seller where seller.id = products.shop_id and seller.closed_at is null)
    and coalesce(products.digital->>'accessType' = 'pass', false))`

/** SQL that is true if a renewal is available and not free. */
export const isCharged = `(${isSold} and products.price > 0)`

/** SQL that is true if the store's payment method for the saved card's provider is switched on. */
export const takesCard = `exists (select from payment_methods where payment_methods.shop_id = entitlements.shop_id
    and payment_methods.option = entitlements.card_provider and payment_methods.active
    and payment_methods.deleted_at is null)`

/** SQL that is true if the renewal was announced for the pass's current end. */
const isNoticed = '(entitlements.renewal_noticed_for = entitlements.ends_at)'

/** SQL that is true if the renewal was announced for the pass's current end, at no less than its current price. */
export const isAnnounced = `(${isNoticed}
    and entitlements.renewal_noticed_price >= products.price)`

/** When the next notice is sent: after a price rise, not before the charge was due. */
const noticedAt = `greatest(:now::timestamptz, case when ${isNoticed} then entitlements.renewal_charged_from end)`

/** SQL that is true if a notice of the renewal is due, judging by earlier ones. */
export const needsNotice = `(${isAnnounced} is not true and ${noticedAt} <= :now::timestamptz)`

/** When a renewal whose next notice has not been sent yet may be charged. */
export const chargedFrom = `greatest(
    entitlements.ends_at - ${interval(window)},
    least(${noticedAt} + ${interval(notice)}, entitlements.ends_at - ${interval(leastTime)})
  )`

/** The charges for the current period of a pass. */
export const chargesOfPeriod = `renewal_charges where renewal_charges.shop_id = entitlements.shop_id
    and renewal_charges.entitlement_id = entitlements.id and renewal_charges.period_end = entitlements.ends_at`

/** When the saved card is charged next; null if no charge is due for this period, or one is in progress. */
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
