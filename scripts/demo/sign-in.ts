import type { Config } from '../../src/config.ts'
import { call } from './call.ts'
import { awaitMail, newestMail } from './mailbox.ts'

type Urls = Config['publicUrls']
type Headers = Record<string, string>

/** Signs a developer or a merchant in; returns the headers of their calls. */
export function signInOnConsole(urls: Urls, email: string, who: string): Promise<Headers> {
  return signIn(urls, `${urls.console}/api/v1`, {}, email, who)
}

/**
 * Signs a shopper in at the store that the headers name. A guest's cart stays, because the call has the guest's token.
 * Returns the headers of their calls.
 */
export function signInOnStore(urls: Urls, headers: Headers, email: string): Promise<Headers> {
  return signIn(urls, `${urls.store}/api/v1`, headers, email, 'The shopper')
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
  const mail = await awaitMail(
    urls,
    email,
    'The e-mail with the code is in the mailbox',
    (newest) => newest._id !== before?._id,
  )
  const [, otp] = /\b(\d{6})\b/.exec(mail.text) ?? []
  if (!otp) throw new Error(`there is no code in the e-mail to ${email}`)
  const { token } = await call({
    title: `${who} signs in`,
    method: 'POST',
    url: `${api}/auth/verify`,
    headers,
    body: { email, otp },
  })
  return { ...headers, authorization: `Bearer ${token}` }
}
