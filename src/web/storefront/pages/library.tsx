import type { components } from '../api.ts'
import { comesOut } from '../goods/backorders.ts'
import { type PageContext, usePage } from '../page-context.tsx'
import { Day } from '../parts/day.tsx'
import { Icon } from '../parts/icon.tsx'
import { lastPage, Paging, pageIn } from '../parts/pages.tsx'
import { Picture } from '../parts/picture.tsx'
import { goTo, page, type Reply } from '../reply.tsx'

type Entitlement = components['schemas']['Entitlement']

/** Shows the shopper's downloads, and the renewal of passes. */
export async function libraryPage(context: PageContext): Promise<Reply> {
  const { client, words, url } = context
  if (!context.session || context.session.guest) return goTo(context, '/sign-in?next=/library')
  const { entitlements, pagination } = await client.library.list({ page: pageIn(url), limit: 20 })
  const last = lastPage(context, pagination)
  if (last) return last
  return page(
    context,
    { title: words.library.title, personal: true },
    <>
      <header class="heading">
        <h1>{words.library.title}</h1>
      </header>
      {entitlements.length === 0 && <p class="empty">{words.library.none}</p>}
      <ul class="lines">
        {entitlements.map((entitlement) => (
          <li key={entitlement.entitlementId}>
            <Picture src={entitlement.product.image} place="thumb" />
            <div>
              <h2>
                <bdi>{entitlement.product.name}</bdi>
              </h2>
              <p class="small">
                <Term entitlement={entitlement} />
              </p>
            </div>
            {entitlement.active && (
              <a class="quiet button" href={`/library/${entitlement.entitlementId}`}>
                {words.library.files} <span class="hidden">{entitlement.product.name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <Paging pagination={pagination} />
    </>,
  )
}

export async function entitlementPage(context: PageContext, id: string): Promise<Reply> {
  const { client, words, size } = context
  const entitlement = await client.library.getEntitlement(id)
  return page(
    context,
    { title: entitlement.product.name, personal: true },
    <>
      <header class="heading">
        <p class="crumb">
          <a href="/library">{words.library.title}</a>
        </p>
        <h1>{entitlement.product.name}</h1>
        <p>
          <Term entitlement={entitlement} />
        </p>
      </header>
      <div class="till">
        <ul class="stack">
          {entitlement.files.length === 0 && <li class="empty">{words.library.noFiles}</li>}
          {entitlement.files.map(({ _id, name, size: bytes, product }) => (
            <li key={_id}>
              <a class="choice" href={`/library/${id}/files/${_id}`}>
                <Icon name="download" />
                <span>
                  <strong>{name}</strong>
                  <span class="small">
                    {size(bytes)}
                    {entitlement.allAccess && ` · ${product.name}`}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {entitlement.accessType === 'pass' && <Renewal entitlement={entitlement} />}
      </div>
    </>,
  )
}

function Term({ entitlement }: { entitlement: Entitlement }) {
  const context = usePage()
  const { words } = context
  const { accessType, active, endsAt } = entitlement
  if (!active) return <>{words.library.ended}</>
  if (entitlement.product.preorder) return <>{comesOut(context, entitlement.product.preorder)}</>
  if (accessType === 'lifetime' || !endsAt) return <>{words.library.lifetime}</>
  return <Day at={endsAt} within={words.library.until} />
}

/** Switches the renewal of a pass on and off. */
function Renewal({ entitlement }: { entitlement: Entitlement }) {
  const { words, money } = usePage()
  const { entitlementId, autoRenew, card, nextChargeAt, price } = entitlement
  return (
    <aside class="panel">
      <h2>{words.library.renewal}</h2>
      <p>
        {autoRenew && nextChargeAt && price !== null ? (
          <Day at={nextChargeAt} within={(day) => words.library.renews(money(price), day)} />
        ) : (
          words.library.endsByItself
        )}
      </p>
      {card?.last4 && <p class="small">{words.library.card(card.brand ?? '', card.last4)}</p>}
      <form method="post" action={`/library/${entitlementId}/renewal`}>
        <input type="hidden" name="enabled" value={String(!autoRenew)} />
        <button class="quiet button">{autoRenew ? words.library.switchOff : words.library.switchOn}</button>
      </form>
    </aside>
  )
}

/** Leads to the file by a link that is good for a few minutes. */
export async function download({ client }: PageContext, id: string, fileId: string): Promise<Reply> {
  const { url } = await client.library.createDownload(id, fileId)
  return { status: 303, headers: { location: url, 'cache-control': 'no-store' }, body: '' }
}

export async function setRenewal(context: PageContext, id: string): Promise<Reply> {
  const { client, form, words } = context
  const { autoRenew } = await client.library.setAutoRenew(id, { enabled: form.get('enabled') === 'true' })
  return goTo(context, `/library/${id}`, autoRenew ? words.library.isOn : words.library.isOff)
}
