/**
 * `make paint`: measures when the pages of the console and of the example shops show their largest content, by a
 * browser that has never been there and whose processor is slowed down four times, together with the bytes on the wire
 * and how much the page moved.
 */
import type { CDPSession, Page } from 'playwright-core'
import { closePages, openPage } from '../test/support/browser.ts'
import { signIn } from './pictures/console.ts'
import { shopPages } from './pictures/shop-pages.ts'

const rounds = Number(process.env.ROUNDS ?? 5)

interface Paint {
  first: number
  largest: number
  moved: number
}

/** Keeps the newest of what the browser observes: each larger content is an entry of its own. */
const observer = `
  window.paint = { first: 0, largest: 0, moved: 0 }
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ startTime }) => { paint.first = startTime })
  observe('largest-contentful-paint', ({ startTime }) => { paint.largest = startTime })
  observe('layout-shift', ({ value }) => { paint.moved += value })
`

console.log('| Page | First content | Largest content, median (best) | Script | All files | Moved |')
console.log('|---|---|---|---|---|---|')
// The first visits do not count: they warm the service up.
const first = await openPage()
const home = await signIn(first)
const storageState = await first.context().storageState()
const pages = {
  'Console: home': home,
  'Console: orders': `${home}/orders`,
  'Console: products': `${home}/catalogue`,
  'Console: sign-in': home.replace(/stores.*/, 'sign-in'),
  ...(await shopPages(first)),
}
for (const url of Object.values(pages)) await visit(url)
for (const [name, url] of Object.entries(pages)) {
  const visits = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(url))
  const largest = visits.map(({ largest }) => largest).sort((a, b) => a - b)
  const median = largest[Math.floor(rounds / 2)]!
  const { first, moved, bytes, script } = visits.find((one) => one.largest === median)!
  const kilobytes = (size: number) => `${(size / 1000).toFixed(0)} kB`
  console.log(
    `| ${name} | ${seconds(first)} | ${seconds(median)} (${seconds(largest[0]!)}) | ${kilobytes(script)} | ${kilobytes(bytes)} | ${moved.toFixed(3)} |`,
  )
}
await closePages()
process.exit()

async function visit(url: string): Promise<Paint & { bytes: number; script: number }> {
  const page = await openPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-US',
    // Nobody is signed in where one signs in.
    ...(url.includes('/console/stores') && { storageState }),
  })
  const protocol = await page.context().newCDPSession(page)
  const loaded = await countBytes(protocol)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observer)
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await painted(page)
  await closePages()
  return { ...paint, ...loaded }
}

/** Returns what has been painted once nothing larger comes for a second. */
async function painted(page: Page): Promise<Paint> {
  for (;;) {
    const before = await page.evaluate<Paint>('paint')
    await page.waitForTimeout(1_000)
    const after = await page.evaluate<Paint>('paint')
    if (after.largest > 0 && after.largest === before.largest) return after
  }
}

/** Counts the bytes of what a page loads, as they come over the wire. */
async function countBytes(protocol: CDPSession): Promise<{ bytes: number; script: number }> {
  const loaded = { bytes: 0, script: 0 }
  const types = new Map<string, string>()
  protocol.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.bytes += encodedDataLength
    if (types.get(requestId) === 'Script') loaded.script += encodedDataLength
  })
  await protocol.send('Network.enable')
  return loaded
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
