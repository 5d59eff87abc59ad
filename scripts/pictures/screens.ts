import type { Page } from 'playwright-core'

/** A way through the console with the demo stores, as somebody who is signed in. */
export interface Tour {
  page: Page
  /** The address of the console's origin. */
  origin: string
  /** The address of the home of a store. */
  home: string
}

type Come = (tour: Tour) => Promise<unknown>

/** Returns the parts of a store by the end of their address. */
const part =
  (path: string): Come =>
  ({ page, home }) =>
    page.goto(`${home}${path}`)

/** The screens that belong to a person, not to a store. */
const own =
  (path: string): Come =>
  ({ page, origin }) =>
    page.goto(`${origin}/console${path}`)

/** Opens the first record of a list. */
const firstOf =
  (list: Come): Come =>
  async (tour) => {
    await list(tour)
    await tour.page.locator('.row-link').first().click()
    await tour.page.waitForURL(/\/[0-9a-f]{24}$/)
  }

/** Presses a button of the screen before, or of one of its panels, which opens a dialog. */
const press =
  (name: string | RegExp, panel?: string): Come =>
  async ({ page }) => {
    const within = panel ? page.locator('.panel', { has: page.getByRole('heading', { name: panel }) }) : page
    await within.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').last().waitFor()
  }

/** Comes by several ways, one after the other. */
const by =
  (...ways: Come[]): Come =>
  async (tour) => {
    for (const come of ways) await come(tour)
  }

const tab =
  (name: string): Come =>
  ({ page }) =>
    page.getByRole('tab', { name }).click()

/**
 * The screens of the console by the names of their pictures, and how to come to each, in an order in which a dialog
 * follows the page that it opens on. test/web/screens.test.ts visits them all, and fails where a page is missing here.
 */
export const screens: Record<string, Come> = {
  stores: own('/stores'),
  'new-store': own('/stores/new'),
  home: part(''),
  orders: part('/orders'),
  'orders-no-match': part('/orders?query=nobody'),
  order: firstOf(part('/orders')),
  'orders-to-ship': part('/orders?view=to-ship'),
  'orders-sent-file': by(part('/orders'), press('Tracking numbers')),
  'order-to-ship': firstOf(part('/orders?view=to-ship')),
  'order-pending': firstOf(part('/orders?view=pending')),
  'order-mark-paid': by(firstOf(part('/orders?view=pending')), press('Mark as paid')),
  'order-payment-link': by(firstOf(part('/orders?view=pending')), press('Payment link')),
  'order-edit': by(firstOf(part('/orders?view=pending')), press('Edit')),
  'order-cancel': by(firstOf(part('/orders?view=pending')), press('Cancel the order')),
  'order-paid': firstOf(part('/orders?view=paid')),
  'order-refund': press('Refund'),
  'order-refund-amount': tab('An amount'),
  'order-cancel-paid': by(firstOf(part('/orders?view=to-ship')), press('Cancel the order')),
  drafts: part('/orders/drafts'),
  draft: firstOf(part('/orders/drafts')),
  'draft-discount': press('Edit the discount'),
  returns: part('/orders/returns'),
  return: firstOf(part('/orders/returns')),
  'return-approve': press('Approve'),
  bookings: part('/bookings'),
  'bookings-day': by(part('/bookings'), async ({ page }) => {
    await page.getByLabel('View').selectOption('day')
  }),
  'bookings-new': by(part('/bookings'), press('New booking')),
  resources: part('/bookings/resources'),
  'resource-new': by(part('/bookings/resources'), press('New resource')),
  kitchen: part('/kitchen'),
  'kitchen-stations': by(part('/kitchen'), press('Stations')),
  tables: part('/kitchen/tables'),
  'table-new': press('New table'),
  'table-bill': by(part('/kitchen/tables'), press(/^Bill of table/)),
  'table-codes': part('/kitchen/tables/codes'),
  invoices: part('/orders/invoices'),
  invoice: firstOf(part('/orders/invoices')),
  catalogue: part('/catalogue'),
  'catalogue-new': part('/catalogue/new'),
  item: firstOf(part('/catalogue')),
  grid: part('/catalogue/grid'),
  labels: by(part('/catalogue'), async ({ page }) => {
    await page.getByLabel('Choose all on this page').first().check()
    await page.getByRole('link', { name: 'Print labels' }).click()
    await page.locator('.barcode').first().waitFor({ state: 'attached' })
  }),
  prices: part('/catalogue/prices'),
  stock: part('/catalogue/stock'),
  'stock-of-one': firstOf(part('/catalogue/stock')),
  'stock-adjust': press('Adjust'),
  import: part('/catalogue/import'),
  export: part('/catalogue/export'),
  modifiers: part('/catalogue/modifiers'),
  categories: part('/catalogue/categories'),
  'category-new': press('New category'),
  'own-fields': part('/catalogue/fields'),
  coupons: part('/coupons'),
  'coupon-new': press('New coupon'),
  'automatic-discounts': part('/coupons/automatic'),
  'automatic-discount-new': press('New discount'),
  customers: part('/customers'),
  'customer-new': press('Add a customer'),
  customer: firstOf(part('/customers')),
  'customer-edit': press('Edit'),
  readers: part('/customers/readers'),
  reviews: part('/reviews'),
  'review-answer': press('Answer'),
  comments: part('/reviews/comments'),
  'comment-answer': press('Answer'),
  posts: part('/content'),
  'post-new': part('/content/new'),
  post: firstOf(part('/content')),
  banners: part('/content/banners'),
  'banner-new': press('Add a banner'),
  tasks: part('/tasks'),
  'task-new': press('Add a task'),
  notes: part('/tasks/notes'),
  'note-new': press('Write a note'),
  tokens: part('/tokens'),
  'token-new': press('Create a token'),
  events: part('/events'),
  notifications: part('/notifications'),
  general: part('/settings'),
  contact: part('/settings/contact'),
  shipping: part('/settings/shipping'),
  'zone-new': press('Add a zone'),
  'origin-edit': by(part('/settings/shipping'), press(/Edit|Set up/, 'Sent from')),
  'parcel-edit': by(part('/settings/shipping'), press(/Edit|Set up/, 'Usual parcel')),
  'rate-new': by(part('/settings/shipping'), press('Add a rate')),
  'collection-edit': by(part('/settings/shipping'), press(/Edit|Set up/, 'Collection')),
  'invoice-settings': part('/settings/invoices'),
  taxes: part('/settings/taxes'),
  hours: part('/settings/hours'),
  emails: part('/settings/emails'),
  payments: part('/settings/payments'),
  'payment-edit': press('Edit the account'),
  feeds: part('/settings/feeds'),
  agents: part('/settings/agents'),
  redirects: part('/settings/redirects'),
  'redirect-new': press('Add a redirect'),
  domains: part('/settings/domains'),
  'domain-new': press('Add a domain'),
  staff: part('/settings/staff'),
  'staff-new': press('Invite somebody'),
  roles: part('/settings/roles'),
  'role-new': part('/settings/roles/new'),
  role: firstOf(part('/settings/roles')),
  installed: part('/settings/apps'),
  'installed-narrow': press('Limit access'),
  payouts: part('/settings/payouts'),
  'payout-new': press('Add an account'),
  identity: part('/settings/identity'),
  'identity-new': press('Submit a check'),
  activity: part('/settings/activity'),
  ownership: part('/settings/ownership'),
  'not-found': part('/nowhere'),
  palette: async ({ page, home }) => {
    await page.goto(home)
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    await page.keyboard.press('Control+k')
  },
  account: own('/account'),
  invitations: own('/invitations'),
  'invitation-unknown': own('/invitations/inv_0'),
  developer: own('/developer'),
  'app-new': own('/developer/new'),
  app: firstOf(own('/developer')),
  'app-webhook': tab('Webhook'),
  'app-deliveries': tab('Deliveries'),
  mailbox: own('/mailbox'),
}
