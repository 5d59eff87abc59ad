import { createHash } from 'node:crypto'

/** The material of a catalogue: a category's name, its things, and roughly what they cost, in whole units of money. */
const departments = [
  ['Lighting', 25, 240, 'colour', ['Table Lamp', 'Floor Lamp', 'Pendant', 'Wall Light', 'Lantern']],
  ['Kitchen', 8, 120, 'colour', ['Saucepan', 'Kettle', 'Chopping Board', 'Mixing Bowl', 'Coffee Pot']],
  ['Tableware', 6, 60, 'colour', ['Plate', 'Mug', 'Carafe', 'Serving Dish', 'Egg Cup']],
  ['Furniture', 80, 900, 'colour', ['Armchair', 'Side Table', 'Bookcase', 'Bench', 'Desk']],
  ['Bedding', 15, 180, 'colour', ['Duvet Cover', 'Pillowcase', 'Blanket', 'Sheet', 'Throw']],
  ['Coats & Jackets', 60, 320, 'size', ['Raincoat', 'Parka', 'Cardigan', 'Waistcoat', 'Overshirt']],
  ['Shirts & Tops', 18, 90, 'size', ['Shirt', 'T-Shirt', 'Polo', 'Jumper', 'Blouse']],
  ['Shoes', 40, 220, 'shoe', ['Trainers', 'Sandals', 'Ankle Boots', 'Loafers', 'Slippers']],
  ['Bags', 20, 260, 'colour', ['Backpack', 'Tote', 'Satchel', 'Wallet', 'Weekend Bag']],
  ['Stationery', 3, 40, null, ['Notebook', 'Fountain Pen', 'Desk Calendar', 'Pencil Case', 'Sketchbook']],
  ['Garden', 6, 150, null, ['Planter', 'Watering Can', 'Trowel', 'Bird Feeder', 'Hose Reel']],
  ['Toys & Games', 7, 80, null, ['Puzzle', 'Building Set', 'Card Game', 'Kite', 'Wooden Train']],
] as const

const materials =
  'Oak Walnut Linen Cotton Wool Brass Copper Steel Cork Bamboo Leather Canvas Ceramic Glass Ash'
const characters =
  'Plain Round Tall Small Folding Striped Classic Light Sturdy Soft Woven Modern Simple Fine Wide'
const uses = [
  'everyday',
  'gift',
  'handmade',
  'repairable',
  'new season',
  'outdoor',
  'small spaces',
  'classic',
]
const choices = {
  colour: ['Colour', ['Moss', 'Ink', 'Clay', 'Oat']],
  size: ['Size', ['S', 'M', 'L', 'XL']],
  shoe: ['Size', ['38', '40', '42', '44']],
} as const

export const categoryNames: readonly string[] = departments.map(([name]) => name)

export interface SeededVariant {
  name: string
  options: Record<string, string>
  quantity: number
}

export interface SeededProduct {
  name: string
  category: string
  description: string
  /** In minor units. */
  price: number
  compareAtPrice: number | null
  quantity: number
  tags: string[]
  variants: SeededVariant[]
}

/** Returns product number `n` of a made-up catalogue: the same each time, with a price in a currency of this scale. */
export function productNumber(n: number, scale: number): SeededProduct {
  const chance = chances(n)
  const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)]!
  const [category, least, most, choice, things] = pick(departments)
  const [material, character, thing, series] = [
    pick(materials.split(' ')),
    pick(characters.split(' ')),
    pick(things),
    seriesNumber(Math.floor(n / 20)),
  ]
  // Most things are cheap: squaring a uniform fraction of the range favours low prices.
  const price = Math.round(least + (most - least) * chance() ** 2) * scale - (scale >= 100 ? scale / 100 : 0)
  const stock = () => (chance() < 0.05 ? 0 : 1 + Math.floor(chance() * 200))
  const [option, values] = choice && chance() < 0.4 ? choices[choice] : [null, []]
  const variants = values.map((name) => ({ name, options: { [option!]: name }, quantity: stock() }))
  return {
    name: `${series} ${character} ${thing} in ${material}`,
    category,
    description: `A ${character.toLowerCase()} ${thing.toLowerCase()} in ${material.toLowerCase()} of our series ${series}, made to be used every day and to be repaired when it breaks.`,
    price,
    compareAtPrice: chance() < 0.1 ? Math.round(price * 1.25) : null,
    quantity: variants.length > 0 ? 0 : stock(),
    tags: [...new Set([pick(uses), pick(uses)])],
    variants,
  }
}

/** Spells a number as a pronounceable name, such as Bakelo, unique up to a million. */
function seriesNumber(n: number): string {
  const [consonants, vowels] = ['bdfghjklmnprstvwxzcy', 'aeiou']
  const syllable = (value: number) => consonants[Math.floor(value / 5)]! + vowels[value % 5]!
  const name = [n, n / 100, n / 10_000].map((rest) => syllable(Math.floor(rest) % 100)).join('')
  return name[0]!.toUpperCase() + name.slice(1)
}

/** Returns 32 numbers from 0 to 1 that look random but are the same for each seed. */
function chances(seed: number): () => number {
  const bytes = createHash('sha512').update(String(seed)).digest()
  let at = 0
  return () => {
    const chance = bytes.readUInt16BE(at) / 2 ** 16
    at += 2
    return chance
  }
}
