import { createHash, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect } from 'chai'
import { S3Store } from '../../../src/gateways/files/s3.ts'
import { spool } from '../../../src/gateways/files/spool.ts'
import { attachment, FileStoreDown, type Spooled } from '../../../src/gateways/files/store.ts'
import { sampledTest } from '../../support/sample.ts'
import { until } from '../../support/until.ts'

const keys = { region: 'eu-west-2', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the test' }
const bucket = 'downloads'

/**
 * A server that speaks as much of S3 as we use, and verifies every signature itself (AWS Signature Version
 * 4).
 */
class StandIn {
  readonly objects = new Map<string, Buffer>()
  readonly seen: { method: string; url: string }[] = []
  failWith = 0
  private readonly server: Server = createServer((req, res) => void this.answer(req, res))

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }
  close() {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(req: IncomingMessage, res: ServerResponse) {
    const pieces: Buffer[] = []
    for await (const piece of req) pieces.push(piece)
    const body = Buffer.concat(pieces)
    const url = new URL(req.url!, `http://${req.headers.host}`)
    this.seen.push({ method: req.method!, url: req.url! })
    const refuse = (status: number, code: string) =>
      res
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
    if (this.failWith) return refuse(this.failWith, 'SlowDown')
    if (!this.isSigned(req, url)) return refuse(403, 'SignatureDoesNotMatch')
    const key = url.pathname.replace(`/${bucket}`, '').slice(1)
    const declared = req.headers['x-amz-content-sha256']
    const actual = createHash('sha256').update(body).digest('hex')
    if (req.method === 'PUT') {
      if (declared !== actual) return refuse(400, 'XAmzContentSHA256Mismatch')
      this.objects.set(key, body)
      return res.writeHead(200, { etag: '"x"' }).end()
    }
    if (req.method === 'DELETE') {
      this.objects.delete(key)
      return res.writeHead(204).end()
    }
    if (req.method === 'HEAD') return res.writeHead(200).end()
    const found = this.objects.get(key)
    if (!found) return refuse(404, 'NoSuchKey')
    res.writeHead(200, {
      'content-type': url.searchParams.get('response-content-type') ?? 'binary/octet-stream',
      'content-disposition': url.searchParams.get('response-content-disposition') ?? '',
    })
    res.end(found)
  }

  private isSigned(req: IncomingMessage, url: URL): boolean {
    const inQuery = url.searchParams.get('X-Amz-Signature')
    const header = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      req.headers.authorization ?? '',
    )
    const credential = inQuery ? url.searchParams.get('X-Amz-Credential')! : header?.[1]
    const names = inQuery ? url.searchParams.get('X-Amz-SignedHeaders')! : header?.[2]
    const given = inQuery ?? header?.[3]
    if (!credential || !names || !given) return false
    const [id, date, region, service, end] = credential.split('/')
    if (id !== keys.accessKeyId || region !== keys.region || service !== 's3' || end !== 'aws4_request')
      return false
    const time = inQuery ? url.searchParams.get('X-Amz-Date')! : String(req.headers['x-amz-date'])
    const query = [...url.searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${strict(name)}=${strict(value)}`)
      .sort()
      .join('&')
    const headers = names.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`)
    const payload = inQuery ? 'UNSIGNED-PAYLOAD' : String(req.headers['x-amz-content-sha256'])
    const request = [req.method, url.pathname, query, headers.join(''), names, payload].join('\n')
    const scope = `${date}/${region}/s3/aws4_request`
    const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(request).digest('hex')].join(
      '\n',
    )
    let key: Buffer | string = `AWS4${keys.secretAccessKey}`
    for (const part of [date!, region, 's3', 'aws4_request'])
      key = createHmac('sha256', key).update(part).digest()
    return createHmac('sha256', key).update(text).digest('hex') === given
  }
}

function strict(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
}

describe('The file store on S3', () => {
  const standIn = new StandIn()
  let endpoint: string
  let folder: string
  before(async () => {
    endpoint = await standIn.open()
    folder = mkdtempSync(join(tmpdir(), 's3-'))
  })
  after(() => {
    standIn.close()
    rmSync(folder, { recursive: true })
  })
  const settings = () => ({ ...keys, endpoint, bucket, pathStyle: true })
  const spoolBytes = (bytes: Buffer): Promise<Spooled> =>
    spool(folder, Readable.from(bytes.length ? [bytes] : []))
  const failure = (work: Promise<unknown>): Promise<Error> =>
    work.then(
      () => expect.fail('was taken'),
      (error) => error,
    )
  /** Returns the paths of the files that this process has open; one may be closed meanwhile. */
  const openFiles = (): string[] =>
    readdirSync('/proc/self/fd').map((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`)
      } catch {
        return ''
      }
    })

  sampledTest('puts signed bytes, of no length and of 20 MB, under the key, and removes them', async () => {
    const store = new S3Store(settings())
    for (const bytes of [Buffer.alloc(0), randomBytes(20 * 1024 * 1024)]) {
      await store.keep('shop/file', await spoolBytes(bytes))
      expect(standIn.objects.get('shop/file')?.equals(bytes)).to.equal(true)
    }
    await store.remove('shop/file')
    expect(standIn.objects.size).to.equal(0)
    expect(standIn.seen.at(-1)).to.include({ method: 'DELETE' })
  })

  it('gets an error when the bytes are not those that were counted', async () => {
    const spooled = await spoolBytes(Buffer.from('these'))
    const wrong = { ...spooled, sha256: 'a'.repeat(64) }
    await new S3Store(settings()).keep('shop/wrong', wrong).then(
      () => expect.fail('was taken'),
      (error) => expect(error).to.be.instanceOf(FileStoreDown),
    )
    expect(standIn.objects.has('shop/wrong')).to.equal(false)
  })

  it('leaves no file open whose bytes were not taken: it would keep its space on the disk', async function () {
    if (process.platform !== 'linux') return this.skip()
    const spooled = await spoolBytes(randomBytes(2 * 1024 * 1024))
    const nobody = new S3Store({ ...settings(), endpoint: 'http://127.0.0.1:1' })
    expect(await failure(nobody.keep('shop/file', spooled))).to.be.instanceOf(FileStoreDown)
    standIn.failWith = 403
    expect(await failure(new S3Store(settings()).keep('shop/file', spooled))).to.be.instanceOf(FileStoreDown)
    standIn.failWith = 0
    await until('the file to be closed', () => !openFiles().includes(spooled.path))
  })

  it('reports a file that cannot be read, instead of ending the process', async () => {
    const gone = { path: join(folder, 'gone'), size: 5, sha256: 'a'.repeat(64) }
    const error = await failure(new S3Store(settings()).keep('shop/gone', gone))
    expect(error).to.be.instanceOf(FileStoreDown)
    expect(error.message).to.match(/ENOENT/)
  })

  it('creates links with which anybody can download, under the name of the file', async () => {
    const store = new S3Store(settings())
    const bytes = Buffer.from('what was bought')
    await store.keep('shop/book', await spoolBytes(bytes))
    const name = `Füße (1) & "more"!.pdf`
    const url = (await store.linkTo('shop/book', { name, contentType: 'application/pdf', seconds: 600 }))!
    const reply = await fetch(url)
    expect(reply.status).to.equal(200)
    expect(await reply.text()).to.equal('what was bought')
    expect(reply.headers.get('content-disposition')).to.equal(attachment(name))
    expect((await fetch(url.replace('Expires=600', 'Expires=6000'))).status).to.equal(403)
    expect((await fetch(url.replace('shop/book', 'shop/other'))).status).to.equal(403)
  })

  it('reads bytes as a stream, whole, and reports those that are not there', async () => {
    const store = new S3Store(settings())
    const bytes = randomBytes(2 * 1024 * 1024)
    await store.keep('shop/picture', await spoolBytes(bytes))
    expect((await buffer(await store.read('shop/picture'))).equals(bytes)).to.equal(true)
    await store.read('shop/none').then(
      () => expect.fail('was there'),
      (error) => expect(error).to.be.instanceOf(FileStoreDown),
    )
  })

  it('reports failures: another key, a server that fails, and one that does not exist', async () => {
    expect(await new S3Store(settings()).unavailableReason()).to.equal(null)
    expect(await new S3Store({ ...settings(), secretAccessKey: 'wrong' }).unavailableReason()).to.be.a(
      'string',
    )
    standIn.failWith = 503
    expect(await new S3Store(settings()).unavailableReason()).to.be.a('string')
    standIn.failWith = 0
    expect(await new S3Store({ ...settings(), endpoint: 'http://127.0.0.1:1' }).unavailableReason()).to.be.a(
      'string',
    )
  })
})
