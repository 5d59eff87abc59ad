import { type RefusalName, refusals } from './errors.ts'

/** Why a call is refused, and what its author can do about it. The documentation's error catalogue shows both. */
export interface Remedy {
  cause: string
  remedy: string
}

/** Returns the cause and remedy of a refusal; undefined if nobody has described it. */
export function remedyOf(name: RefusalName): Remedy | undefined {
  const own = remedies[name]
  if (own) return { cause: own[0], remedy: own[1] }
  if (refusals[name][0] === 404 && name.endsWith('NotFound')) return unknownRecord
  return undefined
}

const unknownRecord: Remedy = {
  cause:
    'No record here has this id. Records of another store or person, and deleted ones, get the same reply.',
  remedy: 'Check the id and the store that the call is for, and read the list again.',
}

/** The cause and remedy of each refusal in src/base/errors.ts; those for unknown records are alike. */
const remedies: { [Name in RefusalName]?: [cause: string, remedy: string] } = {
  // The request itself
  invalidRequest: [
    'A value is missing, of the wrong type, or out of its range. The message names the field.',
    'Compare the call with the contract and correct the field.',
  ],
  malformedJson: ['The body is not JSON.', 'Send JSON in UTF-8, as a serialiser writes it.'],
  malformedUri: [
    'The path has an escape sequence that is not UTF-8.',
    'Percent-encode each value in the path separately.',
  ],
  pathNotFound: [
    'No operation has this path.',
    'Look up the path in the reference of this surface, and check that it starts with /api/v1.',
  ],
  methodNotAllowed: [
    'The path does not support this method.',
    '`data.allowed` and the `Allow` header list the supported ones.',
  ],
  bodyTooLarge: ['The body is larger than 1 MB.', 'Send less at a time. Files have their own operations.'],
  unsupportedMediaType: ['The `Content-Type` is not supported here.', 'Send the one that the message names.'],
  headersTooLarge: [
    'The URL, or a header such as a cookie, is too long.',
    'Shorten the query, and send fewer or smaller headers and cookies.',
  ],
  expectationFailed: [
    'The `Expect` header has an unsupported value.',
    'Leave it out, or send `100-continue`.',
  ],
  requestTimeout: [
    'The connection is too slow, or the call was never sent completely.',
    'Send the call again, without pauses.',
  ],
  tooManyRequests: [
    'The store, or your address, has used up its request quota.',
    'Wait as many seconds as `Retry-After` says. The RateLimit headers say how many are left.',
  ],
  unexpected: [
    'Something went wrong on our side.',
    'Try again; repeat writes with the same Idempotency-Key. If it happens again, tell us the `X-Request-Id` of the reply.',
  ],
  busy: [
    'Too many calls for the same store or from the same address are in progress.',
    'Wait as many seconds as `Retry-After` says and try again.',
  ],
  foreignHost: [
    'The call names a host that does not belong to this service.',
    'Use localhost, or the public address that was configured.',
  ],
  tookTooLong: ['The query was stopped after two seconds.', 'Ask for less: a smaller page, or fewer words.'],
  unavailable: ['A part of the service is currently down.', 'Try again in a few seconds.'],
  changedMeanwhile: [
    'Somebody has changed the record since the version that `If-Match` or `If-Unmodified-Since` names, or it exists ' +
      'although the call says `If-None-Match: *`.',
    'Apply your change to the record in `data`, and send it with the `ETag` of this reply.',
  ],
  entryOutdated: [
    'Somebody has changed the product, or bought it, since you read what you send as `expected`.',
    'Read the product again, and send the entry with what it is now.',
  ],
  idempotencyMismatch: [
    'The key was used with another body or path in the last 24 hours.',
    'Use a new key for each operation that you want to happen.',
  ],
  idempotencyInFlight: [
    'The first call with this key is still running.',
    'Wait as many seconds as `Retry-After` says and send it again.',
  ],

  // The caller
  authenticationRequired: [
    'The token is missing, expired, revoked, or for another store or surface.',
    'Sign in again, or refresh the token of the app.',
  ],
  loginRequired: ['A guest cannot do this.', 'Sign the shopper in. Their cart moves to the account.'],
  signInAgain: [
    'The session began more than 15 minutes ago, and a stolen session must not be able to do this.',
    'Have the person sign in again, then repeat the call.',
  ],
  tokenSignInAgain: ['The token comes from an older sign-in.', 'Sign in to the console and create another.'],
  secondFactorRequired: [
    'The owner of the store requires everyone who works there to have a second factor. The account has none, or had none when it created the token.',
    'Set one up on the console, with `POST /auth/factor` and `POST /auth/factor/confirm`, sign in with it, and create a new token.',
  ],
  insufficientScope: [
    'The token lacks a scope. `data.required` and `data.granted` say which.',
    'Ask the merchant to consent to it, or create a token with it in the console.',
  ],
  searchUnauthorized: ['The token is missing or no longer valid.', 'Refresh the token of the app.'],
  searchForbidden: ['The token lacks the scope of the search.', 'Ask the merchant to consent to it.'],
  invalidOtp: [
    'The code is wrong, older than 10 minutes, already used, or for another store; or too many wrong codes were tried from your address. With `data.expected`, it cannot be a code at all, and counts as no try.',
    'Use the code of the newest e-mail, or ask for a new one, which also opens what five wrong ones closed.',
  ],
  factorRequired: [
    'The account has a second factor, so the code from the e-mail is not enough.',
    'Call `POST /auth/factor/verify` with `data.challenge` and a code from the authenticator app, or a recovery code.',
  ],
  invalidFactorCode: [
    'The code is wrong or already used, or too many wrong codes were tried.',
    'Wait for the next code in the authenticator app, and check the clock of its device.',
  ],
  invalidChallenge: [
    'More than 5 minutes have passed since the code from the e-mail was accepted.',
    'Start again with `POST /auth/authenticate`.',
  ],
  deviceNotFound: [
    'The code was mistyped, has already been decided, or is older than 10 minutes.',
    'Compare it with the one on the device, or start again there.',
  ],
  sessionNotFound: ['The session has ended, or it is not yours.', 'Read `GET /auth/sessions` again.'],
  factorOn: ['The account already has a second factor.', 'Switch it off before you set up another one.'],
  factorOff: ['No second factor has been set up.', 'Start with `POST /auth/factor`.'],
  userNotFound: ['Nobody has requested a code for this address.', 'Start with `POST /auth/authenticate`.'],
  tooManyCodes: ['Too many codes were sent to this address, or from yours.', 'Wait for `Retry-After`.'],

  // Stores
  shopNotFound: [
    'The call names no store, or one that does not exist.',
    'Send the id of the store in `x-shop-id`, or call from a page of one of its domains.',
  ],
  appSuspended: [
    'The platform has suspended the app, or the account of its developer.',
    'Its developer can read why in the e-mail about it, and ask the platform.',
  ],
  storeSuspended: ['The platform has suspended the store.', 'The merchant can ask the platform why.'],
  countryNotFound: ['No country has this name or code.', 'Take one from `GET /country`.'],
  stateNotFound: ['The country has no such state.', 'Take one from `GET /country/states`.'],
  slugTaken: [
    'Another store or record has this slug, or a store had it within the last 180 days.',
    'Choose another one.',
  ],
  slugReserved: ['The service reserves this name for itself.', 'Choose another one.'],
  unknownCurrency: ['The currency is not known.', 'Send its ISO 4217 code, such as NGN.'],
  unknownCountry: ['The country is not known.', 'Send its ISO 3166-1 code of two letters, such as NG.'],
  duplicateProduct: ['Another product of the store has this slug.', 'Choose another one.'],
  duplicateCategory: ['A category of the store has this slug.', 'Change that one, or choose another slug.'],
  priceScheduleOver: [
    'The schedule has set its prices back, or somebody has undone it.',
    'Read the schedule: nothing is left to undo.',
  ],
  duplicateRedirect: [
    'The store has a redirect of this path; case and a slash at the end do not tell paths apart.',
    'Change the one that is there, which `GET /redirects` lists.',
  ],
  feedsOff: [
    'The merchant has not switched the feeds on.',
    'In the console, switch them on under Settings, Feeds; or send `feeds` to `PATCH /shop` of the Apps API.',
  ],
  exportNotFound: ['There is no export with this id in the store.', 'Take an id from `GET /exports`.'],
  exportsRunning: [
    'A store has at most three exports that run.',
    'Read `GET /exports` until one of them is done, and call again.',
  ],
  importNotFound: ['There is no import with this id in the store.', 'Take an id from `GET /imports`.'],
  importOver: [
    'The import runs, has ended or was cancelled, so that it cannot be run, or not be cancelled, any more.',
    'Read the import: its `status` says where it is. Upload the file again to run it once more.',
  ],
  importNotRecognised: [
    'The header line has none of the formats of `POST /imports`. `data.columns` has its columns.',
    'Export the file again without renaming its columns, or name them as `createProduct` names its fields.',
  ],
  importUnreadable: [
    'The file is empty, has a quote that is never closed, or a line of more than a megabyte. `data` has the line and the reason.',
    'Mend the line, or export the file again.',
  ],
  importIncomplete: [
    'A line is about a product that the store does not have, and lacks its name or its price.',
    'Add both to the line. The issues of the import name it.',
  ],
  pricesOverlap: [
    'A product or a variant of the call is in another schedule for a part of the same time. `data.products` has the ids.',
    'Undo the other schedule, leave these products out, or choose another time.',
  ],
  stockItemNotFound: [
    'No product or variant of the store that keeps stock has this id. A product with variants keeps it by variant alone, and digital products, foods and services keep none.',
    'Take the ids from `GET /stock/levels`. Nothing was adjusted.',
  ],
  stockChanged: [
    'The stock on hand is not what the call expected: something was sold or adjusted meanwhile.',
    '`data.conflicts` has what is there for each such adjustment. Compute them anew, and repeat the call. Nothing was adjusted.',
  ],
  stockAlertNotFound: [
    'The code has expired, or its alert was cancelled or has ended with its e-mail.',
    'Ask again for the product.',
  ],
  stockHeld: [
    'Less would be on hand than open orders hold.',
    'Cancel orders first, or adjust to no less than `data.conflicts` says is held. Nothing was adjusted.',
  ],
  modifierGroupNotFound: [
    'The store has no modifier group with this id.',
    'Take an id from `GET /modifier-groups`.',
  ],
  modifierGroupInvalid: [
    'A modifier group is not one of this store.',
    'Take an id from `GET /modifier-groups`.',
  ],
  tooManyModifierGroups: ['The store has as many as it can.', 'Delete one that nothing has, or share one.'],
  modifiersInvalid: [
    'What was chosen breaks the minimum or the maximum of a modifier group, or is no longer offered. `data.productId` names the product, and `data.reason` is `too_few`, `too_many`, `once` or `unknown`.',
    'Read the item again, and let the shopper choose again.',
  ],
  modifierSoldOut: [
    'An option that was chosen is sold out. `data.productId` names the product.',
    'Let the shopper choose another one, or wait until `soldOutUntil`.',
  ],
  customFieldNotFound: ['The store has no field with this id.', 'Take an id from `GET /custom-fields`.'],
  duplicateCustomField: [
    'The records have a field with this key.',
    'Change that one, or choose another key.',
  ],
  tooManyCustomFields: ['The records have as many fields as they can.', 'Delete one that is no longer used.'],
  categoryInItself: [
    'The parent is the category itself, or one below it.',
    'Choose a parent outside of the category, or move that one first.',
  ],
  categoryTooDeep: [
    'The category, or one below it, would have more than four above it.',
    'Choose a parent nearer to the top.',
  ],
  categoryInvalid: ['The category is not one of this store.', 'Take an id from `GET /categories`.'],
  storeNotDigital: ['The store is not a digital one.', 'Use the token of a digital store.'],

  // Digital access
  appTokenInvalid: ['The token is missing or no longer valid.', 'Refresh the token of the app.'],
  permissionsMissing: ['The token lacks scopes.', 'Ask the merchant to consent to those in the message.'],
  accessEnded: ['The pass has ended.', 'Offer the pass to the shopper again.'],
  notRenewable: ['Lifetime access does not end.', 'Offer renewal for passes only.'],
  noSavedCard: ['No card was saved with the last payment.', 'Let the shopper buy it again, with renewal.'],
  passNotFound: ['The store has no all-access pass.', 'Create one with `PUT /digital-access/pass`.'],
  passHasVariants: ['A pass is renewed at one price.', 'Sell other terms as separate passes.'],
  productNotDigital: ['The product is not digital.', 'Send the id of a product that has `digital` set.'],
  fileTooLarge: ['The file is larger than this service accepts.', 'Make it smaller, or split it.'],
  tooManyFiles: ['The product has the maximum number of files.', 'Delete one, or pack several into one.'],
  storageFull: [
    'The store has used up its storage quota, or has deleted that much within the last hour.',
    'Delete files first. The bytes of a deleted file are removed after an hour.',
  ],
  ownerStorageFull: [
    "The stores of this store's owner together have used up what one owner may, or have deleted that much within the last hour.",
    'Delete files in any of them first. The bytes of a deleted file are removed after an hour.',
  ],
  diskFull: [
    'The disk of the service has little room left, which is kept for orders and everything else.',
    'Try again later, and tell the operator, who can free space. Nothing of the upload was stored.',
  ],
  fileStoreUnavailable: ['The file storage did not respond.', 'Try again. Nothing of the upload was stored.'],
  pictureUnreadable: [
    'The content is not a JPEG, PNG, WebP or AVIF picture, regardless of the file name.',
    'Save the picture as one of these.',
  ],
  pictureIsHeic: [
    'The picture is HEIC, as telephones save photographs; it cannot be decoded here.',
    'Export it as JPEG, or let the telephone do so: iPhones convert pictures that are picked in a browser.',
  ],
  pictureAnimated: ['The picture is animated.', 'Upload a single frame.'],
  pictureTooLarge: ['The picture has too many pixels.', 'Make it smaller.'],
  linkExpired: ['The link is older than 10 minutes, or was altered.', 'Get a new one from the library.'],
  rangeNotSatisfiable: ['The file ends before the range begins.', 'Start again, without `Range`.'],
  preconditionFailed: [
    'The file has changed since the version that `If-Match` names.',
    'Start again, without `If-Match`.',
  ],

  // Reviews, carts, orders
  duplicateReview: ['A person can review a product only once.', 'Change the existing review.'],
  duplicateSku: [
    'A SKU names one product or variant of a store.',
    'Give the holder in `data` another one first, or choose another SKU.',
  ],
  duplicateVariant: [
    'Shoppers could not tell the variants apart. `data.variants` names them.',
    'Give each its own options.',
  ],
  variantRequired: [
    'The product is sold in variants, and it has no such variant, or no longer.',
    'Send the id of a variant of the product in `data.productId`.',
  ],
  cartFull: ['The cart has 100 lines.', 'Remove a line, or order what is in it.'],
  amountTooLarge: ['The total is more than can be charged.', 'Order less at a time.'],
  cartLineFull: ['The line would have more than 10,000 units.', 'Order less at a time.'],
  cartEmpty: ['The cart has no lines.', 'Add a product to it, or send `items`.'],
  belowMinimum: [
    'The store sells the product in `data.productId` only from `data.limit` units on; the order has `data.quantity` over all lines.',
    'Order more of it, or remove it.',
  ],
  aboveMaximum: [
    'The store sells no more than `data.limit` units of the product in `data.productId` at once; the order has `data.quantity` over all lines.',
    'Order less of it.',
  ],
  outOfStock: [
    'There is less stock than the order needs; somebody else may have bought the rest. `data.productId` names the product.',
    'Lower the quantity, or remove the product from the cart.',
  ],
  guestShareReached: [
    'Guests hold as many unpaid pieces of the product in `data.productId` as the store lets them. `data.left` are still free.',
    'Sign the shopper in with a code, lower the quantity, or try again later.',
  ],
  totalChanged: [
    'A price or the cart has changed since `expectedTotal` was shown. `data.total` is what it is now.',
    'Show the shopper the new total, and order with it once they have confirmed.',
  ],
  emailRequired: ['A guest has no e-mail address on record.', 'Send `email` with the order.'],
  tooManyUnpaidOrders: ['Unpaid orders hold stock, so there is a limit.', 'Pay for one or cancel one.'],
  tooManyGuestOrders: [
    'Guests at this network address have too many unpaid orders.',
    'Sign the shopper in, or try again later.',
  ],
  placeNotFound: ['No address is known at this location.', 'Let the shopper enter the address.'],
  addressProviderUnavailable: ['The address provider did not respond.', 'Let the shopper enter the address.'],
  orderNotCancellable: [
    'The order is paid, shipped, refunded or already cancelled.',
    'Cancel its shipments first. A paid order is cancelled by the store, with `POST /orders/{id}/cancel` of the Apps API.',
  ],
  orderBeingPaid: [
    'A payment of the order is open.',
    'Wait for it to end, or cancel it with `POST /orders/{id}/pay/cancel`.',
  ],
  illegalStatusMove: ['This change of status is not allowed.', '`data.allowed` lists the allowed ones.'],
  orderItemNotFound: ['The order has no line with this id.', 'Take the ids of `items` in the order.'],
  paymentTooLarge: [
    'Less than this amount is left to pay, which `data.due` has.',
    'Book what is left, and give the buyer the rest back.',
  ],
  orderAlreadyPaid: ['The order was paid in another way before.', 'Pay the money back if it came twice.'],
  orderNotRefundable: ['Nothing was paid, or everything was refunded.', 'Cancel an order that is not paid.'],
  refundRefused: ['The provider refused, for `data.reason`.', 'Resolve the reason, then refund again.'],
  refundNotRetryable: ['It has succeeded, or it is in progress.', 'Read the refund again.'],
  refundTooLarge: ['Less than this amount can still be refunded.', 'Leave `amount` out to refund the rest.'],
  withdrawByEmail: [
    'Nobody has proved the e-mail address of a guest, to which the receipt goes.',
    'Use `POST /withdrawals`, which mails a code.',
  ],
  withdrawalCodeNotFound: [
    'No such code was mailed for the store in the last 14 days.',
    'Declare the withdrawal again, and use the code of the newest e-mail.',
  ],
  returnsNotTaken: [
    'The store takes no goods back of its own accord.',
    'Offer what `offers` of `GET /orders/{id}/returns` lists.',
  ],
  returnPeriodOver: ['The time from the delivery on has passed.', 'Let the shopper write to the store.'],
  orderNotReturnable: ['The order was cancelled or fully refunded.', 'There is nothing to do.'],
  lineNotReturnable: [
    'The law lets the store exclude this product, for `data.reason`.',
    'Leave the line out. Faulty goods can be returned with a `claim`.',
  ],
  tooManyReturned: [
    'The line has fewer pieces, or others of them are being returned. `data.left` can be.',
    'Lower the quantity.',
  ],
  wantedOnlyInExchange: [
    'A return, a claim and a withdrawal bring money, not other goods.',
    'Ask with the kind `exchange`, or leave `wanted` out.',
  ],
  wantedNotSold: [
    'The product is not for sale, has variants of which none was named, or needs choices or a time.',
    'Name a product, and a variant where it has them.',
  ],
  illegalReturnMove: ['This change of status is not allowed.', '`data.allowed` lists the statuses that are.'],
  orderNotDeletable: ['Payment or delivery of the order is not finished.', 'Cancel or refund it first.'],

  // Edits of orders
  orderChanged: ['`updatedAt` is not that of the order.', 'Read the order again, and edit what it is now.'],
  orderNotEditable: [
    'It is cancelled, refunded or sent, or its invoice was issued before it was paid.',
    'Take goods back with a return, or cancel the order.',
  ],

  // Draft orders
  draftOrderCompleted: [
    'The draft was completed, or somebody has begun to pay by its link.',
    'Change the order, whose id is that of the draft.',
  ],
  draftOfReturn: [
    'It holds what the shopper wants in exchange for what comes back.',
    'Receive, close or refuse the return.',
  ],
  draftOrderWithoutEmail: [
    'An order has an e-mail address.',
    'Change the draft: give it `email` or `customer`.',
  ],
  draftOrderEmpty: ['The draft has no lines.', 'Change the draft: give it `lines`.'],
  draftOrderMailedTooOften: [
    'The address has had many e-mails.',
    'Wait, or hand the customer a payment link.',
  ],

  // Payments
  duplicatePaymentMethod: ['A store has one method for each option.', 'Change the existing one.'],
  paymentLinkNotFound: [
    'The link has expired, or the store has made a new one.',
    'Ask the store for a new link.',
  ],
  orderNotPayable: [
    'The order is paid, cancelled or expired.',
    'Read the order again, and place a new one if necessary.',
  ],
  orderTriedTooOften: ['Too many cards were tried for the order.', 'Offer another way to pay.'],
  tooManyCardTries: ['Too many cards were tried from this address.', 'Wait for `Retry-After`.'],
  cardDeclined: ['The bank declined the card. Nothing was charged.', 'Ask for another card.'],
  paymentProviderUnavailable: [
    'The provider did not respond, so nobody knows yet whether the card was charged.',
    'Ask for the payment status. Do not start another payment.',
  ],
  paymentNotCancellable: ['It cannot be cancelled, or a transfer was reported.', 'Wait until it ends.'],
  proofNotExpected: ['Only bank transfers have a proof.', 'Begin the payment by bank transfer first.'],
  proofEmpty: ['The proof is empty.', 'Send a link, a reference or a note.'],
  proofFileUnreadable: ['The bytes are of no such file, regardless of its name.', 'Send a picture or a PDF.'],
  tooManyProofFiles: [
    'The order has had the maximum number of files.',
    'Send a reference or a note instead.',
  ],
  proofFilesFull: [
    'The files of transfers take up as much as the storage quota of the store. Each is kept for 180 days.',
    'Send a reference or a note instead.',
  ],
  invoiceCleared: [
    'A clearance system has answered about this document before, in other words.',
    'Correct an invoice by a credit note. Its first clearance stays.',
  ],
  invoiceHasNoXml: [
    'EN 16931 has no room for several taxes on a line, for three decimals, or for a seller without what it demands.',
    'Use the PDF, or complete the settings of invoices for the next ones.',
  ],
  proofFileNotFound: ['No file was sent, or it is older than 180 days.', 'Use the words of the report.'],
  unknownProvider: ['No such provider is configured.', 'Check the address that the provider calls.'],
  invalidSignature: ['The body is not what the provider signed.', 'Check the secret of the callback.'],

  // Shipping
  rateExpired: ['A rate is valid for 30 minutes.', 'Ask for new rates.'],
  rateUsed: ['A rate can be used for one order.', 'Ask for new rates.'],
  rateOutdated: ['The cart or the address has changed since.', 'Ask for new rates.'],
  rateRequired: [
    'The store has shipping zones, and the order has goods that are shipped.',
    'Ask for rates (`POST /shipping/rates`) and send a `rateId`. Without any rate, nothing is delivered there.',
  ],
  notDeliveredThere: [
    'No shipping zone of the store has a rate for this address and subtotal.',
    'Offer another address, or collection where the store has it.',
  ],
  phoneRequired: [
    'The store, or the courier of the rate, needs the recipient’s number, which the address lacks.',
    'Add `phone` to the address, and ask for a new rate.',
  ],
  fulfilmentNotOffered: [
    'The store has set no opening hours for this way of fulfilment, so no order can have a time in it.',
    'Read `GET /shop/hours`, and offer the ways that it lists.',
  ],
  dueTimeRequired: [
    'The store has opening hours for this way of fulfilment, and the order says no time.',
    'Let the shopper choose one of `GET /shop/slots` for `dueAt`, or send `asap: true`.',
  ],
  tableNotFound: [
    'No table of the store has this id or, in an order, this code.',
    'Scan the QR code of the table again, or list the tables.',
  ],
  duplicateTable: ['Names of tables are unique in a store, in any case.', 'Choose another name.'],
  tooManyTables: ['The store has as many as it can.', 'Delete one that is no longer used.'],
  tableInUse: [
    'Its unpaid orders, which make up its bill, have its name.',
    'Close its bill first, then rename it.',
  ],
  billEmpty: ['No order of the table waits for its payment.', 'Read the bill again.'],
  billChanged: [
    'Guests have ordered or paid since they were shown `total`. `data.total` is what is open now.',
    'Read the bill again, and show it to the guests.',
  ],
  belowDeliveryMinimum: [
    'The store delivers to this address from a higher subtotal. `data.minimum` is that subtotal.',
    'Let the shopper add something, or choose pickup.',
  ],
  addressNotLocated: [
    'The store delivers within an area on the map, and the address has no coordinates.',
    'Send `lat` and `lng` of the address, for instance those of `GET /address/autocomplete`.',
  ],
  ticketNotFound: ['No ticket of the store has this id.', 'List the tickets again.'],
  ticketMoved: [
    'The ticket is not in the state that `from` names, because somebody else has moved it. `data.state` is where it is.',
    'Read the ticket again; keep its state if it is further than yours.',
  ],
  ticketCancelled: [
    'The order has been cancelled or refunded, so it has no due time any more.',
    'Move the ticket to `done`.',
  ],
  foodNotOffered: [
    'A food of the order is offered at certain times only, and the order is not due at one of them; without `dueAt` or `asap`, it is due now. `data.productId` names the food.',
    'Let the shopper choose a time that is in `availableAt` of the food, or order without it.',
  ],
  timeNotOffered: [
    'The store is closed then, the time is too soon or too far ahead, or no slot begins at it.',
    'Read `GET /shop/slots` again, and send the `startsAt` of a slot that is free.',
  ],
  slotFull: [
    'As many orders are due in this slot as the store takes.',
    'Read `GET /shop/slots` again, and let the shopper choose a slot that is free.',
  ],
  noSlotLeft: [
    'No slot is free within the days for which the store takes orders.',
    'Read `GET /shop/hours`, which says when the store opens, and try again later.',
  ],
  collectionNotOffered: ['The merchant has not set up collection.', 'Offer delivery instead.'],
  nothingToShip: ['Everything is shipped, or nothing needs to be.', 'Read the shipments of the order.'],
  orderNotPaid: [
    'Many orders are sent at once only if they are paid, or if the merchant has accepted them.',
    'Confirm its payment, or ship it alone.',
  ],
  lineNotLeft: [
    'The others are in shipments already, or the line is not shipped at all.',
    'Ship no more than `data.left`, or cancel the shipment that has the others.',
  ],
  orderNotShippable: ['The order was cancelled or refunded.', 'Do not ship anything for it.'],
  shippingAddressRequired: ['The order was placed without an address.', 'Send `shippingAddressId`.'],
  illegalShipmentMove: ['This change of status is not allowed.', '`data.allowed` lists the allowed ones.'],
  labelRefused: ['The courier refused, for the reason in the message.', 'Correct the address or the parcel.'],
  dispatchOff: ['No courier is configured.', 'Ask the operator of the service to set one up.'],
  dispatchRefused: ['No courier serves this route.', 'Ship it with a label instead.'],
  shipmentNotDispatchable: ['The shipment is on its way, or has ended.', 'Dispatch only pending ones.'],
  shipmentHasLabel: ['The carrier of the label delivers it.', 'Create a shipment without a label.'],
  shipmentDispatched: ['A courier already has the job: `data.dispatchId` names it.', 'Follow that dispatch.'],
  originRequired: ['The store has no pickup address.', 'Set the origin in the shipping settings.'],
  courierUnavailable: ['The courier did not respond.', 'Try again in a minute.'],

  // Coupons and customers
  invalidCouponCode: ['No active coupon of the store has this code.', 'Ask for another one.'],
  couponExpired: ['The coupon has ended.', 'Ask for another one.'],
  couponNotStarted: ['The coupon is not valid yet.', 'Try it again on or after its start date.'],
  couponUsedUp: ['The coupon has reached its usage limit.', 'Ask for another one.'],
  couponUsedMeanwhile: [
    'Its limit for each shopper was reached by an order that was paid first.',
    'Cancel the order and place it without the coupon.',
  ],
  couponUsedByYou: ['The shopper has used it as often as allowed.', 'Ask for another one.'],
  couponMinimum: ['Subtotal and shipping are less than its minimum.', 'Show the amount in the message.'],
  orderNotYours: ['The order is somebody else\u2019s.', 'Use the token of the shopper who placed it.'],
  orderHasCoupon: ['An order takes only one coupon.', 'Place a new order to use another one.'],
  orderNotPending: ['Only pending orders take a coupon.', 'Apply it before the payment.'],
  couponOrderBeingPaid: ['A payment of the order is open.', 'Wait for it to end, or cancel it.'],
  tooManyTaxRegistrations: ['Each order looks at all of them.', 'Delete one that has ended.'],
  tooManyTaxRates: ['The store has as many rates as it can.', 'Delete those that have ended.'],
  taxIdInvalid: [
    'The number has a wrong check digit or length, or belongs to another country than `country` says.',
    'Let the shopper correct it, or leave it out.',
  ],
  taxRateMissing: [
    'The store collects taxes at this address, but has no rate for it.',
    'Tell the store, which has to add the rate.',
  ],
  taxesUnavailable: [
    'The provider that computes the taxes of the store has no answer for this address.',
    'Check the address, and try again in a minute.',
  ],
  tooManyAutomaticDiscounts: ['The store has as many as a cart can look at.', 'Delete one that is over.'],
  couponNotForItems: ['None of the items is among those that the coupon is for.', 'Add one of those items.'],
  couponNotCombinable: [
    'A discount of the store that does not combine with coupons takes more.',
    'Keep the coupon for another order.',
  ],
  duplicateCode: ['Another coupon has this code.', 'Change that one, or choose another code.'],
  duplicateEmail: ['Another customer has this address.', 'Change that customer.'],
  duplicateCustomer: ['This person is already a customer.', 'Change that customer.'],
  unknownUser: ['Nobody has this id.', 'Leave `user` out for somebody without an account.'],

  // Office
  unknownAssignee: ['These people do not work for the store.', 'Take ids from its staff.'],
  unknownRecord: ['The note is about an unknown record.', 'Check `resource` and `resourceId`.'],
  duplicateBlog: ['Another post has this slug.', 'Choose another one.'],
  domainNotClaimable: ['The name is reserved, or is not a domain.', 'Check its availability first.'],
  domainTaken: [
    'Another store has the domain, or had it within the last 180 days.',
    'Choose another one. If you have bought it since, ask the platform to free it.',
  ],
  duplicateDomain: ['The store already has the domain.', 'Read the domains of the store.'],
  tooManyDomains: [
    'The store has the maximum number of domains, counting those that it gave up in the last 180 days.',
    'Take a former one again, or wait until one is no longer kept.',
  ],
  defaultAddress: ['Every store keeps its default address.', 'Change the slug of the store.'],
  newsletterCodeNotFound: ['The link has expired, or was already used.', 'Subscribe again.'],
  payoutUnsupported: [
    'This method does not pay in the currency of the store.',
    'Take one from `/payouts/supported`.',
  ],
  payoutReferenceUsed: ['Another payout has this reference.', 'Send the reference of this transfer.'],
  payoutCurrencyUnsupported: ['No payout method supports this currency.', 'Use a store in another currency.'],
  kycDecided: ['Somebody else has already decided the check.', 'Read it again.'],
  duplicateKyc: ['A check of this type is pending or approved.', 'Wait until it is decided.'],
  pushOff: ['Push messages are not configured on this service.', 'Do not offer them.'],
  unsafePushEndpoint: ['The address does not belong to a push service.', 'Send what the browser gave you.'],

  // Console
  duplicateRole: ['Another role has this name.', 'Choose another one.'],
  roleInUse: ['Somebody has this role.', 'Give them another one first.'],
  tooManyInstallations: ['The store already has the maximum number of apps.', 'Remove one that is not used.'],
  tooManyInvitations: ['Too many invitations were sent.', 'Wait for `Retry-After`.'],
  alreadyOwner: ['You already own the store.', 'Name somebody else.'],
  storeClosed: ['The owner or the platform has closed the store.', 'A closed store cannot be opened again.'],
  usedElsewhere: [
    'Other stores or the console also keep data for this account, which a page of one store must not delete.',
    'Send the person to the console, where any account can sign in and delete itself.',
  ],
  ownsStores: ['An account that owns stores cannot be deleted.', 'Hand the stores over or close them first.'],
  duplicateStaff: ['This person already works for the store.', 'Change their role.'],
  scopeNotAllowed: ['You cannot grant a scope that your role does not have.', 'Ask the owner of the store.'],
  notStoreOwner: ['Only the owner may do this.', 'Sign in as the owner.'],
  storesClosed: ['The platform accepts no new stores for now.', 'Try again later.'],
  merchantNotInvited: ['Only invited merchants can open stores.', 'Ask the platform for an invitation.'],
  tooManyStores: [
    'Each account can open a limited number of stores; closed ones count too.',
    'Hand stores over to their merchants, or ask the platform for more.',
  ],
  unsafeWebhookUrl: ['The address is private, or not HTTPS.', 'Give the receiver a public HTTPS address.'],
  webhookOff: ['The app has no webhook.', 'Save its address first.'],
  cursorExpired: [
    'The events after this position are gone: they are kept for 30 days.',
    'Read the records themselves, then start without `after`.',
  ],
  notInstalled: ['The store has uninstalled it, or withdrawn the scope.', 'Do not send it again.'],
  tooManyDeliveries: ['The period has too many deliveries.', 'Split it into shorter ones.'],
  mailboxOff: ['E-mails are sent, not kept.', 'Look in the mailbox of the recipient.'],

  // Agents
  agentProfileInvalid: [
    '`UCP-Agent` is missing, or its `profile` is not an HTTPS address.',
    'Send `UCP-Agent: profile="https://…"` with each call.',
  ],
  agentProfileUnreachable: [
    'The profile did not answer 200 within 5 seconds, or redirects.',
    'Serve it over HTTPS at a public address, without a redirect.',
  ],
  agentProfileMalformed: [
    'The profile is not a JSON object with `ucp.version`, `ucp.services` and `ucp.payment_handlers`, or a key is private.',
    'Check it against the schema of platform profiles.',
  ],
  agentVersionUnsupported: [
    'The `ucp.version` of the profile is not one of the store.',
    'Read `/.well-known/ucp` of the store, and use a profile of a version that it names.',
  ],
  agentCapabilitiesIncompatible: [
    'The profile does not name the capability of the operation in the version of the store.',
    'Add it to `ucp.capabilities` of the profile.',
  ],
  agentSignatureMissing: [
    'The profile has keys, so anybody could pretend to be the agent if unsigned calls were taken.',
    'Sign with one of them (RFC 9421).',
  ],
  agentSignatureInvalid: [
    'The signature does not fit the request, is too old, or leaves out a component that it must cover. The message says which.',
    'Cover `@method`, `@authority`, `@path`, `ucp-agent`, and `content-digest` and `content-type` of a body.',
  ],
  agentKeyNotFound: [
    'No key of the profile has the `keyid` of the signature, or it is not for signatures.',
    'Publish the key; a profile is read again after a minute at the earliest.',
  ],
  agentDigestMismatch: [
    'The body was changed after its digest was computed.',
    'Compute the SHA-256 digest of the bytes that are sent.',
  ],
  agentAlgorithmUnsupported: ['The key is not an EC key on P-256.', 'Publish such a key, and sign with it.'],
  agentStopped: ['The merchant has stopped the agent.', 'Ask the merchant.'],
  agentNotFound: ['The store has no agent of this id.', 'List the agents of the store with `GET /agents`.'],
  checkoutNotFound: ['It belongs to another agent or another store, or never existed.', 'Create a checkout.'],
  agentCartNotFound: [
    'It belongs to another agent or another store, is cancelled or has expired, or never existed.',
    'Create a cart.',
  ],
  checkoutNotOpen: [
    'Its order is placed or paid, or it is cancelled or has expired.',
    'Read it, or create another one.',
  ],
  catalogueItemNotFound: [
    'It was removed, is not for sale, or belongs to another store.',
    'Search the catalogue again.',
  ],

  // OAuth 2.0
  invalidOauthRequest: ['A parameter is missing or wrong. The message names it.', 'Correct the request.'],
  invalidClient: ['The secret does not belong to this client.', 'Check both, or rotate the secret.'],
  invalidGrant: [
    'The code is older than 60 seconds or was used, or the refresh token is spent.',
    'Send the merchant through the consent page again.',
  ],
  authorizationPending: [
    'The person has not confirmed the code in the browser yet.',
    'Ask again after `interval` seconds.',
  ],
  slowDown: ['Two requests came within the interval.', 'Add 5 seconds to the interval and continue.'],
  deviceDenied: ['The person refused the device in the browser.', 'Start again if that was a mistake.'],
  deviceExpired: ['More than 10 minutes have passed since the code was shown.', 'Start again.'],
  unsupportedDeviceGrant: ['This endpoint supports one grant type.', 'Send the one in the message.'],
  unsupportedGrantType: ['This endpoint supports two grant types.', 'Send one of those in the message.'],
  scopeNotGranted: ['Only the app itself can ask for more.', 'Open the app, and let it ask for consent.'],
  invalidScope: ['The app has not registered these scopes.', 'Register them in the console first.'],
  invalidTarget: [
    'The parameter `resource` names another server than the Apps API.',
    'Send the address that the Apps API names in its protected resource metadata, or leave it out.',
  ],
  scopeTooWide: ['A refresh cannot widen what was granted.', 'Send the merchant through the consent page.'],
  invalidRedirectUri: ['Redirect URIs are compared character by character.', 'Send one that is registered.'],
  publicApp: [
    'The app is public (`confidential` is false), so it identifies itself by PKCE alone.',
    'Make it confidential with `PATCH /apps/{appId}` first, if it runs where it can keep a secret.',
  ],

  // Bookings
  tooManyResources: [
    'The store has as many resources as it can have.',
    'Delete one that is not booked any more.',
  ],
  serviceNotBookable: ['No resource of the store does it.', 'Order it like a product.'],
  bookingRequired: [
    'A resource does this service, so it is sold for a time only.',
    'Book a time with `POST /bookings`, and order it with `bookings` of `POST /orders`. A draft or an edit has none.',
  ],
  timeAlertNotFound: [
    'The code has expired, its alert was cancelled or has ended with its e-mail, or its day is over.',
    'Ask again for the service, or for another day.',
  ],
  timeNotBookable: [
    'It is outside of the working hours, too soon or too far ahead, or no slot begins then.',
    'Choose one of `GET /services/{id}/slots`.',
  ],
  timeTaken: ['Somebody else was faster.', 'Read the slots again, and choose another one.'],
  tooManyBookings: [
    'Times that are held without being paid for are limited.',
    'Pay for one of them or cancel it.',
  ],
  tooManyGuestBookings: ['Guests of one network can hold only so many times.', 'Sign in, or wait.'],
  holdOver: ['A hold ends after 15 minutes, or was ordered or cancelled.', 'Book the time again.'],
  bookingTooLate: [
    'The rules of the service allow it earlier only.',
    'Ask the store, which can still do it.',
  ],
  illegalBookingMove: [
    'This change of status is not allowed.',
    '`data.allowed` lists the statuses that are.',
  ],
  serviceWithoutDuration: [
    'A service is booked for a time, so its length must be known.',
    'Set `durationMinutes` of the service first.',
  ],
}
