import { useQueryClient } from '@tanstack/react-query'
import type { Refusal } from '../../api/client.ts'
import { wordsOf } from '../../api/refusals.ts'
import { toast } from '../../ui/toast.tsx'
import { t } from '../../words/undo.ts'
import { storeKey, useStore } from './store.tsx'

/** Puts a record back as it was; refused if it has changed since. */
export type Back = () => Promise<unknown>

export const isBack = (sent: unknown): sent is Back => typeof sent === 'function'

/** The number of records put back, and the names of those left as they are, each with the reason. */
interface Undone {
  done: number
  left: string[]
}

interface Settling {
  settled: () => Promise<{ etag: string | null; refusal: Refusal<string> | null }>
}

/** Sends a change of a record, and returns the way back: a write on the condition that the record is still the same. */
export async function withBack(
  call: Settling,
  back: (options: { ifMatch: string }) => Promise<unknown>,
): Promise<Back | undefined> {
  const { etag, refusal } = await call.settled()
  if (refusal) throw refusal
  return etag ? () => back({ ifMatch: etag }) : undefined
}

/** Goes the ways back, one after the other. */
export async function putBack(steps: { name: string; back: Back }[]): Promise<Undone> {
  const left: string[] = []
  for (const { name, back } of steps) await back().catch((error) => left.push(`${name}: ${reasonOf(error)}`))
  return { done: steps.length - left.length, left }
}

/** A reason for which a record cannot be changed that is already in words. */
export class Plainly extends Error {}

export const reasonOf = (error: unknown) => (error instanceof Plainly ? error.message : wordsOf(error))

/** Returns how to say that something was done, and to offer to take it back; the subjects are then read again. */
export function useUndo(subjects: string[]) {
  const queryClient = useQueryClient()
  const { storeId } = useStore()
  const undo = async (work: () => Promise<Undone>) => {
    const { done, left } = await work().catch((error) => ({ done: 0, left: [wordsOf(error)] }))
    if (left.length === 0) toast(t('undo.done', { count: done }))
    // A failure stays until somebody has read it.
    else toast(t('undo.left', { done, left: left.join(' ') }), { words: t('undo.close'), act: () => {} })
    for (const subject of subjects)
      void queryClient.invalidateQueries({ queryKey: storeKey(storeId, subject) })
  }
  return (words: string, work: (() => Promise<Undone>) | null) =>
    toast(words, work ? { words: t('undo.do'), act: () => undo(work) } : undefined)
}
