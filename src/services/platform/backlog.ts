import type { Database } from '../../db/database.ts'
import { dueAt } from '../../db/queues/pending-deliveries.ts'
import { statement } from '../../db/statement.ts'

/** The work waiting in the database; lags are in seconds, 0 if nothing is late. */
export interface Backlog {
  /** Events not yet fanned out to apps, and how long the oldest has waited. */
  newEvents: number
  oldestEvent: number
  /** Webhooks that are due, and how overdue the oldest is. */
  dueDeliveries: number
  deliveryLag: number
  /** E-mails that are due, how overdue the oldest is, and how many were given up. */
  dueMails: number
  mailLag: number
  deadMails: number
  /**
   * The delay of each overdue job, by its name without a slot number. Of a job's slots only the earliest counts,
   * because no worker takes slots that are not needed.
   */
  jobs: Record<string, number>
  /** How long ago the last complete look at a card provider's records began. */
  looks: { provider: string; kind: string; age: number }[]
}

/** Nothing is counted beyond this number, above which exactness no longer matters. */
const most = 10_000

const seconds = (time: string) => `greatest(extract(epoch from now() - ${time})::float8, 0)`

// Each part reads one end of an index, or at most `most` of its entries. A due look is taken within a minute; one that
// is hours late belongs to a provider that is no longer configured, or waits for a worker, which the jobs show.
const readBacklog = statement<{ most: number }, Backlog>(
  'readBacklog',
  `select
    (select count(*)::int from (select from events where fanned_out_at is null limit :most) as new) as "newEvents",
    coalesce((select ${seconds('occurred_at')} from events where fanned_out_at is null order by id limit 1), 0)
      as "oldestEvent",
    (select count(*)::int
      from (select from deliveries where ${dueAt} <= now() order by ${dueAt} limit :most) as due) as "dueDeliveries",
    coalesce((select ${seconds(dueAt)} from deliveries where ${dueAt} is not null order by ${dueAt}, id limit 1), 0)
      as "deliveryLag",
    (select count(*)::int from (select from mails where state = 'pending' and next_at <= now() limit :most) as due)
      as "dueMails",
    (select coalesce(max(lag), 0) from unnest(array['codes', 'mails']) as lane, unnest(array[false, true]) as tried,
      lateral (select ${seconds('m.next_at')} as lag from mails m
        where m.state = 'pending' and m.lane = lane.lane and m.tried = tried.tried order by m.next_at limit 1) as first)
      as "mailLag",
    (select count(*)::int from (select from mails where state = 'dead' limit :most) as dead) as "deadMails",
    (select coalesce(json_object_agg(name, lag), '{}') from (
      select regexp_replace(name, '-[0-9]+$', '') as name,
        min(case when locked_at is null then ${seconds('next_run_at')} else 0 end) as lag
      from agenda_jobs where next_run_at is not null group by 1) as late) as jobs,
    (select coalesce(json_agg(json_build_object('provider', provider, 'kind', kind,
        'age', ${seconds('coalesce(looked_until, begun_at, now())')})), '[]')
      from provider_looks where next_at > now() - interval '2 hours') as looks`,
)

/** Reads the backlog in one statement, which is cheap however long the backlog is. */
export async function backlogOf(db: Database): Promise<Backlog> {
  const [backlog] = await readBacklog(db, { most })
  return backlog!
}
