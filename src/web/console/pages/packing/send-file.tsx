import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { AppsReply } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/packing.ts'
import { refusalWords } from '../../../words/refusals.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'

/** Marks many orders as sent, by the file of tracking numbers that a carrier's program writes. */
export function SendFile() {
  const { may } = useStore()
  const [isOpen, setOpen] = useState(false)
  if (!may('WRITE_SHIPPING')) return null
  return (
    <>
      <Button icon={<FileUp size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('packing.send-file')}
      </Button>
      {isOpen && <SendFileDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SendFileDialog({ onClose }: { onClose: () => void }) {
  const { api } = useStore()
  const send = useChange({
    send: (csv: string, once) => api.shipping.sendShipments({ csv }, once),
    changes: ['orders'],
  })
  const take = async ([file]: File[]) => {
    if (file) send.mutate(await textOf(file))
  }
  return (
    <Dialog title={t('packing.send-file-title')} onClose={onClose}>
      <div className="stack">
        <p>{t('packing.send-file-lead')}</p>
        {send.error && <Problem error={send.error} />}
        {send.data ? (
          <Results of={send.data.results} />
        ) : (
          <FileField
            label={t('packing.choose-file')}
            hint={t('packing.file-hint')}
            accept=".csv,.txt,.tsv,text/csv"
            onFiles={take}
          />
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

type Result = AppsReply<'sendShipments'>['results'][number]

/** Says how many were sent, and why each of the others was not. */
function Results({ of }: { of: Result[] }) {
  const refused = of.filter(({ status }) => status === 'refused')
  const sent = of.filter(({ status }) => status === 'sent').length
  const unchanged = of.length - refused.length - sent
  return (
    <div className="stack" role="status">
      <p className="strong">{t('packing.sent', { count: sent })}</p>
      {unchanged > 0 && <p>{t('packing.sent-before', { count: unchanged })}</p>}
      {refused.length > 0 && (
        <div className="problem">
          <p>{t('packing.not-sent', { count: refused.length })}</p>
          <ul className="stack-tight">
            {refused.map(({ line, order, refusal }) => (
              <li key={line}>{t('packing.not-sent-line', { line, order, reason: reasonOf(refusal) })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const reasonOf = (refusal: Result['refusal']) =>
  refusal ? ((refusalWords as Record<string, string>)[refusal.code] ?? refusal.message) : ''

/** Returns the text of a file, which spreadsheets on Windows do not write in UTF-8. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
