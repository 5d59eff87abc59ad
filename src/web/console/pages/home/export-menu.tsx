import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { readText } from '../../../api/text.ts'
import { save } from '../../../ui/download.ts'
import { Menu } from '../../../ui/menu.tsx'
import { Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/sales.ts'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { dayBefore, lengths, type Period } from './periods.ts'

const kinds = ['orders', 'payments', 'refunds', 'payouts'] as const
type Kind = (typeof kinds)[number]

/** Saves the period's orders, payments, refunds or payouts for the accountant. */
export function ExportMenu({ period }: { period: Period }) {
  const current = useStore()
  const exporting = useMutation({ mutationFn: (kind: Kind) => exportSales(current, kind, period) })
  return (
    <>
      {exporting.error ? <Problem error={exporting.error} /> : null}
      <Menu
        trigger={
          <>
            <Download size={16} aria-hidden="true" />
            {t('common.export')}
          </>
        }
        triggerClass="button button-plain"
        align="end"
      >
        {kinds.map((kind) => (
          <button key={kind} type="button" className="menu-item" onClick={() => exporting.mutate(kind)}>
            {t(`groups.export-${kind}`)}
          </button>
        ))}
      </Menu>
    </>
  )
}

async function exportSales({ storeId, store, timeZone }: CurrentStore, kind: Kind, period: Period) {
  const from = dayBefore(lengths[period] - 1, timeZone)
  const text = await readText(`/apps/api/v1/sales/export?what=${kind}&from=${from}`, storeId)
  save(`${store.slug}-${kind}.csv`, text, 'text/csv')
}
