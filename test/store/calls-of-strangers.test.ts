import { expect } from 'chai'
import { txtLookup } from '../../src/gateways/dns/txt.ts'
import { registerApp } from '../console/support.ts'
import { openDnsServer } from '../support/dns.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createDomain, createShop } from '../support/fixtures/shops.ts'
import { createPayable, openPayments, type Payments } from '../support/payments.ts'
import { createBrowser } from '../support/push-service.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

describe('Calls to card providers and to DNS', () => {
  describe('a card provider', () => {
    let payments: Payments
    const open = async (settings: Record<string, string>) => {
      payments = await openPayments({ settings })
      let asked = 0
      const { lookUp } = payments.provider
      payments.tamper({
        lookUp(...call) {
          asked += 1
          return lookUp(...call)
        },
      })
      const payable = await createPayable(payments)
      await payable.pay({}).expect(200)
      return { payable, asked: () => asked }
    }
    afterEach(() => payments.close())

    it('is asked about payments no more often than a shopper may, who then sees what is known', async () => {
      const { payable, asked } = await open({ PAYMENT_CALLS_PER_HOUR: '3' })
      for (let i = 0; i < 20; i++)
        expect((await payable.status().expect(200)).body.data.status).to.equal('pending')
      expect(asked()).to.equal(3)
    })

    it('is not told more often to cancel a payment', async () => {
      const { payable } = await open({ PAYMENT_CALLS_PER_HOUR: '2' })
      let cancelled = 0
      payments.tamper({
        async cancel() {
          cancelled += 1
          return { state: 'refused', reason: 'not now' }
        },
      })
      const cancel = () =>
        call('store', payments.store)
          .post(`/api/v1/orders/${payable.order.id}/pay/cancel`)
          .set(payable.shopper.as(payable.shop))
      const seen = []
      for (let i = 0; i < 5; i++) seen.push((await cancel()).status)
      expect(seen).to.eql([409, 409, 429, 429, 429])
      expect(Number((await cancel()).headers['retry-after'])).to.be.within(1700, 1800)
      expect(cancelled).to.equal(2)
    })

    it('that does not answer is left alone, and shoppers see at once what is known', async () => {
      const { payable } = await open({ PAYMENT_CALLS_PER_HOUR: '0' })
      let asked = 0
      payments.tamper({
        async lookUp() {
          asked += 1
          return { state: 'unknown', reason: 'it hangs' }
        },
      })
      for (let i = 0; i < 12; i++) await payable.status().expect(200)
      expect(asked).to.equal(5)
    })
  })

  describe('DNS', () => {
    const open = (settings: Record<string, string>) =>
      openApps(testConfig({ url: service().databaseUrl }, settings), service().db)

    it('is asked about the hosts of push services only as often as a guest may', async () => {
      const { store } = await open({ DNS_CALLS_PER_HOUR: '2' })
      const [shop, guest] = [await createShop(), await createGuest()]
      const save = (n: number, who = guest) =>
        call('store', store)
          .post('/api/v1/push-subscriptions')
          .set(who.as(shop))
          .send(createBrowser({ origin: `https://push-${n}.example.com` }).subscription)
      const seen = []
      for (let n = 0; n < 4; n++) seen.push((await save(n)).status)
      expect(seen).to.eql([201, 201, 429, 429])
      await save(5, await createGuest()).expect(201)
    })

    it('is asked about the hosts of webhooks only as often as a developer may', async () => {
      const { console } = await open({ DNS_CALLS_PER_HOUR: '2' })
      const developer = await createAccount()
      const app = await registerApp(developer)
      const save = (url: string) =>
        call('console', console)
          .put(`/api/v1/apps/${app.id}/webhook`)
          .set(developer.onConsole())
          .send({ url })
      const seen = []
      for (let n = 0; n < 4; n++) seen.push((await save(`https://hook-${n}.example.com/`)).status)
      expect(seen).to.eql([200, 200, 429, 429])
      await save('').expect(200)
    })

    it('is asked about the domains of a store only as often as a network may; then they wait for the job', async () => {
      const { apps, dependencies } = await open({ DNS_CALLS_PER_HOUR: '1' })
      const [dns, shop] = [await openDnsServer(), await createShop()]
      dependencies.resolveTxt = txtLookup([dns.address])
      const token = await createAppToken(shop, ['READ_DOMAINS', 'WRITE_DOMAINS'])
      for (let n = 0; n < 8; n++) {
        const { id } = await createDomain(shop, { next_check_at: null })
        const checked = await call('apps', apps).post(`/api/v1/domains/${id}/check`).set(token).expect(200)
        expect(checked.body.data.status).to.equal('pending')
      }
      expect(new Set(dns.asked)).to.have.property('size', 4)
      await dns.close()
    })
  })
})
