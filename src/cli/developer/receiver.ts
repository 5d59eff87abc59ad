import { Option } from 'commander'
import { parseUrl } from '../../base/url.ts'
import { newSigningSecret } from '../../gateways/webhooks/sign.ts'
import { UsageError } from '../command.ts'
import { signedIn } from './calls.ts'
import { changeProfile, type KeptApp } from './profile.ts'

export const forwardOption = () =>
  new Option('--forward <url>', 'the address of your receiver').argParser((text) => {
    if (!/^https?:$/.test(parseUrl(text)?.protocol ?? ''))
      throw new UsageError(`--forward takes an address such as http://localhost:3000/hooks, not ${text}`)
    return text
  })

/** Returns the secret that `listen` signs with, created for each app on first use. */
export async function receiverOf(
  appId: string,
  kept: KeptApp | undefined,
): Promise<{ clientId: string; secret: string }> {
  const app = kept ?? { ...(await signedIn().console.apps.get(appId)), clientSecret: null }
  const secret = app.listenSecret ?? newSigningSecret()
  if (!app.listenSecret)
    await changeProfile((profile) => {
      const { name, clientId, clientSecret } = app
      profile.apps[appId] = { name, clientId, clientSecret, listenSecret: secret }
    })
  return { clientId: app.clientId, secret }
}
