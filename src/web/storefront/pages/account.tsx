import type { components } from '../api.ts'
import { formAgain } from '../failures.tsx'
import { AddressForm, AddressText, addressIn } from '../parts/address.tsx'
import { Island } from '../parts/island.tsx'
import { goTo, json, page, type Reply } from '../reply.tsx'
import { keepSession, useVisit, type Visit } from '../visit.tsx'
import { fieldsFor } from './checkout.tsx'

type NewAddress = components['schemas']['NewShippingAddress']

/** Shows the shopper's account: their details, and the ways to change, export and delete them. */
export async function accountPage(visit: Visit): Promise<Reply> {
  const { client, words, store } = visit
  if (!visit.session || visit.session.guest) return goTo(visit, '/sign-in?next=/account')
  const [{ user }, key] = await Promise.all([
    client.auth.getMe(),
    client.pushSubscriptions.getPushPublicKey().settled(),
  ])
  const links = [
    ['/orders', words.orders.title],
    ...(store.type === 'digital' ? [['/library', words.library.title]] : []),
    ['/wishlist', words.nav.wishlist],
    ['/account/addresses', words.account.addresses],
  ] as [string, string][]
  return page(
    visit,
    { title: words.nav.account, at: '/account', personal: true },
    <>
      <header class="heading">
        <h1>{user.name ? words.account.hello(user.name) : words.nav.account}</h1>
        <p>{user.email}</p>
      </header>
      <nav class="doors" aria-label={words.nav.account}>
        {links.map(([path, name]) => (
          <a key={path} class="choice" href={path}>
            <strong>{name}</strong>
          </a>
        ))}
      </nav>
      <div class="doors">
        <form method="post" action="/account" class="panel">
          <h2>{words.account.about}</h2>
          <label>
            {words.islands.address.name}
            <input name="name" value={user.name} maxLength={120} autocomplete="name" />
          </label>
          <label>
            {words.islands.address.phone}
            <input name="phone" value={user.phone} maxLength={32} autocomplete="tel" type="tel" />
          </label>
          <button class="button">{words.account.save}</button>
        </form>
        {key.data && (
          <section class="panel">
            <h2>{words.account.messages}</h2>
            <p class="small">{words.account.messagesText}</p>
            <Island name="PushSwitch" props={{ publicKey: key.data.publicKey }} />
          </section>
        )}
        <section class="panel">
          <h2>{words.account.data}</h2>
          <p class="small">{words.account.dataText}</p>
          <a class="quiet button" href="/account/export">
            {words.account.export}
          </a>
          <Press path="/sign-out" name={words.account.signOut} />
          <Press path="/sign-out-everywhere" name={words.account.signOutEverywhere} />
          <details>
            <summary>{words.account.delete}</summary>
            <p class="small">{words.account.deleteText}</p>
            <Press path="/account/delete" name={words.account.deleteNow} />
          </details>
        </section>
      </div>
    </>,
  )
}

function Press({ path, name }: { path: string; name: string }) {
  return (
    <form method="post" action={path}>
      <button class="link">{name}</button>
    </form>
  )
}

export async function saveAccount(visit: Visit): Promise<Reply> {
  const { client, form, words } = visit
  await client.auth.updateMe({
    name: form.get('name')?.trim() ?? '',
    phone: form.get('phone')?.trim() || null,
  })
  return goTo(visit, '/account', words.account.saved)
}

/** Sends all data that the service keeps about the shopper, as a file. */
export async function exportAccount(visit: Visit): Promise<Reply> {
  const { data, refusal } = await visit.client.auth.exportMe().settled()
  if (refusal) return signInAgain(visit, refusal, '/account/export')
  const reply = json(200, data)
  return {
    ...reply,
    headers: { ...reply.headers, 'content-disposition': 'attachment; filename="account.json"' },
  }
}

export async function deleteAccount(visit: Visit): Promise<Reply> {
  const { refusal } = await visit.client.auth.deleteMe().settled()
  if (refusal) return signInAgain(visit, refusal, '/account')
  keepSession(visit, null)
  return goTo(visit, '/', visit.words.account.deleted)
}

/**
 * Some things need a sign-in of the last few minutes: somebody who finds a browser open should not be able to do them.
 */
function signInAgain(visit: Visit, refusal: Error & { code: string }, next: string): Reply {
  if (refusal.code !== 'sign_in_again') throw refusal
  return goTo(visit, `/sign-in?next=${next}`, visit.words.account.again)
}

export const addressesPage = (visit: Visit) => addressBook(visit)

async function addressBook(visit: Visit, typed?: NewAddress): Promise<Reply> {
  const { client, words } = visit
  if (!visit.session) return goTo(visit, '/sign-in?next=/account/addresses')
  const { shippingAddresses } = await client.shippingAddress.list({ limit: 100 })
  return page(
    visit,
    { title: words.account.addresses, personal: true },
    <>
      <header class="heading">
        <p class="crumb">
          <a href="/account">{words.nav.account}</a>
        </p>
        <h1>{words.account.addresses}</h1>
      </header>
      <div class="doors">
        {shippingAddresses.map((address) => (
          <section key={address._id} class="panel">
            <AddressText address={address} />
            <AddressActions id={address._id} isDefault={address.isDefault} />
          </section>
        ))}
      </div>
      <details class="section" open={typed !== undefined || shippingAddresses.length === 0}>
        <summary class="quiet button">{words.checkout.newAddress}</summary>
        <AddressForm
          action="/account/addresses"
          button={words.account.save}
          {...(await fieldsFor(visit, typed))}
        />
      </details>
    </>,
  )
}

function AddressActions({ id, isDefault }: { id: string; isDefault: boolean }) {
  const { words } = useVisit()
  return (
    <div class="line-actions">
      {isDefault ? (
        <span class="badge">{words.account.default}</span>
      ) : (
        <Press path={`/account/addresses/${id}/default`} name={words.account.makeDefault} />
      )}
      <Press path={`/account/addresses/${id}/delete`} name={words.cart.remove} />
    </div>
  )
}

export async function addAddress(visit: Visit): Promise<Reply> {
  const typed = addressIn(visit.form)
  const { refusal } = await visit.client.shippingAddress.create(typed).settled()
  if (refusal) return formAgain(visit, refusal, () => addressBook(visit, typed))
  return goTo(visit, '/account/addresses', visit.words.account.saved)
}

export async function deleteAddress(visit: Visit, id: string): Promise<Reply> {
  await visit.client.shippingAddress.delete(id)
  return goTo(visit, '/account/addresses', visit.words.account.addressRemoved)
}

export async function makeDefault(visit: Visit, id: string): Promise<Reply> {
  await visit.client.shippingAddress.setDefaultShippingAddress(id)
  return goTo(visit, '/account/addresses', visit.words.account.saved)
}

/** Keeps the address at which the push service reaches this browser. */
export async function turnPushOn({ client, form }: Visit): Promise<Reply> {
  const text = (name: string) => form.get(name) ?? ''
  const keys = { p256dh: text('p256dh'), auth: text('auth') }
  const { _id } = await client.pushSubscriptions.create({ endpoint: text('endpoint'), keys })
  return json(200, { id: _id })
}

export async function turnPushOff({ client, form }: Visit): Promise<Reply> {
  await client.pushSubscriptions.delete(form.get('id') ?? '').settled()
  return json(200, {})
}
