import type { components } from '../../../generated/apps.types.ts'
import type { StoreScope } from '../../base/scopes.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { measureJson } from '../amounts/measures.ts'
import {
  type Column,
  couponColumns,
  customerColumns,
  orderColumns,
  orderLineColumns,
  productColumns,
  variantColumns,
} from '../imports/formats/columns.ts'

export type KindName = components['schemas']['ExportKind']
/** Everything is no kind of records, but an archive of all of them. */
type TableKind = Exclude<KindName, 'everything'>

/** A record, as the call that creates one describes it. */
export type Exported = Record<string, unknown>

export interface Kind {
  /** The scope that an export of it needs. */
  scope: StoreScope
  /** SQL for its rows in the order of a key, which is unique in the store; `:scale` converts amounts. */
  from: string
  key: string
  record: string
  /** The columns of its tables. `lines` are those of a list in the record, each of which has a line of its own. */
  columns: Column[]
  lines?: { member: string; columns: Column[]; repeated: string[] }
}

const major = (amount: string) => `${amount} / cast(:scale as float8)`

const variants = `(select coalesce(json_agg(json_build_object(
    'name', v.name, 'price', ${major('v.price')}, 'quantity', greatest(v.quantity, 0), 'sku', v.sku,
    'measure', ${measureJson('v.measure')}, 'barcode', v.details->>'barcode', 'weight', v.details->'weight',
    'options', v.options
  ) order by v.position), '[]')
  from variants v where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted_at is null)`

// Pieces sold beyond stock are owed: there are none, as createProduct takes it (decision files-have-no-stock-below-zero).
const products: Kind = {
  scope: 'WRITE_INVENTORY',
  from: "products p where p.shop_id = :shopId and p.kind = 'product' and p.deleted_at is null",
  key: 'p.slug',
  record: `json_build_object(
    'slug', p.slug, 'name', p.name, 'description', p.description, 'price', ${major('p.price')},
    'compareAtPrice', ${major('p.compare_at_price')}, 'quantity', greatest(p.quantity, 0), 'sku', p.sku, 'barcode', p.barcode,
    'category', (select c.name from categories c where c.shop_id = p.shop_id and c.id = p.category_id),
    'otherCategories', (
      select json_agg(c.name order by c.name, c.id) from product_categories pc
      join categories c on c.shop_id = pc.shop_id and c.id = pc.category_id
      where pc.shop_id = p.shop_id and pc.product_id = p.id
    ),
    'tags', p.tags, 'listed', p.listed, 'taxClass', p.tax_class, 'images', p.images, 'imageAlts', p.image_alts,
    'measure', ${measureJson('p.measure')}, 'digital', p.digital,
    'weight', p.details->'weight', 'dimensions', p.details->'dimensions', 'hsCode', p.details->>'hsCode',
    'originCountry', p.details->>'originCountry', 'vendor', p.details->>'vendor', 'condition', p.details->>'condition',
    'custom', coalesce(p.details->'custom', '{}'),
    'variants', ${variants}
  )`,
  columns: productColumns,
  lines: { member: 'variants', columns: variantColumns, repeated: ['slug'] },
}

const stock: Kind = {
  scope: 'WRITE_INVENTORY',
  from: `products p left join variants v on p.in_variants and v.shop_id = p.shop_id and v.product_id = p.id
      and v.deleted_at is null
    where p.shop_id = :shopId and p.kind = 'product' and p.deleted_at is null and p.holds_stock
      and (v.id is not null or not p.in_variants)`,
  key: 'coalesce(v.id, p.id)',
  record: `json_build_object(
    'id', coalesce(v.id, p.id), 'sku', case when v.id is null then p.sku else v.sku end, 'slug', p.slug, 'name', p.name,
    'variant', v.name, 'quantity', case when v.id is null then p.quantity + p.held else v.quantity + v.held end,
    'held', coalesce(v.held, p.held), 'available', coalesce(v.quantity, p.quantity)
  )`,
  columns: [
    ...(['id', 'sku', 'slug', 'name', 'variant'].map((name) => ({ name, as: 'text' })) as Column[]),
    ...(['quantity', 'held', 'available'].map((name) => ({ name, as: 'stock' })) as Column[]),
  ],
}

const customers: Kind = {
  scope: 'WRITE_CUSTOMERS',
  from: 'customers c where c.shop_id = :shopId',
  key: 'c.email',
  record: `json_build_object(
    'email', c.email, 'name', c.name, 'phone', c.phone, 'active', c.active, 'tags', c.tags,
    'custom', coalesce(c.custom, '{}'),
    'newsletter', exists (
      select from newsletter_subscriptions n
      where n.shop_id = c.shop_id and n.email = c.email and n.status = 'subscribed'
    )
  )`,
  columns: customerColumns,
}

const coupons: Kind = {
  scope: 'WRITE_DISCOUNTS',
  from: 'coupons c where c.shop_id = :shopId and c.deleted_at is null',
  key: 'c.code',
  record: `json_build_object(
    'code', c.code, 'title', c.title, 'type', c.type,
    'discount', c.discount / case c.type when 'fixed' then cast(:scale as float8) else 100 end,
    'minimumOrderAmount', ${major('c.minimum_order_amount')}, 'startDate', ${jsonTime('c.starts_at')},
    'endDate', ${jsonTime('c.ends_at')}, 'appliesTo', c.applies_to, 'freeShipping', c.free_shipping,
    'active', c.active, 'usageLimit', c.usage_limit, 'perUserLimit', c.per_user_limit
  )`,
  columns: couponColumns,
}

const items = `(select coalesce(json_agg(json_build_object(
    'product', i.product_id, 'item', i.name, 'variant', i.variant_name, 'sku', i.details->>'sku', 'quantity', i.quantity,
    'unitPrice', ${major('i.unit_price')}, 'itemDiscount', ${major('i.discount')}, 'shipped', i.shipped
  ) order by i.position), '[]')
  from order_items i where i.shop_id = o.shop_id and i.order_id = o.id)`

/** An order that was imported has no coupon of the store, but may have a discount by one. */
const coupon = `coalesce(o.coupon->>'code', (
    select one->>'name' from jsonb_array_elements(o.discounts) as one where one->>'kind' = 'coupon' limit 1
  ))`

const refundedAt = `(select max(r.created_at) from refunds r
  where r.shop_id = o.shop_id and r.order_id = o.id and r.kind = 'refund' and r.state = 'succeeded')`

const orders: Kind = {
  scope: 'WRITE_ORDERS',
  from: 'orders o where o.shop_id = :shopId and o.deleted_at is null',
  key: 'o.id',
  record: `json_build_object(
    'number', coalesce(o.external_number, cast(o.number as text)), 'placed', ${jsonTime('o.created_at')},
    'paid', ${jsonTime('o.paid_at')}, 'status', o.status, 'paymentStatus', o.payment_status,
    'payment', o.paid_by->>'reference', 'email', nullif(o.email, ''), 'currency', o.currency,
    'subtotal', ${major('o.subtotal')}, 'shipping', ${major('o.shipping_cost')}, 'discount', ${major('o.discount')},
    'tax', ${major('o.tax_added')}, 'taxes', coalesce(tax_lines(o.taxes, cast(:scale as float8)), '[]'),
    'total', ${major('o.total')}, 'refunded', ${major('o.refunded')}, 'refundedAt', ${jsonTime(refundedAt)},
    'coupon', ${coupon}, 'note', o.note, 'toShip', o.to_ship,
    'shippingAddress', o.shipping_address, 'billingAddress', o.billing_address, 'items', ${items}
  )`,
  columns: orderColumns,
  lines: { member: 'items', columns: orderLineColumns, repeated: ['number'] },
}

export const kinds: Record<TableKind, Kind> = { products, stock, customers, coupons, orders }

/** An export, and how far it is. */
export interface Step {
  id: string
  shopId: string
  kind: TableKind
  format: 'csv' | 'ndjson'
  done: number
  after: string
  written: number
}
