// Keeps connections to receivers alive between calls (HTTP/1.1 persistent connections).

import type { Socket } from 'node:net'
import type { buildConnector } from 'undici'
import { Reply } from './reply.ts'

/** Where a call goes. */
export interface Target {
  protocol: string
  /** The host with its port, as in the `Host` header. */
  host: string
  hostname: string
  port: string
  path: string
}

export interface Limits {
  /** How long a call may take in all, from connecting on. */
  longestMs: number
  /** How long a connection is kept idle. */
  idleMs: number
}

/** How long a body may take after its head: it is only read for the log. */
const longestBodyMs = 500

const closed = () => new Error('the receiver closed the connection')

type Connector = ReturnType<typeof buildConnector>

/** One connection; it carries one call at a time. */
class Connection {
  readonly origin: string
  readonly socket: Socket
  onEnd: () => void = () => {}
  private call: { reply: Reply; changed: (error?: Error) => void } | null = null

  constructor(origin: string, socket: Socket) {
    this.origin = origin
    this.socket = socket
    const heard = (read: (reply: Reply) => void) => {
      // Bytes that arrive between two calls answer neither.
      if (!this.call) return void socket.destroy()
      try {
        read(this.call.reply)
        this.call.changed()
      } catch (error) {
        this.call.changed(error as Error)
      }
    }
    socket.on('data', (bytes) => heard((reply) => reply.push(bytes)))
    socket.on('end', () => heard((reply) => reply.end()))
    socket.on('timeout', () => socket.destroy())
    socket.on('error', (error) => this.call?.changed(error))
    socket.on('close', () => {
      this.call?.changed(closed())
      this.onEnd()
    })
  }

  /** Sends a request and reads its reply; rejects only while there is no head. */
  async exchange(request: Buffer, reply: Reply): Promise<void> {
    const { socket } = this
    let timer: NodeJS.Timeout | undefined
    socket.setTimeout(0)
    await new Promise<void>((resolve, reject) => {
      const changed = (error?: Error) => {
        if (reply.head && (error || reply.done)) resolve()
        else if (error) reject(error)
        else if (reply.done) reject(closed())
        else if (reply.head) timer ??= setTimeout(resolve, longestBodyMs)
      }
      this.call = { reply, changed }
      if (socket.destroyed) changed(closed())
      else socket.write(request)
    }).finally(() => {
      clearTimeout(timer)
      this.call = null
    })
  }
}

/** The connections of a sender, by origin. */
export class Connections {
  private readonly idle = new Map<string, Connection[]>()
  private readonly open = new Set<Socket>()
  private connector: Promise<Connector> | null = null
  private readonly options: Parameters<typeof buildConnector>[0]
  private readonly limits: Limits

  constructor(options: Parameters<typeof buildConnector>[0], limits: Limits) {
    this.options = options
    this.limits = limits
  }

  /**
   * Loads what connects, with the first call: it is a tenth of the start-up cost. If it cannot be loaded, for instance
   * because too many files are open, the next call tries again.
   */
  load(): Promise<Connector> {
    this.connector ??= import('../undici.ts').then(
      ({ buildConnector }) => buildConnector(this.options),
      (error) => {
        this.connector = null
        throw error
      },
    )
    return this.connector
  }

  /**
   * Sends a request and resolves to its reply, whose head was read; rejects if none comes within the limits. A receiver
   * may close a kept connection, or send what belongs to an earlier call, just when the request comes: it is then sent
   * again, on a new one.
   */
  async call(target: Target, request: Buffer): Promise<Reply> {
    const deadline = new Deadline(this.limits.longestMs)
    try {
      const kept = this.take(target)
      const reply =
        kept && (await this.exchange(kept, request, deadline).catch((error) => deadline.check(error)))
      return reply ?? (await this.exchange(await this.connect(target, deadline), request, deadline))
    } finally {
      deadline.end()
    }
  }

  close(): void {
    for (const socket of this.open) socket.destroy()
  }

  private async exchange(connection: Connection, request: Buffer, deadline: Deadline): Promise<Reply> {
    const { socket } = connection
    const reply = new Reply()
    deadline.watch(socket)
    try {
      await connection.exchange(request, reply)
      return reply
    } finally {
      const idleMs = reply.reusable ? Math.min(this.limits.idleMs, patienceOf(reply)) : 0
      if (idleMs > 0 && !socket.destroyed) this.keep(connection, idleMs)
      else socket.destroy()
    }
  }

  private async connect(target: Target, deadline: Deadline): Promise<Connection> {
    const { protocol, host, hostname, port } = target
    const connect = await this.load()
    return new Promise((resolve, reject) => {
      // In spite of its declaration, it returns the socket.
      const socket = connect({ protocol, host, hostname, port }, (error, connected) => {
        if (error) reject(error)
        else resolve(new Connection(originOf(target), connected!))
      }) as unknown as Socket
      this.open.add(socket)
      socket.once('close', () => this.open.delete(socket))
      deadline.watch(socket)
    })
  }

  private take(target: Target): Connection | undefined {
    const idle = this.idle.get(originOf(target))
    let kept = idle?.pop()
    while (kept?.socket.destroyed) kept = idle?.pop()
    return kept
  }

  private keep(connection: Connection, idleMs: number): void {
    const { origin, socket } = connection
    const idle = this.idle.get(origin) ?? []
    if (idle.length === 0) this.idle.set(origin, idle)
    idle.push(connection)
    connection.onEnd = () => this.forget(connection)
    socket.setTimeout(idleMs)
  }

  private forget(connection: Connection): void {
    const left = (this.idle.get(connection.origin) ?? []).filter((one) => one !== connection)
    if (left.length > 0) this.idle.set(connection.origin, left)
    else this.idle.delete(connection.origin)
  }
}

const originOf = ({ protocol, host }: Target) => `${protocol}//${host}`

/** Ends a call that takes too long, whatever it is waiting for. */
class Deadline {
  private over: Error | null = null
  private socket: Socket | null = null
  private readonly timer: NodeJS.Timeout

  constructor(longestMs: number) {
    this.timer = setTimeout(() => {
      this.over = new Error(`no complete answer within ${longestMs / 1000} s`)
      this.socket?.destroy(this.over)
    }, longestMs)
  }

  /** Destroys this socket, and no longer the one before it, when the time is over. */
  watch(socket: Socket): void {
    this.socket = socket
    if (this.over) socket.destroy(this.over)
  }

  /** Throws the error if there is no time for another attempt. */
  check(error: Error): undefined {
    if (this.over) throw error
  }

  end(): void {
    clearTimeout(this.timer)
  }
}

/** Returns for how many milliseconds the receiver keeps the connection of a reply open, less a second of travel. */
function patienceOf({ head }: Reply): number {
  const { version, headers } = head!
  if (version !== '1.1' || /\bclose\b/i.test(headers.get('connection')?.join() ?? '')) return 0
  const [, timeout] = /\btimeout\s*=\s*(\d{1,6})/i.exec(headers.get('keep-alive')?.join() ?? '') ?? []
  return timeout === undefined ? Infinity : (Number(timeout) - 1) * 1000
}
