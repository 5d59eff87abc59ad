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
         * Start a guest session
         * @description Creates a guest and returns a token that can be used for a cart, a wishlist and orders. If the guest signs in later and sends this token along, these belongings move to the account.
         *
         *     **Access:** no token is needed.
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
         * Request a sign-in code by e-mail
         * @description Sends a six-digit code that expires after ten minutes; earlier codes stay valid. It works only at the store of the call, or at any store if the call names none. An account is created when an e-mail address is used for the first time. `name` becomes that of an account without one when this very code is used.
         *
         *     **Access:** no token is needed.
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
         * @description Returns a token for the account. A wrong code counts as an attempt, of which a network address has five until it asks for a new code, 15 in a day, and fewer while others try codes of the same account. No attempt of somebody else makes a code useless. With a guest's token, the guest's belongings move to the account in the same step. With a store, the shopper becomes a customer of it.
         *
         *     **Access:** everybody. With a token, a guest or a signed-in shopper.
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
         * Get the profile of the signed-in shopper
         * @description Validates the token and returns the profile, also for guests. `shopRole` is the caller's role at the store of the call, if there is one.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Requires a sign-in within the last 15 minutes. All tokens of the account stop working at once, and the data about you is erased. Paid orders remain at their stores, with the details that invoices need; comments and reviews remain without your name. Apps that you have registered are deleted. An account that owns open stores cannot be deleted: hand them over or close them first, in the console. An account that is also used at other stores or on the console cannot be deleted here, because a page of one store must not delete what others keep: use `DELETE /auth/me` of the console, where any account can sign in.
         *
         *     **Access:** a signed-in shopper. The sign-in must be recent.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        /**
         * Update the profile
         * @description Fields that are left out keep their values. Send null to remove the phone number, or to have the service draw a picture again.
         *
         *     **Access:** a signed-in shopper.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/auth/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the data that a store keeps about you
         * @description Requires a sign-in within the last 15 minutes. Returns the data that the store of your session keeps about you, as one JSON document: your account, addresses, orders, comments and so on, each a list of records. A session that is not bound to a store yet gets the account and the addresses. Data at other stores is not included: `GET /auth/me/export` of the console, where any account can sign in, has everything. Amounts are in minor units. Secrets such as tokens are not included.
         *
         *     **Access:** a signed-in shopper. The sign-in must be recent.
         */
        get: operations["exportMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Get a new token before the old one expires
         * @description Returns the same as `GET /auth/me`, with a token that lasts the full time again, but not beyond 90 days after the person signed in. Both tokens belong to one session: the old one works until it expires, and signing out ends both.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * @description Ends the token's session at once. Other sessions of the account continue.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * @description Ends every session of the account at once, including the caller's own, at all stores and on the console.
         *
         *     **Access:** a signed-in shopper.
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
         * Get the store and its branding
         * @description Returns what a storefront needs to render itself, including the store's currency.
         *
         *     **Access:** no token is needed.
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
    "/shop/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a sitemap lists
         * @description Returns the records of a kind that everybody can see, oldest first, 10,000 at a time: for the sitemap of a storefront, which tells search engines of each page.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find where a path leads
         * @description Returns where the merchant leads readers of a path that has no page: a storefront asks before it says that there is nothing. Case, a slash at the end and what follows a question mark do not matter.
         *
         *     **Access:** no token is needed.
         */
        get: operations["findRedirect"];
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
         * Get the store's policies
         * @description Returns plain text as the merchant wrote it. Policies that the merchant has not written are null.
         *
         *     **Access:** no token is needed.
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
    "/shop/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the opening hours
         * @description Returns when the store is open for each way of fulfilment, and whether it is open now. A store without opening hours takes orders at any time; its `ways` are empty and `openNow` is null.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the table, which its QR code has.
                 * @example 3yKq0V7dLm2x
                 */
                code: string;
            };
            cookie?: never;
        };
        /**
         * Get a table
         * @description Returns the table of a QR code. To order to it, send `fulfilment: table` and the code as `table` to `POST /orders`.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{code}/bill": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the table, which its QR code has.
                 * @example 3yKq0V7dLm2x
                 */
                code: string;
            };
            cookie?: never;
        };
        /**
         * Get the bill of a table
         * @description Returns the orders of everybody at the table that are not paid, oldest first, and what they cost together. It names none of the guests.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getGuestBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{code}/orders/{orderId}/payment-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the table, which its QR code has.
                 * @example 3yKq0V7dLm2x
                 */
                code: string;
                /**
                 * @description The id of an order on the bill of the table.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                orderId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a payment link for an order on the bill
         * @description Anybody at the table can pay an order that is on its bill. The call changes nothing: it keeps no goods for longer, and every link of the order works beside the others, as does that of `POST /orders/{id}/payment-link` of the Apps API. A link works for one to two days, and for as long as its table has its code.
         *
         *     **Access:** no token is needed.
         */
        post: operations["createGuestPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the slots of a day
         * @description Returns the times for which orders are taken, oldest first: those of the periods that begin on the day. The start of a slot is the `dueAt` of `POST /orders`.
         *
         *     **Access:** no token is needed.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/google.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the products for Google
         * @description Returns the listed products as RSS 2.0 with the attributes of Google's product data specification: an item for each variant, or for a product without variants. Products without a picture, a description or a price are left out (`GET /feeds` of the Apps API). The price and the availability of an item are those of `GET /products/{id}`, with the automatic discounts that apply to one piece on its own. The reply is streamed, so its length is not known in advance.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getGoogleFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/meta.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the products for Meta
         * @description Returns the items of `GET /feeds/google.xml` as CSV in UTF-8 with the fields of Meta's catalogues, for Facebook and Instagram. The reply is streamed, so its length is not known in advance.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getMetaFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/acp.jsonl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the products for agents
         * @description Returns all listed products in the format of the Agentic Commerce Protocol (`products.jsonl` of version 2026-04-17): a product with its variants on each line. The id of a variant is what `POST /cart/items` takes as `variantId`; a product without variants has one, whose id is that of the product. Amounts are in minor units. The reply is streamed, so its length is not known in advance.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getAcpFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/menu.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the menu
         * @description Returns the listed dishes as a `Menu` of schema.org in JSON-LD, with a section for each category. The reply is streamed, so its length is not known in advance.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getMenuFeed"];
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
         * List and search the store's products
         * @description Returns listed products only. A product must match all given filters. Products of equal rank are sorted by date, newest first.
         *
         *     **Access:** no token is needed.
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
    "/reduced-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prices that automatic discounts reduce
         * @description Returns what one piece of each product costs where the automatic discounts of the store reduce it on its own: for everybody, without other items and wherever it is sent. Products and variants that are not reduced are left out. A store without automatic discounts (`automaticDiscounts` of `GET /shop`) needs no such call.
         *
         *     **Access:** no token is needed.
         */
        get: operations["listReducedPrices"];
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
         * Get a product
         * @description Finds a listed product by its id, its slug or a slug that it had before; `slug` in the reply is the present one.
         *
         *     **Access:** no token is needed.
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
         * List and search the store's foods
         * @description Returns listed foods only, newest first, including those that are currently unavailable or not offered at this time (`offeredNow`). A food must match all given filters.
         *
         *     **Access:** no token is needed.
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
         * Get a food
         * @description Finds a listed food by its id.
         *
         *     **Access:** no token is needed.
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
         * List the store's services
         * @description Returns listed services only, newest first.
         *
         *     **Access:** no token is needed.
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
         * Get a service
         * @description Finds a listed service by its id.
         *
         *     **Access:** no token is needed.
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
    "/services/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the free slots of a service
         * @description Returns the times at which the service can be booked, oldest first, with who or what can do it then. The days are those of the store; a slot belongs to the day on which the working hours begin. They can be 31 days at most.
         *
         *     **Access:** no token is needed.
         */
        get: operations["listServiceSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the service.
                 * @example 665f1c2ab4e0d3a1c9f00072
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be told when a time becomes free
         * @description Sends an e-mail with a code to the address. Once that code has been confirmed, the address gets one e-mail when a time of the service becomes free on that day, because a booking was cancelled or moved or a hold has ended, and no other. Those who asked first are told first, and no more than places came free. The alert is forgotten after the day. The reply is the same for every address, whether or not it has asked before. An address gets at most three codes per hour; further requests get the same reply but send nothing.
         *
         *     **Access:** no token is needed.
         */
        post: operations["createTimeAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an alert
         * @description Confirms the alert that the code was sent for. A code expires after 48 hours. Confirming again changes nothing. If a time is free by then, the e-mail that tells so is sent at once.
         *
         *     **Access:** no token is needed.
         */
        post: operations["confirmTimeAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-alerts/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an alert
         * @description Deletes the alert that the code was sent for, whether or not it was confirmed.
         *
         *     **Access:** no token is needed.
         */
        post: operations["cancelTimeAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your bookings
         * @description Returns the shopper's bookings at the store, newest first.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Book a time for a service
         * @description Takes a slot of `GET /services/{id}/slots`. Without `resource`, it is one of those that are free, the one with the fewest bookings around that time. If an order pays for the service (`payment` of the slots), the time is held for 15 minutes: place the order with `bookings` of `POST /orders` until then. Otherwise the booking is confirmed. A shopper can hold 5 times at a store without having paid, and all guests at one IP address 20.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the booking.
                 * @example 665f1c2ab4e0d3a1c9f00311
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a booking
         * @description Returns one of your bookings.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the booking.
                 * @example 665f1c2ab4e0d3a1c9f00311
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a booking
         * @description Moves a booking to another free slot, with the same resource unless another one is named. Its old time is kept if the new one is gone. Possible until `cancelUntil`.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["moveBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the booking.
                 * @example 665f1c2ab4e0d3a1c9f00311
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking
         * @description Frees its time. What was paid is refunded; after `cancelUntil`, without the fee of the store, or not at all where it has none. One whose order has not been paid is cancelled with that order.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the product.
                 * @example 665f1c2ab4e0d3a1c9f00022
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be told when a product is back
         * @description Sends an e-mail with a code to the address. Once that code has been confirmed, the address gets one e-mail when the product or the variant is back in stock, and no other. Those who asked first are told first, and no more than pieces came. The reply is the same for every address, whether or not it has asked before. An address gets at most three codes per hour; further requests get the same reply but send nothing.
         *
         *     **Access:** no token is needed.
         */
        post: operations["createStockAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an alert
         * @description Confirms the alert that the code was sent for. A code expires after 48 hours. Confirming again changes nothing. If the product is in stock by then, the e-mail that tells so is sent at once.
         *
         *     **Access:** no token is needed.
         */
        post: operations["confirmStockAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-alerts/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an alert
         * @description Deletes the alert that the code was sent for, whether or not it was confirmed.
         *
         *     **Access:** no token is needed.
         */
        post: operations["cancelStockAlert"];
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
         * List related products
         * @description Returns at most 12 other products. Those that the merchant has chosen come first, in that order, followed by products of the same category, and then by products that share a tag. Within each of these groups, the newest products come first.
         *
         *     **Access:** no token is needed.
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
         * List the store's categories
         * @description Returns the categories, including empty ones, in the merchant's order, and where there is none in that of their names.
         *
         *     **Access:** no token is needed.
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
         * Get a category
         * @description Finds a category by its id, its slug or a slug that it had before; `slug` in the reply is the present one.
         *
         *     **Access:** no token is needed.
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
         * @description Returns the newest reviews first, for any product that shoppers can see.
         *
         *     **Access:** no token is needed.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Review a product
         * @description An account can review a product once and can change that review later. The product's rating includes the review at once. `verifiedPurchase` is true if the account has a paid order of the product at this store.
         *
         *     **Access:** a signed-in shopper.
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
         * Get the rating summary of a product
         * @description The average is rounded to one decimal, like the product's own `rating`. It is 0 while there is no review.
         *
         *     **Access:** no token is needed.
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
         * Delete your own review
         * @description The product's rating no longer includes the review, and you can review the product again.
         *
         *     **Access:** a signed-in shopper.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        /**
         * Update your own review
         * @description Fields that are left out keep their values.
         *
         *     **Access:** a signed-in shopper.
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
         * List the wishlist
         * @description Returns the most recently added products first. A product that the merchant has unlisted is left out until it is listed again.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["listWishlist"];
        put?: never;
        /**
         * Add a product to the wishlist
         * @description A product that is already on the wishlist stays there and keeps the time when it was first added.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Remove a product from the wishlist
         * @description Products that are no longer listed can be removed too.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * @description Adds one unit to the cart and removes the product from the wishlist in one step. A product with variants needs a `variantId`; for other products, the body can be left out.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Get the cart
         * @description A shopper has one cart per store. Lines show current prices. `warnings` lists what the shopper should know before ordering.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        /**
         * Empty the cart
         * @description Removes every line from the cart. Emptying an empty cart changes nothing.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Count the items in the cart
         * @description Returns the sum of the quantities of all lines, to be shown on a cart badge.
         *
         *     **Access:** a guest or a signed-in shopper.
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
    "/cart/tax-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the tax number of the buyer
         * @description Keeps the tax number of the business that buys, for carts, quotes and orders of this shopper at the store, and asks the register of its country about it. A verified number of another member state of the EU makes the buyer owe the tax (reverse charge). While a register does not answer, the buyer is taxed; send the number again to ask again. An answer counts for a day. Send null to remove the number. A store that computes no taxes has no use for it.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        put: operations["setCartTaxId"];
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
         * Add an item to the cart
         * @description If the cart already has a line with the same product, variant, options and modifiers, its quantity is increased. The cart does not reserve stock: if there is not enough of a product, the cart shows a warning.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Remove a line from the cart
         * @description The other lines do not change.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        /**
         * Change the quantity of a cart line
         * @description Sets the quantity, and what is chosen of the modifier groups if `modifiers` is sent. A quantity of 0 removes the line. A line that becomes the same as another one takes its place: their quantities are added.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * List your orders
         * @description Returns the orders that the caller's account or guest session has placed at this store, newest first.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Place an order
         * @description Orders the items in the cart and empties it, or orders `items` and leaves the cart unchanged. The order uses current prices and reserves stock at once. An order that is not paid in time is cancelled and its stock is released: after 60 minutes, or with `paymentId` of a bank transfer after as many days as the store says (3 unless it says otherwise). With `rateId`, the order has the shipping cost of that rate and goes to the address that the rate was quoted for. At a store with shipping zones (`rateRequired` of `GET /shop`), an order with goods that are shipped needs a rate, or `fulfilment` says that the shopper collects it. Where the store has opening hours (`GET /shop/hours`) for the way of fulfilment, the order takes a place in a slot, which it gives back when it is cancelled or refunded. With `expectedTotal`, the order is placed only at that total; otherwise `data` of the refusal has the current `subtotal`, `shippingCost` and `total`. A shopper can have 5 unpaid orders at a store; all guests at one IP address can have 20 in total. All guests together can hold only part of the stock of each product and variant: half of it or 5 pieces, whichever is more, unless the store says otherwise. `data.left` of the refusal is what is left for guests.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote an order
         * @description Returns all amounts of the order that the same call to `POST /orders` would place now, for the cart or for `items`: which discount takes how much, from which line and in total. Nothing is kept: no stock is held, and no rate and no coupon is used. Shipping costs what the rate of `rateId` says; without a rate it is not part of the amounts. With `code`, the coupon is taken as `POST /coupons/apply` would take it from the placed order. `total` is what `expectedTotal` of the order compares if there is no `code`. An address that the order would be refused for, because it is outside the delivery areas or the goods are below their minimum, is refused here too, unless `areaChecked` is false; so is a saved address for which no zone of the store has a rate (`not_delivered_there`).
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["quoteOrder"];
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
         * Track an order without signing in
         * @description Requires the order number and the e-mail address of the order. If they do not match, the reply does not reveal which one is wrong. Only part of the order is shown: the address is limited to the city and the country, and the buyer, the note, the coupon code and the chosen options are left out. Calls are counted by network address and e-mail address (20 an hour unless configured otherwise).
         *
         *     **Access:** no token is needed.
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
         * Get one of your orders
         * @description Another shopper's order is not found.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * @description With `card`, a token from the provider's own page or SDK, the card is charged at once. Without it, the reply says where the shopper can enter the card. For a bank transfer, the reply contains the account to send the money to, and holds the order for the days that the store gives a transfer, counted from placing it; with any other way to pay it expires after 60 minutes. An order that is already paid is not charged again: the reply describes its payment. An order whose total is 0 is paid at once, without a payment method.
         *
         *     If the reply contains an `authorizationUrl`, send the shopper there to enter the card or to authenticate with the bank, and read the payment status when the shopper returns. If it contains a `clientSecret`, continue with the provider's SDK. The sandbox and Paystack have a payment page. Stripe has one if you send a `returnUrl`, and otherwise uses its SDK. For Stripe, `card` is the id of a payment method (`pm_…`); Paystack does not accept `card`.
         *
         *     A card can be tried ten times for an order, and 30 times an hour from one network address, unless configured otherwise.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/pay/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the payment of an order
         * @description Call it when a shopper leaves the provider's page without paying: the open card payment is cancelled at the provider, so that nobody can complete it any more, and the order can take a coupon, be cancelled or be paid in another way. A bank transfer that was chosen but not reported is withdrawn. Without such a payment nothing changes.
         *
         *     If the payment has succeeded in the meantime, it counts: the order is paid, and `status` says so. Stripe and the sandbox allow cancelling; Paystack does not, so its page stays open until it is used, and another payment can be started when the page is declined. A payment that has only just begun cannot be cancelled for a few seconds.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["cancelPayment"];
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
         * Get the payment status of an order
         * @description If the payment is still open, the service asks the payment provider about it and completes the order once the money has arrived. Call it when a shopper returns from the provider's page. If the provider cannot be reached, or was asked less than three seconds ago, the reply contains the last known status.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Cancel an unpaid order
         * @description Releases the order's stock and its use of a coupon. An order that is being paid cannot be cancelled: its open payment can be cancelled first (`POST /orders/{id}/pay/cancel`).
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Report a bank transfer
         * @description Send at least one of a link to a receipt, the bank's reference and a note, so that the merchant can find the transfer. The order then waits for the merchant's confirmation until its `expiresAt`, which the report does not change; after that it is cancelled. Until then it takes no coupon and cannot be cancelled by the shopper, regardless of any card that is tried as well. A later report replaces the earlier one.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["submitProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/proof/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to the file of a reported transfer
         * @description The link works without a token for 10 minutes, for anyone who has it. Files are kept for 180 days.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["getProofFile"];
        put?: never;
        /**
         * Report a bank transfer with a file
         * @description Takes a picture (JPEG, PNG, WebP, GIF, HEIC, AVIF) or a PDF of at most 10 MB, which only the shopper and the store can see. It is a report like `POST /orders/{id}/proof`, and goes with the words of one: neither replaces the other. A later file replaces the earlier one.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["uploadProofFile"];
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
         * List the store's payment methods
         * @description Returns active methods only. Pay for an order with the `_id` of one of them.
         *
         *     **Access:** a guest or a signed-in shopper.
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
    "/payment-links/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the order of a payment link
         * @description Returns what is needed to pay the order of a payment link, and nothing else of it. An open card payment is looked up at its provider first, as the payment status is.
         *
         *     **Access:** no token is needed.
         */
        post: operations["readPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-links/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order by its payment link
         * @description Does what `POST /orders/{id}/pay` does, for anybody who has the link. The card is never kept for the shopper, and a card page that the shopper has left open is closed first.
         *
         *     **Access:** no token is needed.
         */
        post: operations["payByLink"];
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
         * Receive a payment provider's callback
         * @description For payment providers, not for storefronts. The signature in the provider's own header is checked against the bytes of the body. A callback that was already received changes nothing and gets the same reply. A callback only says which payment the service should ask the provider about. The status 502 means that the provider could not be asked, so send the callback again.
         *
         *     **Access:** no token is needed.
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
         * Validate a coupon and calculate its discount
         * @description Nothing is changed. With an order, its total before the discount (subtotal and shipping) decides whether the minimum amount is met, and its subtotal determines the discount. Without an order, the discount is that of the caller's cart, and the minimum amount is not checked. Without a token, `discountAmount` is absent. With one, the usage limit per shopper is checked as well.
         *
         *     **Access:** everybody. With a token, a guest or a signed-in shopper.
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
         * @description Only the owner of the order can apply a coupon. An order takes one coupon, which cannot be removed. The use is counted and the total is recalculated in the same transaction. The discount never exceeds the subtotal. Percentages are rounded half up to the minor unit.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/invoices": {
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
         * List the invoices of your order
         * @description Returns the invoice of an order that the caller has placed, and its credit notes, oldest first. An invoice is issued a moment after the order is paid, if the store issues any.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["listOrderInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/invoices/{invoiceId}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                id: string;
                /**
                 * @description The id of the invoice or credit note.
                 * @example 665f1c2ab4e0d3a1c9f000f1
                 */
                invoiceId: string;
            };
            cookie?: never;
        };
        /**
         * Get a link to an invoice of your order
         * @description The link leads to the document as a PDF or as XML. It works without a token for 10 minutes, for anyone who has it.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["getOrderInvoiceDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/returns": {
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
         * Show what you can return of your order
         * @description Returns what can still be asked for, for which pieces and until when, and what was asked for already, newest first. `until` is null as long as no delivery of the order is known: the time has then not begun.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["getOrderReturns"];
        put?: never;
        /**
         * Ask to return goods of your order
         * @description Asks the store to take goods back, within its policy, or declares the withdrawal from the contract of these lines. A withdrawal is for 14 days from the delivery of the last parcel, needs no reason, and its receipt, with the date and the time, is mailed at once. Guests withdraw with `POST /withdrawals`. With the kind `exchange`, the `wanted` of a line says which other variant or product you want for it: the store holds that when it approves, and sends it when your goods have arrived. You pay the difference, or get it back.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        post: operations["createReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your returns
         * @description Returns what the caller has asked to return at the store, newest first.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from a contract without signing in
         * @description Declares the withdrawal from the order with this number, for which the law asks for no reason. A code is mailed to the e-mail address of the order, with the date and the time of the declaration, which count: the goods are chosen and the withdrawal confirmed with it, within 14 days. The reply is the same whether or not there is such an order; no other address is mailed. Calls are counted by network address and e-mail address (20 an hour unless configured otherwise).
         *
         *     **Access:** no token is needed.
         */
        post: operations["declareWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what a code can withdraw from
         * @description Returns the order of the declaration that the code was mailed for, and what is left of it to return.
         *
         *     **Access:** no token is needed.
         */
        post: operations["openWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a withdrawal
         * @description Withdraws from the contract of these lines, as of the declaration that the code was mailed for. The receipt, with the date and the time, is mailed at once. A repeated call returns the same withdrawal.
         *
         *     **Access:** no token is needed.
         */
        post: operations["confirmWithdrawal"];
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
         * @description Returns the newest shipments first, including cancelled ones.
         *
         *     **Access:** a guest or a signed-in shopper.
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
                 * @description The tracking code of the shipment; case, blanks, hyphens and invisible characters are ignored.
                 * @example 3F9A6C0D52B8E1F4A7C3
                 */
                trackingCode: string;
            };
            cookie?: never;
        };
        /**
         * Track a shipment
         * @description Anyone who knows the tracking code can track the shipment. The reply does not reveal the recipient or the destination. No store is needed. For people there is a page with the same content at `/track/{trackingCode}`.
         *
         *     **Access:** no token is needed.
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
         * List your library
         * @description Returns what you have access to at this store, newest first. An expired pass stays in the list so that it can be bought again; `active` says whether its files can be downloaded now.
         *
         *     **Access:** a signed-in shopper.
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
         * Get an access with its files
         * @description Includes the newest 100 files. List the files of the access to get all of them.
         *
         *     **Access:** a signed-in shopper.
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
         * List the files of an access
         * @description Returns the newest files first. An all-access pass includes the files of every digital product of the store.
         *
         *     **Access:** a signed-in shopper.
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
                 * @description The id of a file that the access includes.
                 * @example 665f1c2ab4e0d3a1c9f00072
                 */
                fileId: string;
            };
            cookie?: never;
        };
        /**
         * Get a download link for a file
         * @description The link works without a token for 10 minutes, for anyone who has it, and supports range requests. Compare the downloaded file with `sha256`.
         *
         *     **Access:** a signed-in shopper.
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
         * @description Turning it off discards the saved card. Turning it on requires a card that was saved with a purchase. Lifetime access cannot be renewed.
         *
         *     **Access:** a signed-in shopper.
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
         * Quote shipping rates
         * @description Quotes shipping for the cart, for `items` or for one of your orders. Send either `addressId` or `address`. The cheapest rate comes first. The list is empty if the store does not ship to the address: with shipping zones, it then takes no order for that address. A store with delivery areas or minimums says why, in a refusal. A rate can be used for an order for half an hour.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * @description Returns the newest addresses first. Addresses belong to the shopper and are the same at every store.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["listShippingAddresses"];
        put?: never;
        /**
         * Create a shipping address
         * @description Which parts an address needs depends on its country (`GET /country/{shortName}/address-format`). A shopper's first address becomes the default, regardless of `isDefault`. A guest's addresses move to the account at sign-in.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Suggest addresses for a partial input
         * @description Returns at most ten suggestions, best match first. A service without an address provider suggests countries, states and cities, starting with those of the store's own country. If the provider does not respond within two seconds, the reply is a 502.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Find the address at a location
         * @description Returns the fields of a shipping address, to fill in a form. A service without an address provider returns the nearest city within 50 km, without a street. If the provider does not respond within two seconds, the reply is a 502.
         *
         *     **Access:** a guest or a signed-in shopper.
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
                /**
                 * @description The id of the shipping address.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                id: components["parameters"]["ShippingAddressId"];
            };
            cookie?: never;
        };
        /**
         * Get one of your shipping addresses
         * @description Another shopper's address is not found.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["getShippingAddress"];
        put?: never;
        post?: never;
        /**
         * Delete a shipping address
         * @description If it was the default, the newest of the other addresses becomes the default.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        delete: operations["deleteShippingAddress"];
        options?: never;
        head?: never;
        /**
         * Update a shipping address
         * @description Fields that are left out keep their values. Orders that were placed with the address do not change. There is always one default address, so setting `isDefault` to `false` has no effect; make another address the default instead.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        patch: operations["updateShippingAddress"];
        trace?: never;
    };
    "/shipping-address/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the shipping address.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                id: components["parameters"]["ShippingAddressId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a shipping address the default
         * @description The previous default address is no longer the default.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * @description Returns the countries in alphabetical order. Other operations and shipping addresses refer to a country by its `shortName`.
         *
         *     **Access:** no token is needed.
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
         * List and search the store's blog posts
         * @description Returns published posts only, the most recently published first and without their content. A post must match all given filters.
         *
         *     **Access:** no token is needed.
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
         * Get a blog post
         * @description Finds a published post by its id, its slug or a slug that it had before; `slug` in the reply is the present one.
         *
         *     **Access:** no token is needed.
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
         * List the store's banners
         * @description Returns only banners that are live now, sorted by position. Banners with the same position are sorted by date, newest first.
         *
         *     **Access:** no token is needed.
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
         * Subscribe to the newsletter
         * @description Sends an e-mail with a code to the address. The address is subscribed once that code has been confirmed. The reply is the same for every address, whether or not it is already subscribed. An address gets at most three of these e-mails per hour; further requests get the same reply but send nothing.
         *
         *     **Access:** no token is needed.
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
         * Confirm a newsletter subscription
         * @description Subscribes the address that the code was sent to. A code expires after 48 hours, or when the address unsubscribes. Confirming again changes nothing.
         *
         *     **Access:** no token is needed.
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
         * Unsubscribe from the newsletter
         * @description Unsubscribes the address that the code was sent to. Every code that was sent to the address in the last 30 days works, and the ten newest for ever, even those that can no longer be confirmed. Unsubscribing again changes nothing.
         *
         *     **Access:** no token is needed.
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
         * Unsubscribe from the newsletter with one click
         * @description This is the URL in the `List-Unsubscribe` header of our e-mails, for mail programs (RFC 8058). They post the form field `List-Unsubscribe=One-Click`, as `multipart/form-data` or URL-encoded. The body is not read, because the code in the path says everything. `x-shop-id` is not needed, because the code belongs to a store; if it is sent, it must name that store.
         *
         *     **Access:** no token is needed.
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
         * List your push subscriptions
         * @description Returns the shopper's subscribed browsers at this store, newest first. The endpoints of the browsers are not shown.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["listPushSubscriptions"];
        put?: never;
        /**
         * Subscribe a browser to order updates
         * @description Send the result of `PushSubscription.toJSON()`. Sending the same endpoint again refreshes its subscription; at each store, an endpoint belongs to the shopper who sent it last. A shopper can have 20 subscriptions; a further one replaces the one that was refreshed longest ago. Signing out in a browser removes its subscription, and a guest's subscriptions move to the account at sign-in. When one of the shopper's orders is processed, paid, delayed, shipped, cancelled or refunded, each browser receives a JSON message with `type` (`order`), `orderId`, `number`, `status`, `title` and `body`.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Get the public key for push subscriptions
         * @description Pass the key to `pushManager.subscribe` as `applicationServerKey`. It is the same for every store and does not change. The reply is a 404 if push messages are not set up on this service.
         *
         *     **Access:** no token is needed.
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
                /**
                 * @description The id of the push subscription.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: components["parameters"]["PushSubscriptionId"];
            };
            cookie?: never;
        };
        /**
         * Get a push subscription
         * @description Returns one of your subscriptions at this store.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        get: operations["getPushSubscription"];
        put?: never;
        post?: never;
        /**
         * Unsubscribe a browser from order updates
         * @description Messages that are still on their way to the browser are dropped.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * List the comments on a product or a blog post
         * @description Returns the newest top-level comments first. A comment that its author has deleted or the store has hidden is left out, unless it has replies; then it appears with an empty body and without an author. With a token, the reply also says which comments the caller has liked or disliked.
         *
         *     **Access:** everybody. With a token, a guest or a signed-in shopper.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a product or a blog post
         * @description With `parentId`, the comment is a reply to another comment on the same product or post. Replies are one level deep: a reply to a reply is attached to the same top-level comment.
         *
         *     **Access:** a signed-in shopper.
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
         * Delete your own comment
         * @description Erases the text of the comment. Replies remain.
         *
         *     **Access:** a guest or a signed-in shopper.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Update your own comment
         * @description Only the author can change a comment, and only while the store has not hidden it.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * @description Returns the newest replies first, without deleted or hidden ones.
         *
         *     **Access:** everybody. With a token, a guest or a signed-in shopper.
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
         * Like a comment or undo the like
         * @description Toggles the caller's like. A like replaces the caller's dislike.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Dislike a comment or undo the dislike
         * @description Toggles the caller's dislike. A dislike replaces the caller's like.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * Report a comment to the store
         * @description Each caller can report a comment once; only the first report counts.
         *
         *     **Access:** a guest or a signed-in shopper.
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
         * List the cities of a state or a country
         * @description Returns the names of cities in alphabetical order and without duplicates: places with more than about a thousand inhabitants, and seats of administrations. With `state`, the list is limited to one of the states that `GET /country/states` returns. A state whose borders are not known contains the cities that lie in no other state. Without `state`, the list has all cities of the country, up to some 15,000, so send `Accept-Encoding`. The data is provided by GeoNames (https://www.geonames.org) under the CC BY 4.0 license.
         *
         *     **Access:** no token is needed.
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
    "/country/{shortName}/address-format": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the parts of a country's addresses
         * @description Returns the parts in the order in which they are written there, with what they are called and which of them an address needs. The data is Google's.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getAddressFormat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country/{shortName}/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the states of a country with their codes
         * @description Returns the states that `GET /country/states` lists, in the same order, each with its ISO 3166-2 code. Addresses and shipping zones may name a state by either.
         *
         *     **Access:** no token is needed.
         */
        get: operations["listStateCodes"];
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
         * @description Returns the names of the country's states, provinces or regions in alphabetical order.
         *
         *     **Access:** no token is needed.
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
         * @description A time in UTC, in ISO 8601 format.
         * @example 2026-11-21T09:30:00.000Z
         */
        Timestamp: string;
        /** @description A currency with the symbol that prices are shown with. */
        Currency: {
            /**
             * @description The symbol of the currency.
             * @example ₦
             */
            symbol: string;
            /**
             * @description The ISO 4217 code of the currency.
             * @example NGN
             */
            code: string;
        };
        /** @description A store as other records show it. */
        ShopReference: {
            /** @description The id of the store. */
            _id: components["schemas"]["Id"];
            /** @description The name of the store. */
            name: string;
            /** @description The store's currency. */
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description An amount of money in major units of the store's currency.
         * @example 49.99
         */
        Amount: number;
        /** @description A user of the platform. A guest has neither a name nor an e-mail address. */
        User: {
            /** @description The id of the user. */
            _id: components["schemas"]["Id"];
            /** @description The id under which the user's comments and reviews appear to others at the store of the call; null without a store. */
            authorId: string | null;
            /** @description The name of the user; empty when there is none. */
            name: string;
            /** @description The e-mail address of the user; empty for a guest. */
            email: string;
            /** @description The phone number of the user; empty when there is none. */
            phone: string;
            /** @description The user's role on the platform, for example `guest` or `user`. */
            role: string;
            /** @description The user's role at the store of the call; null when there is none. */
            shopRole: string | null;
            /** @description The stores that the user owns or works for: all of them on the console, and elsewhere at most the store of the session. */
            stores: components["schemas"]["ShopReference"][];
            /**
             * Format: uri
             * @description The URL of the user's picture. Without one of their own, the service draws one.
             */
            avatar: string;
            /** @description The way in which the session was started, for example `guest` or `otp`. */
            authMethod: string;
            /** @description The user's balance on the platform. */
            balance: components["schemas"]["Amount"];
            /** @description Whether the account was deleted. */
            deleted: boolean;
            /** @description Whether the account is disabled. */
            disabled: boolean;
            /** @description When the account was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the account was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The signed-in user and the token of the session. */
        Profile: {
            /** @description The signed-in user. */
            user: components["schemas"]["User"];
            /** @description The token of the session. */
            token: components["schemas"]["Token"];
            /** @description When the token expires. */
            tokenExpiresAt: components["schemas"]["Timestamp"];
        };
        /** @description The data that is kept about a person. */
        PersonalExport: {
            /** @description When the data was read. */
            exportedAt: components["schemas"]["Timestamp"];
            /** @description The records by what they are about. */
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        /**
         * @description The type of a store. It decides what the store can sell.
         * @enum {string}
         */
        ShopType: "digital" | "ecommerce" | "restaurant" | "business";
        /**
         * @description The time zone in which the store's days begin and end, by its IANA name. Abbreviations such as `IST` are not accepted.
         * @example Africa/Lagos
         */
        TimeZone: string;
        /** @description The design of the storefront. Settings that the merchant has not made are absent. */
        ShopTheme: {
            /**
             * @description The main colour, as six hexadecimal digits after `#`.
             * @example #0f766e
             */
            primaryColor?: string;
            /**
             * @description The background colour, as six hexadecimal digits after `#`.
             * @example #ffffff
             */
            backgroundColor?: string;
            /**
             * @description The name of the font.
             * @example Inter
             */
            font?: string;
        };
        /** @description The ways in which shoppers can contact the merchant. Details that the merchant has not given are absent. */
        ShopContact: {
            /**
             * Format: email
             * @description The e-mail address for shoppers.
             */
            email?: string;
            /** @description The phone number for shoppers, in the form of the store's country or with a country code. */
            phone?: string;
            /** @description The postal address, in one text. */
            address?: string;
        };
        /** @description The merchant's website and social media pages. Pages that the merchant has not given are absent. */
        ShopSocials: {
            /**
             * Format: uri
             * @description The URL of the merchant's website.
             */
            website?: string;
            /**
             * Format: uri
             * @description The URL of the merchant's Facebook page.
             */
            facebook?: string;
            /**
             * Format: uri
             * @description The URL of the merchant's Instagram page.
             */
            instagram?: string;
            /**
             * Format: uri
             * @description The URL of the merchant's page on X.
             */
            x?: string;
            /**
             * Format: uri
             * @description The URL of the merchant's TikTok page.
             */
            tiktok?: string;
            /**
             * Format: uri
             * @description The URL of the merchant's YouTube channel.
             */
            youtube?: string;
            /**
             * Format: uri
             * @description The URL of the merchant's WhatsApp chat.
             */
            whatsapp?: string;
        };
        /** @description The place where shoppers collect their orders. */
        Collection: {
            /**
             * @description The address, in one text.
             * @example 4 Quay Street, Lagos
             */
            address: string;
            /**
             * @description When orders can be collected, in one text.
             * @example Monday to Friday, 9:00 to 18:00
             */
            openingHours: string;
        };
        /**
         * @description Feeds with what the store sells, which search engines, marketplaces and agents read.
         * @example {
         *       "enabled": true,
         *       "nativeCommerce": false
         *     }
         */
        FeedSettings: {
            /** @description Whether everybody can read the feeds of the store. */
            enabled: boolean;
            /** @description Whether the feed for Google says of its items that they can be bought there (`native_commerce`), which the store has to have agreed with Google; false by default. */
            nativeCommerce?: boolean;
        };
        /** @description A store as its storefront shows it. */
        Shop: {
            /** @description The id of the store. */
            _id: components["schemas"]["Id"];
            /** @description The name of the store. */
            name: string;
            /** @description The store's name in URLs, unique on the platform. */
            slug: string;
            /** @description The type of the store. */
            type: components["schemas"]["ShopType"];
            /** @description The currency of all the store's prices. */
            currency: components["schemas"]["Currency"];
            /**
             * @description The store's country, as an ISO 3166-1 alpha-2 code.
             * @example NG
             */
            country: string;
            /** @description The time zone of the store, by its IANA name. */
            timeZone: components["schemas"]["TimeZone"];
            /**
             * Format: uri
             * @description The URL of the store's logo; null when there is none.
             */
            logo: string | null;
            /** @description The design of the storefront. */
            theme: components["schemas"]["ShopTheme"];
            /** @description The ways in which shoppers can contact the merchant. */
            contact: components["schemas"]["ShopContact"];
            /** @description The merchant's website and social media pages. */
            socials: components["schemas"]["ShopSocials"];
            /** @description Whether the store has automatic discounts, which can reduce prices. */
            automaticDiscounts: boolean;
            /** @description Whether an order with goods that are shipped needs a shipping rate, unless its shopper collects it. True once the store has a shipping zone. */
            rateRequired: boolean;
            /** @description Whether the address of an order with goods that are shipped needs a telephone number. */
            phoneRequired: boolean;
            /** @description Whether prices and shipping costs contain their taxes; `false` if taxes are added to them, null where the store computes no taxes. */
            pricesIncludeTax?: boolean | null;
            /** @description Where shoppers can collect their orders; null when the store offers no collection. */
            collection: components["schemas"]["Collection"] | null;
            /** @description Whether the storefront shows the `priorPrice` of reduced products, as the law of the EU wants it. */
            showPriorPrice: boolean;
            /** @description Which feeds the store offers. */
            feeds?: components["schemas"]["FeedSettings"];
        };
        /** @description A record that has a page of its own in a storefront. */
        SitemapEntry: {
            /** @description What names the record in addresses: the slug of a product, category or post, the id of a food or service. */
            name: string;
            /** @description When the record was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The policies that shoppers agree to, as plain text. */
        ShopPolicies: {
            /** @description The terms and conditions; null when there are none. */
            terms: string | null;
            /** @description The privacy policy; null when there is none. */
            privacy: string | null;
            /** @description The refund policy; null when there is none. */
            refunds: string | null;
            /** @description The shipping policy; null when there is none. */
            shipping: string | null;
            /** @description Who is behind the store; null when it does not say. */
            imprint: string | null;
            /** @description How a purchase is withdrawn from, and until when; null when it does not say. */
            withdrawal: string | null;
            /** @description How accessible the store is; null when it does not say. */
            accessibility: string | null;
        };
        /**
         * @description The way in which an order reaches its shopper.
         * @enum {string}
         */
        FulfilmentWay: "delivery" | "pickup" | "table";
        /** @description A time in which the store is open. */
        OpenTime: {
            /** @description When the store opens. */
            opensAt: components["schemas"]["Timestamp"];
            /** @description When the store closes. */
            closesAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /**
         * @description A time of day on the store's clocks.
         * @example 11:00
         */
        LocalTime: string;
        /** @description The length in minutes on the store's clocks. A period that lasts past midnight is one period. */
        PeriodMinutes: number;
        /** @description A time in which the store is open every week. */
        Period: {
            /** @description The day on which the period begins. */
            day: components["schemas"]["Weekday"];
            /** @description When the period begins. */
            from: components["schemas"]["LocalTime"];
            /** @description The length of the period. */
            minutes: components["schemas"]["PeriodMinutes"];
        };
        /** @description When the store is open for a way of fulfilment. */
        ShopWayHours: {
            /** @description The way of fulfilment. */
            way: components["schemas"]["FulfilmentWay"];
            /** @description Whether the store is open now. */
            openNow: boolean;
            /**
             * Format: date-time
             * @description When the store opens next; null if it is open, or not within two weeks.
             */
            opensAt: string | null;
            /**
             * Format: date-time
             * @description When the store closes; null if it is closed.
             */
            closesAt: string | null;
            /** @description The periods that begin today. */
            today: components["schemas"]["OpenTime"][];
            /** @description The periods of a usual week, on the store's clocks. */
            week: components["schemas"]["Period"][];
            /** @description For how many days after today orders are taken. */
            daysAhead: number;
        };
        /**
         * Format: iso-8601-day
         * @description A day in ISO 8601, or a time on that day in the store's time zone.
         * @example 2026-11-30
         */
        DayInput: string;
        /** @description A time in which the store is open on a certain day. */
        DayPeriod: {
            /** @description When the period begins. */
            from: components["schemas"]["LocalTime"];
            /** @description The length of the period. */
            minutes: components["schemas"]["PeriodMinutes"];
        };
        /** @description A day on which other hours apply. */
        HoursException: {
            /** @description The day, where the store is. */
            date: components["schemas"]["DayInput"];
            /** @description The reason, for shoppers to read. */
            name?: string;
            /** @description The ways of fulfilment that it applies to; all of them without it. */
            ways?: components["schemas"]["FulfilmentWay"][];
            /** @description The periods that begin on this day, in place of those of its weekday; empty if the store is closed. */
            periods: components["schemas"]["DayPeriod"][];
        };
        /** @description The opening hours of a store, and whether it is open. */
        ShopHours: {
            /** @description The time zone of the store. */
            timeZone: components["schemas"]["TimeZone"];
            /** @description Whether the store is open for any way of fulfilment; null for a store without opening hours. */
            openNow: boolean | null;
            /**
             * Format: date-time
             * @description When the first way of fulfilment opens; null if one is open, or none opens within two weeks.
             */
            opensAt: string | null;
            /**
             * Format: date-time
             * @description Until when the merchant has closed the store, whatever its hours say; null if it is not closed.
             */
            closedUntil: string | null;
            /** @description The ways of fulfilment that have hours. */
            ways: components["schemas"]["ShopWayHours"][];
            /** @description Days on which other hours apply. */
            exceptions: components["schemas"]["HoursException"][];
        };
        /** @description An order on the bill of a table, as its guests see it. */
        GuestBilledOrder: {
            /** @description The id of the order. */
            _id: components["schemas"]["Id"];
            /** @description The number of the order. */
            orderId: number;
            /** @description What was ordered. */
            items: {
                /** @description The name of the dish. */
                name: string;
                /** @description How many of it. */
                quantity: number;
                /** @description The price of the line, without discounts. */
                total: components["schemas"]["Amount"];
            }[];
            /** @description The amount to pay. */
            total: components["schemas"]["Amount"];
            /** @description When the order was placed. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A currency, as an ISO 4217 code.
         * @example NGN
         */
        CurrencyCode: string;
        /** @description What the guests of a table have to pay. */
        GuestBill: {
            /** @description The name or number of the table. */
            table: string;
            /** @description The part of the restaurant that it stands in; empty without one. */
            area: string;
            /** @description The orders that are not paid, oldest first. */
            orders: components["schemas"]["GuestBilledOrder"][];
            /** @description What they cost together. */
            total: components["schemas"]["Amount"];
            /** @description The currency of the amounts. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description A time for which orders are taken. */
        Slot: {
            /** @description When the slot begins. */
            startsAt: components["schemas"]["Timestamp"];
            /** @description When the slot ends. */
            endsAt: components["schemas"]["Timestamp"];
            /**
             * @description `free` if an order can still be due then, `full` if as many are as the store takes, `past` if it is too late to order for it.
             * @enum {string}
             */
            state: "free" | "full" | "past";
        };
        /**
         * Format: iso-8601
         * @description A time in ISO 8601: a date (`2026-11-30`), a local time (`2026-11-30T18:00`) or a time with an offset (`2026-11-30T18:00:00+01:00`). Without an offset it is in the store's time zone, or in UTC if the call has no store. A date means the beginning of the day.
         * @example 2026-11-30T18:00:00+01:00
         */
        TimeInput: string;
        /** @description The lowest price, in major units, that shoppers could buy at in the 30 days before the reduction began (Directive 98/6/EC, Art. 6a); null without a reduction, and where there was no price before it. A price is reduced while `compareAtPrice` is above it. A reduction that goes further keeps its `priorPrice`; a price that rises again, but stays below `compareAtPrice`, begins a new one. What automatic discounts made of the price counts too; a price that they reduce now is in `GET /reduced-prices`, with a prior price of its own. */
        PriorPrice: number | null;
        /**
         * @description How much of the goods a price is for.
         * @example {
         *       "amount": 350,
         *       "unit": "ml"
         *     }
         */
        Measure: {
            /** @description The number of units. */
            amount: number;
            /**
             * @description The unit of the amount.
             * @enum {string}
             */
            unit: "mg" | "g" | "kg" | "ml" | "cl" | "l" | "mm" | "cm" | "m" | "m2" | "m3" | "piece";
        };
        /**
         * @description The price of one unit, by which shoppers compare goods (Directive 98/6/EC).
         * @example {
         *       "price": 42.86,
         *       "per": "l"
         *     }
         */
        UnitPrice: {
            /** @description The price in major units, rounded half up to the minor unit. */
            price: components["schemas"]["Amount"];
            /**
             * @description The unit. Goods of at most 250 g or 250 ml have their price per 100 g or 100 ml, except at stores in Germany, where the law wants a kilogram or a litre.
             * @enum {string}
             */
            per: "kg" | "100 g" | "l" | "100 ml" | "m" | "m2" | "m3" | "piece";
        };
        /**
         * @description The number of units in stock. Digital products do not run out of stock.
         * @example 12
         */
        Stock: number;
        /**
         * @description The alternative texts of pictures, for people who cannot see them, keyed by the URLs of the pictures. For a picture without one, use the name of its record.
         * @example {
         *       "https://shop.example/mug.jpg": "A green enamel mug beside a camping stove"
         *     }
         */
        ImageAlts: {
            [key: string]: string;
        };
        /**
         * @description The barcode as a GTIN in 13 digits, or 14 for a pack of several: a UPC-A and an EAN-8 get zeros in front, an ISBN-10 becomes an ISBN-13. Absent unless the check digit of the barcode is right.
         * @example 5012345678900
         */
        Gtin: string;
        /**
         * @description The weight as it is shipped, with its packaging.
         * @example {
         *       "value": 420,
         *       "unit": "g"
         *     }
         */
        Weight: {
            /** @description The number of units. */
            value: number;
            /**
             * @description The unit of the weight.
             * @enum {string}
             */
            unit: "g" | "kg" | "oz" | "lb";
        };
        /**
         * @description The measures as it is shipped, with its packaging.
         * @example {
         *       "length": 12,
         *       "width": 9,
         *       "height": 10,
         *       "unit": "cm"
         *     }
         */
        Dimensions: {
            /** @description The longest side. */
            length: number;
            /** @description The second side. */
            width: number;
            /** @description The third side. */
            height: number;
            /**
             * @description The unit of all three.
             * @enum {string}
             */
            unit: "mm" | "cm" | "m" | "in";
        };
        /**
         * @description The code of the goods in the Harmonized System, by which customs knows them.
         * @example 732394
         */
        HsCode: string;
        /**
         * @description The country where the goods were made, as an ISO 3166-1 alpha-2 code.
         * @example PL
         */
        OriginCountry: string;
        /**
         * @description The brand or the maker, as shoppers know it.
         * @example Falcon
         */
        Vendor: string;
        /**
         * @description The condition of the goods.
         * @example new
         * @enum {string}
         */
        Condition: "new" | "refurbished" | "used";
        /**
         * @description A company or a person that answers for the safety of a product in the EU (Regulation 2023/988, Art. 19).
         * @example {
         *       "name": "Falcon Enamelware",
         *       "address": "12 Forge Lane, 62-200 Gniezno, Poland",
         *       "email": "safety@falcon.example"
         *     }
         */
        Party: {
            /** @description The name or the trade mark. */
            name: string;
            /** @description The postal address in one text. */
            address: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email: string;
        };
        /**
         * @description Selling more than there is. What is missing is sent later.
         * @example {
         *       "shipsOn": "2027-03-03"
         *     }
         */
        Backorder: {
            /**
             * Format: date
             * @description The day on which what is missing is expected to be sent; absent when it is not promised.
             */
            shipsOn?: string;
        };
        /**
         * @description Selling before it comes out. What is ordered is sent then, and files open then.
         * @example {
         *       "releasesAt": "2027-03-03T09:00:00.000Z"
         *     }
         */
        Preorder: {
            /** @description When it comes out. */
            releasesAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The number of units.
         * @example 2
         */
        PerOrder: number;
        /** @description A category as those below it show it. */
        CategoryAncestor: {
            /** @description The id of the category. */
            _id: components["schemas"]["Id"];
            /** @description The name of the category. */
            name: string;
            /** @description The category's name in URLs, unique within the store. */
            slug: string;
        };
        /** @description A category as other records show it. */
        CategoryReference: {
            /** @description The id of the category. */
            _id: components["schemas"]["Id"];
            /** @description The name of the category. */
            name: string;
            /** @description The category's name in URLs, unique within the store. */
            slug: string;
            /** @description The categories above it, from the top; absent at the top. */
            ancestors?: components["schemas"]["CategoryAncestor"][];
        };
        /**
         * @description The values of the store's own fields, by their keys (`GET /custom-fields`).
         * @example {
         *       "material": "linen",
         *       "washable": true
         *     }
         */
        CustomValues: {
            [key: string]: string | number | boolean;
        };
        /**
         * @description Option values by option name, such as a size or a colour. At most 20 options, with names of at most 64 characters.
         * @example {
         *       "size": "L",
         *       "colour": "green"
         *     }
         */
        Options: {
            [key: string]: string;
        };
        /** @description A version of a product with its own price and stock. */
        Variant: {
            /** @description The id of the variant. */
            _id: components["schemas"]["Id"];
            /** @description The name of the variant. */
            name: string;
            /** @description The price of the variant in major units of the store's currency. */
            price: components["schemas"]["Amount"];
            /** @description The lowest price before the reduction. */
            priorPrice: components["schemas"]["PriorPrice"];
            /** @description How much of the goods the price is for. Without one of its own, a variant has its product's. */
            measure: components["schemas"]["Measure"] | null;
            /** @description The price of one unit; null without a measure. */
            unitPrice: components["schemas"]["UnitPrice"] | null;
            /** @description The number of units in stock. */
            quantity: components["schemas"]["Stock"];
            /** @description The number by which the merchant knows the variant; null for none. */
            sku?: string | null;
            /** @description The barcode, such as an EAN; absent when there is none. */
            barcode?: string;
            /** @description The barcode as a GTIN; absent unless it is one. */
            gtin?: components["schemas"]["Gtin"];
            /**
             * Format: uri
             * @description The URL of the variant's picture; absent when it is that of the product.
             */
            image?: string;
            /** @description The weight as it is shipped; absent when it is that of the product. */
            weight?: components["schemas"]["Weight"];
            /** @description The measures as it is shipped; absent when they are those of the product. */
            dimensions?: components["schemas"]["Dimensions"];
            /** @description The options that define the variant. */
            options: components["schemas"]["Options"];
        };
        /**
         * @description A pass lasts 30 days and can be renewed; lifetime access never ends.
         * @enum {string}
         */
        AccessType: "pass" | "lifetime";
        /** @description The access that a buyer of a digital product gets. */
        Digital: {
            /** @description Whether the buyer gets a pass or lifetime access. */
            accessType: components["schemas"]["AccessType"];
            /** @description Whether the access covers every digital product of the store. */
            allAccess: boolean;
        };
        /** @description The average rating and the number of reviews. Both are 0 while there is no review. */
        Rating: {
            /**
             * @description The average rating from 1 to 5, rounded to one decimal; 0 while there is no review.
             * @example 4.5
             */
            average: number;
            /**
             * @description The number of reviews.
             * @example 18
             */
            count: number;
        };
        /**
         * @description The class of goods that a tax rate is for: `standard`, `reduced`, `zero`, `exempt`, or one of the store's own. A class without a rate of its own at a place has the standard rate there; `zero` and `exempt` need no rate.
         * @example standard
         */
        TaxClass: string;
        /** @description A product that a store sells. */
        Product: {
            /** @description The id of the product. */
            _id: components["schemas"]["Id"];
            /** @description The name of the product. */
            name: string;
            /** @description The product's name in URLs, made from its name and unique within the store. */
            slug: string;
            /** @description The description of the product, as Markdown whose HTML is text; empty when there is none. */
            description: string;
            /** @description The price in major units of the store's currency. */
            price: components["schemas"]["Amount"];
            /** @description The price before a reduction, to be shown struck through; null when there is no reduction. */
            compareAtPrice: number | null;
            /** @description The lowest price before the reduction. */
            priorPrice: components["schemas"]["PriorPrice"];
            /** @description How much of the goods the price is for; null when the merchant has not said. */
            measure: components["schemas"]["Measure"] | null;
            /** @description The price of one unit; null without a measure. */
            unitPrice: components["schemas"]["UnitPrice"] | null;
            /** @description The number of units in stock. For a product with variants, this is the merchant's own figure and independent of the stock of the variants. */
            quantity: components["schemas"]["Stock"];
            /** @description The URLs of the product's pictures. */
            images: string[];
            /** @description The alternative texts of the pictures, keyed by URL. */
            imageAlts: components["schemas"]["ImageAlts"];
            /** @description The number by which the merchant knows the product; null for none. */
            sku?: string | null;
            /** @description The barcode, such as an EAN; null when there is none. */
            barcode: string | null;
            /** @description The barcode as a GTIN; absent unless it is one. */
            gtin?: components["schemas"]["Gtin"];
            /** @description The weight as it is shipped; absent when unknown. */
            weight?: components["schemas"]["Weight"];
            /** @description The measures as it is shipped; absent when unknown. */
            dimensions?: components["schemas"]["Dimensions"];
            /** @description The code in the Harmonized System; absent when unknown. */
            hsCode?: components["schemas"]["HsCode"];
            /** @description The country of origin; absent when unknown. */
            originCountry?: components["schemas"]["OriginCountry"];
            /** @description The brand or the maker; absent when there is none. */
            vendor?: components["schemas"]["Vendor"];
            /** @description The condition of the goods; absent when it is not said. */
            condition?: components["schemas"]["Condition"];
            /** @description When it is to be listed; absent when that is not planned, and once it has been. */
            publishAt?: components["schemas"]["Timestamp"];
            /** @description When it is to be hidden; absent when that is not planned, and once it has been. */
            unpublishAt?: components["schemas"]["Timestamp"];
            /** @description The maker; absent when it is not said. */
            manufacturer?: components["schemas"]["Party"];
            /** @description Who answers for it in the EU where the maker is elsewhere; absent when it is not said. */
            responsiblePerson?: components["schemas"]["Party"];
            /** @description Present where more can be ordered than there is. `quantity` and `inStock` are then about what is there. */
            backorder?: components["schemas"]["Backorder"];
            /** @description Present until it comes out. Its `quantity` is how many can still be ordered before. */
            preorder?: components["schemas"]["Preorder"];
            /** @description The least that an order can have; absent without a limit. */
            minPerOrder?: components["schemas"]["PerOrder"];
            /** @description The most that an order can have; absent without a limit. */
            maxPerOrder?: components["schemas"]["PerOrder"];
            /** @description The category of the product; null when it has none. */
            category: components["schemas"]["CategoryReference"] | null;
            /** @description The ids of further categories that it is in; absent when there are none. */
            otherCategories?: components["schemas"]["Id"][];
            /** @description The ids of the products that the merchant has chosen to be seen beside it; absent when there are none. */
            relatedProducts?: components["schemas"]["Id"][];
            /** @description The values of the store's own fields; absent when there are none. The Store API has those of public fields. */
            custom?: components["schemas"]["CustomValues"];
            /** @description The tags of the product. */
            tags: string[];
            /** @description The variants of the product; empty when it is sold in one form only. */
            variants: components["schemas"]["Variant"][];
            /** @description The access that a buyer gets; null for a product that is not digital. */
            digital: components["schemas"]["Digital"] | null;
            /** @description The average rating and the number of reviews. */
            rating: components["schemas"]["Rating"];
            /** @description Whether at least one unit can be bought now. For a product with variants, one variant in stock is enough. */
            inStock: boolean;
            /** @description The ids of the modifier groups that come with it, in the order in which shoppers choose. */
            modifierGroups?: components["schemas"]["Id"][];
            /** @description The class of its tax rates. */
            taxClass?: components["schemas"]["TaxClass"];
            /** @description Whether shoppers can see the product. The Store API returns listed products only. */
            listed: boolean;
            /** @description The store that sells the product. */
            shop: components["schemas"]["ShopReference"];
            /** @description When the product was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the product was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The position of a page within the whole list. */
        Pagination: {
            /** @description The number of records on all pages. */
            total: number;
            /** @description The number of this page, counted from 1. */
            page: number;
            /** @description The maximum number of records on a page. */
            limit: number;
            /** @description The number of pages. */
            pages: number;
            /** @description Whether there is a page after this one. */
            hasNext: boolean;
            /** @description Whether there is a page before this one. */
            hasPrev: boolean;
            /** @description The number of the next page; null on the last one. */
            nextPage: number | null;
            /** @description The number of the previous page; null on the first one. */
            prevPage: number | null;
        };
        /** @description The value of `after` for the page after this one; null on a page that is not full, which is the last. */
        Next: string | null;
        /** @description A discount that was applied, and how much it takes. */
        AppliedDiscount: {
            /** @description The id of the coupon or the automatic discount. */
            _id: components["schemas"]["Id"];
            /**
             * @description Whether the shopper entered a code for it.
             * @enum {string}
             */
            kind: "automatic" | "coupon";
            /** @description The merchant's name for the discount, or the code of the coupon. */
            name: string;
            /** @description The amount that the discount takes. */
            amount: components["schemas"]["Amount"];
        };
        /** @description What one piece costs where automatic discounts reduce it on its own. */
        ReducedPrice: {
            /** @description The id of the product, food or service. */
            product: components["schemas"]["Id"];
            /** @description The id of the variant; null for the product's own price. */
            variant: string | null;
            /** @description The price without the discounts. */
            price: components["schemas"]["Amount"];
            /** @description The price with them. */
            reducedPrice: components["schemas"]["Amount"];
            /** @description The lowest price, in major units, that shoppers could buy at in the 30 days before the reduction began (Directive 98/6/EC, Art. 6a), discounts included; null where there was none. A discount for hours of the week counts as a price of all hours, and begins anew each time. */
            priorPrice: components["schemas"]["PriorPrice"];
            /** @description How much each discount takes. */
            discounts: components["schemas"]["AppliedDiscount"][];
        };
        /** @description A number of pieces. */
        ModifierMin: number;
        /** @description A number of pieces; null for any. */
        ModifierMax: number | null;
        /**
         * @description What the pieces that are not included cost: the `sum` of their prices, or the `highest` of them once, as for the halves of a pizza. What is chosen with an option is added in both.
         * @enum {string}
         */
        ModifierPricing: "sum" | "highest";
        /** @description A modifier group with the groups of its options. */
        ModifierGroupTree: {
            /** @description The id of the group. */
            _id: components["schemas"]["Id"];
            /** @description The name of the group. */
            name: string;
            /** @description The least number of pieces to choose. */
            min: components["schemas"]["ModifierMin"];
            /** @description The greatest number of pieces to choose; null for any number. */
            max: components["schemas"]["ModifierMax"];
            /** @description So many pieces cost nothing, those of the lowest prices first. */
            included: components["schemas"]["ModifierMin"];
            /** @description What the other pieces cost: the `sum` of their prices, or the `highest` of them once. */
            pricing: components["schemas"]["ModifierPricing"];
            /** @description Whether an option can be chosen more than once. */
            allowQuantities: boolean;
            /** @description The options in the merchant's order. */
            options: components["schemas"]["ModifierOptionTree"][];
        };
        /** @description An option of a modifier group with its own groups. */
        ModifierOptionTree: {
            /** @description The id of the option. */
            _id: components["schemas"]["Id"];
            /** @description The name of the option. */
            name: string;
            /** @description What one piece adds to the price. */
            price: components["schemas"]["Amount"];
            /** @description Whether a page should choose it at first. */
            default: boolean;
            /** @description Whether the option can be chosen; an option that is a dish only while that dish is available. */
            available: boolean;
            /**
             * Format: date-time
             * @description The option cannot be chosen before this time; null when there is none.
             */
            soldOutUntil: string | null;
            /** @description The id of the dish that the option is, in a combo; null for others. */
            foodId: string | null;
            /** @description The groups of which something is chosen with this option. */
            groups: components["schemas"]["ModifierGroupTree"][];
        };
        /** @description A product with its modifier groups. */
        ProductWithModifiers: components["schemas"]["Product"] & {
            /** @description The modifier groups with all that they contain, in the order in which shoppers choose. */
            modifiers: components["schemas"]["ModifierGroupTree"][];
        };
        /**
         * @description A diet.
         * @enum {string}
         */
        Diet: "vegan" | "vegetarian" | "halal" | "kosher" | "gluten_free" | "low_lactose";
        /** @description The periods of a week in which a food is offered. They must not overlap. */
        MenuPeriods: components["schemas"]["Period"][] | null;
        /**
         * @description An allergen of Annex II of Regulation (EU) No 1169/2011.
         * @enum {string}
         */
        Allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
        /** @description The allergens of a food; null if the merchant has not said. */
        Allergens: components["schemas"]["Allergen"][] | null;
        /** @description The diets of a food. */
        Diets: components["schemas"]["Diet"][];
        /** @description A dish that a restaurant sells. */
        Food: {
            /** @description The id of the food. */
            _id: components["schemas"]["Id"];
            /** @description The name of the food. */
            name: string;
            /** @description The description of the food, as Markdown whose HTML is text; empty when there is none. */
            description: string;
            /** @description The price in major units of the store's currency. */
            price: components["schemas"]["Amount"];
            /** @description The URLs of the food's pictures. */
            images: string[];
            /** @description The alternative texts of the pictures, keyed by URL. */
            imageAlts: components["schemas"]["ImageAlts"];
            /** @description The category of the food; null when it has none. */
            category: components["schemas"]["CategoryReference"] | null;
            /** @description Whether the food can be ordered now. Shoppers see unavailable foods too. */
            available: boolean;
            /** @description The periods of a week in which it is offered; null if it always is. */
            availableAt?: components["schemas"]["MenuPeriods"];
            /** @description Whether it is offered at this moment. Only the Store API says it, of foods with `availableAt`. */
            offeredNow?: boolean;
            /** @description Which of the 14 allergens of the EU's list it contains; empty if it contains none, and null if the merchant has not said. */
            allergens?: components["schemas"]["Allergens"];
            /** @description The diets for which it is suitable. */
            diet?: components["schemas"]["Diets"];
            /** @description The ids of the modifier groups that come with it, in the order in which shoppers choose. */
            modifierGroups?: components["schemas"]["Id"][];
            /** @description The class of its tax rates. */
            taxClass?: components["schemas"]["TaxClass"];
            /** @description Whether shoppers can see the food. The Store API returns listed foods only. */
            listed: boolean;
            /** @description The store that sells the food. */
            shop: components["schemas"]["ShopReference"];
            /** @description When the food was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the food was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A food with its modifier groups. */
        FoodWithModifiers: components["schemas"]["Food"] & {
            /** @description The modifier groups with all that they contain, in the order in which shoppers choose. */
            modifiers: components["schemas"]["ModifierGroupTree"][];
        };
        /** @description A service that a business sells. */
        Service: {
            /** @description The id of the service. */
            _id: components["schemas"]["Id"];
            /** @description The name of the service. */
            name: string;
            /** @description The description of the service, as Markdown whose HTML is text; empty when there is none. */
            description: string;
            /** @description The price in major units of the store's currency. */
            price: components["schemas"]["Amount"];
            /** @description The URLs of the service's pictures. */
            images: string[];
            /** @description The alternative texts of the pictures, keyed by URL. */
            imageAlts: components["schemas"]["ImageAlts"];
            /** @description The duration in minutes; null when the merchant has not specified it. */
            durationMinutes: number | null;
            /** @description Whether it is sold for a time only, because a resource does it: `GET /services/{id}/slots` of the Store API lists the times. */
            bookable?: boolean;
            /** @description The class of its tax rates. */
            taxClass?: components["schemas"]["TaxClass"];
            /** @description Whether shoppers can see the service. The Store API returns listed services only. */
            listed: boolean;
            /** @description The store that sells the service. */
            shop: components["schemas"]["ShopReference"];
            /** @description When the service was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the service was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description `order`: a booking holds its time until an order with it is placed. `none`: it is confirmed at once, and is free or paid for elsewhere.
         * @enum {string}
         */
        BookingPayment: "order" | "none";
        /** @description The percentage of the price that the store keeps of a booking that is cancelled later than that; null if shoppers cannot cancel or move it any more. */
        LateFee: number | null;
        /**
         * @description A `person` or a `room` does one thing at a time, with as many guests as its capacity. Of a `thing`, such as bicycles to rent, each piece is given out by itself.
         * @enum {string}
         */
        ResourceKind: "person" | "room" | "thing";
        /** @description The resource of a booking. */
        BookingResource: {
            /** @description The id of the resource. */
            _id: components["schemas"]["Id"];
            /** @description The name of the resource. */
            name: string;
            /** @description The kind of the resource. */
            kind: components["schemas"]["ResourceKind"];
        };
        /** @description A time at which a service can be booked. */
        ServiceSlot: {
            /** @description When it begins. */
            startsAt: components["schemas"]["Timestamp"];
            /** @description When it ends. */
            endsAt: components["schemas"]["Timestamp"];
            /** @description The ids of the resources that are free. */
            resources: components["schemas"]["Id"][];
            /** @description How many places are left. */
            left: number;
        };
        /**
         * @description `held` until an order takes it over, `pending` until that order is paid or accepted, `confirmed` from then on; `expired` is a hold that nobody took over in time, and `no_show` a guest who did not come. Only the first three take their time.
         * @enum {string}
         */
        BookingStatus: "held" | "pending" | "confirmed" | "cancelled" | "expired" | "no_show";
        /** @description A time for which a service is booked. */
        Booking: {
            /** @description The id of the booking. */
            _id: components["schemas"]["Id"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The id of the service. */
            service: components["schemas"]["Id"];
            /** @description The name of the service when it was booked. */
            serviceName: string;
            /** @description Who or what does it. */
            resource: components["schemas"]["BookingResource"];
            /** @description The status of the booking. */
            status: components["schemas"]["BookingStatus"];
            /** @description When it begins. */
            startsAt: components["schemas"]["Timestamp"];
            /** @description When it ends. */
            endsAt: components["schemas"]["Timestamp"];
            /** @description The time zone of the store. */
            timeZone: components["schemas"]["TimeZone"];
            /** @description The price when it was booked, in major units. */
            price: components["schemas"]["Amount"];
            /** @description The currency of the price. */
            currency: string;
            /** @description The id of the order with which it is paid; null without one. */
            order: string | null;
            /** @description The e-mail address of the guest; empty if it is not known. */
            email: string;
            /** @description The name of the guest; empty if it is not known. */
            name: string;
            /** @description The telephone number of the guest. */
            phone: string | null;
            /** @description What the guest wrote to the store. */
            note: string | null;
            /**
             * Format: date-time
             * @description When the hold ends; null for a booking that is no hold.
             */
            expiresAt: string | null;
            /** @description Until when shoppers can cancel it without a fee and move it. */
            cancelUntil: components["schemas"]["Timestamp"];
            /** @description What the store keeps of one that is cancelled later. */
            lateFeePercent: components["schemas"]["LateFee"];
            /** @description What the store kept when it was cancelled, in major units; null if it is not cancelled. */
            fee: number | null;
            /** @description When it was booked. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A group of products. */
        Category: {
            /** @description The id of the category. */
            _id: components["schemas"]["Id"];
            /** @description The name of the category. */
            name: string;
            /** @description The category's name in URLs, unique within the store. */
            slug: string;
            /** @description What is in it, as Markdown whose HTML is text; empty when it is not said. */
            description: string;
            /**
             * Format: uri
             * @description The URL of its picture; null when there is none.
             */
            image: string | null;
            /** @description The id of the category that it is below; null at the top. */
            parent: string | null;
            /** @description The categories above it, from the top. */
            ancestors: components["schemas"]["CategoryAncestor"][];
            /** @description Its place among those with the same parent; of the same place, they are in the order of their names. */
            position: number;
            /** @description When the category was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the category was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A shopper's review of a product. */
        Review: {
            /** @description The id of the review. */
            _id: components["schemas"]["Id"];
            /** @description The id of the product. */
            product: components["schemas"]["Id"];
            /** @description The shopper who wrote the review. */
            author: {
                /** @description The id of the author: for shoppers one that differs from store to store, on the Apps API the user id. */
                _id: components["schemas"]["Id"];
                /** @description The author's name; null for an account that has no name or was deleted. */
                name: string | null;
            };
            /** @description The rating, from 1 to 5. */
            rating: number;
            /** @description The title of the review; empty where there is none. */
            title: string;
            /** @description The text of the review, as plain text; empty where there is none. */
            body: string;
            /** @description Whether the author has a paid order of the product at this store. */
            verifiedPurchase: boolean;
            /** @description The store's answer; null when there is none. */
            reply: {
                /** @description The text of the answer, as plain text. */
                body: string;
                /** @description When the store answered. */
                createdAt: components["schemas"]["Timestamp"];
            } | null;
            /** @description When the review was posted. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the review was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A number of reviews. */
        ReviewCount: number;
        /** @description The ratings of a product in figures. */
        ReviewSummary: {
            /** @description The average rating, rounded to one decimal; 0 while there is no review. */
            average: number;
            /** @description The number of reviews. */
            count: components["schemas"]["ReviewCount"];
            /** @description The number of reviews for each rating. */
            histogram: {
                /** @description The number of reviews with a rating of 1. */
                1: components["schemas"]["ReviewCount"];
                /** @description The number of reviews with a rating of 2. */
                2: components["schemas"]["ReviewCount"];
                /** @description The number of reviews with a rating of 3. */
                3: components["schemas"]["ReviewCount"];
                /** @description The number of reviews with a rating of 4. */
                4: components["schemas"]["ReviewCount"];
                /** @description The number of reviews with a rating of 5. */
                5: components["schemas"]["ReviewCount"];
            };
        };
        /** @description A product on a wishlist. */
        WishedProduct: components["schemas"]["Product"] & {
            /** @description When the product was added to the wishlist. */
            addedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kind of an item. A `digital` product is downloaded; any other `product` is shipped.
         * @enum {string}
         */
        ItemKind: "product" | "digital" | "food" | "service";
        /**
         * @description An amount of money in major units of the store's currency. In a cart, it can exceed the maximum of an order if prices have risen since.
         * @example 99.98
         */
        CartAmount: number;
        /**
         * @description The rate of a tax in percent, with up to four decimals.
         * @example 19
         */
        TaxRate: number;
        /**
         * @description A country, as an ISO 3166-1 alpha-2 code.
         * @example NG
         */
        CountryCode: string;
        /**
         * @description The category of a tax by EN 16931 (UNCL 5305): standard or reduced rate (`S`), zero rate (`Z`), exempt (`E`), reverse charge (`AE`), supply within the EU (`K`), export (`G`), outside the scope of tax (`O`).
         * @example S
         * @enum {string}
         */
        TaxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
        /** @description The sum of one tax, by its rate. */
        TaxLine: {
            /**
             * @description The name of the tax, as the store calls it.
             * @example VAT
             */
            name: string;
            /** @description The rate in percent. */
            rate: components["schemas"]["TaxRate"];
            /** @description What is taxed, without the tax. */
            base: components["schemas"]["CartAmount"];
            /** @description The tax. */
            amount: components["schemas"]["CartAmount"];
            /** @description Whether the tax is contained in the prices; otherwise it is added to them. */
            included: boolean;
            /** @description The country whose tax it is. */
            country?: components["schemas"]["CountryCode"];
            /** @description The state whose tax it is; null for that of a country. */
            state?: string | null;
            /** @description The category of the tax on invoices. */
            category?: components["schemas"]["TaxCategory"];
        };
        /** @description An option that was chosen. In an order, names and prices are those of the time of ordering. */
        ChosenModifier: {
            /** @description The id of its group. */
            groupId: components["schemas"]["Id"];
            /** @description The name of its group. */
            group: string;
            /** @description The id of the option. */
            optionId: components["schemas"]["Id"];
            /** @description The name of the option. */
            name: string;
            /** @description The pieces of it in one piece of what it belongs to. */
            quantity: number;
            /** @description The price of one piece of it. */
            price: components["schemas"]["CartAmount"];
            /** @description What it adds to one piece of what it belongs to, with its own modifiers and without the pieces that its group includes. The unit price of a line contains the totals of its modifiers. */
            total: components["schemas"]["CartAmount"];
            /** @description What was chosen of the groups of the option. */
            modifiers: components["schemas"]["ChosenModifier"][];
        };
        /** @description A line of a cart or an order. */
        OrderItem: {
            /** @description The id of the line. */
            _id: components["schemas"]["Id"];
            /** @description The id of the product, food or service; null for a line that the store wrote by hand. */
            product: string | null;
            /** @description The kind of item. */
            kind: components["schemas"]["ItemKind"];
            /** @description The id of the product's variant; null when it has none. */
            variant: string | null;
            /** @description The name of the product. In an order, the name at the time of ordering. */
            name: string;
            /** @description The name of the variant, in an order at the time of ordering; null when the product has none. */
            variantName: string | null;
            /**
             * Format: uri
             * @description The URL of the product's picture; null when it has none.
             */
            image: string | null;
            /** @description The price of one unit. */
            unitPrice: components["schemas"]["Amount"];
            /** @description The number of units. */
            quantity: number;
            /** @description The number of units that are in shipments that were not cancelled. Absent in a cart. */
            shipped?: number;
            /** @description The number of units that were refunded by line before they were sent, and will not be. Absent in a cart. */
            cancelled?: number;
            /** @description The unit price times the quantity. */
            total: components["schemas"]["CartAmount"];
            /** @description The taxes of the line by rate; empty where the store computes none. */
            taxes?: components["schemas"]["TaxLine"][];
            /** @description How much each discount takes off this line; `total` is before these. */
            discounts?: components["schemas"]["AppliedDiscount"][];
            /** @description Whether the pass is to be renewed automatically. */
            autoRenew: boolean;
            /** @description In an order, the SKU of what was sold, at the time of ordering; absent without one. */
            sku?: string;
            /** @description In an order, the barcode of what was sold, at the time of ordering; absent without one. */
            barcode?: string;
            /** @description In an order, that not all of it was there at the time of ordering, and the day that was promised; absent otherwise. */
            backorder?: components["schemas"]["Backorder"];
            /** @description That it had not come out at the time of ordering, and when it was to; absent otherwise. In a cart, that it has not yet. */
            preorder?: components["schemas"]["Preorder"];
            /** @description In an order, the weight of one unit, at the time of ordering; absent where it is not known. */
            weight?: components["schemas"]["Weight"];
            /** @description In an order, the measures of one unit, at the time of ordering; absent where they are not known. */
            dimensions?: components["schemas"]["Dimensions"];
            /** @description In an order, the code of the goods for customs, at the time of ordering; absent without one. */
            hsCode?: components["schemas"]["HsCode"];
            /** @description In an order, where the goods were made, at the time of ordering; absent where it is not known. */
            originCountry?: components["schemas"]["OriginCountry"];
            /** @description What was chosen of the modifier groups that come with it; its unit price contains their totals. */
            modifiers?: components["schemas"]["ChosenModifier"][];
            /** @description Option values by option name: those that define the variant, and those that the shopper chose in addition. */
            options: {
                [key: string]: string;
            };
        };
        /** @description A line of a cart. */
        CartItem: components["schemas"]["OrderItem"] & {
            /** @description The id of the product, food or service. */
            product?: components["schemas"]["Id"];
            /** @description That not all of it is there, and when what is missing is expected to be sent; absent otherwise. */
            backorder?: components["schemas"]["Backorder"];
            /** @description The number of units of the product or variant in stock, which all of its lines share; null when it never runs out, or more can be ordered than there is. What is no longer sold, and a food that is not available, has none. */
            stock: number | null;
            /** @description The least that an order can have of the product; absent without a limit. */
            minPerOrder?: components["schemas"]["PerOrder"];
            /** @description The most that an order can have of the product; absent without a limit. */
            maxPerOrder?: components["schemas"]["PerOrder"];
        };
        /**
         * @description The sum of all taxes. One of the two is 0.
         * @example {
         *       "included": 15.96,
         *       "added": 0
         *     }
         */
        Tax: {
            /** @description The taxes that the prices contain. */
            included: components["schemas"]["CartAmount"];
            /** @description The taxes that are added to the prices. */
            added: components["schemas"]["CartAmount"];
        };
        /** @description A buyer's tax number, with what the authority's register knew about it. */
        TaxId: {
            /**
             * @description The number, with its prefix and without separators.
             * @example DE136695976
             */
            value: string;
            /** @description The country that issued it. */
            country: components["schemas"]["CountryCode"];
            /**
             * @description Whether the register knows the number. It is `unknown` while the register does not answer, or if its answer is older than a day when the order is placed, and `not_checked` where there is no register. Only a verified number changes how the buyer is taxed.
             * @enum {string}
             */
            status: "verified" | "not_found" | "unknown" | "not_checked";
            /**
             * Format: date-time
             * @description When the authority confirmed the number; null if it has not.
             */
            verifiedAt: string | null;
            /** @description The number that the authority gave to the inquiry; null if it gave none. */
            requestId: string | null;
            /** @description The name that the authority knows for the number. */
            name: string | null;
        };
        /** @description The sum of the quantities of all lines of a cart. */
        CartCount: number;
        /**
         * @description The weight of the goods that are shipped, in grams. Absent while the weight of one of them is not known, or where nothing is shipped.
         * @example 1250
         */
        ShippedGrams: number;
        /** @description A problem with a line of a cart. */
        CartWarning: {
            /** @description The id of the line. */
            itemId: components["schemas"]["Id"];
            /**
             * @description The kind of problem. `unavailable` means that the product is no longer sold, or that a food is currently not available; the line must be removed before the cart can be ordered. `below_minimum` and `above_maximum` count all lines of the product, of which an order must have more or fewer. `modifiers_changed` means that an option is sold out, or that what was chosen is no longer offered like that: choose again. `not_offered_now` means that a food is not offered at this time; an order that is due at another time may have it.
             * @enum {string}
             */
            code: "price_changed" | "not_enough_stock" | "unavailable" | "below_minimum" | "above_maximum" | "modifiers_changed" | "not_offered_now";
            /** @description A sentence that describes the problem to the shopper. */
            message: string;
        };
        /** @description A shopper's cart at a store. */
        Cart: {
            /** @description The id of the cart; null when the shopper has never added an item. */
            _id: string | null;
            /** @description The lines of the cart. */
            items: components["schemas"]["CartItem"][];
            /** @description The sum of all lines. */
            subtotal: components["schemas"]["CartAmount"];
            /** @description The automatic discounts of the store for these lines, wherever they are sent. Absent at a store that has none. */
            discount?: components["schemas"]["CartAmount"];
            /** @description How much each of these discounts takes. Absent at a store that has none. */
            discounts?: components["schemas"]["AppliedDiscount"][];
            /** @description The taxes of these lines by rate, if they went to the country of the store. Absent where the store computes none, or has no rate there. */
            taxes?: components["schemas"]["TaxLine"][];
            /** @description The sum of these taxes; a quote has that of the address. Absent at a store that computes none. */
            tax?: components["schemas"]["Tax"];
            /** @description The tax number that the shopper has given; null without one. Absent at a store that computes no taxes. */
            taxId?: components["schemas"]["TaxId"] | null;
            /** @description The sum of the quantities of all lines. */
            count: components["schemas"]["CartCount"];
            /** @description The weight of the goods that are shipped, in grams; absent while that of one of them is not known. */
            weight?: components["schemas"]["ShippedGrams"];
            /** @description The currency of the prices, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The warnings that the shopper should see before ordering; empty when there are none. */
            warnings: components["schemas"]["CartWarning"][];
        };
        /** @description A tax number as a shopper writes it. */
        TaxIdInput: {
            /** @description The number, in any writing; its prefix can be left out if there is a `country`. */
            value: string;
            /** @description The country that issued it, as an ISO 3166-1 alpha-2 code. By default, the prefix says it. */
            country?: components["schemas"]["CountryCode"];
        };
        /** @description An option that the shopper chooses of a modifier group of what is ordered. */
        ModifierChoice: {
            /** @description The id of its group, if you want it to be compared. */
            groupId?: string;
            /** @description The id of the option. */
            optionId: string;
            /** @description The pieces of it; 1 by default, and in a group without `allowQuantities`. */
            quantity?: number;
            /** @description What is chosen of the groups of the option, for each piece. */
            modifiers?: components["schemas"]["ModifierChoice"][];
        };
        /** @description What is chosen of modifier groups. */
        ModifierChoices: components["schemas"]["ModifierChoice"][];
        /** @description An item to add to a cart or to order. */
        NewCartItem: {
            /** @description The id of a product, a food or a service. */
            productId: string;
            /** @description The id of a variant. Required for a product with variants. */
            variantId?: string;
            /** @description The number of units. */
            quantity: number;
            /** @description The options that the shopper chose. */
            options?: components["schemas"]["Options"];
            /** @description What the shopper chose of the modifier groups that come with it; nothing by default. */
            modifiers?: components["schemas"]["ModifierChoices"];
            /** @description Whether to renew a pass automatically with the card that pays for it, if that card can be charged again; false by default. Only the pass of an account renews: one that a guest pays for does not, even if the guest signs in later. For anything but a pass it is ignored. */
            autoRenew?: boolean;
        };
        /**
         * @description The human-readable order number, counted within the store.
         * @example 1042
         */
        OrderNumber: number;
        /**
         * @description How an order is taxed: by its rates; not, because the buyer owes the tax (reverse charge), because the sale is exempt, or because the store does not collect tax where the order goes.
         * @enum {string}
         */
        TaxTreatment: "taxed" | "reverse_charge" | "exempt" | "outside_scope";
        /** @description A country that speaks of where a buyer is. */
        TaxEvidence: {
            /**
             * @description Whether it is that of the address for the invoice, of the delivery, or of the bank that issued the card.
             * @enum {string}
             */
            kind: "billing_address" | "delivery_address" | "card";
            /** @description The country, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["CountryCode"];
        };
        /**
         * @description The address that an invoice is made out to.
         * @example {
         *       "name": "Jana Example",
         *       "company": "Example GmbH",
         *       "line1": "2 Example Street",
         *       "line2": null,
         *       "city": "Berlin",
         *       "state": "",
         *       "country": "DE",
         *       "postalCode": "10115"
         *     }
         */
        BillingAddress: {
            /** @description The name of the person. */
            name: string;
            /** @description The name of the company; null for a person. */
            company?: string | null;
            /** @description The street and the house number. */
            line1: string;
            /** @description A second line; null when there is none. */
            line2?: string | null;
            /** @description The city; empty where addresses have none. */
            city: string;
            /** @description The state, province or region; empty where addresses have none. */
            state?: string;
            /** @description The country, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["CountryCode"];
            /** @description The postal code; null when there is none. */
            postalCode?: string | null;
        };
        /**
         * @description Whether the discount of a coupon is a fixed amount or a percentage of the subtotal.
         * @enum {string}
         */
        CouponType: "fixed" | "percentage";
        /** @description The coupon that was applied to an order, as it was at that time. */
        AppliedCoupon: {
            /** @description The id of the coupon. */
            _id: components["schemas"]["Id"];
            /** @description The code of the coupon. */
            code: string;
            /** @description Whether the discount is a fixed amount or a percentage. */
            type: components["schemas"]["CouponType"];
            /** @description The fixed amount in major units, or the percentage. */
            discount: number;
        };
        /**
         * @description The status of an order.
         * @enum {string}
         */
        OrderStatus: "pending" | "processing" | "paid" | "cancelled" | "refunded";
        /**
         * @description The payment status of an order. `pending` means that the payment provider has not given its final answer; `awaiting_confirmation` means that the shopper has reported a bank transfer, which the merchant has not confirmed yet.
         * @enum {string}
         */
        PaymentStatus: "unpaid" | "pending" | "awaiting_confirmation" | "paid" | "refunded" | "partially_refunded" | "failed";
        /** @description A latitude in degrees north; null when it is not known. */
        Latitude: number | null;
        /** @description A longitude in degrees east; null when it is not known. */
        Longitude: number | null;
        /** @description The address that an order is sent to, as it was when the order was placed. */
        Address: {
            /** @description The shipping address that this one was copied from; that address may have changed since. */
            _id: components["schemas"]["Id"];
            /** @description The name of the recipient. */
            name: string;
            /** @description The recipient's phone number; empty when there is none. */
            phone: string;
            /** @description The street and the house number. */
            line1: string;
            /** @description A second line, such as a flat or a floor; null when there is none. */
            line2: string | null;
            /** @description The city; empty where addresses have none. */
            city: string;
            /** @description The state, province or region; empty where addresses have none. */
            state: string;
            /** @description The country, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["CountryCode"];
            /** @description The postal code; null when there is none. */
            postalCode: string | null;
            /** @description The latitude in degrees north; null when it is not known. */
            lat: components["schemas"]["Latitude"];
            /** @description The longitude in degrees east; null when it is not known. */
            lng: components["schemas"]["Longitude"];
        };
        /** @description The shipping rate that the shopper chose. */
        ChosenRate: {
            /** @description The id of the rate. */
            rateId: components["schemas"]["Id"];
            /** @description The name of the carrier. */
            carrier: string;
            /** @description The shipping method. */
            shippingMethod: string;
            /** @description The number of days that delivery takes; null when it is not known. */
            etaDays: number | null;
        };
        /**
         * @description How the goods of an order reach the shopper.
         * @enum {string}
         */
        FulfilmentMethod: "delivery" | "collection";
        /** @description How the goods of an order reach the shopper. */
        Fulfilment: {
            /** @description Whether the goods are delivered by the shipping rate of the order or collected by the shopper. */
            method: components["schemas"]["FulfilmentMethod"];
            /** @description Where the order is collected, as it was when the order was placed. Absent for a delivery. */
            collection?: components["schemas"]["Collection"];
        };
        /** @description When an order reaches its shopper, and in which way. */
        Handover: {
            /** @description The way in which the order reaches its shopper. */
            way: components["schemas"]["FulfilmentWay"];
            /** @description When the order is due. */
            dueAt: components["schemas"]["Timestamp"];
            /** @description Whether the shopper asked for the first time that was free. */
            asap: boolean;
            /** @description The table to which the order is brought. Absent for another way. */
            table?: string;
        };
        /**
         * @description Whether the goods of an order are in shipments. `none_needed` means that nothing has to be shipped, as for downloads, for an order that the shopper collects and for one that was cancelled before anything was shipped. `partly` means that something is left.
         * @enum {string}
         */
        FulfilmentStatus: "none_needed" | "open" | "partly" | "done";
        /** @description The name under which the file is downloaded. */
        FileName: string;
        /** @description The size of the file in bytes. */
        FileSize: number;
        /** @description The file that a shopper sent as proof of a bank transfer. */
        ProofFile: {
            /** @description The id of the file. */
            _id: components["schemas"]["Id"];
            /** @description The name that the file had. */
            name: components["schemas"]["FileName"];
            /**
             * @description The media type of the file, by its bytes.
             * @example application/pdf
             */
            contentType: string;
            /** @description The size of the file in bytes. */
            size: components["schemas"]["FileSize"];
        };
        /**
         * @description A way of paying whose money the merchant sees, and no payment provider.
         * @enum {string}
         */
        ManualMethod: "transfer" | "on_delivery" | "at_pickup" | "invoice" | "cash" | "other";
        /** @description How an order was paid, as its merchant recorded it. */
        PaidBy: {
            /** @description How the money came. */
            method: components["schemas"]["ManualMethod"];
            /** @description The merchant's reference of the payment; null for none. */
            reference: string | null;
            /** @description When the money came. */
            paidAt: components["schemas"]["Timestamp"];
        };
        /** @description A payment of a part of an order. */
        PartPayment: {
            /** @description How much came. */
            amount: components["schemas"]["Amount"];
            /** @description How the money came. */
            method: components["schemas"]["ManualMethod"];
            /** @description By what the store finds the payment; null without a reference. */
            reference: string | null;
            /** @description When the money came. */
            paidAt: components["schemas"]["Timestamp"];
        };
        /** @description The payments of parts of an order, which its store has booked. */
        PartPaid: {
            /** @description What they have brought together. */
            paid: components["schemas"]["Amount"];
            /** @description What is left to pay; 0 for an order that is not open. */
            due: components["schemas"]["Amount"];
            /** @description The payments, in the order in which they were booked. */
            payments: components["schemas"]["PartPayment"][];
        };
        /** @description The order whose goods came back in exchange for those of another one. */
        ExchangeOf: {
            /** @description The id of the order. */
            order: components["schemas"]["Id"];
            /** @description The number of the order. */
            orderId: components["schemas"]["OrderNumber"];
            /** @description What its goods pay of the total, in major units. */
            credit: components["schemas"]["CartAmount"];
        };
        /** @description An order that a shopper has placed at a store. */
        Order: {
            /** @description The id of the order. */
            _id: components["schemas"]["Id"];
            /** @description The human-readable order number. */
            orderId: components["schemas"]["OrderNumber"];
            /** @description Of an order that the store imported, the number that it had where it was placed, such as `#1001`; otherwise null. */
            externalNumber?: string | null;
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The user id of the shopper, who may be a guest. */
            user: components["schemas"]["Id"];
            /** @description The id of the store's customer record; null after that record was deleted. */
            customer: string | null;
            /** @description The lines of the order. */
            items: components["schemas"]["OrderItem"][];
            /** @description The sum of all lines, before shipping and discount. */
            subtotal: components["schemas"]["Amount"];
            /** @description The cost of shipping. */
            shippingCost: components["schemas"]["Amount"];
            /** @description The discount of the applied coupon, and the automatic discounts of the store; 0 without any. */
            discount: components["schemas"]["Amount"];
            /** @description How much each discount takes off lines and shipping. */
            discounts?: components["schemas"]["AppliedDiscount"][];
            /** @description The amount to pay: subtotal + shippingCost - discount. At a store whose prices are without taxes, `tax.added` is part of it too. */
            total: components["schemas"]["Amount"];
            /** @description The taxes of the order by rate; empty where the store computes none. */
            taxes?: components["schemas"]["TaxLine"][];
            /** @description The sum of the taxes; null where the store computes none. */
            tax?: components["schemas"]["Tax"] | null;
            /** @description The part of `taxes` that falls on shipping. */
            shippingTaxes?: components["schemas"]["TaxLine"][];
            /** @description How the order is taxed; null where the store computes no taxes. */
            taxTreatment?: components["schemas"]["TaxTreatment"] | null;
            /** @description The tax number of the buyer; null when there is none. */
            taxId?: components["schemas"]["TaxId"] | null;
            /** @description The countries that speak of where the buyer is, of which sales of downloads in the EU need two that agree; empty where the store computes no taxes. */
            taxEvidence?: components["schemas"]["TaxEvidence"][];
            /** @description The address for the invoice; null when it is that of the delivery. */
            billingAddress?: components["schemas"]["BillingAddress"] | null;
            /** @description The currency of all amounts of the order, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The applied coupon; null when there is none. */
            coupon: components["schemas"]["AppliedCoupon"] | null;
            /** @description The status of the order. */
            status: components["schemas"]["OrderStatus"];
            /** @description The payment status of the order. */
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description The delivery address, as it was when the order was placed; null when nothing is shipped. */
            shippingAddress: components["schemas"]["Address"] | null;
            /** @description The shipping rate that the shopper chose; null when the order was placed without one. */
            shippingRate?: components["schemas"]["ChosenRate"] | null;
            /** @description How the goods reach the shopper; null for an order without a shipping rate that is not collected either. */
            fulfilment?: components["schemas"]["Fulfilment"] | null;
            /** @description When the order is due, and where; null for an order without a time. */
            handover?: components["schemas"]["Handover"] | null;
            /** @description Whether the goods of the order are in shipments that were not cancelled. */
            fulfilmentStatus?: components["schemas"]["FulfilmentStatus"];
            /** @description The id of the latest shipment that is not cancelled; null while there is none. */
            shipment: string | null;
            /** @description The shopper's note to the merchant; null when there is none. */
            note: string | null;
            /** @description The details that the shopper reported about a bank transfer, for the merchant to check; null when nothing was reported. */
            proof?: {
                /**
                 * Format: uri
                 * @description The URL of a receipt.
                 */
                url?: string;
                /** @description The bank's reference for the transfer. */
                reference?: string;
                /** @description The shopper's note about the transfer. */
                note?: string;
                /** @description A picture or PDF of the transfer, which `GET /orders/{id}/proof/file` leads to. */
                file?: components["schemas"]["ProofFile"];
            } | null;
            /** @description How the order was paid, where the merchant has recorded it by hand; otherwise null. */
            paidBy?: components["schemas"]["PaidBy"] | null;
            /** @description What the store has booked of the order before it is paid in full; null for nothing. */
            partPaid?: components["schemas"]["PartPaid"] | null;
            /** @description The order whose goods these are exchanged for; otherwise null. */
            exchangeOf?: components["schemas"]["ExchangeOf"] | null;
            /** @description When the order was placed. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the order was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the unpaid order will be cancelled automatically; null when it will not be.
             */
            expiresAt: string | null;
        };
        /** @description The order to place. */
        NewOrder: {
            /** @description The items to order. Without them, the cart is ordered, unless there are `bookings`. */
            items?: components["schemas"]["NewCartItem"][];
            /** @description The ids of bookings that you hold (`POST /bookings`), which the order takes over: it has a line for each, beside those of `items`. A booking is confirmed once the order is paid or accepted, and cancelled with it. */
            bookings?: string[];
            /**
             * Format: email
             * @description The e-mail address for messages about the order. Required for a guest; an account uses its own.
             */
            email?: string;
            /** @description The id of one of your shipping addresses. The order keeps a copy of the address as it is now. */
            shippingAddressId?: string;
            /** @description The id of a shipping rate that was quoted to you. It can be used for one order with the same subtotal and address. Without `shippingAddressId`, the order goes to the address of the quote. */
            rateId?: string;
            /** @description How the goods reach the shopper. They are delivered by default. `pickup` is the `collection` of the object, whose form came first; `table` needs the name of the table. */
            fulfilment?: components["schemas"]["FulfilmentWay"] | {
                /** @description `collection` if the shopper collects the goods, where the store offers it (`collection` of `GET /shop`). It needs no `rateId` and no `shippingAddressId`, and is refused with them. */
                method: components["schemas"]["FulfilmentMethod"];
            };
            /** @description When the order is due: the start of a slot of `GET /shop/slots`. Where the store has hours for this way of fulfilment, an order with goods needs either this or `asap`. */
            dueAt?: components["schemas"]["TimeInput"];
            /** @description Whether the order is due as soon as possible. The reply says when that is, in `handover.dueAt`. */
            asap?: boolean;
            /** @description The table to which the order is brought, for `fulfilment` of `table`. */
            table?: string;
            /** @description The address for the invoice, if it is not that of the delivery. */
            billingAddress?: components["schemas"]["BillingAddress"];
            /** @description The id of the payment method that will be used. */
            paymentId?: string;
            /** @description A note to the merchant. */
            note?: string;
            /** @description Whether to renew every pass in the order automatically, regardless of its lines. */
            autoRenew?: boolean;
            /** @description The total that the shopper was shown, with shipping and before a coupon, which is applied to the placed order. An order with another total is refused. */
            expectedTotal?: components["schemas"]["Amount"];
        };
        /** @description The parts of an address that amounts can depend on. */
        QuoteAddress: {
            /** @description The country, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["CountryCode"];
            /** @description The state, province or region. */
            state?: string;
            /** @description The postal code. */
            postalCode?: string;
        };
        /** @description A line of an order that is not placed. */
        QuotedItem: {
            /** @description The id of the product, food or service. */
            product: components["schemas"]["Id"];
            /** @description The kind of item. */
            kind: components["schemas"]["ItemKind"];
            /** @description The id of the product's variant; null when it has none. */
            variant: string | null;
            /** @description The name of the product. */
            name: string;
            /** @description The name of the variant; null when the product has none. */
            variantName: string | null;
            /**
             * Format: uri
             * @description The URL of the product's picture; null when it has none.
             */
            image: string | null;
            /** @description The price of one unit. */
            unitPrice: components["schemas"]["Amount"];
            /** @description The number of units. */
            quantity: number;
            /** @description The unit price times the quantity. */
            total: components["schemas"]["CartAmount"];
            /** @description How much each discount takes off this line; `total` is before these. */
            discounts: components["schemas"]["AppliedDiscount"][];
        };
        /** @description All amounts of an order that is not placed. */
        Quote: {
            /** @description The lines. */
            items: components["schemas"]["QuotedItem"][];
            /** @description The sum of all lines, before shipping and discount. */
            subtotal: components["schemas"]["Amount"];
            /** @description The cost of shipping; 0 without a rate. */
            shippingCost: components["schemas"]["Amount"];
            /** @description What the automatic discounts of the store and the coupon take off lines and shipping. */
            discount: components["schemas"]["Amount"];
            /** @description How much each of them takes. */
            discounts: components["schemas"]["AppliedDiscount"][];
            /** @description The amount to pay: subtotal + shippingCost - discount. At a store whose prices are without taxes, `tax.added` is part of it too. */
            total: components["schemas"]["Amount"];
            /** @description The taxes by rate. Absent at a store that computes none. */
            taxes?: components["schemas"]["TaxLine"][];
            /** @description The sum of the taxes. Absent at a store that computes none. */
            tax?: components["schemas"]["Tax"];
            /** @description The tax number of the buyer, which was taken into account if it is verified. Absent at a store that computes no taxes. */
            taxId?: components["schemas"]["TaxId"] | null;
            /** @description The weight of the goods that are shipped, in grams; absent while that of one of them is not known. */
            weight?: components["schemas"]["ShippedGrams"];
            /** @description Whether the store delivers to the address. False without an address, where too little of it is known (an area needs a saved address), and where a courier decides. Absent at a store without delivery areas and minimums, and for what is not shipped. */
            areaChecked?: boolean;
            /** @description The currency of all amounts, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The coupon of `code`; null without one. */
            coupon: components["schemas"]["AppliedCoupon"] | null;
        };
        /** @description A line of an order, without the options that the shopper chose. */
        TrackedItem: {
            /** @description The id of the product, food or service; null for a line that the store wrote by hand. */
            product: string | null;
            /** @description The kind of item. */
            kind: components["schemas"]["ItemKind"];
            /** @description The id of the product's variant; null when it has none. */
            variant: string | null;
            /** @description The name of the product, as it was when the order was placed. */
            name: string;
            /** @description The name of the variant, as it was when the order was placed; null when the product has none. */
            variantName: string | null;
            /**
             * Format: uri
             * @description The URL of the product's picture; null when it has none.
             */
            image: string | null;
            /** @description The price of one unit. */
            unitPrice: components["schemas"]["Amount"];
            /** @description The number of units. */
            quantity: number;
            /** @description The unit price times the quantity. */
            total: components["schemas"]["Amount"];
        };
        /**
         * @description The status of a shipment.
         * @enum {string}
         */
        ShipmentStatus: "pending" | "in_transit" | "delivered" | "cancelled";
        /** @description The part of a shipment that anyone who knows its tracking code may see. */
        TrackedShipment: {
            /** @description The tracking code. */
            trackingCode: string;
            /** @description The status of the shipment. */
            status: components["schemas"]["ShipmentStatus"];
            /** @description The name of the carrier; empty while it is not known. */
            carrier: string;
            /** @description The carrier's tracking number; empty while it is not known. */
            trackingNumber: string;
            /**
             * Format: uri
             * @description The carrier's tracking page. While there is none, the page on which this service shows the shipment to anyone who has the link.
             */
            trackingUrl: string;
            /** @description The shipping method; empty while it is not known. */
            shippingMethod: string;
            /**
             * Format: date
             * @description The estimated day of delivery; null when it is not known.
             */
            estimatedDelivery: string | null;
            /** @description The statuses of the shipment so far, oldest first. */
            history: {
                /** @description The status of the shipment. */
                status: components["schemas"]["ShipmentStatus"];
                /** @description When the shipment got this status. */
                at: components["schemas"]["Timestamp"];
            }[];
        };
        /** @description The part of an order that anyone who knows its number and its e-mail address may see. */
        TrackedOrder: {
            /** @description The id of the order. */
            _id: components["schemas"]["Id"];
            /** @description The human-readable order number. */
            orderId: components["schemas"]["OrderNumber"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The lines of the order. */
            items: components["schemas"]["TrackedItem"][];
            /** @description The sum of all lines, before shipping and discount. */
            subtotal: components["schemas"]["Amount"];
            /** @description The cost of shipping. */
            shippingCost: components["schemas"]["Amount"];
            /** @description The discount of the applied coupon, and the automatic discounts of the store; 0 without any. */
            discount: components["schemas"]["Amount"];
            /** @description How much each discount takes off lines and shipping. */
            discounts?: components["schemas"]["AppliedDiscount"][];
            /** @description The amount to pay: subtotal + shippingCost - discount. At a store whose prices are without taxes, `tax.added` is part of it too. */
            total: components["schemas"]["Amount"];
            /** @description The taxes of the order by rate; empty where the store computes none. */
            taxes?: components["schemas"]["TaxLine"][];
            /** @description The sum of the taxes; null where the store computes none. */
            tax?: components["schemas"]["Tax"] | null;
            /** @description The currency of all amounts of the order, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The status of the order. */
            status: components["schemas"]["OrderStatus"];
            /** @description The payment status of the order. */
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description The city and the country that the order goes to; null when nothing is shipped. */
            shippingAddress: {
                /** @description The city. */
                city: string;
                /** @description The country, as an ISO 3166-1 alpha-2 code. */
                country: components["schemas"]["CountryCode"];
            } | null;
            /** @description How the goods reach the shopper; null for an order without a shipping rate that is not collected either. */
            fulfilment?: components["schemas"]["Fulfilment"] | null;
            /** @description The latest shipment that is not cancelled; null while there is none. */
            shipment: components["schemas"]["TrackedShipment"] | null;
            /** @description When the order was placed. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the order was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the unpaid order will be cancelled automatically; null when it will not be.
             */
            expiresAt: string | null;
        };
        /** @description The bank account to which the shopper transfers the money. */
        BankDetails: {
            /** @description The account number. */
            accountNumber: string;
            /** @description The name of the account holder. */
            accountName: string;
            /** @description The code of the bank. */
            bankCode: string;
            /** @description The name of the bank. */
            bankName: string;
            /** @description The id of the bank. */
            bankId: string;
        };
        /** @description A payment that was started, and how to continue with it. */
        StartedPayment: {
            /** @description The reference of the payment, at the provider and on bank transfers. */
            reference: string;
            /** @description The payment status of the order. */
            status: components["schemas"]["PaymentStatus"];
            /**
             * Format: uri
             * @description The provider's page to send the shopper to. Absent when no page is needed.
             */
            authorizationUrl?: string;
            /** @description The secret for the provider's SDK. Absent when no SDK is needed. */
            clientSecret?: string;
            /** @description The bank account to transfer the money to. Present for bank transfers only. */
            bankDetails?: components["schemas"]["BankDetails"];
        };
        /** @description The state of an order's latest payment. */
        PaymentState: {
            /** @description The reference of the latest payment; null when none was started. */
            reference: string | null;
            /** @description The payment method that was chosen last, also if it was declined; null when none was. It may no longer be offered. */
            paymentId: string | null;
            /** @description The payment status of the order. */
            status: components["schemas"]["PaymentStatus"];
            /** @description The status of the order. */
            orderStatus: components["schemas"]["OrderStatus"];
            /** @description The amount of the payment. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the amount, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The text of an EPC QR code (EPC069-12), from which banking apps fill in the transfer. Present while the order awaits a bank transfer in euros to an account whose number is an IBAN, until the shopper has reported it. */
            girocode?: string;
        };
        /** @description The SHA-256 checksum of the file, in hexadecimal digits. */
        Sha256: string;
        /**
         * @description A link to the file that a shopper sent as proof of a bank transfer.
         * @example {
         *       "url": "http://localhost:4000/downloads/665f1c2ab4e0d3a1c9f00091?access=665f1c2ab4e0d3a1c9f00045&until=1795254000000&signature=c2lnbmF0dXJl",
         *       "expiresAt": "2026-11-21T10:02:00.000Z",
         *       "name": "transfer.pdf",
         *       "contentType": "application/pdf",
         *       "size": 84210,
         *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
         *     }
         */
        ProofDownload: {
            /**
             * Format: uri
             * @description The URL to download the file from.
             */
            url: string;
            /** @description When the link expires. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The name that the file had. */
            name: components["schemas"]["FileName"];
            /**
             * @description The media type of the file, by its bytes.
             * @example application/pdf
             */
            contentType: string;
            /** @description The size of the file in bytes. */
            size: components["schemas"]["FileSize"];
            /** @description The SHA-256 checksum of the file, in hexadecimal digits. */
            sha256: components["schemas"]["Sha256"];
        };
        /**
         * @description Whether a payment provider collects the money (`gateway`), the shopper sends it to a bank account (`transfer`), or the merchant sees it come: `on_delivery`, `at_pickup` or by `invoice`.
         * @enum {string}
         */
        PaymentType: "gateway" | "transfer" | "on_delivery" | "at_pickup" | "invoice";
        /** @description A way to pay that the platform supports. */
        PaymentOption: {
            /** @description The id of the payment option. */
            _id: components["schemas"]["Id"];
            /**
             * @description The key of the payment option, the same in every store.
             * @example sandbox
             */
            id: string;
            /** @description The name of the payment option. */
            name: string;
            /** @description A sentence that explains the payment option to shoppers. */
            description: string;
            /** @description Whether the platform offers the payment option. */
            active: boolean;
            /** @description Who collects the money. */
            type: components["schemas"]["PaymentType"];
            /**
             * Format: uri
             * @description The URL of the payment option's logo.
             */
            image: string;
            /** @description The currencies that the payment option supports, as ISO 4217 codes. */
            currencies: components["schemas"]["CurrencyCode"][];
            /**
             * Format: uri
             * @description The payment provider's website.
             */
            website?: string;
        };
        /** @description The bank account of a `transfer` method, the days of the other manual methods; empty for a `gateway`. */
        PaymentSettings: {
            /** @description The days for which an unpaid order is held, from its placing on, if it is to be paid on delivery, at pick-up or by invoice; an invoice is due within them. By default, 14, and 7 at pick-up. */
            days?: number;
            /** @description The account number. */
            accountNumber?: string;
            /** @description The name of the account holder. */
            accountName?: string;
            /** @description The code of the bank. */
            bankCode?: string;
            /** @description The name of the bank. */
            bankName?: string;
            /** @description The id of the bank. */
            bankId?: string;
        };
        /** @description A payment option that a store has set up. */
        PaymentMethod: {
            /** @description The id of the payment method. */
            _id: components["schemas"]["Id"];
            /** @description The payment option that the method is based on. */
            paymentOption: components["schemas"]["PaymentOption"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description Who collects the money. */
            type: components["schemas"]["PaymentType"];
            /** @description Whether shoppers can pay with it. */
            active: boolean;
            /** @description The bank account of a `transfer` method, the days of the other manual methods; empty for a `gateway`. */
            settings: components["schemas"]["PaymentSettings"];
            /** @description When the payment method was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the payment method was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description What somebody needs to know to pay an order by its payment link. */
        PaymentLink: {
            /** @description The human-readable order number; null for an order that the store has prepared, which gets its number when somebody pays. */
            orderId: number | null;
            /** @description The payment status of the order. */
            status: components["schemas"]["PaymentStatus"];
            /** @description The status of the order. */
            orderStatus: components["schemas"]["OrderStatus"];
            /** @description The id of the payment method that was chosen last; null for none. */
            paymentId: string | null;
            /** @description The amount to pay. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the amount. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description When the link expires. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description How the order can be paid; empty once it cannot be paid any more. */
            methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description Lines of a cart or an order. A line is among them if any of these applies to its product. */
        DiscountScope: {
            /** @description Ids of products, foods and services. */
            products?: string[];
            /** @description Ids of categories. */
            categories?: string[];
            /** @description Tags of products. */
            tags?: string[];
        };
        /** @description A coupon as shoppers see it. */
        Coupon: {
            /** @description The id of the coupon. */
            _id: components["schemas"]["Id"];
            /** @description The code of the coupon. */
            code: string;
            /** @description Whether the discount is a fixed amount or a percentage. */
            type: components["schemas"]["CouponType"];
            /** @description The fixed amount in major units, or the percentage. */
            discount: number;
            /** @description The discount on the order, or on the cart if no order is given, in major units. Absent without a token. */
            discountAmount?: components["schemas"]["CartAmount"];
            /** @description The lowest total of an order, before the discount, for which the coupon is valid. */
            minimumOrderAmount: components["schemas"]["Amount"];
            /** @description When the coupon becomes valid. */
            startDate: components["schemas"]["Timestamp"];
            /** @description When the coupon expires. A coupon that does not expire has a date in the year 9999. */
            endDate: components["schemas"]["Timestamp"];
            /** @description A description of the offer. */
            title: string;
            /** @description The lines that the discount is taken from. Absent for a coupon for all. */
            appliesTo?: components["schemas"]["DiscountScope"];
            /** @description True for a coupon that also takes what shipping costs, otherwise absent. */
            freeShipping?: boolean;
        };
        /** @description The amounts of an order to which a coupon was applied. */
        OrderWithCoupon: {
            /** @description The id of the order. */
            _id: components["schemas"]["Id"];
            /** @description The human-readable order number. */
            orderId: components["schemas"]["OrderNumber"];
            /** @description The sum of all lines, before shipping and discount. */
            subtotal: components["schemas"]["Amount"];
            /** @description The cost of shipping. */
            shippingCost: components["schemas"]["Amount"];
            /** @description The discount of the coupon, and the automatic discounts of the order. */
            discount: components["schemas"]["Amount"];
            /** @description The amount to pay: subtotal + shippingCost - discount. At a store whose prices are without taxes, `tax.added` is part of it too. */
            total: components["schemas"]["Amount"];
            /** @description The sum of the taxes. Absent where the store computes none. */
            tax?: components["schemas"]["Tax"];
            /** @description The applied coupon. */
            coupon: components["schemas"]["AppliedCoupon"];
        };
        /**
         * @description Whether a document is an invoice or a credit note.
         * @enum {string}
         */
        InvoiceKind: "invoice" | "credit_note";
        /** @description The tax of one rate. */
        InvoiceTax: {
            /** @description The name of the tax, such as VAT. */
            name: string;
            /** @description The rate in percent, such as 7.5. */
            rate: number;
            /** @description The sum that is taxed, without the tax. */
            base: components["schemas"]["Amount"];
            /** @description The tax. */
            amount: components["schemas"]["Amount"];
        };
        /** @description The answer of an authority that invoices are reported to, such as Nigeria's Merchant Buyer Solution. */
        InvoiceClearance: {
            /** @description The system that cleared it, such as `mbs`. */
            system: string;
            /** @description Its reference there: in Nigeria, the invoice reference number (IRN). */
            reference: string;
            /** @description The text of the QR code that the document has to show; null for none. */
            qr: string | null;
            /** @description When it was cleared. */
            clearedAt: components["schemas"]["Timestamp"];
        };
        /** @description An invoice or a credit note, as it was issued. Nothing but its clearance changes later. */
        Invoice: {
            /** @description The id of the document. */
            _id: components["schemas"]["Id"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description Whether it is an invoice or a credit note. */
            kind: components["schemas"]["InvoiceKind"];
            /**
             * @description Its number, unique in the store and without gaps in its series and year.
             * @example INV-2026-0001
             */
            number: string;
            /** @description The id of its order. */
            order: components["schemas"]["Id"];
            /** @description The number of its order. */
            orderId: number;
            /** @description Of a credit note, the id of the invoice that it corrects; null for an invoice. */
            corrects: string | null;
            /** @description Of a credit note, the id of the refund that it is for; null for an invoice or a cancelled order. */
            refund: string | null;
            /**
             * Format: date
             * @description The day it was issued, in the store's time zone.
             */
            issuedOn: string;
            /** @description The buyer, as the document names them. */
            buyer: {
                /** @description Their name. */
                name: string;
                /** @description Their country, as an ISO 3166-1 alpha-2 code; null when no address was needed. */
                country: string | null;
                /** @description Their tax number; null when they gave none. */
                taxNumber: string | null;
            };
            /** @description The sum without taxes, in major units. */
            net: components["schemas"]["Amount"];
            /** @description Its taxes by rate; empty when there are none. */
            taxes: components["schemas"]["InvoiceTax"][];
            /** @description The sum with taxes, in major units. */
            total: components["schemas"]["Amount"];
            /** @description The currency of its amounts, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The answer of the authority that it was reported to; null when it was reported to none. */
            clearance: components["schemas"]["InvoiceClearance"] | null;
            /** @description When it was issued. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was issued or cleared. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A link to a document, which works without a token for 10 minutes. */
        DocumentDownload: {
            /**
             * Format: uri
             * @description The link.
             */
            url: string;
            /** @description When the link ends. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The name of the file. */
            name: string;
            /** @description The media type of the file. */
            contentType: string;
        };
        /**
         * @description `return`: the store takes the goods back of its own accord. `exchange`: the shopper wants another variant. `claim`: the goods are faulty. `withdrawal`: the shopper withdraws from the contract, for which the law asks for no reason.
         * @enum {string}
         */
        ReturnKind: "return" | "exchange" | "claim" | "withdrawal";
        /**
         * @description Why the law lets nobody withdraw from the purchase of a product: the points (a) to (m) of Article 16 of Directive 2011/83/EU, in their order.
         * @enum {string}
         */
        ExclusionReason: "service_performed" | "price_fluctuation" | "custom_made" | "perishable" | "sealed_hygiene" | "inseparable" | "alcohol_futures" | "urgent_repair" | "sealed_media" | "periodical" | "auction" | "dated_service" | "digital_content";
        /** @description A line of the order, and how much of it can still be returned. */
        ReturnableLine: {
            /** @description The id of the line. */
            itemId: components["schemas"]["Id"];
            /** @description The name of the product when it was ordered. */
            name: string;
            /** @description The name of the variant; null without one. */
            variantName: string | null;
            /** @description The URL of the picture of the product; null without one. */
            image: string | null;
            /** @description The number of pieces that can still be returned. */
            quantity: number;
            /** @description Why the product can only be returned with a claim; null if it can be in every way. */
            excluded: components["schemas"]["ExclusionReason"] | null;
        };
        /**
         * @description `requested`: the store has not answered yet. `approved`: the goods may be sent back. `refused`: the store takes nothing back. `received`: the goods have arrived. `closed`: nothing is left to do. A refund is apart from it.
         * @enum {string}
         */
        ReturnStatus: "requested" | "approved" | "refused" | "received" | "closed";
        /**
         * @description Why goods go back.
         * @enum {string}
         */
        ReturnReason: "changed_mind" | "does_not_fit" | "not_as_described" | "wrong_item" | "damaged" | "defective" | "late" | "other";
        /**
         * @description The condition in which goods came back.
         * @enum {string}
         */
        ReturnCondition: "unopened" | "opened" | "used" | "damaged";
        /** @description What is wanted instead of the pieces of a line. */
        WantedInstead: {
            /** @description The id of the product. */
            product: components["schemas"]["Id"];
            /** @description The id of the variant; null without one. */
            variant: string | null;
            /** @description The name of the product when it was asked for. */
            name: string;
            /** @description The name of the variant; null without one. */
            variantName: string | null;
            /** @description The number of pieces. */
            quantity: number;
        };
        /** @description Pieces of a line of the order that go back. */
        ReturnLine: {
            /** @description The id of the line of the order. */
            itemId: components["schemas"]["Id"];
            /** @description The id of the product; null for a line that the store wrote by hand. */
            product: string | null;
            /** @description The name of the product when it was ordered. */
            name: string;
            /** @description The name of the variant; null without one. */
            variantName: string | null;
            /** @description The URL of the picture of the product; null without one. */
            image: string | null;
            /** @description The number of pieces that go back. */
            quantity: number;
            /** @description Why they go back; null when the shopper gave no reason. */
            reason: components["schemas"]["ReturnReason"] | null;
            /** @description The number of pieces that have arrived; null until the store says so. */
            received: number | null;
            /** @description The condition in which they arrived; null when the store has not said. */
            condition: components["schemas"]["ReturnCondition"] | null;
            /** @description Whether they are for sale again; null until they arrive. */
            restock: boolean | null;
            /** @description What the shopper wants instead of them; null for nothing. */
            wanted?: components["schemas"]["WantedInstead"] | null;
        };
        /** @description How the goods are sent back. */
        Label: {
            /** @description The carrier. */
            carrier: string;
            /** @description The carrier's number of the parcel. */
            trackingNumber?: string;
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL of the label to print.
             */
            url?: string;
        };
        /** @description The money for a return. */
        ReturnRefund: {
            /** @description The id of the refund. */
            _id: components["schemas"]["Id"];
            /** @description The amount, in major units. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the amount, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description `pending` means that the payment provider has not given its final answer.
             * @enum {string}
             */
            status: "pending" | "succeeded";
        };
        /** @description The exchange of a return for other goods. */
        ReturnExchange: {
            /** @description The id of the draft that holds the goods, and of its order. */
            order: components["schemas"]["Id"];
            /** @description The number of the order; null until it is placed. */
            orderId: components["schemas"]["OrderNumber"] | null;
            /**
             * @description `held`: the goods are held until those of the return arrive. `placed`: they are ordered.
             * @enum {string}
             */
            status: "held" | "placed";
            /** @description What the wanted goods cost, in major units. */
            total: components["schemas"]["CartAmount"];
            /** @description What the goods that came back pay of it; 0 until they have. */
            credit: components["schemas"]["CartAmount"];
            /** @description What is left to pay with money; 0 until the order is placed. */
            owed: components["schemas"]["CartAmount"];
            /** @description The currency of the amounts, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Goods of an order that go back to the store, or a withdrawal from its contract. */
        Return: {
            /** @description The id of the return. */
            _id: components["schemas"]["Id"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The id of the order. */
            order: components["schemas"]["Id"];
            /** @description The number of the order. */
            orderId: components["schemas"]["OrderNumber"];
            /** @description What the shopper asks for. */
            kind: components["schemas"]["ReturnKind"];
            /** @description How far it has come. */
            status: components["schemas"]["ReturnStatus"];
            /** @description What goes back. */
            lines: components["schemas"]["ReturnLine"][];
            /** @description The words of the shopper; null without any. */
            note: string | null;
            /** @description The words of the store; null without any. */
            answer: string | null;
            /** @description How the goods are sent back; null when the store has not said. */
            label: components["schemas"]["Label"] | null;
            /** @description The refund for it; null when there is none. Of an exchange, it is what the order of the wanted goods was credited with, and what went back. */
            refund: components["schemas"]["ReturnRefund"] | null;
            /** @description The id of the order of what is wanted instead; null until it is placed. */
            exchangeOrderId?: string | null;
            /** @description What is held or ordered instead of the goods; null for nothing. */
            exchange?: components["schemas"]["ReturnExchange"] | null;
            /** @description When the shopper asked for it. A withdrawal counts from here, however much later it was confirmed. */
            declaredAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The end of the time in which the shopper could ask, as it was known then; null when no delivery was known, so that the time had not begun.
             */
            deadline: string | null;
            /** @description The statuses and when it got them, oldest first. */
            history: {
                /** @description The status. */
                status: components["schemas"]["ReturnStatus"];
                /** @description When it began. */
                at: components["schemas"]["Timestamp"];
            }[];
            /** @description When it was recorded. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description What can be returned of an order, and was. */
        OrderReturns: {
            /** @description What can be asked for now. */
            offers: {
                /** @description What can be asked for. */
                kind: components["schemas"]["ReturnKind"];
                /**
                 * Format: date-time
                 * @description When the time for it ends; null while no delivery is known.
                 */
                until: string | null;
            }[];
            /** @description The lines of the order. */
            lines: components["schemas"]["ReturnableLine"][];
            /** @description What was asked for already. */
            returns: components["schemas"]["Return"][];
        };
        /** @description What is wanted instead of the pieces of a line. */
        WishedInstead: {
            /** @description The id of the product; by default, that of the line. */
            product?: string;
            /** @description The id of the variant, where the product has variants. */
            variant?: string;
            /** @description The number of pieces; by default, as many as go back. */
            quantity?: number;
        };
        /** @description Pieces of a line of the order. */
        WantedReturnLine: {
            /** @description The id of the line, from `items` of the order. */
            itemId: string;
            /** @description The number of pieces. */
            quantity: number;
            /** @description Why they go back. */
            reason?: components["schemas"]["ReturnReason"];
            /** @description What you want instead, with the kind `exchange`. */
            wanted?: components["schemas"]["WishedInstead"];
        };
        /** @description A withdrawal that was declared, and the order that it is from. */
        DeclaredWithdrawal: {
            /** @description The number of the order. */
            orderId: components["schemas"]["OrderNumber"];
            /** @description When it was declared. */
            declaredAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the time for withdrawals from the order ends; null while no delivery is known.
             */
            until: string | null;
            /** @description The lines of the order. */
            lines: components["schemas"]["ReturnableLine"][];
            /** @description Whether it was confirmed already. */
            confirmed: boolean;
        };
        /** @description Pieces of a line of the order that go back. */
        WithdrawnLine: {
            /** @description The id of the line, from `items` of the order. */
            itemId: string;
            /** @description The number of pieces. */
            quantity: number;
            /** @description Why they go back. */
            reason?: components["schemas"]["ReturnReason"];
        };
        /** @description A line of an order that is in a shipment, or a part of it. */
        ShipmentLine: {
            /** @description The id of the line of the order. */
            itemId: components["schemas"]["Id"];
            /** @description The number of units. */
            quantity: number;
        };
        /** @description The courier that delivers the shipment. */
        Courier: {
            /** @description The courier's id at the shipping provider; null for the store's own rates. */
            id: string | null;
            /** @description The name of the courier. */
            name: string;
            /**
             * Format: uri
             * @description The URL of the courier's logo; null when there is none.
             */
            image: string | null;
        };
        /** @description A shipment as shoppers see it. */
        ShopperShipment: {
            /** @description The id of the shipment. */
            _id: components["schemas"]["Id"];
            /** @description The ids of the orders in the shipment. */
            orders: components["schemas"]["Id"][];
            /** @description The lines of the order that are in the shipment. It is empty for one that was created when nothing was left, such as a replacement. */
            lines?: components["schemas"]["ShipmentLine"][];
            /** @description The name of the carrier; empty while it is not known. */
            carrier: string;
            /** @description The courier that delivers the shipment. */
            courier: components["schemas"]["Courier"];
            /** @description The id of the shipping address that the shipment goes to. */
            shippingAddress: components["schemas"]["Id"];
            /** @description The carrier's tracking number; empty while it is not known. */
            trackingNumber: string;
            /** @description The tracking code, to be used with `/shipping/track`. */
            trackingCode: string;
            /**
             * Format: uri
             * @description The carrier's tracking page. While there is none, the page on which this service shows the shipment to anyone who has the link.
             */
            trackingUrl: string;
            /** @description The shipping method; empty while it is not known. */
            shippingMethod: string;
            /** @description The id of the shipping rate that the shipment was created with; null when it was created without one. */
            shippingOption: string | null;
            /** @description The cost of shipping. */
            shippingCost: components["schemas"]["Amount"];
            /**
             * Format: date
             * @description The estimated day of delivery; null when it is not known.
             */
            estimatedDelivery: string | null;
            /** @description The status of the shipment. */
            status: components["schemas"]["ShipmentStatus"];
            /** @description When the shipment was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the shipment was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A shopper's access to a digital product. */
        Entitlement: {
            /** @description The id of the access. */
            entitlementId: components["schemas"]["Id"];
            /** @description The product that the access is for. */
            product: {
                /** @description The id of the product. */
                _id: components["schemas"]["Id"];
                /** @description The name of the product. */
                name: string;
                /** @description The product's name in URLs; null when it has none. */
                slug: string | null;
                /**
                 * Format: uri
                 * @description The URL of the product's picture; null when it has none.
                 */
                image: string | null;
                /** @description Present until it comes out. Its files are shown and open then. */
                preorder?: components["schemas"]["Preorder"];
            };
            /** @description Whether the access is a pass or lasts for a lifetime. */
            accessType: components["schemas"]["AccessType"];
            /** @description Whether the access covers every digital product of the store. */
            allAccess: boolean;
            /** @description Whether the files can be downloaded now. */
            active: boolean;
            /** @description When the access began. */
            startsAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the access ends; null for lifetime access.
             */
            endsAt: string | null;
            /** @description Whether the pass is renewed automatically. */
            autoRenew: boolean;
            /** @description The saved card that renewals are charged to; null while none is saved. */
            card: {
                /** @description The brand of the card; null when it is not known. */
                brand: string | null;
                /** @description The last four digits of the card number; null when they are not known. */
                last4: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When the card will next be charged: 3 days before the pass ends, or later if a charge was declined or could not be announced a day in advance. Null when no charge is planned, and while a charge is being made.
             */
            nextChargeAt: string | null;
            /** @description The current price of the product in major units; null when it is no longer sold. Where the store's prices are without taxes, these are added when the card is charged. */
            price: number | null;
        };
        /** @description A file that an access includes. */
        LibraryFile: {
            /** @description The id of the file. */
            _id: components["schemas"]["Id"];
            /** @description The product that the file belongs to. */
            product: {
                /** @description The id of the product. */
                _id: components["schemas"]["Id"];
                /** @description The name of the product. */
                name: string;
            };
            /** @description The name under which the file is downloaded. */
            name: components["schemas"]["FileName"];
            /** @description The media type of the file. */
            contentType: string;
            /** @description The size of the file in bytes. */
            size: components["schemas"]["FileSize"];
            /** @description The SHA-256 checksum of the file, in hexadecimal digits. */
            sha256: components["schemas"]["Sha256"];
            /** @description When the file was uploaded. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The shipping address to create or to ship to. */
        NewShippingAddress: {
            /** @description The name of the recipient. */
            name: string;
            /** @description The recipient's phone number, in the form of the address's country or with a country code; empty for none. It is kept as it is written, and refused if it can be no number. Some stores need one for their orders (`phoneRequired` of `GET /shop`). */
            phone?: string;
            /** @description The street and the house number. */
            line1: string;
            /** @description A second line, such as a flat or a floor; null for none. */
            line2?: string | null;
            /** @description The city; empty for none. */
            city?: string;
            /** @description The state, province or region; empty for none. */
            state?: string;
            /** @description The country, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["CountryCode"];
            /** @description The postal code; null for none. */
            postalCode?: string | null;
            /** @description The latitude in degrees north. Required together with `lng`. */
            lat?: components["schemas"]["Latitude"];
            /** @description The longitude in degrees east. Required together with `lat`. */
            lng?: components["schemas"]["Longitude"];
            /** @description Whether to make this the default address. */
            isDefault?: boolean;
        };
        /** @description A quote for shipping, from the store's own zones or from a courier. */
        ShippingRate: {
            /** @description The id of the rate. Orders and shipments refer to it. */
            rateId: components["schemas"]["Id"];
            /** @description The name of the carrier. */
            carrier: string;
            /** @description The courier that delivers the shipment. */
            courier: components["schemas"]["Courier"];
            /** @description The shipping method, such as `Same day`. */
            shippingMethod: string;
            /** @description The price of shipping. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the price, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The number of days that delivery takes; null when it is not known. */
            etaDays: number | null;
            /** @description When the rate expires. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description An address that a shopper has saved. */
        ShippingAddress: {
            /** @description The id of the shipping address. */
            _id: components["schemas"]["Id"];
            /** @description The name of the recipient. */
            name: string;
            /** @description The recipient's phone number; empty when there is none. */
            phone: string;
            /** @description The street and the house number. */
            line1: string;
            /** @description A second line, such as a flat or a floor; null when there is none. */
            line2: string | null;
            /** @description The city; empty where addresses have none. */
            city: string;
            /** @description The state, province or region; empty where addresses have none. */
            state: string;
            /** @description The country, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["CountryCode"];
            /** @description The postal code; null when there is none. */
            postalCode: string | null;
            /** @description The latitude in degrees north; null when it is not known. */
            lat: components["schemas"]["Latitude"];
            /** @description The longitude in degrees east; null when it is not known. */
            lng: components["schemas"]["Longitude"];
            /** @description Whether this is the default address. A shopper has exactly one. */
            isDefault: boolean;
            /** @description When the address was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the address was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description An address that matches what the shopper has typed. */
        AddressSuggestion: {
            /** @description The provider's id of the place. */
            placeId: string;
            /** @description The address in one line. */
            description: string;
        };
        /** @description The address at a location. Parts that are not known are null. */
        AddressPlace: {
            /** @description The provider's id of the place. */
            placeId: string;
            /** @description The address in one line. */
            description: string;
            /** @description The street and the house number; null when they are not known. */
            line1: string | null;
            /** @description The city; null when it is not known. */
            city: string | null;
            /** @description The state, province or region; null when it is not known. */
            state: string | null;
            /** @description The country, as an ISO 3166-1 alpha-2 code; null when it is not known. */
            country: string | null;
            /** @description The postal code; null when it is not known. */
            postalCode: string | null;
            /** @description The latitude in degrees north. */
            lat: number;
            /** @description The longitude in degrees east. */
            lng: number;
        };
        /** @description The fields of a shipping address to change. */
        ShippingAddressChanges: {
            /** @description The name of the recipient. */
            name?: string;
            /** @description The recipient's phone number, in the form of the address's country or with a country code; empty for none. It is kept as it is written, and refused if it can be no number. Some stores need one for their orders (`phoneRequired` of `GET /shop`). */
            phone?: string;
            /** @description The street and the house number. */
            line1?: string;
            /** @description A second line, such as a flat or a floor; null for none. */
            line2?: string | null;
            /** @description The city; empty for none. */
            city?: string;
            /** @description The state, province or region; empty for none. */
            state?: string;
            /** @description The country, as an ISO 3166-1 alpha-2 code. */
            country?: components["schemas"]["CountryCode"];
            /** @description The postal code; null for none. */
            postalCode?: string | null;
            /** @description The latitude in degrees north. Required together with `lng`. */
            lat?: components["schemas"]["Latitude"];
            /** @description The longitude in degrees east. Required together with `lat`. */
            lng?: components["schemas"]["Longitude"];
            /** @description Whether to make this the default address. */
            isDefault?: boolean;
        };
        /** @description A country of the world. */
        Country: {
            /** @description The English name of the country. */
            name: string;
            /** @description The ISO 3166-1 alpha-2 code of the country. */
            shortName: string;
        };
        /** @description A blog post as lists show it, without its content. */
        BlogSummary: {
            /** @description The id of the post. */
            _id: components["schemas"]["Id"];
            /** @description The title of the post. */
            title: string;
            /** @description The post's name in URLs, made from its title and unique within the store. */
            slug: string;
            /** @description A short summary of the post; empty when the merchant wrote none. */
            excerpt: string;
            /**
             * Format: uri
             * @description The URL of the cover picture; null when there is none.
             */
            cover: string | null;
            /** @description The tags of the post. */
            tags: string[];
            /** @description Whether shoppers can see the post. The Store API returns published posts only. */
            published: boolean;
            /**
             * Format: date-time
             * @description When the post was published; null while it is a draft.
             */
            publishedAt: string | null;
            /** @description When the post was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the post was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A blog post with its content. */
        Blog: {
            /** @description The id of the post. */
            _id: components["schemas"]["Id"];
            /** @description The title of the post. */
            title: string;
            /** @description The post's name in URLs, made from its title and unique within the store. */
            slug: string;
            /** @description A short summary of the post; empty when the merchant wrote none. */
            excerpt: string;
            /**
             * Format: uri
             * @description The URL of the cover picture; null when there is none.
             */
            cover: string | null;
            /** @description The tags of the post. */
            tags: string[];
            /** @description Whether shoppers can see the post. The Store API returns published posts only. */
            published: boolean;
            /**
             * Format: date-time
             * @description When the post was published; null while it is a draft.
             */
            publishedAt: string | null;
            /** @description When the post was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the post was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The text of the post, as the merchant wrote it. */
            content: string;
        };
        /** @description A picture on the storefront that can link to a page. */
        Banner: {
            /** @description The id of the banner. */
            _id: components["schemas"]["Id"];
            /** @description The title of the banner. */
            title: string;
            /**
             * Format: uri
             * @description The URL of the picture.
             */
            image: string;
            /** @description The URL or the storefront path that the banner links to; null when it links nowhere. */
            link: string | null;
            /** @description The part of the storefront that the banner belongs to, in the merchant's own words; null when it is not tied to one. */
            placement: string | null;
            /** @description The sort position. Banners with a lower number come first. */
            position: number;
            /**
             * Format: date-time
             * @description When the banner goes live; null when it has no start date.
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When the banner stops being live; null when it has no end date.
             */
            endsAt: string | null;
            /** @description When the banner was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the banner was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A browser that receives push messages about a shopper's orders, and reminders of bookings. */
        SavedPushSubscription: {
            /** @description The id of the push subscription. */
            _id: components["schemas"]["Id"];
            /** @description The host name of the push service that the browser uses. */
            service: string;
            /**
             * Format: date-time
             * @description When the browser's subscription expires; null when the browser has not said.
             */
            expiresAt: string | null;
            /** @description When the browser was subscribed. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the subscription was last refreshed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A browser's subscription, as its `PushSubscription.toJSON()` returns it. */
        NewPushSubscription: {
            /** @description The URL at which the push service accepts messages for the browser. It must be HTTPS and publicly reachable. */
            endpoint: string;
            /** @description When the subscription expires, in milliseconds since 1970; null when the browser does not say. */
            expirationTime?: number | null;
            /** @description The keys for encrypting messages to the browser. */
            keys: {
                /** @description The browser's public key, 65 bytes in base64url. */
                p256dh: string;
                /** @description The browser's authentication secret, 16 bytes in base64url. */
                auth: string;
            };
        };
        /**
         * @description The kind of record that the comment is on.
         * @enum {string}
         */
        CommentResource: "product" | "blog";
        /** @description The shopper who wrote the comment. */
        CommentAuthor: {
            /** @description The id of the author: for shoppers one that differs from store to store, on the Apps API the user id. */
            _id: components["schemas"]["Id"];
            /** @description The author's name; null when the account has none. */
            name: string | null;
            /** @description The URL of the author's picture; null when there is none. */
            avatar: string | null;
        };
        /** @description A number of comments, likes, dislikes or reports. */
        CommentCount: number;
        /** @description A comment as shoppers see it. */
        PublicComment: {
            /** @description The id of the comment. */
            _id: components["schemas"]["Id"];
            /** @description Whether the comment is on a product or on a blog post. */
            resource: components["schemas"]["CommentResource"];
            /** @description The id of the product or blog post. */
            resourceId: components["schemas"]["Id"];
            /** @description The id of the comment that this one replies to; null for a top-level comment. */
            parentId: string | null;
            /** @description The author of the comment; null for a reply of the store, a deleted account or a removed comment. */
            author: components["schemas"]["CommentAuthor"] | null;
            /** @description Whether the store wrote the comment. */
            fromStore: boolean;
            /** @description The text of the comment, as plain text; empty for a removed comment. */
            body: string;
            /** @description The number of likes. */
            likes: components["schemas"]["CommentCount"];
            /** @description The number of dislikes. */
            dislikes: components["schemas"]["CommentCount"];
            /** @description Whether the caller likes the comment; false without a token. */
            isLiked: boolean;
            /** @description Whether the caller dislikes the comment; false without a token. */
            isDisliked: boolean;
            /** @description The number of replies. */
            replyCount: components["schemas"]["CommentCount"];
            /** @description Whether the comment was deleted or hidden and remains only because it has replies. */
            removed: boolean;
            /** @description When the comment was posted. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the comment was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Plain text. It must contain more than white space. */
        CommentBody: string;
        /** @description The likes and dislikes of a comment. */
        CommentLikeState: {
            /** @description The number of likes. */
            likes: components["schemas"]["CommentCount"];
            /** @description The number of dislikes. */
            dislikes: components["schemas"]["CommentCount"];
            /** @description Whether the caller likes the comment. */
            isLiked: boolean;
            /** @description Whether the caller dislikes the comment. */
            isDisliked: boolean;
        };
        /** @description The parts of a country's addresses. */
        AddressFormat: {
            /** @description The ISO 3166-1 alpha-2 code of the country. */
            shortName: string;
            /** @description The parts in the order in which they are written. */
            parts: {
                /**
                 * @description The member of a shipping address that has this part.
                 * @enum {string}
                 */
                name: "name" | "line1" | "line2" | "city" | "state" | "postalCode";
                /** @description What the part is called in the country, in English. */
                label: string;
                /** @description Whether an address needs it. */
                required: boolean;
            }[];
            /** @description How an address is written on a parcel, with the names of its parts in braces and without the country. Leave out what an address does not have, with what stands before it. */
            layout: string;
            /** @description How an address is written that is in Latin letters; null where that makes no difference. */
            latinLayout: string | null;
        };
        /** @description A state, province or region of a country. */
        State: {
            /** @description The name of the state. */
            name: string;
            /** @description The ISO 3166-2 code of the state; null where the standard has none. */
            code: string | null;
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Guest created";
            /** @description The result of the call. */
            data: {
                /** @description The user id of the guest. */
                _id: components["schemas"]["Id"];
                /** @description The token of the guest's session. */
                token: components["schemas"]["Token"];
                /** @description When the token expires. */
                tokenExpiresAt: components["schemas"]["Timestamp"];
            };
        };
        AuthenticateRequest: {
            /**
             * Format: email
             * @description The e-mail address; case and blanks around it are ignored.
             */
            email: string;
            /** @description The shopper's name. Stored when the code is used, unless the account has a name. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "A sign-in code was sent to your e-mail";
            /** @description Always null. */
            data: null;
        };
        VerifyEmailRequest: {
            /**
             * Format: email
             * @description The e-mail address; case and blanks around it are ignored.
             */
            email: string;
            /** @description The six-digit code from the e-mail. Blanks, hyphens and invisible characters in it are ignored, and the digits can be of any script. What then is not six digits is refused with 400 and counts as no attempt; `expected` of the refusal's `data` says what a code is. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "E-mail verified";
            /** @description The result of the call. */
            data: {
                /** @description The id of the account. */
                _id: components["schemas"]["Id"];
                /**
                 * Format: email
                 * @description The e-mail address of the account.
                 */
                email: string;
                /** @description The token of the session. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Profile retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Profile"];
        };
        UpdateMeRequest: {
            /** @description The shopper's name; empty for none. */
            name?: string;
            /** @description The shopper's phone number, in the form of the store's country or with a country code; empty or null for none. */
            phone?: string | null;
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL of the shopper's picture; null for one that the service draws.
             */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Profile updated";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Account deleted";
            /** @description Always null. */
            data: null;
        };
        ExportMeResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Data exported";
            /** @description The result of the call. */
            data: components["schemas"]["PersonalExport"];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Token refreshed";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Shop retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Shop"];
        };
        GetSitemapResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Sitemap retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The records of this page. */
                entries: components["schemas"]["SitemapEntry"][];
                /** @description The number of records on all pages. */
                total: number;
            };
        };
        FindRedirectResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Redirect found";
            /** @description The result of the call. */
            data: {
                /** @description A path of the storefront, or a web address. */
                target: string;
            };
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Shop policies retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["ShopPolicies"];
        };
        GetHoursResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Hours retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["ShopHours"];
        };
        GetTableResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Table retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The name or number of the table. */
                name: string;
                /** @description The part of the restaurant that it stands in; empty without one. */
                area: string;
            };
        };
        GetGuestBillResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Bill retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["GuestBill"];
        };
        CreateGuestPaymentLinkResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Payment link created";
            /** @description The result of the call. */
            data: {
                /**
                 * Format: uri
                 * @description The address of the page on which the order can be paid.
                 */
                url: string;
                /** @description When the link expires. */
                expiresAt: components["schemas"]["Timestamp"];
            };
        };
        ListSlotsResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Slots retrieved";
            /** @description The result of the call. */
            data: {
                /**
                 * Format: date
                 * @description The day, where the store is.
                 */
                date: string;
                /** @description The first slot of any day that is free; null if there is none. */
                asap: components["schemas"]["Timestamp"] | null;
                /** @description The slots of the day. */
                slots: components["schemas"]["Slot"][];
            };
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Products retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The products on this page. */
                products: components["schemas"]["Product"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        ListReducedPricesResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Reduced prices retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The reduced prices. */
                prices: components["schemas"]["ReducedPrice"][];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Product retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["ProductWithModifiers"];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Foods retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The foods on this page. */
                foods: components["schemas"]["Food"][];
                /** @description The position of this page. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Food retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["FoodWithModifiers"];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Services retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The services on this page. */
                services: components["schemas"]["Service"][];
                /** @description The position of this page. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Service retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Service"];
        };
        ListServiceSlotsResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Slots retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The time zone of the store. */
                timeZone: components["schemas"]["TimeZone"];
                /** @description How long the service takes. */
                durationMinutes: number;
                /** @description Whether an order pays for it. */
                payment: components["schemas"]["BookingPayment"];
                /** @description Until how many hours before the beginning it can be cancelled without a fee and moved. */
                cancelHours: number;
                /** @description What the store keeps of one that is cancelled later. */
                lateFeePercent: components["schemas"]["LateFee"];
                /** @description Who or what does the service. */
                resources: components["schemas"]["BookingResource"][];
                /** @description The free slots. */
                slots: components["schemas"]["ServiceSlot"][];
            };
        };
        CreateTimeAlertRequest: {
            /** @description The day, where the store is, from today to the last on which the service can be booked. */
            date: components["schemas"]["DayInput"];
            /** @description The id of the resource; any that does the service without it. */
            resource?: string;
            /**
             * Format: email
             * @description The e-mail address to tell; case and blanks around it are ignored.
             */
            email: string;
        };
        CreateTimeAlertResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Check your e-mail to confirm the alert";
            /** @description Always null. */
            data: null;
        };
        ConfirmTimeAlertRequest: {
            /** @description The code from the e-mail. */
            token: string;
        };
        ConfirmTimeAlertResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Alert confirmed";
            /** @description Always null. */
            data: null;
        };
        CancelTimeAlertRequest: {
            /** @description The code from the e-mail. */
            token: string;
        };
        CancelTimeAlertResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Alert cancelled";
            /** @description Always null. */
            data: null;
        };
        ListBookingsResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Bookings retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The bookings on this page. */
                bookings: components["schemas"]["Booking"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateBookingRequest: {
            /** @description The id of the service. */
            service: string;
            /** @description The beginning of a slot. */
            startsAt: components["schemas"]["TimeInput"];
            /** @description The id of the resource; any that is free without it. */
            resource?: string;
            /**
             * Format: email
             * @description The e-mail address for messages about the booking. Required for a guest; an account uses its own.
             */
            email?: string;
            /** @description Your name; that of your account without it. */
            name?: string;
            /** @description Your telephone number. */
            phone?: string;
            /** @description A note to the store. */
            note?: string;
        };
        CreateBookingResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Time booked";
            /** @description The result of the call. */
            data: components["schemas"]["Booking"];
        };
        GetBookingResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Booking retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Booking"];
        };
        MoveBookingRequest: {
            /** @description The beginning of a slot. */
            startsAt: components["schemas"]["TimeInput"];
            /** @description The id of the resource; the one that it has without it. */
            resource?: string;
        };
        MoveBookingResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Booking moved";
            /** @description The result of the call. */
            data: components["schemas"]["Booking"];
        };
        CancelBookingResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Booking cancelled";
            /** @description The result of the call. */
            data: components["schemas"]["Booking"];
        };
        CreateStockAlertRequest: {
            /**
             * Format: email
             * @description The e-mail address to tell; case and blanks around it are ignored.
             */
            email: string;
            /** @description The id of the variant of a product that has variants. */
            variant?: string;
        };
        CreateStockAlertResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Check your e-mail to confirm the alert";
            /** @description Always null. */
            data: null;
        };
        ConfirmStockAlertRequest: {
            /** @description The code from the e-mail. */
            token: string;
        };
        ConfirmStockAlertResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Alert confirmed";
            /** @description Always null. */
            data: null;
        };
        CancelStockAlertRequest: {
            /** @description The code from the e-mail. */
            token: string;
        };
        CancelStockAlertResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Alert cancelled";
            /** @description Always null. */
            data: null;
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Related products retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The related products. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Categories retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The categories on this page. */
                categories: components["schemas"]["Category"][];
                /** @description The position of this page. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Category retrieved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Reviews retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The reviews on this page. */
                reviews: components["schemas"]["Review"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        CreateReviewRequest: {
            /** @description The id of the product. */
            productId: string;
            /** @description The rating, from 1 to 5. */
            rating: number;
            /** @description The title of the review; empty for none. */
            title?: string;
            /** @description The text of the review; empty for none. */
            body?: string;
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Review created";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Review summary retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["ReviewSummary"];
        };
        UpdateReviewRequest: {
            /** @description The rating, from 1 to 5. */
            rating?: number;
            /** @description The title of the review; empty for none. */
            title?: string;
            /** @description The text of the review; empty for none. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Review updated";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Wishlist retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The products on this page. */
                products: components["schemas"]["WishedProduct"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        AddWishlistItemRequest: {
            /** @description The id of the product. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Added to wishlist";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Removed from wishlist";
            /** @description Always null. */
            data: null;
        };
        MoveWishlistItemRequest: {
            /** @description The id of a variant. Required for a product with variants. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Moved to cart";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Cart retrieved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Cart count retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The sum of the quantities of all lines. */
                count: components["schemas"]["CartCount"];
            };
        };
        SetCartTaxIdRequest: {
            /** @description The number; null to remove it. */
            taxId: components["schemas"]["TaxIdInput"] | null;
        };
        SetCartTaxIdResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Tax number saved";
            /** @description The result of the call. */
            data: {
                /** @description The number, with what its register knows; null if it was removed. */
                taxId: components["schemas"]["TaxId"] | null;
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Item added to cart";
            /** @description The result of the call. */
            data: components["schemas"]["Cart"];
        };
        UpdateCartItemRequest: {
            /** @description The new quantity; 0 removes the line. */
            quantity: number;
            /** @description What is chosen instead; without it the choice stays as it is. */
            modifiers?: components["schemas"]["ModifierChoices"];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Cart updated";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Orders retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The orders on this page. */
                orders: components["schemas"]["Order"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Order placed";
            /** @description The result of the call. */
            data: components["schemas"]["Order"];
        };
        QuoteOrderRequest: {
            /** @description The items to quote. Without them, the cart is quoted. */
            items?: components["schemas"]["NewCartItem"][];
            /** @description The id of a shipping rate that was quoted to you, for the same subtotal. Its address is that of the order. */
            rateId?: string;
            /** @description The id of one of your shipping addresses. With a rate, it must be the address of the quote. */
            shippingAddressId?: string;
            /** @description Where the order would go, as far as it is known. It cannot be combined with `rateId` or `shippingAddressId`. */
            address?: components["schemas"]["QuoteAddress"];
            /** @description The address for the invoice, if it is not that of the delivery. Downloads are taxed where it is. */
            billingAddress?: components["schemas"]["QuoteAddress"];
            /** @description The code of a coupon. Case, width, blanks and invisible characters are ignored. */
            code?: string;
        };
        QuoteOrderResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Order quoted";
            /** @description The result of the call. */
            data: components["schemas"]["Quote"];
        };
        TrackOrderRequest: {
            /** @description The human-readable order number. */
            orderId: components["schemas"]["OrderNumber"];
            /**
             * Format: email
             * @description The e-mail address of the order; case and blanks around it are ignored.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Order retrieved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Order retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Order"];
        };
        PayOrderRequest: {
            /** @description The id of a payment method of the store. It is required unless the order's total is 0. */
            paymentId?: string;
            /** @description A token for a card, never a card number. */
            card?: string;
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL to which the provider's page sends the shopper afterwards.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Payment started";
            /** @description The result of the call. */
            data: components["schemas"]["StartedPayment"];
        };
        CancelPaymentResponse: {
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
             * @description The result in words, for people.
             * @enum {string}
             */
            message: "Payment cancelled" | "Order paid";
            /** @description The result of the call. */
            data: components["schemas"]["PaymentState"];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Payment status retrieved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Order cancelled";
            /** @description The result of the call. */
            data: components["schemas"]["Order"];
        };
        SubmitProofRequest: {
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL of a receipt.
             */
            url?: string;
            /** @description The bank's reference for the transfer. */
            reference?: string;
            /** @description A note about the transfer. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Proof received";
            /** @description The result of the call. */
            data: components["schemas"]["Order"];
        };
        GetProofFileResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Download link created";
            /** @description The result of the call. */
            data: components["schemas"]["ProofDownload"];
        };
        UploadProofFileRequest: {
            /** @description The contents of the file. */
            file: string;
        };
        UploadProofFileResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Proof received";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Shop payments retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["PaymentMethod"][];
        };
        ReadPaymentLinkRequest: {
            /** @description The token at the end of the link. */
            token: string;
        };
        ReadPaymentLinkResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Payment link retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["PaymentLink"];
        };
        PayByLinkRequest: {
            /** @description The token at the end of the link. */
            token: string;
            /** @description The id of a payment method of the link. It is required unless the order's total is 0. */
            paymentId?: string;
            /**
             * Format: email
             * @description The e-mail address of the person who pays, for the card provider. It is required unless the method is a bank transfer, and is not stored here.
             */
            email?: string;
            /** @description A token for a card, never a card number. */
            card?: string;
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL to which the provider's page sends the payer afterwards.
             */
            returnUrl?: string;
        };
        PayByLinkResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Payment started";
            /** @description The result of the call. */
            data: components["schemas"]["StartedPayment"];
        };
        /** @description The event as the provider sends it. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Callback received";
            /** @description Always null. */
            data: null;
        };
        VerifyCouponRequest: {
            /** @description The code of the coupon. Case, width, blanks and invisible characters are ignored. */
            code: string;
            /** @description The id of one of the caller's orders. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Coupon is valid";
            /** @description The result of the call. */
            data: components["schemas"]["Coupon"];
        };
        ApplyCouponRequest: {
            /** @description The id of the order. */
            orderId: string;
            /** @description The code of the coupon. Case, width, blanks and invisible characters are ignored. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Coupon applied successfully";
            /** @description The result of the call. */
            data: {
                /** @description The order with its new total. */
                order: components["schemas"]["OrderWithCoupon"];
            };
        };
        ListOrderInvoicesResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Order invoices retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Invoice"][];
        };
        GetOrderInvoiceDocumentResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Invoice link created";
            /** @description The result of the call. */
            data: components["schemas"]["DocumentDownload"];
        };
        GetOrderReturnsResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Returns of the order retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["OrderReturns"];
        };
        CreateReturnRequest: {
            /** @description What you ask for. */
            kind: components["schemas"]["ReturnKind"];
            /** @description What goes back. A line of the order can be named once. */
            lines: components["schemas"]["WantedReturnLine"][];
            /** @description What the store should know. */
            note?: string;
        };
        CreateReturnResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Return requested";
            /** @description The result of the call. */
            data: components["schemas"]["Return"];
        };
        ListReturnsResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Returns retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The returns on this page. */
                returns: components["schemas"]["Return"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        DeclareWithdrawalRequest: {
            /** @description The number of the order. */
            orderId: components["schemas"]["OrderNumber"];
            /**
             * Format: email
             * @description The e-mail address of the order; case and blanks around it are ignored.
             */
            email: string;
        };
        DeclareWithdrawalResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "If there is such an order, a code is on its way to its e-mail address";
            /** @description Always null. */
            data: null;
        };
        OpenWithdrawalRequest: {
            /** @description The code from the e-mail. */
            token: string;
        };
        OpenWithdrawalResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Withdrawal opened";
            /** @description The result of the call. */
            data: components["schemas"]["DeclaredWithdrawal"];
        };
        ConfirmWithdrawalRequest: {
            /** @description The code from the e-mail. */
            token: string;
            /** @description What the withdrawal is about. A line of the order can be named once. */
            lines: components["schemas"]["WithdrawnLine"][];
        };
        ConfirmWithdrawalResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Withdrawal confirmed";
            /** @description The result of the call. */
            data: components["schemas"]["Return"];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Shipments retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The shipments on this page. */
                shipments: components["schemas"]["ShopperShipment"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Shipment retrieved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Library retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The access records on this page. */
                entitlements: components["schemas"]["Entitlement"][];
                /** @description The position of this page. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Access retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The id of the access. */
                entitlementId: components["schemas"]["Id"];
                /** @description The product that the access is for. */
                product: {
                    /** @description The id of the product. */
                    _id: components["schemas"]["Id"];
                    /** @description The name of the product. */
                    name: string;
                    /** @description The product's name in URLs; null when it has none. */
                    slug: string | null;
                    /**
                     * Format: uri
                     * @description The URL of the product's picture; null when it has none.
                     */
                    image: string | null;
                    /** @description Present until it comes out. Its files are shown and open then. */
                    preorder?: components["schemas"]["Preorder"];
                };
                /** @description Whether the access is a pass or lasts for a lifetime. */
                accessType: components["schemas"]["AccessType"];
                /** @description Whether the access covers every digital product of the store. */
                allAccess: boolean;
                /** @description Whether the files can be downloaded now. */
                active: boolean;
                /** @description When the access began. */
                startsAt: components["schemas"]["Timestamp"];
                /**
                 * Format: date-time
                 * @description When the access ends; null for lifetime access.
                 */
                endsAt: string | null;
                /** @description Whether the pass is renewed automatically. */
                autoRenew: boolean;
                /** @description The saved card that renewals are charged to; null while none is saved. */
                card: {
                    /** @description The brand of the card; null when it is not known. */
                    brand: string | null;
                    /** @description The last four digits of the card number; null when they are not known. */
                    last4: string | null;
                } | null;
                /**
                 * Format: date-time
                 * @description When the card will next be charged: 3 days before the pass ends, or later if a charge was declined or could not be announced a day in advance. Null when no charge is planned, and while a charge is being made.
                 */
                nextChargeAt: string | null;
                /** @description The current price of the product in major units; null when it is no longer sold. Where the store's prices are without taxes, these are added when the card is charged. */
                price: number | null;
                /** @description The newest files that the access includes. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Files retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The files on this page. */
                files: components["schemas"]["LibraryFile"][];
                /** @description The position of this page. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Download link created";
            /** @description The result of the call. */
            data: {
                /**
                 * Format: uri
                 * @description The URL to download the file from.
                 */
                url: string;
                /** @description When the link expires. */
                expiresAt: components["schemas"]["Timestamp"];
                /** @description The SHA-256 checksum of the file, in hexadecimal digits. */
                sha256: components["schemas"]["Sha256"];
            };
        };
        SetAutoRenewRequest: {
            /** @description Whether to renew the pass automatically. */
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
             * @description The result in words, for people.
             * @enum {string}
             */
            message: "Auto-renew turned off" | "Auto-renew turned on";
            /** @description The result of the call. */
            data: {
                /** @description The id of the access. */
                entitlementId: components["schemas"]["Id"];
                /** @description Whether the pass is renewed automatically. */
                autoRenew: boolean;
            };
        };
        QuoteShippingRequest: {
            /** @description The id of one of your shipping addresses. */
            addressId?: string;
            /** @description An address that is not saved. It must be complete, because the order is shipped there. */
            address?: components["schemas"]["NewShippingAddress"];
            /** @description The id of one of your orders. Without it, and without `items`, the cart is quoted. */
            orderId?: string;
            /** @description The items to quote instead of the cart. Place the order with the same `items`. They cannot be combined with `orderId`. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Shipping rates retrieved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Shipping addresses retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The shipping addresses on this page. */
                shippingAddresses: components["schemas"]["ShippingAddress"][];
                /** @description The position of this page. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Shipping address created";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Addresses suggested";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Address found";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Shipping address retrieved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Shipping address updated";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Default shipping address set";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Countries retrieved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Blog posts retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The posts on this page. */
                blogs: components["schemas"]["BlogSummary"][];
                /** @description The position of this page. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Blog post retrieved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Banners retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The banners on this page. */
                banners: components["schemas"]["Banner"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        SubscribeToNewsletterRequest: {
            /**
             * Format: email
             * @description The e-mail address to subscribe; case and blanks around it are ignored.
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Push subscriptions retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The push subscriptions on this page. */
                pushSubscriptions: components["schemas"]["SavedPushSubscription"][];
                /** @description The position of this page. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Push subscription saved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Public key retrieved";
            /** @description The result of the call. */
            data: {
                /** @description A point on the curve P-256, in base64url. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Push subscription retrieved";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Comments retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The comments on this page. */
                comments: components["schemas"]["PublicComment"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        CreateCommentRequest: {
            /** @description Whether the comment is on a product or on a blog post. */
            resource: components["schemas"]["CommentResource"];
            /** @description The id of the product or blog post. */
            resourceId: string;
            /** @description The text of the comment. It must contain more than white space. */
            body: components["schemas"]["CommentBody"];
            /** @description The id of the comment to reply to. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Comment created";
            /** @description The result of the call. */
            data: components["schemas"]["PublicComment"];
        };
        UpdateCommentRequest: {
            /** @description The new text of the comment. It must contain more than white space. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Comment updated";
            /** @description The result of the call. */
            data: components["schemas"]["PublicComment"];
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Replies retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The replies on this page. */
                replies: components["schemas"]["PublicComment"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Comment like toggled";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Comment dislike toggled";
            /** @description The result of the call. */
            data: components["schemas"]["CommentLikeState"];
        };
        ReportCommentRequest: {
            /** @description The reason for the report. */
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Cities retrieved";
            /** @description The result of the call. */
            data: string[];
        };
        GetAddressFormatResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Address format retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["AddressFormat"];
        };
        ListStateCodesResponse: {
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
             * @description The result in words, for people.
             * @constant
             */
            message: "State codes retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["State"][];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "States retrieved";
            /** @description The result of the call. */
            data: string[];
        };
    };
    responses: never;
    parameters: {
        /**
         * @description Return only records with this value of a field of the store's own, as the key and the value with a colon between them.
         * @example material:linen
         */
        Custom: string;
        /** @description The number of the page to return, counted from 1. */
        Page: number;
        /** @description The maximum number of records to return on a page. */
        Limit: number;
        /**
         * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
         * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
         */
        After: string;
        /**
         * @description Return only the categories right below the one with this id or slug; send a hyphen for those at the top. Without it, all are returned.
         * @example -
         */
        Parent: string;
        /**
         * @description The id of the review.
         * @example 665f1c2ab4e0d3a1c9f000e1
         */
        ReviewId: string;
        /**
         * @description The id of a product on the wishlist.
         * @example 665f1c2ab4e0d3a1c9f00021
         */
        WishedProductId: string;
        /**
         * @description The id of the line.
         * @example 665f1c2ab4e0d3a1c9f00062
         */
        CartItemId: string;
        /**
         * @description The id of the order.
         * @example 665f1c2ab4e0d3a1c9f00045
         */
        OrderId: string;
        /**
         * @description `pdf` is for people. It contains the XML as well (Factur-X, PDF/A-3) where the invoice can be written as one. `xml` is for accounting: UBL that follows EN 16931.
         * @example pdf
         */
        DocumentFormat: "pdf" | "xml";
        /**
         * @description How `xml` is written: UBL by EN 16931, UN/CEFACT's CII, or the German XRechnung, which needs an e-mail address and a telephone number of the seller.
         * @example ubl
         */
        XmlProfile: "ubl" | "cii" | "xrechnung";
        /**
         * @description The id of the shipping address.
         * @example 665f1c2ab4e0d3a1c9f000a1
         */
        ShippingAddressId: string;
        /**
         * @description The id of the push subscription.
         * @example 665f1c2ab4e0d3a1c9f000c1
         */
        PushSubscriptionId: string;
        /**
         * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
         * @example 665f1c2ab4e0d3a1c9f00001
         */
        ShopId: string;
        /**
         * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
         * @example 4f2c7c1e-place-order
         */
        IdempotencyKey: string;
        /**
         * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
         * @example 665f1c2ab4e0d3a1c9f00002
         */
        DigitalShopId: string;
        /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
        IfMatch: string;
        /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
        IfUnmodifiedSince: string;
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
            /** @description E-mail verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "E-mail verified",
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *           "authorId": "3a7d9c1be0525f40c81f6ae2",
                     *           "name": "Ada",
                     *           "email": "shopper@example.com",
                     *           "phone": "",
                     *           "role": "user",
                     *           "shopRole": null,
                     *           "stores": [],
                     *           "avatar": "https://api.example.com/avatars/665f1c2ab4e0d3a1c9f00012.svg",
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
                     *           "authorId": "3a7d9c1be0525f40c81f6ae2",
                     *           "name": "Ada",
                     *           "email": "shopper@example.com",
                     *           "phone": "",
                     *           "role": "user",
                     *           "shopRole": null,
                     *           "stores": [],
                     *           "avatar": "https://api.example.com/avatars/665f1c2ab4e0d3a1c9f00012.svg",
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
    exportMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Data exported */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Data exported",
                     *       "data": {
                     *         "exportedAt": "2026-11-22T09:30:00.000Z",
                     *         "records": {
                     *           "account": [
                     *             {
                     *               "id": "665f1c2ab4e0d3a1c9f00011",
                     *               "email": "ada@example.com",
                     *               "name": "Ada"
                     *             }
                     *           ],
                     *           "newsletters": [],
                     *           "stockAlerts": [],
                     *           "timeAlerts": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExportMeResponse"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *           "authorId": "3a7d9c1be0525f40c81f6ae2",
                     *           "name": "Ada",
                     *           "email": "shopper@example.com",
                     *           "phone": "",
                     *           "role": "user",
                     *           "shopRole": null,
                     *           "stores": [],
                     *           "avatar": "https://api.example.com/avatars/665f1c2ab4e0d3a1c9f00012.svg",
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *         "timeZone": "Africa/Lagos",
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
                     *         },
                     *         "rateRequired": true,
                     *         "phoneRequired": false,
                     *         "automaticDiscounts": false,
                     *         "collection": {
                     *           "address": "4 Quay Street, Lagos",
                     *           "openingHours": "Monday to Friday, 9:00 to 18:00"
                     *         },
                     *         "showPriorPrice": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetShopResponse"];
                };
            };
        };
    };
    getSitemap: {
        parameters: {
            query: {
                /**
                 * @description The kind of records.
                 * @example products
                 */
                kind: "products" | "categories" | "foods" | "services" | "blogs";
                /** @description The number of the page, beginning with 1. */
                page: number;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sitemap retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Sitemap retrieved",
                     *       "data": {
                     *         "entries": [
                     *           {
                     *             "name": "linen-notebook",
                     *             "updatedAt": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetSitemapResponse"];
                };
            };
        };
    };
    findRedirect: {
        parameters: {
            query: {
                /**
                 * @description The path as the reader has asked for it.
                 * @example /pages/about-us
                 */
                path: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Redirect found",
                     *       "data": {
                     *         "target": "/blogs/about-us"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindRedirectResponse"];
                };
            };
        };
    };
    getShopPolicies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *         "shipping": null,
                     *         "imprint": "Demo Shop Ltd, 1 Example Road, Ikeja",
                     *         "withdrawal": null,
                     *         "accessibility": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetShopPoliciesResponse"];
                };
            };
        };
    };
    getHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hours retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Hours retrieved",
                     *       "data": {
                     *         "timeZone": "Africa/Lagos",
                     *         "openNow": true,
                     *         "opensAt": null,
                     *         "closedUntil": null,
                     *         "ways": [
                     *           {
                     *             "way": "pickup",
                     *             "openNow": true,
                     *             "opensAt": null,
                     *             "closesAt": "2026-11-20T20:00:00.000Z",
                     *             "today": [
                     *               {
                     *                 "opensAt": "2026-11-20T10:00:00.000Z",
                     *                 "closesAt": "2026-11-20T20:00:00.000Z"
                     *               }
                     *             ],
                     *             "week": [
                     *               {
                     *                 "day": "friday",
                     *                 "from": "11:00",
                     *                 "minutes": 600
                     *               }
                     *             ],
                     *             "daysAhead": 7
                     *           }
                     *         ],
                     *         "exceptions": [
                     *           {
                     *             "date": "2026-12-25",
                     *             "name": "Christmas",
                     *             "periods": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetHoursResponse"];
                };
            };
        };
    };
    getTable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The code of the table, which its QR code has.
                 * @example 3yKq0V7dLm2x
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Table retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Table retrieved",
                     *       "data": {
                     *         "name": "12",
                     *         "area": "Terrace"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetTableResponse"];
                };
            };
        };
    };
    getGuestBill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The code of the table, which its QR code has.
                 * @example 3yKq0V7dLm2x
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bill retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Bill retrieved",
                     *       "data": {
                     *         "table": "12",
                     *         "area": "Terrace",
                     *         "orders": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00041",
                     *             "orderId": 1042,
                     *             "items": [
                     *               {
                     *                 "name": "Margherita",
                     *                 "quantity": 2,
                     *                 "total": 24
                     *               }
                     *             ],
                     *             "total": 24,
                     *             "createdAt": "2026-11-21T18:02:00.000Z"
                     *           }
                     *         ],
                     *         "total": 24,
                     *         "currency": "EUR"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetGuestBillResponse"];
                };
            };
        };
    };
    createGuestPaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The code of the table, which its QR code has.
                 * @example 3yKq0V7dLm2x
                 */
                code: string;
                /**
                 * @description The id of an order on the bill of the table.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment link created */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payment link created",
                     *       "data": {
                     *         "url": "https://harbour.shop.example/pay/pay_EXAMPLE-not-a-real-token",
                     *         "expiresAt": "2026-11-22T18:02:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateGuestPaymentLinkResponse"];
                };
            };
        };
    };
    listSlots: {
        parameters: {
            query: {
                /**
                 * @description The way in which the order reaches its shopper.
                 * @example pickup
                 */
                fulfilment: components["schemas"]["FulfilmentWay"];
                /** @description The day; today without it. */
                date?: components["schemas"]["DayInput"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Slots retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Slots retrieved",
                     *       "data": {
                     *         "date": "2026-11-20",
                     *         "asap": "2026-11-20T10:15:00.000Z",
                     *         "slots": [
                     *           {
                     *             "startsAt": "2026-11-20T10:00:00.000Z",
                     *             "endsAt": "2026-11-20T10:15:00.000Z",
                     *             "state": "full"
                     *           },
                     *           {
                     *             "startsAt": "2026-11-20T10:15:00.000Z",
                     *             "endsAt": "2026-11-20T10:30:00.000Z",
                     *             "state": "free"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListSlotsResponse"];
                };
            };
        };
    };
    getGoogleFeed: {
        parameters: {
            query?: {
                /**
                 * @description Return only what has changed at this time or later, in the order of `updatedAt`, and as not available what shoppers no longer see. To keep a copy up to date, begin five minutes before the last reading began. All items are returned if the settings of the store or its automatic discounts have changed since then.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description The language in which the linked pages are shown, as a BCP 47 tag. The texts of the merchant are in the one language in which they were written.
                 * @example de
                 */
                lang?: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feed written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <?xml version="1.0" encoding="UTF-8"?>
                     *     <rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
                     *     <channel>
                     *     <title>Demo Shop</title>
                     *     </channel>
                     *     </rss>
                     */
                    "application/xml": string;
                };
            };
        };
    };
    getMetaFeed: {
        parameters: {
            query?: {
                /**
                 * @description Return only what has changed at this time or later, in the order of `updatedAt`, and as not available what shoppers no longer see. To keep a copy up to date, begin five minutes before the last reading began. All items are returned if the settings of the store or its automatic discounts have changed since then.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description The language in which the linked pages are shown, as a BCP 47 tag. The texts of the merchant are in the one language in which they were written.
                 * @example de
                 */
                lang?: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feed written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example id,title,description,availability,condition,price,link,image_link,brand */
                    "text/csv": string;
                };
            };
        };
    };
    getAcpFeed: {
        parameters: {
            query?: {
                /**
                 * @description Return only what has changed at this time or later, in the order of `updatedAt`, and as not available what shoppers no longer see. To keep a copy up to date, begin five minutes before the last reading began. All items are returned if the settings of the store or its automatic discounts have changed since then.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description The language in which the linked pages are shown, as a BCP 47 tag. The texts of the merchant are in the one language in which they were written.
                 * @example de
                 */
                lang?: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feed written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {"id":"665f1c2ab4e0d3a1c9f00021","title":"Linen notebook","variants":[{"id":"665f1c2ab4e0d3a1c9f00022","title":"Linen notebook – Green"}]} */
                    "application/jsonl": string;
                };
            };
        };
    };
    getMenuFeed: {
        parameters: {
            query?: {
                /**
                 * @description The language in which the linked pages are shown, as a BCP 47 tag. The texts of the merchant are in the one language in which they were written.
                 * @example de
                 */
                lang?: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Feed written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {"@context":"https://schema.org","@type":"Menu","name":"Demo Kitchen","hasMenuItem":[],"hasMenuSection":[]} */
                    "application/ld+json": string;
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query: {
                /** @description The words to search for in the name, the description, the barcode, the tags, the names and options of the variants, and the name of the category. Parts of words and other English forms of a word match too. Case, accents, hyphens and apostrophes are ignored, and all forms of a barcode are one. The first eight different words count. */
                query?: string;
                /**
                 * @description Return only records with this value of a field of the store's own, as the key and the value with a colon between them.
                 * @example material:linen
                 */
                custom?: components["parameters"]["Custom"];
                /** @description The id or the slug of a category. A category that does not exist has no products. */
                category?: string;
                /** @description The lowest price, inclusive. */
                minPrice?: number;
                /** @description The highest price, inclusive. */
                maxPrice?: number;
                /** @description Send `true` for products in stock only, or `false` for products that are out of stock only. */
                inStock?: boolean;
                /** @description The sort order. `-price` sorts by price, highest first; `name` ignores case and accents. */
                sort: "newest" | "price" | "-price" | "name";
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *             "priorPrice": 57.5,
                     *             "measure": null,
                     *             "unitPrice": null,
                     *             "quantity": 12,
                     *             "images": [
                     *               "https://images.example.com/linen-notebook.jpg"
                     *             ],
                     *             "imageAlts": {
                     *               "https://images.example.com/linen-notebook.jpg": "A grey notebook with a linen spine"
                     *             },
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
                     *                 "priorPrice": 57.5,
                     *                 "measure": null,
                     *                 "unitPrice": null,
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
                     *         },
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListProductsResponse"];
                };
            };
        };
    };
    listReducedPrices: {
        parameters: {
            query: {
                /**
                 * @description The ids of at most 100 products, foods and services, separated by commas.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
                products: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reduced prices retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Reduced prices retrieved",
                     *       "data": {
                     *         "prices": [
                     *           {
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "variant": null,
                     *             "price": 49.99,
                     *             "reducedPrice": 44.99,
                     *             "priorPrice": 49.99,
                     *             "discounts": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f000f5",
                     *                 "kind": "automatic",
                     *                 "name": "A tenth off",
                     *                 "amount": 5
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListReducedPricesResponse"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id or the slug of the product.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
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
                     *         "priorPrice": 57.5,
                     *         "measure": null,
                     *         "unitPrice": null,
                     *         "quantity": 12,
                     *         "images": [
                     *           "https://images.example.com/linen-notebook.jpg"
                     *         ],
                     *         "imageAlts": {
                     *           "https://images.example.com/linen-notebook.jpg": "A grey notebook with a linen spine"
                     *         },
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
                     *             "priorPrice": 57.5,
                     *             "measure": null,
                     *             "unitPrice": null,
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
                     *         "modifiers": []
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
                /** @description The words to search for in the name, the description and the category. A food must match all of them. Parts of words match too, but for Latin words of up to four letters, of which the beginning must match. Case, accents, hyphens and apostrophes are ignored. The first eight different words count. */
                query?: string;
                /** @description The id or the slug of a category. A category that does not exist has no foods. */
                category?: string;
                /** @description Return only foods for this diet. Vegan foods are vegetarian too. */
                diet?: components["schemas"]["Diet"];
                /**
                 * @description Return only foods that contain none of these allergens, separated by commas, as their merchant has said. Foods of which nothing is said are left out, and an allergen that is not of the list is refused.
                 * @example gluten,milk
                 */
                without?: string;
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *             "imageAlts": {
                     *               "https://shop.example/margherita.jpg": "A pizza with basil on a wooden board"
                     *             },
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the food.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
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
                     *         "imageAlts": {
                     *           "https://shop.example/margherita.jpg": "A pizza with basil on a wooden board"
                     *         },
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
                     *         "updatedAt": "2026-11-21T09:30:00.000Z",
                     *         "modifiers": []
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
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *             "imageAlts": {
                     *               "https://shop.example/garden.jpg": "A small garden with roses"
                     *             },
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the service.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
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
                     *         "imageAlts": {
                     *           "https://shop.example/garden.jpg": "A small garden with roses"
                     *         },
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
    listServiceSlots: {
        parameters: {
            query?: {
                /** @description The first day; today without it. */
                from?: components["schemas"]["DayInput"];
                /** @description The last day; the sixth after the first without it. */
                to?: components["schemas"]["DayInput"];
                /** @description Return only the slots of the resource with this id. An id that no resource of the service has is ignored. */
                resource?: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the service.
                 * @example 665f1c2ab4e0d3a1c9f00072
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Slots retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Slots retrieved",
                     *       "data": {
                     *         "timeZone": "Africa/Lagos",
                     *         "durationMinutes": 90,
                     *         "payment": "order",
                     *         "cancelHours": 24,
                     *         "lateFeePercent": 50,
                     *         "resources": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00301",
                     *             "name": "Amara",
                     *             "kind": "person"
                     *           }
                     *         ],
                     *         "slots": [
                     *           {
                     *             "startsAt": "2026-11-24T08:00:00.000Z",
                     *             "endsAt": "2026-11-24T09:30:00.000Z",
                     *             "resources": [
                     *               "665f1c2ab4e0d3a1c9f00301"
                     *             ],
                     *             "left": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListServiceSlotsResponse"];
                };
            };
        };
    };
    createTimeAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the service.
                 * @example 665f1c2ab4e0d3a1c9f00072
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-11-24",
                 *       "email": "shopper@shop.example"
                 *     }
                 */
                "application/json": components["schemas"]["CreateTimeAlertRequest"];
            };
        };
        responses: {
            /** @description Check your e-mail to confirm the alert */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Check your e-mail to confirm the alert",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["CreateTimeAlertResponse"];
                };
            };
        };
    };
    confirmTimeAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                "application/json": components["schemas"]["ConfirmTimeAlertRequest"];
            };
        };
        responses: {
            /** @description Alert confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Alert confirmed",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmTimeAlertResponse"];
                };
            };
        };
    };
    cancelTimeAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                "application/json": components["schemas"]["CancelTimeAlertRequest"];
            };
        };
        responses: {
            /** @description Alert cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Alert cancelled",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["CancelTimeAlertResponse"];
                };
            };
        };
    };
    listBookings: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bookings retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Bookings retrieved",
                     *       "data": {
                     *         "bookings": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00311",
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "service": "665f1c2ab4e0d3a1c9f00072",
                     *             "serviceName": "Garden visit",
                     *             "resource": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00301",
                     *               "name": "Amara",
                     *               "kind": "person"
                     *             },
                     *             "status": "held",
                     *             "startsAt": "2026-11-24T08:00:00.000Z",
                     *             "endsAt": "2026-11-24T09:30:00.000Z",
                     *             "timeZone": "Africa/Lagos",
                     *             "price": 80,
                     *             "currency": "NGN",
                     *             "order": null,
                     *             "email": "ada@example.com",
                     *             "name": "Ada Example",
                     *             "phone": null,
                     *             "note": null,
                     *             "expiresAt": "2026-11-21T09:45:00.000Z",
                     *             "cancelUntil": "2026-11-23T08:00:00.000Z",
                     *             "lateFeePercent": 50,
                     *             "fee": null,
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
                    "application/json": components["schemas"]["ListBookingsResponse"];
                };
            };
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "service": "665f1c2ab4e0d3a1c9f00072",
                 *       "startsAt": "2026-11-24T09:00",
                 *       "email": "ada@example.com",
                 *       "name": "Ada Example"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBookingRequest"];
            };
        };
        responses: {
            /** @description Time booked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Time booked",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00311",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "service": "665f1c2ab4e0d3a1c9f00072",
                     *         "serviceName": "Garden visit",
                     *         "resource": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00301",
                     *           "name": "Amara",
                     *           "kind": "person"
                     *         },
                     *         "status": "held",
                     *         "startsAt": "2026-11-24T08:00:00.000Z",
                     *         "endsAt": "2026-11-24T09:30:00.000Z",
                     *         "timeZone": "Africa/Lagos",
                     *         "price": 80,
                     *         "currency": "NGN",
                     *         "order": null,
                     *         "email": "ada@example.com",
                     *         "name": "Ada Example",
                     *         "phone": null,
                     *         "note": null,
                     *         "expiresAt": "2026-11-21T09:45:00.000Z",
                     *         "cancelUntil": "2026-11-23T08:00:00.000Z",
                     *         "lateFeePercent": 50,
                     *         "fee": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateBookingResponse"];
                };
            };
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the booking.
                 * @example 665f1c2ab4e0d3a1c9f00311
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Booking retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Booking retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00311",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "service": "665f1c2ab4e0d3a1c9f00072",
                     *         "serviceName": "Garden visit",
                     *         "resource": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00301",
                     *           "name": "Amara",
                     *           "kind": "person"
                     *         },
                     *         "status": "held",
                     *         "startsAt": "2026-11-24T08:00:00.000Z",
                     *         "endsAt": "2026-11-24T09:30:00.000Z",
                     *         "timeZone": "Africa/Lagos",
                     *         "price": 80,
                     *         "currency": "NGN",
                     *         "order": null,
                     *         "email": "ada@example.com",
                     *         "name": "Ada Example",
                     *         "phone": null,
                     *         "note": null,
                     *         "expiresAt": "2026-11-21T09:45:00.000Z",
                     *         "cancelUntil": "2026-11-23T08:00:00.000Z",
                     *         "lateFeePercent": 50,
                     *         "fee": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetBookingResponse"];
                };
            };
        };
    };
    moveBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the booking.
                 * @example 665f1c2ab4e0d3a1c9f00311
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsAt": "2026-11-26T09:00"
                 *     }
                 */
                "application/json": components["schemas"]["MoveBookingRequest"];
            };
        };
        responses: {
            /** @description Booking moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Booking moved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00311",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "service": "665f1c2ab4e0d3a1c9f00072",
                     *         "serviceName": "Garden visit",
                     *         "resource": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00301",
                     *           "name": "Amara",
                     *           "kind": "person"
                     *         },
                     *         "status": "held",
                     *         "startsAt": "2026-11-26T08:00:00.000Z",
                     *         "endsAt": "2026-11-26T09:30:00.000Z",
                     *         "timeZone": "Africa/Lagos",
                     *         "price": 80,
                     *         "currency": "NGN",
                     *         "order": null,
                     *         "email": "ada@example.com",
                     *         "name": "Ada Example",
                     *         "phone": null,
                     *         "note": null,
                     *         "expiresAt": "2026-11-21T09:45:00.000Z",
                     *         "cancelUntil": "2026-11-25T08:00:00.000Z",
                     *         "lateFeePercent": 50,
                     *         "fee": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MoveBookingResponse"];
                };
            };
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the booking.
                 * @example 665f1c2ab4e0d3a1c9f00311
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Booking cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Booking cancelled",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00311",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "service": "665f1c2ab4e0d3a1c9f00072",
                     *         "serviceName": "Garden visit",
                     *         "resource": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00301",
                     *           "name": "Amara",
                     *           "kind": "person"
                     *         },
                     *         "status": "cancelled",
                     *         "startsAt": "2026-11-24T08:00:00.000Z",
                     *         "endsAt": "2026-11-24T09:30:00.000Z",
                     *         "timeZone": "Africa/Lagos",
                     *         "price": 80,
                     *         "currency": "NGN",
                     *         "order": null,
                     *         "email": "ada@example.com",
                     *         "name": "Ada Example",
                     *         "phone": null,
                     *         "note": null,
                     *         "expiresAt": null,
                     *         "cancelUntil": "2026-11-23T08:00:00.000Z",
                     *         "lateFeePercent": 50,
                     *         "fee": 0,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CancelBookingResponse"];
                };
            };
        };
    };
    createStockAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the product.
                 * @example 665f1c2ab4e0d3a1c9f00022
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "shopper@shop.example"
                 *     }
                 */
                "application/json": components["schemas"]["CreateStockAlertRequest"];
            };
        };
        responses: {
            /** @description Check your e-mail to confirm the alert */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Check your e-mail to confirm the alert",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["CreateStockAlertResponse"];
                };
            };
        };
    };
    confirmStockAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                "application/json": components["schemas"]["ConfirmStockAlertRequest"];
            };
        };
        responses: {
            /** @description Alert confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Alert confirmed",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmStockAlertResponse"];
                };
            };
        };
    };
    cancelStockAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                "application/json": components["schemas"]["CancelStockAlertRequest"];
            };
        };
        responses: {
            /** @description Alert cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Alert cancelled",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["CancelStockAlertResponse"];
                };
            };
        };
    };
    listRelatedProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id or the slug of the product.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
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
                     *             "priorPrice": 57.5,
                     *             "measure": null,
                     *             "unitPrice": null,
                     *             "quantity": 12,
                     *             "images": [
                     *               "https://images.example.com/linen-notebook.jpg"
                     *             ],
                     *             "imageAlts": {
                     *               "https://images.example.com/linen-notebook.jpg": "A grey notebook with a linen spine"
                     *             },
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
                     *                 "priorPrice": 57.5,
                     *                 "measure": null,
                     *                 "unitPrice": null,
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
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Return only the categories right below the one with this id or slug; send a hyphen for those at the top. Without it, all are returned.
                 * @example -
                 */
                parent?: components["parameters"]["Parent"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *             "description": "",
                     *             "image": null,
                     *             "parent": null,
                     *             "ancestors": [],
                     *             "position": 0,
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id or the slug of the category.
                 * @example 665f1c2ab4e0d3a1c9f00051
                 */
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
                     *         "description": "",
                     *         "image": null,
                     *         "parent": null,
                     *         "ancestors": [],
                     *         "position": 0,
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
                /**
                 * @description The id of the product.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
                productId: string;
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *               "_id": "3a7d9c1be0525f40c81f6ae2",
                     *               "name": "Ada"
                     *             },
                     *             "rating": 5,
                     *             "title": "Lies flat",
                     *             "body": "The paper takes ink well and the binding stays open on any page.",
                     *             "verifiedPurchase": true,
                     *             "reply": null,
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
                     *         },
                     *         "next": null
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "665f1c2ab4e0d3a1c9f00022",
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
                     *         "product": "665f1c2ab4e0d3a1c9f00022",
                     *         "author": {
                     *           "_id": "3a7d9c1be0525f40c81f6ae2",
                     *           "name": "Ada"
                     *         },
                     *         "rating": 5,
                     *         "title": "Lies flat",
                     *         "body": "The paper takes ink well and the binding stays open on any page.",
                     *         "verifiedPurchase": true,
                     *         "reply": null,
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
                /**
                 * @description The id of the product.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
                productId: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the review.
                 * @example 665f1c2ab4e0d3a1c9f000e1
                 */
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the review.
                 * @example 665f1c2ab4e0d3a1c9f000e1
                 */
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
                     *           "_id": "3a7d9c1be0525f40c81f6ae2",
                     *           "name": "Ada"
                     *         },
                     *         "rating": 5,
                     *         "title": "Lies flat",
                     *         "body": "The paper takes ink well and the binding stays open on any page.",
                     *         "verifiedPurchase": true,
                     *         "reply": null,
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
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *             "priorPrice": 57.5,
                     *             "measure": null,
                     *             "unitPrice": null,
                     *             "quantity": 12,
                     *             "images": [
                     *               "https://images.example.com/linen-notebook.jpg"
                     *             ],
                     *             "imageAlts": {
                     *               "https://images.example.com/linen-notebook.jpg": "A grey notebook with a linen spine"
                     *             },
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
                     *                 "priorPrice": 57.5,
                     *                 "measure": null,
                     *                 "unitPrice": null,
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                     *         "priorPrice": 57.5,
                     *         "measure": null,
                     *         "unitPrice": null,
                     *         "quantity": 12,
                     *         "images": [
                     *           "https://images.example.com/linen-notebook.jpg"
                     *         ],
                     *         "imageAlts": {
                     *           "https://images.example.com/linen-notebook.jpg": "A grey notebook with a linen spine"
                     *         },
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
                     *             "priorPrice": 57.5,
                     *             "measure": null,
                     *             "unitPrice": null,
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of a product on the wishlist.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of a product on the wishlist.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
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
                     *             "kind": "product",
                     *             "stock": 12,
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *             "kind": "product",
                     *             "stock": 12,
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
    setCartTaxId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "taxId": {
                 *         "value": "DE 136 695 976"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetCartTaxIdRequest"];
            };
        };
        responses: {
            /** @description Tax number saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Tax number saved",
                     *       "data": {
                     *         "taxId": {
                     *           "value": "DE136695976",
                     *           "country": "DE",
                     *           "status": "verified",
                     *           "verifiedAt": "2026-11-20T10:00:00.000Z",
                     *           "requestId": "WAPIAAAAY1vDzVpR",
                     *           "name": "Example GmbH"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SetCartTaxIdResponse"];
                };
            };
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                     *             "kind": "product",
                     *             "stock": 12,
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the line.
                 * @example 665f1c2ab4e0d3a1c9f00062
                 */
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the line.
                 * @example 665f1c2ab4e0d3a1c9f00062
                 */
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
                     *             "kind": "product",
                     *             "stock": 12,
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
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
                /** @description Return only orders with this status. A value that is not a status is ignored. */
                status?: string;
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *             "_id": "665f1c2ab4e0d3a1c9f00045",
                     *             "orderId": 1042,
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "user": "665f1c2ab4e0d3a1c9f00012",
                     *             "customer": "665f1c2ab4e0d3a1c9f00091",
                     *             "items": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f00042",
                     *                 "product": "665f1c2ab4e0d3a1c9f00021",
                     *                 "kind": "product",
                     *                 "variant": "665f1c2ab4e0d3a1c9f00022",
                     *                 "name": "Linen notebook",
                     *                 "variantName": "Green",
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
                     *             "shippingCost": 2500,
                     *             "discount": 0,
                     *             "total": 2599.98,
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
                     *             "shippingRate": {
                     *               "rateId": "665f1c2ab4e0d3a1c9f000b1",
                     *               "carrier": "Harbour Books",
                     *               "shippingMethod": "Same day",
                     *               "etaDays": 1
                     *             },
                     *             "fulfilment": {
                     *               "method": "delivery"
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
                     *         },
                     *         "next": null
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
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
                 *       "rateId": "665f1c2ab4e0d3a1c9f000b1",
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
                     *         "_id": "665f1c2ab4e0d3a1c9f00045",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00012",
                     *         "customer": "665f1c2ab4e0d3a1c9f00091",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "kind": "product",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
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
                     *         "shippingCost": 2500,
                     *         "discount": 0,
                     *         "total": 2599.98,
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
                     *         "shippingRate": {
                     *           "rateId": "665f1c2ab4e0d3a1c9f000b1",
                     *           "carrier": "Harbour Books",
                     *           "shippingMethod": "Same day",
                     *           "etaDays": 1
                     *         },
                     *         "fulfilment": {
                     *           "method": "delivery"
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
    quoteOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
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
                 *       "address": {
                 *         "country": "NG"
                 *       },
                 *       "code": "WELCOME10"
                 *     }
                 */
                "application/json": components["schemas"]["QuoteOrderRequest"];
            };
        };
        responses: {
            /** @description Order quoted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order quoted",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "kind": "product",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 2,
                     *             "total": 99.98,
                     *             "discounts": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f00031",
                     *                 "kind": "coupon",
                     *                 "name": "WELCOME10",
                     *                 "amount": 10
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "subtotal": 99.98,
                     *         "shippingCost": 0,
                     *         "discount": 10,
                     *         "discounts": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00031",
                     *             "kind": "coupon",
                     *             "name": "WELCOME10",
                     *             "amount": 10
                     *           }
                     *         ],
                     *         "total": 89.98,
                     *         "currency": "NGN",
                     *         "coupon": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00031",
                     *           "code": "WELCOME10",
                     *           "type": "percentage",
                     *           "discount": 10
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QuoteOrderResponse"];
                };
            };
        };
    };
    trackOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *         "_id": "665f1c2ab4e0d3a1c9f00045",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "items": [
                     *           {
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "kind": "product",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
                     *             "image": "https://images.example.com/linen-notebook.jpg",
                     *             "unitPrice": 49.99,
                     *             "quantity": 2,
                     *             "total": 99.98
                     *           }
                     *         ],
                     *         "subtotal": 99.98,
                     *         "shippingCost": 2500,
                     *         "discount": 0,
                     *         "total": 2599.98,
                     *         "currency": "NGN",
                     *         "status": "paid",
                     *         "paymentStatus": "paid",
                     *         "shippingAddress": {
                     *           "city": "Ikeja",
                     *           "country": "NG"
                     *         },
                     *         "fulfilment": {
                     *           "method": "delivery"
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00045
                 */
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
                     *         "_id": "665f1c2ab4e0d3a1c9f00045",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00012",
                     *         "customer": "665f1c2ab4e0d3a1c9f00091",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "kind": "product",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
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
                     *         "shippingCost": 2500,
                     *         "discount": 0,
                     *         "total": 2599.98,
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
                     *         "shippingRate": {
                     *           "rateId": "665f1c2ab4e0d3a1c9f000b1",
                     *           "carrier": "Harbour Books",
                     *           "shippingMethod": "Same day",
                     *           "etaDays": 1
                     *         },
                     *         "fulfilment": {
                     *           "method": "delivery"
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00045
                 */
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
    cancelPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00045
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payment cancelled",
                     *       "data": {
                     *         "reference": "pay_665f1c2ab4e0d3a1c9f00044",
                     *         "paymentId": "665f1c2ab4e0d3a1c9f00073",
                     *         "status": "unpaid",
                     *         "orderStatus": "pending",
                     *         "amount": 2599.98,
                     *         "currency": "NGN"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CancelPaymentResponse"];
                };
            };
        };
    };
    getPaymentStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00045
                 */
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
                     *         "paymentId": "665f1c2ab4e0d3a1c9f00073",
                     *         "status": "paid",
                     *         "orderStatus": "paid",
                     *         "amount": 2599.98,
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00047
                 */
                id: string;
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
                     *         "_id": "665f1c2ab4e0d3a1c9f00045",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00012",
                     *         "customer": "665f1c2ab4e0d3a1c9f00091",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "kind": "product",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
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
                     *         "shippingCost": 2500,
                     *         "discount": 0,
                     *         "total": 2599.98,
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
                     *         "shippingRate": {
                     *           "rateId": "665f1c2ab4e0d3a1c9f000b1",
                     *           "carrier": "Harbour Books",
                     *           "shippingMethod": "Same day",
                     *           "etaDays": 1
                     *         },
                     *         "fulfilment": {
                     *           "method": "delivery"
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00045
                 */
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
                     *         "_id": "665f1c2ab4e0d3a1c9f00045",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00012",
                     *         "customer": "665f1c2ab4e0d3a1c9f00091",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "kind": "product",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
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
                     *         "shippingCost": 2500,
                     *         "discount": 0,
                     *         "total": 2599.98,
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
                     *         "shippingRate": {
                     *           "rateId": "665f1c2ab4e0d3a1c9f000b1",
                     *           "carrier": "Harbour Books",
                     *           "shippingMethod": "Same day",
                     *           "etaDays": 1
                     *         },
                     *         "fulfilment": {
                     *           "method": "delivery"
                     *         },
                     *         "shipment": null,
                     *         "note": "Please wrap it as a gift.",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:52:00.000Z",
                     *         "expiresAt": "2026-11-26T09:52:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SubmitProofResponse"];
                };
            };
        };
    };
    getProofFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00045
                 */
                id: components["parameters"]["OrderId"];
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
                     *         "url": "http://localhost:4000/downloads/665f1c2ab4e0d3a1c9f00091?access=665f1c2ab4e0d3a1c9f00045&until=1795254000000&signature=c2lnbmF0dXJl",
                     *         "expiresAt": "2026-11-21T10:02:00.000Z",
                     *         "name": "transfer.pdf",
                     *         "contentType": "application/pdf",
                     *         "size": 84210,
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetProofFileResponse"];
                };
            };
        };
    };
    uploadProofFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00045
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "%PDF-1.7 the bytes of the file"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadProofFileRequest"];
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
                     *         "_id": "665f1c2ab4e0d3a1c9f00045",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00012",
                     *         "customer": "665f1c2ab4e0d3a1c9f00091",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "kind": "product",
                     *             "variant": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
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
                     *         "shippingCost": 2500,
                     *         "discount": 0,
                     *         "total": 2599.98,
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
                     *         "shippingRate": {
                     *           "rateId": "665f1c2ab4e0d3a1c9f000b1",
                     *           "carrier": "Harbour Books",
                     *           "shippingMethod": "Same day",
                     *           "etaDays": 1
                     *         },
                     *         "fulfilment": {
                     *           "method": "delivery"
                     *         },
                     *         "shipment": null,
                     *         "note": "Please wrap it as a gift.",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:52:00.000Z",
                     *         "expiresAt": "2026-11-26T09:52:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadProofFileResponse"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *             "description": "Transfer the money from your bank account.",
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
    readPaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 *       "token": "pay_EXAMPLE-not-a-real-token"
                 *     }
                 */
                "application/json": components["schemas"]["ReadPaymentLinkRequest"];
            };
        };
        responses: {
            /** @description Payment link retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payment link retrieved",
                     *       "data": {
                     *         "orderId": 1042,
                     *         "status": "unpaid",
                     *         "orderStatus": "pending",
                     *         "paymentId": null,
                     *         "amount": 2599.98,
                     *         "currency": "NGN",
                     *         "expiresAt": "2026-12-05T09:30:00.000Z",
                     *         "methods": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00072",
                     *             "paymentOption": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00082",
                     *               "id": "sandbox",
                     *               "name": "Card (sandbox)",
                     *               "description": "Pay with a test card. No money moves.",
                     *               "active": true,
                     *               "type": "gateway",
                     *               "image": "https://images.example.com/sandbox.png",
                     *               "currencies": [
                     *                 "NGN"
                     *               ]
                     *             },
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "type": "gateway",
                     *             "active": true,
                     *             "settings": {},
                     *             "createdAt": "2026-10-04T08:00:00.000Z",
                     *             "updatedAt": "2026-10-04T08:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReadPaymentLinkResponse"];
                };
            };
        };
    };
    payByLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 *       "token": "pay_EXAMPLE-not-a-real-token",
                 *       "paymentId": "665f1c2ab4e0d3a1c9f00072",
                 *       "email": "friend@example.com",
                 *       "card": "tok_ok"
                 *     }
                 */
                "application/json": components["schemas"]["PayByLinkRequest"];
            };
        };
        responses: {
            /** @description Payment started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payment started",
                     *       "data": {
                     *         "reference": "pay_665f1c2ab4e0d3a1c9f00043",
                     *         "status": "paid"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayByLinkResponse"];
                };
            };
        };
    };
    receivePaymentCallback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The key of the payment option, such as `sandbox`.
                 * @example sandbox
                 */
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 *       "orderId": "665f1c2ab4e0d3a1c9f00045"
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 *       "orderId": "665f1c2ab4e0d3a1c9f00045",
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
                     *           "_id": "665f1c2ab4e0d3a1c9f00045",
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
    listOrderInvoices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
            /** @description Order invoices retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order invoices retrieved",
                     *       "data": [
                     *         {
                     *           "_id": "665f1c2ab4e0d3a1c9f000f1",
                     *           "shop": "665f1c2ab4e0d3a1c9f00001",
                     *           "kind": "invoice",
                     *           "number": "INV-2026-0001",
                     *           "order": "665f1c2ab4e0d3a1c9f00041",
                     *           "orderId": 1042,
                     *           "corrects": null,
                     *           "refund": null,
                     *           "issuedOn": "2026-11-21",
                     *           "buyer": {
                     *             "name": "Test Shopper",
                     *             "country": "NG",
                     *             "taxNumber": null
                     *           },
                     *           "net": 50,
                     *           "taxes": [],
                     *           "total": 50,
                     *           "currency": "NGN",
                     *           "clearance": null,
                     *           "createdAt": "2026-11-21T09:32:00.000Z",
                     *           "updatedAt": "2026-11-21T09:32:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListOrderInvoicesResponse"];
                };
            };
        };
    };
    getOrderInvoiceDocument: {
        parameters: {
            query: {
                /**
                 * @description `pdf` is for people. It contains the XML as well (Factur-X, PDF/A-3) where the invoice can be written as one. `xml` is for accounting: UBL that follows EN 16931.
                 * @example pdf
                 */
                format: components["parameters"]["DocumentFormat"];
                /**
                 * @description How `xml` is written: UBL by EN 16931, UN/CEFACT's CII, or the German XRechnung, which needs an e-mail address and a telephone number of the seller.
                 * @example ubl
                 */
                profile: components["parameters"]["XmlProfile"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                /**
                 * @description The id of the invoice or credit note.
                 * @example 665f1c2ab4e0d3a1c9f000f1
                 */
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoice link created */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Invoice link created",
                     *       "data": {
                     *         "url": "http://localhost:4000/invoices/665f1c2ab4e0d3a1c9f000f1?format=pdf&until=1795254000000&signature=c2lnbmF0dXJl",
                     *         "expiresAt": "2026-11-21T10:02:00.000Z",
                     *         "name": "INV-2026-0001.pdf",
                     *         "contentType": "application/pdf"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetOrderInvoiceDocumentResponse"];
                };
            };
        };
    };
    getOrderReturns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
            /** @description Returns of the order retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Returns of the order retrieved",
                     *       "data": {
                     *         "offers": [
                     *           {
                     *             "kind": "return",
                     *             "until": "2026-12-22T23:00:00.000Z"
                     *           },
                     *           {
                     *             "kind": "exchange",
                     *             "until": "2026-12-22T23:00:00.000Z"
                     *           },
                     *           {
                     *             "kind": "claim",
                     *             "until": "2028-11-21T23:00:00.000Z"
                     *           },
                     *           {
                     *             "kind": "withdrawal",
                     *             "until": "2026-12-06T23:00:00.000Z"
                     *           }
                     *         ],
                     *         "lines": [
                     *           {
                     *             "itemId": "665f1c2ab4e0d3a1c9f00042",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
                     *             "image": null,
                     *             "quantity": 1,
                     *             "excluded": null
                     *           }
                     *         ],
                     *         "returns": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "order": "665f1c2ab4e0d3a1c9f00041",
                     *             "orderId": 1042,
                     *             "kind": "return",
                     *             "status": "requested",
                     *             "lines": [
                     *               {
                     *                 "itemId": "665f1c2ab4e0d3a1c9f00042",
                     *                 "product": "665f1c2ab4e0d3a1c9f00021",
                     *                 "name": "Linen notebook",
                     *                 "variantName": "Green",
                     *                 "image": null,
                     *                 "quantity": 1,
                     *                 "reason": "does_not_fit",
                     *                 "received": null,
                     *                 "condition": null,
                     *                 "restock": null
                     *               }
                     *             ],
                     *             "note": null,
                     *             "answer": null,
                     *             "label": null,
                     *             "refund": null,
                     *             "declaredAt": "2026-11-24T09:30:00.000Z",
                     *             "deadline": "2026-12-22T23:00:00.000Z",
                     *             "history": [
                     *               {
                     *                 "status": "requested",
                     *                 "at": "2026-11-24T09:30:00.000Z"
                     *               }
                     *             ],
                     *             "createdAt": "2026-11-24T09:30:00.000Z",
                     *             "updatedAt": "2026-11-24T09:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetOrderReturnsResponse"];
                };
            };
        };
    };
    createReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "return",
                 *       "lines": [
                 *         {
                 *           "itemId": "665f1c2ab4e0d3a1c9f00042",
                 *           "quantity": 1,
                 *           "reason": "does_not_fit"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateReturnRequest"];
            };
        };
        responses: {
            /** @description Return requested */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Return requested",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "order": "665f1c2ab4e0d3a1c9f00041",
                     *         "orderId": 1042,
                     *         "kind": "return",
                     *         "status": "requested",
                     *         "lines": [
                     *           {
                     *             "itemId": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
                     *             "image": null,
                     *             "quantity": 1,
                     *             "reason": "does_not_fit",
                     *             "received": null,
                     *             "condition": null,
                     *             "restock": null
                     *           }
                     *         ],
                     *         "note": null,
                     *         "answer": null,
                     *         "label": null,
                     *         "refund": null,
                     *         "declaredAt": "2026-11-24T09:30:00.000Z",
                     *         "deadline": "2026-12-22T23:00:00.000Z",
                     *         "history": [
                     *           {
                     *             "status": "requested",
                     *             "at": "2026-11-24T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "createdAt": "2026-11-24T09:30:00.000Z",
                     *         "updatedAt": "2026-11-24T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateReturnResponse"];
                };
            };
        };
    };
    listReturns: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Returns retrieved",
                     *       "data": {
                     *         "returns": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "order": "665f1c2ab4e0d3a1c9f00041",
                     *             "orderId": 1042,
                     *             "kind": "return",
                     *             "status": "requested",
                     *             "lines": [
                     *               {
                     *                 "itemId": "665f1c2ab4e0d3a1c9f00042",
                     *                 "product": "665f1c2ab4e0d3a1c9f00021",
                     *                 "name": "Linen notebook",
                     *                 "variantName": "Green",
                     *                 "image": null,
                     *                 "quantity": 1,
                     *                 "reason": "does_not_fit",
                     *                 "received": null,
                     *                 "condition": null,
                     *                 "restock": null
                     *               }
                     *             ],
                     *             "note": null,
                     *             "answer": null,
                     *             "label": null,
                     *             "refund": null,
                     *             "declaredAt": "2026-11-24T09:30:00.000Z",
                     *             "deadline": "2026-12-22T23:00:00.000Z",
                     *             "history": [
                     *               {
                     *                 "status": "requested",
                     *                 "at": "2026-11-24T09:30:00.000Z"
                     *               }
                     *             ],
                     *             "createdAt": "2026-11-24T09:30:00.000Z",
                     *             "updatedAt": "2026-11-24T09:30:00.000Z"
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
                    "application/json": components["schemas"]["ListReturnsResponse"];
                };
            };
        };
    };
    declareWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                "application/json": components["schemas"]["DeclareWithdrawalRequest"];
            };
        };
        responses: {
            /** @description If there is such an order, a code is on its way to its e-mail address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "If there is such an order, a code is on its way to its e-mail address",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeclareWithdrawalResponse"];
                };
            };
        };
    };
    openWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                "application/json": components["schemas"]["OpenWithdrawalRequest"];
            };
        };
        responses: {
            /** @description Withdrawal opened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Withdrawal opened",
                     *       "data": {
                     *         "orderId": 1042,
                     *         "declaredAt": "2026-11-24T09:30:00.000Z",
                     *         "until": null,
                     *         "lines": [
                     *           {
                     *             "itemId": "665f1c2ab4e0d3a1c9f00051",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
                     *             "image": null,
                     *             "quantity": 2,
                     *             "excluded": null
                     *           }
                     *         ],
                     *         "confirmed": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OpenWithdrawalResponse"];
                };
            };
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 *       "token": "EXAMPLE-not-a-real-code",
                 *       "lines": [
                 *         {
                 *           "itemId": "665f1c2ab4e0d3a1c9f00051",
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmWithdrawalRequest"];
            };
        };
        responses: {
            /** @description Withdrawal confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Withdrawal confirmed",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e2",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "order": "665f1c2ab4e0d3a1c9f00041",
                     *         "orderId": 1042,
                     *         "kind": "withdrawal",
                     *         "status": "requested",
                     *         "lines": [
                     *           {
                     *             "itemId": "665f1c2ab4e0d3a1c9f00051",
                     *             "product": "665f1c2ab4e0d3a1c9f00021",
                     *             "name": "Linen notebook",
                     *             "variantName": "Green",
                     *             "image": null,
                     *             "quantity": 1,
                     *             "reason": null,
                     *             "received": null,
                     *             "condition": null,
                     *             "restock": null
                     *           }
                     *         ],
                     *         "note": null,
                     *         "answer": null,
                     *         "label": null,
                     *         "refund": null,
                     *         "declaredAt": "2026-11-24T09:30:00.000Z",
                     *         "deadline": null,
                     *         "history": [
                     *           {
                     *             "status": "requested",
                     *             "at": "2026-11-24T09:32:00.000Z"
                     *           }
                     *         ],
                     *         "createdAt": "2026-11-24T09:32:00.000Z",
                     *         "updatedAt": "2026-11-24T09:32:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmWithdrawalResponse"];
                };
            };
        };
    };
    listOrderShipments: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *         },
                     *         "next": null
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The tracking code of the shipment; case, blanks, hyphens and invisible characters are ignored.
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
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00002
                 */
                "x-shop-id"?: components["parameters"]["DigitalShopId"];
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00002
                 */
                "x-shop-id"?: components["parameters"]["DigitalShopId"];
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
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00002
                 */
                "x-shop-id"?: components["parameters"]["DigitalShopId"];
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00002
                 */
                "x-shop-id"?: components["parameters"]["DigitalShopId"];
            };
            path: {
                /**
                 * @description The id of an access in your library.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                entitlementId: string;
                /**
                 * @description The id of a file that the access includes.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00002
                 */
                "x-shop-id"?: components["parameters"]["DigitalShopId"];
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 *       "address": {
                 *         "name": "Test Shopper",
                 *         "line1": "1 Example Street",
                 *         "city": "Ikeja",
                 *         "state": "Lagos",
                 *         "country": "NG",
                 *         "postalCode": "100001"
                 *       }
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
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 * @description The text that the shopper has typed so far.
                 * @example 1 Example Str
                 */
                input: string;
                /**
                 * @description Suggest only addresses in this country. An ISO 3166-1 alpha-2 code; case is ignored.
                 * @example NG
                 */
                country?: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The latitude in degrees north.
                 * @example 6.6018
                 */
                lat: number;
                /**
                 * @description The longitude in degrees east.
                 * @example 3.3515
                 */
                lng: number;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the shipping address.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the shipping address.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the shipping address.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the shipping address.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                /** @description The words to search for in the title, the excerpt and the content; the first eight different ones count. Case, accents, hyphens and apostrophes are ignored. */
                query?: string;
                /** @description Return only posts with this tag, spelled exactly as the merchant wrote it. */
                tag?: string;
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blog posts retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Blog posts retrieved",
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id or the slug of the post.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blog post retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Blog post retrieved",
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
                 * @description Return only banners for this part of the storefront.
                 * @example home
                 */
                placement?: string;
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The id of the push subscription.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the push subscription.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
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
                 * @description The kind of record that the comments are on.
                 * @example product
                 */
                resource: "product" | "blog";
                /**
                 * @description The id of the product or blog post.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
                resourceId: string;
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *               "_id": "3a7d9c1be0525f40c81f6ae2",
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
                     *         },
                     *         "next": null
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                     *           "_id": "3a7d9c1be0525f40c81f6ae2",
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
                     *           "_id": "3a7d9c1be0525f40c81f6ae2",
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
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                     *         },
                     *         "next": null
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
                 * @description The ISO 3166-1 alpha-2 code of the country; case is ignored.
                 * @example NG
                 */
                shortName: string;
                /**
                 * @description The name of a state of the country, or its ISO 3166-2 code; case and accents are ignored.
                 * @example Lagos
                 */
                state?: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
    getAddressFormat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The ISO 3166-1 alpha-2 code of the country; case is ignored.
                 * @example JP
                 */
                shortName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Address format retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Address format retrieved",
                     *       "data": {
                     *         "shortName": "JP",
                     *         "parts": [
                     *           {
                     *             "name": "postalCode",
                     *             "label": "Postal code",
                     *             "required": true
                     *           },
                     *           {
                     *             "name": "state",
                     *             "label": "Prefecture",
                     *             "required": true
                     *           },
                     *           {
                     *             "name": "line1",
                     *             "label": "Street and number",
                     *             "required": true
                     *           },
                     *           {
                     *             "name": "line2",
                     *             "label": "Flat, floor or company",
                     *             "required": false
                     *           },
                     *           {
                     *             "name": "name",
                     *             "label": "Full name",
                     *             "required": true
                     *           }
                     *         ],
                     *         "layout": "〒{postalCode}\n{state}\n{line1}\n{line2}\n{name}",
                     *         "latinLayout": "{name}\n{line1}\n{line2}, {state}\n{postalCode}"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetAddressFormatResponse"];
                };
            };
        };
    };
    listStateCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "x-shop-id"?: components["parameters"]["ShopId"];
            };
            path: {
                /**
                 * @description The ISO 3166-1 alpha-2 code of the country; case is ignored.
                 * @example NG
                 */
                shortName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State codes retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "State codes retrieved",
                     *       "data": [
                     *         {
                     *           "name": "Abia",
                     *           "code": "NG-AB"
                     *         },
                     *         {
                     *           "name": "Adamawa",
                     *           "code": "NG-AD"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListStateCodesResponse"];
                };
            };
        };
    };
    listStates: {
        parameters: {
            query: {
                /**
                 * @description The ISO 3166-1 alpha-2 code of the country; case is ignored.
                 * @example NG
                 */
                shortName: string;
            };
            header?: {
                /**
                 * @description The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer names. An id that no store has is refused.
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
