import { type Document, follow, type Operation, type Parameter, successOf } from './contract.ts'

const changes: Parameter[] = [
  {
    name: 'updatedSince',
    in: 'query',
    description:
      'Return only records whose `updatedAt` is this time or later, in the order of `sort=updatedAt`. To keep a copy up ' +
      'to date, begin five minutes before the last reading began.',
    schema: { $ref: '#/components/schemas/TimeInput' },
    example: '2026-11-01T00:00:00.000Z',
  },
  {
    name: 'sort',
    in: 'query',
    description:
      'Send `updatedAt` for the record first that has been unchanged for longest; records of the same time come in the ' +
      'order of their ids. A record that changes meanwhile moves to the end, so none is missed.',
    schema: { type: 'string', enum: ['updatedAt'] },
    example: 'updatedAt',
  },
]
const after = '#/components/parameters/After'
const next = {
  $ref: '#/components/schemas/Next',
  description: 'The cursor of the next page, for `after`; always there in the order of `sort=updatedAt`.',
}

/** Lets a list be read in the order of changes, page by page by cursor. */
export function addMirror(contract: Document, operation: Operation): void {
  const own = operation.parameters ?? []
  const hasCursor = own.some((parameter) => follow(contract, parameter).name === 'after')
  operation.parameters = [...own, ...(hasCursor ? [] : [{ $ref: after } as Parameter]), ...changes]
  const { schema, example } = successOf(operation).response.content!['application/json']!
  if (schema.properties!.next) return
  schema.properties = { ...schema.properties, next }
  Object.assign(example as object, { next: null })
}
