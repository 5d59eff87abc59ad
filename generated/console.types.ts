// Written by `make gen` from openapi/. Change the contract, not this file.
export interface paths {
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
         * Ask for a sign-in code
         * @description Sends a code of six digits by e-mail. It is good for 10 minutes and 5 tries, and a newer one replaces it. An address that is new here gets its account with the first code.
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
         * Sign in with the code
         * @description Trades the newest code for a token. A wrong try is counted even though it is refused.
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
         * Show who is signed in
         * @description Also tells how long the token is good for. `shopRole` is null here, as the console is not about one store.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
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
         * @description The session of the token ends at once, on the Store API too; other sessions of the account stay.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your stores
         * @description The stores that you own or work for, newest first.
         */
        get: operations["listStores"];
        put?: never;
        /**
         * Open a store
         * @description You become its owner. The configured card gateways are switched on for it, the sandbox one in development. Without `slug` one is made from the name. Type, currency and country cannot be changed later.
         */
        post: operations["createStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * Show a store
         * @description Yours, or one that you work for.
         */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a store
         * @description For the owner only. What is left out stays as it is. `theme`, `contact`, `socials` and `policies` are replaced as a whole.
         */
        patch: operations["updateStore"];
        trace?: never;
    };
    "/stores/{storeId}/staff": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * List the staff of a store
         * @description For the owner only; the owner is not in the list. Newest first.
         */
        get: operations["listStaff"];
        put?: never;
        /**
         * Add somebody to the staff
         * @description For the owner only. An address without an account gets one, so the person just signs in with a code. What a member may do is what the role allows; roles are kept on the Apps API.
         */
        post: operations["addStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/staff/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
                /** @description The account of the member. */
                userId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove somebody from the staff
         * @description For the owner only. The tokens that the member made for this store stop at once.
         */
        delete: operations["removeStaff"];
        options?: never;
        head?: never;
        /**
         * Give a staff member another role
         * @description For the owner only. First-party tokens of the member lose at once the scopes that the new role does not allow.
         */
        patch: operations["updateStaff"];
        trace?: never;
    };
    "/stores/{storeId}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * List the first-party tokens of a store
         * @description Those that still work, newest first: the owner sees all of them, staff see their own. The tokens themselves are not kept and cannot be shown again.
         */
        get: operations["listStoreTokens"];
        put?: never;
        /**
         * Make a first-party token
         * @description A token of the Apps API for the store's own tools, good for 30 days. This reply alone shows it. Its scopes are at most what your role allows, and everything for the owner; left out, they are all of that.
         */
        post: operations["createStoreToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
                /** @description The token's `_id`, not the token. */
                tokenId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a first-party token
         * @description It stops at once. The owner may revoke any of the store's, staff their own.
         */
        delete: operations["revokeStoreToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/installations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * List the apps of a store
         * @description What each of them was granted, newest first.
         */
        get: operations["listInstallations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/installations/{installationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
                /** @description The installation. */
                installationId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an app from a store
         * @description For the owner only. The app's tokens for this store stop at once and waiting webhooks are dropped.
         */
        delete: operations["removeInstallation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your apps
         * @description The apps that you registered, newest first.
         */
        get: operations["listApps"];
        put?: never;
        /**
         * Register an app
         * @description `clientId` names the app in OAuth 2.0. `clientSecret` is in this reply alone, so keep it safe. An app cannot ask a store for a scope that is not registered here.
         */
        post: operations["createApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        /**
         * Show an app
         * @description One that you registered.
         */
        get: operations["getApp"];
        put?: never;
        post?: never;
        /**
         * Delete an app
         * @description It leaves every store at once. Its tokens stop, and webhooks that still wait are dropped.
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Change an app
         * @description What is left out stays as it is; the lists are replaced as a whole. A new scope reaches a store when its merchant consents again. A scope that is taken away can no longer be asked for, while stores that granted it earlier are not touched.
         */
        patch: operations["updateApp"];
        trace?: never;
    };
    "/apps/{appId}/client-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the client secret
         * @description The old secret stops at once and the new one is in this reply alone. Tokens stay good.
         */
        post: operations["rotateClientSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save the webhook URL of an app
         * @description One URL serves every store that installed the app. It must be HTTPS and publicly reachable, which is looked up now and again before each delivery. The secret that signs the deliveries stays the same when the URL changes. An empty `url` switches webhooks off.
         */
        put: operations["saveWebhook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/webhook/signing-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description The new secret signs from now on. Until `previousValidUntil`, 24 hours from now, the old one signs too, in the header `X-Service-Hmac-SHA256-Previous`, so that a receiver can change over without a gap.
         */
        post: operations["rotateSigningSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test notification now
         * @description A made-up notification goes to the app's URL at once, signed and guarded like a real one, with the header `X-Service-Test`. It tells of a record that does not exist, on the store that installed the app last, or on one that does not exist either. The reply says what the receiver answered, or why no answer came; a failure here counts for nothing. It works while failures have switched the webhook off, too.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        /**
         * List what was sent to an app
         * @description Newest first; kept for 30 days. `total` counts to 10,000.
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
    "/apps/{appId}/deliveries/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what was sent between two times
         * @description For a receiver that was down or has lost what it got. Everything made from `from` to `to` (inclusive) that is over is sent again, each with its own `id` and bytes; with `state` only what is in that state. What the app may not hear any more is left out. More than 10,000 are refused: choose a shorter time.
         */
        post: operations["replayDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
                /** @description The `id` of the notification. */
                deliveryId: string;
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
    "/apps/{appId}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
                /** @description The `id` of the notification. */
                deliveryId: string;
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
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the consent page
         * @description Where an app sends a merchant's browser. The page signs the merchant in, lists what the app asks for and lets the merchant choose a store. A mistake of the app is told on the page. The browser is sent back to the app only when the redirect URI is one that it registered.
         */
        get: operations["showConsent"];
        put?: never;
        /**
         * Consent to an app
         * @description What the consent page calls. It answers with the address to send the browser to, which carries a code that lives for 60 seconds and works once. Staff can grant at most what their role allows. `codeChallenge` is SHA-256 (S256); an app that leaves it out must show its client secret for the code.
         */
        post: operations["authorizeApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stores that an app could be let into
         * @description What the consent page offers: the stores that you own or work for, newest first. `grantable` is what you may grant an app there, `granted` what this app holds there now.
         */
        get: operations["listConsentStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Takes a code (`authorization_code`) or a refresh token (`refresh_token`) for an access token of 30 days and a refresh token of 90 days. A code needs the client secret or the PKCE verifier, and always the verifier when it was asked for with a challenge. What was got with the client secret needs it for refreshing too. The secret goes into the form or into HTTP Basic, never both. Each refresh token works once. Using a code or a refresh token a second time revokes everything that came from it. The members of RFC 6749 stand beside the envelope's, and so do `error` and `error_description` on a refusal.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a token
         * @description As in RFC 7009: an access token or a refresh token of the calling app stops at once, and with a refresh token every access token that came from it. A token that is unknown, or another app's, gets the same reply and changes nothing.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the e-mails that were not sent
         * @description While no SMTP server is configured, every e-mail stays here instead, newest first, sign-in codes included. With one, there is no mailbox.
         */
        get: operations["listMailbox"];
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
         * Format: date-time
         * @description An ISO 8601 time in UTC.
         * @example 2026-11-21T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * @description An opaque identifier of 24 lower-case hexadecimal digits.
         * @example 665f1c2ab4e0d3a1c9f00001
         */
        Id: string;
        /** @description A JWT, to be sent as a bearer token. */
        Token: string;
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
        ShopPolicies: {
            terms: string | null;
            privacy: string | null;
            refunds: string | null;
            shipping: string | null;
        };
        Store: {
            _id: components["schemas"]["Id"];
            /** @description The account that owns the store. */
            owner: string;
            name: string;
            slug: string;
            type: components["schemas"]["ShopType"];
            currency: components["schemas"]["Currency"];
            /** @description An ISO 3166-1 alpha-2 code. */
            country: string;
            /** Format: uri */
            logo: string | null;
            theme: components["schemas"]["ShopTheme"];
            contact: components["schemas"]["ShopContact"];
            socials: components["schemas"]["ShopSocials"];
            policies: components["schemas"]["ShopPolicies"];
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
        /**
         * @description An ISO 4217 code.
         * @example NGN
         */
        CurrencyCode: string;
        /** @description The store's name in addresses. No two stores have the same. */
        StoreSlug: string;
        /** @description What shoppers agree to, as plain text. What is null or left out is empty. */
        StorePolicies: {
            terms?: string | null;
            privacy?: string | null;
            refunds?: string | null;
            shipping?: string | null;
        };
        StaffRole: {
            _id: components["schemas"]["Id"];
            name: string;
        };
        StaffMember: {
            /** @description The account of the member. */
            _id: string;
            name: string | null;
            email: string;
            role: components["schemas"]["StaffRole"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A scope of the Apps API, the first-party ones included.
         * @enum {string}
         */
        StoreScope: "READ_ORDERS" | "READ_INVENTORY" | "WRITE_INVENTORY" | "READ_CATEGORIES" | "READ_CUSTOMERS" | "WRITE_CUSTOMERS" | "READ_SHIPPING" | "WRITE_SHIPPING" | "READ_DISCOUNTS" | "READ_BLOGS" | "READ_NOTIFICATIONS" | "READ_TASKS" | "WRITE_TASKS" | "READ_NOTES" | "READ_SCRIPTS" | "WRITE_COMMENTS" | "READ_DISPATCH" | "READ_KYC" | "READ_DOMAINS" | "READ_ROLES" | "READ_PAYOUTS" | "WRITE_ORDERS" | "WRITE_DISCOUNTS" | "WRITE_BLOGS" | "WRITE_NOTES" | "WRITE_SCRIPTS" | "WRITE_ROLES" | "WRITE_PAYOUTS" | "WRITE_DOMAINS" | "WRITE_KYC" | "WRITE_NOTIFICATIONS" | "WRITE_STORE";
        StoreToken: {
            _id: components["schemas"]["Id"];
            name: string;
            scopes: components["schemas"]["StoreScope"][];
            /** @description The account that made the token. */
            createdBy: string;
            createdAt: components["schemas"]["Timestamp"];
            expiresAt: components["schemas"]["Timestamp"];
        };
        InstalledApp: {
            _id: components["schemas"]["Id"];
            name: string;
            clientId: string;
        };
        /**
         * @description A scope that an app of another developer may hold.
         * @enum {string}
         */
        AppScope: "READ_ORDERS" | "READ_INVENTORY" | "WRITE_INVENTORY" | "READ_CATEGORIES" | "READ_CUSTOMERS" | "WRITE_CUSTOMERS" | "READ_SHIPPING" | "WRITE_SHIPPING" | "READ_DISCOUNTS" | "READ_BLOGS" | "READ_NOTIFICATIONS" | "READ_TASKS" | "WRITE_TASKS" | "READ_NOTES" | "READ_SCRIPTS" | "WRITE_COMMENTS" | "READ_DISPATCH" | "READ_KYC" | "READ_DOMAINS" | "READ_ROLES" | "READ_PAYOUTS";
        Installation: {
            _id: components["schemas"]["Id"];
            app: components["schemas"]["InstalledApp"];
            scopes: components["schemas"]["AppScope"][];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        App: {
            _id: components["schemas"]["Id"];
            name: string;
            clientId: string;
            redirectUris: string[];
            scopes: components["schemas"]["AppScope"][];
            /** @description Null while webhooks are off. */
            webhookUrl: string | null;
            /**
             * Format: date-time
             * @description When we stopped calling the URL because nothing but failures came back. Saving the URL starts again.
             */
            webhookDisabledAt: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description What merchants see when they consent. */
        AppName: string;
        /** @description Where merchants may be sent after consenting. They are compared character by character. */
        RedirectUris: string[];
        AppScopes: components["schemas"]["AppScope"][];
        NewApp: {
            _id: components["schemas"]["Id"];
            name: string;
            clientId: string;
            redirectUris: string[];
            scopes: components["schemas"]["AppScope"][];
            /** @description Null while webhooks are off. */
            webhookUrl: string | null;
            /**
             * Format: date-time
             * @description When we stopped calling the URL because nothing but failures came back. Saving the URL starts again.
             */
            webhookDisabledAt: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
            clientSecret: string;
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
        ConsentStore: {
            _id: components["schemas"]["Id"];
            name: string;
            grantable: components["schemas"]["AppScope"][];
            /** @description Null where the app is not installed. */
            granted: components["schemas"]["AppScope"][] | null;
        };
        Message: {
            _id: components["schemas"]["Id"];
            to: string;
            subject: string;
            text: string;
            /** @description The same in HTML; null for e-mails older than that. */
            html: string | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        AuthenticateRequest: {
            /**
             * Format: email
             * @description Upper and lower case are the same.
             */
            email: string;
            /** @description Kept when the account is new. */
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
            message: "Code sent";
            /** @description What the call is answered with. */
            data: {
                email: string;
                expiresAt: components["schemas"]["Timestamp"];
            };
        };
        VerifyEmailRequest: {
            /**
             * Format: email
             * @description Upper and lower case are the same.
             */
            email: string;
            /** @description The six digits of the e-mail. */
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
        ListStoresResponse: {
            /**
             * @description The HTTP status.
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
            message: "Stores retrieved";
            /** @description What the call is answered with. */
            data: {
                stores: components["schemas"]["Store"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateStoreRequest: {
            name: string;
            type: components["schemas"]["ShopType"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description An ISO 3166-1 alpha-2 code. */
            country: string;
            slug?: components["schemas"]["StoreSlug"];
        };
        CreateStoreResponse: {
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
            message: "Store created";
            data: components["schemas"]["Store"];
        };
        GetStoreResponse: {
            /**
             * @description The HTTP status.
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
            message: "Store retrieved";
            data: components["schemas"]["Store"];
        };
        UpdateStoreRequest: {
            name?: string;
            slug?: components["schemas"]["StoreSlug"];
            /** Format: uri */
            logo?: string | null;
            theme?: components["schemas"]["ShopTheme"];
            contact?: components["schemas"]["ShopContact"];
            socials?: components["schemas"]["ShopSocials"];
            policies?: components["schemas"]["StorePolicies"];
        };
        UpdateStoreResponse: {
            /**
             * @description The HTTP status.
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
            message: "Store updated";
            data: components["schemas"]["Store"];
        };
        ListStaffResponse: {
            /**
             * @description The HTTP status.
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
            message: "Staff retrieved";
            /** @description What the call is answered with. */
            data: {
                staff: components["schemas"]["StaffMember"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        AddStaffRequest: {
            /** Format: email */
            email: string;
            /** @description A role of this store. */
            roleId: string;
        };
        AddStaffResponse: {
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
            message: "Staff member added";
            data: components["schemas"]["StaffMember"];
        };
        UpdateStaffRequest: {
            /** @description A role of this store. */
            roleId: string;
        };
        UpdateStaffResponse: {
            /**
             * @description The HTTP status.
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
            message: "Staff member updated";
            data: components["schemas"]["StaffMember"];
        };
        RemoveStaffResponse: {
            /**
             * @description The HTTP status.
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
            message: "Staff member removed";
            /** @description Always null. */
            data: null;
        };
        ListStoreTokensResponse: {
            /**
             * @description The HTTP status.
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
            message: "Tokens retrieved";
            /** @description What the call is answered with. */
            data: {
                tokens: components["schemas"]["StoreToken"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateStoreTokenRequest: {
            /** @description What the token is for. */
            name: string;
            scopes?: components["schemas"]["StoreScope"][];
        };
        CreateStoreTokenResponse: {
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
            message: "Token created";
            /** @description What the call is answered with. */
            data: {
                _id: components["schemas"]["Id"];
                token: string;
                name: string;
                scopes: components["schemas"]["StoreScope"][];
                expiresAt: components["schemas"]["Timestamp"];
            };
        };
        RevokeStoreTokenResponse: {
            /**
             * @description The HTTP status.
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
            message: "Token revoked";
            /** @description Always null. */
            data: null;
        };
        ListInstallationsResponse: {
            /**
             * @description The HTTP status.
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
            message: "Installations retrieved";
            /** @description What the call is answered with. */
            data: {
                installations: components["schemas"]["Installation"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        RemoveInstallationResponse: {
            /**
             * @description The HTTP status.
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
            message: "Installation removed";
            /** @description Always null. */
            data: null;
        };
        ListAppsResponse: {
            /**
             * @description The HTTP status.
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
            message: "Apps retrieved";
            /** @description What the call is answered with. */
            data: {
                apps: components["schemas"]["App"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateAppRequest: {
            name: components["schemas"]["AppName"];
            redirectUris: components["schemas"]["RedirectUris"];
            scopes: components["schemas"]["AppScopes"];
        };
        CreateAppResponse: {
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
            message: "App created";
            data: components["schemas"]["NewApp"];
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
            data: components["schemas"]["App"];
        };
        UpdateAppRequest: {
            name?: components["schemas"]["AppName"];
            redirectUris?: components["schemas"]["RedirectUris"];
            scopes?: components["schemas"]["AppScopes"];
        };
        UpdateAppResponse: {
            /**
             * @description The HTTP status.
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
            message: "App updated";
            data: components["schemas"]["App"];
        };
        DeleteAppResponse: {
            /**
             * @description The HTTP status.
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
            message: "App deleted";
            /** @description Always null. */
            data: null;
        };
        RotateClientSecretResponse: {
            /**
             * @description The HTTP status.
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
            message: "Client secret rotated";
            /** @description What the call is answered with. */
            data: {
                clientId: string;
                clientSecret: string;
            };
        };
        SaveWebhookRequest: {
            url: string;
        };
        SaveWebhookResponse: {
            /**
             * @description The HTTP status.
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
            message: "Webhook saved";
            /** @description What the call is answered with. */
            data: {
                /** @description Empty while webhooks are off. */
                url: string;
                /** @description The key of `X-Service-Hmac-SHA256`. Null while webhooks are off. */
                signingSecret: string | null;
            };
        };
        RotateSigningSecretResponse: {
            /**
             * @description The HTTP status.
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
            message: "Signing secret rotated";
            /** @description What the call is answered with. */
            data: {
                signingSecret: string;
                previousValidUntil: components["schemas"]["Timestamp"];
            };
        };
        TestWebhookResponse: {
            /**
             * @description The HTTP status.
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
            message: "Test notification sent";
            /** @description What the call is answered with. */
            data: {
                /** @description The `id` of the notification. */
                id: components["schemas"]["Id"];
                /** @description Null where no answer came. */
                status: number | null;
                durationMs: number;
                /** @description Why no answer came; null where one did. */
                error: string | null;
                /** @description The first 1 KB of the answer. */
                response: string | null;
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
        ReplayDeliveriesRequest: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @enum {string} */
            state?: "delivered" | "dead" | "dropped";
        };
        ReplayDeliveriesResponse: {
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
            message: "Deliveries queued";
            /** @description What the call is answered with. */
            data: {
                /** @description How many will be sent again. */
                queued: number;
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
        AuthorizeAppRequest: {
            clientId: string;
            storeId: string;
            scopes: components["schemas"]["AppScopes"];
            /** Format: uri */
            redirectUri: string;
            /** @description Given back to the app unchanged. */
            state?: string;
            codeChallenge?: string;
        };
        AuthorizeAppResponse: {
            /**
             * @description The HTTP status.
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
            message: "Access granted";
            /** @description What the call is answered with. */
            data: {
                /**
                 * Format: uri
                 * @description The redirect URI with `code`, `state` and `iss`.
                 */
                redirectUrl: string;
            };
        };
        ListConsentStoresResponse: {
            /**
             * @description The HTTP status.
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
            message: "Stores retrieved";
            /** @description What the call is answered with. */
            data: {
                stores: components["schemas"]["ConsentStore"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        ExchangeTokenRequest: {
            /** @description `authorization_code` or `refresh_token`. */
            grant_type?: string;
            code?: string;
            /** @description The same as the consent page was called with. */
            redirect_uri?: string;
            client_id?: string;
            client_secret?: string;
            code_verifier?: string;
            refresh_token?: string;
            /** @description When refreshing: fewer scopes than before, with spaces between them. */
            scope?: string;
        };
        ExchangeTokenResponse: {
            /**
             * @description The HTTP status.
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
            message: "Token issued";
            /** @description What the call is answered with. */
            data: {
                access_token: string;
                /** @enum {string} */
                token_type: "Bearer";
                /** @description Seconds. */
                expires_in: number;
                refresh_token: string;
                /** @description The granted scopes with spaces between them. */
                scope: string;
            };
            access_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds. */
            expires_in: number;
            refresh_token: string;
            /** @description The granted scopes with spaces between them. */
            scope: string;
        };
        RevokeTokenRequest: {
            token?: string;
            /** @description `access_token` or `refresh_token`; only a hint. */
            token_type_hint?: string;
            client_id?: string;
            /** @description May be left out by an app that cannot keep one. */
            client_secret?: string;
        };
        RevokeTokenResponse: {
            /**
             * @description The HTTP status.
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
            message: "Token revoked";
            /** @description Always null. */
            data: null;
        };
        ListMailboxResponse: {
            /**
             * @description The HTTP status.
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
            message: "Messages retrieved";
            /** @description What the call is answered with. */
            data: {
                messages: components["schemas"]["Message"][];
                pagination: components["schemas"]["Pagination"];
            };
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authenticate: {
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
                 *       "email": "merchant@example.com",
                 *       "name": "Ada"
                 *     }
                 */
                "application/json": components["schemas"]["AuthenticateRequest"];
            };
        };
        responses: {
            /** @description Code sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Code sent",
                     *       "data": {
                     *         "email": "merchant@example.com",
                     *         "expiresAt": "2026-11-21T09:40:00.000Z"
                     *       }
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "merchant@example.com",
                 *       "otp": "493027"
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
                     *         "_id": "665f1c2ab4e0d3a1c9f00011",
                     *         "email": "merchant@example.com",
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
            header?: never;
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
                     *           "_id": "665f1c2ab4e0d3a1c9f00011",
                     *           "name": "Ada",
                     *           "email": "merchant@example.com",
                     *           "phone": null,
                     *           "role": "user",
                     *           "shopRole": null,
                     *           "stores": [
                     *             {
                     *               "_id": "665f1c2ab4e0d3a1c9f00001",
                     *               "name": "Paper Lantern",
                     *               "currency": {
                     *                 "symbol": "₦",
                     *                 "code": "NGN"
                     *               }
                     *             }
                     *           ],
                     *           "avatar": null,
                     *           "authMethod": "otp",
                     *           "balance": 0,
                     *           "deleted": false,
                     *           "disabled": false,
                     *           "createdAt": "2026-11-01T08:00:00.000Z",
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
    logout: {
        parameters: {
            query?: never;
            header?: never;
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
    listStores: {
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
            /** @description Stores retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Stores retrieved",
                     *       "data": {
                     *         "stores": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00001",
                     *             "owner": "665f1c2ab4e0d3a1c9f00011",
                     *             "name": "Paper Lantern",
                     *             "slug": "paper-lantern",
                     *             "type": "digital",
                     *             "currency": {
                     *               "symbol": "₦",
                     *               "code": "NGN"
                     *             },
                     *             "country": "NG",
                     *             "logo": "https://files.example.com/stores/paper-lantern.png",
                     *             "theme": {
                     *               "primaryColor": "#1f6feb"
                     *             },
                     *             "contact": {
                     *               "email": "hello@paperlantern.example"
                     *             },
                     *             "socials": {
                     *               "instagram": "https://instagram.example/paperlantern"
                     *             },
                     *             "policies": {
                     *               "terms": null,
                     *               "privacy": null,
                     *               "refunds": "Write to us within 14 days.",
                     *               "shipping": null
                     *             },
                     *             "createdAt": "2026-11-01T08:00:00.000Z",
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
                    "application/json": components["schemas"]["ListStoresResponse"];
                };
            };
        };
    };
    createStore: {
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
                 *       "name": "Paper Lantern",
                 *       "type": "digital",
                 *       "currency": "NGN",
                 *       "country": "NG",
                 *       "slug": "paper-lantern"
                 *     }
                 */
                "application/json": components["schemas"]["CreateStoreRequest"];
            };
        };
        responses: {
            /** @description Store created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Store created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00001",
                     *         "owner": "665f1c2ab4e0d3a1c9f00011",
                     *         "name": "Paper Lantern",
                     *         "slug": "paper-lantern",
                     *         "type": "digital",
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "country": "NG",
                     *         "logo": null,
                     *         "theme": {},
                     *         "contact": {},
                     *         "socials": {},
                     *         "policies": {
                     *           "terms": null,
                     *           "privacy": null,
                     *           "refunds": null,
                     *           "shipping": null
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateStoreResponse"];
                };
            };
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Store retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Store retrieved",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00001",
                     *         "owner": "665f1c2ab4e0d3a1c9f00011",
                     *         "name": "Paper Lantern",
                     *         "slug": "paper-lantern",
                     *         "type": "digital",
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "country": "NG",
                     *         "logo": "https://files.example.com/stores/paper-lantern.png",
                     *         "theme": {
                     *           "primaryColor": "#1f6feb"
                     *         },
                     *         "contact": {
                     *           "email": "hello@paperlantern.example"
                     *         },
                     *         "socials": {
                     *           "instagram": "https://instagram.example/paperlantern"
                     *         },
                     *         "policies": {
                     *           "terms": null,
                     *           "privacy": null,
                     *           "refunds": "Write to us within 14 days.",
                     *           "shipping": null
                     *         },
                     *         "createdAt": "2026-11-01T08:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetStoreResponse"];
                };
            };
        };
    };
    updateStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "logo": "https://files.example.com/stores/paper-lantern.png",
                 *       "theme": {
                 *         "primaryColor": "#1f6feb"
                 *       },
                 *       "policies": {
                 *         "refunds": "Write to us within 14 days."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStoreRequest"];
            };
        };
        responses: {
            /** @description Store updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Store updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00001",
                     *         "owner": "665f1c2ab4e0d3a1c9f00011",
                     *         "name": "Paper Lantern",
                     *         "slug": "paper-lantern",
                     *         "type": "digital",
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "country": "NG",
                     *         "logo": "https://files.example.com/stores/paper-lantern.png",
                     *         "theme": {
                     *           "primaryColor": "#1f6feb"
                     *         },
                     *         "contact": {
                     *           "email": "hello@paperlantern.example"
                     *         },
                     *         "socials": {
                     *           "instagram": "https://instagram.example/paperlantern"
                     *         },
                     *         "policies": {
                     *           "terms": null,
                     *           "privacy": null,
                     *           "refunds": "Write to us within 14 days.",
                     *           "shipping": null
                     *         },
                     *         "createdAt": "2026-11-01T08:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateStoreResponse"];
                };
            };
        };
    };
    listStaff: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Staff retrieved",
                     *       "data": {
                     *         "staff": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00012",
                     *             "name": "Bola",
                     *             "email": "packer@example.com",
                     *             "role": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00061",
                     *               "name": "Packer"
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
                    "application/json": components["schemas"]["ListStaffResponse"];
                };
            };
        };
    };
    addStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "packer@example.com",
                 *       "roleId": "665f1c2ab4e0d3a1c9f00061"
                 *     }
                 */
                "application/json": components["schemas"]["AddStaffRequest"];
            };
        };
        responses: {
            /** @description Staff member added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Staff member added",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00012",
                     *         "name": "Bola",
                     *         "email": "packer@example.com",
                     *         "role": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00061",
                     *           "name": "Packer"
                     *         },
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-20T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddStaffResponse"];
                };
            };
        };
    };
    removeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
                /** @description The account of the member. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff member removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Staff member removed",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["RemoveStaffResponse"];
                };
            };
        };
    };
    updateStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
                /** @description The account of the member. */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleId": "665f1c2ab4e0d3a1c9f00061"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStaffRequest"];
            };
        };
        responses: {
            /** @description Staff member updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Staff member updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00012",
                     *         "name": "Bola",
                     *         "email": "packer@example.com",
                     *         "role": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00061",
                     *           "name": "Packer"
                     *         },
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "updatedAt": "2026-11-20T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateStaffResponse"];
                };
            };
        };
    };
    listStoreTokens: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tokens retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Tokens retrieved",
                     *       "data": {
                     *         "tokens": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00071",
                     *             "name": "Packing desk",
                     *             "scopes": [
                     *               "READ_ORDERS",
                     *               "WRITE_ORDERS",
                     *               "WRITE_SHIPPING"
                     *             ],
                     *             "createdBy": "665f1c2ab4e0d3a1c9f00012",
                     *             "createdAt": "2026-11-21T09:30:00.000Z",
                     *             "expiresAt": "2026-12-21T09:30:00.000Z"
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
                    "application/json": components["schemas"]["ListStoreTokensResponse"];
                };
            };
        };
    };
    createStoreToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Packing desk",
                 *       "scopes": [
                 *         "READ_ORDERS",
                 *         "WRITE_ORDERS",
                 *         "WRITE_SHIPPING"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateStoreTokenRequest"];
            };
        };
        responses: {
            /** @description Token created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Token created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00071",
                     *         "token": "app_EXAMPLE-not-a-real-token",
                     *         "name": "Packing desk",
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "WRITE_ORDERS",
                     *           "WRITE_SHIPPING"
                     *         ],
                     *         "expiresAt": "2026-12-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateStoreTokenResponse"];
                };
            };
        };
    };
    revokeStoreToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
                /** @description The token's `_id`, not the token. */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Token revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Token revoked",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["RevokeStoreTokenResponse"];
                };
            };
        };
    };
    listInstallations: {
        parameters: {
            query: {
                /** @description The page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description How many records a page holds. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Installations retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Installations retrieved",
                     *       "data": {
                     *         "installations": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00091",
                     *             "app": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00081",
                     *               "name": "Label Printer",
                     *               "clientId": "client_EXAMPLE-not-a-real-client"
                     *             },
                     *             "scopes": [
                     *               "READ_ORDERS",
                     *               "READ_SHIPPING",
                     *               "WRITE_SHIPPING"
                     *             ],
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
                    "application/json": components["schemas"]["ListInstallationsResponse"];
                };
            };
        };
    };
    removeInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store. */
                storeId: string;
                /** @description The installation. */
                installationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Installation removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Installation removed",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["RemoveInstallationResponse"];
                };
            };
        };
    };
    listApps: {
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
            /** @description Apps retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Apps retrieved",
                     *       "data": {
                     *         "apps": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00081",
                     *             "name": "Label Printer",
                     *             "clientId": "client_EXAMPLE-not-a-real-client",
                     *             "redirectUris": [
                     *               "https://labels.example.com/oauth/callback"
                     *             ],
                     *             "scopes": [
                     *               "READ_ORDERS",
                     *               "READ_SHIPPING",
                     *               "WRITE_SHIPPING"
                     *             ],
                     *             "webhookUrl": "https://labels.example.com/webhooks",
                     *             "webhookDisabledAt": null,
                     *             "createdAt": "2026-11-10T12:00:00.000Z",
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
                    "application/json": components["schemas"]["ListAppsResponse"];
                };
            };
        };
    };
    createApp: {
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
                 *       "name": "Label Printer",
                 *       "redirectUris": [
                 *         "https://labels.example.com/oauth/callback"
                 *       ],
                 *       "scopes": [
                 *         "READ_ORDERS",
                 *         "READ_SHIPPING",
                 *         "WRITE_SHIPPING"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateAppRequest"];
            };
        };
        responses: {
            /** @description App created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "App created",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00081",
                     *         "name": "Label Printer",
                     *         "clientId": "client_EXAMPLE-not-a-real-client",
                     *         "clientSecret": "secret_EXAMPLE-not-a-real-secret",
                     *         "redirectUris": [
                     *           "https://labels.example.com/oauth/callback"
                     *         ],
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "READ_SHIPPING",
                     *           "WRITE_SHIPPING"
                     *         ],
                     *         "webhookUrl": null,
                     *         "webhookDisabledAt": null,
                     *         "createdAt": "2026-11-10T12:00:00.000Z",
                     *         "updatedAt": "2026-11-10T12:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateAppResponse"];
                };
            };
        };
    };
    getApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
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
                     *         "_id": "665f1c2ab4e0d3a1c9f00081",
                     *         "name": "Label Printer",
                     *         "clientId": "client_EXAMPLE-not-a-real-client",
                     *         "redirectUris": [
                     *           "https://labels.example.com/oauth/callback"
                     *         ],
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "READ_SHIPPING",
                     *           "WRITE_SHIPPING"
                     *         ],
                     *         "webhookUrl": "https://labels.example.com/webhooks",
                     *         "webhookDisabledAt": null,
                     *         "createdAt": "2026-11-10T12:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetAppResponse"];
                };
            };
        };
    };
    deleteApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description App deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "App deleted",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteAppResponse"];
                };
            };
        };
    };
    updateApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scopes": [
                 *         "READ_ORDERS",
                 *         "READ_SHIPPING",
                 *         "WRITE_SHIPPING"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAppRequest"];
            };
        };
        responses: {
            /** @description App updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "App updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00081",
                     *         "name": "Label Printer",
                     *         "clientId": "client_EXAMPLE-not-a-real-client",
                     *         "redirectUris": [
                     *           "https://labels.example.com/oauth/callback"
                     *         ],
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "READ_SHIPPING",
                     *           "WRITE_SHIPPING"
                     *         ],
                     *         "webhookUrl": "https://labels.example.com/webhooks",
                     *         "webhookDisabledAt": null,
                     *         "createdAt": "2026-11-10T12:00:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateAppResponse"];
                };
            };
        };
    };
    rotateClientSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client secret rotated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Client secret rotated",
                     *       "data": {
                     *         "clientId": "client_EXAMPLE-not-a-real-client",
                     *         "clientSecret": "secret_EXAMPLE-not-a-real-secret"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RotateClientSecretResponse"];
                };
            };
        };
    };
    saveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://labels.example.com/webhooks"
                 *     }
                 */
                "application/json": components["schemas"]["SaveWebhookRequest"];
            };
        };
        responses: {
            /** @description Webhook saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Webhook saved",
                     *       "data": {
                     *         "url": "https://labels.example.com/webhooks",
                     *         "signingSecret": "whsec_EXAMPLE-not-a-real-secret"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SaveWebhookResponse"];
                };
            };
        };
    };
    rotateSigningSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signing secret rotated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Signing secret rotated",
                     *       "data": {
                     *         "signingSecret": "whsec_EXAMPLE-not-a-real-secret",
                     *         "previousValidUntil": "2026-11-22T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RotateSigningSecretResponse"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Test notification sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Test notification sent",
                     *       "data": {
                     *         "id": "665f1c2ab4e0d3a1c9f000a1",
                     *         "status": 200,
                     *         "durationMs": 87,
                     *         "error": null,
                     *         "response": "ok"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TestWebhookResponse"];
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
                 * @description Only deliveries about this store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                shopId?: string;
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
            path: {
                /** @description The app. */
                appId: string;
            };
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
    replayDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-11-20T22:00:00.000Z",
                 *       "to": "2026-11-21T06:00:00.000Z",
                 *       "state": "dead"
                 *     }
                 */
                "application/json": components["schemas"]["ReplayDeliveriesRequest"];
            };
        };
        responses: {
            /** @description Deliveries queued */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 202,
                     *       "success": true,
                     *       "message": "Deliveries queued",
                     *       "data": {
                     *         "queued": 214
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReplayDeliveriesResponse"];
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The app. */
                appId: string;
                /** @description The `id` of the notification. */
                deliveryId: string;
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
                /** @description The app. */
                appId: string;
                /** @description The `id` of the notification. */
                deliveryId: string;
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
    showConsent: {
        parameters: {
            query?: {
                /**
                 * @description The app's `clientId`.
                 * @example client_EXAMPLE-not-a-real-client
                 */
                client_id?: string;
                /**
                 * @description Exactly one of those that the app registered.
                 * @example https://labels.example.com/oauth/callback
                 */
                redirect_uri?: string;
                /**
                 * @description Always `code`.
                 * @example code
                 */
                response_type?: string;
                /**
                 * @description Scopes with spaces between them. Left out, it is all that the app registered.
                 * @example READ_ORDERS READ_SHIPPING
                 */
                scope?: string;
                /**
                 * @description Given back to the app unchanged.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description The SHA-256 of the code verifier in base64url without padding.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge?: string;
                /**
                 * @description Always `S256`.
                 * @example S256
                 */
                code_challenge_method?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Label Printer asks for access</title> */
                    "text/html": string;
                };
            };
        };
    };
    authorizeApp: {
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
                 *       "clientId": "client_EXAMPLE-not-a-real-client",
                 *       "storeId": "665f1c2ab4e0d3a1c9f00001",
                 *       "scopes": [
                 *         "READ_ORDERS",
                 *         "READ_SHIPPING"
                 *       ],
                 *       "redirectUri": "https://labels.example.com/oauth/callback",
                 *       "state": "af0ifjsldkj",
                 *       "codeChallenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
                 *     }
                 */
                "application/json": components["schemas"]["AuthorizeAppRequest"];
            };
        };
        responses: {
            /** @description Access granted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Access granted",
                     *       "data": {
                     *         "redirectUrl": "https://labels.example.com/oauth/callback?code=EXAMPLE-not-a-real-code&state=af0ifjsldkj&iss=http%3A%2F%2Flocalhost%3A4002"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuthorizeAppResponse"];
                };
            };
        };
    };
    listConsentStores: {
        parameters: {
            query: {
                /**
                 * @description The app.
                 * @example client_EXAMPLE-not-a-real-client
                 */
                clientId: string;
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
            /** @description Stores retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Stores retrieved",
                     *       "data": {
                     *         "stores": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00001",
                     *             "name": "Paper Lantern",
                     *             "grantable": [
                     *               "READ_ORDERS",
                     *               "READ_INVENTORY",
                     *               "WRITE_INVENTORY",
                     *               "READ_CATEGORIES"
                     *             ],
                     *             "granted": [
                     *               "READ_ORDERS"
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
                    "application/json": components["schemas"]["ListConsentStoresResponse"];
                };
            };
        };
    };
    exchangeToken: {
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
                 *       "grant_type": "authorization_code",
                 *       "code": "EXAMPLE-not-a-real-code",
                 *       "redirect_uri": "https://labels.example.com/oauth/callback",
                 *       "client_id": "client_EXAMPLE-not-a-real-client",
                 *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ExchangeTokenRequest"];
            };
        };
        responses: {
            /** @description Token issued */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Token issued",
                     *       "data": {
                     *         "access_token": "app_EXAMPLE-not-a-real-token",
                     *         "token_type": "Bearer",
                     *         "expires_in": 2592000,
                     *         "refresh_token": "appr_EXAMPLE-not-a-real-token",
                     *         "scope": "READ_ORDERS READ_SHIPPING"
                     *       },
                     *       "access_token": "app_EXAMPLE-not-a-real-token",
                     *       "token_type": "Bearer",
                     *       "expires_in": 2592000,
                     *       "refresh_token": "appr_EXAMPLE-not-a-real-token",
                     *       "scope": "READ_ORDERS READ_SHIPPING"
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeTokenResponse"];
                };
            };
        };
    };
    revokeToken: {
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
                 *       "token": "appr_EXAMPLE-not-a-real-token",
                 *       "token_type_hint": "refresh_token",
                 *       "client_id": "client_EXAMPLE-not-a-real-client"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RevokeTokenRequest"];
            };
        };
        responses: {
            /** @description Token revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Token revoked",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["RevokeTokenResponse"];
                };
            };
        };
    };
    listMailbox: {
        parameters: {
            query: {
                /**
                 * @description Only e-mails to this address.
                 * @example merchant@example.com
                 */
                to?: string;
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
            /** @description Messages retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Messages retrieved",
                     *       "data": {
                     *         "messages": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *             "to": "merchant@example.com",
                     *             "subject": "Your sign-in code",
                     *             "text": "Your code is 493027. It is good for 10 minutes.",
                     *             "html": "<p>Your code is 493027. It is good for 10 minutes.</p>",
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
                    "application/json": components["schemas"]["ListMailboxResponse"];
                };
            };
        };
    };
}
