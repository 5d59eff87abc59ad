import { expect } from 'chai'
import { brandOf, renderNote } from '../../../src/services/messaging/mail-templates.ts'

const brand = { name: 'Paper Lantern', logo: null, color: '#0f766e', ink: '#ffffff', contact: [], site: null }
const subject = 'Your sign-in code'

describe('A note by e-mail', () => {
  it('shows its code before all else, and in the preview of a mailbox', () => {
    const html = renderNote({ subject, code: '420763', text: 'It expires in 10 minutes.\n' })
    expect(html).to.match(/<div style="display:none[^"]*">420763\. It expires in 10 minutes\.<\/div>/)
    const [code, words] = ['>420763</p>', '<p style="margin:0 0 16px">It expires'].map((part) =>
      html.indexOf(part),
    )
    expect(code).to.be.above(0)
    expect(words).to.be.above(code!)
  })
  it('of the service has its subject as title; one of a store has the name of the store', () => {
    expect(renderNote({ subject, text: 'A' })).to.match(/<h1[^>]*>Your sign-in code<\/h1>/)
    expect(renderNote({ subject, text: 'A', brand }))
      .to.contain('Paper Lantern')
      .and.not.contain('<h1')
  })
  it('carries no link in its title, whatever a store is called', () => {
    const html = renderNote({ subject: 'Join the staff of https://evil.example', text: 'A' })
    expect(html).to.match(/<h1[^>]*>Join the staff of evil example<\/h1>/)
  })
  it('carries no link in how the store can be reached, but for its e-mail address', () => {
    const contact = {
      email: 'hi@shop.example',
      phone: '+234 1 evil.example',
      address: '1 St. Mary Rd\nhttps://evil.example',
    }
    const html = renderNote({
      subject,
      text: 'A',
      brand: brandOf({ name: 'Paper Lantern', logo: null, color: null, contact }),
    })
    expect(html).to.include('hi@shop.example · +234 1 evil example · 1 St. Mary Rd evil example')
  })
  it('shows an address that stands alone as a link, and a code that stands alone as text', () => {
    const html = renderNote({ subject, text: 'Open this page:\n\nhttps://a.example/b?c=1&d=2\n\ninv_code\n' })
    expect(html).to.include(
      '<a href="https://a.example/b?c=1&amp;d=2" style="color:inherit;word-break:break-all">https://a.example',
    )
    expect(html).to.match(/<p class="code"[^>]*>inv_code<\/p>/)
  })
  it('keeps the lines of a paragraph apart, and links each that is an address', () => {
    const html = renderNote({
      subject,
      text: 'It may:\nSee orders.\nhttps://a.example/1\nhttps://a.example/2\n',
    })
    expect(html).to.match(/It may:\s*<br>\s*See orders\.\s*<br>/)
    expect(html.match(/<a href="https:\/\/a\.example\/[12]"/g)).to.have.lengthOf(2)
  })
  it('has colours of its own where the mail program is dark', () => {
    const html = renderNote({ subject, text: 'A' })
    expect(html).to.contain('<meta name="color-scheme" content="light dark">')
    expect(html).to.match(/@media \(prefers-color-scheme: dark\) \{[^}]*\.ground \{ background: #131417/)
  })
})
