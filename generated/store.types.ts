// Written by `make gen` from openapi/. Change the contract, not this file.
export interface paths {
    "/auth/ghost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a session without an account
         * @description Gives a token of a new guest, good for a cart, a wishlist and orders. Send it along when signing in later and what the guest gathered moves to the account.
         */
        post: operations["createGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a sign-in code by e-mail
         * @description Sends a code of six digits, good for ten minutes; only the newest code works. The account is made the first time an address is used, and the name is kept only then.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code from the e-mail
         * @description Gives a token of the account. A wrong code counts as a try, and after five the code is dead. With a guest's token, the guest's belongings move to the account in the same step. With a store, the shopper becomes a customer of it.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a token and read the profile behind it
         * @description Answers for guests too. `shopRole` is the caller's role in the store of the call, if there is one.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Its tokens stop working at once. Orders stay with the stores they were placed at.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        /**
         * Change the profile
         * @description Only what is sent changes; null empties the telephone number or the picture.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a new token before the old one ends
         * @description Answers as `GET /auth/me` does, with a token that lasts the full time again. Old and new belong to one session: the old one works until its own end, and signing out ends both.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description The session of the token ends at once; other sessions of the account stay.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere
         * @description Every session of the account ends at once, the caller's own included.
         */
        post: operations["logoutAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the store and its branding
         * @description What a storefront needs to draw itself, the store's currency included.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the store's policies
         * @description Plain text as the merchant wrote it; null where the merchant has written none.
         */
        get: operations["getShopPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search the products of the store
         * @description Only products that the merchant has listed. Filters add up. Products of equal rank come newest first.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description By its id or by its slug, as long as the merchant has it listed.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/foods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the foods of the store
         * @description Only foods that the merchant has listed, newest first, also those that are not available now. Filters add up.
         */
        get: operations["listFoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/foods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a food
         * @description By its id, as long as the merchant has it listed.
         */
        get: operations["getFood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the services of the store
         * @description Only services that the merchant has listed, newest first.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a service
         * @description By its id, as long as the merchant has it listed.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what goes with a product
         * @description At most 12 products, without the product itself: first those of its category, then others that share a tag with it, each newest first.
         */
        get: operations["listRelatedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories of the store
         * @description By name, also those without products.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a category
         * @description By its id or by its slug.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of a product
         * @description Newest first, for any product that shoppers can see.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Review a product
         * @description Each account reviews a product once; it can change that review later. The product's rating counts it at once. `verifiedPurchase` is true while the account has a paid order of the product in this store.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up the reviews of a product
         * @description The average is rounded to one decimal, as in the product's own `rating`; 0 while there is no review.
         */
        get: operations["getReviewSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one's own review
         * @description The product's rating no longer counts it, and the product can be reviewed anew.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        /**
         * Change one's own review
         * @description What is left out stays as it is.
         */
        patch: operations["updateReview"];
        trace?: never;
    };
    "/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the shopper wishes for
         * @description The newest wish first. A product that the merchant has taken off the shelves is left out, and comes back with them.
         */
        get: operations["listWishlist"];
        put?: never;
        /**
         * Wish for a product
         * @description A product that is on the list already stays as it is, with the time at which it was added first.
         */
        post: operations["addWishlistItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a product off the wishlist
         * @description Works for products that are no longer shown, too.
         */
        delete: operations["removeWishlistItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/{productId}/move-to-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a product from the wishlist to the cart
         * @description Adds one piece to the cart and takes the product off the wishlist, both or neither. A product with variants needs a `variantId`; for others the body may be left out.
         */
        post: operations["moveWishlistItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cart
         * @description Each shopper has one cart in a store. Lines show today's prices; `warnings` tells what a shopper ought to know before ordering.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        /**
         * Empty the cart
         * @description Takes every line out; an empty cart stays empty.
         */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what is in the cart
         * @description The sum of the quantities of all lines, for the badge on a cart's icon.
         */
        get: operations["countCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put something into the cart
         * @description The same product with the same variant and options adds to the line that is there. Stock is not held before an order is placed: asking for more than there is gives a warning here, not a refusal.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a line out of the cart
         * @description The other lines stay as they are.
         */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        /**
         * Change the quantity of a line
         * @description Sets the quantity; 0 takes the line out.
         */
        patch: operations["updateCartItem"];
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own orders
         * @description Those placed at this store with the caller's account or guest session, newest first.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Place an order
         * @description Orders what is in the cart and empties it, or orders `items` and leaves the cart alone. Prices are those of this moment, and stock is held at once. An order that is not paid for in time is cancelled and gives its stock back: after 60 minutes, or 72 hours when it is to be paid by bank transfer. With `rateId` the order costs what that shipping rate says and goes to the address that it was quoted for.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow an order without signing in
         * @description For whoever has its number and the e-mail address that was given with it. Both must fit; which of them does not is not told. What only the owner should see is left out: of the address the city and the country are shown, and neither people, the note, the coupon's code nor what was chosen for a line.
         */
        post: operations["trackOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of your orders
         * @description Somebody else's order is answered as if it did not exist.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for an order
         * @description With `card`, a token from the provider's own page or SDK, the card is charged now. Without it the reply tells where the shopper enters the card. For a bank transfer the reply holds the account to send the money to.
         *
         *     A reply with `authorizationUrl` means: send the shopper there, to enter a card or to be recognised by the bank, and ask for the payment status when they come back. One with `clientSecret` means: go on with the provider's SDK. The sandbox and Paystack have a page; Stripe has one where there is a `returnUrl`, and works with its SDK otherwise. Stripe takes the id of a payment method (`pm_…`) as `card`; Paystack takes none.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/payment-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how the payment of an order stands
         * @description Asks the payment provider about a payment that is still open and completes the order when the money has come in, for the moment a shopper returns from the provider's page. A provider that cannot be reached changes nothing: the reply is what was known before.
         */
        get: operations["getPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that is not paid for
         * @description Gives the stock and the use of a coupon back.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the merchant of a bank transfer
         * @description Give at least one of a link to a receipt, the bank's reference and a note, so that the merchant can find the transfer. The order then waits for the merchant and no longer expires; sending it again replaces what was sent.
         */
        post: operations["submitProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ways to pay at the store
         * @description Only those that are switched on. Pay an order with the `_id` of one of them.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear from a payment provider
         * @description For payment providers, not for storefronts. The signature in the provider's own header is checked over the bytes of the body. A message that was seen before changes nothing and is answered the same way. It only says which payment to ask about; 502 means that the provider could not be asked, so send it again.
         */
        post: operations["receivePaymentCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a coupon and compute its discount
         * @description Changes nothing. With an order, its subtotal decides whether the minimum amount is met and what the discount would be; without one, `discountAmount` is left out. A signed-in caller is also held to the limit of uses per shopper.
         */
        post: operations["verifyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a coupon to a pending order
         * @description Only the owner of the order may do this, once for an order, and it cannot be taken back. The use is counted and the order's total computed anew in the same transaction. The discount never exceeds the subtotal; percentages are rounded half up to the minor unit.
         */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the shipments of one of your orders
         * @description Newest first, those that were cancelled too.
         */
        get: operations["listOrderShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping/track/{trackingCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of a shipment; capital and small letters are the same.
                 * @example 3F9A6C0D52B8E1F4A7C3
                 */
                trackingCode: string;
            };
            cookie?: never;
        };
        /**
         * See where a shipment is
         * @description For whoever knows its code. Nothing tells whose it is or where it goes. Works without a store.
         */
        get: operations["trackShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what you have access to in this store
         * @description Newest first. A pass that has ended stays in the list, so that it can be bought again; `active` says whether it opens its files now.
         */
        get: operations["listLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/{entitlementId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an access in your library.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                entitlementId: string;
            };
            cookie?: never;
        };
        /**
         * Read one access and its files
         * @description The newest 100 files are shown with it; the list of its files has all of them.
         */
        get: operations["getEntitlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/{entitlementId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an access in your library.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                entitlementId: string;
            };
            cookie?: never;
        };
        /**
         * List the files that an access opens
         * @description Newest first. An all-access pass opens the files of every digital product of the store.
         */
        get: operations["listEntitlementFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/{entitlementId}/downloads/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an access in your library.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                entitlementId: string;
                /**
                 * @description The id of a file that it opens.
                 * @example 665f1c2ab4e0d3a1c9f00072
                 */
                fileId: string;
            };
            cookie?: never;
        };
        /**
         * Get a link to download a file
         * @description Whoever has the link can download with it for 10 minutes, in ranges too, without a token. Compare what was downloaded with `sha256`.
         */
        get: operations["createDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/{entitlementId}/auto-renew": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an access in your library.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                entitlementId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the automatic renewal of a pass on or off
         * @description Turning it off discards the saved card, and turning it on needs one that was saved with a purchase. Lifetime access cannot be renewed.
         */
        post: operations["setAutoRenew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what shipping costs
         * @description For what is in the cart, for `items` or for one of your orders, to one of your addresses or to one that you write down here: give one of `addressId` and `address`. The cheapest rate comes first, and an empty list means that the store does not send there. Place the order with one of them within half an hour.
         */
        post: operations["quoteShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your shipping addresses
         * @description An address belongs to the shopper and is the same in every store. Newest first.
         */
        get: operations["listShippingAddresses"];
        put?: never;
        /**
         * Write down a shipping address
         * @description The first address of a shopper is the default, whatever `isDefault` says. A guest's addresses move to the account at sign-in.
         */
        post: operations["createShippingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-address/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest addresses for what is typed
         * @description The best first, at most ten. A service without an address provider suggests countries, states and cities, first those of the store's own country. A provider that does not answer within two seconds is a 502.
         */
        get: operations["autocompleteAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-address/reverse-geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the address at a point
         * @description In the words of a shipping address, so that a form can be filled with it. A service without an address provider answers with the nearest city within 50 km, and without a line of the street. A provider that does not answer within two seconds is a 502.
         */
        get: operations["reverseGeocode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the shipping address. */
                id: components["parameters"]["ShippingAddressId"];
            };
            cookie?: never;
        };
        /**
         * Read one of your shipping addresses
         * @description Somebody else's address is answered as if it did not exist.
         */
        get: operations["getShippingAddress"];
        put?: never;
        post?: never;
        /**
         * Delete a shipping address
         * @description After the default, the newest of the other addresses is the default.
         */
        delete: operations["deleteShippingAddress"];
        options?: never;
        head?: never;
        /**
         * Change a shipping address
         * @description What is left out stays as it is. Orders that were placed with the address keep it as it was. There is always one default: `isDefault` as `false` changes nothing, make another address the default instead.
         */
        patch: operations["updateShippingAddress"];
        trace?: never;
    };
    "/shipping-address/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the shipping address. */
                id: components["parameters"]["ShippingAddressId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a shipping address the default
         * @description The one that was the default until now no longer is.
         */
        post: operations["setDefaultShippingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all countries
         * @description In alphabetical order. `shortName` is what the other operations take, and what a shipping address names its country by.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search the posts of the store
         * @description Only posts that are published, the last published first. Filters add up. The content is left out.
         */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a post
         * @description By its id or by its slug, as long as it is published.
         */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the banners of the store
         * @description Only those that are live now, by their position; the newest first where it is the same.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the newsletter
         * @description An e-mail with a code goes to the address, and only that code puts it on the list. The reply is the same for every address, whether or not it is on the list already. One address gets at most three such e-mails an hour; what is asked beyond that is answered in the same way and sends nothing.
         */
        post: operations["subscribeToNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a subscription
         * @description Puts the address that the code was sent to on the list. A code is good for 48 hours, and not after the address was taken off the list. Confirming again changes nothing.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the newsletter
         * @description Takes the address that the code was sent to off the list. Every code that an address was ever sent does this, also one that no longer confirms. Doing it again changes nothing.
         */
        post: operations["unsubscribeFromNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the newsletter with one click
         * @description For mail programs (RFC 8058): the address in the `List-Unsubscribe` header of our e-mails. They post the form field `List-Unsubscribe=One-Click`, as `multipart/form-data` or urlencoded; a body of any type may be sent or left out and is not looked at, because the code in the path says all. They send no `x-shop-id`, and need none: the code belongs to a store. Where one is sent, it must be that store.
         */
        post: operations["unsubscribeWithOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the browsers that are told of your orders
         * @description Those of the shopper in this store, newest first. Where they are written to is not shown.
         */
        get: operations["listPushSubscriptions"];
        put?: never;
        /**
         * Be told of your orders in this browser
         * @description Send what `PushSubscription.toJSON()` gives. The same endpoint again refreshes what is there; in a store it belongs to whoever sent it last. A shopper has at most 20 browsers, and a further one takes the place of the one heard of longest ago. Signing out in a browser forgets it; at sign-in a guest's browsers move to the account. When an order of the shopper is being prepared, paid, sent, cancelled or refunded, each browser gets `{ type: 'order', orderId, number, status, title, body }`.
         */
        post: operations["createPushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscriptions/public-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the key that browsers subscribe with
         * @description Hand it to `pushManager.subscribe` as `applicationServerKey`. It is the same for every store and stays the same. A service without keys for push messages answers with a 404.
         */
        get: operations["getPushPublicKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the push subscription. */
                id: components["parameters"]["PushSubscriptionId"];
            };
            cookie?: never;
        };
        /**
         * Read a browser that is told of your orders
         * @description Yours, in this store.
         */
        get: operations["getPushSubscription"];
        put?: never;
        post?: never;
        /**
         * Be told no more in a browser
         * @description What is on its way to it is dropped.
         */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments on a product or a post
         * @description Newest first, without replies. A comment that its author deleted or the store hid is gone, unless it has replies: then it stays, with an empty body and no author. With a token the reply says what the caller likes.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a product or a post
         * @description With `parentId` it is a reply to a comment on the same product or post. Replies are one level deep: a reply to a reply stands below the same comment.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one's own comment
         * @description Its text is erased. Replies to it stay.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Change one's own comment
         * @description Only its author can do this, and not once the store has hidden it.
         */
        patch: operations["updateComment"];
        trace?: never;
    };
    "/comments/{commentId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        /**
         * List the replies to a comment
         * @description Newest first, without those that were deleted or hidden.
         */
        get: operations["listCommentReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{commentId}/like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a comment, or take that back
         * @description A second call takes the first one back. Who disliked the comment likes it instead.
         */
        post: operations["likeComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{commentId}/dislike": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dislike a comment, or take that back
         * @description A second call takes the first one back. Who liked the comment dislikes it instead.
         */
        post: operations["dislikeComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{commentId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the store that a comment should not be there
         * @description Counted once for each caller, whose first reason is kept.
         */
        post: operations["reportComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cities of a state, or of a whole country
         * @description Names in alphabetical order, each once: places of more than about a thousand people, and seats of administrations. With `state`, those of one of the states that `GET /country/states` lists. A state whose borders are not known has the cities that lie in none of the others. Without `state`, all cities of the country, up to some 15,000: ask with `Accept-Encoding`. Data of GeoNames (https://www.geonames.org), licensed under CC BY 4.0.
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the states of a country
         * @description The names of its states, provinces or regions, in alphabetical order.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An opaque identifier of 24 lower-case hexadecimal digits.
         * @example 665f1c2ab4e0d3a1c9f00001
         */
        Id: string;
        /** @description A JWT, to be sent as a bearer token. */
        Token: string;
        /**
         * Format: date-time
         * @description An ISO 8601 time in UTC.
         * @example 2026-11-21T09:30:00.000Z
         */
        Timestamp: string;
        Currency: {
            /** @example ₦ */
            symbol: string;
            /** @example NGN */
            code: string;
        };
        /** @description A store as other records show it. */
        ShopReference: {
            _id: components["schemas"]["Id"];
            name: string;
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description An amount of money in major units of the store's currency.
         * @example 49.99
         */
        Amount: number;
        /** @description A guest has neither name nor e-mail address. */
        User: {
            _id: components["schemas"]["Id"];
            name: string | null;
            /** Format: email */
            email: string | null;
            phone: string | null;
            /** @description What the caller is on the platform, for example `guest` or `user`. */
            role: string;
            /** @description The role in the store of the call. */
            shopRole: string | null;
            /** @description The stores that the account owns or works for. */
            stores: components["schemas"]["ShopReference"][];
            /** Format: uri */
            avatar: string | null;
            /** @description How the session was started, for example `guest` or `otp`. */
            authMethod: string;
            balance: components["schemas"]["Amount"];
            deleted: boolean;
            disabled: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Profile: {
            user: components["schemas"]["User"];
            token: components["schemas"]["Token"];
            tokenExpiresAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        ShopType: "digital" | "ecommerce" | "restaurant" | "business";
        /** @description How the storefront looks. What the merchant has not set is left out. */
        ShopTheme: {
            /** @example #0f766e */
            primaryColor?: string;
            /** @example #ffffff */
            backgroundColor?: string;
            /** @example Inter */
            font?: string;
        };
        /** @description How shoppers reach the merchant. What the merchant has not set is left out. */
        ShopContact: {
            /** Format: email */
            email?: string;
            phone?: string;
            address?: string;
        };
        /** @description The merchant's pages elsewhere. What the merchant has not set is left out. */
        ShopSocials: {
            /** Format: uri */
            website?: string;
            /** Format: uri */
            facebook?: string;
            /** Format: uri */
            instagram?: string;
            /** Format: uri */
            x?: string;
            /** Format: uri */
            tiktok?: string;
            /** Format: uri */
            youtube?: string;
            /** Format: uri */
            whatsapp?: string;
        };
        Shop: {
            _id: components["schemas"]["Id"];
            name: string;
            /** @description The name as it stands in addresses, unique on the platform. */
            slug: string;
            type: components["schemas"]["ShopType"];
            currency: components["schemas"]["Currency"];
            /**
             * @description An ISO 3166-1 alpha-2 code.
             * @example NG
             */
            country: string;
            /** Format: uri */
            logo: string | null;
            theme: components["schemas"]["ShopTheme"];
            contact: components["schemas"]["ShopContact"];
            socials: components["schemas"]["ShopSocials"];
        };
        ShopPolicies: {
            terms: string | null;
            privacy: string | null;
            refunds: string | null;
            shipping: string | null;
        };
        /**
         * @description How many are left to sell. Digital products do not run out.
         * @example 12
         */
        Stock: number;
        /** @description A category as other records show it. */
        CategoryReference: {
            _id: components["schemas"]["Id"];
            name: string;
            slug: string;
        };
        /**
         * @description Choices by name, such as a size or a colour.
         * @example {
         *       "size": "L",
         *       "colour": "green"
         *     }
         */
        Options: {
            [key: string]: string;
        };
        /** @description One way in which a product is sold, with its own price and stock. */
        Variant: {
            _id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Amount"];
            quantity: components["schemas"]["Stock"];
            options: components["schemas"]["Options"];
        };
        /**
         * @description A pass lasts 30 days and can be renewed; lifetime access has no end.
         * @enum {string}
         */
        AccessType: "pass" | "lifetime";
        /** @description What buying a digital product gives. Null on products that are not digital. */
        Digital: {
            accessType: components["schemas"]["AccessType"];
            /** @description Whether it opens every digital product of the store. */
            allAccess: boolean;
        };
        /** @description What reviews say; 0 and 0 while there is none. */
        Rating: {
            /** @example 4.5 */
            average: number;
            /** @example 18 */
            count: number;
        };
        Product: {
            _id: components["schemas"]["Id"];
            name: string;
            /** @description The name as it stands in addresses, unique within the store. */
            slug: string;
            description: string;
            price: components["schemas"]["Amount"];
            /** @description The price before a reduction, to be shown struck through. */
            compareAtPrice: number | null;
            quantity: components["schemas"]["Stock"];
            images: string[];
            barcode: string | null;
            category: components["schemas"]["CategoryReference"] | null;
            tags: string[];
            variants: components["schemas"]["Variant"][];
            digital: components["schemas"]["Digital"] | null;
            rating: components["schemas"]["Rating"];
            /** @description Whether at least one can be bought now: of any variant, where there are some. */
            inStock: boolean;
            /** @description Whether shoppers can see it; the Store API shows no others. */
            listed: boolean;
            shop: components["schemas"]["ShopReference"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Pagination: {
            total: number;
            page: number;
            limit: number;
            pages: number;
            hasNext: boolean;
            hasPrev: boolean;
            nextPage: number | null;
            prevPage: number | null;
        };
        Food: {
            _id: components["schemas"]["Id"];
            name: string;
            description: string;
            price: components["schemas"]["Amount"];
            images: string[];
            category: components["schemas"]["CategoryReference"] | null;
            /** @description Whether it can be ordered now; shoppers see it all the same. */
            available: boolean;
            /** @description Whether shoppers can see it; the Store API shows no others. */
            listed: boolean;
            shop: components["schemas"]["ShopReference"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Service: {
            _id: components["schemas"]["Id"];
            name: string;
            description: string;
            price: components["schemas"]["Amount"];
            images: string[];
            /** @description How long it takes; null where the merchant has not said. */
            durationMinutes: number | null;
            /** @description Whether shoppers can see it; the Store API shows no others. */
            listed: boolean;
            shop: components["schemas"]["ShopReference"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Category: {
            _id: components["schemas"]["Id"];
            name: string;
            /** @description The name as it stands in addresses, unique within the store. */
            slug: string;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Review: {
            _id: components["schemas"]["Id"];
            product: components["schemas"]["Id"];
            author: {
                _id: components["schemas"]["Id"];
                /** @description Null for an account without a name and for a deleted one. */
                name: string | null;
            };
            rating: number;
            title: string;
            body: string;
            /** @description Whether the author has a paid order of the product in this store. */
            verifiedPurchase: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ReviewCount: number;
        ReviewSummary: {
            average: number;
            count: components["schemas"]["ReviewCount"];
            /** @description How many reviews gave each rating. */
            histogram: {
                1: components["schemas"]["ReviewCount"];
                2: components["schemas"]["ReviewCount"];
                3: components["schemas"]["ReviewCount"];
                4: components["schemas"]["ReviewCount"];
                5: components["schemas"]["ReviewCount"];
            };
        };
        WishedProduct: components["schemas"]["Product"] & {
            addedAt: components["schemas"]["Timestamp"];
        };
        /** @description A line of a cart or an order. */
        OrderItem: {
            _id: components["schemas"]["Id"];
            product: components["schemas"]["Id"];
            variant: string | null;
            name: string;
            /** Format: uri */
            image: string | null;
            unitPrice: components["schemas"]["Amount"];
            quantity: number;
            total: components["schemas"]["Amount"];
            /** @description Whether a pass is to be renewed by itself. */
            autoRenew: boolean;
            options: components["schemas"]["Options"];
        };
        /** @description The sum of the quantities of all lines. */
        CartCount: number;
        /**
         * @description An ISO 4217 code.
         * @example NGN
         */
        CurrencyCode: string;
        CartWarning: {
            itemId: components["schemas"]["Id"];
            /**
             * @description `unavailable` is no longer sold, or a food that is not available now; its line must go before an order can be placed.
             * @enum {string}
             */
            code: "price_changed" | "not_enough_stock" | "unavailable";
            message: string;
        };
        Cart: {
            /** @description Null while nothing was ever put into it. */
            _id: string | null;
            items: components["schemas"]["OrderItem"][];
            subtotal: components["schemas"]["Amount"];
            count: components["schemas"]["CartCount"];
            currency: components["schemas"]["CurrencyCode"];
            warnings: components["schemas"]["CartWarning"][];
        };
        NewCartItem: {
            /** @description The id of a product, a food or a service. */
            productId: string;
            /** @description Required when the product has variants. */
            variantId?: string;
            quantity: number;
            options?: components["schemas"]["Options"];
            /**
             * @description Renew a pass by itself with the card that pays for it.
             * @default false
             */
            autoRenew: boolean;
        };
        /**
         * @description The number that people use, counted within the store.
         * @example 1042
         */
        OrderNumber: number;
        /** @enum {string} */
        CouponType: "fixed" | "percentage";
        /** @description The coupon of an order, as it was when it was applied. */
        AppliedCoupon: {
            _id: components["schemas"]["Id"];
            code: string;
            type: components["schemas"]["CouponType"];
            /** @description A fixed amount or a percentage. */
            discount: number;
        };
        /** @enum {string} */
        OrderStatus: "pending" | "processing" | "paid" | "cancelled" | "refunded";
        /**
         * @description `pending` while a payment provider has not answered for good, `awaiting_confirmation` once the shopper has told of a bank transfer that the merchant has yet to see.
         * @enum {string}
         */
        PaymentStatus: "unpaid" | "pending" | "awaiting_confirmation" | "paid" | "refunded" | "partially_refunded" | "failed";
        /**
         * @description An ISO 3166-1 alpha-2 code.
         * @example NG
         */
        CountryCode: string;
        /** @description Degrees north. */
        Latitude: number | null;
        /** @description Degrees east. */
        Longitude: number | null;
        /** @description Where something is sent to, as it was when the order was placed. */
        Address: {
            /** @description The shipping address that this was copied from; it may have changed since. */
            _id: components["schemas"]["Id"];
            /** @description Who receives it. */
            name: string;
            phone: string;
            line1: string;
            line2: string | null;
            city: string;
            state: string;
            country: components["schemas"]["CountryCode"];
            postalCode: string | null;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
        };
        /** @description The shipping rate that the shopper chose. */
        ChosenRate: {
            rateId: components["schemas"]["Id"];
            carrier: string;
            shippingMethod: string;
            etaDays: number | null;
        };
        Order: {
            _id: components["schemas"]["Id"];
            orderId: components["schemas"]["OrderNumber"];
            shop: components["schemas"]["Id"];
            user: components["schemas"]["Id"];
            /** @description Null once the customer was deleted. */
            customer: string | null;
            items: components["schemas"]["OrderItem"][];
            subtotal: components["schemas"]["Amount"];
            shippingCost: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            coupon: components["schemas"]["AppliedCoupon"] | null;
            status: components["schemas"]["OrderStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Where it goes, as it was when the order was placed; null when nothing is sent. */
            shippingAddress: components["schemas"]["Address"] | null;
            /** @description Null where the order was placed without one. */
            shippingRate?: components["schemas"]["ChosenRate"] | null;
            /** @description The newest shipment that is not cancelled; null while there is none. */
            shipment: string | null;
            /** @description What the shopper wrote to the merchant. */
            note: string | null;
            /** @description What the shopper has said of a bank transfer, for the merchant to compare; null while nothing was. */
            proof?: {
                /** Format: uri */
                url?: string;
                reference?: string;
                note?: string;
            } | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When an unpaid order is cancelled by itself; null where that no longer happens.
             */
            expiresAt: string | null;
        };
        NewOrder: {
            /** @description Left out, the cart is ordered. */
            items?: components["schemas"]["NewCartItem"][];
            /**
             * Format: email
             * @description Where to write about the order. A guest must give it; an account has its own.
             */
            email?: string;
            /** @description One of your shipping addresses; the order keeps a copy of it as it is now. */
            shippingAddressId?: string;
            /** @description A shipping rate that you asked for. It is good for one order, of the same subtotal and to the same address; the address of the order, when `shippingAddressId` is left out. */
            rateId?: string;
            /** @description The payment method that will be used. */
            paymentId?: string;
            /** @description For the merchant. */
            note?: string;
            /** @description Renew every pass in the order by itself. */
            autoRenew?: boolean;
        };
        TrackedItem: {
            product: components["schemas"]["Id"];
            variant: string | null;
            name: string;
            /** Format: uri */
            image: string | null;
            unitPrice: components["schemas"]["Amount"];
            quantity: number;
            total: components["schemas"]["Amount"];
        };
        /** @enum {string} */
        ShipmentStatus: "pending" | "in_transit" | "delivered" | "cancelled";
        TrackedShipment: {
            trackingCode: string;
            status: components["schemas"]["ShipmentStatus"];
            /** @description Empty while it is not known. */
            carrier: string;
            /** @description The carrier's; empty while it is not known. */
            trackingNumber: string;
            /** Format: uri */
            trackingUrl: string;
            shippingMethod: string;
            /** Format: date */
            estimatedDelivery: string | null;
            /** @description Oldest first. */
            history: {
                status: components["schemas"]["ShipmentStatus"];
                at: components["schemas"]["Timestamp"];
            }[];
        };
        /** @description What of an order whoever knows its number and e-mail address may see. */
        TrackedOrder: {
            _id: components["schemas"]["Id"];
            orderId: components["schemas"]["OrderNumber"];
            shop: components["schemas"]["Id"];
            items: components["schemas"]["TrackedItem"][];
            subtotal: components["schemas"]["Amount"];
            shippingCost: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["OrderStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Roughly where it goes; null when nothing is sent. */
            shippingAddress: {
                city: string;
                country: components["schemas"]["CountryCode"];
            } | null;
            /** @description The newest shipment that is not cancelled; null while there is none. */
            shipment: components["schemas"]["TrackedShipment"] | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When an unpaid order is cancelled by itself; null where that no longer happens.
             */
            expiresAt: string | null;
        };
        /** @description The account to send a transfer to. */
        BankDetails: {
            accountNumber: string;
            accountName: string;
            bankCode: string;
            bankName: string;
            bankId: string;
        };
        StartedPayment: {
            /** @description Names the payment at the provider and on bank transfers. */
            reference: string;
            status: components["schemas"]["PaymentStatus"];
            /**
             * Format: uri
             * @description The provider's page for the card.
             */
            authorizationUrl?: string;
            /** @description For the SDK of a provider that works without a page of its own. */
            clientSecret?: string;
            bankDetails?: components["schemas"]["BankDetails"];
        };
        PaymentState: {
            /** @description Of the latest payment; null when none was started. */
            reference: string | null;
            status: components["schemas"]["PaymentStatus"];
            orderStatus: components["schemas"]["OrderStatus"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description Whether a payment provider takes the money or the shopper sends it to a bank account.
         * @enum {string}
         */
        PaymentType: "gateway" | "transfer";
        /** @description A way of paying that the platform supports. */
        PaymentOption: {
            _id: components["schemas"]["Id"];
            /**
             * @description The key of the option, the same in every store.
             * @example sandbox
             */
            id: string;
            name: string;
            description: string;
            active: boolean;
            type: components["schemas"]["PaymentType"];
            /** Format: uri */
            image: string;
            currencies: components["schemas"]["CurrencyCode"][];
            /** Format: uri */
            website?: string;
        };
        /** @description The bank account of a transfer option; empty for a gateway. */
        PaymentSettings: {
            accountNumber?: string;
            accountName?: string;
            bankCode?: string;
            bankName?: string;
            bankId?: string;
        };
        /** @description A payment option that a store has set up. */
        PaymentMethod: {
            _id: components["schemas"]["Id"];
            paymentOption: components["schemas"]["PaymentOption"];
            shop: components["schemas"]["Id"];
            type: components["schemas"]["PaymentType"];
            active: boolean;
            settings: components["schemas"]["PaymentSettings"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Coupon: {
            _id: components["schemas"]["Id"];
            code: string;
            type: components["schemas"]["CouponType"];
            /** @description A fixed amount or a percentage. */
            discount: number;
            discountAmount?: components["schemas"]["Amount"];
            minimumOrderAmount: components["schemas"]["Amount"];
            startDate: components["schemas"]["Timestamp"];
            endDate: components["schemas"]["Timestamp"];
            title: string;
        };
        OrderWithCoupon: {
            _id: components["schemas"]["Id"];
            orderId: components["schemas"]["OrderNumber"];
            subtotal: components["schemas"]["Amount"];
            shippingCost: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            coupon: components["schemas"]["AppliedCoupon"];
        };
        /** @description Who brings it. */
        Courier: {
            /** @description What the courier is known by; null for the store's own rates. */
            id: string | null;
            name: string;
            /** Format: uri */
            image: string | null;
        };
        ShopperShipment: {
            _id: components["schemas"]["Id"];
            /** @description The order that is sent with it. */
            orders: components["schemas"]["Id"][];
            /** @description Empty while it is not known. */
            carrier: string;
            courier: components["schemas"]["Courier"];
            /** @description The shipping address that it goes to. */
            shippingAddress: components["schemas"]["Id"];
            /** @description The carrier's; empty while it is not known. */
            trackingNumber: string;
            /** @description For `/shipping/track/{trackingCode}`. */
            trackingCode: string;
            /**
             * Format: uri
             * @description The carrier's page about it; while there is none, where it can be tracked here.
             */
            trackingUrl: string;
            /** @description Empty while it is not known. */
            shippingMethod: string;
            /** @description The shipping rate that it was made with. */
            shippingOption: string | null;
            shippingCost: components["schemas"]["Amount"];
            /** Format: date */
            estimatedDelivery: string | null;
            status: components["schemas"]["ShipmentStatus"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Entitlement: {
            entitlementId: components["schemas"]["Id"];
            product: {
                _id: components["schemas"]["Id"];
                name: string;
                slug: string | null;
                /** Format: uri */
                image: string | null;
            };
            accessType: components["schemas"]["AccessType"];
            /** @description Whether it opens every digital product of the store. */
            allAccess: boolean;
            /** @description Whether files can be downloaded now. */
            active: boolean;
            startsAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Null for lifetime access.
             */
            endsAt: string | null;
            autoRenew: boolean;
            /** @description The card that renewals are charged to; null while none is saved. */
            card: {
                brand: string | null;
                last4: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When the card is charged next: 3 days before the end, later where a charge was declined or could not be announced a day before; null where it will not be, or is at this moment.
             */
            nextChargeAt: string | null;
            /** @description What the product costs today; null where it is no longer sold. */
            price: number | null;
        };
        /** @description As it is called on the shopper's machine. */
        FileName: string;
        /** @description In bytes. */
        FileSize: number;
        /** @description The SHA-256 of its bytes, in hexadecimal digits. */
        Sha256: string;
        LibraryFile: {
            _id: components["schemas"]["Id"];
            product: {
                _id: components["schemas"]["Id"];
                name: string;
            };
            name: components["schemas"]["FileName"];
            contentType: string;
            size: components["schemas"]["FileSize"];
            sha256: components["schemas"]["Sha256"];
            createdAt: components["schemas"]["Timestamp"];
        };
        NewShippingAddress: {
            name: string;
            phone: string;
            line1: string;
            line2?: string | null;
            city: string;
            state: string;
            country: components["schemas"]["CountryCode"];
            postalCode?: string | null;
            lat?: components["schemas"]["Latitude"];
            lng?: components["schemas"]["Longitude"];
            isDefault?: boolean;
        };
        ShippingRate: {
            rateId: components["schemas"]["Id"];
            carrier: string;
            courier: components["schemas"]["Courier"];
            shippingMethod: string;
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description How many days it takes; null where nobody says. */
            etaDays: number | null;
            expiresAt: components["schemas"]["Timestamp"];
        };
        ShippingAddress: {
            _id: components["schemas"]["Id"];
            /** @description Who receives it. */
            name: string;
            phone: string;
            line1: string;
            line2: string | null;
            city: string;
            state: string;
            country: components["schemas"]["CountryCode"];
            postalCode: string | null;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            /** @description Exactly one address of a shopper is the default. */
            isDefault: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        AddressSuggestion: {
            /** @description Names the place at the provider. */
            placeId: string;
            /** @description The address in one line. */
            description: string;
        };
        AddressPlace: {
            /** @description Names the place at the provider. */
            placeId: string;
            /** @description The address in one line. */
            description: string;
            line1: string | null;
            city: string | null;
            state: string | null;
            country: string | null;
            postalCode: string | null;
            lat: number;
            lng: number;
        };
        ShippingAddressChanges: {
            name?: string;
            phone?: string;
            line1?: string;
            line2?: string | null;
            city?: string;
            state?: string;
            country?: components["schemas"]["CountryCode"];
            postalCode?: string | null;
            lat?: components["schemas"]["Latitude"];
            lng?: components["schemas"]["Longitude"];
            isDefault?: boolean;
        };
        Country: {
            name: string;
            /** @description The ISO 3166-1 alpha-2 code. */
            shortName: string;
        };
        /** @description A post as lists show it, without its content. */
        BlogSummary: {
            _id: components["schemas"]["Id"];
            title: string;
            /** @description The title as it stands in addresses, unique within the store. */
            slug: string;
            /** @description A few words about the post; empty when the merchant gave none. */
            excerpt: string;
            /**
             * Format: uri
             * @description The address of a picture.
             */
            cover: string | null;
            tags: string[];
            /** @description Whether shoppers can see it; the Store API shows no others. */
            published: boolean;
            /**
             * Format: date-time
             * @description When it was published; null while it is a draft.
             */
            publishedAt: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Blog: {
            _id: components["schemas"]["Id"];
            title: string;
            /** @description The title as it stands in addresses, unique within the store. */
            slug: string;
            /** @description A few words about the post; empty when the merchant gave none. */
            excerpt: string;
            /**
             * Format: uri
             * @description The address of a picture.
             */
            cover: string | null;
            tags: string[];
            /** @description Whether shoppers can see it; the Store API shows no others. */
            published: boolean;
            /**
             * Format: date-time
             * @description When it was published; null while it is a draft.
             */
            publishedAt: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The text as the merchant wrote it. */
            content: string;
        };
        Banner: {
            _id: components["schemas"]["Id"];
            title: string;
            /**
             * Format: uri
             * @description The address of the picture.
             */
            image: string;
            /** @description Where it leads, an address or a path of the storefront. */
            link: string | null;
            /** @description The part of the storefront that it is for, in words of the merchant. */
            placement: string | null;
            /** @description The lowest stands first. */
            position: number;
            /**
             * Format: date-time
             * @description Live from this moment on; null for always.
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description Live until this moment; null for no end.
             */
            endsAt: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        SavedPushSubscription: {
            _id: components["schemas"]["Id"];
            /** @description The host of the push service that the browser uses. */
            service: string;
            /**
             * Format: date-time
             * @description When the browser gives the subscription up; null where it did not say.
             */
            expiresAt: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        NewPushSubscription: {
            /** @description Where the push service takes messages for this browser. HTTPS, and publicly reachable. */
            endpoint: string;
            /** @description Milliseconds since 1970, or null. */
            expirationTime?: number | null;
            keys: {
                /** @description The browser's public key, 65 bytes in base64url. */
                p256dh: string;
                /** @description The secret that it shares with the store, 16 bytes in base64url. */
                auth: string;
            };
        };
        /**
         * @description What is commented on.
         * @enum {string}
         */
        CommentResource: "product" | "blog";
        /** @description The shopper who wrote it. */
        CommentAuthor: {
            _id: components["schemas"]["Id"];
            name: string | null;
            /** @description The address of a picture. */
            avatar: string | null;
        };
        CommentCount: number;
        Comment: {
            _id: components["schemas"]["Id"];
            resource: components["schemas"]["CommentResource"];
            resourceId: components["schemas"]["Id"];
            /** @description The comment that this one stands below. */
            parentId: string | null;
            /** @description Null where the store answers, the account is deleted or the comment was removed. */
            author: components["schemas"]["CommentAuthor"] | null;
            /** @description Whether the store wrote it. */
            fromStore: boolean;
            /** @description Plain text; empty once the comment was removed. */
            body: string;
            likes: components["schemas"]["CommentCount"];
            dislikes: components["schemas"]["CommentCount"];
            /** @description By the caller; false without a token. */
            isLiked: boolean;
            /** @description By the caller; false without a token. */
            isDisliked: boolean;
            replyCount: components["schemas"]["CommentCount"];
            /** @description Whether it was deleted or hidden and stays only for its replies. */
            removed: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Plain text, not only spaces. */
        CommentBody: string;
        CommentLikeState: {
            likes: components["schemas"]["CommentCount"];
            dislikes: components["schemas"]["CommentCount"];
            isLiked: boolean;
            isDisliked: boolean;
        };
        CreateGuestResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 201;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Guest created";
            /** @description What the call is answered with. */
            data: {
                _id: components["schemas"]["Id"];
                token: components["schemas"]["Token"];
                tokenExpiresAt: components["schemas"]["Timestamp"];
            };
        };
        AuthenticateRequest: {
            /**
             * Format: email
             * @description Upper and lower case are the same.
             */
            email: string;
            name?: string;
        };
        AuthenticateResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "A sign-in code was sent to your e-mail";
            /** @description Always null. */
            data: null;
        };
        VerifyEmailRequest: {
            /**
             * Format: email
             * @description Upper and lower case are the same.
             */
            email: string;
            otp: string;
        };
        VerifyEmailResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Email verified";
            /** @description What the call is answered with. */
            data: {
                _id: components["schemas"]["Id"];
                /** Format: email */
                email: string;
                token: components["schemas"]["Token"];
            };
        };
        GetMeResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Profile retrieved";
            data: components["schemas"]["Profile"];
        };
        UpdateMeRequest: {
            name?: string;
            phone?: string | null;
            /** Format: uri */
            avatar?: string | null;
        };
        UpdateMeResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Profile updated";
            data: components["schemas"]["Profile"];
        };
        DeleteMeResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Account deleted";
            /** @description Always null. */
            data: null;
        };
        RefreshTokenResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Token refreshed";
            data: components["schemas"]["Profile"];
        };
        LogoutResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Signed out";
            /** @description Always null. */
            data: null;
        };
        LogoutAllResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Signed out everywhere";
            /** @description Always null. */
            data: null;
        };
        GetShopResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shop retrieved";
            data: components["schemas"]["Shop"];
        };
        GetShopPoliciesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shop policies retrieved";
            data: components["schemas"]["ShopPolicies"];
        };
        ListProductsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Products retrieved";
            /** @description What the call is answered with. */
            data: {
                products: components["schemas"]["Product"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetProductResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Product retrieved";
            data: components["schemas"]["Product"];
        };
        ListFoodsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Foods retrieved";
            /** @description What the call is answered with. */
            data: {
                foods: components["schemas"]["Food"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetFoodResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Food retrieved";
            data: components["schemas"]["Food"];
        };
        ListServicesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Services retrieved";
            /** @description What the call is answered with. */
            data: {
                services: components["schemas"]["Service"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetServiceResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Service retrieved";
            data: components["schemas"]["Service"];
        };
        ListRelatedProductsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Related products retrieved";
            /** @description What the call is answered with. */
            data: {
                products: components["schemas"]["Product"][];
            };
        };
        ListCategoriesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Categories retrieved";
            /** @description What the call is answered with. */
            data: {
                categories: components["schemas"]["Category"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetCategoryResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Category retrieved";
            data: components["schemas"]["Category"];
        };
        ListReviewsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Reviews retrieved";
            /** @description What the call is answered with. */
            data: {
                reviews: components["schemas"]["Review"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateReviewRequest: {
            productId: string;
            rating: number;
            title: string;
            body: string;
        };
        CreateReviewResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 201;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Review created";
            data: components["schemas"]["Review"];
        };
        GetReviewSummaryResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Review summary retrieved";
            data: components["schemas"]["ReviewSummary"];
        };
        UpdateReviewRequest: {
            rating?: number;
            title?: string;
            body?: string;
        };
        UpdateReviewResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Review updated";
            data: components["schemas"]["Review"];
        };
        DeleteReviewResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Review deleted";
            /** @description Always null. */
            data: null;
        };
        ListWishlistResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Wishlist retrieved";
            /** @description What the call is answered with. */
            data: {
                products: components["schemas"]["WishedProduct"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        AddWishlistItemRequest: {
            productId: string;
        };
        AddWishlistItemResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 201;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Added to wishlist";
            data: components["schemas"]["WishedProduct"];
        };
        RemoveWishlistItemResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Removed from wishlist";
            /** @description Always null. */
            data: null;
        };
        MoveWishlistItemRequest: {
            /** @description Required when the product has variants. */
            variantId?: string;
        };
        MoveWishlistItemResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Moved to cart";
            data: components["schemas"]["Cart"];
        };
        GetCartResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Cart retrieved";
            data: components["schemas"]["Cart"];
        };
        ClearCartResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Cart cleared";
            /** @description Always null. */
            data: null;
        };
        CountCartResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Cart count retrieved";
            /** @description What the call is answered with. */
            data: {
                count: components["schemas"]["CartCount"];
            };
        };
        AddCartItemResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 201;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Item added to cart";
            data: components["schemas"]["Cart"];
        };
        UpdateCartItemRequest: {
            quantity: number;
        };
        UpdateCartItemResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Cart updated";
            data: components["schemas"]["Cart"];
        };
        RemoveCartItemResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Item removed from cart";
            /** @description Always null. */
            data: null;
        };
        ListOrdersResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Orders retrieved";
            /** @description What the call is answered with. */
            data: {
                orders: components["schemas"]["Order"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateOrderResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 201;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Order placed";
            data: components["schemas"]["Order"];
        };
        TrackOrderRequest: {
            orderId: components["schemas"]["OrderNumber"];
            /**
             * Format: email
             * @description Upper and lower case are the same.
             */
            email: string;
        };
        TrackOrderResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Order retrieved";
            data: components["schemas"]["TrackedOrder"];
        };
        GetOrderResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Order retrieved";
            data: components["schemas"]["Order"];
        };
        PayOrderRequest: {
            /** @description A payment method of the store. */
            paymentId: string;
            /** @description A token, never a card number. */
            card?: string;
            /**
             * Format: uri
             * @description Where the provider's page sends the shopper afterwards.
             */
            returnUrl?: string;
        };
        PayOrderResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payment started";
            data: components["schemas"]["StartedPayment"];
        };
        GetPaymentStatusResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payment status retrieved";
            data: components["schemas"]["PaymentState"];
        };
        CancelOrderResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Order cancelled";
            data: components["schemas"]["Order"];
        };
        SubmitProofRequest: {
            /** Format: uri */
            url?: string;
            reference?: string;
            note?: string;
        };
        SubmitProofResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Proof received";
            data: components["schemas"]["Order"];
        };
        ListPaymentsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shop payments retrieved";
            /** @description What the call is answered with. */
            data: components["schemas"]["PaymentMethod"][];
        };
        /** @description Whatever the provider sends. */
        ReceivePaymentCallbackRequest: {
            [key: string]: unknown;
        };
        ReceivePaymentCallbackResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Callback received";
            /** @description Always null. */
            data: null;
        };
        VerifyCouponRequest: {
            /** @description Upper and lower case are the same. */
            code: string;
            /** @description An order of the caller. */
            orderId?: string;
        };
        VerifyCouponResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Coupon is valid";
            data: components["schemas"]["Coupon"];
        };
        ApplyCouponRequest: {
            orderId: string;
            /** @description Upper and lower case are the same. */
            code: string;
        };
        ApplyCouponResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Coupon applied successfully";
            /** @description What the call is answered with. */
            data: {
                order: components["schemas"]["OrderWithCoupon"];
            };
        };
        ListOrderShipmentsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipments retrieved";
            /** @description What the call is answered with. */
            data: {
                shipments: components["schemas"]["ShopperShipment"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        TrackShipmentResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipment retrieved";
            data: components["schemas"]["TrackedShipment"];
        };
        ListLibraryResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Library retrieved";
            /** @description What the call is answered with. */
            data: {
                entitlements: components["schemas"]["Entitlement"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetEntitlementResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Access retrieved";
            /** @description What the call is answered with. */
            data: {
                entitlementId: components["schemas"]["Id"];
                product: {
                    _id: components["schemas"]["Id"];
                    name: string;
                    slug: string | null;
                    /** Format: uri */
                    image: string | null;
                };
                accessType: components["schemas"]["AccessType"];
                /** @description Whether it opens every digital product of the store. */
                allAccess: boolean;
                /** @description Whether files can be downloaded now. */
                active: boolean;
                startsAt: components["schemas"]["Timestamp"];
                /**
                 * Format: date-time
                 * @description Null for lifetime access.
                 */
                endsAt: string | null;
                autoRenew: boolean;
                /** @description The card that renewals are charged to; null while none is saved. */
                card: {
                    brand: string | null;
                    last4: string | null;
                } | null;
                /**
                 * Format: date-time
                 * @description When the card is charged next: 3 days before the end, later where a charge was declined or could not be announced a day before; null where it will not be, or is at this moment.
                 */
                nextChargeAt: string | null;
                /** @description What the product costs today; null where it is no longer sold. */
                price: number | null;
                files: components["schemas"]["LibraryFile"][];
            };
        };
        ListEntitlementFilesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Files retrieved";
            /** @description What the call is answered with. */
            data: {
                files: components["schemas"]["LibraryFile"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateDownloadResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Download link created";
            /** @description What the call is answered with. */
            data: {
                /** Format: uri */
                url: string;
                expiresAt: components["schemas"]["Timestamp"];
                sha256: components["schemas"]["Sha256"];
            };
        };
        SetAutoRenewRequest: {
            enabled: boolean;
        };
        SetAutoRenewResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @enum {string}
             */
            message: "Auto-renew turned off" | "Auto-renew turned on";
            /** @description What the call is answered with. */
            data: {
                entitlementId: components["schemas"]["Id"];
                autoRenew: boolean;
            };
        };
        QuoteShippingRequest: {
            /** @description One of your shipping addresses. */
            addressId?: string;
            /** @description Where to, without keeping it among your addresses. In full, because the order is sent there. */
            address?: components["schemas"]["NewShippingAddress"];
            /** @description One of your orders; left out for the cart. */
            orderId?: string;
            /** @description What you will order without the cart, with the same `items`; not beside `orderId`. */
            items?: components["schemas"]["NewCartItem"][];
        };
        QuoteShippingResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipping rates retrieved";
            /** @description What the call is answered with. */
            data: components["schemas"]["ShippingRate"][];
        };
        ListShippingAddressesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipping addresses retrieved";
            /** @description What the call is answered with. */
            data: {
                shippingAddresses: components["schemas"]["ShippingAddress"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateShippingAddressResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 201;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipping address created";
            data: components["schemas"]["ShippingAddress"];
        };
        AutocompleteAddressResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Addresses suggested";
            /** @description What the call is answered with. */
            data: components["schemas"]["AddressSuggestion"][];
        };
        ReverseGeocodeResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Address found";
            data: components["schemas"]["AddressPlace"];
        };
        GetShippingAddressResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipping address retrieved";
            data: components["schemas"]["ShippingAddress"];
        };
        UpdateShippingAddressResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipping address updated";
            data: components["schemas"]["ShippingAddress"];
        };
        DeleteShippingAddressResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipping address deleted";
            /** @description Always null. */
            data: null;
        };
        SetDefaultShippingAddressResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Default shipping address set";
            data: components["schemas"]["ShippingAddress"];
        };
        ListCountriesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Countries retrieved";
            /** @description What the call is answered with. */
            data: components["schemas"]["Country"][];
        };
        ListBlogsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Blogs retrieved";
            /** @description What the call is answered with. */
            data: {
                blogs: components["schemas"]["BlogSummary"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetBlogResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Blog retrieved";
            data: components["schemas"]["Blog"];
        };
        ListBannersResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Banners retrieved";
            /** @description What the call is answered with. */
            data: {
                banners: components["schemas"]["Banner"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        SubscribeToNewsletterRequest: {
            /**
             * Format: email
             * @description Upper and lower case are the same.
             */
            email: string;
        };
        SubscribeToNewsletterResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Check your e-mail to confirm the subscription";
            /** @description Always null. */
            data: null;
        };
        ConfirmNewsletterRequest: {
            /** @description The code from the e-mail. */
            token: string;
        };
        ConfirmNewsletterResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Subscription confirmed";
            /** @description Always null. */
            data: null;
        };
        UnsubscribeFromNewsletterRequest: {
            /** @description The code from the e-mail. */
            token: string;
        };
        UnsubscribeFromNewsletterResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Unsubscribed";
            /** @description Always null. */
            data: null;
        };
        UnsubscribeWithOneClickResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Unsubscribed";
            /** @description Always null. */
            data: null;
        };
        ListPushSubscriptionsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Push subscriptions retrieved";
            /** @description What the call is answered with. */
            data: {
                pushSubscriptions: components["schemas"]["SavedPushSubscription"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreatePushSubscriptionResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 201;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Push subscription saved";
            data: components["schemas"]["SavedPushSubscription"];
        };
        GetPushPublicKeyResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Public key retrieved";
            /** @description What the call is answered with. */
            data: {
                /** @description A point of the curve P-256 in base64url. */
                publicKey: string;
            };
        };
        GetPushSubscriptionResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Push subscription retrieved";
            data: components["schemas"]["SavedPushSubscription"];
        };
        DeletePushSubscriptionResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Push subscription deleted";
            /** @description Always null. */
            data: null;
        };
        ListCommentsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comments retrieved";
            /** @description What the call is answered with. */
            data: {
                comments: components["schemas"]["Comment"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateCommentRequest: {
            resource: components["schemas"]["CommentResource"];
            resourceId: string;
            body: components["schemas"]["CommentBody"];
            /** @description The comment that this one answers. */
            parentId?: string;
        };
        CreateCommentResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 201;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comment created";
            data: components["schemas"]["Comment"];
        };
        UpdateCommentRequest: {
            body: components["schemas"]["CommentBody"];
        };
        UpdateCommentResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comment updated";
            data: components["schemas"]["Comment"];
        };
        DeleteCommentResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comment deleted";
            /** @description Always null. */
            data: null;
        };
        ListCommentRepliesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Replies retrieved";
            /** @description What the call is answered with. */
            data: {
                replies: components["schemas"]["Comment"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        LikeCommentResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comment like toggled";
            data: components["schemas"]["CommentLikeState"];
        };
        DislikeCommentResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comment dislike toggled";
            data: components["schemas"]["CommentLikeState"];
        };
        ReportCommentRequest: {
            reason: string;
        };
        ReportCommentResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comment reported";
            /** @description Always null. */
            data: null;
        };
        ListCitiesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "Cities retrieved";
            /** @description What the call is answered with. */
            data: string[];
        };
        ListStatesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Says to a person what happened.
             * @constant
             */
            message: "States retrieved";
            /** @description What the call is answered with. */
            data: string[];
        };
    };
    responses: never;
    parameters: {
        /** @description The page to return, counted from 1. */
        Page: number;
        /** @description How many records a page holds. */
        Limit: number;
        /** @description The id of the review. */
        ReviewId: string;
        /** @description The id of a product on the wishlist. */
        WishedProductId: string;
        /** @description The id of the line. */
        CartItemId: string;
        /** @description The id of the order. */
        OrderId: string;
        /** @description The id of the shipping address. */
        ShippingAddressId: string;
        /** @description The id of the push subscription. */
        PushSubscriptionId: string;
        /**
         * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
         * @example 665f1c2ab4e0d3a1c9f00001
         */
        ShopId: string;
        /**
         * @description Any string, new for each thing you mean to do. A repeated call with the same key and body gets the first reply again, marked `Idempotent-Replayed: true`, for 24 hours.
         * @example 4f2c7c1e-place-order
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createGuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Guest created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Guest created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00011",
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
                     *         "tokenExpiresAt": "2026-12-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateGuestResponse"];
                };
            };
        };
    };
    authenticate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "shopper@example.com",
                 *       "name": "Ada"
                 *     }
                 */
                "application/json": components["schemas"]["AuthenticateRequest"];
            };
        };
        responses: {
            /** @description A sign-in code was sent to your e-mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "A sign-in code was sent to your e-mail",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["AuthenticateResponse"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "shopper@example.com",
                 *       "otp": "402731"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Email verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Email verified",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00012",
                     *         "email": "shopper@example.com",
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VerifyEmailResponse"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Profile retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Profile retrieved",
                     *       "data": {
                     *         "user": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00012",
                     *           "name": "Ada",
                     *           "email": "shopper@example.com",
                     *           "phone": null,
                     *           "role": "user",
                     *           "shopRole": null,
                     *           "stores": [],
                     *           "avatar": null,
                     *           "authMethod": "otp",
                     *           "balance": 0,
                     *           "deleted": false,
                     *           "disabled": false,
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
                     *         "tokenExpiresAt": "2026-11-28T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetMeResponse"];
                };
            };
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Account deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteMeResponse"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada",
                 *       "avatar": "https://images.example.com/ada.png"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMeRequest"];
            };
        };
        responses: {
            /** @description Profile updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Profile updated",
                     *       "data": {
                     *         "user": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00012",
                     *           "name": "Ada",
                     *           "email": "shopper@example.com",
                     *           "phone": null,
                     *           "role": "user",
                     *           "shopRole": null,
                     *           "stores": [],
                     *           "avatar": null,
                     *           "authMethod": "otp",
                     *           "balance": 0,
                     *           "deleted": false,
                     *           "disabled": false,
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
                     *         "tokenExpiresAt": "2026-11-28T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateMeResponse"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Token refreshed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Token refreshed",
                     *       "data": {
                     *         "user": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00012",
                     *           "name": "Ada",
                     *           "email": "shopper@example.com",
                     *           "phone": null,
                     *           "role": "user",
                     *           "shopRole": null,
                     *           "stores": [],
                     *           "avatar": null,
                     *           "authMethod": "otp",
                     *           "balance": 0,
                     *           "deleted": false,
                     *           "disabled": false,
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
                     *         "tokenExpiresAt": "2026-11-28T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RefreshTokenResponse"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Signed out",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["LogoutResponse"];
                };
            };
        };
    };
    logoutAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out everywhere */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Signed out everywhere",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["LogoutAllResponse"];
                };
            };
        };
    };
    getShop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shop retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shop retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00001",
                     *         "name": "Harbour Books",
                     *         "slug": "harbour-books",
                     *         "type": "ecommerce",
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "country": "NG",
                     *         "logo": "https://images.example.com/harbour-books.png",
                     *         "theme": {
                     *           "primaryColor": "#0f766e",
                     *           "backgroundColor": "#ffffff",
                     *           "font": "Inter"
                     *         },
                     *         "contact": {
                     *           "email": "hello@example.com",
                     *           "address": "4 Quay Street, Lagos"
                     *         },
                     *         "socials": {
                     *           "website": "https://www.example.com"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetShopResponse"];
                };
            };
        };
    };
    getShopPolicies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shop policies retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shop policies retrieved",
                     *       "data": {
                     *         "terms": "By placing an order you agree to these terms.",
                     *         "privacy": "We keep what we need to send your order.",
                     *         "refunds": "Unread books can be returned within 14 days.",
                     *         "shipping": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetShopPoliciesResponse"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query: {
                /** @description Words to look for in the name, the description and the barcode, whatever their case: parts of words, and other English forms of them. */
                query?: string;
                /** @description The id or slug of a category; one that does not exist has no products. */
                category?: string;
                /** @description The lowest price to show, itself included. */
                minPrice?: number;
                /** @description The highest price to show, itself included. */
                maxPrice?: number;
                /** @description `true` shows only what can be bought now, `false` only what has run out. */
                inStock?: boolean;
                /** @description `-price` is the dearest first. */
                sort: "newest" | "price" | "-price" | "name";
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Products retrieved",
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00021",
                     *             "name": "Linen notebook",
                     *             "slug": "linen-notebook",
                     *             "description": "120 blank pages, bound in linen.",
                     *             "price": 49.99,
                     *             "compareAtPrice": 60,
                     *             "quantity": 12,
                     *             "images": [
                     *               "https://images.example.com/linen-notebook.jpg"
                     *             ],
                     *             "barcode": "5901234123457",
                     *             "category": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00051",
                     *               "name": "Stationery",
                     *               "slug": "stationery"
                     *             },
                     *             "tags": [
                     *               "paper",
                     *               "gift"
                     *             ],
                     *             "variants": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f00022",
                     *                 "name": "Green",
                     *                 "price": 49.99,
                     *                 "quantity": 12,
                     *                 "options": {
                     *                   "colour": "green"
                     *                 }
                     *               }
                     *             ],
                     *             "digital": null,
                     *             "rating": {
                     *               "average": 4.5,
                     *               "count": 18
                     *             },
                     *             "inStock": true,
                     *             "listed": true,
                     *             "shop": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00001",
                     *               "name": "Harbour Books",
                     *               "currency": {
                     *                 "symbol": "₦",
                     *                 "code": "NGN"
                     *               }
                     *             },
                     *             "createdAt": "2026-11-01T09:30:00.000Z",
                     *             "updatedAt": "2026-11-20T16:05:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListProductsResponse"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id or slug of the product. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Product retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Product retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00021",
                     *         "name": "Linen notebook",
                     *         "slug": "linen-notebook",
                     *         "description": "120 blank pages, bound in linen.",
                     *         "price": 49.99,
                     *         "compareAtPrice": 60,
                     *         "quantity": 12,
                     *         "images": [
                     *           "https://images.example.com/linen-notebook.jpg"
                     *         ],
                     *         "barcode": "5901234123457",
                     *         "category": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00051",
                     *           "name": "Stationery",
                     *           "slug": "stationery"
                     *         },
                     *         "tags": [
                     *           "paper",
                     *           "gift"
                     *         ],
                     *         "variants": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Green",
                     *             "price": 49.99,
                     *             "quantity": 12,
                     *             "options": {
                     *               "colour": "green"
                     *             }
                     *           }
                     *         ],
                     *         "digital": null,
                     *         "rating": {
                     *           "average": 4.5,
                     *           "count": 18
                     *         },
                     *         "inStock": true,
                     *         "listed": true,
                     *         "shop": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00001",
                     *           "name": "Harbour Books",
                     *           "currency": {
                     *             "symbol": "₦",
                     *             "code": "NGN"
                     *           }
                     *         },
                     *         "createdAt": "2026-11-01T09:30:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetProductResponse"];
                };
            };
        };
    };
    listFoods: {
        parameters: {
            query: {
                /** @description Words to look for in the name, the description and the category; all of them must be there. */
                query?: string;
                /** @description The id or slug of a category; one that does not exist has no foods. */
                category?: string;
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Foods retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Foods retrieved",
                     *       "data": {
                     *         "foods": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00061",
                     *             "name": "Margherita",
                     *             "description": "Tomatoes, fresh mozzarella and basil.",
                     *             "price": 10.5,
                     *             "images": [
                     *               "https://shop.example/margherita.jpg"
                     *             ],
                     *             "category": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00062",
                     *               "name": "Pizzas",
                     *               "slug": "pizzas"
                     *             },
                     *             "available": true,
                     *             "listed": true,
                     *             "shop": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00001",
                     *               "name": "Demo Kitchen",
                     *               "currency": {
                     *                 "symbol": "£",
                     *                 "code": "GBP"
                     *               }
                     *             },
                     *             "createdAt": "2026-11-01T10:00:00.000Z",
                     *             "updatedAt": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListFoodsResponse"];
                };
            };
        };
    };
    getFood: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the food. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Food retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Food retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "name": "Margherita",
                     *         "description": "Tomatoes, fresh mozzarella and basil.",
                     *         "price": 10.5,
                     *         "images": [
                     *           "https://shop.example/margherita.jpg"
                     *         ],
                     *         "category": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00062",
                     *           "name": "Pizzas",
                     *           "slug": "pizzas"
                     *         },
                     *         "available": true,
                     *         "listed": true,
                     *         "shop": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00001",
                     *           "name": "Demo Kitchen",
                     *           "currency": {
                     *             "symbol": "£",
                     *             "code": "GBP"
                     *           }
                     *         },
                     *         "createdAt": "2026-11-01T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetFoodResponse"];
                };
            };
        };
    };
    listServices: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Services retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Services retrieved",
                     *       "data": {
                     *         "services": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00071",
                     *             "name": "Garden visit",
                     *             "description": "We look at your garden together and plan the season.",
                     *             "price": 80,
                     *             "images": [
                     *               "https://shop.example/garden.jpg"
                     *             ],
                     *             "durationMinutes": 90,
                     *             "listed": true,
                     *             "shop": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00001",
                     *               "name": "Demo Gardens",
                     *               "currency": {
                     *                 "symbol": "£",
                     *                 "code": "GBP"
                     *               }
                     *             },
                     *             "createdAt": "2026-11-01T10:00:00.000Z",
                     *             "updatedAt": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListServicesResponse"];
                };
            };
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the service. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Service retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Service retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00071",
                     *         "name": "Garden visit",
                     *         "description": "We look at your garden together and plan the season.",
                     *         "price": 80,
                     *         "images": [
                     *           "https://shop.example/garden.jpg"
                     *         ],
                     *         "durationMinutes": 90,
                     *         "listed": true,
                     *         "shop": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00001",
                     *           "name": "Demo Gardens",
                     *           "currency": {
                     *             "symbol": "£",
                     *             "code": "GBP"
                     *           }
                     *         },
                     *         "createdAt": "2026-11-01T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetServiceResponse"];
                };
            };
        };
    };
    listRelatedProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the product. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Related products retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Related products retrieved",
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00021",
                     *             "name": "Linen notebook",
                     *             "slug": "linen-notebook",
                     *             "description": "120 blank pages, bound in linen.",
                     *             "price": 49.99,
                     *             "compareAtPrice": 60,
                     *             "quantity": 12,
                     *             "images": [
                     *               "https://images.example.com/linen-notebook.jpg"
                     *             ],
                     *             "barcode": "5901234123457",
                     *             "category": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00051",
                     *               "name": "Stationery",
                     *               "slug": "stationery"
                     *             },
                     *             "tags": [
                     *               "paper",
                     *               "gift"
                     *             ],
                     *             "variants": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f00022",
                     *                 "name": "Green",
                     *                 "price": 49.99,
                     *                 "quantity": 12,
                     *                 "options": {
                     *                   "colour": "green"
                     *                 }
                     *               }
                     *             ],
                     *             "digital": null,
                     *             "rating": {
                     *               "average": 4.5,
                     *               "count": 18
                     *             },
                     *             "inStock": true,
                     *             "listed": true,
                     *             "shop": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00001",
                     *               "name": "Harbour Books",
                     *               "currency": {
                     *                 "symbol": "₦",
                     *                 "code": "NGN"
                     *               }
                     *             },
                     *             "createdAt": "2026-11-01T09:30:00.000Z",
                     *             "updatedAt": "2026-11-20T16:05:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListRelatedProductsResponse"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Categories retrieved",
                     *       "data": {
                     *         "categories": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00051",
                     *             "name": "Stationery",
                     *             "slug": "stationery",
                     *             "createdAt": "2026-10-04T08:00:00.000Z",
                     *             "updatedAt": "2026-10-04T08:00:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListCategoriesResponse"];
                };
            };
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id or slug of the category. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Category retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Category retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00051",
                     *         "name": "Stationery",
                     *         "slug": "stationery",
                     *         "createdAt": "2026-10-04T08:00:00.000Z",
                     *         "updatedAt": "2026-10-04T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetCategoryResponse"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query: {
                /** @description The id of the product. */
                productId: string;
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reviews retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Reviews retrieved",
                     *       "data": {
                     *         "reviews": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00071",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "author": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00011",
                     *               "name": "Ada"
                     *             },
                     *             "rating": 5,
                     *             "title": "Lies flat",
                     *             "body": "The paper takes ink well and the binding stays open on any page.",
                     *             "verifiedPurchase": true,
                     *             "createdAt": "2026-11-20T16:05:00.000Z",
                     *             "updatedAt": "2026-11-20T16:05:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListReviewsResponse"];
                };
            };
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "665f1c2ab4e0d3a1c9f00021",
                 *       "rating": 5,
                 *       "title": "Lies flat",
                 *       "body": "The paper takes ink well and the binding stays open on any page."
                 *     }
                 */
                "application/json": components["schemas"]["CreateReviewRequest"];
            };
        };
        responses: {
            /** @description Review created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Review created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00071",
                     *         "product": "665f1c2ab4e0d3a1c9f00021",
                     *         "author": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "Ada"
                     *         },
                     *         "rating": 5,
                     *         "title": "Lies flat",
                     *         "body": "The paper takes ink well and the binding stays open on any page.",
                     *         "verifiedPurchase": true,
                     *         "createdAt": "2026-11-20T16:05:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateReviewResponse"];
                };
            };
        };
    };
    getReviewSummary: {
        parameters: {
            query: {
                /** @description The id of the product. */
                productId: string;
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Review summary retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Review summary retrieved",
                     *       "data": {
                     *         "average": 4.5,
                     *         "count": 18,
                     *         "histogram": {
                     *           "1": 0,
                     *           "2": 1,
                     *           "3": 1,
                     *           "4": 4,
                     *           "5": 12
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetReviewSummaryResponse"];
                };
            };
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the review. */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Review deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Review deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteReviewResponse"];
                };
            };
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the review. */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 4,
                 *       "body": "The corners wear a little after a month."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateReviewRequest"];
            };
        };
        responses: {
            /** @description Review updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Review updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00071",
                     *         "product": "665f1c2ab4e0d3a1c9f00021",
                     *         "author": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "Ada"
                     *         },
                     *         "rating": 5,
                     *         "title": "Lies flat",
                     *         "body": "The paper takes ink well and the binding stays open on any page.",
                     *         "verifiedPurchase": true,
                     *         "createdAt": "2026-11-20T16:05:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateReviewResponse"];
                };
            };
        };
    };
    listWishlist: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Wishlist retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Wishlist retrieved",
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00021",
                     *             "name": "Linen notebook",
                     *             "slug": "linen-notebook",
                     *             "description": "120 blank pages, bound in linen.",
                     *             "price": 49.99,
                     *             "compareAtPrice": 60,
                     *             "quantity": 12,
                     *             "images": [
                     *               "https://images.example.com/linen-notebook.jpg"
                     *             ],
                     *             "barcode": "5901234123457",
                     *             "category": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00051",
                     *               "name": "Stationery",
                     *               "slug": "stationery"
                     *             },
                     *             "tags": [
                     *               "paper",
                     *               "gift"
                     *             ],
                     *             "variants": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f00022",
                     *                 "name": "Green",
                     *                 "price": 49.99,
                     *                 "quantity": 12,
                     *                 "options": {
                     *                   "colour": "green"
                     *                 }
                     *               }
                     *             ],
                     *             "digital": null,
                     *             "rating": {
                     *               "average": 4.5,
                     *               "count": 18
                     *             },
                     *             "inStock": true,
                     *             "listed": true,
                     *             "shop": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00001",
                     *               "name": "Harbour Books",
                     *               "currency": {
                     *                 "symbol": "₦",
                     *                 "code": "NGN"
                     *               }
                     *             },
                     *             "createdAt": "2026-11-01T09:30:00.000Z",
                     *             "updatedAt": "2026-11-20T16:05:00.000Z",
                     *             "addedAt": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListWishlistResponse"];
                };
            };
        };
    };
    addWishlistItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "665f1c2ab4e0d3a1c9f00021"
                 *     }
                 */
                "application/json": components["schemas"]["AddWishlistItemRequest"];
            };
        };
        responses: {
            /** @description Added to wishlist */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Added to wishlist",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00021",
                     *         "name": "Linen notebook",
                     *         "slug": "linen-notebook",
                     *         "description": "120 blank pages, bound in linen.",
                     *         "price": 49.99,
                     *         "compareAtPrice": 60,
                     *         "quantity": 12,
                     *         "images": [
                     *           "https://images.example.com/linen-notebook.jpg"
                     *         ],
                     *         "barcode": "5901234123457",
                     *         "category": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00051",
                     *           "name": "Stationery",
                     *           "slug": "stationery"
                     *         },
                     *         "tags": [
                     *           "paper",
                     *           "gift"
                     *         ],
                     *         "variants": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Green",
                     *             "price": 49.99,
                     *             "quantity": 12,
                     *             "options": {
                     *               "colour": "green"
                     *             }
                     *           }
                     *         ],
                     *         "digital": null,
                     *         "rating": {
                     *           "average": 4.5,
                     *           "count": 18
                     *         },
                     *         "inStock": true,
                     *         "listed": true,
                     *         "shop": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00001",
                     *           "name": "Harbour Books",
                     *           "currency": {
                     *             "symbol": "₦",
                     *             "code": "NGN"
                     *           }
                     *         },
                     *         "createdAt": "2026-11-01T09:30:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z",
                     *         "addedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddWishlistItemResponse"];
                };
            };
        };
    };
    removeWishlistItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of a product on the wishlist. */
                productId: components["parameters"]["WishedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed from wishlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Removed from wishlist",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["RemoveWishlistItemResponse"];
                };
            };
        };
    };
    moveWishlistItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of a product on the wishlist. */
                productId: components["parameters"]["WishedProductId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "variantId": "665f1c2ab4e0d3a1c9f00022"
                 *     }
                 */
                "application/json": components["schemas"]["MoveWishlistItemRequest"];
            };
        };
        responses: {
            /** @description Moved to cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Moved to cart",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00062",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 1,
                     *             "total": 49.99,
                     *             "autoRenew": false,
                     *             "options": {}
                     *           }
                     *         ],
                     *         "subtotal": 49.99,
                     *         "count": 1,
                     *         "currency": "NGN",
                     *         "warnings": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MoveWishlistItemResponse"];
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cart retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Cart retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00062",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 2,
                     *             "total": 99.98,
                     *             "autoRenew": false,
                     *             "options": {
                     *               "colour": "green"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": 99.98,
                     *         "count": 2,
                     *         "currency": "NGN",
                     *         "warnings": [
                     *           {
                     *             "itemId": "665f1c2ab4e0d3a1c9f00062",
                     *             "code": "price_changed",
                     *             "message": "The price of Linen notebook has changed from 45.00 to 49.99"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetCartResponse"];
                };
            };
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cart cleared */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Cart cleared",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ClearCartResponse"];
                };
            };
        };
    };
    countCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cart count retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Cart count retrieved",
                     *       "data": {
                     *         "count": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CountCartResponse"];
                };
            };
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "665f1c2ab4e0d3a1c9f00021",
                 *       "variantId": "665f1c2ab4e0d3a1c9f00022",
                 *       "quantity": 2,
                 *       "options": {
                 *         "colour": "green"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewCartItem"];
            };
        };
        responses: {
            /** @description Item added to cart */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Item added to cart",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00062",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 2,
                     *             "total": 99.98,
                     *             "autoRenew": false,
                     *             "options": {
                     *               "colour": "green"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": 99.98,
                     *         "count": 2,
                     *         "currency": "NGN",
                     *         "warnings": [
                     *           {
                     *             "itemId": "665f1c2ab4e0d3a1c9f00062",
                     *             "code": "price_changed",
                     *             "message": "The price of Linen notebook has changed from 45.00 to 49.99"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddCartItemResponse"];
                };
            };
        };
    };
    removeCartItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the line. */
                itemId: components["parameters"]["CartItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Item removed from cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Item removed from cart",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["RemoveCartItemResponse"];
                };
            };
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the line. */
                itemId: components["parameters"]["CartItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCartItemRequest"];
            };
        };
        responses: {
            /** @description Cart updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Cart updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00062",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 2,
                     *             "total": 99.98,
                     *             "autoRenew": false,
                     *             "options": {
                     *               "colour": "green"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": 99.98,
                     *         "count": 2,
                     *         "currency": "NGN",
                     *         "warnings": [
                     *           {
                     *             "itemId": "665f1c2ab4e0d3a1c9f00062",
                     *             "code": "price_changed",
                     *             "message": "The price of Linen notebook has changed from 45.00 to 49.99"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateCartItemResponse"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query: {
                /** @description One of the five order statuses; anything else is ignored. */
                status?: string;
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Orders retrieved",
                     *       "data": {
                     *         "orders": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00041",
                     *             "orderId": 1042,
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "user": "665f1c2ab4e0d3a1c9f00012",
                     *             "customer": "665f1c2ab4e0d3a1c9f00091",
                     *             "items": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f00042",
                     *                 "product": "665f1c2ab4e0d3a1c9f00021",
                     *                 "variant": "665f1c2ab4e0d3a1c9f00022",
                     *                 "name": "Linen notebook",
                     *                 "image": "https://images.example.com/linen-notebook.jpg",
                     *                 "unitPrice": 49.99,
                     *                 "quantity": 2,
                     *                 "total": 99.98,
                     *                 "autoRenew": false,
                     *                 "options": {
                     *                   "colour": "green"
                     *                 }
                     *               }
                     *             ],
                     *             "subtotal": 99.98,
                     *             "shippingCost": 0,
                     *             "discount": 0,
                     *             "total": 99.98,
                     *             "currency": "NGN",
                     *             "coupon": null,
                     *             "status": "pending",
                     *             "paymentStatus": "unpaid",
                     *             "shippingAddress": {
                     *               "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *               "name": "Test Shopper",
                     *               "phone": "+234 000 000 0000",
                     *               "line1": "1 Example Street",
                     *               "line2": null,
                     *               "city": "Ikeja",
                     *               "state": "Lagos",
                     *               "country": "NG",
                     *               "postalCode": "100001",
                     *               "lat": 6.6018,
                     *               "lng": 3.3515
                     *             },
                     *             "shipment": null,
                     *             "note": "Please wrap it as a gift.",
                     *             "createdAt": "2026-11-21T09:30:00.000Z",
                     *             "updatedAt": "2026-11-21T09:30:00.000Z",
                     *             "expiresAt": "2026-11-21T10:30:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListOrdersResponse"];
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description Any string, new for each thing you mean to do. A repeated call with the same key and body gets the first reply again, marked `Idempotent-Replayed: true`, for 24 hours.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "productId": "665f1c2ab4e0d3a1c9f00021",
                 *           "variantId": "665f1c2ab4e0d3a1c9f00022",
                 *           "quantity": 2
                 *         }
                 *       ],
                 *       "email": "shopper@example.com",
                 *       "shippingAddressId": "665f1c2ab4e0d3a1c9f000a1",
                 *       "note": "Please wrap it as a gift."
                 *     }
                 */
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description Order placed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Order placed",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00041",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00012",
                     *         "customer": "665f1c2ab4e0d3a1c9f00091",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 2,
                     *             "total": 99.98,
                     *             "autoRenew": false,
                     *             "options": {
                     *               "colour": "green"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": 99.98,
                     *         "shippingCost": 0,
                     *         "discount": 0,
                     *         "total": 99.98,
                     *         "currency": "NGN",
                     *         "coupon": null,
                     *         "status": "pending",
                     *         "paymentStatus": "unpaid",
                     *         "shippingAddress": {
                     *           "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *           "name": "Test Shopper",
                     *           "phone": "+234 000 000 0000",
                     *           "line1": "1 Example Street",
                     *           "line2": null,
                     *           "city": "Ikeja",
                     *           "state": "Lagos",
                     *           "country": "NG",
                     *           "postalCode": "100001",
                     *           "lat": 6.6018,
                     *           "lng": 3.3515
                     *         },
                     *         "shipment": null,
                     *         "note": "Please wrap it as a gift.",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z",
                     *         "expiresAt": "2026-11-21T10:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateOrderResponse"];
                };
            };
        };
    };
    trackOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": 1042,
                 *       "email": "shopper@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["TrackOrderRequest"];
            };
        };
        responses: {
            /** @description Order retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00041",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "items": [
                     *           {
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 2,
                     *             "total": 99.98
                     *           }
                     *         ],
                     *         "subtotal": 99.98,
                     *         "shippingCost": 0,
                     *         "discount": 0,
                     *         "total": 99.98,
                     *         "currency": "NGN",
                     *         "status": "paid",
                     *         "paymentStatus": "paid",
                     *         "shippingAddress": {
                     *           "city": "Ikeja",
                     *           "country": "NG"
                     *         },
                     *         "shipment": {
                     *           "trackingCode": "3F9A6C0D52B8E1F4A7C3",
                     *           "status": "in_transit",
                     *           "carrier": "GIG Logistics",
                     *           "trackingNumber": "GIG-2026-0042",
                     *           "trackingUrl": "https://tracking.example/GIG-2026-0042",
                     *           "shippingMethod": "Next day",
                     *           "estimatedDelivery": "2026-11-23",
                     *           "history": [
                     *             {
                     *               "status": "pending",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             {
                     *               "status": "in_transit",
                     *               "at": "2026-11-21T14:05:00.000Z"
                     *             }
                     *           ]
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:41:00.000Z",
                     *         "expiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TrackOrderResponse"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Order retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00041",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00012",
                     *         "customer": "665f1c2ab4e0d3a1c9f00091",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 2,
                     *             "total": 99.98,
                     *             "autoRenew": false,
                     *             "options": {
                     *               "colour": "green"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": 99.98,
                     *         "shippingCost": 0,
                     *         "discount": 0,
                     *         "total": 99.98,
                     *         "currency": "NGN",
                     *         "coupon": null,
                     *         "status": "pending",
                     *         "paymentStatus": "unpaid",
                     *         "shippingAddress": {
                     *           "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *           "name": "Test Shopper",
                     *           "phone": "+234 000 000 0000",
                     *           "line1": "1 Example Street",
                     *           "line2": null,
                     *           "city": "Ikeja",
                     *           "state": "Lagos",
                     *           "country": "NG",
                     *           "postalCode": "100001",
                     *           "lat": 6.6018,
                     *           "lng": 3.3515
                     *         },
                     *         "shipment": null,
                     *         "note": "Please wrap it as a gift.",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z",
                     *         "expiresAt": "2026-11-21T10:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetOrderResponse"];
                };
            };
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description Any string, new for each thing you mean to do. A repeated call with the same key and body gets the first reply again, marked `Idempotent-Replayed: true`, for 24 hours.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentId": "665f1c2ab4e0d3a1c9f00072",
                 *       "card": "tok_ok"
                 *     }
                 */
                "application/json": components["schemas"]["PayOrderRequest"];
            };
        };
        responses: {
            /** @description Payment started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayOrderResponse"];
                };
            };
        };
    };
    getPaymentStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment status retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payment status retrieved",
                     *       "data": {
                     *         "reference": "pay_665f1c2ab4e0d3a1c9f00043",
                     *         "status": "paid",
                     *         "orderStatus": "paid",
                     *         "amount": 99.98,
                     *         "currency": "NGN"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetPaymentStatusResponse"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Order cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order cancelled",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00041",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00012",
                     *         "customer": "665f1c2ab4e0d3a1c9f00091",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 2,
                     *             "total": 99.98,
                     *             "autoRenew": false,
                     *             "options": {
                     *               "colour": "green"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": 99.98,
                     *         "shippingCost": 0,
                     *         "discount": 0,
                     *         "total": 99.98,
                     *         "currency": "NGN",
                     *         "coupon": null,
                     *         "status": "cancelled",
                     *         "paymentStatus": "unpaid",
                     *         "shippingAddress": {
                     *           "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *           "name": "Test Shopper",
                     *           "phone": "+234 000 000 0000",
                     *           "line1": "1 Example Street",
                     *           "line2": null,
                     *           "city": "Ikeja",
                     *           "state": "Lagos",
                     *           "country": "NG",
                     *           "postalCode": "100001",
                     *           "lat": 6.6018,
                     *           "lng": 3.3515
                     *         },
                     *         "shipment": null,
                     *         "note": "Please wrap it as a gift.",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:41:00.000Z",
                     *         "expiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CancelOrderResponse"];
                };
            };
        };
    };
    submitProof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the order. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "TRF-2026-11-21-0042",
                 *       "note": "Sent this morning."
                 *     }
                 */
                "application/json": components["schemas"]["SubmitProofRequest"];
            };
        };
        responses: {
            /** @description Proof received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Proof received",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00041",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00012",
                     *         "customer": "665f1c2ab4e0d3a1c9f00091",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 2,
                     *             "total": 99.98,
                     *             "autoRenew": false,
                     *             "options": {
                     *               "colour": "green"
                     *             }
                     *           }
                     *         ],
                     *         "subtotal": 99.98,
                     *         "shippingCost": 0,
                     *         "discount": 0,
                     *         "total": 99.98,
                     *         "currency": "NGN",
                     *         "coupon": null,
                     *         "status": "pending",
                     *         "paymentStatus": "awaiting_confirmation",
                     *         "shippingAddress": {
                     *           "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *           "name": "Test Shopper",
                     *           "phone": "+234 000 000 0000",
                     *           "line1": "1 Example Street",
                     *           "line2": null,
                     *           "city": "Ikeja",
                     *           "state": "Lagos",
                     *           "country": "NG",
                     *           "postalCode": "100001",
                     *           "lat": 6.6018,
                     *           "lng": 3.3515
                     *         },
                     *         "shipment": null,
                     *         "note": "Please wrap it as a gift.",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:52:00.000Z",
                     *         "expiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SubmitProofResponse"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shop payments retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shop payments retrieved",
                     *       "data": [
                     *         {
                     *           "_id": "665f1c2ab4e0d3a1c9f00071",
                     *           "paymentOption": {
                     *             "_id": "665f1c2ab4e0d3a1c9f00081",
                     *             "id": "bank-transfer",
                     *             "name": "Bank transfer",
                     *             "description": "Send the money from your own bank.",
                     *             "active": true,
                     *             "type": "transfer",
                     *             "image": "https://images.example.com/bank-transfer.png",
                     *             "currencies": [
                     *               "NGN"
                     *             ]
                     *           },
                     *           "shop": "665f1c2ab4e0d3a1c9f00001",
                     *           "type": "transfer",
                     *           "active": true,
                     *           "settings": {
                     *             "accountNumber": "0000000000",
                     *             "accountName": "Harbour Books",
                     *             "bankCode": "000",
                     *             "bankName": "Example Bank",
                     *             "bankId": "example-bank"
                     *           },
                     *           "createdAt": "2026-10-04T08:00:00.000Z",
                     *           "updatedAt": "2026-10-04T08:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListPaymentsResponse"];
                };
            };
        };
    };
    receivePaymentCallback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The key of the payment option, such as `sandbox`. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ReceivePaymentCallbackRequest"];
            };
        };
        responses: {
            /** @description Callback received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Callback received",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivePaymentCallbackResponse"];
                };
            };
        };
    };
    verifyCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "welcome10",
                 *       "orderId": "665f1c2ab4e0d3a1c9f00041"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyCouponRequest"];
            };
        };
        responses: {
            /** @description Coupon is valid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Coupon is valid",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00031",
                     *         "code": "WELCOME10",
                     *         "type": "percentage",
                     *         "discount": 10,
                     *         "discountAmount": 4.5,
                     *         "minimumOrderAmount": 20,
                     *         "startDate": "2026-01-01T00:00:00.000Z",
                     *         "endDate": "2027-01-01T00:00:00.000Z",
                     *         "title": "10 % off your first order"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VerifyCouponResponse"];
                };
            };
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "665f1c2ab4e0d3a1c9f00041",
                 *       "code": "WELCOME10"
                 *     }
                 */
                "application/json": components["schemas"]["ApplyCouponRequest"];
            };
        };
        responses: {
            /** @description Coupon applied successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Coupon applied successfully",
                     *       "data": {
                     *         "order": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00041",
                     *           "orderId": 1042,
                     *           "subtotal": 45,
                     *           "shippingCost": 5,
                     *           "discount": 4.5,
                     *           "total": 45.5,
                     *           "coupon": {
                     *             "_id": "665f1c2ab4e0d3a1c9f00031",
                     *             "code": "WELCOME10",
                     *             "type": "percentage",
                     *             "discount": 10
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ApplyCouponResponse"];
                };
            };
        };
    };
    listOrderShipments: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shipments retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shipments retrieved",
                     *       "data": {
                     *         "shipments": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *             "orders": [
                     *               "665f1c2ab4e0d3a1c9f00041"
                     *             ],
                     *             "carrier": "GIG Logistics",
                     *             "courier": {
                     *               "id": null,
                     *               "name": "GIG Logistics",
                     *               "image": null
                     *             },
                     *             "shippingAddress": "665f1c2ab4e0d3a1c9f000a1",
                     *             "trackingNumber": "GIG-2026-0042",
                     *             "trackingCode": "3F9A6C0D52B8E1F4A7C3",
                     *             "trackingUrl": "https://tracking.example/GIG-2026-0042",
                     *             "shippingMethod": "Next day",
                     *             "shippingOption": null,
                     *             "shippingCost": 2500,
                     *             "estimatedDelivery": "2026-11-23",
                     *             "status": "pending",
                     *             "createdAt": "2026-11-21T09:30:00.000Z",
                     *             "updatedAt": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListOrderShipmentsResponse"];
                };
            };
        };
    };
    trackShipment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The code of a shipment; capital and small letters are the same.
                 * @example 3F9A6C0D52B8E1F4A7C3
                 */
                trackingCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shipment retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shipment retrieved",
                     *       "data": {
                     *         "trackingCode": "3F9A6C0D52B8E1F4A7C3",
                     *         "status": "in_transit",
                     *         "carrier": "GIG Logistics",
                     *         "trackingNumber": "GIG-2026-0042",
                     *         "trackingUrl": "https://tracking.example/GIG-2026-0042",
                     *         "shippingMethod": "Next day",
                     *         "estimatedDelivery": "2026-11-23",
                     *         "history": [
                     *           {
                     *             "status": "pending",
                     *             "at": "2026-11-21T09:30:00.000Z"
                     *           },
                     *           {
                     *             "status": "in_transit",
                     *             "at": "2026-11-21T14:05:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TrackShipmentResponse"];
                };
            };
        };
    };
    listLibrary: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Library retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Library retrieved",
                     *       "data": {
                     *         "entitlements": [
                     *           {
                     *             "entitlementId": "665f1c2ab4e0d3a1c9f00071",
                     *             "product": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00011",
                     *               "name": "Course Library Pass",
                     *               "slug": "course-library-pass",
                     *               "image": "https://shop.example/course-library-pass.svg"
                     *             },
                     *             "accessType": "pass",
                     *             "allAccess": false,
                     *             "active": true,
                     *             "startsAt": "2026-11-21T09:30:00.000Z",
                     *             "endsAt": "2026-12-21T09:30:00.000Z",
                     *             "autoRenew": true,
                     *             "card": {
                     *               "brand": "visa",
                     *               "last4": "4242"
                     *             },
                     *             "nextChargeAt": "2026-12-18T09:30:00.000Z",
                     *             "price": 99
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListLibraryResponse"];
                };
            };
        };
    };
    getEntitlement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of an access in your library.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                entitlementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Access retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Access retrieved",
                     *       "data": {
                     *         "entitlementId": "665f1c2ab4e0d3a1c9f00071",
                     *         "product": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "Course Library Pass",
                     *           "slug": "course-library-pass",
                     *           "image": "https://shop.example/course-library-pass.svg"
                     *         },
                     *         "accessType": "pass",
                     *         "allAccess": false,
                     *         "active": true,
                     *         "startsAt": "2026-11-21T09:30:00.000Z",
                     *         "endsAt": "2026-12-21T09:30:00.000Z",
                     *         "autoRenew": true,
                     *         "card": {
                     *           "brand": "visa",
                     *           "last4": "4242"
                     *         },
                     *         "nextChargeAt": "2026-12-18T09:30:00.000Z",
                     *         "price": 99,
                     *         "files": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00072",
                     *             "product": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00011",
                     *               "name": "Course Library Pass"
                     *             },
                     *             "name": "lesson-1.mp4",
                     *             "contentType": "video/mp4",
                     *             "size": 73400320,
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "createdAt": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetEntitlementResponse"];
                };
            };
        };
    };
    listEntitlementFiles: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of an access in your library.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                entitlementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Files retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Files retrieved",
                     *       "data": {
                     *         "files": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00072",
                     *             "product": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00011",
                     *               "name": "Course Library Pass"
                     *             },
                     *             "name": "lesson-1.mp4",
                     *             "contentType": "video/mp4",
                     *             "size": 73400320,
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "createdAt": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListEntitlementFilesResponse"];
                };
            };
        };
    };
    createDownload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of an access in your library.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                entitlementId: string;
                /**
                 * @description The id of a file that it opens.
                 * @example 665f1c2ab4e0d3a1c9f00072
                 */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Download link created */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Download link created",
                     *       "data": {
                     *         "url": "http://localhost:4000/downloads/665f1c2ab4e0d3a1c9f00072?access=665f1c2ab4e0d3a1c9f00071&until=1795254000000&signature=c2lnbmF0dXJl",
                     *         "expiresAt": "2026-11-21T09:40:00.000Z",
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateDownloadResponse"];
                };
            };
        };
    };
    setAutoRenew: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of an access in your library.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                entitlementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["SetAutoRenewRequest"];
            };
        };
        responses: {
            /** @description Auto-renew turned off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Auto-renew turned off",
                     *       "data": {
                     *         "entitlementId": "665f1c2ab4e0d3a1c9f00071",
                     *         "autoRenew": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SetAutoRenewResponse"];
                };
            };
        };
    };
    quoteShipping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addressId": "665f1c2ab4e0d3a1c9f000a1"
                 *     }
                 */
                "application/json": components["schemas"]["QuoteShippingRequest"];
            };
        };
        responses: {
            /** @description Shipping rates retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shipping rates retrieved",
                     *       "data": [
                     *         {
                     *           "rateId": "665f1c2ab4e0d3a1c9f000b1",
                     *           "carrier": "Harbour Books",
                     *           "courier": {
                     *             "id": null,
                     *             "name": "Harbour Books",
                     *             "image": null
                     *           },
                     *           "shippingMethod": "Same day",
                     *           "amount": 2500,
                     *           "currency": "NGN",
                     *           "etaDays": 1,
                     *           "expiresAt": "2026-11-21T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuoteShippingResponse"];
                };
            };
        };
    };
    listShippingAddresses: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shipping addresses retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shipping addresses retrieved",
                     *       "data": {
                     *         "shippingAddresses": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *             "name": "Test Shopper",
                     *             "phone": "+234 000 000 0000",
                     *             "line1": "1 Example Street",
                     *             "line2": null,
                     *             "city": "Ikeja",
                     *             "state": "Lagos",
                     *             "country": "NG",
                     *             "postalCode": "100001",
                     *             "lat": 6.6018,
                     *             "lng": 3.3515,
                     *             "isDefault": true,
                     *             "createdAt": "2026-11-21T09:30:00.000Z",
                     *             "updatedAt": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListShippingAddressesResponse"];
                };
            };
        };
    };
    createShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Test Shopper",
                 *       "phone": "+234 000 000 0000",
                 *       "line1": "1 Example Street",
                 *       "city": "Ikeja",
                 *       "state": "Lagos",
                 *       "country": "NG",
                 *       "postalCode": "100001",
                 *       "lat": 6.6018,
                 *       "lng": 3.3515
                 *     }
                 */
                "application/json": components["schemas"]["NewShippingAddress"];
            };
        };
        responses: {
            /** @description Shipping address created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Shipping address created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *         "name": "Test Shopper",
                     *         "phone": "+234 000 000 0000",
                     *         "line1": "1 Example Street",
                     *         "line2": null,
                     *         "city": "Ikeja",
                     *         "state": "Lagos",
                     *         "country": "NG",
                     *         "postalCode": "100001",
                     *         "lat": 6.6018,
                     *         "lng": 3.3515,
                     *         "isDefault": true,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateShippingAddressResponse"];
                };
            };
        };
    };
    autocompleteAddress: {
        parameters: {
            query: {
                /**
                 * @description What the shopper has typed so far.
                 * @example 1 Example Str
                 */
                input: string;
                /**
                 * @description Suggest only what is in this country; an ISO 3166-1 alpha-2 code, in upper or lower case.
                 * @example NG
                 */
                country?: string;
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Addresses suggested */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Addresses suggested",
                     *       "data": [
                     *         {
                     *           "placeId": "W38862723",
                     *           "description": "1 Example Street, 100001 Ikeja, Lagos, Nigeria"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AutocompleteAddressResponse"];
                };
            };
        };
    };
    reverseGeocode: {
        parameters: {
            query: {
                /**
                 * @description Degrees north.
                 * @example 6.6018
                 */
                lat: number;
                /**
                 * @description Degrees east.
                 * @example 3.3515
                 */
                lng: number;
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Address found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Address found",
                     *       "data": {
                     *         "placeId": "W38862723",
                     *         "description": "1 Example Street, 100001 Ikeja, Lagos, Nigeria",
                     *         "line1": "1 Example Street",
                     *         "city": "Ikeja",
                     *         "state": "Lagos",
                     *         "country": "NG",
                     *         "postalCode": "100001",
                     *         "lat": 6.6018,
                     *         "lng": 3.3515
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReverseGeocodeResponse"];
                };
            };
        };
    };
    getShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the shipping address. */
                id: components["parameters"]["ShippingAddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shipping address retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shipping address retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *         "name": "Test Shopper",
                     *         "phone": "+234 000 000 0000",
                     *         "line1": "1 Example Street",
                     *         "line2": null,
                     *         "city": "Ikeja",
                     *         "state": "Lagos",
                     *         "country": "NG",
                     *         "postalCode": "100001",
                     *         "lat": 6.6018,
                     *         "lng": 3.3515,
                     *         "isDefault": true,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetShippingAddressResponse"];
                };
            };
        };
    };
    deleteShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the shipping address. */
                id: components["parameters"]["ShippingAddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shipping address deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shipping address deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteShippingAddressResponse"];
                };
            };
        };
    };
    updateShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the shipping address. */
                id: components["parameters"]["ShippingAddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+234 000 000 0001",
                 *       "line2": "Second floor"
                 *     }
                 */
                "application/json": components["schemas"]["ShippingAddressChanges"];
            };
        };
        responses: {
            /** @description Shipping address updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shipping address updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *         "name": "Test Shopper",
                     *         "phone": "+234 000 000 0001",
                     *         "line1": "1 Example Street",
                     *         "line2": "Second floor",
                     *         "city": "Ikeja",
                     *         "state": "Lagos",
                     *         "country": "NG",
                     *         "postalCode": "100001",
                     *         "lat": 6.6018,
                     *         "lng": 3.3515,
                     *         "isDefault": true,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:41:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateShippingAddressResponse"];
                };
            };
        };
    };
    setDefaultShippingAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the shipping address. */
                id: components["parameters"]["ShippingAddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default shipping address set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Default shipping address set",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *         "name": "Test Shopper",
                     *         "phone": "+234 000 000 0000",
                     *         "line1": "1 Example Street",
                     *         "line2": null,
                     *         "city": "Ikeja",
                     *         "state": "Lagos",
                     *         "country": "NG",
                     *         "postalCode": "100001",
                     *         "lat": 6.6018,
                     *         "lng": 3.3515,
                     *         "isDefault": true,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SetDefaultShippingAddressResponse"];
                };
            };
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Countries retrieved",
                     *       "data": [
                     *         {
                     *           "name": "Nigeria",
                     *           "shortName": "NG"
                     *         },
                     *         {
                     *           "name": "United Kingdom",
                     *           "shortName": "GB"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListCountriesResponse"];
                };
            };
        };
    };
    listBlogs: {
        parameters: {
            query: {
                /** @description Words to look for in the title, the excerpt and the content, whatever their case. */
                query?: string;
                /** @description Only posts with this tag, written as the merchant wrote it. */
                tag?: string;
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blogs retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Blogs retrieved",
                     *       "data": {
                     *         "blogs": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *             "title": "How our notebooks are bound",
                     *             "slug": "how-our-notebooks-are-bound",
                     *             "excerpt": "A morning at the workshop.",
                     *             "cover": "https://images.example.com/workshop.jpg",
                     *             "tags": [
                     *               "paper",
                     *               "workshop"
                     *             ],
                     *             "published": true,
                     *             "publishedAt": "2026-11-20T16:05:00.000Z",
                     *             "createdAt": "2026-11-01T09:30:00.000Z",
                     *             "updatedAt": "2026-11-20T16:05:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListBlogsResponse"];
                };
            };
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id or slug of the post. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blog retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Blog retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *         "title": "How our notebooks are bound",
                     *         "slug": "how-our-notebooks-are-bound",
                     *         "excerpt": "A morning at the workshop.",
                     *         "cover": "https://images.example.com/workshop.jpg",
                     *         "tags": [
                     *           "paper",
                     *           "workshop"
                     *         ],
                     *         "published": true,
                     *         "publishedAt": "2026-11-20T16:05:00.000Z",
                     *         "createdAt": "2026-11-01T09:30:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z",
                     *         "content": "Every notebook begins as a stack of eight sheets."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetBlogResponse"];
                };
            };
        };
    };
    listBanners: {
        parameters: {
            query: {
                /**
                 * @description Only banners for this part of the storefront.
                 * @example home
                 */
                placement?: string;
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Banners retrieved",
                     *       "data": {
                     *         "banners": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *             "title": "Winter sale",
                     *             "image": "https://images.example.com/winter.jpg",
                     *             "link": "/categories/stationery",
                     *             "placement": "home",
                     *             "position": 1,
                     *             "startsAt": "2026-11-20T00:00:00.000Z",
                     *             "endsAt": "2026-12-01T00:00:00.000Z",
                     *             "createdAt": "2026-11-01T09:30:00.000Z",
                     *             "updatedAt": "2026-11-20T16:05:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListBannersResponse"];
                };
            };
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "reader@shop.example"
                 *     }
                 */
                "application/json": components["schemas"]["SubscribeToNewsletterRequest"];
            };
        };
        responses: {
            /** @description Check your e-mail to confirm the subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Check your e-mail to confirm the subscription",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["SubscribeToNewsletterResponse"];
                };
            };
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "EXAMPLE-not-a-real-code"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmNewsletterRequest"];
            };
        };
        responses: {
            /** @description Subscription confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Subscription confirmed",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmNewsletterResponse"];
                };
            };
        };
    };
    unsubscribeFromNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "EXAMPLE-not-a-real-code"
                 *     }
                 */
                "application/json": components["schemas"]["UnsubscribeFromNewsletterRequest"];
            };
        };
        responses: {
            /** @description Unsubscribed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Unsubscribed",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["UnsubscribeFromNewsletterResponse"];
                };
            };
        };
    };
    unsubscribeWithOneClick: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The code from the e-mail.
                 * @example EXAMPLE-not-a-real-code
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unsubscribed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Unsubscribed",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["UnsubscribeWithOneClickResponse"];
                };
            };
        };
    };
    listPushSubscriptions: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Push subscriptions retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Push subscriptions retrieved",
                     *       "data": {
                     *         "pushSubscriptions": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *             "service": "push.example.com",
                     *             "expiresAt": null,
                     *             "createdAt": "2026-11-21T09:30:00.000Z",
                     *             "updatedAt": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListPushSubscriptionsResponse"];
                };
            };
        };
    };
    createPushSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://push.example.com/wpush/v2/gAAAAABnPushEndpointOfABrowser",
                 *       "expirationTime": null,
                 *       "keys": {
                 *         "p256dh": "BBLTDNwXWXqX9cmgOus3PKLzB-j064V7x9GhyVMbjWVAY22sZZ9xttaT3HX8VlW8ztxeB5dSFHWctv7KigG2ZcI",
                 *         "auth": "N-IU330hd9y08_tYX20LMA"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewPushSubscription"];
            };
        };
        responses: {
            /** @description Push subscription saved */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Push subscription saved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *         "service": "push.example.com",
                     *         "expiresAt": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatePushSubscriptionResponse"];
                };
            };
        };
    };
    getPushPublicKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Public key retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Public key retrieved",
                     *       "data": {
                     *         "publicKey": "BHMh24FrDROpbeTTPLmII_aemaT_rRykrkjfY1pyRaBZwu27O4YEeCq79jup7JAIB7Vm6iJvRVYq8o2WqbyGYGc"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetPushPublicKeyResponse"];
                };
            };
        };
    };
    getPushSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the push subscription. */
                id: components["parameters"]["PushSubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Push subscription retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Push subscription retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *         "service": "push.example.com",
                     *         "expiresAt": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetPushSubscriptionResponse"];
                };
            };
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /** @description The id of the push subscription. */
                id: components["parameters"]["PushSubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Push subscription deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Push subscription deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeletePushSubscriptionResponse"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query: {
                /**
                 * @description What is commented on.
                 * @example product
                 */
                resource: "product" | "blog";
                /**
                 * @description The id of the product or post.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
                resourceId: string;
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comments retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Comments retrieved",
                     *       "data": {
                     *         "comments": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *             "resource": "product",
                     *             "resourceId": "665f1c2ab4e0d3a1c9f00021",
                     *             "parentId": null,
                     *             "author": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00012",
                     *               "name": "Test Shopper",
                     *               "avatar": null
                     *             },
                     *             "fromStore": false,
                     *             "body": "Does it lie flat when it is open?",
                     *             "likes": 3,
                     *             "dislikes": 0,
                     *             "isLiked": true,
                     *             "isDisliked": false,
                     *             "replyCount": 1,
                     *             "removed": false,
                     *             "createdAt": "2026-11-20T16:05:00.000Z",
                     *             "updatedAt": "2026-11-20T16:05:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListCommentsResponse"];
                };
            };
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resource": "product",
                 *       "resourceId": "665f1c2ab4e0d3a1c9f00021",
                 *       "body": "Does it lie flat when it is open?"
                 *     }
                 */
                "application/json": components["schemas"]["CreateCommentRequest"];
            };
        };
        responses: {
            /** @description Comment created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Comment created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *         "resource": "product",
                     *         "resourceId": "665f1c2ab4e0d3a1c9f00021",
                     *         "parentId": null,
                     *         "author": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00012",
                     *           "name": "Test Shopper",
                     *           "avatar": null
                     *         },
                     *         "fromStore": false,
                     *         "body": "Does it lie flat when it is open?",
                     *         "likes": 0,
                     *         "dislikes": 0,
                     *         "isLiked": false,
                     *         "isDisliked": false,
                     *         "replyCount": 0,
                     *         "removed": false,
                     *         "createdAt": "2026-11-20T16:05:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateCommentResponse"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comment deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Comment deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteCommentResponse"];
                };
            };
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "body": "Does it lie flat when it is open?"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCommentRequest"];
            };
        };
        responses: {
            /** @description Comment updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Comment updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *         "resource": "product",
                     *         "resourceId": "665f1c2ab4e0d3a1c9f00021",
                     *         "parentId": null,
                     *         "author": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00012",
                     *           "name": "Test Shopper",
                     *           "avatar": null
                     *         },
                     *         "fromStore": false,
                     *         "body": "Does it lie flat when it is open?",
                     *         "likes": 3,
                     *         "dislikes": 0,
                     *         "isLiked": true,
                     *         "isDisliked": false,
                     *         "replyCount": 1,
                     *         "removed": false,
                     *         "createdAt": "2026-11-20T16:05:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateCommentResponse"];
                };
            };
        };
    };
    listCommentReplies: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replies retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Replies retrieved",
                     *       "data": {
                     *         "replies": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000d2",
                     *             "resource": "product",
                     *             "resourceId": "665f1c2ab4e0d3a1c9f00021",
                     *             "parentId": "665f1c2ab4e0d3a1c9f000d1",
                     *             "author": null,
                     *             "fromStore": true,
                     *             "body": "It does, from the first page to the last.",
                     *             "likes": 0,
                     *             "dislikes": 0,
                     *             "isLiked": false,
                     *             "isDisliked": false,
                     *             "replyCount": 0,
                     *             "removed": false,
                     *             "createdAt": "2026-11-20T16:05:00.000Z",
                     *             "updatedAt": "2026-11-20T16:05:00.000Z"
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 1,
                     *           "page": 1,
                     *           "limit": 20,
                     *           "pages": 1,
                     *           "hasNext": false,
                     *           "hasPrev": false,
                     *           "nextPage": null,
                     *           "prevPage": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListCommentRepliesResponse"];
                };
            };
        };
    };
    likeComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comment like toggled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Comment like toggled",
                     *       "data": {
                     *         "likes": 4,
                     *         "dislikes": 0,
                     *         "isLiked": true,
                     *         "isDisliked": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LikeCommentResponse"];
                };
            };
        };
    };
    dislikeComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comment dislike toggled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Comment dislike toggled",
                     *       "data": {
                     *         "likes": 3,
                     *         "dislikes": 1,
                     *         "isLiked": false,
                     *         "isDisliked": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DislikeCommentResponse"];
                };
            };
        };
    };
    reportComment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                commentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Advertising"
                 *     }
                 */
                "application/json": components["schemas"]["ReportCommentRequest"];
            };
        };
        responses: {
            /** @description Comment reported */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Comment reported",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportCommentResponse"];
                };
            };
        };
    };
    listCities: {
        parameters: {
            query: {
                /**
                 * @description The ISO 3166-1 alpha-2 code of the country, in upper or lower case.
                 * @example NG
                 */
                shortName: string;
                /**
                 * @description The name of a state of that country, whatever its case and accents.
                 * @example Lagos
                 */
                state?: string;
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cities retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Cities retrieved",
                     *       "data": [
                     *         "Agege",
                     *         "Apapa",
                     *         "Badagry"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListCitiesResponse"];
                };
            };
        };
    };
    listStates: {
        parameters: {
            query: {
                /**
                 * @description The ISO 3166-1 alpha-2 code of the country, in upper or lower case.
                 * @example NG
                 */
                shortName: string;
            };
            header?: {
                /**
                 * @description The store of the call. Left out, it is the store whose domain Origin or Referer names.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description States retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "States retrieved",
                     *       "data": [
                     *         "Abia",
                     *         "Adamawa",
                     *         "Akwa Ibom"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListStatesResponse"];
                };
            };
        };
    };
}
