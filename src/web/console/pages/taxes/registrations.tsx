import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { Table } from '../../../ui/table.tsx'
import { t } from '../../../words/taxes.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { countryName } from '../shipping/queries.ts'
import { countryOptions } from '../stores/places.ts'
import { type Registration, registrationsQuery } from './queries.ts'

/** Lists where the store is registered, to add to and to delete from. */
export function Registrations() {
  const [page, setPage] = useState(1)
  const asked = useQuery(registrationsQuery(useStore(), page))
  const [open, setOpen] = useState<'add' | Registration>()
  const close = () => setOpen(undefined)
  const add = <Button onClick={() => setOpen('add')}>{t('taxes.register')}</Button>
  return (
    <Panel title={t('taxes.registrations')} actions={asked.data?.pagination.total ? add : undefined} flush>
      <Answer to={asked}>
        {({ registrations, pagination }) =>
          registrations.length === 0 ? (
            <Empty
              title={t('taxes.registrations-none')}
              action={add}
              icon={<Landmark size={20} aria-hidden="true" />}
            >
              {t('taxes.registrations-hint')}
            </Empty>
          ) : (
            <>
              <Table
                label={t('taxes.registrations')}
                rows={registrations}
                keyOf={({ _id }) => _id}
                columns={[
                  {
                    key: 'place',
                    header: t('taxes.place'),
                    phone: 'lead',
                    cell: (one) => <span className="strong">{placeOf(one)}</span>,
                  },
                  {
                    key: 'scheme',
                    header: t('taxes.scheme'),
                    phone: 'detail',
                    cell: ({ scheme }) => t(`taxes.scheme-${scheme}`),
                  },
                  { key: 'number', header: t('taxes.number'), phone: 'note', cell: ({ number }) => number },
                  {
                    key: 'delete',
                    header: '',
                    phone: 'trail',
                    cell: (one) => (
                      <Button look="quiet" onClick={() => setOpen(one)}>
                        {t('taxes.delete')}
                      </Button>
                    ),
                  },
                ]}
              />
              <Pagination at={pagination} onPage={setPage} />
            </>
          )
        }
      </Answer>
      {open === 'add' && <RegistrationDialog onClose={close} />}
      {open && open !== 'add' && <DeleteRegistration registration={open} onClose={close} />}
    </Panel>
  )
}

/** Returns the name of a country, with the code of a state of it. */
export const placeOf = ({ country, state }: { country: string; state: string | null }) =>
  state ? `${countryName(country)}, ${state}` : countryName(country)

function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const { api, store } = useStore()
  const save = useChange({
    send: (values: FormValues) =>
      api.taxes.createTaxRegistration({
        country: values.text('country'),
        scheme: values.text('scheme') as Registration['scheme'],
        state: values.text('state').toUpperCase() || null,
        number: values.text('number') || null,
      }),
    changes: ['tax-registrations'],
    done: t('taxes.registered'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('taxes.register')}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={save.mutate}
    >
      <SelectField
        name="country"
        label={t('taxes.country')}
        defaultValue={store.country}
        options={countryOptions()}
        required
      />
      <SelectField
        name="scheme"
        label={t('taxes.scheme')}
        options={(['standard', 'oss', 'ioss', 'none'] as const).map((value) => ({
          value,
          label: t(`taxes.scheme-${value}`),
        }))}
      />
      <div className="columns columns-2">
        <TextField
          name="state"
          label={t('taxes.state')}
          hint={t('taxes.state-hint')}
          maxLength={6}
          optional
        />
        <TextField name="number" label={t('taxes.number')} maxLength={40} autoComplete="off" optional />
      </div>
    </FormDialog>
  )
}

function DeleteRegistration({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('taxes.registration-delete', { place: placeOf(registration) })}
      action={t('taxes.delete')}
      send={() => api.taxes.deleteTaxRegistration(registration._id)}
      changes={['tax-registrations']}
      done={t('taxes.registration-deleted')}
      onClose={onClose}
    >
      {t('taxes.registration-delete-lead')}
    </ConfirmChange>
  )
}
