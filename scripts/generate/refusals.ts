import { expectedTime, timeFormats } from '../../src/base/calendar.ts'
import { type RefusalName, refusals } from '../../src/base/errors.ts'
import { inWords } from '../../src/base/violations.ts'
import { ofAgents, refusalsOfAll } from '../../src/http/handler.ts'
import {
  callerOf,
  type Document,
  follow,
  type LocatedOperation,
  type Operation,
  type Schema,
  type SurfaceName,
  scopesOf,
} from './contract.ts'
import { isConditional } from './records.ts'

/** Returns every refusal that an operation can answer with: its own and those that its policy implies. */
export function refusalsOf(surface: SurfaceName, contract: Document, place: LocatedOperation): RefusalName[] {
  const { path, operation } = place
  if (surface === 'agents') return refusalsToAgents(operation)
  const caller = callerOf(contract, operation)
  const words = operation['x-auth-refusals']
  const found: RefusalName[] = [...refusalsOfAll]
  if (caller !== 'nobody') found.push(words?.authentication ?? 'authenticationRequired')
  if (operation['x-guest'] === 'refused' && caller === 'somebody') found.push('loginRequired')
  if (operation['x-recent-sign-in']) found.push(surface === 'apps' ? 'tokenSignInAgain' : 'signInAgain')
  if (surface === 'apps' ? caller !== 'nobody' : surface === 'console' && path.includes('{storeId}'))
    found.push('secondFactorRequired')
  if (scopesOf(contract, operation).length > 0) found.push(words?.scope ?? 'insufficientScope')
  if (surface === 'store') found.push('shopNotFound')
  if (surface !== 'console') found.push('storeSuspended')
  const upload = operation.requestBody?.content['multipart/form-data']
  if (operation.requestBody) {
    found.push('invalidRequest', upload ? 'fileTooLarge' : 'bodyTooLarge', 'unsupportedMediaType')
  }
  if (operation.requestBody?.content['application/json']) found.push('malformedJson')
  if (queryOf(contract, operation).length > 0) found.push('invalidRequest')
  if (path.includes('{')) found.push('malformedUri')
  if (operation['x-idempotent']) found.push('idempotencyMismatch', 'idempotencyInFlight', 'invalidRequest')
  if (isConditional(contract, place)) found.push('changedMeanwhile')
  return [...new Set([...found, ...(operation['x-refusals'] ?? [])])]
}

/** Returns what the protocol refuses before a rule of the store is asked. */
function refusalsToAgents(operation: Operation): RefusalName[] {
  const ofBody: RefusalName[] = ['malformedJson', 'bodyTooLarge', 'unsupportedMediaType']
  const ofKeys: RefusalName[] = ['idempotencyMismatch', 'idempotencyInFlight']
  return [
    ...new Set<RefusalName>([
      ...refusalsOfAll,
      ...ofAgents,
      'invalidRequest',
      'storeSuspended',
      ...(operation.requestBody ? ofBody : []),
      ...(operation['x-idempotent'] ? ofKeys : []),
      ...(operation['x-refusals'] ?? []),
    ]),
  ]
}

function queryOf(contract: Document, { parameters = [] }: Operation) {
  return parameters
    .map((parameter) => follow(contract, parameter))
    .filter((parameter) => parameter.in === 'query')
}

/** Returns the example of a refusal in the contract, with message and data as a caller may see them. */
export function exampleOf(contract: Document, operation: Operation, name: RefusalName): Example {
  const [status, message] = refusals[name]
  const words: Record<string, string> = {
    reason: mistakeIn(contract, operation),
    expected: Object.keys(operation.requestBody?.content ?? {})[0] ?? '',
    ...wordsOf[name],
  }
  return {
    status,
    success: false,
    message: message.replace(/\{(\w+)\}/g, (braces, word: string) => words[word] ?? braces),
    code: codeOf(operation, name),
    data: dataOf[name] ?? {},
  }
}

interface Example {
  status: number
  success: false
  message: string
  code: string
  data: object
}

/** Returns the code of a refusal, which an operation may set for invalidRequest. */
export function codeOf(operation: Operation, name: RefusalName): string {
  return (name === 'invalidRequest' && operation['x-error-code']) || refusals[name][2]
}

/**
 * Returns whether the message of a refusal is the operation's own, so that no other operation can share its
 * example.
 */
export function isOwnMistake(contract: Document, operation: Operation, name: RefusalName): boolean {
  if (name === 'invalidRequest' && operation['x-error-code']) return true
  return refusals[name][1] === '{reason}' && !hasLimit(contract, operation)
}

function hasLimit(contract: Document, operation: Operation): boolean {
  return queryOf(contract, operation).some(({ name }) => name === 'limit')
}

/** Returns a mistake that a caller of this very operation can make, in the words of the service. */
function mistakeIn(contract: Document, operation: Operation): string {
  if (hasLimit(contract, operation)) return 'limit must be at most 100'
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const { required, properties } = body ? membersOf(contract, body) : { required: [], properties: {} }
  if (required[0]) return `${required[0]} is required`
  for (const [name, schema] of Object.entries(properties)) {
    const { type } = follow(contract, schema)
    if (type) return `${name} ${mistakeFor({ type })}`
  }
  const [first] = queryOf(contract, operation)
  if (first)
    return first.required
      ? `${first.name} is required`
      : `${first.name} ${mistakeFor(follow(contract, first.schema!))}`
  if (operation['x-idempotent']) return 'idempotency-key must have at most 255 characters'
  return 'The request is not valid'
}

function mistakeFor({ type, format, enum: values, maximum, maxLength }: Schema): string {
  if (values) return `must be one of ${values.join(', ')}`
  if (maximum !== undefined) return `must be at most ${maximum}`
  if (format && format in timeFormats) return expectedTime
  if (format) return inWords(`must match format "${format}"`)
  if (maxLength !== undefined) return `must have at most ${maxLength} characters`
  return inWords(`must be ${[type].flat().join(',')}`)
}

/** Returns the members of a body, including those of its `allOf`. */
function membersOf(
  contract: Document,
  schema: Schema,
): { required: string[]; properties: Record<string, Schema> } {
  const own = follow(contract, schema) as Schema
  const parts = ((own.allOf ?? []) as Schema[]).map((part) => membersOf(contract, part))
  return {
    required: [...(own.required ?? []), ...parts.flatMap(({ required }) => required)],
    properties: Object.assign({}, own.properties, ...parts.map(({ properties }) => properties)),
  }
}

/** The values of a message's placeholders in its example, where the operation does not determine them. */
const wordsOf: Partial<Record<RefusalName, Record<string, string>>> = {
  permissionsMissing: { permissions: 'WRITE_INVENTORY' },
  fileTooLarge: { most: '500' },
  tooManyFiles: { most: '100' },
  storageFull: { used: '9.87', allowed: '10' },
  ownerStorageFull: { used: '49.87', allowed: '50' },
  amountTooLarge: { most: '1000000000000', currency: 'NGN' },
  outOfStock: { name: 'Enamel mug' },
  belowMinimum: { name: 'Enamel mug', limit: '2' },
  aboveMaximum: { name: 'Enamel mug', limit: '5' },
  modifiersInvalid: { reason: 'Choose at least 1 of Size' },
  modifierSoldOut: { name: 'Truffle mayonnaise' },
  foodNotOffered: { name: 'Buttermilk pancakes' },
  tooManyModifierGroups: { most: '500' },
  tooManyResources: { most: '500' },
  bookingRequired: { name: 'Garden visit' },
  tooManyBookings: { most: '5' },
  illegalBookingMove: { from: 'cancelled', to: 'no_show' },
  serviceWithoutDuration: { name: 'Garden visit' },
  tooManyTables: { most: '500' },
  totalChanged: { total: '₦109.98' },
  paymentTooLarge: { due: '₦1,500.00' },
  illegalStatusMove: { from: 'processing', to: 'pending' },
  illegalShipmentMove: { from: 'in_transit', to: 'pending' },
  illegalReturnMove: { from: 'requested', to: 'closed' },
  returnPeriodOver: { day: '6 December 2026' },
  lineNotReturnable: { name: 'Linen notebook', reason: 'it is made to order' },
  tooManyReturned: { left: '1', name: 'Linen notebook' },
  stockItemNotFound: { id: '665f1c2ab4e0d3a1c9f00022' },
  stockChanged: { name: 'Enamel mug', onHand: '11', expected: '12' },
  lineNotLeft: { name: 'Enamel mug', left: '1' },
  stockHeld: { name: 'Enamel mug', held: '2' },
  tooManyStores: { most: '100' },
  tooManyUnpaidOrders: { most: '5' },
  guestShareReached: { left: '2', name: 'Enamel mug' },
  orderTriedTooOften: { most: '10' },
  paymentNotCancellable: { reason: 'the transfer was reported' },
  refundNotRetryable: { reason: 'it has succeeded' },
  refundRefused: { reason: 'balance_insufficient' },
  labelRefused: { reason: 'the address is not known' },
  dispatchRefused: { reason: 'no courier serves this route' },
  shipmentNotDispatchable: { status: 'delivered' },
  couponUsedByYou: { times: '1' },
  couponMinimum: { amount: '50.00' },
  unknownAssignee: { assignees: '665f1c2ab4e0d3a1c9f00099' },
  domainNotClaimable: { reason: 'its name is reserved' },
  tooManyAutomaticDiscounts: { most: '100' },
  tooManyTaxRegistrations: { most: '100' },
  tooManyTaxRates: { most: '2000' },
  tooManyDomains: { most: '50' },
  tooManyInstallations: { most: '100' },
  payoutUnsupported: { currency: 'NGN' },
  payoutCurrencyUnsupported: { currency: 'NGN' },
  scopeNotAllowed: { scopes: 'WRITE_ORDERS' },
  unsafeWebhookUrl: { reason: 'it is not HTTPS' },
  tooManyDeliveries: { most: '10000' },
  invalidScope: { scopes: 'WRITE_CUSTOMERS' },
  invalidTarget: { resource: 'http://localhost:4001' },
  scopeTooWide: { scopes: 'WRITE_CUSTOMERS' },
  scopeNotGranted: { scopes: 'WRITE_CUSTOMERS' },
}
/** The examples of these refusals have this `data`, where callers are meant to read it. */
const dataOf: Partial<Record<RefusalName, object>> = {
  insufficientScope: { required: ['READ_ORDERS'], granted: ['READ_INVENTORY'] },
  methodNotAllowed: { allowed: ['GET', 'HEAD', 'POST'] },
  illegalStatusMove: { allowed: ['paid', 'cancelled'] },
  illegalShipmentMove: { allowed: ['delivered', 'cancelled'] },
  illegalReturnMove: { allowed: ['approved', 'refused'] },
  lineNotReturnable: { itemId: '665f1c2ab4e0d3a1c9f00051', reason: 'custom_made' },
  tooManyReturned: { itemId: '665f1c2ab4e0d3a1c9f00051', left: 1 },
  busy: { retryAfter: 1 },
  tookTooLong: { retryAfter: 1 },
  storageFull: { used: 10597832130, allowed: 10737418240 },
  ownerStorageFull: { used: 53547505090, allowed: 53687091200 },
  factorRequired: {
    challenge: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
    expiresAt: '2026-11-21T09:35:00.000Z',
  },
  tooManyCodes: { retryAfter: 1200 },
  tooManyCardTries: { retryAfter: 1200 },
  lineNotLeft: { itemId: '665f1c2ab4e0d3a1c9f00042', left: 1 },
  outOfStock: { productId: '665f1c2ab4e0d3a1c9f00021' },
  belowMinimum: { productId: '665f1c2ab4e0d3a1c9f00021', limit: 2, quantity: 1 },
  aboveMaximum: { productId: '665f1c2ab4e0d3a1c9f00021', limit: 5, quantity: 6 },
  modifiersInvalid: { productId: '665f1c2ab4e0d3a1c9f00021', reason: 'too_few' },
  modifierSoldOut: { productId: '665f1c2ab4e0d3a1c9f00021', reason: 'sold_out' },
  foodNotOffered: { productId: '665f1c2ab4e0d3a1c9f00021' },
  guestShareReached: { productId: '665f1c2ab4e0d3a1c9f00021', variantId: null, left: 2 },
  duplicateSku: {
    sku: 'MUG-350',
    holder: { product: '665f1c2ab4e0d3a1c9f00022', variant: null, name: 'Enamel mug' },
  },
  duplicateVariant: { variants: ['Large, red', 'Big, red'] },
  paymentTooLarge: { due: 1500 },
  totalChanged: { subtotal: 109.98, shippingCost: 0, total: 109.98 },
  variantRequired: { productId: '665f1c2ab4e0d3a1c9f00021' },
  refundRefused: { reason: 'balance_insufficient' },
  shipmentDispatched: { dispatchId: '665f1c2ab4e0d3a1c9f000d1' },
}
