import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { openPage, useBrowser } from '../support/browser.ts'
import { signInOn } from '../support/consent.ts'
import { call } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { openSite, type Site } from '../support/site.ts'
import { ask, begin, getMe } from './device-support.ts'

const contrasts = readFileSync('test/support/contrasts.js', 'utf8')
const buttonLooks =
  '[...document.querySelectorAll("#decision-step button")].map((one) => getComputedStyle(one).backgroundColor)'
describe('The address of the page of a device', () => {
  it('leads there, with the code, however a person spells it', async () => {
    for (const spelled of ['/device', '/Device', '/DEVICE/']) {
      for (const query of ['', '?user_code=BCDF-GHJK']) {
        const { headers } = await call('console')
          .get(spelled + query)
          .expect(302)
        expect(headers.location, spelled).to.equal(`/api/v1/auth/device${query}`)
      }
    }
  })
})

describe('The page of a device in a browser', () => {
  let site: Site
  useBrowser()
  before(async () => {
    site = await openSite()
    await openPage()
  })
  after(() => site?.close())

  it('signs the person in, shows the device that asks, and allows it', async () => {
    const [email, begun] = [newEmail(), await begin()]
    const page = await openPage()
    await page.goto(`${site.console}/device?user_code=${begun.user_code}`)
    await signInOn(page, email)
    expect(await page.getByLabel('The code that the device shows').inputValue()).to.equal(begun.user_code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('adas-laptop').waitFor()
    await page.getByText(begun.user_code, { exact: true }).waitFor()
    expect(await page.evaluate(contrasts)).to.deep.equal([])
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await page.getByText('The device is connected').waitFor()
    const { access_token } = (await ask(begun).expect(200)).body
    expect((await getMe(access_token).expect(200)).body.data.user.email).to.equal(email)
  })

  it('tells a code that nobody shows, and refuses a device', async () => {
    const [email, begun] = [newEmail(), await begin()]
    const page = await openPage()
    await page.goto(`${site.console}/device`)
    await signInOn(page, email)
    const field = page.getByLabel('The code that the device shows')
    await field.fill('BBBB-BBBB')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('No device shows this code').waitFor()
    await field.fill(begun.user_code)
    await page.getByRole('button', { name: 'Continue' }).click()
    const looks = await page.evaluate<string[]>(buttonLooks)
    expect(new Set(looks), 'Allow is the main action').to.have.lengthOf(2)
    await page.getByRole('button', { name: 'Do not allow' }).click()
    await page.getByText('The device was refused').waitFor()
    expect((await ask(begun)).body.error).to.equal('access_denied')
  })
})
