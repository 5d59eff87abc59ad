import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Armchair, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/tables.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { SectionLinks } from '../../shell/section-links.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { BillDialog } from './bill.tsx'
import { type DiningTable, tablesQuery } from './queries.ts'

type Open = { edit: DiningTable | null } | { remove: DiningTable } | { bill: DiningTable } | null

/** Shows the tables of a restaurant, and what is not paid at each. */
export function TablesPage() {
  const current = useStore()
  const asked = useQuery(tablesQuery(current))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const create = current.may('WRITE_STORE') && (
    <Button look="main" onClick={() => setOpen({ edit: null })}>
      {t('tables.new')}
    </Button>
  )
  return (
    <Page
      title={t('tables.title')}
      lead={t('tables.lead')}
      actions={
        asked.data?.length ? (
          <>
            <Link
              to="/stores/$storeId/kitchen/tables/codes"
              params={{ storeId: current.storeId }}
              className={buttonClass()}
            >
              {t('tables.codes')}
            </Link>
            {create}
          </>
        ) : undefined
      }
    >
      <SectionLinks of="kitchen" />
      <Panel flush>
        <Answer to={asked}>
          {(tables) =>
            tables.length === 0 ? (
              <Empty
                title={t('tables.empty')}
                action={create}
                icon={<Armchair size={20} aria-hidden="true" />}
              >
                {t('tables.empty-hint')}
              </Empty>
            ) : (
              <Table
                label={t('tables.title')}
                columns={columnsOf(current, setOpen)}
                rows={tables}
                keyOf={({ _id }) => _id}
              />
            )
          }
        </Answer>
      </Panel>
      {open && 'edit' in open && <TableDialog table={open.edit} onClose={close} />}
      {open && 'bill' in open && <BillDialog table={open.bill} onClose={close} />}
      {open && 'remove' in open && (
        <ConfirmChange
          title={t('tables.delete-title', { name: open.remove.name })}
          action={t('tables.delete')}
          send={() => current.api.tables.delete(open.remove._id)}
          changes={['tables']}
          done={t('tables.deleted')}
          onClose={close}
        >
          {t(open.remove.openOrders > 0 ? 'tables.delete-open' : 'tables.delete-lead', {
            count: open.remove.openOrders,
          })}
        </ConfirmChange>
      )}
    </Page>
  )
}

/** Adds a table, or renames it. */
function TableDialog({ table, onClose }: { table: DiningTable | null; onClose: () => void }) {
  const { api } = useStore()
  const save = useChange({
    send: (body: { name: string; area: string }, once) =>
      table ? api.tables.update(table._id, body) : api.tables.create(body, once),
    changes: ['tables'],
    done: t(table ? 'tables.saved' : 'tables.added'),
    after: onClose,
  })
  return (
    <FormDialog
      title={table ? t('tables.edit', { name: table.name }) : t('tables.new')}
      onClose={onClose}
      action={t(table ? 'common.save' : 'tables.add')}
      sending={save}
      onSubmit={(values) => save.mutate({ name: values.text('name'), area: values.text('area') })}
    >
      <TextField
        name="name"
        label={t('tables.name')}
        defaultValue={table?.name}
        maxLength={60}
        required
        focused
      />
      <TextField
        name="area"
        label={t('tables.area')}
        hint={t('tables.area-hint')}
        defaultValue={table?.area}
        maxLength={60}
        optional
      />
    </FormDialog>
  )
}

const columnsOf = ({ may, money }: CurrentStore, open: (what: Open) => void): Column<DiningTable>[] => [
  {
    key: 'name',
    header: t('tables.name'),
    phone: 'lead',
    wide: true,
    cell: (table) => (
      <button
        type="button"
        className="link-button"
        aria-label={t('tables.bill-of', { name: table.name })}
        onClick={() => open({ bill: table })}
      >
        {table.name}
      </button>
    ),
  },
  { key: 'area', header: t('tables.area'), phone: 'note', cell: ({ area }) => area },
  {
    key: 'open',
    header: t('tables.open'),
    align: 'end',
    phone: 'detail',
    cell: ({ openOrders, openTotal }) =>
      openOrders > 0 && (
        <span className="tabular">{`${money(openTotal)} · ${t('tables.orders', { count: openOrders })}`}</span>
      ),
  },
  {
    key: 'actions',
    header: t('common.actions'),
    align: 'end',
    phone: 'trail',
    shown: may('WRITE_STORE'),
    cell: (table) => (
      <>
        <IconButton label={t('tables.edit', { name: table.name })} onClick={() => open({ edit: table })}>
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('tables.delete-one', { name: table.name })}
          onClick={() => open({ remove: table })}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </>
    ),
  },
]
