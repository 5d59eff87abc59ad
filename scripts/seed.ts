import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { days, fromNow, minutes } from '../src/base/clock.ts'
import type { Shop } from '../src/base/context.ts'
import { newId } from '../src/base/ids.ts'
import { scaleOf, toMinor } from '../src/base/money.ts'
import { root } from '../src/base/root.ts'
import type { Config } from '../src/config/config.ts'
import { type Database, type Transaction, transaction } from '../src/db/database.ts'
import type { Dependencies } from '../src/dependencies.ts'
import { measureIn } from '../src/services/amounts/measures.ts'
import * as banners from '../src/services/content/banners.ts'
import * as blogs from '../src/services/content/blogs.ts'
import * as discounts from '../src/services/coupons/discounts.ts'
import { detailsOf } from '../src/services/goods/details.ts'
import { setHours } from '../src/services/hours/settings.ts'
import { menuColumn } from '../src/services/menu-times/menu-times.ts'
import * as automaticDiscounts from '../src/services/promotions/automatic-discounts.ts'
import { findShop } from '../src/services/shared/shop.ts'
import * as shopSettings from '../src/services/stores/shop-settings.ts'
import * as stores from '../src/services/stores/stores.ts'
import * as tables from '../src/services/tables/tables.ts'
import * as taxRates from '../src/services/taxes/rates.ts'
import * as taxRegistrations from '../src/services/taxes/registrations.ts'
import { addBookings } from './seed/bookings.ts'
import { businessCatalogue } from './seed/business.ts'
import { digitalCatalogue } from './seed/digital.ts'
import { addDraft } from './seed/drafts.ts'
import { addExamples, example, nameFile } from './seed/examples.ts'
import { addFiles } from './seed/files.ts'
import { restaurantCatalogue } from './seed/restaurant.ts'
import { addReturns } from './seed/returns.ts'
import { addSales } from './seed/sales.ts'
import { shopCatalogue } from './seed/shop.ts'
import { makeSpeakers, speak } from './seed/speak.ts'
import type { SeedItem, SeedStore } from './seed/types.ts'

/** The owner of the demo stores. Sign in to the console with this address and the code from the mailbox. */
export const merchant = { email: 'merchant@demo.example', name: 'Ada Demo' }
const catalogues = [shopCatalogue, digitalCatalogue, restaurantCatalogue, businessCatalogue]

/**
 * Creates the demo merchant with a store of each type, unless they exist, and any missing pictures in the
 * data folder and files of its digital products. It may run any number of times, in any number of processes,
 * with the same result.
 */
export async function seed(db: Database, dependencies: Dependencies): Promise<void> {
  const { config } = dependencies
  cpSync(join(root, 'scripts/seed/pictures'), join(config.dataFolder, 'pictures'), {
    recursive: true,
    force: false,
  })
  await transaction(db, async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(7071953)')
    const owner = await tx('users').where({ email: merchant.email }).first('id')
    if (owner) return movePictures(tx, owner.id, config)
    const ownerId = newId()
    await tx('users').insert({ id: ownerId, ...merchant })
    const shoppers = await makeSpeakers(tx)
    const shops: Shop[] = []
    for (const catalogue of catalogues) shops.push(await openStore(tx, ownerId, catalogue, dependencies))
    // The examples come before anybody speaks, because comments refer to the ids of posts.
    await addExamples(tx, ownerId, dependencies)
    const shop = shops[catalogues.indexOf(shopCatalogue)]!
    await addSales(tx, shop, shoppers)
    await addDraft(tx, dependencies, shop, example('f1'))
    await addReturns(tx, shop, { id: example('e1'), itemId: example('51') })
    await addBookings(tx, shops[catalogues.indexOf(businessCatalogue)]!)
    for (const shop of shops) await speak(tx, shop, shoppers)
  })
  await addFiles(db, dependencies, merchant.email)
  await nameFile(db)
}

async function openStore(
  tx: Transaction,
  ownerId: string,
  store: SeedStore,
  { config, cardProviders }: Dependencies,
): Promise<Shop> {
  const { terms, privacy, shipping, returns: refunds, imprint } = store.policies
  const gateways = Object.keys(cardProviders)
  const { _id: shopId } = await stores.create(tx, ownerId, store, gateways, store.id)
  await stores.update(tx, ownerId, shopId, {
    logo: pictureUrl(config, logoFile(store)),
    theme: { primaryColor: store.theme.primary, backgroundColor: store.theme.background },
    contact: store.contact,
    socials: store.socials,
    policies: { terms, privacy, shipping, refunds, imprint },
  })
  if (store.invoices)
    await tx('shops')
      .where({ id: shopId })
      .update({ invoices: JSON.stringify(store.invoices) })
  await addItems(tx, shopId, store, config)
  await tx('payment_methods').insert({
    id: newId(),
    shop_id: shopId,
    option: 'bank-transfer',
    settings: {
      // An IBAN in euros gets a Girocode; this one is the example of the standard.
      accountNumber: store.currency === 'EUR' ? 'DE89370400440532013000' : '0000000000',
      accountName: store.name,
      bankCode: '000',
      bankName: 'Demo Bank',
      bankId: 'demo-bank',
    },
  })
  const shop = (await findShop(tx, shopId))!
  const { shipping: rates, collection } = store
  const taxes = store.taxes?.settings
  await shopSettings.update(tx, shop, {
    shipping: rates,
    collection,
    showPriorPrice: true,
    feeds: { enabled: true },
    taxes,
  })
  if (store.hours) await setHours(tx, shop, store.hours)
  if (store.tables) await tx('payment_methods').insert({ id: newId(), shop_id: shopId, option: 'at-pickup' })
  for (const table of store.tables ?? []) await tables.create(tx, shop, table)
  for (const registration of store.taxes?.registrations ?? [])
    await taxRegistrations.create(tx, shop, registration)
  for (const rate of store.taxes?.rates ?? []) await taxRates.create(tx, shop, rate)
  const pictureOf = (slug: string) => pictureUrl(config, pictureFile(store, { slug }))
  for (const { cover, ...post } of store.posts)
    await blogs.create(tx, shop, { ...post, cover: pictureOf(cover), published: true })
  for (const [position, { image, ...banner }] of store.banners.entries())
    await banners.create(tx, shop, { ...banner, image: pictureOf(image), placement: 'home', position })
  await discounts.create(tx, shop, {
    code: 'WELCOME10',
    title: '10% off your order',
    type: 'percentage',
    discount: 10,
  })
  for (const discount of store.automaticDiscounts ?? []) await automaticDiscounts.create(tx, shop, discount)
  return shop
}

/**
 * Adds the items of a store in three statements. The first item of the catalogue is the newest, so it is
 * listed first.
 */
async function addItems(tx: Transaction, shopId: string, store: SeedStore, config: Config): Promise<void> {
  const scale = scaleOf(store.currency)
  const categoryIds = new Map(
    store.categories.map(({ slug }, place) => [slug, store.exampleIds.categories[place] ?? newId()]),
  )
  const categories = store.categories.map(({ name, slug }) => ({
    id: categoryIds.get(slug)!,
    shop_id: shopId,
    name,
    slug,
  }))
  const rowOf = (item: SeedItem & { category?: string }, place: number) => ({
    id: newId(),
    shop_id: shopId,
    category_id: categoryIds.get(item.category ?? '') ?? null,
    name: item.name,
    description: item.description,
    price: toMinor(item.price, scale),
    images: [pictureUrl(config, pictureFile(store, item))],
    created_at: fromNow(-place * minutes),
    updated_at: fromNow(-place * minutes),
  })
  const groupIds = new Map((store.modifierGroups ?? []).map(({ name }) => [name, newId()]))
  const idsOf = (names: string[] = []) => names.map((name) => groupIds.get(name)!)
  const foods = store.foods.map((food, place) => ({
    ...rowOf(food, place),
    kind: 'food' as const,
    modifier_groups: idsOf(food.modifiers),
    available_at: menuColumn(store.menuTimes?.[food.name]) ?? null,
    allergens: null,
    diet: [],
    ...store.dietary?.[food.name],
  }))
  const groups = (store.modifierGroups ?? []).map(({ options, ...group }) => ({
    id: groupIds.get(group.name)!,
    shop_id: shopId,
    name: group.name,
    min: group.min ?? 0,
    max: group.max ?? null,
    included: group.included ?? 0,
    pricing: group.pricing ?? 'sum',
    allow_quantities: group.allowQuantities ?? false,
    options: JSON.stringify(
      options.map((option) => ({
        ...{ _id: newId(), name: option.name, price: toMinor(option.price ?? 0, scale) },
        ...{ default: option.default ?? false, available: true, soldOutUntil: null },
        ...{
          foodId: foods.find(({ name }) => name === option.food)?.id ?? null,
          groups: idsOf(option.groups),
        },
      })),
    ),
  }))
  const services = (store.services ?? []).map(({ durationMinutes, ...service }, place) => ({
    ...rowOf(service, place),
    kind: 'service' as const,
    duration_minutes: durationMinutes ?? null,
  }))
  const products = store.products.map((product, place) => ({
    ...rowOf(product, place),
    id: store.exampleIds.products[place] ?? newId(),
    slug: product.slug,
    compare_at_price: product.compareAtPrice === undefined ? null : toMinor(product.compareAtPrice, scale),
    measure: product.measure ? measureIn(store, product.measure) : null,
    quantity: product.quantity,
    barcode: product.barcode ?? null,
    details: tx.raw('changed_details(null, ?)', [JSON.stringify(detailsOf(product))]),
    tags: product.tags,
    in_variants: product.variants !== undefined,
    digital: product.digital ? { allAccess: false, ...product.digital } : null,
  }))
  const variants = store.products.flatMap((product, place) =>
    (product.variants ?? []).map((variant, position) => ({
      id: newId(),
      shop_id: shopId,
      product_id: products[place]!.id,
      name: variant.name,
      price: variant.price === undefined ? null : toMinor(variant.price, scale),
      quantity: variant.quantity,
      options: variant.options,
      position,
    })),
  )
  if (categories.length > 0) await tx('categories').insert(categories)
  // A reduction has a price before it only if shoppers could buy at that.
  const before = products.flatMap(({ id, compare_at_price: price }) =>
    price === null
      ? []
      : [{ shop_id: shopId, record_id: id, begins_at: fromNow(-90 * days), price, reduced: false }],
  )
  if (before.length > 0) await tx('price_history').insert(before)
  await tx('products').insert([...products, ...foods, ...services])
  if (variants.length > 0) await tx('variants').insert(variants)
  if (groups.length > 0) await tx('modifier_groups').insert(groups)
}

/**
 * Updates the addresses of the pictures, which are absolute, after the Store API has moved to another one.
 */
async function movePictures(tx: Transaction, ownerId: string, config: Config): Promise<void> {
  const [ours, base] = ['^https?://[^/]+/pictures/', pictureUrl(config, '')]
  const shops = tx('shops').where({ owner_id: ownerId })
  await shops.clone().update({ logo: tx.raw('regexp_replace(logo, ?, ?)', [ours, base]) })
  for (const [table, column] of [
    ['blogs', 'cover'],
    ['banners', 'image'],
  ] as const) {
    await tx(table)
      .whereIn('shop_id', shops.clone().select('id'))
      .whereRaw('?? ~ ? and not starts_with(??, ?)', [column, ours, column, base])
      .update({ [column]: tx.raw('regexp_replace(??, ?, ?)', [column, ours, base]) })
  }
  await tx('products')
    .whereIn('shop_id', shops.clone().select('id'))
    .whereRaw('images[1] ~ ? and not starts_with(images[1], ?)', [ours, base])
    .update({ images: tx.raw('array(select regexp_replace(unnest(images), ?, ?))', [ours, base]) })
}

/** The logo is a PNG, because it is also what is shown of a page whose own picture is an SVG. */
function logoFile({ slug }: SeedStore): string {
  return `${slug}.png`
}

function pictureFile(store: SeedStore, { slug }: Pick<SeedItem, 'slug'>): string {
  return `${store.slug}-${slug}.svg`
}

function pictureUrl({ publicUrls }: Config, file: string): string {
  return `${publicUrls.store}/pictures/${file}`
}
