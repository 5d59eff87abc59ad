import { type components, isRefusal } from '../api.ts'
import { textOf } from '../failures.tsx'
import { learnReductions } from '../goods/reductions.ts'
import { leaveNotice, type PageContext, takeSeat, usePage } from '../page-context.tsx'
import { OpenNow } from '../parts/hours.tsx'
import { Totals } from '../parts/totals.tsx'
import { goTo, page, type Reply } from '../reply.tsx'
import { Courses, coursesOf } from './menu.tsx'

type Bill = components['schemas']['GuestBill']

/** Shows the menu and the bill to guests who have scanned the code of their table; they order to it from then on. */
export async function tablePage(context: PageContext, code: string): Promise<Reply> {
  const { client, words } = context
  const [{ data: bill, refusal }, { foods }, hours] = await Promise.all([
    client.shop.getGuestBill(code).settled(),
    client.foods.list({ limit: 100 }),
    client.shop.getHours(),
  ])
  if (!bill) {
    if (!isRefusal(refusal, 'table_not_found')) throw refusal
    return codeEnded(context, code)
  }
  await learnReductions(context, foods)
  const isServed = hours.ways.some(({ way }) => way === 'table')
  if (isServed) takeSeat(context, { code, name: bill.table })
  return page(
    context,
    { title: words.table.at(bill.table), at: '/foods', personal: true },
    <>
      <header class="heading">
        <h1>{words.table.at(bill.table)}</h1>
        {bill.area && <p class="small">{bill.area}</p>}
        <p>{isServed ? words.table.lead : words.table.staff}</p>
        <OpenNow hours={hours} />
      </header>
      <TableBill bill={bill} code={code} />
      <Courses of={coursesOf(context, foods)} />
    </>,
  )
}

async function codeEnded(context: PageContext, code: string): Promise<Reply> {
  const { words, seat } = context
  if (seat?.code === code) takeSeat(context, null)
  return page(
    context,
    { title: words.table.ended, status: 404, personal: true },
    <section class="plain">
      <h1>{words.table.ended}</h1>
      <p class="lead">{words.table.endedText}</p>
      <a class="button" href="/foods">
        {words.nav.foods}
      </a>
    </section>,
  )
}

/** Shows what everybody at the table has ordered and not paid. */
function TableBill({ bill, code }: { bill: Bill; code: string }) {
  const { words, money, number } = usePage()
  if (bill.orders.length === 0) return null
  return (
    <section class="panel bill" aria-labelledby="bill">
      <h2 id="bill">{words.table.bill}</h2>
      {bill.orders.map((order) => (
        <form key={order._id} method="post" action={`/table/${code}/pay`}>
          <h3>{words.table.order(String(order.orderId))}</h3>
          <ul class="basket">
            {order.items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may be there twice
              <li key={place}>
                <div>
                  {number(item.quantity)} × <bdi>{item.name}</bdi>
                </div>
                <span class="price">{money(item.total)}</span>
              </li>
            ))}
          </ul>
          <input type="hidden" name="orderId" value={order._id} />
          <button class="quiet button">{words.table.pay(money(order.total))}</button>
        </form>
      ))}
      <Totals rows={[[words.totals.total, bill.total]]} />
      <p class="small">{words.table.counter}</p>
    </section>
  )
}

/** Leads to the page on which anybody can pay an order of the bill. */
export async function payOrderOfTable(context: PageContext, code: string): Promise<Reply> {
  const { client, form } = context
  const { data: link, refusal } = await client.shop
    .createGuestPaymentLink(code, form.get('orderId') ?? '')
    .settled()
  if (link) return goTo(context, new URL(link.url).pathname)
  leaveNotice(context, { text: textOf(context, refusal), bad: true })
  return goTo(context, `/table/${code}`)
}

/** Has the next orders reach their shopper in another way again. */
export async function leaveTable(context: PageContext): Promise<Reply> {
  takeSeat(context, null)
  return goTo(context, '/foods', context.words.table.left)
}
