import { acpPage, feedPage } from './discovery/feeds.ts'
import type { PageContext } from './page-context.tsx'
import * as account from './pages/account.tsx'
import { addToCart } from './pages/add-to-cart.tsx'
import { billingPage, chooseBilling } from './pages/billing.tsx'
import * as bookings from './pages/bookings.tsx'
import { productsPage, searchPage } from './pages/browse.tsx'
import { cartPage, changeLine } from './pages/cart.tsx'
import * as checkout from './pages/checkout.tsx'
import { homePage } from './pages/home.tsx'
import { invoiceFile } from './pages/invoices.tsx'
import * as library from './pages/library.tsx'
import { foodPage, foodsPage, servicePage, servicesPage } from './pages/menu.tsx'
import * as orders from './pages/orders.tsx'
import { pay } from './pages/payment.tsx'
import { payByLink, paymentLinkPage } from './pages/payment-link.tsx'
import { productPage } from './pages/product.tsx'
import * as reading from './pages/reading.tsx'
import { askForReturn, returnPage, returnsPage } from './pages/returns.tsx'
import { lookAtCoupon, placeOrder, reviewPage } from './pages/review.tsx'
import { robotsPage, sitemapPage } from './pages/robots.ts'
import * as door from './pages/sign-in.tsx'
import { alertPage, askForAlert, confirmAlert } from './pages/stock-alerts.tsx'
import * as tables from './pages/tables.tsx'
import { comment, confirmNewsletter, dislikeComment, likeComment, review, subscribe } from './pages/talk.ts'
import { checkTaxId } from './pages/tax-id.tsx'
import { askForTime, confirmTimeAlert, timeAlertPage } from './pages/time-alerts.tsx'
import { trackPage } from './pages/track.tsx'
import { proofFile, sendProof } from './pages/transfer.tsx'
import { wish, wishlistPage } from './pages/wishlist.tsx'
import * as withdraw from './pages/withdraw.tsx'
import type { Reply } from './reply.tsx'

type Page = (context: PageContext, ...names: string[]) => Promise<Reply>

/** The pages and forms of the shop. */
const routes: [call: string, page: Page][] = [
  ['GET /', homePage],
  ['GET /robots.txt', robotsPage],
  ['GET /sitemap.xml', (context) => sitemapPage(context)],
  ['GET /sitemaps/:part', sitemapPage],
  ['GET /feeds/:name', feedPage],
  ['GET /.well-known/acp.json', acpPage],
  ['GET /search', searchPage],
  ['GET /products', (context) => productsPage(context)],
  ['GET /products/:slug', productPage],
  ['POST /products/:slug', productPage],
  ['GET /categories/:slug', productsPage],
  ['GET /foods', foodsPage],
  ['GET /foods/:id', foodPage],
  ['GET /table/:code', tables.tablePage],
  ['POST /table/:code/pay', tables.payOrderOfTable],
  ['POST /table/leave', tables.leaveTable],
  ['GET /services', servicesPage],
  ['GET /services/:id', servicePage],
  ['POST /services/:id/book', bookings.bookTime],
  ['GET /bookings/:id', bookings.bookingPage],
  ['POST /bookings/:id/order', bookings.orderBooking],
  ['POST /bookings/:id/move', bookings.moveBooking],
  ['POST /bookings/:id/cancel', bookings.cancelBooking],
  ['POST /reviews', review],
  ['POST /comments', comment],
  ['POST /comments/:id/like', likeComment],
  ['POST /comments/:id/dislike', dislikeComment],
  ['GET /wishlist', wishlistPage],
  ['POST /wishlist', wish],
  ['GET /cart', cartPage],
  ['POST /cart/items', addToCart],
  ['POST /cart/items/:id', changeLine],
  ['GET /checkout', checkout.checkoutPage],
  ['GET /checkout/address', checkout.addressPage],
  ['POST /checkout/address', checkout.chooseAddress],
  ['GET /checkout/delivery', checkout.deliveryPage],
  ['GET /checkout/billing', billingPage],
  ['POST /checkout/billing', chooseBilling],
  ['GET /checkout/review', reviewPage],
  ['POST /checkout/review', reviewPage],
  ['POST /checkout/coupon', lookAtCoupon],
  ['POST /checkout/tax-id', checkTaxId],
  ['POST /checkout/order', placeOrder],
  ['GET /orders', orders.ordersPage],
  ['GET /orders/:id', orders.orderPage],
  ['GET /orders/:id/status', orders.orderStatus],
  ['POST /orders/:id/pay', pay],
  ['POST /orders/:id/pay/cancel', orders.giveUpPayment],
  ['POST /orders/:id/coupon', orders.applyCoupon],
  ['GET /orders/:id/invoices/:invoice', invoiceFile],
  ['GET /orders/:id/proof', proofFile],
  ['POST /orders/:id/proof', sendProof],
  ['POST /orders/:id/cancel', orders.cancelOrder],
  ['GET /pay/:token', paymentLinkPage],
  ['POST /pay/:token', payByLink],
  ['GET /orders/:id/return', returnPage],
  ['POST /orders/:id/return', askForReturn],
  ['GET /account/returns', returnsPage],
  ['GET /withdraw', withdraw.withdrawPage],
  ['POST /withdraw', withdraw.declareWithdrawal],
  ['GET /withdraw/code', withdraw.codePage],
  ['POST /withdraw/code', withdraw.confirmPage],
  ['POST /withdraw/confirm', withdraw.confirmWithdrawal],
  ['GET /track', trackPage],
  ['POST /track', trackPage],
  ['GET /library', library.libraryPage],
  ['GET /library/:id', library.entitlementPage],
  ['GET /library/:id/files/:file', library.download],
  ['POST /library/:id/renewal', library.setRenewal],
  ['GET /sign-in', door.signInPage],
  ['POST /sign-in', door.sendCode],
  ['GET /sign-in/code', door.signInPage],
  ['POST /sign-in/code', door.enterCode],
  ['POST /sign-out', door.signOut],
  ['POST /sign-out-everywhere', door.signOutEverywhere],
  ['GET /account', account.accountPage],
  ['POST /account', account.saveAccount],
  ['GET /account/export', account.exportAccount],
  ['POST /account/delete', account.deleteAccount],
  ['GET /account/addresses', account.addressesPage],
  ['POST /account/addresses', account.addAddress],
  ['POST /account/addresses/:id/default', account.makeDefault],
  ['POST /account/addresses/:id/delete', account.deleteAddress],
  ['POST /push', account.turnPushOn],
  ['POST /push/off', account.turnPushOff],
  ['GET /places', reading.suggestPlaces],
  ['GET /places/country', reading.describeCountry],
  ['GET /blogs', reading.blogsPage],
  ['GET /blogs/:slug', reading.blogPage],
  ['POST /blogs/:slug', reading.blogPage],
  ['GET /policies/:name', reading.policyPage],
  ['POST /stock-alerts', askForAlert],
  ['GET /stock-alerts', alertPage],
  ['POST /stock-alerts/confirm', confirmAlert],
  ['POST /services/:id/alerts', askForTime],
  ['GET /time-alerts', timeAlertPage],
  ['POST /time-alerts/confirm', confirmTimeAlert],
  ['GET /newsletter', reading.newsletterPage],
  ['POST /newsletter', subscribe],
  ['POST /newsletter/confirm', confirmNewsletter],
]

const patterns = routes.map(([call, page]) => {
  const [method, path] = call.split(' ') as [string, string]
  return { method, page, pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`) }
})

/** Returns the page at a path, with the path's parameters. */
export function findRoute(method: string, path: string): { page: Page; names: string[] } | null {
  for (const route of patterns) {
    const names = route.method === method ? route.pattern.exec(path)?.slice(1) : undefined
    if (names) return { page: route.page, names: names.map(decode) }
  }
  return null
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
