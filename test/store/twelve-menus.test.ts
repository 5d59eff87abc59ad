import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { clock, days } from '../../src/base/clock.ts'
import { root } from '../../src/base/root.ts'
import { dayIn, momentIn } from '../../src/base/time-zone.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

/** An option as `Group: Option`, with how many pieces of it and what is chosen with it. */
type Pick = string | { of: string; quantity?: number; then?: Pick[] }

/** A menu as its restaurant prints it; names stand for ids, and what is named stands before what names it. */
interface Menu {
  name: string
  entries: (
    | { group: { name: string; options: { name: string; groups?: string[]; food?: string }[] } }
    | { food: { name: string; groups?: string[] } }
  )[]
  /** The totals are worked out by hand; an order without a `due` is one for noon. */
  carts: {
    says: string
    due?: string
    soldOut?: string
    items: { food: string; quantity?: number; choose?: Pick[] }[]
    total?: number
    refused?: string
  }[]
  /** Lines of the menu that its entries do not say. */
  notSaid: string[]
}

const folder = join(root, 'test/support/menus')
const menus = readdirSync(folder).map((file): Menu => JSON.parse(readFileSync(join(folder, file), 'utf8')))
const timeZone = 'Europe/Berlin'
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Returns the next time, from tomorrow on, at which the store's clocks show a weekday and time such as `friday 09:30`. */
function next(due: string): string {
  const [weekday, time] = due.split(' ')
  const coming = [1, 2, 3, 4, 5, 6, 7].map((n) => dayIn(timeZone, clock.now().getTime() + n * days))
  const day = coming.find((one) => weekdays[new Date(one).getUTCDay()] === weekday)
  return new Date(momentIn(timeZone, Date.parse(`${day}T${time}:00Z`))).toISOString()
}

/** Writes a menu down by the Apps API; returns the ids of its foods and of its options. */
async function typeIn({ entries }: Menu) {
  const shop = await createShop({ type: 'restaurant', timeZone })
  const token = await createAppToken(shop, ['WRITE_INVENTORY', 'WRITE_STORE'])
  const create = async (path: string, body: object) =>
    (await call('apps').post(`/api/v1/${path}`).set(token).send(body).expect(201)).body.data
  const foods = new Map<string, string>()
  const groups = new Map<string, string>()
  const options = new Map<string, string>()
  const idOf = (known: Map<string, string>, name: string) => {
    const id = known.get(name)
    if (id === undefined) throw new Error(`The menu has no ${name}`)
    return id
  }
  const idsOf = (names: string[] = []) => names.map((name) => idOf(groups, name))
  for (const entry of entries)
    if ('food' in entry) {
      const { groups: named, ...food } = entry.food
      foods.set(food.name, (await create('foods', { ...food, modifierGroups: idsOf(named) }))._id)
    } else {
      const written = entry.group.options.map(({ groups: named, food, ...option }) => ({
        ...option,
        groups: idsOf(named),
        foodId: food === undefined ? null : idOf(foods, food),
      }))
      const { _id, options: made } = await create('modifier-groups', { ...entry.group, options: written })
      groups.set(entry.group.name, _id)
      for (const option of made) options.set(`${entry.group.name}: ${option.name}`, option._id)
    }
  const periods = weekdays.map((day) => ({ day, from: '00:00', minutes: 1440 }))
  const rules = { leadMinutes: 0, lastOrderMinutes: 0, daysAhead: 8, slotMinutes: 30, capacity: 50 }
  const hours = { ways: { delivery: { ...rules, periods } }, exceptions: [] }
  await call('apps').put('/api/v1/shop/hours').set(token).send(hours).expect(200)
  return {
    shop,
    token,
    food: (name: string) => idOf(foods, name),
    option: (name: string) => idOf(options, name),
  }
}

describe('Menus of twelve restaurants', () => {
  it('are typed in without anything that they could not say', () => {
    expect(menus).to.have.length(12)
    expect(menus.flatMap(({ notSaid }) => notSaid)).to.eql([])
  })

  for (const menu of menus)
    describe(menu.name, () => {
      let typed: Awaited<ReturnType<typeof typeIn>>
      before(async () => {
        typed = await typeIn(menu)
      })

      const chosen = (picks: Pick[] = []): object[] =>
        picks.map((pick) => {
          const { of, quantity, then } = typeof pick === 'string' ? { of: pick } : { ...pick }
          return { optionId: typed.option(of), quantity, modifiers: chosen(then) }
        })

      for (const { says, due = 'thursday 12:00', soldOut, items, total, refused } of menu.carts)
        it(says, async () => {
          const { shop, token } = typed
          if (soldOut !== undefined)
            await call('apps')
              .patch(`/api/v1/foods/${typed.food(soldOut)}`)
              .set(token)
              .send({ available: false })
              .expect(200)
          const guest = await createGuest()
          const post = (path: string, body: object) =>
            call('store').post(`/api/v1/${path}`).set(guest.as(shop)).send(body)
          const codes: string[] = []
          let subtotal: number | undefined
          for (const { food, quantity = 1, choose } of items) {
            const line = { productId: typed.food(food), quantity, modifiers: chosen(choose) }
            const { status, body } = await post('cart/items', line)
            if (status === 201) subtotal = body.data.subtotal
            else codes.push(body.code)
          }
          if (codes.length === 0) {
            const order = { email: 'guest@example.com', dueAt: next(due) }
            const { status, body } = await post('orders', order)
            if (status === 201) expect(body.data).to.include({ subtotal: total, total })
            else codes.push(body.code)
          }
          expect(codes).to.eql(refused === undefined ? [] : [refused])
          if (total !== undefined) expect(subtotal).to.equal(total)
        })
    })
})
