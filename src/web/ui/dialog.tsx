import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../words/words.ts'
import { Button, type ButtonLook, IconButton } from './button.tsx'
import { Problem } from './states.tsx'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** The width of the dialog, and whether its title is visible. On phones each opens from below. */
  look?: 'dialog' | 'wide' | 'palette'
}

/**
 * Shows a dialog over the page, which is there while it is rendered. Escape, its cross and a click beside it close it.
 */
export function Dialog({ title, onClose, children, look = 'dialog' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current!
    const opener = document.activeElement
    shown.showModal()
    shown.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => {
      shown.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${look}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dialog-body">
        <header className={look === 'palette' ? 'hidden-text' : 'dialog-head'}>
          <h2 id={id}>{title}</h2>
          <IconButton label={t('common.close')} onClick={onClose}>
            <X size={18} />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}

interface ConfirmProps {
  title: string
  /** A sentence that says what the action will do. */
  children: ReactNode
  action: string
  /** The button that leaves everything as it is has these words where Cancel could mean the action. */
  keep?: string
  look?: ButtonLook
  sending: { error: unknown; isPending: boolean }
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. */
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
        {sending.error ? <Problem error={sending.error} /> : null}
        <div>{children}</div>
        <DialogActions>
          <Button onClick={onClose}>{keep}</Button>
          <Button look={look} busy={sending.isPending} onClick={onConfirm}>
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
