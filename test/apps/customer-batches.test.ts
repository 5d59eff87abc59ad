import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCustomer } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'

describe('saveCustomers', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_CUSTOMERS', 'WRITE_CUSTOMERS'])
  })

  const save = (customers: object[]) =>
    call('apps').post('/api/v1/customers/batch').set(token).send({ customers })
  const emails = () => service().db('customers').where({ shop_id: shop.id }).orderBy('email').pluck('email')
  const events = () => service().db('events').where({ shop_id: shop.id })

  it('creates and updates customers in one call, with one event', async () => {
    const known = await createCustomer(shop)
    const [first, second] = [newEmail(), newEmail()]
    const { body } = await save([
      { email: second, name: 'Second' },
      { id: known.id, tags: ['vip'], phone: '+234 1' },
      { email: first.toUpperCase() },
    ]).expect(200)
    const { results } = body.data
    const statuses = results.map((one: { status: string }) => one.status)
    expect(statuses).to.eql(['created', 'updated', 'created'])
    expect(results[0].customer).to.include({ email: second, name: 'Second' })
    expect(results[1].customer).to.deep.include({ _id: known.id, email: known.email, tags: ['vip'] })
    expect(results[2].customer.email).to.equal(first)
    expect(results.map((one: { refusal: unknown }) => one.refusal)).to.eql([null, null, null])
    expect(await events()).to.have.length(1)
  })

  it('refuses an entry as a call for one customer would, and saves the others', async () => {
    const [known, other] = [await createCustomer(shop), await createCustomer(await createShop())]
    const email = newEmail()
    const { body } = await save([
      { email: known.email },
      { id: other.id, name: 'Theirs' },
      { id: newId(), name: 'Nobody' },
      { name: 'Without an address' },
      { email, phone: 'call me' },
      { email },
      { email: email.toUpperCase() },
    ]).expect(200)
    const codes = body.data.results.map(
      (one: { refusal: { code: string } | null }) => one.refusal?.code ?? null,
    )
    expect(codes).to.eql([
      'duplicate_email',
      'customer_not_found',
      'customer_not_found',
      'invalid_request',
      'invalid_request',
      null,
      'duplicate_email',
    ])
    expect(await emails()).to.eql([known.email, email].sort())
  })

  it('is no event when every entry is refused', async () => {
    await save([{ id: newId(), name: 'Nobody' }]).expect(200)
    expect(await events()).to.have.length(0)
  })

  sampledTest('takes 500 customers and no more, and creates each once in parallel calls', async () => {
    const entries = Array.from({ length: 500 }, () => ({ email: newEmail() }))
    await save([...entries, { email: newEmail() }]).expect(400)
    const replies = await Promise.all([save(entries), save([...entries].reverse())])
    const created = replies
      .flatMap(({ body }) => body.data.results)
      .filter(({ status }) => status === 'created')
    expect(created).to.have.length(500)
    expect(await emails()).to.have.length(500)
  })
})
