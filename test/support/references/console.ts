import { createRole, createStaff } from '../../console/support.ts'
import { createDelivery, createInstallation } from '../fixtures/apps.ts'
import { createAccount } from '../fixtures/people.ts'
import { unique } from '../fixtures/unique.ts'
import { ofStore, type Reference } from './reference.ts'

/** The references of the Console API. */
export const consoleReferences: Record<string, Reference> = {
  'addStaff roleId': ofStore(
    async ({ shop }) => ({ id: await createRole(shop, ['orders:view']) }),
    (roleId, _mine, { shop }) => ({
      path: { storeId: shop.id },
      body: { email: `${unique('staff')}@example.com`, roleId },
    }),
  ),
  'updateStaff roleId': ofStore(
    async ({ shop }) => {
      const person = await createAccount()
      await createStaff(shop, await createRole(shop, ['orders:view']), person)
      return { id: await createRole(shop, ['orders:view']), userId: person.id }
    },
    (roleId, { userId }, { shop }) => ({ path: { storeId: shop.id, userId }, body: { roleId } }),
  ),
  'listDeliveries ?shopId': ofStore(
    async ({ shop }) => {
      const installation = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
      await createDelivery(shop, installation)
      return { id: shop.id, appId: installation.appId }
    },
    (shopId, { appId }) => ({ path: { appId }, query: { shopId } }),
  ),
  'authorizeApp storeId': ofStore(
    async ({ shop }) => {
      const { clientId } = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
      return { id: shop.id, clientId }
    },
    (storeId, { clientId }) => ({
      body: {
        clientId,
        storeId,
        scopes: ['READ_ORDERS'],
        redirectUri: 'https://app.example/callback',
        codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      },
    }),
  ),
}
