import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { sandboxDispatch } from '../../../src/gateways/couriers/sandbox/provider.ts'
import { type Courier, openCourier } from '../../support/courier.ts'
import { sandboxSecrets } from '../../support/service.ts'

const { secretKey } = sandboxSecrets
const place = { phone: '+234 803 000 0000', line1: '1 Road', city: 'Ikeja', state: 'Lagos', country: 'NG' }
const request = {
  from: { name: 'A shop', ...place },
  to: { name: 'Ada Obi', ...place },
  parcel: { weight: 1, length: 1, width: 1, height: 1 },
  currency: 'NGN',
}
const booking = { reference: 'job-1', offer: 'quote_1', request }
const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers: { authorization: `Bearer ${secretKey}`, ...headers } })
const codeOf = async (reply: Response) => ((await reply.json()) as { error: { code: string } }).error.code

describe('the sandbox courier', () => {
  let courier: Courier
  const provider = (options: object = {}) => sandboxDispatch({ url: courier.url, secretKey, ...options })
  beforeEach(async () => {
    courier = await openCourier()
  })
  afterEach(() => courier.close())

  it('quotes in the currency that it is asked in', async () => {
    const [quote] = await provider().quote(request)
    expect(quote).to.include({ amount: 5, currency: 'NGN', carrier: 'Sandbox Riders' })
  })

  it('sends one rider for twenty equal parallel bookings', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => provider().book(booking)))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).to.equal(1)
    expect(courier.jobs()).to.have.length(1)
  })

  it('keeps its jobs over a restart, and an incomplete line spoils nothing', async () => {
    const booked = await provider().book(booking)
    appendFileSync(join(courier.folder, 'ledger.jsonl'), '{"id":"job_half')
    await courier.restart()
    expect(await provider().find(booking)).to.eql(booked)
    expect(await provider().book(booking)).to.eql(booked)
    await provider().book({ ...booking, reference: 'job-2' })
    expect(courier.jobs()).to.have.length(2)
  })

  it('advances its jobs step by step, each to its own end', async () => {
    const of = async (name: string) => {
      const job = {
        ...booking,
        reference: name.replaceAll(' ', '-'),
        request: { ...request, to: { name, ...place } },
      }
      await provider().book(job)
      return async () => (await provider().find(job)) as { status: string }
    }
    const jobs = await Promise.all(['Ada Obi', 'Test Nobody Home', 'Test No Rider'].map(of))
    const seen: string[][] = []
    for (let step = 0; step < 4; step++, courier.ride()) {
      seen.push(await Promise.all(jobs.map(async (find) => (await find()).status)))
    }
    expect(seen).to.eql([
      ['requested', 'requested', 'requested'],
      ['assigned', 'assigned', 'cancelled'],
      ['picked_up', 'picked_up', 'cancelled'],
      ['delivered', 'failed', 'cancelled'],
    ])
  })

  it('refuses an unreachable address, and does not find a job that was never booked', async () => {
    const refused = { ...booking, request: { ...request, to: { name: 'Test Refused', ...place } } }
    expect(await provider().book(refused)).to.eql({ state: 'refused', reason: 'Nobody goes there' })
    expect(await provider().find(booking)).to.eql({ state: 'missing' })
  })

  it('is unknown to the client, and not refused, when it does not answer or is down', async () => {
    const silent = { ...booking, request: { ...request, to: { name: 'Test Silence', ...place } } }
    expect(await provider({ timeout: 300 }).book(silent)).to.have.property('state', 'unknown')
    expect(await provider().find(silent)).to.have.property('state', 'booked')
    const away = provider({ url: 'http://127.0.0.1:1' })
    expect(await away.book(booking)).to.have.property('state', 'unknown')
    const error = await away.quote(request).then(
      () => null,
      (reason) => reason,
    )
    expect(error).to.have.property('name', 'Error')
  })

  it('refuses invalid requests', async () => {
    const jobs = `${courier.url}/v1/jobs`
    const key = { 'idempotency-key': 'k' }
    const body = JSON.stringify({ reference: 'r', quote: 'quote_1', to: { name: 'A' } })
    expect(await codeOf(await post(jobs, body, { authorization: 'Bearer nonsense' }))).to.equal(
      'unauthorized',
    )
    expect(await codeOf(await post(`${courier.url}/v1/other`, body))).to.equal('not_found')
    expect(await codeOf(await post(jobs, body))).to.equal('idempotency_key_required')
    expect((await post(jobs, body, key)).status).to.equal(201)
    expect(await codeOf(await post(jobs, `${body} `, key))).to.equal('key_reused')
    expect(await codeOf(await post(jobs, body, { 'idempotency-key': 'other' }))).to.equal('reference_taken')
    for (const wrong of ['nonsense', '[', '1', '{}', '{"reference":"a"}', '{"reference":"a","quote":"q"}']) {
      expect(await codeOf(await post(jobs, wrong, { 'idempotency-key': wrong }))).to.equal('invalid_request')
    }
    expect(await codeOf(await post(`${courier.url}/v1/quotes`, '{}'))).to.equal('invalid_request')
    expect(await codeOf(await post(jobs, 'x'.repeat(70_000), key))).to.equal('body_too_large')
    expect(courier.jobs()).to.have.length(1)
  })
})
