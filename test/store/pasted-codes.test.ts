import { expect } from 'chai'
import { clock, seconds } from '../../src/base/clock.ts'
import { ungrouped } from '../../src/services/shared/typed-codes.ts'
import { begin } from '../console/device-support.ts'
import { factorCode, switchFactorOn } from '../console/support.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createNewsletterCode } from '../support/fixtures/posts.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { createInvitation, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { askForCode, newEmail, newestCode, signInToConsole, verify } from '../support/sign-in.ts'

const inDigitsFrom = (zero: number) => (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const spread = (between: string) => (code: string) => code.replace(/(?<=.)(?=.)/g, between)
const halves = (between: string) => (code: string) => `${code.slice(0, 3)}${between}${code.slice(3)}`

/** A code as people, mail programs and keyboards change it. */
const writings: Record<string, (code: string) => string> = {
  'a blank in the middle': halves(' '),
  'blanks and line ends around it': (code) => ` \t${code} \r\n`,
  'no-break, thin, en and ideographic spaces': (code) => halves('\u00A0\u2009')(`\u2002${code}\u3000\u202F`),
  'a line separator behind it': (code) => `${code}\u2028`,
  hyphens: halves('-'),
  'an en dash, a non-breaking hyphen and a minus sign': (code) => halves('\u2013\u2011')(`${code}\u2212`),
  'zero-width spaces and joiners': spread('\u200B\u200D\u2060'),
  'a byte order mark': (code) => `\uFEFF${code}`,
  'direction marks and isolates': (code) => `\u2066\u200F\u202B${code}\u202C\u2069`,
  'soft hyphens': spread('\u00AD'),
  'variation selectors': spread('\uFE0F'),
  'full-width digits': inDigitsFrom(0xff10),
  'Arabic digits': inDigitsFrom(0x660),
  'Persian digits': inDigitsFrom(0x6f0),
  'Devanagari digits': inDigitsFrom(0x966),
  'Thai digits': inDigitsFrom(0xe50),
  'mathematical digits, five sets side by side': inDigitsFrom(0x1d7ec),
  'the end of its sentence': (code) => `${code}.`,
  'quotation marks, brackets and asterisks': (code) => `\u201C(**${code}**)\u201D`,
  'points and slashes': (code) => halves('/')(`${code}\u3002`),
  keycaps: (code) => `${spread('\uFE0F\u20E3')(code)}\uFE0F\u20E3`,
}

describe('A code that is pasted', () => {
  for (const [how, write] of Object.entries(writings)) {
    it(`signs in with ${how}`, async () => {
      const email = newEmail()
      await verify(email, write(await askForCode(email))).expect(200)
    })
  }

  it('has the digits of every script of Unicode', () => {
    const digits = Array.from({ length: 0x110000 }, (_, at) => at)
      .filter((at) => at < 0xd800 || at > 0xdfff)
      .map((at) => String.fromCodePoint(at))
      .filter((char) => /^\p{Nd}$/u.test(char))
    const read = digits.map(ungrouped)
    expect(digits.length).to.be.above(600)
    expect(read.filter((_, n) => read[n] !== String(n % 10))).to.be.empty
  })

  it('is a wrong code where its digits are wrong, and then counts', async () => {
    const email = newEmail()
    const code = await askForCode(email)
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (const write of Object.values(writings).slice(0, 5)) {
      const { body } = await verify(email, write(other)).expect(400)
      expect(body).to.include({ message: 'Invalid OTP' })
      expect(body.data).to.eql({})
    }
    await verify(email, code).expect(400)
  })

  it('confirms the second factor, by the app and by a recovery code, and what cannot be a code costs no try', async () => {
    const real = clock.now
    const ahead = 30 * seconds - (real().getTime() % (30 * seconds))
    clock.now = () => new Date(real().getTime() + ahead)
    try {
      const person = await signInToConsole()
      const { secret, recoveryCodes } = await switchFactorOn(person)
      await call('console').post('/api/v1/auth/authenticate').send({ email: person.email }).expect(200)
      const first = await verify(person.email, await newestCode(person.email), {}, 'console').expect(403)
      const { challenge } = first.body.data
      const confirm = (code: string) =>
        call('console').post('/api/v1/auth/factor/verify').send({ challenge, code })
      for (let n = 0; n < 20; n += 1) {
        const { body } = await confirm(`${recoveryCodes[0]}${n}`).expect(400)
        expect(body.code).to.equal('invalid_factor_code')
        expect(body.data.expected).to.match(/six digits/)
      }
      expect(await service().db('sign_in_tries').where({ user_id: person._id })).to.be.empty
      await confirm(halves('\u00A0')(inDigitsFrom(0xff10)(factorCode(secret)))).expect(200)
      const recovery = recoveryCodes[1]!.toUpperCase().replaceAll('-', '\u2013')
      await confirm(`\uFEFF${inDigitsFrom(0x660)(recovery)}\u200B`).expect(200)
    } finally {
      clock.now = real
    }
  })

  it('finds a device, and what cannot be its code costs no try', async () => {
    const [person, { user_code: code }] = [await signInToConsole(), await begin()]
    const find = (userCode: string) =>
      call('console').post('/api/v1/auth/device/find').set(person.headers).send({ userCode })
    for (let n = 0; n < 12; n += 1) {
      const { body } = await find(`${code}${n}`).expect(404)
      expect(body.data).to.eql({ expected: 'eight letters' })
    }
    await find(` ${code.toLowerCase().replace('-', '\u2011')}\u200E`).expect(200)
    await find(
      code.replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    ).expect(200)
  })

  it('accepts an invitation, uses a coupon, confirms a newsletter and follows a shipment', async () => {
    const [shop, person] = [await createShop(), await createAccount()]
    const paste = (code: string) => `\u00A0${spread('\u200B')(code)}\u00AD `
    const token = await createInvitation(shop, person.email!, null)
    await call('console')
      .get(`/api/v1/invitations/${encodeURIComponent(paste(token))}`)
      .set(person.onConsole())
      .expect(200)
    const at = { 'x-shop-id': shop.id }
    const coupon = await createCoupon(shop)
    await call('store')
      .post('/api/v1/coupons/verify')
      .set(at)
      .send({ code: paste(coupon.code) })
      .expect(200)
    const { token: code } = await createNewsletterCode(shop)
    await call('store')
      .post('/api/v1/newsletter/confirm')
      .set(at)
      .send({ token: paste(code) })
      .expect(200)
    const { trackingCode } = await createShipment(shop, person)
    const typed = encodeURIComponent(halves(' ')(trackingCode.toLowerCase()))
    await call('store').get(`/api/v1/shipping/track/${typed}`).set(at).expect(200)
    await call('store').get(`/track/${typed}`).expect(200)
  })
})
