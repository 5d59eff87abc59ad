// Error catalogue: every refusal with its status, message and code.

/**
 * Every refusal of the service: name → [status, message, code] (decision refusals-are-one-table). Nothing else knows a
 * status. The contract names refusals in `x-refusals`; `make gen` turns the names into documented replies. A `{word}`
 * in a message is filled in where the refusal is thrown.
 */
export const refusals = {
  // The request itself
  invalidRequest: [400, '{reason}', 'invalid_request'],
  malformedJson: [400, 'The body is not valid JSON', 'malformed_json'],
  malformedUri: [400, 'The path is not valid', 'malformed_uri'],
  pathNotFound: [404, 'Path not found', 'path_not_found'],
  foreignHost: [
    421,
    '{host} is not a name of this service; use localhost, or the host of STORE_URL, APPS_URL or CONSOLE_URL',
    'foreign_host',
  ],
  methodNotAllowed: [405, 'Method not allowed', 'method_not_allowed'],
  bodyTooLarge: [413, 'The body is larger than 1 MB', 'body_too_large'],
  unsupportedMediaType: [415, 'The content type must be {expected}', 'unsupported_media_type'],
  headersTooLarge: [431, 'The request line and headers are larger than 16 KB', 'headers_too_large'],
  expectationFailed: [417, 'The Expect header can only be 100-continue', 'expectation_failed'],
  requestTimeout: [408, 'The request took too long to arrive', 'request_timeout'],
  tooManyRequests: [429, 'Too Many Requests', 'too_many_requests'],
  unexpected: [500, 'An unexpected error occurred; the request id identifies it in our logs', 'unexpected'],
  busy: [503, 'Too many calls for the same data are in progress; try again in a moment', 'busy'],
  tookTooLong: [
    503,
    'The request took too long and was stopped; ask for less, or try again in a moment',
    'took_too_long',
  ],
  unavailable: [503, 'The service is temporarily unavailable; try again later', 'unavailable'],

  // Conditional writes
  changedMeanwhile: [
    412,
    'The record is not as your call expects; data has what it is now',
    'changed_meanwhile',
  ],
  entryOutdated: [409, 'It has changed since, and is not as the entry expects', 'entry_outdated'],

  // Idempotency-Key
  idempotencyMismatch: [
    422,
    'This Idempotency-Key was used with a different request',
    'idempotency_mismatch',
  ],
  idempotencyInFlight: [
    409,
    'A request with this Idempotency-Key is still being processed',
    'idempotency_in_flight',
  ],

  // The caller
  authenticationRequired: [401, 'Authentication required', 'authentication_required'],
  loginRequired: [403, 'Sign in to do this', 'login_required'],
  signInAgain: [403, 'This needs a sign-in within the last 15 minutes; sign in again', 'sign_in_again'],
  tokenSignInAgain: [
    403,
    'This needs a sign-in within the last 15 minutes; sign in to the console again and use a new token',
    'sign_in_again',
  ],
  secondFactorRequired: [
    403,
    'This store requires a second factor; set one up, sign in again, and replace the tokens that you created before',
    'second_factor_required',
  ],
  insufficientScope: [403, 'Insufficient scope', 'insufficient_scope'],
  searchUnauthorized: [401, 'Unauthorized', 'authentication_required'],
  searchForbidden: [403, 'Forbidden: missing required scope', 'insufficient_scope'],

  // Sign-in
  invalidOtp: [400, 'Invalid OTP', 'invalid_otp'],
  userNotFound: [404, 'User not found', 'user_not_found'],
  tooManyCodes: [429, 'Too many codes were requested; try again later', 'too_many_codes'],

  // Shops
  shopNotFound: [404, 'Shop not found', 'shop_not_found'],
  storeSuspended: [403, 'This store is suspended', 'store_suspended'],
  appSuspended: [403, 'This app is suspended', 'app_suspended'],
  countryNotFound: [404, 'Country not found', 'country_not_found'],
  stateNotFound: [404, 'State not found', 'state_not_found'],
  slugTaken: [409, 'This slug is already taken', 'slug_taken'],
  slugReserved: [400, 'This slug is reserved; choose another one', 'slug_reserved'],
  unknownCurrency: [400, 'currency must be a supported ISO 4217 code', 'unknown_currency'],
  unknownCountry: [400, 'country must be an ISO 3166-1 alpha-2 code', 'unknown_country'],

  // Catalogue
  productNotFound: [404, 'Product not found', 'product_not_found'],
  priceChangeNotFound: [404, 'Price change not found', 'price_change_not_found'],
  priceScheduleNotFound: [404, 'Price schedule not found', 'price_schedule_not_found'],
  priceScheduleOver: [409, 'These prices are over or undone already', 'price_schedule_over'],
  exportNotFound: [404, 'Export not found', 'export_not_found'],
  exportsRunning: [409, 'Three exports of the store are running; wait for one of them', 'exports_running'],
  importNotFound: [404, 'Import not found', 'import_not_found'],
  importOver: [409, 'This import has begun or is over already', 'import_over'],
  importNotRecognised: [
    422,
    'The columns of this file are not those of a format that is known here',
    'import_not_recognised',
  ],
  importUnreadable: [422, 'The file has a line that cannot be read', 'import_unreadable'],
  importIncomplete: [422, 'A new product needs a name and a price', 'import_incomplete'],
  pricesOverlap: [409, 'Another schedule sets a price of this product in the same period', 'prices_overlap'],
  foodNotFound: [404, 'Food not found', 'food_not_found'],
  serviceNotFound: [404, 'Service not found', 'service_not_found'],
  categoryNotFound: [404, 'Category not found', 'category_not_found'],
  duplicateProduct: [409, 'A product with this slug already exists', 'duplicate_product'],
  duplicateCategory: [409, 'A category with this slug already exists', 'duplicate_category'],
  modifierGroupNotFound: [404, 'Modifier group not found', 'modifier_group_not_found'],
  modifierGroupInvalid: [
    400,
    'A modifier group must be named by the id of one of this store',
    'unknown_modifier_group',
  ],
  tooManyModifierGroups: [409, 'A store has at most {most} modifier groups', 'too_many_modifier_groups'],
  categoryInvalid: [400, 'category must be the id of a category of this store', 'unknown_category'],
  customFieldNotFound: [404, 'Custom field not found', 'custom_field_not_found'],
  duplicateCustomField: [409, 'These records have a field with this key', 'duplicate_custom_field'],
  tooManyCustomFields: [
    409,
    'These records have 50 custom fields, and can have no more',
    'too_many_custom_fields',
  ],
  categoryInItself: [409, 'A category cannot be below itself', 'category_below_itself'],
  categoryTooDeep: [409, 'Categories can be five levels deep', 'category_too_deep'],
  storeNotDigital: [403, 'This is only available on digital stores.', 'store_not_digital'],

  // Redirects and feeds
  redirectNotFound: [404, 'Redirect not found', 'redirect_not_found'],
  duplicateRedirect: [409, 'This path leads somewhere already', 'duplicate_redirect'],
  feedsOff: [404, 'This store offers no feeds', 'feeds_off'],

  // Digital access
  appTokenInvalid: [401, 'App token expired or invalid.', 'authentication_required'],
  permissionsMissing: [403, 'Missing permissions: {permissions}', 'insufficient_scope'],
  accessNotFound: [404, 'Access not found', 'not_found'],
  accessEnded: [403, 'This access has expired', 'access_ended'],
  notRenewable: [400, 'Lifetime access cannot be renewed', 'not_renewable'],
  noSavedCard: [400, 'There is no saved card to renew the pass with', 'no_saved_card'],
  passNotFound: [404, 'The store has no all-access pass', 'pass_not_found'],
  passHasVariants: [400, 'A pass cannot have variants', 'pass_has_variants'],
  productNotDigital: [400, 'productId must be the id of a digital product', 'product_not_digital'],
  fileNotFound: [404, 'File not found', 'file_not_found'],
  fileTooLarge: [413, 'The file is larger than {most} MB', 'file_too_large'],
  tooManyFiles: [409, 'A product can have at most {most} files', 'too_many_files'],
  storageFull: [
    409,
    "The store's files use {used} of {allowed} GB, and this one does not fit; delete files first",
    'storage_full',
  ],
  ownerStorageFull: [
    409,
    "The files of all of the owner's stores use {used} of {allowed} GB, and this one does not fit; delete files first",
    'owner_storage_full',
  ],
  diskFull: [507, 'There is no room for uploads at the moment; try again later', 'disk_full'],
  fileStoreUnavailable: [502, 'The file storage did not respond; try again later', 'file_store_unavailable'],
  pictureNotFound: [404, 'Picture not found', 'picture_not_found'],
  pictureUnreadable: [
    400,
    'The file is not a JPEG, PNG, WebP or AVIF picture, or it is damaged',
    'picture_unreadable',
  ],
  pictureIsHeic: [400, 'HEIC pictures cannot be read; export this one as JPEG', 'picture_is_heic'],
  pictureAnimated: [400, 'Animated pictures are not supported', 'picture_animated'],
  pictureTooLarge: [
    400,
    'The picture has more than 50 million pixels (16 million as AVIF), or an edge of more than 16,383',
    'picture_too_large',
  ],
  linkExpired: [403, 'This link is invalid or has expired', 'link_expired'],
  rangeNotSatisfiable: [416, 'The requested range is not within the file', 'range_not_satisfiable'],
  preconditionFailed: [
    412,
    'The file has changed since the version that the call names',
    'precondition_failed',
  ],

  // Reviews
  reviewNotFound: [404, 'Review not found', 'review_not_found'],
  duplicateReview: [409, 'You have already reviewed this product', 'duplicate_review'],

  // Wishlist
  wishlistItemNotFound: [404, 'Wishlist item not found', 'wishlist_item_not_found'],

  duplicateVariant: [409, 'Two variants have the same options', 'duplicate_variant'],

  duplicateSku: [409, 'Another product or variant has this SKU', 'duplicate_sku'],

  // Cart
  cartItemNotFound: [404, 'Cart item not found', 'cart_item_not_found'],
  variantRequired: [
    400,
    'Choose one of the variants of this product; the one that was chosen may no longer be sold',
    'variant_required',
  ],
  modifiersInvalid: [400, '{reason}', 'modifiers_invalid'],
  modifierSoldOut: [409, '{name} is sold out', 'modifier_sold_out'],
  cartFull: [400, 'A cart can hold at most 100 lines', 'cart_full'],
  amountTooLarge: [
    400,
    'The total exceeds {most} {currency}, the largest amount that can be charged',
    'amount_too_large',
  ],
  cartLineFull: [400, 'A cart line can hold at most 10000 units', 'cart_line_full'],

  // Stock
  stockItemNotFound: [404, 'No product or variant that keeps stock has the id {id}', 'stock_item_not_found'],
  stockChanged: [409, 'The stock of {name} is {onHand}, not {expected}', 'stock_changed'],
  stockAlertNotFound: [404, 'This code is unknown or has expired', 'code_not_found'],
  stockHeld: [409, 'Open orders hold {held} of {name}', 'stock_held'],

  // Orders
  orderNotFound: [404, 'Order not found', 'order_not_found'],
  cartEmpty: [400, 'The cart is empty', 'cart_empty'],
  belowMinimum: [409, 'At least {limit} of {name} can be ordered at once', 'below_minimum'],
  aboveMaximum: [409, 'At most {limit} of {name} can be ordered at once', 'above_maximum'],
  outOfStock: [409, 'Not enough stock of {name}', 'out_of_stock'],
  guestShareReached: [
    409,
    'Guests can order {left} more of {name} at present; sign in with a code, or try again later',
    'guest_share_reached',
  ],
  totalChanged: [409, 'The total is now {total}', 'total_changed'],
  emailRequired: [400, 'email is required to place an order as a guest', 'email_required'],
  tooManyUnpaidOrders: [
    409,
    'You have {most} unpaid orders at this store; pay for one or cancel one first',
    'too_many_unpaid_orders',
  ],
  tooManyGuestOrders: [
    409,
    'Guests at your network address have too many unpaid orders; sign in, or try again later',
    'too_many_unpaid_orders',
  ],
  shippingAddressNotFound: [404, 'Shipping address not found', 'shipping_address_not_found'],
  placeNotFound: [404, 'No address was found at this location', 'place_not_found'],
  addressProviderUnavailable: [
    502,
    'The address provider did not respond; enter the address by hand',
    'address_provider_unavailable',
  ],
  orderNotCancellable: [409, 'This order can no longer be cancelled', 'order_not_cancellable'],
  orderBeingPaid: [
    409,
    'This order is being paid; wait for the payment, or cancel the payment first',
    'order_being_paid',
  ],
  illegalStatusMove: [409, 'The status of an order cannot change from {from} to {to}', 'illegal_status_move'],
  orderItemNotFound: [404, 'Order line not found', 'order_item_not_found'],
  paymentTooLarge: [409, 'Only {due} are left to pay of this order', 'payment_too_large'],
  orderAlreadyPaid: [409, 'This order is already paid', 'order_already_paid'],
  orderNotRefundable: [409, 'Only a paid order can be refunded', 'order_not_refundable'],
  refundRefused: [409, 'The payment provider refused the refund: {reason}', 'refund_refused'],
  refundNotFound: [404, 'Refund not found', 'refund_not_found'],
  refundNotRetryable: [409, 'This refund cannot be retried: {reason}', 'refund_not_retryable'],
  refundTooLarge: [400, 'The amount exceeds what can still be refunded', 'refund_too_large'],
  returnNotFound: [404, 'Return not found', 'return_not_found'],
  withdrawByEmail: [
    409,
    'Guests withdraw from a contract with a code that they get by e-mail',
    'withdraw_by_email',
  ],
  withdrawalCodeNotFound: [404, 'This code is unknown or has expired', 'code_not_found'],
  returnsNotTaken: [409, 'The store does not offer this', 'returns_not_taken'],
  returnPeriodOver: [409, 'The time for this ended on {day}', 'return_period_over'],
  orderNotReturnable: [
    409,
    'Nothing can be returned of a cancelled or refunded order',
    'order_not_returnable',
  ],
  lineNotReturnable: [409, '{name} cannot be returned, because {reason}', 'line_not_returnable'],
  tooManyReturned: [409, 'Only {left} of {name} can be returned', 'too_many_returned'],
  wantedOnlyInExchange: [
    409,
    'Only what is returned with the kind exchange is exchanged',
    'wanted_only_in_exchange',
  ],
  wantedNotSold: [409, 'What is wanted instead is not for sale in this way', 'wanted_not_sold'],
  illegalReturnMove: [409, 'A return that is {from} cannot be {to}', 'illegal_status_move'],
  orderNotDeletable: [409, 'Cancel or refund the order before deleting it', 'order_not_deletable'],

  // Bookings
  tooManyResources: [409, 'A store has {most} resources at most', 'too_many_resources'],
  serviceNotBookable: [409, 'This service is sold without a time', 'service_not_bookable'],
  bookingRequired: [409, '{name} is sold for a time; book one first', 'booking_required'],
  calendarNotFound: [404, 'Calendar not found', 'calendar_not_found'],
  bookingNotFound: [404, 'Booking not found', 'booking_not_found'],
  timeAlertNotFound: [404, 'This code is unknown or has expired', 'code_not_found'],
  timeNotBookable: [409, 'This time cannot be booked; choose another one', 'time_not_bookable'],
  timeTaken: [409, 'This time has just been taken; choose another one', 'time_taken'],
  tooManyBookings: [
    409,
    'You hold {most} times at this store; pay for one or cancel one first',
    'too_many_bookings',
  ],
  tooManyGuestBookings: [
    409,
    'Guests at your network address hold too many times; sign in, or try again later',
    'too_many_bookings',
  ],
  holdOver: [409, 'The time is not held for you any more; book again', 'hold_over'],
  bookingTooLate: [409, 'It is too late to change this booking; ask the store', 'booking_too_late'],
  illegalBookingMove: [409, 'A booking that is {from} cannot be {to}', 'illegal_status_move'],
  serviceWithoutDuration: [409, '{name} needs a duration to be booked', 'service_without_duration'],
  // Edits of orders
  orderChanged: [409, 'The order has changed meanwhile', 'order_changed'],
  orderNotEditable: [409, 'This order cannot be changed any more', 'order_not_editable'],

  // Draft orders
  draftOrderNotFound: [404, 'Draft order not found', 'draft_order_not_found'],
  draftOrderCompleted: [409, 'This draft is an order already', 'draft_order_completed'],
  draftOfReturn: [409, 'This draft belongs to a return', 'draft_of_return'],
  draftOrderWithoutEmail: [
    409,
    'The draft needs the e-mail address of its customer',
    'draft_order_without_email',
  ],
  draftOrderEmpty: [409, 'The draft sells nothing yet', 'draft_order_empty'],
  draftOrderMailedTooOften: [
    429,
    'Too many e-mails were sent to this address; try again later',
    'too_many_mails',
  ],

  // Payments
  paymentMethodNotFound: [404, 'Payment method not found', 'payment_method_not_found'],
  paymentOptionNotFound: [404, 'Payment option not found', 'payment_option_not_found'],
  duplicatePaymentMethod: [
    409,
    'The store already has a payment method for this option',
    'duplicate_payment_method',
  ],
  paymentLinkNotFound: [404, 'This payment link is not valid any more', 'payment_link_not_found'],
  orderNotPayable: [409, 'This order cannot be paid', 'order_not_payable'],
  orderTriedTooOften: [
    409,
    'Cards were tried {most} times for this order; choose another payment method, or place the order again',
    'too_many_card_tries',
  ],
  tooManyCardTries: [
    429,
    'Too many cards were tried from your network address; try again later',
    'too_many_card_tries',
  ],
  cardDeclined: [402, 'The card was declined', 'card_declined'],
  paymentProviderUnavailable: [
    502,
    'The payment provider did not respond; the payment will be checked again',
    'payment_provider_unavailable',
  ],
  paymentNotCancellable: [409, 'This payment cannot be cancelled: {reason}', 'payment_not_cancellable'],
  proofNotExpected: [409, 'This order is not paid by bank transfer', 'proof_not_expected'],
  proofEmpty: [400, 'At least one of url, reference and note is required', 'proof_empty'],
  proofFileUnreadable: [
    400,
    'The file is neither a picture (JPEG, PNG, WebP, GIF, HEIC, AVIF) nor a PDF',
    'proof_file_unreadable',
  ],
  tooManyProofFiles: [
    409,
    'This order has had 10 files of a transfer; describe it in words instead',
    'too_many_proof_files',
  ],
  proofFilesFull: [
    409,
    'The store takes no more files at the moment; describe the transfer in words instead',
    'proof_files_full',
  ],
  invoiceNotFound: [404, 'Invoice not found', 'invoice_not_found'],
  invoiceCleared: [409, 'This invoice has been cleared already; data has its reference', 'invoice_cleared'],
  invoiceHasNoXml: [409, 'This invoice cannot be written as XML: {reason}', 'invoice_has_no_xml'],
  proofFileNotFound: [404, 'This order has no file of a transfer, or no longer', 'proof_file_not_found'],
  unknownProvider: [404, 'Payment provider not found', 'unknown_provider'],
  invalidSignature: [401, 'The signature does not match the body', 'invalid_signature'],

  // Shipping
  rateNotFound: [404, 'Shipping rate not found', 'rate_not_found'],
  rateExpired: [409, 'This shipping rate has expired; request new rates', 'rate_expired'],
  rateUsed: [409, 'This shipping rate has already been used; request new rates', 'rate_used'],
  rateOutdated: [
    409,
    'This shipping rate was quoted for different items or a different address; request new rates',
    'rate_outdated',
  ],
  rateRequired: [
    409,
    'This order needs a shipping rate; request rates for its address and choose one',
    'rate_required',
  ],
  phoneRequired: [409, 'The address of this order needs a telephone number', 'phone_required'],
  notDeliveredThere: [409, 'The store does not deliver this order to this address', 'not_delivered_there'],
  collectionNotOffered: [409, 'Orders cannot be collected from this store', 'collection_not_offered'],
  fulfilmentNotOffered: [
    409,
    'The store has no opening hours for this way of fulfilment',
    'fulfilment_not_offered',
  ],
  dueTimeRequired: [409, 'This order needs a time: send dueAt or asap', 'due_time_required'],
  // Menus by time of day
  foodNotOffered: [409, '{name} is not offered at this time', 'food_not_offered'],
  // Tables
  tableNotFound: [404, 'Table not found', 'table_not_found'],
  duplicateTable: [409, 'A table with this name already exists', 'duplicate_table'],
  tooManyTables: [409, 'A store has at most {most} tables', 'too_many_tables'],
  tableInUse: [409, 'Orders of this table are not paid', 'table_in_use'],
  billEmpty: [409, 'Everything at this table has been paid', 'bill_empty'],
  billChanged: [409, 'The bill is another one by now', 'bill_changed'],
  // Delivery areas
  belowDeliveryMinimum: [409, 'The order is below the minimum for this address', 'below_delivery_minimum'],
  addressNotLocated: [409, 'The store has to know where this address is', 'address_not_located'],
  // The kitchen
  ticketNotFound: [404, 'Ticket not found', 'ticket_not_found'],
  ticketMoved: [409, 'Somebody else has moved the ticket', 'ticket_moved'],
  ticketCancelled: [409, 'The order of this ticket has been cancelled', 'ticket_cancelled'],
  timeNotOffered: [409, 'The store takes no orders for this time; choose another one', 'time_not_offered'],
  slotFull: [409, 'The store takes no more orders for this time; choose another one', 'slot_full'],
  noSlotLeft: [409, 'The store takes no orders at the moment', 'no_slot_left'],
  nothingToShip: [409, 'Nothing to ship', 'nothing_to_ship'],
  orderNotPaid: [409, 'The order is neither paid nor accepted', 'order_not_paid'],
  lineNotLeft: [409, 'Of {name}, {left} are left to ship', 'line_not_left'],
  orderNotShippable: [409, 'A cancelled or refunded order cannot be shipped', 'order_not_shippable'],
  shippingAddressRequired: [
    400,
    'shippingAddressId is required because the order has no address',
    'shipping_address_required',
  ],
  shipmentNotFound: [404, 'Shipment not found', 'shipment_not_found'],
  illegalShipmentMove: [
    409,
    'The status of a shipment cannot change from {from} to {to}',
    'illegal_status_move',
  ],
  labelRefused: [409, 'The courier refused to issue a label: {reason}', 'label_refused'],
  dispatchNotFound: [404, 'Dispatch not found', 'dispatch_not_found'],
  dispatchOff: [409, 'No courier is configured for dispatches', 'dispatch_off'],
  dispatchRefused: [409, 'No courier accepted the parcel: {reason}', 'dispatch_refused'],
  shipmentNotDispatchable: [
    409,
    'A shipment with the status {status} cannot be dispatched',
    'shipment_not_dispatchable',
  ],
  shipmentHasLabel: [409, 'This shipment has a label and is delivered by its carrier', 'shipment_has_label'],
  shipmentDispatched: [409, 'This shipment has already been dispatched', 'shipment_dispatched'],
  originRequired: [409, 'Set the origin in the shipping settings first', 'origin_required'],
  courierUnavailable: [502, 'The courier did not respond; try again later', 'courier_unavailable'],

  // Coupons
  invalidCouponCode: [404, 'Invalid coupon code', 'invalid_coupon_code'],
  couponExpired: [400, 'Coupon has expired', 'coupon_expired'],
  couponNotStarted: [400, 'Coupon is not valid yet', 'coupon_not_started'],
  couponUsedUp: [400, 'Coupon usage limit reached', 'coupon_used_up'],
  couponUsedByYou: [400, 'You have already used this coupon {times} time(s)', 'coupon_used_by_you'],
  couponUsedMeanwhile: [
    409,
    'The coupon of this order was used with another one meanwhile; cancel this order and place a new one without it',
    'coupon_used_meanwhile',
  ],
  couponMinimum: [400, 'A minimum order amount of {amount} is required to use this coupon', 'coupon_minimum'],
  orderNotYours: [403, 'Unauthorized access to order', 'order_not_yours'],
  orderHasCoupon: [400, 'Order already has a coupon applied', 'order_has_coupon'],
  orderNotPending: [400, 'Coupon can only be applied to pending orders', 'order_not_pending'],
  couponOrderBeingPaid: [
    400,
    'This order is being paid; wait for the payment, or cancel the payment first',
    'order_being_paid',
  ],
  taxRegistrationNotFound: [404, 'Tax registration not found', 'tax_registration_not_found'],
  taxRateNotFound: [404, 'Tax rate not found', 'tax_rate_not_found'],
  tooManyTaxRegistrations: [
    409,
    'A store has at most {most} tax registrations',
    'too_many_tax_registrations',
  ],
  tooManyTaxRates: [409, 'A store has at most {most} tax rates', 'too_many_tax_rates'],
  taxIdInvalid: [
    400,
    'This is not a tax number of a country that is known; check its digits, or name its country',
    'tax_id_invalid',
  ],
  taxRateMissing: [
    409,
    'The store cannot take orders to this address yet: a tax rate is missing',
    'tax_rate_missing',
  ],
  taxesUnavailable: [
    503,
    'Taxes cannot be computed at the moment; try again in a minute',
    'taxes_unavailable',
  ],
  discountNotFound: [404, 'Discount not found', 'discount_not_found'],
  tooManyAutomaticDiscounts: [
    409,
    'A store has at most {most} automatic discounts',
    'too_many_automatic_discounts',
  ],
  couponNotForItems: [400, 'This coupon is for other items', 'coupon_not_for_items'],
  couponNotCombinable: [
    409,
    'This coupon takes nothing off beside the discount that the order has',
    'coupon_not_combinable',
  ],
  duplicateCode: [409, 'A coupon with this code already exists', 'duplicate_code'],

  // Customers
  customerNotFound: [404, 'Customer not found', 'customer_not_found'],
  duplicateEmail: [409, 'A customer with this e-mail address already exists', 'duplicate_email'],
  duplicateCustomer: [409, 'This user is already a customer of the store', 'duplicate_customer'],
  unknownUser: [400, 'user must be the id of a user of the platform', 'unknown_user'],

  // Tasks and payouts
  resourceNotFound: [404, 'Resource not found', 'resource_not_found'],
  unknownAssignee: [400, 'assignees must work for the store; these do not: {assignees}', 'unknown_assignee'],

  // Notes
  noteNotFound: [404, 'Note not found', 'note_not_found'],
  unknownRecord: [
    400,
    'resourceId must be the id of a record of this resource in the store',
    'unknown_record',
  ],

  // Scripts
  scriptNotFound: [404, 'Script not found', 'script_not_found'],

  // Blogs
  blogNotFound: [404, 'Blog post not found', 'blog_not_found'],
  duplicateBlog: [409, 'A blog post with this slug already exists', 'duplicate_blog'],

  // Domains
  domainNotFound: [404, 'Domain not found', 'domain_not_found'],
  domainNotClaimable: [400, 'This domain cannot be claimed: {reason}', 'domain_not_claimable'],
  domainTaken: [409, 'This domain is already taken', 'domain_taken'],
  duplicateDomain: [409, 'The store already has this domain', 'duplicate_domain'],
  tooManyDomains: [409, 'A store can have at most {most} domains', 'too_many_domains'],
  defaultAddress: [
    409,
    'The default address follows the slug of the store; change the slug instead',
    'default_address',
  ],

  // Banners
  bannerNotFound: [404, 'Banner not found', 'banner_not_found'],

  // Newsletter
  subscriberNotFound: [404, 'Newsletter subscriber not found', 'subscriber_not_found'],
  newsletterCodeNotFound: [404, 'This code is unknown or has expired', 'code_not_found'],

  // Payouts
  payoutUnsupported: [400, 'payout must be a payout method that supports {currency}', 'unsupported_payout'],
  payoutCurrencyUnsupported: [400, 'Payouts are not available in {currency}', 'unsupported_currency'],
  payoutReferenceUsed: [
    409,
    'This reference belongs to another payout of the store',
    'payout_reference_used',
  ],

  // Identity checks
  kycNotFound: [404, 'KYC check not found', 'kyc_not_found'],
  kycDecided: [409, 'This check has already been {status}', 'kyc_decided'],
  duplicateKyc: [409, 'A check of this type is already pending or approved', 'duplicate_kyc'],

  // Notifications
  notificationNotFound: [404, 'Notification not found', 'notification_not_found'],

  // Push messages
  pushOff: [404, 'Push messages are not available', 'push_off'],
  pushSubscriptionNotFound: [404, 'Push subscription not found', 'push_subscription_not_found'],
  unsafePushEndpoint: [400, 'endpoint must be HTTPS and publicly reachable', 'unsafe_push_endpoint'],

  // Comments
  commentNotFound: [404, 'Comment not found', 'comment_not_found'],

  // Console
  storeNotFound: [404, 'Store not found', 'store_not_found'],
  tokenNotFound: [404, 'Token not found', 'token_not_found'],
  staffNotFound: [404, 'Staff member not found', 'staff_not_found'],
  roleNotFound: [404, 'Role not found', 'role_not_found'],
  duplicateRole: [409, 'A role with this name already exists', 'duplicate_role'],
  roleInUse: [
    409,
    'This role is assigned to a staff member or used in an open invitation; assign another role first',
    'role_in_use',
  ],
  duplicateStaff: [409, 'This person is already a staff member', 'duplicate_staff'],
  tooManyInvitations: [429, 'Too many invitations were sent; try again later', 'too_many_invitations'],
  tooManyInstallations: [409, 'A store can have at most {most} installed apps', 'too_many_installations'],
  invitationNotFound: [404, 'Invitation not found', 'invitation_not_found'],
  transferNotFound: [404, 'The store has not been offered to anyone', 'transfer_not_found'],
  alreadyOwner: [409, 'You already own this store; name another person', 'already_owner'],
  storeClosed: [409, 'The store is closed', 'store_closed'],
  factorRequired: [403, 'Confirm the sign-in with your second factor', 'factor_required'],
  invalidFactorCode: [400, 'Invalid code', 'invalid_factor_code'],
  invalidChallenge: [400, 'The sign-in has expired; start again', 'invalid_challenge'],
  deviceNotFound: [404, 'No device shows this code, or the code has expired', 'device_not_found'],
  sessionNotFound: [404, 'Session not found', 'session_not_found'],
  factorOn: [409, 'The second factor is already on', 'factor_on'],
  factorOff: [409, 'There is no second factor', 'factor_off'],
  ownsStores: [409, 'Hand over or close your stores first', 'owns_stores'],
  usedElsewhere: [
    409,
    'This account is also used outside this store; sign in to the console to delete it',
    'used_elsewhere',
  ],
  scopeNotAllowed: [403, 'You cannot grant {scopes}', 'scope_not_allowed'],
  storesClosed: [403, 'No stores can be opened at the moment', 'stores_closed'],
  merchantNotInvited: [
    403,
    'Only merchants whom the platform has invited can open a store',
    'merchant_not_invited',
  ],
  tooManyStores: [409, 'You have opened {most} stores, the maximum for one account', 'too_many_stores'],
  notStoreOwner: [403, 'Only the owner of the store can do this', 'not_store_owner'],
  appNotFound: [404, 'App not found', 'app_not_found'],
  publicApp: [409, 'A public app has no client secret', 'public_app'],
  installationNotFound: [404, 'Installation not found', 'installation_not_found'],
  unsafeWebhookUrl: [
    400,
    'The webhook URL must be HTTPS and publicly reachable: {reason}',
    'unsafe_webhook_url',
  ],
  webhookOff: [409, 'Save a webhook URL first', 'webhook_off'],
  cursorExpired: [
    410,
    'after is older than the oldest event that is kept; read again without it',
    'cursor_expired',
  ],
  deliveryNotFound: [404, 'Delivery not found', 'delivery_not_found'],
  notInstalled: [
    409,
    'The app is no longer installed on the store with the scope for this delivery',
    'not_installed',
  ],
  tooManyDeliveries: [
    400,
    'There are more than {most} deliveries in this period; choose a shorter one',
    'too_many_deliveries',
  ],
  mailboxOff: [404, 'Mailbox not found', 'mailbox_off'],

  // Agents: the codes are those of the Universal Commerce Protocol
  agentProfileInvalid: [400, 'UCP-Agent must name the profile of the agent: {reason}', 'invalid_profile_url'],
  agentProfileUnreachable: [
    424,
    'The profile of the agent could not be read: {reason}',
    'profile_unreachable',
  ],
  agentProfileMalformed: [422, 'The profile of the agent is not valid: {reason}', 'profile_malformed'],
  agentVersionUnsupported: [
    422,
    'Version {version} of the protocol is not supported; this store has {supported}',
    'version_unsupported',
  ],
  agentCapabilitiesIncompatible: [
    403,
    'The agent does not have {capability} in the version of this store',
    'capabilities_incompatible',
  ],
  agentSignatureMissing: [401, 'The call must be signed with a key of the profile', 'signature_missing'],
  agentSignatureInvalid: [401, 'The signature is not valid: {reason}', 'signature_invalid'],
  agentKeyNotFound: [401, 'The profile has no key of this id for signatures', 'key_not_found'],
  agentDigestMismatch: [400, 'Content-Digest is not that of the body', 'digest_mismatch'],
  agentAlgorithmUnsupported: [400, 'Sign with ECDSA P-256 (ES256)', 'algorithm_unsupported'],
  agentStopped: [403, 'This store does not sell to this agent', 'agent_stopped'],
  agentNotFound: [404, 'Agent not found', 'agent_not_found'],
  checkoutNotFound: [404, 'There is no such checkout', 'not_found'],
  agentCartNotFound: [404, 'There is no such cart', 'not_found'],
  checkoutNotOpen: [409, 'This checkout can no longer be changed', 'checkout_not_open'],
  catalogueItemNotFound: [404, 'The store has no product or variant of this id', 'not_found'],

  // OAuth 2.0 (RFC 6749 section 5.2, RFC 7636): the code is the value of `error`
  invalidOauthRequest: [400, '{reason}', 'invalid_request'],
  invalidClient: [401, 'Client authentication failed', 'invalid_client'],
  invalidGrant: [400, 'The grant is invalid, expired, revoked or already used', 'invalid_grant'],
  // RFC 8628 section 3.5
  authorizationPending: [400, 'Nobody has confirmed the code yet', 'authorization_pending'],
  slowDown: [400, 'Wait 5 seconds longer between requests', 'slow_down'],
  deviceDenied: [400, 'The device was refused', 'access_denied'],
  deviceExpired: [400, 'The code has expired', 'expired_token'],
  unsupportedDeviceGrant: [
    400,
    'grant_type must be urn:ietf:params:oauth:grant-type:device_code',
    'unsupported_grant_type',
  ],
  unsupportedGrantType: [
    400,
    'grant_type must be authorization_code or refresh_token',
    'unsupported_grant_type',
  ],
  scopeNotGranted: [400, 'The app does not have {scopes}', 'scope_not_granted'],
  invalidScope: [400, 'The app has not registered {scopes}', 'invalid_scope'],
  invalidTarget: [
    400,
    'Tokens are issued for {resource}, not for the resource of this request',
    'invalid_target',
  ],
  scopeTooWide: [400, 'The refresh token does not cover {scopes}', 'invalid_scope'],
  invalidRedirectUri: [400, 'redirectUri must be one that the app has registered', 'invalid_redirect_uri'],
} as const satisfies Record<string, readonly [status: number, message: string, code: string]>

export type RefusalName = keyof typeof refusals

/** Thrown by a rule to refuse a call; the pipeline turns it into the reply. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly refusal: RefusalName
  readonly data: Record<string, unknown>
  /** False if it does not answer a guess: the limits on wrong guesses ignore it. */
  readonly counted: boolean

  constructor(
    refusal: RefusalName,
    details: {
      values?: Record<string, string | number>
      data?: Record<string, unknown>
      counted?: boolean
    } = {},
  ) {
    const [status, message, code] = refusals[refusal]
    super(message.replace(/\{(\w+)\}/g, (_, word: string) => String(details.values?.[word] ?? word)))
    this.refusal = refusal
    this.status = status
    this.code = code
    this.data = details.data ?? {}
    this.counted = details.counted ?? true
  }
}

/** The request violates the contract in a way that its schema cannot express. */
export function invalid(reason: string): Refusal {
  return new Refusal('invalidRequest', { values: { reason } })
}
