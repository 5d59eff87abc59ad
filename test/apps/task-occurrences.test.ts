import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createTask } from '../support/fixtures/office.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/tasks'
type Found = { _id: string; date: string; status: string; respondedBy: string | null }
let shop: Shop & { ownerId: string }
let token: { authorization: string }
const occurrences = (id: string, query = '') =>
  call('apps').get(`${url}/${id}/occurrences${query}`).set(token)
const datesOf = async (id: string, query = ''): Promise<string[]> =>
  (await occurrences(id, query).expect(200)).body.data.occurrences.map(({ date }: Found) => date)
const setStatus = (id: string, date: string, status: string) =>
  call('apps').patch(`${url}/${id}/occurrences/${date}/status`).set(token).send({ status })
const patch = (id: string, body: object) => call('apps').patch(`${url}/${id}`).set(token).send(body)
const create = async (recurring: string, dueDate: string, until: string, every = 1): Promise<string> => {
  const body = { title: 'X', dueDate, recurring, recurringSchedule: { every, until } }
  return (await call('apps').post(url).set(token).send(body).expect(201)).body.data._id
}

describe('Occurrences of a task', () => {
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_TASKS', 'WRITE_TASKS'])
  })

  describe('listTaskOccurrences', () => {
    it('computes them in order, in pages, and shows the status that was set', async () => {
      const id = await create('weekly', '2026-03-02T09:00:00Z', '2026-03-30T00:00:00Z', 2)
      const set = (await setStatus(id, '2026-03-16', 'done').expect(200)).body.data
      const { data } = (await occurrences(id, '?limit=2').expect(200)).body
      expect(data.pagination).to.include({ total: 3, pages: 2 })
      const [first, second] = data.occurrences
      expect(first).to.deep.include({ task: id, date: '2026-03-02', status: 'to do' })
      expect(first).to.include({ respondedBy: null, createdAt: null, updatedAt: null })
      expect(first._id).to.match(/^[0-9a-f]{24}$/)
      expect(second).to.eql(set)
      expect(await datesOf(id, '?limit=2&page=2')).to.eql(['2026-03-30'])
    })

    it('keeps the id of an occurrence, and leaves that of another task on the same day alone', async () => {
      const [id, other] = [await createTask(shop), await createTask(shop)]
      const idsOf = async (task: string): Promise<string[]> =>
        (await occurrences(task, '?limit=5').expect(200)).body.data.occurrences.map(({ _id }: Found) => _id)
      const before = await idsOf(id.id)
      expect((await setStatus(id.id, id.date, 'done')).body.data._id).to.equal(before[0])
      expect(await idsOf(id.id)).to.eql(before)
      const [untouched] = (await occurrences(other.id).expect(200)).body.data.occurrences
      expect(untouched).to.include({ date: id.date, status: 'to do' })
      expect(new Set([...before, ...(await idsOf(other.id))]).size).to.equal(10)
    })

    it('counts days by the offset of the due date, whatever the clocks do there', async () => {
      // 00:30 on the first of the month in Lagos; 23:30 of the day before in UTC.
      const lagos = await create('monthly', '2026-05-01T00:30:00+01:00', '2026-07-01T00:00:00+01:00')
      expect(await datesOf(lagos)).to.eql(['2026-05-01', '2026-06-01', '2026-07-01'])
      // This spans the night in which New York changes to summer time, at an hour that does not exist in that
      // night.
      const newYork = await create('daily', '2026-03-07T02:30:00-05:00', '2026-03-09T23:59:59-04:00')
      expect(await datesOf(newYork)).to.eql(['2026-03-07', '2026-03-08', '2026-03-09'])
    })

    it('uses the last day of a short month, also in leap years', async () => {
      const id = await create('monthly', '2028-01-31T09:00:00Z', '2028-04-30T00:00:00Z')
      expect(await datesOf(id)).to.eql(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'])
    })

    it('covers the requested days, at most 366, and as many by default', async () => {
      const id = await create('daily', '2026-01-01T09:00:00Z', '9999-12-31T00:00:00Z')
      const at = async (query: string) => {
        const { data } = (await occurrences(id, `?limit=1${query}`).expect(200)).body
        return [data.occurrences[0]?.date, data.pagination.total]
      }
      expect(await at('')).to.eql(['2026-01-01', 366])
      expect(await at('&from=2026-02-01&to=2026-02-10')).to.eql(['2026-02-01', 10])
      expect(await at('&from=2026-02-01T10:00&to=2026-02-10T23:59:59Z'), 'days of times').to.eql([
        '2026-02-01',
        10,
      ])
      expect(await at('&from=2026-02-01&to=2026-02-01')).to.eql(['2026-02-01', 1])
      expect(await at('&from=2020-01-01')).to.eql(['2026-01-01', 366])
      expect(await at('&from=2030-01-01')).to.eql(['2030-01-01', 366])
      expect(await at('&from=9999-12-01')).to.eql(['9999-12-01', 31])
      expect(await at('&to=2026-01-03')).to.eql(['2026-01-01', 3])
      expect(await at('&to=2030-12-31')).to.eql(['2029-12-31', 366])
      expect(await at('&to=2020-01-01')).to.eql([undefined, 0])
      expect(await at('&from=2026-01-01&to=2027-01-01')).to.eql(['2026-01-01', 366])
      const refused = async (query: string) => (await occurrences(id, query).expect(400)).body.message
      expect(await refused('?from=2026-01-01&to=2027-01-02')).to.match(/^to /)
      expect(await refused('?from=2026-01-02&to=2026-01-01')).to.match(/^to /)
      expect(await refused('?from=2026-02-30')).to.match(/^from /)
      expect(await refused('?to=nonsense')).to.match(/^to /)
    })

    it('has none for a task that does not recur, and does not find an unknown task', async () => {
      const { body } = await call('apps')
        .post(url)
        .set(token)
        .send({ title: 'X', dueDate: '2026-03-01T00:00:00Z' })
      expect(await datesOf(body.data._id)).to.eql([])
      expect((await occurrences(newId()).expect(404)).body.message).to.equal('Resource not found')
    })

    it('hides the status of days that the task no longer has, until it has them again', async () => {
      const id = await create('daily', '2026-03-02T09:00:00Z', '2026-03-20T09:00:00Z')
      await setStatus(id, '2026-03-03', 'done').expect(200)
      await setStatus(id, '2026-03-09', 'skipped').expect(200)
      const statuses = async () =>
        (await occurrences(id).expect(200)).body.data.occurrences
          .filter(({ status }: Found) => status !== 'to do')
          .map(({ date, status }: Found) => `${date} ${status}`)
      await patch(id, { recurring: 'weekly' }).expect(200)
      expect(await statuses()).to.eql(['2026-03-09 skipped'])
      await setStatus(id, '2026-03-03', 'to do').expect(404)
      await patch(id, { recurring: 'daily' }).expect(200)
      expect(await statuses()).to.eql(['2026-03-03 done', '2026-03-09 skipped'])
    })
  })

  describe('updateTaskOccurrence', () => {
    it('sets any status after any other, records by whom, and emits an event of the task', async () => {
      const { id, date } = await createTask(shop)
      for (const status of ['done', 'to do', 'skipped', 'in progress']) {
        const { body } = await setStatus(id, date, status).expect(200)
        expect(body.message).to.equal('Occurrence status updated')
        expect(body.data).to.include({ task: id, date, status, respondedBy: shop.ownerId })
      }
      await setStatus(id, date, 'finished').expect(400)
      const events = await service().db('events').where({ resource: 'tasks' }).where('shop_id', shop.id)
      expect(events.length).to.equal(4)
      expect(events[0]).to.include({
        method: 'PATCH',
        path: `/tasks/${id}/occurrences/${date}/status`,
        resource_id: id,
      })
      const { body } = await call('apps').get(`${url}/${id}`).set(token).expect(200)
      expect(body.data.status).to.equal('to do')
    })

    it('leaves one row, however many parallel calls there are', async () => {
      const { id, date } = await createTask(shop)
      const statuses = ['done', 'to do', 'skipped', 'in progress']
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, n) => setStatus(id, date, statuses[n % 4]!).expect(200)),
      )
      expect(new Set(replies.map(({ body }) => body.data._id)).size).to.equal(1)
      expect(await service().db('task_occurrences').where({ task_id: id })).to.have.length(1)
    })

    it('is set or unknown when the task is deleted at the same time', async () => {
      const remove = (id: string) => call('apps').delete(`${url}/${id}`).set(token).expect(200)
      const tasks = await Promise.all(Array.from({ length: 50 }, () => createTask(shop)))
      const replies = await Promise.all(
        tasks.flatMap(({ id, date }) => [
          setStatus(id, date, 'done'),
          remove(id),
          setStatus(id, date, 'skipped'),
        ]),
      )
      expect(replies.map(({ status }) => status)).to.satisfy((all: number[]) =>
        all.every((status) => [200, 404].includes(status)),
      )
      expect(await service().db('task_occurrences').where({ shop_id: shop.id })).to.eql([])
    })

    it('does not find a day on which the task does not recur, nor an invalid one', async () => {
      const id = await create('weekly', '2026-03-02T09:00:00Z', '2026-03-30T09:00:00Z')
      for (const date of [
        '2026-03-03',
        '2026-02-23',
        '2026-04-06',
        '2026-02-30',
        '2026-3-2',
        '2026-03-02T00:00:00Z',
        'today',
        '%00',
      ]) {
        const { body } = await setStatus(id, date, 'done').expect(404)
        expect(body.message).to.equal('Resource not found')
      }
      const single = await createTask(shop, { recurring: 'none' })
      await setStatus(single.id, single.date, 'done').expect(404)
      await setStatus(newId(), '2026-03-02', 'done').expect(404)
    })
  })
})
