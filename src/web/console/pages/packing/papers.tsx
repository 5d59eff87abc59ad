import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { wordsOf } from '../../../api/refusals.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/packing.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { Shipment } from '../orders/queries.ts'

interface PaperButtonProps {
  words: string
  look?: 'plain' | 'quiet'
  /** Returns the link to the paper. */
  link: () => Promise<{ url: string }>
}

/** Opens a paper to print in a tab of its own. The tab opens with the press, or the browser would block it. */
function PaperButton({ words, look = 'plain', link }: PaperButtonProps) {
  const tab = useRef<Window | null>(null)
  const open = useChange({
    send: link,
    changes: [],
    after: ({ url }) => {
      if (tab.current) tab.current.location.href = url
      else location.assign(url)
    },
  })
  useEffect(() => {
    if (!open.error) return
    tab.current?.close()
    toast(wordsOf(open.error))
  }, [open.error])
  return (
    <Button
      look={look}
      busy={open.isPending}
      icon={<Printer size={16} aria-hidden="true" />}
      onClick={() => {
        tab.current = window.open('', '_blank')
        open.mutate()
      }}
    >
      {words}
    </Button>
  )
}

/** Prints the packing slip of an order, or of one of its parcels. */
export function SlipButton({ orderId, shipment }: { orderId: string; shipment?: Shipment }) {
  const { api } = useStore()
  return (
    <PaperButton
      words={t('packing.slip')}
      look={shipment ? 'quiet' : 'plain'}
      link={() => api.orders.getPackingSlip(orderId, { shipment: shipment?._id })}
    />
  )
}

/** Prints what is needed to pack orders: their pick list and their packing slips. */
export function PackingPapers({ orders }: { orders: string[] }) {
  const { api } = useStore()
  return (
    <>
      <PaperButton
        words={t('packing.pick-list')}
        link={async () => (await api.orders.createPickList({ orders })).document}
      />
      <PaperButton words={t('packing.slips')} link={() => api.orders.createPackingSlips({ orders })} />
    </>
  )
}
