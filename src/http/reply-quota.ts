// Back-pressure on replies that are read slowly.

import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Request } from 'express'
import { siteOf } from '../base/network.ts'
import { Quota } from './quota.ts'

/** Shorter replies do not count: the operating system buffers them at once, and their connection costs as much. */
const small = 64 * 1024
/** Total bytes shared by all longer replies being sent. */
const size = 256 * 1024 * 1024

const quota = new Quota(size)
const lengths = new WeakMap<ServerResponse, number>()

/** Returns the bytes to reserve for a reply; 0 for a short one. */
export function lengthOf(res: ServerResponse): number {
  return lengths.get(res) ?? 0
}

/**
 * Keeps slow readers from filling the memory, because a reply stays there until its last byte is read (decision
 * slow-replies-have-a-quota). Throws busy for a read that exceeds the quota. A write is already committed and cannot be
 * refused, so its connection is closed instead.
 */
export function reserveReply(res: ServerResponse, bytes: number): void {
  if (bytes <= small) return
  lengths.set(res, bytes)
  const { method, ip, socket } = res.req as Request
  // The caller is gone, so nothing stays in memory, and no event would release the reservation.
  if (socket.destroyed) return
  try {
    holdUntilSent(res, socket, quota.reserve(siteOf(ip), bytes))
  } catch (busy) {
    if (method === 'GET' || method === 'HEAD') throw busy
    res.destroy()
  }
}

/**
 * A reply queued behind another on its connection gets no `close` event, hence the listener on the socket. Node may
 * call both in one turn, even after the other was removed; `release` is idempotent.
 */
function holdUntilSent(res: ServerResponse, socket: Socket, release: () => void): void {
  const end = () => {
    res.off('close', end)
    socket.off('close', end)
    release()
  }
  res.once('close', end)
  socket.once('close', end)
}
