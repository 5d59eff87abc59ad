import '../settings/settings.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/payments.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { digitsOf, identityTypesIn } from './identity-types.ts'
import { type Check, checksQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/settings/identity')

/** Shows the identity checks of the store's owner. */
export function IdentityPage() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const current = useStore()
  const asked = useQuery(checksQuery(current, page))
  const [isAdding, setAdding] = useState(false)
  const add = current.may('WRITE_KYC') && (
    <Button look="main" onClick={() => setAdding(true)}>
      {t('identity.add')}
    </Button>
  )
  return (
    <Page
      title={t('identity.title')}
      lead={t('identity.lead')}
      actions={asked.data?.pagination.total ? add : undefined}
    >
      <Panel flush>
        <List
          of={asked}
          onPage={(to) => navigate({ search: { page: to } })}
          empty={
            <Empty title={t('identity.none')} action={add} icon={<IdCard size={20} aria-hidden="true" />}>
              {t('identity.none-hint')}
            </Empty>
          }
        >
          {({ kyc }) => (
            <Table
              label={t('identity.title')}
              columns={columns()}
              rows={kyc}
              keyOf={({ _id }) => _id}
              stale={asked.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
      {isAdding && <CheckDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

const tones: Record<Check['status'], Tone> = { pending: 'info', approved: 'good', rejected: 'bad' }

const columns = (): Column<Check>[] => [
  {
    key: 'type',
    header: t('identity.type'),
    phone: 'lead',
    wide: true,
    cell: ({ type, fullName, reason }) => (
      <div className="stack-tight">
        <span className="strong">{t(`identity-type.${type}`)}</span>
        <span className="muted small">{[fullName, reason].filter(Boolean).join(' · ')}</span>
      </div>
    ),
  },
  { key: 'number', header: t('identity.number'), phone: 'detail', cell: ({ number }) => number },
  {
    key: 'sent',
    header: t('identity.sent'),
    phone: 'note',
    cell: ({ createdAt }) => <Time at={createdAt} withTime={false} />,
  },
  {
    key: 'status',
    header: t('identity.status'),
    phone: 'trail',
    cell: ({ status }) => <Badge tone={tones[status]}>{t(`identity-status.${status}`)}</Badge>,
  },
]

/** Asks for a document, or a number, that people in the store's country have. */
function CheckDialog({ onClose }: { onClose: () => void }) {
  const { api, store } = useStore()
  const types = identityTypesIn(store.country)
  const [type, setType] = useState(types[0]!)
  const digits = digitsOf[type]
  const send = useChange({
    send: (values: FormValues) =>
      api.kyc.create({
        type,
        number: values.text('number').replace(/\s/g, ''),
        fullName: values.text('fullName'),
      }),
    changes: ['kyc'],
    done: t('identity.done'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('identity.add')}
      onClose={onClose}
      action={t('identity.add')}
      sending={send}
      onSubmit={send.mutate}
    >
      <SelectField
        name="type"
        label={t('identity.type')}
        value={type}
        onChange={({ currentTarget }) => setType(types.find((one) => one === currentTarget.value) ?? type)}
        options={types.map((one) => ({ value: one, label: t(`identity-type.${one}`) }))}
      />
      <TextField
        name="number"
        label={t('identity.number')}
        hint={digits && t('identity.digits', { count: digits })}
        inputMode={digits ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={40}
        required
        focused
      />
      <TextField
        name="fullName"
        label={t('identity.name')}
        hint={t('identity.name-hint')}
        maxLength={200}
        required
      />
    </FormDialog>
  )
}
