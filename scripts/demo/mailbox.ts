import { setTimeout as sleep } from 'node:timers/promises'
import type { ConsoleClient } from '../../src/client/console.ts'
import { ask, type Clients } from './call.ts'

type Mail = Awaited<ReturnType<ConsoleClient['mailbox']['list']>>['messages'][number]

/** The time, in milliseconds, that an e-mail may take. */
const patience = 10_000

/** Waits until the newest e-mail to an address is the expected one, then shows and returns it. */
export async function awaitMail(
  clients: Clients,
  to: string,
  title: string,
  isRight: (newest: Mail) => boolean,
): Promise<Mail> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(100)) {
    const newest = await newestMail(clients, to)
    if (!newest || !isRight(newest)) continue
    const { messages } = await ask(title, clients.console().mailbox.list({ to, limit: 1 }))
    return messages[0]!
  }
  throw new Error(`no such e-mail to ${to} came within ${patience / 1000} s`)
}

/** Returns the newest e-mail to an address, without showing it. */
export async function newestMail({ quiet }: Clients, to: string): Promise<Mail | undefined> {
  return (await quiet.mailbox.list({ to, limit: 1 })).messages[0]
}
