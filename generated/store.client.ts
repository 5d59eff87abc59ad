// Written by `make gen` from openapi/. Change the contract, not this file.
import type { Listing, Method, Table } from '../src/client/types.ts'
import type { operations as contract } from './store.types.ts'

/** The codes by which every operation can be refused. */
type Usual = 'too_many_requests' | 'unexpected' | 'busy' | 'took_too_long' | 'unavailable' | 'shop_not_found' | 'store_suspended'

export interface StoreOperations {
  auth: {
    /** Start a guest session. */
    createGuest: Method<contract['createGuest'], [], Usual>
    /** Request a sign-in code by e-mail. */
    authenticate: Method<contract['authenticate'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'too_many_codes'>
    /** Sign in with the code from the e-mail. */
    verifyEmail: Method<contract['verifyEmail'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'invalid_otp' | 'user_not_found'>
    /** Get the profile of the signed-in shopper. */
    getMe: Method<contract['getMe'], [], Usual | 'authentication_required'>
    /** Update the profile. */
    updateMe: Method<contract['updateMe'], [], Usual | 'authentication_required' | 'login_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'changed_meanwhile'>
    /** Delete the account. */
    deleteMe: Method<contract['deleteMe'], [], Usual | 'authentication_required' | 'login_required' | 'sign_in_again' | 'changed_meanwhile' | 'owns_stores' | 'used_elsewhere'>
    /** Export the data that a store keeps about you. */
    exportMe: Method<contract['exportMe'], [], Usual | 'authentication_required' | 'login_required' | 'sign_in_again'>
    /** Get a new token before the old one expires. */
    refreshToken: Method<contract['refreshToken'], [], Usual | 'authentication_required'>
    /** Sign out. */
    logout: Method<contract['logout'], [], Usual | 'authentication_required'>
    /** Sign out everywhere. */
    logoutAll: Method<contract['logoutAll'], [], Usual | 'authentication_required' | 'login_required'>
  }
  shop: {
    /** Get the store and its branding. */
    get: Method<contract['getShop'], [], Usual>
    /** Get what a sitemap lists. */
    getSitemap: Method<contract['getSitemap'], [], Usual | 'invalid_request', 'page'>
    /** Find where a path leads. */
    findRedirect: Method<contract['findRedirect'], [], Usual | 'invalid_request' | 'redirect_not_found'>
    /** Get the store's policies. */
    getPolicies: Method<contract['getShopPolicies'], [], Usual>
    /** Get the opening hours. */
    getHours: Method<contract['getHours'], [], Usual>
    /** Get a table. */
    getTable: Method<contract['getTable'], [code: string], Usual | 'malformed_uri' | 'table_not_found'>
    /** Get the bill of a table. */
    getGuestBill: Method<contract['getGuestBill'], [code: string], Usual | 'malformed_uri' | 'table_not_found'>
    /** Make a payment link for an order on the bill. */
    createGuestPaymentLink: Method<contract['createGuestPaymentLink'], [code: string, orderId: string], Usual | 'malformed_uri' | 'table_not_found' | 'order_not_found' | 'order_not_payable'>
    /** List the slots of a day. */
    listSlots: Method<contract['listSlots'], [], Usual | 'invalid_request' | 'fulfilment_not_offered'>
  }
  products: {
    /** List and search the store's products. */
    list: Listing<contract['listProducts'], [], Usual | 'invalid_request', 'products', 'sort' | 'page' | 'limit'>
    /** List prices that automatic discounts reduce. */
    listReducedPrices: Method<contract['listReducedPrices'], [], Usual | 'invalid_request'>
    /** Get a product. */
    get: Method<contract['getProduct'], [id: string], Usual | 'malformed_uri' | 'product_not_found'>
    /** List related products. */
    listRelatedProducts: Method<contract['listRelatedProducts'], [id: string], Usual | 'malformed_uri' | 'product_not_found'>
  }
  foods: {
    /** List and search the store's foods. */
    list: Listing<contract['listFoods'], [], Usual | 'invalid_request', 'foods', 'page' | 'limit'>
    /** Get a food. */
    get: Method<contract['getFood'], [id: string], Usual | 'malformed_uri' | 'food_not_found'>
  }
  services: {
    /** List the store's services. */
    list: Listing<contract['listServices'], [], Usual | 'invalid_request', 'services', 'page' | 'limit'>
    /** Get a service. */
    get: Method<contract['getService'], [id: string], Usual | 'malformed_uri' | 'service_not_found'>
  }
  bookings: {
    /** List the free slots of a service. */
    listServiceSlots: Method<contract['listServiceSlots'], [id: string], Usual | 'invalid_request' | 'malformed_uri' | 'service_not_found' | 'service_not_bookable'>
    /** List your bookings. */
    list: Listing<contract['listBookings'], [], Usual | 'authentication_required' | 'invalid_request', 'bookings', 'page' | 'limit'>
    /** Book a time for a service. */
    create: Method<contract['createBooking'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'service_not_found' | 'service_not_bookable' | 'resource_not_found' | 'time_not_bookable' | 'time_taken' | 'email_required' | 'too_many_bookings'>
    /** Get a booking. */
    get: Method<contract['getBooking'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'booking_not_found'>
    /** Move a booking. */
    move: Method<contract['moveBooking'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'booking_not_found' | 'illegal_status_move' | 'booking_too_late' | 'resource_not_found' | 'time_not_bookable' | 'time_taken'>
    /** Cancel a booking. */
    cancel: Method<contract['cancelBooking'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'booking_not_found' | 'illegal_status_move' | 'booking_too_late' | 'order_not_cancellable' | 'order_being_paid'>
  }
  timeAlerts: {
    /** Ask to be told when a time becomes free. */
    create: Method<contract['createTimeAlert'], [id: string], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'service_not_found' | 'service_not_bookable' | 'resource_not_found' | 'time_not_bookable'>
    /** Confirm an alert. */
    confirm: Method<contract['confirmTimeAlert'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'code_not_found'>
    /** Cancel an alert. */
    cancel: Method<contract['cancelTimeAlert'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'code_not_found'>
  }
  stockAlerts: {
    /** Ask to be told when a product is back. */
    create: Method<contract['createStockAlert'], [id: string], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'product_not_found' | 'variant_required'>
    /** Confirm an alert. */
    confirm: Method<contract['confirmStockAlert'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'code_not_found'>
    /** Cancel an alert. */
    cancel: Method<contract['cancelStockAlert'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'code_not_found'>
  }
  categories: {
    /** List the store's categories. */
    list: Listing<contract['listCategories'], [], Usual | 'invalid_request', 'categories', 'page' | 'limit'>
    /** Get a category. */
    get: Method<contract['getCategory'], [id: string], Usual | 'malformed_uri' | 'category_not_found'>
  }
  reviews: {
    /** List the reviews of a product. */
    list: Listing<contract['listReviews'], [], Usual | 'invalid_request' | 'product_not_found', 'reviews', 'page' | 'limit'>
    /** Review a product. */
    create: Method<contract['createReview'], [], Usual | 'authentication_required' | 'login_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'product_not_found' | 'duplicate_review'>
    /** Get the rating summary of a product. */
    getSummary: Method<contract['getReviewSummary'], [], Usual | 'invalid_request' | 'product_not_found'>
    /** Update your own review. */
    update: Method<contract['updateReview'], [id: string], Usual | 'authentication_required' | 'login_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'review_not_found'>
    /** Delete your own review. */
    delete: Method<contract['deleteReview'], [id: string], Usual | 'authentication_required' | 'login_required' | 'malformed_uri' | 'changed_meanwhile' | 'review_not_found'>
  }
  wishlist: {
    /** List the wishlist. */
    list: Listing<contract['listWishlist'], [], Usual | 'authentication_required' | 'invalid_request', 'products', 'page' | 'limit'>
    /** Add a product to the wishlist. */
    addItem: Method<contract['addWishlistItem'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'product_not_found'>
    /** Remove a product from the wishlist. */
    removeItem: Method<contract['removeWishlistItem'], [productId: string], Usual | 'authentication_required' | 'malformed_uri' | 'changed_meanwhile' | 'wishlist_item_not_found'>
    /** Move a product from the wishlist to the cart. */
    moveItem: Method<contract['moveWishlistItem'], [productId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'wishlist_item_not_found' | 'product_not_found' | 'variant_required' | 'modifiers_invalid' | 'cart_full' | 'cart_line_full' | 'amount_too_large'>
  }
  cart: {
    /** Get the cart. */
    get: Method<contract['getCart'], [], Usual | 'authentication_required'>
    /** Empty the cart. */
    clear: Method<contract['clearCart'], [], Usual | 'authentication_required' | 'changed_meanwhile'>
    /** Count the items in the cart. */
    count: Method<contract['countCart'], [], Usual | 'authentication_required'>
    /** Set the tax number of the buyer. */
    setTaxId: Method<contract['setCartTaxId'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'changed_meanwhile' | 'tax_id_invalid' | 'unknown_country'>
    /** Add an item to the cart. */
    addItem: Method<contract['addCartItem'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'product_not_found' | 'variant_required' | 'cart_full' | 'cart_line_full' | 'amount_too_large' | 'modifiers_invalid' | 'modifier_sold_out'>
    /** Change the quantity of a cart line. */
    updateItem: Method<contract['updateCartItem'], [itemId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'cart_item_not_found' | 'amount_too_large' | 'cart_line_full' | 'product_not_found' | 'modifiers_invalid' | 'modifier_sold_out'>
    /** Remove a line from the cart. */
    removeItem: Method<contract['removeCartItem'], [itemId: string], Usual | 'authentication_required' | 'malformed_uri' | 'changed_meanwhile' | 'cart_item_not_found'>
  }
  orders: {
    /** List your orders. */
    list: Listing<contract['listOrders'], [], Usual | 'authentication_required' | 'invalid_request', 'orders', 'page' | 'limit'>
    /** Place an order. */
    create: Method<contract['createOrder'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'cart_empty' | 'product_not_found' | 'variant_required' | 'modifiers_invalid' | 'modifier_sold_out' | 'food_not_offered' | 'unknown_country' | 'out_of_stock' | 'below_minimum' | 'above_maximum' | 'guest_share_reached' | 'amount_too_large' | 'email_required' | 'too_many_unpaid_orders' | 'shipping_address_not_found' | 'payment_method_not_found' | 'rate_not_found' | 'rate_expired' | 'rate_used' | 'rate_outdated' | 'rate_required' | 'not_delivered_there' | 'below_delivery_minimum' | 'address_not_located' | 'table_not_found' | 'phone_required' | 'collection_not_offered' | 'fulfilment_not_offered' | 'due_time_required' | 'time_not_offered' | 'slot_full' | 'no_slot_left' | 'booking_required' | 'booking_not_found' | 'hold_over' | 'tax_rate_missing' | 'taxes_unavailable' | 'total_changed'>
    /** Quote an order. */
    quote: Method<contract['quoteOrder'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'cart_empty' | 'product_not_found' | 'variant_required' | 'modifiers_invalid' | 'modifier_sold_out' | 'amount_too_large' | 'unknown_country' | 'tax_rate_missing' | 'taxes_unavailable' | 'shipping_address_not_found' | 'below_delivery_minimum' | 'address_not_located' | 'not_delivered_there' | 'rate_not_found' | 'rate_expired' | 'rate_used' | 'rate_outdated' | 'invalid_coupon_code' | 'coupon_not_started' | 'coupon_expired' | 'coupon_used_up' | 'coupon_used_by_you' | 'coupon_minimum' | 'coupon_not_for_items' | 'coupon_not_combinable'>
    /** Track an order without signing in. */
    track: Method<contract['trackOrder'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'order_not_found'>
    /** Get one of your orders. */
    get: Method<contract['getOrder'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found'>
    /** Pay for an order. */
    pay: Method<contract['payOrder'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'order_not_found' | 'payment_method_not_found' | 'order_not_payable' | 'coupon_used_meanwhile' | 'too_many_card_tries' | 'card_declined' | 'payment_provider_unavailable'>
    /** Cancel the payment of an order. */
    cancelPayment: Method<contract['cancelPayment'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found' | 'payment_not_cancellable' | 'payment_provider_unavailable'>
    /** Get the payment status of an order. */
    getPaymentStatus: Method<contract['getPaymentStatus'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found'>
    /** Cancel an unpaid order. */
    cancel: Method<contract['cancelOrder'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found' | 'order_not_cancellable' | 'order_being_paid'>
    /** Report a bank transfer. */
    submitProof: Method<contract['submitProof'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'order_not_found' | 'proof_not_expected' | 'proof_empty'>
    /** Get a link to the file of a reported transfer. */
    getProofFile: Method<contract['getProofFile'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found' | 'proof_file_not_found'>
    /** Report a bank transfer with a file. */
    uploadProofFile: Method<contract['uploadProofFile'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'file_too_large' | 'unsupported_media_type' | 'malformed_uri' | 'order_not_found' | 'proof_not_expected' | 'proof_file_unreadable' | 'too_many_proof_files' | 'proof_files_full' | 'disk_full' | 'file_store_unavailable'>
    /** List the invoices of your order. */
    listInvoices: Method<contract['listOrderInvoices'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found'>
    /** Get a link to an invoice of your order. */
    getInvoiceDocument: Method<contract['getOrderInvoiceDocument'], [id: string, invoiceId: string], Usual | 'authentication_required' | 'invalid_request' | 'malformed_uri' | 'order_not_found' | 'invoice_not_found' | 'invoice_has_no_xml', 'format' | 'profile'>
    /** List the shipments of one of your orders. */
    listShipments: Listing<contract['listOrderShipments'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'malformed_uri' | 'order_not_found', 'shipments', 'page' | 'limit'>
  }
  payments: {
    /** List the store's payment methods. */
    list: Method<contract['listPayments'], [], Usual | 'authentication_required'>
    /** Read the order of a payment link. */
    readLink: Method<contract['readPaymentLink'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'payment_link_not_found'>
    /** Pay an order by its payment link. */
    payByLink: Method<contract['payByLink'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'payment_link_not_found' | 'payment_method_not_found' | 'order_not_payable' | 'order_being_paid' | 'coupon_used_meanwhile' | 'too_many_card_tries' | 'card_declined' | 'payment_provider_unavailable'>
    /** Receive a payment provider's callback. */
    receiveCallback: Method<contract['receivePaymentCallback'], [provider: string], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'unknown_provider' | 'invalid_signature' | 'payment_provider_unavailable'>
  }
  coupons: {
    /** Validate a coupon and calculate its discount. */
    verify: Method<contract['verifyCoupon'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'invalid_coupon_code' | 'coupon_not_started' | 'coupon_expired' | 'coupon_used_up' | 'coupon_used_by_you' | 'coupon_minimum' | 'order_not_found' | 'coupon_not_for_items' | 'coupon_not_combinable'>
    /** Apply a coupon to a pending order. */
    apply: Method<contract['applyCoupon'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'order_not_found' | 'order_not_yours' | 'order_has_coupon' | 'order_not_pending' | 'order_being_paid' | 'invalid_coupon_code' | 'coupon_not_started' | 'coupon_expired' | 'coupon_used_up' | 'coupon_used_by_you' | 'coupon_minimum' | 'coupon_not_for_items' | 'coupon_not_combinable'>
  }
  returns: {
    /** Show what you can return of your order. */
    getOrderReturns: Method<contract['getOrderReturns'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found'>
    /** Ask to return goods of your order. */
    create: Method<contract['createReturn'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'order_not_found' | 'order_item_not_found' | 'withdraw_by_email' | 'returns_not_taken' | 'return_period_over' | 'order_not_returnable' | 'line_not_returnable' | 'too_many_returned' | 'wanted_only_in_exchange' | 'wanted_not_sold'>
    /** List your returns. */
    list: Listing<contract['listReturns'], [], Usual | 'authentication_required' | 'invalid_request', 'returns', 'page' | 'limit'>
    /** Withdraw from a contract without signing in. */
    declareWithdrawal: Method<contract['declareWithdrawal'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json'>
    /** Show what a code can withdraw from. */
    openWithdrawal: Method<contract['openWithdrawal'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'code_not_found'>
    /** Confirm a withdrawal. */
    confirmWithdrawal: Method<contract['confirmWithdrawal'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'code_not_found' | 'order_item_not_found' | 'return_period_over' | 'order_not_returnable' | 'line_not_returnable' | 'too_many_returned'>
  }
  shipping: {
    /** Track a shipment. */
    trackShipment: Method<contract['trackShipment'], [trackingCode: string], Usual | 'malformed_uri' | 'shipment_not_found'>
    /** Quote shipping rates. */
    quote: Method<contract['quoteShipping'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'unknown_country' | 'shipping_address_not_found' | 'cart_empty' | 'product_not_found' | 'variant_required' | 'modifiers_invalid' | 'modifier_sold_out' | 'amount_too_large' | 'order_not_found' | 'order_not_shippable' | 'nothing_to_ship' | 'courier_unavailable' | 'below_delivery_minimum' | 'address_not_located' | 'not_delivered_there'>
  }
  library: {
    /** List your library. */
    list: Listing<contract['listLibrary'], [], Usual | 'authentication_required' | 'login_required' | 'invalid_request', 'entitlements', 'page' | 'limit'>
    /** Get an access with its files. */
    getEntitlement: Method<contract['getEntitlement'], [entitlementId: string], Usual | 'authentication_required' | 'login_required' | 'malformed_uri' | 'not_found'>
    /** List the files of an access. */
    listEntitlementFiles: Listing<contract['listEntitlementFiles'], [entitlementId: string], Usual | 'authentication_required' | 'login_required' | 'invalid_request' | 'malformed_uri' | 'not_found', 'files', 'page' | 'limit'>
    /** Get a download link for a file. */
    createDownload: Method<contract['createDownload'], [entitlementId: string, fileId: string], Usual | 'authentication_required' | 'login_required' | 'malformed_uri' | 'not_found' | 'access_ended' | 'file_not_found'>
    /** Turn the automatic renewal of a pass on or off. */
    setAutoRenew: Method<contract['setAutoRenew'], [entitlementId: string], Usual | 'authentication_required' | 'login_required' | 'invalid_body' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'not_found' | 'not_renewable' | 'no_saved_card'>
  }
  shippingAddress: {
    /** List your shipping addresses. */
    list: Listing<contract['listShippingAddresses'], [], Usual | 'authentication_required' | 'invalid_request', 'shippingAddresses', 'page' | 'limit'>
    /** Create a shipping address. */
    create: Method<contract['createShippingAddress'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'unknown_country'>
    /** Suggest addresses for a partial input. */
    autocompleteAddress: Method<contract['autocompleteAddress'], [], Usual | 'authentication_required' | 'invalid_request' | 'unknown_country' | 'address_provider_unavailable'>
    /** Find the address at a location. */
    reverseGeocode: Method<contract['reverseGeocode'], [], Usual | 'authentication_required' | 'invalid_request' | 'place_not_found' | 'address_provider_unavailable'>
    /** Get one of your shipping addresses. */
    get: Method<contract['getShippingAddress'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'shipping_address_not_found'>
    /** Update a shipping address. */
    update: Method<contract['updateShippingAddress'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'shipping_address_not_found' | 'unknown_country'>
    /** Delete a shipping address. */
    delete: Method<contract['deleteShippingAddress'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'changed_meanwhile' | 'shipping_address_not_found'>
    /** Make a shipping address the default. */
    setDefaultShippingAddress: Method<contract['setDefaultShippingAddress'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'shipping_address_not_found'>
  }
  country: {
    /** List all countries. */
    list: Method<contract['listCountries'], [], Usual>
    /** List the cities of a state or a country. */
    listCities: Method<contract['listCities'], [], Usual | 'invalid_request' | 'country_not_found' | 'state_not_found', 'shortName'>
    /** Get the parts of a country's addresses. */
    getAddressFormat: Method<contract['getAddressFormat'], [shortName: string], Usual | 'malformed_uri' | 'country_not_found'>
    /** List the states of a country with their codes. */
    listStateCodes: Method<contract['listStateCodes'], [shortName: string], Usual | 'malformed_uri' | 'country_not_found'>
    /** List the states of a country. */
    listStates: Method<contract['listStates'], [], Usual | 'invalid_request' | 'country_not_found', 'shortName'>
  }
  blogs: {
    /** List and search the store's blog posts. */
    list: Listing<contract['listBlogs'], [], Usual | 'invalid_request', 'blogs', 'page' | 'limit'>
    /** Get a blog post. */
    get: Method<contract['getBlog'], [id: string], Usual | 'malformed_uri' | 'blog_not_found'>
  }
  banners: {
    /** List the store's banners. */
    list: Listing<contract['listBanners'], [], Usual | 'invalid_request', 'banners', 'page' | 'limit'>
  }
  newsletter: {
    /** Subscribe to the newsletter. */
    subscribeToNewsletter: Method<contract['subscribeToNewsletter'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json'>
    /** Confirm a newsletter subscription. */
    confirm: Method<contract['confirmNewsletter'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'code_not_found'>
    /** Unsubscribe from the newsletter. */
    unsubscribeFromNewsletter: Method<contract['unsubscribeFromNewsletter'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'code_not_found'>
    /** Unsubscribe from the newsletter with one click. */
    unsubscribeWithOneClick: Method<contract['unsubscribeWithOneClick'], [token: string], Usual | 'malformed_uri' | 'code_not_found'>
  }
  pushSubscriptions: {
    /** List your push subscriptions. */
    list: Listing<contract['listPushSubscriptions'], [], Usual | 'authentication_required' | 'invalid_request', 'pushSubscriptions', 'page' | 'limit'>
    /** Subscribe a browser to order updates. */
    create: Method<contract['createPushSubscription'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'unsafe_push_endpoint' | 'push_off'>
    /** Get the public key for push subscriptions. */
    getPushPublicKey: Method<contract['getPushPublicKey'], [], Usual | 'push_off'>
    /** Get a push subscription. */
    get: Method<contract['getPushSubscription'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'push_subscription_not_found'>
    /** Unsubscribe a browser from order updates. */
    delete: Method<contract['deletePushSubscription'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'changed_meanwhile' | 'push_subscription_not_found'>
  }
  comments: {
    /** List the comments on a product or a blog post. */
    list: Listing<contract['listComments'], [], Usual | 'authentication_required' | 'invalid_request' | 'product_not_found' | 'blog_not_found', 'comments', 'page' | 'limit'>
    /** Comment on a product or a blog post. */
    create: Method<contract['createComment'], [], Usual | 'authentication_required' | 'login_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'product_not_found' | 'blog_not_found' | 'comment_not_found'>
    /** Update your own comment. */
    update: Method<contract['updateComment'], [commentId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'comment_not_found'>
    /** Delete your own comment. */
    delete: Method<contract['deleteComment'], [commentId: string], Usual | 'authentication_required' | 'malformed_uri' | 'changed_meanwhile' | 'comment_not_found'>
    /** List the replies to a comment. */
    listReplies: Listing<contract['listCommentReplies'], [commentId: string], Usual | 'authentication_required' | 'invalid_request' | 'malformed_uri' | 'comment_not_found', 'replies', 'page' | 'limit'>
    /** Like a comment or undo the like. */
    like: Method<contract['likeComment'], [commentId: string], Usual | 'authentication_required' | 'malformed_uri' | 'comment_not_found'>
    /** Dislike a comment or undo the dislike. */
    dislike: Method<contract['dislikeComment'], [commentId: string], Usual | 'authentication_required' | 'malformed_uri' | 'comment_not_found'>
    /** Report a comment to the store. */
    report: Method<contract['reportComment'], [commentId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'comment_not_found'>
  }
}

export const operations = {
  auth: {
    createGuest: { method: 'POST', path: '/auth/ghost' },
    authenticate: { method: 'POST', path: '/auth/authenticate', takes: 'json' },
    verifyEmail: { method: 'POST', path: '/auth/verify', takes: 'json' },
    getMe: { method: 'GET', path: '/auth/me' },
    updateMe: { method: 'PATCH', path: '/auth/me', takes: 'json' },
    deleteMe: { method: 'DELETE', path: '/auth/me' },
    exportMe: { method: 'GET', path: '/auth/me/export' },
    refreshToken: { method: 'POST', path: '/auth/refresh' },
    logout: { method: 'POST', path: '/auth/logout' },
    logoutAll: { method: 'POST', path: '/auth/logout-all' },
  },
  shop: {
    get: { method: 'GET', path: '/shop' },
    getSitemap: { method: 'GET', path: '/shop/sitemap', takes: 'query' },
    findRedirect: { method: 'GET', path: '/shop/redirect', takes: 'query' },
    getPolicies: { method: 'GET', path: '/shop/policies' },
    getHours: { method: 'GET', path: '/shop/hours' },
    getTable: { method: 'GET', path: '/tables/{code}' },
    getGuestBill: { method: 'GET', path: '/tables/{code}/bill' },
    createGuestPaymentLink: { method: 'POST', path: '/tables/{code}/orders/{orderId}/payment-link' },
    listSlots: { method: 'GET', path: '/shop/slots', takes: 'query' },
  },
  products: {
    list: { method: 'GET', path: '/products', takes: 'query', list: 'products' },
    listReducedPrices: { method: 'GET', path: '/reduced-prices', takes: 'query' },
    get: { method: 'GET', path: '/products/{id}' },
    listRelatedProducts: { method: 'GET', path: '/products/{id}/related' },
  },
  foods: {
    list: { method: 'GET', path: '/foods', takes: 'query', list: 'foods' },
    get: { method: 'GET', path: '/foods/{id}' },
  },
  services: {
    list: { method: 'GET', path: '/services', takes: 'query', list: 'services' },
    get: { method: 'GET', path: '/services/{id}' },
  },
  bookings: {
    listServiceSlots: { method: 'GET', path: '/services/{id}/slots', takes: 'query' },
    list: { method: 'GET', path: '/bookings', takes: 'query', list: 'bookings' },
    create: { method: 'POST', path: '/bookings', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/bookings/{id}' },
    move: { method: 'POST', path: '/bookings/{id}/move', takes: 'json' },
    cancel: { method: 'POST', path: '/bookings/{id}/cancel' },
  },
  timeAlerts: {
    create: { method: 'POST', path: '/services/{id}/alerts', takes: 'json' },
    confirm: { method: 'POST', path: '/time-alerts/confirm', takes: 'json' },
    cancel: { method: 'POST', path: '/time-alerts/cancel', takes: 'json' },
  },
  stockAlerts: {
    create: { method: 'POST', path: '/products/{id}/alerts', takes: 'json' },
    confirm: { method: 'POST', path: '/stock-alerts/confirm', takes: 'json' },
    cancel: { method: 'POST', path: '/stock-alerts/cancel', takes: 'json' },
  },
  categories: {
    list: { method: 'GET', path: '/categories', takes: 'query', list: 'categories' },
    get: { method: 'GET', path: '/categories/{id}' },
  },
  reviews: {
    list: { method: 'GET', path: '/reviews', takes: 'query', list: 'reviews' },
    create: { method: 'POST', path: '/reviews', takes: 'json', idempotent: true },
    getSummary: { method: 'GET', path: '/reviews/summary', takes: 'query' },
    update: { method: 'PATCH', path: '/reviews/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/reviews/{id}' },
  },
  wishlist: {
    list: { method: 'GET', path: '/wishlist', takes: 'query', list: 'products' },
    addItem: { method: 'POST', path: '/wishlist', takes: 'json', idempotent: true },
    removeItem: { method: 'DELETE', path: '/wishlist/{productId}' },
    moveItem: { method: 'POST', path: '/wishlist/{productId}/move-to-cart', takes: 'json' },
  },
  cart: {
    get: { method: 'GET', path: '/cart' },
    clear: { method: 'DELETE', path: '/cart' },
    count: { method: 'GET', path: '/cart/count' },
    setTaxId: { method: 'PUT', path: '/cart/tax-id', takes: 'json' },
    addItem: { method: 'POST', path: '/cart/items', takes: 'json', idempotent: true },
    updateItem: { method: 'PATCH', path: '/cart/items/{itemId}', takes: 'json' },
    removeItem: { method: 'DELETE', path: '/cart/items/{itemId}' },
  },
  orders: {
    list: { method: 'GET', path: '/orders', takes: 'query', list: 'orders' },
    create: { method: 'POST', path: '/orders', takes: 'json', idempotent: true },
    quote: { method: 'POST', path: '/orders/quote', takes: 'json' },
    track: { method: 'POST', path: '/orders/track', takes: 'json' },
    get: { method: 'GET', path: '/orders/{id}' },
    pay: { method: 'POST', path: '/orders/{id}/pay', takes: 'json', idempotent: true },
    cancelPayment: { method: 'POST', path: '/orders/{id}/pay/cancel' },
    getPaymentStatus: { method: 'GET', path: '/orders/{id}/payment-status' },
    cancel: { method: 'POST', path: '/orders/{id}/cancel' },
    submitProof: { method: 'POST', path: '/orders/{id}/proof', takes: 'json' },
    getProofFile: { method: 'GET', path: '/orders/{id}/proof/file' },
    uploadProofFile: { method: 'POST', path: '/orders/{id}/proof/file', takes: 'multipart' },
    listInvoices: { method: 'GET', path: '/orders/{id}/invoices' },
    getInvoiceDocument: { method: 'GET', path: '/orders/{id}/invoices/{invoiceId}/document', takes: 'query' },
    listShipments: { method: 'GET', path: '/orders/{id}/shipments', takes: 'query', list: 'shipments' },
  },
  payments: {
    list: { method: 'GET', path: '/payments' },
    readLink: { method: 'POST', path: '/payment-links/read', takes: 'json' },
    payByLink: { method: 'POST', path: '/payment-links/payments', takes: 'json' },
    receiveCallback: { method: 'POST', path: '/payments/webhooks/{provider}', takes: 'json' },
  },
  coupons: {
    verify: { method: 'POST', path: '/coupons/verify', takes: 'json' },
    apply: { method: 'POST', path: '/coupons/apply', takes: 'json' },
  },
  returns: {
    getOrderReturns: { method: 'GET', path: '/orders/{id}/returns' },
    create: { method: 'POST', path: '/orders/{id}/returns', takes: 'json', idempotent: true },
    list: { method: 'GET', path: '/returns', takes: 'query', list: 'returns' },
    declareWithdrawal: { method: 'POST', path: '/withdrawals', takes: 'json' },
    openWithdrawal: { method: 'POST', path: '/withdrawals/open', takes: 'json' },
    confirmWithdrawal: { method: 'POST', path: '/withdrawals/confirm', takes: 'json' },
  },
  shipping: {
    trackShipment: { method: 'GET', path: '/shipping/track/{trackingCode}' },
    quote: { method: 'POST', path: '/shipping/rates', takes: 'json' },
  },
  library: {
    list: { method: 'GET', path: '/library', takes: 'query', list: 'entitlements' },
    getEntitlement: { method: 'GET', path: '/library/{entitlementId}' },
    listEntitlementFiles: { method: 'GET', path: '/library/{entitlementId}/files', takes: 'query', list: 'files' },
    createDownload: { method: 'GET', path: '/library/{entitlementId}/downloads/{fileId}' },
    setAutoRenew: { method: 'POST', path: '/library/{entitlementId}/auto-renew', takes: 'json' },
  },
  shippingAddress: {
    list: { method: 'GET', path: '/shipping-address', takes: 'query', list: 'shippingAddresses' },
    create: { method: 'POST', path: '/shipping-address', takes: 'json', idempotent: true },
    autocompleteAddress: { method: 'GET', path: '/shipping-address/autocomplete', takes: 'query' },
    reverseGeocode: { method: 'GET', path: '/shipping-address/reverse-geocode', takes: 'query' },
    get: { method: 'GET', path: '/shipping-address/{id}' },
    update: { method: 'PATCH', path: '/shipping-address/{id}', takes: 'json' },
    delete: { method: 'DELETE', path: '/shipping-address/{id}' },
    setDefaultShippingAddress: { method: 'POST', path: '/shipping-address/{id}/default' },
  },
  country: {
    list: { method: 'GET', path: '/country' },
    listCities: { method: 'GET', path: '/country/cities', takes: 'query' },
    getAddressFormat: { method: 'GET', path: '/country/{shortName}/address-format' },
    listStateCodes: { method: 'GET', path: '/country/{shortName}/states' },
    listStates: { method: 'GET', path: '/country/states', takes: 'query' },
  },
  blogs: {
    list: { method: 'GET', path: '/blogs', takes: 'query', list: 'blogs' },
    get: { method: 'GET', path: '/blogs/{id}' },
  },
  banners: {
    list: { method: 'GET', path: '/banners', takes: 'query', list: 'banners' },
  },
  newsletter: {
    subscribeToNewsletter: { method: 'POST', path: '/newsletter/subscribe', takes: 'json' },
    confirm: { method: 'POST', path: '/newsletter/confirm', takes: 'json' },
    unsubscribeFromNewsletter: { method: 'POST', path: '/newsletter/unsubscribe', takes: 'json' },
    unsubscribeWithOneClick: { method: 'POST', path: '/newsletter/unsubscribe/{token}' },
  },
  pushSubscriptions: {
    list: { method: 'GET', path: '/push-subscriptions', takes: 'query', list: 'pushSubscriptions' },
    create: { method: 'POST', path: '/push-subscriptions', takes: 'json', idempotent: true },
    getPushPublicKey: { method: 'GET', path: '/push-subscriptions/public-key' },
    get: { method: 'GET', path: '/push-subscriptions/{id}' },
    delete: { method: 'DELETE', path: '/push-subscriptions/{id}' },
  },
  comments: {
    list: { method: 'GET', path: '/comments', takes: 'query', list: 'comments' },
    create: { method: 'POST', path: '/comments', takes: 'json', idempotent: true },
    update: { method: 'PATCH', path: '/comments/{commentId}', takes: 'json' },
    delete: { method: 'DELETE', path: '/comments/{commentId}' },
    listReplies: { method: 'GET', path: '/comments/{commentId}/replies', takes: 'query', list: 'replies' },
    like: { method: 'POST', path: '/comments/{commentId}/like' },
    dislike: { method: 'POST', path: '/comments/{commentId}/dislike' },
    report: { method: 'POST', path: '/comments/{commentId}/report', takes: 'json' },
  },
} satisfies Table
