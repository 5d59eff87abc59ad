import MarkdownIt from 'markdown-it'
import { sizesOf } from './picture.tsx'

/**
 * Reads Markdown as the console does while a post is written: HTML in it is text, and links lead to web pages and
 * e-mails only.
 */
const reader = new MarkdownIt({ html: false, linkify: true })
const { rules } = reader.renderer

// The title of a page is its one heading of the first level.
reader.core.ruler.push('headings', ({ tokens }) => {
  for (const token of tokens) if (token.type.startsWith('heading_')) token.tag = lower(token.tag)
})

rules.image = (tokens, at, options, env, self) => {
  const token = tokens[at]!
  const src = String(token.attrGet('src') ?? '')
  const attributes = { ...sizesOf(src, 'post'), loading: 'lazy', decoding: 'async' }
  for (const [name, value] of Object.entries(attributes)) token.attrSet(name, value)
  token.attrSet('alt', self.renderInlineAsText(token.children ?? [], options, env))
  return self.renderToken(tokens, at, options)
}

/** Shows a merchant's Markdown; nothing in it can run. */
export function Markdown({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reader lets no HTML of the text through
  return <div class="prose" dangerouslySetInnerHTML={{ __html: reader.render(text) }} />
}

function lower(tag: string): string {
  return `h${Math.min(6, Number(tag.slice(1)) + 1)}`
}
