import autocannon from 'autocannon'

export interface Figures {
  requestsPerSecond: number
  p50: number
  p99: number
}

/** Returns the request of the call with this number: writes choose other rows each time. */
export type NextRequest = (call: number) => {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: object
}

const connections = 16

/**
 * Keeps 16 connections busy for `seconds`. Throws if a reply has none of these statuses, because that would
 * measure refusals.
 */
export async function load(
  url: string,
  next: NextRequest,
  seconds: number,
  statuses: number[],
): Promise<Figures> {
  let calls = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60, // Servers of others may take longer than the ten seconds that autocannon waits.
    requests: [
      {
        setupRequest: (request) => {
          const { method, path, headers, body } = next(calls++)
          const type = body ? { 'content-type': 'application/json' } : {}
          return {
            ...request,
            method,
            path,
            headers: { ...headers, ...type },
            body: body && JSON.stringify(body),
          }
        },
      },
    ],
  })
  const unexpected = Object.keys(result.statusCodeStats ?? {}).filter(
    (status) => !statuses.includes(Number(status)),
  )
  if (unexpected.length > 0 || result.errors > 0) {
    throw new Error(`${url}: replies of status ${unexpected.join()}, ${result.errors} errors`)
  }
  const { p50, p99 } = result.latency
  return { requestsPerSecond: result.requests.average, p50, p99 }
}

/** Returns the run with the median number of requests a second. */
export function median(runs: Figures[]): Figures {
  const sorted = [...runs].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  return sorted[Math.floor(sorted.length / 2)]!
}
