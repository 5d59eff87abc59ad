import { expect } from 'chai'
import { intruder, nobody } from './provocations.ts'
import { isRefused, type Refused, type Sent } from './statements.ts'
import { appWith, type Client, store, type TestStore } from './world.ts'

/** The messages of an endpoint of the Apps API that has words of its own, and the store that it is tried at. */
interface Words {
  at?: () => TestStore
  authentication?: string
  scope?: string | RegExp
}

/** States who may call an endpoint of the Apps API. */
export function guarded(
  scope: string,
  send: (app: Client) => Sent,
  {
    at = () => store,
    authentication = 'Authentication required',
    scope: refusal = 'Insufficient scope',
  }: Words = {},
): void {
  const unauthenticated: Refused = [401, authentication]
  it('requires a token', () => isRefused(send(nobody()), unauthenticated))
  it('refuses a token that is not valid', () => isRefused(send(intruder()), unauthenticated))
  it(`requires the scope ${scope}`, async () => {
    await isRefused(send(await appWith(at().shop, 'READ_NOTES')), [403, refusal])
  })
  it(`requires no other scope than ${scope}`, async () => {
    const { status } = await send(await appWith(at().shop, scope))
    expect(status).to.not.be.oneOf([401, 403])
  })
}
