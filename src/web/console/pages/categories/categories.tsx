import './categories.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, Pencil, Tags, Trash2 } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/category-tree.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { RecordInShop } from '../../shell/shop-link.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { kindOf } from '../catalogue/kinds.ts'
import { type Category, categoriesQuery } from '../catalogue/queries.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { inTree, movesOf } from './tree.ts'

type Open = { edit: Category | null } | { remove: Category } | null

/** Shows the categories by which shoppers find their way, as a tree in the merchant's order. */
export function CategoriesPage() {
  const current = useStore()
  const asked = useQuery(categoriesQuery(current))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const all = asked.data ?? []
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
      actions={all.length ? create : undefined}
    >
      <Panel flush>
        <Answer to={asked}>
          {(categories) =>
            categories.length === 0 ? (
              <Empty
                title={t('categories.empty')}
                action={create}
                icon={<Tags size={20} aria-hidden="true" />}
              >
                {t('categories.empty-hint')}
              </Empty>
            ) : (
              <Tree categories={categories} open={setOpen} />
            )
          }
        </Answer>
      </Panel>
      {open && 'edit' in open && <CategoryDialog category={open.edit} all={all} onClose={close} />}
      {open && 'remove' in open && <RemoveCategory category={open.remove} onClose={close} />}
    </Page>
  )
}

function Tree({ categories, open }: { categories: Category[]; open: (what: Open) => void }) {
  const current = useStore()
  const move = useChange({
    send: async (moves: [id: string, position: number][]) => {
      for (const [id, position] of moves) await current.api.categories.update(id, { position })
    },
    changes: ['categories'],
    done: t('tree.moved'),
  })
  const moved = (category: Category, by: -1 | 1) => {
    const moves = movesOf(categories, category, by)
    return moves && !move.isPending ? () => move.mutate(moves) : undefined
  }
  return (
    <Table
      label={t('categories.title')}
      columns={columnsOf(current, open, moved)}
      rows={inTree(categories)}
      keyOf={({ _id }) => _id}
    />
  )
}

type Moved = (category: Category, by: -1 | 1) => (() => void) | undefined

const columnsOf = (
  { store, storeId, may }: CurrentStore,
  open: (what: Open) => void,
  moved: Moved,
): Column<Category>[] => [
  {
    key: 'name',
    header: t('categories.name'),
    phone: 'lead',
    wide: true,
    cell: ({ _id, name, ancestors }) => (
      <span className="category-name" style={{ '--level': ancestors.length } as CSSProperties}>
        {ancestors.length > 0 && (
          <span className="hidden-text">{t('tree.level', { count: ancestors.length + 1 })} </span>
        )}
        <Link
          to="/stores/$storeId/catalogue"
          params={{ storeId }}
          search={{ category: _id }}
          className="row-link"
          title={t(`catalogue.${kindOf(store)}-of`, { name })}
        >
          {name}
        </Link>
      </span>
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
              label={t('tree.up', { name: category.name })}
              onClick={moved(category, -1)}
              disabled={!moved(category, -1)}
            >
              <ArrowUp size={16} />
            </IconButton>
            <IconButton
              label={t('tree.down', { name: category.name })}
              onClick={moved(category, 1)}
              disabled={!moved(category, 1)}
            >
              <ArrowDown size={16} />
            </IconButton>
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
      {t('tree.delete-lead')}
    </ConfirmChange>
  )
}
