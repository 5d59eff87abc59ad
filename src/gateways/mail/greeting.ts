import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
} from 'nodemailer/lib/smtp-connection'
import { seconds } from '../../base/clock.ts'

/** The result of connecting to a mail server. */
export interface Greeting {
  server: string
  /** True if the rest of the session is encrypted: by TLS from the start, or by STARTTLS. */
  encrypted: boolean
  /** True if the server accepted the URL's credentials; null if it was given none. */
  signedIn: boolean | null
}

/**
 * Greets the mail server as a mailer would, signs in if the URL has credentials, and sends nothing. As with e-mails,
 * credentials go to a server without encryption only if `plain` allows it.
 */
export async function greet({ url, plain }: { url: string; plain: boolean }): Promise<Greeting> {
  const { host, port, secure, auth, tls, requireTLS } = parseConnectionUrl(url) as SMTPConnectionOptions & {
    auth?: SMTPConnectionAuth
  }
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    tls,
    requireTLS,
    connectionTimeout: 5 * seconds,
    greetingTimeout: 5 * seconds,
    socketTimeout: 5 * seconds,
    dnsTimeout: 5 * seconds,
  })
  // A broken connection is reported only by this event: callbacks waiting for a reply are never called.
  const broken = new Promise<never>((_, reject) => connection.on('error', reject))
  try {
    await Promise.race([broken, ended((done) => connection.connect(done))])
    const encrypted = connection.secure === true
    const signIn = auth && (encrypted || plain) && ended((done) => connection.login(auth, done))
    if (signIn) await Promise.race([broken, signIn])
    return { server: `${host}:${connection.port}`, encrypted, signedIn: signIn ? true : null }
  } finally {
    connection.close()
  }
}

function ended(begin: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())))
}
