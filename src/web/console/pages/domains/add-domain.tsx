import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/domains.ts'
import { useChange } from '../../shell/change.ts'
import { storeKey, useStore } from '../../shell/store.tsx'

const kinds = ['own', 'base'] as const
type Kind = (typeof kinds)[number]

/** Adds a domain of the merchant, or a name under one of the service's. */
export function AddDomain({ onClose }: { onClose: () => void }) {
  const { api, storeId } = useStore()
  const [kind, setKind] = useState<Kind>('own')
  const [domain, setDomain] = useState('')
  const { data: bases = [] } = useQuery({
    queryKey: storeKey(storeId, 'base-domains'),
    queryFn: ({ signal }) => api.domains.listBaseDomains({ signal }),
  })
  const add = useChange({
    send: (name: string) => api.domains.create({ domain: name }),
    changes: ['domains', 'setup'],
    done: t('domains.added', { domain }),
    after: onClose,
  })
  const choices = kinds.filter((one) => one === 'own' || bases.length > 0)
  return (
    <FormDialog
      title={t('domains.add')}
      onClose={onClose}
      action={t('domains.add-do')}
      sending={add}
      onSubmit={(values) => {
        const name = nameIn(values)
        setDomain(name)
        add.mutate(name)
      }}
    >
      {choices.length > 1 && <KindChoice kind={kind} onKind={setKind} />}
      {kind === 'own' ? (
        <TextField
          key="own"
          name="domain"
          label={t('domains.domain')}
          placeholder="shop.example.com"
          maxLength={253}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setDomain(event.currentTarget.value)}
          required
          focused
        />
      ) : (
        <div className="columns columns-2">
          <TextField
            name="name"
            label={t('domains.name')}
            maxLength={63}
            autoCapitalize="off"
            spellCheck={false}
            required
          />
          <SelectField
            name="base"
            label={t('domains.domain')}
            options={bases.map(({ domain: base }) => ({ value: base, label: `.${base}` }))}
          />
        </div>
      )}
      <Availability key={domain} domain={domain} />
    </FormDialog>
  )
}

const nameIn = (values: FormValues) =>
  values.optional('domain') ?? `${values.text('name')}.${values.text('base')}`

function KindChoice({ kind, onKind }: { kind: Kind; onKind: (kind: Kind) => void }) {
  return (
    <fieldset className="options">
      <legend>{t('domains.kind')}</legend>
      {kinds.map((one) => (
        <label key={one} className="option">
          <input type="radio" name="kind" value={one} checked={one === kind} onChange={() => onKind(one)} />
          <span className="option-words">
            <span className="strong">{t(`domains.kind-${one}`)}</span>
            <span className="muted small">{t(`domains.kind-${one}-hint`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Says, when asked, whether the store could have a domain now. */
function Availability({ domain }: { domain: string }) {
  const { api } = useStore()
  const check = useMutation({ mutationFn: () => api.domains.checkAvailability({ domain: domain.trim() }) })
  if (!domain.includes('.')) return null
  return (
    <div className="row" role="status">
      <Button look="quiet" busy={check.isPending} onClick={() => check.mutate()}>
        {t('domains.check')}
      </Button>
      {check.data && (
        <Badge tone={check.data.available ? 'good' : 'bad'}>
          {t(check.data.available ? 'domains.available' : 'domains.taken')}
        </Badge>
      )}
      {check.error ? <Problem error={check.error} /> : null}
    </div>
  )
}
