import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { answerApi } from './api.ts'
import { startCallbacks } from './callbacks.ts'
import { answerCardPage } from './card-page.ts'
import { type Answer, json, readAsked, type Sandbox, send } from './http.ts'
import { type Entry, type Ledger, openLedger } from './ledger.ts'
import { Refusal, type RefusalReply } from './wire.ts'

export interface SandboxOptions {
  /** 0 takes any that is free. */
  port: number
  /** Where the ledger is kept. */
  folder: string
  secretKey: string
  callbackSecret: string
  /** Where outcomes are reported; without it they are kept for a start that names one. */
  callbackUrl?: string
  log: Pick<Logger, 'warn' | 'error'>
}

/**
 * Starts the card provider that stands in for a real one: another system, reached by HTTP only, that keeps its
 * promises when either side is killed.
 */
export async function startSandbox(
  options: SandboxOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { port, folder, callbackSecret: secret, callbackUrl, log } = options
  const server = createServer()
  // The port comes first: a second sandbox fails here, before it touches the ledger of the first.
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ledger = await openLedgerOr(() => stop(server), folder)
  const callbacks = callbackUrl ? startCallbacks({ url: callbackUrl, secret, ledger, log }) : null

  function record(entry: Entry): void {
    ledger.append(entry)
    if (entry.callback) callbacks?.send(entry.callback)
  }
  server.on('request', async (request, response) => {
    send(response, await answer({ ledger, record, url }, options, request))
  })
  return {
    url,
    async close() {
      await stop(server)
      await callbacks?.close()
      ledger.close()
    },
  }
}

async function answer(
  sandbox: Sandbox,
  { secretKey, log }: SandboxOptions,
  request: IncomingMessage,
): Promise<Answer> {
  try {
    const asked = await readAsked(request)
    if (asked.path.startsWith('/v1/')) return answerApi(sandbox, secretKey, asked)
    if (asked.path.startsWith('/pay/')) return answerCardPage(sandbox, asked)
    throw new Refusal('not_found')
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('unexpected')
    if (refusal !== error) log.error(error, 'The sandbox failed to answer a request')
    const reply: RefusalReply = { error: { code: refusal.code, message: refusal.message } }
    return json(refusal.status, reply)
  }
}

async function openLedgerOr(giveUp: () => Promise<void>, folder: string): Promise<Ledger> {
  try {
    return openLedger(folder)
  } catch (error) {
    await giveUp()
    throw error
  }
}

/** Some connections are kept without an answer on purpose: stopping does not wait for them. */
async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
