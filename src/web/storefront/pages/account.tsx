import { learnLayouts } from '../address-layouts.ts'
import type { components } from '../api.ts'
import { formAgain } from '../failures.tsx'
import { keepSession, type PageContext, usePage } from '../page-context.tsx'
import { AddressForm, AddressText, addressIn } from '../parts/address.tsx'
import { Island } from '../parts/island.tsx'
import { goTo, json, page, type Reply } from '../reply.tsx'
import { fieldsFor } from './checkout.tsx'

type NewAddress = components['schemas']['NewShippingAddress']

/** Shows the shopper's account: their details, and the ways to change, export and delete them. */
export async function accountPage(context: PageContext): Promise<Reply> {
  const { client, words, store } = context
  if (!context.session || context.session.guest) return goTo(context, '/sign-in?next=/account')
  const [{ user }, key] = await Promise.all([
    client.auth.getMe(),
    client.pushSubscriptions.getPushPublicKey().settled(),
  ])
  const links = [
    ['/orders', words.orders.title],
    ...(store.type === 'digital' ? [['/library', words.library.title]] : []),
    ['/account/returns', words.returns.title],
    ['/wishlist', words.nav.wishlist],
    ['/account/addresses', words.account.addresses],
  ] as [string, string][]
  return page(
    context,
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

export async function saveAccount(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  await client.auth.updateMe({
    name: form.get('name')?.trim() ?? '',
    phone: form.get('phone')?.trim() || null,
  })
  return goTo(context, '/account', words.account.saved)
}

/** Sends all data that the service keeps about the shopper, as a file. */
export async function exportAccount(context: PageContext): Promise<Reply> {
  const { data, refusal } = await context.client.auth.exportMe().settled()
  if (refusal) return signInAgain(context, refusal, '/account/export')
  const reply = json(200, data)
  return {
    ...reply,
    headers: { ...reply.headers, 'content-disposition': 'attachment; filename="account.json"' },
  }
}

export async function deleteAccount(context: PageContext): Promise<Reply> {
  const { refusal } = await context.client.auth.deleteMe().settled()
  if (refusal) return signInAgain(context, refusal, '/account')
  keepSession(context, null)
  return goTo(context, '/', context.words.account.deleted)
}

/**
 * Some actions need a sign-in within the last few minutes, so that somebody who finds a browser open cannot do them.
 */
function signInAgain(context: PageContext, refusal: Error & { code: string }, next: string): Reply {
  if (refusal.code !== 'sign_in_again') throw refusal
  return goTo(context, `/sign-in?next=${next}`, context.words.account.again)
}

export const addressesPage = (context: PageContext) => addressBook(context)

async function addressBook(context: PageContext, typed?: NewAddress, refused?: string): Promise<Reply> {
  const { client, words } = context
  if (!context.session) return goTo(context, '/sign-in?next=/account/addresses')
  const { shippingAddresses } = await client.shippingAddress.list({ limit: 100 })
  await learnLayouts(context, shippingAddresses)
  return page(
    context,
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
          {...(await fieldsFor(context, typed, refused))}
        />
      </details>
    </>,
  )
}

function AddressActions({ id, isDefault }: { id: string; isDefault: boolean }) {
  const { words } = usePage()
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

export async function addAddress(context: PageContext): Promise<Reply> {
  const typed = addressIn(context.form)
  const { refusal } = await context.client.shippingAddress.create(typed).settled()
  if (refusal) return formAgain(context, refusal, () => addressBook(context, typed, refusal.message))
  return goTo(context, '/account/addresses', context.words.account.saved)
}

export async function deleteAddress(context: PageContext, id: string): Promise<Reply> {
  await context.client.shippingAddress.delete(id)
  return goTo(context, '/account/addresses', context.words.account.addressRemoved)
}

export async function makeDefault(context: PageContext, id: string): Promise<Reply> {
  await context.client.shippingAddress.setDefaultShippingAddress(id)
  return goTo(context, '/account/addresses', context.words.account.saved)
}

/** Keeps the address at which the push service reaches this browser. */
export async function turnPushOn({ client, form }: PageContext): Promise<Reply> {
  const text = (name: string) => form.get(name) ?? ''
  const keys = { p256dh: text('p256dh'), auth: text('auth') }
  const { _id } = await client.pushSubscriptions.create({ endpoint: text('endpoint'), keys })
  return json(200, { id: _id })
}

export async function turnPushOff({ client, form }: PageContext): Promise<Reply> {
  await client.pushSubscriptions.delete(form.get('id') ?? '').settled()
  return json(200, {})
}
