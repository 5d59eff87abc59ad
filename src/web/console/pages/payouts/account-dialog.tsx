import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/payments.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { Account, PayoutMethod } from './queries.ts'

interface AccountDialogProps {
  methods: PayoutMethod[]
  account?: Account
  onClose: () => void
}

/** Edits a bank account for payouts. Saving it asks for a fresh sign-in. */
export function AccountDialog({ methods, account, onClose }: AccountDialogProps) {
  const { api, money } = useStore()
  const save = useChange({
    send: (values: FormValues) => {
      const payout = values.text('payout')
      const fields = {
        data: {
          accountName: values.text('data.accountName'),
          accountNumber: values.text('data.accountNumber').replace(/\s/g, ''),
          bankName: values.text('data.bankName'),
          bankCode: values.text('data.bankCode'),
        },
      }
      if (!account) return api.payouts.create({ ...fields, payout })
      return api.payouts.update(account._id, payout === account.payout ? fields : { ...fields, payout })
    },
    changes: ['payouts'],
    done: t('payouts.saved'),
    after: onClose,
  })
  // The account stays as it is until another method is chosen.
  const isGone = account !== undefined && !methods.some(({ _id }) => _id === account.payout)
  return (
    <FormDialog
      title={t(account ? 'payouts.edit-title' : 'payouts.add')}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={save.mutate}
    >
      <SelectField
        name="payout"
        label={t('payouts.method')}
        defaultValue={account?.payout}
        options={[
          ...(isGone ? [{ value: account.payout, label: t('payouts.method-gone') }] : []),
          ...methods.map(({ _id, name, fee }) => ({
            value: _id,
            label: t('payouts.method-fee', { name, fee: money(fee) }),
          })),
        ]}
        required
      />
      <TextField
        name="data.accountName"
        label={t('bank.account-name')}
        defaultValue={account?.data.accountName}
        maxLength={140}
        required
      />
      <TextField
        name="data.accountNumber"
        label={t('bank.account-number')}
        defaultValue={account?.data.accountNumber}
        maxLength={42}
        autoComplete="off"
        required
      />
      <div className="columns columns-2">
        <TextField
          name="data.bankName"
          label={t('bank.bank-name')}
          defaultValue={account?.data.bankName}
          maxLength={140}
          required
        />
        <TextField
          name="data.bankCode"
          label={t('bank.bank-code')}
          hint={t('bank.bank-code-hint')}
          defaultValue={account?.data.bankCode}
          pattern="[A-Za-z0-9\-]{1,20}"
          maxLength={20}
          required
        />
      </div>
    </FormDialog>
  )
}
