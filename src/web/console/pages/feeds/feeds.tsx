import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CopyText } from '../../../ui/copy.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/feeds.ts'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { type Shop, shopQuery, useShopChange } from '../settings/queries.ts'
import { type FeedReport, feedsQuery } from './queries.ts'

type Feed = FeedReport['feeds'][number]
type LeftOut = FeedReport['leftOut'][number]

/** Says who may read the feeds of the store, where they are, and which products are not in them. */
export function FeedsPage() {
  const store = useStore()
  const shop = useFresh(shopQuery(store))
  const report = useQuery(feedsQuery(store))
  return (
    <Page title={t('feeds.title')} lead={t('feeds.lead')}>
      <Answer to={shop}>{(known) => <FeedSettings shop={known} />}</Answer>
      <Answer to={report}>
        {({ enabled, feeds, leftOut }) => (
          <>
            <Panel title={t('feeds.addresses')} flush>
              {!enabled && <p className="panel-body muted">{t('feeds.off')}</p>}
              <Table label={t('feeds.addresses')} columns={columns} rows={feeds} keyOf={({ name }) => name} />
            </Panel>
            <LeftOutPanel all={leftOut} />
          </>
        )}
      </Answer>
    </Page>
  )
}

function FeedSettings({ shop }: { shop: Shop }) {
  const unsaved = useUnsaved()
  const save = useShopChange({ done: t('settings.saved'), after: unsaved.saved })
  const submit = (values: FormValues) => {
    unsaved.send()
    save.mutate({
      feeds: { enabled: values.checked('enabled'), nativeCommerce: values.checked('nativeCommerce') },
    })
  }
  return (
    <Form sending={save} onSubmit={submit} onEdit={unsaved.change}>
      <Panel title={t('feeds.switch')}>
        <div className="stack">
          <CheckField
            name="enabled"
            label={t('feeds.enabled')}
            hint={t('feeds.enabled-hint')}
            defaultChecked={shop.feeds?.enabled ?? false}
          />
          <CheckField
            name="nativeCommerce"
            label={t('feeds.native')}
            hint={t('feeds.native-hint')}
            defaultChecked={shop.feeds?.nativeCommerce ?? false}
          />
        </div>
      </Panel>
      <SubmitRow sending={save}>{t('common.save')}</SubmitRow>
      {unsaved.question}
    </Form>
  )
}

const columns: Column<Feed>[] = [
  {
    key: 'feed',
    header: t('feeds.feed'),
    phone: 'lead',
    wide: true,
    cell: ({ name, url }) => (
      <div className="stack">
        <span className="strong">{t(`feeds.${name}`)}</span>
        <span className="muted">{t(`feeds.${name}-hint`)}</span>
        <CopyText text={url} />
      </div>
    ),
  },
  {
    key: 'items',
    header: t('feeds.items'),
    phone: 'detail',
    align: 'end',
    cell: ({ items }) => t('feeds.count', { count: items }),
  },
]

function LeftOutPanel({ all }: { all: LeftOut[] }) {
  return (
    <Panel title={t('feeds.left-out')}>
      <div className="stack">
        <p className="muted">{t(all.length > 0 ? 'feeds.left-out-lead' : 'feeds.nothing-left-out')}</p>
        {all.map(({ reason, total, products }) => (
          <section key={reason}>
            <h3>{t(`feeds.${reason}`, { count: total })}</h3>
            <ul>
              {products.map((product) => (
                <ProductLink key={product._id} product={product} />
              ))}
              {total > products.length && (
                <li className="muted">{t('feeds.more', { count: total - products.length })}</li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  )
}

function ProductLink({ product: { _id, name } }: { product: LeftOut['products'][number] }) {
  const { storeId } = useStore()
  return (
    <li>
      <Link to="/stores/$storeId/catalogue/$itemId" params={{ storeId, itemId: _id }}>
        {name}
      </Link>
    </li>
  )
}
