import { expect } from 'chai'
import { mailGuests } from '../../src/jobs/mail-guests.ts'
import { remindGuests } from '../../src/jobs/remind-guests.ts'
import { momentOf } from '../../src/services/messaging/mail-templates.ts'
import { runJob } from '../support/bookings.ts'
import { createBooking, slotIn } from '../support/fixtures/bookings.ts'
import { service } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { browser, push, run, shop, shopper, waiting, withPush } from './push-support.ts'

describe('Push messages that remind of bookings', () => {
  withPush()

  it('reach the browsers of the guest, once for each time, and wait until a suspended store is not', async () => {
    const { id } = await createBooking(shop, shopper)
    const bookings = () => service().db('bookings').where({ id, shop_id: shop.id })
    await bookings().update({ email: newEmail() })
    const remind = async () => {
      await bookings().update({ remind_at: new Date(Date.now() - 1000) })
      await runJob(remindGuests)
      await runJob(mailGuests)
    }
    const suspend = (at: Date | null) =>
      service()
        .db('shops')
        .where({ id: shop.id })
        .update({ suspended_at: at, suspension_reason: at && 'A test' })
    await remind()
    await suspend(new Date())
    await run()
    expect(push.received).to.deep.equal([])
    await suspend(null)
    await remind()
    expect(await waiting()).to.have.length(1)
    await run()
    await run()
    expect(push.received).to.have.length(1)
    const [delivery] = push.received
    expect(delivery!.headers).to.include({ topic: id })
    expect(browser.open(delivery!.body)).to.deep.equal({
      type: 'booking',
      bookingId: id,
      title: `Reminder of your booking at ${shop.name}`,
      body: `Haircut, ${momentOf(slotIn(5), shop.timeZone)}`,
    })
    expect(await waiting()).to.deep.equal([])
  })
})
