import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/bookings.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { allResourcesQuery, allServicesQuery } from './queries.ts'

/** Books a time for a guest who called or came by. */
export function NewBookingDialog({ onClose }: { onClose: () => void }) {
  const current = useStore()
  const services = (useQuery(allServicesQuery(current)).data ?? []).filter(({ bookable }) => bookable)
  const resources = useQuery(allResourcesQuery(current)).data ?? []
  const [chosen, setChosen] = useState('')
  const service = chosen || services[0]?._id
  const able = resources.filter((one) => one.active && service && one.services.includes(service))
  const book = useChange({
    send: (values: FormValues) =>
      current.api.bookings.create({
        service: values.text('service'),
        startsAt: values.text('startsAt'),
        resource: values.optional('resource'),
        name: values.optional('name'),
        email: values.optional('email'),
        phone: values.optional('phone'),
        note: values.optional('note'),
      }),
    changes: ['bookings'],
    done: t('bookings.created'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('bookings.new')}
      onClose={onClose}
      action={t('bookings.create')}
      sending={book}
      onSubmit={book.mutate}
      locked={services.length === 0}
    >
      {services.length === 0 && <p className="muted">{t('bookings.no-services')}</p>}
      <SelectField
        name="service"
        label={t('bookings.service')}
        value={service ?? ''}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
        options={services.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <TextField type="datetime-local" name="startsAt" label={t('bookings.at')} required />
      <SelectField
        name="resource"
        label={t('bookings.resource')}
        defaultValue=""
        options={[
          { value: '', label: t('bookings.any') },
          ...able.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <TextField name="name" label={t('bookings.name')} maxLength={200} optional />
      <TextField type="email" name="email" label={t('bookings.email')} maxLength={254} optional />
      <TextField name="phone" label={t('bookings.phone')} maxLength={40} optional />
      <TextField name="note" label={t('bookings.note')} maxLength={2000} optional />
    </FormDialog>
  )
}
