import { expect } from 'chai'
import { pino } from 'pino'
import type { Shop } from '../../src/base/context.ts'
import { openSurface } from '../../src/surfaces.ts'
import { createRole, createStaff } from '../console/support.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createKyc, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/kyc'
const check = { type: 'bvn', number: '98765432101', fullName: 'Ada Obi' }
let shop: Shop & { ownerId: string }
let token: { authorization: string }
const get = (path = '') => call('apps').get(`${url}${path}`).set(token)
const create = (body: object) => call('apps').post(url).set(token).send(body)

describe('KYC', () => {
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_KYC', 'WRITE_KYC'])
  })

  describe('createKyc', () => {
    it('waits for verification, in the name of its submitter', async () => {
      const { body } = await create(check).expect(201)
      expect(body.data).to.include({
        shop: shop.id,
        user: shop.ownerId,
        type: 'bvn',
        number: '*******2101',
        fullName: 'Ada Obi',
        status: 'pending',
      })
      const event = await service().db('events').where({ resource_id: body.data._id }).first()
      expect(event).to.include({ resource: 'kyc', method: 'POST', path: '/kyc' })
    })

    it('stores the number so that only the vault can read it', async () => {
      const { body } = await create(check).expect(201)
      const { db, dependencies } = service()
      const row = await db('kyc').where({ id: body.data._id }).first()
      expect(JSON.stringify(row)).to.not.include(check.number)
      expect(dependencies.vault.open(row.number, row.id)).to.equal(check.number)
    })

    it('logs nothing of the number, whatever the result of the call', async () => {
      const lines: string[] = []
      const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
      const { db, dependencies } = service()
      const open = async (vault: typeof dependencies.vault) => {
        const { app } = await openSurface('apps', db, { ...dependencies, log, vault })
        return (body: object) => call('apps', app).post(url).set(token).send(body)
      }
      const { vault } = dependencies
      // PostgreSQL refuses a null there with an error that quotes the row, which no type allows to happen.
      const broken = { ...vault, seal: () => null as unknown as string }
      await (await open(broken))(check).expect(500)
      const send = await open(vault)
      await send(check).expect(201)
      await send(check).expect(409)
      await send({ ...check, type: 'license' }).expect(400)
      await send({ ...check, number: `${check.number}8` }).expect(400)
      expect(lines.length).to.be.greaterThan(4)
      expect(lines.join('')).to.not.include(check.number)
    })

    it('accepts a type once, in parallel calls too, and again after it was rejected', async () => {
      const replies = await Promise.all(Array.from({ length: 50 }, () => create(check)))
      const made = replies.filter(({ status }) => status === 201)
      expect(made).to.have.length(1)
      const refused = replies.filter(({ status }) => status === 409)
      expect(refused).to.have.length(49)
      expect(refused[0]!.body.code).to.equal('duplicate_kyc')
      await create({ ...check, type: 'nin' }).expect(201)
      await service().db('kyc').where({ id: made[0]!.body.data._id }).update({ status: 'approved' })
      await create(check).expect(409)
      await service().db('kyc').where({ id: made[0]!.body.data._id }).update({ status: 'rejected' })
      await create(check).expect(201)
    })

    it('refuses who works for another store and no longer for this one', async () => {
      const [worker, elsewhere] = [await createAccount(), await createShop()]
      await createStaff(elsewhere, await createRole(elsewhere, ['kyc:manage']), worker)
      const headers = await createAppToken({ ...shop, ownerId: worker.id }, ['WRITE_KYC'])
      const submit = () => call('apps').post(url).set(headers).send(check)
      await submit().expect(401)
      await createStaff(shop, await createRole(shop, ['kyc:manage']), worker)
      await submit().expect(201)
    })

    it('refuses a number that cannot be of its type, and does not repeat it', async () => {
      for (const [more, field] of [
        [{ number: '1234567890' }, 'number'],
        [{ type: 'nin', number: 'A2345678901' }, 'number'],
        [{ type: 'passport', number: 'A 12345678' }, 'number'],
        [{ type: 'library_card' }, 'type'],
        [{ fullName: ' ' }, 'fullName'],
      ] as const) {
        const { body } = await create({ ...check, ...more }).expect(400)
        expect(body.message).to.include(field)
        if ('number' in more) expect(body.message).to.not.include(more.number)
      }
      await create({ ...check, type: 'passport', number: 'A12345678' }).expect(201)
    })
  })

  describe('listKyc', () => {
    it('lists the newest first, with masked numbers', async () => {
      const made = [await createKyc(shop, { status: 'rejected' }), await createKyc(shop)]
      await createKyc(await createShop())
      const { body } = await get().expect(200)
      expect(body.data.kyc.map(({ _id }: { _id: string }) => _id)).to.eql([made[1]!.id, made[0]!.id])
      expect(body.data.kyc[0].number).to.equal('*****5678')
      expect(body.data.pagination.total).to.equal(2)
    })
  })

  describe('getKyc', () => {
    it("returns one, and does not find another store's", async () => {
      const { id } = await createKyc(shop)
      expect((await get(`/${id}`).expect(200)).body.data).to.include({ _id: id, number: '*****5678' })
      const foreign = await createKyc(await createShop())
      expect((await get(`/${foreign.id}`).expect(404)).body.message).to.equal('KYC check not found')
    })
  })
})
