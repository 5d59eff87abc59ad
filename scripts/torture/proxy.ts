import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RoundRobin {
  port: number
  close(): Promise<void>
}

const askEveryMs = 100

/**
 * Starts the simplest possible round-robin proxy: it asks the `/readyz` of each server every 100 ms and sends calls
 * only to those that say 200, over connections that it keeps, and retries none. If no server is ready, or one breaks a
 * connection before its reply, it answers 502.
 */
export async function startProxy(servers: number[]): Promise<RoundRobin> {
  const ready = new Set<number>()
  const agent = new Agent({ keepAlive: true })
  const ask = async (port: number) => {
    if (await isReady(port)) ready.add(port)
    else ready.delete(port)
  }
  await Promise.all(servers.map(ask))
  let closed = false
  // Each server gets one question at a time, so that no late reply counts as the latest.
  const asking = servers.map(async (port) => {
    for (; !closed; await sleep(askEveryMs)) await ask(port)
  })
  let turn = 0
  const proxy = createServer((req, res) => {
    const open = servers.filter((port) => ready.has(port))
    const port = open[turn++ % open.length]
    if (port === undefined) return void res.writeHead(502).end('{}')
    const { method, url: path, headers } = req
    const { connection: _, ...passed } = headers
    const onward = request({ host: '127.0.0.1', port, method, path, headers: passed, agent }, (reply) => {
      const { connection: _, 'keep-alive': __, ...headers } = reply.headers
      res.writeHead(reply.statusCode!, headers)
      reply.on('error', () => res.destroy()).pipe(res)
    })
    onward.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end('{}')))
    req.pipe(onward)
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    close: async () => {
      closed = true
      await Promise.all(asking)
      await new Promise<void>((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      })
      agent.destroy()
    },
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) })
    await reply.arrayBuffer()
    return reply.ok
  } catch {
    return false
  }
}
