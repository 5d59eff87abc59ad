import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CornerUpRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { Table } from '../../../ui/table.tsx'
import { t } from '../../../words/redirects.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { type Redirect, redirectsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/settings/redirects')

/** Shows where former addresses of the shop lead. */
export function RedirectsPage() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(redirectsQuery(useStore(), page))
  const [isAdding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<Redirect>()
  const add = (
    <Button look="main" onClick={() => setAdding(true)}>
      {t('redirects.new')}
    </Button>
  )
  const empty = (
    <Empty title={t('redirects.empty')} icon={<CornerUpRight size={20} aria-hidden="true" />} action={add}>
      {t('redirects.empty-hint')}
    </Empty>
  )
  return (
    <Page
      title={t('redirects.title')}
      lead={t('redirects.lead')}
      actions={asked.data?.pagination.total ? add : undefined}
    >
      <Panel flush>
        <List of={asked} empty={empty} onPage={(to) => navigate({ search: { page: to } })}>
          {({ redirects }) => <RedirectTable all={redirects} onDelete={setDeleting} />}
        </List>
      </Panel>
      {isAdding && <RedirectDialog onClose={() => setAdding(false)} />}
      {deleting && <DeleteRedirect redirect={deleting} onClose={() => setDeleting(undefined)} />}
    </Page>
  )
}

function RedirectTable({ all, onDelete }: { all: Redirect[]; onDelete: (one: Redirect) => void }) {
  return (
    <Table
      label={t('redirects.title')}
      rows={all}
      keyOf={({ _id }) => _id}
      columns={[
        {
          key: 'path',
          header: t('redirects.path'),
          phone: 'lead',
          wide: true,
          cell: ({ path }) => <span className="strong">{path}</span>,
        },
        { key: 'target', header: t('redirects.target'), phone: 'detail', cell: ({ target }) => target },
        {
          key: 'actions',
          header: '',
          phone: 'trail',
          align: 'end',
          cell: (redirect) => (
            <IconButton
              label={t('redirects.delete-of', { path: redirect.path })}
              onClick={() => onDelete(redirect)}
            >
              <Trash2 size={16} />
            </IconButton>
          ),
        },
      ]}
    />
  )
}

function RedirectDialog({ onClose }: { onClose: () => void }) {
  const { api } = useStore()
  const save = useChange({
    send: (values: FormValues) =>
      api.redirects.create({ path: values.text('path').trim(), target: values.text('target').trim() }),
    changes: ['redirects'],
    done: t('redirects.saved'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('redirects.new')}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={save.mutate}
    >
      <TextField
        name="path"
        label={t('redirects.path')}
        hint={t('redirects.path-hint')}
        maxLength={2048}
        required
        focused
      />
      <TextField
        name="target"
        label={t('redirects.target')}
        hint={t('redirects.target-hint')}
        maxLength={2048}
        required
      />
    </FormDialog>
  )
}

function DeleteRedirect({ redirect, onClose }: { redirect: Redirect; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('redirects.delete-title', { path: redirect.path })}
      action={t('redirects.delete')}
      send={() => api.redirects.delete(redirect._id)}
      changes={['redirects']}
      done={t('redirects.deleted')}
      onClose={onClose}
    >
      {t('redirects.delete-lead')}
    </ConfirmChange>
  )
}
