// Written by `make gen` from openapi/. Change the contract, not this file.
import type * as context from '../src/http/handler.ts'
import type { operations } from './console.types.ts'

export interface AuthHandlers {
  authenticate: context.Handler<operations['authenticate'], context.Reading>
  verifyEmail: context.Handler<operations['verifyEmail'], context.Reading>
  getMe: context.Handler<operations['getMe'], context.Reading & context.ByAccount>
  logout: context.Handler<operations['logout'], context.Writing & context.ByAccount>
  logoutAll: context.Handler<operations['logoutAll'], context.Writing & context.ByAccount>
}

export interface StoresHandlers {
  listStores: context.Handler<operations['listStores'], context.Reading & context.ByAccount>
  createStore: context.Handler<operations['createStore'], context.Writing & context.ByAccount>
  getStore: context.Handler<operations['getStore'], context.Reading & context.ByAccount>
  updateStore: context.Handler<operations['updateStore'], context.Writing & context.ByAccount>
}

export interface StaffHandlers {
  listStaff: context.Handler<operations['listStaff'], context.Reading & context.ByAccount>
  addStaff: context.Handler<operations['addStaff'], context.Writing & context.ByAccount>
  updateStaff: context.Handler<operations['updateStaff'], context.Writing & context.ByAccount>
  removeStaff: context.Handler<operations['removeStaff'], context.Writing & context.ByAccount>
}

export interface TokensHandlers {
  listStoreTokens: context.Handler<operations['listStoreTokens'], context.Reading & context.ByAccount>
  createStoreToken: context.Handler<operations['createStoreToken'], context.Writing & context.ByAccount>
  revokeStoreToken: context.Handler<operations['revokeStoreToken'], context.Writing & context.ByAccount>
}

export interface InstallationsHandlers {
  listInstallations: context.Handler<operations['listInstallations'], context.Reading & context.ByAccount>
  removeInstallation: context.Handler<operations['removeInstallation'], context.Writing & context.ByAccount>
}

export interface AppsHandlers {
  listApps: context.Handler<operations['listApps'], context.Reading & context.ByAccount>
  createApp: context.Handler<operations['createApp'], context.Writing & context.ByAccount>
  getApp: context.Handler<operations['getApp'], context.Reading & context.ByAccount>
  updateApp: context.Handler<operations['updateApp'], context.Writing & context.ByAccount>
  deleteApp: context.Handler<operations['deleteApp'], context.Writing & context.ByAccount>
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
  authorizeApp: context.Handler<operations['authorizeApp'], context.Writing & context.ByAccount>
  listConsentStores: context.Handler<operations['listConsentStores'], context.Reading & context.ByAccount>
  exchangeToken: context.Handler<operations['exchangeToken'], context.Reading>
  revokeToken: context.Handler<operations['revokeToken'], context.Writing>
}

export interface MailboxHandlers {
  listMailbox: context.Handler<operations['listMailbox'], context.Reading>
}

export interface Handlers {
  'auth': AuthHandlers
  'stores': StoresHandlers
  'staff': StaffHandlers
  'tokens': TokensHandlers
  'installations': InstallationsHandlers
  'apps': AppsHandlers
  'webhooks': WebhooksHandlers
  'deliveries': DeliveriesHandlers
  'oauth': OauthHandlers
  'mailbox': MailboxHandlers
}

export const routes: context.Route[] = [
  {"operationId":"authenticate","resource":"auth","method":"post","path":"/auth/authenticate","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Code sent","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":false,"events":[],"idempotent":false,"signIn":true,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","tooManyCodes"]},
  {"operationId":"verifyEmail","resource":"auth","method":"post","path":"/auth/verify","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"E-mail verified","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":false,"events":[],"idempotent":false,"signIn":true,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","invalidOtp","userNotFound"]},
  {"operationId":"getMe","resource":"auth","method":"get","path":"/auth/me","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Profile retrieved","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired"]},
  {"operationId":"logout","resource":"auth","method":"post","path":"/auth/logout","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Signed out","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired"]},
  {"operationId":"logoutAll","resource":"auth","method":"post","path":"/auth/logout-all","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Signed out everywhere","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired"]},
  {"operationId":"listStores","resource":"stores","method":"get","path":"/stores","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Stores retrieved","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest"]},
  {"operationId":"createStore","resource":"stores","method":"post","path":"/stores","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":201,"message":"Store created","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","slugTaken","unknownCurrency","unknownCountry"]},
  {"operationId":"getStore","resource":"stores","method":"get","path":"/stores/{storeId}","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Store retrieved","messageWhen":null,"html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","storeNotFound"]},
  {"operationId":"updateStore","resource":"stores","method":"patch","path":"/stores/{storeId}","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Store updated","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","storeNotFound","notStoreOwner","slugTaken"]},
  {"operationId":"listStaff","resource":"staff","method":"get","path":"/stores/{storeId}/staff","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Staff retrieved","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","malformedUri","storeNotFound","notStoreOwner"]},
  {"operationId":"addStaff","resource":"staff","method":"post","path":"/stores/{storeId}/staff","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":201,"message":"Staff member added","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","storeNotFound","notStoreOwner","roleNotFound","duplicateStaff"]},
  {"operationId":"updateStaff","resource":"staff","method":"patch","path":"/stores/{storeId}/staff/{userId}","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Staff member updated","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","storeNotFound","notStoreOwner","staffNotFound","roleNotFound"]},
  {"operationId":"removeStaff","resource":"staff","method":"delete","path":"/stores/{storeId}/staff/{userId}","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Staff member removed","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","storeNotFound","notStoreOwner","staffNotFound"]},
  {"operationId":"listStoreTokens","resource":"tokens","method":"get","path":"/stores/{storeId}/tokens","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Tokens retrieved","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","malformedUri","storeNotFound"]},
  {"operationId":"createStoreToken","resource":"tokens","method":"post","path":"/stores/{storeId}/tokens","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":201,"message":"Token created","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","storeNotFound","scopeNotAllowed"]},
  {"operationId":"revokeStoreToken","resource":"tokens","method":"delete","path":"/stores/{storeId}/tokens/{tokenId}","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Token revoked","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","storeNotFound","tokenNotFound"]},
  {"operationId":"listInstallations","resource":"installations","method":"get","path":"/stores/{storeId}/installations","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Installations retrieved","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","malformedUri","storeNotFound"]},
  {"operationId":"removeInstallation","resource":"installations","method":"delete","path":"/stores/{storeId}/installations/{installationId}","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Installation removed","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","storeNotFound","notStoreOwner","installationNotFound"]},
  {"operationId":"listApps","resource":"apps","method":"get","path":"/apps","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Apps retrieved","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest"]},
  {"operationId":"createApp","resource":"apps","method":"post","path":"/apps","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":201,"message":"App created","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson"]},
  {"operationId":"getApp","resource":"apps","method":"get","path":"/apps/{appId}","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"App retrieved","messageWhen":null,"html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","appNotFound"]},
  {"operationId":"updateApp","resource":"apps","method":"patch","path":"/apps/{appId}","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"App updated","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","appNotFound"]},
  {"operationId":"deleteApp","resource":"apps","method":"delete","path":"/apps/{appId}","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"App deleted","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","appNotFound"]},
  {"operationId":"rotateClientSecret","resource":"apps","method":"post","path":"/apps/{appId}/client-secret","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Client secret rotated","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","appNotFound"]},
  {"operationId":"saveWebhook","resource":"webhooks","method":"put","path":"/apps/{appId}/webhook","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Webhook saved","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","appNotFound","unsafeWebhookUrl"]},
  {"operationId":"rotateSigningSecret","resource":"webhooks","method":"post","path":"/apps/{appId}/webhook/signing-secret","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Signing secret rotated","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","appNotFound","webhookOff"]},
  {"operationId":"testWebhook","resource":"webhooks","method":"post","path":"/apps/{appId}/webhook/test","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Test event sent","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":true,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","appNotFound","webhookOff"]},
  {"operationId":"listDeliveries","resource":"deliveries","method":"get","path":"/apps/{appId}/deliveries","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Deliveries retrieved","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","malformedUri","appNotFound"]},
  {"operationId":"replayDeliveries","resource":"deliveries","method":"post","path":"/apps/{appId}/deliveries/replay","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":202,"message":"Deliveries queued","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","malformedUri","appNotFound","webhookOff","tooManyDeliveries"]},
  {"operationId":"getDelivery","resource":"deliveries","method":"get","path":"/apps/{appId}/deliveries/{deliveryId}","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Delivery retrieved","messageWhen":null,"html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","appNotFound","deliveryNotFound"]},
  {"operationId":"redeliver","resource":"deliveries","method":"post","path":"/apps/{appId}/deliveries/{deliveryId}/redeliver","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":202,"message":"Delivery queued","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","malformedUri","appNotFound","deliveryNotFound","webhookOff","notInstalled"]},
  {"operationId":"showConsent","resource":"oauth","method":"get","path":"/oauth/authorize","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"The consent page","messageWhen":null,"html":true,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","invalidRequest"]},
  {"operationId":"authorizeApp","resource":"oauth","method":"post","path":"/oauth/authorize","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Access granted","messageWhen":null,"html":false,"etag":false,"body":"application/json","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","bodyTooLarge","unsupportedMediaType","malformedJson","appNotFound","invalidRedirectUri","invalidScope","storeNotFound","scopeNotAllowed"]},
  {"operationId":"listConsentStores","resource":"oauth","method":"get","path":"/oauth/stores","caller":"somebody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Stores retrieved","messageWhen":null,"html":false,"etag":false,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","authenticationRequired","invalidRequest","appNotFound"]},
  {"operationId":"exchangeToken","resource":"oauth","method":"post","path":"/oauth/token","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Token issued","messageWhen":null,"html":false,"etag":false,"body":"application/x-www-form-urlencoded","transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":true,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","invalidRequest","bodyTooLarge","unsupportedMediaType","invalidOauthRequest","invalidClient","invalidGrant","unsupportedGrantType","scopeTooWide"]},
  {"operationId":"revokeToken","resource":"oauth","method":"post","path":"/oauth/revoke","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"Token revoked","messageWhen":null,"html":false,"etag":false,"body":"application/x-www-form-urlencoded","transaction":true,"events":[],"idempotent":false,"signIn":false,"topLevel":true,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","invalidRequest","bodyTooLarge","unsupportedMediaType","invalidOauthRequest","invalidClient"]},
  {"operationId":"listMailbox","resource":"mailbox","method":"get","path":"/mailbox","caller":"nobody","scopes":[],"guests":true,"shop":false,"status":200,"message":"E-mails retrieved","messageWhen":null,"html":false,"etag":true,"body":null,"transaction":false,"events":[],"idempotent":false,"signIn":false,"topLevel":false,"invalidCode":null,"authRefusals":null,"refusals":["tooManyRequests","unexpected","busy","unavailable","invalidRequest","mailboxOff"]},
]
