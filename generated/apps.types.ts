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
         * @description Without an amount (the body may then be left out), all that is left to refund goes back, the way it was paid. Once nothing is left, the order's status is `refunded`; until then only its payment status changes. Send an `Idempotency-Key`, so that a repeated call does not refund twice.
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
         * @description The slug is made from the name, with a number behind it when it is taken. A variant without a price costs what the product costs. Digital products are only for stores of the type `digital`; a pass has no variants.
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
         * Ask what sending an order costs
         * @description To an address of its shopper, or to the one that the order keeps. The cheapest rate comes first, and an empty list means that nobody sends there. A shipment can be made with one of them within half an hour.
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
         * List the shipments of the store
         * @description Newest first.
         */
        get: operations["listShipments"];
        put?: never;
        /**
         * Send an order
         * @description With `rateId` the carrier, the method and the cost are those of the rate, and a courier's rate buys its label: the tracking number comes from the courier, and the address of the label is in `metadata.labelUrl`. It is the rate that the order was placed with, or one that was asked for since, by its id or by the code of its service. Without `rateId` you say who brings it. The order names the shipment from then on and no longer expires. Send an `Idempotency-Key`, so that a repeated call does not send twice.
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
         * Read one shipment
         * @description The same as `/shipping/{id}`.
         */
        get: operations["getShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a shipment or say where it is
         * @description What is left out stays as it is. It goes from `pending` to `in_transit` to `delivered`, and from the first two to `cancelled`; another move is turned down, and `data.allowed` lists the ones that are possible. A label that was bought is not given back by cancelling.
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
         * Read what a notification about shipping names
         * @description A shipment.
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
    "/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the store's jobs at couriers
         * @description Newest first, those that have ended too.
         */
        get: operations["listDispatches"];
        put?: never;
        /**
         * Have a shipment fetched and brought by a courier
         * @description The courier with the lowest price is booked, which costs the store's money. The shipment takes over who brings it and how it is tracked, and goes to `in_transit` and `delivered` as the courier says. A shipment that is `pending` and has no label can be dispatched, and has one job at a time; when that has failed or was cancelled before the parcel was fetched, it can be dispatched again. Send an `Idempotency-Key`, so that a repeated call does not ask twice.
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
                 * @description The id of the job.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one job at a courier
         * @description What a notification about dispatch names.
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
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tasks of the store
         * @description Newest first. A task that recurs is listed once; `from` and `to` look at its due date.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Add a task
         * @description A task that recurs needs a due date, which is its first occurrence, and a schedule: every so many days, weeks or months until a day that still counts. The offset that a time is written in says on which day it lies. In a month that is too short, the last day takes the place of the due date's. Assignees have to work for the store.
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
         * Read one task
         * @description Answers with the task that a notification about tasks names, also when one of its occurrences changed.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description What became of its occurrences is deleted with it.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change a task
         * @description What is left out stays as it is, and the rules for a new task hold for the outcome. After a change of the due date or the schedule, occurrences that the task still has keep their status; others are no longer shown.
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
         * @description In the order of their days, those without a status of their own as `to do`. Without `from` the list begins with the first occurrence; without `to` it ends 365 days after that, or after `from` where this is later. With `to` alone it begins 365 days before `to` at the earliest. A task that does not recur has no occurrences.
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
                 * @description The day of the occurrence, `YYYY-MM-DD`.
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
         * Set the status of one occurrence
         * @description Any status may follow any other. The task's own status stays as it is. A day on which the task does not recur is unknown, and so is every day of a task that does not recur at all.
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
         * List the notes of the store
         * @description Newest first. With `resource` and `resourceId`, those about one record.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Write a note
         * @description About the store, or about one of its records, which is named by `resource` and `resourceId`. Shoppers do not see notes.
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
         * Read one note
         * @description Answers with the note that a notification about notes names.
         */
        get: operations["getNote"];
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description For good.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        /**
         * Change a note
         * @description What is left out stays as it is, the author too. To hang the note on another record, send both `resource` and `resourceId`; null for both takes it off.
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
         * List the scripts of the storefront
         * @description Newest first, with those that are switched off.
         */
        get: operations["listScripts"];
        put?: never;
        /**
         * Add a script
         * @description Either `src`, an address that browsers load it from, or `content`, the JavaScript itself without a script element around it.
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
         * Read one script
         * @description Answers with the script that a notification about scripts names, also while it is switched off.
         */
        get: operations["getScript"];
        put?: never;
        post?: never;
        /**
         * Delete a script
         * @description For good.
         */
        delete: operations["deleteScript"];
        options?: never;
        head?: never;
        /**
         * Change a script
         * @description What is left out stays as it is; a `src` takes the place of a `content`, and a `content` that of a `src`.
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
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the staff roles of the store
         * @description Newest first, with those that are switched off.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Add a staff role
         * @description A name can be used once in a store. Nobody makes a role that allows more than their own token does: what is missing is in `data.scopes` of the refusal.
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
         * Read one staff role
         * @description Answers with the role that a notification about roles names.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Delete a staff role
         * @description A role that somebody has cannot be deleted; give them another one first, or switch the role off.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Change a staff role
         * @description What is left out stays as it is; pages and permissions are replaced as a whole. What the role no longer allows is taken at once from the tokens of everybody who has it, and is not given back. What the change allows anew must be covered by the caller's own token: what is missing is in `data.scopes` of the refusal.
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
         * List the payout methods of the store
         * @description Newest first.
         */
        get: operations["listPayouts"];
        put?: never;
        /**
         * Add a payout method
         * @description The account is kept encrypted. The reply shows all of it.
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
         * Read what a payout costs
         * @description In major units of the currency that is asked for, or of the store's own.
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
         * List the payout methods of the platform
         * @description Those that a store of this currency can add, each with its fee in that currency. A currency without payouts gives an empty list.
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
         * Read one payout method
         * @description Answers with the payout method that a notification about payouts names. Who cannot change it sees the last four characters of the account number.
         */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        /**
         * Delete a payout method
         * @description The account is erased.
         */
        delete: operations["deletePayout"];
        options?: never;
        head?: never;
        /**
         * Change a payout method
         * @description What is left out stays as it is; `data` is replaced as a whole.
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
         * List the identity checks of the store
         * @description Newest first. Of numbers only the last four characters are shown.
         */
        get: operations["listKyc"];
        put?: never;
        /**
         * Hand in an identity check
         * @description The number is kept encrypted and never shown again, in the reply neither. A check of a type can be handed in again once the one before was rejected. A `bvn` and a `nin` are 11 digits.
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
         * Read one identity check
         * @description Answers with the check that a notification about kyc names. Of its number only the last four characters are shown.
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
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notifications of the store
         * @description Newest first. They belong to the store: what one person has read, everybody has. Notifications are deleted 90 days after they were read, or a year after they were made.
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
         * Count the notifications that nobody has read
         * @description For the number beside a bell.
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
         * @description Answers with how many were not read before. The event of it names no single notification.
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
         * Read one notification
         * @description Answers with the notification that an event about notifications names. Reading it this way does not mark it as read.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a notification as read or unread
         * @description A notification that is read already keeps the time at which it was.
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
         * List the domains of the store
         * @description Newest first, with those that are not proved yet. One of them is the store's own address.
         */
        get: operations["listDomains"];
        put?: never;
        /**
         * Claim a domain
         * @description Two kinds can be claimed, in any spelling that a browser understands:
         *
         *     - A name on one of the base domains of `/domains/available`. It is the store's at once.
         *     - A domain of the store's own. It is pending until the TXT record that the reply names is found in the
         *       DNS, within 14 days; then browsers on it may call the Store API. The CNAME record (for a domain without
         *       a name before it: ALIAS, ANAME or flattening) leads visitors to the store. The TXT record has to stay: a
         *       domain that the DNS denies it for 3 days is pending again.
         *
         *     Several stores may ask for the same own domain; the first that proves it gets it.
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
         * @description Tells whether this store could claim it now, which reserves nothing: no store has it here, and it is a name on one of the store's base domains or a domain of the store's own. Whether it is registered is not asked.
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
         * @description Those on which a store of this type can claim a name.
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
         * Read one domain
         * @description Answers with the domain that a notification about domains names.
         */
        get: operations["getDomain"];
        put?: never;
        post?: never;
        /**
         * Give a domain up
         * @description It stops leading to the store at once, and others can claim it. The store's own address cannot be given up: it follows the slug.
         */
        delete: operations["deleteDomain"];
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
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what has changed, in order
         * @description For what a webhook missed, or instead of one. Oldest first, of the resources that the token's scopes cover, kept for 30 days; no scope of its own is needed. Begin without `after`, and go on with `after` set to the `next` of the reply before: nothing is missed and nothing comes twice. A page without events is the end for now, and its `next` is good to ask again later. Of events that were made at the same time, those may come a little later whose calls took longer; `occurredAt` is the time of each. An `id` is the one that the webhook of the installation was sent.
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
         * List what was sent to the app on this store
         * @description Newest first; kept for 30 days. `total` counts to 10,000. A token of the merchant's own tools has none.
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
                 * @description The `id` of the notification.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read a delivery with its tries
         * @description Each try has its time, its duration and the start of the answer, or why none came.
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
                 * @description The `id` of the notification.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description With the same `id` and the same bytes, and the tries of a retry. One that is over is sent once more; one that waits for its next try is due now; one that is being sent at this moment is left alone. It comes soon after this reply: read the delivery to see what became of it.
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
         * List who has access to digital products
         * @description Newest first; one entry for each shopper and product. With `grantStatus=failed` it lists what paid orders should have given and did not, with the reason. Digital stores only.
         */
        get: operations["listDigitalAccess"];
        put?: never;
        /**
         * Give somebody access without an order
         * @description To an account by its id, or to whoever has an e-mail address; they are told by e-mail. A pass is for 30 days and is added to one that they have. Digital stores only.
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
         * Read the all-access pass
         * @description Everything in the store for 30 days, as a product. Digital stores only.
         */
        get: operations["getAllAccessPass"];
        /**
         * Set the price of the all-access pass and whether it is sold
         * @description The first time it becomes a product of the store. What shoppers have bought stays as it is. Digital stores only.
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
         * Try again to give access for paid orders
         * @description Takes the store's paid orders whose access could not be given, at most 25, those paid first. Orders that another call is at work on are left to it. Buyers are not written to. The service tries by itself too. Digital stores only.
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
         * @description Newest first. Digital stores only.
         */
        get: operations["listDigitalFiles"];
        put?: never;
        /**
         * Add a file to a digital product
         * @description Its name and type are taken from the part. Everybody who has access to the product can download it from then on. A file is at most as large as the service is set to take, 500 MB unless its operator says otherwise; a product has at most 100. Digital stores only.
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
         * Take a file away from a digital product
         * @description Nobody can download it any more, also those who have paid for it. Digital stores only.
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
                 * @description The id of an access.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * Read one access
         * @description Also one that a paid order should have given. Digital stores only.
         */
        get: operations["getDigitalAccess"];
        put?: never;
        post?: never;
        /**
         * Take an access away
         * @description At once: there are no new links, and no renewals. Money is not given back by this; refund the order for that. Digital stores only.
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
         * Read the settings of the store
         * @description What shoppers see of the store, and what it asks for shipping.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of the store
         * @description What is left out stays as it is; `theme`, `contact`, `socials`, `policies` and `shipping` are replaced as a whole. Countries and states of zones must exist. The type, the currency and the country of a store never change.
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
        /** @description The shipping rate that the shopper chose. */
        ChosenRate: {
            rateId: components["schemas"]["Id"];
            carrier: string;
            shippingMethod: string;
            etaDays: number | null;
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
            /** @description Whether at least one can be bought now: of any variant, where there are some. */
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
        /** @description Who brings it. */
        Courier: {
            /** @description What the courier is known by; null for the store's own rates. */
            id: string | null;
            name: string;
            /** Format: uri */
            image: string | null;
        };
        /** @enum {string} */
        ShipmentStatus: "pending" | "in_transit" | "delivered" | "cancelled";
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
        Shipment: components["schemas"]["ShopperShipment"] & {
            /** @description What the courier said of the label; empty without one. */
            metadata: {
                [key: string]: unknown;
            };
            notes: string;
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
        NewShipment: {
            orderId: string;
            /** @description An address of the order's shopper. Left out, it goes where the order goes. */
            shippingAddressId?: string;
            /** @description A shipping rate of the order. */
            rateId?: string;
            carrier?: string;
            trackingNumber?: string;
            /** Format: uri */
            trackingUrl?: string;
            shippingMethod?: string;
            /** @description 0 when never given. */
            shippingCost?: number;
            notes?: string;
            /** @description A day, or a time on it in UTC. */
            estimatedDelivery?: string;
        };
        ShipmentChanges: {
            status?: components["schemas"]["ShipmentStatus"];
            carrier?: string;
            trackingNumber?: string;
            /**
             * Format: uri
             * @description Null for where it can be tracked here.
             */
            trackingUrl?: string | null;
            shippingMethod?: string;
            /** @description 0 when never given. */
            shippingCost?: number;
            notes?: string;
            /** @description A day, or a time on it in UTC; null where it is not known. */
            estimatedDelivery?: string | null;
        };
        Dispatch: {
            _id: components["schemas"]["Id"];
            shop: components["schemas"]["Id"];
            order: components["schemas"]["Id"];
            shipment: components["schemas"]["Id"];
            carrier: string;
            courier: components["schemas"]["Courier"];
            /**
             * @description The last three are ends.
             * @enum {string}
             */
            status: "requested" | "assigned" | "picked_up" | "delivered" | "failed" | "cancelled";
            /** @description What the courier asks of the store. */
            fee: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            trackingNumber: string;
            /** @description The courier's own page; null where it has none. */
            trackingUrl: string | null;
            /** @description The label to print for the parcel; null where the courier needs none. */
            labelUrl: string | null;
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
        /** @enum {string} */
        TaskStatus: "to do" | "in progress" | "done" | "skipped";
        /** @enum {string} */
        Recurring: "none" | "daily" | "weekly" | "monthly";
        Task: {
            _id: components["schemas"]["Id"];
            title: string;
            /** @description Empty when none were given. */
            details: string;
            /**
             * Format: date-time
             * @description With the offset that it was written in; of a task that recurs, the day of the first occurrence.
             */
            dueDate: string | null;
            status: components["schemas"]["TaskStatus"];
            recurring: components["schemas"]["Recurring"];
            /** @description Null for a task that does not recur. */
            recurringSchedule: {
                /** @description How many days, weeks or months lie between two. */
                every: number;
                /**
                 * Format: date-time
                 * @description The last day that may be one.
                 */
                until: string;
            } | null;
            /** @description Whether an AI has made the task. */
            isAI: boolean;
            /** @description Ids of users. */
            assignees: components["schemas"]["Id"][];
            shop: components["schemas"]["Id"];
            /** @description The user who made the token of the call, or who installed the app. */
            createdBy: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        TaskOccurrence: {
            /** @description The same before and after a status was set. */
            _id: components["schemas"]["Id"];
            task: components["schemas"]["Id"];
            /**
             * Format: date
             * @description A day as the due date's offset counts them.
             */
            date: string;
            status: components["schemas"]["TaskStatus"];
            /** @description The user who set the status last; null while nobody did. */
            respondedBy: string | null;
            /**
             * Format: date-time
             * @description When a status was set first; null while none was.
             */
            createdAt: string | null;
            /**
             * Format: date-time
             * @description When a status was set last; null while none was.
             */
            updatedAt: string | null;
        };
        /** @description An occurrence whose status was set. */
        StoredTaskOccurrence: {
            /** @description The same before and after a status was set. */
            _id: components["schemas"]["Id"];
            task: components["schemas"]["Id"];
            /**
             * Format: date
             * @description A day as the due date's offset counts them.
             */
            date: string;
            status: components["schemas"]["TaskStatus"];
            /** @description The user who made the token of the call, or who installed the app. */
            respondedBy: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kind of a record, as in the paths that read it.
         * @enum {string}
         */
        NoteResource: "orders" | "products" | "foods" | "services" | "categories" | "customers" | "discounts" | "blogs" | "comments" | "tasks";
        Note: {
            _id: components["schemas"]["Id"];
            title: string;
            content: string;
            /** @description Null for a note about the store as a whole. */
            resource: components["schemas"]["NoteResource"] | null;
            /** @description The record that it is about. The record may have been deleted since. */
            resourceId: string | null;
            /** @description The user who made the token of the call. */
            author: {
                _id: components["schemas"]["Id"];
                /** @description Null for an account without a name and for a deleted one. */
                name: string | null;
            };
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Whether it belongs into the head of a page or at the end of its body.
         * @enum {string}
         */
        ScriptPlacement: "head" | "body";
        Script: {
            _id: components["schemas"]["Id"];
            name: string;
            placement: components["schemas"]["ScriptPlacement"];
            /**
             * Format: uri
             * @description Where it is loaded from; null for one that is written out.
             */
            src: string | null;
            /** @description The JavaScript itself; null for one that is loaded. */
            content: string | null;
            /** @description Whether the storefront is to run it. */
            active: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
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
        /** @description A page of the merchant's dashboard. */
        RolePage: {
            id: string;
            name: string;
            /** @description Every role has it. */
            required?: boolean;
            /** @description The types of store that have it; left out for every type. */
            shopTypes?: ("digital" | "ecommerce" | "restaurant" | "business")[];
        };
        Role: {
            _id: components["schemas"]["Id"];
            shop: components["schemas"]["Id"];
            name: string;
            pages: components["schemas"]["RolePage"][];
            permissions: string[];
            active: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Payout: {
            _id: components["schemas"]["Id"];
            /** @description Who added it. */
            user: components["schemas"]["Id"];
            shop: components["schemas"]["Id"];
            /** @description One of the supported payout methods. */
            payout: components["schemas"]["Id"];
            data: {
                /** @description Stars and the last four characters, for tokens without `WRITE_PAYOUTS`. */
                accountNumber: string;
                bankCode: string;
                accountName: string;
                bankName: string;
            };
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        SupportedPayout: {
            _id: components["schemas"]["Id"];
            name: string;
            currencies: string[];
            fee: components["schemas"]["Amount"];
        };
        /** @enum {string} */
        KycType: "bvn" | "nin" | "passport" | "drivers_license" | "business_registration";
        KycCheck: {
            _id: components["schemas"]["Id"];
            shop: components["schemas"]["Id"];
            /** @description Who handed it in. */
            user: components["schemas"]["Id"];
            type: components["schemas"]["KycType"];
            /** @description Stars and the last four characters. */
            number: string;
            fullName: string;
            /**
             * @description The platform has no verifier yet, so every check stays `pending`.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected";
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Notification: {
            _id: components["schemas"]["Id"];
            shop: components["schemas"]["Id"];
            /** @enum {string} */
            type: "order_placed" | "order_paid" | "low_stock" | "grant_failed" | "pass_renewed" | "webhook_disabled";
            title: string;
            /** @description In English, without personal data of shoppers. */
            body: string;
            /** @description What it is about: `orders`, `products` (also for a renewed pass), or `installations` for an app of this store whose webhook was switched off. */
            resource: string | null;
            resourceId: string | null;
            read: boolean;
            /** Format: date-time */
            readAt: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        DnsRecord: {
            name: string;
            value: string;
        };
        Domain: {
            _id: components["schemas"]["Id"];
            /** @description In lower case and punycode. */
            domain: string;
            /**
             * @description The store's own address, a name on a base domain, or a domain of the store's own.
             * @enum {string}
             */
            kind: "address" | "subdomain" | "own";
            /**
             * @description Only an active one leads to the store. A failed one was not proved in time; delete it to begin anew.
             * @enum {string}
             */
            status: "pending" | "active" | "failed";
            /** @description The records that an own domain needs in the DNS; null for the others. */
            verification: {
                txt: components["schemas"]["DnsRecord"];
                cname: components["schemas"]["DnsRecord"];
            } | null;
            /**
             * Format: date-time
             * @description Until when a pending one can be proved.
             */
            expiresAt: string | null;
            /** Format: date-time */
            verifiedAt: string | null;
            /**
             * Format: date-time
             * @description When the DNS was asked last.
             */
            checkedAt: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
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
        Event: {
            id: components["schemas"]["Id"];
            /** @description The resource and the action. */
            topic: string;
            resource: string;
            /** @enum {string} */
            action: "created" | "updated" | "deleted";
            /**
             * @description The method of the call.
             * @enum {string}
             */
            method: "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description The path of the call. */
            path: string;
            /** @description The record that changed. Absent where a call has no single one. */
            resourceId?: components["schemas"]["Id"];
            shopId: components["schemas"]["Id"];
            occurredAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description `pending`: it is sent now or tried again. `delivered`: a 2xx came back. `dead`: every try failed, or the receiver answered 410. `dropped`: nobody was to get it any more, as the app was uninstalled, lost the scope or has its webhook off.
         * @enum {string}
         */
        DeliveryState: "pending" | "delivered" | "dead" | "dropped";
        Delivery: {
            /** @description The `id` of the notification. */
            _id: components["schemas"]["Id"];
            /** @description The store that changed. */
            shopId: components["schemas"]["Id"];
            /** @description The resource and the action. */
            topic: string;
            resource: string;
            state: components["schemas"]["DeliveryState"];
            /** @description Tries of the schedule that are used up; 1 for a delivery that was asked for again. */
            tries: number;
            /**
             * Format: date-time
             * @description Null unless it is pending.
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description Null unless it is delivered.
             */
            deliveredAt: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description The body of every try, byte for byte. */
            body: string;
        };
        DeliveryAttempt: {
            /** @description Which try of the schedule it was. */
            attempt: number;
            at: components["schemas"]["Timestamp"];
            /** @description Null where no answer came. */
            status: number | null;
            durationMs: number;
            /** @description Why no answer came; null where one did. */
            error: string | null;
            /** @description The first 1 KB of the answer. */
            response: string | null;
        };
        DeliveryWithAttempts: {
            /** @description The `id` of the notification. */
            _id: components["schemas"]["Id"];
            /** @description The store that changed. */
            shopId: components["schemas"]["Id"];
            /** @description The resource and the action. */
            topic: string;
            resource: string;
            state: components["schemas"]["DeliveryState"];
            /** @description Tries of the schedule that are used up; 1 for a delivery that was asked for again. */
            tries: number;
            /**
             * Format: date-time
             * @description Null unless it is pending.
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description Null unless it is delivered.
             */
            deliveredAt: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description The body of every try, byte for byte. */
            body: string;
            /** @description Newest first. */
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        DigitalAccess: {
            _id: components["schemas"]["Id"];
            user: components["schemas"]["Id"];
            product: {
                _id: components["schemas"]["Id"];
                name: string;
                slug: string | null;
            };
            accessType: components["schemas"]["AccessType"];
            /** @description Whether it opens every digital product of the store. */
            allAccess: boolean;
            /**
             * Format: date-time
             * @description Null for what could not be given.
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description Null for lifetime access.
             */
            endsAt: string | null;
            autoRenew: boolean;
            /** @enum {string} */
            grantStatus: "granted" | "failed";
            /** @description Why it could not be given. */
            error: string | null;
            /** @description The order that gave it last; null for what the merchant gave. */
            order: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description How long a pass lasts. */
        PassDays: number;
        AllAccessPass: {
            _id: components["schemas"]["Id"];
            name: string;
            slug: string;
            price: components["schemas"]["Amount"];
            /** @description Whether shoppers can buy it. */
            active: boolean;
            days: components["schemas"]["PassDays"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        RetriedGrants: {
            retried: number;
            granted: number;
            failed: number;
            results: {
                orderId: components["schemas"]["Id"];
                ok: boolean;
                /** @description Why it failed again. */
                error?: string;
            }[];
        };
        /** @description As it is called on the shopper's machine. */
        FileName: string;
        /** @description In bytes. */
        FileSize: number;
        /** @description The SHA-256 of its bytes, in hexadecimal digits. */
        Sha256: string;
        DigitalFile: {
            _id: components["schemas"]["Id"];
            product: components["schemas"]["Id"];
            name: components["schemas"]["FileName"];
            contentType: string;
            size: components["schemas"]["FileSize"];
            sha256: components["schemas"]["Sha256"];
            createdAt: components["schemas"]["Timestamp"];
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
        /** @description Where parcels are sent from. */
        ShippingOrigin: {
            /** @description Who sends it. */
            name: string;
            phone: string;
            line1: string;
            city: string;
            state: string;
            country: components["schemas"]["CountryCode"];
            postalCode?: string;
        };
        /** @description What couriers are asked to quote for, whatever is in an order. Without it, half a kilogram in 30 by 20 by 10 centimetres. */
        Parcel: {
            /** @description Kilograms. */
            weight: number;
            /** @description Centimetres. */
            length: number;
            /** @description Centimetres. */
            width: number;
            /** @description Centimetres. */
            height: number;
        };
        /** @description Major units of the store's currency. */
        Price: number;
        FlatRate: {
            /** @description What shoppers see as the shipping method. */
            name: string;
            /** @description Who brings it; left out, the store itself. */
            carrier?: string;
            amount: components["schemas"]["Price"];
            /** @description The subtotal from which it costs nothing. */
            freeFrom?: components["schemas"]["Price"];
            /** @description How many days it takes. */
            etaDays?: number;
            /** @description It is offered from this subtotal on. */
            minSubtotal?: components["schemas"]["Price"];
            /** @description It is offered up to this subtotal. */
            maxSubtotal?: components["schemas"]["Price"];
        };
        ShippingZone: {
            name: string;
            /** @description Empty for the rest of the world. */
            countries: components["schemas"]["CountryCode"][];
            /** @description Names of states of these countries, as `/country/states` has them. Empty or left out for all. */
            states?: string[];
            rates: components["schemas"]["FlatRate"][];
        };
        /** @description What the store asks for shipping. What the merchant has not set is left out. */
        ShippingSettings: {
            origin?: components["schemas"]["ShippingOrigin"];
            parcel?: components["schemas"]["Parcel"];
            /** @description An address belongs to the zone that names its state, else to the one that names its country, else to the one without countries; to the first of several. */
            zones: components["schemas"]["ShippingZone"][];
        };
        ShopSettings: components["schemas"]["Shop"] & {
            policies: components["schemas"]["ShopPolicies"];
            shipping: components["schemas"]["ShippingSettings"];
        };
        /** @description What shoppers agree to, as plain text. What is null or left out is empty. */
        StorePolicies: {
            terms?: string | null;
            privacy?: string | null;
            refunds?: string | null;
            shipping?: string | null;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Order count retrieved";
            /** @description What the call is answered with. */
            data: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Order retrieved";
            data: components["schemas"]["Order"];
        };
        UpdateOrderRequest: {
            status?: components["schemas"]["OrderStatus"];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Order updated";
            data: components["schemas"]["Order"];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Order deleted";
            /** @description Always null. */
            data: null;
        };
        RefundOrderRequest: {
            amount?: number;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Order refunded";
            data: components["schemas"]["Order"];
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
        CreateProductRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Product created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Search products";
            /** @description What the call is answered with. */
            data: {
                products: components["schemas"]["ProductSearchItem"][];
            };
        };
        UpdateProductPricesRequest: {
            /** @description How much of the price is added to it. */
            percent?: number;
            /** @description What is added to the price. */
            amount?: number;
            /** @description The id of a category of the store. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Product prices updated";
            /** @description What the call is answered with. */
            data: {
                /** @description How many products were changed. */
                updated: number;
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
        UpdateProductRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Product updated";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Product deleted";
            /** @description Always null. */
            data: null;
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
        CreateFoodRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Food created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Search foods";
            /** @description What the call is answered with. */
            data: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Food retrieved";
            data: components["schemas"]["Food"];
        };
        UpdateFoodRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Food updated";
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
             * @description Says to a person what happened.
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
        CreateServiceRequest: {
            name: string;
            price: number;
            description?: string;
            images?: string[];
            /** @description How long it takes. */
            durationMinutes?: number | null;
            /** @description Whether shoppers can see it. True when never given. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Service created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Service retrieved";
            data: components["schemas"]["Service"];
        };
        UpdateServiceRequest: {
            name?: string;
            price?: number;
            description?: string;
            images?: string[];
            /** @description How long it takes. */
            durationMinutes?: number | null;
            /** @description Whether shoppers can see it. True when never given. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Service updated";
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
             * @description Says to a person what happened.
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
        CreateCategoryRequest: {
            name: string;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Category created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Category retrieved";
            data: components["schemas"]["Category"];
        };
        UpdateCategoryRequest: {
            name?: string;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Category updated";
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
             * @description Says to a person what happened.
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Customers retrieved";
            /** @description What the call is answered with. */
            data: {
                customers: components["schemas"]["Customer"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateCustomerRequest: {
            name?: string;
            /** Format: email */
            email: string;
            phone?: string | null;
            /** @description The id of a user of the platform to link to. */
            user?: string | null;
            /** @default true */
            active: boolean;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Customer created successfully";
            data: components["schemas"]["Customer"];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Customer retrieved";
            data: components["schemas"]["Customer"];
        };
        UpdateCustomerRequest: {
            name?: string;
            /** Format: email */
            email?: string;
            phone?: string | null;
            /** @description The id of a user of the platform to link to. */
            user?: string | null;
            active?: boolean;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Customer updated";
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
             * @description Says to a person what happened.
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipments retrieved";
            /** @description What the call is answered with. */
            data: {
                shipments: components["schemas"]["Shipment"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        QuoteShippingRequest: {
            orderId: string;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipping rates retrieved";
            /** @description What the call is answered with. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipments retrieved";
            /** @description What the call is answered with. */
            data: {
                shipments: components["schemas"]["Shipment"][];
                pagination: components["schemas"]["Pagination"];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipment created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipment retrieved";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipment updated";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shipment retrieved";
            data: components["schemas"]["Shipment"];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Dispatches retrieved";
            /** @description What the call is answered with. */
            data: {
                dispatches: components["schemas"]["Dispatch"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateDispatchRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Dispatch requested";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Dispatch retrieved";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Discounts retrieved";
            /** @description What the call is answered with. */
            data: {
                discounts: components["schemas"]["Discount"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateDiscountRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Discount created";
            data: components["schemas"]["Discount"];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Discount retrieved";
            data: components["schemas"]["Discount"];
        };
        UpdateDiscountRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Discount updated";
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
             * @description Says to a person what happened.
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shop payments retrieved";
            /** @description What the call is answered with. */
            data: components["schemas"]["PaymentMethod"][];
        };
        CreatePaymentMethodRequest: {
            /** @description The `_id` or the `id` of one of the options that the platform supports. */
            paymentOptionId: string;
            settings?: components["schemas"]["PaymentSettings"];
            /**
             * @description Whether shoppers can pay with it.
             * @default true
             */
            active: boolean;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payment method created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payment options retrieved";
            /** @description What the call is answered with. */
            data: components["schemas"]["PaymentOption"][];
        };
        UpdatePaymentMethodRequest: {
            settings?: components["schemas"]["PaymentSettings"];
            /** @description Whether shoppers can pay with it. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payment method updated";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payment method deleted";
            /** @description Always null. */
            data: null;
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
        CreateBlogRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Blog created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Blog retrieved";
            data: components["schemas"]["Blog"];
        };
        UpdateBlogRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Blog updated";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Blog deleted";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Tasks retrieved";
            /** @description What the call is answered with. */
            data: {
                tasks: components["schemas"]["Task"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateTaskRequest: {
            title: string;
            details?: string;
            /** Format: date-time */
            dueDate?: string | null;
            /** @description `to do` when never given. */
            status?: components["schemas"]["TaskStatus"];
            /** @description `none` when never given. */
            recurring?: components["schemas"]["Recurring"];
            /** @description Required when `recurring` is not `none`, and otherwise not kept. */
            recurringSchedule?: {
                /** @description How many days, weeks or months lie between two. */
                every: number;
                /**
                 * Format: date-time
                 * @description The last day that may be one, not before the due date.
                 */
                until: string;
            } | null;
            /** @description Whether an AI has made the task; false when never given. */
            isAI?: boolean;
            /** @description Ids of users who own the store or work for it. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Task created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Task retrieved";
            data: components["schemas"]["Task"];
        };
        UpdateTaskRequest: {
            title?: string;
            details?: string;
            /** Format: date-time */
            dueDate?: string | null;
            /** @description `to do` when never given. */
            status?: components["schemas"]["TaskStatus"];
            /** @description `none` when never given. */
            recurring?: components["schemas"]["Recurring"];
            /** @description Required when `recurring` is not `none`, and otherwise not kept. */
            recurringSchedule?: {
                /** @description How many days, weeks or months lie between two. */
                every: number;
                /**
                 * Format: date-time
                 * @description The last day that may be one, not before the due date.
                 */
                until: string;
            } | null;
            /** @description Whether an AI has made the task; false when never given. */
            isAI?: boolean;
            /** @description Ids of users who own the store or work for it. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Task updated";
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
             * @description Says to a person what happened.
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Task occurrences retrieved";
            /** @description What the call is answered with. */
            data: {
                occurrences: components["schemas"]["TaskOccurrence"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        UpdateTaskOccurrenceRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Occurrence status updated";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Notes retrieved";
            /** @description What the call is answered with. */
            data: {
                notes: components["schemas"]["Note"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateNoteRequest: {
            title: string;
            content: string;
            /** @description Comes together with `resourceId`. */
            resource?: components["schemas"]["NoteResource"] | null;
            /** @description The id of a record of the store. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Note created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Note retrieved";
            data: components["schemas"]["Note"];
        };
        UpdateNoteRequest: {
            title?: string;
            content?: string;
            /** @description Comes together with `resourceId`. */
            resource?: components["schemas"]["NoteResource"] | null;
            /** @description The id of a record of the store. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Note updated";
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
             * @description Says to a person what happened.
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Scripts retrieved";
            /** @description What the call is answered with. */
            data: {
                scripts: components["schemas"]["Script"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateScriptRequest: {
            name: string;
            placement: components["schemas"]["ScriptPlacement"];
            /**
             * Format: uri
             * @description HTTPS only, because pages of the storefront load nothing else.
             */
            src?: string | null;
            content?: string | null;
            /** @description True when never given. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Script created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Script retrieved";
            data: components["schemas"]["Script"];
        };
        UpdateScriptRequest: {
            name?: string;
            placement?: components["schemas"]["ScriptPlacement"];
            /**
             * Format: uri
             * @description HTTPS only, because pages of the storefront load nothing else.
             */
            src?: string | null;
            content?: string | null;
            /** @description True when never given. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Script updated";
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
             * @description Says to a person what happened.
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
        CreateBannerRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Banner created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Banner retrieved";
            data: components["schemas"]["Banner"];
        };
        UpdateBannerRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Banner updated";
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
             * @description Says to a person what happened.
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comments retrieved";
            /** @description What the call is answered with. */
            data: {
                comments: components["schemas"]["ModeratedComment"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateCommentRequest: {
            parentId: string;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comment created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comment retrieved";
            data: components["schemas"]["ModeratedComment"];
        };
        UpdateCommentRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comment updated";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Comment deleted";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Roles retrieved";
            /** @description What the call is answered with. */
            data: {
                roles: components["schemas"]["Role"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateRoleRequest: {
            name: string;
            /** @description Pages of the dashboard by their ids: dashboard, orders, products, foods, services, customers, shipping, discounts, tasks, comments, blogs, settings. The rest of a page comes from the platform, and a required one is always there. */
            pages: {
                id: string;
            }[];
            /** @description `<area>:view` or `<area>:manage`; to manage is also to view. The areas: orders, inventory, customers, shipping, discounts, tasks, comments, blogs, notes, scripts, notifications, kyc, domains, roles, payouts, store. */
            permissions: string[];
            /** @description A role that is switched off allows nothing. True when never given. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Role created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Role retrieved";
            data: components["schemas"]["Role"];
        };
        UpdateRoleRequest: {
            name?: string;
            /** @description Pages of the dashboard by their ids: dashboard, orders, products, foods, services, customers, shipping, discounts, tasks, comments, blogs, settings. The rest of a page comes from the platform, and a required one is always there. */
            pages?: {
                id: string;
            }[];
            /** @description `<area>:view` or `<area>:manage`; to manage is also to view. The areas: orders, inventory, customers, shipping, discounts, tasks, comments, blogs, notes, scripts, notifications, kyc, domains, roles, payouts, store. */
            permissions?: string[];
            /** @description A role that is switched off allows nothing. True when never given. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Role updated";
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
             * @description Says to a person what happened.
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payouts retrieved";
            /** @description What the call is answered with. */
            data: {
                payouts: components["schemas"]["Payout"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreatePayoutRequest: {
            /** @description The `_id` of one of the supported payout methods. */
            payout: string;
            data: {
                /** @description Without spaces; an IBAN too. */
                accountNumber: string;
                bankCode: string;
                accountName: string;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payout created";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payout fee retrieved";
            /** @description What the call is answered with. */
            data: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Supported payouts retrieved";
            /** @description What the call is answered with. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payout retrieved";
            data: components["schemas"]["Payout"];
        };
        UpdatePayoutRequest: {
            /** @description The `_id` of one of the supported payout methods. */
            payout?: string;
            data?: {
                /** @description Without spaces; an IBAN too. */
                accountNumber: string;
                bankCode: string;
                accountName: string;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Payout updated";
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
             * @description Says to a person what happened.
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "KYC retrieved";
            /** @description What the call is answered with. */
            data: {
                kyc: components["schemas"]["KycCheck"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateKycRequest: {
            type: components["schemas"]["KycType"];
            /** @description Letters, digits, hyphens and slashes. */
            number: string;
            /** @description As it stands in the document. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "KYC submitted";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "KYC retrieved";
            data: components["schemas"]["KycCheck"];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Notifications retrieved";
            /** @description What the call is answered with. */
            data: {
                notifications: components["schemas"]["Notification"][];
                pagination: components["schemas"]["Pagination"];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Unread count retrieved";
            /** @description What the call is answered with. */
            data: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Notifications marked as read";
            /** @description What the call is answered with. */
            data: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Notification retrieved";
            data: components["schemas"]["Notification"];
        };
        UpdateNotificationRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Notification updated";
            data: components["schemas"]["Notification"];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Domains retrieved";
            /** @description What the call is answered with. */
            data: {
                domains: components["schemas"]["Domain"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateDomainRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Domain claimed";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Domain availability checked";
            /** @description What the call is answered with. */
            data: {
                /** @description As it would be kept: in lower case and punycode. */
                domain: string;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Available subdomains retrieved";
            /** @description What the call is answered with. */
            data: {
                domain: string;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Domain retrieved";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Domain deleted";
            /** @description Always null. */
            data: null;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "App retrieved";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Events retrieved";
            /** @description What the call is answered with. */
            data: {
                events: components["schemas"]["Event"][];
                /** @description What `after` is next time. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Deliveries retrieved";
            /** @description What the call is answered with. */
            data: {
                deliveries: components["schemas"]["Delivery"][];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Delivery retrieved";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Delivery queued";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Digital access retrieved";
            /** @description What the call is answered with. */
            data: {
                access: components["schemas"]["DigitalAccess"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateDigitalAccessRequest: {
            /** @description The id of an account. Either this or `email`. */
            user?: string;
            /** Format: email */
            email?: string;
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Digital access granted";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "All-access pass retrieved";
            data: components["schemas"]["AllAccessPass"];
        };
        PutAllAccessPassRequest: {
            price: components["schemas"]["Amount"];
            /** @description Whether shoppers can buy it. */
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "All-access pass saved";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Grants retried";
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Files retrieved";
            /** @description What the call is answered with. */
            data: {
                files: components["schemas"]["DigitalFile"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        UploadDigitalFileRequest: {
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "File added";
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
             * @description Says to a person what happened.
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Digital access retrieved";
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
             * @description Says to a person what happened.
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shop retrieved";
            data: components["schemas"]["ShopSettings"];
        };
        UpdateShopRequest: {
            name?: string;
            slug?: string;
            /** Format: uri */
            logo?: string | null;
            theme?: components["schemas"]["ShopTheme"];
            contact?: components["schemas"]["ShopContact"];
            socials?: components["schemas"]["ShopSocials"];
            policies?: components["schemas"]["StorePolicies"];
            shipping?: components["schemas"]["ShippingSettings"];
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
             * @description Says to a person what happened.
             * @constant
             */
            message: "Shop updated";
            data: components["schemas"]["ShopSettings"];
        };
    };
    responses: never;
    parameters: {
        /** @description The page to return, counted from 1. */
        Page: number;
        /** @description How many records a page holds. */
        Limit: number;
        /**
         * @description Only deliveries in this state.
         * @example dead
         */
        State: components["schemas"]["DeliveryState"];
        /**
         * @description Only deliveries of this topic.
         * @example orders/updated
         */
        Topic: string;
        /**
         * @description Only deliveries about this resource.
         * @example orders
         */
        Resource: string;
        /**
         * @description Only deliveries made at this time or later.
         * @example 2026-11-20T00:00:00.000Z
         */
        From: string;
        /**
         * @description Only deliveries made at this time or earlier.
         * @example 2026-11-21T23:59:59.999Z
         */
        To: string;
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
                    "application/json": components["schemas"]["ListOrdersResponse"];
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
                    "application/json": components["schemas"]["GetOrderResponse"];
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
                    "application/json": components["schemas"]["UpdateOrderResponse"];
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
                    "application/json": components["schemas"]["RefundOrderResponse"];
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
                    "application/json": components["schemas"]["ListProductsResponse"];
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
                    "application/json": components["schemas"]["CreateProductResponse"];
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
                    "application/json": components["schemas"]["GetProductResponse"];
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
                    "application/json": components["schemas"]["UpdateProductResponse"];
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
                    "application/json": components["schemas"]["ListCategoriesResponse"];
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
                    "application/json": components["schemas"]["ListCustomersResponse"];
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
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
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
                     *         }
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
                     *         }
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
                 * @description Any string, new for each thing you mean to do. A repeated call with the same key and body gets the first reply again, marked `Idempotent-Replayed: true`, for 24 hours.
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
    listDispatches: {
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
                     *         }
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
                 * @description Any string, new for each thing you mean to do. A repeated call with the same key and body gets the first reply again, marked `Idempotent-Replayed: true`, for 24 hours.
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
                 *       "shipmentId": "665f1c2ab4e0d3a1c9f000c1"
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
                 * @description The id of the job.
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
                    "application/json": components["schemas"]["ListDiscountsResponse"];
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
                    "application/json": components["schemas"]["CreateDiscountResponse"];
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
                    "application/json": components["schemas"]["ListPaymentMethodsResponse"];
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
                    "application/json": components["schemas"]["ListPaymentOptionsResponse"];
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
                    "application/json": components["schemas"]["UpdatePaymentMethodResponse"];
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
                "application/json": components["schemas"]["CreateBlogRequest"];
            };
        };
        responses: {
            /** @description Blog created */
            201: {
                headers: {
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
                    "application/json": components["schemas"]["DeleteBlogResponse"];
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
                "application/json": components["schemas"]["UpdateBlogRequest"];
            };
        };
        responses: {
            /** @description Blog updated */
            200: {
                headers: {
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
                    "application/json": components["schemas"]["UpdateBlogResponse"];
                };
            };
        };
    };
    listTasks: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Only tasks in this status.
                 * @example to do
                 */
                status?: components["schemas"]["TaskStatus"];
                /**
                 * @description Only tasks of the person with this user id.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                assignee?: string;
                /**
                 * @description Only tasks that are due at this time or later.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: string;
                /**
                 * @description Only tasks that are due at this time or earlier.
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
                     *         }
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
            header?: never;
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
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description The first day to look at.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description The last day to look at, less than 366 days after `from`.
                 * @example 2027-01-31
                 */
                to?: string;
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
            header?: never;
            path: {
                /**
                 * @description The id of the task.
                 * @example 665f1c2ab4e0d3a1c9f000d1
                 */
                id: string;
                /**
                 * @description The day of the occurrence, `YYYY-MM-DD`.
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
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Only notes about records of this kind.
                 * @example orders
                 */
                resource?: components["schemas"]["NoteResource"];
                /**
                 * @description Only notes about the record with this id.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                resourceId?: string;
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
                     *         }
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
            header?: never;
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
                     *         }
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
            header?: never;
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
                    "application/json": components["schemas"]["ListCommentsResponse"];
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
    listRoles: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Only roles whose name contains this. Upper and lower case are the same.
                 * @example manager
                 */
                search?: string;
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
                     *         }
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
            header?: never;
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
                     *         }
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
            header?: never;
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
                 * @description An ISO 4217 code in upper or lower case.
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
            /** @description KYC retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "KYC retrieved",
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
                     *         }
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
            header?: never;
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
            /** @description KYC submitted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "KYC submitted",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00011",
                     *         "type": "bvn",
                     *         "number": "*******8901",
                     *         "fullName": "Ada Obi",
                     *         "status": "pending",
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
            /** @description KYC retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "KYC retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f000b1",
                     *         "shop": "665f1c2ab4e0d3a1c9f00001",
                     *         "user": "665f1c2ab4e0d3a1c9f00011",
                     *         "type": "bvn",
                     *         "number": "*******8901",
                     *         "fullName": "Ada Obi",
                     *         "status": "pending",
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
    listNotifications: {
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
                     *             "body": "3 pieces for 49.99 USD",
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
                     *         }
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
                     *         "body": "3 pieces for 49.99 USD",
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
                     *         "body": "3 pieces for 49.99 USD",
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
                     *         }
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
            header?: never;
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
                    "application/json": components["schemas"]["GetAppResponse"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query: {
                /**
                 * @description The `next` of an earlier reply; left out, the oldest event that is kept comes first.
                 * @example NzQxLjY2NWYxYzJhYjRlMGQzYTFjOWYwMDBhMQ
                 */
                after?: string;
                /** @description How many records a page holds. */
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
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Only deliveries in this state.
                 * @example dead
                 */
                state?: components["parameters"]["State"];
                /**
                 * @description Only deliveries of this topic.
                 * @example orders/updated
                 */
                topic?: components["parameters"]["Topic"];
                /**
                 * @description Only deliveries about this resource.
                 * @example orders
                 */
                resource?: components["parameters"]["Resource"];
                /**
                 * @description Only deliveries made at this time or later.
                 * @example 2026-11-20T00:00:00.000Z
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only deliveries made at this time or earlier.
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
                 * @description The `id` of the notification.
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
                     *             "response": "try later"
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
                 * @description The `id` of the notification.
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
                     *             "response": "try later"
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
                 * @description Left out, it is `granted`.
                 * @example granted
                 */
                grantStatus?: "granted" | "failed";
                /**
                 * @description Only what this user has access to.
                 * @example 665f1c2ab4e0d3a1c9f00003
                 */
                user?: string;
                /**
                 * @description Only who has access to this product.
                 * @example 665f1c2ab4e0d3a1c9f00011
                 */
                product?: string;
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
            header?: never;
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
            header?: never;
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
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
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
            /** @description File added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "File added",
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
                 * @description The id of an access.
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
            header?: never;
            path: {
                /**
                 * @description The id of an access.
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
                     *         "policies": {
                     *           "terms": null,
                     *           "privacy": null,
                     *           "refunds": "Write to us within 14 days.",
                     *           "shipping": null
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
                     *         "policies": {
                     *           "terms": null,
                     *           "privacy": null,
                     *           "refunds": "Write to us within 14 days.",
                     *           "shipping": null
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
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateShopResponse"];
                };
            };
        };
    };
}
