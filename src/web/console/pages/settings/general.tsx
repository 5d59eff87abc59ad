import { useState } from 'react'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { t } from '../../../words/store-settings.ts'
import { useFresh } from '../../shell/fresh.ts'
import { PictureField } from '../../shell/picture-field.tsx'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { zoneOptions } from '../stores/time-zones.ts'
import { ColourField, LookPreview } from './look.tsx'
import { type Shop, shopQuery, useShopChange } from './queries.ts'

/** Name, address and look of the store. */
export function GeneralPage() {
  const asked = useFresh(shopQuery(useStore()))
  return (
    <Page title={t('general.title')} lead={t('general.lead')}>
      <Answer to={asked}>{(shop) => <GeneralForm shop={shop} />}</Answer>
    </Page>
  )
}

function GeneralForm({ shop }: { shop: Shop }) {
  const unsaved = useUnsaved()
  const save = useShopChange({ done: t('settings.saved'), after: unsaved.saved })
  const [logo, setLogo] = useState(shop.logo)
  const [name, setName] = useState(shop.name)
  const [primary, setPrimary] = useState(shop.theme.primaryColor ?? '')
  const [background, setBackground] = useState(shop.theme.backgroundColor ?? '')
  const submit = (values: FormValues) => {
    unsaved.send()
    save.mutate(values.changed(changesIn))
  }
  // Picking a picture or a colour fires no event on a named field.
  const picked =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      unsaved.change()
      set(value)
    }
  return (
    <Form sending={save} onSubmit={submit} onEdit={unsaved.change}>
      <Panel title={t('general.name-panel')}>
        <div className="stack">
          <TextField
            name="name"
            label={t('general.name')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={120}
            required
          />
          <TextField
            name="slug"
            label={t('general.slug')}
            hint={t('general.slug-hint')}
            defaultValue={shop.slug}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            maxLength={63}
            required
          />
          <SelectField
            name="timeZone"
            label={t('stores.time-zone')}
            hint={t('stores.time-zone-hint')}
            options={zoneOptions(shop.timeZone)}
            defaultValue={shop.timeZone}
            required
          />
          <FixedFacts shop={shop} />
        </div>
      </Panel>
      <Panel title={t('general.look-panel')}>
        <div className="stack">
          <PictureField
            name="logo"
            label={t('general.logo')}
            hint={t('general.logo-hint')}
            url={logo}
            onUrl={picked(setLogo)}
            size="medium"
            optional
          >
            <Logo name={name} logo={logo} />
          </PictureField>
          <div className="columns columns-2">
            <ColourField
              name="theme.primaryColor"
              label={t('general.primary')}
              hint={t('general.primary-hint')}
              value={primary}
              onValue={picked(setPrimary)}
            />
            <ColourField
              name="theme.backgroundColor"
              label={t('general.background')}
              hint={t('general.background-hint')}
              value={background}
              onValue={picked(setBackground)}
            />
          </div>
          <TextField
            name="theme.font"
            label={t('general.font')}
            hint={t('general.font-hint')}
            defaultValue={shop.theme.font ?? ''}
            maxLength={64}
            optional
          />
          <LookPreview name={name} logo={logo} primary={primary} background={background} />
        </div>
      </Panel>
      <Panel title={t('general.prices-panel')}>
        <CheckField
          name="showPriorPrice"
          label={t('general.prior-price')}
          hint={t('general.prior-price-hint')}
          defaultChecked={shop.showPriorPrice}
        />
      </Panel>
      <SubmitRow sending={save}>{t('common.save')}</SubmitRow>
      {unsaved.question}
    </Form>
  )
}

const changesIn = (values: FormValues) => ({
  name: values.text('name'),
  slug: values.text('slug'),
  timeZone: values.text('timeZone'),
  logo: values.optional('logo') ?? null,
  showPriorPrice: values.checked('showPriorPrice'),
  theme: {
    primaryColor: values.optional('theme.primaryColor'),
    backgroundColor: values.optional('theme.backgroundColor'),
    font: values.optional('theme.font'),
  },
})

/** Shows the logo, or the letter that replaces it. */
function Logo({ name, logo }: { name: string; logo: string | null }) {
  if (logo) return <img src={logo} alt={t('general.logo-of', { name })} className="logo-shown" />
  return (
    <span className="logo-shown" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}

const countries = new Intl.DisplayNames('en', { type: 'region' })
const currencies = new Intl.DisplayNames('en', { type: 'currency' })

/** Shows the settings that were fixed when the store was opened. */
function FixedFacts({ shop: { type, country, currency } }: { shop: Shop }) {
  const facts = [t(`stores.type-${type}`), countries.of(country), currencies.of(currency.code)]
  return (
    <div className="stack-tight">
      <p>{facts.join(' · ')}</p>
      <p className="hint">{t('general.fixed')}</p>
    </div>
  )
}
