import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import type { Selection } from '../../../ui/selection.tsx'
import { t } from '../../../words/words.ts'
import { BulkBar } from '../../shell/bulk.tsx'
import { useStore } from '../../shell/store.tsx'
import { inTree, wayTo } from '../categories/tree.ts'
import { type Item, kindOf } from './kinds.ts'
import { list, move } from './put-back.ts'
import { categoriesQuery } from './queries.ts'

/** Lists, hides, moves and deletes the ticked items. */
export function ItemsBulk({ of }: { of: Selection<Item> }) {
  const current = useStore()
  const kind = kindOf(current.store)
  const items = current.api[kind]
  return (
    <BulkBar
      of={of}
      nameOf={({ name }) => name}
      changes={['products', 'setup']}
      actions={[
        {
          words: 'catalogue.show',
          lead: 'catalogue.show-lead',
          send: (item) => list(current, item, true),
        },
        {
          words: 'catalogue.hide',
          lead: 'catalogue.hide-lead',
          send: (item) => list(current, item, false),
        },
        ...(kind === 'services'
          ? []
          : [
              {
                words: 'catalogue.move' as const,
                fields: <CategoryField />,
                send: (item: Item, values: { optional: (name: string) => string | undefined }) =>
                  move(current, item, values.optional('category') ?? null),
              },
            ]),
        {
          words: 'catalogue.delete',
          lead: 'catalogue.delete-many-lead',
          look: 'danger',
          send: ({ _id }) => items.delete(_id),
        },
      ]}
    >
      {kind === 'products' && (
        <Link
          to="/stores/$storeId/catalogue/labels"
          params={{ storeId: current.storeId }}
          search={{ ids: of.chosen.map(({ _id }) => _id).join(',') }}
          className={buttonClass()}
        >
          {t('catalogue.labels')}
        </Link>
      )}
    </BulkBar>
  )
}

function CategoryField() {
  const { data: categories = [] } = useQuery(categoriesQuery(useStore()))
  return (
    <SelectField
      name="category"
      label={t('catalogue.category')}
      options={[
        { value: '', label: t('catalogue.no-category') },
        ...inTree(categories).map((one) => ({ value: one._id, label: wayTo(one) })),
      ]}
    />
  )
}
