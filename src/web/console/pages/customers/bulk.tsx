import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { listIn } from '../../../ui/list-text.ts'
import type { Selection } from '../../../ui/selection.tsx'
import { t } from '../../../words/people.ts'
import { BulkBar } from '../../shell/bulk.tsx'
import { useStore } from '../../shell/store.tsx'
import { type Customer, nameOf } from './queries.ts'

/** Tags and deletes the ticked customers. */
export function CustomersBulk({ of }: { of: Selection<Customer> }) {
  const { customers } = useStore().api
  const tagsIn = (values: FormValues) => listIn(values.text('tags'))
  return (
    <BulkBar
      of={of}
      nameOf={nameOf}
      changes={['customers']}
      actions={[
        {
          words: 'customers.tag',
          fields: (
            <TextField name="tags" label={t('customers.tags')} hint={t('customers.tags-hint')} required />
          ),
          send: ({ _id, tags }, values) =>
            customers.update(_id, { tags: [...new Set([...tags, ...tagsIn(values)])] }),
        },
        {
          words: 'customers.untag',
          fields: <TextField name="tags" label={t('customers.tags')} required />,
          send: ({ _id, tags }, values) => {
            const removed = new Set(tagsIn(values))
            return customers.update(_id, { tags: tags.filter((tag) => !removed.has(tag)) })
          },
        },
        {
          words: 'customers.delete',
          lead: 'customers.delete-many-lead',
          look: 'danger',
          send: ({ _id }) => customers.delete(_id),
        },
      ]}
    />
  )
}
