import type { components } from '../../generated/apps.types.ts'
import type { InvoiceSettings } from '../../src/services/invoices/settings.ts'
import type { NewAutomaticDiscount } from '../../src/services/promotions/automatic-discounts.ts'
import type { ShippingSettings } from '../../src/services/shipping/zones.ts'
import type * as rates from '../../src/services/taxes/rates.ts'
import type * as registrations from '../../src/services/taxes/registrations.ts'

type TaxSettings = components['schemas']['TaxSettings']
type NewTaxRegistration = Parameters<typeof registrations.create>[2]
type NewTaxRate = Parameters<typeof rates.create>[2]

export interface SeedStore {
  /** The id of the store in the examples of the contract, which work unchanged on it. */
  id: string
  /** The ids of its first products and categories in those examples. */
  exampleIds: { products: string[]; categories: string[] }
  name: string
  slug: string
  type: 'digital' | 'ecommerce' | 'restaurant' | 'business'
  /** ISO 4217. */
  currency: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** IANA. */
  timeZone: string
  description: string
  contact: { email: string; phone: string }
  /** The address of the store's page at each network. */
  socials: Record<string, string>
  theme: { primary: string; accent: string; background: string }
  /** The shipping rates; a store that ships nothing has none. Amounts in major units. */
  shipping?: ShippingSettings
  /** The place where orders can be collected. */
  collection?: { address: string; openingHours: string }
  hours?: components['schemas']['HoursSettings']
  tables?: { name: string; area?: string }[]
  policies: { returns: string; privacy: string; terms: string; shipping: string; imprint?: string }
  /** A store without them issues no invoices. */
  invoices?: InvoiceSettings
  /** A store without them computes no taxes. */
  taxes?: { settings: TaxSettings; registrations: NewTaxRegistration[]; rates: NewTaxRate[] }
  categories: SeedCategory[]
  products: SeedProduct[]
  foods: SeedFood[]
  /** Allergens and diets of its dishes, by their names. */
  dietary?: Record<string, Pick<components['schemas']['Food'], 'allergens' | 'diet'>>
  /** When dishes are offered that are not always, by their names. */
  menuTimes?: Record<string, NonNullable<components['schemas']['MenuPeriods']>>
  modifierGroups?: SeedModifierGroup[]
  services?: SeedService[]
  posts: SeedPost[]
  automaticDiscounts?: NewAutomaticDiscount[]
  /** The banners, in their order on the home page. */
  banners: SeedBanner[]
}

export interface SeedPost {
  title: string
  slug: string
  excerpt: string
  content: string
  tags: string[]
  /** The slug of the item whose picture is the cover. */
  cover: string
}

export interface SeedBanner {
  title: string
  /** The slug of the item whose picture it shows. */
  image: string
  /** A path of the storefront. */
  link: string
}

/** Options that come with foods; prices in major units of the store's currency. */
export interface SeedModifierGroup {
  name: string
  min?: number
  max?: number
  included?: number
  pricing?: 'sum' | 'highest'
  allowQuantities?: boolean
  options: {
    name: string
    price?: number
    default?: boolean
    /** The names of groups that stand before this one. */
    groups?: string[]
    /** The name of the dish that it is. */
    food?: string
  }[]
}

export interface SeedCategory {
  name: string
  slug: string
}

/** The common fields of products, foods and services. */
export interface SeedItem {
  name: string
  /** Identifies the item's picture. */
  slug: string
  /** In major units of the store's currency. */
  price: number
  description: string
}

export interface SeedFood extends SeedItem {
  /** The slug of one of the store's categories. */
  category: string
  /** The names of the store's modifier groups that come with it. */
  modifiers?: string[]
}

export interface SeedService extends SeedItem {
  durationMinutes?: number
}

type Details = components['schemas']['CreateProductRequest']

export interface SeedProduct extends SeedFood {
  /** Its price during the months before. */
  compareAtPrice?: number
  measure?: { amount: number; unit: 'g' | 'kg' | 'ml' | 'l' | 'piece' }
  /** The stock; that of a product with variants is their sum. */
  quantity: number
  /** EAN-13, from the range that is reserved for use inside a company (it starts with 2). */
  barcode?: string
  weight?: Details['weight']
  dimensions?: Details['dimensions']
  hsCode?: string
  originCountry?: string
  vendor?: string
  tags: string[]
  digital?: { accessType: 'lifetime' | 'pass'; allAccess?: boolean }
  variants?: SeedVariant[]
}

export interface SeedVariant {
  name: string
  /** In major units; without one the product's price applies. */
  price?: number
  quantity: number
  options: Record<string, string>
}
