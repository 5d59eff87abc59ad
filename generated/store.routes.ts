// Written by `make gen` from openapi/. Change the contract, not this file.
import * as context from '../src/http/handler.ts'
import type { operations } from './store.types.ts'

export interface AuthHandlers {
  createGuest: context.Handler<operations['createGuest'], context.Writing & context.MaybeInShop>
  authenticate: context.Handler<operations['authenticate'], context.Reading & context.MaybeInShop>
  verifyEmail: context.Handler<operations['verifyEmail'], context.Reading & context.MaybeInShop & context.MaybeByShopper & context.Recording>
  getMe: context.Handler<operations['getMe'], context.Reading & context.MaybeInShop & context.ByShopper>
  updateMe: context.Handler<operations['updateMe'], context.Writing & context.MaybeInShop & context.ByShopper>
  deleteMe: context.Handler<operations['deleteMe'], context.Reading & context.MaybeInShop & context.ByShopper & context.Recording>
  exportMe: context.Handler<operations['exportMe'], context.Reading & context.MaybeInShop & context.ByShopper>
  refreshToken: context.Handler<operations['refreshToken'], context.Writing & context.MaybeInShop & context.ByShopper>
  logout: context.Handler<operations['logout'], context.Writing & context.MaybeInShop & context.ByShopper>
  logoutAll: context.Handler<operations['logoutAll'], context.Writing & context.MaybeInShop & context.ByShopper>
}

export interface ShopHandlers {
  getShop: context.Handler<operations['getShop'], context.Reading & context.InShop>
  getSitemap: context.Handler<operations['getSitemap'], context.Reading & context.InShop>
  findRedirect: context.Handler<operations['findRedirect'], context.Reading & context.InShop>
  getShopPolicies: context.Handler<operations['getShopPolicies'], context.Reading & context.InShop>
  getHours: context.Handler<operations['getHours'], context.Reading & context.InShop>
  getTable: context.Handler<operations['getTable'], context.Reading & context.InShop>
  getGuestBill: context.Handler<operations['getGuestBill'], context.Reading & context.InShop>
  createGuestPaymentLink: context.Handler<operations['createGuestPaymentLink'], context.Reading & context.InShop>
  listSlots: context.Handler<operations['listSlots'], context.Reading & context.InShop>
}

export interface FeedsHandlers {
  getGoogleFeed: context.Handler<operations['getGoogleFeed'], context.Reading & context.InShop>
  getMetaFeed: context.Handler<operations['getMetaFeed'], context.Reading & context.InShop>
  getAcpFeed: context.Handler<operations['getAcpFeed'], context.Reading & context.InShop>
  getMenuFeed: context.Handler<operations['getMenuFeed'], context.Reading & context.InShop>
}

export interface ProductsHandlers {
  listProducts: context.Handler<operations['listProducts'], context.Reading & context.InShop>
  listReducedPrices: context.Handler<operations['listReducedPrices'], context.Reading & context.InShop>
  getProduct: context.Handler<operations['getProduct'], context.Reading & context.InShop>
  listRelatedProducts: context.Handler<operations['listRelatedProducts'], context.Reading & context.InShop>
}

export interface FoodsHandlers {
  listFoods: context.Handler<operations['listFoods'], context.Reading & context.InShop>
  getFood: context.Handler<operations['getFood'], context.Reading & context.InShop>
}

export interface ServicesHandlers {
  listServices: context.Handler<operations['listServices'], context.Reading & context.InShop>
  getService: context.Handler<operations['getService'], context.Reading & context.InShop>
}

export interface BookingsHandlers {
  listServiceSlots: context.Handler<operations['listServiceSlots'], context.Reading & context.InShop>
  listBookings: context.Handler<operations['listBookings'], context.Reading & context.InShop & context.ByShopper>
  createBooking: context.Handler<operations['createBooking'], context.Writing & context.InShop & context.ByShopper>
  getBooking: context.Handler<operations['getBooking'], context.Reading & context.InShop & context.ByShopper>
  moveBooking: context.Handler<operations['moveBooking'], context.Writing & context.InShop & context.ByShopper>
  cancelBooking: context.Handler<operations['cancelBooking'], context.Writing & context.InShop & context.ByShopper & context.Recording>
}

export interface TimeAlertsHandlers {
  createTimeAlert: context.Handler<operations['createTimeAlert'], context.Writing & context.InShop>
  confirmTimeAlert: context.Handler<operations['confirmTimeAlert'], context.Writing & context.InShop>
  cancelTimeAlert: context.Handler<operations['cancelTimeAlert'], context.Writing & context.InShop>
}

export interface StockAlertsHandlers {
  createStockAlert: context.Handler<operations['createStockAlert'], context.Writing & context.InShop>
  confirmStockAlert: context.Handler<operations['confirmStockAlert'], context.Writing & context.InShop>
  cancelStockAlert: context.Handler<operations['cancelStockAlert'], context.Writing & context.InShop>
}

export interface CategoriesHandlers {
  listCategories: context.Handler<operations['listCategories'], context.Reading & context.InShop>
  getCategory: context.Handler<operations['getCategory'], context.Reading & context.InShop>
}

export interface ReviewsHandlers {
  listReviews: context.Handler<operations['listReviews'], context.Reading & context.InShop>
  createReview: context.Handler<operations['createReview'], context.Writing & context.InShop & context.ByShopper>
  getReviewSummary: context.Handler<operations['getReviewSummary'], context.Reading & context.InShop>
  updateReview: context.Handler<operations['updateReview'], context.Writing & context.InShop & context.ByShopper>
  deleteReview: context.Handler<operations['deleteReview'], context.Writing & context.InShop & context.ByShopper>
}

export interface WishlistHandlers {
  listWishlist: context.Handler<operations['listWishlist'], context.Reading & context.InShop & context.ByShopper>
  addWishlistItem: context.Handler<operations['addWishlistItem'], context.Writing & context.InShop & context.ByShopper>
  removeWishlistItem: context.Handler<operations['removeWishlistItem'], context.Writing & context.InShop & context.ByShopper>
  moveWishlistItem: context.Handler<operations['moveWishlistItem'], context.Writing & context.InShop & context.ByShopper>
}

export interface CartHandlers {
  getCart: context.Handler<operations['getCart'], context.Reading & context.InShop & context.ByShopper>
  clearCart: context.Handler<operations['clearCart'], context.Writing & context.InShop & context.ByShopper>
  countCart: context.Handler<operations['countCart'], context.Reading & context.InShop & context.ByShopper>
  setCartTaxId: context.Handler<operations['setCartTaxId'], context.Reading & context.InShop & context.ByShopper>
  addCartItem: context.Handler<operations['addCartItem'], context.Writing & context.InShop & context.ByShopper>
  updateCartItem: context.Handler<operations['updateCartItem'], context.Writing & context.InShop & context.ByShopper>
  removeCartItem: context.Handler<operations['removeCartItem'], context.Writing & context.InShop & context.ByShopper>
}

export interface OrdersHandlers {
  listOrders: context.Handler<operations['listOrders'], context.Reading & context.InShop & context.ByShopper>
  createOrder: context.Handler<operations['createOrder'], context.Writing & context.InShop & context.ByShopper & context.Recording>
  quoteOrder: context.Handler<operations['quoteOrder'], context.Reading & context.InShop & context.ByShopper>
  trackOrder: context.Handler<operations['trackOrder'], context.Reading & context.InShop>
  getOrder: context.Handler<operations['getOrder'], context.Reading & context.InShop & context.ByShopper>
  payOrder: context.Handler<operations['payOrder'], context.Reading & context.InShop & context.ByShopper & context.Recording>
  cancelPayment: context.Handler<operations['cancelPayment'], context.Reading & context.InShop & context.ByShopper & context.Recording>
  getPaymentStatus: context.Handler<operations['getPaymentStatus'], context.Reading & context.InShop & context.ByShopper & context.Recording>
  cancelOrder: context.Handler<operations['cancelOrder'], context.Writing & context.InShop & context.ByShopper>
  submitProof: context.Handler<operations['submitProof'], context.Writing & context.InShop & context.ByShopper>
  getProofFile: context.Handler<operations['getProofFile'], context.Reading & context.InShop & context.ByShopper>
  uploadProofFile: context.Handler<operations['uploadProofFile'], context.Reading & context.InShop & context.ByShopper & context.Recording>
  listOrderInvoices: context.Handler<operations['listOrderInvoices'], context.Reading & context.InShop & context.ByShopper>
  getOrderInvoiceDocument: context.Handler<operations['getOrderInvoiceDocument'], context.Reading & context.InShop & context.ByShopper>
  listOrderShipments: context.Handler<operations['listOrderShipments'], context.Reading & context.InShop & context.ByShopper>
}

export interface PaymentsHandlers {
  listPayments: context.Handler<operations['listPayments'], context.Reading & context.InShop & context.ByShopper>
  readPaymentLink: context.Handler<operations['readPaymentLink'], context.Reading & context.InShop & context.Recording>
  payByLink: context.Handler<operations['payByLink'], context.Reading & context.InShop & context.Recording>
  receivePaymentCallback: context.Handler<operations['receivePaymentCallback'], context.Reading & context.MaybeInShop & context.Recording>
}

export interface CouponsHandlers {
  verifyCoupon: context.Handler<operations['verifyCoupon'], context.Reading & context.InShop & context.MaybeByShopper>
  applyCoupon: context.Handler<operations['applyCoupon'], context.Writing & context.InShop & context.ByShopper>
}

export interface ReturnsHandlers {
  getOrderReturns: context.Handler<operations['getOrderReturns'], context.Reading & context.InShop & context.ByShopper>
  createReturn: context.Handler<operations['createReturn'], context.Writing & context.InShop & context.ByShopper & context.Recording>
  listReturns: context.Handler<operations['listReturns'], context.Reading & context.InShop & context.ByShopper>
  declareWithdrawal: context.Handler<operations['declareWithdrawal'], context.Writing & context.InShop>
  openWithdrawal: context.Handler<operations['openWithdrawal'], context.Reading & context.InShop>
  confirmWithdrawal: context.Handler<operations['confirmWithdrawal'], context.Writing & context.InShop & context.Recording>
}

export interface ShippingHandlers {
  trackShipment: context.Handler<operations['trackShipment'], context.Reading & context.MaybeInShop>
  quoteShipping: context.Handler<operations['quoteShipping'], context.Reading & context.InShop & context.ByShopper>
}

export interface LibraryHandlers {
  listLibrary: context.Handler<operations['listLibrary'], context.Reading & context.InShop & context.ByShopper>
  getEntitlement: context.Handler<operations['getEntitlement'], context.Reading & context.InShop & context.ByShopper>
  listEntitlementFiles: context.Handler<operations['listEntitlementFiles'], context.Reading & context.InShop & context.ByShopper>
  createDownload: context.Handler<operations['createDownload'], context.Reading & context.InShop & context.ByShopper>
  setAutoRenew: context.Handler<operations['setAutoRenew'], context.Writing & context.InShop & context.ByShopper>
}

export interface ShippingAddressHandlers {
  listShippingAddresses: context.Handler<operations['listShippingAddresses'], context.Reading & context.InShop & context.ByShopper>
  createShippingAddress: context.Handler<operations['createShippingAddress'], context.Writing & context.InShop & context.ByShopper>
  autocompleteAddress: context.Handler<operations['autocompleteAddress'], context.Reading & context.InShop & context.ByShopper>
  reverseGeocode: context.Handler<operations['reverseGeocode'], context.Reading & context.InShop & context.ByShopper>
  getShippingAddress: context.Handler<operations['getShippingAddress'], context.Reading & context.InShop & context.ByShopper>
  updateShippingAddress: context.Handler<operations['updateShippingAddress'], context.Writing & context.InShop & context.ByShopper>
  deleteShippingAddress: context.Handler<operations['deleteShippingAddress'], context.Writing & context.InShop & context.ByShopper>
  setDefaultShippingAddress: context.Handler<operations['setDefaultShippingAddress'], context.Writing & context.InShop & context.ByShopper>
}

export interface CountryHandlers {
  listCountries: context.Handler<operations['listCountries'], context.Reading & context.MaybeInShop>
  listCities: context.Handler<operations['listCities'], context.Reading & context.MaybeInShop>
  getAddressFormat: context.Handler<operations['getAddressFormat'], context.Reading & context.MaybeInShop>
  listStateCodes: context.Handler<operations['listStateCodes'], context.Reading & context.MaybeInShop>
  listStates: context.Handler<operations['listStates'], context.Reading & context.MaybeInShop>
}

export interface BlogsHandlers {
  listBlogs: context.Handler<operations['listBlogs'], context.Reading & context.InShop>
  getBlog: context.Handler<operations['getBlog'], context.Reading & context.InShop>
}

export interface BannersHandlers {
  listBanners: context.Handler<operations['listBanners'], context.Reading & context.InShop>
}

export interface NewsletterHandlers {
  subscribeToNewsletter: context.Handler<operations['subscribeToNewsletter'], context.Writing & context.InShop>
  confirmNewsletter: context.Handler<operations['confirmNewsletter'], context.Writing & context.InShop>
  unsubscribeFromNewsletter: context.Handler<operations['unsubscribeFromNewsletter'], context.Writing & context.InShop>
  unsubscribeWithOneClick: context.Handler<operations['unsubscribeWithOneClick'], context.Writing & context.MaybeInShop>
}

export interface PushSubscriptionsHandlers {
  listPushSubscriptions: context.Handler<operations['listPushSubscriptions'], context.Reading & context.InShop & context.ByShopper>
  createPushSubscription: context.Handler<operations['createPushSubscription'], context.Reading & context.InShop & context.ByShopper>
  getPushPublicKey: context.Handler<operations['getPushPublicKey'], context.Reading & context.InShop>
  getPushSubscription: context.Handler<operations['getPushSubscription'], context.Reading & context.InShop & context.ByShopper>
  deletePushSubscription: context.Handler<operations['deletePushSubscription'], context.Writing & context.InShop & context.ByShopper>
}

export interface CommentsHandlers {
  listComments: context.Handler<operations['listComments'], context.Reading & context.InShop & context.MaybeByShopper>
  createComment: context.Handler<operations['createComment'], context.Writing & context.InShop & context.ByShopper>
  updateComment: context.Handler<operations['updateComment'], context.Writing & context.InShop & context.ByShopper>
  deleteComment: context.Handler<operations['deleteComment'], context.Writing & context.InShop & context.ByShopper>
  listCommentReplies: context.Handler<operations['listCommentReplies'], context.Reading & context.InShop & context.MaybeByShopper>
  likeComment: context.Handler<operations['likeComment'], context.Writing & context.InShop & context.ByShopper>
  dislikeComment: context.Handler<operations['dislikeComment'], context.Writing & context.InShop & context.ByShopper>
  reportComment: context.Handler<operations['reportComment'], context.Writing & context.InShop & context.ByShopper>
}

export interface Handlers {
  'auth': AuthHandlers
  'shop': ShopHandlers
  'feeds': FeedsHandlers
  'products': ProductsHandlers
  'foods': FoodsHandlers
  'services': ServicesHandlers
  'bookings': BookingsHandlers
  'time-alerts': TimeAlertsHandlers
  'stock-alerts': StockAlertsHandlers
  'categories': CategoriesHandlers
  'reviews': ReviewsHandlers
  'wishlist': WishlistHandlers
  'cart': CartHandlers
  'orders': OrdersHandlers
  'payments': PaymentsHandlers
  'coupons': CouponsHandlers
  'returns': ReturnsHandlers
  'shipping': ShippingHandlers
  'library': LibraryHandlers
  'shipping-address': ShippingAddressHandlers
  'country': CountryHandlers
  'blogs': BlogsHandlers
  'banners': BannersHandlers
  'newsletter': NewsletterHandlers
  'push-subscriptions': PushSubscriptionsHandlers
  'comments': CommentsHandlers
}

export const routes = context.routesOf([
  {"operationId":"createGuest","resource":"auth","method":"post","path":"/auth/ghost","caller":"nobody","status":201,"message":"Guest created","transaction":true,"throttle":"sign-in","refusals":["shopNotFound","storeSuspended"]},
  {"operationId":"authenticate","resource":"auth","method":"post","path":"/auth/authenticate","caller":"nobody","message":"A sign-in code was sent to your e-mail","body":"application/json","throttle":"sign-in","refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","tooManyCodes"]},
  {"operationId":"verifyEmail","resource":"auth","method":"post","path":"/auth/verify","caller":"anyone","message":"E-mail verified","body":"application/json","throttle":"sign-in","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","invalidOtp","userNotFound"]},
  {"operationId":"getMe","resource":"auth","path":"/auth/me","message":"Profile retrieved","etag":"strong","refusals":["authenticationRequired","shopNotFound","storeSuspended"]},
  {"operationId":"updateMe","resource":"auth","method":"patch","path":"/auth/me","guests":false,"message":"Profile updated","etag":"strong","reader":"getMe","body":"application/json","transaction":true,"refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","changedMeanwhile"]},
  {"operationId":"deleteMe","resource":"auth","method":"delete","path":"/auth/me","guests":false,"recentSignIn":true,"message":"Account deleted","reader":"getMe","refusals":["authenticationRequired","loginRequired","signInAgain","shopNotFound","storeSuspended","changedMeanwhile","ownsStores","usedElsewhere"]},
  {"operationId":"exportMe","resource":"auth","path":"/auth/me/export","guests":false,"recentSignIn":true,"message":"Data exported","refusals":["authenticationRequired","loginRequired","signInAgain","shopNotFound","storeSuspended"]},
  {"operationId":"refreshToken","resource":"auth","method":"post","path":"/auth/refresh","message":"Token refreshed","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended"]},
  {"operationId":"logout","resource":"auth","method":"post","path":"/auth/logout","message":"Signed out","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended"]},
  {"operationId":"logoutAll","resource":"auth","method":"post","path":"/auth/logout-all","guests":false,"message":"Signed out everywhere","transaction":true,"refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended"]},
  {"operationId":"getShop","resource":"shop","path":"/shop","caller":"nobody","shop":true,"message":"Shop retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended"]},
  {"operationId":"getSitemap","resource":"shop","path":"/shop/sitemap","caller":"nobody","shop":true,"message":"Sitemap retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"findRedirect","resource":"shop","path":"/shop/redirect","caller":"nobody","shop":true,"message":"Redirect found","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","redirectNotFound"]},
  {"operationId":"getShopPolicies","resource":"shop","path":"/shop/policies","caller":"nobody","shop":true,"message":"Shop policies retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended"]},
  {"operationId":"getHours","resource":"shop","path":"/shop/hours","caller":"nobody","shop":true,"message":"Hours retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended"]},
  {"operationId":"getTable","resource":"shop","path":"/tables/{code}","caller":"nobody","shop":true,"message":"Table retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","tableNotFound"]},
  {"operationId":"getGuestBill","resource":"shop","path":"/tables/{code}/bill","caller":"nobody","shop":true,"message":"Bill retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","tableNotFound"]},
  {"operationId":"createGuestPaymentLink","resource":"shop","method":"post","path":"/tables/{code}/orders/{orderId}/payment-link","caller":"nobody","shop":true,"message":"Payment link created","refusals":["shopNotFound","storeSuspended","malformedUri","tableNotFound","orderNotFound","orderNotPayable"]},
  {"operationId":"listSlots","resource":"shop","path":"/shop/slots","caller":"nobody","shop":true,"message":"Slots retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","fulfilmentNotOffered"]},
  {"operationId":"getGoogleFeed","resource":"feeds","path":"/feeds/google.xml","caller":"nobody","shop":true,"message":"Feed written","media":"application/xml","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","feedsOff"]},
  {"operationId":"getMetaFeed","resource":"feeds","path":"/feeds/meta.csv","caller":"nobody","shop":true,"message":"Feed written","media":"text/csv","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","feedsOff"]},
  {"operationId":"getAcpFeed","resource":"feeds","path":"/feeds/acp.jsonl","caller":"nobody","shop":true,"message":"Feed written","media":"application/jsonl","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","feedsOff"]},
  {"operationId":"getMenuFeed","resource":"feeds","path":"/feeds/menu.json","caller":"nobody","shop":true,"message":"Feed written","media":"application/ld+json","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","feedsOff"]},
  {"operationId":"listProducts","resource":"products","path":"/products","caller":"nobody","shop":true,"message":"Products retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"listReducedPrices","resource":"products","path":"/reduced-prices","caller":"nobody","shop":true,"message":"Reduced prices retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"getProduct","resource":"products","path":"/products/{id}","caller":"nobody","shop":true,"message":"Product retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","productNotFound"]},
  {"operationId":"listFoods","resource":"foods","path":"/foods","caller":"nobody","shop":true,"message":"Foods retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"getFood","resource":"foods","path":"/foods/{id}","caller":"nobody","shop":true,"message":"Food retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","foodNotFound"]},
  {"operationId":"listServices","resource":"services","path":"/services","caller":"nobody","shop":true,"message":"Services retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"getService","resource":"services","path":"/services/{id}","caller":"nobody","shop":true,"message":"Service retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","serviceNotFound"]},
  {"operationId":"listServiceSlots","resource":"bookings","path":"/services/{id}/slots","caller":"nobody","shop":true,"message":"Slots retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","malformedUri","serviceNotFound","serviceNotBookable"]},
  {"operationId":"createTimeAlert","resource":"time-alerts","method":"post","path":"/services/{id}/alerts","caller":"nobody","shop":true,"message":"Check your e-mail to confirm the alert","body":"application/json","transaction":true,"throttle":"sign-in","refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","serviceNotFound","serviceNotBookable","resourceNotFound","timeNotBookable"]},
  {"operationId":"confirmTimeAlert","resource":"time-alerts","method":"post","path":"/time-alerts/confirm","caller":"nobody","shop":true,"message":"Alert confirmed","body":"application/json","transaction":true,"refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","timeAlertNotFound"]},
  {"operationId":"cancelTimeAlert","resource":"time-alerts","method":"post","path":"/time-alerts/cancel","caller":"nobody","shop":true,"message":"Alert cancelled","body":"application/json","transaction":true,"refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","timeAlertNotFound"]},
  {"operationId":"listBookings","resource":"bookings","path":"/bookings","shop":true,"message":"Bookings retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"createBooking","resource":"bookings","method":"post","path":"/bookings","shop":true,"status":201,"message":"Time booked","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"bookings","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","serviceNotFound","serviceNotBookable","resourceNotFound","timeNotBookable","timeTaken","emailRequired","tooManyBookings","tooManyGuestBookings"]},
  {"operationId":"getBooking","resource":"bookings","path":"/bookings/{id}","shop":true,"message":"Booking retrieved","etag":"strong","refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","bookingNotFound"]},
  {"operationId":"moveBooking","resource":"bookings","method":"post","path":"/bookings/{id}/move","shop":true,"message":"Booking moved","body":"application/json","transaction":true,"events":[{"resource":"bookings","id":"data._id"}],"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","bookingNotFound","illegalBookingMove","bookingTooLate","resourceNotFound","timeNotBookable","timeTaken"]},
  {"operationId":"cancelBooking","resource":"bookings","method":"post","path":"/bookings/{id}/cancel","shop":true,"message":"Booking cancelled","transaction":true,"events":[{"resource":"bookings","id":"data._id"}],"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","bookingNotFound","illegalBookingMove","bookingTooLate","orderNotCancellable","orderBeingPaid"]},
  {"operationId":"createStockAlert","resource":"stock-alerts","method":"post","path":"/products/{id}/alerts","caller":"nobody","shop":true,"message":"Check your e-mail to confirm the alert","body":"application/json","transaction":true,"throttle":"sign-in","refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","productNotFound","variantRequired"]},
  {"operationId":"confirmStockAlert","resource":"stock-alerts","method":"post","path":"/stock-alerts/confirm","caller":"nobody","shop":true,"message":"Alert confirmed","body":"application/json","transaction":true,"refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","stockAlertNotFound"]},
  {"operationId":"cancelStockAlert","resource":"stock-alerts","method":"post","path":"/stock-alerts/cancel","caller":"nobody","shop":true,"message":"Alert cancelled","body":"application/json","transaction":true,"refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","stockAlertNotFound"]},
  {"operationId":"listRelatedProducts","resource":"products","path":"/products/{id}/related","caller":"nobody","shop":true,"message":"Related products retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","productNotFound"]},
  {"operationId":"listCategories","resource":"categories","path":"/categories","caller":"nobody","shop":true,"message":"Categories retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"getCategory","resource":"categories","path":"/categories/{id}","caller":"nobody","shop":true,"message":"Category retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","categoryNotFound"]},
  {"operationId":"listReviews","resource":"reviews","path":"/reviews","caller":"nobody","shop":true,"message":"Reviews retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","productNotFound"]},
  {"operationId":"createReview","resource":"reviews","method":"post","path":"/reviews","guests":false,"shop":true,"status":201,"message":"Review created","body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","productNotFound","duplicateReview"]},
  {"operationId":"getReviewSummary","resource":"reviews","path":"/reviews/summary","caller":"nobody","shop":true,"message":"Review summary retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","productNotFound"]},
  {"operationId":"updateReview","resource":"reviews","method":"patch","path":"/reviews/{id}","guests":false,"shop":true,"message":"Review updated","body":"application/json","transaction":true,"refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","reviewNotFound"]},
  {"operationId":"deleteReview","resource":"reviews","method":"delete","path":"/reviews/{id}","guests":false,"shop":true,"message":"Review deleted","transaction":true,"refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended","malformedUri","changedMeanwhile","reviewNotFound"]},
  {"operationId":"listWishlist","resource":"wishlist","path":"/wishlist","shop":true,"message":"Wishlist retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"addWishlistItem","resource":"wishlist","method":"post","path":"/wishlist","shop":true,"status":201,"message":"Added to wishlist","body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","productNotFound"]},
  {"operationId":"removeWishlistItem","resource":"wishlist","method":"delete","path":"/wishlist/{productId}","shop":true,"message":"Removed from wishlist","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","changedMeanwhile","wishlistItemNotFound"]},
  {"operationId":"moveWishlistItem","resource":"wishlist","method":"post","path":"/wishlist/{productId}/move-to-cart","shop":true,"message":"Moved to cart","body":"application/json","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","wishlistItemNotFound","productNotFound","variantRequired","modifiersInvalid","cartFull","cartLineFull","amountTooLarge"]},
  {"operationId":"getCart","resource":"cart","path":"/cart","shop":true,"message":"Cart retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended"]},
  {"operationId":"clearCart","resource":"cart","method":"delete","path":"/cart","shop":true,"message":"Cart cleared","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","changedMeanwhile"]},
  {"operationId":"countCart","resource":"cart","path":"/cart/count","shop":true,"message":"Cart count retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended"]},
  {"operationId":"setCartTaxId","resource":"cart","method":"put","path":"/cart/tax-id","shop":true,"message":"Tax number saved","body":"application/json","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","changedMeanwhile","taxIdInvalid","unknownCountry"]},
  {"operationId":"addCartItem","resource":"cart","method":"post","path":"/cart/items","shop":true,"status":201,"message":"Item added to cart","body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","productNotFound","variantRequired","cartFull","cartLineFull","amountTooLarge","modifiersInvalid","modifierSoldOut"]},
  {"operationId":"updateCartItem","resource":"cart","method":"patch","path":"/cart/items/{itemId}","shop":true,"message":"Cart updated","body":"application/json","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","cartItemNotFound","amountTooLarge","cartLineFull","productNotFound","modifiersInvalid","modifierSoldOut"]},
  {"operationId":"removeCartItem","resource":"cart","method":"delete","path":"/cart/items/{itemId}","shop":true,"message":"Item removed from cart","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","changedMeanwhile","cartItemNotFound"]},
  {"operationId":"listOrders","resource":"orders","path":"/orders","shop":true,"message":"Orders retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"createOrder","resource":"orders","method":"post","path":"/orders","shop":true,"status":201,"message":"Order placed","etag":"strong","locates":true,"body":"application/json","transaction":true,"events":[{"resource":"orders","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","cartEmpty","productNotFound","variantRequired","modifiersInvalid","modifierSoldOut","foodNotOffered","unknownCountry","outOfStock","belowMinimum","aboveMaximum","guestShareReached","amountTooLarge","emailRequired","tooManyUnpaidOrders","tooManyGuestOrders","shippingAddressNotFound","paymentMethodNotFound","rateNotFound","rateExpired","rateUsed","rateOutdated","rateRequired","notDeliveredThere","belowDeliveryMinimum","addressNotLocated","tableNotFound","phoneRequired","collectionNotOffered","fulfilmentNotOffered","dueTimeRequired","timeNotOffered","slotFull","noSlotLeft","bookingRequired","bookingNotFound","holdOver","taxRateMissing","taxesUnavailable","totalChanged"]},
  {"operationId":"quoteOrder","resource":"orders","method":"post","path":"/orders/quote","shop":true,"message":"Order quoted","body":"application/json","throttle":"coupon","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","cartEmpty","productNotFound","variantRequired","modifiersInvalid","modifierSoldOut","amountTooLarge","unknownCountry","taxRateMissing","taxesUnavailable","shippingAddressNotFound","belowDeliveryMinimum","addressNotLocated","notDeliveredThere","rateNotFound","rateExpired","rateUsed","rateOutdated","invalidCouponCode","couponNotStarted","couponExpired","couponUsedUp","couponUsedByYou","couponMinimum","couponNotForItems","couponNotCombinable"]},
  {"operationId":"trackOrder","resource":"orders","method":"post","path":"/orders/track","caller":"nobody","shop":true,"message":"Order retrieved","body":"application/json","throttle":"tracking","refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","orderNotFound"]},
  {"operationId":"getOrder","resource":"orders","path":"/orders/{id}","shop":true,"message":"Order retrieved","etag":"strong","refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","orderNotFound"]},
  {"operationId":"payOrder","resource":"orders","method":"post","path":"/orders/{id}/pay","shop":true,"message":"Payment started","body":"application/json","idempotent":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","orderNotFound","paymentMethodNotFound","orderNotPayable","couponUsedMeanwhile","orderTriedTooOften","tooManyCardTries","cardDeclined","paymentProviderUnavailable"]},
  {"operationId":"cancelPayment","resource":"orders","method":"post","path":"/orders/{id}/pay/cancel","shop":true,"message":"Payment cancelled","messageWhen":{"status":{"paid":"Order paid"}},"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","orderNotFound","paymentNotCancellable","paymentProviderUnavailable"]},
  {"operationId":"getPaymentStatus","resource":"orders","path":"/orders/{id}/payment-status","shop":true,"message":"Payment status retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","orderNotFound"]},
  {"operationId":"cancelOrder","resource":"orders","method":"post","path":"/orders/{id}/cancel","shop":true,"message":"Order cancelled","transaction":true,"events":[{"resource":"orders","id":"data._id"}],"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","orderNotFound","orderNotCancellable","orderBeingPaid"]},
  {"operationId":"submitProof","resource":"orders","method":"post","path":"/orders/{id}/proof","shop":true,"message":"Proof received","body":"application/json","transaction":true,"events":[{"resource":"orders","id":"data._id"}],"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","orderNotFound","proofNotExpected","proofEmpty"]},
  {"operationId":"getProofFile","resource":"orders","path":"/orders/{id}/proof/file","shop":true,"message":"Download link created","refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","orderNotFound","proofFileNotFound"]},
  {"operationId":"uploadProofFile","resource":"orders","method":"post","path":"/orders/{id}/proof/file","shop":true,"message":"Proof received","body":"multipart/form-data","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","fileTooLarge","unsupportedMediaType","malformedUri","orderNotFound","proofNotExpected","proofFileUnreadable","tooManyProofFiles","proofFilesFull","diskFull","fileStoreUnavailable"]},
  {"operationId":"listPayments","resource":"payments","path":"/payments","shop":true,"message":"Shop payments retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended"]},
  {"operationId":"readPaymentLink","resource":"payments","method":"post","path":"/payment-links/read","caller":"nobody","shop":true,"message":"Payment link retrieved","body":"application/json","refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","paymentLinkNotFound"]},
  {"operationId":"payByLink","resource":"payments","method":"post","path":"/payment-links/payments","caller":"nobody","shop":true,"message":"Payment started","body":"application/json","refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","paymentLinkNotFound","paymentMethodNotFound","orderNotPayable","orderBeingPaid","couponUsedMeanwhile","orderTriedTooOften","tooManyCardTries","cardDeclined","paymentProviderUnavailable"]},
  {"operationId":"receivePaymentCallback","resource":"payments","method":"post","path":"/payments/webhooks/{provider}","caller":"nobody","message":"Callback received","body":"application/json","refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","unknownProvider","invalidSignature","paymentProviderUnavailable"]},
  {"operationId":"verifyCoupon","resource":"coupons","method":"post","path":"/coupons/verify","caller":"anyone","shop":true,"message":"Coupon is valid","body":"application/json","throttle":"coupon","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","invalidCouponCode","couponNotStarted","couponExpired","couponUsedUp","couponUsedByYou","couponMinimum","orderNotFound","couponNotForItems","couponNotCombinable"]},
  {"operationId":"applyCoupon","resource":"coupons","method":"post","path":"/coupons/apply","shop":true,"message":"Coupon applied successfully","body":"application/json","transaction":true,"events":[{"resource":"orders","id":"data.order._id"}],"throttle":"coupon","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","orderNotFound","orderNotYours","orderHasCoupon","orderNotPending","couponOrderBeingPaid","invalidCouponCode","couponNotStarted","couponExpired","couponUsedUp","couponUsedByYou","couponMinimum","couponNotForItems","couponNotCombinable"]},
  {"operationId":"listOrderInvoices","resource":"orders","path":"/orders/{id}/invoices","shop":true,"message":"Order invoices retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","orderNotFound"]},
  {"operationId":"getOrderInvoiceDocument","resource":"orders","path":"/orders/{id}/invoices/{invoiceId}/document","shop":true,"message":"Invoice link created","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","malformedUri","orderNotFound","invoiceNotFound","invoiceHasNoXml"]},
  {"operationId":"getOrderReturns","resource":"returns","path":"/orders/{id}/returns","shop":true,"message":"Returns of the order retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","orderNotFound"]},
  {"operationId":"createReturn","resource":"returns","method":"post","path":"/orders/{id}/returns","shop":true,"status":201,"message":"Return requested","body":"application/json","transaction":true,"events":[{"resource":"returns","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","orderNotFound","orderItemNotFound","withdrawByEmail","returnsNotTaken","returnPeriodOver","orderNotReturnable","lineNotReturnable","tooManyReturned","wantedOnlyInExchange","wantedNotSold"]},
  {"operationId":"listReturns","resource":"returns","path":"/returns","shop":true,"message":"Returns retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"declareWithdrawal","resource":"returns","method":"post","path":"/withdrawals","caller":"nobody","shop":true,"message":"If there is such an order, a code is on its way to its e-mail address","body":"application/json","transaction":true,"throttle":"tracking","refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson"]},
  {"operationId":"openWithdrawal","resource":"returns","method":"post","path":"/withdrawals/open","caller":"nobody","shop":true,"message":"Withdrawal opened","body":"application/json","refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","withdrawalCodeNotFound"]},
  {"operationId":"confirmWithdrawal","resource":"returns","method":"post","path":"/withdrawals/confirm","caller":"nobody","shop":true,"message":"Withdrawal confirmed","body":"application/json","transaction":true,"refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","withdrawalCodeNotFound","orderItemNotFound","returnPeriodOver","orderNotReturnable","lineNotReturnable","tooManyReturned"]},
  {"operationId":"listOrderShipments","resource":"orders","path":"/orders/{id}/shipments","shop":true,"message":"Shipments retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","malformedUri","orderNotFound"]},
  {"operationId":"trackShipment","resource":"shipping","path":"/shipping/track/{trackingCode}","caller":"nobody","message":"Shipment retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","shipmentNotFound"]},
  {"operationId":"listLibrary","resource":"library","path":"/library","guests":false,"shop":true,"message":"Library retrieved","refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"getEntitlement","resource":"library","path":"/library/{entitlementId}","guests":false,"shop":true,"message":"Access retrieved","etag":"strong","refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended","malformedUri","accessNotFound"]},
  {"operationId":"listEntitlementFiles","resource":"library","path":"/library/{entitlementId}/files","guests":false,"shop":true,"message":"Files retrieved","refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended","invalidRequest","malformedUri","accessNotFound"]},
  {"operationId":"createDownload","resource":"library","path":"/library/{entitlementId}/downloads/{fileId}","guests":false,"shop":true,"message":"Download link created","etag":"strong","refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended","malformedUri","accessNotFound","accessEnded","fileNotFound"]},
  {"operationId":"setAutoRenew","resource":"library","method":"post","path":"/library/{entitlementId}/auto-renew","guests":false,"shop":true,"message":"Auto-renew turned off","messageWhen":{"autoRenew":{"true":"Auto-renew turned on"}},"body":"application/json","transaction":true,"invalidCode":"invalid_body","refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","accessNotFound","notRenewable","noSavedCard"]},
  {"operationId":"quoteShipping","resource":"shipping","method":"post","path":"/shipping/rates","shop":true,"message":"Shipping rates retrieved","body":"application/json","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","unknownCountry","shippingAddressNotFound","cartEmpty","productNotFound","variantRequired","modifiersInvalid","modifierSoldOut","amountTooLarge","orderNotFound","orderNotShippable","nothingToShip","courierUnavailable","belowDeliveryMinimum","addressNotLocated","notDeliveredThere"]},
  {"operationId":"listShippingAddresses","resource":"shipping-address","path":"/shipping-address","shop":true,"message":"Shipping addresses retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"createShippingAddress","resource":"shipping-address","method":"post","path":"/shipping-address","shop":true,"status":201,"message":"Shipping address created","etag":"strong","locates":true,"body":"application/json","transaction":true,"idempotent":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","unknownCountry"]},
  {"operationId":"autocompleteAddress","resource":"shipping-address","path":"/shipping-address/autocomplete","shop":true,"message":"Addresses suggested","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","unknownCountry","addressProviderUnavailable"]},
  {"operationId":"reverseGeocode","resource":"shipping-address","path":"/shipping-address/reverse-geocode","shop":true,"message":"Address found","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","placeNotFound","addressProviderUnavailable"]},
  {"operationId":"getShippingAddress","resource":"shipping-address","path":"/shipping-address/{id}","shop":true,"message":"Shipping address retrieved","etag":"strong","refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","shippingAddressNotFound"]},
  {"operationId":"updateShippingAddress","resource":"shipping-address","method":"patch","path":"/shipping-address/{id}","shop":true,"message":"Shipping address updated","etag":"strong","reader":"getShippingAddress","body":"application/json","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","shippingAddressNotFound","unknownCountry"]},
  {"operationId":"deleteShippingAddress","resource":"shipping-address","method":"delete","path":"/shipping-address/{id}","shop":true,"message":"Shipping address deleted","reader":"getShippingAddress","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","changedMeanwhile","shippingAddressNotFound"]},
  {"operationId":"setDefaultShippingAddress","resource":"shipping-address","method":"post","path":"/shipping-address/{id}/default","shop":true,"message":"Default shipping address set","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","shippingAddressNotFound"]},
  {"operationId":"listCountries","resource":"country","path":"/country","caller":"nobody","message":"Countries retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended"]},
  {"operationId":"listBlogs","resource":"blogs","path":"/blogs","caller":"nobody","shop":true,"message":"Blog posts retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"getBlog","resource":"blogs","path":"/blogs/{id}","caller":"nobody","shop":true,"message":"Blog post retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","blogNotFound"]},
  {"operationId":"listBanners","resource":"banners","path":"/banners","caller":"nobody","shop":true,"message":"Banners retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"subscribeToNewsletter","resource":"newsletter","method":"post","path":"/newsletter/subscribe","caller":"nobody","shop":true,"message":"Check your e-mail to confirm the subscription","body":"application/json","transaction":true,"throttle":"sign-in","refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson"]},
  {"operationId":"confirmNewsletter","resource":"newsletter","method":"post","path":"/newsletter/confirm","caller":"nobody","shop":true,"message":"Subscription confirmed","body":"application/json","transaction":true,"refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","newsletterCodeNotFound"]},
  {"operationId":"unsubscribeFromNewsletter","resource":"newsletter","method":"post","path":"/newsletter/unsubscribe","caller":"nobody","shop":true,"message":"Unsubscribed","body":"application/json","transaction":true,"refusals":["shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","newsletterCodeNotFound"]},
  {"operationId":"unsubscribeWithOneClick","resource":"newsletter","method":"post","path":"/newsletter/unsubscribe/{token}","caller":"nobody","message":"Unsubscribed","transaction":true,"refusals":["shopNotFound","storeSuspended","malformedUri","newsletterCodeNotFound"]},
  {"operationId":"listPushSubscriptions","resource":"push-subscriptions","path":"/push-subscriptions","shop":true,"message":"Push subscriptions retrieved","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest"]},
  {"operationId":"createPushSubscription","resource":"push-subscriptions","method":"post","path":"/push-subscriptions","shop":true,"status":201,"message":"Push subscription saved","etag":"strong","locates":true,"body":"application/json","idempotent":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","unsafePushEndpoint","pushOff"]},
  {"operationId":"getPushPublicKey","resource":"push-subscriptions","path":"/push-subscriptions/public-key","caller":"nobody","shop":true,"message":"Public key retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","pushOff"]},
  {"operationId":"getPushSubscription","resource":"push-subscriptions","path":"/push-subscriptions/{id}","shop":true,"message":"Push subscription retrieved","etag":"strong","refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","pushSubscriptionNotFound"]},
  {"operationId":"deletePushSubscription","resource":"push-subscriptions","method":"delete","path":"/push-subscriptions/{id}","shop":true,"message":"Push subscription deleted","reader":"getPushSubscription","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","changedMeanwhile","pushSubscriptionNotFound"]},
  {"operationId":"listComments","resource":"comments","path":"/comments","caller":"anyone","shop":true,"message":"Comments retrieved","etag":"weak","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","productNotFound","blogNotFound"]},
  {"operationId":"createComment","resource":"comments","method":"post","path":"/comments","guests":false,"shop":true,"status":201,"message":"Comment created","body":"application/json","transaction":true,"events":[{"resource":"comments","id":"data._id"}],"idempotent":true,"refusals":["authenticationRequired","loginRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","productNotFound","blogNotFound","commentNotFound"]},
  {"operationId":"updateComment","resource":"comments","method":"patch","path":"/comments/{commentId}","shop":true,"message":"Comment updated","body":"application/json","transaction":true,"events":[{"resource":"comments","id":"data._id"}],"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","commentNotFound"]},
  {"operationId":"deleteComment","resource":"comments","method":"delete","path":"/comments/{commentId}","shop":true,"message":"Comment deleted","transaction":true,"events":[{"resource":"comments","id":"params.commentId"}],"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","changedMeanwhile","commentNotFound"]},
  {"operationId":"listCommentReplies","resource":"comments","path":"/comments/{commentId}/replies","caller":"anyone","shop":true,"message":"Replies retrieved","etag":"weak","refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","malformedUri","commentNotFound"]},
  {"operationId":"likeComment","resource":"comments","method":"post","path":"/comments/{commentId}/like","shop":true,"message":"Comment like toggled","transaction":true,"events":[{"resource":"comments","id":"params.commentId"}],"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","commentNotFound"]},
  {"operationId":"dislikeComment","resource":"comments","method":"post","path":"/comments/{commentId}/dislike","shop":true,"message":"Comment dislike toggled","transaction":true,"events":[{"resource":"comments","id":"params.commentId"}],"refusals":["authenticationRequired","shopNotFound","storeSuspended","malformedUri","commentNotFound"]},
  {"operationId":"reportComment","resource":"comments","method":"post","path":"/comments/{commentId}/report","shop":true,"message":"Comment reported","body":"application/json","transaction":true,"refusals":["authenticationRequired","shopNotFound","storeSuspended","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","commentNotFound"]},
  {"operationId":"listCities","resource":"country","path":"/country/cities","caller":"nobody","message":"Cities retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","countryNotFound","stateNotFound"]},
  {"operationId":"getAddressFormat","resource":"country","path":"/country/{shortName}/address-format","caller":"nobody","message":"Address format retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","countryNotFound"]},
  {"operationId":"listStateCodes","resource":"country","path":"/country/{shortName}/states","caller":"nobody","message":"State codes retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","malformedUri","countryNotFound"]},
  {"operationId":"listStates","resource":"country","path":"/country/states","caller":"nobody","message":"States retrieved","etag":"weak","refusals":["shopNotFound","storeSuspended","invalidRequest","countryNotFound"]},
])
