import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { consoleApi } from '../../../api/client.ts'
import { TextField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/words.ts'
import { Alone } from '../../shell/alone.tsx'

const route = getRouteApi('/mailbox')
type Message = Awaited<ReturnType<typeof consoleApi.mailbox.list>>['messages'][number]

/** Shows the e-mails that a developer's machine kept, as their readers would see them. */
export function MailboxPage() {
  const { to, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery({
    queryKey: ['mailbox', to, page],
    queryFn: ({ signal }) => consoleApi.mailbox.list({ to, page, limit: 20 }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 3000,
  })
  return (
    <Alone>
      <Page title={t('mailbox.title')} lead={t('mailbox.lead')} narrow>
        <Form
          sending={{ error: null, isPending: false }}
          onSubmit={(values) => navigate({ search: { to: values.optional('to') } })}
        >
          <TextField name="to" type="search" label={t('mailbox.to')} defaultValue={to} />
        </Form>
        <Panel flush>
          <Answer to={asked}>
            {({ messages, pagination }) => (
              <>
                {messages.length === 0 && <Empty title={t('mailbox.empty')}>{t('mailbox.empty-hint')}</Empty>}
                <ul className="mails">
                  {messages.map((message) => (
                    <Mail key={message._id} message={message} />
                  ))}
                </ul>
                <Pagination at={pagination} onPage={(next) => navigate({ search: { to, page: next } })} />
              </>
            )}
          </Answer>
        </Panel>
      </Page>
    </Alone>
  )
}

function Mail({ message: { to, subject, text, createdAt } }: { message: Message }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button type="button" className="mail-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="strong">{subject}</span>
        <span className="muted small">
          {to} · <Time at={createdAt} />
        </span>
      </button>
      {isOpen ? (
        <p className="mail-text prose">{text}</p>
      ) : (
        <p className="mail-text mail-preview muted">{text}</p>
      )}
    </li>
  )
}
