import { nextSteps, type Progress } from '../goods/next-steps.ts'
import { usePage } from '../page-context.tsx'
import { CollectionText } from './address.tsx'

/** Says what happens next with an order. */
export function NextSteps(progress: Progress) {
  const context = usePage()
  const { words } = context
  const { status, fulfilment } = progress.order
  const isOpen = status !== 'cancelled' && status !== 'refunded'
  return (
    <section class="panel next">
      <h2>{isOpen ? words.next.title : words.next.over}</h2>
      <ul>
        {nextSteps(context, progress).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {isOpen && fulfilment?.collection && <CollectionText collection={fulfilment.collection} />}
      <Contact />
    </section>
  )
}

/** Says whom to write to, where the store has said so. */
function Contact() {
  const { words, store } = usePage()
  const { email, phone } = store.contact
  if (!email && !phone) return null
  return (
    <p class="small">
      {words.next.questions}{' '}
      {email ? <a href={`mailto:${email}`}>{email}</a> : <a href={`tel:${phone}`}>{phone}</a>}
    </p>
  )
}
