import { createHash } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A Redis that tests can disconnect and reconnect: the one of TEST_REDIS_URL, or else our own stand-in. */
export interface TestRedis {
  url: string
  /** Cuts every connection and accepts no new one, like a server that was killed. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** Accepts requests and answers nothing, like a server that is stopped or behind a dead network. */
  stall(): void
  /** Answers like a replica on existing connections; new ones lead to a writable Redis. */
  demote(): void
  close(): Promise<void>
}

export async function openTestRedis(): Promise<TestRedis> {
  const given = process.env.TEST_REDIS_URL
  const standIn = given ? null : await openStandIn()
  const url = new URL(given ?? standIn!.url)
  const gate = await openGate({ host: url.hostname, port: Number(url.port || 6379) })
  url.hostname = '127.0.0.1'
  url.port = String(gate.port)
  const close = async () => {
    await gate.goAway()
    await standIn?.close()
  }
  return { ...gate, url: url.href, close }
}

/** Opens a proxy that forwards bytes to a server, or does not. */
async function openGate(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  const demoted = new Set<Socket>()
  let stalled = false
  const gate = createServer((client) => {
    const server = connect(target)
    client.on('close', () => demoted.delete(client))
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (demoted.has(client)) return void (from === client && client.write(refusalsOf(bytes)))
        if (!stalled) to.write(bytes)
      })
      from.on('error', () => {}).on('close', () => to.destroy())
    }
  })
  await listening(gate, 0)
  const { port } = gate.address() as AddressInfo
  return {
    port,
    goAway: () => {
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      return new Promise<void>((resolve) => gate.close(() => resolve()))
    },
    comeBack: () => {
      stalled = false
      return listening(gate, port)
    },
    stall: () => {
      stalled = true
    },
    demote: () => {
      for (const socket of sockets) demoted.add(socket)
    },
  }
}

/** Returns a replica's reply to each of these commands, which are whole. */
function refusalsOf(bytes: Buffer): string {
  const refusals: string[] = []
  let waiting = bytes.toString('latin1')
  for (let one = readCommand(waiting); one; one = readCommand(waiting)) {
    waiting = waiting.slice(one.length)
    refusals.push("-READONLY You can't write against a read only replica.\r\n")
  }
  return refusals.join('')
}

/**
 * Opens a stand-in with just the parts of Redis that one script needs: strings in hashes that expire, TIME, EVAL and
 * EVALSHA. It runs the text of the script that it is sent, so it also finds mistakes in the script.
 */
async function openStandIn(): Promise<{ url: string; close(): Promise<void> }> {
  const scripts = new Map<string, Script>()
  const call = createCommands()
  const answer = ([name = '', ...args]: string[]): string => {
    const command = name.toUpperCase()
    if (command === 'CLIENT' || command === 'SELECT') return '+OK\r\n'
    if (command === 'INFO') return reply('redis_version:7.0.0\r\nloading:0\r\n')
    if (command === 'EVAL') scripts.set(createHash('sha1').update(args[0]!).digest('hex'), readLua(args[0]!))
    else if (command !== 'EVALSHA') return `-ERR unknown command '${name}'\r\n`
    const script = command === 'EVAL' ? readLua(args[0]!) : scripts.get(args[0]!)
    if (!script) return '-NOSCRIPT No matching script.\r\n'
    const keys = Number(args[1])
    return reply(script(call, fromOne(args.slice(2, 2 + keys)), fromOne(args.slice(2 + keys))))
  }
  const server = createServer((socket) => {
    let waiting = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      waiting += text
      for (;;) {
        const command = readCommand(waiting)
        if (!command) return
        waiting = waiting.slice(command.length)
        socket.write(answer(command.words))
      }
    })
    socket.on('error', () => {})
  })
  await listening(server, 0)
  const { port } = server.address() as AddressInfo
  return { url: `redis://127.0.0.1:${port}`, close: () => new Promise((done) => server.close(() => done())) }
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}

type Call = (name: string, ...args: (string | number)[]) => unknown
type Script = (call: Call, keys: string[], args: string[]) => unknown

/** Creates the commands of the script, on their own data. */
function createCommands(): Call {
  const hashes = new Map<string, { fields: Map<string, string>; until: number }>()
  const find = (key: string) => {
    const found = hashes.get(key)
    return found && found.until > Date.now() ? found.fields : undefined
  }
  const commands: Record<string, (...args: string[]) => unknown> = {
    TIME: () => {
      const micros = Math.round((performance.timeOrigin + performance.now()) * 1000)
      return fromOne([String(Math.floor(micros / 1e6)), String(micros % 1e6)])
    },
    HMGET: (key, ...fields) => fromOne(fields.map((field) => find(key!)?.get(field) ?? false)),
    HSET: (key, ...pairs) => {
      const fields = find(key!) ?? new Map<string, string>()
      for (let at = 0; at < pairs.length; at += 2) fields.set(pairs[at]!, pairs[at + 1]!)
      hashes.set(key!, { fields, until: hashes.get(key!)?.until ?? Number.POSITIVE_INFINITY })
    },
    PEXPIRE: (key, milliseconds) => {
      if (!/^\d+$/.test(milliseconds!)) throw new Error('ERR value is not an integer or out of range')
      hashes.get(key!)!.until = Date.now() + Number(milliseconds)
    },
  }
  return (name, ...args) => commands[name]!(...args.map(String))
}

/** Returns an array for Lua, which counts from 1. */
function fromOne<T>(values: T[]): T[] {
  return [undefined as T, ...values]
}

/** Reads the few words of Lua in our script as JavaScript. */
function readLua(text: string): Script {
  const code = text
    .replace(/\blocal (\w+)/g, 'let $1')
    .replace(/\bfor (\w+), (\w+) in ipairs\((\w+)\) do$/gm, 'for (const [$1, $2] of ipairs($3)) {')
    .replace(/\bredis\.call\b/g, 'call')
    .replace(/\bmath\./g, 'Math.')
    .replace(/ or /g, ' ?? ')
    .replace(/ ~= /g, ' !== ')
    .replace(/\bif (.+) then$/gm, 'if ($1) {')
    .replace(/\bend$/gm, '}')
    .replace(/\{\}/g, '[]')
    .replace(/\btable\.insert\(/g, 'insert(')
  const names = ['call', 'KEYS', 'ARGV', 'tonumber', 'tostring', 'ipairs', 'insert']
  const run = new Function(...names, `'use strict';${code}`)
  const tonumber = (value: unknown) => (typeof value === 'string' ? Number(value) : null)
  const ipairs = (list: unknown[]) => [...list.entries()].slice(1)
  const insert = (list: unknown[], at: number, value: unknown) => void list.splice(at, 0, value)
  return (call, keys, args) => run(call, keys, args, tonumber, String, ipairs, insert)
}

/** Parses one command of a client: an array of texts, each after its length. */
function readCommand(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  let at = head[0].length
  const words: string[] = []
  for (let left = Number(head[1]); left > 0; left--) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20))
    if (!size) return null
    const from = at + size[0].length
    at = from + Number(size[1]) + 2
    if (at > text.length) return null
    words.push(text.slice(from, at - 2))
  }
  return { words, length: at }
}

/** Encodes a script's result as Redis does: numbers lose their fraction. */
function reply(value: unknown): string {
  if (Array.isArray(value)) {
    const present = value.filter((one) => one !== undefined) // a Lua array ends at its first nil
    return `*${present.length}\r\n${present.map(reply).join('')}`
  }
  if (typeof value === 'number') return `:${Math.trunc(value)}\r\n`
  return `$${Buffer.byteLength(value as string)}\r\n${value}\r\n`
}
