import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import type { Job, JobContext } from '../../src/jobs/job.ts'
import { startWorker, type Worker } from '../../src/jobs/worker.ts'
import { freePort } from '../support/database.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

describe('startWorker', () => {
  const workers: Worker[] = []

  const start = async (...jobs: Job[]) => {
    const { db, databaseUrl, dependencies } = service()
    const worker = await startWorker({ db, databaseUrl, dependencies, jobs })
    workers.push(worker)
    return worker
  }

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    await service().db('agenda_jobs').where('name', 'like', 'test-%').delete()
  })

  it('runs a job at once and then at its interval, with its dependencies', async () => {
    const runs: { at: number; context: JobContext }[] = []
    await start({
      name: 'test-rhythm',
      everySeconds: 2,
      run: async (context) => void runs.push({ at: performance.now(), context }),
    })
    await until('three runs', () => runs.length === 3)
    // Each may begin late on a busy machine, the first one above all, and then the next is due sooner.
    expect(runs[2]!.at - runs[0]!.at).to.be.at.least(2000)
    expect(runs[0]!.context.db).to.equal(service().db)
    expect(runs[0]!.context.signal.aborted).to.equal(false)
  })

  it('continues after a job fails', async () => {
    let runs = 0
    const run = async () => {
      runs += 1
      throw new Error('this run')
    }
    await start({ name: 'test-fails', everySeconds: 1, run })
    await until('two runs', () => runs >= 2)
  })

  it('runs a job once at a time, in however many workers', async () => {
    let [now, most, runs] = [0, 0, 0]
    const job: Job = {
      name: 'test-alone',
      everySeconds: 1,
      async run() {
        now += 1
        most = Math.max(most, now)
        await sleep(300)
        now -= 1
        runs += 1
      },
    }
    await Promise.all([start(job), start(job), start(job)])
    await until('three runs', () => runs >= 3)
    expect(most).to.equal(1)
  })

  it('runs a job soon whose clock was an hour ahead when it was last run, and when its worker was killed', async () => {
    const { db } = service()
    let runs = 0
    const run = async () => {
      runs += 1
    }
    const job: Job = { name: 'test-ahead', everySeconds: 1, run }
    const former = await start(job)
    await until('a run', () => runs === 1)
    await former.stop()
    const ahead = db.raw("now() + interval '1 hour'")
    await db('agenda_jobs').where({ name: 'test-ahead' }).update({ next_run_at: ahead, locked_at: ahead })
    await start(job)
    await until('another run', () => runs >= 2)
  })

  it('runs a job no more often than it should where the clock of the database is behind those of all workers', async () => {
    const { Date: SystemDate } = globalThis
    const { now } = SystemDate
    const ahead = () => now() + 2 * minutes
    globalThis.Date = new Proxy(SystemDate, {
      construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [ahead()]),
      get: (target, name) => (name === 'now' ? ahead : Reflect.get(target, name)),
    })
    try {
      const runs = { often: 0, seldom: 0 }
      const job = (name: 'often' | 'seldom', everySeconds: number): Job => ({
        name: `test-${name}`,
        everySeconds,
        async run() {
          runs[name] += 1
        },
      })
      await start(job('often', 1), job('seldom', 60))
      await until('some runs', () => runs.often >= 5)
      expect(runs.seldom).to.equal(1)
    } finally {
      globalThis.Date = SystemDate
    }
  })

  it('aborts a running job when it stops, waits for it, and leaves no lock behind', async () => {
    const { db } = service()
    let [begun, ended] = [false, false]
    const worker = await start({
      name: 'test-long',
      everySeconds: 1,
      async run({ signal }) {
        begun = true
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        await sleep(200)
        ended = true
      },
    })
    await until('the run', () => begun)
    await worker.stop()
    expect(ended).to.equal(true)
    expect(await db('agenda_jobs').where({ name: 'test-long' }).first('locked_at')).to.deep.equal({
      locked_at: null,
    })
  })

  it('does not wait more than 6 s for a job that does not end', async () => {
    let release: (() => void) | undefined
    const run = () => new Promise<void>((resolve) => (release = resolve))
    const worker = await start({ name: 'test-deaf', everySeconds: 1, run })
    await until('the run', () => release)
    const startedAt = performance.now()
    await worker.stop()
    expect(performance.now() - startedAt).to.be.at.least(5500)
    release!()
  })

  it('reports when the database does not answer', async () => {
    const { db, dependencies } = service()
    const databaseUrl = `postgres://postgres@127.0.0.1:${await freePort()}/none`
    const refused = await startWorker({ db, databaseUrl, dependencies, jobs: [] }).catch((error) => error)
    expect(refused).to.be.an('error').with.property('code', 'ECONNREFUSED')
  })
})
