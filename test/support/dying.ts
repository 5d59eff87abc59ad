import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtScript } from '../../scripts/build/bundle.ts'
import type { Shop } from '../../src/base/context.ts'

export interface DyingCall {
  does: 'pay' | 'give up' | 'refund' | 'ship' | 'dispatch'
  databaseUrl: string
  /** The address of the card provider, of Shippo, or of the courier. */
  providerUrl: string
  /** The provider if it is not the sandbox: its name, its settings and the card. */
  payBy?: { provider: string; settings: Record<string, string>; card: string }
  orderId: string
  /** The id of the payment method, of the shipping rate, or of the shipment. */
  choiceId: string
  shop: Shop
  shopper: { id: string; email: string | null }
}

/** Runs a call in a process that kills itself in the middle of it; returns the signal that ended it. */
export async function callAndDie(asked: DyingCall): Promise<string | null> {
  const script = builtScript('test/support/dying-service.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(asked)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  return signal
}
