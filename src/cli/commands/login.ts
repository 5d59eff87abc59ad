import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { fromNow, seconds } from '../../base/clock.ts'
import { parseUrl } from '../../base/url.ts'
import { isRefusal } from '../../client/refusal.ts'
import { CommandError, isForMachines, type Printing, printing, reasonOf } from '../command.ts'
import { collect, consoleAt, signedIn } from '../developer/calls.ts'
import { type Addresses, changeProfile, readProfile } from '../developer/profile.ts'
import { facts, paint, table } from '../output.ts'

const grantType = 'urn:ietf:params:oauth:grant-type:device_code'

/** Returns an option for an address of the service. */
const address = (surface: keyof Addresses, port: number) =>
  new Option(
    `--${surface} <url>`,
    `the address of the ${surface === 'console' ? 'console' : `${surface} API`}`,
  )
    .env(`STOREFRONT_${surface.toUpperCase()}_URL`)
    .default(`http://localhost:${port}`)
    .argParser((url) => {
      if (!/^https?:$/.test(parseUrl(url)?.protocol ?? ''))
        throw new InvalidArgumentError('It must be an address such as https://apps.example.com.')
      return url.replace(/\/+$/, '')
    })

export function defineLogin(command: Command): void {
  command
    .addOption(address('console', 4002))
    .addOption(address('apps', 4001))
    .addOption(address('store', 4000))
    .option('--name <name>', 'the name of this computer in the list of your sessions', hostname())
    .action(printing(login))
}

export function defineLogout(command: Command): void {
  command.action(printing(logout))
}

export function defineWhoami(command: Command): void {
  command.action(printing(whoami))
}

export function defineSessions(sessions: Command): void {
  sessions
    .command('list')
    .description('list your active sessions, newest first')
    .action(
      printing(async () => {
        const found = await collect(signedIn().console.devices.listSessions.all({ limit: 100 }))
        const rows = found.map(({ _id, device, current, signedInAt, expiresAt }) => [
          _id,
          device ?? 'a browser',
          signedInAt,
          expiresAt,
          current ? 'this one' : '',
        ])
        return { data: { sessions: found }, text: table(['ID', 'DEVICE', 'SIGNED IN', 'EXPIRES', ''], rows) }
      }),
    )
  sessions
    .command('end')
    .description('end a session at once')
    .argument('<id>', 'its id, from sessions list')
    .action(
      printing(async (id: string) => {
        await signedIn().console.devices.endSession(id)
        return { data: { ended: id }, text: `${id} has ended` }
      }),
    )
}

type Options = Addresses & { name: string }

async function login(this: Printing, { name, ...addresses }: Options) {
  const client = consoleAt(addresses)
  const begun = await client.devices.begin({ client_id: 'storefront-cli', name: name.slice(0, 120) })
  const { verification_uri: page, verification_uri_complete: link, user_code: code } = begun
  const line = isForMachines(this)
    ? JSON.stringify({ verificationUri: page, verificationUriComplete: link, userCode: code })
    : `Open ${paint('bold', link)}\nand confirm the code ${paint('bold', code)}. Waiting…`
  process.stderr.write(`${line}\n`)
  const { access_token: token, expires_in: lasts } = await confirmed(client, begun)
  const expiresAt = fromNow(lasts * seconds).toISOString()
  const { user } = await consoleAt(addresses, token).auth.getMe()
  const email = user.email
  const before = readProfile()
  await changeProfile((profile) => {
    // Apps and stores of another service, or of another person, do not apply.
    const same = profile.addresses.console === addresses.console && profile.session?.email === email
    if (!same) Object.assign(profile, { apps: {}, installations: {}, storeTokens: {}, current: {} })
    Object.assign(profile, { addresses, session: { email, token, expiresAt } })
  }, addresses)
  // The previous session's service may be gone.
  const left = before?.session
    ? await end(before.addresses, before.session.token).then(() => null, reasonOf)
    : null
  return {
    data: { email, expiresAt, console: addresses.console },
    text: `You are signed in as ${paint('bold', email)} until ${expiresAt}`,
    warnings: left ? [`the previous session was not ended: ${left}`] : [],
  }
}

/** Polls until the person has decided (RFC 8628 section 3.5). */
async function confirmed(
  client: ReturnType<typeof consoleAt>,
  { device_code, interval }: { device_code: string; interval: number },
) {
  for (let pause = interval; ; ) {
    await sleep(pause * seconds)
    const form = { grant_type: grantType, device_code, client_id: 'storefront-cli' }
    const { data, refusal } = await client.devices.exchangeCode(form).settled()
    if (data) return data
    if (isRefusal(refusal, 'slow_down')) pause += 5
    else if (isRefusal(refusal, 'access_denied'))
      throw new CommandError('you refused this computer in the browser')
    else if (isRefusal(refusal, 'expired_token'))
      throw new CommandError('nobody confirmed the code within 10 minutes: run storefront login again')
    else if (!isRefusal(refusal, 'authorization_pending')) throw refusal
  }
}

/** Ends a session, whether or not it still works. */
async function end(addresses: Addresses, token: string): Promise<void> {
  const { refusal } = await consoleAt(addresses, token).auth.logout().settled()
  if (refusal && refusal.status !== 401) throw refusal
}

async function logout() {
  const profile = readProfile()
  if (!profile?.session) return { data: { changed: false }, text: 'You were not signed in' }
  await end(profile.addresses, profile.session.token)
  await changeProfile((kept) =>
    Object.assign(kept, { session: null, apps: {}, installations: {}, storeTokens: {}, current: {} }),
  )
  return { data: { changed: true }, text: `${profile.session.email} is signed out` }
}

async function whoami() {
  const { profile, console, email } = signedIn()
  await console.auth.getMe()
  const { app = null, store = null } = profile.current
  const { expiresAt } = profile.session!
  const data = { email, expiresAt, console: profile.addresses.console, app, store }
  const known = {
    email,
    'signed in until': expiresAt,
    console: data.console,
    app: app ?? '',
    store: store ?? '',
  }
  return { data, text: facts(known) }
}
