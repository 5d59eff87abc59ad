import { createTransport } from 'nodemailer'
import { seconds } from '../../clock.ts'

/** With `html`, it is the second of two alternatives (RFC 2046). `headers` are beside those that every e-mail has. */
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
   * Hands an e-mail to the server; resolves once it was accepted. Rejects when it was refused, and when 15 s or
   * `signal` end the attempt: then nobody knows whether it was accepted. The Message-ID is made of `id`, so that
   * one sent twice can be told from two.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
}

/** Sends over SMTP: `smtp://user:password@host:587` (STARTTLS where the server has it), `smtps://` for TLS from the start. */
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
