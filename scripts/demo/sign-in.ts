import type { ConsoleClient } from '../../src/client/console.ts'
import type { StoreClient } from '../../src/client/store.ts'
import { ask, type Clients } from './call.ts'
import { awaitMail, newestMail } from './mailbox.ts'

/** Signs a developer or a merchant in; returns the client that acts for them. */
export async function signInOnConsole(clients: Clients, email: string, who: string): Promise<ConsoleClient> {
  return clients.console({ token: await signIn(clients, clients.console().auth, email, who) })
}

/**
 * Signs a shopper in at the store of this origin; returns the client that acts for them. A guest keeps their cart if
 * their token is given.
 */
export async function signInOnStore(
  clients: Clients,
  origin: string,
  email: string,
  guest?: string,
): Promise<StoreClient> {
  const headers = { origin }
  const { auth } = clients.store({ headers, token: guest })
  return clients.store({ headers, token: await signIn(clients, auth, email, 'The shopper') })
}

/** The operations of signing in that both surfaces share. */
interface Entrance {
  authenticate(body: { email: string }): Promise<unknown>
  verifyEmail(body: { email: string; otp: string }): Promise<{ token?: string | null }>
}

async function signIn(clients: Clients, auth: Entrance, email: string, who: string): Promise<string> {
  const before = await newestMail(clients, email)
  await ask(`${who} asks for a sign-in code`, auth.authenticate({ email }))
  const mail = await awaitMail(
    clients,
    email,
    'The e-mail with the code is in the mailbox',
    (newest) => newest._id !== before?._id,
  )
  const [, otp] = /\b(\d{6})\b/.exec(mail.text) ?? []
  if (!otp) throw new Error(`there is no code in the e-mail to ${email}`)
  const { token } = await ask(`${who} signs in`, auth.verifyEmail({ email, otp }))
  if (!token) throw new Error(`${email} has a second factor`)
  return token
}
