import { days, hours } from '../../clock.ts'
import { interval } from '../../db/interval.ts'

// When passes are renewed (decision 228), and SQL about `entitlements` and their `products` with a binding `now`.

/** A renewal is charged first this long before the end (specification: limits). */
export const window = 3 * days
/** How long before the first charge it is announced. */
export const notice = 1 * days
/** Between two tries. */
export const pause = 1 * days
/** The last charge is at the latest this long before the end. */
const leastTime = 1 * hours

/** Whether the product is still sold as a pass. */
export const isSold = `(products.deleted_at is null and products.listed
    and coalesce(products.digital->>'accessType' = 'pass', false))`

/** Whether a renewal costs anything, and is to be had. */
export const isCharged = `(${isSold} and products.price > 0)`

/** From when on a renewal is charged that is announced now. */
export const chargedFrom = `greatest(
    entitlements.ends_at - ${interval(window)},
    least(:now::timestamptz + ${interval(notice)}, entitlements.ends_at - ${interval(leastTime)})
  )`

/** The charges for the end that a pass has now. */
export const chargesOfPeriod = `renewal_charges where renewal_charges.shop_id = entitlements.shop_id
    and renewal_charges.entitlement_id = entitlements.id and renewal_charges.period_end = entitlements.ends_at`

/** When the saved card is charged next; null where it will not be for this end of the pass, or is at this moment. */
export const nextCharge = `case
    when entitlements.auto_renew and entitlements.card_token_sealed is not null and ${isCharged} then (
      select greatest(
        case when entitlements.renewal_noticed_for = entitlements.ends_at then entitlements.renewal_charged_from
          else ${chargedFrom} end,
        max(renewal_charges.updated_at) + ${interval(pause)},
        :now::timestamptz
      )
      from ${chargesOfPeriod}
      having entitlements.ends_at > greatest(max(renewal_charges.updated_at) + ${interval(pause)}, :now::timestamptz)
        and coalesce(bool_and(renewal_charges.state = 'declined'), true)
    )
  end`
