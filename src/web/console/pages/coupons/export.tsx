import { csv, save } from '../../../ui/download.ts'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/words.ts'
import { ExportButton } from '../../shell/export-button.tsx'
import { useStore } from '../../shell/store.tsx'
import { expires, standingOf } from './queries.ts'

const header = ['code', 'title', 'type', 'discount', 'minimum', 'start', 'end', 'status', 'used', 'limit']

/** Saves all coupons as a table for a spreadsheet. */
export function ExportCoupons() {
  const { api, store } = useStore()
  const exportAll = async () => {
    const rows: (string | number | null)[][] = []
    for await (const coupon of api.discounts.list.all({ limit: 100 })) {
      const { code, title, type, discount, minimumOrderAmount, startDate, endDate } = coupon
      const terms = [code, title, type, discount, minimumOrderAmount, startDate]
      const end = expires(coupon) ? endDate : null
      rows.push([...terms, end, standingOf(coupon), coupon.usageCount, coupon.usageLimit])
    }
    save(`${store.slug}-coupons.csv`, csv([header, ...rows]), 'text/csv')
    toast(t('coupons.exported', { count: rows.length }))
  }
  return <ExportButton onExport={exportAll} />
}
