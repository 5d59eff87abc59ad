import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/stock.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useFresh } from '../../shell/fresh.ts'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { type Adjustable, AdjustDialog } from './adjust.tsx'
import { StockHistory } from './history.tsx'
import { type Level, levelQuery } from './queries.ts'
import { lowBadge, numberColumns } from './stock.tsx'
import { Threshold } from './threshold.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/stock/$productId')

/** Shows the stock of a product and its variants, adjusts it, and tells its history. */
export function ProductStockPage() {
  const current = useStore()
  const { storeId, may } = current
  const { productId } = route.useParams()
  const level = useFresh(levelQuery(current, productId))
  const [adjusted, setAdjusted] = useState<Adjustable>()
  return (
    <Page
      title={level.data?.name ?? t('catalogue.stock')}
      back={
        <BackLink to="/stores/$storeId/catalogue/stock" params={{ storeId }}>
          {t('catalogue.stock')}
        </BackLink>
      }
      actions={
        <Link
          to="/stores/$storeId/catalogue/$itemId"
          params={{ storeId, itemId: productId }}
          className={buttonClass()}
        >
          {t('catalogue.products-form')}
        </Link>
      }
    >
      <Panel title={t('stock.levels')} flush>
        <Answer to={level}>
          {(known) => (
            <Table
              label={t('stock.levels')}
              columns={columnsOf(current, setAdjusted)}
              rows={rowsOf(known)}
              keyOf={({ _id }) => _id}
            />
          )}
        </Answer>
      </Panel>
      {level.data && may('WRITE_INVENTORY') && <Threshold level={level.data} />}
      <StockHistory productId={productId} />
      {adjusted && <AdjustDialog of={adjusted} onClose={() => setAdjusted(undefined)} />}
    </Page>
  )
}

/** Returns what keeps the stock: the variants, or the product itself. */
const rowsOf = (level: Level): Adjustable[] => (level.variants.length > 0 ? level.variants : [level])

const columnsOf = ({ may }: CurrentStore, adjust: (one: Adjustable) => void): Column<Adjustable>[] => [
  {
    key: 'name',
    header: t('catalogue.name'),
    phone: 'lead',
    wide: true,
    cell: ({ name }) => <span className="strong">{name}</span>,
  },
  { key: 'low', header: t('catalogue.status'), phone: 'note', cell: lowBadge },
  ...numberColumns<Adjustable>(),
  {
    key: 'adjust',
    header: t('common.actions'),
    align: 'end',
    phone: 'below',
    shown: may('WRITE_INVENTORY'),
    cell: (one) => (
      <Button aria-label={t('stock.adjust-one', { name: one.name })} onClick={() => adjust(one)}>
        {t('stock.adjust')}
      </Button>
    ),
  },
]
