/** An address is answered by a process of this service, by something else, or by nothing. */
export type Answering = 'service' | 'other' | 'nothing'

/** Asks an address whether this service answers there. */
export async function whatAnswers(url: string): Promise<Answering> {
  try {
    const reply = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000), redirect: 'manual' })
    const body = (await reply.json().catch(() => null)) as { message?: string; success?: boolean } | null
    return body?.success === true && body.message === 'Alive' ? 'service' : 'other'
  } catch {
    return 'nothing'
  }
}
