// Back-pressure on request bodies: a memory quota and a deadline against slow clients (slowloris).

import type { Request, Response } from 'express'
import { seconds } from '../base/clock.ts'
import { invalid } from '../base/errors.ts'
import { networkOf } from '../base/network.ts'
import { Quota } from './quota.ts'

/** No body that is kept in memory may be longer. */
export const mostBytes = 1024 * 1024
/** Bodies that are on their way have so many bytes together. */
const size = 128 * mostBytes
/** A body is on its way for so long at most. */
const longest = 30 * seconds

/**
 * Keeps the bodies that are read into memory from filling it: they share a room, and each has to come within a time. A
 * call is counted by its network once, when it begins, and one that is never finished would last for minutes
 * (decision 421).
 */
export class BodyQuota {
  private readonly room = new Quota(size)
  private readonly longestMs: number

  constructor(longestMs = longest) {
    this.longestMs = longestMs
  }

  /**
   * Runs what reads the body of a call. Throws busy where there is no room for it, and invalidRequest where it takes too
   * long, which closes the connection: what has come of the body is kept as long as it is open.
   */
  async read(req: Request, res: Response, work: () => Promise<void>): Promise<void> {
    let leave: (() => void) | undefined
    let timer: NodeJS.Timeout | undefined
    try {
      leave = this.room.take(networkOf(req.ip), lengthOf(req))
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
      leave?.()
    }
  }
}

/** Returns the bytes that a body may take up: how many they are after they were unpacked is not known before. */
function lengthOf({ headers }: Request): number {
  const { 'content-length': length, 'content-encoding': encoding } = headers
  return length === undefined || encoding !== undefined ? mostBytes : Math.min(Number(length), mostBytes)
}
