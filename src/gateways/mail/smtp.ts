import { createTransport } from 'nodemailer'
import { seconds } from '../../clock.ts'

/**
 * An e-mail. With `html`, the text is the first of two alternatives (RFC 2046). `headers` are added to the
 * usual ones.
 */
export interface OutgoingMail {
  id: string
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}

export interface Mailer {
  /**
   * Sends an e-mail; resolves once the server has accepted it. Rejects if the server refuses it, and if 15 s
   * or `signal` end the attempt: then it may or may not have been accepted. The Message-ID is derived from
   * `id`, so that an e-mail sent twice can be recognized as one.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
}

/**
 * Returns a mailer over SMTP: `smtp://user:password@host:587` (STARTTLS if the server offers it), or
 * `smtps://` for TLS.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 5 * seconds,
    greetingTimeout: 5 * seconds,
    socketTimeout: 10 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, headers }, signal) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
        messageId: `<${id}@${host}>`,
        signal: AbortSignal.any([signal, AbortSignal.timeout(15 * seconds)]),
      })
    },
  }
}
