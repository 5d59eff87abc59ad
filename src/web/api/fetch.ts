/** The callbacks for calls that the service refuses because of the session. */
interface SessionWatch {
  /** Called when the session is over: every page but the sign-in is useless now. */
  ended(): void
  /** Called when the call needs a recent sign-in; resolves to true once the person has entered a fresh code. */
  signInAgain(): Promise<boolean>
}

let watch: SessionWatch = { ended: () => {}, signInAgain: async () => false }

export function watchSession(given: SessionWatch): void {
  watch = given
}

/**
 * `fetch` for the service. The session is a cookie that no script sees, so nothing is added to a call; only replies
 * that concern the session are handled. A call that needs a fresh sign-in is repeated after it, with the same body and
 * the same Idempotency-Key.
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
