import './customers.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Facts, Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/people.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { MoreMenu } from '../../shell/more-menu.tsx'
import { useStore } from '../../shell/store.tsx'
import { RecordNotes } from '../office/record-notes.tsx'
import { CustomerDialog } from './customer-dialog.tsx'
import { CustomerAddresses, CustomerOrders } from './customer-orders.tsx'
import { CustomerBadge } from './customers.tsx'
import { type Customer, customerQuery, nameOf } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/customers/$customerId')

/** Shows one customer: who they are, what they ordered, where it was sent, and the team's notes. */
export function CustomerPage() {
  const current = useStore()
  const { storeId } = current
  const { customerId } = route.useParams()
  const asked = useQuery(customerQuery(current, customerId))
  const customer = asked.data
  return (
    <Page
      title={customer ? nameOf(customer) : t('customers.one')}
      badge={customer && <CustomerBadge active={customer.active} />}
      lead={customer ? customer.email : '\u00a0'}
      actions={customer && current.may('WRITE_CUSTOMERS') && <CustomerActions customer={customer} />}
      back={
        <BackLink to="/stores/$storeId/customers" params={{ storeId }}>
          {t('customers.title')}
        </BackLink>
      }
    >
      <Answer to={asked}>{(found) => <CustomerParts customer={found} />}</Answer>
    </Page>
  )
}

function CustomerParts({ customer }: { customer: Customer }) {
  const { may } = useStore()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const { _id, email, phone, tags, createdAt, lastActive } = customer
  return (
    <div className="split">
      <div>
        {may('READ_ORDERS') && (
          <CustomerOrders
            customer={customer}
            page={page}
            onPage={(to) => navigate({ search: { page: to }, resetScroll: false })}
          />
        )}
        <RecordNotes
          resource="customers"
          resourceId={_id}
          title={t('customers.note-title', { name: nameOf(customer).slice(0, 150) })}
        />
      </div>
      <div>
        <Panel title={t('customers.contact')}>
          <Facts
            of={[
              [
                t('customers.email'),
                <a key="email" href={`mailto:${email}`}>
                  {email}
                </a>,
              ],
              [t('customers.phone'), phone ?? t('common.none')],
              [t('customers.tags'), tags.length > 0 ? <Tags key="tags" of={tags} /> : t('common.none')],
              [t('customers.since'), <Time key="since" at={createdAt} withTime={false} />],
              [t('customers.seen'), <Time key="seen" at={lastActive} />],
            ]}
          />
        </Panel>
        {may('READ_ORDERS') && <CustomerAddresses customer={customer} />}
      </div>
    </div>
  )
}

/** Shows a customer's tags, each of which leads to all who have it. */
function Tags({ of }: { of: string[] }) {
  const { storeId } = useStore()
  return (
    <ul className="tags">
      {of.map((tag) => (
        <li key={tag}>
          <Link to="/stores/$storeId/customers" params={{ storeId }} search={{ tag }}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function CustomerActions({ customer }: { customer: Customer }) {
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('edit')}>{t('customers.edit')}</Button>
      <MoreMenu>
        <button type="button" className="menu-danger" onClick={() => setOpen('delete')}>
          {t('customers.delete')}
        </button>
      </MoreMenu>
      {open === 'edit' && <CustomerDialog customer={customer} onClose={close} />}
      {open === 'delete' && <DeleteCustomer customer={customer} onClose={close} />}
    </>
  )
}

function DeleteCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { api } = useStore()
  const navigate = route.useNavigate()
  return (
    <ConfirmChange
      title={t('customers.delete-title', { name: nameOf(customer) })}
      action={t('customers.delete')}
      send={() => api.customers.delete(customer._id)}
      changes={['customers']}
      done={t('customers.deleted')}
      after={() => navigate({ to: '/stores/$storeId/customers' })}
      onClose={onClose}
    >
      {t('customers.delete-lead')}
    </ConfirmChange>
  )
}
