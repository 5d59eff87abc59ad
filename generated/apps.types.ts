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
         * List the store's orders
         * @description Returns the newest orders first, by default. Deleted orders are left out.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
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
         * Count the store's orders
         * @description Takes the same filters as the list of orders. Deleted orders are not counted.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
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
         * Get an order
         * @description Returns the order that an event about orders refers to.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Delete an order
         * @description The order no longer appears in lists, counts or reads. Only a cancelled or refunded order can be deleted.
         *
         *     **Access:** a token with the scope `WRITE_ORDERS`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        /**
         * Update the status or the note of an order
         * @description Fields that are left out keep their values. A status change that the current status does not allow is refused, and `data.allowed` lists the allowed ones. Only a refund sets the status to `refunded`. Cancelling an order releases its use of a coupon, and its stock unless one of its shipments is `in_transit` or `delivered`.
         *
         *     **Access:** a token with the scope `WRITE_ORDERS`, which only the merchant's own tools can hold.
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/orders/{id}/timeline": {
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
         * Get the timeline of an order
         * @description Returns every change of the order's status and payment status with its time, oldest first, beginning with the order as it was placed. For an order placed before the service kept a timeline, only its placement and its current state are known. Shipments and refunds have records of their own.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
         */
        get: operations["getOrderTimeline"];
        put?: never;
        post?: never;
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
         * Get a link to the file of a reported transfer
         * @description The link leads to the picture or PDF that the shopper sent as proof. It works without a token for 10 minutes, for anyone who has it. Files are kept for 180 days.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
         */
        get: operations["getProofFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/mark-paid": {
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
         * Mark an order as paid
         * @description Records that the money for a `pending` or `processing` order has come outside the service, whatever its shopper has chosen or reported. The order becomes `paid`, its shopper gets the receipt, and digital products can be used. A card payment that is still open is no obstacle: if it succeeds later, its money is returned. The same call again changes nothing.
         *
         *     **Access:** a token with the scope `WRITE_ORDERS`, which only the merchant's own tools can hold.
         */
        post: operations["markOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/payment-link": {
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
         * Make a payment link for an order
         * @description Returns the address of a page of the shop on which anybody who has it can pay the order, without signing in. It shows the number of the order and the amount, and nothing of its shopper or its items. A new link replaces the one before, which then leads nowhere. The order does not expire before its link.
         *
         *     **Access:** a token with the scope `WRITE_ORDERS`, which only the merchant's own tools can hold.
         */
        post: operations["createPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Refund an order
         * @description Refunds the amount to the original payment method. Without an amount, or without a body, everything that has not been refunded yet is refunded. The status of a fully refunded order is `refunded`; a partial refund changes only the payment status. If the payment provider refuses, `data.reason` has its reason. Send an `Idempotency-Key` so that a repeated call does not refund twice.
         *
         *     **Access:** a token with the scope `WRITE_ORDERS`, which only the merchant's own tools can hold.
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
         * List the store's products
         * @description Returns the newest products first, by default, including unlisted ones. Products must match all given filters.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description Without a slug, one is made from the name, and a number is appended if that slug is taken. A variant without a price costs the same as the product. Only stores of type `digital` can sell digital products, and a pass has no variants.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
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
         * Search products
         * @description Returns all products whose name, description or barcode contains the query, newest first and without pagination. Case and accents are ignored.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
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
         * Update the prices of many products
         * @description Send either `percent` or `amount`; a negative value lowers prices. The change applies to all products or to those of one category, including their variants. New prices are rounded half up to the minor unit and never fall below zero. They change in batches of about 1,000 rows, so that shoppers can keep buying. The reply comes when all have changed, or after 10 seconds: it then has `status` `running` and the `_id` of the change, which continues, and `updated` is the number changed so far. Do not repeat such a call, except with the same `Idempotency-Key`. A store's changes run one after the other. The event for this call is sent at the end and refers to no single product.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        patch: operations["updateProductPrices"];
        trace?: never;
    };
    "/products/bulk/prices/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a change to the prices of many products
         * @description Returns the products that `PATCH /products/bulk/prices` would change with the same `percent` or `amount` and `category`, newest first, with the prices that they and their variants would have. Nothing changes. A variant without a price of its own has that of its product, before and after.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["previewProductPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/bulk/prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the price change.
                 * @example 665f1c2ab4e0d3a1c9f00b01
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get the progress of a price change
         * @description Returns a bulk price change by the id that `PATCH /products/bulk/prices` returned.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["getPriceChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scheduled prices
         * @description Returns what `PATCH /products/prices` has scheduled or set, newest first.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["listPriceSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set prices now or at a time
         * @description Sets the prices of up to 500 products and variants, at once or `from` a time on, and sets them back at `until`, if that is given. A `price` is set as it is; a `percent` changes the price that is there when the change is made, and that of a product's variants with a price of their own. All prices of a call change at the same moment. Prices that somebody has changed meanwhile are not set back. A price can be in one schedule at a time. If both times have passed before anything could be done, nothing is.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        patch: operations["setProductPrices"];
        trace?: never;
    };
    "/products/prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the schedule.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get scheduled prices
         * @description Returns a schedule with its products and variants, and what their prices were set to.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["getPriceSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/prices/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the schedule.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo scheduled prices
         * @description Cancels what has not begun, and otherwise sets the former prices again, except those that somebody has changed meanwhile.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        post: operations["undoPriceSchedule"];
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
         * Get a product
         * @description Returns the product that an event about products refers to.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Orders that contain the product do not change.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Update a product
         * @description Fields that are left out keep their values, including those of a variant. Lists are replaced as a whole. Variants sent with an `_id` that the product has are updated, all others are added with an `_id` of their own, and variants that are not sent are removed. `quantity` sets the stock rather than adding to it. A new name does not change the slug.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/stock/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock of the store
         * @description Returns the products that keep stock, newest first, with what is on hand, what open orders hold of it, and what is left to sell. A product with variants keeps its stock by variant: its own numbers are their sums. Digital products, foods and services keep none.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["listStockLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/levels/{id}": {
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
         * Get the stock of a product
         * @description Returns what is on hand, held and left to sell of a product that keeps stock, and of its variants.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["getStockLevel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update how the stock of a product is kept
         * @description Changes when the store is notified that little is left of the product. `POST /stock/adjustments` changes the stock itself.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        patch: operations["updateStockLevel"];
        trace?: never;
    };
    "/stock/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of stock
         * @description Returns the ledger of stock, newest first: every change of what is on hand or held, with its reason, who made it and for which order. Entries are never changed or deleted. What is on hand of a product or variant is the sum of `change`, and what open orders hold is the sum of `heldChange`.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["listStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust the stock of up to 500 products and variants
         * @description Each adjustment either adds `change` to what is on hand, or sets what is on hand to the counted `quantity`, which includes what open orders hold: shoppers can then buy what is left of it. With `expected`, the call is refused with 409 unless that much is on hand, so that a system that sets quantities cannot overwrite what was sold meanwhile. All adjustments are made or none, and `data.conflicts` of a refusal lists every one that stands in the way. An adjustment of several products causes one event, which refers to no single product.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        post: operations["adjustStock"];
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
         * List the store's foods
         * @description Returns the newest foods first, including unlisted ones. Foods must match all given filters.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["listFoods"];
        put?: never;
        /**
         * Create a food
         * @description Foods have no stock. Shoppers can see an unavailable food but cannot order it.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
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
         * Search foods
         * @description Returns the 30 best matches. Each word of the query must match the beginning or another form of a word in the name, the description or the category. Case and accents are ignored. Matches in the name come first, followed by matches in the category. Equally good matches are sorted by date, newest first. If there are more than 5,000 matches, only the newest 5,000 are compared. Unlisted and unavailable foods are included.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
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
         * Get a food
         * @description Returns the food that an event about foods refers to.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["getFood"];
        put?: never;
        post?: never;
        /**
         * Delete a food
         * @description Orders that contain the food do not change.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        delete: operations["deleteFood"];
        options?: never;
        head?: never;
        /**
         * Update a food
         * @description Fields that are left out keep their values. The list of images is replaced as a whole.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
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
         * List the store's services
         * @description Returns the newest services first, including unlisted ones.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["listServices"];
        put?: never;
        /**
         * Create a service
         * @description Services have no stock. Shoppers order them like products.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
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
         * Get a service
         * @description Returns the service that an event about services refers to.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        /**
         * Delete a service
         * @description Orders that contain the service do not change.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        /**
         * Update a service
         * @description Fields that are left out keep their values. The list of images is replaced as a whole.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
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
         * List the store's categories
         * @description Returns the newest categories first.
         *
         *     **Access:** a token with the scope `READ_CATEGORIES`.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Create a category
         * @description Without a slug, one is made from the name. A slug must be unique within the store.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
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
         * Get a category
         * @description Returns the category that an event about categories refers to.
         *
         *     **Access:** a token with the scope `READ_CATEGORIES`.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        /**
         * Delete a category
         * @description The category's products remain, without a category. They leave a large category in batches of 1,000, each with an event.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Update a category
         * @description Fields that are left out keep their values. A new name does not change the slug.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
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
         * List the store's customers
         * @description Returns the newest customers first, by default. A shopper becomes a customer by signing in or ordering at the store.
         *
         *     **Access:** a token with the scope `READ_CUSTOMERS`.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Within a store, an e-mail address (case and blanks around it are ignored) and a user can each belong to only one customer. Without a name, the part of the e-mail address before the `@` becomes the name. The service generates the avatar.
         *
         *     **Access:** a token with the scope `WRITE_CUSTOMERS`.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update many customers
         * @description Creates up to 500 customers or, where an entry has an `id`, updates them, as the calls for one customer do. Each entry has a result of its own, in the order of the entries: those that are refused leave the others as they are.
         *     One event, without an id, is sent for all of them.
         *
         *     **Access:** a token with the scope `WRITE_CUSTOMERS`.
         */
        post: operations["saveCustomers"];
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
         * Get a customer
         * @description Returns the customer that an event about customers refers to.
         *
         *     **Access:** a token with the scope `READ_CUSTOMERS`.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        /**
         * Delete a customer
         * @description The customer's orders and the account on the platform remain. A shopper who signs in or orders again becomes a new customer.
         *
         *     **Access:** a token with the scope `WRITE_CUSTOMERS`.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /**
         * Update a customer
         * @description Fields that are left out keep their values. Set `user` to null to unlink the customer from a user of the platform.
         *
         *     **Access:** a token with the scope `WRITE_CUSTOMERS`.
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/orders/{id}/shipments": {
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
         * List the shipments of an order
         * @description Returns the newest shipments first, including cancelled ones.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
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
         * Quote shipping rates for an order
         * @description Quotes shipping to an address of the order's shopper or to the order's own address. The cheapest rate comes first. The list is empty if nobody ships to the address. A rate can be used for a shipment for half an hour.
         *
         *     **Access:** a token with the scope `READ_SHIPPING`.
         */
        post: operations["quoteShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's shipments
         * @description Returns the newest shipments first.
         *
         *     **Access:** a token with the scope `READ_SHIPPING`.
         */
        get: operations["listShipments"];
        put?: never;
        /**
         * Create a shipment for an order
         * @description With `rateId`, the shipment takes the carrier, the method and the cost of that rate. If it is a courier's rate, the service buys the label: the courier assigns the tracking number, and `metadata.labelUrl` is the URL of the label. The rate is the one that the order was placed with or one that was quoted later, identified by its id or by its service code. Without `rateId`, give the carrier and tracking details yourself. The order then refers to the shipment and no longer expires. Send an `Idempotency-Key` so that a repeated call does not create a second shipment.
         *
         *     **Access:** a token with the scope `WRITE_SHIPPING`.
         */
        post: operations["createShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the shipment.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a shipment
         * @description Returns the same record as `/shipping/` followed by the id.
         *
         *     **Access:** a token with the scope `READ_SHIPPING`.
         */
        get: operations["getShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a shipment or its status
         * @description Fields that are left out keep their values. The status moves from `pending` to `in_transit` to `delivered`, or from the first two to `cancelled`. Any other change is refused, and `data.allowed` lists the allowed ones. Cancelling a shipment does not return a label that was bought. A `pending` order without another shipment then expires again, like a new one.
         *
         *     **Access:** a token with the scope `WRITE_SHIPPING`.
         */
        patch: operations["updateShipment"];
        trace?: never;
    };
    "/shipping/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the shipment.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get the record that an event about shipping refers to
         * @description Returns a shipment.
         *
         *     **Access:** a token with the scope `READ_SHIPPING`.
         */
        get: operations["getShipping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's tax registrations
         * @description Returns the newest registrations first, including those that have ended.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["listTaxRegistrations"];
        put?: never;
        /**
         * Register where the store collects taxes
         * @description The store collects taxes only where it is registered; elsewhere its sales are outside the scope of its taxes. A registration has no effect while the store computes no taxes (`taxes` of `PATCH /shop`).
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        post: operations["createTaxRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes/registrations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the registration.
                 * @example 665f1c2ab4e0d3a1c9f000e1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a tax registration
         * @description Returns a registration with its period.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["getTaxRegistration"];
        put?: never;
        post?: never;
        /**
         * Delete a tax registration
         * @description Placed orders keep their taxes. A registration that was valid is better ended by `until`.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteTaxRegistration"];
        options?: never;
        head?: never;
        /**
         * Update a tax registration
         * @description Fields that are left out keep their values. Placed orders keep their taxes.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        patch: operations["updateTaxRegistration"];
        trace?: never;
    };
    "/taxes/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's tax rates
         * @description Returns the newest rates first, including those that have ended.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["listTaxRates"];
        put?: never;
        /**
         * Add a tax rate
         * @description Rates with different names apply beside each other, such as those of a state and its counties. Of rates with the same name, only that of the narrowest place applies: a postal code before a state before a country.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        post: operations["createTaxRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes/rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the rate.
                 * @example 665f1c2ab4e0d3a1c9f000e2
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a tax rate
         * @description Returns a rate with its place and its period.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["getTaxRate"];
        put?: never;
        post?: never;
        /**
         * Delete a tax rate
         * @description Placed orders keep their taxes.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteTaxRate"];
        options?: never;
        head?: never;
        /**
         * Update a tax rate
         * @description Fields that are left out keep their values. Placed orders keep their taxes. When a rate changes by law, end this one and add the next, so that both are known.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        patch: operations["updateTaxRate"];
        trace?: never;
    };
    "/taxes/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the taxes of a period
         * @description Returns the taxes by country, state, rate and kind of supply: those of the orders that were paid in the period and of the renewals that were charged in it, and what refunds that began in it gave back of taxes, whenever these were sold. They are the sums of the invoices and credit notes of these sales and refunds.
         *
         *     **Access:** a token with the scope `READ_SALES`, which only the merchant's own tools can hold.
         */
        get: operations["getTaxReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what computes the store's taxes
         * @description Returns `tables` for a store that computes its taxes by its own registrations and rates.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["getTaxProvider"];
        /**
         * Set what computes the store's taxes
         * @description With `stripe`, Stripe Tax says which taxes and rates a quote with an address and an order have, by the registrations of the Stripe account that the key belongs to; the store has to compute taxes (`taxes` of `PATCH /shop`). Amounts are computed from these rates as from those of the store's own tables. Stripe is told of orders once they are paid, and of their refunds. The tables still decide for carts, whose address is not known, for businesses with a confirmed tax number, and for the renewals of passes.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        put: operations["setTaxProvider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest tax rates of a country
         * @description Returns the rates that are known of a country, and of one of its states: the standard rate, and within Europe the reduced ones, some of which are for few goods or for some regions only. Nothing is saved: compare them with what the tax office says, and add those that apply with `POST /taxes/rates`. `asOf` says how old the data are.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["suggestTaxRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's courier dispatches
         * @description Returns the newest dispatches first, including finished ones.
         *
         *     **Access:** a token with the scope `READ_DISPATCH`.
         */
        get: operations["listDispatches"];
        put?: never;
        /**
         * Dispatch a shipment by courier
         * @description Books the cheapest courier at the store's expense. The shipment takes over the courier's name and tracking details, and moves to `in_transit` and `delivered` as the courier reports. A shipment can be dispatched if it is `pending` and has no label, and it has one dispatch at a time. If a dispatch failed or was cancelled before the parcel was picked up, the shipment can be dispatched again. Send an `Idempotency-Key` so that a repeated call does not book twice.
         *
         *     **Access:** a token with the scope `WRITE_ORDERS`, which only the merchant's own tools can hold.
         */
        post: operations["createDispatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dispatch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the dispatch.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a courier dispatch
         * @description Returns the dispatch that an event about dispatch refers to.
         *
         *     **Access:** a token with the scope `READ_DISPATCH`.
         */
        get: operations["getDispatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * List the store's coupons
         * @description Returns the newest coupons first, including those that are inactive or have expired.
         *
         *     **Access:** a token with the scope `READ_DISCOUNTS`.
         */
        get: operations["listDiscounts"];
        put?: never;
        /**
         * Create a coupon
         * @description A code must be unique within the store. A percentage is at most 100, and the end date must be later than the start date. A coupon without dates is valid at once and does not expire.
         *
         *     **Access:** a token with the scope `WRITE_DISCOUNTS`, which only the merchant's own tools can hold.
         */
        post: operations["createDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discounts/automatic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the automatic discounts
         * @description Returns the newest automatic discounts first, including those that are inactive or over.
         *
         *     **Access:** a token with the scope `READ_DISCOUNTS`.
         */
        get: operations["listAutomaticDiscounts"];
        put?: never;
        /**
         * Create an automatic discount
         * @description An automatic discount applies to every cart and order that meets its conditions; shoppers enter no code. Several apply one after the other, each to what those before have left, and a coupon comes last. An exclusive one replaces all others and the coupon wherever it takes more. A store has 100 of them at most.
         *
         *     **Access:** a token with the scope `WRITE_DISCOUNTS`, which only the merchant's own tools can hold.
         */
        post: operations["createAutomaticDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discounts/automatic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the automatic discount.
                 * @example 665f1c2ab4e0d3a1c9f000f5
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get an automatic discount
         * @description Returns the automatic discount that an event about discounts refers to, if it is not about a coupon.
         *
         *     **Access:** a token with the scope `READ_DISCOUNTS`.
         */
        get: operations["getAutomaticDiscount"];
        put?: never;
        post?: never;
        /**
         * Delete an automatic discount
         * @description Orders that have been placed keep what they got.
         *
         *     **Access:** a token with the scope `WRITE_DISCOUNTS`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteAutomaticDiscount"];
        options?: never;
        head?: never;
        /**
         * Update an automatic discount
         * @description Fields that are left out keep their values; the effect is replaced as a whole. Orders that have been placed keep what they got.
         *
         *     **Access:** a token with the scope `WRITE_DISCOUNTS`, which only the merchant's own tools can hold.
         */
        patch: operations["updateAutomaticDiscount"];
        trace?: never;
    };
    "/discounts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview automatic discounts
         * @description Returns the amounts of an order of `items`, and for each automatic discount of the store how much it takes or why it takes nothing. With `discount`, it shows what would be if that one were saved. Nothing is kept.
         *
         *     **Access:** a token with the scope `READ_DISCOUNTS`.
         */
        post: operations["previewDiscounts"];
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
         * Get a coupon
         * @description Returns the coupon that an event about discounts refers to.
         *
         *     **Access:** a token with the scope `READ_DISCOUNTS`.
         */
        get: operations["getDiscount"];
        put?: never;
        post?: never;
        /**
         * Delete a coupon
         * @description Orders that have used the coupon keep their discount.
         *
         *     **Access:** a token with the scope `WRITE_DISCOUNTS`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteDiscount"];
        options?: never;
        head?: never;
        /**
         * Update a coupon
         * @description Fields that are left out keep their values. The result must follow the rules for a new coupon. Orders that have used the coupon keep their discount.
         *
         *     **Access:** a token with the scope `WRITE_DISCOUNTS`, which only the merchant's own tools can hold.
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
         * List the store's payment methods
         * @description Returns the oldest methods first, including inactive ones. Methods whose option the platform no longer supports in the store's currency are left out.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Create a payment method
         * @description A store has one method per payment option. A `transfer` method needs all five settings, which tell shoppers where to send the money. Settings of a gateway are ignored. To enter or change an account, the person who created the token must have signed in to the console within the last 15 minutes; the owner of the store gets an e-mail.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
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
         * List the platform's payment options
         * @description Returns the options that are available in the store's currency. Set one up with `POST /payments`.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
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
         * @description Shoppers can no longer pay with the method, and its option can be set up again. Orders that already use it do not change: a transfer that is under way can still be reported and confirmed.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        /**
         * Update a payment method
         * @description Fields that are left out keep their values. The settings of a `transfer` method are replaced as a whole. Shoppers who start a payment afterwards see the new account. Changing settings requires a sign-in to the console within the last 15 minutes, as with `POST /payments`; switching the method on or off does not. After the store has been handed over, a `transfer` method has no account and must be given one before it can be switched on.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        patch: operations["updatePaymentMethod"];
        trace?: never;
    };
    "/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's refunds
         * @description Returns the newest refunds first: those that the store requested, and those of money that arrived when an order or a pass no longer needed it. The latter were promised to a shopper, so a refused one is retried for 10 days.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the refund.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a refund
         * @description Returns a refund of the store, with the payment provider's reason if it was refused.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
         */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the refund.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a refund
         * @description Asks the payment provider again, at once, for a refund of the kind `excess` or `renewal` that it has refused, even after the service has given up. To repeat a refund that the store requested, request a new one.
         *
         *     **Access:** a token with the scope `WRITE_ORDERS`, which only the merchant's own tools can hold.
         */
        post: operations["retryRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's invoices and credit notes
         * @description Returns the newest documents first, by default.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the invoice or credit note.
                 * @example 665f1c2ab4e0d3a1c9f000f1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get an invoice or a credit note
         * @description Returns a document with its lines, as it was issued.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the invoice or credit note.
                 * @example 665f1c2ab4e0d3a1c9f000f1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a link to an invoice as a file
         * @description The link leads to the document as a PDF or as XML. It works without a token for 10 minutes, for anyone who has it. XML by EN 16931 exists for invoices with at most one tax a line and at most two decimals; any other is refused.
         *
         *     **Access:** a token with the scope `READ_ORDERS`.
         */
        get: operations["getInvoiceDocument"];
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
         * List the store's blog posts
         * @description Returns the newest posts first, including drafts. The content of the posts is left out.
         *
         *     **Access:** a token with the scope `READ_BLOGS`.
         */
        get: operations["listBlogs"];
        put?: never;
        /**
         * Create a blog post
         * @description Without a slug, one is made from the title, and a number is appended if that slug is taken. A post is a draft until it is published.
         *
         *     **Access:** a token with the scope `WRITE_BLOGS`, which only the merchant's own tools can hold.
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
         * Get a blog post
         * @description Returns the post that an event about blogs refers to, including a draft.
         *
         *     **Access:** a token with the scope `READ_BLOGS`.
         */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        /**
         * Delete a blog post
         * @description The slug becomes available to other posts.
         *
         *     **Access:** a token with the scope `WRITE_BLOGS`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteBlog"];
        options?: never;
        head?: never;
        /**
         * Update a blog post
         * @description Fields that are left out keep their values. A new title does not change the slug. A post that is unpublished and published again gets a new publication date.
         *
         *     **Access:** a token with the scope `WRITE_BLOGS`, which only the merchant's own tools can hold.
         */
        patch: operations["updateBlog"];
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's tasks
         * @description Returns the newest tasks first. A recurring task is listed once. `from` and `to` filter by the due date.
         *
         *     **Access:** a token with the scope `READ_TASKS`.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task
         * @description A recurring task needs a schedule: an interval in days, weeks or months, and a last day, inclusive. Its first occurrence is on its due date or, without one, on the day the task is created, in the store's time zone. The offset in which a time is written decides which day it falls on. In a month that is too short, the task occurs on the last day. Assignees must work for the store.
         *
         *     **Access:** a token with the scope `WRITE_TASKS`.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a task
         * @description Returns the task that an event about tasks refers to, even when the event is about one of its occurrences.
         *
         *     **Access:** a token with the scope `READ_TASKS`.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description The statuses of its occurrences are deleted with it.
         *
         *     **Access:** a token with the scope `WRITE_TASKS`.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Update a task
         * @description Fields that are left out keep their values. The result must follow the rules for a new task. When the due date or the schedule changes, occurrences that remain keep their status and the others are no longer shown.
         *
         *     **Access:** a token with the scope `WRITE_TASKS`.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/tasks/{id}/occurrences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the occurrences of a task
         * @description Returns the occurrences in order of their dates. Those whose status was never set are `to do`. Without `from`, the list starts with the first occurrence. Without `to`, it ends 365 days after the first occurrence or after `from`, whichever is later. With `to` alone, it starts no earlier than 365 days before `to`. A task that does not recur has no occurrences.
         *
         *     **Access:** a token with the scope `READ_TASKS`.
         */
        get: operations["listTaskOccurrences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}/occurrences/{date}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
                /**
                 * @description The day of the occurrence, in the format `YYYY-MM-DD`.
                 * @example 2026-11-30
                 */
                date: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the status of a task occurrence
         * @description Any status can follow any other. The status of the task itself does not change. Returns 404 for a day on which the task does not occur, and for every day of a task that does not recur.
         *
         *     **Access:** a token with the scope `WRITE_TASKS`.
         */
        patch: operations["updateTaskOccurrence"];
        trace?: never;
    };
    "/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's notes
         * @description Returns the newest notes first. Filter by `resource` and `resourceId` to get the notes about one record.
         *
         *     **Access:** a token with the scope `READ_NOTES`.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Create a note
         * @description A note is about the store, or about one of its records if `resource` and `resourceId` are given. Shoppers do not see notes.
         *
         *     **Access:** a token with the scope `WRITE_NOTES`, which only the merchant's own tools can hold.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the note.
                 * @example 665f1c2ab4e0d3a1c9f000e1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a note
         * @description Returns the note that an event about notes refers to.
         *
         *     **Access:** a token with the scope `READ_NOTES`.
         */
        get: operations["getNote"];
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description The note is deleted permanently.
         *
         *     **Access:** a token with the scope `WRITE_NOTES`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        /**
         * Update a note
         * @description Fields that are left out keep their values; the author does not change. Send both `resource` and `resourceId` to attach the note to another record, or null for both to detach it.
         *
         *     **Access:** a token with the scope `WRITE_NOTES`, which only the merchant's own tools can hold.
         */
        patch: operations["updateNote"];
        trace?: never;
    };
    "/scripts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the storefront's scripts
         * @description Returns the newest scripts first, including inactive ones.
         *
         *     **Access:** a token with the scope `READ_SCRIPTS`.
         */
        get: operations["listScripts"];
        put?: never;
        /**
         * Create a script
         * @description Send either `src`, the URL that browsers load the script from, or `content`, the JavaScript code itself without a script element around it.
         *
         *     **Access:** a token with the scope `WRITE_SCRIPTS`, which only the merchant's own tools can hold.
         */
        post: operations["createScript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scripts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the script.
                 * @example 665f1c2ab4e0d3a1c9f000f1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a script
         * @description Returns the script that an event about scripts refers to, including an inactive one.
         *
         *     **Access:** a token with the scope `READ_SCRIPTS`.
         */
        get: operations["getScript"];
        put?: never;
        post?: never;
        /**
         * Delete a script
         * @description The script is deleted permanently.
         *
         *     **Access:** a token with the scope `WRITE_SCRIPTS`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteScript"];
        options?: never;
        head?: never;
        /**
         * Update a script
         * @description Fields that are left out keep their values. A new `src` replaces the `content`, and a new `content` replaces the `src`.
         *
         *     **Access:** a token with the scope `WRITE_SCRIPTS`, which only the merchant's own tools can hold.
         */
        patch: operations["updateScript"];
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
         * @description Returns the newest banners first, including those that are not live yet or have ended.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["listBanners"];
        put?: never;
        /**
         * Create a banner
         * @description A banner without dates goes live at once and does not end. The end date must be later than the start date.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
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
         * Get a banner
         * @description Returns the banner, whether or not it is live.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        /**
         * Delete a banner
         * @description The banner disappears from the storefront at once.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteBanner"];
        options?: never;
        head?: never;
        /**
         * Update a banner
         * @description Fields that are left out keep their values. Send null to remove the link, the placement or a date.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
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
         * List the store's comments
         * @description Returns the newest comments first, on all products and posts, including replies and hidden comments.
         *
         *     **Access:** a token with the scope `WRITE_COMMENTS`.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Reply to a comment
         * @description Posts a reply in the store's name. Replies are one level deep. A reply to a reply is attached to the same top-level comment.
         *
         *     **Access:** a token with the scope `WRITE_COMMENTS`.
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
                 * @example 665f1c2ab4e0d3a1c9f000d2
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a comment
         * @description Returns the comment that an event about comments refers to, whether or not it is hidden.
         *
         *     **Access:** a token with the scope `WRITE_COMMENTS`.
         */
        get: operations["getComment"];
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description Erases the text of any comment. Replies remain.
         *
         *     **Access:** a token with the scope `WRITE_COMMENTS`.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Hide or show a comment
         * @description Shoppers do not see hidden comments. Replies to a hidden comment remain.
         *
         *     **Access:** a token with the scope `WRITE_COMMENTS`.
         */
        patch: operations["updateComment"];
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
         * List the store's reviews
         * @description Returns the newest reviews first, on all products, hidden ones included.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["listReviews"];
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
            path: {
                /**
                 * @description The id of the review.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a review
         * @description Returns a review of the store, whether or not it is hidden.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        /**
         * Delete a review
         * @description The product's rating no longer includes the review, and its author can review the product again.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        /**
         * Hide, show or answer a review
         * @description Fields that are left out keep their values. Shoppers no longer see a hidden review, and the product's rating excludes it at once. Its author can still change or delete it, but cannot write a second one. A review has at most one answer from the store; a new answer replaces it.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        patch: operations["updateReview"];
        trace?: never;
    };
    "/newsletter/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the readers of the newsletter
         * @description Returns the readers who have confirmed their address and not unsubscribed since, most recently confirmed first.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["listNewsletterSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/subscribers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the readers of the newsletter
         * @description Returns every reader as CSV (RFC 4180), in the order of the list, with a header row: `email` and `confirmedAt`. An address that a spreadsheet would take for a formula is prefixed with an apostrophe. The reply is streamed, so its length is not known in advance.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["exportNewsletterSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/subscribers/{id}": {
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
         * Remove a reader of the newsletter
         * @description Erases the address and every code that was sent to it. Only the reader can undo this, by subscribing and confirming again.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteNewsletterSubscriber"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports
         * @description Returns the store's imports, newest first. Those that ended 90 days ago are forgotten.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Import a file
         * @description Reads a file of products into the store: exports of Shopify (both dialects) and WooCommerce, product feeds for Google as tables, and CSV and NDJSON in the words of `createProduct`. The format is recognised by the header line, and so are separators, quotes and encodings. The reply says what was recognised, and shows the first ten products as they will be. The products are then written in batches; after each, apps hear of one change of `products` without an id. Descriptions in HTML become Markdown. A category is found by its name, and added if it is missing. A file has at most 200 MB, unless the operator of the service has set a lower limit for uploads.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get an import
         * @description Returns an import with its progress, and its first ten products as they will be.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the issues of an import
         * @description Returns what was refused or read otherwise than it was written, in the order of the file's lines.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["listImportIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an import
         * @description Begins an import that was created with `dryRun`.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import.
                 * @example 665f1c2ab4e0d3a1c9f000c6
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description Ends an import. Products that it has written stay.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        post: operations["cancelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's pictures
         * @description Returns the newest pictures first, with the storage that all files of the store use.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY` or `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["listPictures"];
        put?: never;
        /**
         * Upload a picture
         * @description Accepts a JPEG, PNG, WebP or AVIF picture of at most 20 MB and 50 million pixels (16 million as AVIF) and stores it in three sizes, each in the uploaded format and in WebP (an AVIF in WebP alone), upright and without metadata such as the location. What an address shows never changes, and any record that takes the URL of a picture accepts it. With `?size=small`, `medium` or `large`, each address shows that size in WebP, so that a page that knows one address can offer all sizes (`srcset`). With `?size=share` it shows a PNG of at most 1,200 pixels, for those who show links (Open Graph). Uploading the same file again returns the same picture.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY` or `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{id}": {
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
         * Delete a picture
         * @description Frees its storage at once. Records keep its address, which stops working; caches may show the picture for longer.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY` or `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        delete: operations["deletePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's staff roles
         * @description Returns the newest roles first, including inactive ones.
         *
         *     **Access:** a token with the scope `READ_ROLES`.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a staff role
         * @description The name must be unique within the store. A role cannot allow more than the caller's own token does; `data.scopes` of the refusal lists the missing scopes.
         *
         *     **Access:** a token with the scope `WRITE_ROLES`, which only the merchant's own tools can hold.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the role.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a staff role
         * @description Returns the role that an event about roles refers to.
         *
         *     **Access:** a token with the scope `READ_ROLES`.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Delete a staff role
         * @description A role that is assigned to a staff member, or in an open invitation, cannot be deleted. Assign another role first, or deactivate this one.
         *
         *     **Access:** a token with the scope `WRITE_ROLES`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Update a staff role
         * @description Fields that are left out keep their values. Pages and permissions are replaced as a whole. Scopes that the role no longer allows are removed at once from the tokens of everyone who has the role, and are not restored later. Scopes that the role newly allows must be covered by the caller's own token; `data.scopes` of the refusal lists the missing ones.
         *
         *     **Access:** a token with the scope `WRITE_ROLES`, which only the merchant's own tools can hold.
         */
        patch: operations["updateRole"];
        trace?: never;
    };
    "/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's payout methods
         * @description Returns the newest payout methods first.
         *
         *     **Access:** a token with the scope `READ_PAYOUTS`.
         */
        get: operations["listPayouts"];
        put?: never;
        /**
         * Create a payout method
         * @description The account is stored encrypted. The reply shows it in full. The person who created the token must have signed in to the console within the last 15 minutes; updating and deleting require this too.
         *
         *     **Access:** a token with the scope `WRITE_PAYOUTS`, which only the merchant's own tools can hold. The sign-in must be recent.
         */
        post: operations["createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the payout fee
         * @description Returns the fee in major units of the given currency, or of the store's currency if none is given.
         *
         *     **Access:** a token with the scope `READ_PAYOUTS`.
         */
        get: operations["getPayoutFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/supported": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the platform's payout methods
         * @description Returns the payout methods that a store in this currency can set up, each with its fee. The list is empty if payouts are not available in the store's currency.
         *
         *     **Access:** a token with the scope `READ_PAYOUTS`.
         */
        get: operations["listSupportedPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payout method.
                 * @example 665f1c2ab4e0d3a1c9f00091
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a payout method
         * @description Returns the payout method that an event about payouts refers to, with the account number in full.
         *
         *     **Access:** a token with the scope `READ_PAYOUTS`.
         */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        /**
         * Delete a payout method
         * @description The stored account details are erased.
         *
         *     **Access:** a token with the scope `WRITE_PAYOUTS`, which only the merchant's own tools can hold. The sign-in must be recent.
         */
        delete: operations["deletePayout"];
        options?: never;
        head?: never;
        /**
         * Update a payout method
         * @description Fields that are left out keep their values. `data` is replaced as a whole.
         *
         *     **Access:** a token with the scope `WRITE_PAYOUTS`, which only the merchant's own tools can hold. The sign-in must be recent.
         */
        patch: operations["updatePayout"];
        trace?: never;
    };
    "/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's identity checks
         * @description Returns the newest checks first. Only the last four characters of a number are shown.
         *
         *     **Access:** a token with the scope `READ_KYC`.
         */
        get: operations["listKyc"];
        put?: never;
        /**
         * Submit an identity check
         * @description The number is stored encrypted and is never shown in full again, not even in this reply. A check of the same type can be submitted again after the previous one was rejected. A `bvn` or a `nin` has 11 digits.
         *
         *     **Access:** a token with the scope `WRITE_KYC`, which only the merchant's own tools can hold.
         */
        post: operations["createKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kyc/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the identity check.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get an identity check
         * @description Returns the check that an event about kyc refers to. Only the last four characters of the number are shown.
         *
         *     **Access:** a token with the scope `READ_KYC`.
         */
        get: operations["getKyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what in the store
         * @description Returns the newest entries first: staff sign-ins to the console, and changes to tokens, apps, refunds, payouts, payment methods, staff, roles, domains and settings. Entries are kept for 400 days.
         *
         *     **Access:** a token with the scope `READ_ACTIVITY`, which only the merchant's own tools can hold.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's notifications
         * @description Returns the newest notifications first. Notifications belong to the store: once a staff member has read one, it is read for everyone. A notification is deleted 90 days after it was read, or one year after it was created.
         *
         *     **Access:** a token with the scope `READ_NOTIFICATIONS`.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the unread notifications
         * @description Returns the number to show on a notification badge.
         *
         *     **Access:** a token with the scope `READ_NOTIFICATIONS`.
         */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as read
         * @description Returns the number of notifications that were unread before. The event for this call refers to no single notification.
         *
         *     **Access:** a token with the scope `WRITE_NOTIFICATIONS`, which only the merchant's own tools can hold.
         */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the notification.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a notification
         * @description Returns the notification that an event about notifications refers to. This call does not mark it as read.
         *
         *     **Access:** a token with the scope `READ_NOTIFICATIONS`.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a notification as read or unread
         * @description Marking a notification as read again keeps the time when it was first read.
         *
         *     **Access:** a token with the scope `WRITE_NOTIFICATIONS`, which only the merchant's own tools can hold.
         */
        patch: operations["updateNotification"];
        trace?: never;
    };
    "/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's domains
         * @description Returns the newest domains first, including unverified ones. One of them is the store's default address.
         *
         *     **Access:** a token with the scope `READ_DOMAINS`.
         */
        get: operations["listDomains"];
        put?: never;
        /**
         * Claim a domain
         * @description A store can claim two kinds of domain, in any spelling that a browser understands:
         *
         *     - A subdomain of one of the base domains that `/domains/available` lists. It becomes active at once.
         *     - A custom domain of the merchant. It stays pending until the TXT record in the reply is found in the DNS,
         *       which must happen within 14 days. After that, browsers on the domain may call the Store API. The CNAME
         *       record leads visitors to the store (for an apex domain, use ALIAS, ANAME or CNAME flattening). The TXT
         *       record must remain: a domain whose TXT record has been missing from the DNS for 3 days is pending again.
         *
         *     Several stores may claim the same custom domain; the first to verify it gets it.
         *
         *     **Access:** a token with the scope `WRITE_DOMAINS`, which only the merchant's own tools can hold.
         */
        post: operations["createDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/check-availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a domain can be claimed
         * @description Checks whether this store could claim the domain now, without reserving it. The domain must be a subdomain of one of the store's base domains or a custom domain, and no other store may have it. The service does not check whether a custom domain is registered.
         *
         *     **Access:** a token with the scope `READ_DOMAINS`.
         */
        get: operations["checkDomainAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the base domains for subdomains
         * @description Returns the base domains on which a store of this type can claim a subdomain.
         *
         *     **Access:** a token with the scope `READ_DOMAINS`.
         */
        get: operations["listBaseDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the domain.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a domain
         * @description Returns the domain that an event about domains refers to.
         *
         *     **Access:** a token with the scope `READ_DOMAINS`.
         */
        get: operations["getDomain"];
        put?: never;
        post?: never;
        /**
         * Release a domain
         * @description The domain stops leading to the store at once. One that was active is kept for this store and others of its owner for 180 days, in which nobody else can claim it. The store's default address cannot be released, because it follows the slug.
         *
         *     **Access:** a token with the scope `WRITE_DOMAINS`, which only the merchant's own tools can hold.
         */
        delete: operations["deleteDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the domain.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the DNS of a domain now
         * @description Looks up the TXT record of a custom domain, as the service does automatically from time to time, and returns the domain with the outcome. A domain that was checked less than 10 seconds ago, needs no record or has failed is returned unchanged.
         *
         *     **Access:** a token with the scope `WRITE_DOMAINS`, which only the merchant's own tools can hold.
         */
        post: operations["checkDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Read the token's app, store and scopes
         * @description Describes what the token gives access to. Any valid token can make this call; no scope is needed.
         *
         *     **Access:** any token of the store.
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
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's events in order
         * @description Returns what has changed at the store, oldest first, as an alternative to a webhook or to catch up on events that a webhook missed. The list covers the resources that the token's scopes allow and needs no scope of its own. Events are kept for 30 days. An older `after` gets a 410, because the events that follow it are gone: read the records themselves, then start without `after`.
         *
         *     Start without `after`. Then set `after` to the `next` of the previous reply. No event is skipped or repeated. An empty page is the end of the list for now; continue later with its `next`. The event of a slow call can follow events with a later `occurredAt`. An event has the same `id` here as in the webhook of the installation.
         *
         *     **Access:** any token of the store.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the app's webhook deliveries for the store
         * @description Returns the newest deliveries first. Deliveries are kept for 30 days. `total` counts up to 10,000. The list is empty for a token of the merchant's own tools.
         *
         *     **Access:** any token of the store.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook event.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get a delivery with its attempts
         * @description Each attempt has its time, its duration and the beginning of the response, or the reason why there was none.
         *
         *     **Access:** any token of the store.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook event.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver a webhook event
         * @description Sends the event with the same `id` and body, and with the retry schedule of any other delivery. A finished delivery is sent once more, one that waits for its next attempt becomes due now, and one that is being sent at this moment is left alone. The event is sent soon after this reply. Read the delivery to see the outcome.
         *
         *     **Access:** any token of the store.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/digital-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List access to digital products
         * @description Returns the newest access records first, one for each shopper and product. With `grantStatus=failed` the list shows the access that paid orders should have granted but did not, with the reason. Digital stores only.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["listDigitalAccess"];
        put?: never;
        /**
         * Grant access without an order
         * @description Grants access to an account by its id, or to the owner of an e-mail address. The recipient is notified by e-mail. A pass lasts 30 days and extends a pass that the recipient already has. Digital stores only.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        post: operations["createDigitalAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/digital-access/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the all-access pass
         * @description The all-access pass is a product that opens every digital product of the store for 30 days. Digital stores only.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["getAllAccessPass"];
        /**
         * Set the price and availability of the all-access pass
         * @description The first call adds the pass to the store's products. Passes that shoppers have bought do not change. Digital stores only.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        put: operations["putAllAccessPass"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/digital-access/retry-grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed access grants
         * @description Retries the store's paid orders whose access could not be granted, at most 25 per call, starting with those that were tried longest ago. Orders that another call is working on are skipped. Buyers get no download e-mail. The service also retries automatically. Digital stores only.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        post: operations["retryGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/digital-access/products/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a digital product.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * List the files of a digital product
         * @description Returns the newest files first. Digital stores only.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["listDigitalFiles"];
        put?: never;
        /**
         * Upload a file to a digital product
         * @description The file's name and type are taken from the form part. Everyone who has access to the product can download the file at once. The size limit is 500 MB unless the operator of the service has set another one. A product has at most 100 files. Digital stores only.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        post: operations["uploadDigitalFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/digital-access/products/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a digital product.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                id: string;
                /**
                 * @description The id of one of its files.
                 * @example 665f1c2ab4e0d3a1c9f00072
                 */
                fileId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file of a digital product
         * @description The file can no longer be downloaded, not even by shoppers who have paid for it. Digital stores only.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        delete: operations["deleteDigitalFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/digital-access/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an access record.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Get an access record
         * @description Returns granted access as well as access that a paid order failed to grant. Digital stores only.
         *
         *     **Access:** a token with the scope `READ_INVENTORY`.
         */
        get: operations["getDigitalAccess"];
        put?: never;
        post?: never;
        /**
         * Revoke access
         * @description Takes effect at once. No new download links are issued and the pass is not renewed. No money is refunded; to return it, refund the order. Digital stores only.
         *
         *     **Access:** a token with the scope `WRITE_INVENTORY`.
         */
        delete: operations["revokeDigitalAccess"];
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
         * Get the store's settings
         * @description Returns what shoppers see of the store, together with its settings of shipping and of unpaid orders.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the store's settings
         * @description Fields that are left out keep their values. `theme`, `contact`, `socials`, `policies`, `shipping`, `checkout`, `taxes`, `collection` and `invoices` are replaced as a whole. From the first shipping zone on, an order with goods that are shipped needs a shipping rate, unless its shopper collects it. The countries and states of shipping zones must exist, and the amount of a rate is refused if rounding to the minor unit would make it 0. The type, the currency and the country of a store cannot be changed.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        patch: operations["updateShop"];
        trace?: never;
    };
    "/shop/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say what keeps the store from selling
         * @description Returns whether a shopper could really pay and get what the store sells, and which policies it still lacks. The sandbox does not count as a payment, because no money moves.
         *
         *     **Access:** a token with the scope `WRITE_STORE`, which only the merchant's own tools can hold.
         */
        get: operations["getShopReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sales figures by product, customer or another group
         * @description Returns the groups with the largest sales first, and the totals. It counts the orders that were paid in the period and the refunds that began in it, as `GET /sales` does, but no renewals of passes. Orders are grouped as they are: by the country that they are shipped to, by customer, coupon or payment method. Products and categories are made of their lines after discounts, so `rest` has what the orders cost beside those, such as shipping: the sales of all groups and the `rest` are the total.
         *
         *     **Access:** a token with the scope `READ_SALES`, which only the merchant's own tools can hold.
         */
        get: operations["getSalesByGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export orders, refunds or payouts
         * @description Returns what was sold, refunded or paid out in the period as CSV (RFC 4180) in UTF-8 with a byte order mark, oldest first, with a header row. Orders have a row for each line, and one of the kind `shipping` for what they cost beside those: the `amount` of all rows of an order is its total. The last cell has the names of a line's discounts. Times are in UTC. Where the store's country writes a decimal comma, cells are separated by semicolons. A text that a spreadsheet would take for a formula is prefixed with an apostrophe. The reply is streamed, so its length is not known in advance.
         *
         *     **Access:** a token with the scope `READ_SALES`, which only the merchant's own tools can hold and `READ_ORDERS`.
         */
        get: operations["exportSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sales figures by day
         * @description Returns a row for each day of the period, oldest first, including days without sales, and the totals. An order counts, with its total, on the day it was paid; the renewal of a pass on the day it was charged; a refund on the day it was started, once it has succeeded. All amounts are in the store's currency. The days are those of the store's time zone, unless `timeZone` names another.
         *
         *     **Access:** a token with the scope `READ_SALES`, which only the merchant's own tools can hold.
         */
        get: operations["getSales"];
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
         * @description The payment status of an order. `pending` means that the payment provider has not given its final answer; `awaiting_confirmation` means that the shopper has reported a bank transfer, which the merchant has not confirmed yet.
         * @enum {string}
         */
        PaymentStatus: "unpaid" | "pending" | "awaiting_confirmation" | "paid" | "refunded" | "partially_refunded" | "failed";
        /**
         * Format: iso-8601
         * @description A time in ISO 8601: a date (`2026-11-30`), a local time (`2026-11-30T18:00`) or a time with an offset (`2026-11-30T18:00:00+01:00`). Without an offset it is in the store's time zone, or in UTC if the call has no store. A date means the beginning of the day.
         * @example 2026-11-30T18:00:00+01:00
         */
        TimeInput: string;
        /**
         * Format: iso-8601-end
         * @description The end of a period, inclusive, in ISO 8601: a date (`2026-11-30`), a local time or a time with an offset. Without an offset it is in the store's time zone, or in UTC if the call has no store. A date means the whole day.
         * @example 2026-11-30
         */
        EndInput: string;
        /**
         * @description An opaque identifier of 24 lower-case hexadecimal digits.
         * @example 665f1c2ab4e0d3a1c9f00001
         */
        Id: string;
        /**
         * @description The human-readable order number, counted within the store.
         * @example 1042
         */
        OrderNumber: number;
        /**
         * @description The kind of an item. A `digital` product is downloaded; any other `product` is shipped.
         * @enum {string}
         */
        ItemKind: "product" | "digital" | "food" | "service";
        /**
         * @description An amount of money in major units of the store's currency.
         * @example 49.99
         */
        Amount: number;
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
        /** @description A line of a cart or an order. */
        OrderItem: {
            /** @description The id of the line. */
            _id: components["schemas"]["Id"];
            /** @description The id of the product, food or service. */
            product: components["schemas"]["Id"];
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
            /** @description The unit price times the quantity. */
            total: components["schemas"]["CartAmount"];
            /** @description The taxes of the line by rate; empty where the store computes none. */
            taxes?: components["schemas"]["TaxLine"][];
            /** @description How much each discount takes off this line; `total` is before these. */
            discounts?: components["schemas"]["AppliedDiscount"][];
            /** @description Whether the pass is to be renewed automatically. */
            autoRenew: boolean;
            /** @description Option values by option name: those that define the variant, and those that the shopper chose in addition. */
            options: {
                [key: string]: string;
            };
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
        /**
         * @description How an order is taxed: by its rates; not, because the buyer owes the tax (reverse charge), because the sale is exempt, or because the store does not collect tax where the order goes.
         * @enum {string}
         */
        TaxTreatment: "taxed" | "reverse_charge" | "exempt" | "outside_scope";
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
         * @description A currency, as an ISO 4217 code.
         * @example NGN
         */
        CurrencyCode: string;
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
        /** @description How the goods of an order reach the shopper. */
        Fulfilment: {
            /** @description Whether the goods are delivered by the shipping rate of the order or collected by the shopper. */
            method: components["schemas"]["FulfilmentMethod"];
            /** @description Where the order is collected, as it was when the order was placed. Absent for a delivery. */
            collection?: components["schemas"]["Collection"];
        };
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
        /**
         * Format: date-time
         * @description A time in UTC, in ISO 8601 format.
         * @example 2026-11-21T09:30:00.000Z
         */
        Timestamp: string;
        /** @description How an order was paid, as its merchant recorded it. */
        PaidBy: {
            /** @description How the money came. */
            method: components["schemas"]["ManualMethod"];
            /** @description The merchant's reference of the payment; null for none. */
            reference: string | null;
            /** @description When the money came. */
            paidAt: components["schemas"]["Timestamp"];
        };
        /** @description An order that a shopper has placed at a store. */
        Order: {
            /** @description The id of the order. */
            _id: components["schemas"]["Id"];
            /** @description The human-readable order number. */
            orderId: components["schemas"]["OrderNumber"];
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
        /** @description An order as the store sees it. */
        StoreOrder: components["schemas"]["Order"] & {
            /** @description The person who placed the order. Only the merchant's own tools and apps with `READ_CUSTOMERS` can see it. */
            buyer?: {
                /** @description The name of the customer; empty after that record was deleted. */
                name: string;
                /** @description The e-mail address that the order was placed with. It is empty once the shopper has been erased from an order that was cancelled unpaid. */
                email: string;
            };
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
        /** @description A change of an order's status or payment status. */
        OrderMoment: {
            /** @description The time of the change. */
            at: components["schemas"]["Timestamp"];
            /** @description The status since then. */
            status: components["schemas"]["OrderStatus"];
            /** @description The payment status since then. */
            paymentStatus: components["schemas"]["PaymentStatus"];
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
        /** @description A category as other records show it. */
        CategoryReference: {
            /** @description The id of the category. */
            _id: components["schemas"]["Id"];
            /** @description The name of the category. */
            name: string;
            /** @description The category's name in URLs, unique within the store. */
            slug: string;
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
            /** @description The category of the product; null when it has none. */
            category: components["schemas"]["CategoryReference"] | null;
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
        /** @description How much of the goods a price is for, from which their unit price follows; null for none. */
        MeasureInput: components["schemas"]["Measure"] | null;
        /** @description A variant to add or to update. */
        VariantInput: {
            /** @description The id of a variant that the product already has. Ignored when creating a product. */
            _id?: string;
            /** @description The name of the variant. */
            name: string;
            /** @description The price of the variant; null to follow the price of the product. The same rounding rule applies as to a product's price. */
            price?: number | null;
            /** @description How much of the goods the price is for; null to follow the product. */
            measure?: components["schemas"]["MeasureInput"];
            /** @description The number of units in stock. If left out, an existing variant keeps its stock, even if units are sold meanwhile, and a new one has none. */
            quantity?: number;
            /** @description The number by which the merchant knows it; null for none. Products and variants of a store share these numbers, and no two that are not deleted have the same one. */
            sku?: string | null;
            /** @description The options that define the variant. */
            options?: components["schemas"]["Options"];
        };
        /** @description The access that a buyer of the product gets; null for a product that is not digital. */
        DigitalInput: {
            /** @description Whether the buyer gets a pass or lifetime access. */
            accessType: components["schemas"]["AccessType"];
            /** @description Whether the access covers every digital product of the store, false by default. */
            allAccess?: boolean;
        } | null;
        /** @description A product as the search returns it. */
        ProductSearchItem: {
            /** @description The id of the product. */
            _id: components["schemas"]["Id"];
            /** @description The name of the product. */
            name: string;
            /** @description The product's name in URLs. */
            slug: string;
            /** @description The price in major units of the store's currency. */
            price: components["schemas"]["Amount"];
            /** @description The number of units in stock. For a product with variants, this is the merchant's own figure and independent of the stock of the variants. */
            quantity: components["schemas"]["Stock"];
            /** @description The URLs of the product's pictures. */
            images: string[];
            /** @description The store that sells the product. */
            shop: components["schemas"]["ShopReference"];
            /** @description When the product was created. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A product or a variant with its current and its new price. */
        Repriced: {
            /** @description The id of the product or the variant. */
            _id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            /** @description The price now, in major units. */
            price: components["schemas"]["Amount"];
            /** @description The price after the change, in major units. */
            newPrice: components["schemas"]["Amount"];
        };
        /** @description A product with its current and its new price. */
        RepricedProduct: components["schemas"]["Repriced"] & {
            /** @description The variants of the product. */
            variants: components["schemas"]["Repriced"][];
        };
        /** @description A bulk price change and its progress. */
        PriceChange: {
            /** @description The id of the price change. */
            _id: components["schemas"]["Id"];
            /**
             * @description `running` until all prices have changed.
             * @enum {string}
             */
            status: "running" | "done";
            /** @description The number of products whose price was updated. */
            updated: number;
            /** @description The number of products to change. Products that are deleted before their turn are not updated. */
            total: number;
            /** @description When the change was requested. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the last price was changed; null while the change is running.
             */
            finishedAt: string | null;
        };
        /** @description Prices that were or will be set together. */
        PriceSchedule: {
            /** @description The id of the schedule. */
            _id: components["schemas"]["Id"];
            /**
             * @description `scheduled` before `from`, `active` until the former prices are set again, then `done`, which prices without an end are at once; `undone` once it was undone.
             * @enum {string}
             */
            status: "scheduled" | "active" | "done" | "undone";
            /** @description When the prices are set. */
            from: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When they are set back; null for never.
             */
            until: string | null;
            /**
             * @description The decimals that new prices end in.
             * @enum {string|null}
             */
            rounding: ".90" | ".95" | ".00" | null;
            /** @description Whether the former price is shown as `compareAtPrice`. */
            showBefore: boolean;
            /** @description The number of products. */
            products: number;
            /** @description When it was scheduled. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The new price of a product or of one of its variants. Exactly one of `price` and `percent` is required. */
        NewPrice: {
            /** @description The id of the product. */
            product: string;
            /** @description The id of a variant of the product. */
            variant?: string;
            /** @description The price in major units. The same rounding rule applies as to a product's price. */
            price?: number;
            /** @description The percentage by which the price changes. */
            percent?: number;
        };
        /** @description A product or a variant by its name. */
        Named: {
            /** @description Its id. */
            _id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
        };
        /** @description The price of a product or of a variant in a schedule. */
        ScheduledPrice: {
            /** @description The product. */
            product: components["schemas"]["Named"];
            /** @description The variant; null for the product itself. */
            variant: components["schemas"]["Named"] | null;
            /** @description The new price in major units; null with a percentage. */
            price: number | null;
            /** @description The percentage by which the price changes; null with a price. */
            percent: number | null;
            /** @description The former price in major units; null until the price is set, and for a variant that followed its product. */
            priceBefore: number | null;
            /** @description The price that was set, in major units; null until then. */
            priceSet: number | null;
        };
        /** @description Prices that were or will be set together, one by one. */
        PriceScheduleDetails: components["schemas"]["PriceSchedule"] & {
            /** @description The products and variants. */
            prices: components["schemas"]["ScheduledPrice"][];
        };
        /** @description A number of pieces. */
        Pieces: number;
        /** @description The stock of a variant. */
        VariantLevel: {
            /** @description The id of the variant. */
            _id: components["schemas"]["Id"];
            /** @description The name of the variant. */
            name: string;
            /** @description How many are on hand, including those that are held. */
            onHand: components["schemas"]["Pieces"];
            /** @description How many of them are held by orders that are not paid yet. */
            held: components["schemas"]["Pieces"];
            /** @description How many are left to sell, `onHand` minus `held`. */
            available: components["schemas"]["Pieces"];
            /** @description Whether no more than the threshold of its product is left. */
            low: boolean;
        };
        /** @description The stock of a product. */
        StockLevel: {
            /** @description The id of the product. */
            _id: components["schemas"]["Id"];
            /** @description The name of the product. */
            name: string;
            /** @description The URL of its first picture; null without one. */
            image: string | null;
            /** @description How many are on hand, including those that are held. */
            onHand: components["schemas"]["Pieces"];
            /** @description How many of them are held by orders that are not paid yet. */
            held: components["schemas"]["Pieces"];
            /** @description How many are left to sell, `onHand` minus `held`. */
            available: components["schemas"]["Pieces"];
            /** @description The threshold, its own or the store's, below which the store is notified. */
            lowStockAt: components["schemas"]["Pieces"];
            /** @description Whether `lowStockAt` is of the product itself, not of the store. */
            ownThreshold: boolean;
            /** @description Whether no more than `lowStockAt` is left of it, or of one of its variants. */
            low: boolean;
            /** @description The stock of its variants, in the merchant's order; empty without variants. */
            variants: components["schemas"]["VariantLevel"][];
        };
        /**
         * @description Why stock changed. `hold`: an order was placed, and holds it. `sale`: the order was paid, and what it held is no longer on hand. `cancellation` and `hold_expired`: an order was cancelled, or not paid in time, and holds nothing any more. `return`: a shopper returned goods. `received`, `count`, `damage` and `correction`: somebody adjusted the stock, or edited the product. `import`: it was imported.
         * @enum {string}
         */
        StockReason: "hold" | "sale" | "cancellation" | "hold_expired" | "return" | "received" | "count" | "damage" | "correction" | "import";
        /** @description Who made a change of stock. */
        StockActor: {
            /**
             * @description A person who works in the store, an installed app, a shopper with an account, a guest, or the service itself, for example when a payment arrives or an order expires.
             * @enum {string}
             */
            kind: "account" | "app" | "shopper" | "guest" | "system";
            /** @description The id of the person or app; null for others. The order knows its shopper. */
            id: string | null;
            /** @description The name of the person or app; null if it is not known any more. */
            name: string | null;
        };
        /** @description A change of stock. */
        StockMovement: {
            /** @description The id of the change; a later change has a greater one. */
            _id: components["schemas"]["Id"];
            /** @description The id of the product. */
            productId: components["schemas"]["Id"];
            /** @description The id of the variant; null for the stock of the product itself. */
            variantId: string | null;
            /** @description The name of the product now. */
            name: string | null;
            /** @description The name of the variant now; null without one. */
            variantName: string | null;
            /** @description Why it changed. */
            reason: components["schemas"]["StockReason"];
            /** @description How many more are on hand; negative if fewer are. */
            change: number;
            /** @description How many more are held; negative if fewer are. */
            heldChange: number;
            /** @description How many were on hand after it. */
            onHand: components["schemas"]["Pieces"];
            /** @description How many of them were held after it. */
            held: components["schemas"]["Pieces"];
            /** @description How many were left to sell after it. */
            available: components["schemas"]["Pieces"];
            /** @description The id of the order that caused it; null without one. */
            orderId: string | null;
            /** @description Who made the change. */
            actor: components["schemas"]["StockActor"];
            /** @description The note of whoever adjusted it; null without one. */
            note: string | null;
            /** @description When it changed. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The reason for an adjustment.
         * @enum {string}
         */
        AdjustmentReason: "return" | "received" | "count" | "damage" | "correction" | "import";
        /**
         * @description A change of what is on hand of a product or variant. Send exactly one of `change` and `quantity`.
         * @example {
         *       "id": "665f1c2ab4e0d3a1c9f00023",
         *       "change": -1,
         *       "reason": "damage"
         *     }
         */
        StockAdjustment: {
            /** @description The id of a variant, or of a product without variants. */
            id: string;
            /** @description How many more are on hand; negative if fewer are. */
            change?: number;
            /** @description How many are on hand, as counted, including those that are held. */
            quantity?: number;
            /** @description How many must be on hand before; otherwise the call is refused with 409. */
            expected?: number;
            /** @description Why it changes. */
            reason: components["schemas"]["AdjustmentReason"];
            /** @description A note for whoever reads the ledger later. */
            note?: string;
        };
        /** @description The stock after an adjustment. */
        AdjustedStock: {
            /** @description The id of the product. */
            productId: components["schemas"]["Id"];
            /** @description The id of the variant; null for a product without variants. */
            variantId: string | null;
            /** @description How many more are on hand than before. */
            change: number;
            /** @description How many are on hand, including those that are held. */
            onHand: components["schemas"]["Pieces"];
            /** @description How many of them are held by orders that are not paid yet. */
            held: components["schemas"]["Pieces"];
            /** @description How many are left to sell, `onHand` minus `held`. */
            available: components["schemas"]["Pieces"];
        };
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
        /** @description A food as the search returns it. */
        FoodSearchItem: {
            /** @description The id of the food. */
            _id: components["schemas"]["Id"];
            /** @description The name of the food. */
            name: string;
            /** @description The price in major units of the store's currency. */
            price: components["schemas"]["Amount"];
            /** @description The URLs of the food's pictures. */
            images: string[];
            /** @description The category of the food; null when it has none. */
            category: components["schemas"]["CategoryReference"] | null;
            /** @description Whether the food can be ordered now. */
            available: boolean;
            /** @description Whether shoppers can see the food. */
            listed: boolean;
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
        /** @description A group of products. */
        Category: {
            /** @description The id of the category. */
            _id: components["schemas"]["Id"];
            /** @description The name of the category. */
            name: string;
            /** @description The category's name in URLs, unique within the store. */
            slug: string;
            /** @description When the category was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the category was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A store's record of a person who buys there. */
        Customer: {
            /** @description The id of the customer. */
            _id: components["schemas"]["Id"];
            /** @description The same as `_id`. */
            id: components["schemas"]["Id"];
            /** @description The id of the user of the platform that the customer is linked to; null when there is none. */
            user: string | null;
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The display name of the customer. */
            name: string;
            /** @description The customer's phone number; null when it is not known. */
            phone: string | null;
            /**
             * Format: email
             * @description The customer's e-mail address, unique within the store.
             */
            email: string;
            /** @description When the customer was last active at the store. Before any activity, it is the time when the record was created. */
            lastActive: components["schemas"]["Timestamp"];
            /** @description Whether the customer was active within the last few minutes. */
            online: boolean;
            /** @description Whether the customer is active. */
            active: boolean;
            /** @description The words by which the merchant groups customers. Shoppers never see them. */
            tags: string[];
            /**
             * Format: uri
             * @description The URL of a picture that the service generates.
             */
            avatar: string;
            /** @description When the customer was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the customer was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The words by which the merchant groups customers. */
        CustomerTags: string[];
        /** @description A customer to create, or one to update if there is an `id`. Fields that are left out keep their values. */
        CustomerEntry: {
            /** @description The id of a customer of the store, to update it; without it, a customer is created. */
            id?: string;
            /** @description The display name of the customer. */
            name?: string;
            /**
             * Format: email
             * @description The customer's e-mail address, which a new customer needs. It must be unique within the store.
             */
            email?: string;
            /** @description The customer's phone number, in the form of the store's country or with a country code; null for none. */
            phone?: string | null;
            /** @description Whether the customer is active. */
            active?: boolean;
            /** @description The tags of the customer. They are replaced as a whole. */
            tags?: components["schemas"]["CustomerTags"];
        };
        /** @description Why one entry of a call about many was refused. */
        EntryRefusal: {
            /** @description The code of the refusal, as a call about this entry alone would have it. */
            code: string;
            /** @description The message of the refusal. */
            message: string;
        };
        /** @description What came of an entry. */
        CustomerResult: {
            /**
             * @description What came of the entry.
             * @enum {string}
             */
            status: "created" | "updated" | "refused";
            /** @description The customer; null if the entry was refused. */
            customer: components["schemas"]["Customer"] | null;
            /** @description Why the entry was refused; null if it was not. */
            refusal: components["schemas"]["EntryRefusal"] | null;
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
        /**
         * @description The status of a shipment.
         * @enum {string}
         */
        ShipmentStatus: "pending" | "in_transit" | "delivered" | "cancelled";
        /** @description A shipment as shoppers see it. */
        ShopperShipment: {
            /** @description The id of the shipment. */
            _id: components["schemas"]["Id"];
            /** @description The ids of the orders in the shipment. */
            orders: components["schemas"]["Id"][];
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
        /** @description A shipment as the store sees it. */
        Shipment: components["schemas"]["ShopperShipment"] & {
            /** @description The details that the courier reported about the label, such as its URL as `labelUrl`; empty without a label. */
            metadata: {
                [key: string]: string | null;
            };
            /** @description The store's notes on the shipment; empty when there are none. */
            notes: string;
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
        /**
         * Format: iso-8601-day
         * @description A day in ISO 8601, or a time on that day in the store's time zone.
         * @example 2026-11-30
         */
        DayInput: string;
        /** @description The shipment to create. */
        NewShipment: {
            /** @description The id of the order to ship. */
            orderId: string;
            /** @description The id of an address of the order's shopper. The default is the order's own address. */
            shippingAddressId?: string;
            /** @description The id or the service code of a shipping rate of the order. */
            rateId?: string;
            /** @description The name of the carrier. */
            carrier?: string;
            /** @description The carrier's tracking number. */
            trackingNumber?: string;
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL of the carrier's tracking page.
             */
            trackingUrl?: string;
            /** @description The shipping method, such as `Next day`. */
            shippingMethod?: string;
            /** @description The cost of shipping in major units. For a new shipment it is 0 by default. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            shippingCost?: number;
            /** @description The store's notes on the shipment. */
            notes?: string;
            /** @description The estimated day of delivery, or a time on that day in the store's time zone. */
            estimatedDelivery?: components["schemas"]["DayInput"];
        };
        /** @description The fields of a shipment to change. */
        ShipmentChanges: {
            /** @description The new status of the shipment. */
            status?: components["schemas"]["ShipmentStatus"];
            /** @description The name of the carrier. */
            carrier?: string;
            /** @description The carrier's tracking number. */
            trackingNumber?: string;
            /**
             * Format: uri
             * @description The URL of the carrier's tracking page; null to let this service track the shipment.
             */
            trackingUrl?: string | null;
            /** @description The shipping method, such as `Next day`. */
            shippingMethod?: string;
            /** @description The cost of shipping in major units. For a new shipment it is 0 by default. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            shippingCost?: number;
            /** @description The store's notes on the shipment. */
            notes?: string;
            /** @description The estimated day of delivery, or a time on that day in the store's time zone; null when it is not known. */
            estimatedDelivery?: components["schemas"]["DayInput"] | null;
        };
        /**
         * @description A registration in the country itself (`standard`), the One-Stop Shop of the EU for sales to consumers in its other countries (`oss`), the same for imports of up to 150 EUR (`ioss`), or a small business that charges no tax (`none`).
         * @enum {string}
         */
        TaxScheme: "standard" | "oss" | "ioss" | "none";
        /** @description A place where the store collects taxes. */
        TaxRegistration: {
            /** @description The id of the registration. */
            _id: components["schemas"]["Id"];
            /** @description The country. */
            country: components["schemas"]["CountryCode"];
            /** @description The ISO 3166-2 code of the state without its country; null for the whole country. */
            state: string | null;
            /** @description The store's tax number there; null when there is none. */
            number: string | null;
            /** @description The scheme of the registration. */
            scheme: components["schemas"]["TaxScheme"];
            /** @description Since when the store is registered. */
            from: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it ends; null if it does not.
             */
            until: string | null;
            /** @description When it was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A tax rate of a place and a class of goods. */
        TaxRateEntry: {
            /** @description The id of the rate. */
            _id: components["schemas"]["Id"];
            /** @description The name of the tax. */
            name: string;
            /** @description The country. */
            country: components["schemas"]["CountryCode"];
            /** @description The ISO 3166-2 code of the state without its country; null for the whole country. */
            state: string | null;
            /** @description A postal code, the beginning of some with `*`, or a range; null for every one. */
            postalCode: string | null;
            /** @description The class of goods. */
            class: components["schemas"]["TaxClass"];
            /** @description The rate in percent. */
            rate: components["schemas"]["TaxRate"];
            /** @description Since when it applies. */
            from: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it ends; null if it does not.
             */
            until: string | null;
            /** @description When it was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The time zone in which the store's days begin and end, by its IANA name. Abbreviations such as `IST` are not accepted.
         * @example Africa/Lagos
         */
        TimeZone: string;
        /** @description Amounts of taxes, in major units. */
        TaxAmounts: {
            /** @description The sales that were taxed, without the tax. */
            base: number;
            /** @description The tax. */
            amount: number;
            /** @description What was refunded of such sales, without the tax. */
            refundedBase: number;
            /** @description The tax that was refunded. */
            refundedAmount: number;
        };
        /** @description The taxes of a period. */
        TaxReport: {
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description The time zone of the days. */
            timeZone: string;
            /** @description The taxes by country, state, rate and kind of supply. */
            taxes: ({
                /** @description The country whose tax it is, as an ISO 3166-1 alpha-2 code; empty if none was kept. */
                country: string;
                /** @description The state whose tax it is; null for that of a country. */
                state: string | null;
                /** @description The name of the rate. */
                name: string;
                /** @description The rate in percent. */
                rate: number;
                /** @description The category of the tax on invoices. */
                category: components["schemas"]["TaxCategory"];
                /**
                 * @description Whether goods were sold, with their shipping, or services, which downloads are.
                 * @enum {string}
                 */
                supply: "goods" | "services";
            } & components["schemas"]["TaxAmounts"])[];
            /** @description The sums of all taxes. */
            total: components["schemas"]["TaxAmounts"];
        };
        /**
         * @description The store's own registrations and rates (`tables`), or Stripe Tax (`stripe`).
         * @enum {string}
         */
        TaxProviderName: "tables" | "stripe";
        /**
         * @description While the provider has no answer, orders are refused with 503 `taxes_unavailable` (`refuse`), or taxed by the store's own tables (`tables`), which refuse where they have no rate. No sale is untaxed because of silence.
         * @enum {string}
         */
        TaxesWhenSilent: "refuse" | "tables";
        /** @description The provider's codes, by the store's classes of goods. A class without one is taxed as goods, food, services or downloads are in general; `zero` and `exempt` as not taxable. */
        TaxCodes: {
            [key: string]: string;
        };
        /** @description What computes a store's taxes. */
        TaxProviderSettings: {
            /** @description What computes the taxes. */
            name: components["schemas"]["TaxProviderName"];
            /** @description The last four characters of the key; null for the store's own tables. */
            keyEnd: string | null;
            /** @description What happens while the provider has no answer. */
            whenSilent: components["schemas"]["TaxesWhenSilent"];
            /** @description The provider's codes of classes of goods. */
            codes: components["schemas"]["TaxCodes"];
            /** @description The paid orders and refunds that the provider could not be told of, even after days. */
            unreported: number;
        };
        /** @description A rate of tax as public data have it. */
        TaxRateSuggestion: {
            /** @description What the tax is called there. */
            name: string;
            /** @description The country. */
            country: components["schemas"]["CountryCode"];
            /** @description The ISO 3166-2 code of the state without its country; null for the whole country. */
            state: string | null;
            /**
             * @description Whether it is the usual rate, or one of the lower ones.
             * @enum {string}
             */
            class: "standard" | "reduced";
            /** @description The rate in percent. */
            rate: components["schemas"]["TaxRate"];
            /** @description Where it comes from. */
            source: string;
            /**
             * Format: date
             * @description The day of the data.
             */
            asOf: string;
        };
        /** @description A third-party courier's job to pick up and deliver a shipment. */
        Dispatch: {
            /** @description The id of the dispatch. */
            _id: components["schemas"]["Id"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The id of the order. */
            order: components["schemas"]["Id"];
            /** @description The id of the shipment. */
            shipment: components["schemas"]["Id"];
            /** @description The name of the carrier. */
            carrier: string;
            /** @description The courier that delivers the shipment. */
            courier: components["schemas"]["Courier"];
            /**
             * @description The status of the dispatch. `delivered`, `failed` and `cancelled` are final.
             * @enum {string}
             */
            status: "requested" | "assigned" | "picked_up" | "delivered" | "failed" | "cancelled";
            /** @description The price that the courier charges the store. */
            fee: components["schemas"]["Amount"];
            /** @description The currency of the fee, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The courier's tracking number. */
            trackingNumber: string;
            /** @description The courier's tracking page; null when there is none. */
            trackingUrl: string | null;
            /** @description The URL of the label to print for the parcel; null when the courier needs none. */
            labelUrl: string | null;
            /** @description When the dispatch was requested. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the dispatch was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
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
        /** @description A coupon with its limits and its usage. */
        Discount: {
            /** @description The id of the coupon. */
            _id: components["schemas"]["Id"];
            /** @description The code that shoppers enter, in upper case. */
            code: string;
            /** @description A description of the offer for shoppers. */
            title: string;
            /** @description Whether the discount is a fixed amount or a percentage. */
            type: components["schemas"]["CouponType"];
            /** @description The fixed amount in major units, or the percentage. */
            discount: number;
            /** @description The lowest total of an order, before the discount, for which the coupon is valid. */
            minimumOrderAmount: components["schemas"]["Amount"];
            /** @description When the coupon becomes valid. */
            startDate: components["schemas"]["Timestamp"];
            /** @description When the coupon expires. A coupon that does not expire has a date in the year 9999. */
            endDate: components["schemas"]["Timestamp"];
            /** @description The lines that the discount is taken from; null for all. */
            appliesTo: components["schemas"]["DiscountScope"] | null;
            /** @description Whether the coupon also takes what shipping costs. */
            freeShipping: boolean;
            /** @description Whether the coupon can be used. */
            active: boolean;
            /** @description The number of orders that can use the coupon in total; null for no limit. */
            usageLimit: number | null;
            /** @description The number of orders of one shopper that can use the coupon; null for no limit. */
            perUserLimit: number | null;
            /** @description The number of orders that have used the coupon. */
            usageCount: number;
            /** @description When the coupon was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the coupon was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Hours of a day of the week, in the time zone of the store. */
        DiscountHours: {
            /**
             * @description The day of the week.
             * @enum {string}
             */
            day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            /** @description The time at which the hours begin. */
            from: string;
            /** @description The time at which the hours end, on the same day unless it is earlier; 24:00 is the end of the day. */
            until: string;
        };
        /** @description What a discount takes from its lines. */
        DiscountEffect: {
            /**
             * @description `percentage`: `percent` of the lines. `amount`: `amount` off the lines together. `cheapest`: `percent` of the `pieces` cheapest pieces. `buy_get`: for every `buy` pieces, `percent` off `get` pieces more, the cheapest ones. `steps`: a percentage that grows with the number of pieces. `free_shipping`: what shipping costs.
             * @enum {string}
             */
            type: "percentage" | "amount" | "cheapest" | "buy_get" | "steps" | "free_shipping";
            /** @description The percentage, rounded to two decimals. */
            percent?: number;
            /** @description The amount in major units, rounded half up to the minor unit. */
            amount?: number;
            /** @description The number of cheapest pieces. */
            pieces?: number;
            /** @description The number of pieces to buy. */
            buy?: number;
            /** @description The number of pieces that are reduced. */
            get?: number;
            /** @description The lines that the reduced pieces are taken from; by default those that the discount applies to. */
            gets?: components["schemas"]["DiscountScope"];
            /** @description The percentages by number of pieces. */
            steps?: {
                /** @description The lowest number of pieces. */
                from: number;
                /** @description The percentage, rounded to two decimals. */
                percent: number;
            }[];
        };
        /** @description A discount that shoppers need no code for. */
        AutomaticDiscount: {
            /** @description The id of the automatic discount. */
            _id: components["schemas"]["Id"];
            /** @description The name that shoppers see beside the amount. */
            name: string;
            /** @description Whether the discount applies. */
            active: boolean;
            /** @description Discounts with a higher priority apply first. */
            priority: number;
            /** @description Whether the discount never applies together with others or a coupon. */
            exclusive: boolean;
            /** @description When the discount begins. */
            startDate: components["schemas"]["Timestamp"];
            /** @description When the discount ends. One that does not end has a date in the year 9999. */
            endDate: components["schemas"]["Timestamp"];
            /** @description The hours of the week in which the discount applies; empty for all. */
            hours: components["schemas"]["DiscountHours"][];
            /** @description The lowest sum of the lines that the discount applies to, before discounts. */
            minimumSubtotal: components["schemas"]["Amount"];
            /** @description The lowest number of pieces that the discount applies to. */
            minimumQuantity: number;
            /** @description Whether the discount applies only to a shopper's first order at the store. */
            firstOrder: boolean;
            /** @description The countries of the shipping address for which the discount applies; empty for all. */
            countries: components["schemas"]["CountryCode"][];
            /** @description The lines that the discount applies to; null for all. */
            appliesTo: components["schemas"]["DiscountScope"] | null;
            /** @description What the discount takes from those lines. */
            effect: components["schemas"]["DiscountEffect"];
            /** @description When the discount was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the discount was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
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
            /** @description The currency of all amounts, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The coupon of `code`; null without one. */
            coupon: components["schemas"]["AppliedCoupon"] | null;
        };
        /**
         * @description Why a discount takes nothing. `items`: it applies to none of the items. `nothing`: there is nothing that it could take, such as a third piece of three or the cost of shipping. `outweighed`: its conditions are met, but others take more, or leave nothing to take. The others name the condition that is not met.
         * @enum {string}
         */
        DiscountReason: "inactive" | "not_started" | "over" | "hours" | "items" | "subtotal" | "quantity" | "first_order" | "country" | "nothing" | "outweighed";
        /** @description An automatic discount, and what it takes or why it takes nothing. */
        PreviewedDiscount: {
            /** @description The id of the automatic discount. One that is not saved has an id for this reply alone. */
            _id: components["schemas"]["Id"];
            /** @description The name that shoppers see beside the amount. */
            name: string;
            /** @description The amount that it takes. */
            amount: components["schemas"]["Amount"];
            /** @description Why it takes nothing; null if it takes something. */
            reason: components["schemas"]["DiscountReason"] | null;
        };
        /**
         * @description Whether a payment provider collects the money (`gateway`) or the shopper sends it to a bank account (`transfer`).
         * @enum {string}
         */
        PaymentType: "gateway" | "transfer";
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
            /** @description Whether a payment provider collects the money or the shopper transfers it. */
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
        /** @description The bank account of a `transfer` method; empty for a `gateway`. */
        PaymentSettings: {
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
            /** @description Whether a payment provider collects the money or the shopper transfers it. */
            type: components["schemas"]["PaymentType"];
            /** @description Whether shoppers can pay with it. */
            active: boolean;
            /** @description The bank account of a `transfer` method; empty for a `gateway`. */
            settings: components["schemas"]["PaymentSettings"];
            /** @description When the payment method was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the payment method was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Money that is returned to a shopper. */
        Refund: {
            /** @description The id of the refund. */
            _id: components["schemas"]["Id"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The id of the order; null for a renewal. */
            order: string | null;
            /** @description The id of the pass that was renewed; null for an order. */
            product: string | null;
            /**
             * @description Why the money is returned: the store requested it, the order did not need it, or it was charged for the renewal of a pass that had changed in the meantime.
             * @enum {string}
             */
            kind: "requested" | "excess" | "renewal";
            /** @description The amount, in major units. */
            amount: components["schemas"]["Amount"];
            /** @description The currency of the amount, as an ISO 4217 code. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description `pending` means that the provider has not given its final answer, or that it will be asked again; `failed` means that the service has given up.
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed";
            /** @description The store's reason; null when it gave none. */
            reason: string | null;
            /** @description The reason that the provider gave when it last refused the refund; null when it has not. */
            failure: string | null;
            /** @description The number of times that the provider has refused the refund. */
            tries: number;
            /**
             * Format: date-time
             * @description When the provider is asked again; null when that is not planned.
             */
            nextTryAt: string | null;
            /** @description When the refund was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the refund was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
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
        /** @description A line of an invoice or of a credit note. */
        InvoiceLine: {
            /** @description The name of what was sold; for shipping, the service, or empty. */
            name: string;
            /** @description The variant and the options that were chosen. */
            details: string | null;
            /** @description The number of pieces; null for shipping, and for a part of a line. */
            quantity: number | null;
            /** @description The price of a piece, in major units; null where there is no quantity. */
            unitPrice: number | null;
            /** @description The discount on the line, in major units. */
            discount: components["schemas"]["Amount"];
            /** @description The line without taxes, in major units. */
            net: components["schemas"]["Amount"];
            /** @description The line with taxes, in major units. */
            total: components["schemas"]["Amount"];
        };
        /** @description An invoice or a credit note with its lines. */
        InvoiceWithLines: components["schemas"]["Invoice"] & {
            /** @description Its lines, in the order of the document; shipping comes last. */
            lines: components["schemas"]["InvoiceLine"][];
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
        /**
         * @description The status of a task or of one of its occurrences.
         * @enum {string}
         */
        TaskStatus: "to do" | "in progress" | "done" | "skipped";
        /**
         * @description The interval at which a task recurs.
         * @enum {string}
         */
        Recurring: "none" | "daily" | "weekly" | "monthly";
        /** @description A task for the store's staff. */
        Task: {
            /** @description The id of the task. */
            _id: components["schemas"]["Id"];
            /** @description The title of the task. */
            title: string;
            /** @description The details of the task, as plain text; empty when there are none. */
            details: string;
            /**
             * Format: date-time
             * @description When the task is due, in the UTC offset in which it was given. For a recurring task, its day is the first occurrence. Null when there is no due date; a recurring task then begins on the day it was created, in the store's time zone.
             */
            dueDate: string | null;
            /** @description The status of the task. */
            status: components["schemas"]["TaskStatus"];
            /** @description The interval at which the task recurs. */
            recurring: components["schemas"]["Recurring"];
            /** @description The schedule of a recurring task; null for a task that does not recur. */
            recurringSchedule: {
                /** @description The interval between two occurrences, in days, weeks or months. */
                every: number;
                /**
                 * Format: date-time
                 * @description The last day on which the task may occur.
                 */
                until: string;
            } | null;
            /** @description Whether an AI generated the task. */
            isAI: boolean;
            /** @description The user ids of the assignees. */
            assignees: components["schemas"]["Id"][];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The id of the user who created the token of the call or installed the app. */
            createdBy: components["schemas"]["Id"];
            /** @description When the task was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the task was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description One occurrence of a recurring task. */
        TaskOccurrence: {
            /** @description The id of the occurrence, which does not change when a status is set. */
            _id: components["schemas"]["Id"];
            /** @description The id of the task. */
            task: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The day of the occurrence, in the UTC offset of the due date, if there is one.
             */
            date: string;
            /** @description The status of the occurrence. */
            status: components["schemas"]["TaskStatus"];
            /** @description The id of the user who last set the status; null while nobody has. */
            respondedBy: string | null;
            /**
             * Format: date-time
             * @description When the status was first set; null while it never was.
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When the status was last set; null while it never was.
             */
            updatedAt: string | null;
        };
        /** @description An occurrence whose status has been set. */
        StoredTaskOccurrence: {
            /** @description The id of the occurrence, which does not change when a status is set. */
            _id: components["schemas"]["Id"];
            /** @description The id of the task. */
            task: components["schemas"]["Id"];
            /**
             * Format: date
             * @description The day of the occurrence, in the UTC offset of the due date, if there is one.
             */
            date: string;
            /** @description The status of the occurrence. */
            status: components["schemas"]["TaskStatus"];
            /** @description The id of the user who created the token of the call or installed the app. */
            respondedBy: components["schemas"]["Id"];
            /** @description When the status was first set. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the status was last set. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kind of a record, as it appears in the paths of this API.
         * @enum {string}
         */
        NoteResource: "orders" | "products" | "foods" | "services" | "categories" | "customers" | "discounts" | "blogs" | "comments" | "tasks";
        /** @description A note by the store's staff. */
        Note: {
            /** @description The id of the note. */
            _id: components["schemas"]["Id"];
            /** @description The title of the note. */
            title: string;
            /** @description The text of the note. */
            content: string;
            /** @description The kind of the record that the note is about; null for a note about the store as a whole. */
            resource: components["schemas"]["NoteResource"] | null;
            /** @description The id of the record that the note is about, which may have been deleted since; null for a note about the store as a whole. */
            resourceId: string | null;
            /** @description The user who created the token of the call. */
            author: {
                /** @description The user id of the author. */
                _id: components["schemas"]["Id"];
                /** @description The author's name; null for an account that has no name or was deleted. */
                name: string | null;
            };
            /** @description When the note was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the note was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Whether a script belongs in the head of a page or at the end of its body.
         * @enum {string}
         */
        ScriptPlacement: "head" | "body";
        /** @description A script that runs on the pages of the storefront. */
        Script: {
            /** @description The id of the script. */
            _id: components["schemas"]["Id"];
            /** @description The name of the script. */
            name: string;
            /** @description The place of the script on the page. */
            placement: components["schemas"]["ScriptPlacement"];
            /**
             * Format: uri
             * @description The URL that browsers load the script from; null for an inline script.
             */
            src: string | null;
            /** @description The JavaScript code; null for a script that is loaded from a URL. */
            content: string | null;
            /** @description Whether the storefront should run the script. */
            active: boolean;
            /** @description When the script was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the script was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
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
        /** @description A comment as the store sees it. */
        ModeratedComment: {
            /** @description The id of the comment. */
            _id: components["schemas"]["Id"];
            /** @description Whether the comment is on a product or on a blog post. */
            resource: components["schemas"]["CommentResource"];
            /** @description The id of the product or blog post. */
            resourceId: components["schemas"]["Id"];
            /** @description The id of the comment that this one replies to; null for a top-level comment. */
            parentId: string | null;
            /** @description The author of the comment; null for a reply of the store and for a deleted account. */
            author: components["schemas"]["CommentAuthor"] | null;
            /** @description Whether the store wrote the comment. */
            fromStore: boolean;
            /** @description The text of the comment, as plain text. */
            body: string;
            /** @description The number of likes. */
            likes: components["schemas"]["CommentCount"];
            /** @description The number of dislikes. */
            dislikes: components["schemas"]["CommentCount"];
            /** @description The number of replies. */
            replyCount: components["schemas"]["CommentCount"];
            /** @description The number of shoppers who have reported the comment. */
            reports: components["schemas"]["CommentCount"];
            /** @description Whether the store has hidden the comment from shoppers. */
            hidden: boolean;
            /** @description When the comment was posted. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the comment was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Plain text. It must contain more than white space. */
        CommentBody: string;
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
        /** @description A review as the store sees it. */
        ModeratedReview: components["schemas"]["Review"] & {
            /** @description The name of the product. */
            productName: string;
            /** @description Whether the store has hidden the review from shoppers. */
            hidden: boolean;
        };
        /** @description A reader of the store's newsletter. */
        NewsletterSubscriber: {
            /** @description The id of the reader. */
            _id: components["schemas"]["Id"];
            /**
             * Format: email
             * @description The e-mail address, in lower case and with its domain in ASCII.
             */
            email: string;
            /** @description When the reader confirmed the address. This is the evidence of consent. */
            confirmedAt: components["schemas"]["Timestamp"];
        };
        /** @description A number of lines or products. */
        Lines: number;
        /** @description A file that is read into the store. `announced`, `done` and `refused` count lines, the header and empty ones not among them: at the end of an import, all that were announced are done or refused. */
        Import: {
            /** @description The id of the import. */
            _id: components["schemas"]["Id"];
            /**
             * @description The kind of records.
             * @enum {string}
             */
            kind: "products";
            /**
             * @description The format that was recognised.
             * @enum {string}
             */
            format: "csv" | "ndjson" | "shopify" | "shopify-old" | "woocommerce" | "google";
            /** @description The name of the file. */
            fileName: components["schemas"]["FileName"];
            /**
             * @description The field by which products are found.
             * @enum {string}
             */
            match: "slug" | "barcode";
            /**
             * @description What becomes of the stock of products that the store has.
             * @enum {string}
             */
            stock: "keep" | "set";
            /**
             * @description `ready` waits to be run.
             * @enum {string}
             */
            status: "ready" | "running" | "done" | "cancelled";
            /** @description The number of lines in the file. */
            announced: components["schemas"]["Lines"];
            /** @description The number of lines whose product is in the store as they say. */
            done: components["schemas"]["Lines"];
            /** @description The number of lines whose product was refused. */
            refused: components["schemas"]["Lines"];
            /** @description The number of new products. */
            created: components["schemas"]["Lines"];
            /** @description The number of changed products. */
            updated: components["schemas"]["Lines"];
            /** @description The number of products that were so already. */
            unchanged: components["schemas"]["Lines"];
            /** @description When the file was read. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the import ended; null before.
             */
            finishedAt: string | null;
        };
        /** @description A product as an import reads it. */
        ImportedProduct: {
            /** @description The first line of the product. */
            line: number;
            /** @description The name of its category. */
            category: string | null;
            /**
             * @description What became of it; null while that is open.
             * @enum {string|null}
             */
            outcome: "created" | "updated" | "unchanged" | "refused" | null;
            /** @description The product in the words of `createProduct`. */
            product: {
                [key: string]: unknown;
            };
        };
        /** @description An import with its first products. */
        ImportDetails: components["schemas"]["Import"] & {
            /** @description The first ten products of the file. */
            first: components["schemas"]["ImportedProduct"][];
        };
        /** @description A remark about a line of a file. */
        ImportIssue: {
            /** @description The line. */
            line: number;
            /** @description The column or field, if it is about one. */
            column: string | null;
            /** @description What it is about, for programs. */
            code: string;
            /** @description What it is about, in words. */
            message: string;
            /** @description Whether the product was refused because of it. */
            refuses: boolean;
        };
        /** @description A number of pixels. */
        PictureEdge: number;
        /** @description A picture in one size. */
        PictureSize: {
            /**
             * Format: uri
             * @description The address in the format of the upload; WebP for an AVIF.
             */
            url: string;
            /**
             * Format: uri
             * @description The address in WebP.
             */
            webp: string;
            /** @description The width. */
            width: components["schemas"]["PictureEdge"];
            /** @description The height. */
            height: components["schemas"]["PictureEdge"];
        };
        /** @description A picture that the store uploaded. */
        Picture: {
            /** @description The id of the picture. */
            _id: components["schemas"]["Id"];
            /** @description The name of the file that was uploaded. */
            name: components["schemas"]["FileName"];
            /**
             * Format: uri
             * @description The address of the largest size, in the format of the upload; WebP for an AVIF.
             */
            url: string;
            /** @description The width of the largest size. */
            width: components["schemas"]["PictureEdge"];
            /** @description The height of the largest size. */
            height: components["schemas"]["PictureEdge"];
            /** @description The picture in each size. A picture that is smaller than a size is not enlarged. */
            sizes: {
                /** @description The longer edge is at most 320 pixels. */
                small: components["schemas"]["PictureSize"];
                /** @description The longer edge is at most 800 pixels. */
                medium: components["schemas"]["PictureSize"];
                /** @description The longer edge is at most 1600 pixels. */
                large: components["schemas"]["PictureSize"];
            };
            /** @description The size of all its files in bytes. */
            size: components["schemas"]["FileSize"];
            /** @description When it was first uploaded. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The storage that the files of a store use. */
        StorageUse: {
            /** @description The number of bytes in use. */
            used: number;
            /** @description The quota in bytes. */
            allowed: number;
        };
        /** @description A page of the merchant's dashboard. */
        RolePage: {
            /** @description The id of the page. */
            id: string;
            /** @description The name of the page. */
            name: string;
            /** @description Whether every role has the page. Absent when it is optional. */
            required?: boolean;
            /** @description The types of store that have the page. Absent when every type has it. */
            shopTypes?: ("digital" | "ecommerce" | "restaurant" | "business")[];
        };
        /** @description A role that defines what staff members may see and do. */
        Role: {
            /** @description The id of the role. */
            _id: components["schemas"]["Id"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The name of the role. */
            name: string;
            /** @description The dashboard pages that the role can open. */
            pages: components["schemas"]["RolePage"][];
            /** @description The permissions of the role, as `<area>:view` or `<area>:manage`. */
            permissions: string[];
            /** @description Whether the role is active. An inactive role allows nothing. */
            active: boolean;
            /** @description When the role was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the role was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A bank account that the store's money is paid out to. */
        Payout: {
            /** @description The id of the payout method. */
            _id: components["schemas"]["Id"];
            /** @description The id of the user who added the payout method. */
            user: components["schemas"]["Id"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The id of the platform's payout method. */
            payout: components["schemas"]["Id"];
            /** @description The bank account that payouts are sent to. */
            data: {
                /** @description The account number or IBAN, in full. */
                accountNumber: string;
                /** @description The code of the bank. */
                bankCode: string;
                /** @description The name of the account holder. */
                accountName: string;
                /** @description The name of the bank. */
                bankName: string;
            };
            /** @description When the payout method was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the payout method was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A payout method that the platform supports. */
        SupportedPayout: {
            /** @description The id of the platform's payout method. */
            _id: components["schemas"]["Id"];
            /** @description The name of the payout method. */
            name: string;
            /** @description The currencies in which payouts are made, as ISO 4217 codes. */
            currencies: string[];
            /** @description The fee for one payout, in major units of the store's currency. */
            fee: components["schemas"]["Amount"];
        };
        /**
         * @description The type of the document or number: a Bank Verification Number (`bvn`), a National Identification Number (`nin`), both of which are Nigerian, another national identity card (`national_id`), a passport, a driver's license or a business registration.
         * @enum {string}
         */
        KycType: "bvn" | "nin" | "national_id" | "passport" | "drivers_license" | "business_registration";
        /** @description A check of the merchant's identity. */
        KycCheck: {
            /** @description The id of the identity check. */
            _id: components["schemas"]["Id"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /** @description The id of the user who submitted the check. */
            user: components["schemas"]["Id"];
            /** @description The type of the document or number. */
            type: components["schemas"]["KycType"];
            /** @description The masked number, of which only the last four characters are shown. */
            number: string;
            /** @description The full name, as it appears in the document. */
            fullName: string;
            /**
             * @description The status of the check. It stays `pending` until the platform has decided.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected";
            /** @description The reason for the decision; null while the check is pending. */
            reason: string | null;
            /** @description When the check was submitted. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the check was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kind of an actor: a person who owns the store or works for it (`account`), an installed app, a shopper with an account, a guest, a payment provider, a job of the platform, or an operator of the platform.
         * @enum {string}
         */
        ActorKind: "account" | "app" | "shopper" | "guest" | "provider" | "job" | "operator";
        /**
         * @description The action that was taken in the store.
         *
         *     | Action | What happened |
         *     |---|---|
         *     | `staff.signed_in` | The owner or a staff member signed in to the console. |
         *     | `staff.factor_added` | The owner or a staff member switched on a second factor for signing in to the console. |
         *     | `staff.factor_removed` | The owner or a staff member switched off the second factor. |
         *     | `staff.invited` | A person was invited to the staff. |
         *     | `staff.uninvited` | An invitation to the staff was withdrawn. |
         *     | `staff.added` | A person accepted an invitation to the staff. |
         *     | `staff.updated` | A staff member was given another role. |
         *     | `staff.removed` | A staff member was removed. |
         *     | `staff.suspended` | The platform suspended the account of the owner or of a staff member. |
         *     | `staff.reinstated` | The platform lifted the suspension of the account. |
         *     | `role.created` | A role was created. |
         *     | `role.updated` | A role was changed. |
         *     | `role.deleted` | A role was deleted. |
         *     | `token.created` | A first-party token was created. |
         *     | `token.revoked` | A first-party token was revoked. |
         *     | `app.installed` | An app was installed. |
         *     | `app.scopes_changed` | The scopes of an installed app were changed. |
         *     | `app.uninstalled` | An app was uninstalled. |
         *     | `app.suspended` | The platform suspended an installed app, or the account of its developer. |
         *     | `app.resumed` | The platform lifted the suspension of the app. |
         *     | `order.marked_paid` | An order was marked as paid by hand. |
         *     | `payment_link.created` | A link by which anybody can pay an order was made. |
         *     | `refund.created` | Money was refunded to a shopper, here or at the payment provider. |
         *     | `refund.retried` | A refused refund was retried. |
         *     | `payout_method.created` | A payout method was added. |
         *     | `payout_method.updated` | A payout method was changed. |
         *     | `payout_method.deleted` | A payout method was deleted. |
         *     | `payout.paid` | The platform paid money out to the store. |
         *     | `payout.failed` | A payout to the store failed. |
         *     | `payment_method.created` | A payment method was added. |
         *     | `payment_method.updated` | A payment method was changed. |
         *     | `payment_method.deleted` | A payment method was deleted. |
         *     | `kyc.created` | An identity check was submitted. |
         *     | `kyc.approved` | The platform approved an identity check. |
         *     | `kyc.rejected` | The platform rejected an identity check. |
         *     | `domain.created` | A domain was claimed. |
         *     | `domain.deleted` | A domain was released. |
         *     | `domain.freed` | The platform let others claim a domain that the store had given up. |
         *     | `settings.updated` | The store's settings were changed. |
         *     | `settings.factor_required` | The owner made a second factor mandatory for everyone who works in the store. |
         *     | `settings.factor_optional` | The owner made the second factor optional again. |
         *     | `store.created` | The store was opened. |
         *     | `store.transfer_offered` | The owner offered the store to another person. |
         *     | `store.transfer_withdrawn` | The offer of the store was withdrawn. |
         *     | `store.transferred` | The store was handed over to another owner. |
         *     | `store.closed` | The store was closed. |
         *     | `store.suspended` | The platform suspended the store. |
         *     | `store.reinstated` | The platform lifted the suspension of the store. |
         * @enum {string}
         */
        ActivityAction: "staff.signed_in" | "staff.factor_added" | "staff.factor_removed" | "staff.invited" | "staff.uninvited" | "staff.added" | "staff.updated" | "staff.removed" | "staff.suspended" | "staff.reinstated" | "role.created" | "role.updated" | "role.deleted" | "token.created" | "token.revoked" | "app.installed" | "app.scopes_changed" | "app.uninstalled" | "app.suspended" | "app.resumed" | "order.marked_paid" | "payment_link.created" | "refund.created" | "refund.retried" | "payout_method.created" | "payout_method.updated" | "payout_method.deleted" | "payout.paid" | "payout.failed" | "payment_method.created" | "payment_method.updated" | "payment_method.deleted" | "kyc.created" | "kyc.approved" | "kyc.rejected" | "domain.created" | "domain.deleted" | "domain.freed" | "settings.updated" | "settings.factor_required" | "settings.factor_optional" | "store.created" | "store.transfer_offered" | "store.transfer_withdrawn" | "store.transferred" | "store.closed" | "store.suspended" | "store.reinstated";
        /** @description Who took an action: a person, an app, a provider, a job or an operator. */
        ActivityActor: {
            /** @description The kind of the actor. */
            kind: components["schemas"]["ActorKind"];
            /** @description The id of the user or of the app, or the name of the job or the payment provider. Null for an operator and for an unidentified guest. */
            id: string | null;
            /** @description The name of the person (their e-mail address if they have none) or of the app. Null when there is neither, and once the account has been deleted. */
            name: string | null;
        };
        /** @description An action that was taken in the store. */
        ActivityEntry: {
            /** @description The id of the entry. */
            _id: components["schemas"]["Id"];
            /** @description The action. */
            action: components["schemas"]["ActivityAction"];
            /** @description Who took the action. */
            actor: components["schemas"]["ActivityActor"];
            /** @description The network address of the call; null when the action was not taken by a call. */
            address: string | null;
            /** @description The id of the record that the action was about: a token, an app's installation, the order of a refund, a refund that was retried, a staff member's user, …; null when it was about the store itself. */
            resourceId: string | null;
            /** @description The human-readable name of that record: the name of a token, an app, a role or a payment method, the number of an order, the reference of a payout, the role of a staff member, or a domain. Null when it has none. */
            name: string | null;
            /** @description The reason that was given; null when none was. */
            reason: string | null;
            /** @description When the action was taken. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A message from the service to the store's staff. */
        StaffNotification: {
            /** @description The id of the notification. */
            _id: components["schemas"]["Id"];
            /** @description The id of the store. */
            shop: components["schemas"]["Id"];
            /**
             * @description The kind of news that the notification reports.
             * @enum {string}
             */
            type: "order_placed" | "order_paid" | "low_stock" | "grant_failed" | "pass_renewed" | "refund_failed" | "payment_disputed" | "transfer_unconfirmed" | "webhook_disabled" | "kyc_decided" | "payout_paid" | "payout_failed";
            /** @description The title, in English. */
            title: string;
            /** @description The text, in English and without personal data of shoppers. */
            body: string;
            /** @description The kind of the record that the notification is about: `orders`, `products` (which includes renewed passes), `kyc` for a decided identity check, `payouts` for money that was paid out, or `installations` for an app whose webhook was disabled. Null when it is about no record. */
            resource: string | null;
            /** @description The id of the record that the notification is about; null when it is about none. */
            resourceId: string | null;
            /** @description Whether the notification has been read. */
            read: boolean;
            /**
             * Format: date-time
             * @description When the notification was read; null while it is unread.
             */
            readAt: string | null;
            /** @description When the notification was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the notification was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A DNS record that the merchant must create. */
        DnsRecord: {
            /** @description The name of the record. */
            name: string;
            /** @description The value of the record. */
            value: string;
        };
        /** @description A domain that leads to the store. */
        Domain: {
            /** @description The id of the domain. */
            _id: components["schemas"]["Id"];
            /** @description The domain, in lower case and Punycode. */
            domain: string;
            /**
             * @description The store's default address (`address`), a subdomain of a base domain, or a custom domain of the merchant (`own`).
             * @enum {string}
             */
            kind: "address" | "subdomain" | "own";
            /**
             * @description Only an active domain leads to the store. A failed domain was not verified in time; delete it to start over.
             * @enum {string}
             */
            status: "pending" | "active" | "failed";
            /** @description The DNS records that a custom domain needs; null for other domains. */
            verification: {
                /** @description The TXT record that proves that the domain belongs to the merchant. */
                txt: components["schemas"]["DnsRecord"];
                /** @description The CNAME record that leads visitors to the store. */
                cname: components["schemas"]["DnsRecord"];
            } | null;
            /**
             * Format: date-time
             * @description The deadline for verifying a pending domain; null when there is none.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When the domain was verified; null while it is not.
             */
            verifiedAt: string | null;
            /**
             * Format: date-time
             * @description When the DNS was last checked; null when it never was.
             */
            checkedAt: string | null;
            /** @description When the domain was claimed. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the domain was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The type of a store. It decides what the store can sell.
         * @enum {string}
         */
        ShopType: "digital" | "ecommerce" | "restaurant" | "business";
        /** @description The app, the store and the scopes behind a token. */
        Installation: {
            /** @description The `clientId` of the app; null for a token of the merchant's own tools. */
            clientId: string | null;
            /** @description The name of the app. For a token of the merchant's own tools, the name of the token. */
            name: string;
            /** @description The store that the token is bound to. */
            shop: {
                /** @description The id of the store. */
                _id: components["schemas"]["Id"];
                /** @description The name of the store. */
                name: string;
                /** @description The type of the store. */
                type: components["schemas"]["ShopType"];
                /** @description The currency of all the store's prices. */
                currency: components["schemas"]["Currency"];
                /** @description The store's country, as an ISO 3166-1 alpha-2 code. */
                country: string;
                /**
                 * Format: uri
                 * @description The address of the store's pages: its own domain, otherwise a subdomain that it has claimed, otherwise the address derived from its slug.
                 */
                url: string;
            };
            /** @description The scopes that the token holds. */
            scopes: string[];
            /** @description When the token expires. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description A change to a record of the store. It carries identifiers only. */
        StoreEvent: {
            /** @description The id of the event, the same as in the webhook. */
            id: components["schemas"]["Id"];
            /** @description The resource and the action, separated by a slash. */
            topic: string;
            /** @description The resource that changed. */
            resource: string;
            /**
             * @description The kind of change.
             * @enum {string}
             */
            action: "created" | "updated" | "deleted";
            /**
             * @description The HTTP method of the call that made the change.
             * @enum {string}
             */
            method: "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description The path of the call that made the change. */
            path: string;
            /** @description The id of the record that changed. Absent when the call did not change exactly one record. */
            resourceId?: components["schemas"]["Id"];
            /** @description The id of the store. */
            shopId: components["schemas"]["Id"];
            /** @description When the change was made. */
            occurredAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description `pending`: the delivery is being sent or waits for its next attempt. `delivered`: the receiver answered with a 2xx status. `dead`: every attempt failed, or the receiver answered with 410. `dropped`: the delivery was abandoned because the app was uninstalled, lost the scope or has its webhook disabled.
         * @enum {string}
         */
        DeliveryState: "pending" | "delivered" | "dead" | "dropped";
        /** @description A webhook event on its way to an app. */
        Delivery: {
            /** @description The `id` of the webhook event. */
            _id: components["schemas"]["Id"];
            /** @description The id of the store that changed. */
            shopId: components["schemas"]["Id"];
            /** @description The resource and the action, separated by a slash. */
            topic: string;
            /** @description The resource that changed. */
            resource: string;
            /** @description The state of the delivery. */
            state: components["schemas"]["DeliveryState"];
            /** @description The number of attempts in the retry schedule that have been made; 1 for a delivery that was sent again on request. */
            tries: number;
            /**
             * Format: date-time
             * @description When the next attempt is due; null unless the delivery is pending.
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the receiver accepted the event; null unless it was delivered.
             */
            deliveredAt: string | null;
            /** @description When the delivery was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The request body of every attempt, byte for byte. */
            body: string;
        };
        /** @description One attempt to deliver a webhook event. */
        DeliveryAttempt: {
            /** @description The number of the attempt in the retry schedule, counted from 1. */
            attempt: number;
            /** @description When the attempt was made. */
            at: components["schemas"]["Timestamp"];
            /** @description The HTTP status of the response; null when there was no response. */
            status: number | null;
            /** @description The duration of the attempt in milliseconds. */
            durationMs: number;
            /** @description The reason why there was no response; null when there was one. */
            error: string | null;
            /** @description The first 1 KB of the response body; null when there was no response. */
            response: string | null;
            /** @description Where the response redirects to; null when it does not. Redirects are not followed. */
            location: string | null;
            /** @description What to do about the response, in words; null when there is nothing to say. */
            hint: string | null;
        };
        /** @description A delivery with its attempts. */
        DeliveryWithAttempts: {
            /** @description The `id` of the webhook event. */
            _id: components["schemas"]["Id"];
            /** @description The id of the store that changed. */
            shopId: components["schemas"]["Id"];
            /** @description The resource and the action, separated by a slash. */
            topic: string;
            /** @description The resource that changed. */
            resource: string;
            /** @description The state of the delivery. */
            state: components["schemas"]["DeliveryState"];
            /** @description The number of attempts in the retry schedule that have been made; 1 for a delivery that was sent again on request. */
            tries: number;
            /**
             * Format: date-time
             * @description When the next attempt is due; null unless the delivery is pending.
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the receiver accepted the event; null unless it was delivered.
             */
            deliveredAt: string | null;
            /** @description When the delivery was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The request body of every attempt, byte for byte. */
            body: string;
            /** @description The latest attempts, newest first. */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        /** @description A shopper's access to a digital product. */
        DigitalAccess: {
            /** @description The id of the access record. */
            _id: components["schemas"]["Id"];
            /** @description The user id of the shopper. */
            user: components["schemas"]["Id"];
            /** @description The digital product. */
            product: {
                /** @description The id of the product. */
                _id: components["schemas"]["Id"];
                /** @description The name of the product. */
                name: string;
                /** @description The product's name in URLs; null when it has none. */
                slug: string | null;
            };
            /** @description Whether the access is a pass or lasts for a lifetime. */
            accessType: components["schemas"]["AccessType"];
            /** @description Whether the access covers every digital product of the store. */
            allAccess: boolean;
            /**
             * Format: date-time
             * @description When the access begins; null for access that could not be granted.
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When the access ends; null for lifetime access.
             */
            endsAt: string | null;
            /** @description Whether the pass is renewed automatically. */
            autoRenew: boolean;
            /**
             * @description Whether the access was granted or could not be granted.
             * @enum {string}
             */
            grantStatus: "granted" | "failed";
            /** @description The reason why the access could not be granted; null when it was granted. */
            error: string | null;
            /** @description The id of the order that last granted the access; null for access that the merchant granted. */
            order: string | null;
            /** @description When the access record was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the access record was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The number of days that a pass lasts. */
        PassDays: number;
        /** @description A product that opens every digital product of the store for a limited time. */
        AllAccessPass: {
            /** @description The id of the product. */
            _id: components["schemas"]["Id"];
            /** @description The name of the pass. */
            name: string;
            /** @description The pass's name in URLs. */
            slug: string;
            /** @description The price of the pass, in major units of the store's currency. */
            price: components["schemas"]["Amount"];
            /** @description Whether shoppers can buy the pass. */
            active: boolean;
            /** @description The number of days that the pass lasts. */
            days: components["schemas"]["PassDays"];
            /** @description When the pass was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the pass was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A number of orders. */
        RetriedCount: number;
        /** @description The outcome of a call that retries failed access grants. */
        RetriedGrants: {
            /** @description The number of orders that were retried. */
            retried: components["schemas"]["RetriedCount"];
            /** @description The number of orders whose access was granted. */
            granted: components["schemas"]["RetriedCount"];
            /** @description The number of orders whose grant failed again. */
            failed: components["schemas"]["RetriedCount"];
            /** @description The outcome for each order. */
            results: {
                /** @description The id of the order. */
                orderId: components["schemas"]["Id"];
                /** @description Whether the access was granted. */
                ok: boolean;
                /** @description The reason why the grant failed again. Present on failure only. */
                error?: string;
            }[];
        };
        /** @description A file that buyers of a digital product can download. */
        DigitalFile: {
            /** @description The id of the file. */
            _id: components["schemas"]["Id"];
            /** @description The id of the digital product. */
            product: components["schemas"]["Id"];
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
        /** @description The address that parcels are sent from. */
        ShippingOrigin: {
            /** @description The name of the sender. */
            name: string;
            /** @description The sender's phone number, in the form of the country or with a country code. */
            phone: string;
            /** @description The street and the house number. */
            line1: string;
            /** @description The city, where addresses of the country have one. */
            city?: string;
            /** @description The state, province or region, where addresses of the country have one. */
            state?: string;
            /** @description The country, as an ISO 3166-1 alpha-2 code. */
            country: components["schemas"]["CountryCode"];
            /** @description The postal code. */
            postalCode?: string;
        };
        /** @description The parcel that couriers are asked to quote for, regardless of what an order contains. Without this setting it weighs half a kilogram and measures 30 by 20 by 10 centimetres. */
        Parcel: {
            /** @description The weight in kilograms. */
            weight: number;
            /** @description The length in centimetres. */
            length: number;
            /** @description The width in centimetres. */
            width: number;
            /** @description The height in centimetres. */
            height: number;
        };
        /** @description An amount of money in major units of the store's currency. */
        Price: number;
        /** @description A shipping rate with a fixed price. */
        FlatRate: {
            /** @description The shipping method, as shoppers see it. */
            name: string;
            /** @description The carrier. Without one, the store itself delivers. */
            carrier?: string;
            /** @description The price of shipping, in major units of the store's currency. */
            amount: components["schemas"]["Price"];
            /** @description The subtotal from which shipping is free. */
            freeFrom?: components["schemas"]["Price"];
            /** @description The number of days that delivery takes. */
            etaDays?: number;
            /**
             * @description The kinds of goods that the rate carries. It is offered for orders with goods of these kinds alone. A rate without this list carries all kinds.
             * @example [
             *       "products"
             *     ]
             */
            carries?: ("products" | "foods")[];
            /** @description The lowest subtotal for which the rate is offered. */
            minSubtotal?: components["schemas"]["Price"];
            /** @description The highest subtotal for which the rate is offered. */
            maxSubtotal?: components["schemas"]["Price"];
        };
        /** @description A set of countries, states or postal codes with its own flat rates. */
        ShippingZone: {
            /** @description The name of the zone, for the merchant. */
            name: string;
            /** @description The countries of the zone. An empty list means the rest of the world. */
            countries: components["schemas"]["CountryCode"][];
            /** @description The states of these countries, by their names or their ISO 3166-2 codes; they are kept by their names in `/country/states`. A zone without states and postal codes covers its countries as a whole. */
            states?: string[];
            /**
             * @description Postal codes of these countries, as carriers publish them: a code or its first part (`SW1A`, `97400`, `75`), a beginning (`IV*`) or a range (`HS1-3`, `97000-97999`). Case, blanks and hyphens within codes are ignored. The zone covers these addresses and those in its states.
             * @example [
             *       "HS1-3",
             *       "IV*",
             *       "SW1A"
             *     ]
             */
            postalCodes?: string[];
            /** @description The rates that shoppers can choose from. */
            rates: components["schemas"]["FlatRate"][];
        };
        /** @description The store's shipping settings. Settings that the merchant has not made are absent. */
        ShippingSettings: {
            /** @description The address that parcels are sent from. */
            origin?: components["schemas"]["ShippingOrigin"];
            /** @description The parcel that couriers are asked to quote for. */
            parcel?: components["schemas"]["Parcel"];
            /** @description The shipping zones. An address belongs to the zone that names its postal code, otherwise to the zone that names its state, otherwise to the zone that names its country alone, otherwise to the zone without countries. If several zones match, the first one counts. States are found however they are written: by name or ISO 3166-2 code, without accents, with words such as State or Prefecture. A state that is missing in an address follows from its postal code or its city. */
            zones: components["schemas"]["ShippingZone"][];
        };
        /** @description What unpaid orders hold, and for how long, and what orders need. */
        CheckoutSettings: {
            /** @description Whether the address of an order with goods that are shipped needs a telephone number. Without this setting it does only for carriers that ask for one. */
            requirePhone?: boolean;
            /** @description The days for which an unpaid order is held, by way of payment, from its placing on. Nothing that a shopper reports makes them more. Other ways have 60 minutes. */
            holdDays: {
                /** @description The days of an order by bank transfer. A new store has 3. */
                transfer: number;
            };
            /** @description How much of the stock of each product and variant guests can together hold in unpaid orders: the larger of the two. Shoppers who have signed in with a code are not limited by it. */
            guestStock: {
                /** @description The part of the stock, in percent, rounded up to whole pieces. A new store has 50. */
                percent: number;
                /** @description The pieces that guests can hold in any case, so that a small stock sells. A new store has 5. */
                pieces: number;
            };
        };
        /** @description A business, as its invoices have to name it. */
        InvoiceSeller: {
            /** @description Its legal name. */
            name: string;
            /** @description The first line of its address. */
            line1: string;
            /** @description The second line of its address. */
            line2?: string | null;
            /** @description The city of its address. */
            city: string;
            /** @description The state or province of its address. */
            state?: string | null;
            /** @description The postcode of its address. */
            postalCode?: string | null;
            /**
             * @description The country of its address, as an ISO 3166-1 alpha-2 code.
             * @example NG
             */
            country: string;
            /**
             * @description Its number for value-added or sales tax, as it has to appear on invoices.
             * @example DE123456789
             */
            taxNumber?: string | null;
            /** @description Its number in a register of companies. */
            registration?: string | null;
            /**
             * Format: email
             * @description The e-mail address for questions about invoices.
             */
            email?: string | null;
            /** @description The telephone number for questions about invoices. */
            phone?: string | null;
            /** @description The bank account that an unpaid invoice is paid to, as an IBAN without spaces. */
            iban?: string | null;
        };
        /** @description When a store issues invoices, and what they say. */
        InvoiceSettings: {
            /** @description Whether orders are invoiced from now on. Invoices that have been issued stay, and their refunds are credited, when it is switched off. */
            enabled: boolean;
            /**
             * @description What an order is invoiced by: its payment, its being accepted by the store (`processing` or `paid`), or its first shipment. Until an order is accepted, a coupon may still change its price. What is not shipped is invoiced when it is paid.
             * @enum {string}
             */
            issueWhen: "paid" | "accepted" | "shipped";
            /**
             * @description What the numbers of invoices begin with. After it come the year, a hyphen and a number that begins with 0001 each year. A new prefix begins a new series, and a former one continues its own.
             * @example INV-
             */
            prefix: string;
            /**
             * @description The same for credit notes. With the prefix of invoices, both share one series.
             * @example CN-
             */
            creditNotePrefix: string;
            /** @description The business that sells, by its legal name. */
            seller: components["schemas"]["InvoiceSeller"];
            /** @description Why there is no tax on what is sold without any, as the law of the store's country wants it said; for example that the seller is a small business. */
            taxNote?: string | null;
            /** @description What each page closes with: bank, register, thanks. */
            footer?: string | null;
            /** @description Whether an invoice or a credit note is attached to the next e-mail about its order. */
            attach: boolean;
            /**
             * @description The language and the country by whose customs documents are written, as a BCP 47 tag. There are words in German, English, French, Spanish, Italian and Dutch; other languages have English words with their own dates and numbers.
             * @example en-NG
             */
            locale: string;
        };
        /**
         * @description How the store computes taxes.
         * @example {
         *       "pricesIncludeTax": true,
         *       "belowEuThreshold": false,
         *       "shippingClass": "standard",
         *       "classes": []
         *     }
         */
        TaxSettings: {
            /** @description Whether prices and shipping costs contain their taxes; otherwise taxes are added to them. */
            pricesIncludeTax: boolean;
            /** @description Whether the store sells less than 10,000 EUR a year to consumers in other countries of the EU, and so taxes these sales as those at home; false by default. */
            belowEuThreshold?: boolean;
            /** @description The class of shipping costs, or `goods` for that of the goods that make up most of the order; `standard` by default. */
            shippingClass?: string;
            /** @description The most that the goods of an order may be worth under the Import One-Stop Shop, in major units of the store's currency: what 150 EUR are in it, which is the default in euros. Orders above it are imports that the buyer declares. A store in another currency needs it to register with `ioss`. */
            importLimit?: number;
            /** @description The store's own classes of goods; none by default. */
            classes?: {
                /** @description What goods and rates name the class by. */
                key: components["schemas"]["TaxClass"];
                /** @description The name of the class. */
                name: string;
            }[];
        };
        /** @description A store with its policies, and its settings of shipping, of unpaid orders and of invoices. */
        ShopSettings: components["schemas"]["Shop"] & {
            /** @description The store's policies. */
            policies: components["schemas"]["ShopPolicies"];
            /** @description The store's shipping settings. */
            shipping: components["schemas"]["ShippingSettings"];
            /** @description What unpaid orders hold, and for how long. */
            checkout: components["schemas"]["CheckoutSettings"];
            /** @description The store is notified when no more than this is left of a product or variant, unless the product has its own threshold. */
            lowStockAt: number;
            /** @description When invoices are issued, and who issues them; null when the store has never set that up. */
            invoices: components["schemas"]["InvoiceSettings"] | null;
            /** @description How the store computes taxes; null if it computes none. */
            taxes?: components["schemas"]["TaxSettings"] | null;
        };
        /** @description The policies that shoppers agree to, as plain text. Policies that are null or absent are empty. */
        StorePolicies: {
            /** @description The terms and conditions. */
            terms?: string | null;
            /** @description The privacy policy. */
            privacy?: string | null;
            /** @description The refund policy. */
            refunds?: string | null;
            /** @description The shipping policy. */
            shipping?: string | null;
            /** @description Who is behind the store: name, address, register and tax number. */
            imprint?: string | null;
            /** @description How a purchase is withdrawn from, and until when. */
            withdrawal?: string | null;
            /** @description How accessible the store is. */
            accessibility?: string | null;
        };
        /** @description What a shopper could do at the store right now. */
        ShopReadiness: {
            /** @description Whether a payment method that moves money is active, with an account if shoppers transfer to one. */
            payment: boolean;
            /** @description Whether goods and dishes can be collected, or shipped to a zone with a rate of the store or of a courier. It is `true` for a store whose listed items are only downloads and services. */
            delivery: boolean;
            /** @description The policies that stores of this country usually have to publish, and that this store has not written. It is a reminder, and no legal advice. */
            missingPolicies: ("terms" | "privacy" | "refunds" | "shipping" | "imprint" | "withdrawal" | "accessibility")[];
        };
        /** @description The sales of one group in a period. */
        SalesOfGroup: {
            /** @description The id of the product, category, customer or coupon, the code of the country, or the key of the payment method; null for what has none. */
            _id: string | null;
            /** @description Its name or code; null for what has none. */
            name: string | null;
            /** @description The number of its orders; null for groups of lines. */
            orders: number | null;
            /** @description The number of pieces sold; null for groups of whole orders. */
            pieces: number | null;
            /** @description Their amount, in major units. */
            sales: number;
            /** @description The refunds, in major units; null for groups of lines, because refunds are of whole orders. */
            refunded: number | null;
        };
        /** @description A store's sales in a period by group. */
        SalesByGroup: {
            /** @description The currency of the amounts. */
            currency: components["schemas"]["Currency"];
            /** @description The time zone of the days. */
            timeZone: string;
            /**
             * @description What the groups are.
             * @enum {string}
             */
            by: "product" | "category" | "country" | "customer" | "coupon" | "paymentMethod";
            /** @description The groups on this page. */
            groups: components["schemas"]["SalesOfGroup"][];
            /** @description The sales that belong to no line of an order, in major units; 0 for groups of whole orders. */
            rest: number;
            /** @description The totals of the period. */
            total: {
                /** @description The number of orders that were paid. */
                orders: number;
                /** @description Their amount, in major units. */
                sales: number;
                /** @description The amount of refunds, in major units. */
                refunded: number;
                /** @description The sales minus the refunds, in major units; negative when the refunds are larger. */
                net: number;
            };
        };
        /** @description A store's sales and refunds in a period. */
        SalesFigures: {
            /** @description The number of orders that were paid. */
            orders: number;
            /** @description The number of passes that were renewed and charged for. */
            renewals: number;
            /** @description The amount of both, in major units. */
            sales: number;
            /** @description The number of refunds of orders. */
            refunds: number;
            /** @description The amount of those refunds, in major units. */
            refunded: number;
            /** @description The sales minus the refunds, in major units; negative when the refunds are larger. */
            net: number;
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
                orders: components["schemas"]["StoreOrder"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        CountOrdersResponse: {
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
            message: "Order count retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The number of orders that match the filters. */
                count: number;
            };
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
            data: components["schemas"]["StoreOrder"];
        };
        UpdateOrderRequest: {
            /** @description The new status of the order. */
            status?: components["schemas"]["OrderStatus"];
            /** @description The note on the order; null for none. */
            note?: string | null;
        };
        UpdateOrderResponse: {
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
            message: "Order updated";
            /** @description The result of the call. */
            data: components["schemas"]["StoreOrder"];
        };
        DeleteOrderResponse: {
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
            message: "Order deleted";
            /** @description Always null. */
            data: null;
        };
        GetOrderTimelineResponse: {
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
            message: "Order time line retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["OrderMoment"][];
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
        MarkOrderPaidRequest: {
            /** @description How the money came. */
            method: components["schemas"]["ManualMethod"];
            /** @description A reference by which the store finds the payment. The shopper sees it too. */
            reference?: string;
            /** @description When the money came; by default, now. It cannot be in the future, and a time before the order was placed counts as that of its placing. */
            paidAt?: components["schemas"]["TimeInput"];
        };
        MarkOrderPaidResponse: {
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
            message: "Order marked as paid";
            /** @description The result of the call. */
            data: components["schemas"]["StoreOrder"];
        };
        CreatePaymentLinkRequest: {
            /** @description The days for which the link works; by default, 7. */
            expiresInDays?: number;
        };
        CreatePaymentLinkResponse: {
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
            message: "Payment link created";
            /** @description The result of the call. */
            data: {
                /**
                 * Format: uri
                 * @description The address of the page. It is shown this once, and only a hash of its token is kept.
                 */
                url: string;
                /** @description When the link expires. */
                expiresAt: components["schemas"]["Timestamp"];
            };
        };
        RefundOrderRequest: {
            /** @description The amount to refund, in major units. By default, everything that has not been refunded yet. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            amount?: number;
            /** @description The reason for the refund. */
            reason?: string;
        };
        RefundOrderResponse: {
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
            message: "Order refunded";
            /** @description The result of the call. */
            data: components["schemas"]["StoreOrder"];
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
        CreateProductRequest: {
            /** @description The name of the product. */
            name: string;
            /** @description The product's name in URLs, made of lower-case letters, digits and hyphens. It must be unique within the store. A slug that the product had before still leads to it. */
            slug?: string;
            /** @description The price in major units of the store's currency. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            price: number;
            /** @description The number of units in stock. For a product with variants, this is the merchant's own figure and independent of the stock of the variants. */
            quantity: number;
            /** @description The description of the product, as Markdown whose HTML is text. */
            description?: string;
            /** @description The HTTP or HTTPS URLs of the product's pictures. */
            images?: string[];
            /** @description The alternative texts of the pictures, keyed by URL. They are replaced as a whole. */
            imageAlts?: components["schemas"]["ImageAlts"];
            /** @description The number by which the merchant knows it; null for none. Products and variants of a store share these numbers, and no two that are not deleted have the same one. */
            sku?: string | null;
            /** @description The barcode, such as an EAN; null for none. */
            barcode?: string | null;
            /** @description The id of a category of the store; null for none. */
            category?: string | null;
            /** @description The tags of the product. */
            tags?: string[];
            /** @description The variants of the product. */
            variants?: components["schemas"]["VariantInput"][];
            /** @description The price before a reduction; null for none. The same rounding rule applies as to `price`. */
            compareAtPrice?: number | null;
            /** @description How much of the goods the price is for. */
            measure?: components["schemas"]["MeasureInput"];
            /** @description The class of its tax rates; `standard` by default. */
            taxClass?: components["schemas"]["TaxClass"];
            /** @description Whether shoppers can see the product, true by default. */
            listed?: boolean;
            /** @description The access that a buyer gets; null for a product that is not digital. */
            digital?: components["schemas"]["DigitalInput"];
        };
        CreateProductResponse: {
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
            message: "Product created";
            /** @description The result of the call. */
            data: components["schemas"]["Product"];
        };
        SearchProductsResponse: {
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
            message: "Search products";
            /** @description The result of the call. */
            data: {
                /** @description The matching products, newest first. */
                products: components["schemas"]["ProductSearchItem"][];
            };
        };
        UpdateProductPricesRequest: {
            /** @description The percentage by which to change each price. */
            percent?: number;
            /** @description The amount to add to each price, in major units. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            amount?: number;
            /** @description The id of a category of the store. Without it, all prices change. */
            category?: string;
        };
        UpdateProductPricesResponse: {
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
            message: "Product prices updated" | "Product prices are being updated";
            /** @description The result of the call. */
            data: {
                /** @description The number of products whose price was updated. */
                updated: number;
                /** @description The id of the change. Present only while it is running. */
                _id?: string;
                /**
                 * @description `running`. Present only while the change is running.
                 * @enum {string}
                 */
                status?: "running" | "done";
                /** @description The number of products to change. Present only while the change is running. */
                total?: number;
            };
        };
        PreviewProductPricesResponse: {
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
            message: "Product prices previewed";
            /** @description The result of the call. */
            data: {
                /** @description The products on this page. */
                products: components["schemas"]["RepricedProduct"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetPriceChangeResponse: {
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
            message: "Price change retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["PriceChange"];
        };
        ListPriceSchedulesResponse: {
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
            message: "Price schedules retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The schedules on this page. */
                schedules: components["schemas"]["PriceSchedule"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        SetProductPricesRequest: {
            /** @description The products and variants, each once. */
            prices: components["schemas"]["NewPrice"][];
            /** @description When the prices are set; now by default. */
            from?: components["schemas"]["TimeInput"];
            /** @description When the former prices are set again; never by default. */
            until?: components["schemas"]["EndInput"];
            /**
             * @description The decimals that the new prices end in. The nearest such price is taken, of two the higher one, and none becomes 0. Only the currency's own decimals can be chosen.
             * @enum {string}
             */
            rounding?: ".90" | ".95" | ".00";
            /** @description Whether products that become cheaper show the former price as `compareAtPrice`, unless that is higher already; false by default. */
            showBefore?: boolean;
        };
        SetProductPricesResponse: {
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
            message: "Product prices set" | "Product prices scheduled";
            /** @description The result of the call. */
            data: components["schemas"]["PriceSchedule"];
        };
        GetPriceScheduleResponse: {
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
            message: "Price schedule retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["PriceScheduleDetails"];
        };
        UndoPriceScheduleResponse: {
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
            message: "Product prices undone";
            /** @description The result of the call. */
            data: components["schemas"]["PriceSchedule"];
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
            data: components["schemas"]["Product"];
        };
        UpdateProductRequest: {
            /** @description The name of the product. */
            name?: string;
            /** @description The product's name in URLs, made of lower-case letters, digits and hyphens. It must be unique within the store. A slug that the product had before still leads to it. */
            slug?: string;
            /** @description The price in major units of the store's currency. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            price?: number;
            /** @description The number of units in stock. For a product with variants, this is the merchant's own figure and independent of the stock of the variants. */
            quantity?: number;
            /** @description The description of the product, as Markdown whose HTML is text. */
            description?: string;
            /** @description The HTTP or HTTPS URLs of the product's pictures. */
            images?: string[];
            /** @description The alternative texts of the pictures, keyed by URL. They are replaced as a whole. */
            imageAlts?: components["schemas"]["ImageAlts"];
            /** @description The number by which the merchant knows it; null for none. Products and variants of a store share these numbers, and no two that are not deleted have the same one. */
            sku?: string | null;
            /** @description The barcode, such as an EAN; null for none. */
            barcode?: string | null;
            /** @description The id of a category of the store; null for none. */
            category?: string | null;
            /** @description The tags of the product. */
            tags?: string[];
            /** @description The variants of the product. */
            variants?: components["schemas"]["VariantInput"][];
            /** @description The price before a reduction; null for none. The same rounding rule applies as to `price`. */
            compareAtPrice?: number | null;
            /** @description How much of the goods the price is for. */
            measure?: components["schemas"]["MeasureInput"];
            /** @description The class of its tax rates; `standard` by default. */
            taxClass?: components["schemas"]["TaxClass"];
            /** @description Whether shoppers can see the product, true by default. */
            listed?: boolean;
            /** @description The access that a buyer gets; null for a product that is not digital. */
            digital?: components["schemas"]["DigitalInput"];
        };
        UpdateProductResponse: {
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
            message: "Product updated";
            /** @description The result of the call. */
            data: components["schemas"]["Product"];
        };
        DeleteProductResponse: {
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
            message: "Product deleted";
            /** @description Always null. */
            data: null;
        };
        ListStockLevelsResponse: {
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
            message: "Stock levels retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The products on this page. */
                levels: components["schemas"]["StockLevel"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        GetStockLevelResponse: {
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
            message: "Stock level retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["StockLevel"];
        };
        UpdateStockLevelRequest: {
            /** @description The store is notified once when no more than this is left of the product or of one of its variants; null for the store's own threshold. */
            lowStockAt?: number | null;
        };
        UpdateStockLevelResponse: {
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
            message: "Stock level updated";
            /** @description The result of the call. */
            data: components["schemas"]["StockLevel"];
        };
        ListStockMovementsResponse: {
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
            message: "Stock movements retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The changes on this page. */
                movements: components["schemas"]["StockMovement"][];
                /** @description The value of `after` for the next page; null at the end of the list. */
                next: string | null;
            };
        };
        AdjustStockRequest: {
            /** @description The adjustments; each product or variant at most once. */
            adjustments: components["schemas"]["StockAdjustment"][];
        };
        AdjustStockResponse: {
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
            message: "Stock adjusted";
            /** @description The result of the call. */
            data: {
                /** @description What is there now, in the order of the adjustments. */
                adjusted: components["schemas"]["AdjustedStock"][];
            };
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
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateFoodRequest: {
            /** @description The name of the food. */
            name: string;
            /** @description The price in major units of the store's currency. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            price: number;
            /** @description The description of the food, as Markdown whose HTML is text. */
            description?: string;
            /** @description The HTTP or HTTPS URLs of the food's pictures. */
            images?: string[];
            /** @description The alternative texts of the pictures, keyed by URL. They are replaced as a whole. */
            imageAlts?: components["schemas"]["ImageAlts"];
            /** @description The id of a category of the store; null for none. */
            category?: string | null;
            /** @description Whether the food can be ordered now, true by default. */
            available?: boolean;
            /** @description The class of its tax rates; `standard` by default. */
            taxClass?: components["schemas"]["TaxClass"];
            /** @description Whether shoppers can see the food, true by default. */
            listed?: boolean;
        };
        CreateFoodResponse: {
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
            message: "Food created";
            /** @description The result of the call. */
            data: components["schemas"]["Food"];
        };
        SearchFoodsResponse: {
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
            message: "Search foods";
            /** @description The result of the call. */
            data: {
                /** @description The matching foods, best match first. */
                foods: components["schemas"]["FoodSearchItem"][];
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
            data: components["schemas"]["Food"];
        };
        UpdateFoodRequest: {
            /** @description The name of the food. */
            name?: string;
            /** @description The price in major units of the store's currency. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            price?: number;
            /** @description The description of the food, as Markdown whose HTML is text. */
            description?: string;
            /** @description The HTTP or HTTPS URLs of the food's pictures. */
            images?: string[];
            /** @description The alternative texts of the pictures, keyed by URL. They are replaced as a whole. */
            imageAlts?: components["schemas"]["ImageAlts"];
            /** @description The id of a category of the store; null for none. */
            category?: string | null;
            /** @description Whether the food can be ordered now, true by default. */
            available?: boolean;
            /** @description The class of its tax rates; `standard` by default. */
            taxClass?: components["schemas"]["TaxClass"];
            /** @description Whether shoppers can see the food, true by default. */
            listed?: boolean;
        };
        UpdateFoodResponse: {
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
            message: "Food updated";
            /** @description The result of the call. */
            data: components["schemas"]["Food"];
        };
        DeleteFoodResponse: {
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
            message: "Food deleted";
            /** @description Always null. */
            data: null;
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
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateServiceRequest: {
            /** @description The name of the service. */
            name: string;
            /** @description The price in major units of the store's currency. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            price: number;
            /** @description The description of the service, as Markdown whose HTML is text. */
            description?: string;
            /** @description The HTTP or HTTPS URLs of the service's pictures. */
            images?: string[];
            /** @description The alternative texts of the pictures, keyed by URL. They are replaced as a whole. */
            imageAlts?: components["schemas"]["ImageAlts"];
            /** @description The duration in minutes; null when it is not specified. */
            durationMinutes?: number | null;
            /** @description The class of its tax rates; `standard` by default. */
            taxClass?: components["schemas"]["TaxClass"];
            /** @description Whether shoppers can see the service, true by default. */
            listed?: boolean;
        };
        CreateServiceResponse: {
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
            message: "Service created";
            /** @description The result of the call. */
            data: components["schemas"]["Service"];
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
        UpdateServiceRequest: {
            /** @description The name of the service. */
            name?: string;
            /** @description The price in major units of the store's currency. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            price?: number;
            /** @description The description of the service, as Markdown whose HTML is text. */
            description?: string;
            /** @description The HTTP or HTTPS URLs of the service's pictures. */
            images?: string[];
            /** @description The alternative texts of the pictures, keyed by URL. They are replaced as a whole. */
            imageAlts?: components["schemas"]["ImageAlts"];
            /** @description The duration in minutes; null when it is not specified. */
            durationMinutes?: number | null;
            /** @description The class of its tax rates; `standard` by default. */
            taxClass?: components["schemas"]["TaxClass"];
            /** @description Whether shoppers can see the service, true by default. */
            listed?: boolean;
        };
        UpdateServiceResponse: {
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
            message: "Service updated";
            /** @description The result of the call. */
            data: components["schemas"]["Service"];
        };
        DeleteServiceResponse: {
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
            message: "Service deleted";
            /** @description Always null. */
            data: null;
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
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateCategoryRequest: {
            /** @description The name of the category. */
            name: string;
            /** @description The category's name in URLs, made of lower-case letters, digits and hyphens. It must be unique within the store. */
            slug?: string;
        };
        CreateCategoryResponse: {
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
            message: "Category created";
            /** @description The result of the call. */
            data: components["schemas"]["Category"];
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
        UpdateCategoryRequest: {
            /** @description The name of the category. */
            name?: string;
            /** @description The category's name in URLs, made of lower-case letters, digits and hyphens. It must be unique within the store. */
            slug?: string;
        };
        UpdateCategoryResponse: {
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
            message: "Category updated";
            /** @description The result of the call. */
            data: components["schemas"]["Category"];
        };
        DeleteCategoryResponse: {
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
            message: "Category deleted";
            /** @description Always null. */
            data: null;
        };
        ListCustomersResponse: {
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
            message: "Customers retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The customers on this page. */
                customers: components["schemas"]["Customer"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        CreateCustomerRequest: {
            /** @description The display name of the customer. */
            name?: string;
            /**
             * Format: email
             * @description The customer's e-mail address. It must be unique within the store; case and blanks around it are ignored.
             */
            email: string;
            /** @description The customer's phone number, in the form of the store's country or with a country code; null for none. */
            phone?: string | null;
            /** @description The id of a user of the platform to link the customer to; null for none. */
            user?: string | null;
            /** @description Whether the customer is active, true by default. */
            active?: boolean;
            /** @description The tags of the customer; none by default. */
            tags?: components["schemas"]["CustomerTags"];
        };
        CreateCustomerResponse: {
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
            message: "Customer created successfully";
            /** @description The result of the call. */
            data: components["schemas"]["Customer"];
        };
        SaveCustomersRequest: {
            /** @description The customers to create or update. */
            customers: components["schemas"]["CustomerEntry"][];
        };
        SaveCustomersResponse: {
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
            message: "Customers saved";
            /** @description The result of the call. */
            data: {
                /** @description The result of each entry, in their order. */
                results: components["schemas"]["CustomerResult"][];
            };
        };
        GetCustomerResponse: {
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
            message: "Customer retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Customer"];
        };
        UpdateCustomerRequest: {
            /** @description The display name of the customer. */
            name?: string;
            /**
             * Format: email
             * @description The customer's e-mail address. It must be unique within the store; case and blanks around it are ignored.
             */
            email?: string;
            /** @description The customer's phone number, in the form of the store's country or with a country code; null for none. */
            phone?: string | null;
            /** @description The id of a user of the platform to link the customer to; null for none. */
            user?: string | null;
            /** @description Whether the customer is active. */
            active?: boolean;
            /** @description The tags of the customer. They are replaced as a whole. */
            tags?: components["schemas"]["CustomerTags"];
        };
        UpdateCustomerResponse: {
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
            message: "Customer updated";
            /** @description The result of the call. */
            data: components["schemas"]["Customer"];
        };
        DeleteCustomerResponse: {
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
            message: "Customer deleted";
            /** @description Always null. */
            data: null;
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
                shipments: components["schemas"]["Shipment"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        QuoteShippingRequest: {
            /** @description The id of the order. */
            orderId: string;
            /** @description The id of an address of the order's shopper. */
            shippingAddressId: string;
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
        ListShipmentsResponse: {
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
                shipments: components["schemas"]["Shipment"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        CreateShipmentResponse: {
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
            message: "Shipment created";
            /** @description The result of the call. */
            data: components["schemas"]["Shipment"];
        };
        GetShipmentResponse: {
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
            data: components["schemas"]["Shipment"];
        };
        UpdateShipmentResponse: {
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
            message: "Shipment updated";
            /** @description The result of the call. */
            data: components["schemas"]["Shipment"];
        };
        GetShippingResponse: {
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
            data: components["schemas"]["Shipment"];
        };
        ListTaxRegistrationsResponse: {
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
            message: "Registrations retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The registrations on this page. */
                registrations: components["schemas"]["TaxRegistration"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateTaxRegistrationRequest: {
            /** @description The country. For `oss` and `ioss`, the one that the registration was made in: its taxes are those of all countries of the EU. */
            country: components["schemas"]["CountryCode"];
            /** @description The ISO 3166-2 code of the state without its country, such as `CA`; null for the whole country. */
            state?: string | null;
            /** @description The store's tax number there; null for none. */
            number?: string | null;
            /** @description The scheme of the registration. */
            scheme: components["schemas"]["TaxScheme"];
            /** @description Since when the store is registered, in ISO 8601. By default it is at once. */
            from?: components["schemas"]["TimeInput"];
            /** @description The end of the registration; null, the default, if it does not end. */
            until?: components["schemas"]["EndInput"] | null;
        };
        CreateTaxRegistrationResponse: {
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
            message: "Registration created";
            /** @description The result of the call. */
            data: components["schemas"]["TaxRegistration"];
        };
        GetTaxRegistrationResponse: {
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
            message: "Registration retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["TaxRegistration"];
        };
        UpdateTaxRegistrationRequest: {
            /** @description The country. For `oss` and `ioss`, the one that the registration was made in: its taxes are those of all countries of the EU. */
            country?: components["schemas"]["CountryCode"];
            /** @description The ISO 3166-2 code of the state without its country, such as `CA`; null for the whole country. */
            state?: string | null;
            /** @description The store's tax number there; null for none. */
            number?: string | null;
            /** @description The scheme of the registration. */
            scheme?: components["schemas"]["TaxScheme"];
            /** @description Since when the store is registered, in ISO 8601. By default it is at once. */
            from?: components["schemas"]["TimeInput"];
            /** @description The end of the registration; null, the default, if it does not end. */
            until?: components["schemas"]["EndInput"] | null;
        };
        UpdateTaxRegistrationResponse: {
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
            message: "Registration updated";
            /** @description The result of the call. */
            data: components["schemas"]["TaxRegistration"];
        };
        DeleteTaxRegistrationResponse: {
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
            message: "Registration deleted";
            /** @description Always null. */
            data: null;
        };
        ListTaxRatesResponse: {
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
            message: "Rates retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The rates on this page. */
                rates: components["schemas"]["TaxRateEntry"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateTaxRateRequest: {
            /** @description The name of the tax on orders and invoices. */
            name: string;
            /** @description The country. */
            country: components["schemas"]["CountryCode"];
            /** @description The ISO 3166-2 code of the state without its country, such as `CA`; null for the whole country. */
            state?: string | null;
            /** @description A postal code (`27498`), the beginning of some (`900*`) or a range (`97000-97999`); null for every one. */
            postalCode?: string | null;
            /** @description The class of goods. */
            class: components["schemas"]["TaxClass"];
            /** @description The rate in percent, with up to four decimals. */
            rate: components["schemas"]["TaxRate"];
            /** @description Since when the rate applies, in ISO 8601. By default it does at once. */
            from?: components["schemas"]["TimeInput"];
            /** @description The end of the rate; null, the default, if it does not end. */
            until?: components["schemas"]["EndInput"] | null;
        };
        CreateTaxRateResponse: {
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
            message: "Rate created";
            /** @description The result of the call. */
            data: components["schemas"]["TaxRateEntry"];
        };
        GetTaxRateResponse: {
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
            message: "Rate retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["TaxRateEntry"];
        };
        UpdateTaxRateRequest: {
            /** @description The name of the tax on orders and invoices. */
            name?: string;
            /** @description The country. */
            country?: components["schemas"]["CountryCode"];
            /** @description The ISO 3166-2 code of the state without its country, such as `CA`; null for the whole country. */
            state?: string | null;
            /** @description A postal code (`27498`), the beginning of some (`900*`) or a range (`97000-97999`); null for every one. */
            postalCode?: string | null;
            /** @description The class of goods. */
            class?: components["schemas"]["TaxClass"];
            /** @description The rate in percent, with up to four decimals. */
            rate?: components["schemas"]["TaxRate"];
            /** @description Since when the rate applies, in ISO 8601. By default it does at once. */
            from?: components["schemas"]["TimeInput"];
            /** @description The end of the rate; null, the default, if it does not end. */
            until?: components["schemas"]["EndInput"] | null;
        };
        UpdateTaxRateResponse: {
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
            message: "Rate updated";
            /** @description The result of the call. */
            data: components["schemas"]["TaxRateEntry"];
        };
        DeleteTaxRateResponse: {
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
            message: "Rate deleted";
            /** @description Always null. */
            data: null;
        };
        GetTaxReportResponse: {
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
            message: "Taxes retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["TaxReport"];
        };
        GetTaxProviderResponse: {
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
            message: "Tax provider retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["TaxProviderSettings"];
        };
        SetTaxProviderRequest: {
            /** @description What computes the taxes. */
            name: components["schemas"]["TaxProviderName"];
            /** @description A key of the store's account that may write tax calculations. It is kept encrypted, and never shown again; a provider that the store has already keeps its key if this is left out. */
            key?: string;
            /** @description What happens while the provider has no answer; `refuse` by default. */
            whenSilent?: components["schemas"]["TaxesWhenSilent"];
            /** @description The provider's codes of classes of goods; none by default. */
            codes?: components["schemas"]["TaxCodes"];
        };
        SetTaxProviderResponse: {
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
            message: "Tax provider set";
            /** @description The result of the call. */
            data: components["schemas"]["TaxProviderSettings"];
        };
        SuggestTaxRatesResponse: {
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
            message: "Suggestions retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The known rates; none where the country has no such tax, or the data do not have it. */
                suggestions: components["schemas"]["TaxRateSuggestion"][];
            };
        };
        ListDispatchesResponse: {
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
            message: "Dispatches retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The dispatches on this page. */
                dispatches: components["schemas"]["Dispatch"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateDispatchRequest: {
            /** @description The id of the shipment to dispatch. */
            shipmentId: string;
        };
        CreateDispatchResponse: {
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
            message: "Dispatch requested";
            /** @description The result of the call. */
            data: components["schemas"]["Dispatch"];
        };
        GetDispatchResponse: {
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
            message: "Dispatch retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Dispatch"];
        };
        ListDiscountsResponse: {
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
            message: "Discounts retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The coupons on this page. */
                discounts: components["schemas"]["Discount"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateDiscountRequest: {
            /** @description The code that shoppers enter: letters and digits of any script, hyphens and underscores. Case and width are ignored; the code is stored in upper case. */
            code: string;
            /** @description A description of the offer for shoppers. */
            title: string;
            /** @description Whether the discount is a fixed amount or a percentage. */
            type: components["schemas"]["CouponType"];
            /** @description The fixed amount in major units, rounded half up to the minor unit, or the percentage, rounded to two decimals. It is refused if rounding would make it 0. */
            discount: number;
            /** @description The lowest total of an order, before the discount, for which the coupon is valid; 0 by default. The same rounding rule applies as to a fixed amount. */
            minimumOrderAmount?: number;
            /** @description When the coupon becomes valid, in ISO 8601. By default it is valid at once. */
            startDate?: components["schemas"]["TimeInput"];
            /** @description When the coupon expires, in ISO 8601; a date means the end of that day. By default it does not expire. */
            endDate?: components["schemas"]["EndInput"];
            /** @description The lines that the discount is taken from; null, as by default, for all. */
            appliesTo?: components["schemas"]["DiscountScope"] | null;
            /** @description Whether the coupon also takes what shipping costs, false by default. */
            freeShipping?: boolean;
            /** @description Whether the coupon can be used, true by default. */
            active?: boolean;
            /** @description The number of orders that can use the coupon in total; null for no limit. */
            usageLimit?: number | null;
            /** @description The number of orders of one shopper that can use the coupon; null for no limit. */
            perUserLimit?: number | null;
        };
        CreateDiscountResponse: {
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
            message: "Discount created";
            /** @description The result of the call. */
            data: components["schemas"]["Discount"];
        };
        ListAutomaticDiscountsResponse: {
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
            message: "Discounts retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The automatic discounts on this page. */
                discounts: components["schemas"]["AutomaticDiscount"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateAutomaticDiscountRequest: {
            /** @description The name that shoppers see beside the amount. */
            name: string;
            /** @description Whether the discount applies, true by default. */
            active?: boolean;
            /** @description Discounts with a higher priority apply first. It is 0 by default. */
            priority?: number;
            /** @description Whether the discount never applies together with others or a coupon, false by default. It applies alone where it takes more than all of them. */
            exclusive?: boolean;
            /** @description When the discount begins, in ISO 8601. By default it begins at once. */
            startDate?: components["schemas"]["TimeInput"];
            /** @description When the discount ends, in ISO 8601; a date means the end of that day. By default it does not end. */
            endDate?: components["schemas"]["EndInput"];
            /** @description The hours of the week in which the discount applies; empty, as by default, for all. */
            hours?: components["schemas"]["DiscountHours"][];
            /** @description The lowest sum of the lines that the discount applies to, before discounts; 0 by default. */
            minimumSubtotal?: number;
            /** @description The lowest number of pieces that the discount applies to; 0 by default. */
            minimumQuantity?: number;
            /** @description Whether the discount applies only to a shopper's first order at the store, false by default. */
            firstOrder?: boolean;
            /** @description The countries of the shipping address for which the discount applies; empty, as by default, for all. A cart has no address yet. */
            countries?: components["schemas"]["CountryCode"][];
            /** @description The lines that the discount applies to; null, as by default, for all. */
            appliesTo?: components["schemas"]["DiscountScope"] | null;
            /** @description What the discount takes from those lines. */
            effect: components["schemas"]["DiscountEffect"];
        };
        CreateAutomaticDiscountResponse: {
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
            message: "Discount created";
            /** @description The result of the call. */
            data: components["schemas"]["AutomaticDiscount"];
        };
        GetAutomaticDiscountResponse: {
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
            message: "Discount retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["AutomaticDiscount"];
        };
        UpdateAutomaticDiscountRequest: {
            /** @description The name that shoppers see beside the amount. */
            name?: string;
            /** @description Whether the discount applies, true by default. */
            active?: boolean;
            /** @description Discounts with a higher priority apply first. It is 0 by default. */
            priority?: number;
            /** @description Whether the discount never applies together with others or a coupon, false by default. It applies alone where it takes more than all of them. */
            exclusive?: boolean;
            /** @description When the discount begins, in ISO 8601. By default it begins at once. */
            startDate?: components["schemas"]["TimeInput"];
            /** @description When the discount ends, in ISO 8601; a date means the end of that day. By default it does not end. */
            endDate?: components["schemas"]["EndInput"];
            /** @description The hours of the week in which the discount applies; empty, as by default, for all. */
            hours?: components["schemas"]["DiscountHours"][];
            /** @description The lowest sum of the lines that the discount applies to, before discounts; 0 by default. */
            minimumSubtotal?: number;
            /** @description The lowest number of pieces that the discount applies to; 0 by default. */
            minimumQuantity?: number;
            /** @description Whether the discount applies only to a shopper's first order at the store, false by default. */
            firstOrder?: boolean;
            /** @description The countries of the shipping address for which the discount applies; empty, as by default, for all. A cart has no address yet. */
            countries?: components["schemas"]["CountryCode"][];
            /** @description The lines that the discount applies to; null, as by default, for all. */
            appliesTo?: components["schemas"]["DiscountScope"] | null;
            /** @description What the discount takes from those lines. */
            effect?: components["schemas"]["DiscountEffect"];
        };
        UpdateAutomaticDiscountResponse: {
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
            message: "Discount updated";
            /** @description The result of the call. */
            data: components["schemas"]["AutomaticDiscount"];
        };
        DeleteAutomaticDiscountResponse: {
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
            message: "Discount deleted";
            /** @description Always null. */
            data: null;
        };
        PreviewDiscountsRequest: {
            /** @description The items of the order. */
            items: {
                /** @description The id of a product, a food or a service. */
                productId: string;
                /** @description The id of a variant. Required for a product with variants. */
                variantId?: string;
                /** @description The number of units. */
                quantity: number;
            }[];
            /** @description The country that the order goes to. Without it, the order has no address. */
            country?: components["schemas"]["CountryCode"];
            /** @description The cost of shipping; 0 by default. */
            shippingCost?: number;
            /** @description Whether it is the shopper's first order, true by default. */
            firstOrder?: boolean;
            /** @description When the order is placed, in ISO 8601; by default now. */
            at?: components["schemas"]["TimeInput"];
            /** @description An automatic discount that is not saved. */
            discount?: {
                /** @description The name that shoppers see beside the amount. */
                name: string;
                /** @description Whether the discount applies, true by default. */
                active?: boolean;
                /** @description Discounts with a higher priority apply first. It is 0 by default. */
                priority?: number;
                /** @description Whether the discount never applies together with others or a coupon, false by default. It applies alone where it takes more than all of them. */
                exclusive?: boolean;
                /** @description When the discount begins, in ISO 8601. By default it begins at once. */
                startDate?: components["schemas"]["TimeInput"];
                /** @description When the discount ends, in ISO 8601; a date means the end of that day. By default it does not end. */
                endDate?: components["schemas"]["EndInput"];
                /** @description The hours of the week in which the discount applies; empty, as by default, for all. */
                hours?: components["schemas"]["DiscountHours"][];
                /** @description The lowest sum of the lines that the discount applies to, before discounts; 0 by default. */
                minimumSubtotal?: number;
                /** @description The lowest number of pieces that the discount applies to; 0 by default. */
                minimumQuantity?: number;
                /** @description Whether the discount applies only to a shopper's first order at the store, false by default. */
                firstOrder?: boolean;
                /** @description The countries of the shipping address for which the discount applies; empty, as by default, for all. A cart has no address yet. */
                countries?: components["schemas"]["CountryCode"][];
                /** @description The lines that the discount applies to; null, as by default, for all. */
                appliesTo?: components["schemas"]["DiscountScope"] | null;
                /** @description What the discount takes from those lines. */
                effect: components["schemas"]["DiscountEffect"];
            };
            /** @description The id of the saved automatic discount that `discount` takes the place of. */
            discountId?: string;
        };
        PreviewDiscountsResponse: {
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
            message: "Discounts previewed";
            /** @description The result of the call. */
            data: {
                /** @description The amounts of the order. */
                quote: components["schemas"]["Quote"];
                /** @description The automatic discounts of the store, with `discount`, in the order in which they apply. */
                discounts: components["schemas"]["PreviewedDiscount"][];
            };
        };
        GetDiscountResponse: {
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
            message: "Discount retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Discount"];
        };
        UpdateDiscountRequest: {
            /** @description The code that shoppers enter: letters and digits of any script, hyphens and underscores. Case and width are ignored; the code is stored in upper case. */
            code?: string;
            /** @description A description of the offer for shoppers. */
            title?: string;
            /** @description Whether the discount is a fixed amount or a percentage. */
            type?: components["schemas"]["CouponType"];
            /** @description The fixed amount in major units, rounded half up to the minor unit, or the percentage, rounded to two decimals. It is refused if rounding would make it 0. */
            discount?: number;
            /** @description The lowest total of an order, before the discount, for which the coupon is valid; 0 by default. The same rounding rule applies as to a fixed amount. */
            minimumOrderAmount?: number;
            /** @description When the coupon becomes valid, in ISO 8601. By default it is valid at once. */
            startDate?: components["schemas"]["TimeInput"];
            /** @description When the coupon expires, in ISO 8601; a date means the end of that day. By default it does not expire. */
            endDate?: components["schemas"]["EndInput"];
            /** @description The lines that the discount is taken from; null, as by default, for all. */
            appliesTo?: components["schemas"]["DiscountScope"] | null;
            /** @description Whether the coupon also takes what shipping costs, false by default. */
            freeShipping?: boolean;
            /** @description Whether the coupon can be used, true by default. */
            active?: boolean;
            /** @description The number of orders that can use the coupon in total; null for no limit. */
            usageLimit?: number | null;
            /** @description The number of orders of one shopper that can use the coupon; null for no limit. */
            perUserLimit?: number | null;
        };
        UpdateDiscountResponse: {
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
            message: "Discount updated";
            /** @description The result of the call. */
            data: components["schemas"]["Discount"];
        };
        DeleteDiscountResponse: {
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
            message: "Discount deleted";
            /** @description Always null. */
            data: null;
        };
        ListPaymentMethodsResponse: {
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
        CreatePaymentMethodRequest: {
            /** @description The `_id` or the `id` of a payment option of the platform. */
            paymentOptionId: string;
            /** @description The bank account. Required for a `transfer` option and ignored for a gateway. */
            settings?: components["schemas"]["PaymentSettings"];
            /** @description Whether shoppers can pay with the method, true by default. */
            active?: boolean;
        };
        CreatePaymentMethodResponse: {
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
            message: "Payment method created";
            /** @description The result of the call. */
            data: components["schemas"]["PaymentMethod"];
        };
        ListPaymentOptionsResponse: {
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
            message: "Payment options retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["PaymentOption"][];
        };
        UpdatePaymentMethodRequest: {
            /** @description The bank account. Required for a `transfer` option and ignored for a gateway. */
            settings?: components["schemas"]["PaymentSettings"];
            /** @description Whether shoppers can pay with the method. */
            active?: boolean;
        };
        UpdatePaymentMethodResponse: {
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
            message: "Payment method updated";
            /** @description The result of the call. */
            data: components["schemas"]["PaymentMethod"];
        };
        DeletePaymentMethodResponse: {
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
            message: "Payment method deleted";
            /** @description Always null. */
            data: null;
        };
        ListRefundsResponse: {
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
            message: "Refunds retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The refunds on this page. */
                refunds: components["schemas"]["Refund"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetRefundResponse: {
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
            message: "Refund retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Refund"];
        };
        RetryRefundResponse: {
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
            message: "Refund retried";
            /** @description The result of the call. */
            data: components["schemas"]["Refund"];
        };
        ListInvoicesResponse: {
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
            message: "Invoices retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The documents on this page. */
                invoices: components["schemas"]["Invoice"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        GetInvoiceResponse: {
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
            message: "Invoice retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["InvoiceWithLines"];
        };
        GetInvoiceDocumentResponse: {
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
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateBlogRequest: {
            /** @description The title of the post. */
            title: string;
            /** @description The post's name in URLs, made of lower-case letters, digits and hyphens. It must be unique within the store. */
            slug?: string;
            /** @description A short summary of the post. */
            excerpt?: string;
            /** @description The text of the post. */
            content: string;
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL of the cover picture; null for none.
             */
            cover?: string | null;
            /** @description The tags of the post. */
            tags?: string[];
            /** @description Whether shoppers can see the post. A new post is a draft by default. */
            published?: boolean;
        };
        CreateBlogResponse: {
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
            message: "Blog post created";
            /** @description The result of the call. */
            data: components["schemas"]["Blog"];
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
        UpdateBlogRequest: {
            /** @description The title of the post. */
            title?: string;
            /** @description The post's name in URLs, made of lower-case letters, digits and hyphens. It must be unique within the store. */
            slug?: string;
            /** @description A short summary of the post. */
            excerpt?: string;
            /** @description The text of the post. */
            content?: string;
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL of the cover picture; null for none.
             */
            cover?: string | null;
            /** @description The tags of the post. */
            tags?: string[];
            /** @description Whether shoppers can see the post. A new post is a draft by default. */
            published?: boolean;
        };
        UpdateBlogResponse: {
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
            message: "Blog post updated";
            /** @description The result of the call. */
            data: components["schemas"]["Blog"];
        };
        DeleteBlogResponse: {
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
            message: "Blog post deleted";
            /** @description Always null. */
            data: null;
        };
        ListTasksResponse: {
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
            message: "Tasks retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The tasks on this page. */
                tasks: components["schemas"]["Task"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateTaskRequest: {
            /** @description The title of the task. */
            title: string;
            /** @description The details of the task, as plain text. */
            details?: string;
            /** @description When the task is due, in ISO 8601; null for no due date. Its offset is kept. */
            dueDate?: components["schemas"]["TimeInput"] | null;
            /** @description The status of the task, `to do` by default. */
            status?: components["schemas"]["TaskStatus"];
            /** @description The interval at which the task recurs, `none` by default. */
            recurring?: components["schemas"]["Recurring"];
            /** @description The schedule. Required when `recurring` is not `none`, and ignored otherwise. */
            recurringSchedule?: {
                /** @description The interval between two occurrences, in days, weeks or months. */
                every: number;
                /** @description The last day on which the task may occur, in ISO 8601; not before the first one. */
                until: components["schemas"]["EndInput"];
            } | null;
            /** @description Whether an AI generated the task, false by default. */
            isAI?: boolean;
            /** @description The user ids of the assignees, who must own the store or work for it. */
            assignees?: string[];
        };
        CreateTaskResponse: {
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
            message: "Task created";
            /** @description The result of the call. */
            data: components["schemas"]["Task"];
        };
        GetTaskResponse: {
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
            message: "Task retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Task"];
        };
        UpdateTaskRequest: {
            /** @description The title of the task. */
            title?: string;
            /** @description The details of the task, as plain text. */
            details?: string;
            /** @description When the task is due, in ISO 8601; null for no due date. Its offset is kept. */
            dueDate?: components["schemas"]["TimeInput"] | null;
            /** @description The status of the task, `to do` by default. */
            status?: components["schemas"]["TaskStatus"];
            /** @description The interval at which the task recurs, `none` by default. */
            recurring?: components["schemas"]["Recurring"];
            /** @description The schedule. Required when `recurring` is not `none`, and ignored otherwise. */
            recurringSchedule?: {
                /** @description The interval between two occurrences, in days, weeks or months. */
                every: number;
                /** @description The last day on which the task may occur, in ISO 8601; not before the first one. */
                until: components["schemas"]["EndInput"];
            } | null;
            /** @description Whether an AI generated the task, false by default. */
            isAI?: boolean;
            /** @description The user ids of the assignees, who must own the store or work for it. */
            assignees?: string[];
        };
        UpdateTaskResponse: {
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
            message: "Task updated";
            /** @description The result of the call. */
            data: components["schemas"]["Task"];
        };
        DeleteTaskResponse: {
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
            message: "Task deleted";
            /** @description Always null. */
            data: null;
        };
        ListTaskOccurrencesResponse: {
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
            message: "Task occurrences retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The occurrences on this page. */
                occurrences: components["schemas"]["TaskOccurrence"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        UpdateTaskOccurrenceRequest: {
            /** @description The new status of the occurrence. */
            status: components["schemas"]["TaskStatus"];
        };
        UpdateTaskOccurrenceResponse: {
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
            message: "Occurrence status updated";
            /** @description The result of the call. */
            data: components["schemas"]["StoredTaskOccurrence"];
        };
        ListNotesResponse: {
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
            message: "Notes retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The notes on this page. */
                notes: components["schemas"]["Note"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateNoteRequest: {
            /** @description The title of the note. */
            title: string;
            /** @description The text of the note. */
            content: string;
            /** @description The kind of the record that the note is about. Required together with `resourceId`. */
            resource?: components["schemas"]["NoteResource"] | null;
            /** @description The id of the record that the note is about. Required together with `resource`. */
            resourceId?: string | null;
        };
        CreateNoteResponse: {
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
            message: "Note created";
            /** @description The result of the call. */
            data: components["schemas"]["Note"];
        };
        GetNoteResponse: {
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
            message: "Note retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Note"];
        };
        UpdateNoteRequest: {
            /** @description The title of the note. */
            title?: string;
            /** @description The text of the note. */
            content?: string;
            /** @description The kind of the record that the note is about. Required together with `resourceId`. */
            resource?: components["schemas"]["NoteResource"] | null;
            /** @description The id of the record that the note is about. Required together with `resource`. */
            resourceId?: string | null;
        };
        UpdateNoteResponse: {
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
            message: "Note updated";
            /** @description The result of the call. */
            data: components["schemas"]["Note"];
        };
        DeleteNoteResponse: {
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
            message: "Note deleted";
            /** @description Always null. */
            data: null;
        };
        ListScriptsResponse: {
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
            message: "Scripts retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The scripts on this page. */
                scripts: components["schemas"]["Script"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateScriptRequest: {
            /** @description The name of the script. */
            name: string;
            /** @description The place of the script on the page. */
            placement: components["schemas"]["ScriptPlacement"];
            /**
             * Format: uri
             * @description The HTTPS URL that browsers load the script from.
             */
            src?: string | null;
            /** @description The JavaScript code. */
            content?: string | null;
            /** @description Whether the storefront should run the script, true by default. */
            active?: boolean;
        };
        CreateScriptResponse: {
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
            message: "Script created";
            /** @description The result of the call. */
            data: components["schemas"]["Script"];
        };
        GetScriptResponse: {
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
            message: "Script retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Script"];
        };
        UpdateScriptRequest: {
            /** @description The name of the script. */
            name?: string;
            /** @description The place of the script on the page. */
            placement?: components["schemas"]["ScriptPlacement"];
            /**
             * Format: uri
             * @description The HTTPS URL that browsers load the script from.
             */
            src?: string | null;
            /** @description The JavaScript code. */
            content?: string | null;
            /** @description Whether the storefront should run the script, true by default. */
            active?: boolean;
        };
        UpdateScriptResponse: {
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
            message: "Script updated";
            /** @description The result of the call. */
            data: components["schemas"]["Script"];
        };
        DeleteScriptResponse: {
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
            message: "Script deleted";
            /** @description Always null. */
            data: null;
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
        CreateBannerRequest: {
            /** @description The title of the banner. */
            title: string;
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL of the picture.
             */
            image: string;
            /** @description The page that the banner links to: a web address, or a storefront path that begins with `/`. */
            link?: string | null;
            /** @description The part of the storefront that the banner belongs to, in the merchant's own words. */
            placement?: string | null;
            /** @description The sort position, 0 by default. Banners with a lower number come first. */
            position?: number;
            /** @description When the banner goes live, in ISO 8601; null for at once. */
            startsAt?: components["schemas"]["TimeInput"] | null;
            /** @description When the banner stops being live, in ISO 8601; a date means the end of that day. Null for never. */
            endsAt?: components["schemas"]["EndInput"] | null;
        };
        CreateBannerResponse: {
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
            message: "Banner created";
            /** @description The result of the call. */
            data: components["schemas"]["Banner"];
        };
        GetBannerResponse: {
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
            message: "Banner retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Banner"];
        };
        UpdateBannerRequest: {
            /** @description The title of the banner. */
            title?: string;
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL of the picture.
             */
            image?: string;
            /** @description The page that the banner links to: a web address, or a storefront path that begins with `/`. */
            link?: string | null;
            /** @description The part of the storefront that the banner belongs to, in the merchant's own words. */
            placement?: string | null;
            /** @description The sort position, 0 by default. Banners with a lower number come first. */
            position?: number;
            /** @description When the banner goes live, in ISO 8601; null for at once. */
            startsAt?: components["schemas"]["TimeInput"] | null;
            /** @description When the banner stops being live, in ISO 8601; a date means the end of that day. Null for never. */
            endsAt?: components["schemas"]["EndInput"] | null;
        };
        UpdateBannerResponse: {
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
            message: "Banner updated";
            /** @description The result of the call. */
            data: components["schemas"]["Banner"];
        };
        DeleteBannerResponse: {
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
            message: "Banner deleted";
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
                comments: components["schemas"]["ModeratedComment"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        CreateCommentRequest: {
            /** @description The id of the comment to reply to. */
            parentId: string;
            /** @description The text of the reply. It must contain more than white space. */
            body: components["schemas"]["CommentBody"];
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
            data: components["schemas"]["ModeratedComment"];
        };
        GetCommentResponse: {
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
            message: "Comment retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["ModeratedComment"];
        };
        UpdateCommentRequest: {
            /** @description Whether to hide the comment from shoppers. */
            hidden: boolean;
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
            data: components["schemas"]["ModeratedComment"];
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
                reviews: components["schemas"]["ModeratedReview"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        GetReviewResponse: {
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
            message: "Review retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["ModeratedReview"];
        };
        UpdateReviewRequest: {
            /** @description Whether to hide the review from shoppers. */
            hidden?: boolean;
            /** @description The store's answer, shown below the review; null removes it. */
            reply?: string | null;
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
            data: components["schemas"]["ModeratedReview"];
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
        ListNewsletterSubscribersResponse: {
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
            message: "Newsletter subscribers retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The readers on this page. */
                subscribers: components["schemas"]["NewsletterSubscriber"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        DeleteNewsletterSubscriberResponse: {
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
            message: "Newsletter subscriber deleted";
            /** @description Always null. */
            data: null;
        };
        ListImportsResponse: {
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
            message: "Imports retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The imports on this page. */
                imports: components["schemas"]["Import"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateImportRequest: {
            /** @description The contents of the file. */
            file: string;
        };
        CreateImportResponse: {
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
            message: "Import created";
            /** @description The result of the call. */
            data: components["schemas"]["ImportDetails"];
        };
        GetImportResponse: {
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
            message: "Import retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["ImportDetails"];
        };
        ListImportIssuesResponse: {
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
            message: "Issues retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The issues on this page. */
                issues: components["schemas"]["ImportIssue"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        RunImportResponse: {
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
            message: "Import started";
            /** @description The result of the call. */
            data: components["schemas"]["ImportDetails"];
        };
        CancelImportResponse: {
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
            message: "Import cancelled";
            /** @description The result of the call. */
            data: components["schemas"]["ImportDetails"];
        };
        ListPicturesResponse: {
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
            message: "Pictures retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The pictures on this page. */
                pictures: components["schemas"]["Picture"][];
                /** @description The storage that all files of the store use. */
                storage: components["schemas"]["StorageUse"];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        UploadPictureRequest: {
            /** @description The contents of the picture. */
            file: string;
        };
        UploadPictureResponse: {
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
            message: "Picture uploaded";
            /** @description The result of the call. */
            data: components["schemas"]["Picture"];
        };
        DeletePictureResponse: {
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
            message: "Picture deleted";
            /** @description Always null. */
            data: null;
        };
        ListRolesResponse: {
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
            message: "Roles retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The roles on this page. */
                roles: components["schemas"]["Role"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateRoleRequest: {
            /** @description The name of the role. It must be unique within the store. */
            name: string;
            /** @description The dashboard pages that the role can open, by their ids: dashboard, orders, products, foods, services, customers, shipping, discounts, tasks, comments, blogs, settings. The platform fills in the other details of a page, and required pages are always included. */
            pages: {
                /** @description The id of the page. */
                id: string;
            }[];
            /** @description The permissions of the role, as `<area>:view` or `<area>:manage`; managing includes viewing. The areas are: orders, inventory, customers, shipping, discounts, tasks, comments, blogs, notes, scripts, notifications, kyc, domains, roles, payouts, activity, sales, store. */
            permissions: string[];
            /** @description Whether the role is active, true by default. An inactive role allows nothing. */
            active?: boolean;
        };
        CreateRoleResponse: {
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
            message: "Role created";
            /** @description The result of the call. */
            data: components["schemas"]["Role"];
        };
        GetRoleResponse: {
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
            message: "Role retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Role"];
        };
        UpdateRoleRequest: {
            /** @description The name of the role. It must be unique within the store. */
            name?: string;
            /** @description The dashboard pages that the role can open, by their ids: dashboard, orders, products, foods, services, customers, shipping, discounts, tasks, comments, blogs, settings. The platform fills in the other details of a page, and required pages are always included. */
            pages?: {
                /** @description The id of the page. */
                id: string;
            }[];
            /** @description The permissions of the role, as `<area>:view` or `<area>:manage`; managing includes viewing. The areas are: orders, inventory, customers, shipping, discounts, tasks, comments, blogs, notes, scripts, notifications, kyc, domains, roles, payouts, activity, sales, store. */
            permissions?: string[];
            /** @description Whether the role is active, true by default. An inactive role allows nothing. */
            active?: boolean;
        };
        UpdateRoleResponse: {
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
            message: "Role updated";
            /** @description The result of the call. */
            data: components["schemas"]["Role"];
        };
        DeleteRoleResponse: {
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
            message: "Role deleted";
            /** @description Always null. */
            data: null;
        };
        ListPayoutsResponse: {
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
            message: "Payouts retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The payout methods on this page. */
                payouts: components["schemas"]["Payout"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreatePayoutRequest: {
            /** @description The `_id` of a payout method that the platform supports. */
            payout: string;
            /** @description The bank account that payouts are sent to. */
            data: {
                /** @description The account number or IBAN, without spaces. */
                accountNumber: string;
                /** @description The code of the bank. */
                bankCode: string;
                /** @description The name of the account holder. */
                accountName: string;
                /** @description The name of the bank. */
                bankName: string;
            };
        };
        CreatePayoutResponse: {
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
            message: "Payout created";
            /** @description The result of the call. */
            data: components["schemas"]["Payout"];
        };
        GetPayoutFeeResponse: {
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
            message: "Payout fee retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The fee for one payout. */
                fee: components["schemas"]["Amount"];
            };
        };
        ListSupportedPayoutsResponse: {
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
            message: "Supported payouts retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["SupportedPayout"][];
        };
        GetPayoutResponse: {
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
            message: "Payout retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Payout"];
        };
        UpdatePayoutRequest: {
            /** @description The `_id` of a payout method that the platform supports. */
            payout?: string;
            /** @description The bank account that payouts are sent to. */
            data?: {
                /** @description The account number or IBAN, without spaces. */
                accountNumber: string;
                /** @description The code of the bank. */
                bankCode: string;
                /** @description The name of the account holder. */
                accountName: string;
                /** @description The name of the bank. */
                bankName: string;
            };
        };
        UpdatePayoutResponse: {
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
            message: "Payout updated";
            /** @description The result of the call. */
            data: components["schemas"]["Payout"];
        };
        DeletePayoutResponse: {
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
            message: "Payout deleted";
            /** @description Always null. */
            data: null;
        };
        ListKycResponse: {
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
            message: "KYC checks retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The identity checks on this page. */
                kyc: components["schemas"]["KycCheck"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateKycRequest: {
            /** @description The type of the document or number. */
            type: components["schemas"]["KycType"];
            /** @description The number of the document, made of letters, digits, hyphens and slashes. */
            number: string;
            /** @description The full name, as it appears in the document. */
            fullName: string;
        };
        CreateKycResponse: {
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
            message: "KYC check submitted";
            /** @description The result of the call. */
            data: components["schemas"]["KycCheck"];
        };
        GetKycResponse: {
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
            message: "KYC check retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["KycCheck"];
        };
        ListActivityResponse: {
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
            message: "Activity retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The entries on this page. */
                activity: components["schemas"]["ActivityEntry"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        ListNotificationsResponse: {
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
            message: "Notifications retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The notifications on this page. */
                notifications: components["schemas"]["StaffNotification"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`. */
                next: components["schemas"]["Next"];
            };
        };
        CountUnreadNotificationsResponse: {
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
            message: "Unread count retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The number of unread notifications. */
                count: number;
            };
        };
        ReadAllNotificationsResponse: {
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
            message: "Notifications marked as read";
            /** @description The result of the call. */
            data: {
                /** @description The number of notifications that were unread before. */
                count: number;
            };
        };
        GetNotificationResponse: {
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
            message: "Notification retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["StaffNotification"];
        };
        UpdateNotificationRequest: {
            /** @description Whether the notification is read. */
            read: boolean;
        };
        UpdateNotificationResponse: {
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
            message: "Notification updated";
            /** @description The result of the call. */
            data: components["schemas"]["StaffNotification"];
        };
        ListDomainsResponse: {
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
            message: "Domains retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The domains on this page. */
                domains: components["schemas"]["Domain"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
                /** @description The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`. */
                next?: components["schemas"]["Next"];
            };
        };
        CreateDomainRequest: {
            /** @description The full domain or subdomain. */
            domain: string;
        };
        CreateDomainResponse: {
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
            message: "Domain claimed";
            /** @description The result of the call. */
            data: components["schemas"]["Domain"];
        };
        CheckDomainAvailabilityResponse: {
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
            message: "Domain availability checked";
            /** @description The result of the call. */
            data: {
                /** @description The domain as it would be stored, in lower case and Punycode. */
                domain: string;
                /** @description Whether this store can claim the domain. */
                available: boolean;
            };
        };
        ListBaseDomainsResponse: {
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
            message: "Available subdomains retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The base domain. */
                domain: string;
                /** @description A name for the base domain to show to merchants. */
                label: string;
            }[];
        };
        GetDomainResponse: {
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
            message: "Domain retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Domain"];
        };
        DeleteDomainResponse: {
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
            message: "Domain deleted";
            /** @description Always null. */
            data: null;
        };
        CheckDomainResponse: {
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
            message: "Domain checked";
            /** @description The result of the call. */
            data: components["schemas"]["Domain"];
        };
        GetAppResponse: {
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
            message: "App retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Installation"];
        };
        ListEventsResponse: {
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
            message: "Events retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The events on this page. */
                events: components["schemas"]["StoreEvent"][];
                /** @description The value of `after` for the next call. */
                next: string;
            };
        };
        ListDeliveriesResponse: {
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
            message: "Deliveries retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The deliveries on this page. */
                deliveries: components["schemas"]["Delivery"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetDeliveryResponse: {
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
            message: "Delivery retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["DeliveryWithAttempts"];
        };
        RedeliverResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 202;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Delivery queued";
            /** @description The result of the call. */
            data: components["schemas"]["DeliveryWithAttempts"];
        };
        ListDigitalAccessResponse: {
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
            message: "Digital access retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The access records on this page. */
                access: components["schemas"]["DigitalAccess"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateDigitalAccessRequest: {
            /** @description The id of the recipient's account. Send either this or `email`. */
            user?: string;
            /**
             * Format: email
             * @description The recipient's e-mail address. Send either this or `user`.
             */
            email?: string;
            /** @description The id of a digital product. */
            productId: string;
        };
        CreateDigitalAccessResponse: {
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
            message: "Digital access granted";
            /** @description The result of the call. */
            data: components["schemas"]["DigitalAccess"];
        };
        GetAllAccessPassResponse: {
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
            message: "All-access pass retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["AllAccessPass"];
        };
        PutAllAccessPassRequest: {
            /** @description The price of the pass, in major units of the store's currency. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
            price: components["schemas"]["Amount"];
            /** @description Whether shoppers can buy the pass. */
            active: boolean;
        };
        PutAllAccessPassResponse: {
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
            message: "All-access pass saved";
            /** @description The result of the call. */
            data: components["schemas"]["AllAccessPass"];
        };
        RetryGrantsResponse: {
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
            message: "Grants retried";
            /** @description The result of the call. */
            data: components["schemas"]["RetriedGrants"];
        };
        ListDigitalFilesResponse: {
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
                files: components["schemas"]["DigitalFile"][];
                /** @description The storage that all files of the store use. */
                storage: components["schemas"]["StorageUse"];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        UploadDigitalFileRequest: {
            /** @description The contents of the file. */
            file: string;
        };
        UploadDigitalFileResponse: {
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
            message: "File uploaded";
            /** @description The result of the call. */
            data: components["schemas"]["DigitalFile"];
        };
        DeleteDigitalFileResponse: {
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
            message: "File deleted";
            /** @description Always null. */
            data: null;
        };
        GetDigitalAccessResponse: {
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
            message: "Digital access retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["DigitalAccess"];
        };
        RevokeDigitalAccessResponse: {
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
            message: "Digital access revoked";
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
            data: components["schemas"]["ShopSettings"];
        };
        UpdateShopRequest: {
            /** @description The name of the store. */
            name?: string;
            /** @description The store's name in URLs, made of lower-case letters, digits and hyphens. It must be unique on the platform. The former one is kept for the store for 180 days. */
            slug?: string;
            /** @description The time zone in which the store's days begin and end, by its IANA name: those of coupons, reports and e-mails, and of times that a call gives without an offset. It is UTC at first. */
            timeZone?: components["schemas"]["TimeZone"];
            /**
             * Format: uri
             * @description The HTTP or HTTPS URL of the store's logo; null for none.
             */
            logo?: string | null;
            /** @description The design of the storefront. */
            theme?: components["schemas"]["ShopTheme"];
            /** @description The ways in which shoppers can contact the merchant. */
            contact?: components["schemas"]["ShopContact"];
            /** @description The merchant's website and social media pages. */
            socials?: components["schemas"]["ShopSocials"];
            /** @description The store's policies. */
            policies?: components["schemas"]["StorePolicies"];
            /** @description The store's shipping settings. */
            shipping?: components["schemas"]["ShippingSettings"];
            /** @description What unpaid orders hold, and for how long. */
            checkout?: components["schemas"]["CheckoutSettings"];
            /** @description The store is notified when no more than this is left of a product or variant, unless the product has its own threshold; 5 at first. */
            lowStockAt?: number;
            /** @description How the store computes taxes; null to compute none, as a new store does. */
            taxes?: components["schemas"]["TaxSettings"] | null;
            /** @description Where shoppers can collect their orders; null to offer no collection. */
            collection?: components["schemas"]["Collection"] | null;
            /** @description Whether the storefront shows the lowest price of the 30 days before a reduction, as the law of the EU wants it; false at first. */
            showPriorPrice?: boolean;
            /** @description When invoices are issued, and who issues them. */
            invoices?: components["schemas"]["InvoiceSettings"];
        };
        UpdateShopResponse: {
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
            message: "Shop updated";
            /** @description The result of the call. */
            data: components["schemas"]["ShopSettings"];
        };
        GetShopReadinessResponse: {
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
            message: "Readiness retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["ShopReadiness"];
        };
        GetSalesByGroupResponse: {
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
            message: "Sales retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["SalesByGroup"] & {
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        GetSalesResponse: {
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
            message: "Sales retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The currency of the amounts. */
                currency: components["schemas"]["Currency"];
                /** @description The time zone of the days. */
                timeZone: string;
                /** @description The days of the period. */
                days: ({
                    /**
                     * Format: date
                     * @description The day.
                     */
                    date: string;
                } & components["schemas"]["SalesFigures"])[];
                /** @description The totals of all days. */
                total: components["schemas"]["SalesFigures"];
            };
        };
    };
    responses: never;
    parameters: {
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
         * @description Return only deliveries in this state.
         * @example dead
         */
        State: components["schemas"]["DeliveryState"];
        /**
         * @description Return only deliveries of this topic.
         * @example orders/updated
         */
        DeliveryTopic: string;
        /**
         * @description Return only deliveries about this resource.
         * @example orders
         */
        DeliveryResource: string;
        /**
         * @description Return only deliveries created at or after this time.
         * @example 2026-11-20T00:00:00.000Z
         */
        From: components["schemas"]["TimeInput"];
        /**
         * @description Return only deliveries created at or before this time.
         * @example 2026-11-21T23:59:59.999Z
         */
        To: components["schemas"]["EndInput"];
        /**
         * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
         * @example 4f2c7c1e-place-order
         */
        IdempotencyKey: string;
        /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
        IfMatch: string;
        /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
        IfUnmodifiedSince: string;
        /** @description With `*`, nothing is changed and the reply is 412 `changed_meanwhile` if there is a record already. */
        IfNoneMatch: string;
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
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Return only orders with this order number, or with this text in the buyer's e-mail address, in the recipient, city, postcode or telephone number of the shipping address, or in the customer's name, e-mail address or telephone number. Names are found in any order of their words, and telephone numbers in any writing. Case, accents and apostrophes are ignored. Apps without `READ_CUSTOMERS` find orders by their number only.
                 * @example ada
                 */
                query?: string;
                /**
                 * @description Return only orders with this status. A value that is not a status is ignored.
                 * @example paid
                 */
                status?: string;
                /**
                 * @description Return only orders with this payment status.
                 * @example awaiting_confirmation
                 */
                paymentStatus?: components["schemas"]["PaymentStatus"];
                /**
                 * @description Send `true` for orders that wait for the buyer or the store (`pending` and `processing`), or `false` for all others.
                 * @example true
                 */
                open?: boolean;
                /**
                 * @description Return only orders of the shopper with this user id. A value that is not an id is ignored.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                user?: string;
                /**
                 * @description Return only orders of the customer with this id. Guests have one too. A value that is not an id is ignored.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                customer?: string;
                /**
                 * @description Return only orders placed at or after this time.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: components["schemas"]["TimeInput"];
                /**
                 * @description Return only orders placed at or before this time.
                 * @example 2026-11-30T23:59:59.999Z
                 */
                to?: components["schemas"]["EndInput"];
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description The sort order. `-total` sorts by total, highest first. What `query` finds comes newest first, in whatever order it is asked for. Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example newest
                 */
                sort: "newest" | "oldest" | "total" | "-total" | "updatedAt";
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
                     *                 "kind": "product",
                     *                 "variant": null,
                     *                 "name": "Enamel mug",
                     *                 "variantName": null,
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
                     *             "expiresAt": null,
                     *             "buyer": {
                     *               "name": "Test Shopper",
                     *               "email": "shopper@example.com"
                     *             }
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
    countOrders: {
        parameters: {
            query?: {
                /**
                 * @description Return only orders with this order number, or with this text in the buyer's e-mail address, in the recipient, city, postcode or telephone number of the shipping address, or in the customer's name, e-mail address or telephone number. Names are found in any order of their words, and telephone numbers in any writing. Case, accents and apostrophes are ignored. Apps without `READ_CUSTOMERS` find orders by their number only.
                 * @example ada
                 */
                query?: string;
                /**
                 * @description Return only orders with this status. A value that is not a status is ignored.
                 * @example paid
                 */
                status?: string;
                /**
                 * @description Return only orders with this payment status.
                 * @example awaiting_confirmation
                 */
                paymentStatus?: components["schemas"]["PaymentStatus"];
                /**
                 * @description Send `true` for orders that wait for the buyer or the store (`pending` and `processing`), or `false` for all others.
                 * @example true
                 */
                open?: boolean;
                /**
                 * @description Return only orders of the shopper with this user id. A value that is not an id is ignored.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                user?: string;
                /**
                 * @description Return only orders of the customer with this id. Guests have one too. A value that is not an id is ignored.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                customer?: string;
                /**
                 * @description Return only orders placed at or after this time.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: components["schemas"]["TimeInput"];
                /**
                 * @description Return only orders placed at or before this time.
                 * @example 2026-11-30T23:59:59.999Z
                 */
                to?: components["schemas"]["EndInput"];
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
                    "application/json": components["schemas"]["CountOrdersResponse"];
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
                     *             "kind": "product",
                     *             "variant": null,
                     *             "name": "Enamel mug",
                     *             "variantName": null,
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
                     *         "expiresAt": null,
                     *         "buyer": {
                     *           "name": "Test Shopper",
                     *           "email": "shopper@example.com"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetOrderResponse"];
                };
            };
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
        requestBody?: never;
        responses: {
            /** @description Order deleted */
            200: {
                headers: {
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
                    "application/json": components["schemas"]["DeleteOrderResponse"];
                };
            };
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
                 *       "note": "Packed and waiting for the courier"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOrderRequest"];
            };
        };
        responses: {
            /** @description Order updated */
            200: {
                headers: {
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
                     *             "kind": "product",
                     *             "variant": null,
                     *             "name": "Enamel mug",
                     *             "variantName": null,
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
                     *         "expiresAt": null,
                     *         "buyer": {
                     *           "name": "Test Shopper",
                     *           "email": "shopper@example.com"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateOrderResponse"];
                };
            };
        };
    };
    getOrderTimeline: {
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
            /** @description Order time line retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order time line retrieved",
                     *       "data": [
                     *         {
                     *           "at": "2026-11-21T09:30:00.000Z",
                     *           "status": "pending",
                     *           "paymentStatus": "unpaid"
                     *         },
                     *         {
                     *           "at": "2026-11-21T09:32:00.000Z",
                     *           "status": "paid",
                     *           "paymentStatus": "paid"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GetOrderTimelineResponse"];
                };
            };
        };
    };
    getProofFile: {
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
    markOrderPaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
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
                 *       "method": "transfer",
                 *       "reference": "Statement 48, line 3",
                 *       "paidAt": "2026-11-21T09:32:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["MarkOrderPaidRequest"];
            };
        };
        responses: {
            /** @description Order marked as paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Order marked as paid",
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
                     *             "kind": "product",
                     *             "variant": null,
                     *             "name": "Enamel mug",
                     *             "variantName": null,
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
                     *         "expiresAt": null,
                     *         "buyer": {
                     *           "name": "Test Shopper",
                     *           "email": "shopper@example.com"
                     *         },
                     *         "paidBy": {
                     *           "method": "transfer",
                     *           "reference": "Statement 48, line 3",
                     *           "paidAt": "2026-11-21T09:32:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MarkOrderPaidResponse"];
                };
            };
        };
    };
    createPaymentLink: {
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
                 *       "expiresInDays": 14
                 *     }
                 */
                "application/json": components["schemas"]["CreatePaymentLinkRequest"];
            };
        };
        responses: {
            /** @description Payment link created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Payment link created",
                     *       "data": {
                     *         "url": "https://harbour.shop.example/pay/pay_EXAMPLE-not-a-real-token",
                     *         "expiresAt": "2026-12-05T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatePaymentLinkResponse"];
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
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
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": 15,
                 *       "reason": "One mug arrived broken"
                 *     }
                 */
                "application/json": components["schemas"]["RefundOrderRequest"];
            };
        };
        responses: {
            /** @description Order refunded */
            200: {
                headers: {
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
                     *             "kind": "product",
                     *             "variant": null,
                     *             "name": "Enamel mug",
                     *             "variantName": null,
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
                     *         "expiresAt": null,
                     *         "buyer": {
                     *           "name": "Test Shopper",
                     *           "email": "shopper@example.com"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RefundOrderResponse"];
                };
            };
        };
    };
    listProducts: {
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
                /**
                 * @description Return only products that match these words, as in the Store API.
                 * @example mug
                 */
                query?: string;
                /**
                 * @description Return only products in the category with this id or slug; none if there is no such category.
                 * @example kitchen
                 */
                category?: string;
                /**
                 * @description Send `true` for products that shoppers can see, or `false` for those that they cannot.
                 * @example true
                 */
                listed?: boolean;
                /**
                 * @description Send `true` for products in stock only, or `false` for products that are out of stock only.
                 * @example true
                 */
                inStock?: boolean;
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description The sort order. A minus sorts by the highest first; `name` ignores case and accents. The stock of a product with variants is that of all of them, and digital products have the largest. Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example stock
                 */
                sort: "newest" | "price" | "-price" | "name" | "stock" | "-stock" | "updatedAt";
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
                     *             "priorPrice": 17,
                     *             "measure": {
                     *               "amount": 350,
                     *               "unit": "ml"
                     *             },
                     *             "unitPrice": {
                     *               "price": 42.86,
                     *               "per": "l"
                     *             },
                     *             "quantity": 12,
                     *             "images": [
                     *               "https://shop.example/mug.jpg"
                     *             ],
                     *             "imageAlts": {
                     *               "https://shop.example/mug.jpg": "A green enamel mug beside a camping stove"
                     *             },
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
                     *                 "priorPrice": 17,
                     *                 "measure": {
                     *                   "amount": 350,
                     *                   "unit": "ml"
                     *                 },
                     *                 "unitPrice": {
                     *                   "price": 42.86,
                     *                   "per": "l"
                     *                 },
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
    createProduct: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "Enamel mug",
                 *       "price": 15,
                 *       "quantity": 12,
                 *       "description": "Holds 350 ml and survives a fall.",
                 *       "images": [
                 *         "https://shop.example/mug.jpg"
                 *       ],
                 *       "imageAlts": {
                 *         "https://shop.example/mug.jpg": "A green enamel mug beside a camping stove"
                 *       },
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
                "application/json": components["schemas"]["CreateProductRequest"];
            };
        };
        responses: {
            /** @description Product created */
            201: {
                headers: {
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
                     *         "priorPrice": 17,
                     *         "measure": {
                     *           "amount": 350,
                     *           "unit": "ml"
                     *         },
                     *         "unitPrice": {
                     *           "price": 42.86,
                     *           "per": "l"
                     *         },
                     *         "quantity": 12,
                     *         "images": [
                     *           "https://shop.example/mug.jpg"
                     *         ],
                     *         "imageAlts": {
                     *           "https://shop.example/mug.jpg": "A green enamel mug beside a camping stove"
                     *         },
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
                     *             "priorPrice": 17,
                     *             "measure": {
                     *               "amount": 350,
                     *               "unit": "ml"
                     *             },
                     *             "unitPrice": {
                     *               "price": 42.86,
                     *               "per": "l"
                     *             },
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
                    "application/json": components["schemas"]["CreateProductResponse"];
                };
            };
        };
    };
    searchProducts: {
        parameters: {
            query: {
                /**
                 * @description The text to search for, in all that lists of products are searched in.
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
                    "application/json": components["schemas"]["SearchProductsResponse"];
                };
            };
        };
    };
    updateProductPrices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "percent": -10,
                 *       "category": "665f1c2ab4e0d3a1c9f00021"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateProductPricesRequest"];
            };
        };
        responses: {
            /** @description Product prices updated */
            200: {
                headers: {
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
                    "application/json": components["schemas"]["UpdateProductPricesResponse"];
                };
            };
        };
    };
    previewProductPrices: {
        parameters: {
            query: {
                /**
                 * @description The percentage by which to change each price.
                 * @example -10
                 */
                percent?: number;
                /** @description The amount to add to each price, in major units. It is rounded half up to the minor unit, and refused if rounding would make it 0. */
                amount?: number;
                /**
                 * @description The id of a category of the store. Without it, all prices would change.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
                category?: string;
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Product prices previewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Product prices previewed",
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Enamel mug",
                     *             "price": 15,
                     *             "newPrice": 13.5,
                     *             "variants": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f00023",
                     *                 "name": "Green",
                     *                 "price": 15,
                     *                 "newPrice": 13.5
                     *               }
                     *             ]
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
                    "application/json": components["schemas"]["PreviewProductPricesResponse"];
                };
            };
        };
    };
    getPriceChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the price change.
                 * @example 665f1c2ab4e0d3a1c9f00b01
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Price change retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Price change retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00b01",
                     *         "status": "running",
                     *         "updated": 12000,
                     *         "total": 50000,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "finishedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetPriceChangeResponse"];
                };
            };
        };
    };
    listPriceSchedules: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Price schedules retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Price schedules retrieved",
                     *       "data": {
                     *         "schedules": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *             "status": "scheduled",
                     *             "from": "2026-11-27T00:00:00.000Z",
                     *             "until": "2026-11-30T23:59:59.999Z",
                     *             "rounding": ".90",
                     *             "showBefore": true,
                     *             "products": 1,
                     *             "createdAt": "2026-11-21T09:30:00.000Z"
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
                    "application/json": components["schemas"]["ListPriceSchedulesResponse"];
                };
            };
        };
    };
    setProductPrices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "prices": [
                 *         {
                 *           "product": "665f1c2ab4e0d3a1c9f00022",
                 *           "percent": -20
                 *         }
                 *       ],
                 *       "from": "2036-11-27",
                 *       "until": "2036-11-30",
                 *       "rounding": ".90",
                 *       "showBefore": true
                 *     }
                 */
                "application/json": components["schemas"]["SetProductPricesRequest"];
            };
        };
        responses: {
            /** @description Product prices set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Product prices set",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *         "status": "scheduled",
                     *         "from": "2026-11-27T00:00:00.000Z",
                     *         "until": "2026-11-30T23:59:59.999Z",
                     *         "rounding": ".90",
                     *         "showBefore": true,
                     *         "products": 1,
                     *         "createdAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SetProductPricesResponse"];
                };
            };
        };
    };
    getPriceSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the schedule.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Price schedule retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Price schedule retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *         "status": "scheduled",
                     *         "from": "2026-11-27T00:00:00.000Z",
                     *         "until": "2026-11-30T23:59:59.999Z",
                     *         "rounding": ".90",
                     *         "showBefore": true,
                     *         "products": 1,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "prices": [
                     *           {
                     *             "product": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00022",
                     *               "name": "Enamel mug"
                     *             },
                     *             "variant": null,
                     *             "price": null,
                     *             "percent": -20,
                     *             "priceBefore": null,
                     *             "priceSet": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetPriceScheduleResponse"];
                };
            };
        };
    };
    undoPriceSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the schedule.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Product prices undone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Product prices undone",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *         "status": "undone",
                     *         "from": "2026-11-27T00:00:00.000Z",
                     *         "until": "2026-11-30T23:59:59.999Z",
                     *         "rounding": ".90",
                     *         "showBefore": true,
                     *         "products": 1,
                     *         "createdAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UndoPriceScheduleResponse"];
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
                     *         "priorPrice": 17,
                     *         "measure": {
                     *           "amount": 350,
                     *           "unit": "ml"
                     *         },
                     *         "unitPrice": {
                     *           "price": 42.86,
                     *           "per": "l"
                     *         },
                     *         "quantity": 12,
                     *         "images": [
                     *           "https://shop.example/mug.jpg"
                     *         ],
                     *         "imageAlts": {
                     *           "https://shop.example/mug.jpg": "A green enamel mug beside a camping stove"
                     *         },
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
                     *             "priorPrice": 17,
                     *             "measure": {
                     *               "amount": 350,
                     *               "unit": "ml"
                     *             },
                     *             "unitPrice": {
                     *               "price": 42.86,
                     *               "per": "l"
                     *             },
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
                    "application/json": components["schemas"]["GetProductResponse"];
                };
            };
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
        requestBody?: never;
        responses: {
            /** @description Product deleted */
            200: {
                headers: {
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
                    "application/json": components["schemas"]["DeleteProductResponse"];
                };
            };
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
                 *       "price": 14,
                 *       "listed": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateProductRequest"];
            };
        };
        responses: {
            /** @description Product updated */
            200: {
                headers: {
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
                     *         "priorPrice": 17,
                     *         "measure": {
                     *           "amount": 350,
                     *           "unit": "ml"
                     *         },
                     *         "unitPrice": {
                     *           "price": 42.86,
                     *           "per": "l"
                     *         },
                     *         "quantity": 12,
                     *         "images": [
                     *           "https://shop.example/mug.jpg"
                     *         ],
                     *         "imageAlts": {
                     *           "https://shop.example/mug.jpg": "A green enamel mug beside a camping stove"
                     *         },
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
                     *             "priorPrice": 17,
                     *             "measure": {
                     *               "amount": 350,
                     *               "unit": "ml"
                     *             },
                     *             "unitPrice": {
                     *               "price": 42.86,
                     *               "per": "l"
                     *             },
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
                    "application/json": components["schemas"]["UpdateProductResponse"];
                };
            };
        };
    };
    listStockLevels: {
        parameters: {
            query: {
                /** @description Return only products whose name or barcode contains this text, ignoring case and accents. */
                query?: string;
                /** @description Send `true` for products only of which no more is left than their low-stock threshold, or of one of whose variants. */
                low?: boolean;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stock levels retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Stock levels retrieved",
                     *       "data": {
                     *         "levels": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Enamel mug",
                     *             "image": "https://shop.example/mug.jpg",
                     *             "onHand": 12,
                     *             "held": 2,
                     *             "available": 10,
                     *             "lowStockAt": 5,
                     *             "ownThreshold": false,
                     *             "low": false,
                     *             "variants": [
                     *               {
                     *                 "_id": "665f1c2ab4e0d3a1c9f00023",
                     *                 "name": "Green",
                     *                 "onHand": 12,
                     *                 "held": 2,
                     *                 "available": 10,
                     *                 "low": false
                     *               }
                     *             ]
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
                    "application/json": components["schemas"]["ListStockLevelsResponse"];
                };
            };
        };
    };
    getStockLevel: {
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
            /** @description Stock level retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Stock level retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00022",
                     *         "name": "Enamel mug",
                     *         "image": "https://shop.example/mug.jpg",
                     *         "onHand": 12,
                     *         "held": 2,
                     *         "available": 10,
                     *         "lowStockAt": 5,
                     *         "ownThreshold": false,
                     *         "low": false,
                     *         "variants": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00023",
                     *             "name": "Green",
                     *             "onHand": 12,
                     *             "held": 2,
                     *             "available": 10,
                     *             "low": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetStockLevelResponse"];
                };
            };
        };
    };
    updateStockLevel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
                 *       "lowStockAt": 3
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStockLevelRequest"];
            };
        };
        responses: {
            /** @description Stock level updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Stock level updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00022",
                     *         "name": "Enamel mug",
                     *         "image": "https://shop.example/mug.jpg",
                     *         "onHand": 12,
                     *         "held": 2,
                     *         "available": 10,
                     *         "lowStockAt": 3,
                     *         "ownThreshold": true,
                     *         "low": false,
                     *         "variants": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00023",
                     *             "name": "Green",
                     *             "onHand": 12,
                     *             "held": 2,
                     *             "available": 10,
                     *             "low": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateStockLevelResponse"];
                };
            };
        };
    };
    listStockMovements: {
        parameters: {
            query: {
                /**
                 * @description Return only changes of the product with this id, including those of its variants.
                 * @example 665f1c2ab4e0d3a1c9f00022
                 */
                product?: string;
                /** @description Return only changes of the variant with this id. */
                variant?: string;
                /** @description Return only changes for the order with this id. */
                order?: string;
                /** @description Return only changes with this reason. */
                reason?: components["schemas"]["StockReason"];
                /** @description Return only changes made at or after this time. */
                from?: components["schemas"]["TimeInput"];
                /** @description Return only changes made before this time. */
                until?: components["schemas"]["TimeInput"];
                /** @description The `next` of an earlier reply; without it, the list starts with the newest change. */
                after?: string;
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stock movements retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Stock movements retrieved",
                     *       "data": {
                     *         "movements": [
                     *           {
                     *             "_id": "6a12e0b000000000000001a7",
                     *             "productId": "665f1c2ab4e0d3a1c9f00022",
                     *             "variantId": "665f1c2ab4e0d3a1c9f00023",
                     *             "name": "Enamel mug",
                     *             "variantName": "Green",
                     *             "reason": "damage",
                     *             "change": -1,
                     *             "heldChange": 0,
                     *             "onHand": 12,
                     *             "held": 2,
                     *             "available": 10,
                     *             "orderId": null,
                     *             "actor": {
                     *               "kind": "account",
                     *               "id": "665f1c2ab4e0d3a1c9f00011",
                     *               "name": "Ada Obi"
                     *             },
                     *             "note": "Fell from the shelf",
                     *             "createdAt": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListStockMovementsResponse"];
                };
            };
        };
    };
    adjustStock: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "adjustments": [
                 *         {
                 *           "id": "665f1c2ab4e0d3a1c9f00022",
                 *           "change": -1,
                 *           "reason": "damage",
                 *           "note": "Fell from the shelf"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AdjustStockRequest"];
            };
        };
        responses: {
            /** @description Stock adjusted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Stock adjusted",
                     *       "data": {
                     *         "adjusted": [
                     *           {
                     *             "productId": "665f1c2ab4e0d3a1c9f00022",
                     *             "variantId": null,
                     *             "change": -1,
                     *             "onHand": 11,
                     *             "held": 2,
                     *             "available": 9
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AdjustStockResponse"];
                };
            };
        };
    };
    listFoods: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Return only foods that match these words, as in the Store API.
                 * @example mug
                 */
                query?: string;
                /**
                 * @description Return only foods in the category with this id or slug; none if there is no such category.
                 * @example kitchen
                 */
                category?: string;
                /**
                 * @description Send `true` for foods that shoppers can see, or `false` for those that they cannot.
                 * @example true
                 */
                listed?: boolean;
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
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
                     *         },
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListFoodsResponse"];
                };
            };
        };
    };
    createFood: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "Margherita",
                 *       "price": 10.5,
                 *       "description": "Tomatoes, fresh mozzarella and basil.",
                 *       "images": [
                 *         "https://shop.example/margherita.jpg"
                 *       ],
                 *       "imageAlts": {
                 *         "https://shop.example/margherita.jpg": "A pizza with basil on a wooden board"
                 *       },
                 *       "category": null,
                 *       "available": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateFoodRequest"];
            };
        };
        responses: {
            /** @description Food created */
            201: {
                headers: {
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
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateFoodResponse"];
                };
            };
        };
    };
    searchFoods: {
        parameters: {
            query: {
                /**
                 * @description The words to search for.
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
                    "application/json": components["schemas"]["SearchFoodsResponse"];
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
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetFoodResponse"];
                };
            };
        };
    };
    deleteFood: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
            /** @description Food deleted */
            200: {
                headers: {
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
                    "application/json": components["schemas"]["DeleteFoodResponse"];
                };
            };
        };
    };
    updateFood: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "available": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateFoodRequest"];
            };
        };
        responses: {
            /** @description Food updated */
            200: {
                headers: {
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
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateFoodResponse"];
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
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
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
                     *         },
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListServicesResponse"];
                };
            };
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "Garden visit",
                 *       "price": 80,
                 *       "description": "We look at your garden together and plan the season.",
                 *       "images": [
                 *         "https://shop.example/garden.jpg"
                 *       ],
                 *       "imageAlts": {
                 *         "https://shop.example/garden.jpg": "A small garden with roses"
                 *       },
                 *       "durationMinutes": 90
                 *     }
                 */
                "application/json": components["schemas"]["CreateServiceRequest"];
            };
        };
        responses: {
            /** @description Service created */
            201: {
                headers: {
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
                    "application/json": components["schemas"]["CreateServiceResponse"];
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
    deleteService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
            /** @description Service deleted */
            200: {
                headers: {
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
                    "application/json": components["schemas"]["DeleteServiceResponse"];
                };
            };
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 85,
                 *       "durationMinutes": 120
                 *     }
                 */
                "application/json": components["schemas"]["UpdateServiceRequest"];
            };
        };
        responses: {
            /** @description Service updated */
            200: {
                headers: {
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
                    "application/json": components["schemas"]["UpdateServiceResponse"];
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
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
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
                     *         },
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListCategoriesResponse"];
                };
            };
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "Kitchen",
                 *       "slug": "kitchen"
                 *     }
                 */
                "application/json": components["schemas"]["CreateCategoryRequest"];
            };
        };
        responses: {
            /** @description Category created */
            201: {
                headers: {
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
                    "application/json": components["schemas"]["CreateCategoryResponse"];
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
                    "application/json": components["schemas"]["GetCategoryResponse"];
                };
            };
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                    "application/json": components["schemas"]["DeleteCategoryResponse"];
                };
            };
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                "application/json": components["schemas"]["UpdateCategoryRequest"];
            };
        };
        responses: {
            /** @description Category updated */
            200: {
                headers: {
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
                    "application/json": components["schemas"]["UpdateCategoryResponse"];
                };
            };
        };
    };
    listCustomers: {
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
                /**
                 * @description Return only customers whose name, e-mail address or phone number contains this text. Names are found in any order of their words, and phone numbers in any writing. Case, accents and apostrophes are ignored.
                 * @example example.com
                 */
                search?: string;
                /**
                 * @description Return only customers with this tag, written exactly so.
                 * @example wholesale
                 */
                tag?: string;
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description The sort order. `name` ignores case and accents, and `-orders` begins with those who have ordered most often. What `search` finds comes newest first, in whatever order it is asked for. Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example name
                 */
                sort: "newest" | "name" | "-orders" | "updatedAt";
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
                     *             "tags": [
                     *               "wholesale"
                     *             ],
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
                     *         },
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListCustomersResponse"];
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "Test Customer",
                 *       "email": "customer@example.com",
                 *       "phone": null,
                 *       "user": null,
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateCustomerRequest"];
            };
        };
        responses: {
            /** @description Customer created successfully */
            201: {
                headers: {
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
                     *         "tags": [
                     *           "wholesale"
                     *         ],
                     *         "avatar": "https://shop.example/avatars/665f1c2ab4e0d3a1c9f00061.svg",
                     *         "createdAt": "2026-11-20T08:15:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateCustomerResponse"];
                };
            };
        };
    };
    saveCustomers: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "customers": [
                 *         {
                 *           "email": "customer@example.com",
                 *           "name": "Test Customer",
                 *           "tags": [
                 *             "wholesale"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SaveCustomersRequest"];
            };
        };
        responses: {
            /** @description Customers saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Customers saved",
                     *       "data": {
                     *         "results": [
                     *           {
                     *             "status": "created",
                     *             "customer": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00061",
                     *               "id": "665f1c2ab4e0d3a1c9f00061",
                     *               "user": null,
                     *               "shop": "665f1c2ab4e0d3a1c9f00001",
                     *               "name": "Test Customer",
                     *               "phone": null,
                     *               "email": "customer@example.com",
                     *               "lastActive": "2026-11-21T09:30:00.000Z",
                     *               "online": false,
                     *               "active": true,
                     *               "tags": [
                     *                 "wholesale"
                     *               ],
                     *               "avatar": "https://shop.example/avatars/665f1c2ab4e0d3a1c9f00061.svg",
                     *               "createdAt": "2026-11-20T08:15:00.000Z",
                     *               "updatedAt": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "refusal": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SaveCustomersResponse"];
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
                     *         "tags": [
                     *           "wholesale"
                     *         ],
                     *         "avatar": "https://shop.example/avatars/665f1c2ab4e0d3a1c9f00061.svg",
                     *         "createdAt": "2026-11-20T08:15:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetCustomerResponse"];
                };
            };
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                    "application/json": components["schemas"]["DeleteCustomerResponse"];
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                "application/json": components["schemas"]["UpdateCustomerRequest"];
            };
        };
        responses: {
            /** @description Customer updated */
            200: {
                headers: {
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
                     *         "tags": [
                     *           "wholesale"
                     *         ],
                     *         "avatar": "https://shop.example/avatars/665f1c2ab4e0d3a1c9f00061.svg",
                     *         "createdAt": "2026-11-20T08:15:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateCustomerResponse"];
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
                     *             "shippingOption": null,
                     *             "metadata": {},
                     *             "trackingNumber": "GIG-2026-0042",
                     *             "trackingCode": "3F9A6C0D52B8E1F4A7C3",
                     *             "trackingUrl": "https://tracking.example/GIG-2026-0042",
                     *             "shippingMethod": "Next day",
                     *             "shippingCost": 2500,
                     *             "notes": "Fragile",
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
    quoteShipping: {
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
                 *       "orderId": "665f1c2ab4e0d3a1c9f00041",
                 *       "shippingAddressId": "665f1c2ab4e0d3a1c9f000a1"
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
                     *           "rateId": "665f1c2ab4e0d3a1c9f000b2",
                     *           "carrier": "USPS",
                     *           "courier": {
                     *             "id": "078870331023437cb917f5187429b093",
                     *             "name": "USPS",
                     *             "image": "https://shippo-static.s3.amazonaws.com/providers/75/USPS.png"
                     *           },
                     *           "shippingMethod": "Priority Mail",
                     *           "amount": 12.4,
                     *           "currency": "USD",
                     *           "etaDays": 2,
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
    listShipments: {
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
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
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
                     *             "shippingOption": null,
                     *             "metadata": {},
                     *             "trackingNumber": "GIG-2026-0042",
                     *             "trackingCode": "3F9A6C0D52B8E1F4A7C3",
                     *             "trackingUrl": "https://tracking.example/GIG-2026-0042",
                     *             "shippingMethod": "Next day",
                     *             "shippingCost": 2500,
                     *             "notes": "Fragile",
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
                    "application/json": components["schemas"]["ListShipmentsResponse"];
                };
            };
        };
    };
    createShipment: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "orderId": "665f1c2ab4e0d3a1c9f00041",
                 *       "carrier": "GIG Logistics",
                 *       "trackingNumber": "GIG-2026-0042",
                 *       "trackingUrl": "https://tracking.example/GIG-2026-0042",
                 *       "shippingMethod": "Next day",
                 *       "shippingCost": 2500,
                 *       "notes": "Fragile",
                 *       "estimatedDelivery": "2026-11-23"
                 *     }
                 */
                "application/json": components["schemas"]["NewShipment"];
            };
        };
        responses: {
            /** @description Shipment created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Shipment created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *         "orders": [
                     *           "665f1c2ab4e0d3a1c9f00041"
                     *         ],
                     *         "carrier": "GIG Logistics",
                     *         "courier": {
                     *           "id": null,
                     *           "name": "GIG Logistics",
                     *           "image": null
                     *         },
                     *         "shippingAddress": "665f1c2ab4e0d3a1c9f000a1",
                     *         "shippingOption": null,
                     *         "metadata": {},
                     *         "trackingNumber": "GIG-2026-0042",
                     *         "trackingCode": "3F9A6C0D52B8E1F4A7C3",
                     *         "trackingUrl": "https://tracking.example/GIG-2026-0042",
                     *         "shippingMethod": "Next day",
                     *         "shippingCost": 2500,
                     *         "notes": "Fragile",
                     *         "estimatedDelivery": "2026-11-23",
                     *         "status": "pending",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateShipmentResponse"];
                };
            };
        };
    };
    getShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the shipment.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: string;
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
                     *         "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *         "orders": [
                     *           "665f1c2ab4e0d3a1c9f00041"
                     *         ],
                     *         "carrier": "GIG Logistics",
                     *         "courier": {
                     *           "id": null,
                     *           "name": "GIG Logistics",
                     *           "image": null
                     *         },
                     *         "shippingAddress": "665f1c2ab4e0d3a1c9f000a1",
                     *         "shippingOption": null,
                     *         "metadata": {},
                     *         "trackingNumber": "GIG-2026-0042",
                     *         "trackingCode": "3F9A6C0D52B8E1F4A7C3",
                     *         "trackingUrl": "https://tracking.example/GIG-2026-0042",
                     *         "shippingMethod": "Next day",
                     *         "shippingCost": 2500,
                     *         "notes": "Fragile",
                     *         "estimatedDelivery": "2026-11-23",
                     *         "status": "pending",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetShipmentResponse"];
                };
            };
        };
    };
    updateShipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the shipment.
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
                 *       "status": "in_transit"
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentChanges"];
            };
        };
        responses: {
            /** @description Shipment updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Shipment updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *         "orders": [
                     *           "665f1c2ab4e0d3a1c9f00041"
                     *         ],
                     *         "carrier": "GIG Logistics",
                     *         "courier": {
                     *           "id": null,
                     *           "name": "GIG Logistics",
                     *           "image": null
                     *         },
                     *         "shippingAddress": "665f1c2ab4e0d3a1c9f000a1",
                     *         "shippingOption": null,
                     *         "metadata": {},
                     *         "trackingNumber": "GIG-2026-0042",
                     *         "trackingCode": "3F9A6C0D52B8E1F4A7C3",
                     *         "trackingUrl": "https://tracking.example/GIG-2026-0042",
                     *         "shippingMethod": "Next day",
                     *         "shippingCost": 2500,
                     *         "notes": "Fragile",
                     *         "estimatedDelivery": "2026-11-23",
                     *         "status": "in_transit",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T14:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateShipmentResponse"];
                };
            };
        };
    };
    getShipping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the shipment.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: string;
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
                     *         "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *         "orders": [
                     *           "665f1c2ab4e0d3a1c9f00041"
                     *         ],
                     *         "carrier": "GIG Logistics",
                     *         "courier": {
                     *           "id": null,
                     *           "name": "GIG Logistics",
                     *           "image": null
                     *         },
                     *         "shippingAddress": "665f1c2ab4e0d3a1c9f000a1",
                     *         "shippingOption": null,
                     *         "metadata": {},
                     *         "trackingNumber": "GIG-2026-0042",
                     *         "trackingCode": "3F9A6C0D52B8E1F4A7C3",
                     *         "trackingUrl": "https://tracking.example/GIG-2026-0042",
                     *         "shippingMethod": "Next day",
                     *         "shippingCost": 2500,
                     *         "notes": "Fragile",
                     *         "estimatedDelivery": "2026-11-23",
                     *         "status": "pending",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetShippingResponse"];
                };
            };
        };
    };
    listTaxRegistrations: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Registrations retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Registrations retrieved",
                     *       "data": {
                     *         "registrations": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *             "country": "DE",
                     *             "state": null,
                     *             "number": "DE136695976",
                     *             "scheme": "standard",
                     *             "from": "2026-01-01T00:00:00.000Z",
                     *             "until": null,
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
                    "application/json": components["schemas"]["ListTaxRegistrationsResponse"];
                };
            };
        };
    };
    createTaxRegistration: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "country": "DE",
                 *       "number": "DE136695976",
                 *       "scheme": "standard"
                 *     }
                 */
                "application/json": components["schemas"]["CreateTaxRegistrationRequest"];
            };
        };
        responses: {
            /** @description Registration created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Registration created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *         "country": "DE",
                     *         "state": null,
                     *         "number": "DE136695976",
                     *         "scheme": "standard",
                     *         "from": "2026-01-01T00:00:00.000Z",
                     *         "until": null,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateTaxRegistrationResponse"];
                };
            };
        };
    };
    getTaxRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the registration.
                 * @example 665f1c2ab4e0d3a1c9f000e1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Registration retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Registration retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *         "country": "DE",
                     *         "state": null,
                     *         "number": "DE136695976",
                     *         "scheme": "standard",
                     *         "from": "2026-01-01T00:00:00.000Z",
                     *         "until": null,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetTaxRegistrationResponse"];
                };
            };
        };
    };
    deleteTaxRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the registration.
                 * @example 665f1c2ab4e0d3a1c9f000e1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Registration deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Registration deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteTaxRegistrationResponse"];
                };
            };
        };
    };
    updateTaxRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the registration.
                 * @example 665f1c2ab4e0d3a1c9f000e1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "DE136695976"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTaxRegistrationRequest"];
            };
        };
        responses: {
            /** @description Registration updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Registration updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *         "country": "DE",
                     *         "state": null,
                     *         "number": "DE136695976",
                     *         "scheme": "standard",
                     *         "from": "2026-01-01T00:00:00.000Z",
                     *         "until": null,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateTaxRegistrationResponse"];
                };
            };
        };
    };
    listTaxRates: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rates retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Rates retrieved",
                     *       "data": {
                     *         "rates": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000e2",
                     *             "name": "VAT",
                     *             "country": "DE",
                     *             "state": null,
                     *             "postalCode": null,
                     *             "class": "standard",
                     *             "rate": 19,
                     *             "from": "2026-01-01T00:00:00.000Z",
                     *             "until": null,
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
                    "application/json": components["schemas"]["ListTaxRatesResponse"];
                };
            };
        };
    };
    createTaxRate: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "VAT",
                 *       "country": "DE",
                 *       "class": "standard",
                 *       "rate": 19
                 *     }
                 */
                "application/json": components["schemas"]["CreateTaxRateRequest"];
            };
        };
        responses: {
            /** @description Rate created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Rate created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e2",
                     *         "name": "VAT",
                     *         "country": "DE",
                     *         "state": null,
                     *         "postalCode": null,
                     *         "class": "standard",
                     *         "rate": 19,
                     *         "from": "2026-01-01T00:00:00.000Z",
                     *         "until": null,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateTaxRateResponse"];
                };
            };
        };
    };
    getTaxRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the rate.
                 * @example 665f1c2ab4e0d3a1c9f000e2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rate retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Rate retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e2",
                     *         "name": "VAT",
                     *         "country": "DE",
                     *         "state": null,
                     *         "postalCode": null,
                     *         "class": "standard",
                     *         "rate": 19,
                     *         "from": "2026-01-01T00:00:00.000Z",
                     *         "until": null,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetTaxRateResponse"];
                };
            };
        };
    };
    deleteTaxRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the rate.
                 * @example 665f1c2ab4e0d3a1c9f000e2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rate deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Rate deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteTaxRateResponse"];
                };
            };
        };
    };
    updateTaxRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the rate.
                 * @example 665f1c2ab4e0d3a1c9f000e2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rate": 19
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTaxRateRequest"];
            };
        };
        responses: {
            /** @description Rate updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Rate updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e2",
                     *         "name": "VAT",
                     *         "country": "DE",
                     *         "state": null,
                     *         "postalCode": null,
                     *         "class": "standard",
                     *         "rate": 19,
                     *         "from": "2026-01-01T00:00:00.000Z",
                     *         "until": null,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateTaxRateResponse"];
                };
            };
        };
    };
    getTaxReport: {
        parameters: {
            query?: {
                /**
                 * @description The first day. By default, 29 days before the last one.
                 * @example 2026-07-01
                 */
                from?: components["schemas"]["DayInput"];
                /**
                 * @description The last day, at most 399 days after the first one. By default, today.
                 * @example 2026-09-30
                 */
                to?: components["schemas"]["DayInput"];
                /**
                 * @description The IANA name of the time zone that the days are in; by default the store's.
                 * @example Europe/Berlin
                 */
                timeZone?: components["schemas"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taxes retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Taxes retrieved",
                     *       "data": {
                     *         "currency": {
                     *           "symbol": "€",
                     *           "code": "EUR"
                     *         },
                     *         "timeZone": "Europe/Berlin",
                     *         "taxes": [
                     *           {
                     *             "country": "DE",
                     *             "state": null,
                     *             "name": "MwSt.",
                     *             "rate": 19,
                     *             "category": "S",
                     *             "supply": "goods",
                     *             "base": 100,
                     *             "amount": 19,
                     *             "refundedBase": 10,
                     *             "refundedAmount": 1.9
                     *           }
                     *         ],
                     *         "total": {
                     *           "base": 100,
                     *           "amount": 19,
                     *           "refundedBase": 10,
                     *           "refundedAmount": 1.9
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetTaxReportResponse"];
                };
            };
        };
    };
    getTaxProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tax provider retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Tax provider retrieved",
                     *       "data": {
                     *         "name": "stripe",
                     *         "keyEnd": "4f2a",
                     *         "whenSilent": "tables",
                     *         "codes": {
                     *           "reduced": "txcd_35010000"
                     *         },
                     *         "unreported": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetTaxProviderResponse"];
                };
            };
        };
    };
    setTaxProvider: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "stripe",
                 *       "key": "rk_live_51Example4f2a",
                 *       "whenSilent": "tables",
                 *       "codes": {
                 *         "reduced": "txcd_35010000"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetTaxProviderRequest"];
            };
        };
        responses: {
            /** @description Tax provider set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Tax provider set",
                     *       "data": {
                     *         "name": "stripe",
                     *         "keyEnd": "4f2a",
                     *         "whenSilent": "tables",
                     *         "codes": {
                     *           "reduced": "txcd_35010000"
                     *         },
                     *         "unreported": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SetTaxProviderResponse"];
                };
            };
        };
    };
    suggestTaxRates: {
        parameters: {
            query: {
                /**
                 * @description The country.
                 * @example DE
                 */
                country: components["schemas"]["CountryCode"];
                /** @description The ISO 3166-2 code of the state without its country, such as `CA`. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Suggestions retrieved",
                     *       "data": {
                     *         "suggestions": [
                     *           {
                     *             "name": "MwSt",
                     *             "country": "DE",
                     *             "state": null,
                     *             "class": "standard",
                     *             "rate": 19,
                     *             "source": "European Commission, Taxes in Europe Database",
                     *             "asOf": "2026-08-22"
                     *           },
                     *           {
                     *             "name": "MwSt",
                     *             "country": "DE",
                     *             "state": null,
                     *             "class": "reduced",
                     *             "rate": 7,
                     *             "source": "European Commission, Taxes in Europe Database",
                     *             "asOf": "2026-08-22"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SuggestTaxRatesResponse"];
                };
            };
        };
    };
    listDispatches: {
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
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dispatches retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Dispatches retrieved",
                     *       "data": {
                     *         "dispatches": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "order": "665f1c2ab4e0d3a1c9f00041",
                     *             "shipment": "665f1c2ab4e0d3a1c9f000c1",
                     *             "carrier": "Sandbox Riders",
                     *             "courier": {
                     *               "id": "sandbox",
                     *               "name": "Sandbox Riders",
                     *               "image": null
                     *             },
                     *             "status": "requested",
                     *             "fee": 5,
                     *             "currency": "USD",
                     *             "trackingNumber": "SBX0A1B2C3D4E",
                     *             "trackingUrl": null,
                     *             "labelUrl": null,
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
                    "application/json": components["schemas"]["ListDispatchesResponse"];
                };
            };
        };
    };
    createDispatch: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "shipmentId": "665f1c2ab4e0d3a1c9f000c2"
                 *     }
                 */
                "application/json": components["schemas"]["CreateDispatchRequest"];
            };
        };
        responses: {
            /** @description Dispatch requested */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Dispatch requested",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "order": "665f1c2ab4e0d3a1c9f00041",
                     *         "shipment": "665f1c2ab4e0d3a1c9f000c1",
                     *         "carrier": "Sandbox Riders",
                     *         "courier": {
                     *           "id": "sandbox",
                     *           "name": "Sandbox Riders",
                     *           "image": null
                     *         },
                     *         "status": "requested",
                     *         "fee": 5,
                     *         "currency": "USD",
                     *         "trackingNumber": "SBX0A1B2C3D4E",
                     *         "trackingUrl": null,
                     *         "labelUrl": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateDispatchResponse"];
                };
            };
        };
    };
    getDispatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the dispatch.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dispatch retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Dispatch retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "order": "665f1c2ab4e0d3a1c9f00041",
                     *         "shipment": "665f1c2ab4e0d3a1c9f000c1",
                     *         "carrier": "Sandbox Riders",
                     *         "courier": {
                     *           "id": "sandbox",
                     *           "name": "Sandbox Riders",
                     *           "image": null
                     *         },
                     *         "status": "requested",
                     *         "fee": 5,
                     *         "currency": "USD",
                     *         "trackingNumber": "SBX0A1B2C3D4E",
                     *         "trackingUrl": null,
                     *         "labelUrl": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetDispatchResponse"];
                };
            };
        };
    };
    listDiscounts: {
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
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
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
                     *             "appliesTo": null,
                     *             "freeShipping": false,
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
                     *         },
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListDiscountsResponse"];
                };
            };
        };
    };
    createDiscount: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "code": "FIRST10",
                 *       "title": "10 % off your first order",
                 *       "type": "percentage",
                 *       "discount": 10,
                 *       "perUserLimit": 1
                 *     }
                 */
                "application/json": components["schemas"]["CreateDiscountRequest"];
            };
        };
        responses: {
            /** @description Discount created */
            201: {
                headers: {
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
                     *         "code": "FIRST10",
                     *         "title": "10 % off your first order",
                     *         "type": "percentage",
                     *         "discount": 10,
                     *         "minimumOrderAmount": 20,
                     *         "startDate": "2026-01-01T00:00:00.000Z",
                     *         "endDate": "2027-01-01T00:00:00.000Z",
                     *         "appliesTo": null,
                     *         "freeShipping": false,
                     *         "active": true,
                     *         "usageLimit": 500,
                     *         "perUserLimit": 1,
                     *         "usageCount": 42,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateDiscountResponse"];
                };
            };
        };
    };
    listAutomaticDiscounts: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
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
                     *             "_id": "665f1c2ab4e0d3a1c9f000f5",
                     *             "name": "Three notebooks for two",
                     *             "active": true,
                     *             "priority": 0,
                     *             "exclusive": false,
                     *             "startDate": "2026-11-01T00:00:00.000Z",
                     *             "endDate": "2026-12-01T00:00:00.000Z",
                     *             "hours": [],
                     *             "minimumSubtotal": 0,
                     *             "minimumQuantity": 0,
                     *             "firstOrder": false,
                     *             "countries": [],
                     *             "appliesTo": {
                     *               "products": [],
                     *               "categories": [],
                     *               "tags": [
                     *                 "notebook"
                     *               ]
                     *             },
                     *             "effect": {
                     *               "type": "buy_get",
                     *               "buy": 2,
                     *               "get": 1,
                     *               "percent": 100
                     *             },
                     *             "createdAt": "2026-10-20T10:00:00.000Z",
                     *             "updatedAt": "2026-10-21T09:30:00.000Z"
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
                    "application/json": components["schemas"]["ListAutomaticDiscountsResponse"];
                };
            };
        };
    };
    createAutomaticDiscount: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "Three notebooks for two",
                 *       "appliesTo": {
                 *         "tags": [
                 *           "notebook"
                 *         ]
                 *       },
                 *       "effect": {
                 *         "type": "buy_get",
                 *         "buy": 2,
                 *         "get": 1,
                 *         "percent": 100
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateAutomaticDiscountRequest"];
            };
        };
        responses: {
            /** @description Discount created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Discount created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000f5",
                     *         "name": "Three notebooks for two",
                     *         "active": true,
                     *         "priority": 0,
                     *         "exclusive": false,
                     *         "startDate": "2026-11-01T00:00:00.000Z",
                     *         "endDate": "2026-12-01T00:00:00.000Z",
                     *         "hours": [],
                     *         "minimumSubtotal": 0,
                     *         "minimumQuantity": 0,
                     *         "firstOrder": false,
                     *         "countries": [],
                     *         "appliesTo": {
                     *           "products": [],
                     *           "categories": [],
                     *           "tags": [
                     *             "notebook"
                     *           ]
                     *         },
                     *         "effect": {
                     *           "type": "buy_get",
                     *           "buy": 2,
                     *           "get": 1,
                     *           "percent": 100
                     *         },
                     *         "createdAt": "2026-10-20T10:00:00.000Z",
                     *         "updatedAt": "2026-10-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateAutomaticDiscountResponse"];
                };
            };
        };
    };
    getAutomaticDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the automatic discount.
                 * @example 665f1c2ab4e0d3a1c9f000f5
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Discount retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000f5",
                     *         "name": "Three notebooks for two",
                     *         "active": true,
                     *         "priority": 0,
                     *         "exclusive": false,
                     *         "startDate": "2026-11-01T00:00:00.000Z",
                     *         "endDate": "2026-12-01T00:00:00.000Z",
                     *         "hours": [],
                     *         "minimumSubtotal": 0,
                     *         "minimumQuantity": 0,
                     *         "firstOrder": false,
                     *         "countries": [],
                     *         "appliesTo": {
                     *           "products": [],
                     *           "categories": [],
                     *           "tags": [
                     *             "notebook"
                     *           ]
                     *         },
                     *         "effect": {
                     *           "type": "buy_get",
                     *           "buy": 2,
                     *           "get": 1,
                     *           "percent": 100
                     *         },
                     *         "createdAt": "2026-10-20T10:00:00.000Z",
                     *         "updatedAt": "2026-10-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetAutomaticDiscountResponse"];
                };
            };
        };
    };
    deleteAutomaticDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the automatic discount.
                 * @example 665f1c2ab4e0d3a1c9f000f5
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
                    "application/json": components["schemas"]["DeleteAutomaticDiscountResponse"];
                };
            };
        };
    };
    updateAutomaticDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the automatic discount.
                 * @example 665f1c2ab4e0d3a1c9f000f5
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
                "application/json": components["schemas"]["UpdateAutomaticDiscountRequest"];
            };
        };
        responses: {
            /** @description Discount updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Discount updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000f5",
                     *         "name": "Three notebooks for two",
                     *         "active": true,
                     *         "priority": 0,
                     *         "exclusive": false,
                     *         "startDate": "2026-11-01T00:00:00.000Z",
                     *         "endDate": "2026-12-01T00:00:00.000Z",
                     *         "hours": [],
                     *         "minimumSubtotal": 0,
                     *         "minimumQuantity": 0,
                     *         "firstOrder": false,
                     *         "countries": [],
                     *         "appliesTo": {
                     *           "products": [],
                     *           "categories": [],
                     *           "tags": [
                     *             "notebook"
                     *           ]
                     *         },
                     *         "effect": {
                     *           "type": "buy_get",
                     *           "buy": 2,
                     *           "get": 1,
                     *           "percent": 100
                     *         },
                     *         "createdAt": "2026-10-20T10:00:00.000Z",
                     *         "updatedAt": "2026-10-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateAutomaticDiscountResponse"];
                };
            };
        };
    };
    previewDiscounts: {
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
                 *       "items": [
                 *         {
                 *           "productId": "665f1c2ab4e0d3a1c9f00021",
                 *           "variantId": "665f1c2ab4e0d3a1c9f00022",
                 *           "quantity": 3
                 *         }
                 *       ],
                 *       "country": "NG",
                 *       "discount": {
                 *         "name": "Three notebooks for two",
                 *         "effect": {
                 *           "type": "buy_get",
                 *           "buy": 2,
                 *           "get": 1,
                 *           "percent": 100
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreviewDiscountsRequest"];
            };
        };
        responses: {
            /** @description Discounts previewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Discounts previewed",
                     *       "data": {
                     *         "quote": {
                     *           "items": [
                     *             {
                     *               "product": "665f1c2ab4e0d3a1c9f00021",
                     *               "kind": "product",
                     *               "variant": "665f1c2ab4e0d3a1c9f00022",
                     *               "name": "Linen notebook",
                     *               "variantName": "Green",
                     *               "image": "https://images.example.com/linen-notebook.jpg",
                     *               "unitPrice": 49.99,
                     *               "quantity": 3,
                     *               "total": 149.97,
                     *               "discounts": [
                     *                 {
                     *                   "_id": "665f1c2ab4e0d3a1c9f000f5",
                     *                   "kind": "automatic",
                     *                   "name": "Three notebooks for two",
                     *                   "amount": 49.99
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "subtotal": 149.97,
                     *           "shippingCost": 0,
                     *           "discount": 49.99,
                     *           "discounts": [
                     *             {
                     *               "_id": "665f1c2ab4e0d3a1c9f000f5",
                     *               "kind": "automatic",
                     *               "name": "Three notebooks for two",
                     *               "amount": 49.99
                     *             }
                     *           ],
                     *           "total": 99.98,
                     *           "currency": "NGN",
                     *           "coupon": null
                     *         },
                     *         "discounts": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000f5",
                     *             "name": "Three notebooks for two",
                     *             "amount": 49.99,
                     *             "reason": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreviewDiscountsResponse"];
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
                     *         "appliesTo": null,
                     *         "freeShipping": false,
                     *         "active": true,
                     *         "usageLimit": 500,
                     *         "perUserLimit": 1,
                     *         "usageCount": 42,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetDiscountResponse"];
                };
            };
        };
    };
    deleteDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                    "application/json": components["schemas"]["DeleteDiscountResponse"];
                };
            };
        };
    };
    updateDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                "application/json": components["schemas"]["UpdateDiscountRequest"];
            };
        };
        responses: {
            /** @description Discount updated */
            200: {
                headers: {
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
                     *         "appliesTo": null,
                     *         "freeShipping": false,
                     *         "active": true,
                     *         "usageLimit": 500,
                     *         "perUserLimit": 1,
                     *         "usageCount": 42,
                     *         "createdAt": "2025-12-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateDiscountResponse"];
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
                    "application/json": components["schemas"]["ListPaymentMethodsResponse"];
                };
            };
        };
    };
    createPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
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
                "application/json": components["schemas"]["CreatePaymentMethodRequest"];
            };
        };
        responses: {
            /** @description Payment method created */
            201: {
                headers: {
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
                     *           "description": "Transfer the money from your bank account.",
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
                    "application/json": components["schemas"]["CreatePaymentMethodResponse"];
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
                     *           "description": "Transfer the money from your bank account.",
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
                    "application/json": components["schemas"]["ListPaymentOptionsResponse"];
                };
            };
        };
    };
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                    "application/json": components["schemas"]["DeletePaymentMethodResponse"];
                };
            };
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                "application/json": components["schemas"]["UpdatePaymentMethodRequest"];
            };
        };
        responses: {
            /** @description Payment method updated */
            200: {
                headers: {
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
                     *           "description": "Transfer the money from your bank account.",
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
                    "application/json": components["schemas"]["UpdatePaymentMethodResponse"];
                };
            };
        };
    };
    listRefunds: {
        parameters: {
            query: {
                /**
                 * @description Return only refunds with this status. A value that is not a status is ignored.
                 * @example failed
                 */
                status?: string;
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refunds retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Refunds retrieved",
                     *       "data": {
                     *         "refunds": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "order": "665f1c2ab4e0d3a1c9f00041",
                     *             "product": null,
                     *             "kind": "excess",
                     *             "amount": 50,
                     *             "currency": "NGN",
                     *             "status": "pending",
                     *             "reason": null,
                     *             "failure": "balance_insufficient",
                     *             "tries": 1,
                     *             "nextTryAt": "2026-11-21T10:41:00.000Z",
                     *             "createdAt": "2026-11-21T09:40:00.000Z",
                     *             "updatedAt": "2026-11-21T09:41:00.000Z"
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
                    "application/json": components["schemas"]["ListRefundsResponse"];
                };
            };
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the refund.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refund retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Refund retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "order": "665f1c2ab4e0d3a1c9f00041",
                     *         "product": null,
                     *         "kind": "excess",
                     *         "amount": 50,
                     *         "currency": "NGN",
                     *         "status": "pending",
                     *         "reason": null,
                     *         "failure": "balance_insufficient",
                     *         "tries": 1,
                     *         "nextTryAt": "2026-11-21T10:41:00.000Z",
                     *         "createdAt": "2026-11-21T09:40:00.000Z",
                     *         "updatedAt": "2026-11-21T09:41:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetRefundResponse"];
                };
            };
        };
    };
    retryRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the refund.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refund retried */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Refund retried",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "order": "665f1c2ab4e0d3a1c9f00041",
                     *         "product": null,
                     *         "kind": "excess",
                     *         "amount": 50,
                     *         "currency": "NGN",
                     *         "status": "succeeded",
                     *         "reason": null,
                     *         "failure": null,
                     *         "tries": 1,
                     *         "nextTryAt": null,
                     *         "createdAt": "2026-11-21T09:40:00.000Z",
                     *         "updatedAt": "2026-11-21T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RetryRefundResponse"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query: {
                /**
                 * @description Return only invoices, or only credit notes.
                 * @example invoice
                 */
                kind?: components["schemas"]["InvoiceKind"];
                /**
                 * @description Return only documents of the order with this id. A value that is not an id is ignored.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                order?: string;
                /**
                 * @description Return only the document with this number.
                 * @example INV-2026-0001
                 */
                number?: string;
                /**
                 * @description Return only documents issued at or after this time.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: components["schemas"]["TimeInput"];
                /**
                 * @description Return only documents issued at or before this time.
                 * @example 2026-11-30T23:59:59.999Z
                 */
                to?: components["schemas"]["EndInput"];
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoices retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Invoices retrieved",
                     *       "data": {
                     *         "invoices": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000f1",
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "kind": "invoice",
                     *             "number": "INV-2026-0001",
                     *             "order": "665f1c2ab4e0d3a1c9f00041",
                     *             "orderId": 1042,
                     *             "corrects": null,
                     *             "refund": null,
                     *             "issuedOn": "2026-11-21",
                     *             "buyer": {
                     *               "name": "Test Shopper",
                     *               "country": "NG",
                     *               "taxNumber": null
                     *             },
                     *             "net": 50,
                     *             "taxes": [],
                     *             "total": 50,
                     *             "currency": "NGN",
                     *             "clearance": null,
                     *             "createdAt": "2026-11-21T09:32:00.000Z",
                     *             "updatedAt": "2026-11-21T09:32:00.000Z"
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
                    "application/json": components["schemas"]["ListInvoicesResponse"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the invoice or credit note.
                 * @example 665f1c2ab4e0d3a1c9f000f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoice retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Invoice retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000f1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "kind": "invoice",
                     *         "number": "INV-2026-0001",
                     *         "order": "665f1c2ab4e0d3a1c9f00041",
                     *         "orderId": 1042,
                     *         "corrects": null,
                     *         "refund": null,
                     *         "issuedOn": "2026-11-21",
                     *         "buyer": {
                     *           "name": "Test Shopper",
                     *           "country": "NG",
                     *           "taxNumber": null
                     *         },
                     *         "net": 50,
                     *         "taxes": [],
                     *         "total": 50,
                     *         "currency": "NGN",
                     *         "clearance": null,
                     *         "createdAt": "2026-11-21T09:32:00.000Z",
                     *         "updatedAt": "2026-11-21T09:32:00.000Z",
                     *         "lines": [
                     *           {
                     *             "name": "Enamel mug",
                     *             "details": null,
                     *             "quantity": 3,
                     *             "unitPrice": 15,
                     *             "discount": 0,
                     *             "net": 45,
                     *             "total": 45
                     *           },
                     *           {
                     *             "name": "",
                     *             "details": null,
                     *             "quantity": null,
                     *             "unitPrice": null,
                     *             "discount": 0,
                     *             "net": 5,
                     *             "total": 5
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetInvoiceResponse"];
                };
            };
        };
    };
    getInvoiceDocument: {
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
            header?: never;
            path: {
                /**
                 * @description The id of the invoice or credit note.
                 * @example 665f1c2ab4e0d3a1c9f000f1
                 */
                id: string;
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
                    "application/json": components["schemas"]["GetInvoiceDocumentResponse"];
                };
            };
        };
    };
    listBlogs: {
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
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
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
                     *         },
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListBlogsResponse"];
                };
            };
        };
    };
    createBlog: {
        parameters: {
            query?: never;
            header?: {
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
                "application/json": components["schemas"]["CreateBlogRequest"];
            };
        };
        responses: {
            /** @description Blog post created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Blog post created",
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
                    "application/json": components["schemas"]["CreateBlogResponse"];
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
    deleteBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
            /** @description Blog post deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Blog post deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteBlogResponse"];
                };
            };
        };
    };
    updateBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                "application/json": components["schemas"]["UpdateBlogRequest"];
            };
        };
        responses: {
            /** @description Blog post updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Blog post updated",
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
                    "application/json": components["schemas"]["UpdateBlogResponse"];
                };
            };
        };
    };
    listTasks: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Return only tasks with this status.
                 * @example to do
                 */
                status?: components["schemas"]["TaskStatus"];
                /**
                 * @description Return only tasks assigned to the user with this id.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                assignee?: string;
                /**
                 * @description Return only tasks due at or after this time.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: components["schemas"]["TimeInput"];
                /**
                 * @description Return only tasks due at or before this time.
                 * @example 2026-11-30T23:59:59.999Z
                 */
                to?: components["schemas"]["EndInput"];
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tasks retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Tasks retrieved",
                     *       "data": {
                     *         "tasks": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *             "title": "Count the stock",
                     *             "details": "Shelves first, then the back room.",
                     *             "dueDate": "2026-11-30T18:00:00.000+01:00",
                     *             "status": "to do",
                     *             "recurring": "monthly",
                     *             "recurringSchedule": {
                     *               "every": 1,
                     *               "until": "2027-11-30T18:00:00.000+01:00"
                     *             },
                     *             "isAI": false,
                     *             "assignees": [
                     *               "665f1c2ab4e0d3a1c9f00011"
                     *             ],
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "createdBy": "665f1c2ab4e0d3a1c9f00011",
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
                    "application/json": components["schemas"]["ListTasksResponse"];
                };
            };
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "title": "Count the stock",
                 *       "details": "Shelves first, then the back room.",
                 *       "dueDate": "2026-11-30T18:00:00+01:00",
                 *       "recurring": "monthly",
                 *       "recurringSchedule": {
                 *         "every": 1,
                 *         "until": "2027-11-30T18:00:00+01:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateTaskRequest"];
            };
        };
        responses: {
            /** @description Task created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Task created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *         "title": "Count the stock",
                     *         "details": "Shelves first, then the back room.",
                     *         "dueDate": "2026-11-30T18:00:00.000+01:00",
                     *         "status": "to do",
                     *         "recurring": "monthly",
                     *         "recurringSchedule": {
                     *           "every": 1,
                     *           "until": "2027-11-30T18:00:00.000+01:00"
                     *         },
                     *         "isAI": false,
                     *         "assignees": [
                     *           "665f1c2ab4e0d3a1c9f00011"
                     *         ],
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "createdBy": "665f1c2ab4e0d3a1c9f00011",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateTaskResponse"];
                };
            };
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Task retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Task retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *         "title": "Count the stock",
                     *         "details": "Shelves first, then the back room.",
                     *         "dueDate": "2026-11-30T18:00:00.000+01:00",
                     *         "status": "to do",
                     *         "recurring": "monthly",
                     *         "recurringSchedule": {
                     *           "every": 1,
                     *           "until": "2027-11-30T18:00:00.000+01:00"
                     *         },
                     *         "isAI": false,
                     *         "assignees": [
                     *           "665f1c2ab4e0d3a1c9f00011"
                     *         ],
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "createdBy": "665f1c2ab4e0d3a1c9f00011",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetTaskResponse"];
                };
            };
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Task deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Task deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteTaskResponse"];
                };
            };
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the task.
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
                 *       "status": "in progress"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTaskRequest"];
            };
        };
        responses: {
            /** @description Task updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Task updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000d1",
                     *         "title": "Count the stock",
                     *         "details": "Shelves first, then the back room.",
                     *         "dueDate": "2026-11-30T18:00:00.000+01:00",
                     *         "status": "in progress",
                     *         "recurring": "monthly",
                     *         "recurringSchedule": {
                     *           "every": 1,
                     *           "until": "2027-11-30T18:00:00.000+01:00"
                     *         },
                     *         "isAI": false,
                     *         "assignees": [
                     *           "665f1c2ab4e0d3a1c9f00011"
                     *         ],
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "createdBy": "665f1c2ab4e0d3a1c9f00011",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-30T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateTaskResponse"];
                };
            };
        };
    };
    listTaskOccurrences: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The first day to include.
                 * @example 2026-11-01
                 */
                from?: components["schemas"]["DayInput"];
                /**
                 * @description The last day to include, less than 366 days after `from`.
                 * @example 2027-01-31
                 */
                to?: components["schemas"]["DayInput"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Task occurrences retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Task occurrences retrieved",
                     *       "data": {
                     *         "occurrences": [
                     *           {
                     *             "_id": "5b8e1f0c9a7d4e2b6c3f1a08",
                     *             "task": "665f1c2ab4e0d3a1c9f000d1",
                     *             "date": "2026-11-30",
                     *             "status": "done",
                     *             "respondedBy": "665f1c2ab4e0d3a1c9f00011",
                     *             "createdAt": "2026-11-30T16:05:00.000Z",
                     *             "updatedAt": "2026-11-30T16:05:00.000Z"
                     *           },
                     *           {
                     *             "_id": "0d4c7a91be5f2386a1c9e7f4",
                     *             "task": "665f1c2ab4e0d3a1c9f000d1",
                     *             "date": "2026-12-30",
                     *             "status": "to do",
                     *             "respondedBy": null,
                     *             "createdAt": null,
                     *             "updatedAt": null
                     *           }
                     *         ],
                     *         "pagination": {
                     *           "total": 2,
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
                    "application/json": components["schemas"]["ListTaskOccurrencesResponse"];
                };
            };
        };
    };
    updateTaskOccurrence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the task.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
                /**
                 * @description The day of the occurrence, in the format `YYYY-MM-DD`.
                 * @example 2026-11-30
                 */
                date: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "done"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTaskOccurrenceRequest"];
            };
        };
        responses: {
            /** @description Occurrence status updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Occurrence status updated",
                     *       "data": {
                     *         "_id": "5b8e1f0c9a7d4e2b6c3f1a08",
                     *         "task": "665f1c2ab4e0d3a1c9f000d1",
                     *         "date": "2026-11-30",
                     *         "status": "done",
                     *         "respondedBy": "665f1c2ab4e0d3a1c9f00011",
                     *         "createdAt": "2026-11-30T16:05:00.000Z",
                     *         "updatedAt": "2026-11-30T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateTaskOccurrenceResponse"];
                };
            };
        };
    };
    listNotes: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Return only notes about records of this kind.
                 * @example orders
                 */
                resource?: components["schemas"]["NoteResource"];
                /**
                 * @description Return only notes about the record with this id.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                resourceId?: string;
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notes retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Notes retrieved",
                     *       "data": {
                     *         "notes": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *             "title": "Gift",
                     *             "content": "Leave the invoice out of the parcel.",
                     *             "resource": "orders",
                     *             "resourceId": "665f1c2ab4e0d3a1c9f00041",
                     *             "author": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00011",
                     *               "name": "Ada"
                     *             },
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
                    "application/json": components["schemas"]["ListNotesResponse"];
                };
            };
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "title": "Gift",
                 *       "content": "Leave the invoice out of the parcel.",
                 *       "resource": "orders",
                 *       "resourceId": "665f1c2ab4e0d3a1c9f00041"
                 *     }
                 */
                "application/json": components["schemas"]["CreateNoteRequest"];
            };
        };
        responses: {
            /** @description Note created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Note created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *         "title": "Gift",
                     *         "content": "Leave the invoice out of the parcel.",
                     *         "resource": "orders",
                     *         "resourceId": "665f1c2ab4e0d3a1c9f00041",
                     *         "author": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "Ada"
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateNoteResponse"];
                };
            };
        };
    };
    getNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the note.
                 * @example 665f1c2ab4e0d3a1c9f000e1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Note retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Note retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *         "title": "Gift",
                     *         "content": "Leave the invoice out of the parcel.",
                     *         "resource": "orders",
                     *         "resourceId": "665f1c2ab4e0d3a1c9f00041",
                     *         "author": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "Ada"
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetNoteResponse"];
                };
            };
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the note.
                 * @example 665f1c2ab4e0d3a1c9f000e1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Note deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Note deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteNoteResponse"];
                };
            };
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the note.
                 * @example 665f1c2ab4e0d3a1c9f000e1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Leave the invoice out of the parcel and add a card."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateNoteRequest"];
            };
        };
        responses: {
            /** @description Note updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Note updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *         "title": "Gift",
                     *         "content": "Leave the invoice out of the parcel and add a card.",
                     *         "resource": "orders",
                     *         "resourceId": "665f1c2ab4e0d3a1c9f00041",
                     *         "author": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "Ada"
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T10:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateNoteResponse"];
                };
            };
        };
    };
    listScripts: {
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
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scripts retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Scripts retrieved",
                     *       "data": {
                     *         "scripts": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000f1",
                     *             "name": "Visitor counter",
                     *             "placement": "head",
                     *             "src": "https://counter.example.com/count.js",
                     *             "content": null,
                     *             "active": true,
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
                    "application/json": components["schemas"]["ListScriptsResponse"];
                };
            };
        };
    };
    createScript: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "Visitor counter",
                 *       "placement": "head",
                 *       "src": "https://counter.example.com/count.js"
                 *     }
                 */
                "application/json": components["schemas"]["CreateScriptRequest"];
            };
        };
        responses: {
            /** @description Script created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Script created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000f1",
                     *         "name": "Visitor counter",
                     *         "placement": "head",
                     *         "src": "https://counter.example.com/count.js",
                     *         "content": null,
                     *         "active": true,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateScriptResponse"];
                };
            };
        };
    };
    getScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the script.
                 * @example 665f1c2ab4e0d3a1c9f000f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Script retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Script retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000f1",
                     *         "name": "Visitor counter",
                     *         "placement": "head",
                     *         "src": "https://counter.example.com/count.js",
                     *         "content": null,
                     *         "active": true,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetScriptResponse"];
                };
            };
        };
    };
    deleteScript: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the script.
                 * @example 665f1c2ab4e0d3a1c9f000f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Script deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Script deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteScriptResponse"];
                };
            };
        };
    };
    updateScript: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the script.
                 * @example 665f1c2ab4e0d3a1c9f000f1
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
                "application/json": components["schemas"]["UpdateScriptRequest"];
            };
        };
        responses: {
            /** @description Script updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Script updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000f1",
                     *         "name": "Visitor counter",
                     *         "placement": "head",
                     *         "src": "https://counter.example.com/count.js",
                     *         "content": null,
                     *         "active": false,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T10:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateScriptResponse"];
                };
            };
        };
    };
    listBanners: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
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
    createBanner: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "title": "Winter sale",
                 *       "image": "https://images.example.com/winter.jpg",
                 *       "link": "/categories/stationery",
                 *       "placement": "home",
                 *       "position": 1,
                 *       "startsAt": "2026-11-20T00:00:00.000Z",
                 *       "endsAt": "2026-12-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBannerRequest"];
            };
        };
        responses: {
            /** @description Banner created */
            201: {
                headers: {
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
                    "application/json": components["schemas"]["CreateBannerResponse"];
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
                    "application/json": components["schemas"]["GetBannerResponse"];
                };
            };
        };
    };
    deleteBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                    "application/json": components["schemas"]["DeleteBannerResponse"];
                };
            };
        };
    };
    updateBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
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
                "application/json": components["schemas"]["UpdateBannerRequest"];
            };
        };
        responses: {
            /** @description Banner updated */
            200: {
                headers: {
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
                    "application/json": components["schemas"]["UpdateBannerResponse"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query: {
                /**
                 * @description Return only comments that are hidden (`true`) or that shoppers see (`false`).
                 * @example false
                 */
                hidden?: boolean;
                /**
                 * @description Return only comments that shoppers have reported (`true`) or that nobody has (`false`).
                 * @example true
                 */
                reported?: boolean;
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
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
                 *       "parentId": "665f1c2ab4e0d3a1c9f000d1",
                 *       "body": "It does, from the first page to the last."
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
                    "application/json": components["schemas"]["CreateCommentResponse"];
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
                 * @example 665f1c2ab4e0d3a1c9f000d2
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
                    "application/json": components["schemas"]["GetCommentResponse"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d2
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
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the comment.
                 * @example 665f1c2ab4e0d3a1c9f000d2
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
                     *         "replyCount": 1,
                     *         "reports": 0,
                     *         "hidden": true,
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
    listReviews: {
        parameters: {
            query: {
                /**
                 * @description Return only reviews of this product.
                 * @example 665f1c2ab4e0d3a1c9f00021
                 */
                productId?: string;
                /**
                 * @description Return only reviews with this rating.
                 * @example 5
                 */
                rating?: number;
                /**
                 * @description Return only reviews that are hidden (`true`) or that shoppers see (`false`).
                 * @example false
                 */
                hidden?: boolean;
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
            header?: never;
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
                     *             "productName": "The Slow Bread Notebook",
                     *             "author": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00011",
                     *               "name": "Ada"
                     *             },
                     *             "rating": 5,
                     *             "title": "Lies flat",
                     *             "body": "The paper takes ink well and the binding stays open on any page.",
                     *             "verifiedPurchase": true,
                     *             "reply": null,
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
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the review.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Review retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Review retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00071",
                     *         "product": "665f1c2ab4e0d3a1c9f00021",
                     *         "productName": "The Slow Bread Notebook",
                     *         "author": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "Ada"
                     *         },
                     *         "rating": 5,
                     *         "title": "Lies flat",
                     *         "body": "The paper takes ink well and the binding stays open on any page.",
                     *         "verifiedPurchase": true,
                     *         "reply": null,
                     *         "hidden": false,
                     *         "createdAt": "2026-11-20T16:05:00.000Z",
                     *         "updatedAt": "2026-11-20T16:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetReviewResponse"];
                };
            };
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the review.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
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
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the review.
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
                 *       "reply": "Thank you, Ada."
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
                     *         "productName": "The Slow Bread Notebook",
                     *         "author": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "Ada"
                     *         },
                     *         "rating": 5,
                     *         "title": "Lies flat",
                     *         "body": "The paper takes ink well and the binding stays open on any page.",
                     *         "verifiedPurchase": true,
                     *         "reply": {
                     *           "body": "Thank you, Ada.",
                     *           "createdAt": "2026-11-21T09:00:00.000Z"
                     *         },
                     *         "hidden": false,
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
    listNewsletterSubscribers: {
        parameters: {
            query: {
                /**
                 * @description Return only readers with this text in their e-mail address. Case is ignored.
                 * @example example.com
                 */
                query?: string;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newsletter subscribers retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Newsletter subscribers retrieved",
                     *       "data": {
                     *         "subscribers": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *             "email": "reader@shop.example",
                     *             "confirmedAt": "2026-11-20T16:05:00.000Z"
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
                    "application/json": components["schemas"]["ListNewsletterSubscribersResponse"];
                };
            };
        };
    };
    exportNewsletterSubscribers: {
        parameters: {
            query?: {
                /**
                 * @description Return only readers with this text in their e-mail address. Case is ignored.
                 * @example example.com
                 */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newsletter subscribers exported */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example email,confirmedAt
                     *     reader@shop.example,2026-11-20T16:05:00.000Z
                     */
                    "text/csv": string;
                };
            };
        };
    };
    deleteNewsletterSubscriber: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the reader.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newsletter subscriber deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Newsletter subscriber deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteNewsletterSubscriberResponse"];
                };
            };
        };
    };
    listImports: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Imports retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Imports retrieved",
                     *       "data": {
                     *         "imports": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *             "kind": "products",
                     *             "format": "shopify",
                     *             "fileName": "products_export.csv",
                     *             "match": "slug",
                     *             "stock": "keep",
                     *             "status": "ready",
                     *             "announced": 2,
                     *             "done": 0,
                     *             "refused": 1,
                     *             "created": 0,
                     *             "updated": 0,
                     *             "unchanged": 0,
                     *             "createdAt": "2026-11-21T09:30:00.000Z",
                     *             "finishedAt": null
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
                    "application/json": components["schemas"]["ListImportsResponse"];
                };
            };
        };
    };
    createImport: {
        parameters: {
            query: {
                /**
                 * @description The kind of records in the file.
                 * @example products
                 */
                kind: "products";
                /**
                 * @description Whether the import waits for `POST /imports/{id}/run`, so that somebody can look at it first.
                 * @example true
                 */
                dryRun: boolean;
                /**
                 * @description The field by which a product of the file is one that the store has, which is then updated. A product without a slug is taken for the one whose slug its name would get.
                 * @example slug
                 */
                match: "slug" | "barcode";
                /**
                 * @description Whether products that the store has `keep` their stock, which may have been sold meanwhile, or it is `set` to that of the file. New products always get the stock of the file.
                 * @example keep
                 */
                stock: "keep" | "set";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "slug,name,price,quantity\nenamel-mug,Enamel mug,15,12\n"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateImportRequest"];
            };
        };
        responses: {
            /** @description Import created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Import created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *         "kind": "products",
                     *         "format": "shopify",
                     *         "fileName": "products_export.csv",
                     *         "match": "slug",
                     *         "stock": "keep",
                     *         "status": "ready",
                     *         "announced": 2,
                     *         "done": 0,
                     *         "refused": 1,
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "finishedAt": null,
                     *         "first": [
                     *           {
                     *             "line": 2,
                     *             "category": "Mugs",
                     *             "outcome": null,
                     *             "product": {
                     *               "name": "Enamel mug",
                     *               "price": 15,
                     *               "quantity": 12
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateImportResponse"];
                };
            };
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Import retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Import retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *         "kind": "products",
                     *         "format": "shopify",
                     *         "fileName": "products_export.csv",
                     *         "match": "slug",
                     *         "stock": "keep",
                     *         "status": "ready",
                     *         "announced": 2,
                     *         "done": 0,
                     *         "refused": 1,
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "finishedAt": null,
                     *         "first": [
                     *           {
                     *             "line": 2,
                     *             "category": "Mugs",
                     *             "outcome": null,
                     *             "product": {
                     *               "name": "Enamel mug",
                     *               "price": 15,
                     *               "quantity": 12
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetImportResponse"];
                };
            };
        };
    };
    listImportIssues: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the import.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Issues retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Issues retrieved",
                     *       "data": {
                     *         "issues": [
                     *           {
                     *             "line": 3,
                     *             "column": "price",
                     *             "code": "invalid_number",
                     *             "message": "“cheap” is not a number",
                     *             "refuses": true
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
                    "application/json": components["schemas"]["ListImportIssuesResponse"];
                };
            };
        };
    };
    runImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Import started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Import started",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *         "kind": "products",
                     *         "format": "shopify",
                     *         "fileName": "products_export.csv",
                     *         "match": "slug",
                     *         "stock": "keep",
                     *         "status": "running",
                     *         "announced": 2,
                     *         "done": 0,
                     *         "refused": 1,
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "finishedAt": null,
                     *         "first": [
                     *           {
                     *             "line": 2,
                     *             "category": "Mugs",
                     *             "outcome": null,
                     *             "product": {
                     *               "name": "Enamel mug",
                     *               "price": 15,
                     *               "quantity": 12
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RunImportResponse"];
                };
            };
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the import.
                 * @example 665f1c2ab4e0d3a1c9f000c6
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Import cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Import cancelled",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *         "kind": "products",
                     *         "format": "shopify",
                     *         "fileName": "products_export.csv",
                     *         "match": "slug",
                     *         "stock": "keep",
                     *         "status": "cancelled",
                     *         "announced": 2,
                     *         "done": 0,
                     *         "refused": 1,
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "finishedAt": "2026-11-21T09:31:00.000Z",
                     *         "first": [
                     *           {
                     *             "line": 2,
                     *             "category": "Mugs",
                     *             "outcome": null,
                     *             "product": {
                     *               "name": "Enamel mug",
                     *               "price": 15,
                     *               "quantity": 12
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CancelImportResponse"];
                };
            };
        };
    };
    listPictures: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pictures retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Pictures retrieved",
                     *       "data": {
                     *         "pictures": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *             "name": "mug.jpg",
                     *             "url": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.jpg",
                     *             "width": 1600,
                     *             "height": 1200,
                     *             "sizes": {
                     *               "small": {
                     *                 "url": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752.jpg",
                     *                 "webp": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13.webp",
                     *                 "width": 320,
                     *                 "height": 240
                     *               },
                     *               "medium": {
                     *                 "url": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752.jpg",
                     *                 "webp": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13.webp",
                     *                 "width": 800,
                     *                 "height": 600
                     *               },
                     *               "large": {
                     *                 "url": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.jpg",
                     *                 "webp": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13.webp",
                     *                 "width": 1600,
                     *                 "height": 1200
                     *               }
                     *             },
                     *             "size": 481320,
                     *             "createdAt": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ],
                     *         "storage": {
                     *           "used": 734003200,
                     *           "allowed": 10737418240
                     *         },
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
                    "application/json": components["schemas"]["ListPicturesResponse"];
                };
            };
        };
    };
    uploadPicture: {
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
                 *       "file": "the bytes of the picture"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadPictureRequest"];
            };
        };
        responses: {
            /** @description Picture uploaded */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Picture uploaded",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c5",
                     *         "name": "mug.jpg",
                     *         "url": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.jpg",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "sizes": {
                     *           "small": {
                     *             "url": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752.jpg",
                     *             "webp": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13.webp",
                     *             "width": 320,
                     *             "height": 240
                     *           },
                     *           "medium": {
                     *             "url": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752.jpg",
                     *             "webp": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13.webp",
                     *             "width": 800,
                     *             "height": 600
                     *           },
                     *           "large": {
                     *             "url": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.jpg",
                     *             "webp": "https://shop.example/pictures/665f1c2ab4e0d3a1c9f00001/fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13.webp",
                     *             "width": 1600,
                     *             "height": 1200
                     *           }
                     *         },
                     *         "size": 481320,
                     *         "createdAt": "2026-11-20T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadPictureResponse"];
                };
            };
        };
    };
    deletePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the picture.
                 * @example 665f1c2ab4e0d3a1c9f000c5
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Picture deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Picture deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeletePictureResponse"];
                };
            };
        };
    };
    listRoles: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Return only roles whose name contains this text. Case and accents are ignored.
                 * @example manager
                 */
                search?: string;
                /**
                 * @description The `next` of an earlier reply, with the same filters and sort order. The page begins after the last record of that one, wherever it is now, and takes no longer the further down it is. `page` is then ignored.
                 * @example WyJuZXdlc3QiLDIwLCIyMDI2LTExLTAxVDEwOjAwOjAwLjAwMFoiLCI2NjVmMWMyYWI0ZTBkM2ExYzlmMDAwMjIiLG51bGxd
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Roles retrieved",
                     *       "data": {
                     *         "roles": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00061",
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "name": "Packer",
                     *             "pages": [
                     *               {
                     *                 "id": "dashboard",
                     *                 "name": "Dashboard",
                     *                 "required": true
                     *               },
                     *               {
                     *                 "id": "orders",
                     *                 "name": "Orders"
                     *               },
                     *               {
                     *                 "id": "shipping",
                     *                 "name": "Shipping",
                     *                 "shopTypes": [
                     *                   "ecommerce",
                     *                   "restaurant",
                     *                   "business"
                     *                 ]
                     *               }
                     *             ],
                     *             "permissions": [
                     *               "orders:view",
                     *               "shipping:manage"
                     *             ],
                     *             "active": true,
                     *             "createdAt": "2026-11-20T10:00:00.000Z",
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
                    "application/json": components["schemas"]["ListRolesResponse"];
                };
            };
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "Packer",
                 *       "pages": [
                 *         {
                 *           "id": "orders"
                 *         },
                 *         {
                 *           "id": "shipping"
                 *         }
                 *       ],
                 *       "permissions": [
                 *         "orders:view",
                 *         "shipping:manage"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateRoleRequest"];
            };
        };
        responses: {
            /** @description Role created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Role created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "name": "Packer",
                     *         "pages": [
                     *           {
                     *             "id": "dashboard",
                     *             "name": "Dashboard",
                     *             "required": true
                     *           },
                     *           {
                     *             "id": "orders",
                     *             "name": "Orders"
                     *           },
                     *           {
                     *             "id": "shipping",
                     *             "name": "Shipping",
                     *             "shopTypes": [
                     *               "ecommerce",
                     *               "restaurant",
                     *               "business"
                     *             ]
                     *           }
                     *         ],
                     *         "permissions": [
                     *           "orders:view",
                     *           "shipping:manage"
                     *         ],
                     *         "active": true,
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateRoleResponse"];
                };
            };
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the role.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Role retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Role retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "name": "Packer",
                     *         "pages": [
                     *           {
                     *             "id": "dashboard",
                     *             "name": "Dashboard",
                     *             "required": true
                     *           },
                     *           {
                     *             "id": "orders",
                     *             "name": "Orders"
                     *           },
                     *           {
                     *             "id": "shipping",
                     *             "name": "Shipping",
                     *             "shopTypes": [
                     *               "ecommerce",
                     *               "restaurant",
                     *               "business"
                     *             ]
                     *           }
                     *         ],
                     *         "permissions": [
                     *           "orders:view",
                     *           "shipping:manage"
                     *         ],
                     *         "active": true,
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetRoleResponse"];
                };
            };
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the role.
                 * @example 665f1c2ab4e0d3a1c9f00061
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Role deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Role deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteRoleResponse"];
                };
            };
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the role.
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
                 *       "permissions": [
                 *         "orders:view"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateRoleRequest"];
            };
        };
        responses: {
            /** @description Role updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Role updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00061",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "name": "Packer",
                     *         "pages": [
                     *           {
                     *             "id": "dashboard",
                     *             "name": "Dashboard",
                     *             "required": true
                     *           },
                     *           {
                     *             "id": "orders",
                     *             "name": "Orders"
                     *           },
                     *           {
                     *             "id": "shipping",
                     *             "name": "Shipping",
                     *             "shopTypes": [
                     *               "ecommerce",
                     *               "restaurant",
                     *               "business"
                     *             ]
                     *           }
                     *         ],
                     *         "permissions": [
                     *           "orders:view",
                     *           "shipping:manage"
                     *         ],
                     *         "active": true,
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateRoleResponse"];
                };
            };
        };
    };
    listPayouts: {
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
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payouts retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payouts retrieved",
                     *       "data": {
                     *         "payouts": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00091",
                     *             "user": "665f1c2ab4e0d3a1c9f00011",
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "payout": "665f1c2ab4e0d3a1c9f000a1",
                     *             "data": {
                     *               "accountNumber": "0123456789",
                     *               "bankCode": "000",
                     *               "accountName": "Harbour Books",
                     *               "bankName": "Example Bank"
                     *             },
                     *             "createdAt": "2026-11-20T10:00:00.000Z",
                     *             "updatedAt": "2026-11-20T10:00:00.000Z"
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
                    "application/json": components["schemas"]["ListPayoutsResponse"];
                };
            };
        };
    };
    createPayout: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "payout": "665f1c2ab4e0d3a1c9f000a1",
                 *       "data": {
                 *         "accountNumber": "0123456789",
                 *         "bankCode": "000",
                 *         "accountName": "Harbour Books",
                 *         "bankName": "Example Bank"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreatePayoutRequest"];
            };
        };
        responses: {
            /** @description Payout created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Payout created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00091",
                     *         "user": "665f1c2ab4e0d3a1c9f00011",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "payout": "665f1c2ab4e0d3a1c9f000a1",
                     *         "data": {
                     *           "accountNumber": "0123456789",
                     *           "bankCode": "000",
                     *           "accountName": "Harbour Books",
                     *           "bankName": "Example Bank"
                     *         },
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-20T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatePayoutResponse"];
                };
            };
        };
    };
    getPayoutFee: {
        parameters: {
            query?: {
                /**
                 * @description An ISO 4217 code; case is ignored. The default is the store's currency.
                 * @example NGN
                 */
                currency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payout fee retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payout fee retrieved",
                     *       "data": {
                     *         "fee": 50
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetPayoutFeeResponse"];
                };
            };
        };
    };
    listSupportedPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Supported payouts retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Supported payouts retrieved",
                     *       "data": [
                     *         {
                     *           "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *           "name": "Bank account in Africa",
                     *           "currencies": [
                     *             "NGN",
                     *             "GHS",
                     *             "KES",
                     *             "ZAR"
                     *           ],
                     *           "fee": 50
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListSupportedPayoutsResponse"];
                };
            };
        };
    };
    getPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payout method.
                 * @example 665f1c2ab4e0d3a1c9f00091
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payout retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payout retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00091",
                     *         "user": "665f1c2ab4e0d3a1c9f00011",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "payout": "665f1c2ab4e0d3a1c9f000a1",
                     *         "data": {
                     *           "accountNumber": "0123456789",
                     *           "bankCode": "000",
                     *           "accountName": "Harbour Books",
                     *           "bankName": "Example Bank"
                     *         },
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-20T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetPayoutResponse"];
                };
            };
        };
    };
    deletePayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the payout method.
                 * @example 665f1c2ab4e0d3a1c9f00091
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payout deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payout deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeletePayoutResponse"];
                };
            };
        };
    };
    updatePayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the payout method.
                 * @example 665f1c2ab4e0d3a1c9f00091
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "accountNumber": "0123456789",
                 *         "bankCode": "000",
                 *         "accountName": "Harbour Books",
                 *         "bankName": "Example Bank"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePayoutRequest"];
            };
        };
        responses: {
            /** @description Payout updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Payout updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00091",
                     *         "user": "665f1c2ab4e0d3a1c9f00011",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "payout": "665f1c2ab4e0d3a1c9f000a1",
                     *         "data": {
                     *           "accountNumber": "0123456789",
                     *           "bankCode": "000",
                     *           "accountName": "Harbour Books",
                     *           "bankName": "Example Bank"
                     *         },
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-20T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdatePayoutResponse"];
                };
            };
        };
    };
    listKyc: {
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
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description KYC checks retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "KYC checks retrieved",
                     *       "data": {
                     *         "kyc": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "user": "665f1c2ab4e0d3a1c9f00011",
                     *             "type": "bvn",
                     *             "number": "*******8901",
                     *             "fullName": "Ada Obi",
                     *             "status": "pending",
                     *             "reason": null,
                     *             "createdAt": "2026-11-20T10:00:00.000Z",
                     *             "updatedAt": "2026-11-20T10:00:00.000Z"
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
                    "application/json": components["schemas"]["ListKycResponse"];
                };
            };
        };
    };
    createKyc: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "type": "bvn",
                 *       "number": "12345678901",
                 *       "fullName": "Ada Obi"
                 *     }
                 */
                "application/json": components["schemas"]["CreateKycRequest"];
            };
        };
        responses: {
            /** @description KYC check submitted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "KYC check submitted",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00011",
                     *         "type": "bvn",
                     *         "number": "*******8901",
                     *         "fullName": "Ada Obi",
                     *         "status": "pending",
                     *         "reason": null,
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-20T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateKycResponse"];
                };
            };
        };
    };
    getKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the identity check.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description KYC check retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "KYC check retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00011",
                     *         "type": "bvn",
                     *         "number": "*******8901",
                     *         "fullName": "Ada Obi",
                     *         "status": "pending",
                     *         "reason": null,
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-20T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetKycResponse"];
                };
            };
        };
    };
    listActivity: {
        parameters: {
            query: {
                /**
                 * @description Return only actions by this kind of actor.
                 * @example account
                 */
                actor?: components["schemas"]["ActorKind"];
                /**
                 * @description Return only entries with this action.
                 * @example token.created
                 */
                action?: components["schemas"]["ActivityAction"];
                /**
                 * @description Return only entries made at or after this time.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: components["schemas"]["TimeInput"];
                /**
                 * @description Return only entries made at or before this time.
                 * @example 2026-11-30T23:59:59.999Z
                 */
                to?: components["schemas"]["EndInput"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Activity retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Activity retrieved",
                     *       "data": {
                     *         "activity": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000e1",
                     *             "action": "token.created",
                     *             "actor": {
                     *               "kind": "account",
                     *               "id": "665f1c2ab4e0d3a1c9f00011",
                     *               "name": "Ada Obi"
                     *             },
                     *             "address": "203.0.113.7",
                     *             "resourceId": "665f1c2ab4e0d3a1c9f000a9",
                     *             "name": "Till",
                     *             "reason": null,
                     *             "createdAt": "2026-11-21T09:30:00.000Z"
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
                    "application/json": components["schemas"]["ListActivityResponse"];
                };
            };
        };
    };
    listNotifications: {
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
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Notifications retrieved",
                     *       "data": {
                     *         "notifications": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *             "shop": "665f1c2ab4e0d3a1c9f00001",
                     *             "type": "order_placed",
                     *             "title": "New order #1001",
                     *             "body": "3 items for USD 49.99",
                     *             "resource": "orders",
                     *             "resourceId": "665f1c2ab4e0d3a1c9f00041",
                     *             "read": false,
                     *             "readAt": null,
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
                    "application/json": components["schemas"]["ListNotificationsResponse"];
                };
            };
        };
    };
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unread count retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Unread count retrieved",
                     *       "data": {
                     *         "count": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CountUnreadNotificationsResponse"];
                };
            };
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications marked as read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Notifications marked as read",
                     *       "data": {
                     *         "count": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReadAllNotificationsResponse"];
                };
            };
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the notification.
                 * @example 665f1c2ab4e0d3a1c9f000c1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notification retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Notification retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "type": "order_placed",
                     *         "title": "New order #1001",
                     *         "body": "3 items for USD 49.99",
                     *         "resource": "orders",
                     *         "resourceId": "665f1c2ab4e0d3a1c9f00041",
                     *         "read": false,
                     *         "readAt": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetNotificationResponse"];
                };
            };
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the notification.
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
                 *       "read": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateNotificationRequest"];
            };
        };
        responses: {
            /** @description Notification updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Notification updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000c1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "type": "order_placed",
                     *         "title": "New order #1001",
                     *         "body": "3 items for USD 49.99",
                     *         "resource": "orders",
                     *         "resourceId": "665f1c2ab4e0d3a1c9f00041",
                     *         "read": true,
                     *         "readAt": "2026-11-21T09:45:00.000Z",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:45:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateNotificationResponse"];
                };
            };
        };
    };
    listDomains: {
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
                /**
                 * @description Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up to date, begin five minutes before the last reading began.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updatedSince?: components["schemas"]["TimeInput"];
                /**
                 * @description Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the order of their ids. A record that changes meanwhile moves to the end, so none is missed.
                 * @example updatedAt
                 */
                sort?: "updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Domains retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Domains retrieved",
                     *       "data": {
                     *         "domains": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *             "domain": "www.palm-and-thread.com",
                     *             "kind": "own",
                     *             "status": "pending",
                     *             "verification": {
                     *               "txt": {
                     *                 "name": "_storefront-challenge.www.palm-and-thread.com",
                     *                 "value": "3f786850e387550fdab836ed7e6dc881de23001b"
                     *               },
                     *               "cname": {
                     *                 "name": "www.palm-and-thread.com",
                     *                 "value": "stores.localhost"
                     *               }
                     *             },
                     *             "expiresAt": "2026-12-05T09:30:00.000Z",
                     *             "verifiedAt": null,
                     *             "checkedAt": null,
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
                    "application/json": components["schemas"]["ListDomainsResponse"];
                };
            };
        };
    };
    createDomain: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "domain": "www.palm-and-thread.com"
                 *     }
                 */
                "application/json": components["schemas"]["CreateDomainRequest"];
            };
        };
        responses: {
            /** @description Domain claimed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Domain claimed",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *         "domain": "www.palm-and-thread.com",
                     *         "kind": "own",
                     *         "status": "pending",
                     *         "verification": {
                     *           "txt": {
                     *             "name": "_storefront-challenge.www.palm-and-thread.com",
                     *             "value": "3f786850e387550fdab836ed7e6dc881de23001b"
                     *           },
                     *           "cname": {
                     *             "name": "www.palm-and-thread.com",
                     *             "value": "stores.localhost"
                     *           }
                     *         },
                     *         "expiresAt": "2026-12-05T09:30:00.000Z",
                     *         "verifiedAt": null,
                     *         "checkedAt": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateDomainResponse"];
                };
            };
        };
    };
    checkDomainAvailability: {
        parameters: {
            query: {
                /**
                 * @description The full domain or subdomain.
                 * @example palm-and-thread.stores.localhost
                 */
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Domain availability checked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Domain availability checked",
                     *       "data": {
                     *         "domain": "palm-and-thread.stores.localhost",
                     *         "available": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckDomainAvailabilityResponse"];
                };
            };
        };
    };
    listBaseDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Available subdomains retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Available subdomains retrieved",
                     *       "data": [
                     *         {
                     *           "domain": "stores.localhost",
                     *           "label": "Stores"
                     *         },
                     *         {
                     *           "domain": "shop.localhost",
                     *           "label": "Shops"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListBaseDomainsResponse"];
                };
            };
        };
    };
    getDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the domain.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Domain retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Domain retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *         "domain": "www.palm-and-thread.com",
                     *         "kind": "own",
                     *         "status": "pending",
                     *         "verification": {
                     *           "txt": {
                     *             "name": "_storefront-challenge.www.palm-and-thread.com",
                     *             "value": "3f786850e387550fdab836ed7e6dc881de23001b"
                     *           },
                     *           "cname": {
                     *             "name": "www.palm-and-thread.com",
                     *             "value": "stores.localhost"
                     *           }
                     *         },
                     *         "expiresAt": "2026-12-05T09:30:00.000Z",
                     *         "verifiedAt": null,
                     *         "checkedAt": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetDomainResponse"];
                };
            };
        };
    };
    deleteDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the domain.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Domain deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Domain deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteDomainResponse"];
                };
            };
        };
    };
    checkDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the domain.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Domain checked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Domain checked",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *         "domain": "www.palm-and-thread.com",
                     *         "kind": "own",
                     *         "status": "pending",
                     *         "verification": {
                     *           "txt": {
                     *             "name": "_storefront-challenge.www.palm-and-thread.com",
                     *             "value": "3f786850e387550fdab836ed7e6dc881de23001b"
                     *           },
                     *           "cname": {
                     *             "name": "www.palm-and-thread.com",
                     *             "value": "stores.localhost"
                     *           }
                     *         },
                     *         "expiresAt": "2026-12-05T09:30:00.000Z",
                     *         "verifiedAt": null,
                     *         "checkedAt": "2026-11-21T09:31:00.000Z",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckDomainResponse"];
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "App retrieved",
                     *       "data": {
                     *         "clientId": "client_EXAMPLE-not-a-real-client",
                     *         "name": "Stock Keeper",
                     *         "shop": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00001",
                     *           "name": "Demo Shop",
                     *           "type": "ecommerce",
                     *           "currency": {
                     *             "symbol": "₦",
                     *             "code": "NGN"
                     *           },
                     *           "country": "NG",
                     *           "url": "https://demo-shop.example"
                     *         },
                     *         "scopes": [
                     *           "READ_INVENTORY",
                     *           "READ_ORDERS"
                     *         ],
                     *         "expiresAt": "2026-12-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetAppResponse"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query: {
                /**
                 * @description The `next` of an earlier reply. Without it, the list starts with the oldest event that is still kept.
                 * @example NzQxLjY2NWYxYzJhYjRlMGQzYTFjOWYwMDBhMQ
                 */
                after?: string;
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Events retrieved",
                     *       "data": {
                     *         "events": [
                     *           {
                     *             "id": "665f1c2ab4e0d3a1c9f000a1",
                     *             "topic": "orders/updated",
                     *             "resource": "orders",
                     *             "action": "updated",
                     *             "method": "PATCH",
                     *             "path": "/orders/665f1c2ab4e0d3a1c9f00041",
                     *             "resourceId": "665f1c2ab4e0d3a1c9f00041",
                     *             "shopId": "665f1c2ab4e0d3a1c9f00001",
                     *             "occurredAt": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "next": "NzQxLjY2NWYxYzJhYjRlMGQzYTFjOWYwMDBhMQ"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ListEventsResponse"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Return only deliveries in this state.
                 * @example dead
                 */
                state?: components["parameters"]["State"];
                /**
                 * @description Return only deliveries of this topic.
                 * @example orders/updated
                 */
                topic?: components["parameters"]["DeliveryTopic"];
                /**
                 * @description Return only deliveries about this resource.
                 * @example orders
                 */
                resource?: components["parameters"]["DeliveryResource"];
                /**
                 * @description Return only deliveries created at or after this time.
                 * @example 2026-11-20T00:00:00.000Z
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Return only deliveries created at or before this time.
                 * @example 2026-11-21T23:59:59.999Z
                 */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Deliveries retrieved",
                     *       "data": {
                     *         "deliveries": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *             "shopId": "665f1c2ab4e0d3a1c9f00001",
                     *             "topic": "orders/updated",
                     *             "resource": "orders",
                     *             "state": "pending",
                     *             "tries": 1,
                     *             "nextAttemptAt": "2026-11-21T09:30:05.000Z",
                     *             "deliveredAt": null,
                     *             "createdAt": "2026-11-21T09:30:00.000Z",
                     *             "body": "{\"id\":\"665f1c2ab4e0d3a1c9f000a1\",\"topic\":\"orders/updated\",\"resource\":\"orders\",\"action\":\"updated\",\"method\":\"PATCH\",\"path\":\"/orders/665f1c2ab4e0d3a1c9f00041\",\"resourceId\":\"665f1c2ab4e0d3a1c9f00041\",\"shopId\":\"665f1c2ab4e0d3a1c9f00001\",\"occurredAt\":\"2026-11-21T09:30:00.000Z\"}"
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
                    "application/json": components["schemas"]["ListDeliveriesResponse"];
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook event.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delivery retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Delivery retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *         "shopId": "665f1c2ab4e0d3a1c9f00001",
                     *         "topic": "orders/updated",
                     *         "resource": "orders",
                     *         "state": "pending",
                     *         "tries": 1,
                     *         "nextAttemptAt": "2026-11-21T09:30:05.000Z",
                     *         "deliveredAt": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "body": "{\"id\":\"665f1c2ab4e0d3a1c9f000a1\",\"topic\":\"orders/updated\",\"resource\":\"orders\",\"action\":\"updated\",\"method\":\"PATCH\",\"path\":\"/orders/665f1c2ab4e0d3a1c9f00041\",\"resourceId\":\"665f1c2ab4e0d3a1c9f00041\",\"shopId\":\"665f1c2ab4e0d3a1c9f00001\",\"occurredAt\":\"2026-11-21T09:30:00.000Z\"}",
                     *         "attempts": [
                     *           {
                     *             "attempt": 1,
                     *             "at": "2026-11-21T09:30:00.100Z",
                     *             "status": 503,
                     *             "durationMs": 87,
                     *             "error": null,
                     *             "response": "try later",
                     *             "location": null,
                     *             "hint": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetDeliveryResponse"];
                };
            };
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the webhook event.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delivery queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 202,
                     *       "success": true,
                     *       "message": "Delivery queued",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *         "shopId": "665f1c2ab4e0d3a1c9f00001",
                     *         "topic": "orders/updated",
                     *         "resource": "orders",
                     *         "state": "pending",
                     *         "tries": 1,
                     *         "nextAttemptAt": "2026-11-21T09:30:05.000Z",
                     *         "deliveredAt": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "body": "{\"id\":\"665f1c2ab4e0d3a1c9f000a1\",\"topic\":\"orders/updated\",\"resource\":\"orders\",\"action\":\"updated\",\"method\":\"PATCH\",\"path\":\"/orders/665f1c2ab4e0d3a1c9f00041\",\"resourceId\":\"665f1c2ab4e0d3a1c9f00041\",\"shopId\":\"665f1c2ab4e0d3a1c9f00001\",\"occurredAt\":\"2026-11-21T09:30:00.000Z\"}",
                     *         "attempts": [
                     *           {
                     *             "attempt": 1,
                     *             "at": "2026-11-21T09:30:00.100Z",
                     *             "status": 503,
                     *             "durationMs": 87,
                     *             "error": null,
                     *             "response": "try later",
                     *             "location": null,
                     *             "hint": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RedeliverResponse"];
                };
            };
        };
    };
    listDigitalAccess: {
        parameters: {
            query: {
                /**
                 * @description The status of the grant, `granted` by default.
                 * @example granted
                 */
                grantStatus?: "granted" | "failed";
                /**
                 * @description Return only access of the user with this id.
                 * @example 665f1c2ab4e0d3a1c9f00003
                 */
                user?: string;
                /**
                 * @description Return only access to the product with this id.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                product?: string;
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Digital access retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Digital access retrieved",
                     *       "data": {
                     *         "access": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00071",
                     *             "user": "665f1c2ab4e0d3a1c9f00003",
                     *             "product": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00011",
                     *               "name": "The Slow Bread Notebook",
                     *               "slug": "the-slow-bread-notebook"
                     *             },
                     *             "accessType": "lifetime",
                     *             "allAccess": false,
                     *             "startsAt": "2026-11-21T09:30:00.000Z",
                     *             "endsAt": null,
                     *             "autoRenew": false,
                     *             "grantStatus": "granted",
                     *             "error": null,
                     *             "order": "665f1c2ab4e0d3a1c9f00041",
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
                    "application/json": components["schemas"]["ListDigitalAccessResponse"];
                };
            };
        };
    };
    createDigitalAccess: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "email": "reader@example.com",
                 *       "productId": "665f1c2ab4e0d3a1c9f00011"
                 *     }
                 */
                "application/json": components["schemas"]["CreateDigitalAccessRequest"];
            };
        };
        responses: {
            /** @description Digital access granted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Digital access granted",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00071",
                     *         "user": "665f1c2ab4e0d3a1c9f00003",
                     *         "product": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "The Slow Bread Notebook",
                     *           "slug": "the-slow-bread-notebook"
                     *         },
                     *         "accessType": "lifetime",
                     *         "allAccess": false,
                     *         "startsAt": "2026-11-21T09:30:00.000Z",
                     *         "endsAt": null,
                     *         "autoRenew": false,
                     *         "grantStatus": "granted",
                     *         "error": null,
                     *         "order": null,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateDigitalAccessResponse"];
                };
            };
        };
    };
    getAllAccessPass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All-access pass retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "All-access pass retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00012",
                     *         "name": "Paper Lantern Studio all-access pass",
                     *         "slug": "paper-lantern-studio-all-access-pass",
                     *         "price": 149,
                     *         "active": true,
                     *         "days": 30,
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetAllAccessPassResponse"];
                };
            };
        };
    };
    putAllAccessPass: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
                /** @description With `*`, nothing is changed and the reply is 412 `changed_meanwhile` if there is a record already. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 149,
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["PutAllAccessPassRequest"];
            };
        };
        responses: {
            /** @description All-access pass saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "All-access pass saved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00012",
                     *         "name": "Paper Lantern Studio all-access pass",
                     *         "slug": "paper-lantern-studio-all-access-pass",
                     *         "price": 149,
                     *         "active": true,
                     *         "days": 30,
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PutAllAccessPassResponse"];
                };
            };
        };
    };
    retryGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Grants retried */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Grants retried",
                     *       "data": {
                     *         "retried": 2,
                     *         "granted": 1,
                     *         "failed": 1,
                     *         "results": [
                     *           {
                     *             "orderId": "665f1c2ab4e0d3a1c9f00041",
                     *             "ok": true
                     *           },
                     *           {
                     *             "orderId": "665f1c2ab4e0d3a1c9f00042",
                     *             "ok": false,
                     *             "error": "The Slow Bread Notebook was deleted"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RetryGrantsResponse"];
                };
            };
        };
    };
    listDigitalFiles: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of a digital product.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                id: string;
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
                     *             "product": "665f1c2ab4e0d3a1c9f00011",
                     *             "name": "the-slow-bread-notebook.pdf",
                     *             "contentType": "application/pdf",
                     *             "size": 4718592,
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "createdAt": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ],
                     *         "storage": {
                     *           "used": 734003200,
                     *           "allowed": 10737418240
                     *         },
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
                    "application/json": components["schemas"]["ListDigitalFilesResponse"];
                };
            };
        };
    };
    uploadDigitalFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a digital product.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the bytes of the file"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadDigitalFileRequest"];
            };
        };
        responses: {
            /** @description File uploaded */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "File uploaded",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00072",
                     *         "product": "665f1c2ab4e0d3a1c9f00011",
                     *         "name": "the-slow-bread-notebook.pdf",
                     *         "contentType": "application/pdf",
                     *         "size": 4718592,
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "createdAt": "2026-11-20T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadDigitalFileResponse"];
                };
            };
        };
    };
    deleteDigitalFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of a digital product.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                id: string;
                /**
                 * @description The id of one of its files.
                 * @example 665f1c2ab4e0d3a1c9f00072
                 */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description File deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "File deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteDigitalFileResponse"];
                };
            };
        };
    };
    getDigitalAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an access record.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Digital access retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Digital access retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00071",
                     *         "user": "665f1c2ab4e0d3a1c9f00003",
                     *         "product": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "The Slow Bread Notebook",
                     *           "slug": "the-slow-bread-notebook"
                     *         },
                     *         "accessType": "lifetime",
                     *         "allAccess": false,
                     *         "startsAt": "2026-11-21T09:30:00.000Z",
                     *         "endsAt": null,
                     *         "autoRenew": false,
                     *         "grantStatus": "granted",
                     *         "error": null,
                     *         "order": "665f1c2ab4e0d3a1c9f00041",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetDigitalAccessResponse"];
                };
            };
        };
    };
    revokeDigitalAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of an access record.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Digital access revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Digital access revoked",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["RevokeDigitalAccessResponse"];
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
                     *         "timeZone": "Africa/Lagos",
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
                     *         },
                     *         "rateRequired": true,
                     *         "phoneRequired": false,
                     *         "automaticDiscounts": false,
                     *         "collection": {
                     *           "address": "1 Example Road",
                     *           "openingHours": "Monday to Friday, 9:00 to 18:00"
                     *         },
                     *         "showPriorPrice": true,
                     *         "policies": {
                     *           "terms": null,
                     *           "privacy": null,
                     *           "refunds": "Write to us within 14 days.",
                     *           "shipping": null,
                     *           "imprint": null,
                     *           "withdrawal": null,
                     *           "accessibility": null
                     *         },
                     *         "shipping": {
                     *           "origin": {
                     *             "name": "Demo Shop",
                     *             "phone": "+234 000 000 0000",
                     *             "line1": "1 Example Road",
                     *             "city": "Ikeja",
                     *             "state": "Lagos",
                     *             "country": "NG"
                     *           },
                     *           "zones": [
                     *             {
                     *               "name": "Lagos",
                     *               "countries": [
                     *                 "NG"
                     *               ],
                     *               "states": [
                     *                 "Lagos"
                     *               ],
                     *               "rates": [
                     *                 {
                     *                   "name": "Same day",
                     *                   "amount": 2500,
                     *                   "freeFrom": 60000,
                     *                   "etaDays": 1
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "name": "Everywhere else",
                     *               "countries": [],
                     *               "rates": [
                     *                 {
                     *                   "name": "By air",
                     *                   "amount": 30000,
                     *                   "etaDays": 10
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "checkout": {
                     *           "holdDays": {
                     *             "transfer": 3
                     *           },
                     *           "guestStock": {
                     *             "percent": 50,
                     *             "pieces": 5
                     *           }
                     *         },
                     *         "lowStockAt": 5,
                     *         "invoices": {
                     *           "enabled": true,
                     *           "issueWhen": "paid",
                     *           "prefix": "INV-",
                     *           "creditNotePrefix": "CN-",
                     *           "seller": {
                     *             "name": "Demo Shop Ltd",
                     *             "line1": "1 Example Road",
                     *             "city": "Ikeja",
                     *             "postalCode": "100001",
                     *             "country": "NG",
                     *             "taxNumber": "12345678-0001"
                     *           },
                     *           "footer": "Thank you for shopping with us.",
                     *           "attach": true,
                     *           "locale": "en-NG"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetShopResponse"];
                };
            };
        };
    };
    updateShop: {
        parameters: {
            query?: never;
            header?: {
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
                 *       "name": "Demo Shop",
                 *       "theme": {
                 *         "primaryColor": "#0f766e"
                 *       },
                 *       "shipping": {
                 *         "origin": {
                 *           "name": "Demo Shop",
                 *           "phone": "+234 000 000 0000",
                 *           "line1": "1 Example Road",
                 *           "city": "Ikeja",
                 *           "state": "Lagos",
                 *           "country": "NG"
                 *         },
                 *         "zones": [
                 *           {
                 *             "name": "Lagos",
                 *             "countries": [
                 *               "NG"
                 *             ],
                 *             "states": [
                 *               "Lagos"
                 *             ],
                 *             "rates": [
                 *               {
                 *                 "name": "Same day",
                 *                 "amount": 2500,
                 *                 "freeFrom": 60000,
                 *                 "etaDays": 1
                 *               }
                 *             ]
                 *           },
                 *           {
                 *             "name": "Everywhere else",
                 *             "countries": [],
                 *             "rates": [
                 *               {
                 *                 "name": "By air",
                 *                 "amount": 30000,
                 *                 "etaDays": 10
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "collection": {
                 *         "address": "1 Example Road",
                 *         "openingHours": "Monday to Friday, 9:00 to 18:00"
                 *       },
                 *       "invoices": {
                 *         "enabled": true,
                 *         "issueWhen": "paid",
                 *         "prefix": "INV-",
                 *         "creditNotePrefix": "CN-",
                 *         "seller": {
                 *           "name": "Demo Shop Ltd",
                 *           "line1": "1 Example Road",
                 *           "city": "Ikeja",
                 *           "postalCode": "100001",
                 *           "country": "NG",
                 *           "taxNumber": "12345678-0001"
                 *         },
                 *         "footer": "Thank you for shopping with us.",
                 *         "attach": true,
                 *         "locale": "en-NG"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateShopRequest"];
            };
        };
        responses: {
            /** @description Shop updated */
            200: {
                headers: {
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
                     *         "timeZone": "Africa/Lagos",
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
                     *         },
                     *         "rateRequired": true,
                     *         "phoneRequired": false,
                     *         "automaticDiscounts": false,
                     *         "collection": {
                     *           "address": "1 Example Road",
                     *           "openingHours": "Monday to Friday, 9:00 to 18:00"
                     *         },
                     *         "showPriorPrice": true,
                     *         "policies": {
                     *           "terms": null,
                     *           "privacy": null,
                     *           "refunds": "Write to us within 14 days.",
                     *           "shipping": null,
                     *           "imprint": null,
                     *           "withdrawal": null,
                     *           "accessibility": null
                     *         },
                     *         "shipping": {
                     *           "origin": {
                     *             "name": "Demo Shop",
                     *             "phone": "+234 000 000 0000",
                     *             "line1": "1 Example Road",
                     *             "city": "Ikeja",
                     *             "state": "Lagos",
                     *             "country": "NG"
                     *           },
                     *           "zones": [
                     *             {
                     *               "name": "Lagos",
                     *               "countries": [
                     *                 "NG"
                     *               ],
                     *               "states": [
                     *                 "Lagos"
                     *               ],
                     *               "rates": [
                     *                 {
                     *                   "name": "Same day",
                     *                   "amount": 2500,
                     *                   "freeFrom": 60000,
                     *                   "etaDays": 1
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "name": "Everywhere else",
                     *               "countries": [],
                     *               "rates": [
                     *                 {
                     *                   "name": "By air",
                     *                   "amount": 30000,
                     *                   "etaDays": 10
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "checkout": {
                     *           "holdDays": {
                     *             "transfer": 3
                     *           },
                     *           "guestStock": {
                     *             "percent": 50,
                     *             "pieces": 5
                     *           }
                     *         },
                     *         "lowStockAt": 5,
                     *         "invoices": {
                     *           "enabled": true,
                     *           "issueWhen": "paid",
                     *           "prefix": "INV-",
                     *           "creditNotePrefix": "CN-",
                     *           "seller": {
                     *             "name": "Demo Shop Ltd",
                     *             "line1": "1 Example Road",
                     *             "city": "Ikeja",
                     *             "postalCode": "100001",
                     *             "country": "NG",
                     *             "taxNumber": "12345678-0001"
                     *           },
                     *           "footer": "Thank you for shopping with us.",
                     *           "attach": true,
                     *           "locale": "en-NG"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateShopResponse"];
                };
            };
        };
    };
    getShopReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Readiness retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Readiness retrieved",
                     *       "data": {
                     *         "payment": true,
                     *         "delivery": false,
                     *         "missingPolicies": [
                     *           "privacy"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetShopReadinessResponse"];
                };
            };
        };
    };
    getSalesByGroup: {
        parameters: {
            query: {
                /**
                 * @description What the groups are.
                 * @example product
                 */
                by: "product" | "category" | "country" | "customer" | "coupon" | "paymentMethod";
                /**
                 * @description The first day. By default, 29 days before the last one.
                 * @example 2026-11-20
                 */
                from?: components["schemas"]["DayInput"];
                /**
                 * @description The last day, at most 399 days after the first one. By default, today.
                 * @example 2026-11-21
                 */
                to?: components["schemas"]["DayInput"];
                /**
                 * @description The IANA name of the time zone that the days are in; by default the store's. Abbreviations such as `IST` are not accepted.
                 * @example Africa/Lagos
                 */
                timeZone?: components["schemas"]["TimeZone"];
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sales retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Sales retrieved",
                     *       "data": {
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "timeZone": "Africa/Lagos",
                     *         "by": "product",
                     *         "groups": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00022",
                     *             "name": "Enamel mug",
                     *             "orders": null,
                     *             "pieces": 7,
                     *             "sales": 105,
                     *             "refunded": null
                     *           }
                     *         ],
                     *         "rest": 15.5,
                     *         "total": {
                     *           "orders": 2,
                     *           "sales": 120.5,
                     *           "refunded": 15,
                     *           "net": 105.5
                     *         },
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
                    "application/json": components["schemas"]["GetSalesByGroupResponse"];
                };
            };
        };
    };
    exportSales: {
        parameters: {
            query: {
                /**
                 * @description The records.
                 * @example orders
                 */
                what: "orders" | "refunds" | "payouts";
                /**
                 * @description The first day. By default, 29 days before the last one.
                 * @example 2026-11-20
                 */
                from?: components["schemas"]["DayInput"];
                /**
                 * @description The last day, at most 399 days after the first one. By default, today.
                 * @example 2026-11-21
                 */
                to?: components["schemas"]["DayInput"];
                /**
                 * @description The IANA name of the time zone that the days are in; by default the store's. Abbreviations such as `IST` are not accepted.
                 * @example Africa/Lagos
                 */
                timeZone?: components["schemas"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sales exported */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example refunded,number,paymentMethod,reason,amount,currency
                     *     2026-11-21T09:30:00.000Z,1001,sandbox,,15.00,NGN
                     */
                    "text/csv": string;
                };
            };
        };
    };
    getSales: {
        parameters: {
            query: {
                /**
                 * @description The first day. By default, 29 days before the last one.
                 * @example 2026-11-20
                 */
                from?: components["schemas"]["DayInput"];
                /**
                 * @description The last day, at most 399 days after the first one. By default, today.
                 * @example 2026-11-21
                 */
                to?: components["schemas"]["DayInput"];
                /**
                 * @description The period that each row covers.
                 * @example day
                 */
                by: "day";
                /**
                 * @description The IANA name of the time zone that the days are in; by default the store's. Abbreviations such as `IST` are not accepted.
                 * @example Africa/Lagos
                 */
                timeZone?: components["schemas"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sales retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Sales retrieved",
                     *       "data": {
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "timeZone": "Africa/Lagos",
                     *         "days": [
                     *           {
                     *             "date": "2026-11-20",
                     *             "orders": 0,
                     *             "renewals": 0,
                     *             "sales": 0,
                     *             "refunds": 0,
                     *             "refunded": 0,
                     *             "net": 0
                     *           },
                     *           {
                     *             "date": "2026-11-21",
                     *             "orders": 2,
                     *             "renewals": 1,
                     *             "sales": 120.5,
                     *             "refunds": 1,
                     *             "refunded": 15,
                     *             "net": 105.5
                     *           }
                     *         ],
                     *         "total": {
                     *           "orders": 2,
                     *           "renewals": 1,
                     *           "sales": 120.5,
                     *           "refunds": 1,
                     *           "refunded": 15,
                     *           "net": 105.5
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetSalesResponse"];
                };
            };
        };
    };
}
