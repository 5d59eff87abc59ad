import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, Option } from 'commander'
import { clock, seconds } from '../../base/clock.ts'
import type { AppsClient } from '../../client/apps.ts'
import { isRefusal } from '../../client/refusal.ts'
import { isForMachines, reasonOf, Unreachable, UsageError } from '../command.ts'
import { appOf, appOption, installed, signedIn, storeOf, storeOption } from '../developer/calls.ts'
import { createForwarder, endOf, type Forwarder, type Position, settled } from '../developer/forwarding.ts'
import { keptIn, readKept, writeKept } from '../developer/profile.ts'
import { forwardOption, receiverOf } from '../developer/receiver.ts'
import { lineOf } from '../developer/result-line.ts'
import { readTopics } from '../developer/topics.ts'
import { paint } from '../output.ts'

/** How often the feed is read while it has nothing new, and while the service does not respond. */
const pauses = { quiet: 1 * seconds, unreachable: 5 * seconds }

interface Options {
  forward?: string
  app?: string
  store?: string
  topics?: string[]
  from?: 'now' | 'start'
  printSecret?: boolean
}

export function defineListen(command: Command): void {
  command
    .addOption(forwardOption())
    .addOption(appOption())
    .addOption(storeOption())
    .addOption(
      new Option('--topics <names>', 'only these topics, such as orders/updated,notes').argParser(readTopics),
    )
    .addOption(
      new Option('--from <place>', 'start here instead of where it stopped').choices(['now', 'start']),
    )
    .option('--print-secret', 'print the secret that signs forwarded events, and exit')
    .addHelpText(
      'after',
      "\nThe first run starts with new events, later runs where the last one stopped. A failed attempt is retried on the service's own\nschedule: after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h. Ctrl-C stops it.",
    )
    .action(listen)
}

async function listen(this: Command, options: Options): Promise<void> {
  const { profile } = signedIn()
  const appId = appOf(profile, options)
  const { clientId, secret } = await receiverOf(appId, profile.apps[appId])
  if (options.printSecret) return void process.stdout.write(`${secret}\n`)
  if (!options.forward)
    throw new UsageError('give the address of your receiver with --forward http://localhost:3000/hooks')
  const storeId = storeOf(profile, options)
  const apps = installed(profile, appId, storeId)
  const stop = new AbortController()
  const end = () => stop.abort()
  process.once('SIGINT', end).once('SIGTERM', end)
  const forwarder = createForwarder({ url: options.forward, clientId, secret })
  const file = keptIn('state', `${appId}-${storeId}.json`)
  const json = isForMachines(this)
  try {
    const place = await placeOf(apps, file, options.from, stop.signal)
    const waits = place.waiting.length > 0 ? `; ${place.waiting.length} left from the last run` : ''
    if (!json)
      process.stderr.write(`${paint('dim', `Forwarding to ${options.forward}${waits}. Ctrl-C stops it.`)}\n`)
    await run({ apps, forwarder, file, place, topics: options.topics, json, signal: stop.signal })
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    await forwarder.close()
    process.off('SIGINT', end).off('SIGTERM', end)
  }
}

async function placeOf(
  apps: AppsClient,
  file: string,
  from: Options['from'],
  signal: AbortSignal,
): Promise<Position> {
  if (from === 'start') return { after: '', waiting: [] }
  const kept = from ? null : readKept<Position>(file)
  if (kept) return kept
  const place = await endOf(apps, signal)
  writeKept(file, place)
  return place
}

interface Run {
  apps: AppsClient
  forwarder: Forwarder
  file: string
  place: Position
  topics: string[] | undefined
  json: boolean
  signal: AbortSignal
}

/**
 * Reads and forwards until stopped. Unsettled events are written to the file before the next page is read, so that
 * nothing is lost however the process ends; an interrupted attempt is repeated.
 */
async function run({ apps, forwarder, file, place, topics, json, signal }: Run): Promise<void> {
  let { after, waiting } = place
  const keep = () => writeKept(file, { after, waiting })
  const warn = (text: string) =>
    process.stderr.write(json ? `${JSON.stringify({ warning: text })}\n` : `${text}\n`)
  while (!signal.aborted) {
    for (const one of waiting) {
      if (signal.aborted) return
      if (Date.parse(one.dueAt) > clock.now().getTime()) continue
      const result = await forwarder.forward(one)
      waiting = settled(waiting, result)
      keep()
      process.stdout.write(`${json ? JSON.stringify(result) : lineOf(result)}\n`)
    }
    let pause = pauses.quiet
    try {
      const { events, next } = await apps.events.list({ limit: 100, ...(after ? { after } : {}) }, { signal })
      const wanted = events.filter(({ topic }) => !topics || topics.includes(topic))
      const now = clock.now().toISOString()
      waiting = [...waiting, ...wanted.map((event) => ({ event, attempt: 1, dueAt: now }))]
      after = next
      keep()
      if (events.length > 0) pause = 0
    } catch (error) {
      if (signal.aborted) return
      if (isRefusal(error, 'cursor_expired')) {
        warn(
          'The last run ended more than 30 days ago, and the events in between are no longer kept; continuing from now',
        )
        ;({ after } = await endOf(apps, signal))
      } else if (error instanceof Unreachable || (isRefusal(error) && error.status >= 429)) {
        warn(`${reasonOf(error)}; retrying`)
        pause = pauses.unreachable
      } else throw error
    }
    await sleep(pause, undefined, { signal }).catch(() => {})
  }
}
