import { expect } from 'chai'
import { clock } from '../../src/base/clock.ts'
import { unique } from './fixtures/unique.ts'
import { call } from './service.ts'

// Signs in like a person: the code comes from the mailbox.

type Headers = Record<string, string>

export const newEmail = () => `${unique('person')}@example.com`

/** Returns a code for the Store API; `headers` may name a store, and then it is valid only there. */
export async function askForCode(
  email: string,
  values: { name?: string } = {},
  headers: Headers = {},
): Promise<string> {
  await call('store')
    .post('/api/v1/auth/authenticate')
    .set(headers)
    .send({ email, ...values })
    .expect(200)
  return newestCode(email)
}

/** Signs in to the console; returns the headers of further calls, too. */
export async function signInToConsole(email = newEmail()) {
  await call('console').post('/api/v1/auth/authenticate').send({ email }).expect(200)
  const { body } = await verify(email, await newestCode(email), {}, 'console').expect(200)
  const { _id, token } = body.data as { _id: string; token: string }
  return { _id, email, token, headers: { authorization: `Bearer ${token}` } }
}

/** Returns the latest code that was mailed to an address. */
export async function newestCode(email: string): Promise<string> {
  const { body } = await call('console').get('/api/v1/mailbox').query({ to: email }).expect(200)
  const messages: { subject: string; text: string }[] = body.data.messages
  return /\b\d{6}\b/.exec(messages.find(({ subject }) => subject === 'Your sign-in code')!.text)![0]
}

/** Returns a code that is certainly wrong. */
export function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}

export function verify(
  email: string,
  otp: string,
  headers: Headers = {},
  surface: 'store' | 'console' = 'store',
) {
  return call(surface).post('/api/v1/auth/verify').set(headers).send({ email, otp })
}

/** Signs in with a fresh code; `headers` may contain a guest's token and a store. */
export async function signIn(
  email: string,
  headers: Headers = {},
): Promise<{ _id: string; email: string; token: string }> {
  const { body } = await verify(email, await askForCode(email), headers)
  expect(body.status).to.equal(200)
  return body.data
}

/** Runs something as if at another time. */
export async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const real = clock.now
  clock.now = () => new Date(real().getTime() + milliseconds)
  try {
    return await work()
  } finally {
    clock.now = real
  }
}
