import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Shares of the calls that fail. */
export interface Faults {
  /** The reply is 500. */
  fails: number
  /** There is no reply. */
  hangs: number
  /** The connection is cut, in half of the cases after the call was read to its end. */
  cuts: number
}

export interface Receivers {
  url(app: string): string
  /** Ids that were answered with 2xx, with the app that received them. */
  accepted: Map<string, string>
  calls(): number
  inFlight(): number
  /** Returns the number of calls for deliveries that had already been answered with 2xx. */
  duplicates(): number
  /** Ids that came with more than one body or signature, or with another id in the header. */
  differing: Set<string>
  close(): Promise<void>
}

/** Starts the servers of the apps: each call is answered at random, well or badly, within 25 ms. */
export async function openReceivers({ fails, hangs, cuts }: Faults): Promise<Receivers> {
  const accepted = new Map<string, string>()
  const seen = new Map<string, string>()
  const differing = new Set<string>()
  let [calls, inFlight, duplicates] = [0, 0, 0]
  const server = createServer(async (req, res) => {
    calls += 1
    inFlight += 1
    res.once('close', () => {
      inFlight -= 1
    })
    const chance = Math.random()
    if (chance < cuts / 2) return req.destroy()
    let body = ''
    for await (const part of req.setEncoding('utf8')) body += part
    const { id } = JSON.parse(body)
    const bytes = `${req.headers['x-service-event-id']} ${req.headers['x-service-hmac-sha256']} ${body}`
    if (!bytes.startsWith(`${id} `) || (seen.get(id) ?? bytes) !== bytes) differing.add(id)
    seen.set(id, bytes)
    if (accepted.has(id)) duplicates += 1
    if (chance < cuts) return req.destroy()
    if (chance < cuts + hangs) return
    const ok = chance >= cuts + hangs + fails
    setTimeout(() => {
      // If the caller has been killed, the reply reaches nobody.
      if (ok && !res.destroyed) accepted.set(id, req.url!.slice(1))
      res.writeHead(ok ? 200 : 500).end('{}')
    }, 25 * Math.random())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (app) => `http://127.0.0.1:${port}/${app}`,
    accepted,
    calls: () => calls,
    inFlight: () => inFlight,
    duplicates: () => duplicates,
    differing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
