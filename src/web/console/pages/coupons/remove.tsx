import { t } from '../../../words/words.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Coupon } from './queries.ts'

interface CouponProps {
  coupon: Coupon
  onClose: () => void
}

/** Ends a coupon, or lets it be used again. */
export function SwitchCoupon({ coupon: { _id, code, active }, onClose }: CouponProps) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t(active ? 'coupons.end-title' : 'coupons.start-title', { code })}
      action={t(active ? 'coupons.end' : 'coupons.start')}
      look="main"
      send={() => api.discounts.update(_id, { active: !active })}
      changes={['coupons']}
      done={t(active ? 'coupons.ended-toast' : 'coupons.started-toast')}
      onClose={onClose}
    >
      {t(active ? 'coupons.end-lead' : 'coupons.start-lead')}
    </ConfirmChange>
  )
}

export function DeleteCoupon({ coupon: { _id, code }, onClose }: CouponProps) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('coupons.delete-title', { code })}
      action={t('coupons.delete')}
      send={() => api.discounts.delete(_id)}
      changes={['coupons']}
      done={t('coupons.deleted')}
      onClose={onClose}
    >
      {t('coupons.delete-lead')}
    </ConfirmChange>
  )
}
