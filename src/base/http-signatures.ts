// HTTP message signatures (RFC 9421) with ECDSA on P-256, and Content-Digest (RFC 9530).

import {
  createHash,
  createPrivateKey,
  createPublicKey,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto'

/** A public key as a profile publishes it (RFC 7517). */
export interface PublicKey {
  kid: string
  kty: string
  crv?: string
  x?: string
  y?: string
  use?: string
  alg?: string
  key_ops?: string[]
}

/** A signature of a message, as its headers describe it. */
export interface MessageSignature {
  label: string
  /** The names of the components that it covers, in order. */
  components: string[]
  /** The components and parameters as they were written, which are signed too. */
  params: string
  keyid: string | null
  /** Unix seconds. */
  created: number | null
  expires: number | null
  value: Buffer
}

/** Returns the value of a Content-Digest header for a body. */
export function digestOf(body: Buffer): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
}

/** Returns whether a Content-Digest has the SHA-256 digest of a body. */
export function hasDigest(header: string, body: Buffer): boolean {
  return header.split(',').some((member) => member.trim() === digestOf(body))
}

/** Returns the member of a dictionary (RFC 8941) that is a string, such as `profile` of UCP-Agent; null without it. */
export function stringMember(header: string, name: string): string | null {
  const found = new RegExp(`(?:^|,)\\s*${name}="((?:[^"\\\\]|\\\\["\\\\])*)"`).exec(header)
  return found ? found[1]!.replace(/\\(["\\])/g, '$1') : null
}

const signatureInput =
  /\s*([a-z*][\w.*-]*)=(\(([^()]*)\)((?:;[a-z*][\w.*-]*=(?:"(?:[^"\\]|\\["\\])*"|-?\d+|:[\w+/=]*:|[\w.-]+))*))\s*(?:,|$)/gy
const simpleComponents = /^\s*(?:"[@a-z0-9-]+"(?:\s+"[@a-z0-9-]+")*)?\s*$/

/**
 * Returns the signatures of a message, without those whose components have parameters of their own. A header that
 * cannot be read has none.
 */
export function signaturesIn(input: string, signature: string): MessageSignature[] {
  const values = new Map<string, Buffer>()
  for (const [, label, value] of signature.matchAll(/(?:^|,)\s*([a-z*][\w.*-]*)=:([\w+/=]*):/g))
    values.set(label!, Buffer.from(value!, 'base64'))
  return [...input.matchAll(signatureInput)].flatMap(([, label, params, components, rest]) => {
    const value = values.get(label!)
    if (!value || !simpleComponents.test(components!)) return []
    const textOf = (name: string) => new RegExp(`;${name}="([^"]*)"`).exec(rest!)?.[1] ?? null
    const numberOf = (name: string) => {
      const found = new RegExp(`;${name}=(-?\\d+)`).exec(rest!)?.[1]
      return found === undefined ? null : Number(found)
    }
    return [
      {
        label: label!,
        components: [...components!.matchAll(/"([^"]+)"/g)].map(([, name]) => name!),
        params: params!,
        keyid: textOf('keyid'),
        created: numberOf('created'),
        expires: numberOf('expires'),
        value,
      },
    ]
  })
}

/** Returns the text that is signed; `componentOf` gives the value of a component, null if the message does not have it. */
export function signatureBase(
  { components, params }: Pick<MessageSignature, 'components' | 'params'>,
  componentOf: (component: string) => string | null,
): string | null {
  const lines: string[] = []
  for (const name of components) {
    const value = componentOf(name)
    if (value === null) return null
    lines.push(`"${name}": ${value}`)
  }
  return [...lines, `"@signature-params": ${params}`].join('\n')
}

/** Returns whether a key can verify signatures here: an EC key on P-256 that is not for something else. */
export function isVerifying({ kty, crv, alg = 'ES256' }: PublicKey): boolean {
  return kty === 'EC' && crv === 'P-256' && alg === 'ES256'
}

/** Returns whether the key has signed this text. */
export function verifies(key: PublicKey, base: string, signature: Buffer): boolean {
  try {
    const { kty, crv, x, y } = key
    const publicKey = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })
    return verifyBytes('sha256', Buffer.from(base), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
  } catch {
    return false // The coordinates are no point of the curve.
  }
}

/** A signing key: the private half in PEM, and the id of the public half. */
export interface SigningKey {
  kid: string
  pem: string
}

/** Returns the headers of a signature over these components, whose values are as they are sent. */
export function signed(
  { kid, pem }: SigningKey,
  components: Record<string, string>,
  created: Date,
): { 'Signature-Input': string; Signature: string } {
  const names = Object.keys(components)
  const seconds = Math.floor(created.getTime() / 1000)
  const params = `(${names.map((name) => `"${name}"`).join(' ')});created=${seconds};keyid="${kid}"`
  const base = signatureBase({ components: names, params }, (name) => components[name]!)!
  const key = { key: createPrivateKey(pem), dsaEncoding: 'ieee-p1363' } as const
  const value = signBytes('sha256', Buffer.from(base), key).toString('base64')
  return { 'Signature-Input': `sig1=${params}`, Signature: `sig1=:${value}:` }
}
