import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { verifyWebhook } from '../../src/client/webhooks.ts'
import { headersOf, newSigningSecret } from '../../src/gateways/webhooks/sign.ts'

// The vectors are those that the contract publishes.
const { webhooks } = JSON.parse(readFileSync('generated/webhooks.json', 'utf8'))
const vectors = [
  ...webhooks.change.post.description.matchAll(/Secret `(\S+)`, signature `(\S+)`:\n+```json\n(.*)\n```/g),
].map(([, secret, signature, body]) => ({ secret, signature, body }))

describe('verifyWebhook', () => {
  it('gives the event of each published vector', async () => {
    expect(vectors).to.have.length(2)
    for (const { secret, signature, body } of vectors) {
      const headers = { 'x-service-hmac-sha256': signature }
      expect(await verifyWebhook(secret, headers, body)).to.deep.equal(JSON.parse(body))
      expect(await verifyWebhook(secret, new Headers(headers), Buffer.from(body))).to.deep.equal(
        JSON.parse(body),
      )
    }
  })

  it('takes the signature by the previous secret while that is rotated', async () => {
    const [{ secret, signature, body }] = vectors as [(typeof vectors)[number]]
    const headers = {
      'x-service-hmac-sha256': vectors[1]!.signature,
      'x-service-hmac-sha256-previous': signature,
    }
    expect(await verifyWebhook(secret, headers, body)).to.deep.equal(JSON.parse(body))
  })

  it('gives nothing where the body, the secret or the signature is another one, or there is none', async () => {
    const [{ secret, signature, body }] = vectors as [(typeof vectors)[number]]
    const headers = { 'x-service-hmac-sha256': signature }
    expect(await verifyWebhook(secret, headers, `${body} `)).to.equal(null)
    expect(await verifyWebhook(`${secret}x`, headers, body)).to.equal(null)
    expect(await verifyWebhook(secret, { 'x-service-hmac-sha256': 'no base64 !' }, body)).to.equal(null)
    expect(await verifyWebhook(secret, { 'x-service-hmac-sha256': '' }, body)).to.equal(null)
    expect(await verifyWebhook(secret, {}, body)).to.equal(null)
  })

  describe('of a call with the headers of Standard Webhooks', () => {
    const body = '{"id":"665f1c2ab4e0d3a1c9f000a1"}'
    const sign = (secret: string, previousSecret: string | null = null) => {
      const call = { deliveryId: '665f1c2ab4e0d3a1c9f000a1', topic: 't', shopId: 's', clientId: 'c', body }
      const headers = Object.entries(headersOf({ ...call, secret, previousSecret }))
      return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
    }
    const standard = (headers: Record<string, string>) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('webhook-')))

    it('gives the event by all of them, and by these alone', async () => {
      for (const secret of [newSigningSecret(), 'whsec_-_-_abcdABCD0123456789-_abcd']) {
        const headers = sign(secret)
        for (const given of [headers, standard(headers), new Headers(headers)])
          expect(await verifyWebhook(secret, given, body)).to.deep.equal(JSON.parse(body))
      }
    })

    it('takes either secret during a rotation', async () => {
      const [before, after] = [newSigningSecret(), newSigningSecret()]
      const headers = sign(after, before)
      for (const secret of [before, after])
        for (const given of [headers, standard(headers)])
          expect(await verifyWebhook(secret, given, body)).to.deep.equal(JSON.parse(body))
      expect(await verifyWebhook(newSigningSecret(), headers, body)).to.equal(null)
    })

    it('gives nothing where one of them is wrong, or the call is old', async () => {
      const secret = newSigningSecret()
      const headers = sign(secret)
      const old = String(Number(headers['webhook-timestamp']) - 301)
      const wrong: Record<string, string>[] = [
        { 'webhook-id': 'another' },
        { 'webhook-timestamp': old },
        { 'webhook-timestamp': 'now' },
        { 'webhook-signature': 'v1,' },
        { 'webhook-signature': headers['webhook-signature']!.replace('v1,', 'v2,') },
        { 'webhook-signature': '' },
      ]
      for (const one of wrong) {
        expect(await verifyWebhook(secret, { ...headers, ...one }, body), JSON.stringify(one)).to.equal(null)
        expect(await verifyWebhook(secret, { ...standard(headers), ...one }, body)).to.equal(null)
      }
      expect(await verifyWebhook(secret, { ...headers, 'x-service-hmac-sha256': 'AAAA' }, body)).to.equal(
        null,
      )
      const { 'webhook-id': _, ...nameless } = headers
      expect(await verifyWebhook(secret, nameless, body)).to.equal(null)
      expect(await verifyWebhook('whsec_', headers, body)).to.equal(null)
    })
  })
})
