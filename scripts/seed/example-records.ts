import { clock, minutes } from '../../src/base/clock.ts'
import type { Transaction } from '../../src/db/database.ts'

const example = (end: string) => `665f1c2ab4e0d3a1c9f${end.padStart(5, '0')}`

/** Adds the records of the contract's examples whose subjects stand alone: a redirect, a field, a table, a ticket, an agent. */
export async function addRecords(tx: Transaction, shopId: string): Promise<void> {
  const own = { shop_id: shopId }
  const moved = { path: '/pages/about-us', target: '/blogs/about-us' }
  await tx('redirects').insert({ ...own, ...moved, id: example('0d1') })
  const field = { resource: 'products', key: 'season', name: 'Season', type: 'text' } as const
  await tx('custom_fields').insert({ ...own, ...field, id: example('401') })
  const table = { name: '12', area: 'Terrace', code: '3yKq0V7dLm2x' }
  await tx('dining_tables').insert({ ...own, ...table, id: example('311') })
  const now = clock.now()
  await tx('tickets').insert({
    ...own,
    id: example('301'),
    order_id: example('041'),
    station: 'Grill',
    items: [example('043')],
    moved_at: now,
    due_at: new Date(now.getTime() + 20 * minutes),
    created_at: now,
    updated_at: now,
  })
  await tx('agents').insert({ ...own, id: example('0f1'), profile: 'https://agent.example/.well-known/ucp' })
}
