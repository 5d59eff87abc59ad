import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { Coupon } from './queries.ts'

interface CouponProps {
  coupon: Coupon
  onClose: () => void
}

/** Ends a coupon, or lets it be used again. */
export function SwitchCoupon({ coupon: { _id, code, active }, onClose }: CouponProps) {
  const { api } = useStore()
  const change = useChange({
    send: () => api.discounts.update(_id, { active: !active }),
    changes: ['coupons'],
    done: t(active ? 'coupons.ended-toast' : 'coupons.started-toast'),
    after: onClose,
  })
  return (
    <ConfirmDialog
      title={t(active ? 'coupons.end-title' : 'coupons.start-title', { code })}
      action={t(active ? 'coupons.end' : 'coupons.start')}
      look="main"
      sending={change}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      {t(active ? 'coupons.end-lead' : 'coupons.start-lead')}
    </ConfirmDialog>
  )
}

export function DeleteCoupon({ coupon: { _id, code }, onClose }: CouponProps) {
  const { api } = useStore()
  const remove = useChange({
    send: () => api.discounts.delete(_id),
    changes: ['coupons'],
    done: t('coupons.deleted'),
    after: onClose,
  })
  return (
    <ConfirmDialog
      title={t('coupons.delete-title', { code })}
      action={t('coupons.delete')}
      sending={remove}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('coupons.delete-lead')}
    </ConfirmDialog>
  )
}
