const count = { type: 'integer', minimum: 0, maximum: 2147483647 }

const ofEveryReply = {
  'X-Request-Id': { description: 'Names this call in our logs.', schema: { type: 'string' } },
  'RateLimit-Limit': { description: 'How many calls a burst may hold.', schema: count },
  'RateLimit-Remaining': { description: 'How many calls are left of it.', schema: count },
  'RateLimit-Reset': { description: 'Seconds until the whole burst is there again.', schema: count },
}
export const headersOfSuccess = {
  ...ofEveryReply,
  ETag: {
    description: 'Names this state; send it in If-None-Match to be told 304.',
    schema: { type: 'string' },
  },
}
export const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: count } }

/** The names of the headers of every reply. */
export const common = Object.keys(ofEveryReply)

/** Returns references to these headers in `components`. */
export function headerRefs(names: string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
