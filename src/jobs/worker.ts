// The scheduler (Agenda as a clock) and the worker's lifecycle.

import { setTimeout as sleep } from 'node:timers/promises'
import { PostgresBackend } from '@agendajs/postgres-backend'
import { Agenda, type Job as Lock } from 'agenda'
import pg from 'pg'
import { seconds } from '../base/clock.ts'
import { newId } from '../base/ids.ts'
import { traceJob } from '../base/tracing.ts'
import { sideConnectionCounts } from '../db/connection/side-connection.ts'
import { type Database, timeSettings } from '../db/database.ts'
import { listenForWork } from '../db/queues/work-signals.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Job } from './job.ts'

interface WorkerOptions {
  db: Database
  databaseUrl: string
  /** The URL of PostgreSQL itself, if `databaseUrl` leads through a pooler. */
  listenUrl?: string
  dependencies: Dependencies
  jobs: Job[]
}

const hardStop = 25 * seconds
const lockLifetime = 30 * seconds
/** How often an endless job renews its lock. */
const renewMs = 10 * seconds
const patience = 6 * seconds

/**
 * Starts the job clock: Agenda on its own pool, each job at most once in this process and, while its 30 s lock lasts,
 * once across all processes. Agenda only starts work; our tables say what is due (decision tables-say-what-is-due).
 * Rejects if the database does not answer.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const worker = new Worker(options, await openPool(options.databaseUrl, options.dependencies))
  await worker.start()
  return worker
}

export class Worker {
  private readonly db: Database
  private readonly dependencies: Dependencies
  private readonly jobs: Job[]
  private readonly name = `worker-${newId()}`
  private readonly pool: pg.Pool
  private readonly schedule: Schedule
  private readonly agenda: Agenda
  private readonly listener: ReturnType<typeof listenForWork>
  private readonly runs = new Set<AbortController>()
  private stopping = false
  private stopped: Promise<void> | undefined

  constructor(
    { db, databaseUrl, listenUrl = databaseUrl, dependencies, jobs }: WorkerOptions,
    pool: pg.Pool,
  ) {
    const { log } = dependencies
    this.db = db
    this.dependencies = dependencies
    this.jobs = jobs
    this.pool = pool
    this.schedule = createSchedule(pool, jobs)
    this.agenda = new Agenda({
      name: this.name,
      backend: createBackend(pool, jobs, this.schedule, log),
      processEvery: 1 * seconds,
      maxConcurrency: jobs.length,
      defaultConcurrency: 1,
      defaultLockLimit: 1,
      defaultLockLifetime: lockLifetime,
    })
    this.agenda.on('error', (error: Error) => log.warn({ err: error }, 'the job scheduler met an error'))
    this.listener = listenForWork(db, listenUrl, log)
    for (const job of jobs) this.agenda.define(job.name, (lock: Lock) => this.run(job, lock))
  }

  /** Begins to start jobs; stops, and rejects, if the database does not answer. */
  async start(): Promise<void> {
    try {
      await this.agenda.start()
      for (const { name, everySeconds } of this.jobs)
        await patiently(() => this.agenda.every(everySeconds * seconds, name))
      this.schedule.forget()
    } catch (error) {
      await this.stop()
      throw error
    }
  }

  /** Starts nothing more, tells running jobs to end, waits up to 6 s for them and releases the locks. */
  stop(): Promise<void> {
    this.stopped ??= this.end()
    return this.stopped
  }

  private async run(job: Job, lock: Lock): Promise<void> {
    if (this.stopping) return
    const { db, dependencies } = this
    const stop = new AbortController()
    const timer = job.endless
      ? setInterval(() => this.renew(lock), renewMs)
      : setTimeout(() => stop.abort(new Error(`${job.name} ran for ${hardStop} ms`)), hardStop)
    stop.signal.addEventListener('abort', () => clearTimeout(timer))
    this.runs.add(stop)
    try {
      const work = () => job.run({ db, dependencies, signal: stop.signal })
      await (job.endless ? work() : traceJob(job.name, work))
    } catch (error) {
      dependencies.log.error({ err: error, job: job.name }, 'job failed')
      throw error
    } finally {
      clearTimeout(timer)
      this.runs.delete(stop)
    }
  }

  /**
   * Renews an endless job's lock. If the database is down for as long as a lock lasts, another worker may begin as
   * well, which does no harm.
   */
  private renew(lock: Lock): void {
    lock.touch().catch((error) => this.warn(error, 'the lock of a job could not be renewed'))
  }

  private async end(): Promise<void> {
    this.stopping = true
    for (const running of this.runs) running.abort(new Error('the worker shuts down'))
    await this.agenda.stop(false).catch((error) => this.warn(error, 'Agenda did not stop cleanly'))
    const deadline = performance.now() + patience
    while (this.runs.size > 0 && performance.now() < deadline) await sleep(10)
    await releaseLocks(this.pool, this.name).catch((error) =>
      this.warn(error, 'job locks could not be released and remain until they expire'),
    )
    await this.pool.end()
    await this.listener.close()
  }

  private warn(error: unknown, message: string): void {
    this.dependencies.log.warn({ err: error }, message)
  }
}

/** Opens Agenda's own pool: a lost connection is a pool event and does not end the process. */
async function openPool(connectionString: string, { config, log }: Dependencies): Promise<pg.Pool> {
  const settings = { statement_timeout: 15 * seconds, options: timeSettings }
  const pool = new pg.Pool({
    connectionString,
    max: sideConnectionCounts.clock,
    // Opening a connection costs both sides more than all queries of an idle worker in the meantime.
    idleTimeoutMillis: 0,
    application_name: 'storefront-clock',
    connectionTimeoutMillis: 5 * seconds,
    // Gives up a connection whose server is silent.
    query_timeout: 20 * seconds,
    keepAlive: true,
    ...(config.databaseRoute.pooler ? {} : settings),
    types: agendaTypes,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'the job scheduler lost a connection'))
  try {
    // Agenda never finishes starting while the database is down, so check the connection first.
    await pool.query('select 1')
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

/**
 * Repeats `work` up to five times, 5 s each at most, so that a worker can start while the database is busy or
 * restarting.
 */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let left = 4; ; left -= 1) {
    try {
      await work()
      return
    } catch (error) {
      if (left === 0) throw error
      await sleep(1 * seconds)
    }
  }
}

/** Everywhere else times are strings (src/db/database.ts), but Agenda compares Dates. */
const agendaTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ
      ? (text: string) => new Date(`${text.replace(' ', 'T')}:00`)
      : pg.types.getTypeParser(oid, format),
}

function createBackend(
  pool: pg.Pool,
  jobs: Job[],
  schedule: Schedule,
  log: Dependencies['log'],
): PostgresBackend {
  const backend = new PostgresBackend({ pool, ensureSchema: false, disableNotifications: true })
  const { repository } = backend
  const getNextJobToRun = repository.getNextJobToRun.bind(repository)
  const byName = new Map(jobs.map((job) => [job.name, job]))
  repository.getNextJobToRun = async (name, nextScanAt, lockDeadline, ...rest) => {
    if (!(await schedule.isDue(name, nextScanAt, lockDeadline))) return undefined
    if (byName.get(name)?.isWanted?.() === false) return undefined
    schedule.take(name)
    return getNextJobToRun(name, nextScanAt, lockDeadline, ...rest)
  }
  const unlockJob = repository.unlockJob.bind(repository)
  // Agenda does not wait for this call: its rejection would end the process.
  repository.unlockJob = (job) =>
    unlockJob(job).catch((error) =>
      log.warn({ err: error }, 'a job lock could not be released and remains until it expires'),
    )
  return backend
}

/**
 * Reads when each job is due. The times come from workers' clocks: if one was ahead and was corrected, its jobs, and
 * the locks of a killed worker, would wait until those times. So anything further ahead than it can be, by both the
 * database's clock and this worker's, is due at once, which the next look sees. By the database's alone, everything
 * would be due each time if that clock is behind the workers'.
 */
const readSchedule = `
  with clock as (
    select greatest(now(), $3::timestamptz) as now
  ), due as (
    update agenda_jobs
    set next_run_at = least(next_run_at, clock.now),
      locked_at = case when locked_at < clock.now + interval '1 minute' then locked_at end
    from clock, unnest($1::text[], $2::double precision[]) as job (name, seconds)
    where agenda_jobs.name = job.name
      and (next_run_at > clock.now + make_interval(mins => 1, secs => seconds)
        or locked_at > clock.now + interval '1 minute')
  )
  select name, next_run_at as "nextRunAt", locked_at as "lockedAt" from agenda_jobs where not disabled`

type Schedule = ReturnType<typeof createSchedule>

interface Scheduled {
  name: string
  nextRunAt: Date
  lockedAt: Date | null
}

/**
 * Remembers when each job is due, as of a few seconds ago: Agenda would query for each job separately, every second,
 * and with this does so only for jobs that are due. It rereads the table as often as the most frequent job runs, so
 * that none is late by more than its interval; the end of a lock is seen to the second. It only says where to look;
 * Agenda's own statement decides.
 */
function createSchedule(pool: pg.Pool, jobs: Job[]) {
  const freshMs = Math.min(...jobs.map(({ everySeconds }) => everySeconds)) * seconds
  let readAt = -Infinity
  let known: Promise<Map<string, Scheduled>> | undefined
  const intervals = [jobs.map(({ name }) => name), jobs.map(({ everySeconds }) => everySeconds)]
  const read = async () => {
    const { rows } = await pool.query<Scheduled>(readSchedule, [...intervals, new Date()])
    return new Map(rows.map((row) => [row.name, row]))
  }
  return {
    async isDue(name: string, nextScanAt: Date, lockDeadline: Date): Promise<boolean> {
      if (!known || performance.now() - readAt >= freshMs) {
        readAt = performance.now()
        known = read()
        known.catch(() => (known = undefined))
      }
      const job = (await known).get(name)
      if (!job) return false
      return job.lockedAt === null ? job.nextRunAt <= nextScanAt : job.lockedAt <= lockDeadline
    },
    /** Notes that this worker has asked for a job: it is due again when the table says so. */
    take(name: string): void {
      void known?.then((jobsByName) => jobsByName.delete(name)).catch(() => {})
    },
    /** Rereads the table when next asked. */
    forget(): void {
      known = undefined
    },
  }
}

/** Releases rows that Agenda's `stop()` leaves locked because it was about to run them. */
async function releaseLocks(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(
    'update agenda_jobs set locked_at = null where last_modified_by = $1 and locked_at is not null',
    [name],
  )
}
