import './catalogue.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Skeleton } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { Files } from './files.tsx'
import { ItemForm } from './item-form.tsx'
import { type Item, isProduct, kindOf } from './kinds.ts'
import { categoriesQuery, itemQuery } from './queries.ts'
import { create, type Draft, update } from './save.ts'
import { ItemBadge } from './status.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/$itemId')

interface Sent {
  values: FormValues
  draft: Draft
}

/** Changes one product, food or service. */
export function ItemPage() {
  const current = useStore()
  const { itemId } = route.useParams()
  const asked = useFresh(itemQuery(current, itemId))
  const { data: item } = asked
  if (item) return <Editor key={item._id} item={item} />
  return (
    <Page title={t(`catalogue.${kindOf(current.store)}-form`)} back={<Back />}>
      <Panel flush>
        <Answer to={asked}>{() => null}</Answer>
      </Panel>
    </Page>
  )
}

function Editor({ item: newest }: { item: Item }) {
  const current = useStore()
  const categories = useQuery(categoriesQuery(current))
  // The form begins with the data that was read when it was opened or saved; data that is read again later does not
  // change it.
  const [item, setItem] = useState(newest)
  const [saved, setSaved] = useState(0)
  const unsaved = useUnsaved()
  const save = useChange({
    send: ({ values, draft }: Sent) => update(current, item, values, draft),
    changes: ['products', 'setup'],
    done: t('common.saved'),
    after: (now) => {
      unsaved.settle()
      setItem(now)
      setSaved(saved + 1)
    },
  })
  return (
    <Page
      title={item.name}
      badge={<ItemBadge item={item} />}
      back={<Back />}
      actions={<Delete item={item} onDeleted={unsaved.settle} />}
    >
      {categories.isPending ? (
        <Skeleton />
      ) : (
        <ItemForm
          key={saved}
          item={item}
          categories={categories.data ?? []}
          sending={save}
          isChanged={unsaved.isChanged}
          onChange={unsaved.change}
          onSave={(values, draft) => save.mutate({ values, draft })}
        />
      )}
      {isProduct(item) && item.digital && <Files product={item} />}
      {unsaved.question}
    </Page>
  )
}

/** Adds a product, food or service. */
export function NewItemPage() {
  const current = useStore()
  const { storeId } = current
  const kind = kindOf(current.store)
  const categories = useQuery(categoriesQuery(current))
  const navigate = useNavigate()
  const unsaved = useUnsaved()
  const add = useChange({
    send: ({ values, draft }: Sent) => create(current, values, draft),
    changes: ['products', 'setup'],
    done: t('catalogue.created'),
    after: ({ _id }) => {
      unsaved.settle()
      navigate({
        to: '/stores/$storeId/catalogue/$itemId',
        params: { storeId, itemId: _id },
        replace: true,
      })
    },
  })
  return (
    <Page title={t(`catalogue.${kind}-new`)} back={<Back />}>
      {categories.isPending ? (
        <Skeleton />
      ) : (
        <ItemForm
          categories={categories.data ?? []}
          sending={add}
          isChanged={unsaved.isChanged}
          onChange={unsaved.change}
          onSave={(values, draft) => add.mutate({ values, draft })}
        />
      )}
      {unsaved.question}
    </Page>
  )
}

function Back() {
  const { store, storeId } = useStore()
  return (
    <Link to="/stores/$storeId/catalogue" params={{ storeId }} className="back">
      <ChevronLeft size={16} aria-hidden="true" />
      {t(`catalogue.${kindOf(store)}`)}
    </Link>
  )
}

function Delete({ item, onDeleted }: { item: Item; onDeleted: () => void }) {
  const { api, store, storeId } = useStore()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useChange({
    send: () => api[kindOf(store)].delete(item._id),
    changes: ['products', 'setup'],
    done: t('catalogue.deleted'),
    after: () => {
      onDeleted()
      navigate({ to: '/stores/$storeId/catalogue', params: { storeId } })
    },
  })
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('catalogue.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('catalogue.delete-title', { name: item.name })}
          action={t('catalogue.delete')}
          sending={remove}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('catalogue.delete-lead')}
        </ConfirmDialog>
      )}
    </>
  )
}
