import { productsPage, searchPage } from './pages/browse.tsx'
import { addToCart, cartPage, changeLine } from './pages/cart.tsx'
import { homePage } from './pages/home.tsx'
import { foodPage, foodsPage, servicePage, servicesPage } from './pages/menu.tsx'
import { productPage } from './pages/product.tsx'
import { comment, confirmNewsletter, dislikeComment, likeComment, review, subscribe } from './pages/talk.ts'
import { wish, wishlistPage } from './pages/wishlist.tsx'
import type { Reply } from './reply.tsx'
import type { Visit } from './visit.tsx'

type Page = (visit: Visit, ...names: string[]) => Promise<Reply>

/** Every page and every form of the shop. */
const routes: [call: string, page: Page][] = [
  ['GET /', homePage],
  ['GET /search', searchPage],
  ['GET /products', (visit) => productsPage(visit)],
  ['GET /products/:slug', productPage],
  ['GET /categories/:slug', productsPage],
  ['GET /foods', foodsPage],
  ['GET /foods/:id', foodPage],
  ['GET /services', servicesPage],
  ['GET /services/:id', servicePage],
  ['POST /reviews', review],
  ['POST /comments', comment],
  ['POST /comments/:id/like', likeComment],
  ['POST /comments/:id/dislike', dislikeComment],
  ['GET /wishlist', wishlistPage],
  ['POST /wishlist', wish],
  ['GET /cart', cartPage],
  ['POST /cart/items', addToCart],
  ['POST /cart/items/:id', changeLine],
  ['POST /newsletter', subscribe],
  ['POST /newsletter/confirm', confirmNewsletter],
]

const patterns = routes.map(([call, page]) => {
  const [method, path] = call.split(' ') as [string, string]
  return { method, page, pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`) }
})

/** Returns the page at a path, with the names that its path has. */
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
