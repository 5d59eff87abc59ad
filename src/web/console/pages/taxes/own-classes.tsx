import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Table } from '../../../ui/table.tsx'
import { t } from '../../../words/taxes.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { useShopChange } from '../settings/queries.ts'
import { classes, type TaxSettings } from './queries.ts'

type OwnClass = NonNullable<TaxSettings['classes']>[number]
type Open = { what: 'add' } | { what: 'edit' | 'delete'; own: OwnClass }

/** Maximum number in a store. */
const most = 50

/** Lists the store's own kinds of goods, to add, rename and delete. */
export function OwnClasses({ taxes }: { taxes: TaxSettings }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { classes: all = [] } = taxes
  return (
    <Panel
      title={t('taxes.classes')}
      actions={
        all.length < most && <Button onClick={() => setOpen({ what: 'add' })}>{t('taxes.class-add')}</Button>
      }
      flush={all.length > 0}
    >
      {all.length === 0 && <p className="muted">{t('taxes.classes-none')}</p>}
      {all.length > 0 && (
        <Table
          label={t('taxes.classes')}
          rows={all}
          keyOf={({ key }) => key}
          columns={[
            {
              key: 'name',
              header: t('taxes.class-name'),
              phone: 'lead',
              cell: ({ name }) => <span className="strong">{name}</span>,
            },
            {
              key: 'actions',
              header: '',
              phone: 'trail',
              cell: (own) => (
                <span className="row">
                  <Button look="quiet" onClick={() => setOpen({ what: 'edit', own })}>
                    {t('taxes.edit')}
                  </Button>
                  <Button look="quiet" onClick={() => setOpen({ what: 'delete', own })}>
                    {t('taxes.delete')}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      {open?.what === 'add' && <ClassDialog taxes={taxes} onClose={close} />}
      {open?.what === 'edit' && <ClassDialog taxes={taxes} own={open.own} onClose={close} />}
      {open?.what === 'delete' && <DeleteClass taxes={taxes} own={open.own} onClose={close} />}
    </Panel>
  )
}

interface ClassDialogProps {
  taxes: TaxSettings
  own?: OwnClass
  onClose: () => void
}

/** Names a class. Its key stays, because goods and rates have it. */
function ClassDialog({ taxes, own, onClose }: ClassDialogProps) {
  const { classes: all = [] } = taxes
  const save = useShopChange({ done: t('taxes.class-saved'), after: onClose })
  const named = (name: string) =>
    own
      ? all.map((one) => (one.key === own.key ? { ...one, name } : one))
      : [...all, { key: keyOf(name, all), name }]
  return (
    <FormDialog
      title={t(own ? 'taxes.class-edit' : 'taxes.class-add')}
      onClose={onClose}
      action={t('common.save')}
      sending={save}
      onSubmit={(values) => save.mutate({ taxes: { ...taxes, classes: named(values.text('name')) } })}
    >
      <TextField
        name="name"
        label={t('taxes.class-name')}
        hint={t('taxes.class-name-hint')}
        defaultValue={own?.name ?? ''}
        maxLength={100}
        required
      />
    </FormDialog>
  )
}

/** Returns a key for a class of this name that no class has yet. */
function keyOf(name: string, all: readonly OwnClass[]): string {
  const taken = new Set<string>([...classes, ...all.map(({ key }) => key)])
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  const words = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 36)
    .replace(/^-+|-+$/g, '')
  const first = words || 'class'
  let key = first
  for (let n = 2; taken.has(key); n += 1) key = `${first}-${n}`
  return key
}

function DeleteClass({ taxes, own, onClose }: Required<ClassDialogProps>) {
  const { api } = useStore()
  const left = (taxes.classes ?? []).filter(({ key }) => key !== own.key)
  return (
    <ConfirmChange
      title={t('taxes.class-delete', { name: own.name })}
      action={t('taxes.delete')}
      send={() => api.shop.update({ taxes: { ...taxes, classes: left } })}
      changes={['shop']}
      done={t('taxes.class-deleted')}
      onClose={onClose}
    >
      {t('taxes.class-delete-lead')}
    </ConfirmChange>
  )
}
