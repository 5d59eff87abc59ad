/**
 * `make first-content`: measures how soon the pages of the console show something on a processor that is slowed down four
 * times, and how much script they load for it, from the service that `make start` runs on this machine.
 */
import { closePages, openPage } from '../test/support/browser.ts'
import { signInWithMailbox } from './console-pages.ts'

const service = process.env.CONSOLE_URL ?? `http://localhost:${process.env.CONSOLE_PORT ?? 4002}`
const slowedDown = 4
const rounds = 7

const first = await openPage({ locale: 'en-US' })
await first.goto(`${service}/console/`)
const home = await signInWithMailbox(first, service)
const signedIn = await first.context().storageState()
const pages: [name: string, url: string, storageState?: typeof signedIn][] = [
  ['Sign-in', `${service}/console/sign-in`],
  ['Home', home, signedIn],
  ['Orders', `${home}/orders`, signedIn],
  ['Products', `${home}/catalogue`, signedIn],
]
console.log(`Median of ${rounds} first visits, the processor slowed down ${slowedDown} times:`)
for (const [name, url, storageState] of pages) {
  const all: Measured[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measure(url, storageState))
  const of = (key: keyof Measured) => median(all.map((one) => one[key]))
  const soonest = Math.round(Math.min(...all.map(({ content }) => content)))
  console.log(
    `${name}: first content after ${of('content')} ms (${soonest} at best), the page itself after ${of('page')} ms, ${of('script')} kB of script`,
  )
}
await closePages()
process.exit()

interface Measured {
  /** When the first text or picture was painted, in milliseconds after the visit began. */
  content: number
  /** When the title of the page was there. */
  page: number
  /** What was loaded of script until then, as it was sent. */
  script: number
}

/** Visits a page with an empty cache. */
async function measure(url: string, storageState?: typeof signedIn): Promise<Measured> {
  const page = await openPage({ locale: 'en-US', storageState })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
  await page.addInitScript(`new MutationObserver(() => {
    if (!self.titleAt && document.querySelector('h1')?.textContent.trim()) self.titleAt = performance.now()
  }).observe(document, { subtree: true, childList: true, characterData: true })`)
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  // What was painted is told with the frame after it.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  const found = (await page.evaluate(`({
    content: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    page: self.titleAt,
    script: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  })`)) as Measured
  await closePages()
  return found
}

function median(values: number[]): number {
  return Math.round(values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!)
}
