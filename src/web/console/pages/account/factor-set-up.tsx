import { encode } from 'uqr'
import { consoleApi } from '../../../api/client.ts'
import { CopyText } from '../../../ui/copy.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/words.ts'
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

/** Draws a QR code as one path: each dark module is a square of one unit. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <div className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={squares.join('')} fill="currentColor" />
      </svg>
    </div>
  )
}
