import { promises as dns } from 'node:dns'
import { createServer, type Server, Socket } from 'node:net'
import { expect } from 'chai'
import { guardedLookup, type Resolve, resolveBy, whyUnsafe } from '../../../src/gateways/webhooks/guard.ts'
import { createSender } from '../../../src/gateways/webhooks/send.ts'
import { type DnsServer, openDnsServer } from '../../support/dns.ts'
import { openReceiver } from '../../support/receiver.ts'

/** The hosts of a DNS of our own. */
const names: Record<string, string[]> = {
  'hooks.example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'xn--bcher-kva.example': ['93.184.215.14'],
  localhost: ['127.0.0.1', '::1'],
  'localtest.example': ['127.0.0.1'],
  'half.example': ['93.184.215.14', '10.0.0.8'],
  'six.example': ['fd00:ec2::254'],
  'mapped.example': ['::ffff:169.254.169.254'],
  'metadata.google.internal': ['169.254.169.254'],
}
const resolve: Resolve = async (host) => names[host] ?? Promise.reject(new Error('ENOTFOUND'))

const safe = [
  'https://hooks.example.com',
  'https://hooks.example.com:443/in?token=1#top',
  'HTTPS://HOOKS.EXAMPLE.COM/In',
  'https://bücher.example/',
  'https://93.184.215.14/',
  'https://1.1.1.1/',
  'https://172.15.0.1/',
  'https://172.32.0.1/',
  'https://100.128.0.1/',
  'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
]

/** Redirect targets that an attacker would choose. */
const traps = [
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/',
  'http://metadata.google.internal/',
  'http://127.0.0.1:5432/',
  'http://[::1]:4001/api/v1/app',
  'http://2130706433/',
  '//10.0.0.8/',
  'file:///etc/passwd',
  '/elsewhere',
]

const unsafe: [url: string, reason: RegExp][] = [
  ['', /not a URL/],
  ['hooks.example.com', /not a URL/],
  ['//hooks.example.com', /not a URL/],
  ['https://', /not a URL/],
  ['https://1.2.3.256/', /not a URL/],
  ['https://[fe80::1%25eth0]/', /not a URL/],
  ['http://hooks.example.com/', /not HTTPS/],
  ['ftp://hooks.example.com/', /not HTTPS/],
  ['file:///etc/passwd', /not HTTPS/],
  ['javascript:alert(1)', /not HTTPS/],
  ['https://hooks.example.com:8443/', /port/],
  ['https://hooks.example.com:80/', /port/],
  ['https://user@hooks.example.com/', /user name/],
  ['https://user:secret@hooks.example.com/', /user name/],
  ['https://:secret@hooks.example.com/', /user name/],
  ['https://hooks.example.com@127.0.0.1/', /user name/],
  ['https://127.0.0.1/', /127\.0\.0\.1 is not a public/],
  ['https://127.0.0.1./', /127\.0\.0\.1 is not a public/],
  ['https://127.1/', /127\.0\.0\.1 is not a public/],
  ['https://2130706433/', /127\.0\.0\.1 is not a public/],
  ['https://0x7f000001/', /127\.0\.0\.1 is not a public/],
  ['https://0177.0.0.1/', /127\.0\.0\.1 is not a public/],
  ['https://0x7f.0.0x0.1/', /127\.0\.0\.1 is not a public/],
  ['https://①②⑦.⓪.⓪.①/', /127\.0\.0\.1 is not a public/],
  ['https://%31%32%37.0.0.1/', /127\.0\.0\.1 is not a public/],
  ['https://0/', /0\.0\.0\.0 is not a public/],
  ['https://10.1.2.3/', /not a public/],
  ['https://172.16.0.1/', /not a public/],
  ['https://172.31.255.255/', /not a public/],
  ['https://192.168.1.1/', /not a public/],
  ['https://100.64.0.1/', /not a public/],
  ['https://100.100.100.200/', /not a public/],
  ['https://169.254.169.254/latest/meta-data/', /not a public/],
  ['https://168.63.129.16/', /not a public/],
  ['https://192.0.0.192/', /not a public/],
  ['https://198.18.0.1/', /not a public/],
  ['https://224.0.0.1/', /not a public/],
  ['https://255.255.255.255/', /not a public/],
  ['https://[::1]/', /::1 is not a public/],
  ['https://[::]/', /not a public/],
  ['https://[0:0:0:0:0:0:0:1]/', /not a public/],
  ['https://[::ffff:127.0.0.1]/', /not a public/],
  ['https://[::ffff:a9fe:a9fe]/', /not a public/],
  ['https://[::127.0.0.1]/', /not a public/],
  ['https://[64:ff9b::7f00:1]/', /not a public/],
  ['https://[64:ff9b:1::a00:1]/', /not a public/],
  ['https://[2002:7f00:1::]/', /not a public/],
  ['https://[2001:0:53aa:64c::1]/', /not a public/],
  ['https://[fc00::1]/', /not a public/],
  ['https://[fd00:ec2::254]/', /not a public/],
  ['https://[fe80::1]/', /not a public/],
  ['https://[ff02::1]/', /not a public/],
  ['https://localhost/', /resolves to an address that is not public/],
  ['https://localtest.example/', /resolves to an address that is not public/],
  ['https://half.example/', /resolves to an address that is not public/],
  ['https://six.example/', /resolves to an address that is not public/],
  ['https://mapped.example/', /resolves to an address that is not public/],
  ['https://metadata.google.internal/', /resolves to an address that is not public/],
  ['https://nowhere.example/', /does not resolve/],
]

/** The last addresses of the ranges that belong to nobody in public; a range too short would leave them out. */
const lastOfRanges = [
  '0.255.255.255',
  '10.255.255.255',
  '100.127.255.255',
  '127.255.255.255',
  '169.254.255.255',
  '172.31.255.255',
  '192.0.0.255',
  '192.0.2.255',
  '192.31.196.255',
  '192.52.193.255',
  '192.88.99.255',
  '192.168.255.255',
  '192.175.48.255',
  '198.19.255.255',
  '198.51.100.255',
  '203.0.113.255',
  '239.255.255.255',
  '255.255.255.254',
  '[2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff]',
  '[2001:db8:ffff:ffff:ffff:ffff:ffff:ffff]',
  '[2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff]',
  '[2620:4f:8000:ffff:ffff:ffff:ffff:ffff]',
  '[3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff]',
  '[4000::]',
]

describe('whyUnsafe', () => {
  for (const url of safe) {
    it(`allows ${url}`, async () => {
      expect(await whyUnsafe(url, { allowPrivate: false, resolve })).to.equal(null)
    })
  }
  for (const [url, reason] of unsafe) {
    it(`refuses ${url || 'an empty URL'}`, async () => {
      expect(await whyUnsafe(url, { allowPrivate: false, resolve })).to.match(reason)
    })
  }

  it('refuses each range of addresses that are not public up to its end', async () => {
    for (const host of lastOfRanges) {
      const reason = await whyUnsafe(`https://${host}/`, { allowPrivate: false, resolve })
      expect(reason, host).to.match(/is not a public address/)
    }
  })

  it('allows HTTP, ports and private targets if configured, without resolving anything', async () => {
    const options = { allowPrivate: true, resolve: () => Promise.reject(new Error('looked up')) }
    for (const url of [
      'http://localhost:4010/in',
      'http://127.0.0.1:1/',
      'https://[::1]/',
      'https://nowhere.example/',
    ]) {
      expect(await whyUnsafe(url, options)).to.equal(null)
    }
    expect(await whyUnsafe('ftp://localhost/', options)).to.match(/not HTTPS/)
    expect(await whyUnsafe('http://user@localhost/', options)).to.match(/user name/)
  })
})

describe('resolveBy', () => {
  let server: DnsServer
  let resolveByServer: Resolve
  before(async () => {
    server = await openDnsServer()
    const resolver = new dns.Resolver({ timeout: 1_000, tries: 2 })
    resolver.setServers([server.address])
    resolveByServer = resolveBy(resolver)
  })
  after(() => server.close())

  it('finds the addresses of both families, or those of the one that there is', async () => {
    const [four, six] = ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']
    server.zones.set('both.example', [four, six]).set('four.example', [four]).set('six.example', [six])
    expect(await resolveByServer('both.example')).to.eql([four, six])
    expect(await resolveByServer('four.example')).to.eql([four])
    expect(await resolveByServer('six.example')).to.eql([six])
  })

  it('finds none where there is none, or where the server fails, so that nothing is connected to', async () => {
    server.zones.set('empty.example', []).set('fails.example', 'fails')
    for (const host of ['nowhere.example', 'empty.example', 'fails.example']) {
      expect(await resolveByServer(host), host).to.eql([])
      const reason = await whyUnsafe(`https://${host}/`, { allowPrivate: false, resolve: resolveByServer })
      expect(reason, host).to.equal(`${host} does not resolve`)
    }
  })

  it('has a host refused of whose addresses a single one is private, in either family', async () => {
    server.zones
      .set('half-four.example', ['93.184.215.14', '10.0.0.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])
      .set('half-six.example', ['93.184.215.14', 'fd00:ec2::254'])
    for (const host of ['half-four.example', 'half-six.example']) {
      const reason = await whyUnsafe(`https://${host}/`, { allowPrivate: false, resolve: resolveByServer })
      expect(reason, host).to.match(/resolves to an address that is not public/)
    }
  })
})

describe('guardedLookup', () => {
  const lookup = guardedLookup({ allowPrivate: false, resolve })
  const look = (host: string, all: boolean) =>
    new Promise<unknown>((done, fail) =>
      lookup(host, { all }, (error, found) => (error ? fail(error) : done(found))),
    )

  it('returns one address to a socket or all, as requested', async () => {
    const [four, six] = names['hooks.example.com']!
    expect(await look('hooks.example.com', false)).to.equal(four)
    expect(await look('hooks.example.com', true)).to.deep.equal([
      { address: four, family: 4 },
      { address: six, family: 6 },
    ])
  })

  it('returns none if one of them is private', async () => {
    const refused = await look('half.example', true).catch((error) => error)
    expect(refused)
      .to.be.an('error')
      .with.property('message')
      .that.matches(/an address that is not public/)
  })
})

describe('the sender, guarded', () => {
  let victim: Server
  let port = 0
  let connections = 0

  before((done) => {
    victim = createServer((socket) => {
      connections += 1
      socket.destroy()
    }).listen(0, '127.0.0.1', () => {
      port = (victim.address() as { port: number }).port
      done()
    })
  })
  after((done) => void victim.close(done))
  beforeEach(() => {
    connections = 0
  })

  it('connects to none of the unsafe URLs', async () => {
    const sender = createSender({ allowPrivate: false, resolve })
    const { tried, result: outcomes } = await watched(() =>
      Promise.all(unsafe.map(([url]) => sender.post(url, {}, '{}'))),
    )
    await sender.close()
    expect(tried).to.eql([])
    for (const [index, [url]] of unsafe.entries()) {
      expect(outcomes[index]!.status, url).to.equal(null)
      expect(outcomes[index]!.error, url).to.match(
        /not a URL|not HTTPS|port|user name|not a public|not public|does not resolve/,
      )
    }
  })

  it('checks the address again when it connects: a name that has moved to a private one is refused', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']]
    let asked = 0
    const rebinding: Resolve = async () => answers[asked++] ?? ['127.0.0.1']
    expect(
      await whyUnsafe('https://rebinding.example/', { allowPrivate: false, resolve: rebinding }),
    ).to.equal(null)
    const sender = createSender({ allowPrivate: false, resolve: rebinding })
    const { tried, result: outcome } = await watched(() =>
      sender.post('https://rebinding.example/', {}, '{}'),
    )
    await sender.close()
    expect(asked).to.equal(2)
    expect(tried).to.eql([])
    expect(outcome.error).to.match(/rebinding\.example resolves to an address that is not public/)
  })

  it('connects to the receiver alone, wherever its redirects lead', async () => {
    const locations = traps.flatMap((location) =>
      [301, 302, 303, 307, 308].map((status) => ({ status, location })),
    )
    const answers = [...locations]
    const receiver = await openReceiver(() => {
      const { status, location } = answers.shift()!
      return { status, headers: { location, connection: 'close' } }
    })
    // Private targets are allowed here, so that only the missing redirect support protects them.
    const sender = createSender({ allowPrivate: true })
    for (const { status } of locations) {
      const { tried, result } = await watched(() => sender.post(receiver.url, {}, '{}'))
      expect(result.status).to.equal(status)
      expect(tried).to.eql([new URL(receiver.url).host])
    }
    expect(receiver.received).to.have.length(locations.length)
    await sender.close()
    await receiver.close()
  })

  it('makes no connection with the guard, and one if private targets are allowed', async () => {
    const url = `https://127.0.0.1:${port}/`
    const strict = createSender({ allowPrivate: false })
    expect((await strict.post(url, {}, '{}')).error).to.match(/port/)
    await strict.close()
    expect(connections).to.equal(0)
    const lax = createSender({ allowPrivate: true })
    const { tried, result } = await watched(() => lax.post(url, {}, '{}'))
    expect(result.status).to.equal(null)
    await lax.close()
    expect(connections).to.equal(1)
    expect(tried).to.eql([`127.0.0.1:${port}`])
  })
})

/** Runs something and returns the addresses that were connected to meanwhile, whatever the result. */
async function watched<T>(run: () => Promise<T>): Promise<{ tried: string[]; result: T }> {
  const { connect } = Socket.prototype
  const tried: string[] = []
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    this.on('connectionAttempt', (address: string, port: number) => void tried.push(`${address}:${port}`))
    return Reflect.apply(connect, this, given)
  } as typeof connect
  try {
    return { result: await run(), tried }
  } finally {
    Socket.prototype.connect = connect
  }
}
