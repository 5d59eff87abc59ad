import { tidyUp } from '../events/support.ts'
import { semantics, signatures } from './deliveries.ts'
import { quiet } from './scenes.ts'
import { topics } from './topics.ts'
import { delivery, webhookUrl } from './webhooks.ts'
import { store } from './world.ts'

/** Events. */
export function events(): void {
  before(quiet)
  afterEach(async () => {
    await tidyUp()
    store.receiver.answer = () => ({})
  })

  describe('The webhook URL of an app', webhookUrl)
  describe('Delivery', delivery)
  describe('Topics', topics)
  describe('Signature check', signatures)
  describe('Receiver obligations and delivery semantics', semantics)
}
