import { useState } from 'react'
import { type Cells, type Change, type Field, keyOf, type Row, valueIn } from './cells.ts'
import type { Outcome } from './save.ts'

/** The text that somebody has typed into a cell. */
export interface Edit {
  /** The row as it was then; saving it is refused if the cell is not so any more. */
  row: Row
  field: Field
  text: string
  refusal?: NonNullable<Outcome>
}

export type Typed = Pick<Edit, 'row' | 'field' | 'text'>

/** The cells that differ from what is saved. */
export interface Edits {
  all: Edit[]
  of: (row: Row, field: Field) => Edit | undefined
  type: (typed: Typed[]) => void
  /** Takes the last change back. */
  back: () => void
  clear: () => void
  /** Takes what came of changes that were sent, or that there was no answer to them. */
  settle: (outcomes: Map<string, Outcome>) => void
}

/** How many changes can be taken back. */
const mostSteps = 100

/** Keeps what is typed into cells until it is saved, also while other pages of the list are shown. */
export function useEdits(cells: Cells): Edits {
  const [{ now }, set] = useState<{ now: Map<string, Edit>; past: Map<string, Edit>[] }>({
    now: new Map(),
    past: [],
  })
  return {
    all: [...now.values()],
    of: (row, field) => now.get(keyOf(row, field)),
    type: (typed) =>
      set((before) => {
        const next = new Map(before.now)
        for (const { row, field, text } of typed) {
          const known = next.get(keyOf(row, field))
          // Somebody who has read the present value may replace it.
          const since = known && !known.refusal ? known.row : row
          next.delete(keyOf(row, field))
          if (isOther(cells, since, field, text)) next.set(keyOf(row, field), { row: since, field, text })
        }
        return { now: next, past: [...before.past, before.now].slice(-mostSteps) }
      }),
    back: () => set((before) => ({ now: before.past.at(-1) ?? before.now, past: before.past.slice(0, -1) })),
    clear: () => set({ now: new Map(), past: [] }),
    settle: (outcomes) => set((before) => ({ now: settled(before.now, outcomes), past: [] })),
  }
}

function isOther(cells: Cells, row: Row, field: Field, text: string): boolean {
  const read = cells.read(row, field, text)
  return read.problem !== undefined || read.value !== valueIn(row, field)
}

/** Drops what was saved, and notes why the rest was not. */
function settled(edits: Map<string, Edit>, outcomes: Map<string, Outcome>): Map<string, Edit> {
  const left = new Map(edits)
  for (const [key, refusal] of outcomes) {
    const edit = left.get(key)
    if (!refusal) left.delete(key)
    else if (edit) left.set(key, { ...edit, refusal })
  }
  return left
}

/**
 * Returns the changes that can be sent. Where one was refused, its author has seen what is there now: it is compared with
 * that, and is nothing to send any more if it is the same.
 */
export function changesIn(edits: Edit[], rows: Row[], cells: Cells): Change[] {
  return edits.flatMap(({ row, field, text, refusal }) => {
    const since = (refusal && rows.find(({ key }) => key === row.key)) || row
    const read = cells.read(since, field, text)
    return read.problem === undefined ? { row: since, field, to: read.value } : []
  })
}
