import '../settings/settings.css'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { CheckField, optionsOf, TextField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { type Area, allowedBy, areas, type Level, levelIn, levelsOf } from './permissions.ts'
import { type Role, roleQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/settings/roles/$roleId')

export function NewRolePage() {
  return (
    <Page title={t('roles.add')} lead={t('roles.lead')} back={<Back />}>
      <RoleForm />
    </Page>
  )
}

/** Shows one role and what it allows. */
export function RolePage() {
  const { roleId } = route.useParams()
  const asked = useFresh(roleQuery(useStore(), roleId))
  return (
    <Page title={asked.data?.name ?? t('staff.role')} lead={t('roles.lead')} back={<Back />}>
      <Answer to={asked}>{(role) => <RoleForm role={role} />}</Answer>
    </Page>
  )
}

function Back() {
  const { storeId } = useStore()
  return (
    <Link to="/stores/$storeId/settings/roles" params={{ storeId }} className="back">
      <ChevronLeft size={16} aria-hidden="true" />
      {t('roles.title')}
    </Link>
  )
}

function useToRoles() {
  const navigate = useNavigate()
  const { storeId } = useStore()
  return () => navigate({ to: '/stores/$storeId/settings/roles', params: { storeId } })
}

function RoleForm({ role }: { role?: Role }) {
  const { api } = useStore()
  const toRoles = useToRoles()
  const unsaved = useUnsaved()
  const save = useChange({
    send: (values: FormValues) => {
      const fieldsIn = (all: FormValues) => ({
        name: all.text('name'),
        active: all.checked('active'),
        ...allowedBy(levelsIn(all), role),
      })
      if (role) return api.roles.update(role._id, values.changed(fieldsIn))
      return api.roles.create(fieldsIn(values))
    },
    changes: ['roles', 'staff', 'tokens'],
    done: t('roles.saved'),
    after: () => {
      unsaved.settle()
      toRoles()
    },
  })
  return (
    <Form sending={save} onSubmit={save.mutate} onEdit={unsaved.change}>
      <Panel>
        <div className="stack">
          <TextField
            name="name"
            label={t('roles.name')}
            hint={t('roles.name-hint')}
            defaultValue={role?.name}
            maxLength={100}
            required
            focused={!role}
          />
          <CheckField
            name="active"
            label={t('roles.active-label')}
            hint={t('roles.active-hint')}
            defaultChecked={role?.active ?? true}
          />
        </div>
      </Panel>
      <Panel title={t('roles.permissions')}>
        <div className="areas">
          {areas.map((area) => (
            <AreaLevel key={area} area={area} level={levelIn(role?.permissions ?? [], area)} />
          ))}
        </div>
      </Panel>
      <div className="row row-apart">
        <Button type="submit" look="main" busy={save.isPending}>
          {t('roles.save')}
        </Button>
        {role && <DeleteRole role={role} onDeleted={unsaved.settle} />}
      </div>
      {unsaved.question}
    </Form>
  )
}

const levelsIn = (values: FormValues) =>
  Object.fromEntries(areas.map((area) => [area, values.text(area)])) as Record<Area, Level>

function AreaLevel({ area, level }: { area: Area; level: Level }) {
  const id = useId()
  return (
    <div className="area">
      <div>
        <label htmlFor={id} className="strong">
          {t(`area.${area}`)}
        </label>
        <p id={`${id}-hint`} className="hint">
          {t(`area.${area}-hint`)}
        </p>
      </div>
      <select
        id={id}
        name={area}
        className="input select"
        defaultValue={level}
        aria-describedby={`${id}-hint`}
      >
        {optionsOf(levelsOf(area).map(({ value, words }) => ({ value, label: t(words) })))}
      </select>
    </div>
  )
}

function DeleteRole({ role, onDeleted }: { role: Role; onDeleted: () => void }) {
  const { api } = useStore()
  const [isAsking, setAsking] = useState(false)
  const toRoles = useToRoles()
  const remove = useChange({
    send: () => api.roles.delete(role._id),
    changes: ['roles'],
    done: t('roles.deleted'),
    after: () => {
      onDeleted()
      toRoles()
    },
  })
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('roles.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('roles.delete-title', { name: role.name })}
          action={t('roles.delete')}
          sending={remove}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('roles.delete-lead')}
        </ConfirmDialog>
      )}
    </>
  )
}
