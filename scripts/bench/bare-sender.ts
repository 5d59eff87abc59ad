/**
 * The baseline of deliveries: undici alone posts as many notifications to as many endpoints, 4 at a time to
 * each. It reads nothing from a database, signs nothing and stores nothing. Started by scripts/bench.ts.
 */
import { Agent, request } from 'undici'

const [url, endpoints, count] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])]
const dispatcher = new Agent()
const headers = { 'content-type': 'application/json' }

async function send(endpoint: number): Promise<void> {
  for (let n = endpoint; n < count; n += endpoints * 4) {
    const body = JSON.stringify({ resource: 'orders', action: 'updated', resourceId: `bare-${n}` })
    const reply = await request(`${url}/${endpoint}`, { dispatcher, method: 'POST', headers, body })
    await reply.body.text()
  }
}

await Promise.all(Array.from({ length: endpoints * 4 }, (_, n) => send(n)))
await dispatcher.close()
