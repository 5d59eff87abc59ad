import { setTimeout as sleep } from 'node:timers/promises'
import { shopper } from '../../scripts/seed/examples.ts'
import { merchant } from '../../scripts/seed.ts'
import { createConsoleClient } from '../../src/client/console.ts'
import { createStoreClient } from '../../src/client/store.ts'
import type { Surface } from '../../src/http/surface-options.ts'

/** The stores of the examples: `make start` gives them these ids everywhere. */
const exampleStore = '665f1c2ab4e0d3a1c9f00001'
export const digitalStore = '665f1c2ab4e0d3a1c9f00002'

/** Tokens of the people of the examples, for a service with the demo stores. */
export type DemoTokens = Record<'store' | 'digital' | 'apps' | 'digitalApps' | 'console', string>

/** Signs the people of the examples in at a service with a mailbox. */
export async function demoTokens(urls: Record<Surface, string>): Promise<DemoTokens> {
  const consoleUrl = `${urls.console}/api/v1`
  const { mailbox, auth } = createConsoleClient({ url: consoleUrl })
  const codeFor = async (email: string, ask: () => Promise<unknown>): Promise<string> => {
    const codes = async () =>
      (await mailbox.list({ to: email })).messages.map(({ _id, text }) => ({
        _id,
        otp: /\b\d{6}\b/.exec(text)?.[0],
      }))
    const known = new Set((await codes()).map(({ _id }) => _id))
    await ask()
    for (;;) {
      const fresh = (await codes()).find(({ _id, otp }) => otp && !known.has(_id))
      if (fresh) return fresh.otp!
      await sleep(100)
    }
  }
  const enterStore = async (shop: string) => {
    const entrance = createStoreClient({ url: `${urls.store}/api/v1`, shop }).auth
    const { email } = shopper
    const otp = await codeFor(email, () => entrance.authenticate({ email }))
    return (await entrance.verifyEmail({ email, otp })).token
  }
  const { email } = merchant
  const otp = await codeFor(email, () => auth.authenticate({ email }))
  const token = (await auth.verifyEmail({ email, otp })).token!
  const owner = createConsoleClient({ url: consoleUrl, token })
  const appToken = async (shop: string) => (await owner.tokens.createStoreToken(shop, { name: 'test' })).token
  return {
    store: await enterStore(exampleStore),
    digital: await enterStore(digitalStore),
    apps: await appToken(exampleStore),
    digitalApps: await appToken(digitalStore),
    console: token,
  }
}
