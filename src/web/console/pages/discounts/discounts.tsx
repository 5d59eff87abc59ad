import './discounts.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { BadgePercent, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/discounts.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { SectionLinks } from '../../shell/section-links.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { DiscountDialog } from './discount-dialog.tsx'
import { type Discount, discountsQuery, ends, type Standing, saidOf, standingOf } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/coupons/automatic')

type Open = { edit: Discount | null } | { remove: Discount } | null

/** Shows the discounts that apply by themselves. */
export function DiscountsPage() {
  const current = useStore()
  const { api } = current
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(discountsQuery(current, page))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const flip = useChange({
    send: ({ _id, active }: Discount) => api.discounts.updateAutomaticDiscount(_id, { active: !active }),
    changes: ['discounts'],
    done: t('discounts.switched'),
  })
  const create = current.may('WRITE_DISCOUNTS') && (
    <Button look="main" onClick={() => setOpen({ edit: null })}>
      {t('discounts.new')}
    </Button>
  )
  return (
    <Page
      title={t('automatic.title')}
      lead={t('discounts.lead')}
      actions={asked.data?.discounts.length ? create : undefined}
    >
      <SectionLinks of="discounts" />
      <Panel flush>
        <List
          of={asked}
          onPage={(to) => navigate({ search: { page: to } })}
          empty={
            <Empty
              title={t('discounts.empty')}
              action={create}
              icon={<BadgePercent size={20} aria-hidden="true" />}
            >
              {t('discounts.empty-hint')}
            </Empty>
          }
        >
          {({ discounts }) => (
            <Table
              label={t('automatic.title')}
              columns={columnsOf(current, setOpen, flip.mutate)}
              rows={discounts}
              keyOf={({ _id }) => _id}
              stale={asked.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
      {open && 'edit' in open && <DiscountDialog discount={open.edit} onClose={close} />}
      {open && 'remove' in open && (
        <ConfirmChange
          title={t('discounts.delete-title', { name: open.remove.name })}
          action={t('discounts.delete')}
          send={() => api.discounts.deleteAutomaticDiscount(open.remove._id)}
          changes={['discounts']}
          done={t('discounts.deleted')}
          onClose={close}
        >
          {t('discounts.delete-lead')}
        </ConfirmChange>
      )}
    </Page>
  )
}

const tones: Record<Standing, Tone> = { running: 'good', planned: 'info', ended: 'plain', off: 'plain' }

const columnsOf = (
  { money, may }: CurrentStore,
  open: (what: Open) => void,
  flip: (discount: Discount) => void,
): Column<Discount>[] => [
  {
    key: 'name',
    header: t('discounts.name'),
    phone: 'lead',
    wide: true,
    cell: (discount) => (
      <div className="stack-tight">
        <button type="button" className="link-button" onClick={() => open({ edit: discount })}>
          {discount.name}
        </button>
        <p className="muted">{saidOf(discount.effect, money)}</p>
      </div>
    ),
  },
  {
    key: 'ends',
    header: t('discounts.ends'),
    cell: (discount) =>
      ends(discount) ? <Time at={discount.endDate} withTime={false} /> : t('discounts.ends-never'),
  },
  {
    key: 'status',
    header: t('discounts.status'),
    phone: 'note',
    cell: (discount) => {
      const standing = standingOf(discount)
      return <Badge tone={tones[standing]}>{t(`discounts.${standing}`)}</Badge>
    },
  },
  {
    key: 'actions',
    header: t('common.actions'),
    align: 'end',
    phone: 'trail',
    shown: may('WRITE_DISCOUNTS'),
    cell: (discount) => (
      <Menu
        trigger={<Ellipsis size={18} aria-hidden="true" />}
        triggerClass="button button-quiet icon-button"
        label={t('discounts.actions', { name: discount.name })}
        align="end"
      >
        <button type="button" className="menu-item" onClick={() => open({ edit: discount })}>
          {t('discounts.edit')}
        </button>
        <button type="button" className="menu-item" onClick={() => flip(discount)}>
          {t(discount.active ? 'discounts.switch-off' : 'discounts.switch-on')}
        </button>
        <button type="button" className="menu-item" onClick={() => open({ remove: discount })}>
          {t('discounts.delete')}
        </button>
      </Menu>
    ),
  },
]
