import { Refusal } from './client.ts'
import { askForStore } from './fetch.ts'

export interface Upload {
  /** The path under the console's origin, such as `/apps/api/v1/pictures`. */
  path: string
  storeId: string
  form: FormData
  /** The part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal?: AbortSignal
}

/** Sends a form with files and reports its progress, which `fetch` cannot. Resolves to the `data` of the reply. */
export function upload<Data>({ path, storeId, form, onProgress, signal }: Upload): Promise<Data> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('x-shop-id', storeId)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = request.response
      if (request.status < 300 && body) return resolve(body.data)
      const refusal = refusalOf(request.status, body, request.getResponseHeader('x-request-id'))
      reasonOf(refusal, storeId).then(reject, reject)
    }
    request.onerror = () => reject(new TypeError('The connection was lost'))
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function refusalOf(status: number, body: unknown, requestId: string | null): Refusal {
  const failure = (body as { code?: string } | null)?.code
    ? body
    : { message: '', code: 'unreadable_reply', data: {} }
  return new Refusal(status, failure as ConstructorParameters<typeof Refusal>[1], requestId)
}

/** Returns why an upload was refused: people who have left the staff are told that they are signed out. */
async function reasonOf(refusal: Refusal, storeId: string): Promise<Refusal> {
  if (refusal.code !== 'authentication_required') return refusal
  const store = await askForStore(storeId)
  return store.ok ? refusal : refusalOf(store.status, await store.json(), store.headers.get('x-request-id'))
}
