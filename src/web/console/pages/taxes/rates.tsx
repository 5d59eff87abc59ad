import { useQuery } from '@tanstack/react-query'
import { Percent } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { Table } from '../../../ui/table.tsx'
import { t } from '../../../words/taxes.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { shopQuery } from '../settings/queries.ts'
import { classes, ratesQuery, type TaxRate } from './queries.ts'
import { RateDialog } from './rate-dialog.tsx'
import { placeOf } from './registrations.tsx'

type Open = { what: 'add' } | { what: 'edit' | 'delete'; rate: TaxRate }

/** Lists the rates of the store, to add, change and delete. */
export function Rates() {
  const [page, setPage] = useState(1)
  const current = useStore()
  const asked = useQuery(ratesQuery(current, page))
  const own = useQuery(shopQuery(current)).data?.taxes?.classes ?? []
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = <Button onClick={() => setOpen({ what: 'add' })}>{t('taxes.rate-add')}</Button>
  return (
    <Panel title={t('taxes.rates')} actions={asked.data?.pagination.total ? add : undefined} flush>
      <Answer to={asked}>
        {({ rates, pagination }) =>
          rates.length === 0 ? (
            <Empty title={t('taxes.rates-none')} action={add} icon={<Percent size={20} aria-hidden="true" />}>
              {t('taxes.rates-hint')}
            </Empty>
          ) : (
            <>
              <Table
                label={t('taxes.rates')}
                rows={rates}
                keyOf={({ _id }) => _id}
                columns={[
                  {
                    key: 'name',
                    header: t('taxes.name'),
                    phone: 'lead',
                    cell: ({ name, rate }) => (
                      <span className="strong">
                        {name} {rate.toLocaleString('en', { maximumFractionDigits: 4 })} %
                      </span>
                    ),
                  },
                  { key: 'place', header: t('taxes.place'), phone: 'detail', cell: whereOf },
                  {
                    key: 'class',
                    header: t('taxes.class'),
                    phone: 'note',
                    cell: (rate) => className(rate, own),
                  },
                  {
                    key: 'actions',
                    header: '',
                    phone: 'trail',
                    cell: (rate) => (
                      <span className="row">
                        <Button look="quiet" onClick={() => setOpen({ what: 'edit', rate })}>
                          {t('taxes.edit')}
                        </Button>
                        <Button look="quiet" onClick={() => setOpen({ what: 'delete', rate })}>
                          {t('taxes.delete')}
                        </Button>
                      </span>
                    ),
                  },
                ]}
              />
              <Pagination at={pagination} onPage={setPage} />
            </>
          )
        }
      </Answer>
      {open?.what === 'add' && <RateDialog onClose={close} />}
      {open?.what === 'edit' && <RateDialog rate={open.rate} onClose={close} />}
      {open?.what === 'delete' && <DeleteRate rate={open.rate} onClose={close} />}
    </Panel>
  )
}

const whereOf = (rate: TaxRate) => (rate.postalCode ? `${placeOf(rate)}, ${rate.postalCode}` : placeOf(rate))

/** Returns the name of a class of goods; one that the store has deleted has only its key. */
function className({ class: key }: TaxRate, own: { key: string; name: string }[]): string {
  const known = classes.find((one) => one === key)
  return known ? t(`taxes.class-${known}`) : (own.find((one) => one.key === key)?.name ?? key)
}

function DeleteRate({ rate, onClose }: { rate: TaxRate; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('taxes.rate-delete', { name: rate.name, place: placeOf(rate) })}
      action={t('taxes.delete')}
      send={() => api.taxes.deleteTaxRate(rate._id)}
      changes={['tax-rates']}
      done={t('taxes.rate-deleted')}
      onClose={onClose}
    >
      {t('taxes.rate-delete-lead')}
    </ConfirmChange>
  )
}
