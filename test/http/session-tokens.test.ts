import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import type { Request } from 'express'
import jwt from 'jsonwebtoken'
import { days, seconds } from '../../src/base/clock.ts'
import { sessionTokens } from '../../src/http/session-tokens.ts'

describe('Session tokens', () => {
  const [newest, older] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  const thisSecond = () => Math.floor(Date.now() / seconds)
  const tokenOf = (claims: object, secret = newest!) =>
    jwt.sign({ jti: 'of-a-session', aud: 'storefront', exp: thisSecond() + 600, ...claims }, secret)
  const reader = () => sessionTokens([newest!, older!], ({ headers }) => headers.authorization ?? null)
  const asked = (token?: string) => ({ headers: { authorization: token } }) as Request

  it('are verified with every secret, and once', async () => {
    const claimsOf = reader()
    for (const secret of [newest, older]) {
      const request = asked(tokenOf({}, secret))
      const claims = await claimsOf(request)
      expect(claims?.sessionId).to.equal('of-a-session')
      expect(await claimsOf(request)).to.equal(claims)
    }
    expect(await claimsOf(asked(tokenOf({}, 'x'.repeat(32))))).to.equal(null)
    expect(await claimsOf(asked())).to.equal(null)
  })

  it('that are known are refused when they expire', async () => {
    const claimsOf = reader()
    const request = asked(tokenOf({ exp: thisSecond() + 3 }))
    const { validUntil } = (await claimsOf(request))!
    await new Promise((resolve) => setTimeout(resolve, validUntil - Date.now() + 1))
    expect(await claimsOf(request)).to.equal(null)
  })

  it('are valid for 31 days at the most, known or not, whatever they say', async () => {
    const issued = thisSecond() - (31 * days) / seconds
    const claimsOf = reader()
    expect(await claimsOf(asked(tokenOf({ iat: issued, exp: thisSecond() + 600 })))).to.equal(null)
    const claims = await claimsOf(asked(tokenOf({ iat: issued + 60 })))
    expect(claims?.validUntil).to.equal((issued + 60) * seconds + 31 * days)
  })
})
