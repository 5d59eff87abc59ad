import { useEffect } from 'preact/hooks'
import type { IslandWords } from '../words.ts'

/** Reloads the order's page as soon as the provider has reported the outcome of a payment. */
export function PaymentWatch({ orderId, words }: { orderId: string; words: IslandWords }) {
  useEffect(() => {
    let left = 20
    const timer = setInterval(async () => {
      left -= 1
      if (left <= 0) return clearInterval(timer)
      const reply = await fetch(`/orders/${orderId}/status`).catch(() => null)
      if (reply?.ok && (await reply.json()).status !== 'pending') location.reload()
    }, 1_500)
    return () => clearInterval(timer)
  }, [orderId])
  return <p class="busy">{words.waiting}</p>
}
