import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../../../ui/copy.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { t } from '../../../words/developer.ts'

interface SecretProps {
  title: string
  lead: string
  secret: string
  onClose: () => void
}

/** Shows a secret the only time that the service returns it. It exists only in this dialog. */
export function SecretDialog({ title, lead, secret, onClose }: SecretProps) {
  return (
    <Dialog title={title} onClose={onClose} isShownOnce>
      <div className="stack">
        <p>{lead}</p>
        <CopyText text={secret} />
        <DialogActions>
          <Button look="main" onClick={onClose}>
            {t('app.done')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
