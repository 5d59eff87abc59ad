import type { RequestHandler } from 'express'
import { clock, days } from '../base/clock.ts'
import type { Config } from '../config/config.ts'
import type { Surface } from './surface-options.ts'

export const securityTxtPath = '/.well-known/security.txt'

/**
 * Serves whom to tell of vulnerabilities (RFC 9116), or leaves the path unknown where nobody is named. The file expires
 * some days after it was asked for, because it always says what the settings say now.
 */
export function serveSecurityTxt(
  surface: Surface,
  { security, publicUrls }: Pick<Config, 'security' | 'publicUrls'>,
): RequestHandler {
  if (!security) return (_req, _res, next) => next()
  const { contacts, policy } = security
  const address = `${publicUrls[surface]}${securityTxtPath}`
  return (_req, res) => {
    // Whole days, so that caches and scanners see the same file all day long.
    const expires = new Date((Math.floor(clock.now().getTime() / days) + security.days) * days)
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      'Preferred-Languages: en',
      // Addresses on the web have to be HTTPS in this file.
      ...(address.startsWith('https:') ? [`Canonical: ${address}`] : []),
      ...(policy ? [`Policy: ${policy}`] : []),
    ]
    res
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`)
  }
}
