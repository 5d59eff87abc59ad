import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/payments.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { Method, Option } from './queries.ts'

interface TransferDialogProps {
  option: Option
  method: Method | undefined
  onClose: () => void
}

/** Edits the bank account that people send their money to. */
export function TransferDialog({ option, method, onClose }: TransferDialogProps) {
  const { api } = useStore()
  const save = useChange({
    send: (values: FormValues) => {
      const settings = {
        accountName: values.text('settings.accountName'),
        accountNumber: values.text('settings.accountNumber'),
        bankName: values.text('settings.bankName'),
        bankCode: values.text('settings.bankCode'),
        bankId: values.text('settings.bankId'),
      }
      return method
        ? api.payments.updateMethod(method._id, { settings })
        : api.payments.createMethod({ paymentOptionId: option._id, settings, active: true })
    },
    changes: ['payments', 'setup'],
    done: t('payments.saved', { name: option.name }),
    after: onClose,
  })
  const { accountName, accountNumber, bankName, bankCode, bankId } = method?.settings ?? {}
  return (
    <FormDialog
      title={t('payments.account')}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={save.mutate}
    >
      <p className="muted">{t('payments.account-lead')}</p>
      <TextField
        name="settings.accountName"
        label={t('bank.account-name')}
        defaultValue={accountName}
        maxLength={200}
        required
        focused
      />
      <TextField
        name="settings.accountNumber"
        label={t('bank.account-number')}
        defaultValue={accountNumber}
        maxLength={64}
        required
      />
      <TextField
        name="settings.bankName"
        label={t('bank.bank-name')}
        defaultValue={bankName}
        maxLength={200}
        required
      />
      <div className="columns columns-2">
        <TextField
          name="settings.bankCode"
          label={t('bank.bank-code')}
          hint={t('bank.bank-code-hint')}
          defaultValue={bankCode}
          maxLength={64}
          required
        />
        <TextField
          name="settings.bankId"
          label={t('bank.bank-id')}
          hint={t('bank.bank-id-hint')}
          defaultValue={bankId}
          maxLength={64}
          required
        />
      </div>
    </FormDialog>
  )
}
