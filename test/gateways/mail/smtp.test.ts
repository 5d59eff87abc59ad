import { expect } from 'chai'
import { smtpMailer } from '../../../src/gateways/mail/smtp.ts'
import { openSmtpReceiver, type SmtpReceiver } from '../../support/smtp.ts'

describe('smtpMailer', () => {
  let server: SmtpReceiver
  before(async () => {
    server = await openSmtpReceiver()
  })
  after(() => server.close())

  const mail = { id: '1', to: 'ada@example.com', subject: 'Your code', text: '123456' }
  async function send(plain: boolean, to = mail.to): Promise<string> {
    const mailer = smtpMailer({ url: server.url, plain }, 'Shop <shop@example.com>', 1)
    try {
      await mailer.send({ ...mail, to })
      return 'sent'
    } catch (error) {
      return (error as Error).message
    } finally {
      mailer.close()
    }
  }

  it('sends nothing to a server that offers no encryption, unless that is allowed', async () => {
    expect(await send(false)).to.match(/STARTTLS|TLS/)
    expect(server.mails).to.eql([])
    expect(await send(true)).to.equal('sent')
    expect(server.mails).to.have.length(1)
  })

  const written: Record<string, string> = {
    "o'brien@xn--kln-sna.example": "o'brien@xn--kln-sna.example",
    'a..b@docomo.ne.jp': '"a..b"@docomo.ne.jp',
    'a.@ezweb.ne.jp': '"a."@ezweb.ne.jp',
  }
  for (const [to, form] of Object.entries(written))
    it(`quotes what RFC 5321 has only in quotes: ${to}`, async () => {
      expect(await send(true, to)).to.equal('sent')
      expect(server.mails.at(-1)!.to).to.eql([form])
    })
})
