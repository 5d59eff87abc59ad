import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { listIn } from '../../../ui/list-text.ts'
import type { Selection } from '../../../ui/selection.tsx'
import { t } from '../../../words/people.ts'
import { BulkBar } from '../../shell/bulk.tsx'
import { useStore } from '../../shell/store.tsx'
import { withBack } from '../../shell/undo.ts'
import { type Customer, nameOf } from './queries.ts'

/** Tags and deletes the ticked customers. */
export function CustomersBulk({ of }: { of: Selection<Customer> }) {
  const { customers } = useStore().api
  const tagsIn = (values: FormValues) => listIn(values.text('tags'))
  const tag = ({ _id, tags: before }: Customer, tags: string[]) =>
    withBack(customers.update(_id, { tags }), (once) => customers.update(_id, { tags: before }, once))
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
          send: (customer, values) => tag(customer, [...new Set([...customer.tags, ...tagsIn(values)])]),
        },
        {
          words: 'customers.untag',
          fields: <TextField name="tags" label={t('customers.tags')} required />,
          send: (customer, values) => {
            const removed = new Set(tagsIn(values))
            return tag(
              customer,
              customer.tags.filter((one) => !removed.has(one)),
            )
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
