import { category, choices, post, shelf, text } from './product.ts'
import type { SeedStore } from './types.ts'

const categories = {
  home: category('Home & Living'),
  fashion: category('Fashion'),
  beauty: category('Beauty'),
  gadgets: category('Phones & Gadgets'),
  groceries: category('Groceries'),
}

const home = shelf(categories.home)
const fashion = shelf(categories.fashion)
const beauty = shelf(categories.beauty)
const gadgets = shelf(categories.gadgets)
const groceries = shelf(categories.groceries)

export const shopCatalogue: SeedStore = {
  id: '665f1c2ab4e0d3a1c9f00001',
  exampleIds: {
    products: ['665f1c2ab4e0d3a1c9f00021', '665f1c2ab4e0d3a1c9f00022'],
    categories: ['665f1c2ab4e0d3a1c9f00021', '665f1c2ab4e0d3a1c9f00051'],
  },
  name: 'Palm & Thread Market',
  slug: 'palm-and-thread-market',
  type: 'ecommerce',
  currency: 'NGN',
  country: 'NG',
  timeZone: 'Africa/Lagos',
  description: text`
    Good things for the house, the wardrobe and the kitchen, most of them made within a day's drive of Lagos.
    We know our weavers, farmers and tailors by name and pay them before we list their work.`,
  contact: { email: 'care@palmandthread.example.com', phone: '+2347000000142' },
  socials: {
    instagram: 'https://instagram.example.com/palmandthread',
    whatsapp: 'https://whatsapp.example.com/palmandthread',
    tiktok: 'https://tiktok.example.com/@palmandthread',
  },
  theme: { primary: '#0f766e', accent: '#ea580c', background: '#fdfaf3' },
  policies: {
    returns: text`
      Return anything unused within 7 days of delivery and we refund it or exchange it for another size. Food,
      opened beauty products and underwear cannot come back unless they arrived damaged. Pick-up is free in
      Lagos and Ibadan.`,
    privacy: text`
      We collect your name, address and phone number to deliver your order and to call you if the rider is
      lost. Card details go straight to our payment provider and never touch our servers. Ask us at any time
      to see or delete what we hold.`,
    terms: text`
      Prices are in naira and include VAT. Handmade pieces vary slightly in shade and size, and we photograph a
      typical one. An order is confirmed once payment arrives, and we hold unpaid baskets for one hour.`,
    shipping: text`
      Lagos orders placed before noon leave the same day and arrive within 48 hours. Other states take three to
      five working days by road. Delivery is free on orders above ₦60,000.`,
  },
  invoices: {
    enabled: true,
    issueWhen: 'paid',
    prefix: 'PT-',
    creditNotePrefix: 'PTC-',
    seller: {
      name: 'Palm & Thread Limited',
      line1: '14 Sample Close',
      city: 'Ikeja',
      state: 'Lagos',
      postalCode: '100271',
      country: 'NG',
      taxNumber: '12345678-0001',
      registration: 'RC 1234567',
      email: 'accounts@palmandthread.example.com',
      phone: '+234 700 000 0142',
    },
    footer: 'Thank you for buying from people we know by name.',
    attach: true,
    locale: 'en-NG',
  },
  collection: {
    address: '14 Sample Close, Ikeja, Lagos 100271',
    openingHours: 'Monday to Saturday, 10:00 to 18:00',
  },
  shipping: {
    origin: {
      name: 'Palm & Thread Market',
      phone: '+2347000000142',
      line1: '14 Sample Close',
      city: 'Ikeja',
      state: 'Lagos',
      country: 'NG',
      postalCode: '100271',
    },
    parcel: { weight: 1, length: 35, width: 25, height: 12 },
    zones: [
      {
        name: 'Lagos',
        countries: ['NG'],
        states: ['Lagos'],
        rates: [
          {
            name: 'Rider, within 48 hours',
            carrier: 'Palm Riders',
            amount: 2500,
            freeFrom: 60000,
            etaDays: 2,
          },
          { name: 'Rider, the same day', carrier: 'Palm Riders', amount: 4500, etaDays: 0 },
        ],
      },
      {
        name: 'The rest of Nigeria',
        countries: ['NG'],
        rates: [{ name: 'By road', carrier: 'Coach Parcels', amount: 4800, freeFrom: 60000, etaDays: 5 }],
      },
    ],
  },
  automaticDiscounts: [
    {
      name: 'Power week',
      appliesTo: { tags: ['charging'] },
      effect: { type: 'percentage', percent: 15 },
    },
    {
      name: 'Free delivery from ₦150,000',
      minimumSubtotal: 150_000,
      countries: ['NG'],
      effect: { type: 'free_shipping' },
    },
  ],
  categories: Object.values(categories),
  foods: [],
  products: [
    home('Adire Throw Cushion', 12500, {
      barcode: '2004517010130',
      tags: ['handmade', 'living room'],
      variants: choices('Colour', { Indigo: 18, Terracotta: 12, Moss: 9 }),
    })`
      Hand-dyed cotton cover over a plump fibre filling, 45 by 45 centimetres. The resist pattern is painted
      with cassava paste in Abeokuta, so no two are quite alike.`,
    home('Reading Corner Armchair', 285000, {
      compareAtPrice: 320000,
      quantity: 6,
      barcode: '2004517010505',
      weight: { value: 24, unit: 'kg' },
      dimensions: { length: 92, width: 78, height: 84, unit: 'cm' },
      vendor: 'Iroko Works',
      tags: ['furniture', 'living room'],
    })`
      A deep armchair on iroko legs with a removable, washable cover. Arrives assembled and fits through a
      standard 80-centimetre door.`,
    home('Calabash Table Lamp', 38000, {
      quantity: 14,
      barcode: '2004517010871',
      tags: ['lighting', 'handmade'],
    })`
      A warm bedside lamp with a carved base and a linen shade. Takes an E27 bulb and runs happily from an
      inverter.`,
    home('Potted Peace Lily', 15500, {
      quantity: 22,
      barcode: '2004517011243',
      tags: ['plants', 'indoor'],
    })`
      A shade-loving plant about 40 centimetres tall in a glazed clay pot. Water it twice a week and it will
      forgive the rest.`,
    home('Family Jollof Pot', 46500, {
      quantity: 17,
      barcode: '2004517011618',
      weight: { value: 3.8, unit: 'kg' },
      hsCode: '761510',
      originCountry: 'NG',
      vendor: 'Warri Foundry',
      tags: ['kitchen', 'cookware'],
    })`
      A ten-litre cast aluminium pot with a heavy base that helps the bottom toast without burning. The lid
      seals tightly, and the handles stay cool on gas.`,
    home('Handwoven Raffia Basket', 9800, {
      quantity: 30,
      barcode: '2004517011984',
      tags: ['storage', 'handmade'],
    })`
      A sturdy carry-all for laundry, toys or the Saturday market. Woven in Ikot Ekpene from dyed raffia with
      a bound rim.`,
    fashion('Ankara Camp Shirt', 24500, {
      barcode: '2004517012356',
      tags: ['men', 'ankara'],
      variants: choices('Size', { S: 10, M: 16, L: 14, XL: 8 }),
    })`
      A relaxed short-sleeved shirt in wax-print cotton with coconut-shell buttons. Cut boxy, with the pattern
      matched at the pocket.`,
    fashion('Lekki Sundress', 32000, {
      compareAtPrice: 38000,
      barcode: '2004517012721',
      tags: ['women', 'cotton'],
      variants: choices('Size', { '8': 7, '10': 12, '12': 12, '14': 9, '16': [6, 34000] }),
    })`
      A sleeveless cotton dress with a fitted waist, a full skirt and real pockets. Lined to the knee and cool
      enough for an April afternoon.`,
    fashion('Everyday Cotton Tee', 11500, {
      barcode: '2004517013094',
      tags: ['unisex', 'basics'],
      variants: [
        { name: 'M / Black', quantity: 25, options: { Size: 'M', Colour: 'Black' } },
        { name: 'M / Sand', quantity: 20, options: { Size: 'M', Colour: 'Sand' } },
        { name: 'L / Black', quantity: 22, options: { Size: 'L', Colour: 'Black' } },
        { name: 'L / Sand', quantity: 15, options: { Size: 'L', Colour: 'Sand' } },
      ],
    })`
      A heavyweight combed-cotton T-shirt that keeps its collar after fifty washes. Pre-shrunk and printed with
      nothing at all.`,
    fashion('Danfo Runner Sneakers', 48500, {
      barcode: '2004517013469',
      tags: ['unisex', 'shoes'],
      variants: choices('Size', { '40': 6, '41': 8, '42': 10, '43': 9, '44': 5 }),
    })`
      Light everyday trainers with a breathable knit upper and a cushioned sole. The tread is made for dusty
      pavements and sudden rain.`,
    fashion('Leather Cross Sandals', 21000, {
      barcode: '2004517013834',
      tags: ['unisex', 'shoes'],
      variants: choices('Size', { '39': 8, '41': 11, '43': 9, '45': 4 }),
    })`
      Hand-cut cowhide straps on a stitched rubber sole, made by a family workshop in Kano. They soften within
      a week and can be resoled.`,
    fashion('Market Day Tote', 18500, {
      quantity: 26,
      barcode: '2004517014206',
      tags: ['women', 'bags'],
    })`
      A structured tote in waxed canvas with two inner pockets and a zip. Holds a laptop, a lunch box and a
      change of shoes.`,
    fashion('Classic Steel Wristwatch', 56000, {
      quantity: 11,
      barcode: '2004517014572',
      tags: ['unisex', 'gift'],
    })`
      A slim quartz watch with a plain dial and an interchangeable strap. Water resistant to 50 metres, with a
      two-year battery already fitted.`,
    beauty('Raw Shea Butter', 6500, {
      quantity: 60,
      barcode: '2004517014947',
      tags: ['skin', 'natural'],
    })`
      Unrefined shea from a women's cooperative in Niger State, whipped once and nothing added. The 250-gram
      jar lasts a family about two months.`,
    beauty('Black Soap Bar', 3200, {
      quantity: 85,
      barcode: '2004517015319',
      tags: ['skin', 'natural'],
    })`
      A gentle bar of plantain ash, palm kernel oil and camwood. Lathers softly and suits oily or blemished
      skin.`,
    beauty('Hibiscus Hair Oil', 8900, {
      quantity: 40,
      barcode: '2004517015685',
      tags: ['hair', 'natural'],
    })`
      Cold-pressed castor and coconut oil steeped with hibiscus petals for three weeks. Warm a few drops in the
      palms and work into the scalp before plaiting.`,
    beauty('Lemongrass Body Wash', 7400, {
      quantity: 48,
      barcode: '2004517016057',
      tags: ['bath', 'fresh'],
    })`
      A clear, low-foam wash scented with real lemongrass from Plateau. Comes in a 400-millilitre bottle with a
      pump you can refill.`,
    beauty('Turmeric Face Mask', 9500, {
      compareAtPrice: 11000,
      quantity: 33,
      barcode: '2004517016422',
      tags: ['skin', 'face'],
    })`
      Turmeric, kaolin clay and honey in a cream that rinses away without staining. Leave it on for ten minutes
      once a week for an even tone.`,
    beauty('Coconut Leave-In Conditioner', 8200, {
      quantity: 37,
      barcode: '2004517016798',
      tags: ['hair', 'natural'],
    })`
      A light leave-in for coils and curls with coconut milk and aloe. Spray it on damp hair, comb through and
      go.`,
    gadgets('20,000 mAh Power Bank', 28500, {
      compareAtPrice: 33000,
      quantity: 45,
      barcode: '2004517017160',
      tags: ['charging', 'travel'],
    })`
      Charges a typical phone four times and a small laptop once. Two USB-C ports share 45 watts, and the four
      lights tell you honestly what is left.`,
    gadgets('Over-Ear Wireless Headphones', 42000, {
      quantity: 19,
      barcode: '2004517017535',
      tags: ['audio', 'wireless'],
    })`
      Closed headphones with active noise reduction that takes the edge off a generator. Thirty hours on one
      charge, and a cable in the box for when it runs out.`,
    gadgets('Braided USB-C Cable', 4500, {
      quantity: 120,
      barcode: '2004517017900',
      tags: ['charging', 'cables'],
    })`
      Two metres of nylon braid over thick copper, rated for 100 watts. The collars are reinforced where cheap
      cables split.`,
    gadgets('65 W Fast Wall Charger', 16800, {
      quantity: 52,
      barcode: '2004517018273',
      tags: ['charging', 'travel'],
    })`
      A compact charger with two USB-C ports and built-in surge protection. Accepts 100 to 260 volts, so a
      swinging supply does not trouble it.`,
    gadgets('Shockproof Phone Case', 6800, {
      barcode: '2004517018648',
      tags: ['phones', 'protection'],
      variants: choices('Colour', { Black: 30, Coral: 14, Teal: 18 }),
    })`
      A slim case with raised corners that survives a two-metre drop onto tile. Works with wireless charging
      and keeps its colour in the sun.`,
    gadgets('Pocket Party Speaker', 31500, {
      quantity: 24,
      barcode: '2004517019010',
      tags: ['audio', 'outdoor'],
    })`
      A splash-proof Bluetooth speaker with more bass than its size suggests. Plays for fourteen hours, and two
      of them pair for stereo.`,
    groceries('Ofada Rice', 9800, {
      barcode: '2004517019386',
      tags: ['grains', 'local'],
      variants: choices('Weight', { '2 kg': 40, '5 kg': [28, 22500], '10 kg': [12, 43000] }),
    })`
      Unpolished short-grain rice from Ogun State, stone-free and sorted by hand. Nutty, a little red and made
      for ayamase.`,
    groceries('Forest Honey', 9200, {
      quantity: 34,
      barcode: '2004517019751',
      tags: ['sweet', 'natural'],
    })`
      Dark, smoky honey gathered near Mambilla and strained through cloth only. It may set in the cool months;
      stand the jar in warm water to loosen it.`,
    groceries('Red Palm Oil', 7600, {
      quantity: 46,
      barcode: '2004517020122',
      tags: ['cooking', 'local'],
    })`
      Fresh-pressed palm oil from Edo in a one-litre glass bottle. Bright, clean-tasting and milled within a
      week of harvest.`,
    groceries('Roasted Highland Coffee', 8800, {
      quantity: 38,
      barcode: '2004517020498',
      tags: ['drinks', 'local'],
    })`
      Arabica from the Taraba hills, roasted medium and packed whole in 250-gram bags. Tastes of cocoa, orange
      peel and a little smoke.`,
    groceries('Zobo Hibiscus Tea', 4200, {
      quantity: 64,
      barcode: '2004517020863',
      tags: ['drinks', 'natural'],
    })`
      Dried hibiscus flowers with ginger and clove, enough for five litres. Simmer it for fifteen minutes, then
      drink it hot or over ice.`,
  ],
  posts: [
    post('A Morning With the Dyers of Abeokuta', {
      excerpt: 'Where the pattern on our adire cushions comes from.',
      tags: ['makers', 'handmade'],
      cover: 'adire-throw-cushion',
    })`
      The dyers start before sunrise, while the yard is still cool. They paint each pattern with cassava
      paste, and the indigo stays away from it. A cloth goes into the vat five times and dries between
      each dip. By noon the lines are full of blue.`,
    post('How to Care for Raw Shea Butter', {
      excerpt: 'Keep it cool, use little, and let it melt in your hands first.',
      tags: ['beauty', 'how-to'],
      cover: 'raw-shea-butter',
    })`
      Raw shea butter melts at about the warmth of your skin. Keep the jar **out of the sun**, and it stays
      smooth for a year.

      ## Before you use it

      - Rub a small piece between your palms before it goes anywhere else.
      - If it turns grainy, melt it once and let it set in the fridge.`,
  ],
  banners: [
    {
      title: 'New colours in hand-dyed adire',
      image: 'adire-throw-cushion',
      link: '/products/adire-throw-cushion',
    },
    {
      title: 'How to care for raw shea butter',
      image: 'raw-shea-butter',
      link: '/blogs/how-to-care-for-raw-shea-butter',
    },
  ],
}
