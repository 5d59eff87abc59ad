import { useQuery } from '@tanstack/react-query'
import { ListPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/custom-fields.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { kindOf } from '../catalogue/kinds.ts'
import { FieldDialog } from './field-dialog.tsx'
import { fieldsQuery, type OwnField } from './queries.ts'

type Open = { edit: OwnField | null } | { remove: OwnField } | null

/** Shows the fields that the store has invented for its records. */
export function CustomFieldsPage() {
  const current = useStore()
  const asked = useQuery(fieldsQuery(current))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const create = current.may('WRITE_STORE') && (
    <Button look="main" onClick={() => setOpen({ edit: null })}>
      {t('fields.new')}
    </Button>
  )
  return (
    <Page
      title={t('fields.title')}
      lead={t('fields.lead')}
      back={
        <BackLink to="/stores/$storeId/catalogue" params={{ storeId: current.storeId }}>
          {t(`catalogue.${kindOf(current.store)}`)}
        </BackLink>
      }
      actions={asked.data?.length ? create : undefined}
    >
      <Panel flush>
        <Answer to={asked}>
          {(fields) =>
            fields.length === 0 ? (
              <Empty
                title={t('fields.empty')}
                action={create}
                icon={<ListPlus size={20} aria-hidden="true" />}
              >
                {t('fields.empty-hint')}
              </Empty>
            ) : (
              <Table
                label={t('fields.title')}
                columns={columnsOf(current.may('WRITE_STORE'), setOpen)}
                rows={fields}
                keyOf={({ _id }) => _id}
              />
            )
          }
        </Answer>
      </Panel>
      {open && 'edit' in open && <FieldDialog field={open.edit} onClose={close} />}
      {open && 'remove' in open && <RemoveField field={open.remove} onClose={close} />}
    </Page>
  )
}

const columnsOf = (mayChange: boolean, open: (what: Open) => void): Column<OwnField>[] => [
  { key: 'name', header: t('fields.name'), phone: 'lead', wide: true, cell: ({ name }) => name },
  { key: 'key', header: t('fields.key'), phone: 'detail', cell: ({ key }) => <code>{key}</code> },
  {
    key: 'for',
    header: t('fields.resource'),
    phone: 'note',
    cell: ({ resource }) => t(`fields.of-${resource}`),
  },
  { key: 'type', header: t('fields.type'), cell: ({ type }) => t(`fields.type-${type}`) },
  {
    key: 'public',
    header: t('fields.public'),
    cell: (field) => t(field.public ? 'fields.seen' : 'fields.unseen'),
  },
  {
    key: 'actions',
    header: t('common.actions'),
    align: 'end',
    phone: 'trail',
    shown: mayChange,
    cell: (field) => (
      <>
        <IconButton
          label={t('fields.change-one', { name: field.name })}
          onClick={() => open({ edit: field })}
        >
          <Pencil size={16} />
        </IconButton>
        <IconButton
          label={t('fields.delete-one', { name: field.name })}
          onClick={() => open({ remove: field })}
        >
          <Trash2 size={16} />
        </IconButton>
      </>
    ),
  },
]

function RemoveField({ field, onClose }: { field: OwnField; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('fields.delete-title', { name: field.name })}
      action={t('fields.delete')}
      send={() => api.customFields.delete(field._id)}
      changes={['custom-fields', 'products', 'customers']}
      done={t('fields.deleted')}
      onClose={onClose}
    >
      {t('fields.delete-lead')}
    </ConfirmChange>
  )
}
