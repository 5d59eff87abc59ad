// Written by `make gen` from openapi/. Change the contract, not this file.
import * as context from '../src/http/handler.ts'
import type { operations } from './agents.types.ts'

export interface CatalogHandlers {
  searchCatalog: context.Handler<operations['searchCatalog'], context.Reading & context.InShop & context.ByAgent>
  lookupCatalog: context.Handler<operations['lookupCatalog'], context.Reading & context.InShop & context.ByAgent>
  getCatalogProduct: context.Handler<operations['getCatalogProduct'], context.Reading & context.InShop & context.ByAgent>
}

export interface Handlers {
  'catalog': CatalogHandlers
}

export const routes = context.routesOf([
  {"operationId":"searchCatalog","resource":"catalog","method":"post","path":"/catalog/search","caller":"nobody","capability":"dev.ucp.shopping.catalog.search","shop":true,"message":"Products found","body":"application/json","refusals":["shopNotFound","agentProfileInvalid","agentProfileUnreachable","agentProfileMalformed","agentVersionUnsupported","agentCapabilitiesIncompatible","agentSignatureMissing","agentSignatureInvalid","agentKeyNotFound","agentDigestMismatch","agentAlgorithmUnsupported","agentStopped","invalidRequest","storeSuspended","malformedJson","bodyTooLarge","unsupportedMediaType"]},
  {"operationId":"lookupCatalog","resource":"catalog","method":"post","path":"/catalog/lookup","caller":"nobody","capability":"dev.ucp.shopping.catalog.lookup","shop":true,"message":"Products found","body":"application/json","refusals":["shopNotFound","agentProfileInvalid","agentProfileUnreachable","agentProfileMalformed","agentVersionUnsupported","agentCapabilitiesIncompatible","agentSignatureMissing","agentSignatureInvalid","agentKeyNotFound","agentDigestMismatch","agentAlgorithmUnsupported","agentStopped","invalidRequest","storeSuspended","malformedJson","bodyTooLarge","unsupportedMediaType"]},
  {"operationId":"getCatalogProduct","resource":"catalog","method":"post","path":"/catalog/product","caller":"nobody","capability":"dev.ucp.shopping.catalog.lookup","shop":true,"message":"Product found","body":"application/json","refusals":["shopNotFound","agentProfileInvalid","agentProfileUnreachable","agentProfileMalformed","agentVersionUnsupported","agentCapabilitiesIncompatible","agentSignatureMissing","agentSignatureInvalid","agentKeyNotFound","agentDigestMismatch","agentAlgorithmUnsupported","agentStopped","invalidRequest","storeSuspended","malformedJson","bodyTooLarge","unsupportedMediaType","catalogueItemNotFound"]},
])
