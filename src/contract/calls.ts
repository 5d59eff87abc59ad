import { type Document, methods, type Operation, type Parameter } from './document.ts'

/** An operation of a contract, or one that a contract expects of a receiver. */
export interface LocatedCall {
  path: string
  method: string
  operation: Operation
  parameters: Parameter[]
}

/** Returns every operation of a contract, webhooks included, each with its path's parameters among its own. */
export function callsOf({ paths = {}, webhooks = {} }: Document): LocatedCall[] {
  return Object.entries({ ...paths, ...webhooks }).flatMap(([path, item]) => {
    const shared = ((item as { parameters?: Parameter[] }).parameters ?? []) as Parameter[]
    return methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      return [{ path, method, operation, parameters: [...shared, ...(operation.parameters ?? [])] }]
    })
  })
}
