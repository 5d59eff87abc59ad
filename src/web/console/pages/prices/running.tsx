import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/file-field.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/prices.ts'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'

/** Asks for the progress of a large change every second until it is done. */
const changeQuery = ({ storeId, api }: CurrentStore, changeId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'price-changes', changeId),
    queryFn: ({ signal }) => api.products.getPriceChange(changeId, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'done' || state.error ? false : 1000),
  })

/** Shows the progress of a change of many prices. It continues when the page is left. */
export function Running({ changeId, onDone }: { changeId: string; onDone: () => void }) {
  const current = useStore()
  const { storeId } = current
  const queryClient = useQueryClient()
  const asked = useQuery(changeQuery(current, changeId))
  const isDone = asked.data?.status === 'done'
  useEffect(() => {
    if (isDone) queryClient.invalidateQueries({ queryKey: storeKey(storeId, 'products') })
  }, [isDone, queryClient, storeId])
  return (
    <Panel title={t(isDone ? 'prices.finished' : 'prices.running')}>
      <Answer to={asked}>
        {({ updated, total }) => (
          <div className="stack">
            <Progress
              part={total === 0 || isDone ? 1 : updated / total}
              label={t('prices.progress', { updated, total })}
            />
            {isDone ? (
              <div className="row">
                <Button onClick={onDone}>{t('prices.again')}</Button>
              </div>
            ) : (
              <p className="muted">{t('prices.running-lead')}</p>
            )}
          </div>
        )}
      </Answer>
    </Panel>
  )
}
