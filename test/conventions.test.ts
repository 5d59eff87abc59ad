import { expect } from 'chai'
import { contractOf } from '../src/surfaces.ts'
import { operations } from './support/walk.ts'

// The conventions of all operations of the Store API and the Apps API.

interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
}
interface Documented {
  parameters?: { $ref?: string; name?: string }[]
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

/** Lists that are plain arrays, because the specification shows them so or because they are always small. */
const arrays = [
  'listPayments', // at most one for each option of the platform, like the next two
  'listPaymentMethods',
  'listPaymentOptions',
  'listCountries',
  'listStates',
  'listCities',
  'autocompleteAddress', // ten at most
  'listRelatedProducts', // twelve at most
  'searchProducts', // all matches, according to the specification
  'searchFoods', // thirty at most, according to the specification
  'listSupportedPayouts',
  'listBaseDomains',
  'listEvents', // a feed: it is paged by a cursor
]
/** Reads that change with every call, or are as cheap as a comparison and concern the caller alone. */
const unTagged = ['getMe', 'getCart']

const contracts = { store: contractOf('store'), apps: contractOf('apps'), console: {} }
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
  const { responses } = operation.documented as unknown as Documented
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
    for (const operation of paged.filter(({ route }) => route.operationId !== 'getApp')) {
      expect(namesOf(operation), operation.name).to.include.members(['page', 'limit'])
      expect(Object.keys(dataOf(operation).properties ?? {}), operation.name).to.include('pagination')
    }
    const whole = lists.filter(({ route }) => arrays.includes(route.operationId))
    expect(whole.map(({ route }) => route.operationId)).to.have.members(arrays)
  })

  it('every call that creates an order, a payment, a shipment or a refund accepts Idempotency-Key', () => {
    const makes = /\/(orders|pay|shipments|refund)$/
    const making = walked.filter(({ route }) => route.method === 'post' && makes.test(route.path))
    expect(making.map(({ route }) => route.operationId)).to.have.members([
      'createOrder',
      'payOrder',
      'createShipment',
      'refundOrder',
    ])
    for (const operation of making) {
      expect(namesOf(operation), operation.name).to.include('Idempotency-Key')
      expect(operation.route.idempotent, operation.name).to.equal(true)
    }
  })

  it('every read without a token and every single record supports its ETag', () => {
    for (const operation of walked.filter(({ route }) => route.method === 'get')) {
      const { route, name, documented } = operation
      if (unTagged.includes(route.operationId)) continue
      const isRecord = route.path.endsWith('}') || dataOf(operation).properties?._id !== undefined
      if (!isRecord && route.caller === 'somebody') continue
      expect(route.etag, name).to.equal(true)
      expect(Object.keys((documented as unknown as Documented).responses), name).to.include('304')
    }
  })
})
