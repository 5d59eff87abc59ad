import { expect } from 'chai'
import { call } from '../support/service.ts'

export type Method = 'get' | 'post' | 'patch' | 'delete'

/** Returns a function that makes a call below this path with a merchant's token, and expects `status`. */
export function doesAt(base: string) {
  return async (
    { as }: { as: { authorization: string } },
    method: Method,
    path: string,
    status: number,
    body?: object,
  ) => {
    const sent = call('apps')[method](`/api/v1${base}${path}`).set(as)
    const reply = await (body ? sent.send(body) : sent)
    expect(reply.status, JSON.stringify(reply.body)).to.equal(status)
    return reply.body
  }
}
