import type { Console } from '../../../api/client.ts'
import { CheckField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { t } from '../../../words/developer.ts'
import type { App } from './queries.ts'

type Topic = Console<'WebhookTopic'>
type ResourceOf<Name> = Name extends `${infer Resource}/created` ? Resource : never

/** The scope that an app needs to hear of each resource. */
const scopeOf: Record<ResourceOf<Topic>, App['scopes'][number]> = {
  orders: 'READ_ORDERS',
  invoices: 'READ_ORDERS',
  returns: 'READ_ORDERS',
  bookings: 'READ_ORDERS',
  tickets: 'READ_ORDERS',
  products: 'READ_INVENTORY',
  foods: 'READ_INVENTORY',
  services: 'READ_INVENTORY',
  categories: 'READ_CATEGORIES',
  customers: 'READ_CUSTOMERS',
  shipping: 'READ_SHIPPING',
  discounts: 'READ_DISCOUNTS',
  blogs: 'READ_BLOGS',
  notifications: 'READ_NOTIFICATIONS',
  tasks: 'READ_TASKS',
  notes: 'READ_NOTES',
  scripts: 'READ_SCRIPTS',
  comments: 'WRITE_COMMENTS',
  dispatch: 'READ_DISPATCH',
  kyc: 'READ_KYC',
  domains: 'READ_DOMAINS',
  roles: 'READ_ROLES',
  payouts: 'READ_PAYOUTS',
}

/** Returns the topics that an app can choose from: those that its scopes cover, and what it hears about itself. */
function offered({ scopes }: App): Topic[] {
  const resources = (Object.keys(scopeOf) as ResourceOf<Topic>[]).filter((name) =>
    scopes.includes(scopeOf[name]),
  )
  const topics = resources.flatMap(
    (name) => [`${name}/created`, `${name}/updated`, `${name}/deleted`] as const,
  )
  return [...topics, 'app/scopes_updated', 'app/uninstalled']
}

/** Shows one tick for each topic. */
export function TopicFields({ app }: { app: App }) {
  const { webhookTopics } = app
  return (
    <details>
      <summary>
        {webhookTopics ? t('webhook.topics-some', { count: webhookTopics.length }) : t('webhook.topics-all')}
      </summary>
      <fieldset className="scopes">
        <legend>{t('webhook.topics')}</legend>
        {offered(app).map((topic) => (
          <CheckField
            key={topic}
            name="topics"
            value={topic}
            label={topic}
            defaultChecked={webhookTopics?.includes(topic) ?? true}
          />
        ))}
      </fieldset>
    </details>
  )
}

/** Returns the topics that are ticked; null if these are all. */
export function chosenTopics(app: App, values: FormValues): Topic[] | null {
  const [all, ticked] = [offered(app), values.all('topics')]
  return ticked.length === all.length ? null : all.filter((topic) => ticked.includes(topic))
}
