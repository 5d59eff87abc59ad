/** These people write in the demo stores. */
export const speakers = [
  { email: 'noor@demo.example', name: 'Noor' },
  { email: 'kofi@demo.example', name: 'Kofi' },
  { email: 'mairead@demo.example', name: 'Mairead' },
] as const

/** Their reviews and comments in a store, by its slug; `of` and `on` are slugs of a product or a post. */
export interface Voices {
  reviews: { of: string; by: 0 | 1 | 2; rating: number; title: string; body: string }[]
  comments: {
    resource: 'product' | 'blog'
    on: string
    by: 0 | 1 | 2
    body: string
    answer?: string
    likedBy?: (0 | 1 | 2)[]
  }[]
}

export const voices: Record<string, Voices> = {
  'palm-and-thread-market': {
    reviews: [
      {
        of: 'adire-throw-cushion',
        by: 0,
        rating: 5,
        title: 'The blue stays blue',
        body: 'Washed four times by now.',
      },
      {
        of: 'adire-throw-cushion',
        by: 1,
        rating: 4,
        title: 'Lovely, a little small',
        body: 'I should have taken two.',
      },
      {
        of: 'raw-shea-butter',
        by: 2,
        rating: 5,
        title: 'For hands that garden',
        body: 'A jar lasts a winter.',
      },
    ],
    comments: [
      {
        resource: 'product',
        on: 'adire-throw-cushion',
        by: 2,
        body: 'Can the cover be taken off?',
        likedBy: [0, 1],
        answer: 'It can: there is a zip along one side.',
      },
      {
        resource: 'blog',
        on: 'how-to-care-for-raw-shea-butter',
        by: 1,
        body: 'The fridge worked, thank you.',
        likedBy: [2],
      },
    ],
  },
  'paper-lantern-studio': {
    reviews: [
      {
        of: 'small-balcony-big-harvest',
        by: 2,
        rating: 5,
        title: 'Tomatoes in Galway',
        body: 'On the third floor, too.',
      },
      {
        of: 'studio-all-access-pass',
        by: 0,
        rating: 4,
        title: 'More than I can read',
        body: 'The courses alone are worth it.',
      },
    ],
    comments: [
      {
        resource: 'product',
        on: 'studio-all-access-pass',
        by: 1,
        body: 'Are the fonts in it?',
        likedBy: [2],
        answer: 'All of them, with their licences.',
      },
      { resource: 'blog', on: 'five-pots-for-a-first-balcony', by: 0, body: 'My mistake pot is doing best.' },
    ],
  },
  'the-copper-ladle': {
    reviews: [
      {
        of: 'house-tomato-sauce',
        by: 1,
        rating: 5,
        title: 'Monday in a jar',
        body: 'Needs nothing but pasta.',
      },
      {
        of: 'crisp-chilli-oil',
        by: 2,
        rating: 4,
        title: 'Honest is honest',
        body: 'Begin with the gentle one.',
      },
    ],
    comments: [
      {
        resource: 'product',
        on: 'house-tomato-sauce',
        by: 0,
        body: 'Is there sugar in it?',
        likedBy: [1, 2],
        answer: 'None: the onions are sweet enough.',
      },
    ],
  },
  'hearth-and-ledger': {
    reviews: [],
    comments: [
      {
        resource: 'blog',
        on: 'what-to-keep-in-the-shoebox',
        by: 2,
        body: 'How long is it kept?',
        answer: 'Six years, then light the fire with it.',
      },
    ],
  },
}
