import { useQuery } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { Form } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/returns.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { policyQuery } from './queries.ts'

type Policy = Apps<'ReturnPolicy'>

/** Sets how long the store takes goods back. Apps exclude products; the number of them is shown. */
export function ReturnPolicy() {
  const asked = useQuery(policyQuery(useStore()))
  return (
    <Panel title={t('return-policy.title')}>
      <Answer to={asked}>{(policy) => <PolicyForm policy={policy} />}</Answer>
    </Panel>
  )
}

function PolicyForm({ policy: { days, excluded } }: { policy: Policy }) {
  const { api } = useStore()
  const save = useChange({
    send: (policy: Policy) => api.returns.setPolicy(policy),
    changes: ['returns', 'activity'],
    done: t('return-policy.saved'),
  })
  return (
    <Form
      sending={save}
      onSubmit={(values) => save.mutate({ days: values.number('days') ?? null, excluded })}
    >
      <p className="muted">{t('return-policy.lead')}</p>
      <WholeField
        name="days"
        label={t('return-policy.days')}
        hint={t('return-policy.days-hint')}
        min={1}
        max={3650}
        value={days}
        optional
      />
      {excluded.length > 0 && (
        <p className="muted small">{t('return-policy.excluded', { count: excluded.length })}</p>
      )}
      <SubmitRow sending={save}>{t('return-policy.save')}</SubmitRow>
    </Form>
  )
}
