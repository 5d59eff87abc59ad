import { operations as apps } from '../../generated/apps.client.ts'
import { operations as consoleOperations } from '../../generated/console.client.ts'
import { operations as store } from '../../generated/store.client.ts'
import type { OperationEntry, Table } from '../../src/client/types.ts'
import type { LocatedCall } from '../../src/contract/calls.ts'
import { type Document, follow } from '../../src/contract/document.ts'
import type { ExampleCall } from '../../src/contract/examples.ts'
import { literal } from './literal.ts'

const tables = { store, apps, console: consoleOperations } satisfies Record<string, Table>
export type ClientSurface = keyof typeof tables

/** Clients by the names that the samples give them; `console` is taken. */
export const clientNames: Record<ClientSurface, string> = {
  store: 'store',
  apps: 'apps',
  console: 'merchant',
}

/** Returns an operation's call by the typed client, or null for the pages for browsers, which it leaves out. */
export function clientSample(
  contract: Document,
  place: LocatedCall,
  call: ExampleCall,
  surface: ClientSurface,
): string | null {
  const found = find(tables[surface], place)
  if (!found) return null
  const values = [
    ...pathValues(place.path, call.url).map(quoted),
    ...inputOf(contract, place, call, found.entry),
  ]
  const form =
    found.entry.takes === 'multipart' ? "const form = new FormData()\nform.append('file', file)\n\n" : ''
  return `${form}const data = await ${clientNames[surface]}.${found.name}(${values.join(', ')})`
}

function find(table: Table, { path, method }: LocatedCall): { name: string; entry: OperationEntry } | null {
  for (const [tag, entries] of Object.entries(table)) {
    for (const [name, entry] of Object.entries(entries))
      if (entry.path === path && entry.method === method.toUpperCase())
        return { name: `${tag}.${name}`, entry }
  }
  return null
}

const quoted = (text: string) => `'${text}'`

/** Returns the values in the address that replace the path's parameters. */
function pathValues(path: string, url: string): string[] {
  const names = path.split('/')
  const values = new URL(url).pathname.split('/').slice(-names.length)
  return values.flatMap((value, index) => (names[index]!.startsWith('{') ? [decodeURIComponent(value)] : []))
}

/** Returns the body, or the query, as the argument that follows the parameters of the path; nothing if it is empty. */
function inputOf(
  contract: Document,
  place: LocatedCall,
  call: ExampleCall,
  { takes }: OperationEntry,
): string[] {
  if (takes === 'multipart') return ['form']
  if (takes !== 'query') return takes ? [literal(call.body?.value ?? {})] : []
  const query = [...new URL(call.url).searchParams].map(([name, value]) => {
    const parameter = place.parameters
      .map((each) => follow(contract, each))
      .find((each) => each.name === name)
    const isText = ['string', undefined].includes(
      follow(contract, parameter?.schema ?? {}).type as string | undefined,
    )
    return [name, isText ? value : JSON.parse(value)] as const
  })
  return query.length > 0 ? [literal(Object.fromEntries(query))] : []
}
