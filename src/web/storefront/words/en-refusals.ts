/** The page asks for the delivery price again automatically. */
const newRate = 'We have checked the delivery price again. Please look at the total before you pay.'

/** Refusals of the service in the words of a shop, by code; others are shown as the service says them. */
export const refusalWords = {
  refusals: {
    proof_empty:
      'Please tell us the reference, a link or a word about it, or send a file, so that we can find your transfer.',
    proof_file_unreadable: 'That file is neither a picture nor a PDF.',
    file_too_large: 'The file is larger than 10 MB. A picture of the screen is enough.',
    invalid_otp: 'That code is wrong or too old.',
    code_not_found: 'That code is wrong or too old. Take the one in the newest e-mail.',
    too_many_returned: 'Not so many of it can be returned.',
    returns_not_taken: 'The store does not offer this.',
    time_taken: 'Somebody else has just taken this time. Please choose another one.',
    time_not_bookable: 'This time cannot be booked. Please choose another one.',
    hold_over: 'We could not hold the time any longer. Please choose one again.',
    booking_too_late: 'It is too late to change this here. Please write to us.',
    booking_required: 'Please choose a time for this service first.',
    order_not_returnable: 'Nothing can be returned of this order.',
    cart_empty: 'Nothing is left in your cart. Have you ordered it in another tab?',
    rate_not_found: newRate,
    rate_expired: newRate,
    rate_used: newRate,
    rate_outdated: newRate,
    rate_required: 'Please choose how we should deliver your order.',
    not_delivered_there: 'We do not deliver this order to that address.',
    phone_required: 'We need a phone number for the delivery. Please add an address that has one.',
    due_time_required: 'Please choose when you would like your order.',
    time_not_offered: 'We cannot do it at that time any more. Please choose another one.',
    food_not_offered:
      'Something in your cart is not offered at that time. Choose another time, or remove it.',
    slot_full: 'That time has just been taken. Please choose another one.',
    no_slot_left: 'We take no orders at the moment. Please come back when we are open.',
    fulfilment_not_offered: 'We no longer offer that. Please choose another way to get your order.',
    collection_not_offered: 'Orders can no longer be collected here. Please choose delivery instead.',
    coupon_not_for_items: 'This coupon is for other items than those in your cart.',
    coupon_not_combinable: 'You already get a better discount, which this coupon cannot be combined with.',
    tax_id_invalid:
      'This is not a VAT number. Please check its digits, and begin with its country, as in DE.',
    total_changed: 'The total has changed. Please look at it again before you pay.',
    used_elsewhere:
      'You use this account at other shops too. Sign in to the console with your e-mail address to delete it.',
    busy: 'The shop is very busy. Please try again in a moment.',
    too_many_requests: 'That was a little fast. Please wait a moment.',
  },
}
