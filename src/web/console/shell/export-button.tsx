import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/states.tsx'
import { t } from '../../words/words.ts'

/** Saves a list as a table for a spreadsheet. The button is busy while `onExport` reads it, and shows what goes wrong. */
export function ExportButton({
  onExport,
  children = t('common.export'),
}: {
  onExport: () => Promise<void>
  children?: ReactNode
}) {
  const exporting = useMutation({ mutationFn: onExport })
  return (
    <>
      {exporting.error ? <Problem error={exporting.error} /> : null}
      <Button
        icon={<Download size={16} aria-hidden="true" />}
        busy={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {children}
      </Button>
    </>
  )
}
