import { expect } from 'chai'
import { days, minutes } from '../../src/base/clock.ts'
import { releaseDrafts } from '../../src/jobs/release-drafts.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

/** A draft that holds 2 of 10 pieces, and the calls of its merchant. */
async function held(email = 'shopper@example.com') {
  const { db } = service()
  const shop = await createShop()
  const { id: product } = await createProduct(shop, { quantity: 10 })
  const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  const send = (method: 'get' | 'post' | 'patch', path: string, body?: object) => {
    const request = call('apps')[method](`/api/v1/draft-orders${path}`).set(token)
    return body ? request.send(body) : request
  }
  const lines = [{ product, quantity: 2 }]
  const draft = (await send('post', '', { email, lines, holdStock: true }).expect(201)).body.data
  const id: string = draft._id
  return {
    ...{ shop, product, send, draft, id },
    stock: () => db('products').where({ id: product }).first('quantity', 'held'),
    movements: () =>
      db('stock_movements').where({ order_id: id, reason: 'hold_expired' }).select('actor_kind', 'actor_id'),
    end: () =>
      db('draft_orders')
        .where({ id })
        .update({ held_until: new Date(Date.now() - 1 * minutes) }),
    read: async () => (await send('get', `/${id}`).expect(200)).body.data,
  }
}

const release = () => {
  const { db, dependencies } = service()
  return releaseDrafts.run({ db, dependencies, signal: new AbortController().signal })
}

const isIn = (at: string, time: number) => Math.abs(Date.parse(at) - Date.now() - time) < 2 * minutes

describe('The stock that a draft holds', () => {
  it('is held for 7 days after its last change, or as long as its link', async () => {
    const { send, id, draft, end } = await held()
    expect(isIn(draft.heldUntil, 7 * days)).to.equal(true)
    await end()
    const changed = (await send('patch', `/${id}`, { note: 'Called again' }).expect(200)).body.data
    expect(isIn(changed.heldUntil, 7 * days)).to.equal(true)
    const sent = (await send('post', `/${id}/send`, { expiresInDays: 30 }).expect(200)).body.data
    expect(sent.heldUntil).to.equal(sent.linkExpiresAt)
    const free = (await send('patch', `/${id}`, { holdStock: false }).expect(200)).body.data
    expect(free).to.include({ holdsStock: false, heldUntil: null })
    const unheld = (await send('post', `/${id}/send`, {}).expect(200)).body.data
    expect(unheld).to.include({ holdsStock: false, heldUntil: null })
  })

  it('is released when its time is over, once and with its reason, and not before', async () => {
    const { stock, end, read, movements } = await held()
    await release()
    expect(await stock()).to.eql({ quantity: 8, held: 2 })
    await end()
    await Promise.all([release(), release()])
    await release()
    expect(await stock()).to.eql({ quantity: 10, held: 0 })
    expect(await movements()).to.have.length(1)
    expect(await read()).to.include({ holdsStock: false, heldUntil: null, status: 'open' })
  })

  it('is held anew by the order if there is enough left', async () => {
    const { send, id, end, stock, product } = await held()
    await end()
    await release()
    await service().db('products').where({ id: product }).update({ quantity: 1 })
    const { body } = await send('post', `/${id}/complete`, { invoiceDays: 7 }).expect(409)
    expect(body.code).to.equal('out_of_stock')
    await service().db('products').where({ id: product }).update({ quantity: 5 })
    await send('post', `/${id}/complete`, { invoiceDays: 7 }).expect(200)
    expect(await stock()).to.eql({ quantity: 3, held: 2 })
  })

  it('is promised for the day of a product that is sold beyond its stock, also in its order', async () => {
    const { send, id, product, read } = await held()
    const promise = async (shipsOn: string) =>
      service()
        .db('products')
        .where({ id: product })
        .update({ details: JSON.stringify({ backorder: { shipsOn } }) })
    await promise('2036-03-03')
    const { lines } = await read()
    expect(lines[0]).not.to.have.property('backorder')
    const [line] = lines
    const changed = await send('patch', `/${id}`, { lines: [{ _id: line._id, quantity: 11 }] }).expect(200)
    expect(changed.body.data.lines[0].backorder).to.eql({ shipsOn: '2036-03-03' })
    await promise('2036-05-05')
    await send('patch', `/${id}`, { note: 'They wait' }).expect(200)
    const placed = (await send('post', `/${id}/complete`, { invoiceDays: 7 }).expect(200)).body.data
    const [item] = await service().db('order_items').where({ order_id: placed.order }).select('details')
    expect(item.details.backorder).to.eql({ shipsOn: '2036-03-03' })
  })

  it('promises nothing of pieces that have come meanwhile', async () => {
    const { send, product } = await held()
    const details = JSON.stringify({ backorder: {} })
    await service().db('products').where({ id: product }).update({ details })
    const body = { email: 'ada@example.com', lines: [{ product, quantity: 11 }], holdStock: true }
    const { _id, lines } = (await send('post', '', body).expect(201)).body.data
    expect(lines[0].backorder).to.eql({})
    await service().db('products').where({ id: product }).increment('quantity', 20)
    const { data } = (await send('patch', `/${_id}`, { note: 'It came' }).expect(200)).body
    expect(data.lines[0]).not.to.have.property('backorder')
  })

  it('is held once, whether the draft is completed before, after or while its time ends', async () => {
    for (let round = 0; round < 5; round++) {
      const { send, id, end, stock } = await held()
      await end()
      await Promise.all([send('post', `/${id}/complete`, { invoiceDays: 7 }).expect(200), release()])
      await release()
      expect(await stock()).to.eql({ quantity: 8, held: 2 })
    }
  })

  it('is released when its customer deletes their account', async () => {
    const person = await createAccount()
    const { stock, read } = await held(person.email!)
    await call('console').delete('/api/v1/auth/me').set(person.onConsole()).expect(200)
    await release()
    expect(await stock()).to.eql({ quantity: 10, held: 0 })
    expect(await read()).to.include({ email: null, holdsStock: false })
  })
})
