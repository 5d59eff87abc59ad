import '../orders/order.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/drafts.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useStore } from '../../shell/store.tsx'
import { DraftActions } from './actions.tsx'
import { DraftDetails } from './details.tsx'
import { DraftLines } from './lines.tsx'
import { type Draft, draftQuery } from './queries.ts'
import { DraftBadge } from './status.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/orders/drafts/$draftId')

/** Shows an order that the store writes: each change is saved at once, and the amounts follow. */
export function DraftPage() {
  const current = useStore()
  const { storeId, may } = current
  const asked = useQuery(draftQuery(current, route.useParams().draftId))
  const draft = asked.data
  return (
    <Page
      title={draft?.email ?? t('drafts.one')}
      lead={draft ? <Time at={draft.createdAt} /> : '\u00a0'}
      badge={draft && <DraftBadge status={draft.status} />}
      actions={draft && draft.status !== 'completed' && may('WRITE_ORDERS') && <DraftActions draft={draft} />}
      back={
        <BackLink to="/stores/$storeId/orders/drafts" params={{ storeId }}>
          {t('drafts.title')}
        </BackLink>
      }
    >
      <Answer to={asked}>
        {(found) => (
          <div className="split">
            <div>
              <DraftLines draft={found} />
              <Totals draft={found} />
            </div>
            <div>
              <Progress draft={found} />
              <DraftDetails draft={found} />
            </div>
          </div>
        )}
      </Answer>
    </Page>
  )
}

/** How far it has come: the order that it is, or until when its link works. */
function Progress({ draft: { order, orderId, linkExpiresAt, origin } }: { draft: Draft }) {
  const { storeId } = useStore()
  if (!order && !linkExpiresAt && !origin) return null
  const linkTo = (id: string, words: string) => (
    <Link to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId: id }}>
      {words}
    </Link>
  )
  return (
    <Panel>
      <div className="stack">
        {order && <p>{linkTo(order, t('drafts.is-order', { number: `#${orderId}` }))}</p>}
        {!order && linkExpiresAt && (
          <p>
            {t('drafts.link-until')} <Time at={linkExpiresAt} inSentence />
          </p>
        )}
        {origin && <p>{linkTo(origin.order, t(`draft-origin.${origin.kind}`))}</p>}
      </div>
    </Panel>
  )
}

function Totals({ draft }: { draft: Draft }) {
  const { money } = useStore()
  const { subtotal, discountTotal, shippingCost, discount, shipping, tax, total } = draft
  const rows: [string, number][] = [[t('drafts.subtotal'), subtotal]]
  if (discount) rows.push([discount.reason, -discountTotal])
  if (shipping) rows.push([shipping.name, shippingCost])
  if (tax && tax.added > 0) rows.push([t('drafts.tax'), tax.added])
  return (
    <Panel flush>
      <div className="totals" aria-live="polite">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <span>{name}</span>
            <span>{money(amount)}</span>
          </div>
        ))}
        <div className="totals-total">
          <span>{t('drafts.total')}</span>
          <span>{money(total)}</span>
        </div>
        {tax && tax.included > 0 && (
          <p className="muted">{t('drafts.includes-tax', { tax: money(tax.included) })}</p>
        )}
      </div>
    </Panel>
  )
}
