import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/agents.ts'
import { AmountField } from '../../shell/amount-field.tsx'
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
  const [trusting, setTrusting] = useState<Agent>()
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
          {({ agents }) => <AgentTable all={agents} onStop={setStopping} onTrust={setTrusting} />}
        </List>
      </Panel>
      {trusting && <TrustAgent agent={trusting} onClose={() => setTrusting(undefined)} />}
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

interface AgentTableProps {
  all: Agent[]
  onStop: (one: Agent) => void
  onTrust: (one: Agent) => void
}

function AgentTable({ all, onStop, onTrust }: AgentTableProps) {
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
      key: 'pays',
      header: t('agents.pays'),
      align: 'end',
      cell: ({ payUpTo }) => (payUpTo === null ? t('agents.pays-not') : money(payUpTo)),
    },
    {
      key: 'actions',
      header: '',
      phone: 'trail',
      align: 'end',
      cell: (agent) => <AgentActions agent={agent} onStop={onStop} onTrust={onTrust} />,
    },
  ]
  return <Table label={t('agents.all')} rows={all} keyOf={({ _id }) => _id} columns={columns} />
}

function AgentActions({ agent, onStop, onTrust }: Omit<AgentTableProps, 'all'> & { agent: Agent }) {
  const profile = shortOf(agent.profile)
  if (agent.stopped) return <Resume agent={agent} />
  return (
    <div className="row">
      <Button aria-label={t('agents.pay-of', { profile })} onClick={() => onTrust(agent)}>
        {t('agents.pay')}
      </Button>
      <Button aria-label={t('agents.stop-of', { profile })} onClick={() => onStop(agent)}>
        {t('agents.stop')}
      </Button>
    </div>
  )
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

/** Says up to which total an agent may pay by itself. */
function TrustAgent({ agent: { _id, profile, payUpTo }, onClose }: { agent: Agent; onClose: () => void }) {
  const { api } = useStore()
  const save = useChange({
    send: (most: number | null) => api.agents.update(_id, { payUpTo: most }),
    changes: ['agents'],
    done: t('agents.pay-done'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('agents.pay-title', { profile: shortOf(profile) })}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={(values) => save.mutate(values.number('payUpTo') ?? null)}
    >
      <div className="stack dialog-fields">
        <p>{t('agents.pay-lead')}</p>
        <AmountField
          name="payUpTo"
          label={t('agents.pay-up-to')}
          hint={t('agents.pay-hint')}
          amount={payUpTo}
          optional
        />
      </div>
    </FormDialog>
  )
}
