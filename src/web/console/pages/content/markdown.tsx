import MarkdownIt from 'markdown-it'
import { useDeferredValue, useMemo } from 'react'

/** HTML in a text is shown as it was typed, and links lead only to web pages and e-mail addresses. */
const reader = new MarkdownIt({ html: false, linkify: true, breaks: false })

/** Shows Markdown. Import it lazily, because its library is large. */
export function Markdown({ text }: { text: string }) {
  const later = useDeferredValue(text)
  const html = useMemo(() => reader.render(later), [later])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reader lets no HTML of the text through
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />
}
