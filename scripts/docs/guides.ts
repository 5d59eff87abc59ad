import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { root } from '../../src/base/root.ts'

/** The guides in their order: files of docs/guides, and two that are made (errors.ts, changelog.ts). */
export const groups: { title: string; slugs: string[] }[] = [
  {
    title: 'Sell',
    slugs: [
      'quick-start',
      'sign-in',
      'catalogue-to-order',
      'discounts',
      'day-of-a-merchant',
      'returns',
      'withdrawal',
      'bring-your-shop',
      'move-a-store',
      'feeds',
      'digital-stores',
      'restaurants',
      'bookings',
      'sell-through-agents',
      'build-a-storefront',
      'merchant-agents',
    ],
  },
  {
    title: 'Build an app',
    slugs: ['install-an-app', 'receive-webhooks', 'missed-events', 'command-line', 'test-your-client'],
  },
  {
    title: 'Look up',
    slugs: [
      'errors',
      'idempotency',
      'concurrent-changes',
      'limits',
      'pagination',
      'money',
      'taxes',
      'invoices',
      'refunds',
      'versions',
      'changelog',
    ],
  },
]

export interface Section {
  title: string
  /** Null for the text between the title and the next heading. */
  anchor: string | null
  level: number
  /** Its text without markup, for the search. */
  text: string
}

export interface Guide {
  slug: string
  title: string
  /** The first paragraph. */
  lead: string
  html: string
  /** Its source. */
  markdown: string
  sections: Section[]
}

const languages: Record<string, string> = {
  sh: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript with JSX',
  py: 'Python',
  php: 'PHP',
  go: 'Go',
  rb: 'Ruby',
  json: 'JSON',
  html: 'HTML',
  http: 'HTTP',
}

const markdown = new MarkdownIt()
const { rules } = markdown.renderer
// An element that is wider than a phone scrolls on its own, by keyboard too.
rules.table_open = () => '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>\n'
rules.table_close = () => '</table></div>\n'
rules.fence = (tokens, at) => {
  const { info, content } = tokens[at]!
  const name = languages[info.split(' ')[0]!] ?? info
  const code = markdown.utils.escapeHtml(content.trimEnd())
  const caption = `<figcaption>${name}<button type="button" data-copy>Copy</button></figcaption>`
  const block = `<pre tabindex="0" aria-label="${name}"><code>${code}</code></pre>`
  return `<figure class="code">${caption}${block}</figure>\n`
}

/** Reads a guide of docs/guides. */
export async function readGuide(slug: string): Promise<Guide> {
  return guideOf(slug, await readFile(join(root, `docs/guides/${slug}.md`), 'utf8'))
}

/** Returns a guide of a text in Markdown. Its links to other guides are those of the repository (`limits.md`). */
export function guideOf(slug: string, text: string): Guide {
  const tokens = markdown.parse(text, {})
  const sections: Section[] = []
  const anchors = new Map<string, number>()
  for (const [at, token] of tokens.entries()) {
    const { type, tag, content } = token
    const heading = tokens[at + 1]?.content ?? ''
    const isHeading = tokens[at - 1]?.type === 'heading_open'
    if (type === 'heading_open') {
      const anchor = tag === 'h1' ? null : anchorOf(heading, anchors)
      if (anchor) token.attrSet('id', anchor)
      sections.push({ title: plain(heading), anchor, level: Number(tag.slice(1)), text: '' })
    } else if (type === 'inline' && !isHeading) sections.at(-1)!.text += `${plain(content)} `
    else if (type === 'fence') sections.at(-1)!.text += `${content} `
  }
  const lead = tokens.find((_, at) => tokens[at - 1]?.type === 'paragraph_open')
  const html = markdown.renderer
    .render(tokens, markdown.options, {})
    .replace(/href="([a-z-]+)\.md(#[^"]*)?"/g, (_, guide, anchor = '') => `href="${guide}.html${anchor}"`)
  return { slug, title: sections[0]!.title, lead: plain(lead?.content ?? ''), html, markdown: text, sections }
}

/** Returns the text of a line of Markdown. */
function plain(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
}

/**
 * Returns the anchor of a heading, as GitHub makes it: a repeated heading gets a number. `given` counts
 * the headings of the page.
 */
function anchorOf(heading: string, given: Map<string, number>): string {
  const anchor = plain(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s+/g, '-')
  const before = given.get(anchor) ?? 0
  given.set(anchor, before + 1)
  return before === 0 ? anchor : `${anchor}-${before}`
}
