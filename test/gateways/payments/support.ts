import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import type { ChargeRequest } from '../../../src/gateways/payments/provider.ts'
import type { LedgerEntry } from '../../../src/gateways/payments/sandbox/ledger.ts'
import { sandboxProvider } from '../../../src/gateways/payments/sandbox/provider.ts'
import { type SandboxOptions, startSandbox } from '../../../src/gateways/payments/sandbox/server.ts'

export const secretKey = 'sk_sandbox_test'
export const callbackSecret = 'callback-secret'

/** This log accepts nothing: in a test that passes, the sandbox has nothing to report. */
export const strictLog: SandboxOptions['log'] = {
  warn: (...said: unknown[]) => fail(said),
  error: (...said: unknown[]) => fail(said),
}

function fail(said: unknown[]): never {
  throw new Error(`the sandbox logged ${JSON.stringify(said)}`, { cause: said[0] })
}

/** `cleanUp` runs these actions after each test, the newest first. */
const undo: (() => unknown)[] = []

/** Registers an action for the end of the test. */
export function afterTest(action: () => unknown): void {
  undo.push(action)
}

/** Closes and removes everything that the test has opened. */
export async function cleanUp(): Promise<void> {
  for (const action of undo.splice(0).reverse()) await action()
}

/** Creates a folder for the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  afterTest(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Starts a sandbox and returns it with the gateway to it. */
export async function openSandbox(options: { folder?: string; callbackUrl?: string; timeout?: number } = {}) {
  const { folder = newFolder(), callbackUrl, timeout } = options
  const sandbox = await startSandbox({
    port: 0,
    folder,
    secretKey,
    callbackSecret,
    callbackUrl,
    log: strictLog,
  })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= sandbox.close()
    return closing
  }
  afterTest(close)
  const provider = sandboxProvider({ url: sandbox.url, secretKey, callbackSecret, timeout })
  return { url: sandbox.url, close, folder, provider }
}

/** Makes a call like any HTTP client. */
export async function call(url: string, { body, key, secret = secretKey }: Partial<Call> = {}) {
  const reply = await request(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${secret}`, ...(key && { 'idempotency-key': key }) },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  })
  const text = await reply.body.text()
  return { status: reply.statusCode, text, json: JSON.parse(text) }
}
type Call = { body: object | string; key: string; secret: string }

let charges = 0

/** Returns a valid charge with a reference of its own. */
export function newChargeBody(changes: Partial<ChargeRequest> = {}) {
  charges += 1
  return { reference: `ord_${charges}`, amount: 5_000, currency: 'USD', email: 'ada@example.com', ...changes }
}

/** Returns the same for the gateway, whose caller passes the key along. */
export function newCharge(changes: Partial<ChargeRequest> = {}): ChargeRequest {
  const body = newChargeBody(changes)
  return { idempotencyKey: `key_${body.reference}`, ...body }
}

/** Reads the ledger's file. */
export function readLedger(folder: string): LedgerEntry[] {
  const lines = readFileSync(join(folder, 'ledger.jsonl'), 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}

export interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Opens a server that replies with the given statuses in turn, then with 200; null sends no reply. */
export async function openReceiver(statuses: (number | null)[] = []) {
  const received: Received[] = []
  const waiting: (() => void)[] = []
  const server = createServer(async (asked, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk)
    received.push({ headers: asked.headers, body: Buffer.concat(chunks) })
    const status = statuses.length > 0 ? statuses.shift() : 200
    if (status) response.writeHead(status).end('{}')
    for (const look of waiting) look()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterTest(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Resolves as soon as this many requests have come. */
    async has(count: number): Promise<Received[]> {
      while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
      return received
    },
  }
}
