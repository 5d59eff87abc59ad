import { randomBytes } from 'node:crypto'
import type { StoreScope } from '../../base/scopes.ts'
import type { AppsClient } from '../../client/apps.ts'
import type { StoreClient } from '../../client/store.ts'
import { CommandError } from '../command.ts'

/** The store whose records are changed: with its owner's rights, and as a guest who shops there. */
export interface Ground {
  apps: AppsClient
  /** Opens a session for a guest who shops at the store. */
  shop: () => Promise<StoreClient>
}

/** Makes a change; returns the record's id. */
type Trigger = (ground: Ground) => Promise<string>

/** The scopes of the token that changes the records. */
export const triggerScopes: StoreScope[] = [
  ...(['READ_INVENTORY', 'WRITE_INVENTORY', 'READ_CATEGORIES', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS'] as const),
  ...(['READ_ORDERS', 'WRITE_ORDERS', 'READ_SHIPPING', 'WRITE_SHIPPING', 'WRITE_COMMENTS'] as const),
  ...(['READ_DISCOUNTS', 'WRITE_DISCOUNTS', 'READ_BLOGS', 'WRITE_BLOGS', 'READ_NOTIFICATIONS'] as const),
  ...(['WRITE_NOTIFICATIONS', 'READ_TASKS', 'WRITE_TASKS', 'READ_NOTES', 'WRITE_NOTES'] as const),
  ...([
    'READ_SCRIPTS',
    'WRITE_SCRIPTS',
    'READ_ROLES',
    'WRITE_ROLES',
    'READ_DOMAINS',
    'WRITE_DOMAINS',
  ] as const),
]

const some = () => randomBytes(3).toString('hex')
type WithId = { _id: string }

/** A resource whose records can be created, changed and deleted. */
interface Resource {
  create: (ground: Ground) => Promise<WithId>
  update?: (ground: Ground, id: string) => Promise<unknown>
  remove?: (ground: Ground, id: string) => Promise<unknown>
}

const resources: Record<string, Resource> = {
  products: {
    create: ({ apps }) => apps.products.create({ name: `Mug ${some()}`, price: 15, quantity: 12 }),
    update: ({ apps }, id) => apps.products.update(id, { price: 14 }),
    remove: ({ apps }, id) => apps.products.delete(id),
  },
  foods: {
    create: ({ apps }) => apps.foods.create({ name: `Soup ${some()}`, price: 8 }),
    update: ({ apps }, id) => apps.foods.update(id, { price: 9 }),
    remove: ({ apps }, id) => apps.foods.delete(id),
  },
  services: {
    create: ({ apps }) => apps.services.create({ name: `Visit ${some()}`, price: 80 }),
    update: ({ apps }, id) => apps.services.update(id, { price: 85 }),
    remove: ({ apps }, id) => apps.services.delete(id),
  },
  categories: {
    create: ({ apps }) => apps.categories.create({ name: `Kitchen ${some()}` }),
    update: ({ apps }, id) => apps.categories.update(id, { name: `Garden ${some()}` }),
    remove: ({ apps }, id) => apps.categories.delete(id),
  },
  customers: {
    create: ({ apps }) => apps.customers.create({ email: `customer-${some()}@example.com`, name: 'Ada' }),
    update: ({ apps }, id) => apps.customers.update(id, { name: `Ada ${some()}` }),
    remove: ({ apps }, id) => apps.customers.delete(id),
  },
  discounts: {
    create: ({ apps }) =>
      apps.discounts.create({ code: `TRY${some()}`, title: 'A try', type: 'percentage', discount: 10 }),
    update: ({ apps }, id) => apps.discounts.update(id, { active: false }),
    remove: ({ apps }, id) => apps.discounts.delete(id),
  },
  blogs: {
    create: ({ apps }) => apps.blogs.create({ title: `News ${some()}`, content: 'There is news.' }),
    update: ({ apps }, id) => apps.blogs.update(id, { title: `More news ${some()}` }),
    remove: ({ apps }, id) => apps.blogs.delete(id),
  },
  tasks: {
    create: ({ apps }) => apps.tasks.create({ title: `Count the stock ${some()}` }),
    update: ({ apps }, id) => apps.tasks.update(id, { title: `Count again ${some()}` }),
    remove: ({ apps }, id) => apps.tasks.delete(id),
  },
  notes: {
    create: ({ apps }) =>
      apps.notes.create({ title: 'A try', content: `Written by storefront trigger ${some()}.` }),
    update: ({ apps }, id) => apps.notes.update(id, { content: `Changed by storefront trigger ${some()}.` }),
    remove: ({ apps }, id) => apps.notes.delete(id),
  },
  scripts: {
    create: ({ apps }) =>
      apps.scripts.create({
        name: `Try ${some()}`,
        placement: 'head',
        src: 'https://try.example.com/try.js',
      }),
    update: ({ apps }, id) => apps.scripts.update(id, { active: false }),
    remove: ({ apps }, id) => apps.scripts.delete(id),
  },
  roles: {
    create: ({ apps }) =>
      apps.roles.create({
        name: `Packer ${some()}`,
        pages: [{ id: 'orders' }],
        permissions: ['orders:view'],
      }),
    update: ({ apps }, id) => apps.roles.update(id, { name: `Sender ${some()}` }),
    remove: ({ apps }, id) => apps.roles.delete(id),
  },
  orders: {
    create: placeOrder,
    update: ({ apps }, id) => apps.orders.update(id, { note: `A try ${some()}` }),
    remove: async ({ apps }, id) => {
      await apps.orders.update(id, { status: 'cancelled' })
      await apps.orders.delete(id)
    },
  },
  notifications: {
    // A store is notified of each order.
    create: async (ground) => {
      await placeOrder(ground)
      return newestNotification(ground)
    },
    update: ({ apps }, id) => apps.notifications.update(id, { read: true }),
  },
  shipping: {
    create: async (ground) => {
      const { _id: orderId } = await placeOrder(ground)
      await ground.apps.orders.update(orderId, { status: 'processing' })
      return ground.apps.shipping.createShipment({ orderId })
    },
    update: ({ apps }, id) => apps.shipping.updateShipment(id, { status: 'in_transit' }),
  },
}

/** The topics that can be triggered. A record to change or delete is created first, which is an event of its own. */
export const triggers: Record<string, Trigger> = Object.fromEntries(
  Object.entries(resources).flatMap(([name, { create, update, remove }]) => [
    [`${name}/created`, async (ground) => (await create(ground))._id] satisfies [string, Trigger],
    ...(update ? [[`${name}/updated`, after(create, update)] satisfies [string, Trigger]] : []),
    ...(remove ? [[`${name}/deleted`, after(create, remove)] satisfies [string, Trigger]] : []),
  ]),
)

function after(create: Resource['create'], change: NonNullable<Resource['update']>): Trigger {
  return async (ground) => {
    const { _id } = await create(ground)
    await change(ground, _id)
    return _id
  }
}

/** Places an order as a guest, for a product created for it. */
async function placeOrder(ground: Ground): Promise<WithId> {
  const { _id: productId } = await resources.products!.create(ground)
  const shop = await ground.shop()
  const { _id: shippingAddressId } = await shop.shippingAddress.create(address)
  const items = [{ productId, quantity: 1 }]
  const email = `shopper-${some()}@example.com`
  const [rate] = await shop.shipping.quote({ addressId: shippingAddressId, items })
  return shop.orders.create({ items, email, shippingAddressId, ...(rate && { rateId: rate.rateId }) })
}

const address = {
  name: 'Ada',
  phone: '+234 000 000 0000',
  line1: '1 Example Street',
  city: 'Ikeja',
  state: 'Lagos',
  country: 'NG',
  postalCode: '100001',
}

async function newestNotification({ apps }: Ground): Promise<WithId> {
  const { notifications } = await apps.notifications.list({ limit: 1 })
  if (!notifications[0]) throw new CommandError('the store was not notified')
  return notifications[0]
}

/** Topics that the command line cannot trigger, each with the reason. */
export const untriggered: Record<string, string> = {
  comments: 'shoppers write comments: write one on a page of the store, then answer or hide it',
  dispatch: 'a courier is booked for a real parcel: POST /dispatch of the Apps API',
  kyc: 'an identity check needs the number of a person: POST /kyc of the Apps API',
  domains: 'a domain must be yours: POST /domains of the Apps API',
  payouts: 'a payout method needs a bank account: POST /payouts of the Apps API',
}
