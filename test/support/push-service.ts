import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** A message as a push service receives it. */
interface Delivery {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Answer {
  status?: number
  headers?: Record<string, string>
  hangs?: boolean
}

/** A push service (RFC 8030) that stores messages and replies as configured; by default it accepts them. */
export interface PushReceiver {
  origin: string
  received: Delivery[]
  answer: (delivery: Delivery) => Answer
  close(): Promise<void>
}

export async function openPushReceiver(): Promise<PushReceiver> {
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk) => chunks.push(chunk))
    req.on('end', () => {
      const delivery = { path: req.url ?? '', headers: req.headers, body: Buffer.concat(chunks) }
      receiver.received.push(delivery)
      const { status = 201, headers = {}, hangs } = receiver.answer(delivery)
      if (!hangs) res.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const receiver: PushReceiver = {
    origin: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    received: [],
    answer: () => ({}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}

/** Creates a browser that has subscribed to a push service: its subscription, and how it decrypts a message. */
export function createBrowser({ origin }: { origin: string }) {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  const path = `/push/${randomBytes(16).toString('hex')}`
  return {
    path,
    subscription: {
      endpoint: `${origin}${path}`,
      expirationTime: null as number | null,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Decrypts a message of one record (RFC 8291 section 3 and RFC 8188 section 2). */
    open(body: Buffer): unknown {
      const [salt, size, keyLength] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)]
      const sender = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      if (sealed.length > size) throw new Error('more than one record')
      const shared = pair.computeSecret(sender)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const secret = expand(hmac(auth, shared), info, 32)
      const pseudo = hmac(salt, secret)
      const key = expand(pseudo, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = expand(pseudo, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      const end = padded.lastIndexOf(2)
      return JSON.parse(padded.subarray(0, end).toString())
    },
  }
}

/** Returns the claims of a delivery's VAPID token (RFC 8292). Throws unless `publicKey` has signed it. */
export function vapidClaims(
  { headers }: Delivery,
  publicKey: string,
): { aud: string; exp: number; sub: string } {
  const found = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(headers.authorization ?? '')
  if (!found) throw new Error(`no VAPID token in ${headers.authorization}`)
  const [head, claims, signature, key] = found.slice(1) as [string, string, string, string]
  if (key !== publicKey) throw new Error('another key has signed')
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
  if (alg !== 'ES256') throw new Error(`signed with ${alg}`)
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const good = verify(
    'sha256',
    signed,
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!good) throw new Error('the signature is not good')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

function expand(key: Buffer, info: Buffer, length: number): Buffer {
  return hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length)
}
