// Entity tags (RFC 9110 section 8.8.3): the versions of single records, for 304 and for conditional writes.

import { createHash } from 'node:crypto'
import type { Response } from 'express'

/**
 * Returns the strong ETag of a record: a hash of its `data`, which all replies that show the record have in common.
 * `text` is that data as JSON.
 */
export function tagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`
}

/** A strong tag names the very bytes, so each content coding has its own (RFC 9110 section 8.8.3.3). */
const coded = /^"([0-9a-f]{32})-(?:br|gzip|deflate)"$/

/**
 * Makes the tags of a response that the compression may encode differ by its content coding. It must be called before
 * the compression wraps the same method, because whoever wraps last is called first.
 */
export function tagByCoding(res: Response): void {
  const { writeHead } = res
  res.writeHead = (...args: unknown[]) => {
    const [coding, tag] = [res.getHeader('Content-Encoding'), res.getHeader('ETag')]
    if (coding && typeof tag === 'string' && /^"[0-9a-f]{32}"$/.test(tag))
      res.setHeader('ETag', `${tag.slice(0, -1)}-${coding}"`)
    return writeHead.apply(res, args as Parameters<typeof writeHead>)
  }
}

/** Returns the tags of an If-Match or If-None-Match, or `*`. Text that is no tag is left out and so matches nothing. */
export function tagsIn(header: string): string[] | '*' {
  return header.trim() === '*' ? '*' : (header.match(/(?:W\/)?"[^"]*"/g) ?? [])
}

/** Returns whether two tags are the same and neither is weak (strong comparison, RFC 9110 section 8.8.3.2). */
export function isStronglySame(given: string, current: string | null): boolean {
  return given.replace(coded, '"$1"') === current
}

/** Returns whether two tags are the same, weak or not. */
export function isWeaklySame(given: string, current: string): boolean {
  const opaque = (tag: string) => tag.replace(/^W\//, '').replace(coded, '"$1"')
  return opaque(given) === opaque(current)
}
