// This part of the shop runs while none of its pages is open: it shows messages about orders.

interface OrderMessage {
  orderId: string
  title: string
  body: string
}

// The pages' types describe `self` as a window; the types of workers cannot be loaded alongside.
const worker = self as unknown as EventTarget & {
  registration: ServiceWorkerRegistration
  clients: { openWindow(path: string): Promise<unknown> }
}
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }

worker.addEventListener('push', (event) => {
  const { data } = event as Event & { data: { json(): OrderMessage } }
  const { orderId, title, body } = data.json()
  // A newer message about an order replaces the previous one.
  ;(event as Waiting).waitUntil(
    worker.registration.showNotification(title, { body, tag: orderId, data: orderId }),
  )
})

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event as Event & { notification: Notification }
  notification.close()
  ;(event as Waiting).waitUntil(worker.clients.openWindow(`/orders/${notification.data}`))
})
