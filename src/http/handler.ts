import type {
  Account,
  Agent,
  Installation,
  JsonText,
  ReceivedFile,
  RecordChange,
  Shop,
  Shopper,
} from '../base/context.ts'
import type { RefusalName } from '../base/errors.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { CachedReply } from '../services/shared/cached-replies.ts'

export interface Reading {
  db: Database
}
export interface Writing {
  db: Transaction
}
export interface InShop {
  shop: Shop
}
export interface MaybeInShop {
  shop: Shop | null
}
export interface ByShopper {
  shopper: Shopper
}
export interface MaybeByShopper {
  shopper: Shopper | null
}
export interface ByAccount {
  account: Account
}
export interface ByApp {
  shop: Shop
  installation: Installation
}
export interface ByAgent {
  agent: Agent
}
export interface Recording {
  record: RecordChange
}

/** The part of a call that every handler gets, regardless of its policy. */
export interface Call {
  ip: string
  /** The raw bytes of the body, for verifying signatures. */
  rawBody: Buffer
  headers: Record<string, string | string[] | undefined>
  /** Reads the `file` of a multipart body to the local disk; the caller removes it. Accepts a lower limit. */
  receiveFile: (mostMegabytes?: number) => Promise<ReceivedFile>
}

type Content<Part> = Part extends { content: infer Types } ? Types[keyof Types] : unknown
/** An omitted optional body is {}. */
type Body<Operation> = Operation extends { requestBody?: infer Part }
  ? [Part & object] extends [never]
    ? undefined
    : Content<Part & object>
  : undefined
type Inputs<Operation, Place extends string> = Operation extends { parameters: infer Places }
  ? Place extends keyof Places
    ? NonNullable<Places[Place]>
    : Record<string, never>
  : Record<string, never>
type SuccessStatus = 200 | 201 | 202 | 302
type Reply<Operation> = Operation extends { responses: infer Replies }
  ? Content<Replies[keyof Replies & SuccessStatus]>
  : never
type Data<Operation> = Reply<Operation> extends { data: infer Payload } ? Payload : Reply<Operation>

/** The function behind an operation: takes the contract's inputs, and returns the reply's `data`, or its text. */
export type Handler<Operation, Context> = (
  context: Context &
    Call & {
      body: Body<Operation>
      query: Inputs<Operation, 'query'>
      params: Inputs<Operation, 'path'>
    },
) => Promise<Data<Operation> | JsonText<Data<Operation>> | CachedReply<Data<Operation>>>

/** An operation as the pipeline knows it. */
export interface Route {
  operationId: string
  resource: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  caller: 'nobody' | 'anyone' | 'somebody'
  /** The capability of the Universal Commerce Protocol that an agent needs for it. */
  capability: string | null
  scopes: string[]
  /** True if any one scope is enough; otherwise all are needed. */
  anyScope: boolean
  guests: boolean
  /** The caller must have signed in within the last 15 minutes. */
  recentSignIn: boolean
  shop: boolean
  status: number
  message: string
  /** Replaces the message if a member of `data` has this value. */
  messageWhen: Record<string, Record<string, string>> | null
  /** The media type of a success other than JSON in the envelope. */
  media: string | null
  /** The name under which browsers save it, as the contract's example of `Content-Disposition` has it. */
  fileName: string | null
  /** Public reads have a weak ETag, single records a strong one, also in the replies to writes that show them. */
  etag: 'weak' | 'strong' | null
  /** The read of the record that a write names in its path. */
  reader: string | null
  /** A success says in Location where the record that it created is. */
  locates: boolean
  body: string | null
  transaction: boolean
  events: { resource: string; id?: string }[]
  /** Headers of every reply that say when the operation was deprecated and when it ends. */
  deprecated: { deprecation: string; sunset: string } | null
  /** The activity-log entry that a success leaves; its members are paths into the outcome. */
  activity: { action: string; id?: string; name?: string; store?: string } | null
  idempotent: boolean
  /**
   * Calls are counted by these besides the store: the network address, and with `tracking` also the e-mail address.
   * With `coupon`, only calls with a wrong code count.
   */
  throttle: 'sign-in' | 'tracking' | 'coupon' | null
  /** The reply has the token of a new session, or the caller's session has ended. */
  session: 'opened' | 'ended' | null
  topLevel: boolean
  invalidCode: string | null
  authRefusals: { authentication: RefusalName; scope: RefusalName } | null
  refusals: RefusalName[]
}

/** Defaults of most operations; a line of a generated route table has only what differs. */
export const usual = {
  method: 'get',
  caller: 'somebody',
  capability: null,
  scopes: [],
  anyScope: false,
  guests: true,
  recentSignIn: false,
  shop: false,
  status: 200,
  messageWhen: null,
  media: null,
  fileName: null,
  etag: null,
  reader: null,
  locates: false,
  body: null,
  transaction: false,
  events: [],
  deprecated: null,
  activity: null,
  idempotent: false,
  throttle: null,
  session: null,
  topLevel: false,
  invalidCode: null,
  authRefusals: null,
} satisfies Partial<Route>

/** Refusals of every operation; a line does not list them. */
export const refusalsOfAll = ['tooManyRequests', 'unexpected', 'busy', 'tookTooLong', 'unavailable'] as const

/** Refusals of every operation for agents: of their profiles and signatures, and of stores that do not sell to them. */
export const ofAgents = [
  'shopNotFound',
  'agentProfileInvalid',
  'agentProfileUnreachable',
  'agentProfileMalformed',
  'agentVersionUnsupported',
  'agentCapabilitiesIncompatible',
  'agentSignatureMissing',
  'agentSignatureInvalid',
  'agentKeyNotFound',
  'agentDigestMismatch',
  'agentAlgorithmUnsupported',
  'agentStopped',
] as const satisfies RefusalName[]

export type RouteLine = Omit<Route, keyof typeof usual> & Partial<Route>

/** Completes the lines of a generated route table. */
export function routesOf(lines: RouteLine[]): Route[] {
  return lines.map((line) => ({ ...usual, ...line, refusals: [...refusalsOfAll, ...line.refusals] }))
}
