import { createHash, randomBytes } from 'node:crypto'
import { type Command, Option } from 'commander'
import { fromNow, seconds } from '../../base/clock.ts'
import { type AppScope, appScopes } from '../../base/scopes.ts'
import type { ConsoleClient } from '../../client/console.ts'
import { CommandError, printing, UsageError } from '../command.ts'
import { appOf, appOption, collect, signedIn, storeOption } from '../developer/calls.ts'
import { suggestion } from '../developer/nearest.ts'
import { changeProfile, installationKey } from '../developer/profile.ts'
import { facts, paint, table } from '../output.ts'

type App = Awaited<ReturnType<ConsoleClient['apps']['get']>>

export function defineApps(apps: Command): void {
  apps
    .command('create')
    .description('register an app; its client secret is shown only once')
    .argument('<name>', 'its name, as merchants see it')
    .addOption(scopesOption('the scopes that it can request').makeOptionMandatory())
    .option('--redirect <urls...>', 'the URLs that merchants may be redirected to', [
      'http://localhost:3000/callback',
    ])
    .option('--public', 'for an app that runs on phones or in browsers and has no secret')
    .action(printing(create))
  apps
    .command('list')
    .description('list your apps, newest first')
    .action(
      printing(async () => {
        const found = await collect(signedIn().console.apps.list.all({ limit: 100 }))
        return { data: { apps: found }, text: textOf(found) }
      }),
    )
  apps
    .command('show')
    .description('show an app')
    .addOption(appOption())
    .action(
      printing(async (options: { app?: string }) => {
        const { console, profile } = signedIn()
        const app = await console.apps.get(appOf(profile, options))
        return { data: { app }, text: detailsOf(app) }
      }),
    )
  apps
    .command('use')
    .description('choose the app that commands use')
    .argument('<id>', 'its id, from apps list')
    .action(
      printing(async (id: string) => {
        const app = await signedIn().console.apps.get(id)
        await keep(app, null)
        return { data: { app: id }, text: `Commands now use ${app.name}` }
      }),
    )
  apps
    .command('secret')
    .description("manage an app's client secret")
    .command('rotate')
    .description('replace the client secret; the old one stops working at once')
    .addOption(appOption())
    .action(printing(rotate))
}

export function defineInstall(command: Command): void {
  command
    .addOption(appOption())
    .addOption(storeOption())
    .option('--open <name>', 'open a new ecommerce store for it')
    .option('--currency <code>', 'the currency of the new store', 'USD')
    .option('--country <code>', 'the country of the new store', 'US')
    .addOption(scopesOption('the scopes to allow; by default all that the app has registered'))
    .action(printing(install))
}

function scopesOption(words: string): Option {
  return new Option('--scopes <names>', `${words}, separated by commas`).argParser((text) => {
    const names = text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean)
    for (const name of names) {
      if (!(appScopes as string[]).includes(name))
        throw new UsageError(`there is no scope ${name}${suggestion(name, appScopes)}`)
    }
    return names as AppScope[]
  })
}

async function create(name: string, options: { scopes: AppScope[]; redirect: string[]; public?: boolean }) {
  const { console } = signedIn()
  const { scopes, redirect: redirectUris } = options
  const app = await console.apps.create({ name, scopes, redirectUris, confidential: !options.public })
  await keep(app, app.clientSecret)
  const secret: Record<string, string> = app.clientSecret ? { 'client secret': app.clientSecret } : {}
  return {
    data: { app },
    text: `${detailsOf(app, secret)}\n\n${app.clientSecret ? 'The secret is not shown again. ' : ''}Next: ${paint('bold', 'storefront install')}`,
  }
}

async function rotate(options: { app?: string }) {
  const { console, profile } = signedIn()
  const id = appOf(profile, options)
  const { clientId, clientSecret } = await console.apps.rotateClientSecret(id)
  await keep(await console.apps.get(id), clientSecret)
  return {
    data: { clientId, clientSecret },
    text: facts({ 'client id': clientId, 'client secret': clientSecret }),
  }
}

/** Stores an app as the current one; keeps its secret if none is given. */
function keep({ _id, name, clientId }: App, clientSecret: string | null): Promise<void> {
  return changeProfile((profile) => {
    const kept = profile.apps[_id]
    profile.apps[_id] = { ...kept, name, clientId, clientSecret: clientSecret ?? kept?.clientSecret ?? null }
    profile.current.app = _id
  })
}

interface Install {
  app?: string
  store?: string
  open?: string
  currency: string
  country: string
  scopes?: AppScope[]
}

async function install(options: Install) {
  const { console, profile } = signedIn()
  const app = await console.apps.get(appOf(profile, options))
  const store = await storeFor(console, options, profile.current.store)
  const scopes = options.scopes ?? app.scopes
  const tokens = await authorize(console, app, {
    storeId: store._id,
    scopes,
    clientSecret: profile.apps[app._id]?.clientSecret ?? null,
  })
  const expiresAt = fromNow(tokens.expires_in * seconds).toISOString()
  await changeProfile((kept) => {
    kept.installations[installationKey(app._id, store._id)] = { token: tokens.access_token, expiresAt }
    Object.assign(kept.current, { app: app._id, store: store._id })
  })
  return {
    data: { app: app._id, store: store._id, scopes: tokens.scope.split(' '), expiresAt },
    text: `${app.name} is installed on ${store.name} (${store._id}) until ${expiresAt}`,
  }
}

async function storeFor(console: ConsoleClient, options: Install, current?: string) {
  const { open: name, currency, country } = options
  if (name) return console.stores.create({ name, type: 'ecommerce', currency, country })
  const id = options.store ?? current
  if (id) return console.stores.get(id)
  const { stores } = await console.stores.list({ limit: 2 })
  if (stores.length === 1) return stores[0]!
  throw new CommandError(
    stores.length === 0
      ? 'you have no store: open one with --open "My test store"'
      : 'you have several stores: name one with --store',
  )
}

/** Plays both parts of OAuth: the developer is the merchant, and the command line is the app, with secret and PKCE. */
async function authorize(
  console: ConsoleClient,
  app: App,
  { storeId, scopes, clientSecret }: { storeId: string; scopes: AppScope[]; clientSecret: string | null },
) {
  if (app.confidential && !clientSecret)
    throw new CommandError(
      `the client secret is not stored here: run storefront apps secret rotate --app ${app._id}`,
    )
  const verifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  const [redirectUri] = app.redirectUris
  const { clientId } = app
  const consent = { clientId, storeId, scopes, redirectUri: redirectUri!, codeChallenge }
  const { redirectUrl } = await console.oauth.authorizeApp(consent)
  return console.oauth.exchangeToken({
    grant_type: 'authorization_code',
    code: new URL(redirectUrl).searchParams.get('code')!,
    redirect_uri: redirectUri!,
    client_id: clientId,
    ...(clientSecret ? { client_secret: clientSecret } : {}),
    code_verifier: verifier,
  })
}

function textOf(apps: App[]): string {
  if (apps.length === 0) return 'You have no apps. Create one with storefront apps create.'
  const rows = apps.map(({ _id, name, scopes, webhookUrl, createdAt }) => [
    _id,
    name,
    String(scopes.length),
    webhookUrl ?? '',
    createdAt.slice(0, 10),
  ])
  return table(['ID', 'NAME', 'SCOPES', 'WEBHOOK', 'CREATED'], rows)
}

function detailsOf(app: App, more: Record<string, string> = {}): string {
  return facts({
    id: app._id,
    name: app.name,
    'client id': app.clientId,
    ...more,
    scopes: app.scopes.join(', '),
    'redirect URIs': app.redirectUris.join(', '),
    webhook: app.webhookUrl ?? '',
  })
}
