import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { consoleApi } from '../../../api/client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { shortDate } from '../../../ui/dates.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Answer, Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/account.ts'
import { FactorSetUp } from './factor-set-up.tsx'
import { factorQuery, useAccountChange } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Begun {
  secret: string
  otpauthUrl: string
}

/** Switches the second factor on with an authenticator app, or off. */
export function Factor() {
  const asked = useQuery(factorQuery)
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<string[]>()
  const begin = useAccountChange({ send: () => consoleApi.auth.beginFactor(), after: setBegun })
  const isOn = Boolean(asked.data?.enabledAt)
  const badge = <Badge tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'factor.on' : 'factor.off')}</Badge>
  return (
    <Panel title={t('factor.title')} actions={asked.data && badge}>
      <div className="stack">
        <p className="muted">{t('factor.lead')}</p>
        {begin.error ? <Problem error={begin.error} /> : null}
        <Answer to={asked}>
          {({ enabledAt, recoveryCodesLeft }) =>
            enabledAt ? (
              <>
                <p>
                  {t('factor.since', { time: shortDate(enabledAt) })}{' '}
                  {t('factor.left', { count: recoveryCodesLeft })}
                </p>
                <SwitchOff />
              </>
            ) : (
              <div className="row">
                <Button look="main" busy={begin.isPending} onClick={() => begin.mutate()}>
                  {t('factor.set-up')}
                </Button>
              </div>
            )
          }
        </Answer>
      </div>
      {begun && (
        <FactorSetUp
          {...begun}
          onClose={() => setBegun(undefined)}
          onCodes={(shown) => {
            setBegun(undefined)
            setCodes(shown)
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  )
}

function SwitchOff() {
  const [isAsking, setAsking] = useState(false)
  const remove = useAccountChange({
    send: () => consoleApi.auth.removeFactor(),
    done: t('factor.removed'),
    after: () => setAsking(false),
  })
  return (
    <div className="row">
      <Button onClick={() => setAsking(true)}>{t('factor.remove')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('factor.remove-title')}
          action={t('factor.remove')}
          sending={remove}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('factor.remove-lead')}
        </ConfirmDialog>
      )}
    </div>
  )
}
