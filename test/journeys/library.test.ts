import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { clock, days } from '../../src/base/clock.ts'
import type { LedgerEntry } from '../../src/gateways/payments/sandbox/ledger.ts'
import { renewPasses } from '../../src/jobs/renew-passes.ts'
import { moveClock, resetClock } from '../support/payments.ts'
import { service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { mailTo, openStorefront, type Storefront, type Visitor, wayToPay } from './storefront.ts'

interface Access {
  entitlementId: string
  accessType: string
  active: boolean
  endsAt: string | null
  autoRenew: boolean
  card: { brand: string; last4: string } | null
  nextChargeAt: string | null
  price: number
}

describe('A listener at a store of digital goods, over two months', () => {
  const email = newEmail()
  const bytes = randomBytes(50_000)
  let studio: Storefront
  let listener: Visitor
  let album: { _id: string }
  let passId: string
  let firstEnd: string
  let merchant: Storefront['merchant']
  let upgrade: { _id: string }

  before(async () => {
    studio = await openStorefront({ name: 'Slow Tape', type: 'digital', currency: 'USD', country: 'US' })
  })
  after(async () => {
    resetClock()
    await studio?.close()
  })

  it('finds an album for 30 days, with its file', async () => {
    const sold = { name: 'Slow Tape No 1', price: 8, quantity: 1, digital: { accessType: 'pass' } }
    album = (await studio.merchant.post('/products').send(sold).expect(201)).body.data
    await studio.merchant
      .post(`/digital-access/products/${album._id}/files`)
      .attach('file', bytes, { filename: 'tape.flac', contentType: 'audio/flac' })
      .expect(201)
    const guest = await studio.visit()
    expect((await guest.api.get('/library').expect(403)).body.code).to.equal('login_required')
    listener = await guest.signIn(email, 'Nina')
    expect((await listener.api.get('/library').expect(200)).body.data.entitlements).to.eql([])
  })

  it('buys it with a reusable card and automatic renewal', async () => {
    await buy({ autoRenew: true })
    const pass = await access()
    expect(pass).to.deep.include({ accessType: 'pass', active: true, autoRenew: true, price: 8 })
    expect(pass.card).to.eql({ brand: 'visa', last4: '4242' })
    expect(daysUntil(pass.endsAt)).to.equal(30)
    expect(daysUntil(pass.nextChargeAt)).to.equal(27)
    passId = pass.entitlementId
    firstEnd = pass.endsAt!
    await mailTo(studio.site, email, /^Your downloads from Slow Tape are ready/)
  })

  it('downloads the file by a link that needs no token, whole and in parts', async () => {
    const { url, sha256 } = await link()
    expect(url).to.not.include(sha256)
    const whole = await fetch(url)
    expect(whole.status).to.equal(200)
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).to.equal(true)
    const part = await fetch(url, { headers: { range: 'bytes=1000-1999' } })
    expect(part.status).to.equal(206)
    expect(part.headers.get('content-range')).to.equal('bytes 1000-1999/50000')
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).to.equal(true)
  })

  it('is notified a day before the charge, charged once at the price of that day, and has 30 days more', async () => {
    await studio.merchant.patch(`/products/${album._id}`).send({ price: 9 }).expect(200)
    await comesBackAfter(26.5)
    const notice = await mailTo(studio.site, email, /^Your pass for Slow Tape No 1 renews soon/)
    expect(notice.text).to.include('9.00')
    expect(renewals()).to.eql([])
    await comesBackAfter(1)
    await renew()
    const receipt = await mailTo(studio.site, email, /^Your pass for Slow Tape No 1 has been renewed/)
    expect(receipt.text).to.include('9.00').and.include('Visa ending in 4242')
    expect(renewals()).to.eql([900])
    expect(await access()).to.include({ active: true, autoRenew: true, endsAt: daysAfter(firstEnd, 30) })
  })

  it('turns renewal off, which discards the card: it is charged no more, and renewal cannot be turned on again', async () => {
    const { body } = await turn(false).expect(200)
    expect(body).to.deep.include({ message: 'Auto-renew turned off' })
    expect(await access()).to.deep.include({ autoRenew: false, card: null, nextChargeAt: null, active: true })
    expect((await turn(true).expect(400)).body.code).to.equal('no_saved_card')
    await comesBackAfter(30.5)
    expect(daysUntil((await access()).endsAt)).to.equal(2)
    expect(renewals()).to.eql([900])
  })

  it('buys lifetime access, and has the pass back as it was when that is refunded', async () => {
    merchant = await studio.merchantReturns()
    const forGood = { price: 20, digital: { accessType: 'lifetime' } }
    await merchant.patch(`/products/${album._id}`).send(forGood).expect(200)
    upgrade = await buy()
    expect(await access()).to.include({ entitlementId: passId, accessType: 'lifetime', endsAt: null })
    expect((await turn(true).expect(400)).body.code).to.equal('not_renewable')
    await merchant.post(`/orders/${upgrade._id}/refund`).expect(200)
    expect(await access()).to.include({ accessType: 'pass', endsAt: daysAfter(firstEnd, 30), active: true })
    upgrade = await buy()
  })

  it('still has lifetime access when the pass would have ended', async () => {
    await comesBackAfter(3)
    expect(clock.now().getTime()).to.be.above(Date.parse(daysAfter(firstEnd, 30)))
    expect(renewals()).to.eql([900])
    expect(await access()).to.include({ accessType: 'lifetime', active: true, endsAt: null, card: null })
    const whole = await fetch((await link()).url)
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).to.equal(true)
  })

  it('has what is left of the pass, which is nothing, when lifetime access is refunded then', async () => {
    const { url } = await link()
    await merchant.post(`/orders/${upgrade._id}/refund`).expect(200)
    expect(await access()).to.include({ accessType: 'pass', active: false, endsAt: daysAfter(firstEnd, 30) })
    const [file] = (await listener.api.get(`/library/${passId}`).expect(200)).body.data.files
    const refused = await listener.api.get(`/library/${passId}/downloads/${file._id}`).expect(403)
    expect(refused.body.code).to.equal('access_ended')
    expect((await fetch(url)).status).to.equal(403)
  })

  /** Orders the album and pays by card. */
  async function buy(wishes: { autoRenew?: boolean } = {}): Promise<{ _id: string }> {
    const items = [{ productId: album._id, quantity: 1 }]
    const order = (
      await listener.api
        .post('/orders')
        .send({ items, ...wishes })
        .expect(201)
    ).body.data
    const paid = { paymentId: await wayToPay(listener, 'sandbox'), card: 'tok_ok' }
    const { body } = await listener.api.post(`/orders/${order._id}/pay`).send(paid).expect(200)
    expect(body.data.status).to.equal('paid')
    return order
  }

  /** Returns the one access in the library. */
  async function access(): Promise<Access> {
    const { entitlements } = (await listener.api.get('/library').expect(200)).body.data
    expect(entitlements).to.have.length(1)
    return entitlements[0]
  }

  async function link(): Promise<{ url: string; sha256: string }> {
    const [file] = (await listener.api.get(`/library/${passId}`).expect(200)).body.data.files
    return (await listener.api.get(`/library/${passId}/downloads/${file._id}`).expect(200)).body.data
  }

  function turn(enabled: boolean) {
    return listener.api.post(`/library/${passId}/auto-renew`).send({ enabled })
  }

  /** Lets days pass, runs the renewal job, and signs the listener in again. */
  async function comesBackAfter(passed: number): Promise<void> {
    moveClock(passed * days)
    await renew()
    listener = await (await studio.visit()).signIn(email, 'Nina')
  }

  /** Runs the job like the worker, whose clock cannot be moved from here. */
  async function renew(): Promise<void> {
    const { db, dependencies } = service()
    await renewPasses.run({ db, dependencies, signal: new AbortController().signal })
  }

  /** Returns what the provider has charged the listener for renewals, from its own ledger. */
  function renewals(): number[] {
    const lines = readFileSync(join(service().config.dataFolder, 'sandbox', 'ledger.jsonl'), 'utf8').trim()
    const entries: LedgerEntry[] = lines.split('\n').map((line) => JSON.parse(line))
    return entries.flatMap(({ charge }) =>
      charge?.email === email && charge.state === 'succeeded' && charge.reference.startsWith('ren_')
        ? [charge.amount]
        : [],
    )
  }
})

const daysUntil = (time: string | null) => Math.round((Date.parse(time!) - clock.now().getTime()) / days)

const daysAfter = (time: string, passed: number) => new Date(Date.parse(time) + passed * days).toISOString()
