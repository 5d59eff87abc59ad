import { clock } from '../../src/base/clock.ts'
import { createApp } from '../events/support.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { call, service } from '../support/service.ts'

export type App = Awaited<ReturnType<typeof createApp>>

/** Creates a store with an app that receives webhooks, and functions for its developer's calls. */
export async function createOwned(
  answer?: App['receiver']['answer'],
): Promise<App & ReturnType<typeof callsOf>> {
  const app = await createApp(['READ_ORDERS'], answer)
  const developer = await createAccount()
  const { appId } = app.installation
  await service().db('apps').where({ id: appId }).update({ owner_id: developer.id })
  return { ...app, ...callsOf(developer, `/api/v1/apps/${appId}/deliveries`) }
}

export const callsOf = (developer: Person, url: string) => ({
  list: (query: object = {}) => call('console').get(url).query(query).set(developer.onConsole()),
  get: (id: string) => call('console').get(`${url}/${id}`).set(developer.onConsole()),
  redeliver: (id: string) => call('console').post(`${url}/${id}/redeliver`).set(developer.onConsole()),
  replay: (body: object) => call('console').post(`${url}/replay`).set(developer.onConsole()).send(body),
})

/** Creates finished deliveries, a second apart; every thousandth is dead. */
export async function fill({ shop, installation }: App, count: number): Promise<void> {
  const sql = `
    with made as (
      insert into events (id, shop_id, resource, method, path, fanned_out_at)
      select left(md5(n || :appId), 24), :shop, 'orders', 'POST', '/orders', now() from generate_series(:from::int, :to) n
      returning id
    )
    insert into deliveries (id, shop_id, app_id, installation_id, event_id, topic, resource, body, state, created_at)
    select id, :shop, :appId, :installation, id, 'orders/created', 'orders', '{}',
      case when n % 1000 = 0 then 'dead' else 'delivered' end, now() - (:from + n) * interval '1 s'
    from (select id, row_number() over () as n from made) as made`
  const values = { shop: shop.id, appId: installation.appId, installation: installation.id }
  const batch = 10_000
  for (let from = 1; from <= count; from += batch)
    await service().db.raw(sql, { ...values, from, to: Math.min(from + batch - 1, count) })
}

export const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
