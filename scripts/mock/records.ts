import { Refusal, type RefusalName, refusals } from '../../src/base/errors.ts'
import { newId } from '../../src/base/ids.ts'
import type { Document, Schema } from '../../src/contract/document.ts'
import { type Judge, judgeOf } from '../../src/contract/judge.ts'
import type { Route } from '../../src/http/handler.ts'
import { paginationOf } from '../../src/services/shared/pagination.ts'

/** A call that was found to be valid. */
export interface MockCall {
  route: Route
  params: Record<string, string>
  query: Schema
  body: Schema
}

/**
 * The records of a surface, by the paths under which they are listed: those of the contract's examples at first. A
 * caller's body is taken over member by member, as far as the reply still fits the contract.
 */
export class MockRecords {
  private readonly contract: Document
  private readonly judge: Judge
  private readonly lists = new Map<string, Map<string, Schema>>()
  private readonly singles = new Map<string, Schema>()

  constructor(contract: Document) {
    this.contract = contract
    this.judge = judgeOf(contract)
  }

  /** Returns the data that answers a call, after doing what it asks for. */
  answer(call: MockCall): unknown {
    const { route, params } = call
    this.demandParents(route, params)
    const path = filled(route.path, params)
    const example = this.exampleOf(route.path, route.method)
    const item = /^(.+)\/\{(\w+)\}$/.exec(route.path)
    if (item) return this.answerItem(call, item[1]!, filled(item[1]!, params), params[item[2]!]!, example)
    const member = this.memberOf(route.path)
    if (member && route.method === 'get') return this.page(call, path, member, example as Schema)
    if (route.method === 'post' && isRecord(example) && this.isList(route.path))
      return this.create(call, path, example)
    if (!isObject(example) || !['get', 'patch', 'put'].includes(route.method)) return example
    if (call.query.after) return endOfFeed(example, call.query.after)
    return this.answerSingle(call, path, example)
  }

  /** Returns a record that is listed at a path, by its id or its slug. */
  find(template: string, id: string, path = template): Schema | undefined {
    const list = this.listAt(template, path)
    return list.get(id) ?? [...list.values()].find(({ slug }) => slug === id)
  }

  private answerItem(call: MockCall, template: string, path: string, id: string, example: unknown): unknown {
    const { route } = call
    const record = this.find(template, id, path)
    if (!record) {
      // Not everything with an id in its path is a record of a list, such as a parcel by its code.
      if (!this.isList(template)) return example
      throw new Refusal(refusalWith(route, 404))
    }
    if (route.method === 'delete') this.listAt(template, path).delete(idOf(record))
    if (route.method === 'get' || route.method === 'delete' || !isRecord(example))
      return isRecord(example) ? shaped(example, record) : example
    const written = this.written(call, shaped(example, record))
    Object.assign(record, written)
    return written
  }

  private create(call: MockCall, path: string, example: Schema): Schema {
    const now = new Date().toISOString()
    const { name, title } = call.body as { name?: string; title?: string }
    const made: Schema = { ...example, [idNameOf(example)!]: newId() }
    for (const time of ['createdAt', 'updatedAt']) if (time in example) made[time] = now
    const words = String(name ?? title ?? '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
    if ('slug' in example && words) made.slug = words
    const record = this.written(call, made)
    this.listAt(call.route.path, path).set(idOf(record), record)
    return record
  }

  private answerSingle(call: MockCall, path: string, example: Schema): Schema {
    const known = this.singles.get(path) ?? this.exampleOf(call.route.path, 'get')
    const record = shaped(example, isObject(known) ? known : example)
    const written = call.route.method === 'get' ? record : this.written(call, record)
    this.singles.set(path, { ...(isObject(known) ? known : {}), ...written })
    return written
  }

  private page(call: MockCall, path: string, member: string, example: Schema): Schema {
    const [shape = {}] = example[member] as Schema[]
    const all = [...this.listAt(call.route.path, path).values()]
      .reverse()
      .map((record) => shaped(shape, record))
    const { page = 1, limit = 20, after } = call.query as { page?: number; limit?: number; after?: string }
    // A cursor is the id of the last record of its page; where that is gone, the list begins again.
    const from = after ? all.findIndex((record) => idOf(record) === after) + 1 : (page - 1) * limit
    const records = all.slice(from, from + limit)
    const pagination = paginationOf(all.length, Math.floor(from / limit) + 1, limit)
    const next = records.length < limit ? null : idOf(records.at(-1)!)
    return { ...example, [member]: records, pagination, ...('next' in example && { next }) }
  }

  /** Takes the members of a body over, each as long as the reply fits the contract with it. */
  private written({ route, body }: MockCall, record: Schema): Schema {
    let written = record
    for (const [name, value] of Object.entries(body)) {
      const next = { ...written, [name]: value }
      const reply = { status: route.status, success: true, message: route.message, data: next }
      if (name in record && !this.judge.wrongBody(route, route.status, reply)) written = next
    }
    return 'updatedAt' in written ? { ...written, updatedAt: new Date().toISOString() } : written
  }

  /** Refuses what is done to a record that is not there. */
  private demandParents(route: Route, params: Record<string, string>): void {
    const [, template = '', name = ''] = /^(.+?)\/\{(\w+)\}\//.exec(route.path) ?? []
    // The files of `/digital-access/products/{id}` belong to a product.
    const list = [template, template.slice(template.lastIndexOf('/'))].find((path) => this.isList(path))
    if (!list || this.find(list, params[name]!)) return
    throw new Refusal(refusalWith(route, 404))
  }

  private listAt(template: string, path: string): Map<string, Schema> {
    const known = this.lists.get(path)
    if (known) return known
    const member = this.memberOf(template)
    const example = this.exampleOf(template, 'get')
    // A list that is always whole is an array.
    const whole = Array.isArray(example) && example.every(isRecord) ? example : []
    const listed = member ? ((example as Schema)[member] as Schema[]) : whole
    const item = Object.keys(this.contract.paths!).find(
      (each) => each.startsWith(`${template}/{`) && each.split('/').length === template.split('/').length + 1,
    )
    const single = item && this.exampleOf(item, 'get')
    const records = [...listed, ...(isRecord(single) ? [single] : [])]
    const list = new Map<string, Schema>()
    for (const record of records) list.set(idOf(record), { ...list.get(idOf(record)), ...record })
    this.lists.set(path, list)
    return list
  }

  /** Returns whether a path has records: it lists them, or each has a path below it. */
  private isList(template: string): boolean {
    return this.memberOf(template) !== undefined || this.listAt(template, template).size > 0
  }

  /** Returns the member of a list's data that holds its records. */
  private memberOf(template: string): string | undefined {
    const example = this.exampleOf(template, 'get')
    if (!isObject(example)) return undefined
    return Object.keys(example).find(
      (name) => Array.isArray(example[name]) && example[name].every(isRecord) && 'pagination' in example,
    )
  }

  /** Returns the data of an operation's example; a copy, which can be changed. */
  private exampleOf(template: string, method: string): unknown {
    const replies = Object.entries(this.contract.paths?.[template]?.[method]?.responses ?? {})
    const json = replies.find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']
    const reply = json?.example ?? Object.values(json?.examples ?? {})[0]?.value
    return structuredClone((reply as { data?: unknown } | undefined)?.data)
  }
}

/** Returns the refusal of an operation with this status, except the one that every call of a store can meet. */
export function refusalWith(route: Route, status: number): RefusalName {
  const own = route.refusals.filter((name) => refusals[name][0] === status && name !== 'shopNotFound')
  return own[0] ?? 'pathNotFound'
}

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A record begins with its id, which has the record's name where there is no `_id`. */
const idNameOf = (record: Schema) =>
  Object.keys(record)
    .slice(0, 1)
    .find((name) => /^_id$|Id$/.test(name))
const idOf = (record: Schema): string => record[idNameOf(record)!]
const isRecord = (value: unknown): value is Schema => isObject(value) && idNameOf(value) !== undefined

/** Returns the page of a feed that has nothing new. */
function endOfFeed(example: Schema, after: string): Schema {
  const emptied = Object.entries(example).map(([name, value]) => [name, Array.isArray(value) ? [] : value])
  return { ...Object.fromEntries(emptied), next: after }
}

function filled(template: string, params: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!)
}

/** Returns a record with the members that a reply has, which come from its example where the record has none. */
function shaped(example: Schema, record: Schema): Schema {
  return Object.fromEntries(
    Object.keys(example).map((name) => [name, name in record ? record[name] : example[name]]),
  )
}
