import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { builtScript } from '../../scripts/build/bundle.ts'
import { freePort } from '../support/database.ts'
import { call } from '../support/service.ts'
import { newEmail, signInToConsole } from '../support/sign-in.ts'
import { openSite, type Site } from '../support/site.ts'
import { snippetsOf } from '../support/snippets.ts'

/** A block of the guide that runs in bash, with all that it has printed. */
interface Running {
  child: ChildProcess
  output: string
}

describe('the guide of the command line', function () {
  this.timeout(180_000)
  let site: Site
  let folder: string
  const running: Running[] = []
  before(async () => {
    site = await openSite()
    folder = mkdtempSync(join(tmpdir(), 'storefront-guide-'))
    mkdirSync(join(folder, 'home'))
  })
  after(async () => {
    // The group is ended, because bash waits for what it has started.
    for (const { child } of running) if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (code: string): Running => {
    const commandLine = `${process.execPath} ${resolve(builtScript('src/cli/main.ts'))}`
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: join(folder, 'home'),
      STOREFRONT_CONSOLE_URL: site.console,
      STOREFRONT_APPS_URL: site.apps,
      STOREFRONT_STORE_URL: site.store,
    }
    const script = `set -euo pipefail\n${code.replaceAll('node bin/storefront.js', commandLine)}`
    const child = spawn('bash', ['-c', script], { cwd: folder, env, detached: true })
    const one: Running = { child, output: '' }
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        one.output += text
      })
    running.push(one)
    return one
  }

  const until = async (what: () => boolean | Promise<boolean>) => {
    for (const deadline = performance.now() + 60_000; !(await what()); await sleep(25)) {
      if (performance.now() > deadline) throw new Error(running.map(({ output }) => output).join('\n---\n'))
    }
  }

  it('leads to a webhook that is verified, forwarded and replayed, by each of its commands', async () => {
    const port = String(await freePort())
    const background: Running[] = []
    for (const { info, code } of snippetsOf('command-line')) {
      const here = code.replaceAll('3000', port)
      if (info === 'js receiver') writeFileSync(join(folder, 'receiver.mjs'), here)
      if (info === 'sh background') {
        const started = start(here)
        background.push(started)
        if (here.includes('--forward')) await until(() => started.output.includes('Forwarding to'))
        else await until(() => isOpen(port))
      }
      if (info !== 'sh terminal') continue
      const one = start(here)
      if (here.includes(' login\n')) await confirm(one)
      if (one.child.exitCode === null) await once(one.child, 'close')
      expect(one.child.exitCode, `${here}${one.output}`).to.equal(0)
      if (here.includes('storefront.js trigger')) await until(() => verified(background[0]!) >= 1)
      if (here.includes('replay --since'))
        expect(one.output).to.match(/(?:event was|events were) forwarded$/m)
    }
    const [receiver, listener] = background
    expect(receiver!.output).not.to.include('wrong')
    // Once as it happened and once more by the replay; a slow machine may add a retry, as for any webhook.
    await until(() => verified(receiver!) >= 2)
    await until(() => /orders\/updated .+ 204 \d+ ms .*delivered/.test(listener!.output))
  })

  const verified = ({ output }: Running) => output.split('verified orders/updated').length - 1

  /** Tells whether somebody listens, without a request that the receiver would see. */
  const isOpen = (port: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), 'localhost')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })

  /** Plays the person in the browser. */
  async function confirm(login: Running): Promise<void> {
    await until(() => /code \S+\. Waiting/.test(login.output))
    const [, userCode] = /code (\S+)\. Waiting/.exec(login.output)!
    const { headers } = await signInToConsole(newEmail())
    const decision = { userCode, allow: true }
    await call('console').post('/api/v1/auth/device/decide').set(headers).send(decision).expect(200)
  }
})
