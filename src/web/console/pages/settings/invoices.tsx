import { Button } from '../../../ui/button.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/invoices.ts'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { countryOptions } from '../stores/places.ts'
import { type Shop, shopQuery, useShopChange } from './queries.ts'

type Settings = NonNullable<Shop['invoices']>

/** Sets when invoices are issued, by whom, and what they say. */
export function InvoiceSettingsPage() {
  const asked = useFresh(shopQuery(useStore()))
  return (
    <Page title={t('invoices.title')} lead={t('invoice-settings.lead')}>
      <Answer to={asked}>{(shop) => <InvoiceSettingsForm shop={shop} />}</Answer>
    </Page>
  )
}

function InvoiceSettingsForm({ shop }: { shop: Shop }) {
  const unsaved = useUnsaved()
  const save = useShopChange({ done: t('settings.saved'), after: unsaved.saved })
  const submit = (values: FormValues) => {
    unsaved.send()
    save.mutate({ invoices: settingsIn(values) })
  }
  const known = shop.invoices
  return (
    <Form sending={save} onSubmit={submit} onEdit={unsaved.change}>
      <Panel>
        <div className="stack">
          <CheckField
            name="enabled"
            label={t('invoice-settings.enabled')}
            hint={t('invoice-settings.enabled-hint')}
            defaultChecked={known?.enabled ?? true}
          />
          <SelectField
            name="issueWhen"
            label={t('invoice-settings.when')}
            defaultValue={known?.issueWhen ?? 'paid'}
            options={(['paid', 'accepted', 'shipped'] as const).map((value) => ({
              value,
              label: t(`invoice-settings.${value}`),
            }))}
          />
          <CheckField
            name="attach"
            label={t('invoice-settings.attach')}
            defaultChecked={known?.attach ?? true}
          />
        </div>
      </Panel>
      <Numbers known={known} country={shop.country} />
      <SellerFields known={known?.seller} country={shop.country} />
      <Panel title={t('invoice-settings.texts')}>
        <div className="stack">
          <TextArea
            name="invoices.taxNote"
            label={t('invoice-settings.taxNote')}
            hint={t('invoice-settings.taxNote-hint')}
            defaultValue={known?.taxNote ?? ''}
            rows={2}
            maxLength={500}
            optional
          />
          <TextArea
            name="invoices.footer"
            label={t('invoice-settings.footer')}
            defaultValue={known?.footer ?? ''}
            rows={3}
            maxLength={1000}
            optional
          />
        </div>
      </Panel>
      <div className="row">
        <Button type="submit" look="main" busy={save.isPending}>
          {t('common.save')}
        </Button>
      </div>
      {unsaved.question}
    </Form>
  )
}

/** The languages that have words, each with its country if the store is in none of them. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const

function localesOf(country: string, known: string | undefined): string[] {
  const ofStore = languages.map((language) => `${language}-${country}`)
  return known && !ofStore.includes(known) ? [known, ...ofStore] : ofStore
}

const nameOf = (locale: string) => new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale

function Numbers({ known, country }: { known: Settings | null; country: string }) {
  const year = new Date().getFullYear()
  return (
    <Panel title={t('invoice-settings.numbers')}>
      <div className="stack">
        <div className="columns columns-2">
          <TextField
            name="invoices.prefix"
            label={t('invoice-settings.prefix')}
            hint={t('invoice-settings.prefix-hint', { example: `INV-${year}-0001` })}
            defaultValue={known?.prefix ?? 'INV-'}
            pattern="[A-Za-z0-9\/_\-]{0,20}"
            maxLength={20}
            optional
          />
          <TextField
            name="invoices.creditNotePrefix"
            label={t('invoice-settings.creditNotePrefix')}
            defaultValue={known?.creditNotePrefix ?? 'CN-'}
            pattern="[A-Za-z0-9\/_\-]{0,20}"
            maxLength={20}
            optional
          />
        </div>
        <SelectField
          name="invoices.locale"
          label={t('invoice-settings.locale')}
          hint={t('invoice-settings.locale-hint')}
          defaultValue={known?.locale ?? `en-${country}`}
          options={localesOf(country, known?.locale).map((value) => ({ value, label: nameOf(value) }))}
        />
      </div>
    </Panel>
  )
}

const sellerFields = [
  { name: 'name', maxLength: 200, required: true },
  { name: 'line1', maxLength: 200, required: true },
  { name: 'line2', maxLength: 200 },
  { name: 'postalCode', maxLength: 20 },
  { name: 'city', maxLength: 100, required: true },
  { name: 'state', maxLength: 100 },
  { name: 'taxNumber', maxLength: 40 },
  { name: 'registration', maxLength: 100 },
  { name: 'email', maxLength: 254, type: 'email' },
  { name: 'phone', maxLength: 40, type: 'tel' },
  { name: 'iban', maxLength: 42 },
] as const

function SellerFields({ known, country }: { known: Settings['seller'] | undefined; country: string }) {
  return (
    <Panel title={t('invoice-settings.seller')}>
      <div className="stack">
        <p className="muted">{t('invoice-settings.seller-lead')}</p>
        <div className="columns columns-2">
          {sellerFields.map(({ name, ...field }) => (
            <TextField
              key={name}
              name={`invoices.seller.${name}`}
              label={t(`invoice-settings.${name}`)}
              defaultValue={known?.[name] ?? ''}
              optional={!('required' in field)}
              {...field}
            />
          ))}
          <SelectField
            name="invoices.seller.country"
            label={t('invoice-settings.country')}
            defaultValue={known?.country ?? country}
            options={countryOptions()}
            required
          />
        </div>
      </div>
    </Panel>
  )
}

function settingsIn(values: FormValues): Settings {
  const seller = (name: string) => values.optional(`invoices.seller.${name}`)
  return {
    enabled: values.checked('enabled'),
    issueWhen: values.text('issueWhen') as Settings['issueWhen'],
    attach: values.checked('attach'),
    prefix: values.text('invoices.prefix'),
    creditNotePrefix: values.text('invoices.creditNotePrefix'),
    locale: values.text('invoices.locale'),
    taxNote: values.optional('invoices.taxNote') ?? null,
    footer: values.optional('invoices.footer') ?? null,
    seller: {
      name: values.text('invoices.seller.name'),
      line1: values.text('invoices.seller.line1'),
      line2: seller('line2') ?? null,
      postalCode: seller('postalCode') ?? null,
      city: values.text('invoices.seller.city'),
      state: seller('state') ?? null,
      country: values.text('invoices.seller.country'),
      taxNumber: seller('taxNumber') ?? null,
      registration: seller('registration') ?? null,
      email: seller('email') ?? null,
      phone: seller('phone') ?? null,
      iban: seller('iban')?.replace(/\s/g, '').toUpperCase() ?? null,
    },
  }
}
