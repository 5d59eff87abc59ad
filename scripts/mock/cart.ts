import { Refusal } from '../../src/base/errors.ts'
import { newId } from '../../src/base/ids.ts'
import type { Schema } from '../../src/contract/document.ts'
import type { MockCall, MockRecords } from './records.ts'

interface Line extends Schema {
  _id: string
  product: string
  variant: string | null
  unitPrice: number
  quantity: number
}

/** The cart of the mock's only shopper. It is empty at first, holds lines, and becomes an order. */
export class MockCart {
  private readonly records: MockRecords
  private readonly id = newId()
  private lines: Line[] = []

  constructor(records: MockRecords) {
    this.records = records
  }

  /** Returns the data of a call of the cart; undefined for other calls. */
  answer(call: MockCall): unknown {
    const { operationId } = call.route
    if (operationId === 'createOrder') return this.order(call)
    const answers: Record<string, () => void> = {
      getCart: () => {},
      countCart: () => {},
      clearCart: () => {
        this.lines = []
      },
      addCartItem: () => this.add(call.body),
      updateCartItem: () => void Object.assign(this.line(call), call.body),
      removeCartItem: () => {
        const { _id } = this.line(call)
        this.lines = this.lines.filter((line) => line._id !== _id)
      },
    }
    const answer = answers[operationId]
    if (!answer) return undefined
    answer()
    if (operationId === 'clearCart') return undefined
    const { items, count, ...cart } = this.whole()
    return operationId === 'countCart' ? { count } : { ...cart, items, count }
  }

  private line({ params }: MockCall): Line {
    const found = this.lines.find(({ _id }) => _id === params.itemId)
    if (!found) throw new Refusal('cartItemNotFound')
    return found
  }

  private add({ productId, variantId, quantity = 1, options = {}, autoRenew = false }: Schema): void {
    const kind = kinds.find((one) => this.records.find(`/${one}s`, productId))
    const product = kind && this.records.find(`/${kind}s`, productId)
    if (!product) throw new Refusal('productNotFound')
    const variant = (product.variants as Schema[] | undefined)?.find(({ _id }) => _id === variantId)
    const same = this.lines.find(
      (line) => line.product === product._id && line.variant === (variant?._id ?? null),
    )
    if (same) same.quantity += quantity
    else
      this.lines.push({
        _id: newId(),
        product: product._id,
        kind,
        variant: variant?._id ?? null,
        name: product.name,
        variantName: variant?.name ?? null,
        image: product.images?.[0] ?? null,
        unitPrice: variant?.price ?? product.price,
        quantity,
        autoRenew,
        options,
        stock: variant?.quantity ?? product.quantity ?? null,
      })
  }

  private whole() {
    const items = this.lines.map((line) => ({ ...line, total: money(line.unitPrice * line.quantity) }))
    const subtotal = money(items.reduce((sum, { total }) => sum + total, 0))
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
    return { _id: this.id, items, subtotal, count, currency: 'NGN', warnings: [] }
  }

  /** Places an order of what is in the cart, if anything is. */
  private order(call: MockCall): unknown {
    const order = this.records.answer(call) as Schema
    if (this.lines.length === 0) return order
    const { items, subtotal } = this.whole()
    const [shape = {}] = order.items as Schema[]
    order.items = items.map((line) =>
      Object.fromEntries(
        Object.keys(shape).map((name) => [name, name in line ? (line as Schema)[name] : shape[name]]),
      ),
    )
    Object.assign(order, { subtotal, discount: 0, total: money(subtotal + order.shippingCost) })
    this.lines = []
    return order
  }
}

const kinds = ['product', 'food', 'service'] as const

/** Sums of prices with at most two decimals. */
const money = (amount: number) => Math.round(amount * 100) / 100
