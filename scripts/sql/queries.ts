import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import ts from 'typescript'
import { acrossStores, globalTables } from '../../src/db/global-tables.ts'
import type { Problem } from './check.ts'
import { type Read, Rows } from './rows.ts'

/** The columns of each table. */
export type Tables = Map<string, Set<string>>

export async function readTables(url: string): Promise<Tables> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select relname as name, array_agg(attname::text) as columns from pg_class
    join pg_attribute on attrelid = pg_class.oid and not attisdropped
    where relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace) and relkind in ('r', 'p', 'v') group by 1`,
  )
  await client.end()
  return new Map(rows.map(({ name, columns }) => [name, new Set<string>(columns)]))
}

/**
 * Returns what is wrong with the tables and columns that the Knex queries of these files name; with their program also
 * with the types of rows that they claim.
 */
export function checkQueries(files: string[], tables: Tables, program?: ts.Program): Problem[] {
  const rows = program && new Rows(program)
  const problems = files.flatMap((file) => {
    const source =
      program?.getSourceFile(resolve(file)) ??
      ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    return new Queries(file, source, tables, rows).problems
  })
  const unneeded = acrossStores
    .filter(({ file }) => program && files.includes(file))
    .flatMap(({ file, tables }) =>
      tables.filter((table) => !needed.has(`${file} ${table}`)).map((table) => `${table} in ${file}`),
    )
  return [
    ...problems,
    ...unneeded.map((entry) => ({
      file: 'src/db/global-tables.ts',
      line: 1,
      message: `nothing needs the exception of ${entry}`,
    })),
  ]
}

/** The tables of a query by the names that it gives them; null where it has some whose columns are not known. */
type From = Map<string, Set<string> | null>

const roots = /^(db|tx|trx|server|admin|view)$/
const joins = /^(inner|left|leftOuter|right|full|cross)?[jJ]oin$/
const conditions = /^(where|andWhere|orWhere|whereNot|orWhereNot|having|on|andOn|orOn|using)$/
const columns =
  /^(where|orWhere|andWhere)?(Not)?(In|Null|Between)?$|^(orderBy|groupBy|distinct|distinctOn|pluck|select|first|columns?|returning|increment|decrement|onConflict|merge|count|countDistinct|sum|min|max|avg|having|andOn|orOn|on)$/
const writes = /^(insert|update|merge)$/

class Queries {
  readonly problems: Problem[] = []
  private readonly file: string
  private readonly source: ts.SourceFile
  private readonly tables: Tables
  private readonly rows: Rows | undefined
  /** Tables that the file itself makes, in SQL or for a query. */
  private readonly own: Set<string>

  constructor(file: string, source: ts.SourceFile, tables: Tables, rows?: Rows) {
    this.file = file
    this.source = source
    this.tables = tables
    this.rows = rows
    const made = source.text.matchAll(
      /create (?:temp )?table (\w+)|\.with(?:Materialized)?\('(\w+)'|\b(\w+) as (?:materialized )?\(/g,
    )
    this.own = new Set(Array.from(made, ([, table, query, common]) => (table ?? query ?? common)!))
    this.visit(source)
  }

  private visit(node: ts.Node): void {
    ts.forEachChild(node, (child) => this.visit(child))
    if (!ts.isCallExpression(node) || !isRoot(node.expression)) return
    const [table] = node.arguments
    if (table && ts.isStringLiteralLike(table)) this.query(table, callsOf(node))
  }

  private query(table: ts.StringLiteralLike, calls: Call[]): void {
    const from: From = new Map()
    this.addTable(table, from)
    for (const { method, args } of calls) {
      const [joined] = args
      if (method === 'with' || method === 'from' || method === 'joinRaw') from.set('', null)
      if (!joined || !(joins.test(method) || method === 'updateFrom')) continue
      if (ts.isStringLiteralLike(joined)) this.addTable(joined, from)
      else from.set('', null)
    }
    const aliases = calls.flatMap(({ method, args }) =>
      /^(select|first|count|sum|min|max|avg)$/.test(method) ? aliasesIn(args) : [],
    )
    if (aliases.length > 0) from.set('', new Set(aliases))
    if (calls.some(({ method, args }) => method === 'select' && args.some((arg) => !isPlain(arg))))
      from.set('', null)
    for (const call of calls) this.check(call, from)
    this.claims(calls, from)
    this.home(table, calls)
  }

  /** A query of a store's table must say which store, unless its file works for all of them. */
  private home(table: ts.StringLiteralLike, calls: Call[]): void {
    const name = table.text.split(' ')[0]!
    if (!this.rows || name in globalTables || !this.tables.get(name)?.has('shop_id')) return
    const { rows } = this
    const names = calls.some(
      ({ method, args }) =>
        /where|insert|join|modify/i.test(method) &&
        args.some((arg) => /shop_?id/i.test(arg.getText(this.source)) || rows.hasMember(arg, 'shop_id')),
    )
    if (!names && !isAcross(this.file, name))
      this.report(table, `the query of ${name}, which has rows of all stores, names no shop_id`)
  }

  private addTable(name: ts.StringLiteralLike, from: From): void {
    const [table, alias] = name.text.split(/ as /i)
    const known = this.tables.get(table!)
    if (!known && !this.own.has(table!) && !/^information_schema\./.test(table!))
      this.report(name, `there is no table ${table}`)
    from.set(alias ?? table!, known ?? null)
  }

  private check({ method, args }: Call, from: From): void {
    const rest = joins.test(method) ? args.slice(1) : args
    for (const [at, arg] of rest.entries()) {
      if (ts.isArrowFunction(arg)) this.inside(arg, from)
      else if (writes.test(method) && ts.isObjectLiteralExpression(arg)) this.keys(arg, from)
      else if (conditions.test(method) && ts.isObjectLiteralExpression(arg)) this.keys(arg, from)
      else if (joins.test(method)) this.names(arg, from)
      else if (
        method === 'on'
          ? at !== 1
          : columns.test(method) &&
            (at === 0 || /^(select|first|columns?|pluck|distinct|groupBy)/.test(method))
      )
        this.names(arg, from)
    }
  }

  /** Checks the calls on the parameter of a function: \`(query) => query.where(…)\`. */
  private inside(work: ts.ArrowFunction, from: From): void {
    const [parameter] = work.parameters
    if (!parameter || !ts.isIdentifier(parameter.name)) return
    const name = parameter.name.text
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      if (
        ts.isIdentifier(node) &&
        node.text === name &&
        ts.isPropertyAccessExpression(node.parent) &&
        node.parent.expression === node
      )
        for (const call of callsOf(node)) this.check(call, from)
    }
    visit(work.body)
  }

  private keys(object: ts.ObjectLiteralExpression, from: From): void {
    for (const property of object.properties)
      if (property.name && (ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name))) {
        this.column(property.name, property.name.text, from)
      }
  }

  private names(arg: ts.Expression, from: From): void {
    if (ts.isStringLiteralLike(arg)) this.column(arg, arg.text, from)
    else if (ts.isArrayLiteralExpression(arg)) for (const one of arg.elements) this.names(one, from)
    else if (ts.isObjectLiteralExpression(arg))
      for (const property of arg.properties)
        if (ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)) {
          const key = property.name.getText(this.source)
          if (key !== 'order' && key !== 'nulls')
            this.column(property.initializer, property.initializer.text, from)
        }
  }

  private column(node: ts.Node, text: string, from: From): void {
    const [name] = text.split(/ as /i)
    const [, table, column] = /^(?:(\w+)\.)?(\w+|\*)$/.exec(name!.trim()) ?? []
    if (!column || column === '*') return
    const places = table ? [from.get(table)] : [...from.values()]
    if (table && !from.has(table)) {
      if (!from.has('') || from.get('') !== null) this.report(node, `the query has no table ${table}`)
    } else if (!places.some((known) => known === null || known?.has(column)))
      this.report(
        node,
        `there is no column ${column} in ${table ?? [...from.keys()].filter(Boolean).join(' or ')}`,
      )
  }

  /** Compares `returning<Row[]>(['id', 'shop_id as shopId'])` with the types of the columns. */
  private claims(calls: Call[], from: From): void {
    const outer = calls.flatMap(({ method, args }) =>
      /^(left|full)/.test(method) && args[0] ? [args[0].getText(this.source)] : [],
    )
    for (const { method, args, claimed } of calls) {
      if (!this.rows || !claimed || !/^(select|first|returning)$/.test(method)) continue
      const read = readsOf(args)
      if (!read?.length) continue
      const certain = calls.flatMap((call) => certainIn(call))
      const places = [...from].map(([alias, known]) => ({
        alias,
        known,
        table: [...this.tables].find(([, names]) => names === known)?.[0],
        isOuter: outer.length > 0,
      }))
      for (const difference of this.rows.differences(claimed, read, places, certain))
        this.report(claimed, difference)
    }
  }

  private report(node: ts.Node, message: string): void {
    const { line } = this.source.getLineAndCharacterOfPosition(node.getStart(this.source))
    this.problems.push({ file: this.file, line: line + 1, message })
  }
}

const needed = new Set<string>()

function isAcross(file: string, table: string): boolean {
  needed.add(`${file} ${table}`)
  return acrossStores.some((one) => one.file === file && one.tables.some((name) => name === table))
}

interface Call {
  method: string
  args: readonly ts.Expression[]
  /** The row type that the call claims. */
  claimed: ts.TypeNode | undefined
}

function isRoot(callee: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee
  return ts.isIdentifier(name) && roots.test(name.text)
}

/** Returns the calls that follow: \`.where(…)\`, \`.first(…)\`. */
function callsOf(start: ts.Node): Call[] {
  const calls: Call[] = []
  let node = start
  while (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) {
    const call = node.parent.parent
    if (!ts.isCallExpression(call) || call.expression !== node.parent) break
    calls.push({ method: node.parent.name.text, args: call.arguments, claimed: call.typeArguments?.[0] })
    node = call
  }
  return calls
}

const isPlain = (arg: ts.Expression) =>
  ts.isStringLiteralLike(arg) || ts.isObjectLiteralExpression(arg) || ts.isArrayLiteralExpression(arg)

function aliasesIn(args: readonly ts.Expression[]): string[] {
  return args.flatMap((arg) => {
    if (ts.isStringLiteralLike(arg)) return arg.text.split(/ as /i).slice(1)
    if (ts.isArrayLiteralExpression(arg)) return aliasesIn(arg.elements)
    if (!ts.isObjectLiteralExpression(arg)) return []
    return arg.properties.flatMap(({ name }) => (name ? [name.getText()] : []))
  })
}

/** Returns the columns that a call filters to non-null values. */
function certainIn({ method, args }: Call): string[] {
  const texts = args.flatMap((arg) => (ts.isStringLiteralLike(arg) ? [arg.text] : []))
  if (method === 'whereNotNull') return texts
  return /^(inner)?join$/i.test(method) ? texts.slice(1) : []
}

/** Returns the columns that a call reads, by the names of the row's members; null where some are not plain names. */
function readsOf(args: readonly ts.Expression[]): Read[] | null {
  const read: Read[] = []
  for (const arg of args) {
    if (ts.isStringLiteralLike(arg)) {
      const [column, name] = arg.text.split(/ as /i)
      read.push({ name: name ?? column!.replace(/^.*\./, ''), column: column! })
    } else if (ts.isArrayLiteralExpression(arg)) {
      const inner = readsOf(arg.elements)
      if (!inner) return null
      read.push(...inner)
    } else if (ts.isObjectLiteralExpression(arg))
      for (const property of arg.properties) {
        if (!property.name || !ts.isPropertyAssignment(property)) return null
        const { initializer } = property
        const column = ts.isStringLiteralLike(initializer) ? initializer.text : null
        read.push({ name: property.name.getText(), column })
      }
    else return null
  }
  return read
}
