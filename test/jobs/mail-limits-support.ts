import type { Express } from 'express'
import type { Config } from '../../src/config/config.ts'
import { writeAnnounced } from '../../src/services/orders/order-announcements.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createGuest, type Person } from '../support/fixtures/people.ts'
import { call, openApps, service } from '../support/service.ts'

export const mailsTo = (recipient: string) =>
  service().db('mails').where({ recipient }).orderBy('id').pluck('subject')

/** Opens the service with these limits. */
export async function limited(limits: Partial<Config['limits']>) {
  const { config, db } = service()
  const apps = await openApps({ ...config, limits: { ...config.limits, ...limits } }, db)
  const { dependencies } = apps
  /** Writes the e-mails as several workers do. */
  const write = () => Promise.all([1, 2, 3].map(() => writeAnnounced(db, dependencies, 7)))
  const writeAll = async () => {
    while ((await write()).some((count) => count > 0));
  }
  return { ...apps, writeAll }
}

export async function place(app: Express, shop: { id: string }, email: string, by?: Person): Promise<string> {
  const shopper = by ?? (await createGuest())
  const { id: productId } = await createProduct(shop as never, { quantity: 10 })
  const { body } = await call('store', app)
    .post('/api/v1/orders')
    .set(shopper.as(shop))
    .send({ items: [{ productId, quantity: 1 }], email })
    .expect(201)
  return body.data._id
}
