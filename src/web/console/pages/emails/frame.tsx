import { useEffect, useRef } from 'react'
import { t } from '../../../words/emails.ts'

interface EmailFrameProps {
  html: string
  dark: boolean
  narrow: boolean
}

/** Shows an e-mail as a mail program would, in colours that need not be those of the reader. */
export function EmailFrame({ html, dark, narrow }: EmailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => draw(frame.current!.contentDocument!, html, dark), [html, dark])
  return (
    <iframe
      ref={frame}
      title={t('emails.preview')}
      sandbox="allow-same-origin"
      className={narrow ? 'email-shown email-narrow' : 'email-shown'}
    />
  )
}

/**
 * Draws an e-mail into a document. The policy of these pages allows no styles in HTML, only those that a script sets one
 * by one, and e-mails have no others.
 */
function draw(page: Document, html: string, dark: boolean): void {
  const [, css = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
  const unstyled = html.replace(`<style>${css}</style>`, '').replaceAll(' style="', ' data-style="')
  const mail = new DOMParser().parseFromString(unstyled, 'text/html')
  // Without a doctype, tables would not take the colour of what is around them.
  page.open()
  page.write('<!doctype html><body>')
  page.close()
  const sheet = new page.defaultView!.CSSStyleSheet()
  sheet.replaceSync(css)
  for (const rule of sheet.cssRules)
    if ('media' in rule && String((rule as CSSMediaRule).conditionText).includes('prefers-color-scheme'))
      (rule as CSSMediaRule).media.mediaText = dark ? 'all' : 'not all'
  page.adoptedStyleSheets = [sheet]
  const body = page.importNode(mail.body, true)
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')])
    element.style.cssText = element.dataset.style ?? ''
  page.body.replaceWith(body)
}
