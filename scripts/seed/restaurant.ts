import { pantryCategories, pantryProducts } from './pantry.ts'
import { category, menu, post, text } from './product.ts'
import { modifierGroups } from './restaurant-modifiers.ts'
import type { SeedStore } from './types.ts'

const categories = {
  starters: category('Starters'),
  mains: category('Mains'),
  pizzas: category('Pizzas'),
  sides: category('Sides'),
  desserts: category('Desserts'),
  drinks: category('Drinks'),
}

const starters = menu(categories.starters)
const mains = menu(categories.mains)
const pizzas = menu(categories.pizzas)
const sides = menu(categories.sides)
const desserts = menu(categories.desserts)
const drinks = menu(categories.drinks)

const kitchen = { lastOrderMinutes: 0, daysAhead: 7, slotMinutes: 15 }
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const everyDay = (from: string, minutes: number) => weekdays.map((day) => ({ day, from, minutes }))

export const restaurantCatalogue: SeedStore = {
  id: '665f1c2ab4e0d3a1c9f00003',
  exampleIds: { products: [], categories: [] },
  name: 'The Copper Ladle',
  slug: 'the-copper-ladle',
  type: 'restaurant',
  currency: 'GBP',
  country: 'GB',
  timeZone: 'Europe/London',
  description: text`
    A neighbourhood kitchen in Bristol with a wood oven, a short menu and a long table by the window. We cook
    what the market sends us and deliver it warm within three miles.`,
  contact: { email: 'table@copperladle.example.com', phone: '+441174960143' },
  socials: {
    instagram: 'https://instagram.example.com/thecopperladle',
    facebook: 'https://facebook.example.com/thecopperladle',
  },
  theme: { primary: '#9a3412', accent: '#65a30d', background: '#fff8f1' },
  policies: {
    returns: text`
      If a dish arrives cold, wrong or spoiled, call us within two hours and we will replace it or refund it.
      Orders can be cancelled free of charge until the kitchen starts on them. We cannot take back food that
      has been eaten.`,
    privacy: text`
      We use your name, address and phone number to cook and deliver your order. Allergy notes are kept with
      the order and deleted after thirty days. We write to you about new menus only if you asked us to.`,
    terms: text`
      Prices include VAT and are those on the menu at the time you order. Our kitchen handles nuts, gluten,
      milk, eggs and fish, so tell us about allergies before you pay. Dishes may change with the market.`,
    shipping: text`
      We deliver within three miles between noon and 9.30 in the evening, usually in forty minutes. Collection
      is ready in twenty minutes at the hatch on the side street. Delivery is free on orders above £25.`,
  },
  hours: {
    ways: {
      delivery: { ...kitchen, periods: everyDay('12:00', 570), leadMinutes: 40, capacity: 6 },
      pickup: { ...kitchen, periods: everyDay('12:00', 570), leadMinutes: 20, capacity: 8 },
      table: { ...kitchen, periods: everyDay('12:00', 600), leadMinutes: 0, capacity: 12 },
    },
    exceptions: [{ date: '2026-12-25', name: 'Christmas Day', periods: [] }],
  },
  tables: [
    ...['1', '2', '3', '4', 'Long table'].map((name) => ({ name, area: 'By the window' })),
    ...['T1', 'T2', 'T3'].map((name) => ({ name, area: 'Terrace' })),
  ],
  collection: {
    address: 'The hatch on the side street, 3 Sample Street, Bristol BS1 1AA',
    openingHours: 'Every day from noon to 9.30 in the evening; ready in twenty minutes',
  },
  shipping: {
    origin: {
      name: 'The Copper Ladle',
      phone: '+441174960143',
      line1: '3 Sample Street',
      city: 'Bristol',
      state: 'Bristol, City of',
      country: 'GB',
      postalCode: 'BS1 1AA',
    },
    zones: [
      {
        name: 'Bristol',
        countries: ['GB'],
        states: ['Bristol, City of'],
        rates: [
          { name: 'Our own bicycle', carrier: 'Ladle Bicycles', amount: 2.5, freeFrom: 25, etaDays: 0 },
        ],
      },
      {
        name: 'The rest of Great Britain',
        countries: ['GB'],
        rates: [
          {
            name: 'Pantry by post',
            carrier: 'Sample Post',
            amount: 4.95,
            etaDays: 3,
            minSubtotal: 10,
            carries: ['products'],
          },
        ],
      },
    ],
  },
  categories: [...Object.values(categories), ...pantryCategories],
  products: pantryProducts,
  modifierGroups,
  dietary: {
    'Roast Tomato and Basil Soup': { diet: ['vegan'], allergens: ['gluten'] },
    'Smoked Mackerel Plate': { allergens: ['fish', 'milk'] },
    'Cheddar Rarebit Fingers': { diet: ['vegetarian'], allergens: ['gluten', 'milk', 'mustard'] },
    'Crab Bisque': { allergens: ['crustaceans', 'milk', 'celery'] },
    'Rigatoni with Slow Tomato Ragu': { diet: ['vegan'], allergens: ['gluten', 'sulphites'] },
    'Wild Mushroom Risotto': { diet: ['vegetarian', 'gluten_free'], allergens: ['milk'] },
  },
  menuTimes: { 'Smoked Mackerel Plate': everyDay('12:00', 180) },
  foods: [
    starters('Roast Tomato and Basil Soup', 6.5)`
      Plum tomatoes blistered in the wood oven, then blended with basil stalks and a little chilli. Served with
      a heel of sourdough.`,
    starters('Smoked Mackerel Plate', 8.5)`
      Cornish mackerel smoked over oak in the yard, with pickled cucumber and horseradish cream. Enough for one
      hungry person or two polite ones.`,
    starters("Peach and Goat's Curd Salad", 7.75)`
      Charred peaches, bitter leaves and fresh curd under toasted hazelnuts. Dressed with honey, lemon and
      cracked pepper.`,
    starters('Cheddar Rarebit Fingers', 6.95)`
      Mature cheddar, mustard and brown ale grilled on thick white toast until it bubbles. Comes with a spoon
      of onion chutney.`,
    starters('Crab Bisque', 9.25)`
      Brown crab, fennel and brandy simmered for half a day and passed twice. Finished with cream and a few
      chives.`,
    mains('Rump Steak and Chips', 21.5, ['How would you like it?', 'Sauces'])`
      An eight-ounce rump from a Somerset herd, grilled over charcoal and rested properly. Served with
      twice-cooked chips and peppercorn sauce.`,
    mains('Half Roast Chicken', 17.95)`
      Free-range chicken brined overnight and roasted on a bed of carrots and potatoes. The pan juices go into
      the gravy, and the gravy comes in its own jug.`,
    mains('Whole Baked Sea Bream', 19.5)`
      A whole bream baked with lemon, fennel seed and olive oil until the skin crisps. We take the backbone out
      at the pass if you ask.`,
    mains('Rigatoni with Slow Tomato Ragu', 13.5)`
      Fresh rigatoni in a sauce of tomatoes, red wine and lentils that cooks for five hours. Topped with basil
      and fried breadcrumbs.`,
    mains('Double Cheddar Burger', 14.5, ['Side', 'Sauces'])`
      Two thin patties of chuck and brisket with aged cheddar, pickles and burnt onion mayonnaise. In a potato
      bun that we bake every morning.`,
    mains('Halloumi and Honey Burger', 13.25, ['Side', 'Sauces'])`
      Thick halloumi fried in semolina, with chilli honey, tomato and shredded lettuce. Swap the bun for leaves
      at no charge.`,
    mains('Wild Mushroom Risotto', 15.75)`
      Carnaroli rice stirred to order with porcini stock, girolles and thyme. Finished with butter and a hard
      sheep's cheese from Dorset.`,
    mains('Ginger Broth Noodles', 12.95)`
      Wheat noodles in a clear ginger and chicken broth with greens and a soft egg. The chilli oil comes on the
      side, and it means it.`,
    pizzas('Margherita', 10.5, ['Size of pizza', 'Extra toppings'])`
      San Marzano tomatoes, fresh mozzarella and basil on a dough that rises for two days. Ninety seconds in
      the oven and not one more.`,
    pizzas('Field Mushroom and Taleggio', 13, ['Size of pizza', 'Extra toppings'])`
      Flat mushrooms roasted with garlic over melted taleggio and no tomato at all. A handful of parsley goes
      on as it leaves.`,
    pizzas('Cherry Tomato and Ricotta', 12.5, ['Size of pizza', 'Extra toppings'])`
      Sweet cherry tomatoes, whipped ricotta and lemon zest on a thin base. Oregano from the pots by the door.`,
    pizzas('Anchovy and Caper', 12.75, ['Size of pizza', 'Extra toppings'])`
      Salted anchovies, capers and slow-cooked onions on tomato. Sharp, savoury and best shared.`,
    sides('Warm Sourdough Loaf', 4.5)`
      A small loaf from our own starter with a crackling crust. Comes with whipped salted butter or olive oil.`,
    sides('Rosemary Breadsticks', 3.95)`
      Six long breadsticks rolled by hand in rosemary and sea salt. Made to be dipped into somebody else's
      soup.`,
    sides('Garden Leaf Salad', 4.75, ['Dressing'])`
      Whatever leaves the allotment sent that morning, with radishes and soft herbs. Dressed with cider vinegar
      and rapeseed oil.`,
    sides('Saffron Rice', 4.25)`
      Long-grain rice steamed with saffron, peas and toasted almonds. A side for one or a bed for the bream.`,
    desserts('Chocolate Stout Cake', 6.75)`
      A dark, damp cake made with local stout and a layer of malted icing. Served at room temperature with
      cream on the side.`,
    desserts('Lemon Curd Layer Cake', 6.5)`
      Three thin sponges sandwiched with sharp lemon curd and whipped cream. Baked each morning and usually
      gone by eight.`,
    desserts('Seaside Sundae', 7.25)`
      Vanilla, strawberry and salted caramel ice cream under warm sauce and a wafer. Comes with two long spoons
      and a cherry to fight over.`,
    desserts('Carrot and Walnut Cake', 6.25)`
      Spiced carrot sponge with walnuts and a thick coat of soft-cheese icing. Good with a pot of tea and a
      free afternoon.`,
    drinks('Cloudy Lemonade', 3.75)`
      Whole lemons blended with sugar and ice, then strained into sparkling water. Made in small jugs all day.`,
    drinks('Raspberry and Thyme Cooler', 4.25)`
      Crushed raspberries, thyme syrup and soda over plenty of ice. Not too sweet.`,
    drinks('Peach Iced Tea', 3.95)`
      Black tea steeped cold overnight with white peaches and a strip of lemon. Lightly sweetened and poured over
      ice.`,
    drinks('Flat White', 3.4, ['Milk'])`
      A double shot of our house roast under silky steamed milk. Oat and soya milk cost nothing extra.`,
    drinks('Fresh Mint Tea', 2.95)`
      A fistful of garden mint in a pot of just-boiled water. Honey comes alongside.`,
  ],
  posts: [
    post('How We Keep a Starter Alive', {
      excerpt: 'Our sourdough starter is nine years old, and it wants less of you than you think.',
      tags: ['bread', 'how-to'],
      cover: 'bake-at-home-sourdough',
    })`
      Our starter lives in a tub by the oven and eats once a day. Give it equal weights of flour and
      water, and throw away half of it first. If you go on holiday, put it in the fridge and forget it for
      a fortnight. It will sulk for a day when you come back, and then it will rise.`,
    post('Three Suppers From One Jar', {
      excerpt: 'What we cook on our evening off with a jar of the house tomato sauce.',
      tags: ['recipes', 'pantry'],
      cover: 'house-tomato-sauce',
    })`
      Start with pasta, because nobody is too tired for that. Two more evenings are in the jar:

      - **On the second**, poach two eggs in the sauce and eat them with toast.
      - **On the third**, whatever is left becomes a soup, with a cup of stock and a handful of rice.`,
  ],
  banners: [
    {
      title: 'From the wood oven to your table',
      image: 'cherry-tomato-and-ricotta',
      link: '/foods',
    },
    {
      title: 'Three suppers from one jar',
      image: 'house-tomato-sauce',
      link: '/blogs/three-suppers-from-one-jar',
    },
  ],
}
