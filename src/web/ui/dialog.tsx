import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { t } from '../words/words.ts'
import { Button, type ButtonLook, IconButton } from './button.tsx'
import type { Sending } from './form.tsx'
import { spendKeys } from './keys.ts'
import { Problem } from './states.tsx'

export interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** The width of the dialog, and whether its title is visible. On phones all open from below. */
  look?: 'dialog' | 'wide' | 'palette'
  /** True if its content is shown only once, so that closing it loses that too. */
  isShownOnce?: boolean
}

/** The fields of a form, and chosen files; losing a code or a search does no harm. */
const lost = '[name]:not([autocomplete=one-time-code]), [type=file]'

/**
 * Shows a dialog over the page while it is rendered. Escape, its cross and a click outside close it, and ask before
 * they lose what was typed.
 */
export function Dialog({ title, onClose, children, look = 'dialog', isShownOnce = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isEdited = useRef(isShownOnce)
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isEdited.current ? setAsking(true) : onClose())
  const edit = ({ target }: { target: EventTarget }) => {
    isEdited.current ||= (target as Element).matches(lost)
  }
  useEffect(() => {
    const shown = dialog.current!
    const opener = document.activeElement as HTMLElement
    spendKeys()
    shown.showModal()
    shown.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => {
      spendKeys()
      shown.close()
      // The button that has opened it may be gone, such as that for the first record of a list.
      const back = opener.isConnected ? opener : document.querySelector<HTMLElement>('h1')
      back?.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${look}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // Closing the choice of a file, or the question below, leaves the dialog open.
        if (event.target !== dialog.current) return
        event.preventDefault()
        leave()
      }}
      onInput={edit}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return
        // The press would take the focus away from the question.
        event.preventDefault()
        leave()
      }}
    >
      <div className="dialog-body">
        <header className={look === 'palette' ? 'hidden-text' : 'dialog-head'}>
          <h2 id={id}>{title}</h2>
          <IconButton label={t('common.close')} onClick={leave}>
            <X size={18} />
          </IconButton>
        </header>
        {children}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t(isShownOnce ? 'unsaved.once-title' : 'unsaved.title')}
          action={t(isShownOnce ? 'unsaved.once-close' : 'unsaved.leave')}
          keep={isShownOnce ? t('unsaved.once-keep') : undefined}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          {t(isShownOnce ? 'unsaved.once-lead' : 'unsaved.lead')}
        </ConfirmDialog>
      )}
    </dialog>
  )
}

export interface ConfirmProps {
  title: string
  /** A sentence that says what the action will do. */
  children: ReactNode
  action: string
  /** The label of the button that changes nothing, if "Cancel" could mean the action. */
  keep?: string
  look?: ButtonLook
  /** The mutation that it sends; without one it only answers a question. */
  sending?: Sending
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  title,
  children,
  action,
  keep = t('common.cancel'),
  look = 'danger',
  sending,
  onConfirm,
  onClose,
}: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        {sending?.error ? <Problem error={sending.error} /> : null}
        <div>{children}</div>
        <DialogActions>
          <Button data-focus onClick={onClose}>
            {keep}
          </Button>
          <Button look={look} busy={sending?.isPending} onClick={onConfirm}>
            {action}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

/** Shows the buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>
}
