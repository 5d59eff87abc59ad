import { type Document, follow, type Operation, type Parameter, successOf } from './contract.ts'

const since: Parameter = {
  name: 'updatedSince',
  in: 'query',
  description:
    'Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up ' +
    'to date, begin five minutes before the last reading began.',
  schema: { $ref: '#/components/schemas/TimeInput' },
  example: '2026-11-01T00:00:00.000Z',
}
const byChange =
  'Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the ' +
  'order of their ids. A record that changes meanwhile moves to the end, so none is missed.'
const sort: Parameter = {
  name: 'sort',
  in: 'query',
  description: byChange,
  schema: { type: 'string', enum: ['updatedAt'] },
  example: 'updatedAt',
}
const after = '#/components/parameters/After'
const next = {
  $ref: '#/components/schemas/Next',
  description: 'The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`.',
}

/** Lets a list be read in the order of changes, page by page by cursor. */
export function addMirror(contract: Document, operation: Operation): void {
  const own = operation.parameters ?? []
  const hasCursor = own.some((parameter) => follow(contract, parameter).name === 'after')
  const cursor = hasCursor ? [] : [{ $ref: after } as Parameter]
  const others = own.filter(({ name }) => name !== 'sort')
  operation.parameters = [...others, ...cursor, since, sortOf(own.find(({ name }) => name === 'sort'))]
  const { schema, example } = successOf(operation).response.content!['application/json']!
  if (schema.properties!.next) return
  schema.properties = { ...schema.properties, next }
  Object.assign(example as object, { next: null })
}

/** Returns the parameter for the order of a list, which may have orders of its own. */
function sortOf(own: Parameter | undefined): Parameter {
  if (!own) return sort
  const { schema } = own
  return {
    ...own,
    description: `${own.description} ${byChange}`,
    schema: { ...schema, enum: [...schema!.enum!, 'updatedAt'] },
  }
}
