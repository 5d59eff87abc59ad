import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/agents.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { type Shop, shopQuery, useShopChange } from '../settings/queries.ts'
import { type Agent, agentsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/settings/agents')

/** Says whether the store sells to shopping agents, which of them sold what, and stops those that are not wanted. */
export function AgentsPage() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const store = useStore()
  const shop = useFresh(shopQuery(store))
  const asked = useQuery(agentsQuery(store, page))
  const [stopping, setStopping] = useState<Agent>()
  const empty = (
    <Empty title={t('agents.empty')} icon={<Bot size={20} aria-hidden="true" />}>
      {t('agents.empty-hint')}
    </Empty>
  )
  return (
    <Page title={t('agents.title')} lead={t('agents.lead')}>
      <Answer to={shop}>{(known) => <AgentsSwitch shop={known} />}</Answer>
      <Panel title={t('agents.all')} flush>
        <List of={asked} empty={empty} onPage={(to) => navigate({ search: { page: to } })}>
          {({ agents }) => <AgentTable all={agents} onStop={setStopping} />}
        </List>
      </Panel>
      {stopping && <StopAgent agent={stopping} onClose={() => setStopping(undefined)} />}
    </Page>
  )
}

function AgentsSwitch({ shop }: { shop: Shop }) {
  const unsaved = useUnsaved()
  const save = useShopChange({ done: t('settings.saved'), after: unsaved.saved })
  const submit = (values: FormValues) => {
    unsaved.send()
    save.mutate({ sellsToAgents: values.checked('sellsToAgents') })
  }
  return (
    <Form sending={save} onSubmit={submit} onEdit={unsaved.change}>
      <Panel title={t('agents.switch')}>
        <CheckField
          name="sellsToAgents"
          label={t('agents.sells')}
          hint={t('agents.sells-hint')}
          defaultChecked={shop.sellsToAgents}
        />
      </Panel>
      <SubmitRow sending={save}>{t('common.save')}</SubmitRow>
      {unsaved.question}
    </Form>
  )
}

function AgentTable({ all, onStop }: { all: Agent[]; onStop: (one: Agent) => void }) {
  const { money } = useStore()
  const columns: Column<Agent>[] = [
    {
      key: 'profile',
      header: t('agents.profile'),
      phone: 'lead',
      wide: true,
      cell: ({ profile, stopped }) => (
        <>
          <span className="strong">{shortOf(profile)}</span>{' '}
          {stopped && <Badge tone="bad">{t('agents.stopped')}</Badge>}
        </>
      ),
    },
    { key: 'checkouts', header: t('agents.checkouts'), align: 'end', cell: ({ checkouts }) => checkouts },
    { key: 'orders', header: t('agents.orders'), align: 'end', cell: ({ orders }) => orders },
    {
      key: 'sold',
      header: t('agents.sold'),
      phone: 'detail',
      align: 'end',
      cell: ({ sold }) => money(sold),
    },
    {
      key: 'actions',
      header: '',
      phone: 'trail',
      align: 'end',
      cell: (agent) =>
        agent.stopped ? (
          <Resume agent={agent} />
        ) : (
          <Button
            aria-label={t('agents.stop-of', { profile: shortOf(agent.profile) })}
            onClick={() => onStop(agent)}
          >
            {t('agents.stop')}
          </Button>
        ),
    },
  ]
  return <Table label={t('agents.all')} rows={all} keyOf={({ _id }) => _id} columns={columns} />
}

/** Returns the address of a profile without its scheme. */
const shortOf = (profile: string) => profile.replace(/^https?:\/\//, '')

function Resume({ agent: { _id, profile } }: { agent: Agent }) {
  const { api } = useStore()
  const resume = useChange({
    send: () => api.agents.update(_id, { stopped: false }),
    changes: ['agents'],
    done: t('agents.resume-done'),
  })
  return (
    <Button
      aria-label={t('agents.resume-of', { profile: shortOf(profile) })}
      busy={resume.isPending}
      onClick={() => resume.mutate()}
    >
      {t('agents.resume')}
    </Button>
  )
}

function StopAgent({ agent: { _id, profile }, onClose }: { agent: Agent; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('agents.stop-title', { profile: shortOf(profile) })}
      action={t('agents.stop')}
      send={() => api.agents.update(_id, { stopped: true })}
      changes={['agents']}
      done={t('agents.stop-done')}
      onClose={onClose}
    >
      {t('agents.stop-lead')}
    </ConfirmChange>
  )
}
