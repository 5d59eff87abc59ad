import { queryOptions } from '@tanstack/react-query'
import { consoleApi, isRefusal } from './client.ts'

/** Asks the service to keep the session in a cookie, and to leave its token out of the reply. */
const keepSession = { headers: { 'x-keep-session': 'cookie' } }

/** Asks for the person who is signed in; null if nobody is. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }) => {
    const { data, refusal } = await consoleApi.auth.getMe({ signal }).settled()
    if (refusal?.code === 'authentication_required') return null
    if (refusal) throw refusal
    return data.user
  },
})

/** Has a code sent by e-mail; an address that is used for the first time gets an account. */
export async function sendCode(email: string): Promise<void> {
  await consoleApi.auth.authenticate({ email })
}

/** The result of a code: the session is open, or it needs a second step. */
export type SignInStep = { step: 'done' } | { step: 'factor'; challenge: string }

export async function enterCode(email: string, otp: string): Promise<SignInStep> {
  try {
    await consoleApi.auth.verifyEmail({ email, otp }, keepSession)
    return { step: 'done' }
  } catch (error) {
    if (!isRefusal(error, 'factor_required')) throw error
    return { step: 'factor', challenge: String(error.data.challenge) }
  }
}

/** Takes a code of the authenticator app, or a recovery code. */
export async function enterFactor(challenge: string, code: string): Promise<SignInStep> {
  await consoleApi.auth.verifyFactor({ challenge, code }, keepSession)
  return { step: 'done' }
}

export async function signOut(): Promise<void> {
  await consoleApi.auth.logout()
}
