import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Apps, type Console, consoleApi } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Member = Console<'StaffMember'>
export type Invitation = Console<'StaffInvitation'>
export type Role = Apps<'Role'>

const limit = 25

export const staffQuery = ({ storeId }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'staff', page),
    queryFn: ({ signal }) => consoleApi.staff.list(storeId, { page, limit }, { signal }),
    placeholderData: keepPreviousData,
  })

export const invitationsQuery = ({ storeId }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'invitations', page),
    queryFn: ({ signal }) => consoleApi.invitations.list(storeId, { page, limit }, { signal }),
    placeholderData: keepPreviousData,
  })

export const rolesQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'roles', 'list', page),
    queryFn: ({ signal }) => api.roles.list({ page, limit }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Asks for all roles, for a choice of one. */
export const allRolesQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'roles', 'all'),
    queryFn: async ({ signal }) => {
      const roles: Role[] = []
      for await (const role of api.roles.list.all({ limit: 100 }, { signal })) roles.push(role)
      return roles
    },
  })

export const roleQuery = ({ storeId, api }: CurrentStore, roleId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'roles', 'one', roleId),
    queryFn: ({ signal }) => api.roles.get(roleId, { signal }),
  })
