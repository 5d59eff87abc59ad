// The state machine of returns.

import type { components } from '../../../generated/apps.types.ts'
import { Refusal } from '../../base/errors.ts'

export type Status = components['schemas']['ReturnStatus']

/**
 * Every move of a return: the statuses in which it is possible, and the one that it leads to. A test
 * holds the table in the guide on returns to it. What was refused can be approved after all, and what was approved and never came can be refused.
 */
export const moves = {
  approve: { from: ['requested', 'refused'], to: 'approved' },
  refuse: { from: ['requested', 'approved'], to: 'refused' },
  receive: { from: ['approved'], to: 'received' },
  close: { from: ['approved', 'received'], to: 'closed' },
} as const satisfies Record<string, { from: readonly Status[]; to: Status }>

export type Move = keyof typeof moves

/** The statuses in which a return can be refunded: a refund needs no goods, and a receipt forces none. */
export const refundable: readonly Status[] = ['approved', 'received', 'closed']

/** Returns the statuses that a return can get next. */
export const nextOf = (status: Status): Status[] =>
  Object.values(moves).flatMap(({ from, to }) => ((from as readonly Status[]).includes(status) ? [to] : []))

/** Throws illegalReturnMove, with the possible statuses in `data.allowed`, unless the move begins in this status. */
export function requireMove(move: Move, status: Status): void {
  const { from, to } = moves[move]
  if (!(from as readonly Status[]).includes(status)) throw illegal(status, to)
}

/** Returns the refusal of what a return in this status is not ready for. */
export const illegal = (from: Status, to: string) =>
  new Refusal('illegalReturnMove', { values: { from, to }, data: { allowed: nextOf(from) } })
