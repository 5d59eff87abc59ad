// Written by `make gen` from openapi/. Change the contract, not this file.
export interface paths {
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders of the store
         * @description Newest first. Deleted orders are left out.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the orders of the store
         * @description Takes the filters of the list. Deleted orders are left out.
         */
        get: operations["countOrders"];
        put?: never;
        post?: never;
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
            path: {
                /**
                 * @description The id of the order, not its number.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one order
         * @description Answers with the order that a notification about orders names.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Delete an order
         * @description The order no longer appears in lists, counts or reads. Only one that is cancelled or refunded can be deleted.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        /**
         * Change the status or the note of an order
         * @description What is left out stays as it is. A move that the present status does not allow is turned down, and `data.allowed` lists the ones that it does. An order becomes `refunded` by a refund alone. A cancelled order gives its stock and its use of a coupon back.
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the order, not its number.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back for an order
         * @description Without an amount (the body is then `{}`), all that is left to refund goes back, the way it was paid. Once nothing is left, the order's status is `refunded`; until then only its payment status changes. Send an `Idempotency-Key`, so that a repeated call does not refund twice.
         */
        post: operations["refundOrder"];
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
         * List the products of the store
         * @description Newest first, with those that shoppers do not see.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Add a product
         * @description The slug is made from the name, with a number behind it when it is taken. A variant without a price costs what the product costs. Digital products are only for stores of the type `digital`.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find products by words
         * @description All products whose name, description or barcode contains the query, newest first and not in pages. Upper and lower case are the same.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/bulk/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the prices of many products at once
         * @description Give either `percent` or `amount`, not both; less than zero lowers prices. Holds for all products, or for those of one category, and for their variants. New prices are rounded half up to the minor unit and never fall below zero. The notification names no product.
         */
        patch: operations["updateProductPrices"];
        trace?: never;
    };
    "/products/{id}": {
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
        /**
         * Read one product
         * @description Answers with the product that a notification about products names.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Orders that contain it stay as they are.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description What is left out stays as it is, in a variant too; lists are replaced as a whole. Of the variants, those sent with their `_id` are changed, those without are added and those not sent are removed. `quantity` is how many there are from now on, not how many come in. The slug stays.
         */
        patch: operations["updateProduct"];
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
         * @description Newest first, with those that shoppers do not see.
         */
        get: operations["listFoods"];
        put?: never;
        /**
         * Add a food
         * @description Foods hold no stock; one that is not available can be seen, and not ordered.
         */
        post: operations["createFood"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/foods/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find foods by words
         * @description The 30 best matches. Each word of the query must begin a word of the name, the description or the category, or be a form of one, whatever its case. Matches in the name come first, then those in the category; foods that match equally come newest first. Unlisted and unavailable ones are among them.
         */
        get: operations["searchFoods"];
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
            path: {
                /**
                 * @description The id of the food.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one food
         * @description Answers with the food that a notification about foods names.
         */
        get: operations["getFood"];
        put?: never;
        post?: never;
        /**
         * Delete a food
         * @description Orders that contain it stay as they are.
         */
        delete: operations["deleteFood"];
        options?: never;
        head?: never;
        /**
         * Change a food
         * @description What is left out stays as it is; the list of images is replaced as a whole.
         */
        patch: operations["updateFood"];
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
         * @description Newest first, with those that shoppers do not see.
         */
        get: operations["listServices"];
        put?: never;
        /**
         * Add a service
         * @description Services hold no stock. Shoppers order them like products.
         */
        post: operations["createService"];
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
            path: {
                /**
                 * @description The id of the service.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one service
         * @description Answers with the service that a notification about services names.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        /**
         * Delete a service
         * @description Orders that contain it stay as they are.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        /**
         * Change a service
         * @description What is left out stays as it is; the list of images is replaced as a whole.
         */
        patch: operations["updateService"];
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
         * @description Newest first.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category
         * @description Without a slug, one is made from the name. A slug can be used once in a store.
         */
        post: operations["createCategory"];
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
            path: {
                /**
                 * @description The id of the category.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one category
         * @description Answers with the category that a notification about categories names.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        /**
         * Delete a category
         * @description Its products stay and have no category afterwards.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description What is left out stays as it is; a new name alone does not change the slug.
         */
        patch: operations["updateCategory"];
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers of the store
         * @description Newest first. Signing in or ordering at the store makes someone a customer.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Add a customer
         * @description An e-mail address can be used once in a store, and so can a user; upper and lower case are the same. Without a name, the part of the address before the `@` is used. The avatar is made by the service.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the customer.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one customer
         * @description Answers with the customer that a notification about customers names.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        /**
         * Delete a customer
         * @description The customer's orders stay, and so does the account on the platform. Signing in or ordering at the store again makes a new customer.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description What is left out stays as it is. With `user` as `null` the link to a user of the platform is removed.
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the coupons of the store
         * @description Newest first, with those that are switched off or over.
         */
        get: operations["listDiscounts"];
        put?: never;
        /**
         * Add a coupon
         * @description A code can be used once in a store. A percentage is at most 100, and the end is after the start. Without dates the coupon is valid from now on and does not end.
         */
        post: operations["createDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the coupon.
                 * @example 665f1c2ab4e0d3a1c9f00031
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one coupon
         * @description Answers with the coupon that a notification about discounts names.
         */
        get: operations["getDiscount"];
        put?: never;
        post?: never;
        /**
         * Delete a coupon
         * @description Orders that have used it keep the discount they got.
         */
        delete: operations["deleteDiscount"];
        options?: never;
        head?: never;
        /**
         * Change a coupon
         * @description What is left out stays as it is, and the rules for a new coupon hold for the outcome. Orders that have used the coupon keep the discount they got.
         */
        patch: operations["updateDiscount"];
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
         * List the payment methods of the store
         * @description Those that are switched off too, the first that was set up first. A method whose option the platform no longer supports in the store's currency is left out.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Add a payment method
         * @description A store has one method for each option. A transfer needs all five settings: they are the account that shoppers are told to send money to. What is sent as the settings of a gateway is ignored.
         */
        post: operations["createPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payment options of the platform
         * @description What a store of this currency can be paid with; set one up with `POST /payments`.
         */
        get: operations["listPaymentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payment method.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a payment method
         * @description Nobody can begin to pay with it any more, and its option can be set up anew. Orders that chose it stay as they are: a transfer that is under way is still proved and confirmed.
         */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        /**
         * Change a payment method
         * @description What is left out stays as it is; the settings of a transfer are replaced as a whole. Shoppers who ask how to pay from now on are told the new account.
         */
        patch: operations["updatePaymentMethod"];
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
         * List the posts of the store
         * @description Newest first, with drafts. The content is left out.
         */
        get: operations["listBlogs"];
        put?: never;
        /**
         * Write a post
         * @description Without a slug, one is made from the title, with a number behind it when it is taken. A post is a draft until it is published.
         */
        post: operations["createBlog"];
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
            path: {
                /**
                 * @description The id of the post.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one post
         * @description Answers with the post that a notification about blogs names, also while it is a draft.
         */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description Its slug is free for another post from then on.
         */
        delete: operations["deleteBlog"];
        options?: never;
        head?: never;
        /**
         * Change a post
         * @description What is left out stays as it is; a new title alone does not change the slug. A post that is taken back and published again is new from then on.
         */
        patch: operations["updateBlog"];
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
         * @description Newest first, with those that are not live yet or no longer.
         */
        get: operations["listBanners"];
        put?: never;
        /**
         * Add a banner
         * @description Without dates it is live at once and does not end. The end is after the start.
         */
        post: operations["createBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the banner.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one banner
         * @description Live or not.
         */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        /**
         * Delete a banner
         * @description Shoppers do not see it any more.
         */
        delete: operations["deleteBanner"];
        options?: never;
        head?: never;
        /**
         * Change a banner
         * @description What is left out stays as it is; null takes a link, a placement or a date away.
         */
        patch: operations["updateBanner"];
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
         * List the comments of the store
         * @description Newest first, replies and hidden ones among them, on all products and posts.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Answer a comment
         * @description The store's reply; it stands below the same comment as what it answers, one level deep.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one comment
         * @description Answers with the comment that a notification about comments names, hidden or not.
         */
        get: operations["getComment"];
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Its text is erased, whoever wrote it. Replies to it stay.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Hide a comment or show it again
         * @description Shoppers do not see what is hidden. Replies to it stay.
         */
        patch: operations["updateComment"];
        trace?: never;
    };
    "/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the token stands for
         * @description The app, its store and its scopes. Any valid token may ask; no scope is needed.
         */
        get: operations["getApp"];
        put?: never;
        post?: never;
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
         * Read the settings of the store
         * @description What shoppers see of the store, too.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of the store
         * @description What is left out stays as it is; `theme`, `contact` and `socials` are replaced as a whole. The type, the currency and the country of a store never change.
         */
        patch: operations["updateShop"];
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
        /**
         * @description The number that people use, counted within the store.
         * @example 1042
         */
        OrderNumber: number;
        /**
         * @description An amount of money in major units of the store's currency.
         * @example 49.99
         */
        Amount: number;
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
        /**
         * @description An ISO 4217 code.
         * @example NGN
         */
        CurrencyCode: string;
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
        /**
         * Format: date-time
         * @description An ISO 8601 time in UTC.
         * @example 2026-11-21T09:30:00.000Z
         */
        Timestamp: string;
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
            /** @description Null until a shipment was made. */
            shipment: string | null;
            /** @description What the shopper wrote to the merchant. */
            note: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When an unpaid order is cancelled by itself; null where that no longer happens.
             */
            expiresAt: string | null;
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
            /** @description Whether at least one can be bought now. */
            inStock: boolean;
            /** @description Whether shoppers can see it; the Store API shows no others. */
            listed: boolean;
            shop: components["schemas"]["ShopReference"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        VariantInput: {
            /** @description A variant that the product has already; ignored on a new product. */
            _id?: string;
            name: string;
            /** @description Null is the price of the product, whatever that becomes. */
            price?: number | null;
            quantity: number;
            options?: components["schemas"]["Options"];
        };
        /** @description What buying the product gives; null for a product that is not digital. */
        DigitalInput: {
            accessType: components["schemas"]["AccessType"];
            /** @description Whether it opens every digital product of the store. False when left out. */
            allAccess?: boolean;
        } | null;
        ProductSearchItem: {
            _id: components["schemas"]["Id"];
            name: string;
            slug: string;
            price: components["schemas"]["Amount"];
            quantity: components["schemas"]["Stock"];
            images: string[];
            shop: components["schemas"]["ShopReference"];
            createdAt: components["schemas"]["Timestamp"];
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
        FoodSearchItem: {
            _id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Amount"];
            images: string[];
            category: components["schemas"]["CategoryReference"] | null;
            available: boolean;
            listed: boolean;
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
        Customer: {
            _id: components["schemas"]["Id"];
            /** @description The same as `_id`. */
            id: components["schemas"]["Id"];
            /** @description The user of the platform that the customer is linked to. */
            user: string | null;
            shop: components["schemas"]["Id"];
            name: string;
            phone: string | null;
            /** Format: email */
            email: string;
            /** @description When the customer last did something at the store, at first when the record was made. */
            lastActive: components["schemas"]["Timestamp"];
            /** @description Whether that was in the last few minutes. */
            online: boolean;
            active: boolean;
            /**
             * Format: uri
             * @description A picture made by the service.
             */
            avatar: string;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Discount: {
            _id: components["schemas"]["Id"];
            code: string;
            title: string;
            type: components["schemas"]["CouponType"];
            /** @description A fixed amount or a percentage. */
            discount: number;
            minimumOrderAmount: components["schemas"]["Amount"];
            startDate: components["schemas"]["Timestamp"];
            /** @description In the year 9999 for a coupon that does not end. */
            endDate: components["schemas"]["Timestamp"];
            active: boolean;
            /** @description How many orders may use it in all; null for any number. */
            usageLimit: number | null;
            /** @description How many orders of one shopper may use it; null for any number. */
            perUserLimit: number | null;
            /** @description How many orders have used it. */
            usageCount: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
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
        /** @description A comment as the store sees it. */
        ModeratedComment: {
            _id: components["schemas"]["Id"];
            resource: components["schemas"]["CommentResource"];
            resourceId: components["schemas"]["Id"];
            /** @description The comment that this one stands below. */
            parentId: string | null;
            /** @description Null where the store answers or the account is deleted. */
            author: components["schemas"]["CommentAuthor"] | null;
            /** @description Whether the store wrote it. */
            fromStore: boolean;
            /** @description Plain text. */
            body: string;
            likes: components["schemas"]["CommentCount"];
            dislikes: components["schemas"]["CommentCount"];
            replyCount: components["schemas"]["CommentCount"];
            reports: components["schemas"]["CommentCount"];
            /** @description Whether the store has hidden it from shoppers. */
            hidden: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Plain text, not only spaces. */
        CommentBody: string;
        Installation: {
            /** @description Null for a token of the merchant's own tools. */
            clientId: string | null;
            /** @description The name of the app, or of the token where there is no app. */
            name: string;
            shop: {
                _id: components["schemas"]["Id"];
                name: string;
            };
            scopes: string[];
            /** @description When the token stops being valid. */
            expiresAt: components["schemas"]["Timestamp"];
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
        /** @description What every refusal looks like. */
        Failure: {
            status: number;
            /** @constant */
            success: false;
            message: string;
            code?: string;
            /** @description OAuth 2.0 endpoints only (RFC 6749 section 5.2). */
            error?: string;
            /** @description OAuth 2.0 endpoints only. */
            error_description?: string;
            data: Record<string, never>;
        };
    };
    responses: never;
    parameters: {
        /** @description The page to return, counted from 1. */
        Page: number;
        /** @description How many records a page holds. */
        Limit: number;
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
    listOrders: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Only orders in this status. What is not a status is ignored.
                 * @example paid
                 */
                status?: string;
                /**
                 * @description Only orders of the shopper with this user id. What is not an id is ignored.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                user?: string;
                /**
                 * @description Only orders made at this time or later.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: string;
                /**
                 * @description Only orders made at this time or earlier.
                 * @example 2026-11-30T23:59:59.999Z
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                     *             "user": "665f1c2ab4e0d3a1c9f00011",
                     *             "customer": "665f1c2ab4e0d3a1c9f00061",
                     *             "items": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f00042",
                     *                 "product": "665f1c2ab4e0d3a1c9f00022",
                     *                 "variant": null,
                     *                 "name": "Enamel mug",
                     *                 "image": "https://shop.example/mug.jpg",
                     *                 "unitPrice": 15,
                     *                 "quantity": 3,
                     *                 "total": 45,
                     *                 "autoRenew": false,
                     *                 "options": {}
                     *               }
                     *             ],
                     *             "subtotal": 45,
                     *             "shippingCost": 5,
                     *             "discount": 0,
                     *             "total": 50,
                     *             "currency": "NGN",
                     *             "coupon": null,
                     *             "status": "paid",
                     *             "paymentStatus": "paid",
                     *             "shippingAddress": null,
                     *             "shipment": null,
                     *             "note": null,
                     *             "createdAt": "2026-11-21T09:30:00.000Z",
                     *             "updatedAt": "2026-11-21T09:32:00.000Z",
                     *             "expiresAt": null
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Orders retrieved";
                        data: {
                            orders: components["schemas"]["Order"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders in this status. What is not a status is ignored.
                 * @example paid
                 */
                status?: string;
                /**
                 * @description Only orders of the shopper with this user id. What is not an id is ignored.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                user?: string;
                /**
                 * @description Only orders made at this time or later.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: string;
                /**
                 * @description Only orders made at this time or earlier.
                 * @example 2026-11-30T23:59:59.999Z
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Order count retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order count retrieved",
                     *       "data": {
                     *         "count": 128
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Order count retrieved";
                        data: {
                            count: number;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the order, not its number.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Order retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
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
                     *         "user": "665f1c2ab4e0d3a1c9f00011",
                     *         "customer": "665f1c2ab4e0d3a1c9f00061",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00022",
                     *             "variant": null,
                     *             "name": "Enamel mug",
                     *             "image": "https://shop.example/mug.jpg",
                     *             "unitPrice": 15,
                     *             "quantity": 3,
                     *             "total": 45,
                     *             "autoRenew": false,
                     *             "options": {}
                     *           }
                     *         ],
                     *         "subtotal": 45,
                     *         "shippingCost": 5,
                     *         "discount": 0,
                     *         "total": 50,
                     *         "currency": "NGN",
                     *         "coupon": null,
                     *         "status": "paid",
                     *         "paymentStatus": "paid",
                     *         "shippingAddress": null,
                     *         "shipment": null,
                     *         "note": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:32:00.000Z",
                     *         "expiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Order retrieved";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Nothing has changed since the reply whose ETag the call has in If-None-Match */
            304: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Order not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the order, not its number.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Order deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Order deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Order not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Cancel or refund the order before deleting it */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the order, not its number.
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
                 *       "status": "processing",
                 *       "note": "Packed and waiting for the courier"
                 *     }
                 */
                "application/json": {
                    status?: components["schemas"]["OrderStatus"];
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Order updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00041",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00011",
                     *         "customer": "665f1c2ab4e0d3a1c9f00061",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00022",
                     *             "variant": null,
                     *             "name": "Enamel mug",
                     *             "image": "https://shop.example/mug.jpg",
                     *             "unitPrice": 15,
                     *             "quantity": 3,
                     *             "total": 45,
                     *             "autoRenew": false,
                     *             "options": {}
                     *           }
                     *         ],
                     *         "subtotal": 45,
                     *         "shippingCost": 5,
                     *         "discount": 0,
                     *         "total": 50,
                     *         "currency": "NGN",
                     *         "coupon": null,
                     *         "status": "paid",
                     *         "paymentStatus": "paid",
                     *         "shippingAddress": null,
                     *         "shipment": null,
                     *         "note": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:32:00.000Z",
                     *         "expiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Order updated";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Order not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An order cannot move from {from} to {to} */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any string, new for each thing you mean to do. A repeated call with the same key and body gets the first reply again, marked `Idempotent-Replayed: true`, for 24 hours.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the order, not its number.
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
                 *       "amount": 15,
                 *       "reason": "One mug arrived broken"
                 *     }
                 */
                "application/json": {
                    amount?: number;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Order refunded */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order refunded",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00041",
                     *         "orderId": 1042,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00011",
                     *         "customer": "665f1c2ab4e0d3a1c9f00061",
                     *         "items": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00042",
                     *             "product": "665f1c2ab4e0d3a1c9f00022",
                     *             "variant": null,
                     *             "name": "Enamel mug",
                     *             "image": "https://shop.example/mug.jpg",
                     *             "unitPrice": 15,
                     *             "quantity": 3,
                     *             "total": 45,
                     *             "autoRenew": false,
                     *             "options": {}
                     *           }
                     *         ],
                     *         "subtotal": 45,
                     *         "shippingCost": 5,
                     *         "discount": 0,
                     *         "total": 50,
                     *         "currency": "NGN",
                     *         "coupon": null,
                     *         "status": "paid",
                     *         "paymentStatus": "partially_refunded",
                     *         "shippingAddress": null,
                     *         "shipment": null,
                     *         "note": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-22T11:05:00.000Z",
                     *         "expiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Order refunded";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid · The amount is larger than what is left to refund */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Order not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The first request with this Idempotency-Key is still running · Only a paid order can be refunded */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This Idempotency-Key was used with another request */
            422: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The payment provider did not answer; the payment will be checked again */
            502: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                     *             "_id": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Enamel mug",
                     *             "slug": "enamel-mug",
                     *             "description": "Holds 350 ml and survives a fall.",
                     *             "price": 15,
                     *             "compareAtPrice": 18,
                     *             "quantity": 12,
                     *             "images": [
                     *               "https://shop.example/mug.jpg"
                     *             ],
                     *             "barcode": "5012345678900",
                     *             "category": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00021",
                     *               "name": "Kitchen",
                     *               "slug": "kitchen"
                     *             },
                     *             "tags": [
                     *               "enamel"
                     *             ],
                     *             "variants": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f00023",
                     *                 "name": "Green",
                     *                 "price": 15,
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
                     *               "name": "Demo Shop",
                     *               "currency": {
                     *                 "symbol": "₦",
                     *                 "code": "NGN"
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Products retrieved";
                        data: {
                            products: components["schemas"]["Product"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Enamel mug",
                 *       "price": 15,
                 *       "quantity": 12,
                 *       "description": "Holds 350 ml and survives a fall.",
                 *       "images": [
                 *         "https://shop.example/mug.jpg"
                 *       ],
                 *       "category": "665f1c2ab4e0d3a1c9f00021",
                 *       "tags": [
                 *         "enamel"
                 *       ],
                 *       "variants": [
                 *         {
                 *           "name": "Green",
                 *           "quantity": 12,
                 *           "options": {
                 *             "colour": "green"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    name: string;
                    price: number;
                    quantity: number;
                    description?: string;
                    images?: string[];
                    barcode?: string | null;
                    /** @description The id of a category of the store. */
                    category?: string | null;
                    tags?: string[];
                    variants?: components["schemas"]["VariantInput"][];
                    compareAtPrice?: number | null;
                    /** @description Whether shoppers can see it. True when never given. */
                    listed?: boolean;
                    digital?: components["schemas"]["DigitalInput"];
                };
            };
        };
        responses: {
            /** @description Product created */
            201: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Product created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00022",
                     *         "name": "Enamel mug",
                     *         "slug": "enamel-mug",
                     *         "description": "Holds 350 ml and survives a fall.",
                     *         "price": 15,
                     *         "compareAtPrice": 18,
                     *         "quantity": 12,
                     *         "images": [
                     *           "https://shop.example/mug.jpg"
                     *         ],
                     *         "barcode": "5012345678900",
                     *         "category": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00021",
                     *           "name": "Kitchen",
                     *           "slug": "kitchen"
                     *         },
                     *         "tags": [
                     *           "enamel"
                     *         ],
                     *         "variants": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00023",
                     *             "name": "Green",
                     *             "price": 15,
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
                     *           "name": "Demo Shop",
                     *           "currency": {
                     *             "symbol": "₦",
                     *             "code": "NGN"
                     *           }
                     *         },
                     *         "createdAt": "2026-11-01T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 201;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Product created";
                        data: components["schemas"]["Product"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · category is not a category of this store */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope · This is only available on digital stores. */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    searchProducts: {
        parameters: {
            query: {
                /**
                 * @description What to look for.
                 * @example mug
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search products */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Search products",
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Enamel mug",
                     *             "slug": "enamel-mug",
                     *             "price": 15,
                     *             "quantity": 12,
                     *             "images": [
                     *               "https://shop.example/mug.jpg"
                     *             ],
                     *             "shop": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00001",
                     *               "name": "Demo Shop",
                     *               "currency": {
                     *                 "symbol": "₦",
                     *                 "code": "NGN"
                     *               }
                     *             },
                     *             "createdAt": "2026-11-01T10:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Search products";
                        data: {
                            products: components["schemas"]["ProductSearchItem"][];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden: missing required scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateProductPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "percent": -10,
                 *       "category": "665f1c2ab4e0d3a1c9f00021"
                 *     }
                 */
                "application/json": {
                    /** @description How much of the price is added to it. */
                    percent?: number;
                    /** @description What is added to the price. */
                    amount?: number;
                    /** @description The id of a category of the store. */
                    category?: string;
                };
            };
        };
        responses: {
            /** @description Product prices updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Product prices updated",
                     *       "data": {
                     *         "updated": 36
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Product prices updated";
                        data: {
                            /** @description How many products were changed. */
                            updated: number;
                        };
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · category is not a category of this store */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getProduct: {
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
        requestBody?: never;
        responses: {
            /** @description Product retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Product retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00022",
                     *         "name": "Enamel mug",
                     *         "slug": "enamel-mug",
                     *         "description": "Holds 350 ml and survives a fall.",
                     *         "price": 15,
                     *         "compareAtPrice": 18,
                     *         "quantity": 12,
                     *         "images": [
                     *           "https://shop.example/mug.jpg"
                     *         ],
                     *         "barcode": "5012345678900",
                     *         "category": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00021",
                     *           "name": "Kitchen",
                     *           "slug": "kitchen"
                     *         },
                     *         "tags": [
                     *           "enamel"
                     *         ],
                     *         "variants": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00023",
                     *             "name": "Green",
                     *             "price": 15,
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
                     *           "name": "Demo Shop",
                     *           "currency": {
                     *             "symbol": "₦",
                     *             "code": "NGN"
                     *           }
                     *         },
                     *         "createdAt": "2026-11-01T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Product retrieved";
                        data: components["schemas"]["Product"];
                    };
                };
            };
            /** @description Nothing has changed since the reply whose ETag the call has in If-None-Match */
            304: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Product not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteProduct: {
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
        requestBody?: never;
        responses: {
            /** @description Product deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Product deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Product deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Product not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateProduct: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 14,
                 *       "listed": true
                 *     }
                 */
                "application/json": {
                    name?: string;
                    price?: number;
                    quantity?: number;
                    description?: string;
                    images?: string[];
                    barcode?: string | null;
                    /** @description The id of a category of the store. */
                    category?: string | null;
                    tags?: string[];
                    variants?: components["schemas"]["VariantInput"][];
                    compareAtPrice?: number | null;
                    /** @description Whether shoppers can see it. True when never given. */
                    listed?: boolean;
                    digital?: components["schemas"]["DigitalInput"];
                };
            };
        };
        responses: {
            /** @description Product updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Product updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00022",
                     *         "name": "Enamel mug",
                     *         "slug": "enamel-mug",
                     *         "description": "Holds 350 ml and survives a fall.",
                     *         "price": 15,
                     *         "compareAtPrice": 18,
                     *         "quantity": 12,
                     *         "images": [
                     *           "https://shop.example/mug.jpg"
                     *         ],
                     *         "barcode": "5012345678900",
                     *         "category": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00021",
                     *           "name": "Kitchen",
                     *           "slug": "kitchen"
                     *         },
                     *         "tags": [
                     *           "enamel"
                     *         ],
                     *         "variants": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00023",
                     *             "name": "Green",
                     *             "price": 15,
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
                     *           "name": "Demo Shop",
                     *           "currency": {
                     *             "symbol": "₦",
                     *             "code": "NGN"
                     *           }
                     *         },
                     *         "createdAt": "2026-11-01T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Product updated";
                        data: components["schemas"]["Product"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid · category is not a category of this store */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope · This is only available on digital stores. */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Product not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listFoods: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Foods retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Foods retrieved";
                        data: {
                            foods: components["schemas"]["Food"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createFood: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Margherita",
                 *       "price": 10.5,
                 *       "description": "Tomatoes, fresh mozzarella and basil.",
                 *       "images": [
                 *         "https://shop.example/margherita.jpg"
                 *       ],
                 *       "category": null,
                 *       "available": true
                 *     }
                 */
                "application/json": {
                    name: string;
                    price: number;
                    description?: string;
                    images?: string[];
                    /** @description The id of a category of the store. */
                    category?: string | null;
                    /** @description Whether it can be ordered now. True when never given. */
                    available?: boolean;
                    /** @description Whether shoppers can see it. True when never given. */
                    listed?: boolean;
                };
            };
        };
        responses: {
            /** @description Food created */
            201: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Food created",
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
                    "application/json": {
                        /** @constant */
                        status: 201;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Food created";
                        data: components["schemas"]["Food"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · category is not a category of this store */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    searchFoods: {
        parameters: {
            query: {
                /**
                 * @description What to look for.
                 * @example pizza
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search foods */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Search foods",
                     *       "data": {
                     *         "foods": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00061",
                     *             "name": "Margherita",
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
                     *             "listed": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Search foods";
                        data: {
                            foods: components["schemas"]["FoodSearchItem"][];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden: missing required scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getFood: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Food retrieved";
                        data: components["schemas"]["Food"];
                    };
                };
            };
            /** @description Nothing has changed since the reply whose ETag the call has in If-None-Match */
            304: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Food not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteFood: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Food deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Food deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Food deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Food not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateFood: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the food.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "available": false
                 *     }
                 */
                "application/json": {
                    name?: string;
                    price?: number;
                    description?: string;
                    images?: string[];
                    /** @description The id of a category of the store. */
                    category?: string | null;
                    /** @description Whether it can be ordered now. True when never given. */
                    available?: boolean;
                    /** @description Whether shoppers can see it. True when never given. */
                    listed?: boolean;
                };
            };
        };
        responses: {
            /** @description Food updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Food updated",
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Food updated";
                        data: components["schemas"]["Food"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid · category is not a category of this store */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Food not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Services retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Services retrieved";
                        data: {
                            services: components["schemas"]["Service"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Garden visit",
                 *       "price": 80,
                 *       "description": "We look at your garden together and plan the season.",
                 *       "images": [
                 *         "https://shop.example/garden.jpg"
                 *       ],
                 *       "durationMinutes": 90
                 *     }
                 */
                "application/json": {
                    name: string;
                    price: number;
                    description?: string;
                    images?: string[];
                    /** @description How long it takes. */
                    durationMinutes?: number | null;
                    /** @description Whether shoppers can see it. True when never given. */
                    listed?: boolean;
                };
            };
        };
        responses: {
            /** @description Service created */
            201: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Service created",
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
                    "application/json": {
                        /** @constant */
                        status: 201;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Service created";
                        data: components["schemas"]["Service"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Service retrieved";
                        data: components["schemas"]["Service"];
                    };
                };
            };
            /** @description Nothing has changed since the reply whose ETag the call has in If-None-Match */
            304: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Service deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Service deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Service deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the service.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 85,
                 *       "durationMinutes": 120
                 *     }
                 */
                "application/json": {
                    name?: string;
                    price?: number;
                    description?: string;
                    images?: string[];
                    /** @description How long it takes. */
                    durationMinutes?: number | null;
                    /** @description Whether shoppers can see it. True when never given. */
                    listed?: boolean;
                };
            };
        };
        responses: {
            /** @description Service updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Service updated",
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Service updated";
                        data: components["schemas"]["Service"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                     *             "_id": "665f1c2ab4e0d3a1c9f00021",
                     *             "name": "Kitchen",
                     *             "slug": "kitchen",
                     *             "createdAt": "2026-11-01T10:00:00.000Z",
                     *             "updatedAt": "2026-11-01T10:00:00.000Z"
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Categories retrieved";
                        data: {
                            categories: components["schemas"]["Category"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Kitchen",
                 *       "slug": "kitchen"
                 *     }
                 */
                "application/json": {
                    name: string;
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Category created */
            201: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Category created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00021",
                     *         "name": "Kitchen",
                     *         "slug": "kitchen",
                     *         "createdAt": "2026-11-01T10:00:00.000Z",
                     *         "updatedAt": "2026-11-01T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 201;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Category created";
                        data: components["schemas"]["Category"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A category with this slug exists */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the category.
                 * @example 665f1c2ab4e0d3a1c9f00021
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
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Category retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00021",
                     *         "name": "Kitchen",
                     *         "slug": "kitchen",
                     *         "createdAt": "2026-11-01T10:00:00.000Z",
                     *         "updatedAt": "2026-11-01T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Category retrieved";
                        data: components["schemas"]["Category"];
                    };
                };
            };
            /** @description Nothing has changed since the reply whose ETag the call has in If-None-Match */
            304: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Category not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the category.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Category deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Category deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Category deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Category not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the category.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Kitchen"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Category updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Category updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00021",
                     *         "name": "Kitchen",
                     *         "slug": "kitchen",
                     *         "createdAt": "2026-11-01T10:00:00.000Z",
                     *         "updatedAt": "2026-11-01T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Category updated";
                        data: components["schemas"]["Category"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Category not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A category with this slug exists */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Only customers whose name, e-mail address or phone number contains this. Upper and lower case are the same.
                 * @example example.com
                 */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customers retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Customers retrieved",
                     *       "data": {
                     *         "customers": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00061",
                     *             "id": "665f1c2ab4e0d3a1c9f00061",
                     *             "user": null,
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "name": "Test Customer",
                     *             "phone": null,
                     *             "email": "customer@example.com",
                     *             "lastActive": "2026-11-21T09:30:00.000Z",
                     *             "online": false,
                     *             "active": true,
                     *             "avatar": "https://shop.example/avatars/665f1c2ab4e0d3a1c9f00061.svg",
                     *             "createdAt": "2026-11-20T08:15:00.000Z",
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Customers retrieved";
                        data: {
                            customers: components["schemas"]["Customer"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Test Customer",
                 *       "email": "customer@example.com",
                 *       "phone": null,
                 *       "user": null,
                 *       "active": true
                 *     }
                 */
                "application/json": {
                    name?: string;
                    /** Format: email */
                    email: string;
                    phone?: string | null;
                    /** @description The id of a user of the platform to link to. */
                    user?: string | null;
                    /** @default true */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description Customer created successfully */
            201: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Customer created successfully",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "id": "665f1c2ab4e0d3a1c9f00061",
                     *         "user": null,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "name": "Test Customer",
                     *         "phone": null,
                     *         "email": "customer@example.com",
                     *         "lastActive": "2026-11-21T09:30:00.000Z",
                     *         "online": false,
                     *         "active": true,
                     *         "avatar": "https://shop.example/avatars/665f1c2ab4e0d3a1c9f00061.svg",
                     *         "createdAt": "2026-11-20T08:15:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 201;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Customer created successfully";
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · user is not a user of the platform */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A customer with this email exists · This user is a customer of the store already */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the customer.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customer retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Customer retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "id": "665f1c2ab4e0d3a1c9f00061",
                     *         "user": null,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "name": "Test Customer",
                     *         "phone": null,
                     *         "email": "customer@example.com",
                     *         "lastActive": "2026-11-21T09:30:00.000Z",
                     *         "online": false,
                     *         "active": true,
                     *         "avatar": "https://shop.example/avatars/665f1c2ab4e0d3a1c9f00061.svg",
                     *         "createdAt": "2026-11-20T08:15:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Customer retrieved";
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description Nothing has changed since the reply whose ETag the call has in If-None-Match */
            304: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Customer not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the customer.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customer deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Customer deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Customer deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Customer not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the customer.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Test Customer",
                 *       "active": true
                 *     }
                 */
                "application/json": {
                    name?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string | null;
                    /** @description The id of a user of the platform to link to. */
                    user?: string | null;
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description Customer updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Customer updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "id": "665f1c2ab4e0d3a1c9f00061",
                     *         "user": null,
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "name": "Test Customer",
                     *         "phone": null,
                     *         "email": "customer@example.com",
                     *         "lastActive": "2026-11-21T09:30:00.000Z",
                     *         "online": false,
                     *         "active": true,
                     *         "avatar": "https://shop.example/avatars/665f1c2ab4e0d3a1c9f00061.svg",
                     *         "createdAt": "2026-11-20T08:15:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Customer updated";
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid · user is not a user of the platform */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Customer not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A customer with this email exists · This user is a customer of the store already */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDiscounts: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discounts retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Discounts retrieved",
                     *       "data": {
                     *         "discounts": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00031",
                     *             "code": "WELCOME10",
                     *             "title": "10 % off your first order",
                     *             "type": "percentage",
                     *             "discount": 10,
                     *             "minimumOrderAmount": 20,
                     *             "startDate": "2026-01-01T00:00:00.000Z",
                     *             "endDate": "2027-01-01T00:00:00.000Z",
                     *             "active": true,
                     *             "usageLimit": 500,
                     *             "perUserLimit": 1,
                     *             "usageCount": 42,
                     *             "createdAt": "2025-12-20T10:00:00.000Z",
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Discounts retrieved";
                        data: {
                            discounts: components["schemas"]["Discount"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "WELCOME10",
                 *       "title": "10 % off your first order",
                 *       "type": "percentage",
                 *       "discount": 10,
                 *       "perUserLimit": 1
                 *     }
                 */
                "application/json": {
                    /** @description Upper and lower case are the same; it is kept in upper case. */
                    code: string;
                    title: string;
                    type: components["schemas"]["CouponType"];
                    /** @description A fixed amount or a percentage. */
                    discount: number;
                    /** @description 0 when never given. */
                    minimumOrderAmount?: number;
                    /** Format: date-time */
                    startDate?: string;
                    /** Format: date-time */
                    endDate?: string;
                    /** @description True when never given. */
                    active?: boolean;
                    /** @description How many orders may use it in all; null for any number. */
                    usageLimit?: number | null;
                    /** @description How many orders of one shopper may use it; null for any number. */
                    perUserLimit?: number | null;
                };
            };
        };
        responses: {
            /** @description Discount created */
            201: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Discount created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00031",
                     *         "code": "WELCOME10",
                     *         "title": "10 % off your first order",
                     *         "type": "percentage",
                     *         "discount": 10,
                     *         "minimumOrderAmount": 20,
                     *         "startDate": "2026-01-01T00:00:00.000Z",
                     *         "endDate": "2027-01-01T00:00:00.000Z",
                     *         "active": true,
                     *         "usageLimit": 500,
                     *         "perUserLimit": 1,
                     *         "usageCount": 42,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 201;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Discount created";
                        data: components["schemas"]["Discount"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A coupon with this code exists */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the coupon.
                 * @example 665f1c2ab4e0d3a1c9f00031
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discount retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Discount retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00031",
                     *         "code": "WELCOME10",
                     *         "title": "10 % off your first order",
                     *         "type": "percentage",
                     *         "discount": 10,
                     *         "minimumOrderAmount": 20,
                     *         "startDate": "2026-01-01T00:00:00.000Z",
                     *         "endDate": "2027-01-01T00:00:00.000Z",
                     *         "active": true,
                     *         "usageLimit": 500,
                     *         "perUserLimit": 1,
                     *         "usageCount": 42,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Discount retrieved";
                        data: components["schemas"]["Discount"];
                    };
                };
            };
            /** @description Nothing has changed since the reply whose ETag the call has in If-None-Match */
            304: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Discount not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the coupon.
                 * @example 665f1c2ab4e0d3a1c9f00031
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discount deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Discount deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Discount deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Discount not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the coupon.
                 * @example 665f1c2ab4e0d3a1c9f00031
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": {
                    /** @description Upper and lower case are the same; it is kept in upper case. */
                    code?: string;
                    title?: string;
                    type?: components["schemas"]["CouponType"];
                    /** @description A fixed amount or a percentage. */
                    discount?: number;
                    /** @description 0 when never given. */
                    minimumOrderAmount?: number;
                    /** Format: date-time */
                    startDate?: string;
                    /** Format: date-time */
                    endDate?: string;
                    /** @description True when never given. */
                    active?: boolean;
                    /** @description How many orders may use it in all; null for any number. */
                    usageLimit?: number | null;
                    /** @description How many orders of one shopper may use it; null for any number. */
                    perUserLimit?: number | null;
                };
            };
        };
        responses: {
            /** @description Discount updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Discount updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00031",
                     *         "code": "WELCOME10",
                     *         "title": "10 % off your first order",
                     *         "type": "percentage",
                     *         "discount": 10,
                     *         "minimumOrderAmount": 20,
                     *         "startDate": "2026-01-01T00:00:00.000Z",
                     *         "endDate": "2027-01-01T00:00:00.000Z",
                     *         "active": true,
                     *         "usageLimit": 500,
                     *         "perUserLimit": 1,
                     *         "usageCount": 42,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Discount updated";
                        data: components["schemas"]["Discount"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Discount not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A coupon with this code exists */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shop payments retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                     *             "image": "https://images.example.com/bank-transfer.svg",
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Shop payments retrieved";
                        data: components["schemas"]["PaymentMethod"][];
                    };
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentOptionId": "665f1c2ab4e0d3a1c9f00081",
                 *       "settings": {
                 *         "accountNumber": "0000000000",
                 *         "accountName": "Harbour Books",
                 *         "bankCode": "000",
                 *         "bankName": "Example Bank",
                 *         "bankId": "example-bank"
                 *       },
                 *       "active": true
                 *     }
                 */
                "application/json": {
                    /** @description The `_id` or the `id` of one of the options that the platform supports. */
                    paymentOptionId: string;
                    settings?: components["schemas"]["PaymentSettings"];
                    /**
                     * @description Whether shoppers can pay with it.
                     * @default true
                     */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description Payment method created */
            201: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Payment method created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00071",
                     *         "paymentOption": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00081",
                     *           "id": "bank-transfer",
                     *           "name": "Bank transfer",
                     *           "description": "Send the money from your own bank.",
                     *           "active": true,
                     *           "type": "transfer",
                     *           "image": "https://images.example.com/bank-transfer.svg",
                     *           "currencies": [
                     *             "NGN"
                     *           ]
                     *         },
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "type": "transfer",
                     *         "active": true,
                     *         "settings": {
                     *           "accountNumber": "0000000000",
                     *           "accountName": "Harbour Books",
                     *           "bankCode": "000",
                     *           "bankName": "Example Bank",
                     *           "bankId": "example-bank"
                     *         },
                     *         "createdAt": "2026-10-04T08:00:00.000Z",
                     *         "updatedAt": "2026-10-04T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 201;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Payment method created";
                        data: components["schemas"]["PaymentMethod"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Payment option not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The store has a payment method of this option */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPaymentOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment options retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payment options retrieved",
                     *       "data": [
                     *         {
                     *           "_id": "665f1c2ab4e0d3a1c9f00081",
                     *           "id": "bank-transfer",
                     *           "name": "Bank transfer",
                     *           "description": "Send the money from your own bank.",
                     *           "active": true,
                     *           "type": "transfer",
                     *           "image": "https://images.example.com/bank-transfer.svg",
                     *           "currencies": [
                     *             "NGN"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Payment options retrieved";
                        data: components["schemas"]["PaymentOption"][];
                    };
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payment method.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment method deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payment method deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Payment method deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Payment method not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payment method.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": {
                    settings?: components["schemas"]["PaymentSettings"];
                    /** @description Whether shoppers can pay with it. */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description Payment method updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payment method updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00071",
                     *         "paymentOption": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00081",
                     *           "id": "bank-transfer",
                     *           "name": "Bank transfer",
                     *           "description": "Send the money from your own bank.",
                     *           "active": true,
                     *           "type": "transfer",
                     *           "image": "https://images.example.com/bank-transfer.svg",
                     *           "currencies": [
                     *             "NGN"
                     *           ]
                     *         },
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "type": "transfer",
                     *         "active": false,
                     *         "settings": {
                     *           "accountNumber": "0000000000",
                     *           "accountName": "Harbour Books",
                     *           "bankCode": "000",
                     *           "bankName": "Example Bank",
                     *           "bankId": "example-bank"
                     *         },
                     *         "createdAt": "2026-10-04T08:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Payment method updated";
                        data: components["schemas"]["PaymentMethod"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Payment method not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listBlogs: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blogs retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Blogs retrieved";
                        data: {
                            blogs: components["schemas"]["BlogSummary"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createBlog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "How our notebooks are bound",
                 *       "excerpt": "A morning at the workshop.",
                 *       "content": "Every notebook begins as a stack of eight sheets.",
                 *       "tags": [
                 *         "paper",
                 *         "workshop"
                 *       ],
                 *       "published": true
                 *     }
                 */
                "application/json": {
                    title: string;
                    slug?: string;
                    excerpt?: string;
                    content: string;
                    /** Format: uri */
                    cover?: string | null;
                    tags?: string[];
                    /** @description False when never given. */
                    published?: boolean;
                };
            };
        };
        responses: {
            /** @description Blog created */
            201: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Blog created",
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
                    "application/json": {
                        /** @constant */
                        status: 201;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Blog created";
                        data: components["schemas"]["Blog"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A blog with this slug exists */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the post.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blog retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Blog retrieved";
                        data: components["schemas"]["Blog"];
                    };
                };
            };
            /** @description Nothing has changed since the reply whose ETag the call has in If-None-Match */
            304: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Blog not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the post.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blog deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Blog deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Blog deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Blog not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the post.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "published": true
                 *     }
                 */
                "application/json": {
                    title?: string;
                    slug?: string;
                    excerpt?: string;
                    content?: string;
                    /** Format: uri */
                    cover?: string | null;
                    tags?: string[];
                    /** @description False when never given. */
                    published?: boolean;
                };
            };
        };
        responses: {
            /** @description Blog updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Blog updated",
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Blog updated";
                        data: components["schemas"]["Blog"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Blog not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A blog with this slug exists */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listBanners: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Banners retrieved";
                        data: {
                            banners: components["schemas"]["Banner"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Winter sale",
                 *       "image": "https://images.example.com/winter.jpg",
                 *       "link": "/categories/stationery",
                 *       "placement": "home",
                 *       "position": 1,
                 *       "startsAt": "2026-11-20T00:00:00.000Z",
                 *       "endsAt": "2026-12-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    title: string;
                    /** Format: uri */
                    image: string;
                    /** @description An address of the web, or a path of the storefront that begins with `/`. */
                    link?: string | null;
                    placement?: string | null;
                    /** @description 0 when never given. */
                    position?: number;
                    /** Format: date-time */
                    startsAt?: string | null;
                    /** Format: date-time */
                    endsAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Banner created */
            201: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Banner created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *         "title": "Winter sale",
                     *         "image": "https://images.example.com/winter.jpg",
                     *         "link": "/categories/stationery",
                     *         "placement": "home",
                     *         "position": 1,
                     *         "startsAt": "2026-11-20T00:00:00.000Z",
                     *         "endsAt": "2026-12-01T00:00:00.000Z",
                     *         "createdAt": "2026-11-01T09:30:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 201;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Banner created";
                        data: components["schemas"]["Banner"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the banner.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banner retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Banner retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *         "title": "Winter sale",
                     *         "image": "https://images.example.com/winter.jpg",
                     *         "link": "/categories/stationery",
                     *         "placement": "home",
                     *         "position": 1,
                     *         "startsAt": "2026-11-20T00:00:00.000Z",
                     *         "endsAt": "2026-12-01T00:00:00.000Z",
                     *         "createdAt": "2026-11-01T09:30:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Banner retrieved";
                        data: components["schemas"]["Banner"];
                    };
                };
            };
            /** @description Nothing has changed since the reply whose ETag the call has in If-None-Match */
            304: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Banner not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the banner.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banner deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Banner deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Banner deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Banner not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the banner.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "position": 1,
                 *       "endsAt": null
                 *     }
                 */
                "application/json": {
                    title?: string;
                    /** Format: uri */
                    image?: string;
                    /** @description An address of the web, or a path of the storefront that begins with `/`. */
                    link?: string | null;
                    placement?: string | null;
                    /** @description 0 when never given. */
                    position?: number;
                    /** Format: date-time */
                    startsAt?: string | null;
                    /** Format: date-time */
                    endsAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Banner updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Banner updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *         "title": "Winter sale",
                     *         "image": "https://images.example.com/winter.jpg",
                     *         "link": "/categories/stationery",
                     *         "placement": "home",
                     *         "position": 1,
                     *         "startsAt": "2026-11-20T00:00:00.000Z",
                     *         "endsAt": "2026-12-01T00:00:00.000Z",
                     *         "createdAt": "2026-11-01T09:30:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Banner updated";
                        data: components["schemas"]["Banner"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Banner not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comments retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                     *             "replyCount": 1,
                     *             "reports": 0,
                     *             "hidden": false,
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Comments retrieved";
                        data: {
                            comments: components["schemas"]["ModeratedComment"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": "665f1c2ab4e0d3a1c9f000d1",
                 *       "body": "It does, from the first page to the last."
                 *     }
                 */
                "application/json": {
                    parentId: string;
                    body: components["schemas"]["CommentBody"];
                };
            };
        };
        responses: {
            /** @description Comment created */
            201: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Comment created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000d2",
                     *         "resource": "product",
                     *         "resourceId": "665f1c2ab4e0d3a1c9f00021",
                     *         "parentId": "665f1c2ab4e0d3a1c9f000d1",
                     *         "author": null,
                     *         "fromStore": true,
                     *         "body": "It does, from the first page to the last.",
                     *         "likes": 0,
                     *         "dislikes": 0,
                     *         "replyCount": 0,
                     *         "reports": 0,
                     *         "hidden": false,
                     *         "createdAt": "2026-11-20T16:05:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 201;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Comment created";
                        data: components["schemas"]["ModeratedComment"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Comment not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comment retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Comment retrieved",
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
                     *         "replyCount": 1,
                     *         "reports": 0,
                     *         "hidden": false,
                     *         "createdAt": "2026-11-20T16:05:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Comment retrieved";
                        data: components["schemas"]["ModeratedComment"];
                    };
                };
            };
            /** @description Nothing has changed since the reply whose ETag the call has in If-None-Match */
            304: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Names this state; send it in If-None-Match to be told 304. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Comment not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comment deleted */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Comment deleted";
                        data: null;
                    };
                };
            };
            /** @description The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Comment not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hidden": true
                 *     }
                 */
                "application/json": {
                    hidden: boolean;
                };
            };
        };
        responses: {
            /** @description Comment updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                     *         "replyCount": 1,
                     *         "reports": 0,
                     *         "hidden": true,
                     *         "createdAt": "2026-11-20T16:05:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Comment updated";
                        data: components["schemas"]["ModeratedComment"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON · The path is not valid */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Comment not found */
            404: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description App retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "App retrieved",
                     *       "data": {
                     *         "clientId": "665f1c2ab4e0d3a1c9f00051",
                     *         "name": "Stock Keeper",
                     *         "shop": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00001",
                     *           "name": "Demo Shop"
                     *         },
                     *         "scopes": [
                     *           "READ_INVENTORY",
                     *           "READ_ORDERS"
                     *         ],
                     *         "expiresAt": "2026-12-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "App retrieved";
                        data: components["schemas"]["Installation"];
                    };
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shop retrieved */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
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
                     *         "name": "Demo Shop",
                     *         "slug": "demo-shop",
                     *         "type": "ecommerce",
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "country": "NG",
                     *         "logo": "https://shop.example/logo.png",
                     *         "theme": {
                     *           "primaryColor": "#0f766e",
                     *           "backgroundColor": "#ffffff",
                     *           "font": "Inter"
                     *         },
                     *         "contact": {
                     *           "email": "help@shop.example",
                     *           "address": "1 Example Road"
                     *         },
                     *         "socials": {
                     *           "instagram": "https://instagram.com/example"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Shop retrieved";
                        data: components["schemas"]["Shop"];
                    };
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Demo Shop",
                 *       "theme": {
                 *         "primaryColor": "#0f766e"
                 *       }
                 *     }
                 */
                "application/json": {
                    name?: string;
                    slug?: string;
                    /** Format: uri */
                    logo?: string | null;
                    theme?: components["schemas"]["ShopTheme"];
                    contact?: components["schemas"]["ShopContact"];
                    socials?: components["schemas"]["ShopSocials"];
                };
            };
        };
        responses: {
            /** @description Shop updated */
            200: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shop updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00001",
                     *         "name": "Demo Shop",
                     *         "slug": "demo-shop",
                     *         "type": "ecommerce",
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "country": "NG",
                     *         "logo": "https://shop.example/logo.png",
                     *         "theme": {
                     *           "primaryColor": "#0f766e",
                     *           "backgroundColor": "#ffffff",
                     *           "font": "Inter"
                     *         },
                     *         "contact": {
                     *           "email": "help@shop.example",
                     *           "address": "1 Example Road"
                     *         },
                     *         "socials": {
                     *           "instagram": "https://instagram.com/example"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @constant */
                        success: true;
                        /** @constant */
                        message: "Shop updated";
                        data: components["schemas"]["Shop"];
                    };
                };
            };
            /** @description The request is not valid · The body is not valid JSON */
            400: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Authentication required */
            401: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Insufficient scope */
            403: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description This slug is taken */
            409: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than 1 MB */
            413: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The content type must be {expected} */
            415: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Names this call in our logs. */
                    "X-Request-Id"?: string;
                    /** @description How many calls a burst may hold. */
                    "RateLimit-Limit"?: number;
                    /** @description How many calls are left of it. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the whole burst is there again. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
