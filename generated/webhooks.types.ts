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
         * Receive an event about a change at a store
         * @description An event says which record changed but does not contain the record. Read the record from the Apps API, by
         *     its resource and its id. There are four special cases:
         *
         *     - `deleted`: there is nothing left to read.
         *     - No `resourceId`: the call changed several records, or none that can be read on its own. Use `method` and
         *       `path` to decide what to read again.
         *     - Changes that follow from something else carry the `PATCH` of the record on the Apps API: an order that was
         *       paid, was shipped, was refunded at the payment provider, was not paid in time, or moved to the account of
         *       the guest who placed it; a customer whose account was deleted; a verified domain; a decided identity check;
         *       and a shipment or a dispatch that the courier has moved. New notifications carry `POST /notifications`.
         *     - Other calls of the Store API carry their own method and path. So does a `customers` event for a shopper's
         *       first sign-in or order, or for a later one by which the customer takes the name of their account.
         *
         *     The action follows from the method of the call: POST is `created`, PUT and PATCH are `updated`, and DELETE
         *     is `deleted`. Every successful change is reported, no matter who made it, even the receiving app.
         *
         *     ## Which installations receive an event
         *
         *     An event goes to every installation on the store that holds the scope of the resource, both when the change
         *     is made and when the event is sent.
         *
         *     | Resource | Scope |
         *     |---|---|
         *     | orders, invoices, returns, tickets, bookings | `READ_ORDERS` |
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
         *     | app | none |
         *
         *     An app can choose the topics that its webhook is for, in the console; by default these are all of them.
         *
         *     ## What an app hears about itself
         *
         *     `app/uninstalled` says that the app is no longer installed on the store, and `app/scopes_updated` that it may now do
         *     more or less there, no matter who caused it: the merchant, staff who left, a store that closed, or the platform.
         *     `resourceId` is the id of the installation, and `method` and `path` are those of the Console API. Both come after
         *     the change: tokens are revoked or narrowed already. Forget the tokens and the data of a store that has uninstalled
         *     the app. An app that is installed there again has another installation.
         *
         *     ## What a receiver must do
         *
         *     1. Check the signature of the raw body before parsing it.
         *     2. Respond with a 2xx status within 5 seconds, and do the work afterwards.
         *     3. Skip events whose `id` it has already seen: an event can arrive more than once.
         *     4. Use `occurredAt` to order events: a later change can arrive before an earlier one.
         *
         *     The head of the response decides: with a 2xx status it is an acknowledgement, whatever follows. An attempt fails
         *     if the status is not 2xx, if the response is a redirect, if connecting takes more than 2 seconds, or if the head
         *     takes more than 5 seconds. The log of the delivery shows where a redirect leads.
         *
         *     ## Retries
         *
         *     A delivery has 8 attempts, the last of them about 27½ hours after the first. Each delay starts at the
         *     previous attempt and varies by up to 20 %.
         *
         *     | Attempt | Delay |
         *     |---|---|
         *     | 1 | none |
         *     | 2 | 5 s |
         *     | 3 | 5 min |
         *     | 4 | 30 min |
         *     | 5 | 2 h |
         *     | 6 | 5 h |
         *     | 7 | 10 h |
         *     | 8 | 10 h |
         *
         *     Every attempt has the same `id` and the same body. A `Retry-After` header in the response is honoured up to
         *     twice the delay. After the last attempt the delivery is dropped. For 30 days it can still be sent again, from
         *     the console or by the app itself with `redeliver` on the Apps API. If the receiver responds with 410, or if
         *     every delivery fails for 5 days, the webhook is disabled and the developer gets an e-mail. Events that were
         *     not sent meanwhile can be read from `GET /events` on the Apps API.
         *
         *     ## Checking the signature
         *
         *     `X-Service-Hmac-SHA256` is the HMAC-SHA256 of the raw body, in base64. The key is the whole signing secret as
         *     text, including `whsec_`. Compare the signatures in constant time and reject the call if they differ. For
         *     24 hours after the secret was rotated, `X-Service-Hmac-SHA256-Previous` holds the signature by the old one.
         *
         *     Each call is also signed as [Standard Webhooks](https://www.standardwebhooks.com) has it, so that its libraries
         *     can be used instead. `webhook-id` is the id of the event, and `webhook-timestamp` is the time of the attempt in
         *     seconds: reject a call that is more than five minutes old. `webhook-signature` is `v1,` and the HMAC-SHA256 of
         *     `<webhook-id>.<webhook-timestamp>.<raw body>` in base64; the key is what follows `whsec_` in the secret, decoded
         *     from base64. For 24 hours after the secret was rotated, the signature by the old one follows after a space.
         *
         *     Here are two test vectors. Each body is one line without a line break at its end.
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
         *
         *     With the secret `whsec_dGhpcmQgdGVzdCB2ZWN0b3IgMDEyMzQ1` and the timestamp `1795253401`, the first body has the
         *     `webhook-signature` `v1,x/NtNfSY6399morgU9HijDsCPUZ7M62E754zg9xGtI0=`.
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
        /** @description An HMAC-SHA256 signature in base64. */
        Signature: string;
        /**
         * @description The resource that changed.
         * @enum {string}
         */
        Resource: "orders" | "invoices" | "returns" | "tickets" | "bookings" | "products" | "foods" | "services" | "categories" | "customers" | "shipping" | "discounts" | "blogs" | "notifications" | "tasks" | "notes" | "scripts" | "comments" | "dispatch" | "kyc" | "domains" | "roles" | "payouts" | "app";
        /**
         * @description The kind of change.
         * @enum {string}
         */
        Action: "created" | "updated" | "deleted" | "uninstalled" | "scopes_updated";
        /**
         * @description The resource and the action, separated by a slash.
         * @example orders/updated
         */
        Topic: string;
        /** @description A change to a record of a store. It carries identifiers only. Later versions may add members: ignore those that you do not know. */
        WebhookEvent: {
            /** @description The id of the event. Every attempt to deliver it carries the same id. */
            id: components["schemas"]["Id"];
            /** @description The resource and the action, separated by a slash. */
            topic: components["schemas"]["Topic"];
            /** @description The resource that changed. */
            resource: components["schemas"]["Resource"];
            /** @description The kind of change. */
            action: components["schemas"]["Action"];
            /**
             * @description The HTTP method of the call that made the change.
             * @enum {string}
             */
            method: "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description The path of the call that made the change, without `/api/v1` and without the query. */
            path: string;
            /** @description The id of the record that changed. Absent when the call did not change exactly one record. */
            resourceId?: components["schemas"]["Id"];
            /** @description The id of the store. */
            shopId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the change was made, in UTC and ISO 8601 format.
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
                 * @description The id of the store, the same as `shopId` in the body.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                "X-Service-Shop-Id": components["schemas"]["Id"];
                /**
                 * @description The `clientId` of the receiving app.
                 * @example client_EXAMPLE-not-a-real-client
                 */
                "X-Service-App-Client-Id": string;
                /**
                 * @description The same as `id` in the body.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                "X-Service-Event-Id": components["schemas"]["Id"];
                /**
                 * @description The signature of the raw body, by the current signing secret.
                 * @example 3KeLf9Vcu0ane0lHYI1N78uTls4J5yHMmY25U6WGY+w=
                 */
                "X-Service-Hmac-SHA256": components["schemas"]["Signature"];
                /**
                 * @description The signature by the previous signing secret, for 24 hours after the secret was rotated.
                 * @example CuihYfMr9aTuwZYg1wG9LuNwE47U4n7aw0Sr+S9pyTM=
                 */
                "X-Service-Hmac-SHA256-Previous"?: components["schemas"]["Signature"];
                /**
                 * @description The same as `id` in the body, for Standard Webhooks.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                "webhook-id": components["schemas"]["Id"];
                /**
                 * @description The time of this attempt, in seconds since 1970, for Standard Webhooks.
                 * @example 1795253401
                 */
                "webhook-timestamp": string;
                /**
                 * @description The signature of Standard Webhooks by the current signing secret; for 24 hours after the secret was rotated, the one by the previous secret follows after a space.
                 * @example v1,x/NtNfSY6399morgU9HijDsCPUZ7M62E754zg9xGtI0=
                 */
                "webhook-signature": string;
                /**
                 * @description Present only on a test event that the developer sent from the console. Nothing has changed.
                 * @example true
                 */
                "X-Service-Test"?: "true";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description The receiver wants no more events. The app's webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. The body of the response is not used. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attempt failed. The event is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
