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
                /** @description `in_stock` or `out_of_stock`. */
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
    };
    responses: never;
    parameters: {
        /**
         * @description Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.
         * @example profile="https://agent.example/profile.json"
         */
        UcpAgent: string;
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
}
