import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { consoleApi } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { save } from '../../../ui/download.ts'
import { Panel } from '../../../ui/layout.tsx'
import { Problem } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/account.ts'
import { leave } from '../../shell/leave.ts'

/** Exports the person's data as a file, or deletes it with the account. */
export function Data() {
  const download = useMutation({
    mutationFn: async () => {
      const data = await consoleApi.auth.exportMe()
      save('my-data.json', JSON.stringify(data, null, 2), 'application/json')
    },
  })
  return (
    <Panel title={t('data.title')}>
      <div className="stack">
        {download.error ? <Problem error={download.error} /> : null}
        <div className="row row-apart">
          <div className="stack-tight">
            <p className="strong">{t('data.export')}</p>
            <p className="muted">{t('data.export-lead')}</p>
          </div>
          <Button busy={download.isPending} onClick={() => download.mutate()}>
            {t('data.export-do')}
          </Button>
        </div>
        <DeleteAccount />
      </div>
    </Panel>
  )
}

function DeleteAccount() {
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => consoleApi.auth.deleteMe(),
    onSuccess: () => {
      toast(t('data.deleted'))
      leave()
    },
  })
  return (
    <div className="stack">
      <div className="stack-tight">
        <p className="strong">{t('data.delete')}</p>
        <p className="muted">{t('data.delete-lead')}</p>
      </div>
      <div className="row">
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('data.delete')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('data.delete-title')}
          action={t('data.delete-do')}
          sending={remove}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('data.delete-lead')}
        </ConfirmDialog>
      )}
    </div>
  )
}
