import { expect } from 'chai'
import { request } from 'undici'
import { testCards } from '../../../src/gateways/payments/sandbox/cards.ts'
import type { sandboxProvider } from '../../../src/gateways/payments/sandbox/provider.ts'
import { cleanUp, newCharge, openReceiver, openSandbox, readLedger } from './support.ts'

const returnUrl = 'http://shop.example/done?order=1&x=%22'

describe('the card page of the sandbox', () => {
  afterEach(cleanUp)

  it('shows the purchase and every test card', async () => {
    const { provider } = await openSandbox()
    const { page } = await pending(provider)
    const { status, text, headers } = await browse(page)
    expect(status).to.equal(200)
    expect(headers['content-type']).to.equal('text/html; charset=utf-8')
    expect(text)
      .to.include('<html lang="en">')
      .and.include('<legend>')
      .and.match(/<h1>Pay \$50\.00<\/h1>/)
    const offered = [...text.matchAll(/<label><input type="radio" name="card" value="(\w+)"/g)].map(
      ([, card]) => card,
    )
    expect(offered).to.deep.equal([...testCards.keys()])
  })

  it('formats amounts with the decimals of the currency', async () => {
    const { provider } = await openSandbox()
    const { page } = await pending(provider, { currency: 'JPY' })
    expect((await browse(page)).text).to.match(/Pay ¥5,000/)
  })

  it('charges the chosen card, reports it and redirects to the storefront', async () => {
    const receiver = await openReceiver()
    const { provider } = await openSandbox({ callbackUrl: receiver.url })
    const { page, reference } = await pending(provider)
    const { status, headers } = await browse(page, 'card=tok_ok')
    expect(status).to.equal(303)
    expect(headers.location).to.equal(`http://shop.example/done?order=1&x=%22&reference=${reference}`)
    expect(await provider.lookUp(reference)).to.have.property('state', 'succeeded')
    const [callback] = await receiver.has(1)
    expect(callback && provider.readCallback(callback.body, callback.headers)).to.deep.equal({ reference })
  })

  it('redirects to the storefront after a decline, too', async () => {
    const { provider } = await openSandbox()
    const { page, reference } = await pending(provider)
    expect(await browse(page, 'card=tok_decline')).to.have.property('status', 303)
    expect(await provider.lookUp(reference)).to.have.property('state', 'declined')
    expect((await browse(page)).text).to.include('the card was declined')
  })

  it('charges once when it is sent twice', async () => {
    const { provider, folder } = await openSandbox()
    const { page } = await pending(provider)
    const sent = await Promise.all(Array.from({ length: 5 }, () => browse(page, 'card=tok_ok')))
    expect(sent.map(({ status }) => status)).to.deep.equal([303, 303, 303, 303, 303])
    expect(await browse(page, 'card=tok_decline')).to.have.property('status', 303)
    expect(readLedger(folder).filter(({ charge }) => charge?.state === 'succeeded')).to.have.length(1)
    const { text } = await browse(page)
    expect(text).to.include('Payment received').and.include('order=1&#38;x=%22&#38;reference=')
  })

  it('says so without a return address', async () => {
    const { provider } = await openSandbox()
    const { page } = await pending(provider, { returnUrl: undefined })
    const { status, text } = await browse(page, 'card=tok_ok')
    expect(status).to.equal(200)
    expect(text).to.include('Payment received')
  })

  it('asks again for a card that it does not offer', async () => {
    const { provider } = await openSandbox()
    const { page, reference } = await pending(provider)
    for (const form of ['', 'card=tok_nope']) {
      const { status, text } = await browse(page, form)
      expect(status).to.equal(400)
      expect(text).to.include('role="alert"')
    }
    expect(await provider.lookUp(reference)).to.have.property('state', 'pending')
  })

  it('does not exist for an unknown charge', async () => {
    const { url } = await openSandbox()
    expect(await browse(`${url}/pay/ord_nope`)).to.have.property('status', 404)
    expect(await browse(`${url}/pay/ord_nope`, 'card=tok_ok')).to.have.property('status', 404)
  })
})

async function pending(provider: ReturnType<typeof sandboxProvider>, changes: object = {}) {
  const charge = newCharge({ returnUrl, ...changes })
  const outcome = await provider.charge(charge)
  if (outcome.state !== 'pending') throw new Error(`the charge is ${outcome.state}`)
  return { reference: charge.reference, page: outcome.authorizationUrl ?? '' }
}

/** Opens a page, or sends its form, like a browser that does not follow redirects. */
async function browse(page: string, form?: string) {
  const reply = await request(page, {
    method: form === undefined ? 'GET' : 'POST',
    headers: form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  })
  return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() }
}
