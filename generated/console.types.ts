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
         * Request a sign-in code
         * @description Sends a six-digit code by e-mail that works only on the console. It expires after 10 minutes. Earlier codes stay valid. An account is created when an e-mail address is used for the first time.
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
         * Sign in with a code
         * @description Exchanges a code for a token. Each network address gets five attempts, and fewer while others are trying codes of the same account. Other people's attempts never invalidate a code. The sign-in appears in the activity log of each store that you own or work for, and you get an e-mail if it comes from a new device. For an account with a second factor, a correct code gets 403 `factor_required`: send its `data.challenge` and a code from the authenticator app to `POST /auth/factor/verify` within 5 minutes.
         *
         *     **Access:** no token is needed.
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
         * Get the signed-in account
         * @description Returns the profile, and when the token expires. `shopRole` is null, because the console is not bound to one store.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Requires a sign-in within the last 15 minutes, as on the Store API. All tokens of the account stop working at once, and the data about you is erased. An account that owns open stores cannot be deleted: hand them over or close them first.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        patch?: never;
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
         * Export the data about you
         * @description Requires a sign-in within the last 15 minutes. Returns all data that the service and its stores keep about you, as one JSON document: your account, sessions, addresses, orders, comments and so on, each a list of records. Amounts are in minor units. Secrets such as tokens are not included.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
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
    "/auth/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the second factor
         * @description Returns whether signing in to the console requires a second factor, and how many recovery codes are left.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["getFactor"];
        put?: never;
        /**
         * Start to set up a second factor
         * @description Requires a sign-in within the last 15 minutes. Returns the secret for an authenticator app (TOTP, RFC 6238), which is shown in this reply only. Nothing changes until a code from the app is confirmed. Starting again replaces the secret.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
         */
        post: operations["beginFactor"];
        /**
         * Switch the second factor off
         * @description Requires a sign-in within the last 15 minutes. It appears in the activity log of each store that you own or work for, and you get an e-mail.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
         */
        delete: operations["removeFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the second factor on
         * @description Requires a sign-in within the last 15 minutes and a code from the authenticator app. From then on, signing in to the console also requires such a code. The reply has ten recovery codes, each of which works once instead of a code; they are shown in this reply only. Your other sessions on the console end. It appears in the activity log of each store that you own or work for, and you get an e-mail.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
         */
        post: operations["confirmFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factor/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the second factor
         * @description Exchanges the challenge of `POST /auth/verify` and a code for a token. Each code from the authenticator app and each recovery code works once. Attempts are limited like those with e-mailed codes.
         *
         *     **Access:** no token is needed.
         */
        post: operations["verifyFactor"];
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
         *     **Access:** a signed-in account.
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
         * @description Ends every session of the account at once, including the caller's own, both on the console and at stores where the person shops.
         *
         *     **Access:** a signed-in account.
         */
        post: operations["logoutAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page that confirms a device
         * @description The page behind `verification_uri`. It signs the person in, asks for the code that the device shows, says which device is asking and from where, and lets the person allow or refuse it.
         *
         *     **Access:** no token is needed.
         */
        get: operations["showDevicePage"];
        put?: never;
        /**
         * Start to sign in on a device without a browser
         * @description The device authorization request of RFC 8628, for the command line. Show `user_code` and `verification_uri` to the person and poll `POST /auth/device/token` every `interval` seconds. Both codes expire after 10 minutes and work once. The members of RFC 8628 are next to those of the envelope.
         *
         *     **Access:** no token is needed.
         */
        post: operations["beginDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/device/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the token of a device that was confirmed
         * @description The device access token request of RFC 8628. `authorization_pending`: nobody has decided yet; ask again after the interval. `slow_down`: wait 5 seconds longer from now on. `access_denied` and `expired_token` are final. The token is that of a session of the console, which `GET /auth/sessions` shows and which lasts 7 days. The members of RFC 8628 are next to those of the envelope, as do `error` and `error_description` on a refusal.
         *
         *     **Access:** no token is needed.
         */
        post: operations["exchangeDeviceCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/device/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the device that shows a code
         * @description The page makes this call so that the person sees which device is asking before allowing it. A wrong code counts as an attempt, like a wrong one-time code.
         *
         *     **Access:** a signed-in account.
         */
        post: operations["findDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/device/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allow or refuse a device
         * @description Requires a sign-in within the last 15 minutes. A code can be decided once: of concurrent decisions, the first counts. The device's session counts as signed in at the time you did. A wrong code counts as an attempt.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
         */
        post: operations["decideDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions on the console
         * @description Returns your active sessions, newest first: those of browsers and those of devices that you allowed.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the session.
                 * @example 665f1c2ab4e0d3a1c9f00019
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions on the console
         * @description Its token stops working at once.
         *
         *     **Access:** a signed-in account.
         */
        delete: operations["endSession"];
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
         * @description Returns the stores that you own or work for, newest first, closed ones included.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["listStores"];
        put?: never;
        /**
         * Open a store
         * @description You become the owner of the store. The configured card gateways are enabled for it; in development, that is the sandbox. Without a `slug`, one is made from the name. The type, the currency and the country cannot be changed later.
         *
         *     **Access:** a signed-in account.
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
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * Get a store
         * @description Returns a store that you own or work for.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a store
         * @description Only the owner can do this, while the store is open. Fields that are left out keep their values. `theme`, `contact`, `socials` and `policies` are replaced as a whole. Changing `requireSecondFactor` requires a sign-in within the last 15 minutes and, to switch it on, a second factor of your own; the staff get an e-mail that says what to do.
         *
         *     **Access:** a signed-in account.
         */
        patch: operations["updateStore"];
        trace?: never;
    };
    "/stores/{storeId}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * Get the open offer of a store
         * @description Only the owner can do this.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["getStoreTransfer"];
        put?: never;
        /**
         * Hand a store over to another person
         * @description Only the owner can do this, after a sign-in within the last 15 minutes. The person gets an e-mail with a code that is valid for 7 days, and owns the store as soon as they accept it (`acceptInvitation`); until then nothing changes. Offering the store to somebody else replaces the first offer.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
         */
        post: operations["transferStore"];
        /**
         * Withdraw the offer of a store
         * @description Only the owner can do this. The code in the e-mail stops working at once.
         *
         *     **Access:** a signed-in account.
         */
        delete: operations["withdrawStoreTransfer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a store
         * @description Only the owner can do this, after a sign-in within the last 15 minutes, and it cannot be undone. Shoppers no longer find the store: its Store API answers 404. Its apps are uninstalled at once, its domains are free for others, open invitations are void, and passes no longer renew. Your own tokens keep working, so that you can ship and refund what was sold, and keep your books.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
         */
        post: operations["closeStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/staff": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * List the staff of a store
         * @description Only the owner can do this. The newest staff members come first; the owner is not included.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["listStaff"];
        put?: never;
        /**
         * Invite a person to the staff
         * @description Only the owner can do this. The person gets an e-mail with a code that is valid for 7 days, and joins by accepting it in the console; until then you learn nothing about them, not even whether they have an account. Inviting the same address again replaces the first invitation. The role decides what the staff member may do; roles are managed on the Apps API. Requires a sign-in within the last 15 minutes.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
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
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
                /**
                 * @description The user id of the staff member.
                 * @example 665f1c2ab4e0d3a1c9f00012
                 */
                userId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a staff member
         * @description Only the owner can do this. The tokens that the staff member created for the store are revoked at once, and apps lose what this member alone allowed them; one that is left with nothing is uninstalled.
         *
         *     **Access:** a signed-in account.
         */
        delete: operations["removeStaff"];
        options?: never;
        head?: never;
        /**
         * Assign another role to a staff member
         * @description Only the owner can do this. The staff member's first-party tokens, and the apps that they allowed something, lose at once the scopes that the new role does not allow. Requires a sign-in within the last 15 minutes.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
         */
        patch: operations["updateStaff"];
        trace?: never;
    };
    "/stores/{storeId}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * Get what you get by e-mail of a store
         * @description The owner and the staff of a store each have their own choice. Nobody gets anything until they ask for it.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["getNotices"];
        /**
         * Choose what you get by e-mail of a store
         * @description Each notification of a chosen type is mailed to you once, if your role lets you read notifications and the records that it is about. The summary of a day comes at 7 in the morning, in the time zone of the store, with what your role lets you see.
         *
         *     **Access:** a signed-in account.
         */
        put: operations["setNotices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * List the open invitations to the staff of a store
         * @description Only the owner can do this. The newest invitations come first.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
                /**
                 * @description The id of the invitation.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                invitationId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation to the staff
         * @description Only the owner can do this. The code in the e-mail stops working at once.
         *
         *     **Access:** a signed-in account.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code from the e-mail.
                 * @example inv_EXAMPLE-not-a-real-token
                 */
                token: string;
            };
            cookie?: never;
        };
        /**
         * Get an invitation
         * @description Only the person to whom the invitation was sent can see it, signed in with that e-mail address. The store does not learn that it was viewed.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code from the e-mail.
                 * @example inv_EXAMPLE-not-a-real-token
                 */
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description From now on you work for the store, or own it, depending on the invitation. Only the person to whom it was sent can accept it, signed in with that e-mail address, once and within 7 days. When a store is handed over, the former owner's tokens, payout methods and identity checks are removed, other invitations are void, and bank transfers are off until you have entered an account of your own.
         *
         *     **Access:** a signed-in account.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeId}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * List a store's first-party tokens
         * @description Returns the valid tokens, newest first. The owner sees all of them; staff members see their own. The tokens themselves are not stored and cannot be shown again.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["listStoreTokens"];
        put?: never;
        /**
         * Create a first-party token
         * @description Creates a token of the Apps API for the store's own tools. It expires after 30 days and is shown in this reply only. A staff member can give it at most the scopes that the role allows; the owner can give it every scope. By default, it gets all of these scopes. Requires a sign-in within the last 15 minutes. The token can change payout methods only while that sign-in is recent.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
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
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
                /**
                 * @description The `_id` of the token, not the token itself.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
                tokenId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a first-party token
         * @description The token stops working at once. The owner can revoke any token of the store; staff members can revoke their own.
         *
         *     **Access:** a signed-in account.
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
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        /**
         * List the apps installed on a store
         * @description Returns the installed apps with the scopes that were granted to them, newest first.
         *
         *     **Access:** a signed-in account.
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
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
                /**
                 * @description The id of the installation.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                installationId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Uninstall an app from a store
         * @description Only the owner can do this. The app's tokens for the store are revoked at once and pending webhook deliveries are dropped.
         *
         *     **Access:** a signed-in account.
         */
        delete: operations["removeInstallation"];
        options?: never;
        head?: never;
        /**
         * Remove scopes from an installed app
         * @description Only the owner can do this. The app keeps the given scopes, which must be among those that it has; only its consent page can give it more. Its tokens lose the others at once, and webhooks that need them are no longer delivered.
         *
         *     **Access:** a signed-in account.
         */
        patch: operations["updateInstallation"];
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
         * @description Returns the apps that you registered, newest first.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["listApps"];
        put?: never;
        /**
         * Register an app
         * @description `clientId` identifies the app in OAuth 2.0. `clientSecret` is shown in this reply only, so store it safely. An app can only request scopes that are registered here. Register an app that runs on phones or in browsers as a public one (`confidential: false`): it has no secret and must use PKCE.
         *
         *     **Access:** a signed-in account.
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
            };
            cookie?: never;
        };
        /**
         * Get an app
         * @description Returns an app that you registered.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["getApp"];
        put?: never;
        post?: never;
        /**
         * Delete an app
         * @description Uninstalls the app from every store at once. Its tokens are revoked and pending webhook deliveries are dropped.
         *
         *     **Access:** a signed-in account.
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Update an app
         * @description Fields that are left out keep their values. Lists are replaced as a whole. An app that becomes public (`confidential: false`) loses its client secret at once; one that becomes confidential needs a new secret (`POST /apps/{appId}/client-secret`) before its next call. A new scope takes effect at a store when its merchant consents again. A removed scope can no longer be requested, but stores that have granted it are not affected. Changing `redirectUris` requires a sign-in within the last 15 minutes, because codes are sent there.
         *
         *     **Access:** a signed-in account.
         */
        patch: operations["updateApp"];
        trace?: never;
    };
    "/apps/{appId}/installations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
            };
            cookie?: never;
        };
        /**
         * List the stores that have installed an app
         * @description Returns the newest installations first, those that have ended too. An app that is installed again has another one.
         *
         *     **Access:** a signed-in account.
         */
        get: operations["listAppInstallations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/client-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the client secret
         * @description The old secret stops working at once, and the new one is shown in this reply only. Tokens stay valid. A public app has no secret. Requires a sign-in within the last 15 minutes.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save an app's webhook URL
         * @description One URL serves every store on which the app is installed. It must be HTTPS and publicly reachable, which is checked now and again before each delivery. The signing secret does not change when the URL changes. An empty `url` disables webhooks. What happened while they were off can be replayed (`POST /apps/{appId}/deliveries/replay`).
         *
         *     **Access:** a signed-in account.
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description The new secret signs deliveries from now on. Until `previousValidUntil`, 24 hours from now, deliveries are also signed with the old secret, in the headers `X-Service-Hmac-SHA256-Previous` and `webhook-signature`, so that a receiver can switch without a gap.
         *
         *     **Access:** a signed-in account.
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an invented event to the app's URL at once. It is signed and checked like a real one and carries the header `X-Service-Test`. It refers to a record that does not exist, on the store that installed the app most recently, or on an invented store if there is none. The reply contains the receiver's response, or the reason why there was none. A failed test has no consequences, and the test also works while the webhook is disabled because of failures.
         *
         *     **Access:** a signed-in account.
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
            };
            cookie?: never;
        };
        /**
         * List an app's webhook deliveries
         * @description Returns the newest deliveries first. Deliveries are kept for 30 days. `total` counts up to 10,000.
         *
         *     **Access:** a signed-in account.
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver the webhook events of a period
         * @description Meant for a receiver that was down or has lost events. Sends again every finished delivery that was created between `from` and `to`, inclusive, each with its own `id` and body. With `state`, only deliveries in that state are sent. Deliveries that the app may no longer receive are left out. Events of the period that were never delivered, because the webhook was off or the app was suspended, are sent too. A period with more than 10,000 of all these is refused; choose a shorter one.
         *
         *     **Access:** a signed-in account.
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
                /**
                 * @description The `id` of the webhook event.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        /**
         * Get a delivery with its attempts
         * @description Each attempt has its time, its duration and the beginning of the response, or the reason why there was none.
         *
         *     **Access:** a signed-in account.
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
                /**
                 * @description The `id` of the webhook event.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver a webhook event
         * @description Sends the event with the same `id` and body, and with the retry schedule of any other delivery. A finished delivery is sent once more, one that waits for its next attempt becomes due now, and one that is being sent at this moment is left alone. The event is sent soon after this reply. Read the delivery to see the outcome.
         *
         *     **Access:** a signed-in account.
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
         * @description The page to which an app redirects a merchant's browser. It signs the merchant in, lists the requested scopes and lets the merchant choose a store. Errors in the app's request are shown on the page. The browser returns to the app only if the app has registered the redirect URI.
         *
         *     **Access:** no token is needed.
         */
        get: operations["showConsent"];
        put?: never;
        /**
         * Grant an app access to a store
         * @description The consent page makes this call. The reply contains the URL to send the browser to, with a code that expires after 60 seconds and works once. Staff members can grant no more than their role allows. `codeChallenge` uses SHA-256 (S256). Requires a sign-in within the last 15 minutes.
         *
         *     **Access:** a signed-in account. The sign-in must be recent.
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
         * List the stores on which an app can be installed
         * @description Returns the stores that you own or work for, newest first, for the consent page. `grantable` lists the scopes that you may grant to an app of the store, and `granted` lists the scopes that this app already holds.
         *
         *     **Access:** a signed-in account.
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
         * @description Exchanges an authorization code (`authorization_code`) or a refresh token (`refresh_token`) for an access token that lasts 30 days and a refresh token that lasts 90 days. A confidential app authenticates with its client secret, for a code and for a refresh token; a public app has none. Every code needs the PKCE verifier. A refresh token ends a year after the merchant's consent at the latest. Send the secret in the form or with HTTP Basic, but not both. Each refresh token works once; that of a confidential app works for another minute after its first use, in case the reply was lost or two of its processes refresh at once. If a code or a refresh token is used again beyond that, everything that came from it is revoked. The members of RFC 6749 are next to those of the envelope, as do `error` and `error_description` on a refusal.
         *
         *     **Access:** no token is needed.
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
         * @description Revokes an access token or a refresh token of the calling app at once, as described in RFC 7009. Revoking a refresh token also revokes every access token that came from it. A token that is unknown or belongs to another app gets the same reply and nothing changes. A confidential app authenticates with its client secret.
         *
         *     **Access:** no token is needed.
         */
        post: operations["revokeToken"];
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
         * @description Returns the parts in the order in which they are written there, with what they are called and which of them an address needs, such as the one that a store's parcels are sent from. The data is Google's.
         *
         *     **Access:** a signed-in account.
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
    "/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the development mailbox
         * @description While no SMTP server is configured, every e-mail is kept here instead of being sent, sign-in codes included. The newest e-mail comes first. With an SMTP server, there is no mailbox.
         *
         *     **Access:** no token is needed.
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
         * @description A time in UTC, in ISO 8601 format.
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
        AccountProfile: {
            /** @description The signed-in user. */
            user: components["schemas"]["User"];
            /** @description The token of the session; absent when a browser keeps it in a cookie. */
            token?: components["schemas"]["Token"];
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
        /** @description A device that is asking to sign in. */
        DeviceRequest: {
            /** @description The code that the device shows. */
            userCode: string;
            /** @description The name that the device gives itself. */
            name: string;
            /** @description The network address that it is asking from. */
            address: string;
            /** @description When it started asking. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the code expires. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description A session on the console. */
        Session: {
            /** @description The id of the session. */
            _id: components["schemas"]["Id"];
            /** @description The name of the device that was allowed by its code, or of the browser, such as `Firefox on Windows`; null when it is not known. */
            device: string | null;
            /** @description Whether this call was made with it. */
            current: boolean;
            /** @description When the person signed in. */
            signedInAt: components["schemas"]["Timestamp"];
            /** @description When its token expires. */
            expiresAt: components["schemas"]["Timestamp"];
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
         * @description A scope of the Apps API, including the first-party scopes.
         * @enum {string}
         */
        StoreScope: "READ_ORDERS" | "READ_INVENTORY" | "WRITE_INVENTORY" | "READ_CATEGORIES" | "READ_CUSTOMERS" | "WRITE_CUSTOMERS" | "READ_SHIPPING" | "WRITE_SHIPPING" | "READ_DISCOUNTS" | "READ_BLOGS" | "READ_NOTIFICATIONS" | "READ_TASKS" | "WRITE_TASKS" | "READ_NOTES" | "READ_SCRIPTS" | "WRITE_COMMENTS" | "READ_DISPATCH" | "READ_KYC" | "READ_DOMAINS" | "READ_ROLES" | "READ_PAYOUTS" | "READ_ACTIVITY" | "READ_SALES" | "WRITE_ORDERS" | "WRITE_DISCOUNTS" | "WRITE_BLOGS" | "WRITE_NOTES" | "WRITE_SCRIPTS" | "WRITE_ROLES" | "WRITE_PAYOUTS" | "WRITE_DOMAINS" | "WRITE_KYC" | "WRITE_NOTIFICATIONS" | "WRITE_STORE";
        /** @description A store as its owner and staff see it. */
        Store: {
            /** @description The id of the store. */
            _id: components["schemas"]["Id"];
            /** @description The user id of the owner. */
            owner: string;
            /** @description The name of the store. */
            name: string;
            /** @description The store's name in URLs, unique on the platform. */
            slug: string;
            /** @description The domain of the store's pages: its own domain that was proved first, otherwise a subdomain that it has claimed, otherwise the slug under `localhost`. */
            domain: string;
            /** @description The type of the store. */
            type: components["schemas"]["ShopType"];
            /** @description The currency of all the store's prices. */
            currency: components["schemas"]["Currency"];
            /** @description The store's country, as an ISO 3166-1 alpha-2 code. */
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
            /** @description The store's policies. */
            policies: components["schemas"]["ShopPolicies"];
            /** @description Why the platform has suspended the store; null when it is not suspended. While it is suspended, its Store API and Apps API refuse every call with `store_suspended`. */
            suspension: {
                /** @description The platform's reason. */
                reason: string;
                /** @description When the store was suspended. */
                since: components["schemas"]["Timestamp"];
            } | null;
            /** @description Whether working in the store requires a second factor. If so, every call by the owner or staff who have none is refused with `second_factor_required`, and so are tokens that they created before they had one; apps are not affected. */
            requireSecondFactor: boolean;
            /** @description The scopes of the Apps API that you may use in the store: all of them if you own it, otherwise those of your role. */
            scopes: components["schemas"]["StoreScope"][];
            /**
             * Format: date-time
             * @description When the store was closed; null while it is open.
             */
            closedAt: string | null;
            /** @description When the store was opened. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the store was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A currency, as an ISO 4217 code.
         * @example NGN
         */
        CurrencyCode: string;
        /** @description The store's name in URLs, unique on the platform. It is made of lower-case letters, digits and hyphens. */
        StoreSlug: string;
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
        /** @description The open offer of a store to another person. */
        StoreTransfer: {
            /** @description The e-mail address that it was sent to. */
            email: string;
            /** @description When it was sent. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it expires. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description A role as the list of staff members shows it. */
        StaffRole: {
            /** @description The id of the role. */
            _id: components["schemas"]["Id"];
            /** @description The name of the role. */
            name: string;
        };
        /** @description A person who works for a store. */
        StaffMember: {
            /** @description The user id of the staff member. */
            _id: string;
            /** @description The name of the staff member; null when the account has none. */
            name: string | null;
            /** @description The e-mail address of the staff member. */
            email: string;
            /** @description The role of the staff member. */
            role: components["schemas"]["StaffRole"];
            /** @description When the staff member was added. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the staff member was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description An open invitation to the staff of a store. */
        StaffInvitation: {
            /** @description The id of the invitation. */
            _id: components["schemas"]["Id"];
            /** @description The e-mail address that it was sent to. */
            email: string;
            /** @description The role that the person gets. */
            role: components["schemas"]["StaffRole"];
            /** @description When it was sent. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it expires. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A kind of news for the staff of a store.
         * @enum {string}
         */
        NotificationType: "order_placed" | "order_paid" | "low_stock" | "grant_failed" | "pass_renewed" | "refund_failed" | "return_requested" | "payment_disputed" | "transfer_unconfirmed" | "webhook_disabled" | "kyc_decided" | "payout_paid" | "payout_failed";
        /** @description What a person gets by e-mail of a store. */
        Notices: {
            /** @description The types of notifications that are mailed. */
            mailed: components["schemas"]["NotificationType"][];
            /** @description Whether a summary of each day is mailed. */
            digest: boolean;
        };
        /** @description A store as an invitation shows it. */
        InvitingStore: {
            /** @description The id of the store. */
            _id: components["schemas"]["Id"];
            /** @description The name of the store. */
            name: string;
        };
        /** @description The store and the role to which a person is invited. */
        Invitation: {
            /** @description The store. */
            store: components["schemas"]["InvitingStore"];
            /** @description The role that the person gets; null when the store is handed over to them. */
            role: components["schemas"]["StaffRole"] | null;
        };
        /** @description A first-party token of a store, without the token itself. */
        StoreToken: {
            /** @description The id of the token. */
            _id: components["schemas"]["Id"];
            /** @description The purpose of the token. */
            name: string;
            /** @description The scopes of the token. */
            scopes: components["schemas"]["StoreScope"][];
            /** @description The id of the user who created the token. */
            createdBy: string;
            /** @description When the token was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the token expires. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description An app as merchants see it. */
        InstalledApp: {
            /** @description The id of the app. */
            _id: components["schemas"]["Id"];
            /** @description The name of the app. */
            name: string;
            /** @description The app's identifier in OAuth 2.0, which is an address for one that describes itself. */
            clientId: string;
        };
        /**
         * @description A scope that a third-party app can hold.
         * @enum {string}
         */
        AppScope: "READ_ORDERS" | "READ_INVENTORY" | "WRITE_INVENTORY" | "READ_CATEGORIES" | "READ_CUSTOMERS" | "WRITE_CUSTOMERS" | "READ_SHIPPING" | "WRITE_SHIPPING" | "READ_DISCOUNTS" | "READ_BLOGS" | "READ_NOTIFICATIONS" | "READ_TASKS" | "WRITE_TASKS" | "READ_NOTES" | "READ_SCRIPTS" | "WRITE_COMMENTS" | "READ_DISPATCH" | "READ_KYC" | "READ_DOMAINS" | "READ_ROLES" | "READ_PAYOUTS";
        /** @description An app that is installed on a store. */
        Installation: {
            /** @description The id of the installation. */
            _id: components["schemas"]["Id"];
            /** @description The installed app. */
            app: components["schemas"]["InstalledApp"];
            /** @description The scopes that were granted to the app. */
            scopes: components["schemas"]["AppScope"][];
            /** @description Whether the platform has suspended the app or the account of its developer: its calls are refused and nothing is sent to it. */
            suspended: boolean;
            /** @description When the app was installed. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the installation was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A topic of webhook events.
         * @enum {string}
         */
        WebhookTopic: "orders/created" | "orders/updated" | "orders/deleted" | "invoices/created" | "invoices/updated" | "invoices/deleted" | "returns/created" | "returns/updated" | "returns/deleted" | "tickets/created" | "tickets/updated" | "tickets/deleted" | "bookings/created" | "bookings/updated" | "bookings/deleted" | "products/created" | "products/updated" | "products/deleted" | "foods/created" | "foods/updated" | "foods/deleted" | "services/created" | "services/updated" | "services/deleted" | "categories/created" | "categories/updated" | "categories/deleted" | "customers/created" | "customers/updated" | "customers/deleted" | "shipping/created" | "shipping/updated" | "shipping/deleted" | "discounts/created" | "discounts/updated" | "discounts/deleted" | "blogs/created" | "blogs/updated" | "blogs/deleted" | "notifications/created" | "notifications/updated" | "notifications/deleted" | "tasks/created" | "tasks/updated" | "tasks/deleted" | "notes/created" | "notes/updated" | "notes/deleted" | "scripts/created" | "scripts/updated" | "scripts/deleted" | "comments/created" | "comments/updated" | "comments/deleted" | "dispatch/created" | "dispatch/updated" | "dispatch/deleted" | "kyc/created" | "kyc/updated" | "kyc/deleted" | "domains/created" | "domains/updated" | "domains/deleted" | "roles/created" | "roles/updated" | "roles/deleted" | "payouts/created" | "payouts/updated" | "payouts/deleted" | "app/uninstalled" | "app/scopes_updated";
        /** @description A third-party app. */
        App: {
            /** @description The id of the app. */
            _id: components["schemas"]["Id"];
            /** @description The name of the app. */
            name: string;
            /** @description The app's identifier in OAuth 2.0. */
            clientId: string;
            /** @description Whether the app authenticates with a client secret. A public app, on phones or in browsers, has none. */
            confidential: boolean;
            /** @description The URLs that merchants may be redirected to after they have consented. */
            redirectUris: string[];
            /** @description The scopes that the app can request. */
            scopes: components["schemas"]["AppScope"][];
            /** @description The URL that webhook events are sent to; null while webhooks are off. */
            webhookUrl: string | null;
            /** @description The topics that are sent; null for all that the scopes cover. */
            webhookTopics: components["schemas"]["WebhookTopic"][] | null;
            /**
             * Format: date-time
             * @description When the webhook was disabled because every delivery failed; null while it is not disabled. Save the URL again to enable it.
             */
            webhookDisabledAt: string | null;
            /** @description Why and since when the platform has suspended the app: its tokens and consents are refused and its deliveries wait. Null while it is not suspended. */
            suspension: {
                /** @description The reason that the platform gives. */
                reason: string;
                /** @description When the app was suspended. */
                since: components["schemas"]["Timestamp"];
            } | null;
            /** @description When the app was registered. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the app was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The name of the app, as merchants see it on the consent page. */
        AppName: string;
        /** @description The URLs that merchants may be redirected to after they have consented. They are compared character by character; the host of an internationalised domain, and other characters that no URI has, are kept and compared in ASCII. The port of `http://127.0.0.1` and `http://[::1]` may be any. */
        RedirectUris: string[];
        /** @description Scopes that a third-party app can hold. */
        AppScopes: components["schemas"]["AppScope"][];
        /** @description An app that was just registered, with its client secret. */
        NewApp: {
            /** @description The id of the app. */
            _id: components["schemas"]["Id"];
            /** @description The name of the app. */
            name: string;
            /** @description The app's identifier in OAuth 2.0. */
            clientId: string;
            /** @description Whether the app authenticates with a client secret. A public app, on phones or in browsers, has none. */
            confidential: boolean;
            /** @description The URLs that merchants may be redirected to after they have consented. */
            redirectUris: string[];
            /** @description The scopes that the app can request. */
            scopes: components["schemas"]["AppScope"][];
            /** @description The URL that webhook events are sent to; null while webhooks are off. */
            webhookUrl: string | null;
            /** @description The topics that are sent; null for all that the scopes cover. */
            webhookTopics: components["schemas"]["WebhookTopic"][] | null;
            /**
             * Format: date-time
             * @description When the webhook was disabled because every delivery failed; null while it is not disabled. Save the URL again to enable it.
             */
            webhookDisabledAt: string | null;
            /** @description Why and since when the platform has suspended the app: its tokens and consents are refused and its deliveries wait. Null while it is not suspended. */
            suspension: {
                /** @description The reason that the platform gives. */
                reason: string;
                /** @description When the app was suspended. */
                since: components["schemas"]["Timestamp"];
            } | null;
            /** @description When the app was registered. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the app was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The client secret, which is not shown again; null for a public app. */
            clientSecret: string | null;
        };
        /** @description An installation of an app, as its developer sees it. */
        AppInstallation: {
            /** @description The id of the installation. */
            _id: components["schemas"]["Id"];
            /** @description The store. */
            store: {
                /** @description The id of the store. */
                _id: components["schemas"]["Id"];
                /** @description The name of the store. */
                name: string;
            };
            /** @description The scopes that the app has there, or had when it was uninstalled. */
            scopes: components["schemas"]["AppScope"][];
            /** @description When the app was installed. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the installation was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the app was uninstalled; null while it is installed.
             */
            uninstalledAt: string | null;
        };
        /**
         * @description `pending`: the delivery is being sent or waits for its next attempt. `delivered`: the receiver answered with a 2xx status. `dead`: every attempt failed, or the receiver answered with 410. `dropped`: the delivery was abandoned because the app was uninstalled, lost the scope or has its webhook disabled.
         * @enum {string}
         */
        DeliveryState: "pending" | "delivered" | "dead" | "dropped";
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
        /** @description A store on which an app can be installed. */
        ConsentStore: {
            /** @description The id of the store. */
            _id: components["schemas"]["Id"];
            /** @description The name of the store. */
            name: string;
            /** @description The scopes that you may grant to an app of the store. */
            grantable: components["schemas"]["AppScope"][];
            /** @description The scopes that the app already holds; null when the app is not installed. */
            granted: components["schemas"]["AppScope"][] | null;
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
        /** @description An e-mail that was not sent. */
        Message: {
            /** @description The id of the e-mail. */
            _id: components["schemas"]["Id"];
            /** @description The address of the recipient. */
            to: string;
            /** @description The subject of the e-mail. */
            subject: string;
            /** @description The text of the e-mail. */
            text: string;
            /** @description The text of the e-mail as HTML. */
            html: string;
            /** @description When the e-mail was created. */
            createdAt: components["schemas"]["Timestamp"];
        };
        AuthenticateRequest: {
            /**
             * Format: email
             * @description The e-mail address; case and blanks around it are ignored.
             */
            email: string;
            /** @description The name of the person. Stored when the code is used, unless the account has a name. */
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
            message: "Code sent";
            /** @description The result of the call. */
            data: {
                /** @description The e-mail address that the code was sent to. */
                email: string;
                /** @description When the code expires. */
                expiresAt: components["schemas"]["Timestamp"];
            };
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
                /** @description The token of the session; absent with `x-keep-session: cookie`. */
                token?: components["schemas"]["Token"];
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
            data: components["schemas"]["AccountProfile"];
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
        GetFactorResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Second factor retrieved";
            /** @description The result of the call. */
            data: {
                /**
                 * Format: date-time
                 * @description When the second factor was switched on; null while it is off.
                 */
                enabledAt: string | null;
                /** @description The number of recovery codes that are left. */
                recoveryCodesLeft: number;
            };
        };
        BeginFactorResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Second factor begun";
            /** @description The result of the call. */
            data: {
                /** @description The secret in base32, to be typed in. */
                secret: string;
                /** @description The URL that authenticator apps read from a QR code. */
                otpauthUrl: string;
            };
        };
        RemoveFactorResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Second factor switched off";
            /** @description Always null. */
            data: null;
        };
        ConfirmFactorRequest: {
            /** @description The six-digit code that the authenticator app shows. */
            code: string;
        };
        ConfirmFactorResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Second factor switched on";
            /** @description The result of the call. */
            data: {
                /** @description Codes to use when the authenticator app is lost. */
                recoveryCodes: string[];
            };
        };
        VerifyFactorRequest: {
            /** @description The `challenge` of the refusal, valid for 5 minutes. */
            challenge: string;
            /** @description The six-digit code that the authenticator app shows, or a recovery code. Blanks, hyphens, case and invisible characters are ignored, and the digits can be of any script. What can be neither counts as no attempt; `expected` of the refusal's `data` says what a code is. */
            code: string;
        };
        VerifyFactorResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Signed in";
            /** @description The result of the call. */
            data: {
                /** @description The id of the account. */
                _id: components["schemas"]["Id"];
                /**
                 * Format: email
                 * @description The e-mail address of the account.
                 */
                email: string;
                /** @description The token of the session; absent with `x-keep-session: cookie`. */
                token?: components["schemas"]["Token"];
            };
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
        BeginDeviceRequest: {
            /**
             * @description The client that asks. Only the service's own command line does.
             * @enum {string}
             */
            client_id: "storefront-cli";
            /** @description A name that tells the person which device it is, such as the name of the computer. */
            name?: string;
        };
        BeginDeviceResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Confirm the code in a browser";
            /** @description The result of the call. */
            data: {
                /** @description The secret that the device polls with. */
                device_code: string;
                /** @description The code that the person types in or compares. Case, hyphens, blanks and invisible characters are ignored; what is not eight letters counts as no attempt. */
                user_code: string;
                /**
                 * Format: uri
                 * @description The address of the page.
                 */
                verification_uri: string;
                /**
                 * Format: uri
                 * @description The address of the page with the code filled in.
                 */
                verification_uri_complete: string;
                /** @description The number of seconds until the codes expire. */
                expires_in: number;
                /** @description The number of seconds to wait between polls. */
                interval: number;
            };
            /** @description The secret that the device polls with. */
            device_code: string;
            /** @description The code that the person types in or compares. Case, hyphens, blanks and invisible characters are ignored; what is not eight letters counts as no attempt. */
            user_code: string;
            /**
             * Format: uri
             * @description The address of the page.
             */
            verification_uri: string;
            /**
             * Format: uri
             * @description The address of the page with the code filled in.
             */
            verification_uri_complete: string;
            /** @description The number of seconds until the codes expire. */
            expires_in: number;
            /** @description The number of seconds to wait between polls. */
            interval: number;
        };
        ExchangeDeviceCodeRequest: {
            /** @description Always `urn:ietf:params:oauth:grant-type:device_code`. */
            grant_type?: string;
            /** @description The `device_code` of the first reply. */
            device_code?: string;
            /** @description Always `storefront-cli`. */
            client_id?: string;
        };
        ExchangeDeviceCodeResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Signed in";
            /** @description The result of the call. */
            data: {
                /** @description The token of the session, a bearer token for the console. */
                access_token: string;
                /**
                 * @description The type of the token, always `Bearer`.
                 * @enum {string}
                 */
                token_type: "Bearer";
                /** @description The number of seconds until the token expires. */
                expires_in: number;
            };
            /** @description The token of the session, a bearer token for the console. */
            access_token: string;
            /**
             * @description The type of the token, always `Bearer`.
             * @enum {string}
             */
            token_type: "Bearer";
            /** @description The number of seconds until the token expires. */
            expires_in: number;
        };
        FindDeviceRequest: {
            /** @description The code that the device shows. Case, hyphens, blanks and invisible characters are ignored; what is not eight letters counts as no attempt. */
            userCode: string;
        };
        FindDeviceResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Device found";
            /** @description The result of the call. */
            data: components["schemas"]["DeviceRequest"];
        };
        DecideDeviceRequest: {
            /** @description The code that the device shows. Case, hyphens, blanks and invisible characters are ignored; what is not eight letters counts as no attempt. */
            userCode: string;
            /** @description Whether the device may act in your name. */
            allow: boolean;
        };
        DecideDeviceResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Decided";
            /** @description The result of the call. */
            data: components["schemas"]["DeviceRequest"];
        };
        ListSessionsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Sessions retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The sessions on this page. */
                sessions: components["schemas"]["Session"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        EndSessionResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Session ended";
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Stores retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The stores on this page. */
                stores: components["schemas"]["Store"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateStoreRequest: {
            /** @description The name of the store. */
            name: string;
            /** @description The type of the store. It cannot be changed later. */
            type: components["schemas"]["ShopType"];
            /** @description The currency of all prices, as an ISO 4217 code. It cannot be changed later. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The store's country, as an ISO 3166-1 alpha-2 code. It cannot be changed later. */
            country: string;
            /** @description The time zone in which the store's days begin and end, by its IANA name; UTC by default. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description The store's name in URLs, unique on the platform. By default it is made from the name. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Store created";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Store retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Store"];
        };
        UpdateStoreRequest: {
            /** @description The name of the store. */
            name?: string;
            /** @description The store's name in URLs, unique on the platform. The former one is kept for the store for 180 days. */
            slug?: components["schemas"]["StoreSlug"];
            /** @description The time zone in which the store's days begin and end, by its IANA name. */
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
            /** @description Whether working in the store requires a second factor. */
            requireSecondFactor?: boolean;
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Store updated";
            /** @description The result of the call. */
            data: components["schemas"]["Store"];
        };
        GetStoreTransferResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Transfer retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["StoreTransfer"];
        };
        TransferStoreRequest: {
            /**
             * Format: email
             * @description The e-mail address of the new owner.
             */
            email: string;
        };
        TransferStoreResponse: {
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
            message: "Store offered";
            /** @description The result of the call. */
            data: components["schemas"]["StoreTransfer"];
        };
        WithdrawStoreTransferResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Transfer withdrawn";
            /** @description Always null. */
            data: null;
        };
        CloseStoreResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Store closed";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Staff retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The staff members on this page. */
                staff: components["schemas"]["StaffMember"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        AddStaffRequest: {
            /**
             * Format: email
             * @description The e-mail address of the person, who must be signed in with it to accept.
             */
            email: string;
            /** @description The id of a role of the store. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Invitation sent";
            /** @description The result of the call. */
            data: components["schemas"]["StaffInvitation"];
        };
        UpdateStaffRequest: {
            /** @description The id of a role of the store. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Staff member updated";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Staff member removed";
            /** @description Always null. */
            data: null;
        };
        GetNoticesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Choice retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Notices"];
        };
        SetNoticesResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Choice saved";
            /** @description The result of the call. */
            data: components["schemas"]["Notices"];
        };
        ListInvitationsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Invitations retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The invitations on this page. */
                invitations: components["schemas"]["StaffInvitation"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        WithdrawInvitationResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Invitation withdrawn";
            /** @description Always null. */
            data: null;
        };
        GetInvitationResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Invitation retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["Invitation"];
        };
        AcceptInvitationResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Invitation accepted";
            /** @description The result of the call. */
            data: components["schemas"]["Invitation"];
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Tokens retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The tokens on this page. */
                tokens: components["schemas"]["StoreToken"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateStoreTokenRequest: {
            /** @description The purpose of the token. */
            name: string;
            /** @description The scopes of the token. By default, all scopes that the caller may give. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Token created";
            /** @description The result of the call. */
            data: {
                /** @description The id of the token. */
                _id: components["schemas"]["Id"];
                /** @description The token itself. It is not shown again. */
                token: string;
                /** @description The purpose of the token. */
                name: string;
                /** @description The scopes of the token. */
                scopes: components["schemas"]["StoreScope"][];
                /** @description When the token expires. */
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Installations retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The installations on this page. */
                installations: components["schemas"]["Installation"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        UpdateInstallationRequest: {
            /** @description The scopes that the app keeps. */
            scopes: components["schemas"]["AppScope"][];
        };
        UpdateInstallationResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Installation updated";
            /** @description The result of the call. */
            data: components["schemas"]["Installation"];
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
             * @description The result in words, for people.
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Apps retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The apps on this page. */
                apps: components["schemas"]["App"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        CreateAppRequest: {
            /** @description The name of the app, as merchants see it on the consent page. */
            name: components["schemas"]["AppName"];
            /** @description Whether the app can keep a secret, true by default. It then authenticates with its client secret, whether or not it also uses PKCE. */
            confidential?: boolean;
            /** @description The URLs that merchants may be redirected to after they have consented. */
            redirectUris: components["schemas"]["RedirectUris"];
            /** @description The scopes that the app can request. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "App created";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "App retrieved";
            /** @description The result of the call. */
            data: components["schemas"]["App"];
        };
        UpdateAppRequest: {
            /** @description The name of the app, as merchants see it on the consent page. */
            name?: components["schemas"]["AppName"];
            /** @description Whether the app can keep a secret. */
            confidential?: boolean;
            /** @description The URLs that merchants may be redirected to after they have consented. */
            redirectUris?: components["schemas"]["RedirectUris"];
            /** @description The scopes that the app can request. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "App updated";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "App deleted";
            /** @description Always null. */
            data: null;
        };
        ListAppInstallationsResponse: {
            /**
             * @description The HTTP status.
             * @constant
             */
            status: 200;
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description The result in words, for people.
             * @constant
             */
            message: "Installations retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The installations on this page. */
                installations: components["schemas"]["AppInstallation"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Client secret rotated";
            /** @description The result of the call. */
            data: {
                /** @description The app's identifier in OAuth 2.0. */
                clientId: string;
                /** @description The new client secret. */
                clientSecret: string;
            };
        };
        SaveWebhookRequest: {
            /** @description The HTTPS URL that webhook events are sent to; empty to disable webhooks. */
            url: string;
            /** @description The topics to send, of those that the scopes of the app cover; null for all. The choice is kept if it is left out. */
            topics?: components["schemas"]["WebhookTopic"][] | null;
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Webhook saved";
            /** @description The result of the call. */
            data: {
                /** @description The URL that webhook events are sent to; empty while webhooks are off. */
                url: string;
                /** @description The key of the signatures in `X-Service-Hmac-SHA256` and `webhook-signature`; null while webhooks are off. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Signing secret rotated";
            /** @description The result of the call. */
            data: {
                /** @description The new signing secret. */
                signingSecret: string;
                /** @description When deliveries stop being signed with the old secret. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Test event sent";
            /** @description The result of the call. */
            data: {
                /** @description The `id` of the test event. */
                id: components["schemas"]["Id"];
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
        ReplayDeliveriesRequest: {
            /** @description The beginning of the period, inclusive, in ISO 8601. */
            from: components["schemas"]["TimeInput"];
            /** @description The end of the period, inclusive, in ISO 8601. A date means the whole day. */
            to: components["schemas"]["EndInput"];
            /**
             * @description Send only deliveries in this state, or with `missed` only events that have no delivery. By default, all finished deliveries and all missed events are sent.
             * @enum {string}
             */
            state?: "delivered" | "dead" | "dropped" | "missed";
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Deliveries queued";
            /** @description The result of the call. */
            data: {
                /** @description The number of deliveries that will be sent. */
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
        AuthorizeAppRequest: {
            /** @description The app's `clientId`, or the address at which it describes itself. */
            clientId: string;
            /** @description The id of the store. */
            storeId: string;
            /** @description The scopes to grant. */
            scopes: components["schemas"]["AppScopes"];
            /** @description One of the redirect URIs that the app has registered. */
            redirectUri: string;
            /** @description A value that is returned to the app unchanged. */
            state?: string;
            /** @description The SHA-256 hash of the code verifier, in base64url without padding. */
            codeChallenge: string;
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Access granted";
            /** @description The result of the call. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Stores retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The stores on this page. */
                stores: components["schemas"]["ConsentStore"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
        ExchangeTokenRequest: {
            /** @description Either `authorization_code` or `refresh_token`. */
            grant_type?: string;
            /** @description The authorization code. */
            code?: string;
            /** @description The redirect URI that the code was requested with. */
            redirect_uri?: string;
            /** @description The app's `clientId`. */
            client_id?: string;
            /** @description The app's client secret. */
            client_secret?: string;
            /** @description The PKCE verifier. */
            code_verifier?: string;
            /** @description The refresh token. */
            refresh_token?: string;
            /** @description When refreshing, fewer scopes than before, separated by spaces. */
            scope?: string;
            /** @description The server that the token is for, which is always the Apps API (RFC 8707). */
            resource?: string;
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Token issued";
            /** @description The result of the call. */
            data: {
                /** @description The access token, to be sent as a bearer token to the Apps API. */
                access_token: string;
                /**
                 * @description The type of the token, always `Bearer`.
                 * @enum {string}
                 */
                token_type: "Bearer";
                /** @description The number of seconds until the access token expires. */
                expires_in: number;
                /** @description The next refresh token. */
                refresh_token: string;
                /** @description The granted scopes, separated by spaces. */
                scope: string;
            };
            /** @description The access token, to be sent as a bearer token to the Apps API. */
            access_token: string;
            /**
             * @description The type of the token, always `Bearer`.
             * @enum {string}
             */
            token_type: "Bearer";
            /** @description The number of seconds until the access token expires. */
            expires_in: number;
            /** @description The next refresh token. */
            refresh_token: string;
            /** @description The granted scopes, separated by spaces. */
            scope: string;
        };
        RevokeTokenRequest: {
            /** @description The token to revoke. */
            token?: string;
            /** @description A hint at the type of the token, `access_token` or `refresh_token`. */
            token_type_hint?: string;
            /** @description The app's `clientId`. */
            client_id?: string;
            /** @description The app's client secret. A public app leaves it out. */
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
             * @description The result in words, for people.
             * @constant
             */
            message: "Token revoked";
            /** @description Always null. */
            data: null;
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
             * @description The result in words, for people.
             * @constant
             */
            message: "E-mails retrieved";
            /** @description The result of the call. */
            data: {
                /** @description The e-mails on this page. */
                messages: components["schemas"]["Message"][];
                /** @description The position of this page. */
                pagination: components["schemas"]["Pagination"];
            };
        };
    };
    responses: never;
    parameters: {
        /**
         * @description For the pages of the console's own origin. With `cookie`, the token is not in the reply: the browser keeps it in a cookie that no script can read, and calls of those pages without an `Authorization` header are made with it.
         * @example cookie
         */
        KeepSession: "cookie";
        /** @description The number of the page to return, counted from 1. */
        Page: number;
        /** @description The maximum number of records to return on a page. */
        Limit: number;
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
            header?: {
                /**
                 * @description For the pages of the console's own origin. With `cookie`, the token is not in the reply: the browser keeps it in a cookie that no script can read, and calls of those pages without an `Authorization` header are made with it.
                 * @example cookie
                 */
                "x-keep-session"?: components["parameters"]["KeepSession"];
            };
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
                     *           "authorId": null,
                     *           "name": "Ada",
                     *           "email": "merchant@example.com",
                     *           "phone": "",
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
                     *           "avatar": "https://api.example.com/avatars/665f1c2ab4e0d3a1c9f00011.svg",
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
    deleteMe: {
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
    exportMe: {
        parameters: {
            query?: never;
            header?: never;
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
    getFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Second factor retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Second factor retrieved",
                     *       "data": {
                     *         "enabledAt": "2026-11-21T09:30:00.000Z",
                     *         "recoveryCodesLeft": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetFactorResponse"];
                };
            };
        };
    };
    beginFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Second factor begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Second factor begun",
                     *       "data": {
                     *         "secret": "EXAMPLENOTAREALSECRETEXAMPLENOTA",
                     *         "otpauthUrl": "otpauth://totp/Storefront%20Commerce:merchant%40example.com?issuer=Storefront%20Commerce&secret=EXAMPLENOTAREALSECRETEXAMPLENOTA&algorithm=SHA1&digits=6&period=30"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BeginFactorResponse"];
                };
            };
        };
    };
    removeFactor: {
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
        requestBody?: never;
        responses: {
            /** @description Second factor switched off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Second factor switched off",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["RemoveFactorResponse"];
                };
            };
        };
    };
    confirmFactor: {
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
                 *       "code": "493027"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmFactorRequest"];
            };
        };
        responses: {
            /** @description Second factor switched on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Second factor switched on",
                     *       "data": {
                     *         "recoveryCodes": [
                     *           "2f8c-91b0-77de-03a4-c5e1",
                     *           "90ab-1c2d-3e4f-5a6b-7c8d"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmFactorResponse"];
                };
            };
        };
    };
    verifyFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description For the pages of the console's own origin. With `cookie`, the token is not in the reply: the browser keeps it in a cookie that no script can read, and calls of those pages without an `Authorization` header are made with it.
                 * @example cookie
                 */
                "x-keep-session"?: components["parameters"]["KeepSession"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challenge": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
                 *       "code": "493027"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyFactorRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Signed in",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00011",
                     *         "email": "merchant@example.com",
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VerifyFactorResponse"];
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
    logoutAll: {
        parameters: {
            query?: never;
            header?: never;
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
    showDevicePage: {
        parameters: {
            query?: {
                /**
                 * @description The code that the device shows. It is filled in, and the person still compares it.
                 * @example BDWP-HQPK
                 */
                user_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Connect a device</title> */
                    "text/html": string;
                };
            };
        };
    };
    beginDevice: {
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
                 *       "client_id": "storefront-cli",
                 *       "name": "adas-laptop"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["BeginDeviceRequest"];
            };
        };
        responses: {
            /** @description Confirm the code in a browser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Confirm the code in a browser",
                     *       "data": {
                     *         "device_code": "dev_EXAMPLE-not-a-real-code",
                     *         "user_code": "BDWP-HQPK",
                     *         "verification_uri": "http://localhost:4002/device",
                     *         "verification_uri_complete": "http://localhost:4002/device?user_code=BDWP-HQPK",
                     *         "expires_in": 600,
                     *         "interval": 5
                     *       },
                     *       "device_code": "dev_EXAMPLE-not-a-real-code",
                     *       "user_code": "BDWP-HQPK",
                     *       "verification_uri": "http://localhost:4002/device",
                     *       "verification_uri_complete": "http://localhost:4002/device?user_code=BDWP-HQPK",
                     *       "expires_in": 600,
                     *       "interval": 5
                     *     }
                     */
                    "application/json": components["schemas"]["BeginDeviceResponse"];
                };
            };
        };
    };
    exchangeDeviceCode: {
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
                 *       "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
                 *       "device_code": "dev_EXAMPLE-not-a-real-code",
                 *       "client_id": "storefront-cli"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ExchangeDeviceCodeRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Signed in",
                     *       "data": {
                     *         "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
                     *         "token_type": "Bearer",
                     *         "expires_in": 604800
                     *       },
                     *       "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
                     *       "token_type": "Bearer",
                     *       "expires_in": 604800
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeDeviceCodeResponse"];
                };
            };
        };
    };
    findDevice: {
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
                 *       "userCode": "BDWP-HQPK"
                 *     }
                 */
                "application/json": components["schemas"]["FindDeviceRequest"];
            };
        };
        responses: {
            /** @description Device found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Device found",
                     *       "data": {
                     *         "userCode": "BDWP-HQPK",
                     *         "name": "adas-laptop",
                     *         "address": "203.0.113.7",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "expiresAt": "2026-11-21T09:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FindDeviceResponse"];
                };
            };
        };
    };
    decideDevice: {
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
                 *       "userCode": "BDWP-HQPK",
                 *       "allow": true
                 *     }
                 */
                "application/json": components["schemas"]["DecideDeviceRequest"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Decided",
                     *       "data": {
                     *         "userCode": "BDWP-HQPK",
                     *         "name": "adas-laptop",
                     *         "address": "203.0.113.7",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "expiresAt": "2026-11-21T09:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DecideDeviceResponse"];
                };
            };
        };
    };
    listSessions: {
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
            /** @description Sessions retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Sessions retrieved",
                     *       "data": {
                     *         "sessions": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00019",
                     *             "device": "adas-laptop",
                     *             "current": false,
                     *             "signedInAt": "2026-11-21T09:30:00.000Z",
                     *             "expiresAt": "2026-11-28T09:31:00.000Z"
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
                    "application/json": components["schemas"]["ListSessionsResponse"];
                };
            };
        };
    };
    endSession: {
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
                 * @description The id of the session.
                 * @example 665f1c2ab4e0d3a1c9f00019
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Session ended",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EndSessionResponse"];
                };
            };
        };
    };
    listStores: {
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
                     *             "domain": "paper-lantern.localhost",
                     *             "type": "digital",
                     *             "currency": {
                     *               "symbol": "₦",
                     *               "code": "NGN"
                     *             },
                     *             "country": "NG",
                     *             "timeZone": "Africa/Lagos",
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
                     *               "shipping": null,
                     *               "imprint": null,
                     *               "withdrawal": null,
                     *               "accessibility": null
                     *             },
                     *             "suspension": null,
                     *             "requireSecondFactor": false,
                     *             "scopes": [
                     *               "READ_ORDERS",
                     *               "WRITE_ORDERS",
                     *               "READ_INVENTORY"
                     *             ],
                     *             "closedAt": null,
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
                 *       "name": "Paper Lantern",
                 *       "type": "digital",
                 *       "currency": "NGN",
                 *       "country": "NG",
                 *       "timeZone": "Africa/Lagos",
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
                     *         "domain": "paper-lantern.localhost",
                     *         "type": "digital",
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "country": "NG",
                     *         "timeZone": "Africa/Lagos",
                     *         "logo": null,
                     *         "theme": {},
                     *         "contact": {},
                     *         "socials": {},
                     *         "policies": {
                     *           "terms": null,
                     *           "privacy": null,
                     *           "refunds": null,
                     *           "shipping": null,
                     *           "imprint": null,
                     *           "withdrawal": null,
                     *           "accessibility": null
                     *         },
                     *         "suspension": null,
                     *         "requireSecondFactor": false,
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "WRITE_ORDERS",
                     *           "READ_INVENTORY"
                     *         ],
                     *         "closedAt": null,
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
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
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
                     *         "domain": "paper-lantern.localhost",
                     *         "type": "digital",
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "country": "NG",
                     *         "timeZone": "Africa/Lagos",
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
                     *           "shipping": null,
                     *           "imprint": null,
                     *           "withdrawal": null,
                     *           "accessibility": null
                     *         },
                     *         "suspension": null,
                     *         "requireSecondFactor": false,
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "WRITE_ORDERS",
                     *           "READ_INVENTORY"
                     *         ],
                     *         "closedAt": null,
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
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
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
                     *         "domain": "paper-lantern.localhost",
                     *         "type": "digital",
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "country": "NG",
                     *         "timeZone": "Africa/Lagos",
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
                     *           "shipping": null,
                     *           "imprint": null,
                     *           "withdrawal": null,
                     *           "accessibility": null
                     *         },
                     *         "suspension": null,
                     *         "requireSecondFactor": false,
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "WRITE_ORDERS",
                     *           "READ_INVENTORY"
                     *         ],
                     *         "closedAt": null,
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
    getStoreTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transfer retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Transfer retrieved",
                     *       "data": {
                     *         "email": "successor@example.com",
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "expiresAt": "2026-11-27T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetStoreTransferResponse"];
                };
            };
        };
    };
    transferStore: {
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
                /** @description With `*`, nothing is changed and the reply is 412 `changed_meanwhile` if there is a record already. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "successor@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["TransferStoreRequest"];
            };
        };
        responses: {
            /** @description Store offered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Store offered",
                     *       "data": {
                     *         "email": "successor@example.com",
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "expiresAt": "2026-11-27T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransferStoreResponse"];
                };
            };
        };
    };
    withdrawStoreTransfer: {
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
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transfer withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Transfer withdrawn",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawStoreTransferResponse"];
                };
            };
        };
    };
    closeStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Store closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Store closed",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00001",
                     *         "owner": "665f1c2ab4e0d3a1c9f00011",
                     *         "name": "Paper Lantern",
                     *         "slug": "paper-lantern",
                     *         "domain": "paper-lantern.localhost",
                     *         "type": "digital",
                     *         "currency": {
                     *           "symbol": "₦",
                     *           "code": "NGN"
                     *         },
                     *         "country": "NG",
                     *         "timeZone": "Africa/Lagos",
                     *         "logo": null,
                     *         "theme": {},
                     *         "contact": {},
                     *         "socials": {},
                     *         "policies": {
                     *           "terms": null,
                     *           "privacy": null,
                     *           "refunds": null,
                     *           "shipping": null,
                     *           "imprint": null,
                     *           "withdrawal": null,
                     *           "accessibility": null
                     *         },
                     *         "suspension": null,
                     *         "requireSecondFactor": false,
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "WRITE_ORDERS",
                     *           "READ_INVENTORY"
                     *         ],
                     *         "closedAt": "2026-11-22T09:30:00.000Z",
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-22T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CloseStoreResponse"];
                };
            };
        };
    };
    listStaff: {
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
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
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
            header?: {
                /**
                 * @description A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body gets the first reply again, with `Idempotent-Replayed: true`.
                 * @example 4f2c7c1e-place-order
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
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
            /** @description Invitation sent */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 201,
                     *       "success": true,
                     *       "message": "Invitation sent",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00071",
                     *         "email": "packer@example.com",
                     *         "role": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00061",
                     *           "name": "Packer"
                     *         },
                     *         "createdAt": "2026-11-20T10:00:00.000Z",
                     *         "expiresAt": "2026-11-27T10:00:00.000Z"
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
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
                /**
                 * @description The user id of the staff member.
                 * @example 665f1c2ab4e0d3a1c9f00012
                 */
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
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
                /**
                 * @description The user id of the staff member.
                 * @example 665f1c2ab4e0d3a1c9f00012
                 */
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
    getNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Choice retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Choice retrieved",
                     *       "data": {
                     *         "mailed": [
                     *           "transfer_unconfirmed",
                     *           "payment_disputed"
                     *         ],
                     *         "digest": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetNoticesResponse"];
                };
            };
        };
    };
    setNotices: {
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
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mailed": [
                 *         "transfer_unconfirmed",
                 *         "payment_disputed"
                 *       ],
                 *       "digest": true
                 *     }
                 */
                "application/json": components["schemas"]["Notices"];
            };
        };
        responses: {
            /** @description Choice saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Choice saved",
                     *       "data": {
                     *         "mailed": [
                     *           "transfer_unconfirmed",
                     *           "payment_disputed"
                     *         ],
                     *         "digest": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SetNoticesResponse"];
                };
            };
        };
    };
    listInvitations: {
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
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Invitations retrieved",
                     *       "data": {
                     *         "invitations": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f00071",
                     *             "email": "packer@example.com",
                     *             "role": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00061",
                     *               "name": "Packer"
                     *             },
                     *             "createdAt": "2026-11-20T10:00:00.000Z",
                     *             "expiresAt": "2026-11-27T10:00:00.000Z"
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
                    "application/json": components["schemas"]["ListInvitationsResponse"];
                };
            };
        };
    };
    withdrawInvitation: {
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
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
                /**
                 * @description The id of the invitation.
                 * @example 665f1c2ab4e0d3a1c9f000b1
                 */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitation withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Invitation withdrawn",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawInvitationResponse"];
                };
            };
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code from the e-mail.
                 * @example inv_EXAMPLE-not-a-real-token
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitation retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Invitation retrieved",
                     *       "data": {
                     *         "store": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00001",
                     *           "name": "Paper Lantern"
                     *         },
                     *         "role": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00061",
                     *           "name": "Packer"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetInvitationResponse"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code from the e-mail.
                 * @example inv_EXAMPLE-not-a-real-token
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitation accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Invitation accepted",
                     *       "data": {
                     *         "store": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00001",
                     *           "name": "Paper Lantern"
                     *         },
                     *         "role": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00061",
                     *           "name": "Packer"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AcceptInvitationResponse"];
                };
            };
        };
    };
    listStoreTokens: {
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
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
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
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
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
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
                /**
                 * @description The `_id` of the token, not the token itself.
                 * @example 665f1c2ab4e0d3a1c9f00071
                 */
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
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
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
                     *             "suspended": false,
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
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
                /**
                 * @description The id of the installation.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
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
    updateInstallation: {
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
                 * @description The id of the store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                storeId: string;
                /**
                 * @description The id of the installation.
                 * @example 665f1c2ab4e0d3a1c9f00041
                 */
                installationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scopes": [
                 *         "READ_ORDERS",
                 *         "READ_SHIPPING"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateInstallationRequest"];
            };
        };
        responses: {
            /** @description Installation updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Installation updated",
                     *       "data": {
                     *         "_id": "665f1c2ab4e0d3a1c9f00091",
                     *         "app": {
                     *           "_id": "665f1c2ab4e0d3a1c9f00081",
                     *           "name": "Label Printer",
                     *           "clientId": "client_EXAMPLE-not-a-real-client"
                     *         },
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "READ_SHIPPING"
                     *         ],
                     *         "suspended": false,
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateInstallationResponse"];
                };
            };
        };
    };
    listApps: {
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
                     *             "confidential": true,
                     *             "redirectUris": [
                     *               "https://labels.example.com/oauth/callback"
                     *             ],
                     *             "scopes": [
                     *               "READ_ORDERS",
                     *               "READ_SHIPPING",
                     *               "WRITE_SHIPPING"
                     *             ],
                     *             "webhookUrl": "https://labels.example.com/webhooks",
                     *             "webhookTopics": null,
                     *             "webhookDisabledAt": null,
                     *             "suspension": null,
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
                     *         "confidential": true,
                     *         "redirectUris": [
                     *           "https://labels.example.com/oauth/callback"
                     *         ],
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "READ_SHIPPING",
                     *           "WRITE_SHIPPING"
                     *         ],
                     *         "webhookUrl": null,
                     *         "webhookTopics": null,
                     *         "webhookDisabledAt": null,
                     *         "suspension": null,
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
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
                     *         "confidential": true,
                     *         "redirectUris": [
                     *           "https://labels.example.com/oauth/callback"
                     *         ],
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "READ_SHIPPING",
                     *           "WRITE_SHIPPING"
                     *         ],
                     *         "webhookUrl": "https://labels.example.com/webhooks",
                     *         "webhookTopics": null,
                     *         "webhookDisabledAt": null,
                     *         "suspension": null,
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
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
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
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
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
                     *         "confidential": true,
                     *         "redirectUris": [
                     *           "https://labels.example.com/oauth/callback"
                     *         ],
                     *         "scopes": [
                     *           "READ_ORDERS",
                     *           "READ_SHIPPING",
                     *           "WRITE_SHIPPING"
                     *         ],
                     *         "webhookUrl": "https://labels.example.com/webhooks",
                     *         "webhookTopics": null,
                     *         "webhookDisabledAt": null,
                     *         "suspension": null,
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
    listAppInstallations: {
        parameters: {
            query: {
                /** @description The number of the page to return, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description The maximum number of records to return on a page. */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Return only installations that last, or only those that have ended.
                 * @example installed
                 */
                state?: "installed" | "uninstalled";
            };
            header?: never;
            path: {
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
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
                     *             "_id": "665f1c2ab4e0d3a1c9f00041",
                     *             "store": {
                     *               "_id": "665f1c2ab4e0d3a1c9f00001",
                     *               "name": "Paper Lantern"
                     *             },
                     *             "scopes": [
                     *               "READ_ORDERS",
                     *               "READ_SHIPPING",
                     *               "WRITE_SHIPPING"
                     *             ],
                     *             "createdAt": "2026-11-12T08:00:00.000Z",
                     *             "updatedAt": "2026-11-12T08:00:00.000Z",
                     *             "uninstalledAt": null
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
                    "application/json": components["schemas"]["ListAppInstallationsResponse"];
                };
            };
        };
    };
    rotateClientSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
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
            header?: {
                /** @description The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so only `If-Match` sees two changes within a second. */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://labels.example.com/webhooks",
                 *       "topics": [
                 *         "orders/created",
                 *         "orders/updated",
                 *         "app/uninstalled"
                 *       ]
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Test event sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "Test event sent",
                     *       "data": {
                     *         "id": "665f1c2ab4e0d3a1c9f000a1",
                     *         "status": 200,
                     *         "durationMs": 87,
                     *         "error": null,
                     *         "response": "ok",
                     *         "location": null,
                     *         "hint": null
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
                 * @description Return only deliveries about this store.
                 * @example 665f1c2ab4e0d3a1c9f00001
                 */
                shopId?: string;
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
            path: {
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
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
                /**
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
                /**
                 * @description The `id` of the webhook event.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
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
                 * @description The id of the app.
                 * @example 665f1c2ab4e0d3a1c9f00081
                 */
                appId: string;
                /**
                 * @description The `id` of the webhook event.
                 * @example 665f1c2ab4e0d3a1c9f000a1
                 */
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
    showConsent: {
        parameters: {
            query?: {
                /**
                 * @description The app's `clientId`, or the address at which it describes itself.
                 * @example client_EXAMPLE-not-a-real-client
                 */
                client_id?: string;
                /**
                 * @description One of the redirect URIs that the app has registered, as it was registered; `http://127.0.0.1` and `http://[::1]` with any port.
                 * @example https://labels.example.com/oauth/callback
                 */
                redirect_uri?: string;
                /**
                 * @description Always `code`.
                 * @example code
                 */
                response_type?: string;
                /**
                 * @description The requested scopes, separated by spaces. The default is every scope that the app has registered.
                 * @example READ_ORDERS READ_SHIPPING
                 */
                scope?: string;
                /**
                 * @description A value that is returned to the app unchanged.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description The SHA-256 hash of the code verifier, in base64url without padding. Every app uses PKCE.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge?: string;
                /**
                 * @description Always `S256`.
                 * @example S256
                 */
                code_challenge_method?: string;
                /**
                 * @description The server that the token is for, which is always the Apps API (RFC 8707).
                 * @example http://localhost:4001/api/mcp
                 */
                resource?: string;
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
                 * @description The app's `clientId`, or the address at which it describes itself.
                 * @example client_EXAMPLE-not-a-real-client
                 */
                clientId: string;
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
                 *       "client_secret": "secret_EXAMPLE-not-a-real-secret",
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
                 *       "client_id": "client_EXAMPLE-not-a-real-client",
                 *       "client_secret": "secret_EXAMPLE-not-a-real-secret"
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
    getAddressFormat: {
        parameters: {
            query?: never;
            header?: never;
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
    listMailbox: {
        parameters: {
            query: {
                /**
                 * @description Return only e-mails to this address.
                 * @example merchant@example.com
                 */
                to?: string;
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
            /** @description E-mails retrieved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": 200,
                     *       "success": true,
                     *       "message": "E-mails retrieved",
                     *       "data": {
                     *         "messages": [
                     *           {
                     *             "_id": "665f1c2ab4e0d3a1c9f000a1",
                     *             "to": "merchant@example.com",
                     *             "subject": "Your sign-in code",
                     *             "text": "Your code is 493027. It expires in 10 minutes.",
                     *             "html": "<p>Your code is 493027. It expires in 10 minutes.</p>",
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
