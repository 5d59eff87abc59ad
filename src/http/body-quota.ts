// Back-pressure on request bodies: a memory quota and a deadline against slow clients (slowloris).

import type { Request, Response } from 'express'
import { seconds } from '../base/clock.ts'
import { invalid } from '../base/errors.ts'
import { siteOf } from '../base/network.ts'
import { Quota } from './quota.ts'

/** Maximum length of a body kept in memory. */
export const mostBytes = 1024 * 1024
/** Total bytes shared by all bodies being read. */
const size = 128 * mostBytes
/** Every body must arrive within this many milliseconds. */
const longest = 30 * seconds

/**
 * Keeps request bodies from filling the memory: they share a quota, and each must arrive before its deadline. The rate
 * limit counts a call only once, when it begins; without a deadline an unfinished body could last for minutes (decision
 * bodies-and-uploads-have-quotas).
 */
export class BodyQuota {
  private readonly quota = new Quota(size)
  private readonly longestMs: number

  constructor(longestMs = longest) {
    this.longestMs = longestMs
  }

  /**
   * Runs `work`, which reads the body. Throws busy when the quota is exhausted, and invalidRequest when the body is late.
   * A late body closes the connection too, because what has arrived stays in memory while it is open.
   */
  async read(req: Request, res: Response, work: () => Promise<void>): Promise<void> {
    let release: (() => void) | undefined
    let timer: NodeJS.Timeout | undefined
    try {
      release = this.quota.reserve(siteOf(req.ip), lengthOf(req))
      const late = new Promise<never>((_, reject) => {
        const reason = `the body took longer than ${this.longestMs / seconds} seconds to arrive`
        timer = setTimeout(() => {
          res.setHeader('Connection', 'close')
          reject(invalid(reason))
        }, this.longestMs)
      })
      await Promise.race([work(), late])
    } finally {
      clearTimeout(timer)
      release?.()
    }
  }
}

/** Returns the bytes to reserve: the maximum if the length is unknown, or unknown until the body is unpacked. */
function lengthOf({ headers }: Request): number {
  const { 'content-length': length, 'content-encoding': encoding } = headers
  return length === undefined || encoding !== undefined ? mostBytes : Math.min(Number(length), mostBytes)
}
