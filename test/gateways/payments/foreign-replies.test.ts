import { expect } from 'chai'
import { paystackProvider } from '../../../src/gateways/payments/paystack/provider.ts'
import type { CardProvider } from '../../../src/gateways/payments/provider.ts'
import { sandboxProvider } from '../../../src/gateways/payments/sandbox/provider.ts'
import { stripeProvider } from '../../../src/gateways/payments/stripe/provider.ts'
import { foreignReplies } from '../../support/foreign-replies.ts'
import { openReceiver, type Receiver } from '../../support/receiver.ts'
import { sandboxSecrets } from '../../support/service.ts'
import { newCharge } from './support.ts'

const gateways: Record<string, { open(url: string): CardProvider; savedCard: string }> = {
  stripe: {
    open: (url) => stripeProvider({ url, secretKey: 'sk_test', webhookSecret: 'whsec_test' }),
    savedCard: 'cus_1/pm_1',
  },
  paystack: {
    open: (url) => paystackProvider({ url, secretKey: 'sk_test' }),
    savedCard: 'AUTH_1:ada@example.com',
  },
  sandbox: {
    open: (url) => sandboxProvider({ url, ...sandboxSecrets }),
    savedCard: 'tok_ok',
  },
}

for (const [name, { open, savedCard }] of Object.entries(gateways)) {
  describe(`A reply that is not from ${name}`, () => {
    let proxy: Receiver
    let provider: CardProvider
    before(async () => {
      proxy = await openReceiver()
      provider = open(new URL(proxy.url).origin)
    })
    after(() => proxy.close())

    for (const [what, body] of Object.entries(foreignReplies)) {
      it(`leaves every outcome unknown where it is ${what}`, async () => {
        proxy.answer = () => ({ body, headers: { 'content-type': 'application/json' } })
        const charge = newCharge({ returnUrl: 'https://shop.example/thanks' })
        const { reference } = charge
        for (const providerId of ['pi_1', 'cs_1']) {
          const refund = { reference, refundReference: 'r_1', providerId }
          const outcomes = {
            page: await provider.charge(charge),
            renewal: await provider.charge({ ...newCharge(), saved: true, card: savedCard, providerId }),
            lookUp: await provider.lookUp(reference, providerId),
            cancel: await provider.cancel(reference, providerId),
            refund: await provider.refund({ ...refund, amount: 100, idempotencyKey: 'k_1' }),
            lookUpRefund: await provider.lookUpRefund(refund),
            listRefunds: await provider.listRefunds(refund),
            ...(name !== 'sandbox' && {
              lookUpDispute: await provider.lookUpDispute('du_1'),
              charges: await provider.listReports('charges', { since: new Date(0), page: null }),
              refunds: await provider.listReports('refunds', { since: new Date(0), page: null }),
              disputes: await provider.listReports('disputes', { since: new Date(0), page: null }),
            }),
          }
          for (const [call, outcome] of Object.entries(outcomes))
            expect(outcome, call).to.have.property('state', 'unknown')
        }
      })
    }
  })
}
