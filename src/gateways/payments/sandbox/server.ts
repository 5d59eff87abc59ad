import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import {
  type Answer,
  BodyTooLarge,
  closeServer,
  json,
  openServer,
  readAsked,
  send,
} from '../../stand-in/http.ts'
import { answerApi } from './api.ts'
import { startCallbacks } from './callbacks.ts'
import { answerCardPage } from './card-page.ts'
import { type Ledger, type LedgerEntry, openLedger } from './ledger.ts'
import type { Sandbox } from './sandbox.ts'
import { Refusal, type RefusalReply } from './wire.ts'

export interface SandboxOptions {
  /** 0 chooses any free port. */
  port: number
  /** The folder of the ledger. */
  folder: string
  secretKey: string
  callbackSecret: string
  /** The address that callbacks go to; without it they are kept for a start that sets one. */
  callbackUrl?: string
  log: Pick<Logger, 'warn' | 'error'>
}

/**
 * Starts the card provider that stands in for a real one: a separate system, reached only over HTTP, that keeps its
 * promises when either side is killed.
 */
export async function startSandbox(
  options: SandboxOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { port, folder, callbackSecret: secret, callbackUrl, log } = options
  // Opens the port first, so that a second sandbox fails here, before it touches the first one's ledger.
  const { server, url } = await openServer(port)
  const ledger = await openLedgerOr(() => closeServer(server), folder)
  const callbacks = callbackUrl ? startCallbacks({ url: callbackUrl, secret, ledger, log }) : null

  function record(entry: LedgerEntry): void {
    ledger.append(entry)
    if (entry.callback) callbacks?.send(entry.callback)
  }
  server.on('request', async (request, response) => {
    send(response, await answer({ ledger, record, url }, options, request))
  })
  return {
    url,
    async close() {
      await closeServer(server)
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
    const refusal = refusalOf(error)
    if (refusal.code === 'unexpected') log.error(error, 'The sandbox failed to answer a request')
    const reply: RefusalReply = { error: { code: refusal.code, message: refusal.message } }
    return json(refusal.status, reply)
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return new Refusal(error instanceof BodyTooLarge ? 'body_too_large' : 'unexpected')
}

async function openLedgerOr(giveUp: () => Promise<void>, folder: string): Promise<Ledger> {
  try {
    return openLedger(folder)
  } catch (error) {
    await giveUp()
    throw error
  }
}
