import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { Panel } from '../../../ui/layout.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import { attentionQuery } from './queries.ts'

/** Shows the things that wait for the merchant, each with a link. */
export function Attention() {
  const current = useStore()
  const { storeId } = current
  const attention = useQuery(attentionQuery(current))
  return (
    <Panel title={t('home.attention')} flush>
      <Answer to={attention}>
        {({ transfers, failedRefunds }) => (
          <ul className="attention">
            {transfers > 0 && (
              <li>
                <Link to="/stores/$storeId/orders" params={{ storeId }} search={{ view: 'awaiting' }}>
                  {t('home.transfers', { count: transfers })}
                  <ChevronRight size={18} aria-hidden="true" />
                </Link>
              </li>
            )}
            {failedRefunds > 0 && (
              <li>
                <Link to="/stores/$storeId/orders" params={{ storeId }} search={{ view: 'refunded' }}>
                  {t('home.failed-refunds', { count: failedRefunds })}
                  <ChevronRight size={18} aria-hidden="true" />
                </Link>
              </li>
            )}
            {transfers + failedRefunds === 0 && (
              <li>
                <Empty title={t('home.attention-none')} icon={<CircleCheck size={20} aria-hidden="true" />}>
                  {t('home.attention-none-hint')}
                </Empty>
              </li>
            )}
          </ul>
        )}
      </Answer>
    </Panel>
  )
}
