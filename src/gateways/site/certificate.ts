import { once } from 'node:events'
import { connect } from 'node:tls'

/** A site's certificate, as a browser would judge it. */
export interface Certificate {
  /** Why it is not trusted; null if it is. */
  problem: string | null
  issuer: string
  expiresAt: Date
}

/** Fetches a host's certificate; rejects if nothing speaks TLS there within 5 s. */
export async function certificateOf(host: string, port: number): Promise<Certificate> {
  // Untrusted certificates are read too, to report the reason.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false })
  const slow = setTimeout(() => socket.destroy(new Error('no response within 5 s')), 5_000)
  try {
    await once(socket, 'secureConnect')
    const { issuer, valid_to } = socket.getPeerCertificate()
    const problem = socket.authorized ? null : String(socket.authorizationError)
    const name = [issuer?.O ?? issuer?.CN ?? 'unknown'].flat().join(', ')
    return { problem, issuer: name, expiresAt: new Date(valid_to) }
  } finally {
    clearTimeout(slow)
    socket.destroy()
  }
}
