/** The callbacks for calls that the service refuses because of the session. */
interface SessionWatch {
  /** The session is over: every page but the sign-in is of no use now. */
  ended(): void
  /** The call needs a sign-in of the last minutes; true when the person has given a fresh code. */
  signInAgain(): Promise<boolean>
}

let watch: SessionWatch = { ended: () => {}, signInAgain: async () => false }

export function watchSession(given: SessionWatch): void {
  watch = given
}

/**
 * `fetch` for the service. The session is a cookie that no script sees, so there is nothing to add to a call; what is
 * added is what happens to the replies that concern the session. A call that needed a fresh sign-in is made again
 * after it, with the same body and the same Idempotency-Key.
 */
export const fetchSignedIn: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, credentials: 'same-origin' })
  if (response.status === 401) watch.ended()
  if (response.status !== 403 || (await codeOf(response)) !== 'sign_in_again') return response
  return (await watch.signInAgain()) ? fetch(input, { ...init, credentials: 'same-origin' }) : response
}

async function codeOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return (body as { code?: string } | null)?.code
}
