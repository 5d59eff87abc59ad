import { TextArea, TextField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { t } from '../../../words/store-settings.ts'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { type Shop, shopQuery, useShopChange } from './queries.ts'

const socials = ['website', 'instagram', 'facebook', 'x', 'tiktok', 'youtube', 'whatsapp'] as const
const policies = [
  'terms',
  'privacy',
  'refunds',
  'shipping',
  'imprint',
  'withdrawal',
  'accessibility',
] as const

/** Edits the store's contact details, and the terms on which people buy there. */
export function ContactPage() {
  const asked = useFresh(shopQuery(useStore()))
  return (
    <Page title={t('contact.title')} lead={t('contact.lead')}>
      <Answer to={asked}>{(shop) => <ContactForm shop={shop} />}</Answer>
    </Page>
  )
}

function ContactForm({ shop }: { shop: Shop }) {
  const unsaved = useUnsaved()
  const save = useShopChange({ done: t('settings.saved'), after: unsaved.saved })
  const submit = (values: FormValues) => {
    unsaved.send()
    save.mutate(values.changed(changesIn))
  }
  return (
    <Form sending={save} onSubmit={submit} onEdit={unsaved.change}>
      <Panel title={t('contact.panel')}>
        <ContactFields contact={shop.contact} />
      </Panel>
      <Panel title={t('contact.socials')}>
        <div className="columns columns-2">
          {socials.map((name) => (
            <TextField
              key={name}
              name={`socials.${name}`}
              type="url"
              label={t(`contact.${name}`)}
              defaultValue={shop.socials[name] ?? ''}
              placeholder="https://"
              maxLength={2048}
              optional
            />
          ))}
        </div>
      </Panel>
      <Panel title={t('contact.policies')}>
        <div className="stack">
          <p className="muted">{t('contact.policies-lead')}</p>
          {policies.map((name) => (
            <TextArea
              key={name}
              name={`policies.${name}`}
              label={t(`contact.${name}`)}
              defaultValue={shop.policies[name] ?? ''}
              rows={5}
              maxLength={20_000}
              optional
            />
          ))}
        </div>
      </Panel>
      <SubmitRow sending={save}>{t('common.save')}</SubmitRow>
      {unsaved.question}
    </Form>
  )
}

const changesIn = (values: FormValues) => ({
  contact: {
    email: values.optional('contact.email'),
    phone: values.optional('contact.phone'),
    address: values.optional('contact.address'),
  },
  socials: Object.fromEntries(socials.map((name) => [name, values.optional(`socials.${name}`)])),
  policies: Object.fromEntries(policies.map((name) => [name, values.optional(`policies.${name}`) ?? null])),
})

function ContactFields({ contact: { email, phone, address } }: { contact: Shop['contact'] }) {
  return (
    <div className="stack">
      <div className="columns columns-2">
        <TextField
          name="contact.email"
          type="email"
          label={t('contact.email')}
          defaultValue={email ?? ''}
          maxLength={254}
          optional
        />
        <TextField
          name="contact.phone"
          type="tel"
          label={t('contact.phone')}
          defaultValue={phone ?? ''}
          maxLength={32}
          optional
        />
      </div>
      <TextArea
        name="contact.address"
        label={t('contact.address')}
        defaultValue={address ?? ''}
        rows={3}
        maxLength={500}
        optional
      />
    </div>
  )
}
