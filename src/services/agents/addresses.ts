import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import { shownOrigin } from '../shared/shop.ts'

const place = lookUp<{ id: string }, { pages: string; policies: (string | null)[] }>(
  'agents.pagesOfShop',
  `select ${shownOrigin} as pages,
    (select coalesce(json_agg(key order by key), '[]') from jsonb_each_text(policies) where value <> '') as policies
  from shops where id = :id`,
)

/** The policies of stores by what the protocol calls them, or we do where it has no word. */
const policyTypes: Record<string, [type: string, title: string]> = {
  terms: ['terms_of_service', 'Terms of service'],
  privacy: ['privacy_policy', 'Privacy policy'],
  refunds: ['refund_policy', 'Refund policy'],
  shipping: ['shipping_policy', 'Shipping policy'],
  withdrawal: ['withdrawal_policy', 'Right of withdrawal'],
  accessibility: ['accessibility_statement', 'Accessibility statement'],
  imprint: ['imprint', 'Imprint'],
}

/** Returns the address of the store's pages, without a path, and links to its policies. */
export async function placeOf(db: Database, { id }: Pick<Shop, 'id'>) {
  const [row] = await place(db, { id })
  const { pages, policies } = row!
  const links = policies.map((name) => {
    const [type, title] = policyTypes[name!]!
    return { type, url: `${pages}/policies/${name}`, title }
  })
  return { pages, links }
}

/** Returns the address of the store's pages, without a path. */
export const pagesOf = async (db: Database, shop: Pick<Shop, 'id'>) => (await placeOf(db, shop)).pages
