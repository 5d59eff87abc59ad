// Written by `make gen` from openapi/. Change the contract, not this file.
export type paths = Record<string, never>;
export interface webhooks {
    change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something on a store has changed
         * @description A notification says which record changed and nothing about its contents. Read the record itself with
         *     `GET /{resource}/{resourceId}` of the Apps API. Four cases differ:
         *
         *     - `deleted`: there is nothing left to read.
         *     - No `resourceId`: the call changed many records, or none that has an address. `method` and `path` say
         *       which call it was, and so what to read again.
         *     - Changes without a call, such as an order that ran out of time, carry the Apps API call that would have
         *       made them; a notification, a domain that is proved and a dispatch that moves, which no call makes, carry
         *       `POST /notifications`, `PATCH /domains/{id}` and `PATCH /dispatch/{id}`.
         *     - Calls of the Store API carry their own method and path. So does `customers` at somebody's first sign-in
         *       or order.
         *
         *     The action follows the method of the call: POST is `created`, PUT and PATCH are `updated`, DELETE is
         *     `deleted`. Every successful change counts, whoever made it, the receiving app included.
         *
         *     ## Which installations are told
         *
         *     Those of the store that hold the scope of the resource, at the time of the change and again at the time
         *     of sending.
         *
         *     | Resource | Scope |
         *     |---|---|
         *     | orders | `READ_ORDERS` |
         *     | products, foods, services | `READ_INVENTORY` |
         *     | categories | `READ_CATEGORIES` |
         *     | customers | `READ_CUSTOMERS` |
         *     | shipping | `READ_SHIPPING` |
         *     | discounts | `READ_DISCOUNTS` |
         *     | blogs | `READ_BLOGS` |
         *     | notifications | `READ_NOTIFICATIONS` |
         *     | tasks | `READ_TASKS` |
         *     | notes | `READ_NOTES` |
         *     | scripts | `READ_SCRIPTS` |
         *     | comments | `WRITE_COMMENTS` |
         *     | dispatch | `READ_DISPATCH` |
         *     | kyc | `READ_KYC` |
         *     | domains | `READ_DOMAINS` |
         *     | roles | `READ_ROLES` |
         *     | payouts | `READ_PAYOUTS` |
         *
         *     ## What a receiver has to do
         *
         *     1. Check the signature over the bytes as they came, before parsing them.
         *     2. Answer with a 2xx status within 5 seconds, and do the work afterwards.
         *     3. Skip an `id` it has seen: a notification can arrive more than once.
         *     4. Go by `occurredAt`: a later change can arrive before an earlier one.
         *
         *     Any other status, a redirect, a connection that takes more than 2 seconds or an answer that takes more
         *     than 5 in all is a failed try.
         *
         *     ## When it is tried again
         *
         *     There are 8 tries, the last about 27½ hours after the first. Each delay is counted from the try before
         *     and is up to 20 % shorter or longer.
         *
         *     | Try | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
         *     |---|---|---|---|---|---|---|---|---|
         *     | After | 0 | 5 s | 5 min | 30 min | 2 h | 5 h | 10 h | 10 h |
         *
         *     Every try has the same `id` and the same bytes. A `Retry-After` in the answer is honoured up to twice the
         *     delay. After the last try the notification is dropped; for 30 days it can still be sent again, from the
         *     console or by the app itself with POST `/webhooks/deliveries/{id}/redeliver` of the Apps API. A 410, or
         *     5 days of nothing but failures, switches the webhook off and the developer gets an e-mail. What was not
         *     sent meanwhile is in GET `/events` of the Apps API.
         *
         *     ## Checking the signature
         *
         *     `X-Service-Hmac-SHA256` is the base64 of HMAC-SHA256 over the raw body. The key is the whole signing
         *     secret as text, `whsec_` included. Compare in constant time and turn the call down when it differs. For
         *     24 hours after a new secret was made, `X-Service-Hmac-SHA256-Previous` has the signature by the old one.
         *
         *     Two vectors to test with. Each body is one line without a line break at its end.
         *
         *     Secret `whsec_first_test_vector_0123456789`, signature `3KeLf9Vcu0ane0lHYI1N78uTls4J5yHMmY25U6WGY+w=`:
         *
         *     ```json
         *     {"id":"665f1c2ab4e0d3a1c9f000a1","topic":"orders/updated","resource":"orders","action":"updated","method":"PATCH","path":"/orders/665f1c2ab4e0d3a1c9f00041","resourceId":"665f1c2ab4e0d3a1c9f00041","shopId":"665f1c2ab4e0d3a1c9f00001","occurredAt":"2026-11-21T09:30:00.000Z"}
         *     ```
         *
         *     Secret `whsec_second_test_vector_ABCDEFGHIJ`, signature `CuihYfMr9aTuwZYg1wG9LuNwE47U4n7aw0Sr+S9pyTM=`:
         *
         *     ```json
         *     {"id":"665f1c2ab4e0d3a1c9f000a2","topic":"products/updated","resource":"products","action":"updated","method":"PATCH","path":"/products/bulk/prices","shopId":"665f1c2ab4e0d3a1c9f00001","occurredAt":"2026-11-21T09:30:05.250Z"}
         *     ```
         */
        post: operations["receiveChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description An opaque identifier of 24 lower-case hexadecimal digits.
         * @example 665f1c2ab4e0d3a1c9f00001
         */
        Id: string;
        /** @description An HMAC-SHA256 in base64. */
        Signature: string;
        /** @enum {string} */
        Resource: "orders" | "products" | "foods" | "services" | "categories" | "customers" | "shipping" | "discounts" | "blogs" | "notifications" | "tasks" | "notes" | "scripts" | "comments" | "dispatch" | "kyc" | "domains" | "roles" | "payouts";
        /** @enum {string} */
        Action: "created" | "updated" | "deleted";
        /**
         * @description The resource and the action.
         * @example orders/updated
         */
        Topic: string;
        Notification: {
            /** @description Names this notification; every try has the same. */
            id: components["schemas"]["Id"];
            topic: components["schemas"]["Topic"];
            resource: components["schemas"]["Resource"];
            action: components["schemas"]["Action"];
            /**
             * @description The method of the call.
             * @enum {string}
             */
            method: "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description The path of the call, without `/api/v1` and without a query. */
            path: string;
            /** @description The record that changed. Absent where a call has no single one. */
            resourceId?: components["schemas"]["Id"];
            /** @description The store that changed. */
            shopId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the change was made, an ISO 8601 time in UTC.
             */
            occurredAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    receiveChange: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same as `topic` in the body.
                 * @example orders/updated
                 */
                "X-Service-Topic": components["schemas"]["Topic"];
                /**
                 * @description The store that changed, the same as `shopId` in the body.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "X-Service-Shop-Id": components["schemas"]["Id"];
                /**
                 * @description The `clientId` of the app that is told.
                 * @example client_EXAMPLE-not-a-real-client
                 */
                "X-Service-App-Client-Id": string;
                /**
                 * @description The same as `id` in the body.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                "X-Service-Event-Id": components["schemas"]["Id"];
                /**
                 * @description The signature of the raw body.
                 * @example 3KeLf9Vcu0ane0lHYI1N78uTls4J5yHMmY25U6WGY+w=
                 */
                "X-Service-Hmac-SHA256": components["schemas"]["Signature"];
                /**
                 * @description The signature by the secret before, for 24 hours after the app got a new one.
                 * @example CuihYfMr9aTuwZYg1wG9LuNwE47U4n7aw0Sr+S9pyTM=
                 */
                "X-Service-Hmac-SHA256-Previous"?: components["schemas"]["Signature"];
                /**
                 * @description Only on a notification that the developer asked for in the console; nothing has changed.
                 * @example true
                 */
                "X-Service-Test"?: "true";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notification"];
            };
        };
        responses: {
            /** @description The receiver wants no more. The webhook of the app is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The notification has arrived. The body of the answer is not used. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failed try. The notification is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
