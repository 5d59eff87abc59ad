import { csv, save } from '../../../ui/download.ts'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/words.ts'
import { ExportButton } from '../../shell/export-button.tsx'
import { useStore } from '../../shell/store.tsx'
import { asked, type Filters } from './filters.ts'

const header = [
  'number',
  'date',
  'status',
  'payment',
  'name',
  'email',
  'items',
  'subtotal',
  'shipping',
  'discount',
  'total',
  'currency',
]

/** Saves all orders that match the filters as a table for a spreadsheet. */
export function ExportOrders({ filters }: { filters: Filters }) {
  const { api, store } = useStore()
  const exportAll = async () => {
    const rows: (string | number)[][] = []
    for await (const order of api.orders.list.all({ ...asked(filters), limit: 100 })) {
      const { buyer, items, subtotal, shippingCost, discount, total, currency } = order
      const facts = [
        order.orderId,
        order.createdAt,
        order.status,
        order.paymentStatus,
        buyer?.name ?? '',
        buyer?.email ?? '',
      ]
      const count = items.reduce((all, { quantity }) => all + quantity, 0)
      rows.push([...facts, count, subtotal, shippingCost, discount, total, currency])
    }
    save(`${store.slug}-orders.csv`, csv([header, ...rows]), 'text/csv')
    toast(t('orders.exported', { count: rows.length }))
  }
  return <ExportButton onExport={exportAll} />
}
