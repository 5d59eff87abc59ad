import { category, post, shelf, text } from './product.ts'
import type { SeedStore } from './types.ts'

const categories = {
  ebooks: category('E-books'),
  courses: category('Courses'),
  templates: category('Templates'),
  audio: category('Audio'),
  design: category('Fonts & Graphics'),
  passes: category('Passes'),
}

const lifetime = { quantity: 9999, digital: { accessType: 'lifetime' } } as const
const pass = { quantity: 9999, digital: { accessType: 'pass' } } as const

const ebooks = shelf(categories.ebooks, lifetime)
const courses = shelf(categories.courses, lifetime)
const templates = shelf(categories.templates, lifetime)
const audio = shelf(categories.audio, lifetime)
const design = shelf(categories.design, lifetime)
const passes = shelf(categories.passes, pass)

export const digitalCatalogue: SeedStore = {
  id: '665f1c2ab4e0d3a1c9f00002',
  exampleIds: { products: ['665f1c2ab4e0d3a1c9f00011'], categories: [] },
  name: 'Paper Lantern Studio',
  slug: 'paper-lantern-studio',
  type: 'digital',
  currency: 'USD',
  country: 'US',
  timeZone: 'America/New_York',
  description: text`
    Books, lessons and working files for people who make things at a kitchen table. Everything here was made
    by four friends in Portland, and everything downloads the moment you pay.`,
  contact: { email: 'hello@paperlantern.example.com', phone: '+15035550142' },
  socials: {
    instagram: 'https://instagram.example.com/paperlanternstudio',
    youtube: 'https://youtube.example.com/@paperlanternstudio',
    x: 'https://x.example.com/paperlantern',
  },
  theme: { primary: '#4338ca', accent: '#f59e0b', background: '#faf7ff' },
  policies: {
    returns: text`
      Write to us within 14 days if a file does not open or is not what the page described, and we refund it
      in full. Files that were downloaded and work as described cannot be returned. Passes can be cancelled at
      any time before their next term.`,
    privacy: text`
      We keep your name, your email address and a record of what you bought so that you can download it again.
      Payments are handled by our payment provider, and we never see your card number. We do not sell or lend
      your details to anybody.`,
    terms: text`
      A purchase gives one person the right to use a file in personal and client work. You may not resell the
      files or share your download links. Fonts and samples carry a short licence in the same folder.`,
    shipping: text`
      Nothing is posted: your download link appears on the receipt page and arrives by email within a minute.
      The link stays in your account for as long as your access lasts. Check the spam folder before you write
      to us, as it likes to hide there.`,
  },
  categories: Object.values(categories),
  foods: [],
  products: [
    ebooks('Small Balcony, Big Harvest', 14, { compareAtPrice: 19, tags: ['gardening', 'beginner'] })`
      Twenty-six vegetables that crop well in pots, with sowing dates for cool and warm climates. Each chapter
      ends with a one-page chart to print and pin by the window.`,
    ebooks('The Slow Bread Notebook', 16, { tags: ['baking', 'recipes'] })`
      Forty loaves built on one sourdough starter, from an overnight white to a dense rye. Every formula is
      given in grams and in baker's percentages, with photographs of the dough at each stage.`,
    ebooks('Freelance Without the Fog', 22, { compareAtPrice: 28, tags: ['business', 'freelance'] })`
      A plain guide to rates, contracts and difficult emails for people who have just gone solo. Includes nine
      letters you can copy, from the first quote to the final reminder.`,
    ebooks('Letters From the Tide House', 8, { tags: ['fiction', 'short stories'] })`
      Eleven linked stories about a boarding house on a disappearing coast. Comes as EPUB and PDF, with an
      afterword by the author on the real house behind it.`,
    ebooks('Sketch Your Street', 12, { tags: ['drawing', 'beginner'] })`
      A thirty-day urban sketching habit that needs one pen and fifteen minutes. The exercises move from single
      windows to whole corners, with a finished example for every day.`,
    courses('Watercolour From Zero', 59, { compareAtPrice: 79, tags: ['painting', 'video'] })`
      Six hours of close-up video on washes, edges and mixing from a palette of eight colours. Four full
      paintings are done in real time, and the line drawings are included to trace.`,
    courses('Spreadsheets That Behave', 45, { tags: ['productivity', 'video'] })`
      Learn lookups, pivot tables and tidy data through one small shop's real accounts. Twenty-two lessons of
      under ten minutes, each with a practice file and its solution.`,
    courses('Build Your First Web App', 89, { compareAtPrice: 120, tags: ['programming', 'video'] })`
      Write, test and publish a recipe app in plain JavaScript, starting from an empty folder. The nine hours
      of lessons come with a checkpoint repository for every chapter.`,
    courses('Home Studio Podcasting', 49, { tags: ['audio', 'video'] })`
      Record a clean voice in an ordinary bedroom, then edit it without losing a weekend. Covers microphones,
      blankets, noise and loudness, with raw recordings to practise on.`,
    courses('Product Photos on a Windowsill', 39, { tags: ['photography', 'video'] })`
      Shoot a full product range with a phone, one window and two sheets of card. Three hours of lessons end
      with an editing routine that takes four minutes a picture.`,
    templates('One-Page Business Plan', 15, { tags: ['business', 'document'] })`
      A plan that fits on one side of paper and still answers what a lender asks. Supplied as an editable
      document with a filled-in example from a bicycle repair shop.`,
    templates('Household Budget Workbook', 12, {
      compareAtPrice: 18,
      tags: ['finance', 'family'],
    })`
      Twelve monthly sheets that feed one yearly summary, with categories you can rename. Type in what you
      spent and the charts follow; no macros and no sign-in.`,
    templates('Portfolio Site Kit', 48, { compareAtPrice: 64, tags: ['web', 'design'] })`
      Seven responsive pages in clean HTML and CSS for photographers and illustrators. Change five variables to
      change the whole look, and publish it on any static host.`,
    templates('Undated Weekly Planner', 9, { tags: ['planning', 'printable'] })`
      Sixty printable pages in A5 and letter size that start on whichever week you do. Includes a habit grid, a
      meal page and a quiet corner for notes.`,
    templates('Quiet Resume Set', 11, { tags: ['career', 'document'] })`
      Five understated resume layouts with matching cover letters. Each passes cleanly through applicant
      tracking software and prints in one colour.`,
    templates('Pitch Deck in Twelve Slides', 29, { tags: ['business', 'slides'] })`
      A slide order that investors recognise, with guidance written in the speaker notes. Ships with three
      colour themes and forty editable charts.`,
    audio('Dusty Keys Sample Pack', 24, { compareAtPrice: 32, tags: ['samples', 'piano'] })`
      Two hundred and ten loops and one-shots from a 1930s upright with a felted pedal. All files are 24-bit
      WAV, labelled by key and tempo.`,
    audio('Harmattan Drum Kit', 29, { tags: ['samples', 'percussion'] })`
      Talking drums, shakers and hand claps recorded in one dry room over two days. Contains 340 hits in four
      velocities and sixty full-bar grooves.`,
    audio('Rain on Tin Ambience', 10, { tags: ['field recording', 'sleep'] })`
      Eight unbroken hours of rain, distant thunder and one brief frog. Recorded under a corrugated porch roof
      and mastered to loop without a seam.`,
    audio('Lo-fi Study Beats Volume One', 13, { tags: ['music', 'royalty free'] })`
      Fifteen instrumental tracks that are free to use in videos and streams. Stems are included for every
      song, so that you can drop the drums under a voice.`,
    audio('Interface Sounds Essentials', 19, { tags: ['sound effects', 'apps'] })`
      One hundred and twenty taps, chimes and gentle errors for apps and games. Every sound comes in three
      lengths and stays under forty kilobytes.`,
    design('Thornfield Serif Family', 42, { compareAtPrice: 60, tags: ['font', 'serif'] })`
      A bookish serif in ten weights with true italics and old-style figures. Covers 120 Latin-script languages
      and includes desktop and web files.`,
    design('Awning Grotesk', 34, { tags: ['font', 'sans serif'] })`
      A sturdy sans drawn from hand-painted market signs, happiest at large sizes. Six weights, tabular figures
      and a set of forty arrows.`,
    design('Golden Hour Photo Presets', 18, {
      compareAtPrice: 25,
      tags: ['presets', 'photography'],
    })`
      Sixteen presets for warm evening light that keep skin tones honest. Supplied for desktop and mobile
      editors, with a two-page guide to adjusting each one.`,
    design('Gouache Brush Box', 16, { tags: ['brushes', 'illustration'] })`
      Thirty-two tablet brushes scanned from real gouache on rough paper. Includes dry edges, splatter and
      three erasers that leave a stain.`,
    design('Botanical Line Art Bundle', 21, { tags: ['illustration', 'vector'] })`
      Ninety ink drawings of leaves, seed heads and wildflowers as clean vectors. Recolour them freely on
      packaging, cards and cloth; commercial use is included.`,
    passes('Studio All-Access Pass', 19, {
      compareAtPrice: 25,
      digital: { accessType: 'pass', allAccess: true },
      tags: ['pass', 'everything'],
    })`
      Thirty days of every book, course, template, sample and font in the shop. Anything we release during
      them is added on the day it comes out.`,
    passes('Course Library Pass', 12, { tags: ['pass', 'courses'] })`
      Thirty days of streaming access to all of our video courses and their practice files. Includes a live
      question hour on the first Thursday of each month.`,
    passes('Sample Club Pass', 8, { compareAtPrice: 10, tags: ['pass', 'samples'] })`
      A fresh sample pack every thirty days, delivered before it reaches the shop. What you download
      during your membership is yours to keep using.`,
    passes('Template Desk Pass', 6, { tags: ['pass', 'templates'] })`
      Thirty days of unlimited downloads from the template shelf, with new layouts each month. Ask for a missing
      layout and we draw up to two requests a season.`,
  ],
  posts: [
    post('Five Pots for a First Balcony', {
      excerpt: 'You need less soil, less sun and less courage than the books say.',
      tags: ['gardening', 'beginner'],
      cover: 'small-balcony-big-harvest',
    })`
      Begin with five pots and no more. Put lettuce, radishes and chives in three of them, because they
      forgive everything. Keep one for a tomato and one for a mistake. In September you will know what to
      plant next year.`,
    post('What Is in the All-Access Pass', {
      excerpt: 'One pass, thirty days, and everything in the shop.',
      tags: ['passes', 'news'],
      cover: 'studio-all-access-pass',
    })`
      The pass opens every book, course, template, sample and font that we sell. It also opens whatever we
      release during your thirty days. You can cancel before the next term, and nothing renews without a letter
      from us.`,
  ],
  banners: [
    {
      title: 'Everything in the shop for thirty days',
      image: 'studio-all-access-pass',
      link: '/products/studio-all-access-pass',
    },
    {
      title: 'Five pots for a first balcony',
      image: 'small-balcony-big-harvest',
      link: '/blogs/five-pots-for-a-first-balcony',
    },
  ],
}
