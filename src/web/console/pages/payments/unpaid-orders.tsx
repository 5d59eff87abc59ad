import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/words.ts'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { type Shop, shopQuery, useShopChange } from '../settings/queries.ts'

/** Sets what unpaid orders hold, and for how long; staff who may not change the store's settings do not see it. */
export function UnpaidOrders() {
  const { data: shop } = useFresh(shopQuery(useStore()))
  return shop ? <UnpaidOrdersForm checkout={shop.checkout} /> : null
}

function UnpaidOrdersForm({ checkout: { holdDays, guestStock } }: { checkout: Shop['checkout'] }) {
  const unsaved = useUnsaved()
  const save = useShopChange({ done: t('settings.saved'), after: unsaved.saved })
  return (
    <Panel title={t('unpaid.title')}>
      <Form
        sending={save}
        onEdit={unsaved.change}
        onSubmit={(values) => {
          unsaved.send()
          const number = (name: string) => Number(values.text(name))
          save.mutate({
            checkout: {
              holdDays: { transfer: number('transfer') },
              guestStock: { percent: number('percent'), pieces: number('pieces') },
            },
          })
        }}
      >
        <TextField
          type="number"
          name="transfer"
          label={t('unpaid.transfer')}
          hint={t('unpaid.transfer-hint')}
          defaultValue={holdDays.transfer}
          min={1}
          max={30}
          required
        />
        <p className="muted">{t('unpaid.guests')}</p>
        <div className="columns columns-2">
          <TextField
            type="number"
            name="percent"
            label={t('unpaid.percent')}
            hint={t('unpaid.percent-hint')}
            defaultValue={guestStock.percent}
            min={0}
            max={100}
            required
          />
          <TextField
            type="number"
            name="pieces"
            label={t('unpaid.pieces')}
            hint={t('unpaid.pieces-hint')}
            defaultValue={guestStock.pieces}
            min={1}
            max={1_000_000_000}
            required
          />
        </div>
        <div className="row">
          <Button type="submit" look="main" busy={save.isPending}>
            {t('common.save')}
          </Button>
        </div>
        {unsaved.question}
      </Form>
    </Panel>
  )
}
