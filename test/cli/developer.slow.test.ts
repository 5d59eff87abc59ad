import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { verifyWebhook } from '../../src/client/webhooks.ts'
import { endAll, type Started, startProcess } from '../main/process.ts'
import { feedSettled } from '../support/feed.ts'
import { call, service } from '../support/service.ts'
import { newEmail, signInToConsole } from '../support/sign-in.ts'
import { openSite, type Site } from '../support/site.ts'
import { startWorkerProcess } from '../support/worker.ts'

// Commands are processes of their own, on a real service; the person in the browser is played by the calls of the page.

interface Hook {
  headers: IncomingHttpHeaders
  body: string
}

/** Opens a receiver that answers with the statuses in turn, and then with 204. */
async function openHooks(...statuses: number[]) {
  const hooks: Hook[] = []
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    hooks.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(statuses.shift() ?? 204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { hooks, url: `http://127.0.0.1:${port}/hooks`, close: () => server.close() }
}

async function until(what: () => boolean, started?: Started): Promise<void> {
  for (const deadline = performance.now() + 60_000; !what(); await sleep(25)) {
    if (performance.now() > deadline)
      throw new Error(`it did not happen: ${started?.stderr()} ${started?.stdout()}`)
  }
}

describe('the command line of app developers', function () {
  this.timeout(180_000)
  let site: Site
  let home: string
  let env: Record<string, string>

  before(async () => {
    site = await openSite()
    home = mkdtempSync(join(tmpdir(), 'storefront-cli-'))
    env = {
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_STATE_HOME: join(home, 'state'),
      STOREFRONT_CONSOLE_URL: site.console,
      STOREFRONT_APPS_URL: site.apps,
      STOREFRONT_STORE_URL: site.store,
    }
  })
  afterEach(endAll)
  after(async () => {
    rmSync(home, { recursive: true, force: true })
    await site.close()
  })

  const begin = (args: string[], more: Record<string, string> = {}) =>
    startProcess('src/cli/main.ts', { ...env, ...more }, args)
  const run = async (args: string[], more: Record<string, string> = {}) => {
    const started = begin(args, more)
    return { code: await started.ended, stdout: started.stdout(), stderr: started.stderr() }
  }
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await run([...args, '--json'])
    expect(code, stderr).to.equal(0)
    return JSON.parse(stdout)
  }
  const credentials = () => join(home, 'config', 'storefront', 'credentials.json')

  const logIn = async (email: string, allow = true) => {
    const started = begin(['login', '--json', '--name', 'test-computer'])
    await until(() => started.stderr().includes('\n'), started)
    const { userCode } = JSON.parse(started.stderr())
    const person = await signInToConsole(email)
    const decision = { userCode, allow }
    await call('console').post('/api/v1/auth/device/decide').set(person.headers).send(decision).expect(200)
    return { code: await started.ended, started, person }
  }

  const email = newEmail()

  it('asks who is not signed in to sign in, and tells where no service responds', async () => {
    expect(await run(['whoami'])).to.include({
      code: 1,
      stderr: 'storefront: you are not signed in: run storefront login\n',
    })
    const { code, stderr } = await run(['login', '--console', 'http://127.0.0.1:1'])
    expect(code).to.equal(1)
    expect(stderr).to.match(/^storefront: http:\/\/127\.0\.0\.1:1 does not respond: .+\n$/)
  })

  it('login: ends with 1 where the person refuses', async () => {
    const { code, started } = await logIn(email, false)
    expect([code, started.stdout()]).to.deep.equal([1, ''])
    expect(started.stderr()).to.include('you refused this computer')
    expect(existsSync(credentials())).to.equal(false)
  })

  it('login: keeps the token where nobody else reads it, and prints it nowhere', async () => {
    const { code, started } = await logIn(email)
    expect(code, started.stderr()).to.equal(0)
    expect(JSON.parse(started.stdout())).to.include({ email })
    expect(statSync(credentials()).mode & 0o777).to.equal(0o600)
    const { session } = JSON.parse(readFileSync(credentials(), 'utf8'))
    expect(session.token).to.match(/^ey/)
    expect(started.stdout() + started.stderr()).not.to.include(session.token)
    expect(await json('whoami')).to.include({ email, app: null })
    const { sessions } = await json('sessions', 'list')
    expect(sessions.map(({ device }: { device: string }) => device)).to.include('test-computer')
  })

  it('login: succeeds also where the service of the session before is gone', async () => {
    const kept = JSON.parse(readFileSync(credentials(), 'utf8'))
    kept.addresses.console = 'http://127.0.0.1:1'
    writeFileSync(credentials(), JSON.stringify(kept))
    const { code, started } = await logIn(email)
    expect([code, JSON.parse(started.stdout()).email]).to.deep.equal([0, email])
    expect(started.stderr()).to.match(/^the previous session was not ended: .+ does not respond/m)
    expect(await json('whoami')).to.include({ console: site.console })
  })

  it('says in one line that what it keeps is damaged, and shows nothing of it', async () => {
    const damaged = join(home, 'damaged', 'storefront')
    mkdirSync(damaged, { recursive: true })
    writeFileSync(join(damaged, 'credentials.json'), '{ "session": "secret')
    expect(await run(['whoami'], { XDG_CONFIG_HOME: join(home, 'damaged') })).to.deep.equal({
      ...{ code: 1, stdout: '' },
      stderr: `storefront: ${damaged}/credentials.json is damaged: delete it\n`,
    })
  })

  it('apps: makes an app, lists and shows it, and rotates its secret', async () => {
    const scopes = 'READ_INVENTORY,WRITE_INVENTORY,READ_ORDERS,READ_NOTES'
    const { app } = await json('apps', 'create', 'Label Printer', '--scopes', scopes)
    expect(app.clientSecret).to.match(/^secret_/)
    const { apps } = await json('apps', 'list')
    expect(apps.map(({ _id }: { _id: string }) => _id)).to.deep.equal([app._id])
    expect((await json('apps', 'show')).app).to.include({ _id: app._id, name: 'Label Printer' })
    const { clientSecret } = await json('apps', 'secret', 'rotate')
    expect(clientSecret).not.to.equal(app.clientSecret)
    const { code, stderr } = await run(['apps', 'create', 'Other', '--scopes', 'READ_ORDER'])
    expect([code, stderr]).to.deep.equal([
      2,
      'storefront: there is no scope READ_ORDER (did you mean READ_ORDERS?)\n',
    ])
  })

  it('says how to sign in again where a command takes a sign-in of the last minutes', async () => {
    const { id } = await service().db('users').where({ email }).first('id')
    const sessions = service().db('sessions').where({ user_id: id })
    const [{ created_at }] = await sessions.clone().select('created_at')
    await sessions.clone().update({ created_at: new Date(Date.now() - 16 * minutes) })
    const { code, stderr } = await run(['apps', 'secret', 'rotate'])
    await sessions.clone().update({ created_at })
    expect([code, stderr]).to.deep.equal([
      1,
      'storefront: This needs a sign-in within the last 15 minutes; sign in again: run storefront login\n',
    ])
  })

  it('install: says what to do without a store, and installs the app on one that it opens', async () => {
    const { code, stderr } = await run(['install'])
    expect([code, stderr]).to.deep.equal([
      1,
      'storefront: you have no store: open one with --open "My test store"\n',
    ])
    const { store, scopes } = await json('install', '--open', 'My test store')
    expect(scopes).to.include('READ_ORDERS')
    expect(await json('whoami')).to.include({ store })
  })

  it('trigger: makes each change that it lists, and names what is near an unknown topic', async () => {
    const { topics } = await json('trigger', '--list')
    const listed: { topic: string; triggered: boolean }[] = topics
    expect(listed.filter(({ triggered }) => !triggered).map(({ topic }) => topic.split('/')[0])).to.include(
      'kyc',
    )
    const { code, stderr } = await run(['trigger', 'orders/update'])
    expect(code).to.equal(2)
    expect(stderr).to.include('(did you mean orders/updated')
    expect((await run(['trigger', 'kyc/created'])).stderr).to.include('an identity check needs')
    // The other types of stores sell these.
    const elsewhere = ['foods', 'services']
    const here = listed.filter(
      ({ topic, triggered }) => triggered && !elsewhere.includes(topic.split('/')[0]!),
    )
    const { triggered } = await json('trigger', ...here.map(({ topic }) => topic))
    expect(triggered).to.have.length(here.length)
    for (const { topic, resourceId } of triggered) expect(resourceId, topic).to.match(/^[0-9a-f]{24}$/)
    const { store } = await json('whoami')
    const rows = await service().db('events').where({ shop_id: store }).select('resource', 'method')
    const actions: Record<string, string> = { POST: 'created', DELETE: 'deleted' }
    const happened = rows.map(({ resource, method }) => `${resource}/${actions[method] ?? 'updated'}`)
    expect(happened).to.include.members(here.map(({ topic }) => topic))
  })

  it('trigger: names the topics of a resource, and takes no other word for a topic', async () => {
    expect(await run(['trigger', 'notes'])).to.deep.equal({
      ...{ code: 2, stdout: '' },
      stderr: 'storefront: notes has several topics: notes/created, notes/updated, notes/deleted\n',
    })
    expect((await run(['trigger', 'toString'])).stderr).to.match(/^storefront: there is no topic toString;/)
  })

  it('listen: forwards what happens, signed as the service signs it, and ends with Ctrl-C', async () => {
    const receiver = await openHooks()
    // Events that were triggered before are then no longer new.
    await feedSettled()
    const started = begin([
      'listen',
      '--forward',
      receiver.url,
      '--json',
      '--topics',
      'products,orders/updated',
    ])
    const state = join(home, 'state', 'storefront')
    await until(() => existsSync(state), started)
    const { triggered } = await json('trigger', 'products/updated', 'notes/created', 'orders/updated')
    const { resourceId } = triggered[0]
    await until(() => started.stdout().includes('orders/updated'), started)
    started.kill('SIGINT')
    expect(await started.ended, started.stderr()).to.equal(0)
    const results = started
      .stdout()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const topics = results.map(({ topic }) => topic)
    const expected = ['products/created', 'products/updated', 'products/created', 'orders/updated']
    expect(topics).to.deep.equal(expected)
    expect(results[1]).to.include({ resourceId, status: 204, state: 'delivered', attempt: 1 })
    const { stdout: secret } = await run(['listen', '--print-secret'])
    for (const { headers, body } of receiver.hooks) {
      const event = await verifyWebhook(secret.trim(), headers, body)
      expect(event).to.include({ id: headers['x-service-event-id'], topic: headers['x-service-topic'] })
    }
    receiver.close()
  })

  it('listen: goes on where it was killed, tries again what failed, and shows it in one line', async () => {
    const [first, second] = [await openHooks(500), await openHooks()]
    const started = begin(['listen', '--forward', first.url, '--json', '--topics', 'products'])
    await sleep(0)
    await json('trigger', 'products/created')
    await until(() => started.stdout().includes('"pending"'), started)
    started.kill('SIGKILL')
    await started.ended
    await json('trigger', 'products/created')
    const again = begin(['listen', '--forward', second.url, '--topics', 'products'], { NO_COLOR: '1' })
    await until(() => second.hooks.length === 2, again)
    await until(() => again.stdout().includes('attempt 2'), again)
    again.kill('SIGINT')
    expect(await again.ended).to.equal(0)
    const ids = second.hooks.map(({ headers }) => headers['x-service-event-id'])
    expect(ids).to.include(first.hooks[0]!.headers['x-service-event-id'])
    const line = /^\d\d:\d\d:\d\d {2}products\/created +[0-9a-f]{24} {2}204 \d+ ms attempt 2 {2}delivered$/m
    expect(again.stdout()).to.match(line)
    expect(again.stdout() + again.stderr()).not.to.include('\u001b')
    for (const receiver of [first, second]) receiver.close()
  })

  it('replay: forwards events once more, and fails where the receiver does', async () => {
    const receiver = await openHooks()
    const { events } = await json(
      'replay',
      '--since',
      '1h',
      '--topics',
      'products',
      '--forward',
      receiver.url,
    )
    expect(events.length).to.be.greaterThan(3)
    expect(receiver.hooks).to.have.length(events.length)
    const one = await json('replay', events[0].id, '--forward', receiver.url)
    expect(one.events.map(({ id }: { id: string }) => id)).to.deep.equal([events[0].id])
    receiver.close()
    const { code, stdout } = await run(['replay', events[0].id, '--forward', 'http://127.0.0.1:1/'])
    expect(code).to.equal(1)
    expect(stdout).to.include('1 event was forwarded, 1 of them failed')
    expect((await run(['replay', '--since', 'soon'])).code).to.equal(2)
  })

  it('logs and replay: show what the service delivered to the webhook, and have it sent again', async () => {
    const receiver = await openHooks()
    const { app } = await json('whoami')
    const { session } = JSON.parse(readFileSync(credentials(), 'utf8'))
    const headers = { authorization: `Bearer ${session.token}` }
    const body = { url: receiver.url }
    await call('console').put(`/api/v1/apps/${app}/webhook`).set(headers).send(body).expect(200)
    const worker = await startWorkerProcess()
    await json('trigger', 'products/created')
    // Events from before the webhook was saved come too, because no worker has looked at them yet.
    await until(() => receiver.hooks.some(({ headers }) => headers['x-service-topic'] === 'products/created'))
    const following = begin(['logs', '--follow', '--json', '--topic', 'products/created'])
    await until(() => following.stdout().includes('"delivered"'), following)
    const delivery = following
      .stdout()
      .split('\n')
      .flatMap((line) => (line ? [JSON.parse(line)] : []))
      .find(({ state }) => state === 'delivered')
    expect(delivery.attempts[0]).to.include({ attempt: 1, status: 204 })
    const times = () =>
      receiver.hooks.filter(({ headers }) => headers['x-service-event-id'] === delivery._id).length
    await json('replay', delivery._id)
    await until(() => times() === 2)
    const { queued } = await json('replay', '--since', '1h')
    expect(queued).to.be.greaterThan(0)
    await until(() => times() === 3)
    following.kill('SIGINT')
    expect(await following.ended, following.stderr()).to.equal(0)
    expect((await run(['logs'])).stdout).to.match(/attempt 1: 204 \d+ ms/)
    await worker.stop()
    receiver.close()
  })

  it('completion: completes commands, options and topics in bash, and is made for zsh and fish', async () => {
    const { stdout: bash } = await run(['completion', 'bash'])
    const file = join(home, 'complete.bash')
    const ask = `
COMP_WORDS=(storefront trigger orders/); COMP_CWORD=2; _storefront; echo "\${COMPREPLY[@]}"
COMP_WORDS=(storefront apps secret ''); COMP_CWORD=3; _storefront; echo "\${COMPREPLY[@]}"
`
    writeFileSync(file, bash + ask)
    const { execFileSync } = await import('node:child_process')
    const [topics, secret] = execFileSync('bash', [file], { encoding: 'utf8' }).split('\n')
    expect(topics).to.equal('orders/created orders/updated orders/deleted')
    expect(secret).to.include('rotate')
    expect((await run(['completion', 'zsh'])).stdout).to.match(/^#compdef storefront/)
    expect((await run(['completion', 'fish'])).stdout).to.include('complete -c storefront')
    expect((await run(['completion', 'tcsh'])).code).to.equal(2)
  })

  it('logout: ends the session and forgets what is kept', async () => {
    const { session } = JSON.parse(readFileSync(credentials(), 'utf8'))
    await json('logout')
    expect(readFileSync(credentials(), 'utf8')).not.to.match(/"ey|app_|secret_|whsec_/)
    const headers = { authorization: `Bearer ${session.token}` }
    await call('console').get('/api/v1/auth/me').set(headers).expect(401)
    expect((await run(['whoami'])).code).to.equal(1)
  })
})
