import { expect } from 'chai'
import supertest from 'supertest'
import { openDatabase } from '../../src/db/database.ts'
import { healthServer } from '../../src/http/health.ts'
import { service } from '../support/service.ts'

describe('healthServer', () => {
  const stopping = new AbortController()

  it('reports that the process is alive and ready, and its metrics', async () => {
    const server = healthServer({ db: service().db, config: service().config, stopping: stopping.signal })
    await supertest(server).get('/healthz').expect(200)
    const { body } = await supertest(server).get('/readyz').expect(200)
    expect(body).to.include({ status: 200, success: true, message: 'Ready' })
    const { text } = await supertest(server)
      .get('/metrics')
      .expect(200)
      .expect('Content-Type', /text\/plain/)
    expect(text).to.include('webhook_attempts_total')
    expect(text).to.match(/^look_ups_shared_total \d+$/m)
  })

  it('is alive and not ready while the database is down, or the process stops', async () => {
    const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing', 2)
    const away = healthServer({ db, config: service().config, stopping: stopping.signal })
    await supertest(away).get('/healthz').expect(200)
    await supertest(away).get('/readyz').expect(503)
    await db.destroy()
    stopping.abort()
    const { body } = await supertest(
      healthServer({ db: service().db, config: service().config, stopping: stopping.signal }),
    )
      .get('/readyz')
      .expect(503)
    expect(body).to.include({ success: false, message: 'Stopping' })
  })

  it('stays ready with a full disk, and says that uploads are refused', async () => {
    const [config, { signal }] = [{ ...service().config, freeDiskMegabytes: 1e8 }, new AbortController()]
    const ask = (of: typeof config) =>
      supertest(healthServer({ db: service().db, config: of, stopping: signal }))
        .get('/readyz')
        .expect(200)
    expect((await ask(config)).body.data).to.eql({
      uploads: 'Refused: less than 100000000 MB of the disk are free',
    })
    expect((await ask(service().config)).body.data).to.eql({})
  })

  it('serves nothing else', async () => {
    const server = healthServer({ db: service().db, config: service().config, stopping: stopping.signal })
    const { body } = await supertest(server).get('/api/v1/products').expect(404)
    expect(body).to.include({ success: false, code: 'path_not_found' })
  })
})
