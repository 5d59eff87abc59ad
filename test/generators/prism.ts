import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Document } from '../../src/contract/document.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { contractOf } from '../../src/surfaces.ts'
import { tools } from './tools.ts'

/** A validating proxy, and what it has said so far. */
export interface Prism {
  url: string
  said(): string
  stop(): void
}

/** Starts Prism on `port` before a surface, or before what stands in for it; `folder` takes its contract. */
export async function startPrism(
  { surface, upstream, port }: { surface: Surface; upstream: string; port: number },
  folder: string,
): Promise<Prism> {
  const contract = rootedContract(surface, upstream, join(folder, `${surface}-${port}.json`))
  const options = ['proxy', contract, upstream, '--port', String(port), '--errors=false']
  const prism = spawn(join(tools, 'node_modules/.bin/prism'), options, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [prism.stdout, prism.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  await listening(prism, () => output)
  return { url: `http://127.0.0.1:${port}`, said: () => output, stop: () => prism.kill() }
}

async function listening(prism: ChildProcess, said: () => string): Promise<void> {
  while (!said().includes('Prism is listening')) {
    if (prism.exitCode !== null) throw new Error(`Prism has ended: ${said()}`)
    await sleep(50)
  }
}

/** Writes the contract with whole paths, because Prism takes the address of a server to have none; returns its file. */
function rootedContract(surface: Surface, url: string, file: string): string {
  const contract = structuredClone(contractOf(surface)) as Document
  const paths = Object.entries(contract.paths!).map(([path, item]) => [`/api/v1${path}`, item])
  writeFileSync(file, JSON.stringify({ ...contract, servers: [{ url }], paths: Object.fromEntries(paths) }))
  return file
}

export function violationsIn(said: string): string[] {
  return said.split('\n').filter((line) => /violation/i.test(line))
}

export const forwardedIn = (said: string): number => said.match(/Forwarding "/g)?.length ?? 0

/** Returns whether Prism can pass a call on: it reads the bytes of files, in bodies and in replies, as text. */
const isForPrism = ({ url, headers }: IncomingMessage) =>
  /^\/api\/v1\/(?!downloads\/)/.test(url!) && !/^multipart/.test(headers['content-type'] ?? '')

/**
 * Starts a server on `port` that sends calls of the contract through Prism to the surface at `upstream`, and all else,
 * such as pages and files, to it directly. When it is stopped it writes what Prism has said to a file in `folder`.
 */
export async function startBehindPrism(
  { port, ...behind }: { surface: Surface; upstream: string; port: number; prismPort: number },
  folder: string,
): Promise<{ stop(): Promise<void> }> {
  const prism = await startPrism({ ...behind, port: behind.prismPort }, folder)
  const server: Server = createServer((asked, reply) => {
    const { hostname, port } = new URL(isForPrism(asked) ? prism.url : behind.upstream)
    const { method, headers, url: path } = asked
    const passed = request({ hostname, port, method, headers, path }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    asked.pipe(passed)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    appendFileSync(join(folder, 'said.log'), prism.said())
    prism.stop()
  }
  return { stop }
}
