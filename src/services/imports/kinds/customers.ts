import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../../db/database.ts'
import { inviteUnknown } from '../../content/newsletter.ts'
import { type CustomerFields, create, update } from '../../people/customers.ts'
import { ownCustomers, ownJson } from '../formats/own.ts'
import { shopifyCustomers } from '../formats/shops/shopify-customers.ts'
import { type Batch, type ImportRecord, inTurn, type Kind, type Outcome } from './kind.ts'
import { hasAll } from './product-changes.ts'

export const customers: Kind<'customers'> = {
  area: 'CUSTOMERS',
  resource: 'customers',
  tables: [shopifyCustomers, ownCustomers],
  json: ownJson('email'),
  schema: 'CreateCustomerRequest',
  besides: ['newsletter'],
  given: () => ({}),
  matches: ['email'],
  open,
}

type Customer = ImportRecord<'customers'>
type Known = Pick<CustomerFields, 'name' | 'phone' | 'active' | 'tags'> & {
  id: string
  email: string
  custom: CustomerFields['custom'] | null
}

async function open(tx: Transaction, batch: Batch, records: Customer[]) {
  const { shop, dependencies, remark } = batch
  const known: Known[] = await tx('customers')
    .where({ shop_id: shop.id })
    .whereIn('email', records.map(emailOf))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'email', 'name', 'phone', 'active', 'tags', 'custom')
  const byEmail = new Map(known.map((customer) => [customer.email, customer]))
  return inTurn(records, async (one): Promise<Outcome> => {
    const outcome = await write(tx, batch, one, byEmail.get(emailOf(one)))
    if (one.fields.newsletter !== true) return outcome
    const asked = await inviteUnknown(tx, dependencies, shop, emailOf(one))
    if (!asked)
      remark(
        one,
        'newsletter_not_asked',
        'Not asked to confirm the newsletter: this hour has had enough e-mails',
      )
    return outcome
  })
}

const emailOf = ({ fields }: Customer) => fields.email.trim().toLowerCase()

async function write(
  tx: Transaction,
  { shop, dependencies }: Batch,
  one: Customer,
  known: Known | undefined,
): Promise<Outcome> {
  const { newsletter: _, email: __, user: ___, ...fields } = one.fields
  const storeUrl = dependencies.config.publicUrls.store
  if (!known) {
    await create(tx, shop, storeUrl, { ...fields, email: emailOf(one) })
    return 'created'
  }
  const changed = Object.entries(fields).filter(([name, value]) =>
    name === 'custom'
      ? !hasAll(known.custom ?? {}, fields.custom)
      : !isDeepStrictEqual(value, known[name as keyof Known]),
  )
  if (changed.length === 0) return 'unchanged'
  await update(tx, shop, storeUrl, known.id, Object.fromEntries(changed))
  return 'updated'
}
