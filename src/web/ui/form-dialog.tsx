import type { ReactNode } from 'react'
import { t } from '../words/words.ts'
import { Button } from './button.tsx'
import { Dialog, DialogActions, type DialogProps } from './dialog.tsx'
import { Form, type FormValues, type Sending } from './form.tsx'

interface FormDialogProps extends DialogProps {
  /** The mutation that sends the form. */
  sending: Sending
  onSubmit: (values: FormValues) => void
  /** The label of the button that sends it. */
  action: ReactNode
  /** Comes before the other buttons. */
  extra?: ReactNode
  /** True if the reader may see what is in it, but not send it. */
  locked?: boolean
}

/** A dialog that is a form: its fields, and the buttons that cancel or send it. */
export function FormDialog({
  sending,
  onSubmit,
  action,
  extra,
  locked,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog {...dialog}>
      <Form sending={sending} onSubmit={onSubmit} locked={locked}>
        {children}
        <DialogActions>
          {extra}
          <Button onClick={dialog.onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="main" busy={sending.isPending}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
