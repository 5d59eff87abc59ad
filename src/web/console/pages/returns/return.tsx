import '../orders/order.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Facts, Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/returns.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useStore } from '../../shell/store.tsx'
import { ReturnActions } from './actions.tsx'
import { ExchangeFact, wantedText } from './exchange.tsx'
import { type Return, returnQuery } from './queries.ts'
import { ReturnBadge } from './status.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/orders/returns/$returnId')

/** Shows a return, and what the store can do with it. */
export function ReturnPage() {
  const current = useStore()
  const { storeId, may } = current
  const asked = useQuery(returnQuery(current, route.useParams().returnId))
  const found = asked.data
  return (
    <Page
      title={found ? titleOf(found) : t('returns.title')}
      lead={found ? t(`return-kind.${found.kind}`) : '\u00a0'}
      badge={found && <ReturnBadge status={found.status} />}
      actions={found && may('WRITE_ORDERS') && <ReturnActions of={found} />}
      back={
        <BackLink to="/stores/$storeId/orders/returns" params={{ storeId }}>
          {t('returns.title')}
        </BackLink>
      }
    >
      <Answer to={asked}>
        {(one) => (
          <div className="split">
            <div>
              <Lines of={one} />
            </div>
            <div>
              <Details of={one} />
              <History of={one} />
            </div>
          </div>
        )}
      </Answer>
    </Page>
  )
}

const titleOf = ({ kind, orderId }: Return) =>
  t(kind === 'withdrawal' ? 'returns.withdrawal-of' : 'returns.of-order', { number: `#${orderId}` })

function Lines({ of: { lines } }: { of: Return }) {
  return (
    <Panel title={t('return.items')} flush>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.itemId}>
            <div className="line-words">
              <p className="strong">{line.name}</p>
              {line.variantName && <p className="muted">{line.variantName}</p>}
              <p className="muted">{factsOf(line)}</p>
              {line.wanted && <p>{wantedText(line)}</p>}
            </div>
            <p className="tabular">× {line.quantity}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function factsOf({ reason, received, condition, restock }: Return['lines'][number]): string {
  const facts = [
    reason && t(`return-reason.${reason}`),
    received !== null && t('return.received', { count: received }),
    condition && t(`return-condition.${condition}`),
    restock && t('return.restocked'),
  ]
  return facts.filter(Boolean).join(' · ')
}

function Details({ of }: { of: Return }) {
  const { storeId, money } = useStore()
  const { kind, order, orderId, declaredAt, deadline, note, answer, label, refund, exchange } = of
  const facts: [string, React.ReactNode][] = [
    [
      t('returns.order'),
      <Link key="order" to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId: order }}>
        #{orderId}
      </Link>,
    ],
    [t('return.declared'), <Time key="declared" at={declaredAt} />],
    [t('return.deadline'), deadline ? <Time key="deadline" at={deadline} /> : t('return.deadline-open')],
  ]
  if (label) facts.push([t('return.label'), [label.carrier, label.trackingNumber].filter(Boolean).join(', ')])
  if (note) facts.push([t('return.note'), note])
  if (answer) facts.push([t('return.answer'), answer])
  if (exchange) facts.push([t('return.exchange'), <ExchangeFact key="exchange" of={exchange} />])
  if (refund) facts.push([t('return.refund'), money(refund.amount)])
  return (
    <Panel title={t('return.details')}>
      <div className="stack">
        <Facts of={facts} />
        {kind === 'withdrawal' && <p className="muted small">{t('return.withdrawal-hint')}</p>}
      </div>
    </Panel>
  )
}

function History({ of: { history } }: { of: Return }) {
  return (
    <Panel title={t('return.history')}>
      <Facts
        of={history.map(({ status, at }) => [t(`return-status.${status}`), <Time key={at} at={at} />])}
      />
    </Panel>
  )
}
