import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Pencil, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/words.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { RecordInShop } from '../../shell/shop-link.tsx'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'
import { kindOf } from '../catalogue/kinds.ts'
import type { Category } from '../catalogue/queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/categories')

const pageQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'categories', 'page', page),
    queryFn: ({ signal }) => api.categories.list({ page, limit: 50 }, { signal }),
    placeholderData: keepPreviousData,
  })

type Open = { edit: Category | null } | { remove: Category } | null

/** Shows the categories by which shoppers find their way. */
export function CategoriesPage() {
  const current = useStore()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(pageQuery(current, page))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const create = current.may('WRITE_INVENTORY') && (
    <Button look="main" onClick={() => setOpen({ edit: null })}>
      {t('categories.new')}
    </Button>
  )
  return (
    <Page
      title={t('categories.title')}
      lead={t('categories.lead')}
      back={
        <BackLink to="/stores/$storeId/catalogue" params={{ storeId: current.storeId }}>
          {t(`catalogue.${kindOf(current.store)}`)}
        </BackLink>
      }
      actions={asked.data?.categories.length ? create : undefined}
    >
      <Panel flush>
        <List
          of={asked}
          onPage={(to) => navigate({ search: { page: to } })}
          empty={
            <Empty title={t('categories.empty')} action={create} icon={<Tags size={20} aria-hidden="true" />}>
              {t('categories.empty-hint')}
            </Empty>
          }
        >
          {({ categories }) => (
            <Table
              label={t('categories.title')}
              columns={columnsOf(current, setOpen)}
              rows={categories}
              keyOf={({ _id }) => _id}
              stale={asked.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
      {open && 'edit' in open && <CategoryDialog category={open.edit} onClose={close} />}
      {open && 'remove' in open && <RemoveCategory category={open.remove} onClose={close} />}
    </Page>
  )
}

const columnsOf = ({ store, storeId, may }: CurrentStore, open: (what: Open) => void): Column<Category>[] => [
  {
    key: 'name',
    header: t('categories.name'),
    phone: 'lead',
    wide: true,
    cell: ({ _id, name }) => (
      <Link
        to="/stores/$storeId/catalogue"
        params={{ storeId }}
        search={{ category: _id }}
        className="row-link"
        title={t(`catalogue.${kindOf(store)}-of`, { name })}
      >
        {name}
      </Link>
    ),
  },
  {
    key: 'slug',
    header: t('categories.slug'),
    phone: 'detail',
    cell: ({ slug }) => (
      <p className="clip">
        <code>{slug}</code>
      </p>
    ),
  },
  {
    key: 'at',
    header: t('categories.created'),
    cell: ({ createdAt }) => <Time at={createdAt} withTime={false} />,
  },
  {
    key: 'actions',
    header: t('common.actions'),
    align: 'end',
    phone: 'trail',
    cell: (category) => (
      <>
        <RecordInShop path={`/categories/${category.slug}`} name={category.name} />
        {may('WRITE_INVENTORY') && (
          <>
            <IconButton
              label={t('categories.rename', { name: category.name })}
              onClick={() => open({ edit: category })}
            >
              <Pencil size={16} />
            </IconButton>
            <IconButton
              label={t('categories.delete-one', { name: category.name })}
              onClick={() => open({ remove: category })}
            >
              <Trash2 size={16} />
            </IconButton>
          </>
        )}
      </>
    ),
  },
]

/** Adds a category, or edits the name and the address of an existing one. */
function CategoryDialog({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const { api } = useStore()
  const save = useChange({
    send: (values: FormValues) => {
      if (category) return api.categories.update(category._id, values.changed(fieldsIn))
      return api.categories.create(fieldsIn(values))
    },
    changes: ['categories', 'products'],
    done: t(category ? 'common.saved' : 'categories.created-toast'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t(category ? 'categories.edit' : 'categories.new')}
      onClose={onClose}
      action={t(category ? 'common.save' : 'categories.create')}
      sending={save}
      onSubmit={save.mutate}
    >
      <TextField
        name="name"
        label={t('categories.name')}
        defaultValue={category?.name}
        maxLength={100}
        required
        focused
      />
      <TextField
        name="slug"
        label={t('categories.slug')}
        hint={t('categories.slug-hint')}
        defaultValue={category?.slug}
        maxLength={100}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        title={t('categories.slug-hint')}
        optional={!category}
        required={Boolean(category)}
        spellCheck={false}
      />
    </FormDialog>
  )
}

const fieldsIn = (values: FormValues) => ({ name: values.text('name'), slug: values.optional('slug') })

function RemoveCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('categories.delete-title', { name: category.name })}
      action={t('categories.delete')}
      send={() => api.categories.delete(category._id)}
      changes={['categories', 'products']}
      done={t('categories.deleted')}
      onClose={onClose}
    >
      {t('categories.delete-lead')}
    </ConfirmChange>
  )
}
