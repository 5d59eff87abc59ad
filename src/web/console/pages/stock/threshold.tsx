import { Form, type FormValues } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/stock.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import type { Level } from './queries.ts'

/** Sets when the store is notified that little is left of a product. */
export function Threshold({ level }: { level: Level }) {
  const { api } = useStore()
  const unsaved = useUnsaved()
  const save = useChange({
    send: (values: FormValues) =>
      api.stock.updateLevel(level._id, { lowStockAt: values.number('lowStockAt') ?? null }),
    changes: ['products'],
    done: t('common.saved'),
    after: unsaved.saved,
  })
  return (
    <Panel title={t('stock.store-threshold')}>
      <Form
        sending={save}
        onEdit={unsaved.change}
        onSubmit={(values) => {
          unsaved.send()
          save.mutate(values)
        }}
      >
        <WholeField
          name="lowStockAt"
          label={t('stock.threshold')}
          hint={t('stock.threshold-hint', { count: level.lowStockAt })}
          value={level.ownThreshold ? level.lowStockAt : undefined}
          min={0}
          max={1_000_000_000}
          optional
        />
        <SubmitRow sending={save}>{t('common.save')}</SubmitRow>
        {unsaved.question}
      </Form>
    </Panel>
  )
}
