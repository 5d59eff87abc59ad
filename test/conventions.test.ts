import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { timeFormats } from '../src/base/calendar.ts'
import { contractOf } from '../src/surfaces.ts'
import { surfaces } from './support/coverage.ts'
import { isNullable, replyMembers, requestMembers } from './support/members.ts'
import { operations, type Schema } from './support/walk.ts'

// The conventions of all operations of the Store API and the Apps API.

/** Lists that are plain arrays, because the specification shows them so or because they are always small. */
const arrays = [
  'listPayments', // at most one for each option of the platform, like the next two
  'listPaymentMethods',
  'listPaymentOptions',
  'listCountries',
  'listStates',
  'listStateCodes',
  'listCities',
  'getAddressFormat', // six parts at most
  'autocompleteAddress', // ten at most
  'listRelatedProducts', // twelve at most
  'searchProducts', // all matches, according to the specification
  'searchFoods', // thirty at most, according to the specification
  'listSupportedPayouts',
  'listBaseDomains',
  'listOrderInvoices', // one, and a credit note for each refund
  'getOrderReturns', // a few for each order
  'getReturnPolicy', // a thousand products at most
  'getOrderTimeline', // a few for each order
  'getOrderPacking', // the lines of an order
  'getTaxReport', // a row for each rate, as many as a store has
  'getFeedReport', // the feeds of a store, and three reasons
  'getSales', // a row for each day, 400 at most
  'listEvents', // a feed: it is paged by a cursor
  'listStockMovements', // a ledger, which is too long to count: it is paged by a cursor
  'suggestTaxRates', // a few of a country
  'listReducedPrices', // at most those of a page of products
  'getHours', // the ways of fulfilment, and at most 400 dates
  'listSlots', // those of a day
  'listTables', // 500 at most
  'listOrderEdits', // those of one order
  'getKitchen', // 20 stations at most
  'getTableBill', // the orders of a table that are not paid
  'getGuestBill', // the same for its guests
  'listServiceSlots', // those of 31 days at most
  'getSitemap', // as many at once as make up a file for search engines
]
/** A read that is as cheap as a comparison, and shows several records, each of which is written on its own. */
const unTagged = ['getCart']

const contracts = { store: contractOf('store'), apps: contractOf('apps'), console: contractOf('console') }
const walked = operations.filter(({ surface }) => surface !== 'console')
type Operation = (typeof operations)[number]

/** Resolves a part of a contract that may be a reference. */
function resolve<Part extends { $ref?: string }>(surface: Operation['surface'], part: Part): Part {
  if (!part.$ref) return part
  const step = (at: unknown, key: string) => (at as Record<string, unknown>)[key]
  const found = part.$ref
    .slice(2)
    .split('/')
    .reduce(step, contracts[surface] as unknown)
  return resolve(surface, found as Part)
}

function dataOf(operation: Operation): Schema {
  const { responses } = operation.documented
  const schema = responses[operation.route.status]?.content?.['application/json']?.schema ?? {}
  const envelope = resolve(operation.surface, schema)
  return resolve(operation.surface, envelope.properties?.data ?? {})
}

function isList(operation: Operation): boolean {
  const data = dataOf(operation)
  const parts = Object.values(data.properties ?? {}).map((part) => resolve(operation.surface, part))
  return data.type === 'array' || (!data.properties?._id && parts.some(({ type }) => type === 'array'))
}

const namesOf = (operation: Operation) =>
  (operation.documented.parameters ?? []).map((parameter) => resolve(operation.surface, parameter).name)

describe('Conventions', () => {
  const lists = walked.filter(
    (operation) =>
      operation.route.method === 'get' && !operation.route.path.endsWith('}') && isList(operation),
  )

  it('every list has page and limit and reports its pages, except for those that are whole', () => {
    const paged = lists.filter(({ route }) => !arrays.includes(route.operationId))
    expect(paged.length).to.be.above(30)
    for (const operation of paged.filter(
      ({ route }) => !['getApp', 'getRefundable', 'getShopReadiness'].includes(route.operationId),
    )) {
      expect(namesOf(operation), operation.name).to.include.members(['page', 'limit'])
      expect(Object.keys(dataOf(operation).properties ?? {}), operation.name).to.include('pagination')
    }
    const whole = lists.filter(({ route }) => arrays.includes(route.operationId))
    expect(whole.map(({ route }) => route.operationId)).to.have.members(arrays)
  })

  it('every POST that creates something, or moves money, accepts Idempotency-Key', () => {
    const uploads = ['uploadPicture', 'uploadDigitalFile', 'createImport']
    const keyless = ['createGuest', 'createStoreToken', 'createApp', 'createPaymentLink', ...uploads]
    const making = operations.filter(
      ({ route }) =>
        route.method === 'post' && (route.status === 201 || /\/(pay|refund|mark-paid)$/.test(route.path)),
    )
    const without = making.filter(({ route }) => !route.idempotent).map(({ route }) => route.operationId)
    expect(without).to.have.members(keyless)
    for (const operation of making.filter(({ route }) => route.idempotent)) {
      expect(namesOf(operation), operation.name).to.include('Idempotency-Key')
      expect(operation.route.idempotent, operation.name).to.equal(true)
    }
  })

  it('every member of a reply that can be null is in the table of the decisions, and no other is', () => {
    const decisions = readFileSync('docs/decisions/contract-and-replies.md', 'utf8')
    const text = decisions.split('### typed-values-are-never-null')[1]!
    const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)
    const listed = [...text.matchAll(/^\| (`.*`) \| (`.*`) \| .+ \|$/gm)].flatMap(([, schemas, members]) =>
      codes(schemas!).flatMap((schema) => codes(members!).map((member) => `${schema}: ${member}`)),
    )
    const found = surfaces.flatMap((surface) =>
      replyMembers(surface, contractOf(surface)).flatMap(({ name, schema }) =>
        isNullable(schema) ? name : [],
      ),
    )
    expect(listed.length).to.be.above(80)
    const without = (some: string[], others: string[]) => some.filter((name) => !others.includes(name))
    expect(without(found, listed), 'not in the table').to.eql([])
    expect(without(listed, found), 'never null').to.eql([])
  })

  it('no schema of what callers receive forbids members that a later version adds', () => {
    const closed: string[] = []
    const walk = (node: unknown, at: string): void => {
      if (typeof node !== 'object' || node === null) return
      if ((node as Schema).additionalProperties === false) closed.push(at)
      for (const [key, value] of Object.entries(node)) walk(value, `${at}/${key}`)
    }
    for (const surface of [...surfaces, 'webhooks'] as const) walk(contractOf(surface), surface)
    expect(closed).to.eql([])
  })

  it('no parameter tells clients to leave what a URI reserves as it is: a query is read as forms are', () => {
    // With allowReserved, Swagger UI sends the `&` of a search and the `+` of an offset as they are.
    const told: string[] = []
    const walk = (node: unknown, at: string): void => {
      if (typeof node !== 'object' || node === null) return
      if ('allowReserved' in node) told.push(at)
      for (const [key, value] of Object.entries(node)) walk(value, `${at}/${key}`)
    }
    for (const surface of surfaces) walk(contractOf(surface), surface)
    expect(told).to.eql([])
  })

  it('every time that a caller sends is taken as ISO 8601 has it', () => {
    const taken = surfaces.flatMap((surface) => requestMembers(surface, contractOf(surface)))
    const formats = taken.map(({ schema }) => schema.format)
    for (const format of Object.keys(timeFormats)) expect(formats.join(), format).to.include(format)
    const others = taken.filter(({ schema }) => /^(date|time)/.test(schema.format ?? ''))
    expect(others.map(({ name }) => name)).to.eql([])
  })

  it('every read without a token and every single record supports its ETag', () => {
    for (const operation of walked.filter(({ route }) => route.method === 'get')) {
      const { route, name, documented } = operation
      if (unTagged.includes(route.operationId)) continue
      const isRecord = route.path.endsWith('}') || dataOf(operation).properties?._id !== undefined
      if (!isRecord && route.caller === 'somebody') continue
      expect(route.etag, name).to.equal(route.caller === 'somebody' ? 'strong' : 'weak')
      expect(Object.keys(documented.responses), name).to.include('304')
    }
  })
})
