import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../src/config.ts'
import { call } from './call.ts'

type Urls = Config['publicUrls']

export interface Mail {
  _id: string
  subject: string
  text: string
  html: string
}

/** How many milliseconds an e-mail may take. */
const patience = 10_000

/** Waits until the newest e-mail to an address is the expected one, then shows and returns it. */
export async function awaitMail(
  urls: Urls,
  email: string,
  title: string,
  isRight: (newest: Mail) => boolean,
): Promise<Mail> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(100)) {
    const newest = await newestMail(urls, email)
    if (!newest || !isRight(newest)) continue
    const { messages } = await call({ title, method: 'GET', url: mailbox(urls, email) })
    return messages[0]
  }
  throw new Error(`no such e-mail to ${email} came within ${patience / 1000} s`)
}

/** Returns the newest e-mail to an address, without showing it. */
export async function newestMail(urls: Urls, email: string): Promise<Mail | undefined> {
  const reply = await fetch(mailbox(urls, email))
  if (!reply.ok) throw new Error('the service has no mailbox: it sends its e-mails by SMTP')
  const { data } = (await reply.json()) as { data: { messages: Mail[] } }
  return data.messages[0]
}

function mailbox({ console }: Urls, email: string): string {
  return `${console}/api/v1/mailbox?to=${encodeURIComponent(email)}&limit=1`
}
