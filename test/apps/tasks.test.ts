import { expect } from 'chai'
import { clock, days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createTask } from '../support/fixtures/office.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { callsOn, openResource, shop, whileChanged } from './resource-support.ts'

const url = '/api/v1/tasks'
const { get, create, patch, remove, eventsOf } = callsOn('tasks')
const weekly = {
  title: 'Water the plants',
  dueDate: '2026-03-02T09:00:00.000Z',
  recurring: 'weekly',
  recurringSchedule: { every: 1, until: '2026-12-28T09:00:00.000Z' },
}

describe('Tasks', () => {
  openResource(['READ_TASKS', 'WRITE_TASKS'])

  describe('createTask', () => {
    it('requires only a title, and emits an event', async () => {
      const { body } = await create({ title: 'Call Ada' }).expect(201)
      expect(body.message).to.equal('Task created')
      const { _id, createdAt, updatedAt, ...rest } = body.data
      expect(rest).to.eql({
        title: 'Call Ada',
        details: '',
        dueDate: null,
        status: 'to do',
        recurring: 'none',
        recurringSchedule: null,
        isAI: false,
        assignees: [],
        shop: shop.id,
        createdBy: shop.ownerId,
      })
      expect(createdAt).to.equal(updatedAt)
      expect(await eventsOf(_id)).to.eql(['POST'])
      expect((await get(`/${_id}`).expect(200)).body.data).to.eql(body.data)
    })

    it('stores all fields', async () => {
      const full = { ...weekly, details: 'All', status: 'skipped', isAI: true, assignees: [shop.ownerId] }
      expect((await create(full).expect(201)).body.data).to.deep.include(full)
    })

    it('keeps the offset of a time, and refuses an invalid one', async () => {
      const due = async (dueDate: string) =>
        (await create({ title: 'X', dueDate }).expect(201)).body.data.dueDate
      expect(await due('2026-03-01T00:30:00+01:00')).to.equal('2026-03-01T00:30:00.000+01:00')
      expect(await due('2026-03-01T00:30:00.5-09:30')).to.equal('2026-03-01T00:30:00.500-09:30')
      expect(await due('2026-03-01T00:30:00+00:00')).to.equal('2026-03-01T00:30:00.000Z')
      expect(await due('2026-03-01T00:30:00+23:00')).to.equal('2026-03-01T00:30:00.000+23:00')
      expect(await due('2026-03-01'), 'a day').to.equal('2026-03-01T00:00:00.000Z')
      expect(await due('2026-03-01T18:30'), 'a local time').to.equal('2026-03-01T18:30:00.000Z')
      for (const dueDate of [
        'tomorrow',
        '2026-02-30',
        '2026-02-30T00:00:00Z',
        '0001-01-01T00:00:00+01:00',
        '9999-12-31T23:00:00-02:00',
        '0000-12-31T23:00:00-02:00',
        5,
      ]) {
        const { body } = await create({ title: 'X', dueDate }).expect(400)
        expect(body.message).to.match(/^dueDate /)
      }
    })

    it('requires a schedule to recur, and says so', async () => {
      const { dueDate, recurringSchedule, ...rest } = weekly
      const said = async (body: object) => (await create(body).expect(400)).body.message
      expect(await said({ ...rest, dueDate })).to.match(/^recurringSchedule is required/)
      const bad = (schedule: object) =>
        said({ ...weekly, recurringSchedule: { ...recurringSchedule, ...schedule } })
      expect(await said({ ...weekly, recurringSchedule: { every: 1 } })).to.match(
        /^recurringSchedule.until is/,
      )
      expect(await bad({ every: 0 })).to.match(/^recurringSchedule.every/)
      expect(await bad({ every: 1.5 })).to.match(/^recurringSchedule.every/)
      expect(await bad({ until: '2026-03-01T23:59:59Z' })).to.match(
        /^recurringSchedule.until must not be before/,
      )
      await create({ ...weekly, recurringSchedule: { every: 1, until: '2026-03-02T00:00:00Z' } }).expect(201)
      const single = await create({ ...weekly, recurring: 'none' }).expect(201)
      expect(single.body.data.recurringSchedule).to.equal(null)
    })

    it('begins a recurring task without a due date on the day it is made', async () => {
      const today = clock.now().toISOString().slice(0, 10)
      const until = new Date(clock.now().getTime() + days).toISOString().slice(0, 10)
      const yesterday = new Date(clock.now().getTime() - days).toISOString().slice(0, 10)
      const daily = { title: 'X', recurring: 'daily', recurringSchedule: { every: 1, until } }
      const datesOf = async (id: string) => {
        const { occurrences } = (await get(`/${id}/occurrences`).expect(200)).body.data
        return occurrences.map(({ date }: { date: string }) => date)
      }
      for (const body of [daily, { ...daily, dueDate: null }]) {
        const { data } = (await create(body).expect(201)).body
        expect(data).to.deep.include({ dueDate: null, recurring: 'daily' })
        expect(data.recurringSchedule).to.eql({ every: 1, until: `${until}T23:59:59.999Z` })
        expect(await datesOf(data._id)).to.eql([today, until])
        await patch(`${data._id}/occurrences/${today}/status`, { status: 'done' }).expect(200)
        await patch(`${data._id}/occurrences/${yesterday}/status`, { status: 'done' }).expect(404)
        await patch(data._id, { dueDate: until }).expect(200)
        expect(await datesOf(data._id)).to.eql([until])
      }
      const early = { ...daily, recurringSchedule: { every: 1, until: yesterday } }
      expect((await create(early).expect(400)).body.message).to.match(
        /^recurringSchedule.until must not be before/,
      )
    })

    it('assigns the owner and the staff, once each, and names anyone else', async () => {
      const [member, stranger] = [await createAccount(), await createAccount()]
      await hire(member.id)
      const { body } = await create({ title: 'X', assignees: [member.id, shop.ownerId, member.id] }).expect(
        201,
      )
      expect(body.data.assignees).to.eql([member.id, shop.ownerId])
      const refused = await create({ title: 'X', assignees: [member.id, stranger.id, 'nobody'] }).expect(400)
      expect(refused.body.code).to.equal('unknown_assignee')
      expect(refused.body.message).to.match(/^assignees .*nobody/)
      expect(refused.body.data).to.eql({ assignees: [stranger.id, 'nobody'] })
    })

    it('is created by the person who installed the app', async () => {
      const installation = await createInstallation(shop, { scopes: ['WRITE_TASKS'] })
      const app = await createAppToken(shop, ['WRITE_TASKS'], installation.id)
      const { body } = await call('apps').post(url).set(app).send({ title: 'X' }).expect(201)
      expect(body.data.createdBy).to.equal(shop.ownerId)
    })
  })

  describe('listTasks', () => {
    it('lists the tasks of this store alone, newest first, in pages', async () => {
      const made = []
      for (let i = 0; i < 3; i++) made.push((await create({ title: `No ${i}` })).body.data._id)
      await createTask(await createShop())
      const { data } = (await get('?limit=2').expect(200)).body
      expect(idsOf(data)).to.eql([made[2], made[1]])
      expect(data.pagination).to.include({ total: 3, pages: 2 })
    })

    it('filters by status, assignee and due date, both ends included', async () => {
      const done = (await create({ title: 'A', status: 'in progress' })).body.data._id
      const mine = (await create({ title: 'B', assignees: [shop.ownerId] })).body.data._id
      const due = (await create({ title: 'C', dueDate: '2026-03-01T00:30:00+01:00' })).body.data._id
      const found = async (query: string) => idsOf((await get(query).expect(200)).body.data)
      expect(await found('?status=in%20progress')).to.eql([done])
      expect(await found(`?assignee=${shop.ownerId}`)).to.eql([mine])
      expect(await found(`?assignee=${newId()}`)).to.eql([])
      expect(await found('?from=2026-02-28T23:30:00Z&to=2026-03-01T00:30:00%2B01:00')).to.eql([due])
      expect(await found('?from=2026-02-28T23:30:00.001Z')).to.eql([])
      expect(await found('?to=2026-02-28T23:29:59.999Z')).to.eql([])
      expect(await found('?from=2026-02-28&to=2026-02-28')).to.eql([due])
      expect(await found('?from=2026-03-01')).to.eql([])
      expect(await found(`?status=to%20do&assignee=${shop.ownerId}`)).to.eql([mine])
      await get('?status=nonsense').expect(400)
      await get('?from=yesterday').expect(400)
      await get('?to=9999-12-31T23:59:59-23:00').expect(400)
    })

    it('takes a status whose space is written as a plus, as forms and many clients write it', async () => {
      const running = (await create({ title: 'A', status: 'in progress' })).body.data._id
      await create({ title: 'B' })
      const query = new URLSearchParams({ status: 'in progress' })
      expect(idsOf((await get(`?${query}`).expect(200)).body.data)).to.eql([running])
    })
  })

  describe('updateTask', () => {
    it('changes the given fields, leaves the rest, and emits an event', async () => {
      const { updatedAt, ...made } = (await create(weekly)).body.data
      const { body } = await patch(made._id, { status: 'done' }).expect(200)
      expect(body.data).to.deep.include({ ...made, status: 'done' })
      expect(await eventsOf(made._id)).to.eql(['POST', 'PATCH'])
    })

    it('leaves what somebody else changes at the same moment', async () => {
      const { id } = await createTask(shop)
      const mine = () => patch(id, { status: 'done' }).expect(200)
      const { body } = await whileChanged('tasks', id, { title: 'Theirs' }, mine)
      expect(body.data).to.include({ title: 'Theirs', status: 'done' })
    })

    it('accepts a task as it was read', async () => {
      const made = (await create({ ...weekly, dueDate: '2026-03-02T00:30:00+05:30' })).body.data
      const { body } = await patch(made._id, made).expect(200)
      expect({ ...body.data, updatedAt: 0 }).to.eql({ ...made, updatedAt: 0 })
    })

    it('validates the result like a new task', async () => {
      const { _id } = (await create(weekly)).body.data
      await patch(_id, { dueDate: '2027-01-01T00:00:00Z' }).expect(400)
      await patch(_id, { recurringSchedule: null }).expect(400)
      await patch(_id, { assignees: [newId()] }).expect(400)
      const once = await patch(_id, { recurring: 'none' }).expect(200)
      expect(once.body.data).to.include({ dueDate: weekly.dueDate, recurringSchedule: null })
      await patch(_id, { recurring: 'daily' }).expect(400)
      await patch(_id, { recurring: 'daily', recurringSchedule: weekly.recurringSchedule }).expect(200)
      await patch(newId(), { title: 'X' }).expect(404)
    })

    it('keeps an assignee who has left the store, and can remove them', async () => {
      const member = await createAccount()
      await hire(member.id)
      const { _id } = (await create({ title: 'X', assignees: [member.id] })).body.data
      await service().db('staff').where({ user_id: member.id }).delete()
      await patch(_id, { assignees: [member.id, shop.ownerId] }).expect(200)
      await patch(_id, { assignees: [] }).expect(200)
      await patch(_id, { assignees: [member.id] }).expect(400)
    })
  })

  describe('deleteTask', () => {
    it('deletes the task and its occurrences, once, and emits an event', async () => {
      const { id, date } = await createTask(shop)
      await patch(`${id}/occurrences/${date}/status`, { status: 'done' }).expect(200)
      expect((await remove(id).expect(200)).body.data).to.equal(null)
      await get(`/${id}`).expect(404)
      await remove(id).expect(404)
      expect(await service().db('task_occurrences').where({ task_id: id })).to.eql([])
      expect(await eventsOf(id)).to.eql(['PATCH', 'DELETE'])
    })
  })
})

function idsOf({ tasks }: { tasks: { _id: string }[] }): string[] {
  return tasks.map(({ _id }) => _id)
}

async function hire(userId: string): Promise<void> {
  const role = { id: newId(), shop_id: shop.id, name: 'Helper' }
  await service().db('roles').insert(role)
  await service().db('staff').insert({ shop_id: shop.id, user_id: userId, role_id: role.id })
}
