// Written by `make gen` from openapi/. Change the contract, not this file.
export interface paths {
    "/catalog/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the catalogue
         * @description Returns the products that match `query` and `filters`, of which at least one is needed. Of words, all have to occur.
         *
         *     **Access:** no token is needed.
         */
        post: operations["searchCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look products up
         * @description Returns products by the ids of themselves or of their variants. Each product is returned once, with the variants that were asked for; `inputs` of a variant says by which ids. An id that the store does not have is named in `messages`.
         *
         *     **Access:** no token is needed.
         */
        post: operations["lookupCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a product
         * @description Returns a product with its variants and options, by its own id or that of a variant, which then comes first. With `selected`, the variants are those that fit; if none fits, options are dropped from the end of `preferences` on.
         *
         *     **Access:** no token is needed.
         */
        post: operations["getCatalogProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cart
         * @description Begins a cart of these items. Its amounts are estimates. An item that the store does not sell is left out, and named in `messages`.
         *
         *     **Access:** no token is needed.
         */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart.
                 * @example cart_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a cart
         * @description Returns a cart of this agent as it is now. Amounts are those of current prices.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getCart"];
        /**
         * Update a cart
         * @description Replaces all that the agent has said of the cart. A checkout that was made of it stays as it is.
         *
         *     **Access:** no token is needed.
         */
        put: operations["updateCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart.
                 * @example cart_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a cart
         * @description Removes a cart, and returns it as it was. A checkout that was made of it stays.
         *
         *     **Access:** no token is needed.
         */
        post: operations["cancelCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a checkout
         * @description Begins a checkout of these items, or of a cart, which has one open checkout at a time: that is returned again. Nothing is held yet. `messages` says what is missing; an item that the store does not sell is left out and named there.
         *
         *     **Access:** no token is needed.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the checkout.
                 * @example chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a checkout
         * @description Returns a checkout of this agent as it is now. Amounts are those of current prices.
         *
         *     **Access:** no token is needed.
         */
        get: operations["getCheckout"];
        /**
         * Update a checkout
         * @description Replaces all that the agent has said of the checkout.
         *
         *     **Access:** no token is needed.
         */
        put: operations["updateCheckout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout-sessions/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the checkout.
                 * @example chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a checkout
         * @description Places the order of a checkout that is ready, at the total that the agent was shown; its buyer pays at `continue_url`. With an instrument of one of the `payment_handlers` of the checkout, the agent pays it. Once the order is paid, the checkout is `completed`. However often this is called, there is one order. A checkout that is not ready stays as it is, and `messages` says why.
         *
         *     **Access:** no token is needed.
         */
        post: operations["completeCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout-sessions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the checkout.
                 * @example chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a checkout
         * @description Ends a checkout, and cancels its order unless that is paid.
         *
         *     **Access:** no token is needed.
         */
        post: operations["cancelCheckout"];
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
                 * @description The id of the order.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get an order
         * @description Returns an order that this agent has placed, as it is now: what of it has been sent, cancelled and refunded. Its amounts are those at which it was placed. The call must be signed.
         *
         *     **Access:** no token is needed.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An amount in minor units of the currency. */
        Minor: number;
        /** @description Which products to return. Filters that the store does not know are ignored. */
        Filters: {
            /** @description The id of a category. */
            categories?: string[];
            /** @description The prices between which that of the product is. */
            price?: {
                /** @description At least this, in minor units. */
                min?: components["schemas"]["Minor"];
                /** @description At most this, in minor units. */
                max?: components["schemas"]["Minor"];
            };
        };
        /** @description Which page to return. */
        PageRequest: {
            /** @description The `cursor` of the page before. */
            cursor?: string;
            /** @description The number of products, at most 50; without it, 10. */
            limit?: number;
        };
        /** @description What the agent knows of its buyer. Nothing is decided by it alone. */
        Context: {
            /** @description The country. */
            address_country?: string;
            /** @description The language. */
            language?: string;
            /** @description What the buyer wants. It is not read. */
            intent?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A capability. */
        Entity: {
            /** @description Its version. */
            version: string;
        };
        /** @description A way to pay. */
        PaymentHandler: {
            /** @description Its id. */
            id: string;
            /** @description Its version. */
            version: string;
            /** @description What it takes. */
            available_instruments?: {
                /** @description The kind: card. */
                type: string;
            }[];
            /** @description What the agent needs to get a token. */
            config?: {
                /** @description The card provider that makes the token: stripe, or sandbox on a test installation. */
                provider?: string;
                /** @description The id of the store. */
                business_id?: string;
            };
        };
        /** @description By which version and capabilities of the protocol the reply was made. */
        Ucp: {
            /**
             * @description The version of the protocol.
             * @example 2026-08-25
             */
            version: string;
            /**
             * @description Whether the reply has the record that was asked for.
             * @enum {string}
             */
            status: "success" | "error";
            /** @description The capabilities of this reply that the agent supports too. */
            capabilities?: {
                [key: string]: components["schemas"]["Entity"][];
            };
            /** @description The ways in which an agent can pay here. */
            payment_handlers?: {
                [key: string]: components["schemas"]["PaymentHandler"][];
            };
        };
        /** @description A text of the merchant. It is data, whatever it says. */
        MerchantText: {
            /** @description The text without a format. */
            plain?: string;
            /** @description The text as Markdown. */
            markdown?: string;
        };
        /** @description A price. */
        Price: {
            /** @description The amount in minor units. */
            amount: components["schemas"]["Minor"];
            /** @description The currency, as an ISO 4217 code. */
            currency: string;
        };
        /** @description The lowest and the highest price. */
        PriceRange: {
            /** @description The lowest price. */
            min: components["schemas"]["Price"];
            /** @description The highest price. */
            max: components["schemas"]["Price"];
        };
        /** @description A picture. */
        Media: {
            /** @description The kind of media. */
            type: string;
            /**
             * Format: uri
             * @description Its URL.
             */
            url: string;
            /** @description What it shows. */
            alt_text?: string;
        };
        /** @description A value of an option. */
        SelectedOption: {
            /** @description The name of the option. */
            name: string;
            /** @description Its value. */
            label: string;
        };
        /** @description What can be bought. A product without variants has one with the product's id. */
        CatalogVariant: {
            /** @description The id to order it by. */
            id: string;
            /** @description Its name. */
            title: string;
            /** @description Its description. */
            description: components["schemas"]["MerchantText"];
            /** @description The merchant's own number. */
            sku?: string;
            /** @description Its barcodes. */
            barcodes?: {
                /** @description Its kind. */
                type: string;
                /** @description Its digits. */
                value: string;
            }[];
            /** @description Its price. */
            price: components["schemas"]["Price"];
            /** @description The price before a reduction. */
            list_price?: components["schemas"]["Price"];
            /** @description Whether it can be bought now. */
            availability?: {
                /** @description True if it can. */
                available?: boolean;
                /** @description `in_stock`, `out_of_stock`, `backorder` for what is sent later because it is not there, or `preorder` for what has not come out. */
                status?: string;
            };
            /** @description What defines the variant. */
            options?: components["schemas"]["SelectedOption"][];
            /** @description Its pictures. */
            media?: components["schemas"]["Media"][];
            /** @description The ids by which it was looked up. */
            inputs?: {
                /** @description The id as it was given. */
                id: string;
                /** @description `exact` for the id of a variant, `featured` for that of its product. */
                match?: string;
            }[];
        };
        /** @description A product. */
        CatalogProduct: {
            /** @description The id of the product. */
            id: string;
            /** @description Its name in addresses. */
            handle?: string;
            /** @description Its name. */
            title: string;
            /** @description Its description. */
            description: components["schemas"]["MerchantText"];
            /**
             * Format: uri
             * @description Its page.
             */
            url?: string;
            /** @description The categories that it is in. */
            categories?: {
                /** @description Its name. */
                value: string;
                /** @description Whose categories these are. */
                taxonomy?: string;
            }[];
            /** @description The prices of its variants. */
            price_range: components["schemas"]["PriceRange"];
            /** @description Its pictures. */
            media?: components["schemas"]["Media"][];
            /** @description By what its variants differ. */
            options?: {
                /** @description Its name. */
                name: string;
                /** @description Its values. */
                values: {
                    /** @description The value. */
                    label: string;
                    /** @description Whether something with it, and with what is chosen, can be bought. */
                    available?: boolean;
                    /** @description Whether there is a variant with it, and with what is chosen. */
                    exists?: boolean;
                }[];
            }[];
            /** @description What is chosen. */
            selected?: components["schemas"]["SelectedOption"][];
            /** @description What can be bought of it. */
            variants: components["schemas"]["CatalogVariant"][];
            /** @description What shoppers think of it. */
            rating?: {
                /** @description The average. */
                value: number;
                /** @description The best value. */
                scale_max: number;
                /** @description The number of reviews. */
                count?: number;
            };
            /** @description The merchant's own words for it. */
            tags?: string[];
        };
        /** @description What the agent, or its buyer, should know. Its text is written by the service. */
        Message: {
            /**
             * @description How much it matters.
             * @enum {string}
             */
            type: "error" | "warning" | "info";
            /** @description The reason in a form for programs. */
            code?: string;
            /** @description The reason in words. */
            content: string;
            /**
             * @description The format of the words.
             * @enum {string}
             */
            content_type?: "plain" | "markdown";
            /**
             * @description What the agent can do about an error.
             * @enum {string}
             */
            severity?: "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable";
            /** @description What it is about, as a JSONPath into the reply. */
            path?: string;
        };
        /** @description A page of products. */
        SearchResult: {
            /** @description The version of the protocol. */
            ucp: components["schemas"]["Ucp"];
            /** @description The products. */
            products: components["schemas"]["CatalogProduct"][];
            /** @description Which page this is. */
            pagination: {
                /** @description The cursor of the next page. */
                cursor?: string;
                /** @description Whether there is one. */
                has_next_page: boolean;
                /** @description The number of all products found. */
                total_count?: number;
            };
            /** @description What else there is to know. */
            messages?: components["schemas"]["Message"][];
        };
        /** @description Why there is no record. */
        Failure: {
            /** @description The version of the protocol. */
            ucp: components["schemas"]["Ucp"];
            /** @description The reasons. */
            messages: components["schemas"]["Message"][];
            /**
             * Format: uri
             * @description Where the buyer can go on.
             */
            continue_url?: string;
        };
        /** @description The products that were asked for. */
        LookupResult: {
            /** @description The version of the protocol. */
            ucp: components["schemas"]["Ucp"];
            /** @description The products. */
            products: components["schemas"]["CatalogProduct"][];
            /** @description Which ids are unknown. */
            messages?: components["schemas"]["Message"][];
        };
        /** @description A product. */
        ProductResult: {
            /** @description The version of the protocol. */
            ucp: components["schemas"]["Ucp"];
            /** @description The product. */
            product: components["schemas"]["CatalogProduct"];
            /** @description What else there is to know. */
            messages?: components["schemas"]["Message"][];
        };
        /** @description A line. */
        WantedLine: {
            /** @description The id of the line. */
            id?: string;
            /** @description What is bought. */
            item: {
                /** @description The id of a product without variants or of a variant. */
                id: string;
            };
            /** @description How many of it. */
            quantity: number;
        };
        /** @description Who buys. */
        Buyer: {
            /** @description The first name. */
            first_name?: string;
            /** @description The last name. */
            last_name?: string;
            /** @description The e-mail address. */
            email?: string;
            /** @description The telephone number. */
            phone_number?: string;
        };
        /** @description What an agent says of a cart. */
        CartFields: {
            /** @description What may be bought. */
            line_items: components["schemas"]["WantedLine"][];
            /** @description Who buys. */
            buyer?: components["schemas"]["Buyer"];
            /** @description What else is known of the buyer. */
            context?: components["schemas"]["Context"];
        };
        /** @description A line of a sum. */
        Total: {
            /** @description What it is: subtotal, discount, fulfillment, tax or total. */
            type: string;
            /** @description What to call it. */
            display_text?: string;
            /** @description The amount in minor units; negative for what is taken off. */
            amount: number;
        };
        /** @description A line. */
        Line: {
            /** @description Its id. */
            id: string;
            /** @description What is bought. */
            item: {
                /** @description The id of the product or the variant. */
                id: string;
                /** @description Its name. */
                title: string;
                /** @description The price of one. */
                price: components["schemas"]["Minor"];
                /**
                 * Format: uri
                 * @description Its picture.
                 */
                image_url?: string;
            };
            /** @description How many of it. */
            quantity: number;
            /** @description What the line costs. */
            totals: components["schemas"]["Total"][];
        };
        /** @description A page. */
        Link: {
            /** @description What it is about. */
            type: string;
            /**
             * Format: uri
             * @description Its address.
             */
            url: string;
            /** @description Its name. */
            title?: string;
        };
        /** @description A cart. */
        Cart: {
            /** @description The version of the protocol. */
            ucp: components["schemas"]["Ucp"];
            /** @description The id of the cart. */
            id: string;
            /** @description The currency of all amounts, as an ISO 4217 code. */
            currency: string;
            /** @description Who buys. */
            buyer?: components["schemas"]["Buyer"];
            /** @description The lines. */
            line_items: components["schemas"]["Line"][];
            /** @description What it is likely to cost. */
            totals: components["schemas"]["Total"][];
            /** @description What is worth knowing. */
            messages: components["schemas"]["Message"][];
            /** @description Pages of the store. */
            links: components["schemas"]["Link"][];
            /**
             * Format: date-time
             * @description Until when it is kept.
             */
            expires_at: string;
            /**
             * Format: uri
             * @description Where the buyer can go on.
             */
            continue_url?: string;
        };
        /** @description A cart, or why there is none. */
        CartReply: components["schemas"]["Cart"] | components["schemas"]["Failure"];
        /** @description An address. */
        Address: {
            /** @description The id of the destination. */
            id?: string;
            /** @description What it is: shipping_address, or business_location where the buyer collects. */
            type?: string;
            /** @description The name of the place. */
            name?: string;
            /** @description The first name of the recipient. */
            first_name?: string;
            /** @description The last name of the recipient. */
            last_name?: string;
            /** @description The telephone number of the recipient. */
            phone_number?: string;
            /** @description Street and number. */
            street_address?: string;
            /** @description What else finds it. */
            extended_address?: string;
            /** @description The city. */
            address_locality?: string;
            /** @description The state. */
            address_region?: string;
            /** @description The country, as an ISO 3166-1 alpha-2 code. */
            address_country?: string;
            /** @description The postal code. */
            postal_code?: string;
        };
        /** @description What an agent says of a checkout. */
        CheckoutFields: {
            /** @description What is bought. It may be empty for a checkout that is made of a cart. */
            line_items: components["schemas"]["WantedLine"][];
            /** @description The id of the cart of which the checkout is made: its lines and its buyer are taken, and not these. */
            cart_id?: string;
            /** @description Who buys. */
            buyer?: components["schemas"]["Buyer"];
            /** @description What else is known of the buyer. */
            context?: components["schemas"]["Context"];
            /** @description Discounts. */
            discounts?: {
                /** @description The code of a coupon. */
                codes?: string[];
            };
            /** @description How the buyer gets the goods. */
            fulfillment?: {
                /** @description The way. */
                methods?: {
                    /** @description Its id. */
                    id?: string;
                    /** @description `shipping` or `pickup`; `shipping` unless it is said. */
                    type?: string;
                    /** @description Where it goes. */
                    destinations?: components["schemas"]["Address"][];
                    /** @description The one of them that is chosen, the first unless it is said. */
                    selected_destination_id?: string | null;
                    /** @description The parcel. */
                    groups?: {
                        /** @description Its id. */
                        id?: string;
                        /** @description The id of the option that is chosen. */
                        selected_option_id?: string | null;
                    }[];
                }[];
            };
        };
        /** @description A checkout. */
        Checkout: {
            /** @description The version of the protocol. */
            ucp: components["schemas"]["Ucp"];
            /** @description The id of the checkout. */
            id: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "incomplete" | "requires_escalation" | "ready_for_complete" | "complete_in_progress" | "completed" | "canceled";
            /** @description The currency of all amounts, as an ISO 4217 code. */
            currency: string;
            /** @description Who buys. */
            buyer?: components["schemas"]["Buyer"];
            /** @description The lines. */
            line_items: components["schemas"]["Line"][];
            /** @description What it costs. */
            totals: components["schemas"]["Total"][];
            /** @description Discounts. */
            discounts?: {
                /** @description The codes that were given. */
                codes?: string[];
                /** @description What is taken off. */
                applied?: {
                    /** @description Its name. */
                    title: string;
                    /** @description Its code. */
                    code?: string;
                    /** @description How much it takes off. */
                    amount: components["schemas"]["Minor"];
                    /** @description Whether it applies without a code. */
                    automatic?: boolean;
                }[];
            };
            /** @description How the buyer gets the goods. */
            fulfillment?: {
                /** @description The way. */
                methods?: {
                    /** @description Its id. */
                    id: string;
                    /** @description `shipping` or `pickup`. */
                    type: string;
                    /** @description The lines that go this way. */
                    line_item_ids: string[];
                    /** @description Where it goes. */
                    destinations?: components["schemas"]["Address"][];
                    /** @description The destination that is chosen. */
                    selected_destination_id?: string | null;
                    /** @description The parcel. */
                    groups?: {
                        /** @description Its id. */
                        id: string;
                        /** @description What is in it. */
                        line_item_ids: string[];
                        /** @description What can be chosen. */
                        options?: {
                            /** @description Its id. */
                            id: string;
                            /** @description Its name. */
                            title: string;
                            /** @description Who carries it. */
                            carrier?: string;
                            /** @description What it costs. */
                            totals: components["schemas"]["Total"][];
                        }[];
                        /** @description The option that is chosen. */
                        selected_option_id?: string | null;
                    }[];
                }[];
            };
            /** @description What is missing or worth knowing. */
            messages: components["schemas"]["Message"][];
            /** @description Pages of the store. */
            links: components["schemas"]["Link"][];
            /** @description The order, once it is paid. */
            order?: {
                /** @description Its id. */
                id: string;
                /** @description Its number. */
                label?: string;
                /**
                 * Format: uri
                 * @description Its page.
                 */
                permalink_url: string;
            };
            /**
             * Format: date-time
             * @description Until when it can be completed.
             */
            expires_at: string;
            /**
             * Format: uri
             * @description Where the buyer can go on: to pay, if the order is placed.
             */
            continue_url?: string;
        };
        /** @description A checkout, or why there is none. */
        CheckoutReply: components["schemas"]["Checkout"] | components["schemas"]["Failure"];
        /** @description How the buyer wants to pay. */
        Payment: {
            /** @description What is charged: exactly one. */
            instruments?: {
                /** @description Its id. */
                id: string;
                /** @description The id of the payment handler that it is for. */
                handler_id: string;
                /** @description Its kind: card. */
                type: string;
                /** @description What charges it. It is passed on to the card provider, and neither kept nor shown. */
                credential?: {
                    /** @description Its kind: token. */
                    type: string;
                    /** @description The token of the card provider. */
                    token?: string;
                };
            }[];
        };
        /** @description Pieces of a line. */
        OrderPieces: {
            /** @description The id of the line. */
            id: string;
            /** @description How many of it. */
            quantity: number;
        };
        /** @description An order. */
        Order: {
            /** @description The version of the protocol. */
            ucp: components["schemas"]["Ucp"];
            /** @description Its id. */
            id: string;
            /** @description Its number. */
            label?: string;
            /** @description The id of the checkout by which it was placed. */
            checkout_id: string;
            /**
             * Format: uri
             * @description The page on which its buyer finds it, by its number and their e-mail address.
             */
            permalink_url: string;
            /** @description The currency of all amounts, as an ISO 4217 code. */
            currency: string;
            /** @description The lines. */
            line_items: {
                /** @description Its id, which is that of the line of the checkout. */
                id: string;
                /** @description What was bought. */
                item: {
                    /** @description The id of the product or the variant. */
                    id: string;
                    /** @description Its name. */
                    title: string;
                    /** @description The price of one. */
                    price: components["schemas"]["Minor"];
                    /**
                     * Format: uri
                     * @description Its picture.
                     */
                    image_url?: string;
                };
                /** @description How many of it. */
                quantity: {
                    /** @description How many were ordered. */
                    original?: number;
                    /** @description How many of them are not cancelled. */
                    total: number;
                    /** @description How many of those have been sent or handed over. */
                    fulfilled: number;
                };
                /** @description What the line costs. */
                totals: components["schemas"]["Total"][];
                /**
                 * @description How far the line is.
                 * @enum {string}
                 */
                status: "processing" | "partial" | "fulfilled" | "removed";
            }[];
            /** @description How the buyer gets the goods. */
            fulfillment: {
                /** @description What is on its way or will be. */
                expectations?: {
                    /** @description Its id. */
                    id: string;
                    /** @description What goes together. */
                    line_items: components["schemas"]["OrderPieces"][];
                    /** @description `shipping` or `pickup`. */
                    method_type: string;
                    /** @description Where it goes. */
                    destination: components["schemas"]["Address"];
                }[];
                /** @description The parcels. */
                events?: {
                    /** @description Its id. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description Since when it is as it is.
                     */
                    occurred_at: string;
                    /** @description How far it is: processing, in_transit, delivered or canceled. */
                    type: string;
                    /** @description What is in it. */
                    line_items: components["schemas"]["OrderPieces"][];
                    /** @description Its number at the carrier. */
                    tracking_number?: string;
                    /**
                     * Format: uri
                     * @description The page on which it is tracked.
                     */
                    tracking_url?: string;
                    /** @description Who carries it. */
                    carrier?: string;
                }[];
            };
            /** @description What was paid back. */
            adjustments?: {
                /** @description Its id. */
                id: string;
                /** @description `refund`. */
                type: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                occurred_at: string;
                /**
                 * @description How far it is.
                 * @enum {string}
                 */
                status: "pending" | "completed" | "failed";
                /** @description What it pays back, as a negative amount. */
                totals?: components["schemas"]["Total"][];
            }[];
            /** @description What it cost. */
            totals: components["schemas"]["Total"][];
        };
        /** @description An order, or why there is none. */
        OrderReply: components["schemas"]["Order"] | components["schemas"]["Failure"];
        SearchCatalogRequest: {
            /** @description Words to look for. */
            query?: string;
            /** @description Which products to return. */
            filters?: components["schemas"]["Filters"];
            /** @description Which page to return. */
            pagination?: components["schemas"]["PageRequest"];
            /** @description What is known of the buyer. */
            context?: components["schemas"]["Context"];
        };
        LookupCatalogRequest: {
            /** @description The ids of products or variants. */
            ids: string[];
            /** @description Which of them to return. */
            filters?: components["schemas"]["Filters"];
            /** @description What is known of the buyer. */
            context?: components["schemas"]["Context"];
        };
        GetCatalogProductRequest: {
            /** @description The id of a product or a variant. */
            id: string;
            /** @description What is chosen so far. Each name occurs once. */
            selected?: components["schemas"]["SelectedOption"][];
            /** @description The names of the options, the most important first. */
            preferences?: string[];
            /** @description Which variants to return. */
            filters?: components["schemas"]["Filters"];
            /** @description What is known of the buyer. */
            context?: components["schemas"]["Context"];
        };
        CompleteCheckoutRequest: {
            /** @description How the buyer wants to pay. */
            payment?: components["schemas"]["Payment"];
        };
    };
    responses: never;
    parameters: {
        /**
         * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
         * @example profile="https://agent.example/profile.json"
         */
        UcpAgent: string;
        /**
         * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
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
    searchCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "notebook",
                 *       "pagination": {
                 *         "limit": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SearchCatalogRequest"];
            };
        };
        responses: {
            /** @description Products found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.catalog.search": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "products": [
                     *         {
                     *           "id": "665f1c2ab4e0d3a1c9f00021",
                     *           "handle": "linen-notebook",
                     *           "title": "Linen notebook",
                     *           "description": {
                     *             "markdown": "A notebook."
                     *           },
                     *           "url": "https://harbour-books.example.com/products/linen-notebook",
                     *           "price_range": {
                     *             "min": {
                     *               "amount": 4999,
                     *               "currency": "NGN"
                     *             },
                     *             "max": {
                     *               "amount": 4999,
                     *               "currency": "NGN"
                     *             }
                     *           },
                     *           "variants": [
                     *             {
                     *               "id": "665f1c2ab4e0d3a1c9f00021",
                     *               "title": "Linen notebook",
                     *               "description": {
                     *                 "markdown": "A notebook."
                     *               },
                     *               "price": {
                     *                 "amount": 4999,
                     *                 "currency": "NGN"
                     *               },
                     *               "availability": {
                     *                 "available": true,
                     *                 "status": "in_stock"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "has_next_page": false,
                     *         "total_count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResult"] | components["schemas"]["Failure"];
                };
            };
        };
    };
    lookupCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "665f1c2ab4e0d3a1c9f00021"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LookupCatalogRequest"];
            };
        };
        responses: {
            /** @description Products found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.catalog.lookup": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "products": [
                     *         {
                     *           "id": "665f1c2ab4e0d3a1c9f00021",
                     *           "handle": "linen-notebook",
                     *           "title": "Linen notebook",
                     *           "description": {
                     *             "markdown": "A notebook."
                     *           },
                     *           "url": "https://harbour-books.example.com/products/linen-notebook",
                     *           "price_range": {
                     *             "min": {
                     *               "amount": 4999,
                     *               "currency": "NGN"
                     *             },
                     *             "max": {
                     *               "amount": 4999,
                     *               "currency": "NGN"
                     *             }
                     *           },
                     *           "variants": [
                     *             {
                     *               "id": "665f1c2ab4e0d3a1c9f00021",
                     *               "title": "Linen notebook",
                     *               "description": {
                     *                 "markdown": "A notebook."
                     *               },
                     *               "price": {
                     *                 "amount": 4999,
                     *                 "currency": "NGN"
                     *               },
                     *               "availability": {
                     *                 "available": true,
                     *                 "status": "in_stock"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LookupResult"] | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCatalogProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "665f1c2ab4e0d3a1c9f00021"
                 *     }
                 */
                "application/json": components["schemas"]["GetCatalogProductRequest"];
            };
        };
        responses: {
            /** @description Product found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.catalog.lookup": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "product": {
                     *         "id": "665f1c2ab4e0d3a1c9f00021",
                     *         "handle": "linen-notebook",
                     *         "title": "Linen notebook",
                     *         "description": {
                     *           "markdown": "A notebook."
                     *         },
                     *         "url": "https://harbour-books.example.com/products/linen-notebook",
                     *         "price_range": {
                     *           "min": {
                     *             "amount": 4999,
                     *             "currency": "NGN"
                     *           },
                     *           "max": {
                     *             "amount": 4999,
                     *             "currency": "NGN"
                     *           }
                     *         },
                     *         "variants": [
                     *           {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "description": {
                     *               "markdown": "A notebook."
                     *             },
                     *             "price": {
                     *               "amount": 4999,
                     *               "currency": "NGN"
                     *             },
                     *             "availability": {
                     *               "available": true,
                     *               "status": "in_stock"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductResult"] | components["schemas"]["Failure"];
                };
            };
        };
    };
    createCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
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
                 *       "line_items": [
                 *         {
                 *           "item": {
                 *             "id": "665f1c2ab4e0d3a1c9f00021"
                 *           },
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartFields"];
            };
        };
        responses: {
            /** @description Cart created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.cart": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "id": "cart_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *       "currency": "NGN",
                     *       "line_items": [
                     *         {
                     *           "id": "line_1",
                     *           "item": {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "price": 4999
                     *           },
                     *           "quantity": 2,
                     *           "totals": [
                     *             {
                     *               "type": "subtotal",
                     *               "amount": 9998
                     *             },
                     *             {
                     *               "type": "total",
                     *               "amount": 9998
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "type": "subtotal",
                     *           "amount": 9998
                     *         },
                     *         {
                     *           "type": "total",
                     *           "amount": 9998
                     *         }
                     *       ],
                     *       "messages": [],
                     *       "links": [],
                     *       "expires_at": "2026-11-22T09:30:00.000Z",
                     *       "continue_url": "https://harbour-books.example.com/"
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
            };
            path: {
                /**
                 * @description The id of the cart.
                 * @example cart_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cart found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.cart": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "id": "cart_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *       "currency": "NGN",
                     *       "line_items": [
                     *         {
                     *           "id": "line_1",
                     *           "item": {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "price": 4999
                     *           },
                     *           "quantity": 2,
                     *           "totals": [
                     *             {
                     *               "type": "subtotal",
                     *               "amount": 9998
                     *             },
                     *             {
                     *               "type": "total",
                     *               "amount": 9998
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "type": "subtotal",
                     *           "amount": 9998
                     *         },
                     *         {
                     *           "type": "total",
                     *           "amount": 9998
                     *         }
                     *       ],
                     *       "messages": [],
                     *       "links": [],
                     *       "expires_at": "2026-11-22T09:30:00.000Z",
                     *       "continue_url": "https://harbour-books.example.com/"
                     *     }
                     */
                    "application/json": components["schemas"]["CartReply"];
                };
            };
        };
    };
    updateCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart.
                 * @example cart_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "line_items": [
                 *         {
                 *           "item": {
                 *             "id": "665f1c2ab4e0d3a1c9f00021"
                 *           },
                 *           "quantity": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartFields"];
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
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.cart": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "id": "cart_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *       "currency": "NGN",
                     *       "line_items": [
                     *         {
                     *           "id": "line_1",
                     *           "item": {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "price": 4999
                     *           },
                     *           "quantity": 2,
                     *           "totals": [
                     *             {
                     *               "type": "subtotal",
                     *               "amount": 9998
                     *             },
                     *             {
                     *               "type": "total",
                     *               "amount": 9998
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "type": "subtotal",
                     *           "amount": 9998
                     *         },
                     *         {
                     *           "type": "total",
                     *           "amount": 9998
                     *         }
                     *       ],
                     *       "messages": [],
                     *       "links": [],
                     *       "expires_at": "2026-11-22T09:30:00.000Z",
                     *       "continue_url": "https://harbour-books.example.com/"
                     *     }
                     */
                    "application/json": components["schemas"]["CartReply"];
                };
            };
        };
    };
    cancelCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart.
                 * @example cart_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cart cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.cart": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "id": "cart_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *       "currency": "NGN",
                     *       "line_items": [
                     *         {
                     *           "id": "line_1",
                     *           "item": {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "price": 4999
                     *           },
                     *           "quantity": 2,
                     *           "totals": [
                     *             {
                     *               "type": "subtotal",
                     *               "amount": 9998
                     *             },
                     *             {
                     *               "type": "total",
                     *               "amount": 9998
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "type": "subtotal",
                     *           "amount": 9998
                     *         },
                     *         {
                     *           "type": "total",
                     *           "amount": 9998
                     *         }
                     *       ],
                     *       "messages": [],
                     *       "links": [],
                     *       "expires_at": "2026-11-22T09:30:00.000Z",
                     *       "continue_url": "https://harbour-books.example.com/"
                     *     }
                     */
                    "application/json": components["schemas"]["CartReply"];
                };
            };
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
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
                 *       "line_items": [
                 *         {
                 *           "item": {
                 *             "id": "665f1c2ab4e0d3a1c9f00021"
                 *           },
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutFields"];
            };
        };
        responses: {
            /** @description Checkout created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.checkout": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         },
                     *         "payment_handlers": {}
                     *       },
                     *       "id": "chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *       "status": "incomplete",
                     *       "currency": "NGN",
                     *       "line_items": [
                     *         {
                     *           "id": "line_1",
                     *           "item": {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "price": 4999
                     *           },
                     *           "quantity": 2,
                     *           "totals": [
                     *             {
                     *               "type": "subtotal",
                     *               "amount": 9998
                     *             },
                     *             {
                     *               "type": "total",
                     *               "amount": 9998
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "type": "subtotal",
                     *           "amount": 9998
                     *         },
                     *         {
                     *           "type": "total",
                     *           "amount": 9998
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "type": "error",
                     *           "code": "field_required",
                     *           "content": "The e-mail address of the buyer is needed",
                     *           "severity": "recoverable",
                     *           "path": "$.buyer.email"
                     *         }
                     *       ],
                     *       "links": [],
                     *       "expires_at": "2026-11-22T09:30:00.000Z",
                     *       "continue_url": "https://harbour-books.example.com/"
                     *     }
                     */
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
            };
            path: {
                /**
                 * @description The id of the checkout.
                 * @example chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Checkout found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.checkout": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         },
                     *         "payment_handlers": {}
                     *       },
                     *       "id": "chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *       "status": "incomplete",
                     *       "currency": "NGN",
                     *       "line_items": [
                     *         {
                     *           "id": "line_1",
                     *           "item": {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "price": 4999
                     *           },
                     *           "quantity": 2,
                     *           "totals": [
                     *             {
                     *               "type": "subtotal",
                     *               "amount": 9998
                     *             },
                     *             {
                     *               "type": "total",
                     *               "amount": 9998
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "type": "subtotal",
                     *           "amount": 9998
                     *         },
                     *         {
                     *           "type": "total",
                     *           "amount": 9998
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "type": "error",
                     *           "code": "field_required",
                     *           "content": "The e-mail address of the buyer is needed",
                     *           "severity": "recoverable",
                     *           "path": "$.buyer.email"
                     *         }
                     *       ],
                     *       "links": [],
                     *       "expires_at": "2026-11-22T09:30:00.000Z",
                     *       "continue_url": "https://harbour-books.example.com/"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutReply"];
                };
            };
        };
    };
    updateCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the checkout.
                 * @example chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "line_items": [
                 *         {
                 *           "item": {
                 *             "id": "665f1c2ab4e0d3a1c9f00021"
                 *           },
                 *           "quantity": 2
                 *         }
                 *       ],
                 *       "buyer": {
                 *         "email": "shopper@example.com"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutFields"];
            };
        };
        responses: {
            /** @description Checkout updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.checkout": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         },
                     *         "payment_handlers": {}
                     *       },
                     *       "id": "chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *       "status": "incomplete",
                     *       "currency": "NGN",
                     *       "line_items": [
                     *         {
                     *           "id": "line_1",
                     *           "item": {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "price": 4999
                     *           },
                     *           "quantity": 2,
                     *           "totals": [
                     *             {
                     *               "type": "subtotal",
                     *               "amount": 9998
                     *             },
                     *             {
                     *               "type": "total",
                     *               "amount": 9998
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "type": "subtotal",
                     *           "amount": 9998
                     *         },
                     *         {
                     *           "type": "total",
                     *           "amount": 9998
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "type": "error",
                     *           "code": "field_required",
                     *           "content": "The e-mail address of the buyer is needed",
                     *           "severity": "recoverable",
                     *           "path": "$.buyer.email"
                     *         }
                     *       ],
                     *       "links": [],
                     *       "expires_at": "2026-11-22T09:30:00.000Z",
                     *       "continue_url": "https://harbour-books.example.com/"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutReply"];
                };
            };
        };
    };
    completeCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the checkout.
                 * @example chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["CompleteCheckoutRequest"];
            };
        };
        responses: {
            /** @description Checkout completed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.checkout": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         },
                     *         "payment_handlers": {}
                     *       },
                     *       "id": "chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *       "status": "incomplete",
                     *       "currency": "NGN",
                     *       "line_items": [
                     *         {
                     *           "id": "line_1",
                     *           "item": {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "price": 4999
                     *           },
                     *           "quantity": 2,
                     *           "totals": [
                     *             {
                     *               "type": "subtotal",
                     *               "amount": 9998
                     *             },
                     *             {
                     *               "type": "total",
                     *               "amount": 9998
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "type": "subtotal",
                     *           "amount": 9998
                     *         },
                     *         {
                     *           "type": "total",
                     *           "amount": 9998
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "type": "error",
                     *           "code": "field_required",
                     *           "content": "The e-mail address of the buyer is needed",
                     *           "severity": "recoverable",
                     *           "path": "$.buyer.email"
                     *         }
                     *       ],
                     *       "links": [],
                     *       "expires_at": "2026-11-22T09:30:00.000Z",
                     *       "continue_url": "https://harbour-books.example.com/"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutReply"];
                };
            };
        };
    };
    cancelCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the checkout.
                 * @example chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Checkout cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.checkout": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         },
                     *         "payment_handlers": {}
                     *       },
                     *       "id": "chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *       "status": "incomplete",
                     *       "currency": "NGN",
                     *       "line_items": [
                     *         {
                     *           "id": "line_1",
                     *           "item": {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "price": 4999
                     *           },
                     *           "quantity": 2,
                     *           "totals": [
                     *             {
                     *               "type": "subtotal",
                     *               "amount": 9998
                     *             },
                     *             {
                     *               "type": "total",
                     *               "amount": 9998
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": [
                     *         {
                     *           "type": "subtotal",
                     *           "amount": 9998
                     *         },
                     *         {
                     *           "type": "total",
                     *           "amount": 9998
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "type": "error",
                     *           "code": "field_required",
                     *           "content": "The e-mail address of the buyer is needed",
                     *           "severity": "recoverable",
                     *           "path": "$.buyer.email"
                     *         }
                     *       ],
                     *       "links": [],
                     *       "expires_at": "2026-11-22T09:30:00.000Z",
                     *       "continue_url": "https://harbour-books.example.com/"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutReply"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
                 * @example profile="https://agent.example/profile.json"
                 */
                "UCP-Agent"?: components["parameters"]["UcpAgent"];
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
            /** @description Order found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ucp": {
                     *         "version": "2026-08-25",
                     *         "status": "success",
                     *         "capabilities": {
                     *           "dev.ucp.shopping.order": [
                     *             {
                     *               "version": "2026-08-25"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "id": "665f1c2ab4e0d3a1c9f00041",
                     *       "label": "1042",
                     *       "checkout_id": "chk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *       "permalink_url": "https://harbour-books.example.com/track",
                     *       "currency": "NGN",
                     *       "line_items": [
                     *         {
                     *           "id": "line_1",
                     *           "item": {
                     *             "id": "665f1c2ab4e0d3a1c9f00021",
                     *             "title": "Linen notebook",
                     *             "price": 4999
                     *           },
                     *           "quantity": {
                     *             "original": 2,
                     *             "total": 2,
                     *             "fulfilled": 0
                     *           },
                     *           "totals": [
                     *             {
                     *               "type": "subtotal",
                     *               "amount": 9998
                     *             },
                     *             {
                     *               "type": "total",
                     *               "amount": 9998
                     *             }
                     *           ],
                     *           "status": "processing"
                     *         }
                     *       ],
                     *       "fulfillment": {
                     *         "expectations": [],
                     *         "events": []
                     *       },
                     *       "adjustments": [],
                     *       "totals": [
                     *         {
                     *           "type": "subtotal",
                     *           "amount": 9998
                     *         },
                     *         {
                     *           "type": "total",
                     *           "amount": 9998
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderReply"];
                };
            };
        };
    };
}
