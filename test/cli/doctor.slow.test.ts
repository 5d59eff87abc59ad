import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import type { Finding } from '../../src/cli/doctor/check.ts'
import { emptyDatabase, endAll, ownFolder, ownSettings, silentPort, startProcess } from '../main/process.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openTestRedis } from '../support/redis.ts'
import { service } from '../support/service.ts'
import { openSmtpReceiver } from '../support/smtp.ts'
import { storefront } from './command-line.ts'

describe('storefront doctor', () => {
  const { folder, remove } = ownFolder('doctor')
  let env: Record<string, string>
  beforeEach(async () => {
    env = { ...(await ownSettings(folder)), DATABASE_URL: service().databaseUrl }
  })
  afterEach(endAll)
  after(remove)

  async function examine(extra: Record<string, string> = {}) {
    const { code, stdout } = await storefront(['doctor', '--json'], { ...env, ...extra })
    const { healthy, findings } = JSON.parse(stdout) as { healthy: boolean; findings: Finding[] }
    expect(code).to.equal(healthy ? 0 : 1)
    return { healthy, of: (check: string) => findings.filter((found) => found.check === check), findings }
  }
  const brief = (found: Finding[]) => found.map(({ state, message }) => `${state}: ${message}`)

  it('finds nothing wrong before a start, nor beside the running service, whose ports are in use', async () => {
    const before = await examine()
    expect(before.findings.filter(({ state }) => state === 'problem')).to.deep.equal([])
    expect(brief(before.of('ports'))).to.deep.equal(
      ['STORE_PORT', 'APPS_PORT', 'CONSOLE_PORT'].map((name) => `ok: ${name}: ${env[name]} is free`),
    )
    expect(brief(before.of('database'))[0]).to.match(
      /^ok: PostgreSQL \d+\.\d+ at 127\.0\.0\.1:\d+\/\w+, \d+ ms away$/,
    )
    expect(brief(before.of('extensions'))).to.deep.equal(['ok: btree_gin, pg_trgm, unaccent'])
    expect(brief(before.of('migrations'))[0]).to.match(/^ok: all \d+ have run$/)
    expect(brief(before.of('clock'))[0]).to.match(/^ok: .* 0\.\d s apart$/)

    await startProcess('src/main.ts', env).ready()
    const beside = await examine()
    expect(beside.healthy).to.equal(true)
    expect(brief(beside.of('ports'))[0]).to.equal(
      `ok: STORE_PORT: this service already listens on ${env.STORE_PORT}`,
    )
    expect(brief(beside.of('public address'))[0]).to.equal(
      `ok: http://localhost:${env.STORE_PORT} reaches this service`,
    )
  })

  it('asks the bucket of the settings whether it answers', async () => {
    const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    const { of } = await examine({ ...bucket, S3_ENDPOINT: 'http://127.0.0.1:1' })
    expect(brief(of('files'))[0]).to.match(/^problem: the bucket pictures: .*ECONNREFUSED/)
  })

  it('counts the connections that a process takes beside its pool', async () => {
    for (const [ROLE, needed] of Object.entries({ api: 11, worker: 13, all: 14 })) {
      const { of } = await examine({ ROLE, DATABASE_POOL: '10' })
      expect(brief(of('connections'))[0], ROLE).to.match(new RegExp(`takes up to ${needed}$`))
    }
  })

  it('says what to do about each thing that is wrong, also while a setting is', async () => {
    const { port, close } = await silentPort()
    const file = `${folder}/file`
    writeFileSync(file, '')
    const { of } = await examine({
      ROLE: 'all of them',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAILBOX: '',
      REDIS_URL: `redis://:canary@127.0.0.1:1`,
      DATA_FOLDER: file,
    })
    expect(brief(of('settings'))[0]).to.match(/^problem: ROLE must be one of/)
    expect(brief(of('smtp'))[0]).to.match(/^problem: .*ECONNREFUSED/)
    expect(brief(of('redis'))[0]).to.match(/^problem: .*ECONNREFUSED/)
    expect(brief(of('disk'))[0]).to.match(/^problem: /)
    for (const check of ['settings', 'smtp', 'redis', 'disk'])
      expect(of(check)[0]!.advice, check).to.be.a('string')

    const other = await examine({ CONSOLE_PORT: String(port) })
    expect(brief(other.of('ports'))[2]).to.equal(`problem: CONSOLE_PORT: port ${port} is already in use`)
    close()
  })

  it('asks for the migrations, and names the keys that VAULT_KEYS lacks', async () => {
    const { url, drop } = await emptyDatabase()
    const { of } = await examine({ DATABASE_URL: url })
    expect(brief(of('migrations'))[0]).to.match(/^problem: the database is missing \d+ migrations$/)
    expect(of('migrations')[0]!.advice).to.equal('run storefront migrate')
    await drop()

    const id = 'a'.repeat(24)
    await service()
      .db('mails')
      .insert({ id, recipient: 'a@b.example', subject: 's', body: 'lost.x.y.z', html: 'lost.x.y.z' })
    expect(brief((await examine()).of('vault keys'))).to.deep.equal([
      'problem: secrets are sealed with lost, which VAULT_KEYS lacks',
    ])
    await service().db('mails').where({ id }).delete()
  })

  it('notices a key of VAULT_KEYS that has the name of the right one, as do the commands that need it', async () => {
    const shop = await createShop()
    const id = newId()
    const name = service().dependencies.vault.newestKey
    const number = service().dependencies.vault.seal('A1', id)
    await service()
      .db('kyc')
      .insert({
        ...{ id, shop_id: shop.id, user_id: shop.ownerId, type: 'passport', full_name: 'Ada' },
        ...{ number, masked_number: '**' },
      })
    const VAULT_KEYS = `${name}:${randomBytes(32).toString('base64')}`
    expect(brief((await examine({ VAULT_KEYS })).of('vault keys'))).to.deep.equal([
      `problem: the key ${name} does not open what was sealed under that name`,
    ])
    expect(await storefront(['kyc', 'list'], { VAULT_KEYS })).to.deep.equal({
      ...{ code: 1, stdout: '' },
      stderr: `storefront: no vault key opens a secret of key ${name}\n`,
    })
    await service().db('kyc').where({ id }).delete()
  })

  it('makes no folder and no file, which would belong to whoever runs it', async () => {
    const nowhere = `${folder}/not/there`
    for (const NODE_ENV of ['development', 'production']) {
      const { of } = await examine({ NODE_ENV, DATA_FOLDER: nowhere })
      expect(brief(of('disk'))[0]).to.match(
        /^(ok|warning): .* free in .*not\/there, which is created at start$/,
      )
      expect(existsSync(`${folder}/not`)).to.equal(false)
    }
    const { of } = await examine({ DATA_FOLDER: nowhere })
    expect(brief(of('files'))).to.deep.equal([`ok: files are in the folder ${resolve(nowhere)}/files`])
    expect(brief(of('settings'))[0]).to.match(/^ok: /)
  })

  const production = {
    ...{ NODE_ENV: 'production', MAILBOX: '', SANDBOX: '', ALLOW_PRIVATE_WEBHOOKS: '' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'no-reply@shops.invalid' },
    ...{ STORE_URL: 'https://a.invalid', APPS_URL: 'https://b.invalid', CONSOLE_URL: 'https://c.invalid' },
    ...{ JWT_SECRET: randomBytes(32).toString('hex') },
    VAULT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }

  it('warns of what production leaves at the values for a machine of one’s own: no proxy, and names under localhost', async () => {
    const warnings = async (more: Record<string, string> = {}) =>
      brief((await examine({ ...production, ...more })).of('settings')).filter((one) =>
        /proxy|localhost/.test(one),
      )
    expect(await warnings()).to.deep.equal([
      'warning: no proxy is trusted, so all shoppers count as one address and share its limits',
      'warning: stores are offered names under localhost, which shoppers cannot reach',
    ])
    const own = { BASE_DOMAINS: '*:shops.invalid:Shops', DOMAIN_TARGET: 'shops.invalid' }
    expect(await warnings({ ...own, TRUST_PROXY: 'loopback' })).to.deep.equal([])
  })

  it('warns of ports that are open, proxies that anybody can pose as, and secrets that are words', async () => {
    const warnings = async (more: Record<string, string>) => {
      const { of, healthy } = await examine({ ...production, HOST: '127.0.0.1', ...more })
      const found = of('exposure').filter(({ state }) => state === 'warning')
      expect(found.every(({ advice }) => advice)).to.equal(true)
      return { healthy, said: brief(found).join('\n') }
    }
    const url = new URL(env.DATABASE_URL!)
    url.password = randomBytes(16).toString('hex')
    const sound = { DATABASE_URL: url.href, METRICS_PORT: '0', TRUST_PROXY: 'loopback, 10.0.0.0/8, fc00::/7' }
    expect((await warnings(sound)).said).to.equal('')
    for (const [name, value, word] of [
      ['HOST', '0.0.0.0', /4?\d+, \d+, \d+ are open.*HOST is 0\.0\.0\.0/],
      ['HOST', '192.0.2.7', /HOST is 192\.0\.2\.7/],
      ['METRICS_HOST', '::', /metrics on port 0 are open/],
      ['TRUST_PROXY', 'true', /TRUST_PROXY is true/],
      ['TRUST_PROXY', '127.0.0.1, 0.0.0.0/0', /TRUST_PROXY is/],
      ['TRUST_PROXY', '::/1', /TRUST_PROXY is/],
      ['TRUST_PROXY', '0.0.0.0/128.0.0.0', /TRUST_PROXY is/],
      [
        'JWT_SECRET',
        `${randomBytes(32).toString('hex')},our little shop sells the best cheese in town`,
        /JWT_SECRET is made/,
      ],
      [
        'VAULT_KEYS',
        `k2:${Buffer.from('sell more cheese to many people!').toString('base64')}`,
        /the key k2 of VAULT_KEYS/,
      ],
      ['REDIS_URL', 'redis://:storefront@127.0.0.1:1', /REDIS_URL is made of words/],
      [
        'DATABASE_DIRECT_URL',
        'postgres://a:CheeseShop12@127.0.0.1:1/b',
        /DATABASE_DIRECT_URL is made of words/,
      ],
    ] as const) {
      const { said } = await warnings({ ...sound, [name]: value })
      expect(said.split('\n'), `${name}=${value}`).to.have.length(1)
      expect(said, `${name}=${value}`).to.match(word)
      expect(said).not.to.match(/cheese/i)
    }
  }).timeout(120_000)

  it('greets the mail server without sending, and asks Redis for its version', async () => {
    const [mail, redis] = [await openSmtpReceiver(), await openTestRedis()]
    const { of } = await examine({
      SMTP_URL: mail.url,
      SMTP_PLAIN: 'true',
      MAILBOX: '',
      REDIS_URL: redis.url,
    })
    expect(brief(of('smtp'))[0]).to.match(/^ok: 127\.0\.0\.1:\d+ answers, on this machine$/)
    expect(mail.mails).to.deep.equal([])
    expect(brief(of('redis'))[0]).to.match(/^ok: Redis \d/)
    await Promise.all([mail.close(), redis.close()])
  })

  for (const [what, refused, reason] of [
    ['is full', 'eval', "OOM command not allowed when used memory > 'maxmemory'."],
    ['has no database of that number', 'select', 'ERR DB index is out of range'],
  ] as const)
    it(`calls a Redis that ${what} a problem, although it says who it is`, async () => {
      const info = 'redis_version:7.0.0\r\n'
      const server = createServer((socket) => {
        socket.on('error', () => {}).setEncoding('utf8')
        socket.on('data', (text: string) => {
          for (const [, name] of text.matchAll(/^\*\d+\r\n\$\d+\r\n(\w+)/gm)) {
            if (name!.toLowerCase().startsWith(refused)) socket.write(`-${reason}\r\n`)
            else if (/^eval/i.test(name!)) socket.write('*2\r\n:0\r\n$1\r\n0\r\n')
            else socket.write(/^info$/i.test(name!) ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n')
          }
        })
      })
      await once(server.listen(0, '127.0.0.1'), 'listening')
      const { port } = server.address() as AddressInfo
      const { of } = await examine({ REDIS_URL: `redis://127.0.0.1:${port}/9` })
      expect(brief(of('redis'))).to.deep.equal([`problem: ${reason}`])
      server.close()
    })

  it('calls a mail server that offers no STARTTLS a problem, as it gets no e-mail, and tells it no password', async () => {
    const told: string[] = []
    const server = createServer((socket) => {
      socket.on('error', () => {}).write('220 plain ESMTP\r\n')
      socket.setEncoding('utf8').on('data', (line: string) => {
        told.push(line)
        socket.write(line.startsWith('AUTH') ? '235 welcome\r\n' : '250-plain\r\n250 AUTH PLAIN\r\n')
      })
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const SMTP_URL = `smtp://user:password@127.0.0.1:${port}`
    const { healthy, of } = await examine({ SMTP_URL, MAILBOX: '' })
    expect(healthy).to.equal(false)
    expect(brief(of('smtp'))).to.deep.equal([
      `problem: 127.0.0.1:${port} does not offer STARTTLS, so it gets no e-mail`,
    ])
    expect(told.join('')).to.match(/^EHLO /)
    expect(told.join('')).not.to.match(/AUTH/)

    const allowed = await examine({ SMTP_URL, SMTP_PLAIN: '1', MAILBOX: '' })
    expect(brief(allowed.of('smtp'))).to.deep.equal([
      `ok: 127.0.0.1:${port} answers, on this machine, and accepts the credentials`,
    ])
    server.close()
  })

  it('looks up the public addresses and their certificates', async () => {
    const { port, close } = await silentPort()
    const { of } = await examine({
      STORE_URL: 'https://store.invalid',
      APPS_URL: `https://127.0.0.1:${port}`,
    })
    expect(brief(of('dns'))[0]).to.match(/^problem: store\.invalid: /)
    expect(of('dns')[0]!.advice).to.equal('add an A, AAAA or CNAME record for store.invalid')
    expect(brief(of('tls'))[1]).to.match(
      /^problem: 127\.0\.0\.1:\d+ does not speak TLS: no response within 5 s$/,
    )
    close()
  })

  it('reads well for people', async () => {
    const { stdout } = await storefront(['doctor'], { ...env, SMTP_URL: 'smtp://127.0.0.1:1', MAILBOX: '' })
    expect(stdout).to.match(/^✓ settings {2,}NODE_ENV=test, ROLE=all: the settings are valid$/m)
    expect(stdout).to.match(/^✗ smtp {2,}.+\n +→ check the host, port and credentials of SMTP_URL$/m)
    expect(stdout).to.match(/\n1 problem, \d+ warnings?\n$/)
  })
})
