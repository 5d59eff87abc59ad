import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import { openLedger } from '../../../src/gateways/payments/sandbox/ledger.ts'
import { sandboxProvider } from '../../../src/gateways/payments/sandbox/provider.ts'
import { sign, signatureHeader } from '../../../src/gateways/payments/sandbox/signature.ts'
import {
  afterTest,
  callbackSecret,
  cleanUp,
  newCharge,
  openReceiver,
  openSandbox,
  type Received,
  readLedger,
  secretKey,
} from './support.ts'

describe('callbacks of the sandbox', () => {
  afterEach(cleanUp)

  it('report charges and refunds, signed', async () => {
    const receiver = await openReceiver()
    const { provider } = await openSandbox({ callbackUrl: receiver.url })
    const paid = newCharge({ card: 'tok_ok' })
    const declined = newCharge({ card: 'tok_decline' })
    await provider.charge(paid)
    await receiver.has(1)
    await provider.charge(declined)
    await receiver.has(2)
    await provider.refund({ reference: paid.reference, refundReference: 'r', amount: 1, idempotencyKey: 'r' })
    const received = await receiver.has(3)
    expect(received.map((one) => read(one).type)).to.deep.equal([
      'charge.succeeded',
      'charge.declined',
      'refund.succeeded',
    ])
    expect(received.map(({ body, headers }) => provider.readCallback(body, headers))).to.deep.equal([
      { reference: paid.reference },
      { reference: declined.reference },
      { reference: paid.reference },
    ])
  })

  it('do not report what is pending', async () => {
    const receiver = await openReceiver()
    const { provider } = await openSandbox({ callbackUrl: receiver.url })
    await provider.charge(newCharge())
    const paid = newCharge({ card: 'tok_ok' })
    await provider.charge(paid)
    const [first] = await receiver.has(1)
    expect(first && read(first).data.reference).to.equal(paid.reference)
  })

  it('are repeated, with the same bytes, until one is accepted', async () => {
    const receiver = await openReceiver([500, 302])
    const { provider, folder, close } = await openSandbox({ callbackUrl: receiver.url })
    await provider.charge(newCharge({ card: 'tok_ok' }))
    const received = await receiver.has(3)
    expect(new Set(received.map(({ body }) => body.toString()))).to.have.property('size', 1)
    await until(() => readLedger(folder).some(({ delivered }) => delivered))
    await close()
    const ledger = openLedger(folder)
    afterTest(ledger.close)
    expect(ledger.undelivered, 'left for the next start').to.have.property('size', 0)
    expect(receiver.received).to.have.length(3)
  })

  it('survive a restart when nobody has accepted them', async () => {
    const hanging = await openReceiver([null])
    const { provider, folder, close } = await openSandbox({ callbackUrl: hanging.url })
    const request = newCharge({ card: 'tok_ok' })
    expect(await provider.charge(request), 'the reply does not wait').to.have.property('state', 'succeeded')
    const [unanswered] = await hanging.has(1)
    await close()

    const receiver = await openReceiver()
    await openSandbox({ folder, callbackUrl: receiver.url })
    const [resumed] = await receiver.has(1)
    expect(resumed?.body).to.deep.equal(unanswered?.body)
  })

  it('resume in any number', async () => {
    const { provider, folder, close } = await openSandbox()
    await Promise.all(Array.from({ length: 50 }, () => provider.charge(newCharge({ card: 'tok_ok' }))))
    await close()
    const receiver = await openReceiver()
    await openSandbox({ folder, callbackUrl: receiver.url })
    const ids = (await receiver.has(50)).map((one) => read(one).id)
    expect(new Set(ids)).to.have.property('size', 50)
    expect(readLedger(folder).flatMap(({ callback }) => callback?.id ?? [])).to.have.members(ids)
  })

  describe('readCallback', () => {
    const provider = sandboxProvider({ url: 'http://127.0.0.1', secretKey, callbackSecret })
    const body = Buffer.from('{ "data": { "reference": "ord_1" } }')
    let now: number
    beforeEach(() => {
      now = Math.floor(Date.now() / 1000)
    })
    const readSigned = (signature: string | undefined, bytes = body) =>
      provider.readCallback(bytes, { [signatureHeader]: signature })

    it('accepts the HMAC-SHA256 of the time, a dot and the body', () => {
      const signature = createHmac('sha256', callbackSecret).update(`${now}.${body}`).digest('hex')
      expect(readSigned(`t=${now},v1=${signature}`)).to.deep.equal({ reference: 'ord_1' })
    })

    it('accepts signatures that are at most five minutes off', () => {
      for (const seconds of [now, now - 290, now + 290]) {
        expect(readSigned(sign(callbackSecret, body, seconds))).to.deep.equal({ reference: 'ord_1' })
      }
    })

    it('refuses old ones, and ones from the future', () => {
      for (const seconds of [now - 310, now + 310, 0]) {
        expect(readSigned(sign(callbackSecret, body, seconds))).to.equal(null)
      }
    })

    it('refuses another secret, other bytes, another time and no signature', () => {
      const signature = sign(callbackSecret, body, now)
      expect(readSigned(sign('other', body, now))).to.equal(null)
      expect(readSigned(signature, Buffer.from(JSON.stringify(JSON.parse(body.toString()))))).to.equal(null)
      expect(readSigned(signature.replace(`${now}`, `${now + 1}`))).to.equal(null)
      for (const broken of [
        undefined,
        '',
        'v1=',
        `t=${now}`,
        `t=${now},v1=`,
        signature.slice(0, -1),
        `${signature}0`,
      ]) {
        expect(readSigned(broken), broken).to.equal(null)
      }
    })
  })
})

function read({ body }: Received): { id: string; type: string; data: { reference: string } } {
  return JSON.parse(body.toString())
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}
