import type { Command } from 'commander'
import { topicsOf } from '../../base/scopes.ts'
import { type Printing, printing, UsageError } from '../command.ts'
import { merchant, signedIn, storeAt, storeOf, storeOption } from '../developer/calls.ts'
import { allTopics, unknownTopic } from '../developer/topics.ts'
import { triggers, untriggered } from '../developer/triggers.ts'
import { table } from '../output.ts'

export function defineTrigger(command: Command): void {
  command
    .argument('[topics...]', 'such as orders/updated')
    .addOption(storeOption())
    .option('--list', 'list the topics')
    .addHelpText(
      'after',
      '\nThe records are real: use a test store. A record to change or delete is created first, which is an event too.',
    )
    .action(printing(trigger))
}

async function trigger(this: Printing, topics: string[], options: { store?: string; list?: boolean }) {
  if (options.list) return list()
  if (topics.length === 0) throw new UsageError('name a topic, such as orders/updated; --list shows them')
  const unknown = topics.find((topic) => !Object.hasOwn(triggers, topic))
  if (unknown) throw whyNot(unknown)
  const { profile, console } = signedIn()
  const storeId = storeOf(profile, options)
  const apps = await merchant(profile, console, storeId)
  const shop = async () => {
    const { token } = await storeAt(profile.addresses, storeId).auth.createGuest()
    return storeAt(profile.addresses, storeId, token)
  }
  const triggered: { topic: string; resourceId: string }[] = []
  for (const topic of topics) triggered.push({ topic, resourceId: await triggers[topic]!({ apps, shop }) })
  const lines = triggered.map(({ topic, resourceId }) => `${topic} happened to ${resourceId}`)
  return { data: { store: storeId, triggered }, text: lines.join('\n') }
}

function whyNot(topic: string): UsageError {
  const ofResource = topicsOf(topic).filter((one) => allTopics.includes(one))
  if (ofResource.length > 0) return new UsageError(`${topic} has several topics: ${ofResource.join(', ')}`)
  if (!allTopics.includes(topic)) return unknownTopic(topic)
  const reason = untriggered[topic.split('/')[0]!] ?? 'no call causes it'
  return new UsageError(`${topic} cannot be triggered: ${reason}`)
}

function list() {
  const topics = allTopics.map((topic) => ({ topic, triggered: Object.hasOwn(triggers, topic) }))
  const rows = topics.map(({ topic, triggered }) => [
    topic,
    triggered ? 'yes' : whyNot(topic).message.split(': ')[1]!,
  ])
  return { data: { topics }, text: table(['TOPIC', 'CAN BE TRIGGERED'], rows) }
}
