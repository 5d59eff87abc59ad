import type { components } from '../api.ts'
import { textOf } from '../failures.tsx'
import { isBilled, leaveNotice, type PageContext, usePage } from '../page-context.tsx'
import { goTo, type Reply, sendOn } from '../reply.tsx'

type TaxId = components['schemas']['TaxId']

interface TaxIdFieldProps {
  /** The number that the shopper has given, with what its register knows. */
  taxId: TaxId | null | undefined
  /** The country of the buyer, for numbers without a prefix. */
  country: string | undefined
  form: string
}

/** Asks a business for its tax number, and says what came of it. */
export function TaxIdField({ taxId, country, form }: TaxIdFieldProps) {
  const context = usePage()
  const { words, url } = context
  if (!isBilled(context)) return null
  return (
    <div>
      <label>
        {words.taxId.label} <span class="small">{words.taxId.who}</span>
        <span class="inline">
          <input
            name="taxId"
            form={form}
            value={url.searchParams.get('tax-id') ?? taxId?.value ?? ''}
            maxLength={40}
            autocomplete="off"
          />
          <button name="use" form={form} formaction="/checkout/tax-id" formnovalidate class="quiet button">
            {words.taxId.check}
          </button>
        </span>
      </label>
      {country && <input type="hidden" name="taxCountry" form={form} value={country} />}
      {taxId && (
        <p class="small" role="status">
          {words.taxId.states[taxId.status](taxId.name)}
        </p>
      )}
    </div>
  )
}

/** Keeps the typed number, or forgets it if the field is empty, and comes back to the review. */
export async function checkTaxId(context: PageContext): Promise<Reply> {
  const { client, form, from, url } = context
  if (!from.startsWith('/checkout/review')) return goTo(context, '/checkout')
  const review = new URL(from, url.origin)
  const value = form.get('taxId')?.trim() ?? ''
  const country = /^[a-z]{2}/i.test(value) ? null : form.get('taxCountry')
  const taxId = value ? { value, ...(country && { country }) } : null
  const { refusal } = await client.cart.setTaxId({ taxId }).settled()
  review.searchParams.delete('tax-id')
  if (refusal) {
    leaveNotice(context, { text: textOf(context, refusal), bad: true })
    review.searchParams.set('tax-id', value)
  }
  return sendOn(`${review.pathname}${review.search}`)
}
