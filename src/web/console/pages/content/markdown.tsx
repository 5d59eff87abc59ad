import MarkdownIt from 'markdown-it'
import { useDeferredValue, useMemo } from 'react'

/** HTML in a text is shown as it was typed, and links lead only to web pages and e-mail addresses. */
const reader = new MarkdownIt({ html: false, linkify: true })

/** Descriptions are read as the shop does: each line stays a line, and blanks before one make no code of it. */
const described = new MarkdownIt({ html: false, linkify: true, breaks: true }).disable('code')

/** Shows Markdown. Import it lazily, because its library is large. */
export function Markdown({ text, breaks = false }: { text: string; breaks?: boolean }) {
  const later = useDeferredValue(text)
  const html = useMemo(() => (breaks ? described : reader).render(later), [later, breaks])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reader lets no HTML of the text through
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />
}
