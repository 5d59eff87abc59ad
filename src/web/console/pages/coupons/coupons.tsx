import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Ellipsis, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { type Selection, tickColumn, useSelection } from '../../../ui/selection.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/words.ts'
import { BulkBar } from '../../shell/bulk.tsx'
import { SectionLinks } from '../../shell/section-links.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { withBack } from '../../shell/undo.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { ExportCoupons } from './export.tsx'
import { type Coupon, couponsQuery, expires, type Standing, standingOf } from './queries.ts'
import { DeleteCoupon, SwitchCoupon } from './remove.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/coupons')

type Open = { edit: Coupon | null } | { switch: Coupon } | { remove: Coupon } | null

/** Shows the codes with which shoppers pay less, and how often each was used. */
export function CouponsPage() {
  const current = useStore()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(couponsQuery(current, page))
  const selection = useSelection(asked.data?.discounts ?? [], ({ _id }) => _id)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const create = current.may('WRITE_DISCOUNTS') && (
    <Button look="main" onClick={() => setOpen({ edit: null })}>
      {t('coupons.new')}
    </Button>
  )
  const actions = (
    <>
      <ExportCoupons />
      {create}
    </>
  )
  return (
    <Page
      title={t('coupons.title')}
      lead={t('coupons.lead')}
      actions={asked.data?.discounts.length ? actions : undefined}
    >
      <SectionLinks of="discounts" />
      <Panel flush>
        <List
          of={asked}
          onPage={(to) => navigate({ search: { page: to } })}
          empty={
            <Empty
              title={t('coupons.empty')}
              action={create}
              icon={<TicketPercent size={20} aria-hidden="true" />}
            >
              {t('coupons.empty-hint')}
            </Empty>
          }
        >
          {({ discounts }) => (
            <>
              <CouponsBulk of={selection} />
              <Table
                label={t('coupons.title')}
                columns={[
                  { ...tickColumn(selection, ({ code }) => code), shown: current.may('WRITE_DISCOUNTS') },
                  ...columnsOf(current, setOpen),
                ]}
                rows={discounts}
                keyOf={({ _id }) => _id}
                stale={asked.isPlaceholderData}
              />
            </>
          )}
        </List>
      </Panel>
      {open && 'edit' in open && <CouponDialog coupon={open.edit} onClose={close} />}
      {open && 'switch' in open && <SwitchCoupon coupon={open.switch} onClose={close} />}
      {open && 'remove' in open && <DeleteCoupon coupon={open.remove} onClose={close} />}
    </Page>
  )
}

/** Starts, ends and deletes the ticked coupons. */
function CouponsBulk({ of }: { of: Selection<Coupon> }) {
  const { discounts } = useStore().api
  const switchTo =
    (to: boolean) =>
    ({ _id, active }: Coupon) =>
      withBack(discounts.update(_id, { active: to }), (once) => discounts.update(_id, { active }, once))
  return (
    <BulkBar
      of={of}
      nameOf={({ code }) => code}
      changes={['coupons']}
      actions={[
        { words: 'coupons.start', send: switchTo(true) },
        {
          words: 'coupons.end',
          lead: 'coupons.end-many-lead',
          send: switchTo(false),
        },
        {
          words: 'coupons.delete',
          lead: 'coupons.delete-many-lead',
          look: 'danger',
          send: ({ _id }) => discounts.delete(_id),
        },
      ]}
    />
  )
}

const tones: Record<Standing, Tone> = {
  usable: 'good',
  planned: 'info',
  ended: 'plain',
  'used-up': 'plain',
  off: 'plain',
}

const columnsOf = ({ money, may }: CurrentStore, open: (what: Open) => void): Column<Coupon>[] => [
  {
    key: 'code',
    header: t('coupons.code'),
    phone: 'lead',
    wide: true,
    cell: (coupon) => (
      <div className="stack-tight">
        <button type="button" className="link-button" onClick={() => open({ edit: coupon })}>
          {coupon.code}
        </button>
        <p className="muted clip">{coupon.title}</p>
      </div>
    ),
  },
  {
    key: 'worth',
    header: t('coupons.worth'),
    align: 'end',
    phone: 'detail',
    cell: ({ type, discount }) =>
      type === 'percentage' ? t('common.percent', { percent: discount }) : money(discount),
  },
  {
    key: 'usage',
    header: t('coupons.usage'),
    align: 'end',
    cell: ({ usageCount, usageLimit }) =>
      usageLimit === null ? usageCount : t('coupons.usage-of', { count: usageCount, limit: usageLimit }),
  },
  {
    key: 'ends',
    header: t('coupons.ends'),
    cell: (coupon) =>
      expires(coupon) ? <Time at={coupon.endDate} withTime={false} /> : t('coupons.ends-never'),
  },
  {
    key: 'status',
    header: t('coupons.status'),
    phone: 'note',
    cell: (coupon) => {
      const standing = standingOf(coupon)
      return <Badge tone={tones[standing]}>{t(`coupons.${standing}`)}</Badge>
    },
  },
  {
    key: 'actions',
    header: t('common.actions'),
    align: 'end',
    phone: 'trail',
    shown: may('WRITE_DISCOUNTS'),
    cell: (coupon) => (
      <Menu
        trigger={<Ellipsis size={18} aria-hidden="true" />}
        triggerClass="button button-quiet icon-button"
        label={t('coupons.actions', { code: coupon.code })}
        align="end"
      >
        <button type="button" className="menu-item" onClick={() => open({ edit: coupon })}>
          {t('coupons.edit')}
        </button>
        <button type="button" className="menu-item" onClick={() => open({ switch: coupon })}>
          {t(coupon.active ? 'coupons.end' : 'coupons.start')}
        </button>
        <button type="button" className="menu-item" onClick={() => open({ remove: coupon })}>
          {t('coupons.delete')}
        </button>
      </Menu>
    ),
  },
]
