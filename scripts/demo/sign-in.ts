import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../src/config.ts'
import { call } from './call.ts'

type Urls = Config['publicUrls']
type Headers = Record<string, string>

/** Milliseconds that an e-mail may take. */
const patience = 10_000

/** Signs a developer or a merchant in; returns the headers of their calls. */
export function signInOnConsole(urls: Urls, email: string, who: string): Promise<Headers> {
  return signIn(urls, `${urls.console}/api/v1`, {}, email, who)
}

/** Signs a guest in, whose cart comes along because the call carries the guest's token. */
export function signInOnStore(urls: Urls, guest: Headers, email: string): Promise<Headers> {
  return signIn(urls, `${urls.store}/api/v1`, guest, email, 'The guest')
}

async function signIn(
  urls: Urls,
  api: string,
  headers: Headers,
  email: string,
  who: string,
): Promise<Headers> {
  const before = await newestMail(urls, email)
  await call({
    title: `${who} asks for a sign-in code`,
    method: 'POST',
    url: `${api}/auth/authenticate`,
    headers,
    body: { email },
  })
  const otp = await codeFor(urls, email, before)
  const { token } = await call({
    title: `${who} signs in`,
    method: 'POST',
    url: `${api}/auth/verify`,
    headers,
    body: { email, otp },
  })
  return { ...headers, authorization: `Bearer ${token}` }
}

/** The code out of the e-mail that has come since, in a moment or at once. */
async function codeFor(urls: Urls, email: string, before: string | undefined): Promise<string> {
  for (const deadline = Date.now() + patience; (await newestMail(urls, email)) === before; await sleep(100)) {
    if (Date.now() > deadline) throw new Error(`no e-mail to ${email} came within ${patience / 1000} s`)
  }
  const { messages } = await call({
    title: 'The e-mail with the code is in the mailbox',
    method: 'GET',
    url: mailbox(urls, email),
  })
  const [, code] = /\b(\d{6})\b/.exec(messages[0].text) ?? []
  if (!code) throw new Error(`there is no code in the e-mail to ${email}`)
  return code
}

async function newestMail(urls: Urls, email: string): Promise<string | undefined> {
  const reply = await fetch(mailbox(urls, email))
  if (!reply.ok) throw new Error('the service has no mailbox: it sends its e-mails by SMTP')
  const { data } = (await reply.json()) as { data: { messages: { _id: string }[] } }
  return data.messages[0]?._id
}

function mailbox({ console }: Urls, email: string): string {
  return `${console}/api/v1/mailbox?to=${encodeURIComponent(email)}&limit=1`
}
