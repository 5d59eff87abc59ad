import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CheckField } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import { allGroupsQuery } from '../modifiers/queries.ts'

interface ModifiersProps {
  /** The ids of the groups that come with the item, in order. */
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Chooses the groups of options that come with an item; a group that is added comes last. */
export function Modifiers({ chosen, onChange }: ModifiersProps) {
  const current = useStore()
  const groups = useQuery(allGroupsQuery(current)).data ?? []
  const place = (id: string) => (chosen.includes(id) ? chosen.indexOf(id) : chosen.length)
  const ordered = groups.toSorted((one, other) => place(one._id) - place(other._id))
  return (
    <Panel title={t('catalogue.modifiers')}>
      <div className="stack">
        <p className="muted small">
          {t(groups.length > 0 ? 'catalogue.modifiers-hint' : 'catalogue.modifiers-none')}
        </p>
        {ordered.map(({ _id, name, options }) => (
          <CheckField
            key={_id}
            name={`modifiers-${_id}`}
            label={name}
            hint={options.map((option) => option.name).join(', ')}
            defaultChecked={chosen.includes(_id)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, _id] : chosen.filter((one) => one !== _id))
            }
          />
        ))}
        <Link to="/stores/$storeId/catalogue/modifiers" params={{ storeId: current.storeId }}>
          {t('catalogue.modifiers-edit')}
        </Link>
      </div>
    </Panel>
  )
}
