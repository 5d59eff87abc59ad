import type { components } from '../api.ts'
import type { AddressValues } from '../islands/address-fields.tsx'
import { Island } from './island.tsx'

interface AddressFormProps {
  action: string
  button: string
  countries: components['schemas']['Country'][]
  states: string[]
  parts: components['schemas']['AddressFormat']['parts']
  known: Partial<AddressValues>
}

export function AddressForm({ action, button, countries, states, parts, known }: AddressFormProps) {
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
      <Island name="AddressFields" props={{ countries, states, parts, values: { ...nothing, ...known } }} />
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

type Shown = Pick<
  components['schemas']['Address'],
  'name' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode'
>

/** Says where and when an order can be collected. */
export function CollectionText({ collection }: { collection: components['schemas']['Collection'] }) {
  return (
    <address class="lines-kept">
      {collection.address}
      <br />
      <span class="small">{collection.openingHours}</span>
    </address>
  )
}

export function AddressText({ address }: { address: Shown }) {
  const place = [address.city, address.state, address.postalCode].filter(Boolean).join(', ')
  return (
    <address>
      <strong>{address.name}</strong>
      <br />
      {[address.line1, address.line2].filter(Boolean).join(', ')}
      <br />
      {place}
    </address>
  )
}
