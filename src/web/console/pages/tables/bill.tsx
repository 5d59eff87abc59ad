import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/tables.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { PaymentLinkDialog } from '../orders/payment-link-dialog.tsx'
import { type Bill, billQuery, type DiningTable } from './queries.ts'

type Billed = Bill['orders'][number]

/** Shows what is not paid at a table, and takes the money at the counter or by a payment link. */
export function BillDialog({ table, onClose }: { table: DiningTable; onClose: () => void }) {
  const current = useStore()
  const asked = useQuery(billQuery(current, table._id))
  const [linked, setLinked] = useState<Billed>()
  const title = t('tables.bill-of', { name: table.name })
  if (linked) return <PaymentLinkDialog order={linked} onClose={onClose} />
  const bill = asked.data
  if (!bill || bill.orders.length === 0 || !current.may('WRITE_ORDERS'))
    return (
      <Dialog title={title} onClose={onClose}>
        <Answer to={asked}>{(found) => <BilledOrders bill={found} />}</Answer>
        <DialogActions>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Counter table={table} bill={bill} onClose={onClose}>
      <BilledOrders bill={bill} onLink={setLinked} />
    </Counter>
  )
}

const methods = ['cash', 'at_pickup', 'transfer', 'other'] as const

/** Takes the money for everything on the bill, if it is still the sum that is shown. */
function Counter(props: { table: DiningTable; bill: Bill; onClose: () => void; children: React.ReactNode }) {
  const { table, bill, onClose } = props
  const { api, money } = useStore()
  const pay = useChange({
    send: (method: (typeof methods)[number], once) =>
      api.tables.closeBill(table._id, { method, total: bill.total }, once),
    changes: ['tables', 'orders', 'sales', 'products'],
    done: t('tables.paid'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('tables.bill-of', { name: table.name })}
      onClose={onClose}
      action={t('tables.pay', { amount: money(bill.total) })}
      sending={pay}
      onSubmit={(values) => pay.mutate(values.text('method') as (typeof methods)[number])}
    >
      {props.children}
      <SelectField
        name="method"
        label={t('tables.method')}
        options={methods.map((value) => ({ value, label: t(`tables.method-${value}`) }))}
      />
    </FormDialog>
  )
}

function BilledOrders({ bill, onLink }: { bill: Bill; onLink?: (order: Billed) => void }) {
  const { storeId, money } = useStore()
  if (bill.orders.length === 0) return <p className="muted">{t('tables.nothing')}</p>
  return (
    <ul className="plain-list stack">
      {bill.orders.map((order) => (
        <li key={order._id} className="row row-apart">
          <span>
            <Link to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId: order._id }}>
              {`#${order.orderId}`}
            </Link>{' '}
            <span className="muted">
              <Time at={order.createdAt} />
            </span>
          </span>
          <span className="row">
            <span className="tabular">{money(order.total)}</span>
            {onLink && (
              <Button
                look="quiet"
                aria-label={t('tables.link-for', { number: `#${order.orderId}` })}
                onClick={() => onLink(order)}
              >
                {t('tables.link')}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
