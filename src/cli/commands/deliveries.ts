import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, Option } from 'commander'
import { clock, days, fromNow, hours, minutes, seconds } from '../../base/clock.ts'
import type { ConsoleClient } from '../../client/console.ts'
import { CommandError, isForMachines, type Printing, printing, UsageError } from '../command.ts'
import { appOf, appOption, installed, signedIn, storeOf, storeOption } from '../developer/calls.ts'
import { createForwarder, type FeedEvent, type Forwarded } from '../developer/forwarding.ts'
import { forwardOption, receiverOf } from '../developer/receiver.ts'
import { lineOf } from '../developer/result-line.ts'
import { readTopics } from '../developer/topics.ts'
import { limitOption, timeOf } from '../options.ts'
import { counted, harmless, paint } from '../output.ts'

type Tried = Awaited<ReturnType<ConsoleClient['deliveries']['get']>>

const units: Record<string, number> = { s: seconds, m: minutes, h: hours, d: days }
const sinceOption = () =>
  new Option('--since <time>', 'how far back: 90s, 10m, 2h, 3d, or a time').argParser((text) => {
    const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
    return (count ? fromNow(-Number(count) * units[unit!]!) : timeOf(text)).toISOString()
  })
const stateOption = (states: string[]) =>
  new Option('--state <state>', 'only deliveries in this state').choices(states)

export function defineReplay(command: Command): void {
  command
    .argument('[id]', 'the id of one event')
    .addOption(sinceOption())
    .addOption(forwardOption())
    .addOption(new Option('--topics <names>', 'with --forward, only these topics').argParser(readTopics))
    .addOption(stateOption(['delivered', 'dead', 'dropped', 'missed']))
    .addOption(appOption())
    .addOption(storeOption())
    .action(printing(replay))
}

interface Replay {
  since?: string
  forward?: string
  topics?: string[]
  state?: 'delivered' | 'dead' | 'dropped' | 'missed'
  app?: string
  store?: string
}

async function replay(this: Printing, id: string | undefined, options: Replay) {
  if ((id === undefined) === (options.since === undefined))
    throw new UsageError('give the id of one event, or select several with --since')
  if (options.forward && options.state) throw new UsageError('--state cannot be combined with --forward')
  if (options.topics && !options.forward) throw new UsageError('--topics requires --forward')
  if (options.forward) return replayHere(options.forward, id, options)
  const { console, profile } = signedIn()
  const appId = appOf(profile, options)
  if (id) {
    const delivery = await console.deliveries.redeliver(appId, id)
    return { data: { delivery }, text: `${id} is being sent again; storefront logs shows the response` }
  }
  const period = { from: options.since!, to: clock.now().toISOString() }
  const { queued } = await console.deliveries.replay(appId, { ...period, state: options.state })
  return { data: { queued }, text: `${counted(queued, 'delivery is', 'deliveries are')} being sent again` }
}

/** Forwards events of the feed again, in order, one attempt each. */
async function replayHere(url: string, id: string | undefined, options: Replay) {
  const { profile } = signedIn()
  const appId = appOf(profile, options)
  const apps = installed(profile, appId, storeOf(profile, options))
  const { since = '', topics } = options
  const wanted = ({ id: eventId, topic, occurredAt }: FeedEvent) =>
    (id ? eventId === id : occurredAt >= since) && (!topics || topics.includes(topic))
  const forwarder = createForwarder({ url, ...(await receiverOf(appId, profile.apps[appId])) })
  const results: Forwarded[] = []
  try {
    for await (const event of apps.events.list.all({ limit: 100 })) {
      if (!wanted(event)) continue
      const waiting = { event, attempt: 1, dueAt: '' }
      results.push(await forwarder.forward(waiting, { retry: false }))
    }
  } finally {
    await forwarder.close()
  }
  if (id && results.length === 0)
    throw new CommandError(`the store has no event ${id} that the app may read; events are kept for 30 days`)
  const failed = results.filter(({ state }) => state !== 'delivered').length
  const lines = results.map((result) => lineOf(result))
  const sum = `${counted(results.length, 'event was', 'events were')} forwarded${failed ? `, ${failed} of them failed` : ''}`
  return { data: { events: results }, text: [...lines, sum].join('\n'), failed: failed > 0 }
}

export function defineLogs(command: Command): void {
  command
    .addOption(appOption())
    .addOption(storeOption())
    .addOption(stateOption(['pending', 'delivered', 'dead', 'dropped']))
    .option('--topic <topic>', 'only this topic')
    .addOption(limitOption().default(20))
    .option('--follow', 'keep showing new deliveries until Ctrl-C')
    .action(logs)
}

interface Logs {
  app?: string
  store?: string
  state?: 'pending' | 'delivered' | 'dead' | 'dropped'
  topic?: string
  limit: number
  follow?: boolean
}

/** Without a webhook there are never any, so this says where events are to be seen. */
const none = 'No deliveries match. They go to the webhook of the app; without one, use storefront listen.\n'

async function logs(this: Command, options: Logs): Promise<void> {
  const { console, profile } = signedIn()
  const appId = appOf(profile, options)
  const { store: shopId, state, topic, follow } = options
  const json = isForMachines(this)
  const stop = new AbortController()
  const end = () => stop.abort()
  if (follow) process.once('SIGINT', end).once('SIGTERM', end)
  /** The state in which each delivery was last shown. */
  const shown = new Map<string, string>()
  const show = async (limit: number) => {
    const { deliveries } = await console.deliveries.list(appId, {
      limit: Math.min(limit, 100),
      state,
      shopId,
      topic: topic && readTopics(topic)[0],
    })
    for (const { _id, state, tries } of deliveries.reverse()) {
      if (shown.get(_id) === `${state} ${tries}`) continue
      shown.set(_id, `${state} ${tries}`)
      const delivery = await console.deliveries.get(appId, _id)
      process.stdout.write(`${json ? JSON.stringify(delivery) : harmless(textOf(delivery))}\n`)
    }
  }
  await show(options.limit)
  if (shown.size === 0 && !json && !follow) process.stdout.write(none)
  while (follow && !stop.signal.aborted) {
    await sleep(2 * seconds, undefined, { signal: stop.signal }).catch(() => {})
    if (!stop.signal.aborted) await show(100)
  }
  process.off('SIGINT', end).off('SIGTERM', end)
}

function textOf({ _id, topic, state, createdAt, nextAttemptAt, attempts }: Tried): string {
  const style = state === 'delivered' ? 'green' : state === 'pending' ? 'yellow' : 'red'
  const head = `${paint('dim', createdAt.slice(0, 19))}  ${topic.padEnd(22)} ${paint('dim', _id)}  ${paint(style, state)}`
  const lines = attempts
    .toReversed()
    .flatMap(({ attempt, at, status, error, durationMs, hint }) => [
      `  ${paint('dim', at.slice(11, 19))}  attempt ${attempt}: ${status ?? error} ${durationMs} ms`,
      ...(hint ? [`            ${paint('dim', hint)}`] : []),
    ])
  const next = nextAttemptAt && attempts.length > 0 ? [`  again at ${nextAttemptAt.slice(11, 19)}`] : []
  return [head, ...lines, ...next].join('\n')
}
