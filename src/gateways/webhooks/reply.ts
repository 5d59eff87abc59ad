// Reads a receiver's HTTP/1 reply: the head decides a call, and the body is only kept for the log.

/** How much of the heads and of the body is read. */
const mostHead = 64 * 1024
const mostRead = 64 * 1024
const mostKept = 1024

/** The status and the headers of a reply; the values of each name are in their order, its name is in lower case. */
export interface Head {
  version: string
  status: number
  headers: Map<string, string[]>
}

/**
 * Reads one reply as far as its meaning is clear, however loosely it is written (decision a-2xx-head-acknowledges):
 * interim heads are skipped, lines may end in LF alone, and no mistake in or after the body takes the status back.
 */
export class Reply {
  head: Head | null = null
  /** Nothing more needs to be read. */
  done = false
  /** The reply was read to its exact end, so that another may follow on its connection. */
  reusable = false
  /** The first kilobyte of the body. */
  private readonly kept: Buffer[] = []
  private read = 0
  private unread: Buffer = Buffer.alloc(0)
  private body: Framing | null = null

  /** Reads the next bytes; throws if they are no reply. */
  push(bytes: Buffer): void {
    if (this.done) {
      this.reusable = false
    } else if (this.body) {
      this.readBody(bytes)
    } else {
      this.unread = this.unread.length > 0 ? Buffer.concat([this.unread, bytes]) : bytes
      this.readHead()
    }
  }

  /** Notes that the receiver has closed the connection, which also ends a head whose status line is complete. */
  end(): void {
    const isWhole = this.unread.includes('\n')
    if (!this.head && isWhole) this.head = parseHead(this.unread)
    if (this.head && this.head.status < 200) this.head = null
    this.finish(false)
  }

  /** Returns the beginning of the body as text. */
  text(): string {
    const body = Buffer.concat(this.kept)
    const coding = this.head?.headers.get('content-encoding')?.join(', ').toLowerCase()
    if (body.length > 0 && coding && coding !== 'identity') return `(encoded as ${coding.slice(0, 100)})`
    // PostgreSQL stores every character but NUL.
    return body.toString('utf8').replaceAll('\0', '\uFFFD')
  }

  private readHead(): void {
    for (;;) {
      const end = endOfHead(this.unread)
      if (end === null && this.unread.length <= mostHead) return
      const head = parseHead(this.unread.subarray(0, end ?? undefined))
      const rest = this.unread.subarray(end ?? this.unread.length)
      this.unread = rest
      // 100 and 103 announce a reply that is yet to come; after 101 comes another protocol.
      if (head.status < 200 && head.status !== 101) {
        if (end === null) throw new Error('the reply has too long a head')
        continue
      }
      this.head = head
      this.unread = Buffer.alloc(0)
      this.body = framingOf(head)
      if (end === null) this.finish(false)
      else this.readBody(rest)
      return
    }
  }

  private readBody(bytes: Buffer): void {
    const { body } = this
    const { content, rest } = body!.take(bytes)
    for (const part of content) {
      if (this.read < mostKept) this.kept.push(part.subarray(0, mostKept - this.read))
      this.read += part.length
    }
    if (body!.ended) this.finish(body!.isExact && rest === 0)
    else if (this.read >= mostRead) this.finish(false)
  }

  private finish(reusable: boolean): void {
    this.done = true
    this.reusable = reusable
  }
}

/** Returns the length of the first head, with the empty line that ends it; null if it is incomplete. */
function endOfHead(bytes: Buffer): number | null {
  let from = 0
  while (bytes[from] === 13 || bytes[from] === 10) from += 1
  for (let at = bytes.indexOf(10, from); at >= 0; at = bytes.indexOf(10, at + 1)) {
    if (bytes[at + 1] === 10) return at + 2
    if (bytes[at + 1] === 13 && bytes[at + 2] === 10) return at + 3
  }
  return null
}

/** Throws if the bytes do not begin with a status line. */
function parseHead(bytes: Buffer): Head {
  const [first = '', ...lines] = bytes
    .toString('latin1')
    .replace(/^[\r\n]+/, '')
    .split(/\r?\n/)
  const [, version, status] = /^HTTP\/(\d+(?:\.\d+)?)[ \t]+([1-9]\d\d)(?!\d)/i.exec(first) ?? []
  if (!version || !status) throw new Error('the reply is not HTTP')
  const headers = new Map<string, string[]>()
  let last: string[] = []
  for (const line of lines) {
    // An obsolete line folding continues the value before it.
    if (/^[ \t]/.test(line) && last.length > 0) {
      last.push(`${last.pop()} ${line.trim()}`)
      continue
    }
    const [, name, value] = /^([^:]+?)[ \t]*:(.*)$/.exec(line) ?? []
    if (name === undefined) continue
    last = headers.get(name.toLowerCase()) ?? []
    last.push(value!.trim())
    headers.set(name.toLowerCase(), last)
  }
  return { version, status: Number(status), headers }
}

/** How far the body of a reply reaches. */
interface Framing {
  /** The body has ended, or makes no sense from here on. */
  ended: boolean
  /** It has ended where it should. */
  isExact: boolean
  /** Returns the content in these bytes, and how many bytes follow its end. */
  take(bytes: Buffer): { content: Buffer[]; rest: number }
}

function framingOf({ status, headers }: Head): Framing {
  const lengths = (headers.get('content-length') ?? [])
    .flatMap((value) => value.split(','))
    .map((one) => one.trim())
  const codings = headers.get('transfer-encoding')
  const isClear = lengths.length <= 1 && !(codings && lengths.length > 0)
  if (status === 204 || status === 304 || status === 101)
    return sized(0, isClear && !codings && status !== 101 && [undefined, '0'].includes(lengths[0]))
  if (codings) return /(^|,)\s*chunked\s*$/i.test(codings.join()) ? chunked(isClear) : untilClosed()
  const [length] = lengths
  const isOne = length !== undefined && /^\d{1,15}$/.test(length) && lengths.every((one) => one === length)
  return isOne ? sized(Number(length), isClear) : untilClosed()
}

function untilClosed(): Framing {
  return { ended: false, isExact: false, take: (bytes) => ({ content: [bytes], rest: 0 }) }
}

function sized(length: number, isExact: boolean): Framing {
  let left = length
  const framing: Framing = {
    ended: left === 0,
    isExact,
    take(bytes) {
      const content = bytes.subarray(0, left)
      left -= content.length
      framing.ended = left === 0
      return { content: [content], rest: bytes.length - content.length }
    },
  }
  return framing
}

/** The longest line with the size of a chunk, or with a trailer. */
const mostLine = 8 * 1024

/** Returns the framing of a chunked body; nonsense in it ends it there. */
function chunked(isExact: boolean): Framing {
  let [left, line] = [0, '']
  let part: 'size' | 'data' | 'after' | 'trailer' = 'size'
  const framing: Framing = { ended: false, isExact, take }
  const fail = () => {
    framing.ended = true
    framing.isExact = false
  }
  function takeLine(text: string): void {
    if (part === 'trailer') {
      framing.ended = text === ''
    } else if (part === 'after') {
      part = 'size'
      if (text !== '') fail()
    } else {
      const [, size] = /^\s*([0-9a-f]{1,12})\s*(?:;.*)?$/i.exec(text) ?? []
      left = Number.parseInt(size ?? '', 16)
      part = left === 0 ? 'trailer' : 'data'
      if (size === undefined) fail()
    }
  }
  function take(bytes: Buffer) {
    const content: Buffer[] = []
    let at = 0
    while (at < bytes.length && !framing.ended) {
      if (part === 'data') {
        const data = bytes.subarray(at, at + left)
        content.push(data)
        at += data.length
        left -= data.length
        if (left === 0) part = 'after'
        continue
      }
      const end = bytes.indexOf(10, at)
      line += bytes.toString('latin1', at, end < 0 ? undefined : end)
      at = end < 0 ? bytes.length : end + 1
      if (line.length > mostLine) fail()
      else if (end >= 0) {
        takeLine(line.replace(/\r$/, ''))
        line = ''
      }
    }
    return { content, rest: bytes.length - at }
  }
  return framing
}
