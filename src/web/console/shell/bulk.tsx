import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Form, type FormValues } from '../../ui/form.tsx'
import type { Selection } from '../../ui/selection.tsx'
import { type Key, t } from '../../words/words.ts'
import { useChange } from './change.ts'
import { type Back, isBack, putBack, reasonOf, useUndo } from './undo.ts'

/** Something that can be done to many records at once. */
export interface BulkAction<Row> {
  words: Key
  /** Says what will happen to them. */
  lead?: Key
  look?: ButtonLook
  /** The fields that it needs. */
  fields?: ReactNode
  /** Changes one of them. If it returns the way back, that can be undone. */
  send: (row: Row, values: FormValues) => Promise<Back | object | null | undefined>
}

interface BulkBarProps<Row> {
  of: Selection<Row>
  nameOf: (row: Row) => string
  actions: BulkAction<Row>[]
  /** The subjects that the actions change. */
  changes: string[]
  /** Further actions, which ask for no confirmation. */
  children?: ReactNode
}

/** Says how many rows of a list are ticked, and offers what can be done to all of them. */
export function BulkBar<Row>({ of, nameOf, actions, changes, children }: BulkBarProps<Row>) {
  const [open, setOpen] = useState<BulkAction<Row>>()
  const count = of.chosen.length
  if (count === 0 && !open) return null
  return (
    <div className="bulk-bar">
      <p className="strong" role="status">
        {t('bulk.count', { count })}
      </p>
      {actions.map((action) => (
        <Button key={action.words} onClick={() => setOpen(action)}>
          {t(action.words)}
        </Button>
      ))}
      {children}
      {count < of.rows.length && (
        <Button look="quiet" onClick={() => of.set(of.rows, true)}>
          {t('bulk.all')}
        </Button>
      )}
      <Button look="quiet" onClick={() => of.set(of.chosen, false)}>
        {t('bulk.clear')}
      </Button>
      {open && (
        <BulkDialog
          action={open}
          of={of}
          nameOf={nameOf}
          changes={changes}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

interface Failure {
  key: string
  words: string
}

interface BulkDialogProps<Row> extends Omit<BulkBarProps<Row>, 'actions'> {
  action: BulkAction<Row>
  onClose: () => void
}

/**
 * Asks before an action on many records, and does it to one after the other. Those for which it was refused stay ticked,
 * each with its reason, so that they can be looked at or tried again.
 */
function BulkDialog<Row>({ action, of, nameOf, changes, onClose }: BulkDialogProps<Row>) {
  const { words, lead, look = 'main', fields, send } = action
  const [failures, setFailures] = useState<Failure[]>([])
  const [done, setDone] = useState(0)
  // The list is read again meanwhile, and may lose some of them.
  const [rows, setRows] = useState(of.chosen)
  const offer = useUndo(changes)
  const change = useChange({
    send: async (values: FormValues) => {
      const failed: { row: Row; words: string }[] = []
      const steps: { name: string; back: Back }[] = []
      setDone(0)
      for (const [index, row] of rows.entries()) {
        try {
          const back = await send(row, values)
          if (isBack(back)) steps.push({ name: nameOf(row), back })
        } catch (error) {
          failed.push({ row, words: reasonOf(error) })
        }
        setDone(index + 1)
      }
      return { failed, steps }
    },
    changes,
    after: ({ failed, steps }) => {
      const changed = rows.length - failed.length
      if (changed > 0)
        offer(t('bulk.done', { count: changed }), steps.length > 0 ? () => putBack(steps) : null)
      of.set(
        rows.filter((row) => !failed.some((one) => one.row === row)),
        false,
      )
      setRows(failed.map(({ row }) => row))
      setFailures(
        failed.map(({ row, words }, index) => ({ key: `${index}`, words: `${nameOf(row)}: ${words}` })),
      )
      if (failed.length === 0) onClose()
    },
  })
  return (
    <Dialog title={t('bulk.title', { action: t(words), count: rows.length })} onClose={onClose}>
      <Form sending={change} onSubmit={change.mutate}>
        {failures.length > 0 && (
          <div className="problem" role="alert">
            <p>{t('bulk.failed', { count: failures.length })}</p>
            <ul className="stack-tight">
              {failures.map(({ key, words: reason }) => (
                <li key={key}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
        {lead && <p>{t(lead)}</p>}
        {fields}
        {change.isPending && (
          <progress
            max={rows.length}
            value={done}
            aria-label={t('bulk.progress', { done, all: rows.length })}
          />
        )}
        <DialogActions>
          <Button data-focus onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" look={look} busy={change.isPending}>
            {t(failures.length > 0 ? 'states.retry' : words)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
