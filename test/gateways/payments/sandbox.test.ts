import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'chai'
import { builtScript } from '../../../scripts/build/bundle.ts'
import { openLedger } from '../../../src/gateways/payments/sandbox/ledger.ts'
import { startSandbox } from '../../../src/gateways/payments/sandbox/server.ts'
import {
  afterTest,
  call,
  callbackSecret,
  cleanUp,
  newChargeBody,
  newFolder,
  openSandbox,
  readLedger,
  secretKey,
  strictLog,
} from './support.ts'

describe('the sandbox', () => {
  afterEach(cleanUp)

  describe('idempotency', () => {
    it('charges once for 20 equal parallel requests', async () => {
      const { url, folder } = await openSandbox()
      const body = newChargeBody({ card: 'tok_ok' })
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => call(`${url}/v1/charges`, { body, key: 'key' })),
      )
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).to.have.property('size', 1)
      expect(replies[0]).to.have.property('status', 201)
      expect(readLedger(folder)).to.have.length(1)
    })

    it('ignores the order of the fields', async () => {
      const { url } = await openSandbox()
      const body = newChargeBody({ card: 'tok_ok' })
      const turned = Object.fromEntries(Object.entries(body).reverse())
      const first = await call(`${url}/v1/charges`, { body, key: 'key' })
      expect(await call(`${url}/v1/charges`, { body: turned, key: 'key' })).to.deep.equal(first)
    })

    it('refuses a key with another body, and a reference with another key', async () => {
      const { url, folder } = await openSandbox()
      const body = newChargeBody({ card: 'tok_ok' })
      await call(`${url}/v1/charges`, { body, key: 'key' })
      const otherBody = await call(`${url}/v1/charges`, { body: { ...body, amount: 1 }, key: 'key' })
      expect(refusal(otherBody)).to.equal('409 key_reused')
      const otherKey = await call(`${url}/v1/charges`, { body, key: 'other' })
      expect(refusal(otherKey)).to.equal('409 reference_taken')
      const refund = { reference: body.reference, refundReference: 'r', amount: 1 }
      const otherCall = await call(`${url}/v1/refunds`, { body: refund, key: 'key' })
      expect(refusal(otherCall)).to.equal('409 key_reused')
      expect(readLedger(folder)).to.have.length(1)
    })

    it('keeps keys over a restart', async () => {
      const { url, folder, close } = await openSandbox()
      const body = newChargeBody({ card: 'tok_ok' })
      const first = await call(`${url}/v1/charges`, { body, key: 'key' })
      await close()
      const reopened = await openSandbox({ folder })
      expect(await call(`${reopened.url}/v1/charges`, { body, key: 'key' })).to.deep.equal(first)
      const other = await call(`${reopened.url}/v1/charges`, { body: { ...body, amount: 1 }, key: 'key' })
      expect(refusal(other)).to.equal('409 key_reused')
    })
  })

  it('refuses invalid calls', async () => {
    const { url } = await openSandbox()
    const charge = (changes: object) => ({ body: { ...newChargeBody(), ...changes }, key: 'key' })
    const table: [string, string, Parameters<typeof call>[1]][] = [
      ['401 unauthorized', '/v1/charges/ord_1', { secret: 'wrong' }],
      ['404 not_found', '/', {}],
      ['404 not_found', '/v1/charges', {}],
      ['404 not_found', '/v1/charges/ord_1', { body: {}, key: 'key' }],
      ['404 charge_not_found', '/v1/charges/ord_0', {}],
      ['404 refund_not_found', '/v1/refunds/r_0', {}],
      ['400 idempotency_key_required', '/v1/charges', { body: newChargeBody() }],
      ['413 body_too_large', '/v1/charges', { body: 'x'.repeat(70_000), key: 'key' }],
      ['400 invalid_request', '/v1/charges', { body: '{', key: 'key' }],
      ['400 invalid_request', '/v1/charges', { body: 'null', key: 'key' }],
      ['400 invalid_request', '/v1/charges', charge({ reference: '../x' })],
      ['400 invalid_request', '/v1/charges', charge({ amount: '5000' })],
      ['400 invalid_request', '/v1/charges', charge({ amount: 0 })],
      ['400 invalid_request', '/v1/charges', charge({ amount: 10.5 })],
      ['400 invalid_request', '/v1/charges', charge({ currency: 'usd' })],
      ['400 invalid_request', '/v1/charges', charge({ email: 'ada' })],
      ['400 invalid_request', '/v1/charges', charge({ saved: 'yes', card: 'tok_ok' })],
      ['400 invalid_request', '/v1/charges', charge({ saved: true })],
      ['400 invalid_request', '/v1/charges', charge({ returnUrl: 'javascript:alert(1)' })],
      ['400 invalid_request', '/v1/charges', charge({ returnUrl: 'http://' })],
      ['400 unknown_card', '/v1/charges', charge({ card: 'tok_nope' })],
    ]
    for (const [expected, path, sent] of table) {
      expect(refusal(await call(`${url}${path}`, sent)), `${path} ${JSON.stringify(sent)}`).to.equal(expected)
    }
  })

  it('takes every address that the contract of the shop takes', async () => {
    const { url } = await openSandbox()
    const long = (start: string, length: number) => start.padEnd(length, 'a')
    const changes = [
      { returnUrl: long('http://example.com/', 2048) },
      { returnUrl: long('https://example.com/', 2048) },
      { email: `${'a'.repeat(254 - '@example.com'.length)}@example.com` },
    ]
    for (const [n, change] of changes.entries()) {
      const body = { ...newChargeBody(), reference: `ord_long_${n}`, ...change }
      expect(
        (await call(`${url}/v1/charges`, { body, key: `key ${n}` })).status,
        JSON.stringify(change),
      ).to.equal(201)
    }
    for (const change of [
      { returnUrl: long('http://example.com/', 2049) },
      { email: `${'a'.repeat(255 - '@example.com'.length)}@example.com` },
    ]) {
      const body = { ...newChargeBody(), reference: 'ord_longer', ...change }
      const refused = await call(`${url}/v1/charges`, { body, key: 'longer' })
      expect(refusal(refused), JSON.stringify(change)).to.equal('400 invalid_request')
    }
  })

  describe('a crash', () => {
    it('loses nothing that was answered, even right after the reply', async () => {
      const folder = newFolder()
      const { url, child } = await spawnSandbox(folder)
      const sent: ReturnType<typeof newChargeBody>[] = []
      const answered = new Map<string, Awaited<ReturnType<typeof call>>>()
      const chargeUntilKilled = async (): Promise<never> => {
        for (;;) {
          const body = newChargeBody({ card: 'tok_ok' })
          sent.push(body)
          answered.set(body.reference, await call(`${url}/v1/charges`, { body, key: body.reference }))
          if (answered.size === 20) child.kill('SIGKILL')
        }
      }
      await Promise.allSettled([...Array.from({ length: 10 }, chargeUntilKilled), once(child, 'exit')])

      const reopened = await openSandbox({ folder })
      expect(answered)
        .to.have.property('size')
        .within(20, sent.length - 1)
      for (const body of sent) {
        const reply = await call(`${reopened.url}/v1/charges`, { body, key: body.reference })
        expect(reply).to.deep.include(answered.get(body.reference) ?? { status: 201 })
      }
      const charged = readLedger(folder).flatMap(({ charge }) => charge?.reference ?? [])
      expect(charged).to.have.members(sent.map(({ reference }) => reference))
    })

    it('keeps the charge whose reply it held back', async () => {
      const folder = newFolder()
      const { url, child } = await spawnSandbox(folder)
      const body = newChargeBody({ card: 'tok_timeout_after_charge' })
      const lost = call(`${url}/v1/charges`, { body, key: 'key' }).catch(() => 'no reply')
      while ((await call(`${url}/v1/charges/${body.reference}`)).status === 404);
      child.kill('SIGKILL')
      expect(await lost).to.equal('no reply')
      const { provider } = await openSandbox({ folder })
      expect(await provider.lookUp(body.reference)).to.have.property('state', 'succeeded')
    })
  })

  describe('the ledger', () => {
    it('ignores a torn last line, and goes on after it', async () => {
      const { url, folder, close } = await openSandbox()
      const [first, second] = [newChargeBody({ card: 'tok_ok' }), newChargeBody({ card: 'tok_ok' })]
      await call(`${url}/v1/charges`, { body: first, key: 'first' })
      await close()
      const file = join(folder, 'ledger.jsonl')
      const whole = readFileSync(file, 'utf8')
      appendFileSync(file, whole.slice(0, whole.length / 2))

      const reopened = await openSandbox({ folder })
      await call(`${reopened.url}/v1/charges`, { body: second, key: 'second' })
      const charged = readLedger(folder).map(({ charge }) => charge?.reference)
      expect(charged).to.deep.equal([first.reference, second.reference])
    })

    it('does not start from a damaged line', async () => {
      const folder = newFolder()
      writeFileSync(join(folder, 'ledger.jsonl'), '{}\n{"charge":\n{}\n')
      expect(() => openLedger(folder)).to.throw(/ledger.jsonl is damaged in line 2/)
      const started = startSandbox({ port: 0, folder, secretKey, callbackSecret, log: strictLog })
      expect(await started.catch((error) => error.message)).to.match(/damaged/)
    })
  })

  it('fails to start on a port that is in use', async () => {
    const { url, folder } = await openSandbox()
    const port = Number(new URL(url).port)
    const started = startSandbox({ port, folder, secretKey, callbackSecret, log: strictLog })
    expect(await started.catch((error) => error.code)).to.equal('EADDRINUSE')
  })
})

function refusal({ status, json }: Awaited<ReturnType<typeof call>>): string {
  return `${status} ${json.error?.code}`
}

async function spawnSandbox(folder: string): Promise<{ url: string; child: ChildProcess }> {
  const script = builtScript('test/gateways/payments/sandbox-process.ts')
  const child = spawn(process.execPath, [script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  afterTest(() => child.kill('SIGKILL'))
  const [url] = await once(createInterface(child.stdout), 'line')
  return { url, child }
}
