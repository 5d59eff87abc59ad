import { createSocket } from 'node:dgram'
import { isIPv4, isIPv6 } from 'node:net'

/** The reply for a name: texts or addresses, no such name, a failing server, or no answer at all. */
type Zone = string[] | 'nothing' | 'fails' | 'silent'

/** A DNS server (RFC 1035, over UDP) with TXT, A and AAAA records. Names that were not set do not exist. */
export interface DnsServer {
  /** The value of DNS_SERVERS. */
  address: string
  zones: Map<string, Zone>
  /** The names that were queried. */
  asked: string[]
  close(): Promise<void>
}

/** The types of records, each with the zone's texts of that type. */
const types: Record<number, { is: (text: string) => boolean; bytesOf: (text: string) => Buffer }> = {
  1: { is: isIPv4, bytesOf: (address) => Buffer.from(address.split('.').map(Number)) },
  16: { is: () => true, bytesOf: textIn },
  28: { is: isIPv6, bytesOf: bytesOfIPv6 },
}
const code = { ok: 0, failure: 2, noSuchName: 3 }

export async function openDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, end } = nameIn(query)
    server.asked.push(name)
    const zone = server.zones.get(name) ?? 'nothing'
    if (zone !== 'silent') socket.send(answerTo(query, end, zone), from.port, from.address)
  })
  await new Promise<void>((resolve) => void socket.bind(0, '127.0.0.1', resolve))
  const server: DnsServer = {
    address: `127.0.0.1:${socket.address().port}`,
    zones: new Map(),
    asked: [],
    close: () => new Promise((resolve) => void socket.close(() => resolve())),
  }
  return server
}

/** Returns the name in the question, which follows the header of 12 bytes: labels, each after its length. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

function answerTo(query: Buffer, end: number, zone: Zone): Buffer {
  const type = query.readUInt16BE(end - 4)
  const kind = types[type]
  const records =
    Array.isArray(zone) && kind ? zone.filter(kind.is).map((text) => recordOf(type, kind.bytesOf(text))) : []
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  // The flags say: a reply, recursion desired and available.
  const result = zone === 'fails' ? code.failure : zone === 'nothing' ? code.noSuchName : code.ok
  header.writeUInt16BE(0x8180 | result, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, query.subarray(12, end), ...records])
}

/** Returns a record for the name in the question. */
function recordOf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(0, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

/** Returns the text of a TXT record, in pieces of at most 255 bytes. */
function textIn(text: string): Buffer {
  const pieces = (text.match(/.{1,255}/gs) ?? ['']).map((piece) =>
    Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, 'latin1')]),
  )
  return Buffer.concat(pieces)
}

function bytesOfIPv6(address: string): Buffer {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 255]))
}
