import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
} from 'nodemailer/lib/smtp-connection'
import { seconds } from '../../clock.ts'

/** The result of connecting to a mail server. */
export interface Greeting {
  server: string
  /** True if the rest of the session is encrypted: by TLS from the start, or by STARTTLS. */
  encrypted: boolean
  /** True if the server accepted the credentials of the URL; null where there are none. */
  signedIn: boolean | null
}

/** Greets the mail server as a mailer would, signs in where the URL has credentials, and sends nothing. */
export async function greet(url: string): Promise<Greeting> {
  const { host, port, secure, auth, tls, requireTLS } = parseConnectionUrl(url) as SMTPConnectionOptions & {
    auth?: SMTPConnectionAuth
  }
  const connection = new SMTPConnection({
    ...{ host, port, secure, tls, requireTLS },
    connectionTimeout: 5 * seconds,
    greetingTimeout: 5 * seconds,
    socketTimeout: 5 * seconds,
    dnsTimeout: 5 * seconds,
  })
  try {
    await ended((done) => {
      connection.once('error', done)
      connection.connect(done)
    })
    const signedIn = auth ? await ended((done) => connection.login(auth, done)).then(() => true) : null
    return { server: `${host}:${connection.port}`, encrypted: connection.secure === true, signedIn }
  } finally {
    connection.on('error', () => {})
    connection.close()
  }
}

function ended(begin: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())))
}
