import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { leastOf } from '../../../ui/money.ts'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/prices.ts'
import { AmountField, PercentField } from '../../shell/amount-field.tsx'
import { BackLink } from '../../shell/back-link.tsx'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { type Category, categoriesQuery } from '../catalogue/queries.ts'
import type { PriceChange } from './change.ts'
import { Preview } from './preview.tsx'
import { Running } from './running.tsx'
import { Schedules } from './schedules.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/prices')

/**
 * Changes the prices of many products at once: first a preview, then the change. It asks before somebody leaves without
 * applying the change, because a preview may be mistaken for it.
 */
export function PricesPage() {
  const current = useStore()
  const { storeId } = current
  const categories = useQuery(categoriesQuery(current))
  const { change: running } = route.useSearch()
  const navigate = route.useNavigate()
  const [change, setChange] = useState<PriceChange>()
  const unsaved = useUnsaved()
  const done = () => {
    unsaved.settle()
    setChange(undefined)
  }
  return (
    <Page
      title={t('prices.title')}
      lead={t('prices.lead')}
      back={
        <BackLink to="/stores/$storeId/catalogue" params={{ storeId }}>
          {t('catalogue.products')}
        </BackLink>
      }
    >
      {running ? (
        <Running changeId={running} onDone={() => navigate({ search: {} })} />
      ) : (
        <>
          <Answer to={categories}>
            {(known) => (
              <ChangeForm
                categories={known}
                isShown={Boolean(change)}
                onPreview={(previewed) => {
                  unsaved.change()
                  setChange(previewed)
                }}
                onEdit={() => {
                  unsaved.change()
                  setChange(undefined)
                }}
              />
            )}
          </Answer>
          {change && (
            <Preview
              change={change}
              onRunning={(id) => {
                done()
                navigate({ search: { change: id } })
              }}
              onDone={done}
            />
          )}
          {categories.data && <Schedules categories={categories.data} />}
          {unsaved.question}
        </>
      )}
    </Page>
  )
}

const idle = { error: null, isPending: false }

interface ChangeFormProps {
  categories: Category[]
  /** Its preview is below, with the button of the page. */
  isShown: boolean
  onPreview: (change: PriceChange) => void
  /** Called when the fields no longer match the preview. */
  onEdit: () => void
}

function ChangeForm({ categories, isShown, onPreview, onEdit }: ChangeFormProps) {
  const { code, symbol } = useStore().store.currency
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const preview = (values: FormValues) => {
    const size = values.number('value') ?? 0
    const value = values.text('direction') === 'lower' ? -size : size
    onPreview({ by, value, category: values.optional('category') })
  }
  return (
    <Panel>
      <Form sending={idle} onSubmit={preview} onEdit={onEdit}>
        <div className="columns columns-2">
          <SelectField
            name="category"
            label={t('prices.of')}
            options={[
              { value: '', label: t('prices.all') },
              ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
          <SelectField
            name="direction"
            label={t('prices.direction')}
            options={[
              { value: 'raise', label: t('prices.raise') },
              { value: 'lower', label: t('prices.lower') },
            ]}
          />
          <SelectField
            name="by"
            label={t('prices.by')}
            onChange={(event) => setBy(event.currentTarget.value === 'amount' ? 'amount' : 'percent')}
            options={[
              { value: 'percent', label: t('prices.by-percent') },
              { value: 'amount', label: t('prices.by-amount', { symbol }) },
            ]}
          />
          {by === 'percent' ? (
            <PercentField name="value" label={t('prices.percent')} max={1000} required />
          ) : (
            <AmountField name="value" label={t('prices.amount')} min={leastOf(code)} required />
          )}
        </div>
        <div className="row">
          <Button type="submit" look={isShown ? 'plain' : 'main'}>
            {t('prices.preview')}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
