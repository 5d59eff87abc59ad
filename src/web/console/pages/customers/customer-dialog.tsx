import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CheckField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { listIn, listText } from '../../../ui/list-text.ts'
import { t } from '../../../words/people.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { fieldsQuery } from '../custom-fields/queries.ts'
import { changedCustom, customIn, ValueFields } from '../custom-fields/value-fields.tsx'
import type { Customer } from './queries.ts'

/** Adds a customer, or edits one. */
export function CustomerDialog({ customer, onClose }: { customer?: Customer; onClose: () => void }) {
  const current = useStore()
  const { api, storeId } = current
  const { data: ownFields = [], isPending } = useQuery(fieldsQuery(current, 'customers'))
  const navigate = useNavigate()
  const save = useChange({
    send: (values: FormValues) =>
      customer
        ? api.customers.update(customer._id, {
            ...values.changed(bodyOf),
            ...changedCustom(values, ownFields),
          })
        : api.customers.create({ ...bodyOf(values), custom: customIn(values, ownFields) }),
    changes: ['customers'],
    done: t(customer ? 'customers.changed' : 'customers.created'),
    after: ({ _id }) => {
      onClose()
      if (!customer)
        navigate({
          to: '/stores/$storeId/customers/$customerId',
          params: { storeId, customerId: _id },
        })
    },
  })
  if (isPending) return null
  return (
    <FormDialog
      title={t(customer ? 'customers.edit-title' : 'customers.new')}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={save.mutate}
    >
      <TextField
        name="name"
        label={t('customers.name')}
        defaultValue={customer?.name}
        maxLength={200}
        optional={!customer?.name}
        required={Boolean(customer?.name)}
        focused
      />
      <TextField
        name="email"
        type="email"
        label={t('customers.email')}
        defaultValue={customer?.email}
        maxLength={254}
        required
      />
      <TextField
        name="phone"
        type="tel"
        label={t('customers.phone')}
        defaultValue={customer?.phone ?? ''}
        maxLength={32}
        optional
      />
      <TextField
        name="tags"
        label={t('customers.tags')}
        hint={t('customers.tags-hint')}
        defaultValue={listText(customer?.tags ?? [])}
        optional
      />
      <ValueFields fields={ownFields} values={customer?.custom} />
      <CheckField
        name="active"
        label={t('customers.active')}
        hint={t('customers.active-hint')}
        defaultChecked={customer?.active ?? true}
      />
    </FormDialog>
  )
}

const bodyOf = (values: FormValues) => ({
  name: values.optional('name'),
  email: values.text('email'),
  phone: values.optional('phone') ?? null,
  tags: [...new Set(listIn(values.text('tags')))],
  active: values.checked('active'),
})
