import './developer.css'
import { useQuery } from '@tanstack/react-query'
import { consoleApi } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Facts } from '../../../ui/layout.tsx'
import { Answer, Problem } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/developer.ts'
import { deliveryQuery, useAppChange } from './queries.ts'
import { StateBadge } from './state-badge.tsx'
import { Attempt } from './webhook.tsx'

interface DeliveryDialogProps {
  appId: string
  deliveryId: string
  onClose: () => void
}

/** Shows a delivery with its body, and each attempt with its reply. */
export function DeliveryDialog({ appId, deliveryId, onClose }: DeliveryDialogProps) {
  const asked = useQuery(deliveryQuery(appId, deliveryId))
  const again = useAppChange({
    send: () => consoleApi.deliveries.redeliver(appId, deliveryId),
    done: t('delivery.redelivered'),
  })
  return (
    <Dialog title={asked.data?.topic ?? t('delivery.title')} look="wide" onClose={onClose}>
      <Answer to={asked}>
        {({ _id, state, tries, createdAt, nextAttemptAt, body, attempts }) => (
          <div className="stack">
            <Facts
              of={[
                [t('delivery.state'), <StateBadge key="state" state={state} tries={tries} />],
                [t('delivery.created'), <Time key="created" at={createdAt} />],
                [
                  t('delivery.next'),
                  nextAttemptAt ? <Time key="next" at={nextAttemptAt} /> : t('common.none'),
                ],
                [t('delivery.id'), <code key="id">{_id}</code>],
              ]}
            />
            <section className="stack-tight">
              <h3>{t('delivery.body')}</h3>
              <pre className="code">{readable(body)}</pre>
            </section>
            <section className="stack-tight">
              <h3>{t('delivery.attempts')}</h3>
              {attempts.length === 0 && <p className="muted">{t('delivery.no-attempts')}</p>}
              <ol className="attempts">
                {attempts.map((attempt) => (
                  <li key={`${attempt.attempt} ${attempt.at}`} className="stack-tight">
                    <Time at={attempt.at} />
                    <Attempt of={attempt} />
                  </li>
                ))}
              </ol>
            </section>
            {again.error ? <Problem error={again.error} /> : null}
            <DialogActions>
              <Button look="main" busy={again.isPending} onClick={() => again.mutate()}>
                {t('delivery.redeliver')}
              </Button>
            </DialogActions>
          </div>
        )}
      </Answer>
    </Dialog>
  )
}

const readable = (body: string) => JSON.stringify(JSON.parse(body), null, 2)
