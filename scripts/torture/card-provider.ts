import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import type { LedgerEntry } from '../../src/gateways/payments/sandbox/ledger.ts'
import { startSandbox } from '../../src/gateways/payments/sandbox/server.ts'
import type { Charge } from '../../src/gateways/payments/sandbox/wire.ts'

/** Shares of the calls to the card provider that fail. */
export interface CardFaults {
  /** The provider executes the call, but its reply never arrives. */
  lost: number
  /** The reply is 500; in half of the cases the provider has executed the call. */
  fails: number
}

export interface UnreliableCards {
  /** The address for the service. */
  url: string
  inFlight(): number
  lost(): number
  failed(): number
  /** Saves a card as after a payment, and returns its token. */
  save(card: string, reference: string): Promise<string>
  /** Returns the charges that were really made, from the provider's own ledger. */
  charged(): Charge[]
  close(): Promise<void>
}

const secrets = { secretKey: 'sk_torture', callbackSecret: 'torture' }
export const cardSettings = {
  SANDBOX_SECRET_KEY: secrets.secretKey,
  SANDBOX_CALLBACK_SECRET: secrets.callbackSecret,
}

/**
 * Starts the sandbox card provider with its durable ledger, behind a proxy that loses replies; callbacks go
 * to the given address.
 */
export async function openUnreliableCards(
  folder: string,
  { lost, fails }: CardFaults,
  callbackUrl?: string,
): Promise<UnreliableCards> {
  const own = join(folder, 'sandbox')
  const log = pino({ level: 'silent' })
  const sandbox = await startSandbox({ port: 0, folder: own, ...secrets, callbackUrl, log })
  let [inFlight, lostCount, failedCount] = [0, 0, 0]
  const server = createServer(async (req, res) => {
    inFlight += 1
    res.once('close', () => {
      inFlight -= 1
    })
    let body = ''
    for await (const part of req.setEncoding('utf8')) body += part
    const chance = Math.random()
    const isLost = chance < lost
    const isFailed = !isLost && chance < lost + fails
    if (isLost) lostCount += 1
    if (isFailed) failedCount += 1
    const done = isFailed && Math.random() < 0.5 ? null : await pass(sandbox.url, req, body)
    await new Promise((resolve) => setTimeout(resolve, 50 * Math.random()))
    if (isLost) return void req.socket.destroy()
    if (isFailed || !done) return void res.writeHead(500).end('{}')
    res.writeHead(done.status, { 'content-type': 'application/json' }).end(done.text)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inFlight: () => inFlight,
    lost: () => lostCount,
    failed: () => failedCount,
    save: (card, reference) => saveCard(sandbox.url, card, reference),
    charged: () => chargedIn(own),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await sandbox.close()
    },
  }
}

async function pass(
  url: string,
  { method, url: path, headers }: { method?: string; url?: string; headers: NodeJS.Dict<string | string[]> },
  body: string,
): Promise<{ status: number; text: string }> {
  const { authorization, 'idempotency-key': key } = headers as Record<string, string | undefined>
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(authorization && { authorization }),
      ...(key && { 'idempotency-key': key }),
    },
    body: method === 'POST' ? body : undefined,
  })
  return { status: reply.status, text: await reply.text() }
}

async function saveCard(url: string, card: string, reference: string): Promise<string> {
  const charge = { reference, amount: 100, currency: 'USD', email: 'buyer@torture.example', card }
  const headers = { authorization: `Bearer ${secrets.secretKey}`, 'idempotency-key': reference }
  const { text } = await pass(url, { method: 'POST', url: '/v1/charges', headers }, JSON.stringify(charge))
  return JSON.parse(text).card.token
}

/** Reads charges; the newest line about a charge counts. */
function chargedIn(folder: string): Charge[] {
  const charges = new Map<string, Charge>()
  const lines = readFileSync(join(folder, 'ledger.jsonl'), 'utf8').split('\n').filter(Boolean)
  for (const { charge } of lines.map((line): LedgerEntry => JSON.parse(line)))
    if (charge) charges.set(charge.reference, charge)
  return [...charges.values()].filter(({ state }) => state === 'succeeded')
}
