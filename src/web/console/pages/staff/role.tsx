import '../settings/settings.css'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField, optionsOf, TextField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { t } from '../../../words/staff.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useFresh } from '../../shell/fresh.ts'
import { useNewRecord } from '../../shell/new-record.ts'
import { useStore } from '../../shell/store.tsx'
import { savedBy, useUnsaved } from '../../shell/unsaved.tsx'
import { type Area, allowedBy, areas, type Level, levelIn, levelsOf } from './permissions.ts'
import { type Role, roleQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/settings/roles/$roleId')

/** Shows the editor of a new or existing role and what it allows. */
export function RolePage() {
  const { roleId } = route.useParams()
  const { isNew, onCreated } = useNewRecord(roleId)
  return isNew ? <Editor onCreated={onCreated} /> : <SavedRole key={roleId} roleId={roleId} />
}

function SavedRole({ roleId }: { roleId: string }) {
  const asked = useFresh(roleQuery(useStore(), roleId))
  if (asked.data) return <Editor role={asked.data} />
  return (
    <Page title={t('staff.role')} lead={t('roles.lead')} back={<Back />}>
      <Answer to={asked}>{() => null}</Answer>
    </Page>
  )
}

interface EditorProps {
  role?: Role
  onCreated?: (roleId: string) => void
}

/** The form begins with the role read when it was opened or saved, and keeps what is typed meanwhile. */
function Editor({ role: newest, onCreated }: EditorProps) {
  const [role, setRole] = useState(newest)
  const { storeId } = useStore()
  const navigate = useNavigate()
  const open = (saved: Role) => {
    onCreated?.(saved._id)
    navigate({
      to: '/stores/$storeId/settings/roles/$roleId',
      params: { storeId, roleId: saved._id },
      replace: true,
      ignoreBlocker: true,
    })
  }
  return (
    <Page title={role?.name ?? t('roles.add')} lead={t('roles.lead')} back={<Back />}>
      <RoleForm
        role={role}
        onSaved={(saved) => {
          setRole(saved)
          if (!role) open(saved)
        }}
      />
    </Page>
  )
}

function Back() {
  const { storeId } = useStore()
  return (
    <BackLink to="/stores/$storeId/settings/roles" params={{ storeId }}>
      {t('roles.title')}
    </BackLink>
  )
}

function RoleForm({ role, onSaved }: { role?: Role; onSaved: (role: Role) => void }) {
  const { api, may } = useStore()
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
    after: (saved) => {
      unsaved.saved()
      onSaved(saved)
    },
  })
  return (
    <Form {...savedBy(save, unsaved)} locked={!may('WRITE_ROLES')}>
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
      <SubmitRow sending={save} beside={role && <DeleteRole role={role} onDeleted={unsaved.settle} />}>
        {t('roles.save')}
      </SubmitRow>
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
  const { api, storeId } = useStore()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('roles.delete')}
      </Button>
      {isAsking && (
        <ConfirmChange
          title={t('roles.delete-title', { name: role.name })}
          action={t('roles.delete')}
          send={() => api.roles.delete(role._id)}
          changes={['roles']}
          done={t('roles.deleted')}
          after={() => {
            onDeleted()
            navigate({ to: '/stores/$storeId/settings/roles', params: { storeId } })
          }}
          onClose={() => setAsking(false)}
        >
          {t('roles.delete-lead')}
        </ConfirmChange>
      )}
    </>
  )
}
