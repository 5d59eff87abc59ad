import { useMutation } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { shortDate } from '../../../ui/dates.ts'
import { t } from '../../../words/taxes.ts'
import { useStore } from '../../shell/store.tsx'
import type { Suggestion } from './queries.ts'

interface Props {
  taken: Suggestion | undefined
  onTake: (suggestion: Suggestion) => void
}

/** Suggests rates for the place that is in the form around it; one that is taken fills the form, and is not yet saved. */
export function Suggestions({ taken, onTake }: Props) {
  const { api } = useStore()
  const asked = useMutation({
    mutationFn: (form: FormData) => {
      const state = String(form.get('state')).trim().toUpperCase()
      return api.taxes.suggestTaxRates({ country: String(form.get('country')), ...(state && { state }) })
    },
  })
  const found = asked.data?.suggestions
  return (
    <div className="stack" aria-live="polite">
      <div>
        <Button
          icon={<Lightbulb size={16} aria-hidden="true" />}
          busy={asked.isPending}
          onClick={({ currentTarget }) => asked.mutate(new FormData(currentTarget.form!))}
        >
          {t('taxes.suggest')}
        </Button>
      </div>
      {asked.isError && <p className="hint">{t('taxes.suggest-failed')}</p>}
      {found?.length === 0 && <p className="hint">{t('taxes.suggest-none')}</p>}
      {found?.[0] && (
        <>
          <div className="row">
            {found.map((one) => (
              <Button
                key={`${one.state} ${one.name} ${one.rate}`}
                aria-pressed={one === taken}
                onClick={() => onTake(one)}
              >
                {one.name} {one.rate.toLocaleString('en', { maximumFractionDigits: 4 })} %
              </Button>
            ))}
          </div>
          <p className="hint">
            {t('taxes.suggest-check', {
              source: found[0].source,
              date: shortDate(`${found[0].asOf}T12:00:00Z`),
            })}
          </p>
        </>
      )}
    </div>
  )
}
