import { ofCatalogAndOrders } from './catalog-and-orders.ts'
import { ofCheckout } from './checkout.ts'
import type { Line } from './line.ts'
import { ofMcp } from './mcp.ts'
import { ofOverview } from './overview.ts'

/** The lines that are entered so far: not yet all of the capabilities that stores have. */
export const lines: Line[] = [...ofOverview, ...ofCatalogAndOrders, ...ofCheckout, ...ofMcp]
