import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/invoices.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'

interface DownloadInvoiceProps {
  invoice: { _id: string; number: string }
  format?: 'pdf' | 'xml'
  profile?: 'ubl' | 'xrechnung'
  look?: 'main' | 'plain' | 'quiet'
  /** Shows the icon alone, beside a list. */
  small?: boolean
}

/** Downloads a document as a file; the link to it is made when it is asked for. */
export function DownloadInvoice({
  invoice,
  format = 'pdf',
  profile = 'ubl',
  look = 'plain',
  small,
}: DownloadInvoiceProps) {
  const { api } = useStore()
  const download = useChange({
    send: () => api.invoices.getDocument(invoice._id, { format, profile }),
    changes: [],
    after: ({ url }) => location.assign(url),
  })
  useEffect(() => {
    if (download.error) toast(download.error.message)
  }, [download.error])
  const name =
    format === 'pdf' ? t('invoices.pdf') : t(profile === 'ubl' ? 'invoices.xml' : 'invoices.xrechnung')
  return (
    <Button
      look={look}
      busy={download.isPending}
      onClick={() => download.mutate()}
      aria-label={`${t('invoices.download')}: ${invoice.number}, ${name}`}
    >
      <Download size={16} aria-hidden="true" />
      {!small && name}
    </Button>
  )
}
