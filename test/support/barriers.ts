import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { sampled } from './sample.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 at level AA, with the rules of earlier versions, and axe's best practices. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Switches off, in the page, rules whose findings are never serious: they take time, and we ignore them anyway. */
const lesserRules = `Object.fromEntries(axe._audit.rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => [id, { enabled: false }]))`

interface Look {
  /** Only the colours, which is all that a theme changes. */
  onlyColours?: boolean
  /** The only rules of axe that are run. */
  rules?: string[]
  /** The parts of the page that are not ours. */
  exclude?: string[]
}

/** Returns axe's serious and critical findings on a page, each with the affected elements. */
export async function barriersOn(
  page: Page,
  { onlyColours, rules, exclude = [] }: Look = {},
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await bringAxe(page)
  const options = {
    resultTypes: ['violations'],
    runOnly: onlyColours ? ['color-contrast'] : (rules ?? standard),
  }
  const { violations } = (await page.evaluate(
    `axe.run(${JSON.stringify({ exclude })}, { ...${JSON.stringify(options)}, rules: ${lesserRules} })`,
  )) as { violations: { id: string; impact: string; nodes: { html: string }[] }[] }
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`)
}

/**
 * Brings axe into a page as a script, not through eval: the browser compiles a script once for all the pages of a
 * process.
 */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe })
  await session.detach()
}

/** Returns the findings in both themes, or in one of them, and how much wider than the window the page is, if it is. */
async function barriersInThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  const { pathname } = new URL(page.url())
  for (const colorScheme of sampled(`themes of ${pathname}`, ['light', 'dark'] as const, 1)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const barriers = await barriersOn(page, { onlyColours: colorScheme === 'dark' })
    found.push(...barriers.map((barrier) => `${colorScheme}: ${barrier}`))
  }
  return [...found, ...(await beside(page))]
}

/** Says how much wider than the window a page is, if it is. */
export async function beside(page: Page): Promise<string[]> {
  const pixels = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return pixels > 0 ? [`${pixels} pixels beside the window`] : []
}

/** Expects a page to be usable by everybody. */
export async function expectUsable(page: Page): Promise<void> {
  expect(await barriersInThemes(page), page.url()).to.eql([])
}
