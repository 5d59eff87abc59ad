import { offer, post, text } from './product.ts'
import type { SeedStore } from './types.ts'

export const businessCatalogue: SeedStore = {
  id: '665f1c2ab4e0d3a1c9f00004',
  exampleIds: { products: [], categories: [] },
  name: 'Hearth and Ledger',
  slug: 'hearth-and-ledger',
  type: 'business',
  currency: 'EUR',
  country: 'IE',
  timeZone: 'Europe/Dublin',
  description: text`
    Two sisters in Galway who help small firms with their books, their pictures and their web pages. Everything is
    booked here and done at your place or over a call.`,
  contact: { email: 'hello@hearthledger.example.com', phone: '+353915550117' },
  socials: { instagram: 'https://instagram.example.com/hearthledger' },
  theme: { primary: '#1f4e8c', accent: '#f97316', background: '#f7f9fc' },
  policies: {
    returns: text`
      Cancel up to two days before an appointment and we give everything back. Later than that we keep half,
      because the day was yours.`,
    privacy: text`
      What we see in your books stays with us. We keep bookings for six years, because the law asks for it, and
      sell nothing to anybody.`,
    terms: text`
      A booking is for one person or one firm. Work that we make for you is yours to use as soon as it is paid.`,
    shipping: text`Nothing is posted: we come to you, or you come to us.`,
  },
  taxes: {
    settings: { pricesIncludeTax: true },
    registrations: [{ country: 'IE', scheme: 'standard', number: 'IE1234567FA' }],
    rates: [
      { name: 'VAT', country: 'IE', class: 'standard', rate: 23 },
      { name: 'VAT', country: 'IE', class: 'reduced', rate: 13.5 },
    ],
  },
  categories: [],
  products: [],
  foods: [],
  services: [
    offer('First Look at Your Books', 60, 45)`
      We go through a shoebox or a spreadsheet together and tell you what is missing. You leave with a list and no
      homework.`,
    offer('Monthly Bookkeeping', 180)`
      Invoices, receipts and the bank, sorted by the tenth of each month. You get one page that says how the month
      went.`,
    offer('Tax Return for One', 240, 90)`
      For people who work for themselves and would rather not. We fill it in with you and send it off the same day.`,
    offer('Product Photographs, Half a Day', 320, 240)`
      Up to fifteen things, each from three sides, on a plain ground. The pictures are ready for your shop in two
      days.`,
    offer('Portraits for a Team', 260, 180)`
      Up to eight people, in daylight, in your own rooms. Everybody chooses their own picture.`,
    offer('Web Page in a Week', 890)`
      Five pages that say who you are and how to reach you. We write with you on Monday and hand over on Friday.`,
    offer('Page Check-Up', 120, 60)`
      We read your web pages as a stranger would, and as a screen reader does. You get the ten things to change
      first.`,
    offer('Logo and Letterhead', 450)`
      Three drawings, then one that is finished. It comes in every size that a printer asks for.`,
    offer('Voice for Your Video', 150, 60)`
      Up to five minutes of text, read in English or Irish. We record it twice, and you keep both.`,
    offer('Course: Invoices That Get Paid', 75, 120)`
      A small group, a large table and real letters. Bring the invoice that nobody answers.`,
    offer('Course: Photographs With a Phone', 65, 120)`
      Light, distance and a clean lens, tried out on the quay. Bring your phone and shoes for the rain.`,
    offer('An Hour of Anything', 70, 60)`
      One of us, your question and a pot of tea. What we do not know, we look up and send you.`,
  ],
  posts: [
    post('What to Keep in the Shoebox', {
      excerpt: 'Five kinds of paper matter, and the rest can go.',
      tags: ['books', 'how-to'],
      cover: 'first-look-at-your-books',
    })`
      Keep what you paid, what you were paid and what you still owe. Keep the letters of the tax office, even the
      rude ones. Everything else can go once a year. A photograph of a receipt is as good as the receipt.`,
    post('One Window, One Sheet of Card', {
      excerpt: 'The cheapest studio that we know is in your kitchen.',
      tags: ['pictures', 'how-to'],
      cover: 'product-photographs-half-a-day',
    })`
      Put a table beside a window that has no sun in it. Bend a white card behind the thing, so that there is no
      edge. Hold a second card on the dark side. Most of our pictures are made like this, only with tea.`,
  ],
  banners: [
    { title: 'A web page in a week', image: 'web-page-in-a-week', link: '/services' },
    {
      title: 'What to keep in the shoebox',
      image: 'first-look-at-your-books',
      link: '/blogs/what-to-keep-in-the-shoebox',
    },
  ],
}
