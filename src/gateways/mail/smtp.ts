import { createTransport } from 'nodemailer'
import { seconds } from '../../base/clock.ts'

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
   * or `close` end the attempt: then it may or may not have been accepted. The Message-ID is derived from
   * `id`, so that an e-mail sent twice can be recognized as one. Call it for no more e-mails at a time than
   * there are connections: another one would spend its 15 s waiting for one of them.
   */
  send(mail: OutgoingMail): Promise<void>
  /** Closes every connection, also those that are sending. */
  close(): void
}

/** Sending an e-mail takes this time at most, in milliseconds, with connecting to the server. */
const longestSend = 15 * seconds

/**
 * Returns a mailer over SMTP: `smtp://user:password@host:587`, which is encrypted by STARTTLS, or `smtps://` for TLS
 * from the start. A server that offers no STARTTLS gets no e-mail, unless `plain` allows it: somebody in between could
 * have taken the offer away, and read sign-in codes. It keeps up to `connections` open between e-mails, because
 * greeting, encryption and signing in take longer than an e-mail does, and closes one that was idle for half a minute.
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
    // An e-mail of which nothing was sent yet when the server closed its idle connection goes over another one.
    maxRequeues: 2,
    idleTimeout: 30 * seconds,
    connectionTimeout: 5 * seconds,
    greetingTimeout: 5 * seconds,
    // This one ends idle connections too, and each attempt has a limit of its own.
    socketTimeout: 60 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html, headers }) {
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
