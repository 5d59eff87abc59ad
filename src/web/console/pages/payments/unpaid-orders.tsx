import type { ComponentProps } from 'react'
import { Form } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/payments.ts'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { type Shop, shopQuery, useShopChange } from '../settings/queries.ts'

/** Sets what unpaid orders hold, and for how long; staff who may not change the store's settings do not see it. */
export function UnpaidOrders() {
  const { data: shop } = useFresh(shopQuery(useStore()))
  return shop ? <UnpaidOrdersForm checkout={shop.checkout} /> : null
}

function UnpaidOrdersForm({ checkout }: { checkout: Shop['checkout'] }) {
  const { holdDays, guestStock } = checkout
  const unsaved = useUnsaved()
  const save = useShopChange({ done: t('settings.saved'), after: unsaved.saved })
  return (
    <Panel title={t('unpaid.title')}>
      <Form
        sending={save}
        onEdit={unsaved.change}
        onSubmit={(values) => {
          unsaved.send()
          const number = (name: string) => values.number(name) ?? 0
          save.mutate({
            checkout: {
              ...checkout,
              holdDays: { transfer: number('transfer') },
              guestStock: { percent: number('percent'), pieces: number('pieces') },
            },
          })
        }}
      >
        <Limit name="transfer" value={holdDays.transfer} min={1} max={30} />
        <p className="muted">{t('unpaid.guests')}</p>
        <div className="columns columns-2">
          <Limit name="percent" value={guestStock.percent} min={0} max={100} unit="%" />
          <Limit name="pieces" value={guestStock.pieces} min={1} max={1_000_000_000} />
        </div>
        <SubmitRow sending={save}>{t('common.save')}</SubmitRow>
        {unsaved.question}
      </Form>
    </Panel>
  )
}

interface LimitProps extends Pick<ComponentProps<typeof WholeField>, 'value' | 'min' | 'max' | 'unit'> {
  name: 'transfer' | 'percent' | 'pieces'
}

function Limit({ name, ...limit }: LimitProps) {
  return (
    <WholeField {...limit} name={name} label={t(`unpaid.${name}`)} hint={t(`unpaid.${name}-hint`)} required />
  )
}
