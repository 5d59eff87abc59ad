// DNS-rebinding protection: refuses calls whose Host is not one of ours.

import type { RequestHandler } from 'express'
import { Refusal } from '../base/errors.ts'
import { isIP } from '../base/network.ts'
import type { Config } from '../config/config.ts'
import { sendRefusal } from './reply.ts'

/**
 * Refuses calls to a name that is not the service's own (decision development-answers-its-own-names). Otherwise any
 * page in a developer's browser could point its own name at this machine and read what the service answers, such as the
 * mailbox. An IP address cannot be pointed anywhere; the allowed names are localhost and everything below it, and those
 * in the settings.
 */
export function refuseForeignHosts({ host, publicUrls, baseDomains }: Config): RequestHandler {
  const known = new Set([
    'localhost',
    host,
    ...Object.values(publicUrls).map((url) => new URL(url).hostname),
    ...baseDomains.map(({ domain }) => domain),
  ])
  const isOwn = (name: string) => isIP(name) > 0 || name.endsWith('.localhost') || known.has(name)
  return (req, res, next) => {
    const { host: given } = req.headers
    if (!given || isOwn(nameIn(given))) return next()
    sendRefusal(res, new Refusal('foreignHost', { values: { host: given.slice(0, 100) } }), null)
  }
}

/** Returns the name in a Host header without its port, and an IPv6 address without brackets. */
function nameIn(header: string): string {
  const [, ipv6, name = ''] = /^(?:\[([\da-f:.]+)\]|([^:@/]+))(?::\d*)?$/i.exec(header) ?? []
  return (ipv6 ?? name).toLowerCase().replace(/\.$/, '')
}
