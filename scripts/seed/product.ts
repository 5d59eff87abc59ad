import type { SeedCategory, SeedFood, SeedPost, SeedProduct, SeedService, SeedVariant } from './types.ts'

type Details = Partial<SeedProduct> & Pick<SeedProduct, 'tags'>

export function category(name: string): SeedCategory {
  return { name, slug: slugOf(name) }
}

/**
 * Returns a function that makes one category's products. Details that a whole category shares are given once,
 * here; the description follows each product as a template, so that an entry of the catalogue stays a few
 * lines:
 *
 *     bags('Raffia Tote', 14500, { quantity: 12, tags: ['raffia'] })`Woven by hand. Lined with cotton.`
 */
export function shelf({ slug: category }: SeedCategory, shared: Partial<SeedProduct> = {}) {
  return (name: string, price: number, details: Details) =>
    (description: TemplateStringsArray): SeedProduct => ({
      name,
      slug: slugOf(name),
      category,
      price,
      quantity: details.variants?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
      ...shared,
      ...details,
      description: text(description),
    })
}

/** Returns a function that makes one category's foods, as `shelf` does for products. */
export function menu({ slug: category }: SeedCategory) {
  return (name: string, price: number, modifiers: string[] = []) =>
    (description: TemplateStringsArray): SeedFood => ({
      name,
      modifiers,
      slug: slugOf(name),
      category,
      price,
      description: text(description),
    })
}

/** Makes a service, with its duration in minutes if that is known; its description follows as a template. */
export function offer(name: string, price: number, durationMinutes?: number) {
  return (description: TemplateStringsArray): SeedService => ({
    name,
    slug: slugOf(name),
    price,
    durationMinutes,
    description: text(description),
  })
}

/** Makes a blog post; its content follows as a template. */
export function post(title: string, details: Pick<SeedPost, 'excerpt' | 'tags' | 'cover'>) {
  return (content: TemplateStringsArray): SeedPost => ({
    title,
    slug: slugOf(title),
    ...details,
    content: markdown(content),
  })
}

/** Returns a template's Markdown without the indentation of the source; its reader joins the lines. */
function markdown([raw = '']: TemplateStringsArray): string {
  return raw.replace(/^ +/gm, '').trim()
}

/** Returns a template's text on one line, no matter how the source wraps it. */
export function text([raw = '']: TemplateStringsArray): string {
  return raw.replace(/\s+/g, ' ').trim()
}

/** Makes one variant for each value of an option, with its quantity or its quantity and price. */
export function choices(option: string, values: Record<string, number | [number, number]>): SeedVariant[] {
  return Object.entries(values).map(([name, value]) => {
    const [quantity, price] = [value].flat()
    return { name, quantity: quantity!, options: { [option]: name }, ...(price && { price }) }
  })
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
