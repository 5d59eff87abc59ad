import { addressLines } from '../../ui/address-lines.ts'
import { layoutOf } from '../address-layouts.ts'
import type { components } from '../api.ts'
import type { AddressValues } from '../islands/address-fields.tsx'
import { usePage } from '../page-context.tsx'
import { Island } from './island.tsx'

interface AddressFormProps {
  action: string
  button: string
  countries: components['schemas']['Country'][]
  states: string[]
  parts: components['schemas']['AddressFormat']['parts']
  known: Partial<AddressValues>
  problem: { field: string; text: string } | null
  needsPhone: boolean
}

export function AddressForm({ action, button, known, ...fields }: AddressFormProps) {
  const nothing = {
    name: '',
    phone: '',
    line1: '',
    line2: '',
    city: '',
    state: '',
    country: '',
    postalCode: '',
  }
  return (
    <form method="post" action={action} class="stack">
      <Island name="AddressFields" props={{ ...fields, values: { ...nothing, ...known } }} />
      <button class="button">{button}</button>
    </form>
  )
}

/** Returns the address that a form has. */
export function addressIn(form: URLSearchParams): components['schemas']['NewShippingAddress'] {
  const text = (name: string) => form.get(name)?.trim() ?? ''
  return {
    name: text('name'),
    phone: text('phone'),
    line1: text('line1'),
    line2: text('line2') || null,
    city: text('city'),
    state: text('state'),
    country: text('country'),
    postalCode: text('postalCode') || null,
  }
}

/** Says where and when an order can be collected. */
export function CollectionText({ collection }: { collection: components['schemas']['Collection'] }) {
  return (
    <address class="written">
      {collection.address}
      <br />
      <span class="small">{collection.openingHours}</span>
    </address>
  )
}

type Shown = Pick<
  components['schemas']['Address'],
  'name' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'country'
>

/**
 * Shows an address as its country writes it, once `learnLayouts` has asked how; its country if that is not the store's
 * own.
 */
export function AddressText({ address }: { address: Shown }) {
  const { language, store } = usePage()
  const { name, country } = address
  const abroad = country !== store.country && new Intl.DisplayNames(language, { type: 'region' }).of(country)
  const lines = [...addressLines(address, layoutOf(country)), abroad].filter(Boolean)
  const at = lines.indexOf(name.trim())
  return (
    <address class="written">
      {lines.slice(0, at).join('\n')}
      <strong>{name}</strong>
      {lines.slice(at + 1).join('\n')}
    </address>
  )
}
