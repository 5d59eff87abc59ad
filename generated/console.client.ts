// Written by `make gen` from openapi/. Change the contract, not this file.
import type { Listing, Method, Table } from '../src/client/types.ts'
import type { operations as contract } from './console.types.ts'

/** The codes by which every operation can be refused. */
type Usual = 'too_many_requests' | 'unexpected' | 'busy' | 'took_too_long' | 'unavailable'

export interface ConsoleOperations {
  auth: {
    /** Request a sign-in code. */
    authenticate: Method<contract['authenticate'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'too_many_codes'>
    /** Sign in with a code. */
    verifyEmail: Method<contract['verifyEmail'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'invalid_otp' | 'user_not_found' | 'factor_required'>
    /** Get the signed-in account. */
    getMe: Method<contract['getMe'], [], Usual | 'authentication_required'>
    /** Delete the account. */
    deleteMe: Method<contract['deleteMe'], [], Usual | 'authentication_required' | 'sign_in_again' | 'changed_meanwhile' | 'owns_stores'>
    /** Export the data about you. */
    exportMe: Method<contract['exportMe'], [], Usual | 'authentication_required' | 'sign_in_again'>
    /** Get the second factor. */
    getFactor: Method<contract['getFactor'], [], Usual | 'authentication_required'>
    /** Start to set up a second factor. */
    beginFactor: Method<contract['beginFactor'], [], Usual | 'authentication_required' | 'sign_in_again' | 'factor_on'>
    /** Switch the second factor off. */
    removeFactor: Method<contract['removeFactor'], [], Usual | 'authentication_required' | 'sign_in_again' | 'changed_meanwhile' | 'factor_off'>
    /** Switch the second factor on. */
    confirmFactor: Method<contract['confirmFactor'], [], Usual | 'authentication_required' | 'sign_in_again' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'factor_off' | 'factor_on' | 'invalid_factor_code'>
    /** Sign in with the second factor. */
    verifyFactor: Method<contract['verifyFactor'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'invalid_factor_code' | 'invalid_challenge'>
    /** Sign out. */
    logout: Method<contract['logout'], [], Usual | 'authentication_required'>
    /** Sign out everywhere. */
    logoutAll: Method<contract['logoutAll'], [], Usual | 'authentication_required'>
  }
  devices: {
    /** Start to sign in on a device without a browser. */
    begin: Method<contract['beginDevice'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type'>
    /** Get the token of a device that was confirmed. */
    exchangeCode: Method<contract['exchangeDeviceCode'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'unsupported_grant_type' | 'invalid_grant' | 'authorization_pending' | 'slow_down' | 'access_denied' | 'expired_token'>
    /** Find the device that shows a code. */
    find: Method<contract['findDevice'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'device_not_found'>
    /** Allow or refuse a device. */
    decide: Method<contract['decideDevice'], [], Usual | 'authentication_required' | 'sign_in_again' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'device_not_found'>
    /** List your sessions on the console. */
    listSessions: Listing<contract['listSessions'], [], Usual | 'authentication_required' | 'invalid_request', 'sessions', 'page' | 'limit'>
    /** End one of your sessions on the console. */
    endSession: Method<contract['endSession'], [sessionId: string], Usual | 'authentication_required' | 'malformed_uri' | 'changed_meanwhile' | 'session_not_found'>
  }
  stores: {
    /** List your stores. */
    list: Listing<contract['listStores'], [], Usual | 'authentication_required' | 'invalid_request', 'stores', 'page' | 'limit'>
    /** Open a store. */
    create: Method<contract['createStore'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'stores_closed' | 'merchant_not_invited' | 'too_many_stores' | 'slug_taken' | 'slug_reserved' | 'unknown_currency' | 'unknown_country'>
    /** Get a store. */
    get: Method<contract['getStore'], [storeId: string], Usual | 'authentication_required' | 'second_factor_required' | 'malformed_uri' | 'store_not_found'>
    /** Update a store. */
    update: Method<contract['updateStore'], [storeId: string], Usual | 'authentication_required' | 'second_factor_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'store_not_found' | 'not_store_owner' | 'store_closed' | 'slug_taken' | 'slug_reserved' | 'too_many_domains' | 'sign_in_again' | 'factor_off'>
    /** Get the open offer of a store. */
    getTransfer: Method<contract['getStoreTransfer'], [storeId: string], Usual | 'authentication_required' | 'second_factor_required' | 'malformed_uri' | 'store_not_found' | 'not_store_owner' | 'transfer_not_found'>
    /** Hand a store over to another person. */
    transfer: Method<contract['transferStore'], [storeId: string], Usual | 'authentication_required' | 'sign_in_again' | 'second_factor_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'changed_meanwhile' | 'store_not_found' | 'not_store_owner' | 'store_closed' | 'already_owner' | 'too_many_invitations'>
    /** Withdraw the offer of a store. */
    withdrawTransfer: Method<contract['withdrawStoreTransfer'], [storeId: string], Usual | 'authentication_required' | 'second_factor_required' | 'malformed_uri' | 'changed_meanwhile' | 'store_not_found' | 'not_store_owner' | 'transfer_not_found'>
    /** Close a store. */
    close: Method<contract['closeStore'], [storeId: string], Usual | 'authentication_required' | 'sign_in_again' | 'second_factor_required' | 'malformed_uri' | 'store_not_found' | 'not_store_owner' | 'store_closed'>
  }
  staff: {
    /** List the staff of a store. */
    list: Listing<contract['listStaff'], [storeId: string], Usual | 'authentication_required' | 'second_factor_required' | 'invalid_request' | 'malformed_uri' | 'store_not_found' | 'not_store_owner', 'staff', 'page' | 'limit'>
    /** Invite a person to the staff. */
    add: Method<contract['addStaff'], [storeId: string], Usual | 'authentication_required' | 'sign_in_again' | 'second_factor_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'idempotency_mismatch' | 'idempotency_in_flight' | 'store_not_found' | 'not_store_owner' | 'store_closed' | 'role_not_found' | 'duplicate_staff' | 'too_many_invitations'>
    /** Assign another role to a staff member. */
    update: Method<contract['updateStaff'], [storeId: string, userId: string], Usual | 'authentication_required' | 'sign_in_again' | 'second_factor_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'store_not_found' | 'not_store_owner' | 'staff_not_found' | 'role_not_found'>
    /** Remove a staff member. */
    remove: Method<contract['removeStaff'], [storeId: string, userId: string], Usual | 'authentication_required' | 'second_factor_required' | 'malformed_uri' | 'changed_meanwhile' | 'store_not_found' | 'not_store_owner' | 'staff_not_found'>
  }
  invitations: {
    /** List the open invitations to the staff of a store. */
    list: Listing<contract['listInvitations'], [storeId: string], Usual | 'authentication_required' | 'second_factor_required' | 'invalid_request' | 'malformed_uri' | 'store_not_found' | 'not_store_owner', 'invitations', 'page' | 'limit'>
    /** Withdraw an invitation to the staff. */
    withdraw: Method<contract['withdrawInvitation'], [storeId: string, invitationId: string], Usual | 'authentication_required' | 'second_factor_required' | 'malformed_uri' | 'changed_meanwhile' | 'store_not_found' | 'not_store_owner' | 'invitation_not_found'>
    /** Get an invitation. */
    get: Method<contract['getInvitation'], [token: string], Usual | 'authentication_required' | 'malformed_uri' | 'invitation_not_found'>
    /** Accept an invitation. */
    accept: Method<contract['acceptInvitation'], [token: string], Usual | 'authentication_required' | 'malformed_uri' | 'invitation_not_found' | 'duplicate_staff'>
  }
  tokens: {
    /** List a store's first-party tokens. */
    listStoreTokens: Listing<contract['listStoreTokens'], [storeId: string], Usual | 'authentication_required' | 'second_factor_required' | 'invalid_request' | 'malformed_uri' | 'store_not_found', 'tokens', 'page' | 'limit'>
    /** Create a first-party token. */
    createStoreToken: Method<contract['createStoreToken'], [storeId: string], Usual | 'authentication_required' | 'sign_in_again' | 'second_factor_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'store_not_found' | 'scope_not_allowed'>
    /** Revoke a first-party token. */
    revokeStoreToken: Method<contract['revokeStoreToken'], [storeId: string, tokenId: string], Usual | 'authentication_required' | 'second_factor_required' | 'malformed_uri' | 'changed_meanwhile' | 'store_not_found' | 'token_not_found'>
  }
  installations: {
    /** List the apps installed on a store. */
    list: Listing<contract['listInstallations'], [storeId: string], Usual | 'authentication_required' | 'second_factor_required' | 'invalid_request' | 'malformed_uri' | 'store_not_found', 'installations', 'page' | 'limit'>
    /** Remove scopes from an installed app. */
    update: Method<contract['updateInstallation'], [storeId: string, installationId: string], Usual | 'authentication_required' | 'second_factor_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'store_not_found' | 'not_store_owner' | 'installation_not_found' | 'scope_not_granted'>
    /** Uninstall an app from a store. */
    remove: Method<contract['removeInstallation'], [storeId: string, installationId: string], Usual | 'authentication_required' | 'second_factor_required' | 'malformed_uri' | 'changed_meanwhile' | 'store_not_found' | 'not_store_owner' | 'installation_not_found'>
  }
  apps: {
    /** List your apps. */
    list: Listing<contract['listApps'], [], Usual | 'authentication_required' | 'invalid_request', 'apps', 'page' | 'limit'>
    /** Register an app. */
    create: Method<contract['createApp'], [], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json'>
    /** Get an app. */
    get: Method<contract['getApp'], [appId: string], Usual | 'authentication_required' | 'malformed_uri' | 'app_not_found'>
    /** Update an app. */
    update: Method<contract['updateApp'], [appId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'app_not_found' | 'sign_in_again'>
    /** Delete an app. */
    delete: Method<contract['deleteApp'], [appId: string], Usual | 'authentication_required' | 'malformed_uri' | 'changed_meanwhile' | 'app_not_found'>
    /** List the stores that have installed an app. */
    listInstallations: Listing<contract['listAppInstallations'], [appId: string], Usual | 'authentication_required' | 'invalid_request' | 'malformed_uri' | 'app_not_found', 'installations', 'page' | 'limit'>
    /** Rotate the client secret. */
    rotateClientSecret: Method<contract['rotateClientSecret'], [appId: string], Usual | 'authentication_required' | 'sign_in_again' | 'malformed_uri' | 'app_not_found' | 'public_app'>
  }
  webhooks: {
    /** Save an app's webhook URL. */
    save: Method<contract['saveWebhook'], [appId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'changed_meanwhile' | 'app_not_found' | 'unsafe_webhook_url'>
    /** Rotate the signing secret. */
    rotateSigningSecret: Method<contract['rotateSigningSecret'], [appId: string], Usual | 'authentication_required' | 'malformed_uri' | 'app_not_found' | 'webhook_off'>
    /** Send a test event. */
    test: Method<contract['testWebhook'], [appId: string], Usual | 'authentication_required' | 'malformed_uri' | 'app_not_found' | 'app_suspended' | 'webhook_off'>
  }
  deliveries: {
    /** List an app's webhook deliveries. */
    list: Listing<contract['listDeliveries'], [appId: string], Usual | 'authentication_required' | 'invalid_request' | 'malformed_uri' | 'app_not_found', 'deliveries', 'page' | 'limit'>
    /** Redeliver the webhook events of a period. */
    replay: Method<contract['replayDeliveries'], [appId: string], Usual | 'authentication_required' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'malformed_uri' | 'app_not_found' | 'webhook_off' | 'too_many_deliveries'>
    /** Get a delivery with its attempts. */
    get: Method<contract['getDelivery'], [appId: string, deliveryId: string], Usual | 'authentication_required' | 'malformed_uri' | 'app_not_found' | 'delivery_not_found'>
    /** Redeliver a webhook event. */
    redeliver: Method<contract['redeliver'], [appId: string, deliveryId: string], Usual | 'authentication_required' | 'malformed_uri' | 'app_not_found' | 'delivery_not_found' | 'webhook_off' | 'not_installed'>
  }
  oauth: {
    /** Grant an app access to a store. */
    authorizeApp: Method<contract['authorizeApp'], [], Usual | 'authentication_required' | 'sign_in_again' | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'malformed_json' | 'app_not_found' | 'app_suspended' | 'invalid_redirect_uri' | 'invalid_scope' | 'store_not_found' | 'second_factor_required' | 'scope_not_allowed' | 'too_many_installations'>
    /** List the stores on which an app can be installed. */
    listConsentStores: Listing<contract['listConsentStores'], [], Usual | 'authentication_required' | 'invalid_request' | 'app_not_found' | 'app_suspended', 'stores', 'page' | 'limit'>
    /** Get an access token. */
    exchangeToken: Method<contract['exchangeToken'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'invalid_client' | 'invalid_grant' | 'invalid_target' | 'unsupported_grant_type' | 'invalid_scope'>
    /** Revoke a token. */
    revokeToken: Method<contract['revokeToken'], [], Usual | 'invalid_request' | 'body_too_large' | 'unsupported_media_type' | 'invalid_client'>
  }
  country: {
    /** Get the parts of a country's addresses. */
    getAddressFormat: Method<contract['getAddressFormat'], [shortName: string], Usual | 'authentication_required' | 'malformed_uri' | 'country_not_found'>
  }
  mailbox: {
    /** Read the development mailbox. */
    list: Listing<contract['listMailbox'], [], Usual | 'invalid_request' | 'mailbox_off', 'messages', 'page' | 'limit'>
  }
}

export const operations = {
  auth: {
    authenticate: { method: 'POST', path: '/auth/authenticate', takes: 'json' },
    verifyEmail: { method: 'POST', path: '/auth/verify', takes: 'json' },
    getMe: { method: 'GET', path: '/auth/me' },
    deleteMe: { method: 'DELETE', path: '/auth/me' },
    exportMe: { method: 'GET', path: '/auth/me/export' },
    getFactor: { method: 'GET', path: '/auth/factor' },
    beginFactor: { method: 'POST', path: '/auth/factor' },
    removeFactor: { method: 'DELETE', path: '/auth/factor' },
    confirmFactor: { method: 'POST', path: '/auth/factor/confirm', takes: 'json' },
    verifyFactor: { method: 'POST', path: '/auth/factor/verify', takes: 'json' },
    logout: { method: 'POST', path: '/auth/logout' },
    logoutAll: { method: 'POST', path: '/auth/logout-all' },
  },
  devices: {
    begin: { method: 'POST', path: '/auth/device', takes: 'form' },
    exchangeCode: { method: 'POST', path: '/auth/device/token', takes: 'form' },
    find: { method: 'POST', path: '/auth/device/find', takes: 'json' },
    decide: { method: 'POST', path: '/auth/device/decide', takes: 'json' },
    listSessions: { method: 'GET', path: '/auth/sessions', takes: 'query', list: 'sessions' },
    endSession: { method: 'DELETE', path: '/auth/sessions/{sessionId}' },
  },
  stores: {
    list: { method: 'GET', path: '/stores', takes: 'query', list: 'stores' },
    create: { method: 'POST', path: '/stores', takes: 'json', idempotent: true },
    get: { method: 'GET', path: '/stores/{storeId}' },
    update: { method: 'PATCH', path: '/stores/{storeId}', takes: 'json' },
    getTransfer: { method: 'GET', path: '/stores/{storeId}/transfer' },
    transfer: { method: 'POST', path: '/stores/{storeId}/transfer', takes: 'json', idempotent: true },
    withdrawTransfer: { method: 'DELETE', path: '/stores/{storeId}/transfer' },
    close: { method: 'POST', path: '/stores/{storeId}/close' },
  },
  staff: {
    list: { method: 'GET', path: '/stores/{storeId}/staff', takes: 'query', list: 'staff' },
    add: { method: 'POST', path: '/stores/{storeId}/staff', takes: 'json', idempotent: true },
    update: { method: 'PATCH', path: '/stores/{storeId}/staff/{userId}', takes: 'json' },
    remove: { method: 'DELETE', path: '/stores/{storeId}/staff/{userId}' },
  },
  invitations: {
    list: { method: 'GET', path: '/stores/{storeId}/invitations', takes: 'query', list: 'invitations' },
    withdraw: { method: 'DELETE', path: '/stores/{storeId}/invitations/{invitationId}' },
    get: { method: 'GET', path: '/invitations/{token}' },
    accept: { method: 'POST', path: '/invitations/{token}/accept' },
  },
  tokens: {
    listStoreTokens: { method: 'GET', path: '/stores/{storeId}/tokens', takes: 'query', list: 'tokens' },
    createStoreToken: { method: 'POST', path: '/stores/{storeId}/tokens', takes: 'json' },
    revokeStoreToken: { method: 'DELETE', path: '/stores/{storeId}/tokens/{tokenId}' },
  },
  installations: {
    list: { method: 'GET', path: '/stores/{storeId}/installations', takes: 'query', list: 'installations' },
    update: { method: 'PATCH', path: '/stores/{storeId}/installations/{installationId}', takes: 'json' },
    remove: { method: 'DELETE', path: '/stores/{storeId}/installations/{installationId}' },
  },
  apps: {
    list: { method: 'GET', path: '/apps', takes: 'query', list: 'apps' },
    create: { method: 'POST', path: '/apps', takes: 'json' },
    get: { method: 'GET', path: '/apps/{appId}' },
    update: { method: 'PATCH', path: '/apps/{appId}', takes: 'json' },
    delete: { method: 'DELETE', path: '/apps/{appId}' },
    listInstallations: { method: 'GET', path: '/apps/{appId}/installations', takes: 'query', list: 'installations' },
    rotateClientSecret: { method: 'POST', path: '/apps/{appId}/client-secret' },
  },
  webhooks: {
    save: { method: 'PUT', path: '/apps/{appId}/webhook', takes: 'json' },
    rotateSigningSecret: { method: 'POST', path: '/apps/{appId}/webhook/signing-secret' },
    test: { method: 'POST', path: '/apps/{appId}/webhook/test' },
  },
  deliveries: {
    list: { method: 'GET', path: '/apps/{appId}/deliveries', takes: 'query', list: 'deliveries' },
    replay: { method: 'POST', path: '/apps/{appId}/deliveries/replay', takes: 'json' },
    get: { method: 'GET', path: '/apps/{appId}/deliveries/{deliveryId}' },
    redeliver: { method: 'POST', path: '/apps/{appId}/deliveries/{deliveryId}/redeliver' },
  },
  oauth: {
    authorizeApp: { method: 'POST', path: '/oauth/authorize', takes: 'json' },
    listConsentStores: { method: 'GET', path: '/oauth/stores', takes: 'query', list: 'stores' },
    exchangeToken: { method: 'POST', path: '/oauth/token', takes: 'form' },
    revokeToken: { method: 'POST', path: '/oauth/revoke', takes: 'form' },
  },
  country: {
    getAddressFormat: { method: 'GET', path: '/country/{shortName}/address-format' },
  },
  mailbox: {
    list: { method: 'GET', path: '/mailbox', takes: 'query', list: 'messages' },
  },
} satisfies Table
