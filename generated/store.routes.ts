// Written by `make gen` from openapi/. Change the contract, not this file.
import type * as context from '../src/http/handler.ts'
import type { operations } from './store.types.ts'

export interface AuthHandlers {
  createGuest: context.Handler<operations['createGuest'], context.Writing & context.MaybeInShop>
  authenticate: context.Handler<operations['authenticate'], context.Reading & context.MaybeInShop>
  verifyEmail: context.Handler<operations['verifyEmail'], context.Reading & context.MaybeInShop & context.MaybeByShopper & context.Recording>
  getMe: context.Handler<operations['getMe'], context.Reading & context.MaybeInShop & context.ByShopper>
  updateMe: context.Handler<operations['updateMe'], context.Writing & context.MaybeInShop & context.ByShopper>
  deleteMe: context.Handler<operations['deleteMe'], context.Writing & context.MaybeInShop & context.ByShopper>
  refreshToken: context.Handler<operations['refreshToken'], context.Writing & context.MaybeInShop & context.ByShopper>
  logout: context.Handler<operations['logout'], context.Writing & context.MaybeInShop & context.ByShopper>
  logoutAll: context.Handler<operations['logoutAll'], context.Writing & context.MaybeInShop & context.ByShopper>
}

export interface ShopHandlers {
  getShop: context.Handler<operations['getShop'], context.Reading & context.InShop>
  getShopPolicies: context.Handler<operations['getShopPolicies'], context.Reading & context.InShop>
}

export interface ProductsHandlers {
  listProducts: context.Handler<operations['listProducts'], context.Reading & context.InShop>
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
  addCartItem: context.Handler<operations['addCartItem'], context.Writing & context.InShop & context.ByShopper>
  updateCartItem: context.Handler<operations['updateCartItem'], context.Writing & context.InShop & context.ByShopper>
  removeCartItem: context.Handler<operations['removeCartItem'], context.Writing & context.InShop & context.ByShopper>
}

export interface OrdersHandlers {
  listOrders: context.Handler<operations['listOrders'], context.Reading & context.InShop & context.ByShopper>
  createOrder: context.Handler<operations['createOrder'], context.Writing & context.InShop & context.ByShopper & context.Recording>
  getOrder: context.Handler<operations['getOrder'], context.Reading & context.InShop & context.ByShopper>
  payOrder: context.Handler<operations['payOrder'], context.Reading & context.InShop & context.ByShopper & context.Recording>
  getPaymentStatus: context.Handler<operations['getPaymentStatus'], context.Reading & context.InShop & context.ByShopper & context.Recording>
  cancelOrder: context.Handler<operations['cancelOrder'], context.Writing & context.InShop & context.ByShopper>
  submitProof: context.Handler<operations['submitProof'], context.Writing & context.InShop & context.ByShopper>
}

export interface PaymentsHandlers {
  listPayments: context.Handler<operations['listPayments'], context.Reading & context.InShop & context.ByShopper>
  receivePaymentCallback: context.Handler<operations['receivePaymentCallback'], context.Reading & context.MaybeInShop & context.Recording>
}

export interface CouponsHandlers {
  verifyCoupon: context.Handler<operations['verifyCoupon'], context.Reading & context.InShop & context.MaybeByShopper>
  applyCoupon: context.Handler<operations['applyCoupon'], context.Writing & context.InShop & context.ByShopper>
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
  'products': ProductsHandlers
  'foods': FoodsHandlers
  'services': ServicesHandlers
  'categories': CategoriesHandlers
  'reviews': ReviewsHandlers
  'wishlist': WishlistHandlers
  'cart': CartHandlers
  'orders': OrdersHandlers
  'payments': PaymentsHandlers
  'coupons': CouponsHandlers
  'shipping-address': ShippingAddressHandlers
  'country': CountryHandlers
  'blogs': BlogsHandlers
  'banners': BannersHandlers
  'newsletter': NewsletterHandlers
  'comments': CommentsHandlers
}

export const routes: context.Route[] = [
  {"operationId":"createGuest","resource":"auth","method":"post","path":"/auth/ghost","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":201,"message":"Guest created","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests"]},
  {"operationId":"authenticate","resource":"auth","method":"post","path":"/auth/authenticate","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"A sign-in code was sent to your e-mail","html":false,"etag":false,"body":"application/json","transaction":false,"events":[],"idempotent":false,"signIn":true,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","tooManyCodes"]},
  {"operationId":"verifyEmail","resource":"auth","method":"post","path":"/auth/verify","caller":"anyone","scopes":[],"guests":true,"shop":false,"status":200,"message":"Email verified","html":false,"etag":false,"body":"application/json","transaction":false,"events":[],"idempotent":false,"signIn":true,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","invalidOtp","userNotFound"]},
  {"operationId":"getMe","resource":"auth","method":"get","path":"/auth/me","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Profile retrieved","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired"]},
  {"operationId":"updateMe","resource":"auth","method":"patch","path":"/auth/me","caller":"somebody","scopes":[],"guests":false,"shop":false,"status":200,"message":"Profile updated","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","loginRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson"]},
  {"operationId":"deleteMe","resource":"auth","method":"delete","path":"/auth/me","caller":"somebody","scopes":[],"guests":false,"shop":false,"status":200,"message":"Account deleted","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","loginRequired"]},
  {"operationId":"refreshToken","resource":"auth","method":"post","path":"/auth/refresh","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Token refreshed","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired"]},
  {"operationId":"logout","resource":"auth","method":"post","path":"/auth/logout","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Signed out","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired"]},
  {"operationId":"logoutAll","resource":"auth","method":"post","path":"/auth/logout-all","caller":"somebody","scopes":[],"guests":false,"shop":false,"status":200,"message":"Signed out everywhere","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","loginRequired"]},
  {"operationId":"getShop","resource":"shop","method":"get","path":"/shop","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Shop retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound"]},
  {"operationId":"getShopPolicies","resource":"shop","method":"get","path":"/shop/policies","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Shop policies retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound"]},
  {"operationId":"listProducts","resource":"products","method":"get","path":"/products","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Products retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest"]},
  {"operationId":"getProduct","resource":"products","method":"get","path":"/products/{id}","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Product retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","malformedUri","productNotFound"]},
  {"operationId":"listFoods","resource":"foods","method":"get","path":"/foods","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Foods retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest"]},
  {"operationId":"getFood","resource":"foods","method":"get","path":"/foods/{id}","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Food retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","malformedUri","foodNotFound"]},
  {"operationId":"listServices","resource":"services","method":"get","path":"/services","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Services retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest"]},
  {"operationId":"getService","resource":"services","method":"get","path":"/services/{id}","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Service retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","malformedUri","serviceNotFound"]},
  {"operationId":"listRelatedProducts","resource":"products","method":"get","path":"/products/{id}/related","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Related products retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","malformedUri","productNotFound"]},
  {"operationId":"listCategories","resource":"categories","method":"get","path":"/categories","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Categories retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest"]},
  {"operationId":"getCategory","resource":"categories","method":"get","path":"/categories/{id}","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Category retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","malformedUri","categoryNotFound"]},
  {"operationId":"listReviews","resource":"reviews","method":"get","path":"/reviews","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Reviews retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest","productNotFound"]},
  {"operationId":"createReview","resource":"reviews","method":"post","path":"/reviews","caller":"somebody","scopes":[],"guests":false,"shop":true,"status":201,"message":"Review created","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","loginRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","productNotFound","duplicateReview"]},
  {"operationId":"getReviewSummary","resource":"reviews","method":"get","path":"/reviews/summary","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Review summary retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest","productNotFound"]},
  {"operationId":"updateReview","resource":"reviews","method":"patch","path":"/reviews/{id}","caller":"somebody","scopes":[],"guests":false,"shop":true,"status":200,"message":"Review updated","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","loginRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","reviewNotFound"]},
  {"operationId":"deleteReview","resource":"reviews","method":"delete","path":"/reviews/{id}","caller":"somebody","scopes":[],"guests":false,"shop":true,"status":200,"message":"Review deleted","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","loginRequired","shopNotFound","malformedUri","reviewNotFound"]},
  {"operationId":"listWishlist","resource":"wishlist","method":"get","path":"/wishlist","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Wishlist retrieved","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest"]},
  {"operationId":"addWishlistItem","resource":"wishlist","method":"post","path":"/wishlist","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":201,"message":"Added to wishlist","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","productNotFound"]},
  {"operationId":"removeWishlistItem","resource":"wishlist","method":"delete","path":"/wishlist/{productId}","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Removed from wishlist","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","wishlistItemNotFound"]},
  {"operationId":"moveWishlistItem","resource":"wishlist","method":"post","path":"/wishlist/{productId}/move-to-cart","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Moved to cart","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","wishlistItemNotFound","productNotFound","variantRequired","cartFull","cartLineFull"]},
  {"operationId":"getCart","resource":"cart","method":"get","path":"/cart","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Cart retrieved","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound"]},
  {"operationId":"clearCart","resource":"cart","method":"delete","path":"/cart","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Cart cleared","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound"]},
  {"operationId":"countCart","resource":"cart","method":"get","path":"/cart/count","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Cart count retrieved","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound"]},
  {"operationId":"addCartItem","resource":"cart","method":"post","path":"/cart/items","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":201,"message":"Item added to cart","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","productNotFound","variantRequired","cartFull","cartLineFull"]},
  {"operationId":"updateCartItem","resource":"cart","method":"patch","path":"/cart/items/{itemId}","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Cart updated","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","cartItemNotFound"]},
  {"operationId":"removeCartItem","resource":"cart","method":"delete","path":"/cart/items/{itemId}","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Item removed from cart","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","cartItemNotFound"]},
  {"operationId":"listOrders","resource":"orders","method":"get","path":"/orders","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Orders retrieved","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest"]},
  {"operationId":"createOrder","resource":"orders","method":"post","path":"/orders","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":201,"message":"Order placed","html":false,"etag":false,"body":"application/json","transaction":true,"events":[{"resource":"orders","id":"data._id"}],"idempotent":true,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","cartEmpty","productNotFound","variantRequired","outOfStock","emailRequired","shippingAddressNotFound","paymentMethodNotFound"]},
  {"operationId":"getOrder","resource":"orders","method":"get","path":"/orders/{id}","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Order retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","orderNotFound"]},
  {"operationId":"payOrder","resource":"orders","method":"post","path":"/orders/{id}/pay","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Payment started","html":false,"etag":false,"body":"application/json","transaction":false,"events":[],"idempotent":true,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","orderNotFound","paymentMethodNotFound","orderNotPayable","cardDeclined","paymentProviderUnavailable"]},
  {"operationId":"getPaymentStatus","resource":"orders","method":"get","path":"/orders/{id}/payment-status","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Payment status retrieved","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","orderNotFound"]},
  {"operationId":"cancelOrder","resource":"orders","method":"post","path":"/orders/{id}/cancel","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Order cancelled","html":false,"etag":false,"body":null,"transaction":true,"events":[{"resource":"orders","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","orderNotFound","orderNotCancellable"]},
  {"operationId":"submitProof","resource":"orders","method":"post","path":"/orders/{id}/proof","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Proof received","html":false,"etag":false,"body":"application/json","transaction":true,"events":[{"resource":"orders","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","orderNotFound","proofNotExpected","proofEmpty"]},
  {"operationId":"listPayments","resource":"payments","method":"get","path":"/payments","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Shop payments retrieved","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound"]},
  {"operationId":"receivePaymentCallback","resource":"payments","method":"post","path":"/payments/webhooks/{provider}","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Callback received","html":false,"etag":false,"body":"application/json","transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","unknownProvider","invalidSignature","paymentProviderUnavailable"]},
  {"operationId":"verifyCoupon","resource":"coupons","method":"post","path":"/coupons/verify","caller":"anyone","scopes":[],"guests":true,"shop":true,"status":200,"message":"Coupon is valid","html":false,"etag":false,"body":"application/json","transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","invalidCouponCode","couponNotStarted","couponExpired","couponUsedUp","couponUsedByYou","couponMinimum","orderNotFound"]},
  {"operationId":"applyCoupon","resource":"coupons","method":"post","path":"/coupons/apply","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Coupon applied successfully","html":false,"etag":false,"body":"application/json","transaction":true,"events":[{"resource":"orders","id":"data.order._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","orderNotFound","orderNotYours","orderHasCoupon","orderNotPending","invalidCouponCode","couponNotStarted","couponExpired","couponUsedUp","couponUsedByYou","couponMinimum"]},
  {"operationId":"listShippingAddresses","resource":"shipping-address","method":"get","path":"/shipping-address","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Shipping addresses retrieved","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest"]},
  {"operationId":"createShippingAddress","resource":"shipping-address","method":"post","path":"/shipping-address","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":201,"message":"Shipping address created","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","unknownCountry"]},
  {"operationId":"autocompleteAddress","resource":"shipping-address","method":"get","path":"/shipping-address/autocomplete","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Addresses suggested","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","unknownCountry","addressProviderUnavailable"]},
  {"operationId":"reverseGeocode","resource":"shipping-address","method":"get","path":"/shipping-address/reverse-geocode","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Address found","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","placeNotFound","addressProviderUnavailable"]},
  {"operationId":"getShippingAddress","resource":"shipping-address","method":"get","path":"/shipping-address/{id}","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Shipping address retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","shippingAddressNotFound"]},
  {"operationId":"updateShippingAddress","resource":"shipping-address","method":"patch","path":"/shipping-address/{id}","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Shipping address updated","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","shippingAddressNotFound","unknownCountry"]},
  {"operationId":"deleteShippingAddress","resource":"shipping-address","method":"delete","path":"/shipping-address/{id}","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Shipping address deleted","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","shippingAddressNotFound"]},
  {"operationId":"setDefaultShippingAddress","resource":"shipping-address","method":"post","path":"/shipping-address/{id}/default","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Default shipping address set","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","shippingAddressNotFound"]},
  {"operationId":"listCountries","resource":"country","method":"get","path":"/country","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Countries retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests"]},
  {"operationId":"listBlogs","resource":"blogs","method":"get","path":"/blogs","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Blogs retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest"]},
  {"operationId":"getBlog","resource":"blogs","method":"get","path":"/blogs/{id}","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Blog retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","malformedUri","blogNotFound"]},
  {"operationId":"listBanners","resource":"banners","method":"get","path":"/banners","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Banners retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest"]},
  {"operationId":"subscribeToNewsletter","resource":"newsletter","method":"post","path":"/newsletter/subscribe","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Check your e-mail to confirm the subscription","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":true,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson"]},
  {"operationId":"confirmNewsletter","resource":"newsletter","method":"post","path":"/newsletter/confirm","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Subscription confirmed","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","newsletterCodeNotFound"]},
  {"operationId":"unsubscribeFromNewsletter","resource":"newsletter","method":"post","path":"/newsletter/unsubscribe","caller":"nobody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Unsubscribed","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","newsletterCodeNotFound"]},
  {"operationId":"unsubscribeWithOneClick","resource":"newsletter","method":"post","path":"/newsletter/unsubscribe/{token}","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Unsubscribed","html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","malformedUri","newsletterCodeNotFound"]},
  {"operationId":"listComments","resource":"comments","method":"get","path":"/comments","caller":"anyone","scopes":[],"guests":true,"shop":true,"status":200,"message":"Comments retrieved","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","productNotFound","blogNotFound"]},
  {"operationId":"createComment","resource":"comments","method":"post","path":"/comments","caller":"somebody","scopes":[],"guests":false,"shop":true,"status":201,"message":"Comment created","html":false,"etag":false,"body":"application/json","transaction":true,"events":[{"resource":"comments","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","loginRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","productNotFound","blogNotFound","commentNotFound"]},
  {"operationId":"updateComment","resource":"comments","method":"patch","path":"/comments/{commentId}","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Comment updated","html":false,"etag":false,"body":"application/json","transaction":true,"events":[{"resource":"comments","id":"data._id"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","commentNotFound"]},
  {"operationId":"deleteComment","resource":"comments","method":"delete","path":"/comments/{commentId}","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Comment deleted","html":false,"etag":false,"body":null,"transaction":true,"events":[{"resource":"comments","id":"params.commentId"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","commentNotFound"]},
  {"operationId":"listCommentReplies","resource":"comments","method":"get","path":"/comments/{commentId}/replies","caller":"anyone","scopes":[],"guests":true,"shop":true,"status":200,"message":"Replies retrieved","html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","malformedUri","commentNotFound"]},
  {"operationId":"likeComment","resource":"comments","method":"post","path":"/comments/{commentId}/like","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Comment like toggled","html":false,"etag":false,"body":null,"transaction":true,"events":[{"resource":"comments","id":"params.commentId"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","commentNotFound"]},
  {"operationId":"dislikeComment","resource":"comments","method":"post","path":"/comments/{commentId}/dislike","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Comment dislike toggled","html":false,"etag":false,"body":null,"transaction":true,"events":[{"resource":"comments","id":"params.commentId"}],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","malformedUri","commentNotFound"]},
  {"operationId":"reportComment","resource":"comments","method":"post","path":"/comments/{commentId}/report","caller":"somebody","scopes":[],"guests":true,"shop":true,"status":200,"message":"Comment reported","html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","authenticationRequired","shopNotFound","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","commentNotFound"]},
  {"operationId":"listStates","resource":"country","method":"get","path":"/country/states","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"States retrieved","html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","invalidRequest","countryNotFound"]},
]
