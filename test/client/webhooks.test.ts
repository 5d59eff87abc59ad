import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { verifyWebhook } from '../../src/client/webhooks.ts'

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
})
