import type { Installation, Shop } from '../../src/base/context.ts'
import type { Transaction } from '../../src/db/database.ts'
import type { Dependencies } from '../../src/dependencies.ts'
import { create } from '../../src/services/drafts/drafts.ts'

const ownTools = { id: null, scopes: [] as string[] } as unknown as Installation

/** Adds a draft order to a demo store, with the id of the examples: somebody has called. */
export async function addDraft(
  tx: Transaction,
  dependencies: Dependencies,
  shop: Shop,
  id: string,
): Promise<void> {
  const products = await tx('products')
    .where({ shop_id: shop.id, kind: 'product', listed: true, in_variants: false })
    .orderBy('created_at')
    .limit(1)
    .pluck('id')
  const draft = await create(
    tx,
    { dependencies, shop, installation: ownTools },
    {
      email: 'caller@example.com',
      lines: [
        ...products.map((product) => ({ product, quantity: 2 })),
        { name: 'Engraving', unitPrice: 1500, quantity: 1 },
      ],
      discount: { kind: 'percentage', value: 10, reason: 'A regular customer' },
      shipping: { name: 'Courier', price: 2000 },
      note: 'Called on Monday',
    },
  )
  await tx('draft_orders').where({ shop_id: shop.id, id: draft._id }).update({ id })
}
