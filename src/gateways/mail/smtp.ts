import { createTransport } from 'nodemailer'
import { seconds } from '../../base/clock.ts'

/**
 * An e-mail. With `html`, the text is the first of two alternatives (RFC 2046). `headers` are added to the usual ones.
 */
export interface OutgoingMail {
  id: string
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
  attachments?: { name: string; contentType: string; bytes: Buffer }[]
  /** An event for the recipient's calendar (iMIP, RFC 6047). */
  calendar?: { method: string; text: string } | null
}

export interface Mailer {
  /**
   * Sends an e-mail; resolves once the server has accepted it. Rejects if the server refuses it, or if 15 s or `close`
   * end the attempt: then it may or may not have been accepted. The Message-ID is derived from `id`, so that an e-mail
   * sent twice can be recognized as one. Send no more e-mails at a time than there are connections: another would spend
   * its 15 s waiting for one.
   */
  send(mail: OutgoingMail): Promise<void>
  /** Closes every connection, even those that are sending. */
  close(): void
}

/** Maximum time for sending an e-mail, including connecting to the server, in milliseconds. */
const longestSend = 15 * seconds

/**
 * Returns a mailer over SMTP: `smtp://user:password@host:587`, encrypted by STARTTLS, or `smtps://` for TLS from the
 * start. A server that does not offer STARTTLS gets no e-mail, unless `plain` allows it: a man in the middle could have
 * removed the offer, and read sign-in codes. It keeps up to `connections` open between e-mails, because greeting,
 * encryption and signing in take longer than an e-mail does, and closes one that was idle for half a minute.
 */
export function smtpMailer(
  { url, plain }: { url: string; plain: boolean },
  from: string,
  connections: number,
): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !plain,
    pool: true,
    maxConnections: connections,
    // If the server closes its idle connection before anything was sent, the e-mail goes over another one.
    maxRequeues: 2,
    idleTimeout: 30 * seconds,
    connectionTimeout: 5 * seconds,
    greetingTimeout: 5 * seconds,
    // This also ends idle connections, and each attempt has its own limit.
    socketTimeout: 60 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, headers, attachments = [], calendar }) {
      const attempt = new AbortController()
      const noReply = () => attempt.abort(new Error(`the mail server took longer than ${longestSend} ms`))
      const timer = setTimeout(noReply, longestSend)
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers,
          attachments: attachments.map(({ name, contentType, bytes }) => ({
            filename: name,
            contentType,
            content: bytes,
          })),
          ...(calendar && { icalEvent: { method: calendar.method, content: calendar.text } }),
          messageId: `<${id}@${host}>`,
          signal: attempt.signal,
        })
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close({ force: true }),
  }
}
