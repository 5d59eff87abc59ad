import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { type Key, t } from '../../../words/words.ts'
import { type Store, useStore } from '../../shell/store.tsx'
import { kindOf } from '../catalogue/kinds.ts'
import { type Step, setupQuery, stepsFor } from './queries.ts'

/** Shows the steps that are left before the store can sell, those of the reader's role; nothing once all are done. */
export function Setup() {
  const current = useStore()
  const setup = useQuery(setupQuery(current))
  const steps = stepsFor(current)
  if (setup.data && steps.every((step) => setup.data[step])) return null
  const done = setup.data ? steps.filter((step) => setup.data[step]).length : 0
  const progress = t('home.setup-progress', { done, all: steps.length })
  return (
    <Panel
      title={t('home.setup')}
      actions={
        setup.data && (
          <span className="setup-progress">
            <progress max={steps.length} value={done} aria-label={t('home.setup')} />
            <span className="muted tabular">{progress}</span>
          </span>
        )
      }
      flush
    >
      <Answer to={setup}>
        {(isDone) => (
          <ol className="setup">
            {steps.map((step) => (
              <SetupStep key={step} step={step} isDone={isDone[step]} />
            ))}
          </ol>
        )}
      </Answer>
    </Panel>
  )
}

/** The page of each step. */
const places = {
  look: '/stores/$storeId/settings',
  product: '/stores/$storeId/catalogue',
  payment: '/stores/$storeId/settings/payments',
  shipping: '/stores/$storeId/settings/shipping',
  policies: '/stores/$storeId/settings/contact',
  domain: '/stores/$storeId/settings/domains',
} as const satisfies Record<Step, string>

/** Returns what is missing; a restaurant's dishes are mostly collected. */
const hintOf = (step: Step, { type }: Store): Key =>
  step === 'shipping' && type === 'restaurant' ? 'home.shipping-dishes-hint' : `home.${step}-hint`

function SetupStep({ step, isDone }: { step: Step; isDone: boolean }) {
  const { store, storeId } = useStore()
  return (
    <li className={isDone ? 'setup-step setup-done' : 'setup-step'}>
      <span className="setup-mark">{isDone && <Check size={14} aria-hidden="true" />}</span>
      <span className="stack-tight">
        <Link to={places[step]} params={{ storeId }} className="setup-link strong">
          {t(`home.${step === 'product' ? kindOf(store) : step}`)}
        </Link>
        {!isDone && <span className="muted">{t(hintOf(step, store))}</span>}
      </span>
      <span className="hidden-text">{t(isDone ? 'home.done' : 'home.to-do')}</span>
    </li>
  )
}
