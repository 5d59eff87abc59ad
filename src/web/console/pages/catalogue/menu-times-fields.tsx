import { useState } from 'react'
import { CheckField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t as hours } from '../../../words/hours.ts'
import { t } from '../../../words/menu-times.ts'
import { DayFields } from '../hours/day-fields.tsx'
import { periodsIn, periodsOfDay, weekdays } from '../hours/week.ts'
import type { Food } from './kinds.ts'

/** Edits the times at which a dish is offered. */
export function MenuTimesFields({ food }: { food: Food | undefined }) {
  const [isLimited, setLimited] = useState(Boolean(food?.availableAt))
  return (
    <Panel title={t('menu-times.title')}>
      <div className="stack">
        <CheckField
          name="limited"
          label={t('menu-times.limited')}
          hint={t('menu-times.limited-hint')}
          checked={isLimited}
          onChange={({ currentTarget }) => setLimited(currentTarget.checked)}
        />
        {isLimited && <p className="muted">{t('menu-times.week-hint')}</p>}
        {isLimited &&
          weekdays.map((day) => (
            <DayFields
              key={day}
              prefix={`offered-${day}`}
              day={hours(`hours.${day}`)}
              periods={periodsOfDay(food?.availableAt ?? [], day)}
            />
          ))}
      </div>
    </Panel>
  )
}

/** The most periods that a dish can have. */
const mostPeriods = 50

/** Returns the times of the form; a dish without any is always offered. */
export function menuTimesIn(values: FormValues): { availableAt: NonNullable<Food['availableAt']> | null } {
  if (!values.checked('limited')) return { availableAt: null }
  const periods = weekdays.flatMap((day) =>
    periodsIn(values, `offered-${day}`, mostPeriods).map((period) => ({ day, ...period })),
  )
  return { availableAt: periods.length > 0 ? periods : null }
}
