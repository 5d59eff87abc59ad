import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import { Webhook } from 'standardwebhooks'
import { clock, minutes } from '../../../src/base/clock.ts'
import { headersOf, newSigningSecret, signatureOf } from '../../../src/gateways/webhooks/sign.ts'
import { contractOf } from '../../../src/surfaces.ts'

describe('signatureOf', () => {
  it('returns the signatures of the test vectors in the contract', () => {
    const contract = contractOf('webhooks') as { webhooks: { change: { post: { description: string } } } }
    const { description } = contract.webhooks.change.post
    const vectors = [
      ...description.matchAll(/Secret `(whsec_\w+)`, signature `(\S+)`:\s+```json\n(.+)\n```/g),
    ]
    expect(vectors).to.have.length(2)
    for (const [, secret, signature, body] of vectors) expect(signatureOf(body!, secret!)).to.equal(signature)
  })

  it('signs the bytes, not the characters', () => {
    const bytes = Buffer.from('{"path":"/ü"}', 'utf8')
    expect(signatureOf(bytes.toString(), 'whsec_a')).to.equal(
      createHmac('sha256', 'whsec_a').update(bytes).digest('base64'),
    )
  })
})

describe('headersOf', () => {
  const notification = {
    deliveryId: 'd',
    topic: 'orders/updated',
    shopId: 's',
    clientId: 'c',
    body: '{}',
    secret: 'whsec_new',
    previousSecret: null,
  }

  it('names topic, store, app and delivery', () => {
    expect(headersOf(notification)).to.deep.include({
      'X-Service-Topic': 'orders/updated',
      'X-Service-Shop-Id': 's',
      'X-Service-App-Client-Id': 'c',
      'X-Service-Event-Id': 'd',
      'X-Service-Hmac-SHA256': signatureOf('{}', 'whsec_new'),
    })
    expect(headersOf(notification)).not.to.have.property('X-Service-Hmac-SHA256-Previous')
  })

  it('has the signature with the previous secret while that one is valid', () => {
    const headers = headersOf({ ...notification, previousSecret: 'whsec_old' })
    expect(headers['X-Service-Hmac-SHA256-Previous']).to.equal(signatureOf('{}', 'whsec_old'))
  })
})

describe('the headers of Standard Webhooks', () => {
  const realNow = clock.now
  afterEach(() => {
    clock.now = realNow
  })

  const body = JSON.stringify({ id: '665f1c2ab4e0d3a1c9f000a1', path: '/pages/grüße €' })
  const sign = (secret: string, previousSecret: string | null = null) =>
    headersOf({
      deliveryId: '665f1c2ab4e0d3a1c9f000a1',
      topic: 'orders/updated',
      shopId: 's',
      clientId: 'c',
      body,
      secret,
      previousSecret,
    })
  const isVerified = (secret: string, headers: Record<string, string>, sent = body) => {
    try {
      expect(new Webhook(secret).verify(sent, headers)).to.deep.equal(JSON.parse(sent))
      return true
    } catch {
      return false
    }
  }

  it('are verified by the library for every new secret', () => {
    for (let count = 0; count < 200; count += 1) {
      const secret = newSigningSecret()
      expect(isVerified(secret, sign(secret)), secret).to.equal(true)
    }
  })

  it('are verified by the library with the bytes of the secret, for an older one in the alphabet of URLs', () => {
    const secret = 'whsec_-_-_abcdABCD0123456789-_abcd'
    const key = Buffer.from(secret.slice(6), 'base64url')
    expect(new Webhook(key, { format: 'raw' }).verify(body, sign(secret))).to.deep.equal(JSON.parse(body))
    expect(() => new Webhook(secret)).to.throw()
    expect(sign(secret)['X-Service-Hmac-SHA256']).to.equal(signatureOf(body, secret))
  })

  it('are verified with either secret during a rotation, and with no other', () => {
    const [before, after, other] = [newSigningSecret(), newSigningSecret(), newSigningSecret()]
    const headers = sign(after, before)
    expect([after, before, other].map((secret) => isVerified(secret, headers))).to.eql([true, true, false])
    expect(headers['webhook-signature']!.split(' ')).to.have.length(2)
    expect(isVerified(before, sign(after))).to.equal(false)
  })

  it('cover the body, the id and the time, which is that of the attempt', () => {
    const secret = newSigningSecret()
    const headers = sign(secret)
    expect(headers['webhook-id']).to.equal(headers['X-Service-Event-Id'])
    expect(isVerified(secret, headers, `${body} `)).to.equal(false)
    expect(isVerified(secret, { ...headers, 'webhook-id': 'another' })).to.equal(false)
    const later = String(Number(headers['webhook-timestamp']) + 1)
    expect(isVerified(secret, { ...headers, 'webhook-timestamp': later })).to.equal(false)
    clock.now = () => new Date(realNow().getTime() - 6 * minutes)
    expect(isVerified(secret, sign(secret))).to.equal(false)
  })

  it('have the values of the test vector in the contract', () => {
    const contract = contractOf('webhooks') as { webhooks: { change: { post: { description: string } } } }
    const { description } = contract.webhooks.change.post
    const [, secret, timestamp, signature] =
      /the secret `(whsec_\S+)` and the timestamp `(\d+)`[^`]+`webhook-signature` `(v1,\S+)`/.exec(
        description,
      )!
    const [, first] = /```json\n(.+)\n```/.exec(description)!
    clock.now = () => new Date(Number(timestamp) * 1000)
    const { id } = JSON.parse(first!)
    const headers = headersOf({
      deliveryId: id,
      topic: 't',
      shopId: 's',
      clientId: 'c',
      body: first!,
      secret: secret!,
      previousSecret: null,
    })
    expect(headers['webhook-signature']).to.equal(signature)
  })
})
