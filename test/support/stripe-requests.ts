import { createHash } from 'node:crypto'
import type { Answer, StandInRequest } from './stand-in.ts'
import { type Fields, refusal } from './stripe-wire.ts'

/** Answers requests with this secret by `route`, as Stripe does: once for each Idempotency-Key. */
export function stripeRequests(secret: string, route: (asked: StandInRequest, fields: Fields) => Answer) {
  const keys = new Map<string, { fingerprint: string; answer: Answer | null }>()
  const breaking: { path: RegExp; isDone: boolean }[] = []

  async function answer(asked: StandInRequest): Promise<Answer> {
    if (asked.headers.authorization !== `Bearer ${secret}`) {
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    }
    const fields = Object.fromEntries(new URLSearchParams(asked.method === 'POST' ? asked.body : asked.query))
    const key = asked.headers['idempotency-key'] as string | undefined
    if (asked.method !== 'POST' || !key) return route(asked, fields)
    const fingerprint = createHash('sha256').update(`${asked.path}\n${asked.body}`).digest('hex')
    const kept = keys.get(key)
    if (kept && kept.fingerprint !== fingerprint) {
      return refusal(400, { type: 'idempotency_error', message: 'Keys are for the same request only' })
    }
    if (kept && !kept.answer) {
      return refusal(409, {
        type: 'invalid_request_error',
        code: 'idempotency_key_in_use',
        message: 'In use',
      })
    }
    if (kept?.answer) return { ...kept.answer, isLost: false, headers: { 'idempotent-replayed': 'true' } }
    keys.set(key, { fingerprint, answer: null })
    await new Promise((resolve) => setTimeout(resolve, 5))
    const index = breaking.findIndex(({ path }) => path.test(asked.path))
    const [broken] = index < 0 ? [] : breaking.splice(index, 1)
    const done = broken && !broken.isDone ? null : route(asked, fields)
    const result = broken || !done ? { status: 500, body: { error: { type: 'api_error' } } } : done
    // A failure before anything happens leaves no trace.
    if (result.status === 400 || result.status === 404) keys.delete(key)
    else keys.set(key, { fingerprint, answer: result })
    return result
  }

  return {
    answer,
    breakNext: (path: RegExp, { isDone = false } = {}) => void breaking.push({ path, isDone }),
    forgetKeys: () => keys.clear(),
  }
}
