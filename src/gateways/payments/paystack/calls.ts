import { request } from '../../calls.ts'
import { unknown } from '../provider.ts'
import type { Refusal, Reply } from './wire.ts'

export interface PaystackOptions {
  secretKey: string
  url: string
  /** Milliseconds, for the whole exchange. */
  timeout?: number
}

/** Returns our reference in Paystack's alphabet: letters, digits, `-`, `.` and `=`. Ours have `_`, but no hyphen. */
export function toPaystackReference(reference: string): string {
  return reference.replaceAll('_', '-')
}

/** Returns our reference for one of Paystack's; undoes `toPaystackReference`. */
export function fromPaystackReference(reference: string): string {
  return reference.replaceAll('-', '_')
}

/** The result of a call: data, a refusal, or nothing reliable. */
export type Answer<Data> =
  | { state: 'answered'; data: Data; meta?: Reply<Data>['meta'] }
  | { state: 'refused'; code: string; message: string }
  | ReturnType<typeof unknown>

/** Calls Paystack's API. Throws if it refuses the secret key. */
export async function call<Data>(
  { secretKey, url, timeout = 5_000 }: PaystackOptions,
  method: 'GET' | 'POST',
  path: string,
  sent?: object,
): Promise<Answer<Data>> {
  const { status, content } = await exchange({ secretKey, url, timeout }, method, path, sent)
  if (status === 0 || status >= 500 || status === 429) return unknown(`Paystack could not answer: ${content}`)
  if (status === 401) throw new Error('Paystack refused the secret key')
  const reply = parsed<Reply<Data> & Refusal>(content)
  if (typeof reply?.status !== 'boolean') return unknown('Paystack answered something else')
  if (status < 300 && reply.status) {
    if (typeof reply.data !== 'object' || !reply.data) return unknown('Paystack answered without data')
    return { state: 'answered', data: reply.data, meta: reply.meta }
  }
  return { state: 'refused', code: reply.code ?? 'refused', message: `${reply.message}` }
}

async function exchange(
  { secretKey, url, timeout }: Required<PaystackOptions>,
  method: 'GET' | 'POST',
  path: string,
  sent?: object,
): Promise<{ status: number; content: string }> {
  try {
    const { statusCode, body } = await request(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(sent && { 'content-type': 'application/json' }),
      },
      body: sent && JSON.stringify(sent),
      // The only limit on the whole exchange: undici's own timeouts restart with every byte.
      signal: AbortSignal.timeout(timeout),
    })
    const content = await body.text()
    return { status: statusCode, content: statusCode < 500 ? content : `${statusCode}` }
  } catch (error) {
    return { status: 0, content: (error as Error).message }
  }
}

function parsed<T>(content: string): T | null {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
