import { hours } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { sign, signatureHeader } from '../../src/gateways/payments/sandbox/signature.ts'
import { createDigitalOrder, createDigitalProduct } from './digital.ts'
import { createBookable, createBooking, slotIn } from './fixtures/bookings.ts'
import {
  createCategory,
  createCoupon,
  createFood,
  createModifierGroup,
  createProduct,
} from './fixtures/catalogue.ts'
import { createDraft } from './fixtures/drafts.ts'
import { createInvoice } from './fixtures/invoices.ts'
import { createNotification } from './fixtures/office.ts'
import { createOrder, createTable, createTicket, paymentLinkOf } from './fixtures/orders.ts'
import { createAccount, createCustomer, createGuest } from './fixtures/people.ts'
import { createComment } from './fixtures/posts.ts'
import { createPriceSchedule } from './fixtures/prices.ts'
import { createReturn, declareWithdrawal, setReturnDays } from './fixtures/returns.ts'
import { createShipment, createShippingAddress, setOrigin } from './fixtures/shipping.ts'
import { createDomain, createInvitation, createKyc, createPayout } from './fixtures/shops.ts'
import { unique } from './fixtures/unique.ts'
import type { Ids, Owner } from './records.ts'
import { call, sandboxSecrets, service } from './service.ts'
import { askForCode, newEmail } from './sign-in.ts'
import {
  atProvider,
  cardMethod,
  methodOf,
  notified,
  orderChanged,
  paid,
  paidOrder,
  patched,
  shipmentChanged,
  type Told,
} from './topic-events.ts'

// The calls of each operation that has an event in the contract, with the events that follow where the
// contract leaves them to the rule.

/** A call that is ready to be made. `ids` fill its path. */
export interface Prepared {
  ids?: Ids
  body?: unknown
  headers?: Record<string, string>
  /** Returns the expected events if the contract leaves them to the rule. `data` is the reply's. */
  tells?: (data: Record<'_id' | 'customer', string>) => Told[] | Promise<Told[]>
}

type Case = (owner: Owner) => Promise<Prepared>

const sending =
  (body: () => object): Case =>
  async () => ({ body: body() })
const asShown: Case = async () => ({})

/** An account that is a customer of the store in name only, and has an order that came to nothing. */
const deleting =
  (surface: 'store' | 'console'): Case =>
  async ({ shop }) => {
    const [{ id }, account] = [await createCustomer(shop), await createAccount()]
    await service().db('customers').where({ id }).update({ user_id: account.id })
    const order = await createOrder(shop, account, { status: 'cancelled' })
    const customer = { resource: 'customers', resourceId: id, method: 'DELETE', path: `/customers/${id}` }
    return {
      headers: surface === 'store' ? account.as(shop) : account.onConsole(),
      tells: () => [customer, orderChanged(order.id)],
    }
  }

/** A return with this status, of which everything has come. */
const returned =
  (status: string): Case =>
  async ({ shop, account }) => ({ ids: { id: (await createReturn(shop, account, { status })).id }, body: {} })

/** A confirmed booking, which no order has paid for. */
const cancellingBooking: Case = async ({ shop, account }) => {
  const { id } = await createBooking(shop, account)
  return {
    ids: { id },
    tells: () => [{ resource: 'bookings', resourceId: id, method: 'POST', path: `/bookings/${id}/cancel` }],
  }
}

/** A modifier group that a dish has. */
const changingGroup =
  (body?: object): Case =>
  async ({ shop }) => {
    const { id } = await createModifierGroup(shop)
    const { id: resourceId } = await createFood(shop, { modifier_groups: [id] })
    const told = { resource: 'foods', resourceId, ...patched(`/foods/${resourceId}`) }
    return { ids: { id }, body, tells: () => [told] }
  }

/** The cases by surface and operationId. An operation of the contract that is missing here fails the test. */
export const topicCases: Record<string, Case> = {
  'store verifyEmail': async ({ shop }) => {
    const [email, guest] = [newEmail(), await createGuest()]
    const order = await createOrder(shop, guest)
    const otp = await askForCode(email)
    return {
      body: { email, otp },
      headers: guest.as(shop),
      tells: async () => {
        const { id } = await service().db('customers').where({ shop_id: shop.id, email }).first('id')
        const customer = { resource: 'customers', resourceId: id, method: 'POST', path: '/auth/verify' }
        return [customer, orderChanged(order.id)]
      },
    }
  },
  'store deleteMe': deleting('store'),
  'console deleteMe': deleting('console'),
  'console acceptInvitation': async ({ shop, account }) => {
    const former = await createAccount()
    await service().db('shops').where({ id: shop.id }).update({ owner_id: former.id })
    const theirs = { ...shop, ownerId: former.id }
    for (const table of ['payouts', 'kyc']) await service().db(table).where({ shop_id: shop.id }).delete()
    const [payout, check] = [await createPayout(theirs), await createKyc(theirs, { type: unique('type') })]
    const token = await createInvitation(theirs, account.email!, null)
    const gone = (resource: string, { id }: { id: string }): Told => ({
      resource,
      resourceId: id,
      method: 'DELETE',
      path: `/${resource}/${id}`,
    })
    return {
      ids: { token },
      headers: account.onConsole(),
      tells: () => [gone('payouts', payout), gone('kyc', check)],
    }
  },
  'store createOrder': async ({ shop }) => {
    const stranger = await createAccount()
    const product = await createProduct(shop, { quantity: 100 })
    return {
      body: { items: [{ productId: product.id, quantity: 1 }] },
      headers: stranger.as(shop),
      tells: async ({ _id, customer }) => {
        const here = { method: 'POST', path: '/orders' }
        return [
          { resource: 'orders', resourceId: _id, ...here },
          { resource: 'customers', resourceId: customer, ...here },
          await notified(_id, 'order_placed'),
        ]
      },
    }
  },
  'store payOrder': async ({ shop, account }) => {
    const { id } = await createOrder(shop, account)
    const body = { paymentId: await cardMethod(shop), card: 'tok_ok' }
    return { ids: { id }, body, tells: () => paid(id) }
  },
  'store cancelPayment': async (owner) => {
    const { id } = await atProvider(owner)
    return { ids: { id }, tells: () => paid(id) }
  },
  'store getPaymentStatus': async (owner) => {
    const { id } = await atProvider(owner)
    return { ids: { id }, tells: () => paid(id) }
  },
  'store readPaymentLink': async (owner) => {
    const { id } = await atProvider(owner)
    return { body: { token: await paymentLinkOf(owner.shop, id) }, tells: () => paid(id) }
  },
  'store payByLink': async ({ shop, account }) => {
    const { id } = await createOrder(shop, account)
    const token = await paymentLinkOf(shop, id)
    const body = { token, paymentId: await cardMethod(shop), card: 'tok_ok', email: 'friend@example.com' }
    return { body, tells: () => paid(id) }
  },
  'store receivePaymentCallback': async (owner) => {
    const { id, reference } = await atProvider(owner)
    const body = { id: 'evt_1', type: 'charge.succeeded', data: { reference } }
    const signature = sign(sandboxSecrets.callbackSecret, Buffer.from(JSON.stringify(body)))
    return {
      ids: { provider: 'sandbox' },
      body,
      headers: { [signatureHeader]: signature },
      tells: () => paid(id),
    }
  },
  'store cancelOrder': asShown,
  'store submitProof': async ({ shop, account }) => {
    const payment_method_id = await methodOf(shop, 'bank-transfer')
    const { id } = await createOrder(shop, account, { payment_method_id })
    return { ids: { id }, body: { reference: 'TRF-1' } }
  },
  'store uploadProofFile': async ({ shop, account }) => {
    const payment_method_id = await methodOf(shop, 'bank-transfer')
    const { id } = await createOrder(shop, account, { payment_method_id })
    return { ids: { id }, body: { file: '%PDF-1.7' }, tells: () => [orderChanged(id)] }
  },
  'store applyCoupon': async ({ shop, account }) => {
    const [{ id: orderId }, { code }] = [await createOrder(shop, account), await createCoupon(shop)]
    return { body: { orderId, code } }
  },
  'store createComment': async ({ shop }) => {
    const { id: resourceId } = await createProduct(shop)
    return { body: { resource: 'product', resourceId, body: 'Is the paper ruled?' } }
  },
  'store updateComment': asShown,
  'store deleteComment': asShown,
  'store likeComment': asShown,
  'store dislikeComment': asShown,

  'apps checkDomain': async ({ shop }) => {
    // The domain is not due for other jobs: the worker would query a DNS that does not know it.
    const { id, domain, token } = await createDomain(shop, {
      next_check_at: new Date(Date.now() + 1 * hours),
    })
    const { dependencies } = service()
    const { resolveTxt } = dependencies
    dependencies.resolveTxt = async (name) => (name.endsWith(domain) ? [token] : resolveTxt(name))
    return {
      ids: { id },
      tells: () => [{ resource: 'domains', resourceId: id, ...patched(`/domains/${id}`) }],
    }
  },
  'apps updateOrder': async ({ shop, account }) => {
    const { id } = await createOrder(shop, account)
    return { ids: { id }, body: { note: 'Ring twice' }, tells: () => [orderChanged(id)] }
  },
  'apps clearInvoice': async ({ shop, account }) => {
    const { id } = await createInvoice(shop, account)
    const told = { resource: 'invoices', resourceId: id, method: 'PUT', path: `/invoices/${id}/clearance` }
    return { ids: { id }, body: { system: 'mbs', reference: 'INV1-94ND90NR-20261121' }, tells: () => [told] }
  },
  'apps markOrderPaid': async ({ shop, account }) => {
    const { id } = await createOrder(shop, account)
    const told = { resource: 'orders', resourceId: id, method: 'POST', path: `/orders/${id}/mark-paid` }
    return { ids: { id }, body: { method: 'cash' }, tells: () => [told] }
  },
  'apps completeDraftOrder': async ({ shop }) => {
    const email = `${unique('phone')}@example.com`
    const { _id: id } = await createDraft(shop, { email })
    const call = { method: 'POST', path: `/draft-orders/${id}/complete` }
    return {
      ids: { id },
      body: { invoiceDays: 14 },
      tells: async () => {
        const customer = await service().db('customers').where({ shop_id: shop.id, email }).first('id')
        return [
          { resource: 'customers', resourceId: customer!.id, ...call },
          await notified(id, 'order_placed'),
          { resource: 'orders', resourceId: id, ...call },
        ]
      },
    }
  },
  'apps editOrder': async ({ shop, account }) => {
    const { id } = await createOrder(shop, account)
    const { updated_at: updatedAt } = await service().db('orders').where({ id }).first('updated_at')
    const add = [{ name: 'Engraving', unitPrice: 6, quantity: 1 }]
    const told = { resource: 'orders', resourceId: id, method: 'POST', path: `/orders/${id}/edits` }
    return { ids: { id }, body: { updatedAt, add }, tells: () => [told] }
  },
  'apps createPaymentLink': async ({ shop, account }) => {
    const { id } = await createOrder(shop, account)
    const told = { resource: 'orders', resourceId: id, method: 'POST', path: `/orders/${id}/payment-link` }
    return { ids: { id }, body: {}, tells: () => [told] }
  },
  // It has another price each time, because an update that changes nothing is no event.
  'apps putAllAccessPass': sending(() => ({ price: Number.parseInt(newId().slice(-6), 16), active: true })),
  'apps retryGrants': async ({ shop, account }) => {
    const product = await createDigitalProduct(shop)
    const at = new Date()
    await service().db('products').where({ id: product.id }).update({ deleted_at: at })
    const failed = {
      status: 'paid',
      paid_at: at,
      grant_status: 'failed',
      grant_next_at: new Date('2100-01-01'),
    }
    const { id } = await createDigitalOrder(shop, account, [{ id: product.id }], failed)
    return { tells: async () => [await notified(id, 'grant_failed')] }
  },
  'apps deleteOrder': async ({ shop, account }) => {
    const { id } = await createOrder(shop, account, { status: 'cancelled' })
    return { ids: { id } }
  },
  'apps retryRefund': async (owner) => {
    const { id: orderId } = await atProvider(owner)
    const { db } = service()
    await db('orders').where({ id: orderId }).update({ status: 'cancelled' })
    await call('store')
      .get(`/api/v1/orders/${orderId}/payment-status`)
      .set(owner.account.as(owner.shop))
      .expect(200)
    const failed = { state: 'failed', tries: 1 }
    const [{ id }] = await db('refunds').where({ order_id: orderId }).update(failed).returning('id')
    const path = `/refunds/${id}/retry`
    return { ids: { id }, tells: () => [{ resource: 'orders', resourceId: orderId, method: 'POST', path }] }
  },
  'apps cancelOrder': async (owner) => {
    const id = await paidOrder(owner)
    const told = { resource: 'orders', resourceId: id, method: 'POST', path: `/orders/${id}/cancel` }
    return { ids: { id }, body: {}, tells: () => [told] }
  },
  'apps refundOrder': async (owner) => {
    const id = await paidOrder(owner)
    const told = { resource: 'orders', resourceId: id, method: 'POST', path: `/orders/${id}/refund` }
    return { ids: { id }, body: {}, tells: () => [told] }
  },
  'apps createProduct': sending(() => ({ name: unique('Product'), price: 10, quantity: 3 })),
  'apps updateProductPrices': async () => ({
    body: { percent: 10 },
    tells: () => [{ resource: 'products', resourceId: null, ...patched('/products/bulk/prices') }],
  }),
  'apps setProductPrices': async ({ shop }) => ({
    body: { prices: [{ product: (await createProduct(shop)).id, price: 7 }] },
    tells: () => [{ resource: 'products', resourceId: null, ...patched('/products/prices') }],
  }),
  'apps undoPriceSchedule': async ({ shop }) => {
    const { id, product } = await createPriceSchedule(shop)
    const { db } = service()
    await db('price_schedules').where({ id }).update({ status: 'done' })
    await db('scheduled_prices').where({ schedule_id: id }).update({ price_set: 1000, price_before: 900 })
    await db('products').where({ id: product }).update({ price: 1000 })
    const path = `/products/prices/${id}/undo`
    return { ids: { id }, tells: () => [{ resource: 'products', resourceId: null, method: 'POST', path }] }
  },
  'apps updateProduct': sending(() => ({ price: 12.5 })),
  'apps deleteProduct': asShown,
  'apps updateStockLevel': asShown,
  'apps adjustStock': async ({ shop }) => {
    const { id } = await createProduct(shop)
    return {
      body: { adjustments: [{ id, change: 1, reason: 'received' }] },
      tells: () => [{ resource: 'products', resourceId: id, method: 'POST', path: '/stock/adjustments' }],
    }
  },
  'apps createFood': sending(() => ({ name: unique('Food'), price: 10 })),
  'apps updateFood': sending(() => ({ price: 12.5 })),
  'apps closeTableBill': async ({ shop, account }) => {
    const { id, orderId } = await createTable(shop, account)
    return { ids: { id }, tells: () => [orderChanged(orderId!)] }
  },
  'apps setSoldOut': async ({ shop }) => {
    const { id: resourceId } = await createFood(shop)
    const told = { resource: 'foods', resourceId, ...patched(`/foods/${resourceId}`) }
    return { body: { foodId: resourceId }, tells: () => [told] }
  },
  'apps updateTicket': async ({ shop, account }) => {
    const { id } = await createTicket(shop, account)
    return {
      ids: { id },
      tells: () => [{ resource: 'tickets', resourceId: id, ...patched(`/tickets/${id}`) }],
    }
  },
  'apps deleteFood': asShown,
  'apps updateModifierGroup': changingGroup({ name: 'Extras' }),
  'apps deleteModifierGroup': changingGroup(),
  'apps createService': sending(() => ({ name: unique('Service'), price: 10 })),
  'apps updateService': sending(() => ({ price: 12.5 })),
  'apps deleteService': asShown,
  'apps createCategory': sending(() => ({ name: unique('Category') })),
  'apps updateCategory': sending(() => ({ name: unique('Category') })),
  'apps deleteCategory': async ({ shop }) => {
    const { id } = await createCategory(shop)
    const told = { resource: 'categories', resourceId: id, method: 'DELETE', path: `/categories/${id}` }
    return { ids: { id }, tells: () => [told] }
  },
  'apps createCustomer': sending(() => ({ email: newEmail() })),
  'apps updateCustomer': sending(() => ({ name: 'Ada Obi' })),
  'apps deleteCustomer': asShown,
  'apps saveProducts': async () => ({
    body: { products: [{ name: unique('Product'), price: 1, quantity: 1 }] },
    tells: () => [{ resource: 'products', resourceId: null, method: 'POST', path: '/products/batch' }],
  }),
  'apps saveCustomers': async () => ({
    body: { customers: [{ email: newEmail() }] },
    tells: () => [{ resource: 'customers', resourceId: null, method: 'POST', path: '/customers/batch' }],
  }),
  'apps createShipment': async ({ shop, account }) => {
    const { id: orderId } = await createOrder(shop, account)
    const { id: shippingAddressId } = await createShippingAddress(account)
    return {
      body: { orderId, shippingAddressId, carrier: 'Riders' },
      tells: ({ _id }) => [
        { resource: 'shipping', resourceId: _id, method: 'POST', path: '/shipping/shipments' },
        orderChanged(orderId),
      ],
    }
  },
  'apps sendShipments': async ({ shop, account }) => {
    const order = await createOrder(shop, account, { status: 'paid', payment_status: 'paid' })
    const { id } = await createShipment(shop, account, order)
    return {
      body: { csv: `order,carrier,tracking number\n${order.number},Riders,R-1\n` },
      tells: () => [shipmentChanged(id)],
    }
  },
  'apps updateShipment': async ({ shop, account }) => {
    const { id, orderId } = await createShipment(shop, account)
    const tells = () => [shipmentChanged(id), orderChanged(orderId)]
    return { ids: { id }, body: { status: 'cancelled' }, tells }
  },
  'store createReturn': async ({ shop, account }) => {
    await setReturnDays(shop, 30)
    const { id } = await createOrder(shop, account, { status: 'paid' })
    const { id: itemId } = await service().db('order_items').where({ order_id: id }).first('id')
    return {
      ids: { id },
      body: { kind: 'return', lines: [{ itemId, quantity: 1 }] },
      tells: async ({ _id }) => [
        { resource: 'returns', resourceId: _id, method: 'POST', path: `/orders/${id}/returns` },
        await notified(_id, 'return_requested'),
      ],
    }
  },
  'store confirmWithdrawal': async ({ shop, account }) => {
    const { id, number } = await createOrder(shop, account, { status: 'paid' })
    const { id: itemId } = await service().db('order_items').where({ order_id: id }).first('id')
    const token = await declareWithdrawal(shop, { number, email: account.email! })
    return {
      body: { token, lines: [{ itemId, quantity: 1 }] },
      tells: async ({ _id }) => [
        { resource: 'returns', resourceId: _id, method: 'POST', path: '/withdrawals/confirm' },
        await notified(_id, 'return_requested'),
      ],
    }
  },
  'apps createBooking': async ({ shop }) => ({
    body: { service: (await createBookable(shop)).id, startsAt: slotIn(3) },
  }),
  'store createBooking': async ({ shop }) => ({
    body: { service: (await createBookable(shop)).id, startsAt: slotIn(3), email: 'guest@example.com' },
  }),
  'apps moveBooking': sending(() => ({ startsAt: slotIn(7) })),
  'store moveBooking': sending(() => ({ startsAt: slotIn(7) })),
  'apps markNoShow': asShown,
  'apps cancelBooking': cancellingBooking,
  'store cancelBooking': cancellingBooking,
  'apps approveReturn': asShown,
  'apps refuseReturn': asShown,
  'apps receiveReturn': async ({ shop, account }) => {
    const { id } = await createReturn(shop, account, { status: 'approved' })
    const call = { method: 'POST', path: `/returns/${id}/receive` }
    return { ids: { id }, body: {}, tells: () => [{ resource: 'returns', resourceId: id, ...call }] }
  },
  'apps closeReturn': returned('approved'),
  'apps refundReturn': async ({ shop, account }) => {
    const { id, orderId } = await createReturn(shop, account, { status: 'approved' })
    const call = { method: 'POST', path: `/returns/${id}/refund` }
    return {
      ids: { id },
      tells: () => [
        { resource: 'orders', resourceId: orderId, ...call },
        { resource: 'returns', resourceId: id, ...call },
      ],
    }
  },
  'apps createDispatch': async ({ shop, account }) => {
    await setOrigin(shop)
    const { id: shipmentId } = await createShipment(shop, account)
    return {
      body: { shipmentId },
      tells: ({ _id }) => [
        { resource: 'dispatch', resourceId: _id, method: 'POST', path: '/dispatch' },
        shipmentChanged(shipmentId),
      ],
    }
  },
  'apps createDiscount': async () => {
    const worth = { title: 'A tenth off', type: 'percentage', discount: 10 }
    return { body: { code: unique('CODE'), ...worth } }
  },
  'apps updateDiscount': asShown,
  'apps deleteDiscount': asShown,
  'apps createAutomaticDiscount': sending(() => ({
    name: unique('Sale'),
    effect: { type: 'percentage', percent: 10 },
  })),
  'apps updateAutomaticDiscount': asShown,
  'apps deleteAutomaticDiscount': asShown,
  'apps createBlog': asShown,
  'apps updateBlog': sending(() => ({ title: unique('Post') })),
  'apps deleteBlog': asShown,
  'apps createTask': sending(() => ({ title: 'Count the stock' })),
  'apps updateTask': sending(() => ({ title: 'Count the stock again' })),
  'apps deleteTask': asShown,
  'apps updateTaskOccurrence': sending(() => ({ status: 'done' })),
  'apps createNote': sending(() => ({ title: 'Gift', content: 'Wrap it.' })),
  'apps updateNote': asShown,
  'apps deleteNote': asShown,
  'apps createScript': asShown,
  'apps updateScript': asShown,
  'apps deleteScript': asShown,
  'apps createComment': async ({ shop, account }) => {
    const { id: parentId } = await createComment(shop, account)
    return { body: { parentId, body: 'It is.' } }
  },
  'apps updateComment': asShown,
  'apps deleteComment': asShown,
  'apps createRole': sending(() => ({ name: unique('Role'), pages: [], permissions: ['orders:view'] })),
  'apps updateRole': sending(() => ({ name: unique('Role') })),
  'apps deleteRole': asShown,
  'apps createPayout': async () => {
    const account = { accountNumber: '0123456789', bankCode: '000', accountName: 'A', bankName: 'A bank' }
    return { body: { payout: '665f1c2ab4e0d3a1c9f000a2', data: account } }
  },
  'apps updatePayout': asShown,
  'apps deletePayout': asShown,
  'apps createKyc': asShown,
  'apps readAllNotifications': async ({ shop }) => {
    await createNotification(shop)
    const call = { method: 'POST', path: '/notifications/read-all' }
    return { tells: () => [{ resource: 'notifications', resourceId: null, ...call }] }
  },
  'apps updateNotification': asShown,
  'apps createDomain': sending(() => ({ domain: `${newId()}.com` })),
  'apps deleteDomain': asShown,
}
