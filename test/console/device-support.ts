import { call } from '../support/service.ts'

export const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'

export interface Begun {
  device_code: string
  user_code: string
  verification_uri_complete: string
  interval: number
  expires_in: number
}

/** Begins the sign-in of a device. */
export async function begin(name = 'adas-laptop'): Promise<Begun> {
  const form = { client_id: 'storefront-cli', name }
  const { body } = await call('console').post('/api/v1/auth/device').type('form').send(form).expect(200)
  return body
}

/** Asks for the device's token. */
export const ask = ({ device_code }: Pick<Begun, 'device_code'>) =>
  call('console').post('/api/v1/auth/device/token').type('form').send({ grant_type, device_code })

export const getMe = (token: string) =>
  call('console')
    .get('/api/v1/auth/me')
    .set({ authorization: `Bearer ${token}` })
