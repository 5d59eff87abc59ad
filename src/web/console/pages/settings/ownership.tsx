import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { consoleApi } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Facts, Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty, Problem } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/store-settings.ts'
import { useChange } from '../../shell/change.ts'
import { storeKey, storesKey, useStore } from '../../shell/store.tsx'

/** Hands the store over to somebody else, or closes it. */
export function OwnershipPage() {
  const { store, may } = useStore()
  const isOwner = may('owner')
  return (
    <Page title={t('ownership.title')} lead={t('ownership.lead')}>
      {!isOwner && (
        <Panel>
          <Empty title={t('ownership.not-owner')} icon={<KeyRound size={20} aria-hidden="true" />}>
            {t('ownership.not-owner-hint')}
          </Empty>
        </Panel>
      )}
      {isOwner && !store.closedAt && (
        <>
          <Transfer />
          <Close />
        </>
      )}
      {isOwner && store.closedAt && (
        <Panel>
          <p>
            {t('ownership.closed')}: <Time at={store.closedAt} />
          </p>
        </Panel>
      )}
    </Page>
  )
}

function Transfer() {
  const { storeId } = useStore()
  const offered = useQuery({
    queryKey: storeKey(storeId, 'transfer'),
    queryFn: async ({ signal }) => {
      const { data, refusal } = await consoleApi.stores.getTransfer(storeId, { signal }).settled()
      if (refusal && refusal.code !== 'transfer_not_found') throw refusal
      return data
    },
  })
  return (
    <Panel title={t('ownership.transfer')}>
      <Answer to={offered}>{(offer) => (offer ? <Offered offer={offer} /> : <OfferForm />)}</Answer>
    </Panel>
  )
}

function OfferForm() {
  const { storeId } = useStore()
  const offer = useChange({
    send: (email: string) => consoleApi.stores.transfer(storeId, { email }),
    changes: ['transfer'],
    done: t('ownership.transfer-done'),
  })
  return (
    <Form sending={offer} onSubmit={(values) => offer.mutate(values.text('email'))}>
      <p className="muted">{t('ownership.transfer-lead')}</p>
      <TextField
        name="email"
        type="email"
        label={t('ownership.transfer-email')}
        maxLength={254}
        autoComplete="off"
        required
      />
      <div className="row">
        <Button type="submit" busy={offer.isPending}>
          {t('ownership.transfer-do')}
        </Button>
      </div>
    </Form>
  )
}

function Offered({ offer: { email, expiresAt } }: { offer: { email: string; expiresAt: string } }) {
  const { storeId } = useStore()
  const withdraw = useChange({
    send: () => consoleApi.stores.withdrawTransfer(storeId),
    changes: ['transfer'],
    done: t('ownership.withdrawn'),
  })
  return (
    <div className="stack">
      {withdraw.error ? <Problem error={withdraw.error} /> : null}
      <p>{t('ownership.offered', { email })}</p>
      <Facts of={[[t('ownership.expires'), <Time key="expires" at={expiresAt} />]]} />
      <div className="row">
        <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('ownership.withdraw')}
        </Button>
      </div>
    </div>
  )
}

function Close() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel title={t('ownership.close')}>
      <div className="danger-panel">
        <p className="muted">{t('ownership.close-lead')}</p>
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('ownership.close')}
        </Button>
      </div>
      {isAsking && <CloseDialog onClose={() => setAsking(false)} />}
    </Panel>
  )
}

/** Asks for the name of the store, so that nobody closes it by accident. */
function CloseDialog({ onClose }: { onClose: () => void }) {
  const { storeId, store } = useStore()
  const queryClient = useQueryClient()
  const [isMistyped, setMistyped] = useState(false)
  const close = useChange({
    send: () => consoleApi.stores.close(storeId),
    changes: ['setup', 'domains', 'installations', 'invitations'],
    done: t('ownership.closed'),
    after: () => {
      queryClient.invalidateQueries({ queryKey: storesKey })
      onClose()
    },
  })
  return (
    <Dialog title={t('ownership.close-title', { name: store.name })} onClose={onClose}>
      <Form
        sending={close}
        onSubmit={(values) => {
          const isRight = values.text('name') === store.name
          setMistyped(!isRight)
          if (isRight) close.mutate()
        }}
      >
        <p>{t('ownership.close-lead')}</p>
        <TextField
          name="name"
          label={t('ownership.close-type', { name: store.name })}
          error={isMistyped ? t('ownership.close-mismatch') : undefined}
          autoComplete="off"
          required
          focused
        />
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="danger" busy={close.isPending}>
            {t('ownership.close-do')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
