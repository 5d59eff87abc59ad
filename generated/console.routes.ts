// Written by `make gen` from openapi/. Change the contract, not this file.
import * as context from '../src/http/handler.ts'
import type { operations } from './console.types.ts'

export interface AuthHandlers {
  authenticate: context.Handler<operations['authenticate'], context.Reading>
  verifyEmail: context.Handler<operations['verifyEmail'], context.Reading & context.Recording>
  getMe: context.Handler<operations['getMe'], context.Reading & context.ByAccount>
  deleteMe: context.Handler<operations['deleteMe'], context.Reading & context.ByAccount & context.Recording>
  exportMe: context.Handler<operations['exportMe'], context.Reading & context.ByAccount>
  getFactor: context.Handler<operations['getFactor'], context.Reading & context.ByAccount>
  beginFactor: context.Handler<operations['beginFactor'], context.Writing & context.ByAccount>
  removeFactor: context.Handler<operations['removeFactor'], context.Writing & context.ByAccount & context.Recording>
  confirmFactor: context.Handler<operations['confirmFactor'], context.Reading & context.ByAccount & context.Recording>
  verifyFactor: context.Handler<operations['verifyFactor'], context.Reading & context.Recording>
  logout: context.Handler<operations['logout'], context.Writing & context.ByAccount>
  logoutAll: context.Handler<operations['logoutAll'], context.Writing & context.ByAccount>
}

export interface DevicesHandlers {
  showDevicePage: context.Handler<operations['showDevicePage'], context.Reading>
  beginDevice: context.Handler<operations['beginDevice'], context.Writing>
  exchangeDeviceCode: context.Handler<operations['exchangeDeviceCode'], context.Reading & context.Recording>
  findDevice: context.Handler<operations['findDevice'], context.Reading & context.ByAccount>
  decideDevice: context.Handler<operations['decideDevice'], context.Reading & context.ByAccount>
  listSessions: context.Handler<operations['listSessions'], context.Reading & context.ByAccount>
  endSession: context.Handler<operations['endSession'], context.Writing & context.ByAccount>
}

export interface StoresHandlers {
  listStores: context.Handler<operations['listStores'], context.Reading & context.ByAccount>
  createStore: context.Handler<operations['createStore'], context.Writing & context.ByAccount>
  getStore: context.Handler<operations['getStore'], context.Reading & context.ByAccount>
  updateStore: context.Handler<operations['updateStore'], context.Writing & context.ByAccount & context.Recording>
  getStoreTransfer: context.Handler<operations['getStoreTransfer'], context.Reading & context.ByAccount>
  transferStore: context.Handler<operations['transferStore'], context.Writing & context.ByAccount>
  withdrawStoreTransfer: context.Handler<operations['withdrawStoreTransfer'], context.Writing & context.ByAccount>
  closeStore: context.Handler<operations['closeStore'], context.Writing & context.ByAccount & context.Recording>
}

export interface StaffHandlers {
  listStaff: context.Handler<operations['listStaff'], context.Reading & context.ByAccount>
  addStaff: context.Handler<operations['addStaff'], context.Writing & context.ByAccount>
  updateStaff: context.Handler<operations['updateStaff'], context.Writing & context.ByAccount & context.Recording>
  removeStaff: context.Handler<operations['removeStaff'], context.Writing & context.ByAccount & context.Recording>
}

export interface InvitationsHandlers {
  listInvitations: context.Handler<operations['listInvitations'], context.Reading & context.ByAccount>
  withdrawInvitation: context.Handler<operations['withdrawInvitation'], context.Writing & context.ByAccount>
  getInvitation: context.Handler<operations['getInvitation'], context.Reading & context.ByAccount>
  acceptInvitation: context.Handler<operations['acceptInvitation'], context.Writing & context.ByAccount & context.Recording>
}

export interface TokensHandlers {
  listStoreTokens: context.Handler<operations['listStoreTokens'], context.Reading & context.ByAccount>
  createStoreToken: context.Handler<operations['createStoreToken'], context.Writing & context.ByAccount>
  revokeStoreToken: context.Handler<operations['revokeStoreToken'], context.Writing & context.ByAccount>
}

export interface InstallationsHandlers {
  listInstallations: context.Handler<operations['listInstallations'], context.Reading & context.ByAccount>
  updateInstallation: context.Handler<operations['updateInstallation'], context.Writing & context.ByAccount & context.Recording>
  removeInstallation: context.Handler<operations['removeInstallation'], context.Writing & context.ByAccount & context.Recording>
}

export interface AppsHandlers {
  listApps: context.Handler<operations['listApps'], context.Reading & context.ByAccount>
  createApp: context.Handler<operations['createApp'], context.Writing & context.ByAccount>
  getApp: context.Handler<operations['getApp'], context.Reading & context.ByAccount>
  updateApp: context.Handler<operations['updateApp'], context.Writing & context.ByAccount>
  deleteApp: context.Handler<operations['deleteApp'], context.Writing & context.ByAccount & context.Recording>
  listAppInstallations: context.Handler<operations['listAppInstallations'], context.Reading & context.ByAccount>
  rotateClientSecret: context.Handler<operations['rotateClientSecret'], context.Writing & context.ByAccount>
}

export interface WebhooksHandlers {
  saveWebhook: context.Handler<operations['saveWebhook'], context.Reading & context.ByAccount>
  rotateSigningSecret: context.Handler<operations['rotateSigningSecret'], context.Writing & context.ByAccount>
  testWebhook: context.Handler<operations['testWebhook'], context.Reading & context.ByAccount>
}

export interface DeliveriesHandlers {
  listDeliveries: context.Handler<operations['listDeliveries'], context.Reading & context.ByAccount>
  replayDeliveries: context.Handler<operations['replayDeliveries'], context.Writing & context.ByAccount>
  getDelivery: context.Handler<operations['getDelivery'], context.Reading & context.ByAccount>
  redeliver: context.Handler<operations['redeliver'], context.Writing & context.ByAccount>
}

export interface OauthHandlers {
  showConsent: context.Handler<operations['showConsent'], context.Reading>
  authorizeApp: context.Handler<operations['authorizeApp'], context.Writing & context.ByAccount & context.Recording>
  listConsentStores: context.Handler<operations['listConsentStores'], context.Reading & context.ByAccount>
  exchangeToken: context.Handler<operations['exchangeToken'], context.Reading>
  revokeToken: context.Handler<operations['revokeToken'], context.Writing>
}

export interface CountryHandlers {
  getAddressFormat: context.Handler<operations['getAddressFormat'], context.Reading & context.ByAccount>
}

export interface MailboxHandlers {
  listMailbox: context.Handler<operations['listMailbox'], context.Reading>
}

export interface Handlers {
  'auth': AuthHandlers
  'devices': DevicesHandlers
  'stores': StoresHandlers
  'staff': StaffHandlers
  'invitations': InvitationsHandlers
  'tokens': TokensHandlers
  'installations': InstallationsHandlers
  'apps': AppsHandlers
  'webhooks': WebhooksHandlers
  'deliveries': DeliveriesHandlers
  'oauth': OauthHandlers
  'country': CountryHandlers
  'mailbox': MailboxHandlers
}

export const routes = context.routesOf([
  {"operationId":"authenticate","resource":"auth","method":"post","path":"/auth/authenticate","caller":"nobody","message":"Code sent","body":"application/json","throttle":"sign-in","refusals":["invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","tooManyCodes"]},
  {"operationId":"verifyEmail","resource":"auth","method":"post","path":"/auth/verify","caller":"nobody","message":"E-mail verified","body":"application/json","throttle":"sign-in","session":"opened","refusals":["invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","invalidOtp","userNotFound","factorRequired"]},
  {"operationId":"getMe","resource":"auth","path":"/auth/me","message":"Profile retrieved","etag":"strong","refusals":["authenticationRequired"]},
  {"operationId":"deleteMe","resource":"auth","method":"delete","path":"/auth/me","recentSignIn":true,"message":"Account deleted","reader":"getMe","session":"ended","refusals":["authenticationRequired","signInAgain","changedMeanwhile","ownsStores"]},
  {"operationId":"exportMe","resource":"auth","path":"/auth/me/export","recentSignIn":true,"message":"Data exported","refusals":["authenticationRequired","signInAgain"]},
  {"operationId":"getFactor","resource":"auth","path":"/auth/factor","message":"Second factor retrieved","etag":"strong","refusals":["authenticationRequired"]},
  {"operationId":"beginFactor","resource":"auth","method":"post","path":"/auth/factor","recentSignIn":true,"message":"Second factor begun","reader":"getFactor","transaction":true,"refusals":["authenticationRequired","signInAgain","factorOn"]},
  {"operationId":"removeFactor","resource":"auth","method":"delete","path":"/auth/factor","recentSignIn":true,"message":"Second factor switched off","reader":"getFactor","transaction":true,"refusals":["authenticationRequired","signInAgain","changedMeanwhile","factorOff"]},
  {"operationId":"confirmFactor","resource":"auth","method":"post","path":"/auth/factor/confirm","recentSignIn":true,"message":"Second factor switched on","body":"application/json","refusals":["authenticationRequired","signInAgain","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","factorOff","factorOn","invalidFactorCode"]},
  {"operationId":"verifyFactor","resource":"auth","method":"post","path":"/auth/factor/verify","caller":"nobody","message":"Signed in","body":"application/json","throttle":"sign-in","session":"opened","refusals":["invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","invalidFactorCode","invalidChallenge"]},
  {"operationId":"logout","resource":"auth","method":"post","path":"/auth/logout","message":"Signed out","transaction":true,"session":"ended","refusals":["authenticationRequired"]},
  {"operationId":"logoutAll","resource":"auth","method":"post","path":"/auth/logout-all","message":"Signed out everywhere","transaction":true,"session":"ended","refusals":["authenticationRequired"]},
  {"operationId":"showDevicePage","resource":"devices","path":"/auth/device","caller":"nobody","message":"The page","media":"text/html","refusals":["invalidRequest"]},
  {"operationId":"beginDevice","resource":"devices","method":"post","path":"/auth/device","caller":"nobody","message":"Confirm the code in a browser","body":"application/x-www-form-urlencoded","transaction":true,"throttle":"sign-in","topLevel":true,"refusals":["invalidRequest","bodyTooLarge","unsupportedMediaType"]},
  {"operationId":"exchangeDeviceCode","resource":"devices","method":"post","path":"/auth/device/token","caller":"nobody","message":"Signed in","body":"application/x-www-form-urlencoded","topLevel":true,"refusals":["invalidRequest","bodyTooLarge","unsupportedMediaType","invalidOauthRequest","unsupportedDeviceGrant","invalidGrant","authorizationPending","slowDown","deviceDenied","deviceExpired"]},
  {"operationId":"findDevice","resource":"devices","method":"post","path":"/auth/device/find","message":"Device found","body":"application/json","refusals":["authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","deviceNotFound"]},
  {"operationId":"decideDevice","resource":"devices","method":"post","path":"/auth/device/decide","recentSignIn":true,"message":"Decided","body":"application/json","refusals":["authenticationRequired","signInAgain","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","deviceNotFound"]},
  {"operationId":"listSessions","resource":"devices","path":"/auth/sessions","message":"Sessions retrieved","refusals":["authenticationRequired","invalidRequest"]},
  {"operationId":"endSession","resource":"devices","method":"delete","path":"/auth/sessions/{sessionId}","message":"Session ended","transaction":true,"refusals":["authenticationRequired","malformedUri","changedMeanwhile","sessionNotFound"]},
  {"operationId":"listStores","resource":"stores","path":"/stores","message":"Stores retrieved","refusals":["authenticationRequired","invalidRequest"]},
  {"operationId":"createStore","resource":"stores","method":"post","path":"/stores","status":201,"message":"Store created","etag":"strong","locates":true,"body":"application/json","transaction":true,"activity":{"store":"data._id","action":"store.created","id":"data._id","name":"data.name"},"idempotent":true,"refusals":["authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","idempotencyMismatch","idempotencyInFlight","storesClosed","merchantNotInvited","tooManyStores","slugTaken","slugReserved","unknownCurrency","unknownCountry"]},
  {"operationId":"getStore","resource":"stores","path":"/stores/{storeId}","message":"Store retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","malformedUri","storeNotFound"]},
  {"operationId":"updateStore","resource":"stores","method":"patch","path":"/stores/{storeId}","message":"Store updated","etag":"strong","reader":"getStore","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","storeNotFound","notStoreOwner","storeClosed","slugTaken","slugReserved","tooManyDomains","signInAgain","factorOff"]},
  {"operationId":"getStoreTransfer","resource":"stores","path":"/stores/{storeId}/transfer","message":"Transfer retrieved","etag":"strong","refusals":["authenticationRequired","secondFactorRequired","malformedUri","storeNotFound","notStoreOwner","transferNotFound"]},
  {"operationId":"transferStore","resource":"stores","method":"post","path":"/stores/{storeId}/transfer","recentSignIn":true,"status":201,"message":"Store offered","etag":"strong","reader":"getStoreTransfer","body":"application/json","transaction":true,"activity":{"store":"params.storeId","action":"store.transfer_offered"},"idempotent":true,"refusals":["authenticationRequired","signInAgain","secondFactorRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","changedMeanwhile","storeNotFound","notStoreOwner","storeClosed","alreadyOwner","tooManyInvitations"]},
  {"operationId":"withdrawStoreTransfer","resource":"stores","method":"delete","path":"/stores/{storeId}/transfer","message":"Transfer withdrawn","reader":"getStoreTransfer","transaction":true,"activity":{"store":"params.storeId","action":"store.transfer_withdrawn"},"refusals":["authenticationRequired","secondFactorRequired","malformedUri","changedMeanwhile","storeNotFound","notStoreOwner","transferNotFound"]},
  {"operationId":"closeStore","resource":"stores","method":"post","path":"/stores/{storeId}/close","recentSignIn":true,"message":"Store closed","transaction":true,"refusals":["authenticationRequired","signInAgain","secondFactorRequired","malformedUri","storeNotFound","notStoreOwner","storeClosed"]},
  {"operationId":"listStaff","resource":"staff","path":"/stores/{storeId}/staff","message":"Staff retrieved","refusals":["authenticationRequired","secondFactorRequired","invalidRequest","malformedUri","storeNotFound","notStoreOwner"]},
  {"operationId":"addStaff","resource":"staff","method":"post","path":"/stores/{storeId}/staff","recentSignIn":true,"status":201,"message":"Invitation sent","body":"application/json","transaction":true,"activity":{"store":"params.storeId","action":"staff.invited","id":"data._id","name":"data.role.name"},"idempotent":true,"refusals":["authenticationRequired","signInAgain","secondFactorRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","idempotencyMismatch","idempotencyInFlight","storeNotFound","notStoreOwner","storeClosed","roleNotFound","duplicateStaff","tooManyInvitations"]},
  {"operationId":"updateStaff","resource":"staff","method":"patch","path":"/stores/{storeId}/staff/{userId}","recentSignIn":true,"message":"Staff member updated","body":"application/json","transaction":true,"refusals":["authenticationRequired","signInAgain","secondFactorRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","storeNotFound","notStoreOwner","staffNotFound","roleNotFound"]},
  {"operationId":"removeStaff","resource":"staff","method":"delete","path":"/stores/{storeId}/staff/{userId}","message":"Staff member removed","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","malformedUri","changedMeanwhile","storeNotFound","notStoreOwner","staffNotFound"]},
  {"operationId":"listInvitations","resource":"invitations","path":"/stores/{storeId}/invitations","message":"Invitations retrieved","refusals":["authenticationRequired","secondFactorRequired","invalidRequest","malformedUri","storeNotFound","notStoreOwner"]},
  {"operationId":"withdrawInvitation","resource":"invitations","method":"delete","path":"/stores/{storeId}/invitations/{invitationId}","message":"Invitation withdrawn","transaction":true,"activity":{"store":"params.storeId","action":"staff.uninvited","id":"params.invitationId"},"refusals":["authenticationRequired","secondFactorRequired","malformedUri","changedMeanwhile","storeNotFound","notStoreOwner","invitationNotFound"]},
  {"operationId":"getInvitation","resource":"invitations","path":"/invitations/{token}","message":"Invitation retrieved","etag":"strong","refusals":["authenticationRequired","malformedUri","invitationNotFound"]},
  {"operationId":"acceptInvitation","resource":"invitations","method":"post","path":"/invitations/{token}/accept","message":"Invitation accepted","transaction":true,"refusals":["authenticationRequired","malformedUri","invitationNotFound","duplicateStaff"]},
  {"operationId":"listStoreTokens","resource":"tokens","path":"/stores/{storeId}/tokens","message":"Tokens retrieved","refusals":["authenticationRequired","secondFactorRequired","invalidRequest","malformedUri","storeNotFound"]},
  {"operationId":"createStoreToken","resource":"tokens","method":"post","path":"/stores/{storeId}/tokens","recentSignIn":true,"status":201,"message":"Token created","body":"application/json","transaction":true,"activity":{"store":"params.storeId","action":"token.created","id":"data._id","name":"data.name"},"refusals":["authenticationRequired","signInAgain","secondFactorRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","storeNotFound","scopeNotAllowed"]},
  {"operationId":"revokeStoreToken","resource":"tokens","method":"delete","path":"/stores/{storeId}/tokens/{tokenId}","message":"Token revoked","transaction":true,"activity":{"store":"params.storeId","action":"token.revoked","id":"params.tokenId"},"refusals":["authenticationRequired","secondFactorRequired","malformedUri","changedMeanwhile","storeNotFound","tokenNotFound"]},
  {"operationId":"listInstallations","resource":"installations","path":"/stores/{storeId}/installations","message":"Installations retrieved","refusals":["authenticationRequired","secondFactorRequired","invalidRequest","malformedUri","storeNotFound"]},
  {"operationId":"updateInstallation","resource":"installations","method":"patch","path":"/stores/{storeId}/installations/{installationId}","message":"Installation updated","body":"application/json","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","storeNotFound","notStoreOwner","installationNotFound","scopeNotGranted"]},
  {"operationId":"removeInstallation","resource":"installations","method":"delete","path":"/stores/{storeId}/installations/{installationId}","message":"Installation removed","transaction":true,"refusals":["authenticationRequired","secondFactorRequired","malformedUri","changedMeanwhile","storeNotFound","notStoreOwner","installationNotFound"]},
  {"operationId":"listApps","resource":"apps","path":"/apps","message":"Apps retrieved","refusals":["authenticationRequired","invalidRequest"]},
  {"operationId":"createApp","resource":"apps","method":"post","path":"/apps","status":201,"message":"App created","locates":true,"body":"application/json","transaction":true,"refusals":["authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson"]},
  {"operationId":"getApp","resource":"apps","path":"/apps/{appId}","message":"App retrieved","etag":"strong","refusals":["authenticationRequired","malformedUri","appNotFound"]},
  {"operationId":"updateApp","resource":"apps","method":"patch","path":"/apps/{appId}","message":"App updated","etag":"strong","reader":"getApp","body":"application/json","transaction":true,"refusals":["authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","appNotFound","signInAgain"]},
  {"operationId":"deleteApp","resource":"apps","method":"delete","path":"/apps/{appId}","message":"App deleted","reader":"getApp","transaction":true,"refusals":["authenticationRequired","malformedUri","changedMeanwhile","appNotFound"]},
  {"operationId":"listAppInstallations","resource":"apps","path":"/apps/{appId}/installations","message":"Installations retrieved","refusals":["authenticationRequired","invalidRequest","malformedUri","appNotFound"]},
  {"operationId":"rotateClientSecret","resource":"apps","method":"post","path":"/apps/{appId}/client-secret","recentSignIn":true,"message":"Client secret rotated","transaction":true,"refusals":["authenticationRequired","signInAgain","malformedUri","appNotFound","publicApp"]},
  {"operationId":"saveWebhook","resource":"webhooks","method":"put","path":"/apps/{appId}/webhook","message":"Webhook saved","body":"application/json","refusals":["authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","changedMeanwhile","appNotFound","unsafeWebhookUrl"]},
  {"operationId":"rotateSigningSecret","resource":"webhooks","method":"post","path":"/apps/{appId}/webhook/signing-secret","message":"Signing secret rotated","transaction":true,"refusals":["authenticationRequired","malformedUri","appNotFound","webhookOff"]},
  {"operationId":"testWebhook","resource":"webhooks","method":"post","path":"/apps/{appId}/webhook/test","message":"Test event sent","throttle":"sign-in","refusals":["authenticationRequired","malformedUri","appNotFound","appSuspended","webhookOff"]},
  {"operationId":"listDeliveries","resource":"deliveries","path":"/apps/{appId}/deliveries","message":"Deliveries retrieved","refusals":["authenticationRequired","invalidRequest","malformedUri","appNotFound"]},
  {"operationId":"replayDeliveries","resource":"deliveries","method":"post","path":"/apps/{appId}/deliveries/replay","status":202,"message":"Deliveries queued","body":"application/json","transaction":true,"refusals":["authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","appNotFound","webhookOff","tooManyDeliveries"]},
  {"operationId":"getDelivery","resource":"deliveries","path":"/apps/{appId}/deliveries/{deliveryId}","message":"Delivery retrieved","etag":"strong","refusals":["authenticationRequired","malformedUri","appNotFound","deliveryNotFound"]},
  {"operationId":"redeliver","resource":"deliveries","method":"post","path":"/apps/{appId}/deliveries/{deliveryId}/redeliver","status":202,"message":"Delivery queued","transaction":true,"refusals":["authenticationRequired","malformedUri","appNotFound","deliveryNotFound","webhookOff","notInstalled"]},
  {"operationId":"showConsent","resource":"oauth","path":"/oauth/authorize","caller":"nobody","message":"The consent page","media":"text/html","refusals":["invalidRequest"]},
  {"operationId":"authorizeApp","resource":"oauth","method":"post","path":"/oauth/authorize","recentSignIn":true,"message":"Access granted","body":"application/json","transaction":true,"refusals":["authenticationRequired","signInAgain","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","appNotFound","appSuspended","invalidRedirectUri","invalidScope","storeNotFound","secondFactorRequired","scopeNotAllowed","tooManyInstallations"]},
  {"operationId":"listConsentStores","resource":"oauth","path":"/oauth/stores","message":"Stores retrieved","refusals":["authenticationRequired","invalidRequest","appNotFound","appSuspended"]},
  {"operationId":"exchangeToken","resource":"oauth","method":"post","path":"/oauth/token","caller":"nobody","message":"Token issued","body":"application/x-www-form-urlencoded","topLevel":true,"refusals":["invalidRequest","bodyTooLarge","unsupportedMediaType","invalidOauthRequest","invalidClient","invalidGrant","invalidTarget","unsupportedGrantType","scopeTooWide"]},
  {"operationId":"revokeToken","resource":"oauth","method":"post","path":"/oauth/revoke","caller":"nobody","message":"Token revoked","body":"application/x-www-form-urlencoded","transaction":true,"topLevel":true,"refusals":["invalidRequest","bodyTooLarge","unsupportedMediaType","invalidOauthRequest","invalidClient"]},
  {"operationId":"getAddressFormat","resource":"country","path":"/country/{shortName}/address-format","message":"Address format retrieved","refusals":["authenticationRequired","malformedUri","countryNotFound"]},
  {"operationId":"listMailbox","resource":"mailbox","path":"/mailbox","caller":"nobody","message":"E-mails retrieved","etag":"weak","refusals":["invalidRequest","mailboxOff"]},
])
