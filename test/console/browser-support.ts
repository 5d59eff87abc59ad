import type { Express } from 'express'
import { call, service } from '../support/service.ts'
import { newEmail, newestCode } from '../support/sign-in.ts'

// Calls as a browser makes them from a page of the console.

/** The headers that a browser adds to a call of a page of the console. */
export const ownPage = { 'sec-fetch-site': 'same-origin' }

/** Signs in as the pages of the console do, which have the browser keep the token. */
export async function signInByBrowser(email = newEmail(), app: Express = service().console) {
  await call('console').post('/api/v1/auth/authenticate').send({ email }).expect(200)
  const { body, headers } = await call('console', app)
    .post('/api/v1/auth/verify')
    .set({ ...ownPage, 'x-keep-session': 'cookie' })
    .send({ email, otp: await newestCode(email) })
    .expect(200)
  const setCookie = headers['set-cookie']![0]!
  return { _id: body.data._id as string, email, body, setCookie, cookie: setCookie.split(';')[0]! }
}
