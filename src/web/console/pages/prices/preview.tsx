import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Apps } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/prices.ts'
import { useChange } from '../../shell/change.ts'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'
import { bodyOf, type PriceChange } from './change.ts'

type Repriced = Apps<'RepricedProduct'>

const previewQuery = ({ storeId, api }: CurrentStore, change: PriceChange, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'products', 'prices', change, page),
    queryFn: ({ signal }) => api.products.previewPrices({ ...bodyOf(change), page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

interface PreviewProps {
  change: PriceChange
  /** Called if the change is large and continues in the background. */
  onRunning: (changeId: string) => void
  onDone: () => void
}

/** Shows the prices as they are and as they would be, page by page, with the button that changes them. */
export function Preview({ change, onRunning, onDone }: PreviewProps) {
  const current = useStore()
  const [page, setPage] = useState(1)
  const [isAsking, setAsking] = useState(false)
  const products = useQuery(previewQuery(current, change, page))
  const total = products.data?.pagination.total ?? 0
  const apply = useChange({
    send: (asked: PriceChange, once) => current.api.products.updatePrices(bodyOf(asked), once),
    changes: ['products'],
    after: ({ _id, status, updated }) => {
      if (status === 'running' && _id) return onRunning(_id)
      toast(t('prices.done', { count: updated }))
      onDone()
    },
  })
  return (
    <Panel
      title={t('prices.preview-title', { count: total })}
      actions={
        <Button look="main" disabled={total === 0} onClick={() => setAsking(true)}>
          {t('prices.apply')}
        </Button>
      }
      flush
    >
      <List of={products} onPage={setPage} empty={<p className="panel-body muted">{t('prices.nothing')}</p>}>
        {({ products: rows }) => (
          <Table
            label={t('prices.preview')}
            columns={columnsOf(current)}
            rows={rows}
            keyOf={({ _id }) => _id}
            stale={products.isPlaceholderData}
          />
        )}
      </List>
      {isAsking && (
        <ConfirmDialog
          title={t('prices.confirm-title', { count: total })}
          action={t('prices.apply')}
          look="main"
          sending={apply}
          onConfirm={() => apply.mutate(change)}
          onClose={() => setAsking(false)}
        >
          {t('prices.confirm-lead')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function columnsOf({ money }: CurrentStore): Column<Repriced>[] {
  return [
    {
      key: 'name',
      header: t('catalogue.name'),
      phone: 'lead',
      wide: true,
      cell: ({ name }) => <span className="strong">{name}</span>,
    },
    {
      key: 'variants',
      header: t('variants.title'),
      phone: 'detail',
      cell: ({ variants }) => (
        <p className="clip">
          {variants.length > 0 ? t('prices.with-variants', { count: variants.length }) : t('common.none')}
        </p>
      ),
    },
    {
      key: 'now',
      header: t('prices.now'),
      align: 'end',
      phone: 'note',
      cell: ({ price }) => <s className="muted">{money(price)}</s>,
    },
    {
      key: 'then',
      header: t('prices.then'),
      align: 'end',
      phone: 'trail',
      cell: ({ newPrice }) => <span className="strong">{money(newPrice)}</span>,
    },
  ]
}
