import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { listText } from '../../../ui/list-text.ts'
import { t } from '../../../words/category-tree.ts'
import { useStore } from '../../shell/store.tsx'
import { inTree, wayTo } from '../categories/tree.ts'
import { type Item, isProduct, kindOf } from './kinds.ts'
import type { Category } from './queries.ts'

/** Edits the fields by which shoppers find it: its category, and for products its tags. */
export function Kept({ item, categories }: { item?: Item; categories: Category[] }) {
  const { store } = useStore()
  const category = item && 'category' in item ? item.category : null
  const otherCategories = (item && isProduct(item) && item.otherCategories) || []
  const known = inTree(categories).map((one) => ({ _id: one._id, name: wayTo(one) }))
  // A role that may not read categories still sees the one that is chosen.
  const choices = category && !known.some(({ _id }) => _id === category._id) ? [category, ...known] : known
  return (
    <Panel title={t('catalogue.kept')}>
      <div className="stack">
        <SelectField
          name="category"
          label={t('catalogue.category')}
          defaultValue={category?._id ?? ''}
          options={[
            { value: '', label: t('catalogue.no-category') },
            ...choices.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
        {kindOf(store) === 'products' && categories.length > 1 && (
          <OtherCategories chosen={otherCategories} categories={categories} />
        )}
        {kindOf(store) === 'products' && (
          <TextField
            name="tags"
            label={t('catalogue.tags')}
            hint={t('catalogue.tags-hint')}
            defaultValue={item && isProduct(item) ? listText(item.tags) : ''}
            optional
          />
        )}
        {kindOf(store) === 'products' && (
          <TextField
            name="slug"
            label={t('catalogue.slug')}
            hint={t('catalogue.slug-hint')}
            defaultValue={item && isProduct(item) ? item.slug : ''}
            maxLength={100}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            title={t('catalogue.slug-hint')}
            optional={!item}
            required={Boolean(item)}
          />
        )}
      </div>
    </Panel>
  )
}

/** Chooses the categories that it is in beside its one. */
function OtherCategories({ chosen, categories }: { chosen: string[]; categories: Category[] }) {
  return (
    <details open={chosen.length > 0}>
      <summary>{t('tree.others')}</summary>
      <div className="stack">
        <p className="muted small">{t('tree.others-hint')}</p>
        {inTree(categories).map((one) => (
          <CheckField
            key={one._id}
            name="otherCategories"
            value={one._id}
            label={wayTo(one)}
            defaultChecked={chosen.includes(one._id)}
          />
        ))}
      </div>
    </details>
  )
}
