import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, useRef } from 'react'
import { type Console, consoleApi } from '../../../api/client.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { toast } from '../../../ui/toast.tsx'
import { t } from '../../../words/words.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { Alone } from '../../shell/alone.tsx'
import { storesKey } from '../../shell/store.tsx'
import { savedBy, useUnsaved } from '../../shell/unsaved.tsx'
import { countryOptions, currencyOf, currencyOptions } from './places.ts'
import { zoneOf, zoneOptions } from './time-zones.ts'

const types = ['ecommerce', 'digital', 'restaurant', 'business'] as const satisfies Console<'Store'>['type'][]

/** Opens a store: what it is called, what it sells, and where. */
export function NewStorePage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const unsaved = useUnsaved()
  const sending = useMutation({
    mutationFn: (values: FormValues) =>
      consoleApi.stores.create({
        name: values.text('name'),
        type: types.find((type) => type === values.text('type')) ?? 'ecommerce',
        country: values.text('country'),
        currency: values.text('currency'),
        timeZone: values.text('timeZone'),
        slug: values.optional('slug'),
      }),
    onSuccess: async ({ _id }) => {
      await queryClient.invalidateQueries({ queryKey: storesKey })
      unsaved.settle()
      toast(t('stores.created'))
      await navigate({ to: '/stores/$storeId', params: { storeId: _id } })
    },
  })
  return (
    <Alone account={<AccountMenu />}>
      <Page title={t('stores.new-title')} lead={t('stores.new-lead')} narrow>
        <Panel>
          <Form {...savedBy(sending, unsaved)}>
            <TextField name="name" label={t('stores.name')} maxLength={120} required focused />
            <TypeChoice />
            <div className="columns columns-2">
              <Place />
            </div>
            <TextField
              name="slug"
              label={t('stores.slug')}
              hint={t('stores.slug-hint')}
              optional
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              maxLength={63}
            />
            <SubmitRow sending={sending}>{t('stores.create')}</SubmitRow>
          </Form>
        </Panel>
      </Page>
      {unsaved.question}
    </Alone>
  )
}

/** The currency and the time zone follow the country until somebody chooses them. */
function Place() {
  const chosen = useRef(new Set<string>())
  const suggest = ({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) => {
    for (const [name, suggested] of Object.entries({
      currency: currencyOf(value),
      timeZone: zoneOf(value),
    })) {
      const field = form!.elements.namedItem(name) as HTMLSelectElement
      if (!chosen.current.has(name)) field.value = suggested
    }
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    chosen.current.add(currentTarget.name)
  }
  return (
    <>
      <SelectField
        name="country"
        label={t('stores.country')}
        options={countryOptions()}
        onChange={suggest}
        required
      />
      <SelectField
        name="currency"
        label={t('stores.currency')}
        options={currencyOptions()}
        onChange={choose}
        required
      />
      <SelectField
        name="timeZone"
        label={t('stores.time-zone')}
        hint={t('stores.time-zone-hint')}
        options={zoneOptions()}
        defaultValue="UTC"
        onChange={choose}
        required
      />
    </>
  )
}

function TypeChoice() {
  return (
    <fieldset className="options">
      <legend>{t('stores.type')}</legend>
      {types.map((type, index) => (
        <label key={type} className="option">
          <input type="radio" name="type" value={type} defaultChecked={index === 0} />
          <span className="option-words">
            <span className="strong">{t(`stores.type-${type}`)}</span>
            <span className="muted small">{t(`stores.type-${type}-hint`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
