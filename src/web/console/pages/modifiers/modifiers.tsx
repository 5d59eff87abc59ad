import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ListPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/modifiers.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { kindOf } from '../catalogue/kinds.ts'
import { GroupDialog } from './group-dialog.tsx'
import { type Group, groupsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/modifiers')

type Open = { edit: Group | null } | { remove: Group } | null

/** Shows the groups of options that come with dishes and products. */
export function ModifiersPage() {
  const current = useStore()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(groupsQuery(current, page))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const create = current.may('WRITE_INVENTORY') && (
    <Button look="main" onClick={() => setOpen({ edit: null })}>
      {t('modifiers.new')}
    </Button>
  )
  return (
    <Page
      title={t('catalogue.modifiers')}
      lead={t('modifiers.lead')}
      back={
        <BackLink to="/stores/$storeId/catalogue" params={{ storeId: current.storeId }}>
          {t(`catalogue.${kindOf(current.store)}`)}
        </BackLink>
      }
      actions={asked.data?.groups.length ? create : undefined}
    >
      <Panel flush>
        <List
          of={asked}
          onPage={(to) => navigate({ search: { page: to } })}
          empty={
            <Empty
              title={t('modifiers.empty')}
              action={create}
              icon={<ListPlus size={20} aria-hidden="true" />}
            >
              {t('modifiers.empty-hint')}
            </Empty>
          }
        >
          {({ groups }) => (
            <Table
              label={t('catalogue.modifiers')}
              columns={columnsOf(current, setOpen)}
              rows={groups}
              keyOf={({ _id }) => _id}
              stale={asked.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
      {open && 'edit' in open && <GroupDialog group={open.edit} onClose={close} />}
      {open && 'remove' in open && (
        <ConfirmChange
          title={t('modifiers.delete-title', { name: open.remove.name })}
          action={t('modifiers.delete')}
          send={() => current.api.modifierGroups.delete(open.remove._id)}
          changes={['modifiers', 'products']}
          done={t('modifiers.deleted')}
          onClose={close}
        >
          {t('modifiers.delete-lead')}
        </ConfirmChange>
      )}
    </Page>
  )
}

const boundsOf = ({ min, max, included, pricing }: Group) =>
  [
    max === null ? t('modifiers.said-from', { min }) : t('modifiers.said-between', { min, max }),
    included > 0 && t('modifiers.said-included', { n: included }),
    pricing === 'highest' && t('modifiers.said-highest'),
  ]
    .filter(Boolean)
    .join(', ')

const columnsOf = ({ may }: CurrentStore, open: (what: Open) => void): Column<Group>[] => [
  {
    key: 'name',
    header: t('modifiers.name'),
    phone: 'lead',
    wide: true,
    cell: (group) => (
      <div className="stack-tight">
        <button type="button" className="link-button" onClick={() => open({ edit: group })}>
          {group.name}
        </button>
        <p className="muted">{group.options.map(({ name }) => name).join(', ')}</p>
      </div>
    ),
  },
  { key: 'bounds', header: t('modifiers.bounds'), cell: boundsOf },
  {
    key: 'actions',
    header: t('common.actions'),
    align: 'end',
    phone: 'trail',
    shown: may('WRITE_INVENTORY'),
    cell: (group) => (
      <>
        <IconButton label={t('modifiers.edit', { name: group.name })} onClick={() => open({ edit: group })}>
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('modifiers.delete-one', { name: group.name })}
          onClick={() => open({ remove: group })}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </>
    ),
  },
]
