// Back-pressure on replies that are read slowly.

import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Request } from 'express'
import { networkOf } from '../base/network.ts'
import { Quota } from './quota.ts'

/** A shorter reply is not counted: the operating system takes it at once, and its connection costs as much. */
const small = 64 * 1024
/** Longer replies that are on their way have so many bytes together. */
const size = 256 * 1024 * 1024

const replies = new Quota(size)
const lengths = new WeakMap<ServerResponse, number>()

/** Returns how many bytes a reply that `makeRoom` was called for has; 0 where it is a short one. */
export function lengthOf(res: ServerResponse): number {
  return lengths.get(res) ?? 0
}

/**
 * Keeps replies that are read slowly from filling the memory: a reply is kept until its last byte is taken (decision
 * 535). Throws busy for a read that there is no room for. What a write has changed cannot be refused any more: where its
 * reply has no room, the connection is closed.
 */
export function reserveReply(res: ServerResponse, bytes: number): void {
  if (bytes <= small) return
  lengths.set(res, bytes)
  const { method, ip, socket } = res.req as Request
  // The caller has gone, and with it the event that would give the room back; nothing is kept.
  if (socket.destroyed) return
  try {
    holdUntilSent(res, socket, replies.take(networkOf(ip), bytes))
  } catch (busy) {
    if (method === 'GET' || method === 'HEAD') throw busy
    res.destroy()
  }
}

/**
 * A reply that waits for an earlier one of its connection is not told when that closes. Both may be told in one turn, in
 * which Node still calls a listener that was taken away: the room is given back once however often it is asked for.
 */
function holdUntilSent(res: ServerResponse, socket: Socket, giveBack: () => void): void {
  const end = () => {
    res.off('close', end)
    socket.off('close', end)
    giveBack()
  }
  res.once('close', end)
  socket.once('close', end)
}
