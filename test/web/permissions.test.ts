import { expect } from 'chai'
import {
  type Area,
  allowedBy,
  areas,
  type Level,
  levelIn,
} from '../../src/web/console/pages/staff/permissions.ts'

describe('The form of a role', () => {
  const levelsOf = (permissions: string[]) =>
    Object.fromEntries(areas.map((area) => [area, levelIn(permissions, area)])) as Record<Area, Level>
  const page = (id: string) => ({ id, name: id })

  const roles = [
    { permissions: ['shipping:manage', 'orders:view'], pages: [page('dashboard'), page('orders')] },
    { permissions: ['orders:view', 'orders:manage', 'sales:manage'], pages: [] },
    {
      permissions: ['comments:view', 'store:view', 'later:view'],
      pages: [page('settings'), page('products')],
    },
    { permissions: [], pages: [page('tasks')] },
  ]
  for (const role of roles) {
    it(`sends a role back as it was: ${role.permissions.join(', ') || 'no permissions'}`, () =>
      expect(allowedBy(levelsOf(role.permissions), role)).to.eql({
        permissions: role.permissions,
        pages: role.pages.map(({ id }) => ({ id })),
      }))
  }

  it('changes the permissions and the pages of the areas that were changed, and of no others', () => {
    const role = {
      permissions: ['comments:view', 'orders:view', 'inventory:manage'],
      pages: [page('settings'), page('products'), page('foods')],
    }
    const levels = levelsOf(role.permissions)
    const changed = allowedBy({ ...levels, orders: 'manage', inventory: 'none', tasks: 'view' }, role)
    expect(changed).to.eql({
      permissions: ['comments:view', 'orders:manage', 'tasks:view'],
      pages: [{ id: 'settings' }, { id: 'orders' }, { id: 'tasks' }],
    })
  })

  it('gives a new role the pages of the areas that it opens', () => {
    expect(allowedBy({ ...levelsOf([]), inventory: 'view', sales: 'view' })).to.eql({
      permissions: ['sales:view', 'inventory:view'],
      pages: [{ id: 'products' }, { id: 'foods' }, { id: 'services' }],
    })
  })
})
