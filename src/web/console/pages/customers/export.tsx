import { csv, save } from '../../../ui/download.ts'
import { listText } from '../../../ui/list-text.ts'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/people.ts'
import { ExportButton } from '../../shell/export-button.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Filters } from './filters.ts'

const header = ['name', 'email', 'phone', 'active', 'tags', 'since', 'last seen']

/** Saves all customers that match the search as a table for a spreadsheet. */
export function ExportCustomers({ filters: { query, tag } }: { filters: Filters }) {
  const { api, store } = useStore()
  const exportAll = async () => {
    const rows: string[][] = []
    for await (const customer of api.customers.list.all({ search: query, tag, limit: 100 })) {
      const { name, email, phone, active, tags, createdAt, lastActive } = customer
      rows.push([name, email, phone ?? '', active ? 'yes' : 'no', listText(tags), createdAt, lastActive])
    }
    save(`${store.slug}-customers.csv`, csv([header, ...rows]), 'text/csv')
    toast(t('customers.exported', { count: rows.length }))
  }
  return <ExportButton onExport={exportAll} />
}
