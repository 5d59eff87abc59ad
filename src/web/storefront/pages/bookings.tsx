import { dayInput } from '../../ui/date-time.ts'
import type { components } from '../api.ts'
import { ensureVisitor, isSignedIn, type PageContext, usePage } from '../page-context.tsx'
import { goTo, page, type Reply } from '../reply.tsx'

type Schemas = components['schemas']
type Booking = Schemas['Booking']
type Slots = Schemas['ListServiceSlotsResponse']['data']

/** Returns the free times of seven days of a service, by the day and the person in the address. */
export async function slotsOf({ client, url, store }: PageContext, service: string) {
  const from = dayIn(url.searchParams.get('from')) ?? dayInput(Date.now(), store.timeZone)
  const resource = url.searchParams.get('with') || undefined
  return { from, resource, found: await client.bookings.listServiceSlots(service, { from, resource }) }
}

const dayIn = (text: string | null) => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text! : undefined)

interface ChooseProps {
  action: string
  path: string
  button: string
  slots: { from: string; resource: string | undefined; found: Slots }
  children?: preact.ComponentChildren
}

/** Chooses who does it and a day, then one of the times that are free. It works without scripts. */
export function ChooseTime({
  action,
  path,
  button,
  slots: { from, resource, found },
  children,
}: ChooseProps) {
  const { words, store } = usePage()
  const { bookings } = words
  return (
    <section class="stack" id="times">
      <h2>{bookings.choose}</h2>
      <form action={`${path}#times`} class="stack">
        {found.resources.length > 1 && (
          <label>
            {bookings.who}
            <select name="with">
              <option value="">{bookings.anybody}</option>
              {found.resources.map(({ _id, name }) => (
                <option key={_id} value={_id} selected={_id === resource}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {bookings.from}
          <input type="date" name="from" value={from} min={dayInput(Date.now(), store.timeZone)} required />
        </label>
        <button class="quiet button">{bookings.show}</button>
      </form>
      {found.slots.length === 0 ? (
        <p class="empty">{bookings.none}</p>
      ) : (
        <form method="post" action={action} class="stack">
          <input type="hidden" name="with" value={resource ?? ''} />
          <Times slots={found.slots} />
          {children}
          <button class="button">{button}</button>
        </form>
      )}
    </section>
  )
}

function Times({ slots }: { slots: Slots['slots'] }) {
  const { words, date, time } = usePage()
  const byDay = new Map<string, Slots['slots']>()
  for (const slot of slots) byDay.set(date(slot.startsAt), [...(byDay.get(date(slot.startsAt)) ?? []), slot])
  return (
    <>
      {[...byDay].map(([day, ofDay]) => (
        <fieldset key={day}>
          <legend>{day}</legend>
          {ofDay.map(({ startsAt, left }) => (
            <label key={startsAt} class="check">
              <input type="radio" name="startsAt" value={startsAt} required />
              {time(startsAt)} {left > 1 && <span class="small">{words.bookings.left(left)}</span>}
            </label>
          ))}
        </fieldset>
      ))}
    </>
  )
}

/** Asks for what the store must know of the guest, beside the time. */
export function GuestFields() {
  const context = usePage()
  const { words } = context
  return (
    <>
      {!isSignedIn(context) && (
        <label>
          {words.bookings.email}
          <input type="email" name="email" required maxLength={254} autocomplete="email" />
        </label>
      )}
      <label>
        {words.bookings.name}
        <input name="name" maxLength={200} autocomplete="name" />
      </label>
      <label>
        {words.bookings.note}
        <input name="note" maxLength={2000} />
      </label>
    </>
  )
}

/** Books the chosen time; a visitor becomes a guest. */
export async function bookTime(context: PageContext, service: string): Promise<Reply> {
  const { client, form, words } = context
  await ensureVisitor(context)
  const text = (name: string) => form.get(name)?.trim() || undefined
  const booking = await client.bookings.create({
    service,
    startsAt: text('startsAt') ?? '',
    resource: text('with'),
    email: text('email'),
    name: text('name'),
    note: text('note'),
  })
  return goTo(
    context,
    `/bookings/${booking._id}`,
    booking.status === 'confirmed' ? words.bookings.booked : undefined,
  )
}

/** Shows a booking: when it is, and what can be done about it. */
export async function bookingPage(context: PageContext, id: string): Promise<Reply> {
  const { client, words } = context
  const booking = await client.bookings.get(id)
  const canMove = takes(booking) && Date.parse(booking.cancelUntil) > Date.now()
  const slots = canMove ? await slotsOf(context, booking.service) : null
  return page(
    context,
    { title: words.bookings.heading, personal: true },
    <section class="plain">
      <h1>{words.bookings.heading}</h1>
      <Details of={booking} />
      {slots && (
        <details open={context.url.searchParams.has('from')}>
          <summary class="quiet button">{words.bookings.move}</summary>
          <ChooseTime
            action={`/bookings/${id}/move`}
            path={`/bookings/${id}`}
            button={words.bookings.move}
            slots={slots}
          />
        </details>
      )}
      {takes(booking) && (
        <form method="post" action={`/bookings/${id}/cancel`}>
          <button class="quiet button">{words.bookings.cancel}</button>
        </form>
      )}
    </section>,
  )
}

const takes = ({ status, startsAt }: Booking) =>
  ['held', 'pending', 'confirmed'].includes(status) && Date.parse(startsAt) > Date.now()

function Details({ of }: { of: Booking }) {
  const { words, date, time, money } = usePage()
  const { _id, serviceName, resource, status, startsAt, endsAt, expiresAt, order, price } = of
  const { bookings } = words
  return (
    <>
      <p class="lead">
        <bdi>{serviceName}</bdi> · {money(price)}{' '}
        <span class={`badge ${status}`}>{bookings.statuses[status]}</span>
      </p>
      <p>{bookings.at(date(startsAt), time(startsAt), time(endsAt))}</p>
      <p>{bookings.with(resource.name)}</p>
      {takes(of) && (
        <p class="small">
          {bookings.free(date(of.cancelUntil), time(of.cancelUntil))}{' '}
          {of.lateFeePercent === null ? bookings.never : bookings.late(of.lateFeePercent)}
        </p>
      )}
      {status === 'held' && expiresAt && (
        <form method="post" action={`/bookings/${_id}/order`} class="stack">
          <p>{bookings.held(time(expiresAt))}</p>
          <button class="button">{bookings.order}</button>
        </form>
      )}
      {order && (
        <a class="button" href={`/orders/${order}`}>
          {bookings.toOrder}
        </a>
      )}
    </>
  )
}

/** Places the order that takes over a held time; its own page takes the payment. */
export async function orderBooking(context: PageContext, id: string): Promise<Reply> {
  const { email } = await context.client.bookings.get(id)
  // A form that is sent twice places one order.
  const order = await context.client.orders.create(
    { bookings: [id], email },
    { idempotencyKey: `booking-${id}` },
  )
  return goTo(context, `/orders/${order._id}`)
}

/** Moves a booking to the chosen time. */
export async function moveBooking(context: PageContext, id: string): Promise<Reply> {
  const { client, form, words } = context
  const resource = form.get('with') || undefined
  await client.bookings.move(id, { startsAt: form.get('startsAt') ?? '', resource })
  return goTo(context, `/bookings/${id}`, words.bookings.moved)
}

/** Cancels a booking by the rules of the store. */
export async function cancelBooking(context: PageContext, id: string): Promise<Reply> {
  await context.client.bookings.cancel(id)
  return goTo(context, `/bookings/${id}`, context.words.bookings.cancelled)
}
