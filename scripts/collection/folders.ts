import { callsOf } from '../../src/contract/calls.ts'
import { type ExampleCall, exampleCall } from '../../src/contract/examples.ts'
import { documentOf, titles } from '../docs/contracts.ts'
import { callerOf } from '../generate/contract.ts'

/** A call of the collection. */
export interface Request {
  name: string
  description: string
  call: ExampleCall
  /** The variable that holds the token of the call; null where none is needed. */
  token: string | null
}

/** The operations of a surface, by the subject that they are about. */
export interface Folder {
  name: string
  subjects: Map<string, Request[]>
}

/** The variables of both kinds of collections, with their values beside a service of `make start`. */
export const variables = {
  storeUrl: 'http://localhost:4000',
  appsUrl: 'http://localhost:4001',
  consoleUrl: 'http://localhost:4002',
  shopperToken: '',
  appToken: '',
  accountToken: '',
}

const tokens = { store: 'shopperToken', apps: 'appToken', console: 'accountToken' } as const

/** Returns every operation of the three surfaces as its example calls it, with variables for addresses and tokens. */
export async function foldersOf(): Promise<Folder[]> {
  return Promise.all(
    (['store', 'apps', 'console'] as const).map(async (surface) => {
      const contract = await documentOf(surface)
      const subjects = new Map<string, Request[]>()
      for (const place of callsOf(contract)) {
        const { summary, description, tags } = place.operation
        const call = exampleCall(contract, place)
        delete call.headers.authorization
        call.url = call.url.replace(variables[`${surface}Url`], `{{${surface}Url}}`)
        const token = callerOf(contract, place.operation) === 'nobody' ? null : tokens[surface]
        const subject = tags[0]!
        subjects.set(subject, [...(subjects.get(subject) ?? []), { name: summary, description, call, token }])
      }
      return { name: titles[surface], subjects }
    }),
  )
}
