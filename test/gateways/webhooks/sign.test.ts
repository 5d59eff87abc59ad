import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import { headersOf, signatureOf } from '../../../src/gateways/webhooks/sign.ts'
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
