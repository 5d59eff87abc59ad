import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startCourier } from '../../src/gateways/couriers/sandbox/server.ts'
import { sandboxSecrets } from './service.ts'

const log = pino({ level: 'silent' })
const pace = 1_000

/** Opens a courier for one test, whose jobs advance on demand. */
export async function openCourier() {
  const folder = mkdtempSync(join(tmpdir(), 'courier-'))
  let time = Date.now()
  const start = () =>
    startCourier({ port: 0, folder, secretKey: sandboxSecrets.secretKey, pace, now: () => time, log })
  let courier = await start()
  return {
    folder,
    get url() {
      return courier.url
    },
    /** Advances every job by this many steps. */
    ride(steps = 1) {
      time += steps * pace
    },
    /** Returns its bookings. */
    jobs(): { reference: string; recipient: string; trackingNumber: string }[] {
      const lines = readFileSync(join(folder, 'ledger.jsonl'), 'utf8').split('\n')
      return lines.filter(Boolean).map((line) => JSON.parse(line))
    },
    /** Restarts it; its journal persists. */
    async restart() {
      await courier.close()
      courier = await start()
    },
    async close() {
      await courier.close()
      rmSync(folder, { recursive: true })
    },
  }
}
export type Courier = Awaited<ReturnType<typeof openCourier>>
