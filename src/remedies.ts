import { type RefusalName, refusals } from './errors.ts'

/**
 * The reason why a call is refused, and what its author can do. The catalogue of errors in the documentation shows
 * both.
 */
export interface Remedy {
  cause: string
  remedy: string
}

/** Returns the cause and the remedy of a refusal; undefined for one that nobody has described. */
export function remedyOf(name: RefusalName): Remedy | undefined {
  const own = remedies[name]
  if (own) return { cause: own[0], remedy: own[1] }
  if (refusals[name][0] === 404 && name.endsWith('NotFound')) return unknownRecord
  return undefined
}

const unknownRecord: Remedy = {
  cause:
    'Nothing has this id here. Records of another store or of another person are answered in the same way, and so are deleted ones.',
  remedy: 'Check the id and the store that the call is for, and read the list again.',
}

/** The cause and the remedy of each refusal of src/errors.ts; those of unknown records are alike. */
const remedies: { [Name in RefusalName]?: [cause: string, remedy: string] } = {
  // The request itself
  invalidRequest: [
    'A value is missing, of the wrong type, or out of its range. The message names the member.',
    'Compare the call with the contract and correct the member.',
  ],
  malformedJson: ['The body is not JSON.', 'Send JSON in UTF-8, as a serialiser writes it.'],
  malformedUri: ['The path has an escape that is not UTF-8.', 'Encode each value of the path by itself.'],
  pathNotFound: [
    'No operation has this path.',
    'Look for the path in the reference of this surface, and check the /api/v1 before it.',
  ],
  methodNotAllowed: ['The path has other methods.', '`data.allowed` and the `Allow` header list them.'],
  bodyTooLarge: ['The body has more than 1 MB.', 'Send less at a time. Files have operations of their own.'],
  unsupportedMediaType: ['The `Content-Type` is another one.', 'Send the one that the message names.'],
  tooManyRequests: [
    'The store, or your address, has used up its calls.',
    'Wait for the seconds of `Retry-After`. The RateLimit headers say how many are left.',
  ],
  unexpected: [
    'Something is wrong on our side.',
    'Try again, writes with the same Idempotency-Key. If it stays, tell us the `X-Request-Id` of the reply.',
  ],
  busy: [
    'So many calls for the same data are running that this one would only wait.',
    'Wait for the seconds of `Retry-After` and try again.',
  ],
  foreignHost: [
    'The call came under a name that is not one of this service.',
    'Call it by localhost, or by the public address that was configured.',
  ],
  tookTooLong: ['The read was ended after two seconds.', 'Ask for less: a smaller page, or fewer words.'],
  unavailable: ['A part of the service is down for the moment.', 'Try again in a few seconds.'],
  idempotencyMismatch: [
    'The key was used for another body or path in the last 24 hours.',
    'Use a new key for each thing that you want to happen.',
  ],
  idempotencyInFlight: ['The first call with this key is still running.', 'Wait a second and send it again.'],

  // The caller
  authenticationRequired: [
    'There is no token, or it is expired, revoked, or for another store or surface.',
    'Sign in again, or refresh the token of the app.',
  ],
  loginRequired: ['A guest cannot do this.', 'Sign the shopper in. The cart comes along.'],
  signInAgain: ['A stolen session must not do this.', 'Let the person sign in again, then repeat the call.'],
  tokenSignInAgain: [
    'The token comes from an older sign-in.',
    'Sign in to the console again and make a new token.',
  ],
  secondFactorRequired: [
    'The owner of the store requires a second factor of everybody who works there. The account has none, or had none yet when it made the token.',
    'Set one up on the console, with `POST /auth/factor` and `POST /auth/factor/confirm`, sign in with it, and make a new token.',
  ],
  insufficientScope: [
    'The token lacks a scope. `data.required` and `data.granted` say which.',
    'Ask the merchant to consent to it, or make a token with it in the console.',
  ],
  searchUnauthorized: ['There is no token, or it is no longer valid.', 'Refresh the token of the app.'],
  searchForbidden: ['The token lacks the scope of the search.', 'Ask the merchant to consent to it.'],
  invalidOtp: [
    'The code is wrong, older than 10 minutes, used already, or meant for another store; or too many wrong ones were tried from your address.',
    'Read the newest e-mail, and otherwise ask for a new code.',
  ],
  factorRequired: [
    'The account has a second factor, so the code from the e-mail is not enough.',
    'Call `POST /auth/factor/verify` with `data.challenge` and a code of the authenticator app, or a recovery code.',
  ],
  invalidFactorCode: [
    'The code is wrong, was used already, or too many wrong ones were tried.',
    'Wait for the next code of the authenticator app, and check the clock of its device.',
  ],
  invalidChallenge: [
    'More than 5 minutes have passed since the code from the e-mail was taken.',
    'Begin again with `POST /auth/authenticate`.',
  ],
  deviceNotFound: [
    'The code was mistyped, was decided before, or is older than 10 minutes.',
    'Compare it with the one on the device, or begin there again.',
  ],
  sessionNotFound: ['It has ended, or it is not yours.', 'Read `GET /auth/sessions` again.'],
  factorOn: ['A second factor has been confirmed before.', 'Switch it off first, to set up another one.'],
  factorOff: ['No second factor has been begun or confirmed.', 'Begin with `POST /auth/factor`.'],
  userNotFound: ['Nobody has asked for a code for this address.', 'Begin with `POST /auth/authenticate`.'],
  tooManyCodes: ['Too many codes were sent to this address, or from yours.', 'Wait for `Retry-After`.'],

  // Stores
  shopNotFound: [
    'The call names no store, or one that does not exist.',
    'Send the id of the store in `x-shop-id`, or call from a page of one of its domains.',
  ],
  storeSuspended: ['The platform has suspended the store.', 'The merchant asks the platform why.'],
  countryNotFound: ['No country has this name or code.', 'Take one from `GET /country`.'],
  stateNotFound: ['The country has no such state.', 'Take one from `GET /country/states`.'],
  slugTaken: ['Another store or record has this slug.', 'Choose another one.'],
  slugReserved: ['The service needs this name itself.', 'Choose another one.'],
  unknownCurrency: ['The currency is not known.', 'Send its ISO 4217 code, such as NGN.'],
  unknownCountry: ['The country is not known.', 'Send its ISO 3166-1 code of two letters, such as NG.'],
  duplicateCategory: [
    'A category of the store has this slug.',
    'Change that category, or choose another slug.',
  ],
  categoryInvalid: ['The category is not one of this store.', 'Take an id from `GET /categories`.'],
  storeNotDigital: ['The store is not a digital one.', 'Use the token of a digital store.'],

  // Digital access
  appTokenInvalid: ['There is no token, or it is no longer valid.', 'Refresh the token of the app.'],
  permissionsMissing: ['The token lacks scopes.', 'Ask the merchant to consent to those of the message.'],
  accessEnded: ['The pass has ended.', 'Offer the shopper to buy it again.'],
  notRenewable: ['Lifetime access does not end.', 'Offer renewal for passes alone.'],
  noSavedCard: [
    'No card was saved with the last payment.',
    'Let the shopper buy the pass again, with renewal.',
  ],
  passNotFound: ['The store sells no pass for everything.', 'Make one with `PUT /digital-access/pass`.'],
  passHasVariants: ['A pass is one thing.', 'Sell other terms as passes of their own.'],
  productNotDigital: ['The product is not digital.', 'Name a product with `digital`.'],
  fileTooLarge: ['The file is larger than this service takes.', 'Make it smaller, or divide it.'],
  tooManyFiles: ['The product has as many files as it can have.', 'Delete one, or pack several into one.'],
  storageFull: ['The files of the store take up what it has.', 'Delete files first.'],
  fileStoreUnavailable: ['The store of files did not respond.', 'Try again. Nothing was kept of the upload.'],
  pictureUnreadable: [
    'The bytes are no JPEG, PNG or WebP picture, whatever the name of the file says.',
    'Save the picture as one of these.',
  ],
  pictureAnimated: ['The picture moves.', 'Upload one frame of it.'],
  pictureTooLarge: ['The picture has too many pixels.', 'Make it smaller.'],
  linkExpired: ['The link is older than 10 minutes, or was changed.', 'Ask for a new one in the library.'],
  rangeNotSatisfiable: ['The file ends before the range begins.', 'Begin anew, without `Range`.'],

  // Reviews, carts, orders
  duplicateReview: ['A person reviews a product once.', 'Change the review that is there.'],
  variantRequired: ['The product is sold in variants.', 'Choose one of `data.productId`.'],
  cartFull: ['The cart has 100 lines.', 'Remove a line, or order what is in it.'],
  amountTooLarge: ['The total is more than can be charged.', 'Order less at a time.'],
  cartLineFull: ['The line has 10,000 pieces.', 'Order these first.'],
  cartEmpty: ['There is nothing in the cart.', 'Add something, or send `items`.'],
  outOfStock: [
    'Somebody was faster, or there were fewer pieces from the beginning. `data.productId` says of what.',
    'Lower the quantity, or take it out of the cart.',
  ],
  totalChanged: [
    'A price or the cart has changed since `expectedTotal` was shown. `data.total` is what it is now.',
    'Show the shopper the new total, and order with it once they have confirmed.',
  ],
  emailRequired: ['A guest has no address yet.', 'Send `email` with the order.'],
  tooManyUnpaidOrders: ['Unpaid orders hold stock, so there is a limit.', 'Pay for one or cancel one.'],
  tooManyGuestOrders: [
    'Guests at this network address have too many unpaid orders.',
    'Sign the shopper in, or try again later.',
  ],
  placeNotFound: ['There is no address at this point.', 'Let the shopper write it.'],
  addressProviderUnavailable: ['The provider of addresses did not respond.', 'Let the shopper write it.'],
  orderNotCancellable: ['It is paid, shipped or already cancelled.', 'Refund it instead.'],
  orderBeingPaid: [
    'A payment of the order is open.',
    'Wait for its end, or give it up with `POST /orders/{id}/pay/cancel`.',
  ],
  illegalStatusMove: ['The order cannot go there from here.', '`data.allowed` lists where it can go.'],
  orderNotRefundable: ['Nothing was paid, or all was given back.', 'Cancel an order that is not paid.'],
  refundRefused: ['The provider refused, for `data.reason`.', 'Mend the reason, then retry the refund.'],
  refundNotRetryable: ['It has succeeded, or it is being made.', 'Read the refund again.'],
  refundTooLarge: ['Less than this is left of the payment.', 'Leave `amount` out to give back the rest.'],
  orderNotDeletable: ['Money or goods are still to come or to go.', 'Cancel or refund it first.'],

  // Payments
  duplicatePaymentMethod: ['A store has one method for each option.', 'Change the one that is there.'],
  orderNotPayable: [
    'It is paid, cancelled or expired.',
    'Read the order again, and place a new one if need be.',
  ],
  orderTriedTooOften: [
    'Too many cards were tried for the order.',
    'Offer another way to pay, or a new order.',
  ],
  tooManyCardTries: ['Too many cards were tried from this address.', 'Wait for `Retry-After`.'],
  cardDeclined: ['The bank said no. Nothing was charged.', 'Ask for another card.'],
  paymentProviderUnavailable: [
    'The provider did not respond, so nobody knows yet whether the card was charged.',
    'Ask for the payment status. Do not begin another payment.',
  ],
  paymentNotCancellable: ['The provider cannot undo it any more.', 'Wait for its end.'],
  proofNotExpected: ['Only a bank transfer takes a proof.', 'Begin the payment by bank transfer first.'],
  proofEmpty: ['The proof says nothing.', 'Send a link, a reference or a note.'],
  unknownProvider: ['No such provider is configured.', 'Check the address that the provider calls.'],
  invalidSignature: ['The body is not what the provider signed.', 'Check the secret of the callback.'],

  // Shipping
  rateExpired: ['A rate is good for 30 minutes.', 'Ask for new rates.'],
  rateUsed: ['A rate is good for one order.', 'Ask for new rates.'],
  rateOutdated: ['The cart or the address has changed since.', 'Ask for new rates.'],
  nothingToShip: ['Everything is shipped, or nothing needs to be.', 'Read the shipments of the order.'],
  orderNotShippable: ['The order was cancelled or refunded.', 'Ship nothing.'],
  shippingAddressRequired: ['The order was placed without an address.', 'Send `shippingAddressId`.'],
  illegalShipmentMove: ['The shipment cannot go there from here.', '`data.allowed` lists where it can go.'],
  labelRefused: ['The courier refused, for the reason in the message.', 'Correct the address or the parcel.'],
  dispatchOff: ['No courier is configured.', 'Have one set up by whoever runs the service.'],
  dispatchRefused: ['No courier drives this route.', 'Ship it with a label instead.'],
  shipmentNotDispatchable: ['It is on its way or done.', 'Dispatch pending shipments alone.'],
  shipmentHasLabel: ['The carrier of the label delivers it.', 'Make a shipment without a label.'],
  shipmentDispatched: ['A courier has it. `data.dispatchId` says which job.', 'Follow that job.'],
  originRequired: ['Nobody knows where to fetch the parcel.', 'Set the origin in the settings of shipping.'],
  courierUnavailable: ['The courier did not respond.', 'Try again in a minute.'],

  // Coupons and customers
  invalidCouponCode: ['No active coupon of the store has this code.', 'Ask for another one.'],
  couponExpired: ['Its time is over.', 'Ask for another one.'],
  couponNotStarted: ['Its time has not come.', 'Try it from its start date on.'],
  couponUsedUp: ['It was used as often as it can be.', 'Ask for another one.'],
  couponUsedByYou: ['The shopper has used it as often as one may.', 'Ask for another one.'],
  couponMinimum: ['Subtotal and shipping are less than its minimum.', 'Show the amount of the message.'],
  orderNotYours: ['The order is somebody else\u2019s.', 'Use the token of the one who placed it.'],
  orderHasCoupon: ['An order takes one coupon.', 'Place a new order to use another one.'],
  orderNotPending: ['Coupons go with pending orders alone.', 'Apply it before the payment.'],
  couponOrderBeingPaid: ['A payment of the order is open.', 'Wait for its end, or give it up.'],
  duplicateCode: ['Another coupon has this code.', 'Change that one, or choose another code.'],
  duplicateEmail: ['Another customer has this address.', 'Change that customer.'],
  duplicateCustomer: ['This person is a customer already.', 'Change that customer.'],
  unknownUser: ['Nobody has this id.', 'Leave `user` out for somebody without an account.'],

  // Office
  unknownAssignee: ['These people do not work for the store.', 'Take ids from its staff.'],
  unknownRecord: ['The note is about a record that is not there.', 'Check `resource` and `resourceId`.'],
  duplicateBlog: ['Another post has this slug.', 'Choose another one.'],
  domainNotClaimable: ['The name is reserved, or no domain.', 'Ask for what is available first.'],
  domainTaken: ['Another store has it.', 'Choose another one, or have it released.'],
  duplicateDomain: ['The store has it.', 'Read the domains of the store.'],
  tooManyDomains: ['The store has as many as it can have.', 'Release one.'],
  defaultAddress: ['Every store keeps its own address.', 'Change the slug of the store.'],
  newsletterCodeNotFound: ['The link is old, or was used.', 'Subscribe again.'],
  payoutUnsupported: [
    'This method does not pay in the currency of the store.',
    'Take one from `/payouts/supported`.',
  ],
  payoutReferenceUsed: ['Another payout has this reference.', 'Send the reference of this transfer.'],
  payoutCurrencyUnsupported: ['No method pays in this currency.', 'Ask for another currency.'],
  kycDecided: ['Somebody has decided the check.', 'Read it again.'],
  duplicateKyc: ['One check of this type is pending or approved.', 'Wait for its end.'],
  pushOff: ['Nobody has configured push messages.', 'Do not offer them.'],
  unsafePushEndpoint: ['The address is not one of a push service.', 'Send what the browser gave you.'],

  // Console
  duplicateRole: ['Another role has this name.', 'Choose another one.'],
  roleInUse: ['Somebody has this role.', 'Give them another one first.'],
  tooManyInvitations: ['Too many invitations were sent.', 'Wait for `Retry-After`.'],
  alreadyOwner: ['The store is yours already.', 'Name somebody else.'],
  storeClosed: ['The store is closed.', 'Nothing can be done with it any more.'],
  usedElsewhere: [
    'Other stores or the console keep something for this account, which a page of one store must not delete.',
    'Send the person to the console, where any account can sign in and delete itself.',
  ],
  ownsStores: ['An account with stores cannot go.', 'Hand the stores over or close them first.'],
  duplicateStaff: ['This person works for the store.', 'Change their role.'],
  scopeNotAllowed: ['You cannot give what you do not have.', 'Ask the owner of the store.'],
  notStoreOwner: ['Only the owner may do this.', 'Sign in as the owner.'],
  storesClosed: ['The platform takes no new stores for now.', 'Try again later.'],
  merchantNotInvited: ['New stores are for those who were invited.', 'Ask the platform for an invitation.'],
  unsafeWebhookUrl: ['The address is private, or not HTTPS.', 'Give the receiver a public HTTPS address.'],
  webhookOff: ['The app has no webhook.', 'Save its address first.'],
  cursorExpired: [
    'The events behind this place are gone: they are kept for 30 days.',
    'Read the records themselves, then begin without `after`.',
  ],
  notInstalled: ['The store has uninstalled the app, or took the scope back.', 'Send nothing more for it.'],
  tooManyDeliveries: ['The period has too many deliveries.', 'Choose a shorter one, several times.'],
  mailboxOff: ['E-mails are sent, not kept.', 'Look into the real mailbox.'],

  // OAuth 2.0
  invalidOauthRequest: ['A parameter is missing or wrong. The message names it.', 'Correct the request.'],
  invalidClient: ['The secret is not that of the client.', 'Check both, or rotate the secret.'],
  invalidGrant: [
    'The code is older than 60 seconds or was used, or the refresh token is spent.',
    'Send the merchant through the consent page again.',
  ],
  authorizationPending: [
    'The person has not confirmed the code in the browser yet.',
    'Ask again after `interval` seconds.',
  ],
  slowDown: ['Two questions came within the interval.', 'Add 5 seconds to the interval and go on.'],
  deviceDenied: ['The person refused the device in the browser.', 'Begin again if that was a mistake.'],
  deviceExpired: ['More than 10 minutes have passed since the code was shown.', 'Begin again.'],
  unsupportedDeviceGrant: ['There is one kind of grant here.', 'Send the one in the message.'],
  unsupportedGrantType: ['There are two kinds of grants.', 'Send one of those in the message.'],
  scopeNotGranted: [
    'Nobody but the app can ask for more.',
    'Open the app, and let it ask on its consent page.',
  ],
  invalidScope: ['The app has not registered these scopes.', 'Register them in the console first.'],
  scopeTooWide: ['A refresh cannot widen what was granted.', 'Send the merchant through the consent page.'],
  invalidRedirectUri: ['Redirect URIs are compared letter by letter.', 'Send one that is registered.'],
  publicApp: [
    'The app is public (`confidential` is false), so it identifies itself by PKCE alone.',
    'Make it confidential with `PATCH /apps/{appId}` first, if it runs where it can keep a secret.',
  ],
}
