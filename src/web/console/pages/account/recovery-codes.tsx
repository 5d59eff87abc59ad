import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { save } from '../../../ui/download.ts'
import { t } from '../../../words/account.ts'

/** Shows the codes that sign in without the app. They are shown only once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n')
  return (
    <Dialog title={t('factor.codes-title')} onClose={onClose} isShownOnce>
      <div className="stack">
        <p>{t('factor.codes-lead')}</p>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="row">
          <CopyButton text={text} label={t('factor.codes-copy')} />
          <Button look="quiet" onClick={() => save('recovery-codes.txt', text, 'text/plain')}>
            {t('factor.codes-save')}
          </Button>
        </div>
        <DialogActions>
          <Button look="main" onClick={onClose}>
            {t('factor.codes-done')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
