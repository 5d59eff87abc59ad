import { dayInput } from '../../ui/date-time.ts'
import { type PageContext, usePage } from '../page-context.tsx'
import { goTo, type Reply } from '../reply.tsx'
import type { slotsOf } from './bookings.tsx'
import { codePage, enterCode } from './stock-alerts.tsx'

interface Props {
  service: string
  slots: Awaited<ReturnType<typeof slotsOf>>
}

/** Offers an e-mail once a time becomes free, for those of the seven days that have none. */
export function WaitForTime({ service, slots: { from, resource, found } }: Props) {
  const { words, store, date } = usePage()
  const { waiting } = words.bookings
  const free = new Set(found.slots.map(({ startsAt }) => dayInput(Date.parse(startsAt), store.timeZone)))
  const week = Array.from({ length: 7 }, (_, ahead) => dayInput(Date.parse(from) + ahead * 86_400_000, 'UTC'))
  const full = week.filter((day) => !free.has(day))
  if (full.length === 0) return null
  return (
    <details class="back-in-stock" open={free.size === 0}>
      <summary>{waiting.title}</summary>
      <form method="post" action={`/services/${service}/alerts`}>
        {resource && <input type="hidden" name="with" value={resource} />}
        <label>
          {waiting.day}
          <select name="date">
            {full.map((day) => (
              <option key={day} value={day}>
                {date(day)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {waiting.email}
          <input type="email" name="email" required maxLength={254} autocomplete="email" />
        </label>
        <button class="button quiet">{waiting.ask}</button>
        <p class="small">{waiting.once}</p>
      </form>
    </details>
  )
}

/** Asks for an e-mail once a time becomes free; the service sends a code first. */
export async function askForTime(context: PageContext, service: string): Promise<Reply> {
  const { client, form, words } = context
  await client.timeAlerts.create(service, {
    date: form.get('date') ?? '',
    resource: form.get('with') || undefined,
    email: form.get('email') ?? '',
  })
  return goTo(context, '/time-alerts', words.bookings.waiting.sent)
}

/** Shows the page on which somebody enters the code from the e-mail. */
export const timeAlertPage = (context: PageContext): Promise<Reply> =>
  codePage(context, '/time-alerts/confirm', context.words.bookings.waiting)

/** Confirms or cancels an alert with the code from the e-mail. */
export const confirmTimeAlert = (context: PageContext): Promise<Reply> =>
  enterCode(context, context.client.timeAlerts, context.words.bookings.waiting)
