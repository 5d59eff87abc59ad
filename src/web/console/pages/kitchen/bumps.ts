// Outbox: bumps are kept in the browser until the service has them, so that a lost connection loses none.

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isRefusal } from '../../../api/client.ts'
import { wordsOf } from '../../../api/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { storeKey, useStore } from '../../shell/store.tsx'
import type { Ticket, TicketState } from './queries.ts'

/** A move of a ticket. It says where it comes from, so that it undoes nothing that others have done since. */
interface Bump {
  id: string
  state: TicketState
  from: TicketState
}

/** How often a bump that could not be sent is tried again, in milliseconds. */
const every = 5000

const keyOf = (storeId: string) => `kitchen-bumps-${storeId}`

function kept(storeId: string): Bump[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(storeId)) ?? '[]')
  } catch {
    return []
  }
}

/** True for an answer that sending again cannot change. */
const isFinal = (error: unknown) =>
  isRefusal(error) && error.status < 500 && error.status !== 429 && error.status !== 401

/**
 * Returns the bumps that the service does not have yet, a function that adds one, and whether the connection is lost.
 * They are sent one after the other, in the order in which they were made.
 */
export function useBumps() {
  const { storeId, api } = useStore()
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState(() => kept(storeId))
  const [isLost, setLost] = useState(false)
  const isSending = useRef(false)

  const keep = useCallback(
    (change: (bumps: Bump[]) => Bump[]) => {
      const bumps = change(kept(storeId))
      localStorage.setItem(keyOf(storeId), JSON.stringify(bumps))
      setWaiting(bumps)
    },
    [storeId],
  )

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    let [next] = kept(storeId)
    while (next) {
      const { id, ...move } = next
      try {
        await api.kitchen.updateTicket(id, move)
      } catch (error) {
        if (!isFinal(error)) {
          setLost(true)
          break
        }
        toast(wordsOf(error))
      }
      setLost(false)
      await queryClient.invalidateQueries({ queryKey: storeKey(storeId, 'tickets') })
      keep((bumps) => bumps.slice(1))
      next = kept(storeId)[0]
    }
    isSending.current = false
  }, [api, storeId, keep, queryClient])

  useEffect(() => {
    void send()
    const timer = setInterval(send, every)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [send])

  const bump = ({ _id: id, state: from }: Ticket, state: TicketState) => {
    keep((bumps) => [...bumps, { id, state, from }])
    void send()
  }
  return { waiting, bump, isLost }
}

/** Returns the tickets as they are once the service has all bumps. */
export function bumped(tickets: Ticket[], waiting: Bump[]): Ticket[] {
  return tickets.map((ticket) => {
    const last = waiting.findLast(({ id }) => id === ticket._id)
    return last ? { ...ticket, state: last.state } : ticket
  })
}
