import type { ServerResponse } from 'node:http'
import { expect } from 'chai'
import type { DispatchRequest } from '../../../src/gateways/couriers/dispatch.ts'
import { CourierError, type CourierProvider } from '../../../src/gateways/couriers/provider.ts'
import { shippoProvider } from '../../../src/gateways/couriers/shippo.ts'
import { shippoDispatch } from '../../../src/gateways/couriers/shippo-dispatch.ts'
import { ground, openShippo, type ShippoServer, send } from '../../support/shippo.ts'

const place = {
  name: 'Ada',
  phone: '+1 775 555 0100',
  line1: '1 Road',
  city: 'Reno',
  state: 'Nevada',
  country: 'US',
}
const parcel = { weight: 0.5, length: 30, width: 20, height: 10 }
const request = { from: place, to: { ...place, line2: 'Flat 2', postalCode: '89501' }, parcel }

describe('shippoProvider', () => {
  let shippo: ShippoServer
  let provider: CourierProvider
  const logged: object[] = []
  const fail = (answer: (res: ServerResponse) => void) => {
    shippo.before = (_req, res) => {
      answer(res)
      return true
    }
  }
  const failure = (work: Promise<unknown>): Promise<Error> =>
    work.then(
      () => {
        throw new Error('it was answered')
      },
      (error) => error,
    )

  beforeEach(async () => {
    shippo = await openShippo()
    logged.length = 0
    provider = providerWith(25_000)
  })
  /** Returns the provider with this time-out in milliseconds: where an answer comes, it never passes. */
  const providerWith = (timeout: number) =>
    shippoProvider({
      token: 'shippo_test_1',
      url: shippo.url,
      timeout,
      labelTimeout: timeout,
      log: { warn: (facts: object) => void logged.push(facts) },
    })
  afterEach(() => shippo.close())

  describe('quote', () => {
    it('asks with the token for a parcel from origin to destination, and returns the price of each service', async () => {
      shippo.rates = [ground, { ...ground, estimated_days: null, currency: 'EUR', amount: '12.345' }]
      const [first, second] = await provider.quote(request)
      expect(first).to.deep.include({
        service: 'usps_ground_advantage',
        carrier: 'USPS',
        method: 'Ground Advantage',
        amount: 7.5,
        currency: 'USD',
        etaDays: 4,
      })
      expect(first!.id).to.match(/^[0-9a-f]{32}$/)
      expect(first!.courier).to.deep.include({ name: 'USPS' })
      expect(first!.courier.image).to.include('/75/USPS.png')
      expect(second).to.include({ etaDays: null, currency: 'EUR', amount: 12.345 })
      const [{ authorization, path, body }] = shippo.asked as [ShippoServer['asked'][number]]
      expect({ authorization, path }).to.eql({
        authorization: 'ShippoToken shippo_test_1',
        path: '/shipments',
      })
      expect(body).to.deep.include({
        async: false,
        parcels: [
          { weight: '0.5', length: '30', width: '20', height: '10', mass_unit: 'kg', distance_unit: 'cm' },
        ],
      })
      expect(body!.address_to).to.include({
        street1: '1 Road',
        street2: 'Flat 2',
        zip: '89501',
        country: 'US',
      })
    })

    it('rejects invalid answers: refusals, failures, nonsense, no server, no reply', async () => {
      for (const answer of [
        (res: ServerResponse) => send(res, 401, { detail: 'Invalid token' }),
        (res: ServerResponse) => send(res, 503, {}),
        (res: ServerResponse) => send(res, 201, { rates: 'none' }),
        (res: ServerResponse) => void res.writeHead(201, { 'content-type': 'application/json' }).end('{'),
        (res: ServerResponse) => void res.destroy(),
        null,
      ]) {
        fail(answer ?? (() => {}))
        const asked = answer ? provider : providerWith(300)
        expect(await failure(asked.quote(request))).to.be.instanceOf(CourierError)
      }
    })

    describe('with a rate that cannot be read', () => {
      const odd = {
        'is missing': undefined,
        'has no id': { ...ground, object_id: undefined },
        'has no carrier': { ...ground, provider: null },
        'has no price': { ...ground, amount: null },
        'has no currency': { ...ground, currency: undefined },
        'has a price that is no number': { ...ground, amount: 'on request' },
        'has a price below 0': { ...ground, amount: '-7.50' },
        'has an endless price': { ...ground, amount: 'Infinity' },
      }
      for (const [what, rate] of Object.entries(odd)) {
        it(`leaves out one that ${what}, logs it, and keeps the others`, async () => {
          shippo.before = (_req, res, work) => {
            const { rates, ...rest } = work() as { rates: object[] }
            send(res, 201, { ...rest, rates: [rate && { ...rates[0], ...rate }, ...rates] })
            return true
          }
          const quotes = await provider.quote(request)
          expect(quotes.map(({ amount }) => amount)).to.eql([7.5])
          expect(logged).to.eql([{ rates: 2, read: 1 }])
        })
      }

      it('keeps one without the name and the days of its service', async () => {
        shippo.rates = [{ ...ground, servicelevel: undefined, estimated_days: 'two' as unknown as number }]
        const [quote] = await provider.quote(request)
        expect(quote).to.include({ service: null, method: 'USPS', etaDays: null, amount: 7.5 })
        expect(logged).to.eql([])
      })

      it('fails where no rate is left, because it is not known what the courier asks', async () => {
        shippo.rates = [{ ...ground, amount: 'on request' }]
        expect(await failure(provider.quote(request))).to.be.instanceOf(CourierError)
      })
    })

    it('waits for a whole answer no longer than its time-out', async () => {
      const drips: NodeJS.Timeout[] = []
      fail((res) => {
        res.writeHead(201, { 'content-type': 'application/json' })
        drips.push(setInterval(() => res.write(' '), 50))
      })
      const startedAt = performance.now()
      expect(await failure(providerWith(300).quote(request))).to.be.instanceOf(CourierError)
      expect(performance.now() - startedAt).to.be.at.least(250)
      clearInterval(drips[0])
    })
  })

  describe('buyLabel', () => {
    it('buys the label of a rate and returns its tracking', async () => {
      const bought = await provider.buyLabel({ rate: 'rate1', reference: 'label1' })
      expect(bought).to.include({ state: 'bought', trackingNumber: '920550' })
      expect(bought).to.include({ labelUrl: 'https://labels.example/label.pdf' })
      expect(shippo.transactions[0]).to.include({ rate: 'rate1', metadata: 'label1', label_file_type: 'PDF' })
    })

    it('distinguishes a refusal, by which nothing was bought, from an unknown outcome', async () => {
      shippo.sale = { status: 'ERROR', messages: [{ text: 'The rate is too old.' }] }
      const refused = await provider.buyLabel({ rate: 'rate1', reference: 'label1' })
      expect(refused).to.eql({ state: 'refused', reason: 'The rate is too old.' })
      shippo.sale = { status: 'QUEUED' }
      expect(await provider.buyLabel({ rate: 'rate2', reference: 'label2' })).to.include({ state: 'unknown' })
      for (const [answer, state] of [
        [(res: ServerResponse) => send(res, 400, { rate: ['Invalid'] }), 'refused'],
        [(res: ServerResponse) => send(res, 429, {}), 'unknown'],
        [(res: ServerResponse) => send(res, 500, {}), 'unknown'],
        [(res: ServerResponse) => void res.destroy(), 'unknown'],
        [null, 'unknown'],
      ] as const) {
        fail(answer ?? (() => {}))
        const asked = answer ? provider : providerWith(300)
        expect(await asked.buyLabel({ rate: 'rate3', reference: 'label3' })).to.include({ state })
      }
    })

    it('accepts a sale that the SDK cannot read: live replies contain the tracking status as an object', async () => {
      shippo.before = (_req, res, work) => {
        send(res, 201, { ...(work() as object), tracking_status: { status: 'UNKNOWN' } })
        return true
      }
      const bought = await provider.buyLabel({ rate: 'rate1', reference: 'label1' })
      expect(bought).to.include({ state: 'bought', trackingNumber: '920550' })
    })
  })

  describe('a carrier without tracking', () => {
    for (const nothing of [null, '']) {
      it(`has an empty number and no links: ${JSON.stringify(nothing)}`, async () => {
        shippo.before = (_req, res, work) => {
          const untracked = { tracking_number: nothing, tracking_url_provider: nothing, label_url: nothing }
          send(res, 201, { ...(work() as object), ...untracked })
          return true
        }
        const bought = await provider.buyLabel({ rate: 'rate1', reference: 'label1' })
        expect(bought).to.include({ state: 'bought', trackingNumber: '', trackingUrl: null, labelUrl: null })
      })
    }

    it('may have no picture', async () => {
      shippo.before = (_req, res, work) => {
        const { rates, ...rest } = work() as { rates: object[] }
        send(res, 201, { ...rest, rates: rates.map((rate) => ({ ...rate, provider_image_75: '' })) })
        return true
      }
      const [quote] = await provider.quote(request)
      expect(quote!.courier).to.include({ name: 'USPS', image: null })
    })
  })

  describe('findLabel', () => {
    const find = (rate: string) => provider.findLabel({ rate, reference: 'label1' })

    it('finds the label that was bought with a rate, whatever was refused before, and none of other rates', async () => {
      shippo.sale = { status: 'ERROR' }
      await provider.buyLabel({ rate: 'rate1', reference: 'label1' })
      expect(await find('rate1')).to.include({ state: 'refused' })
      shippo.sale = {}
      await provider.buyLabel({ rate: 'rate1', reference: 'label1' })
      expect(await find('rate1')).to.include({ state: 'bought', trackingNumber: '920551' })
      expect(await find('rate2')).to.eql({ state: 'missing' })
      // A server without this filter must not return another order's label to us.
      shippo.before = (_req, res) => {
        send(res, 200, { results: shippo.transactions })
        return true
      }
      expect(await find('rate2')).to.eql({ state: 'missing' })
    })

    for (const [status, state, dispatch] of [
      ['REFUNDPENDING', 'refunded', 'cancelled'],
      ['REFUNDED', 'refunded', 'cancelled'],
      ['REFUNDREJECTED', 'bought', 'requested'],
    ] as const) {
      it(`says of a label that is ${status} that it is ${state}, and of its dispatch that it is ${dispatch}`, async () => {
        const booking = { offer: 'rate1', reference: 'label1' }
        await provider.buyLabel({ rate: 'rate1', reference: 'label1' })
        shippo.transactions[0]!.status = status
        expect(await find('rate1')).to.include({ state, trackingNumber: '920550' })
        const found = await shippoDispatch(provider).find({ ...booking, request: {} as DispatchRequest })
        expect(found).to.include({ state: 'booked', status: dispatch })
        await provider.buyLabel({ rate: 'rate1', reference: 'label1' })
        expect(await find('rate1')).to.include({ state: 'bought' })
      })
    }

    it('reports an unknown outcome if the provider fails', async () => {
      fail((res) => send(res, 500, {}))
      expect(await find('rate1')).to.include({ state: 'unknown' })
    })
  })
})
