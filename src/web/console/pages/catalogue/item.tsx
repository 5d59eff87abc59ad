import './catalogue.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useFresh } from '../../shell/fresh.ts'
import { MoreMenu } from '../../shell/more-menu.tsx'
import { useNewRecord } from '../../shell/new-record.ts'
import { RecordInShop } from '../../shell/shop-link.tsx'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { fieldsQuery } from '../custom-fields/queries.ts'
import { Files } from './files.tsx'
import { ItemForm } from './item-form.tsx'
import { type Item, isFood, isProduct, kindOf } from './kinds.ts'
import { categoriesQuery, itemQuery } from './queries.ts'
import { create, type Sent, update } from './save.ts'
import { ItemBadge } from './status.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/$itemId')

/** Shows the editor of a new or existing product, food or service. */
export function ItemPage() {
  const { itemId } = route.useParams()
  const { isNew, onCreated } = useNewRecord(itemId)
  return isNew ? <Editor onCreated={onCreated} /> : <SavedItem key={itemId} itemId={itemId} />
}

function SavedItem({ itemId }: { itemId: string }) {
  const current = useStore()
  const asked = useFresh(itemQuery(current, itemId))
  const { data: item } = asked
  if (item) return <Editor item={item} />
  return (
    <Page title={t(`catalogue.${kindOf(current.store)}-form`)} back={<Back />}>
      <Panel flush>
        <Answer to={asked}>{() => null}</Answer>
      </Panel>
    </Page>
  )
}

interface EditorProps {
  item?: Item
  onCreated?: (itemId: string) => void
}

function Editor({ item: newest, onCreated }: EditorProps) {
  const current = useStore()
  const { storeId } = current
  const categories = useQuery(categoriesQuery(current))
  const ownFields = useQuery(fieldsQuery(current, 'products'))
  const navigate = useNavigate()
  // The form begins with the data read when it was opened or saved; later reads do not change it.
  const [item, setItem] = useState(newest)
  const unsaved = useUnsaved()
  const save = useChange({
    send: (sent: Sent) => (item ? update(current, item, sent) : create(current, sent)),
    changes: ['products', 'setup'],
    done: t(item ? 'common.saved' : 'catalogue.created'),
    after: (now) => {
      unsaved.saved()
      setItem(now)
      if (item) return
      onCreated?.(now._id)
      navigate({
        to: '/stores/$storeId/catalogue/$itemId',
        params: { storeId, itemId: now._id },
        replace: true,
        ignoreBlocker: true,
      })
    },
  })
  return (
    <Page
      title={item ? item.name : t(`catalogue.${kindOf(current.store)}-new`)}
      badge={item && <ItemBadge item={item} />}
      back={<Back />}
      actions={
        item && (
          <>
            {isProduct(item) && !item.digital && <StockLink itemId={item._id} />}
            {item.listed && <RecordInShop path={pathInShop(item)} />}
            {current.may('WRITE_INVENTORY') && <Delete item={item} onDeleted={unsaved.settle} />}
          </>
        )
      }
    >
      <Answer to={categories}>
        {(known) =>
          !ownFields.isPending && (
            <ItemForm
              item={item}
              categories={known}
              ownFields={ownFields.data ?? []}
              saving={save}
              unsaved={unsaved}
            />
          )
        }
      </Answer>
      {item && isProduct(item) && item.digital && <Files product={item} />}
      {unsaved.question}
    </Page>
  )
}

/** Returns the path of its page in the shop. */
function pathInShop(item: Item): string {
  if (isProduct(item)) return `/products/${item.slug}`
  return isFood(item) ? `/foods/${item._id}` : `/services/${item._id}`
}

function Back() {
  const { store, storeId } = useStore()
  return (
    <BackLink to="/stores/$storeId/catalogue" params={{ storeId }}>
      {t(`catalogue.${kindOf(store)}`)}
    </BackLink>
  )
}

function StockLink({ itemId }: { itemId: string }) {
  const { storeId } = useStore()
  return (
    <Link
      to="/stores/$storeId/catalogue/stock/$productId"
      params={{ storeId, productId: itemId }}
      className={buttonClass()}
    >
      {t('catalogue.stock')}
    </Link>
  )
}

function Delete({ item, onDeleted }: { item: Item; onDeleted: () => void }) {
  const { api, store, storeId } = useStore()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <MoreMenu>
        <button type="button" className="menu-danger" onClick={() => setAsking(true)}>
          {t('catalogue.delete')}
        </button>
      </MoreMenu>
      {isAsking && (
        <ConfirmChange
          title={t('catalogue.delete-title', { name: item.name })}
          action={t('catalogue.delete')}
          send={() => api[kindOf(store)].delete(item._id)}
          changes={['products', 'setup']}
          done={t('catalogue.deleted')}
          after={() => {
            onDeleted()
            navigate({ to: '/stores/$storeId/catalogue', params: { storeId } })
          }}
          onClose={() => setAsking(false)}
        >
          {t('catalogue.delete-lead')}
        </ConfirmChange>
      )}
    </>
  )
}
