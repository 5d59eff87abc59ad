import { csv, save } from '../../../ui/download.ts'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/words.ts'
import { ExportButton } from '../../shell/export-button.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Filters } from './filters.ts'
import { type Item, isFood, isProduct, kindOf } from './kinds.ts'
import { allItems } from './queries.ts'

const header = ['id', 'name', 'variant', 'price', 'currency', 'category', 'stock', 'sku', 'barcode', 'listed']

/** Saves all items that match the filters as a table for a spreadsheet, with a line for each variant. */
export function ExportItems({ filters }: { filters: Filters }) {
  const current = useStore()
  const { slug, currency } = current.store
  const kind = kindOf(current.store)
  const exportAll = async () => {
    const rows: (string | number | null)[][] = []
    let count = 0
    for await (const item of allItems(current, filters)) {
      rows.push(...linesOf(item, currency.code))
      count += 1
    }
    save(`${slug}-${kind}.csv`, csv([header, ...rows]), 'text/csv')
    toast(t('catalogue.exported', { count }))
  }
  return <ExportButton onExport={exportAll} />
}

function linesOf(item: Item, currency: string): (string | number | null)[][] {
  const category = (isProduct(item) || isFood(item)) && item.category ? item.category.name : ''
  const line = (
    variant: string,
    price: number,
    stock: number | null,
    sku: string | null,
    barcode: string | null,
  ) => [item._id, item.name, variant, price, currency, category, stock, sku, barcode, String(item.listed)]
  if (!isProduct(item)) return [line('', item.price, null, null, null)]
  if (item.variants.length === 0) return [line('', item.price, item.quantity, item.sku ?? null, item.barcode)]
  return item.variants.map(({ name, price, quantity, sku, barcode }) =>
    line(name, price, quantity, sku ?? null, barcode ?? null),
  )
}
