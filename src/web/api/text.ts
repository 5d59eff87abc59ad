import { Refusal } from './client.ts'
import { fetchSignedIn } from './fetch.ts'

/** Reads a reply that is not JSON, such as CSV, from a path of the console's origin. */
export async function readText(path: string, storeId: string): Promise<string> {
  const response = await fetchSignedIn(path, { headers: { 'x-shop-id': storeId } })
  if (response.ok) return response.text()
  const body = await response.json().catch(() => null)
  const failure = body?.code ? body : { message: '', code: 'unreadable_reply', data: {} }
  throw new Refusal(response.status, failure, response.headers.get('x-request-id'))
}
