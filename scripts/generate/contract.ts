import {
  type ContractEvent,
  type Document,
  methods,
  type Operation,
  type Response,
} from '../../src/contract/document.ts'

export type {
  ContractEntry,
  ContractEvent,
  Document,
  Operation,
  Parameter,
  Response,
  Schema,
} from '../../src/contract/document.ts'
export { callerOf, follow, methods } from '../../src/contract/document.ts'

/** The contracts that are published: one of each API, and one of the webhooks. */
export const surfaces = ['store', 'apps', 'console', 'webhooks'] as const
export type PublishedName = (typeof surfaces)[number]
/** That of agents is not published: it is the Universal Commerce Protocol's, as far as stores have it. */
export type SurfaceName = PublishedName | 'agents'

/** An operation and its place in the contract. */
export interface LocatedOperation {
  path: string
  method: (typeof methods)[number]
  /** `#/paths/~1products/get` */
  pointer: string
  operation: Operation
}

/** Returns every operation of a contract with its place. */
export function operationsOf(contract: Document): LocatedOperation[] {
  return Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      const pointer = below(below('#/paths', path), method)
      return operation ? [{ path, method, pointer, operation }] : []
    }),
  )
}

/** Returns the success replies of an operation, which exclude 304. */
export function successesOf(operation: Operation): [status: string, response: Response][] {
  return Object.entries(operation.responses ?? {}).filter(
    ([status]) => /^[23]/.test(status) && status !== '304',
  )
}

/**
 * Returns the one success reply that every operation has: the rule `oneSuccess` ensures it. What agents create has a
 * 200 beside its 201, which says why there is nothing.
 */
export function successOf(operation: Operation): { status: number; response: Response } {
  const [status, response] = successesOf(operation).at(-1)!
  return { status: Number(status), response }
}

/** Returns whether an operation answers with JSON. */
export function isJson(operation: Operation): boolean {
  return 'application/json' in (successOf(operation).response.content ?? {})
}

/** Returns the scopes that an operation requires. */
export function scopesOf(contract: Document, operation: Operation): string[] {
  return (operation.security ?? contract.security ?? []).flatMap((entry) => Object.values(entry).flat())
}

/** Returns whether any one of an operation's scopes is enough: each has an entry of its own. */
export function takesAnyScope(contract: Document, operation: Operation): boolean {
  const entries = operation.security ?? contract.security ?? []
  return entries.filter((entry) => Object.values(entry).flat().length > 0).length > 1
}

/** Returns the events that an operation declares. */
export function eventsOf(operation: Operation): ContractEvent[] {
  return [operation['x-event'] ?? []].flat()
}

/** Returns the JSON pointer to a member of the part that `pointer` leads to. */
export function below(pointer: string, key: string | number): string {
  const step = String(key)
  return `${pointer}/${/[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step}`
}

/**
 * Returns a name in Pascal case: `CreateProduct` for createProduct, `ShippingAddress` for shipping-address.
 */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
}

/** Groups items by key like `Map.groupBy`, which Node 20 does not have yet. */
export function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
