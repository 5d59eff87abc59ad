import { expect } from 'chai'
import type { DispatchProvider } from '../../../src/gateways/couriers/dispatch.ts'
import { CourierError } from '../../../src/gateways/couriers/provider.ts'
import { sandboxDispatch } from '../../../src/gateways/couriers/sandbox/provider.ts'
import { shippoProvider } from '../../../src/gateways/couriers/shippo.ts'
import { shippoDispatch } from '../../../src/gateways/couriers/shippo-dispatch.ts'
import { foreignReplies } from '../../support/foreign-replies.ts'
import { openReceiver, type Receiver } from '../../support/receiver.ts'

const place = {
  name: 'Ada',
  phone: '+1 775 555 0100',
  line1: '1 Road',
  city: 'Reno',
  state: 'Nevada',
  country: 'US',
}
const parcel = { weight: 0.5, length: 30, width: 20, height: 10 }
const request = { from: place, to: place, parcel, currency: 'USD' }
const booking = { reference: 'job_1', offer: 'rate_1', request }
const log = { warn: () => {} }
const gateways: Record<string, (url: string) => DispatchProvider> = {
  shippo: (url) => shippoDispatch(shippoProvider({ token: 'shippo_test_1', url, log })),
  'the sandbox courier': (url) => sandboxDispatch({ url, secretKey: 'key' }),
}

for (const [name, open] of Object.entries(gateways)) {
  describe(`A reply that is not from ${name}`, () => {
    let proxy: Receiver
    let provider: DispatchProvider
    before(async () => {
      proxy = await openReceiver()
      provider = open(new URL(proxy.url).origin)
    })
    after(() => proxy.close())

    for (const [what, body] of Object.entries(foreignReplies)) {
      it(`quotes nothing and leaves every outcome unknown where it is ${what}`, async () => {
        proxy.answer = () => ({ body, headers: { 'content-type': 'application/json' } })
        const quoted = await provider.quote(request).catch((error) => error)
        expect(quoted).to.be.instanceOf(CourierError)
        expect(await provider.book(booking), 'book').to.have.property('state', 'unknown')
        expect(await provider.find(booking), 'find').to.have.property('state', 'unknown')
      })
    }
  })
}
