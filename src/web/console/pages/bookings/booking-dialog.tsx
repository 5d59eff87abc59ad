import { localInput } from '../../../ui/date-time.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SureButton } from '../../../ui/sure-button.tsx'
import { t } from '../../../words/bookings.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { Booking, Resource } from './queries.ts'

interface BookingDialogProps {
  booking: Booking
  resources: Resource[]
  onClose: () => void
}

/** Moves a booking to any time and resource, cancels it, or says that the guest did not come. */
export function BookingDialog({ booking, resources, onClose }: BookingDialogProps) {
  const { api, may } = useStore()
  const change = (send: () => Promise<unknown>, done: string) => ({
    send,
    changes: ['bookings', 'orders'],
    done,
    after: onClose,
  })
  const move = useChange({
    send: (values: FormValues) =>
      api.bookings.move(booking._id, {
        startsAt: values.text('startsAt'),
        resource: values.text('resource'),
      }),
    changes: ['bookings'],
    done: t('bookings.moved'),
    after: onClose,
  })
  const cancel = useChange(change(() => api.bookings.cancel(booking._id), t('bookings.cancelled')))
  const mark = useChange(change(() => api.bookings.markNoShow(booking._id), t('bookings.marked')))
  const able = resources.filter(({ services }) => services.includes(booking.service))
  const isOpen = ['held', 'pending', 'confirmed'].includes(booking.status)
  const mayChange = may('WRITE_ORDERS') && isOpen
  const isPaid = booking.status === 'confirmed' && booking.order !== null
  const { email, phone, note } = booking
  return (
    <FormDialog
      title={`${booking.serviceName} · ${booking.name || booking.email || t('bookings.guest')}`}
      onClose={onClose}
      action={t('bookings.move')}
      sending={move}
      onSubmit={move.mutate}
      locked={!mayChange}
      extra={
        mayChange && (
          <>
            <SureButton
              words={t('bookings.cancel')}
              sure={t(isPaid ? 'bookings.cancel-refund' : 'bookings.cancel-sure')}
              sending={cancel}
              onSure={() => cancel.mutate()}
            />
            {booking.status === 'confirmed' && (
              <SureButton
                words={t('bookings.no-show')}
                sure={t('bookings.no-show-sure')}
                sending={mark}
                onSure={() => mark.mutate()}
              />
            )}
          </>
        )
      }
    >
      <p className="muted">
        {[t(`booking-status.${booking.status}`), email, phone, note].filter(Boolean).join(' · ')}
      </p>
      <TextField
        type="datetime-local"
        name="startsAt"
        label={t('bookings.at')}
        defaultValue={localInput(booking.startsAt, booking.timeZone)}
        required
        data-focus
      />
      <SelectField
        name="resource"
        label={t('bookings.resource')}
        defaultValue={booking.resource._id}
        options={able.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
    </FormDialog>
  )
}
