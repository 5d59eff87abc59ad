// VIES: the European Commission's register of VAT numbers, which asks that of each member state.

import { clock, minutes } from '../../base/clock.ts'
import { memberStates } from '../../base/european-union.ts'
import type { BeforeCall } from '../before-call.ts'
import { Breaker } from '../breaker.ts'
import { createCache } from '../cache.ts'
import { request } from '../calls.ts'
import { type RegisterAnswer, RegisterSilent, type TaxNumber, type TaxRegister } from './register.ts'

/** Maximum duration of the whole exchange, in milliseconds: a shopper waits for it. */
const timeout = 5_000
const mostRead = 64 * 1024

/** A reply of `check-vat-number`; `---` stands for what a member state does not tell. */
interface Reply {
  valid?: boolean
  requestIdentifier?: string
  name?: string
  /** False, with `errorWrappers`, if a register did not answer: `MS_UNAVAILABLE`, `MS_MAX_CONCURRENT_REQ` and others. */
  actionSucceed?: boolean
  errorWrappers?: { error?: string }[]
}

/**
 * Returns the gateway to VIES, or to a server that speaks its REST format, whose address ends before
 * `/check-vat-number`. The answers of the last ten minutes are kept, because a checkout asks repeatedly.
 */
export function viesRegister({ url }: { url: string }): TaxRegister {
  const cache = createCache<RegisterAnswer>(1000, 10 * minutes)
  const breaker = new Breaker()
  return {
    knows: (country) => memberStates.has(country),
    async ask(number, requester, before?: BeforeCall) {
      const about = { countryCode: prefixOf(number), vatNumber: withoutPrefix(number) }
      const on = requester && memberStates.has(requester.country) ? behalfOf(requester) : {}
      const known = cache.get(JSON.stringify({ ...about, ...on }))
      if (known) return known
      if (!breaker.isOpen()) await before?.()
      const sent = (body: object) =>
        breaker.run(() => send(`${url}/check-vat-number`, JSON.stringify(body))).catch(toSilence)
      let reply = await sent({ ...about, ...on })
      // A store whose own number is wrong gets no inquiry number, but an answer.
      if (errorOf(reply) === 'INVALID_REQUESTER_INFO') reply = await sent(about)
      const answer = answerOf(reply)
      cache.set(JSON.stringify({ ...about, ...on }), answer)
      return answer
    },
  }
}

/** VIES calls Greece EL. */
const prefixOf = ({ country }: TaxNumber) => (country === 'GR' ? 'EL' : country)
const withoutPrefix = ({ value }: TaxNumber) => value.slice(2)

const behalfOf = (requester: TaxNumber) => ({
  requesterMemberStateCode: prefixOf(requester),
  requesterNumber: withoutPrefix(requester),
})

const errorOf = ({ errorWrappers }: Reply) => errorWrappers?.[0]?.error

async function send(target: string, body: string): Promise<Reply> {
  const { statusCode, body: reply } = await request(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body,
    // The only limit on the whole exchange: undici's own timeouts restart with every byte.
    signal: AbortSignal.timeout(timeout),
  })
  const chunks: Buffer[] = []
  let read = 0
  for await (const chunk of reply) {
    read += chunk.length
    if (read > mostRead) throw new Error('VIES answered with more than 64 KB')
    chunks.push(chunk)
  }
  if (statusCode !== 200) throw new Error(`VIES answered ${statusCode}`)
  return JSON.parse(Buffer.concat(chunks).toString()) ?? {}
}

function toSilence(error: Error): never {
  throw new RegisterSilent(error.message, { cause: error })
}

/** A number that is not known is an answer; a member state that cannot be asked is silence. */
function answerOf(reply: Reply): RegisterAnswer {
  const { valid, requestIdentifier, name } = reply
  const error = errorOf(reply)
  const isAnswered = typeof valid === 'boolean' || error === 'INVALID_INPUT'
  if (!isAnswered) throw new RegisterSilent(`VIES answered ${error ?? 'without a result'}`)
  return {
    isValid: valid ?? false,
    askedAt: clock.now().toISOString(),
    requestId: requestIdentifier || null,
    name: name && name !== '---' ? name.slice(0, 200) : null,
  }
}
