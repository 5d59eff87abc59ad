import { consoleApi } from '../../../api/client.ts'
import { CopyText } from '../../../ui/copy.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { t } from '../../../words/account.ts'
import { useAccountChange } from './queries.ts'

interface FactorSetUpProps {
  secret: string
  otpauthUrl: string
  onCodes: (codes: string[]) => void
  onClose: () => void
}

/** Shows the secret to an authenticator app and takes its first code. */
export function FactorSetUp({ secret, otpauthUrl, onCodes, onClose }: FactorSetUpProps) {
  const confirm = useAccountChange({
    send: (code: string) => consoleApi.auth.confirmFactor({ code }),
    after: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <FormDialog
      title={t('factor.set-up-title')}
      onClose={onClose}
      action={t('factor.confirm')}
      sending={confirm}
      onSubmit={(values) => confirm.mutate(values.text('code'))}
    >
      <p>{t('factor.scan')}</p>
      <QrCode text={otpauthUrl} label={t('factor.qr')} />
      <div className="stack-tight">
        <p className="muted">{t('factor.by-hand')}</p>
        <CopyText text={secret} />
      </div>
      <TextField
        name="code"
        label={t('factor.code')}
        hint={t('factor.code-hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="input code-input"
        required
        focused
      />
    </FormDialog>
  )
}
