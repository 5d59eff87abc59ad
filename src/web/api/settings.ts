import { queryOptions } from '@tanstack/react-query'

/** The settings that the service gives every page before anybody signs in. */
export interface PublicSettings {
  storeUrl?: string
  appsUrl?: string
  consoleUrl?: string
  docsUrl?: string
  /** The port at which the example shops answer, on a developer's own machine. */
  shopPort?: number
  /** True if e-mails are kept in a mailbox that this page can show, as on a developer's own machine. */
  mailbox?: boolean
}

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<PublicSettings> => {
    const response = await fetch('/console/settings.json', { signal })
    return response.ok ? response.json() : {}
  },
})
