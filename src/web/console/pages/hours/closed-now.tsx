import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Problem } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/hours.ts'
import { type Hours, useClosing } from './queries.ts'

const halfAnHour = 30 * 60_000

/** Closes the store for a while, such as when the kitchen has too much to do, and opens it again. */
export function ClosedNow({ hours: { closedUntil } }: { hours: Hours }) {
  const [isChoosing, setChoosing] = useState(false)
  const change = useClosing()
  return (
    <Panel
      title={t('hours.now')}
      actions={
        closedUntil ? (
          <Button look="main" busy={change.isPending} onClick={() => change.mutate(null)}>
            {t('hours.open-again')}
          </Button>
        ) : (
          <>
            <Button
              busy={change.isPending}
              onClick={() => change.mutate(new Date(Date.now() + halfAnHour).toISOString())}
            >
              {t('hours.close-30')}
            </Button>
            <Button onClick={() => setChoosing(true)}>{t('hours.close')}</Button>
          </>
        )
      }
    >
      {change.error && <Problem error={change.error} />}
      {closedUntil ? (
        <p>
          {t('hours.now-closed')} <Time at={closedUntil} inSentence />.
        </p>
      ) : (
        <p className="muted">{t('hours.now-open')}</p>
      )}
      {isChoosing && <CloseDialog onClose={() => setChoosing(false)} />}
    </Panel>
  )
}

/** A time without an offset is in the store's time zone, in which the merchant thinks. */
function CloseDialog({ onClose }: { onClose: () => void }) {
  const change = useClosing()
  return (
    <FormDialog
      title={t('hours.close')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={(values) => change.mutate(values.text('until'), { onSuccess: onClose })}
    >
      <TextField type="datetime-local" name="until" label={t('hours.close-until')} required data-focus />
    </FormDialog>
  )
}
