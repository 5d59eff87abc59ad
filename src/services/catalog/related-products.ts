import type { Shop } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { type Found, pageSql } from '../../db/versioned-sql.ts'
import { type CachedReply, cachedList } from '../shared/cached-replies.ts'
import { bindingsOf, cachedProduct, type Product, type ProductBindings } from './product-projection.ts'

const shown = `
  other.kind = 'product' and other.listed and other.deleted_at is null and other.id <> product.id`

// Both sources are read from an index in the order of the list, and only as far as the list is long: a
// category or a tag that 100,000 products have makes this no slower. Tags are read only if the category has
// too few products. Whether a tagged product is listed is checked one by one: PostgreSQL would reverse a join
// and begin with every product.
const related = statement<ProductBindings & { id: string; known: string }, Found>(
  'products.related',
  `with product as (
        select id, category_id, tags from products
        where shop_id = :shopId and kind = 'product' and listed and deleted_at is null and (id = :id or slug = :id)
        order by id = :id desc limit 1
      ),
      in_category as (
        select other.id from product, lateral (
          select other.id from products other
          where other.shop_id = :shopId and other.category_id = product.category_id and ${shown}
          order by other.created_at desc, other.id desc limit 12
        ) other
      ),
      tagged as (
        select distinct other.id from product, unnest(product.tags) as own (tag), lateral (
          select product_id as id from product_tags
          where shop_id = :shopId and tag = own.tag and product_id not in (select id from in_category)
            and (select ${shown} from products other where other.shop_id = :shopId and other.id = product_id)
          order by created_at desc, product_id desc limit 12
        ) other
        where (select count(*) from in_category) < 12
      )
      select found.* from product, (${pageSql(
        'null',
        `select products.*, products.xmin as written, place
          from (select id, 1 as place from in_category union all select id, 2 from tagged) candidates
          join products on products.id = candidates.id and products.shop_id = :shopId
          order by place, products.created_at desc, products.id desc limit 12`,
        cachedProduct,
      )}) found`,
)

const readRelated = cachedList<{ products: Product[] }>(
  'products.related',
  'products',
  'productNotFound',
  (db, { shop, id, known }) => related(db, { ...bindingsOf(shop), id, known }),
)

/**
 * Returns at most 12 other listed products: those of the same category, then those that share a tag, each
 * newest first. The product is named by its id or slug; a match by id wins. Throws productNotFound, also for a
 * product that is not listed.
 */
export function listRelated(
  db: Database,
  shop: Shop,
  id: string,
): Promise<CachedReply<{ products: Product[] }>> {
  return readRelated(db, shop, id)
}
