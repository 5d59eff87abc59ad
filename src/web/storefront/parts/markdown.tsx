import MarkdownIt from 'markdown-it'
import { sizesOf } from './picture.tsx'

/**
 * Reads Markdown as the console does while a post is written: HTML in it is text, and links lead to web pages and
 * e-mails only.
 */
const reader = readerOf({})

/**
 * Reads a description, which may have been written before it could be Markdown: each of its lines stays a line, and
 * blanks before one make no code of it.
 */
const described = readerOf({ breaks: true }).disable('code')

function readerOf(options: { breaks?: boolean }) {
  const reader = new MarkdownIt({ html: false, linkify: true, ...options })
  // The title of a page is its one heading of the first level.
  reader.core.ruler.push('headings', ({ tokens }) => {
    for (const token of tokens) if (token.type.startsWith('heading_')) token.tag = lower(token.tag)
  })
  reader.renderer.rules.image = (tokens, at, rendering, env, self) => {
    const token = tokens[at]!
    const src = String(token.attrGet('src') ?? '')
    const attributes = { ...sizesOf(src, 'post'), loading: 'lazy', decoding: 'async' }
    for (const [name, value] of Object.entries(attributes)) token.attrSet(name, value)
    token.attrSet('alt', self.renderInlineAsText(token.children ?? [], rendering, env))
    return self.renderToken(tokens, at, rendering)
  }
  return reader
}

/** Shows a merchant's Markdown; nothing in it can run. */
export function Markdown({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reader lets no HTML of the text through
  return <div class="prose" dangerouslySetInnerHTML={{ __html: reader.render(text) }} />
}

/** Shows the description of an item; nothing in it can run. */
export function Description({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reader lets no HTML of the text through
  return <div class="prose" dangerouslySetInnerHTML={{ __html: described.render(text) }} />
}

/** Returns a description without its marks, in one line, for where nothing is formatted. */
export function plainOf(text: string): string {
  const blocks = described
    .parse(text, {})
    .map(({ children }) =>
      (children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join(''),
    )
  return blocks.join(' ').replace(/\s+/g, ' ').trim()
}

function lower(tag: string): string {
  return `h${Math.min(6, Number(tag.slice(1)) + 1)}`
}
