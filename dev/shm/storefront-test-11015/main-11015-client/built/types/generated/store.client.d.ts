import type { Listing, Method } from '../src/client/types.ts';
import type { operations as contract } from './store.types.ts';
/** The codes by which every operation can be refused. */
type Usual = 'too_many_requests' | 'unexpected' | 'busy' | 'took_too_long' | 'unavailable' | 'shop_not_found' | 'store_suspended';
export interface StoreOperations {
    auth: {
        /** Start a guest session. */
        createGuest: Method<contract['createGuest'], [], Usual>;
        /** Request a sign-in code by e-mail. */
        authenticate: Method<contract['authenticate'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'too_many_codes'>;
        /** Sign in with the code from the e-mail. */
        verifyEmail: Method<contract['verifyEmail'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'invalid_otp' | 'user_not_found'>;
        /** Get the profile of the signed-in shopper. */
        getMe: Method<contract['getMe'], [], Usual | 'authentication_required'>;
        /** Update the profile. */
        updateMe: Method<contract['updateMe'], [], Usual | 'authentication_required' | 'login_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json'>;
        /** Delete the account. */
        deleteMe: Method<contract['deleteMe'], [], Usual | 'authentication_required' | 'login_required' | 'sign_in_again' | 'owns_stores'>;
        /** Export what is kept about you. */
        exportMe: Method<contract['exportMe'], [], Usual | 'authentication_required' | 'login_required' | 'sign_in_again'>;
        /** Get a new token before the old one expires. */
        refreshToken: Method<contract['refreshToken'], [], Usual | 'authentication_required'>;
        /** Sign out. */
        logout: Method<contract['logout'], [], Usual | 'authentication_required'>;
        /** Sign out everywhere. */
        logoutAll: Method<contract['logoutAll'], [], Usual | 'authentication_required' | 'login_required'>;
    };
    shop: {
        /** Get the store and its branding. */
        get: Method<contract['getShop'], [], Usual>;
        /** Get the store's policies. */
        getPolicies: Method<contract['getShopPolicies'], [], Usual>;
    };
    products: {
        /** List and search the store's products. */
        list: Listing<contract['listProducts'], [], Usual | 'invalid_request', 'products', 'sort' | 'page' | 'limit'>;
        /** Get a product. */
        get: Method<contract['getProduct'], [id: string], Usual | 'malformed_uri' | 'product_not_found'>;
        /** List related products. */
        listRelatedProducts: Method<contract['listRelatedProducts'], [id: string], Usual | 'malformed_uri' | 'product_not_found'>;
    };
    foods: {
        /** List and search the store's foods. */
        list: Listing<contract['listFoods'], [], Usual | 'invalid_request', 'foods', 'page' | 'limit'>;
        /** Get a food. */
        get: Method<contract['getFood'], [id: string], Usual | 'malformed_uri' | 'food_not_found'>;
    };
    services: {
        /** List the store's services. */
        list: Listing<contract['listServices'], [], Usual | 'invalid_request', 'services', 'page' | 'limit'>;
        /** Get a service. */
        get: Method<contract['getService'], [id: string], Usual | 'malformed_uri' | 'service_not_found'>;
    };
    categories: {
        /** List the store's categories. */
        list: Listing<contract['listCategories'], [], Usual | 'invalid_request', 'categories', 'page' | 'limit'>;
        /** Get a category. */
        get: Method<contract['getCategory'], [id: string], Usual | 'malformed_uri' | 'category_not_found'>;
    };
    reviews: {
        /** List the reviews of a product. */
        list: Listing<contract['listReviews'], [], Usual | 'invalid_request' | 'product_not_found', 'reviews', 'page' | 'limit'>;
        /** Review a product. */
        create: Method<contract['createReview'], [], Usual | 'authentication_required' | 'login_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'product_not_found' | 'duplicate_review'>;
        /** Get the rating summary of a product. */
        getSummary: Method<contract['getReviewSummary'], [], Usual | 'invalid_request' | 'product_not_found'>;
        /** Update your own review. */
        update: Method<contract['updateReview'], [id: string], Usual | 'authentication_required' | 'login_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'review_not_found'>;
        /** Delete your own review. */
        delete: Method<contract['deleteReview'], [id: string], Usual | 'authentication_required' | 'login_required' | 'malformed_uri' | 'review_not_found'>;
    };
    wishlist: {
        /** List the wishlist. */
        list: Listing<contract['listWishlist'], [], Usual | 'authentication_required' | 'invalid_request', 'products', 'page' | 'limit'>;
        /** Add a product to the wishlist. */
        addItem: Method<contract['addWishlistItem'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'product_not_found'>;
        /** Remove a product from the wishlist. */
        removeItem: Method<contract['removeWishlistItem'], [productId: string], Usual | 'authentication_required' | 'malformed_uri' | 'wishlist_item_not_found'>;
        /** Move a product from the wishlist to the cart. */
        moveItem: Method<contract['moveWishlistItem'], [productId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'wishlist_item_not_found' | 'product_not_found' | 'variant_required' | 'cart_full' | 'cart_line_full' | 'amount_too_large'>;
    };
    cart: {
        /** Get the cart. */
        get: Method<contract['getCart'], [], Usual | 'authentication_required'>;
        /** Empty the cart. */
        clear: Method<contract['clearCart'], [], Usual | 'authentication_required'>;
        /** Count the items in the cart. */
        count: Method<contract['countCart'], [], Usual | 'authentication_required'>;
        /** Add an item to the cart. */
        addItem: Method<contract['addCartItem'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'product_not_found' | 'variant_required' | 'cart_full' | 'cart_line_full' | 'amount_too_large', 'autoRenew'>;
        /** Change the quantity of a cart line. */
        updateItem: Method<contract['updateCartItem'], [itemId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'cart_item_not_found' | 'amount_too_large'>;
        /** Remove a line from the cart. */
        removeItem: Method<contract['removeCartItem'], [itemId: string], Usual | 'authentication_required' | 'malformed_uri' | 'cart_item_not_found'>;
    };
    orders: {
        /** List your orders. */
        list: Listing<contract['listOrders'], [], Usual | 'authentication_required' | 'invalid_request', 'orders', 'page' | 'limit'>;
        /** Place an order. */
        create: Method<contract['createOrder'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'cart_empty' | 'product_not_found' | 'variant_required' | 'out_of_stock' | 'amount_too_large' | 'email_required' | 'too_many_unpaid_orders' | 'shipping_address_not_found' | 'payment_method_not_found' | 'rate_not_found' | 'rate_expired' | 'rate_used' | 'rate_outdated', 'autoRenew'>;
        /** Track an order without signing in. */
        track: Method<contract['trackOrder'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'order_not_found'>;
        /** Get one of your orders. */
        get: Method<contract['getOrder'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found'>;
        /** Pay for an order. */
        pay: Method<contract['payOrder'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'order_not_found' | 'payment_method_not_found' | 'order_not_payable' | 'too_many_card_tries' | 'card_declined' | 'payment_provider_unavailable'>;
        /** Give up the payment of an order. */
        cancelPayment: Method<contract['cancelPayment'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found' | 'payment_not_cancellable' | 'payment_provider_unavailable'>;
        /** Get the payment status of an order. */
        getPaymentStatus: Method<contract['getPaymentStatus'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found'>;
        /** Cancel an unpaid order. */
        cancel: Method<contract['cancelOrder'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'order_not_found' | 'order_not_cancellable' | 'order_being_paid'>;
        /** Report a bank transfer. */
        submitProof: Method<contract['submitProof'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'order_not_found' | 'proof_not_expected' | 'proof_empty'>;
        /** List the shipments of one of your orders. */
        listShipments: Listing<contract['listOrderShipments'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'malformed_uri' | 'order_not_found', 'shipments', 'page' | 'limit'>;
    };
    payments: {
        /** List the store's payment methods. */
        list: Method<contract['listPayments'], [], Usual | 'authentication_required'>;
        /** Receive a payment provider's callback. */
        receiveCallback: Method<contract['receivePaymentCallback'], [provider: string], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'unknown_provider' | 'invalid_signature' | 'payment_provider_unavailable'>;
    };
    coupons: {
        /** Validate a coupon and calculate its discount. */
        verify: Method<contract['verifyCoupon'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'invalid_coupon_code' | 'coupon_not_started' | 'coupon_expired' | 'coupon_used_up' | 'coupon_used_by_you' | 'coupon_minimum' | 'order_not_found'>;
        /** Apply a coupon to a pending order. */
        apply: Method<contract['applyCoupon'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'order_not_found' | 'order_not_yours' | 'order_has_coupon' | 'order_not_pending' | 'order_being_paid' | 'invalid_coupon_code' | 'coupon_not_started' | 'coupon_expired' | 'coupon_used_up' | 'coupon_used_by_you' | 'coupon_minimum'>;
    };
    shipping: {
        /** Track a shipment. */
        trackShipment: Method<contract['trackShipment'], [trackingCode: string], Usual | 'malformed_uri' | 'shipment_not_found'>;
        /** Quote shipping rates. */
        quote: Method<contract['quoteShipping'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'unknown_country' | 'shipping_address_not_found' | 'cart_empty' | 'product_not_found' | 'variant_required' | 'amount_too_large' | 'order_not_found' | 'order_not_shippable' | 'nothing_to_ship' | 'courier_unavailable', 'autoRenew'>;
    };
    library: {
        /** List your library. */
        list: Listing<contract['listLibrary'], [], Usual | 'authentication_required' | 'login_required' | 'invalid_request', 'entitlements', 'page' | 'limit'>;
        /** Get an access with its files. */
        getEntitlement: Method<contract['getEntitlement'], [entitlementId: string], Usual | 'authentication_required' | 'login_required' | 'malformed_uri' | 'not_found'>;
        /** List the files of an access. */
        listEntitlementFiles: Listing<contract['listEntitlementFiles'], [entitlementId: string], Usual | 'authentication_required' | 'login_required' | 'invalid_request' | 'malformed_uri' | 'not_found', 'files', 'page' | 'limit'>;
        /** Get a download link for a file. */
        createDownload: Method<contract['createDownload'], [entitlementId: string, fileId: string], Usual | 'authentication_required' | 'login_required' | 'malformed_uri' | 'not_found' | 'access_ended' | 'file_not_found'>;
        /** Turn the automatic renewal of a pass on or off. */
        setAutoRenew: Method<contract['setAutoRenew'], [entitlementId: string], Usual | 'authentication_required' | 'login_required' | 'invalid_body' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'not_found' | 'not_renewable' | 'no_saved_card'>;
    };
    shippingAddress: {
        /** List your shipping addresses. */
        list: Listing<contract['listShippingAddresses'], [], Usual | 'authentication_required' | 'invalid_request', 'shippingAddresses', 'page' | 'limit'>;
        /** Create a shipping address. */
        create: Method<contract['createShippingAddress'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'unknown_country'>;
        /** Suggest addresses for a partial input. */
        autocompleteAddress: Method<contract['autocompleteAddress'], [], Usual | 'authentication_required' | 'invalid_request' | 'unknown_country' | 'address_provider_unavailable'>;
        /** Find the address at a location. */
        reverseGeocode: Method<contract['reverseGeocode'], [], Usual | 'authentication_required' | 'invalid_request' | 'place_not_found' | 'address_provider_unavailable'>;
        /** Get one of your shipping addresses. */
        get: Method<contract['getShippingAddress'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'shipping_address_not_found'>;
        /** Update a shipping address. */
        update: Method<contract['updateShippingAddress'], [id: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'shipping_address_not_found' | 'unknown_country'>;
        /** Delete a shipping address. */
        delete: Method<contract['deleteShippingAddress'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'shipping_address_not_found'>;
        /** Make a shipping address the default. */
        setDefaultShippingAddress: Method<contract['setDefaultShippingAddress'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'shipping_address_not_found'>;
    };
    country: {
        /** List all countries. */
        list: Method<contract['listCountries'], [], Usual>;
        /** List the cities of a state or a country. */
        listCities: Method<contract['listCities'], [], Usual | 'invalid_request' | 'country_not_found' | 'state_not_found', 'shortName'>;
        /** List the states of a country. */
        listStates: Method<contract['listStates'], [], Usual | 'invalid_request' | 'country_not_found', 'shortName'>;
    };
    blogs: {
        /** List and search the store's blog posts. */
        list: Listing<contract['listBlogs'], [], Usual | 'invalid_request', 'blogs', 'page' | 'limit'>;
        /** Get a blog post. */
        get: Method<contract['getBlog'], [id: string], Usual | 'malformed_uri' | 'blog_not_found'>;
    };
    banners: {
        /** List the store's banners. */
        list: Listing<contract['listBanners'], [], Usual | 'invalid_request', 'banners', 'page' | 'limit'>;
    };
    newsletter: {
        /** Subscribe to the newsletter. */
        subscribeToNewsletter: Method<contract['subscribeToNewsletter'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json'>;
        /** Confirm a newsletter subscription. */
        confirm: Method<contract['confirmNewsletter'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'code_not_found'>;
        /** Unsubscribe from the newsletter. */
        unsubscribeFromNewsletter: Method<contract['unsubscribeFromNewsletter'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'code_not_found'>;
        /** Unsubscribe from the newsletter with one click. */
        unsubscribeWithOneClick: Method<contract['unsubscribeWithOneClick'], [token: string], Usual | 'malformed_uri' | 'code_not_found'>;
    };
    pushSubscriptions: {
        /** List your push subscriptions. */
        list: Listing<contract['listPushSubscriptions'], [], Usual | 'authentication_required' | 'invalid_request', 'pushSubscriptions', 'page' | 'limit'>;
        /** Subscribe a browser to order updates. */
        create: Method<contract['createPushSubscription'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'unsafe_push_endpoint' | 'push_off'>;
        /** Get the public key for push subscriptions. */
        getPushPublicKey: Method<contract['getPushPublicKey'], [], Usual | 'push_off'>;
        /** Get a push subscription. */
        get: Method<contract['getPushSubscription'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'push_subscription_not_found'>;
        /** Unsubscribe a browser from order updates. */
        delete: Method<contract['deletePushSubscription'], [id: string], Usual | 'authentication_required' | 'malformed_uri' | 'push_subscription_not_found'>;
    };
    comments: {
        /** List the comments on a product or a blog post. */
        list: Listing<contract['listComments'], [], Usual | 'authentication_required' | 'invalid_request' | 'product_not_found' | 'blog_not_found', 'comments', 'page' | 'limit'>;
        /** Comment on a product or a blog post. */
        create: Method<contract['createComment'], [], Usual | 'authentication_required' | 'login_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'product_not_found' | 'blog_not_found' | 'comment_not_found'>;
        /** Update your own comment. */
        update: Method<contract['updateComment'], [commentId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'comment_not_found'>;
        /** Delete your own comment. */
        delete: Method<contract['deleteComment'], [commentId: string], Usual | 'authentication_required' | 'malformed_uri' | 'comment_not_found'>;
        /** List the replies to a comment. */
        listReplies: Listing<contract['listCommentReplies'], [commentId: string], Usual | 'authentication_required' | 'invalid_request' | 'malformed_uri' | 'comment_not_found', 'replies', 'page' | 'limit'>;
        /** Like a comment or undo the like. */
        like: Method<contract['likeComment'], [commentId: string], Usual | 'authentication_required' | 'malformed_uri' | 'comment_not_found'>;
        /** Dislike a comment or undo the dislike. */
        dislike: Method<contract['dislikeComment'], [commentId: string], Usual | 'authentication_required' | 'malformed_uri' | 'comment_not_found'>;
        /** Report a comment to the store. */
        report: Method<contract['reportComment'], [commentId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'comment_not_found'>;
    };
}
export declare const operations: {
    auth: {
        createGuest: {
            method: string;
            path: string;
        };
        authenticate: {
            method: string;
            path: string;
            takes: "json";
        };
        verifyEmail: {
            method: string;
            path: string;
            takes: "json";
        };
        getMe: {
            method: string;
            path: string;
        };
        updateMe: {
            method: string;
            path: string;
            takes: "json";
        };
        deleteMe: {
            method: string;
            path: string;
        };
        exportMe: {
            method: string;
            path: string;
        };
        refreshToken: {
            method: string;
            path: string;
        };
        logout: {
            method: string;
            path: string;
        };
        logoutAll: {
            method: string;
            path: string;
        };
    };
    shop: {
        get: {
            method: string;
            path: string;
        };
        getPolicies: {
            method: string;
            path: string;
        };
    };
    products: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        get: {
            method: string;
            path: string;
        };
        listRelatedProducts: {
            method: string;
            path: string;
        };
    };
    foods: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        get: {
            method: string;
            path: string;
        };
    };
    services: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        get: {
            method: string;
            path: string;
        };
    };
    categories: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        get: {
            method: string;
            path: string;
        };
    };
    reviews: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        create: {
            method: string;
            path: string;
            takes: "json";
        };
        getSummary: {
            method: string;
            path: string;
            takes: "query";
        };
        update: {
            method: string;
            path: string;
            takes: "json";
        };
        delete: {
            method: string;
            path: string;
        };
    };
    wishlist: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        addItem: {
            method: string;
            path: string;
            takes: "json";
        };
        removeItem: {
            method: string;
            path: string;
        };
        moveItem: {
            method: string;
            path: string;
            takes: "json";
        };
    };
    cart: {
        get: {
            method: string;
            path: string;
        };
        clear: {
            method: string;
            path: string;
        };
        count: {
            method: string;
            path: string;
        };
        addItem: {
            method: string;
            path: string;
            takes: "json";
        };
        updateItem: {
            method: string;
            path: string;
            takes: "json";
        };
        removeItem: {
            method: string;
            path: string;
        };
    };
    orders: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        create: {
            method: string;
            path: string;
            takes: "json";
            idempotent: true;
        };
        track: {
            method: string;
            path: string;
            takes: "json";
        };
        get: {
            method: string;
            path: string;
        };
        pay: {
            method: string;
            path: string;
            takes: "json";
            idempotent: true;
        };
        cancelPayment: {
            method: string;
            path: string;
        };
        getPaymentStatus: {
            method: string;
            path: string;
        };
        cancel: {
            method: string;
            path: string;
        };
        submitProof: {
            method: string;
            path: string;
            takes: "json";
        };
        listShipments: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
    };
    payments: {
        list: {
            method: string;
            path: string;
        };
        receiveCallback: {
            method: string;
            path: string;
            takes: "json";
        };
    };
    coupons: {
        verify: {
            method: string;
            path: string;
            takes: "json";
        };
        apply: {
            method: string;
            path: string;
            takes: "json";
        };
    };
    shipping: {
        trackShipment: {
            method: string;
            path: string;
        };
        quote: {
            method: string;
            path: string;
            takes: "json";
        };
    };
    library: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        getEntitlement: {
            method: string;
            path: string;
        };
        listEntitlementFiles: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        createDownload: {
            method: string;
            path: string;
        };
        setAutoRenew: {
            method: string;
            path: string;
            takes: "json";
        };
    };
    shippingAddress: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        create: {
            method: string;
            path: string;
            takes: "json";
        };
        autocompleteAddress: {
            method: string;
            path: string;
            takes: "query";
        };
        reverseGeocode: {
            method: string;
            path: string;
            takes: "query";
        };
        get: {
            method: string;
            path: string;
        };
        update: {
            method: string;
            path: string;
            takes: "json";
        };
        delete: {
            method: string;
            path: string;
        };
        setDefaultShippingAddress: {
            method: string;
            path: string;
        };
    };
    country: {
        list: {
            method: string;
            path: string;
        };
        listCities: {
            method: string;
            path: string;
            takes: "query";
        };
        listStates: {
            method: string;
            path: string;
            takes: "query";
        };
    };
    blogs: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        get: {
            method: string;
            path: string;
        };
    };
    banners: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
    };
    newsletter: {
        subscribeToNewsletter: {
            method: string;
            path: string;
            takes: "json";
        };
        confirm: {
            method: string;
            path: string;
            takes: "json";
        };
        unsubscribeFromNewsletter: {
            method: string;
            path: string;
            takes: "json";
        };
        unsubscribeWithOneClick: {
            method: string;
            path: string;
        };
    };
    pushSubscriptions: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        create: {
            method: string;
            path: string;
            takes: "json";
        };
        getPushPublicKey: {
            method: string;
            path: string;
        };
        get: {
            method: string;
            path: string;
        };
        delete: {
            method: string;
            path: string;
        };
    };
    comments: {
        list: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        create: {
            method: string;
            path: string;
            takes: "json";
        };
        update: {
            method: string;
            path: string;
            takes: "json";
        };
        delete: {
            method: string;
            path: string;
        };
        listReplies: {
            method: string;
            path: string;
            takes: "query";
            list: string;
        };
        like: {
            method: string;
            path: string;
        };
        dislike: {
            method: string;
            path: string;
        };
        report: {
            method: string;
            path: string;
            takes: "json";
        };
    };
};
export {};
