import { useQueryClient } from '@tanstack/react-query'
import { consoleApi } from '../../../api/client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/staff.ts'
import { useChange } from '../../shell/change.ts'
import { storesKey, useStore } from '../../shell/store.tsx'

/** Shows whether everybody who works in the store needs a second factor. */
export function FactorRule() {
  const { storeId, store } = useStore()
  const queryClient = useQueryClient()
  const isRequired = store.requireSecondFactor
  const change = useChange({
    send: () => consoleApi.stores.update(storeId, { requireSecondFactor: !isRequired }),
    changes: [],
    done: t(isRequired ? 'staff.factor-optional' : 'staff.factor-required'),
    after: () => queryClient.invalidateQueries({ queryKey: storesKey }),
  })
  return (
    <Panel
      title={t('staff.factor')}
      actions={
        <Badge tone={isRequired ? 'good' : 'plain'}>
          {t(isRequired ? 'staff.factor-on' : 'staff.factor-off')}
        </Badge>
      }
    >
      <div className="stack">
        {change.error ? <Problem error={change.error} /> : null}
        <p className="muted">{t('staff.factor-lead')}</p>
        <div className="row">
          <Button busy={change.isPending} onClick={() => change.mutate()}>
            {t(isRequired ? 'staff.factor-stop' : 'staff.factor-require')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
