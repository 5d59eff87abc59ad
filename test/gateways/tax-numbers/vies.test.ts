import { expect } from 'chai'
import { RegisterSilent } from '../../../src/gateways/tax-numbers/register.ts'
import { viesRegister } from '../../../src/gateways/tax-numbers/vies.ts'
import { openVies, refuse, silence, type Vies } from '../../support/vies.ts'

describe('The register of tax numbers', () => {
  let vies: Vies
  before(async () => {
    vies = await openVies()
    Object.assign(vies.known, { 136695976: 'Example GmbH', 123456783: '---' })
  })
  after(() => vies.close())
  const honest = () => Object.assign(vies, { asked: [] })

  const german = { value: 'DE136695976', country: 'DE' }
  const seller = { value: 'IE6388047V', country: 'IE' }
  const ask = (number = german, requester: typeof seller | null = seller) =>
    viesRegister(vies).ask(number, requester)

  it('is asked on behalf of the seller, and gives the name and the number of the inquiry', async () => {
    honest()
    const { askedAt, ...answer } = await ask()
    expect(answer).to.eql({ isValid: true, requestId: 'WAPIAAAA136695976', name: 'Example GmbH' })
    expect(Date.now() - Date.parse(askedAt)).to.be.within(0, 60_000)
    expect(vies.asked).to.eql([
      {
        countryCode: 'DE',
        vatNumber: '136695976',
        requesterMemberStateCode: 'IE',
        requesterNumber: '6388047V',
      },
    ])
  })

  it('calls Greece EL, and tells no name that a member state keeps to itself', async () => {
    honest()
    const answer = await ask({ value: 'EL123456783', country: 'GR' }, null)
    expect(answer).to.include({ isValid: true, requestId: null, name: null })
    expect(vies.asked).to.eql([{ countryCode: 'EL', vatNumber: '123456783' }])
  })

  it('gives a store whose own number is wrong an answer without a proof, and names none from elsewhere', async () => {
    honest()
    const usual = vies.answer
    vies.answer = (res, asked) =>
      asked.requesterNumber ? refuse(res, 'INVALID_REQUESTER_INFO') : usual(res, asked)
    expect(await ask(german, { value: 'IE0000000A', country: 'IE' })).to.include({
      isValid: true,
      requestId: null,
    })
    expect(vies.asked).to.have.length(2)
    honest()
    vies.answer = usual
    await ask(german, { value: 'GB980780684', country: 'GB' })
    expect(vies.asked).to.eql([{ countryCode: 'DE', vatNumber: '136695976' }])
  })

  it('takes a refusal of the number for an answer', async () => {
    const before = vies.answer
    vies.answer = (res) => refuse(res, 'INVALID_INPUT')
    expect((await ask()).isValid).to.equal(false)
    vies.answer = before
  })

  it('knows that a number does not exist', async () => {
    expect(await ask({ value: 'DE999999999', country: 'DE' })).to.include({ isValid: false, name: null })
  })

  it('answers from what it has asked for ten minutes, but keeps no silence', async () => {
    honest()
    const register = viesRegister(vies)
    const answer = vies.answer
    vies.answer = silence
    const refused = await register.ask(german, null).catch((error: unknown) => error)
    expect(refused).to.be.instanceOf(RegisterSilent)
    expect((refused as Error).message).to.equal('VIES answered MS_UNAVAILABLE')
    vies.answer = answer
    expect((await register.ask(german, null)).isValid).to.equal(true)
    expect((await register.ask(german, null)).isValid).to.equal(true)
    expect(vies.asked).to.have.length(2)
  })

  for (const [what, answer] of Object.entries({
    'answers with an error': (res) => void res.writeHead(503).end(),
    'answers with something else': (res) => void res.end('<html>'),
    'breaks off': (res) => void res.destroy(),
    'answers without an end': (res) => {
      const more = setInterval(() => res.write('x'.repeat(10_000)), 1)
      res.once('close', () => clearInterval(more))
    },
  } satisfies Record<string, Vies['answer']>)) {
    it(`is silent when it ${what}`, async () => {
      const before = vies.answer
      vies.answer = answer
      expect(await ask().catch((error: unknown) => error)).to.be.instanceOf(RegisterSilent)
      vies.answer = before
    })
  }

  it('is left alone for a while once it has not answered five times in a row', async () => {
    const before = vies.answer
    vies.answer = (res) => void res.writeHead(500).end()
    honest()
    const register = viesRegister(vies)
    for (let n = 0; n < 8; n++) await register.ask(german, null).catch(() => null)
    expect(vies.asked).to.have.length(5)
    vies.answer = before
  })
})
