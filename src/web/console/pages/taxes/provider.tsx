import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/taxes.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { providerQuery, type TaxProvider } from './queries.ts'

/** Shows what computes the taxes: the rates of the store, or a provider with a key of the store's. */
export function Provider() {
  const asked = useQuery(providerQuery(useStore()))
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title={t('taxes.provider')}
      actions={asked.data && <Button onClick={() => setOpen(true)}>{t('taxes.change')}</Button>}
    >
      <Answer to={asked}>
        {(provider) => (
          <>
            <p>{t(`taxes.provider-${provider.name}-on`, { end: provider.keyEnd ?? '' })}</p>
            {provider.name !== 'tables' && (
              <p className="muted">{t(`taxes.silent-${provider.whenSilent}-on`)}</p>
            )}
            {provider.unreported > 0 && (
              <p className="muted">{t('taxes.unreported', { count: provider.unreported })}</p>
            )}
            {isOpen && <ProviderDialog provider={provider} onClose={() => setOpen(false)} />}
          </>
        )}
      </Answer>
    </Panel>
  )
}

function ProviderDialog({ provider, onClose }: { provider: TaxProvider; onClose: () => void }) {
  const { api } = useStore()
  const [name, setName] = useState(provider.name)
  const isKept = provider.name === name
  const save = useChange({
    send: (values: FormValues) =>
      api.taxes.setTaxProvider({
        name,
        ...(name !== 'tables' && {
          ...(values.text('key') && { key: values.text('key') }),
          whenSilent: values.text('whenSilent') as TaxProvider['whenSilent'],
          codes: provider.codes,
        }),
      }),
    changes: ['tax-provider'],
    done: t('taxes.provider-saved'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('taxes.provider')}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={save.mutate}
    >
      <SelectField
        name="name"
        label={t('taxes.provider-name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value as TaxProvider['name'])}
        options={(['tables', 'stripe'] as const).map((value) => ({
          value,
          label: t(`taxes.provider-${value}`),
        }))}
      />
      {name !== 'tables' && (
        <>
          <TextField
            name="key"
            label={t('taxes.provider-key')}
            hint={t(isKept ? 'taxes.provider-key-kept' : 'taxes.provider-key-hint')}
            type="password"
            autoComplete="off"
            minLength={8}
            maxLength={255}
            required={!isKept}
            optional={isKept}
          />
          <SelectField
            name="whenSilent"
            label={t('taxes.silent')}
            defaultValue={provider.whenSilent}
            options={(['refuse', 'tables'] as const).map((value) => ({
              value,
              label: t(`taxes.silent-${value}`),
            }))}
          />
        </>
      )}
    </FormDialog>
  )
}
