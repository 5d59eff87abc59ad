import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { t } from '../../../words/emails.ts'
import { useChange } from '../../shell/change.ts'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'

export type EmailTemplates = Awaited<ReturnType<CurrentStore['api']['shop']['getEmailTemplates']>>
export type Drafted = Parameters<CurrentStore['api']['shop']['previewEmailTemplate']>[0]
export type EmailName = Drafted['name']
export type Template = NonNullable<Drafted['template']>
export type Chosen = Pick<EmailTemplates, 'logo' | 'color' | 'templates'>

export const emailNames: EmailName[] = [
  'placed',
  'paid',
  'granted',
  'delayed',
  'shipped',
  'cancelled',
  'refunded',
  'excess_refunded',
]

/** Asks for what the store has chosen about its e-mails. */
export const templatesQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'email-templates'),
    queryFn: ({ signal }) => api.shop.getEmailTemplates({ signal }),
  })

/** Asks for an e-mail as it would be; the one before stays in sight until it is there. */
export const previewQuery = ({ storeId, api }: CurrentStore, drafted: Drafted) =>
  queryOptions({
    queryKey: storeKey(storeId, 'email-preview', drafted),
    queryFn: ({ signal }) => api.shop.previewEmailTemplate(drafted, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

export function useSaving(after: () => void) {
  const { api } = useStore()
  return useChange({
    send: (chosen: Chosen) => api.shop.setEmailTemplates(chosen),
    changes: ['email-templates'],
    done: t('emails.saved'),
    after,
  })
}

export function useTest() {
  const { api } = useStore()
  return useChange({
    send: (drafted: Drafted) => api.shop.testEmailTemplate(drafted),
    changes: [],
    done: t('emails.tested'),
  })
}
