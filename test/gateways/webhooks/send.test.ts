import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { createSender, type Sender } from '../../../src/gateways/webhooks/send.ts'
import { openReceiver, type Receiver } from '../../support/receiver.ts'

describe('createSender', () => {
  let receiver: Receiver
  let sender: Sender

  beforeEach(async () => {
    receiver = await openReceiver()
    sender = createSender({ allowPrivate: true })
  })
  afterEach(async () => {
    await sender.close()
    await receiver.close()
  })

  it('posts the body as it is, with the headers, and returns the status and the reply', async () => {
    receiver.answer = () => ({ status: 202, body: 'thanks' })
    const body = '{"name":"Zoë \\u0000 €"}'
    const outcome = await sender.post(
      receiver.url,
      { 'content-type': 'application/json', 'X-Mine': '1' },
      body,
    )
    expect(outcome).to.include({ status: 202, error: null, response: 'thanks', retryAfter: null })
    expect(outcome.durationMs).to.be.within(0, 5000)
    const [call] = receiver.received
    expect(call).to.include({ method: 'POST', body })
    expect(call!.headers).to.include({ 'content-type': 'application/json', 'x-mine': '1' })
  })

  it('follows no redirect', async () => {
    receiver.answer = () => ({ status: 302, headers: { location: `${receiver.url}/elsewhere` } })
    expect((await sender.post(receiver.url, {}, '{}')).status).to.equal(302)
    expect(receiver.received).to.have.length(1)
  })

  it('reads a reply to 64 KB and keeps its first 1 KB', async () => {
    let sent = 0
    const endless = createServer((socket) => {
      socket.on('error', () => {})
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n')
      const chunk = Buffer.alloc(16_384, 'a')
      const timer = setInterval(() => {
        socket.write(chunk)
        sent += chunk.length
      }, 2)
      socket.on('close', () => clearInterval(timer))
    })
    const outcome = await sender.post(await listen(endless), {}, '{}')
    expect(outcome).to.include({ status: 200, response: 'a'.repeat(1024) })
    expect(outcome.durationMs).to.be.below(4000) // the call ends after 5 s
    endless.close()
    expect(sent).to.be.below(1024 * 1024)
  })

  it('closes an idle connection after its own time, however long the receiver would keep it', async () => {
    const impatient = createSender({ allowPrivate: true }, undefined, 100)
    const patient = createServer((socket) => {
      socket.once('data', () =>
        socket.write('HTTP/1.1 200 OK\r\nKeep-Alive: timeout=600\r\nContent-Length: 0\r\n\r\n'),
      )
    })
    const connected = once(patient, 'connection')
    expect((await impatient.post(await listen(patient), {}, '{}')).status).to.equal(200)
    const [socket] = await connected
    await once(socket.resume(), 'close')
    await impatient.close()
    patient.close()
  })

  it('stores of a reply what PostgreSQL can store', async () => {
    receiver.answer = () => ({ body: Buffer.from([0x61, 0x00, 0xff, 0x62]) })
    expect((await sender.post(receiver.url, {}, '{}')).response).to.equal('a\uFFFD\uFFFDb')
  })

  it('parses Retry-After in seconds and as a date', async () => {
    const answers = ['120', new Date(Date.now() + 90_000).toUTCString(), 'soon', '-5']
    receiver.answer = () => ({ status: 503, headers: { 'retry-after': answers.shift()! } })
    const post = async () => (await sender.post(receiver.url, {}, '{}')).retryAfter
    expect(await post()).to.equal(120_000)
    expect(await post()).to.be.within(60_000, 90_000)
    expect(await post()).to.equal(null)
    expect(await post()).to.equal(null)
  })

  it('waits 5 s in all for an answer, and not for a slow body', async () => {
    receiver.answer = () => ({ hangs: true })
    const drip = createServer((socket) => {
      socket.on('error', () => {})
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n')
      const timer = setInterval(() => socket.write('.'), 200)
      socket.on('close', () => clearInterval(timer))
    })
    const urls = [receiver.url, await listen(drip)]
    const [missing, slow] = await Promise.all(urls.map((url) => sender.post(url, {}, '{}')))
    drip.close()
    expect(missing).to.include({ status: null, error: 'no complete answer within 5 s' })
    expect(missing!.durationMs).to.be.at.least(4900)
    expect(slow).to.include({ status: 200, error: null })
    expect(slow!.response).to.match(/^\.+$/)
    expect(slow!.durationMs).to.be.below(4000)
  })

  it('takes for a failure that its own code cannot be loaded, and loads it with the next call', async () => {
    const hook = `let failed = false
      export async function resolve(name, context, next) {
        if (failed || !name.endsWith('/undici.ts')) return next(name, context)
        failed = true
        throw new Error('EMFILE: too many open files')
      }`
    const script = `import { register } from 'node:module'
      register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)})
      const { createSender } = await import('./src/gateways/webhooks/send.ts')
      const sender = createSender({ allowPrivate: true })
      const post = async () => (await sender.post('${receiver.url}', {}, '{}')).error
      console.log(JSON.stringify([await post(), await post()]))
      await sender.close()`
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    expect(JSON.parse(stdout)).to.deep.equal(['EMFILE: too many open files', null])
  })

  it('describes any other failure in words', async () => {
    const url = receiver.url
    await receiver.close()
    expect((await sender.post(url, {}, '{}')).error).to.match(/ECONNREFUSED/)
    const rude = createServer((socket) => void socket.end('no HTTP here\r\n\r\n'))
    expect((await sender.post(await listen(rude), {}, '{}')).error).to.be.a('string').that.is.not.empty
    rude.close()
  })
})

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as { port: number }).port}/`),
    )
  })
}
