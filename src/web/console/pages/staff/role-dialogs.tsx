import { useQuery } from '@tanstack/react-query'
import { consoleApi } from '../../../api/client.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/staff.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { allRolesQuery, type Member } from './queries.ts'

/** Invites somebody by e-mail, with the role that they begin with. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { storeId } = useStore()
  const invite = useChange({
    send: (values: FormValues) =>
      consoleApi.staff.add(storeId, { email: values.text('email'), roleId: values.text('roleId') }),
    changes: ['invitations'],
    done: t('staff.invited'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('staff.invite')}
      onClose={onClose}
      action={t('staff.invite-do')}
      sending={invite}
      onSubmit={invite.mutate}
    >
      <p className="muted">{t('staff.invite-lead')}</p>
      <TextField
        name="email"
        type="email"
        label={t('staff.email')}
        maxLength={254}
        autoComplete="off"
        required
        focused
      />
      <RoleField />
    </FormDialog>
  )
}

interface RoleDialogProps {
  member: Member
  onClose: () => void
}

/** Gives somebody another role. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const { storeId } = useStore()
  const change = useChange({
    send: (roleId: string) => consoleApi.staff.update(storeId, member._id, { roleId }),
    changes: ['staff', 'tokens'],
    done: t('staff.changed'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('staff.change-role-of', { name: member.name || member.email })}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={(values) => change.mutate(values.text('roleId'))}
    >
      <p className="muted">{t('staff.change-role-lead')}</p>
      <RoleField current={member.role._id} />
    </FormDialog>
  )
}

function RoleField({ current }: { current?: string }) {
  const asked = useQuery(allRolesQuery(useStore()))
  return (
    <Answer to={asked}>
      {(roles) => (
        <SelectField
          name="roleId"
          label={t('staff.role')}
          hint={t('staff.role-hint')}
          defaultValue={current ?? ''}
          options={[
            ...(current ? [] : [{ value: '', label: t('common.choose') }]),
            ...roles
              .filter(({ active, _id }) => active || _id === current)
              .map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          required
        />
      )}
    </Answer>
  )
}
