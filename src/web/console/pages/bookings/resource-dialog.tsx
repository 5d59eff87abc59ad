import { useQuery } from '@tanstack/react-query'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SureButton } from '../../../ui/sure-button.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/bookings.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { CalendarAddress } from '../booking-rules/calendar-address.tsx'
import { ExceptionFields, useExceptions } from '../booking-rules/exception-fields.tsx'
import { DayFields, rowsFor } from '../hours/day-fields.tsx'
import { periodsIn, periodsOfDay, weekdays } from '../hours/week.ts'
import { allServicesQuery, type Resource } from './queries.ts'

const kinds = ['person', 'room', 'thing'] as const

/** Adds a resource, or edits an existing one. */
export function ResourceDialog({ resource, onClose }: { resource: Resource | null; onClose: () => void }) {
  const current = useStore()
  const { api, may } = current
  const services = (useQuery(allServicesQuery(current)).data ?? []).filter(
    ({ durationMinutes }) => durationMinutes,
  )
  const exceptions = useExceptions(resource?.hours.exceptions ?? [])
  const weekly = resource?.hours.periods ?? []
  const read = (values: FormValues) => ({
    name: values.text('name'),
    kind: values.text('kind') as Resource['kind'],
    services: services.map(({ _id }) => _id).filter((id) => values.checked(`service-${id}`)),
    hours: {
      periods: weekdays.flatMap((day) =>
        periodsIn(values, day, rowsFor(periodsOfDay(weekly, day))).map((period) => ({ day, ...period })),
      ),
      exceptions: exceptions.read(values),
    },
    beforeMinutes: values.number('before') ?? 0,
    afterMinutes: values.number('after') ?? 0,
    capacity: values.number('capacity') ?? 1,
    active: values.checked('active'),
  })
  const done = { changes: ['resources', 'products'], after: onClose }
  const save = useChange({
    ...done,
    send: (values: FormValues) =>
      resource ? api.resources.update(resource._id, read(values)) : api.resources.create(read(values)),
    done: t(resource ? 'common.saved' : 'resources.created'),
  })
  const remove = useChange({
    ...done,
    send: () => api.resources.delete(resource!._id),
    done: t('resources.deleted'),
  })
  return (
    <FormDialog
      title={resource ? resource.name : t('resources.new')}
      look="wide"
      onClose={onClose}
      action={t(resource ? 'common.save' : 'resources.create')}
      sending={save}
      onSubmit={save.mutate}
      locked={!may('WRITE_INVENTORY')}
      extra={
        resource && (
          <SureButton
            words={t('resources.delete')}
            sure={t('resources.delete-sure')}
            sending={remove}
            onSure={() => remove.mutate()}
          />
        )
      }
    >
      <div className="stack dialog-fields">
        <TextField
          name="name"
          label={t('resources.name')}
          defaultValue={resource?.name}
          maxLength={200}
          required
          focused
        />
        <SelectField
          name="kind"
          label={t('resources.kind')}
          hint={t('resources.kind-hint')}
          defaultValue={resource?.kind ?? 'person'}
          options={kinds.map((value) => ({ value, label: t(`resources.kind-${value}`) }))}
        />
        <fieldset className="stack">
          <legend>{t('resources.services')}</legend>
          <p className="muted">{t('resources.services-hint')}</p>
          {services.map(({ _id, name }) => (
            <CheckField
              key={_id}
              name={`service-${_id}`}
              label={name}
              defaultChecked={resource?.services.includes(_id)}
            />
          ))}
        </fieldset>
        <fieldset className="stack">
          <legend>{t('resources.hours')}</legend>
          {weekdays.map((day) => (
            <DayFields
              key={day}
              prefix={day}
              day={t(`resources.${day}`)}
              periods={periodsOfDay(weekly, day)}
            />
          ))}
        </fieldset>
        <ExceptionFields of={exceptions} />
        <div className="columns columns-3">
          <WholeField
            name="before"
            label={t('resources.before')}
            min={0}
            max={1440}
            value={resource?.beforeMinutes || undefined}
            optional
          />
          <WholeField
            name="after"
            label={t('resources.after')}
            min={0}
            max={1440}
            value={resource?.afterMinutes || undefined}
            optional
          />
          <WholeField
            name="capacity"
            label={t('resources.capacity')}
            hint={t('resources.capacity-hint')}
            min={1}
            max={1000}
            value={resource?.capacity ?? 1}
          />
        </div>
        <CheckField name="active" label={t('resources.active')} defaultChecked={resource?.active ?? true} />
        {resource && may('READ_ORDERS') && (
          <section className="stack" aria-label={t('calendars.title')}>
            <h3>{t('calendars.title')}</h3>
            <CalendarAddress resource={resource._id} />
          </section>
        )}
      </div>
    </FormDialog>
  )
}
