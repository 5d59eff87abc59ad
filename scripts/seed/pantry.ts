import { category, choices, shelf } from './product.ts'
import type { SeedProduct } from './types.ts'

const categories = {
  pantry: category('Pantry'),
  kitchen: category('Kitchen'),
  gifts: category('Gifts'),
}

const pantry = shelf(categories.pantry)
const kitchen = shelf(categories.kitchen)
const gifts = shelf(categories.gifts)

/** The categories of the products that the restaurant sells besides its menu. */
export const pantryCategories = Object.values(categories)

export const pantryProducts: SeedProduct[] = [
  pantry('House Tomato Sauce', 5.5, {
    quantity: 60,
    measure: { amount: 350, unit: 'g' },
    tags: ['sauce', 'vegan'],
  })`
    The sauce under our Margherita, cooked with basil stalks and bottled on Mondays. One jar covers pasta for
    three.`,
  pantry('Burnt Onion Chutney', 4.95, { quantity: 48, tags: ['preserve', 'vegan'] })`
    Onions taken almost too far, then calmed with cider vinegar and sugar. Made for cheese on toast.`,
  pantry('Slow Lentil Ragu', 6.25, { quantity: 36, tags: ['sauce', 'vegan'] })`
    Five hours of tomatoes, red wine and lentils in a jar that needs five minutes. Serves two generously.`,
  pantry('Wood-Oven Peppers', 5.75, { quantity: 40, tags: ['preserve', 'vegan'] })`
    Red peppers blistered at the mouth of the oven and packed in oil with garlic. Keep the oil for dressings.`,
  pantry('Sharp Lemon Curd', 4.75, { quantity: 44, tags: ['preserve', 'sweet'] })`
    The filling of our layer cake, with twice the lemon of most recipes. Eat it within a month of opening.`,
  pantry('Chilli Honey', 6.5, {
    quantity: 52,
    measure: { amount: 230, unit: 'g' },
    tags: ['condiment', 'sweet'],
  })`
    Somerset honey warmed with dried red chillies and strained. It goes on halloumi, pizza and roast carrots.`,
  pantry('Peppercorn Rub', 4.5, { quantity: 55, tags: ['spice', 'vegan'] })`
    Black and green peppercorns cracked with salt, mustard seed and thyme. Press it into a steak an hour early.`,
  pantry('Ginger Broth Spice Mix', 4.25, { quantity: 50, tags: ['spice', 'vegan'] })`
    Dried ginger, star anise and white pepper for the broth in our noodles. A spoonful seasons a litre of stock.`,
  pantry('Crisp Chilli Oil', 7.25, {
    tags: ['oil', 'vegan'],
    variants: choices('Heat', { Gentle: 24, Honest: 18 }),
  })`
    Rapeseed oil full of fried garlic, shallots and chilli flakes. Shake the bottle before you pour.`,
  pantry('Cold-Pressed Rapeseed Oil', 8.5, {
    measure: { amount: 500, unit: 'ml' },
    quantity: 34,
    tags: ['oil', 'vegan'],
  })`
    Pressed on a farm in the Cotswolds from a single harvest. Nutty enough for salads and steady enough to fry in.`,
  pantry('Basil Olive Oil', 11.5, {
    compareAtPrice: 13.5,
    measure: { amount: 250, unit: 'ml' },
    quantity: 26,
    tags: ['oil', 'vegan'],
  })`
    Green Sicilian oil pressed together with fresh basil leaves. A thread of it finishes a soup.`,
  pantry('Aged Cider Vinegar', 6.95, { quantity: 30, tags: ['condiment', 'vegan'] })`
    Two years in oak give it the colour of tea and a round, sweet edge. It dresses the leaves at every table.`,
  pantry('Stone-Ground Bread Flour', 4.95, {
    measure: { amount: 1.5, unit: 'kg' },
    quantity: 45,
    tags: ['baking', 'vegan'],
  })`
    The strong white flour in our loaves and pizza dough, in bags of one and a half kilos. Milled in Wiltshire.`,
  pantry('Carnaroli Risotto Rice', 5.95, {
    measure: { amount: 1, unit: 'kg' },
    quantity: 38,
    tags: ['grain', 'vegan'],
  })`
    A firm rice that forgives a cook who looks away. One kilo makes ten bowls.`,
  pantry('House Roast Coffee', 9.5, {
    tags: ['coffee', 'drinks'],
    variants: choices('Grind', { 'Whole Bean': 30, Filter: 20, Espresso: 22 }),
  })`
    The beans behind our flat white, roasted across the river each Tuesday. Tastes of cocoa, plum and toast.`,
  pantry('Dried Garden Mint Tea', 4.5, { quantity: 42, tags: ['tea', 'drinks'] })`
    Mint from the pots by the door, dried slowly above the oven. Twenty pots of tea in each tin.`,
  pantry('Hibiscus and Rosehip Tea', 4.95, { quantity: 39, tags: ['tea', 'drinks'] })`
    A tart, ruby infusion without caffeine. Brew it double and pour it over ice in summer.`,
  pantry('Bake-at-Home Sourdough', 4.25, { quantity: 20, tags: ['bread', 'vegan'] })`
    Our small loaf, baked nearly to the end and wrapped for your oven. Twelve minutes later it crackles.`,
  pantry('Sea Salt Breadsticks', 3.5, {
    measure: { amount: 20, unit: 'piece' },
    quantity: 46,
    tags: ['bread', 'snack'],
  })`
    A box of twenty thin breadsticks rolled in Cornish salt. They keep for three weeks if nobody finds them.`,
  kitchen('Copper Ladle Apron', 28, {
    tags: ['apron', 'cotton'],
    variants: choices('Colour', { Rust: 14, Ink: 16, Cream: 10 }),
  })`
    Heavy cotton with crossed straps and a pocket for the thermometer. The ladle is stitched on the bib.`,
  kitchen('Kitchen Crew Shirt', 34, {
    tags: ['clothing', 'cotton'],
    variants: choices('Size', { Small: 8, Medium: 12, Large: 12 }),
  })`
    The short-sleeved work shirt our cooks wear on the line. Washes at sixty degrees and hardly creases.`,
  kitchen('Copper Ladle Stockpot', 89, { compareAtPrice: 110, quantity: 9, tags: ['cookware'] })`
    An eight-litre steel pot with a copper core and our name on the lid. It suits every hob, induction too.`,
  kitchen('Little Saucepan', 42, { quantity: 15, tags: ['cookware'] })`
    A one-litre pan with a pouring lip on both sides. Right for gravy, custard and a single portion of porridge.`,
  kitchen('Canvas Market Bag', 16.5, { quantity: 33, tags: ['bag', 'cotton'] })`
    A stiff canvas bag that stands up while you fill it. Long handles go over a winter coat.`,
  kitchen('Olive Oil Hand Soap', 6.75, { quantity: 47, tags: ['soap', 'vegan'] })`
    A plain bar with coffee grounds from our own machine. It takes garlic off your fingers.`,
  kitchen('The Copper Ladle Cookbook', 25, { compareAtPrice: 30, quantity: 28, tags: ['book'] })`
    Eighty recipes from nine years of short menus, written for home ovens. Each one fits on a single page.`,
  gifts('Sunday Supper Hamper', 48, { quantity: 12, tags: ['hamper'] })`
    Ragu, risotto rice, basil oil and breadsticks in a canvas bag. Supper for four without a shopping list.`,
  gifts('Breakfast Hamper', 39, { compareAtPrice: 45, quantity: 14, tags: ['hamper', 'sweet'] })`
    A loaf, lemon curd, chilli honey and a bag of coffee, packed in straw. We tuck your note under the ribbon.`,
  gifts('Pizza Night Voucher', 30, { quantity: 80, tags: ['voucher'] })`
    Two pizzas and a jug of lemonade at the long table, on any evening. Valid for a year from the day you buy it.`,
  gifts('Windowsill Herb Pot', 14.5, { quantity: 18, tags: ['plant'] })`
    Basil, thyme and oregano growing together in a terracotta pot. Water it from below and pick it often.`,
]
