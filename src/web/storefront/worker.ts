// This part of the shop runs while none of its pages is open: it shows messages about orders and bookings.

interface Message {
  orderId?: string
  bookingId?: string
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
  const { data } = event as Event & { data: { json(): Message } }
  const { orderId, bookingId, title, body } = data.json()
  const path = bookingId ? `/bookings/${bookingId}` : `/orders/${orderId}`
  // A newer message about an order or a booking replaces the previous one.
  ;(event as Waiting).waitUntil(
    worker.registration.showNotification(title, { body, tag: bookingId ?? orderId, data: path }),
  )
})

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event as Event & { notification: Notification }
  notification.close()
  ;(event as Waiting).waitUntil(worker.clients.openWindow(notification.data))
})
