const count = { type: 'integer', minimum: 0, maximum: 2147483647 }

export const ofEveryReply = {
  'X-Request-Id': {
    description: 'The id of the call, by which the logs of the service find it.',
    schema: { type: 'string' },
  },
  'RateLimit-Limit': { description: 'The number of calls that can be made at once.', schema: count },
  'RateLimit-Remaining': {
    description: 'The number of calls that can still be made at once.',
    schema: count,
  },
  'RateLimit-Reset': {
    description: 'The seconds until RateLimit-Limit calls can be made at once again.',
    schema: count,
  },
  'Ignored-Parameters': {
    description:
      'The names of parameters in the query that the operation does not have, percent-encoded and separated by commas. ' +
      'They were ignored, so a misspelt filter has filtered nothing.',
    schema: { type: 'string' },
  },
}
export const headersOfSuccess = {
  ...ofEveryReply,
  ETag: {
    description:
      'The version of what the reply shows. Send it in If-None-Match to get 304 while nothing has changed. That of a ' +
      'single record can be sent in If-Match, so that a write changes nothing unless the record is still the same.',
    schema: { type: 'string' },
  },
  Location: {
    description: 'The path of the record that was created.',
    schema: { type: 'string' },
  },
}
export const headersOfRepeated = {
  'Idempotent-Replayed': {
    description: 'The call was repeated with its Idempotency-Key, and this is the first reply again.',
    schema: { type: 'string', const: 'true' },
  },
}
export const headersOfFailure = {
  'Retry-After': { description: 'The seconds to wait before the next call.', schema: count },
  'WWW-Authenticate': {
    description: 'How to authenticate, and what is wrong with the token that was sent (RFC 6750 section 3).',
    schema: { type: 'string' },
  },
}

/** The names of the headers that every reply may have. */
export const common = Object.keys(ofEveryReply)

/** Returns references to these headers in `components`. */
export function headerRefs(names: string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
