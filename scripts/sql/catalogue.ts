import type pg from 'pg'
import { required, typesOfValues } from '../schema/types.ts'
import { type Node, readTree } from './tree.ts'

/** The part of PostgreSQL's catalogue that statements are compared with. */
export interface Catalogue {
  functions: Map<number, { name: string; strict: boolean }>
  /** Columns that are never null, as `table.place`. */
  required: Set<string>
  /** The JavaScript type of a PostgreSQL type: `string`, `number[]`; undefined if unknown. */
  types: Map<number, string | undefined>
}

export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const functions = await client.query(
    'select oid::int4, proname as name, proisstrict as strict from pg_proc',
  )
  const columns = await client.query(
    `select attrelid || '.' || attnum as key from pg_attribute
    left join pg_attrdef on adrelid = attrelid and adnum = attnum where attnum > 0 and ${required}`,
  )
  const types = await client.query(
    `select oid::int4, format_type(coalesce(nullif(typbasetype, 0), oid), null) as name from pg_type`,
  )
  return {
    functions: new Map(functions.rows.map(({ oid, ...what }) => [oid, what])),
    required: new Set(columns.rows.map(({ key }) => key)),
    types: new Map(types.rows.map(({ oid, name }) => [oid, readAs(name)])),
  }
}

function readAs(name: string): string | undefined {
  const element = name.replace(/\[\]$/, '')
  const read = typesOfValues[element]?.[0]
  return read && (element === name ? read : `${read}[]`)
}

export interface Described {
  /** The types of the parameters. */
  parameters: number[]
  columns: { name: string; type: number }[]
  tree: Node | null
}

/** Has PostgreSQL parse and analyse a statement, without running it; throws its error. */
export async function describe(client: pg.Client, text: string): Promise<Described> {
  const described: Described = { parameters: [], columns: [], tree: null }
  const noticed = ({ message, detail }: { message?: string; detail?: string }) => {
    if (/^parse tree:/.test(message ?? ''))
      described.tree ??= readTree(detail ?? message!.slice('parse tree:'.length))
  }
  client.on('notice', noticed)
  try {
    await new Promise<void>((resolve, reject) => {
      const query = {
        submit(connection: Wire) {
          connection.removeAllListeners('parameterDescription')
          connection.once('parameterDescription', ({ dataTypeIDs }) => {
            described.parameters = dataTypeIDs
          })
          connection.parse({ text, name: '', types: [] })
          connection.describe({ type: 'S', name: '' })
          connection.sync()
        },
        handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
          described.columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))
        },
        handleError: reject,
        handleReadyForQuery: resolve,
      }
      client.query(query as unknown as pg.Submittable)
    })
  } finally {
    client.off('notice', noticed)
  }
  return described
}

interface Wire {
  removeAllListeners(event: string): void
  once(event: string, listener: (message: { dataTypeIDs: number[] }) => void): void
  parse(statement: { text: string; name: string; types: number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
}

/** Opens a connection on which PostgreSQL tells how it understands each statement. */
export async function tellTrees(client: pg.Client): Promise<void> {
  await client.query(
    'set debug_print_parse = on; set debug_pretty_print = off; set client_min_messages = log',
  )
}
