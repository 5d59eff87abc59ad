import { appCounts } from './conformance/app-counts.ts'
import { appEndpoints } from './conformance/app-endpoints.ts'
import { appReads } from './conformance/app-reads.ts'
import { authentication } from './conformance/authentication.ts'
import { conventions } from './conformance/conventions.ts'
import { couponEndpoints } from './conformance/coupon-endpoints.ts'
import { envelope } from './conformance/envelope.ts'
import { errors } from './conformance/errors.ts'
import { events } from './conformance/events.ts'
import { libraryEndpoints } from './conformance/library-endpoints.ts'
import { limits, versioning } from './conformance/limits.ts'
import { customers, occurrences, shipments, tasks } from './conformance/office-resources.ts'
import { overview } from './conformance/overview.ts'
import * as shop from './conformance/shop-resources.ts'
import { shopperResources } from './conformance/shopper-resources.ts'
import { signInEndpoints } from './conformance/sign-in-endpoints.ts'
import { states } from './conformance/states.ts'
import { closeWorld, openWorld } from './conformance/world.ts'

// The specification's statements, one by one and in its order, with a test for each. A chapter that is longer than a
// file has several.

describe('The specification', () => {
  before(openWorld)
  after(closeWorld)

  describe('What the service does', overview)

  describe('Resources and their fields', () => {
    describe('Common response envelope', envelope)
    shopperResources()
    describe('Shipment', shipments)
    describe('Task', tasks)
    describe('Task occurrence', occurrences)
    describe('Customer', customers)
    describe('Shop payment method', shop.paymentMethods)
    shop.searchItems()
    describe('Staff role', shop.roles)
    describe('Pagination object', shop.pagination)
    describe('Payout method', shop.payouts)
    describe('Small payloads', shop.smallPayloads)
  })

  describe('States and transitions', states)

  describe('Conventions of the endpoints', conventions)

  describe('Endpoints of the Store API', () => {
    signInEndpoints()
    couponEndpoints()
    libraryEndpoints()
  })

  describe('Endpoints of the Apps API', () => {
    appEndpoints()
    appReads()
    appCounts()
  })

  describe('Authentication', authentication)

  describe('Events', events)

  describe('Errors', errors)
  describe('Limits', limits)
  describe('Versioning', versioning)
})
