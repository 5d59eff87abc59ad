/** The response of a receiver, as far as advice depends on it. */
interface Response {
  status: number | null
  location: string | null
}

/** Returns what a developer can do about a receiver's response, in words; null if there is nothing to say. */
export function hintOf({ status, location }: Response): string | null {
  if (status === null || status < 300 || status >= 400) return null
  if (location === null) return 'Redirects are not followed. Answer with a 2xx status at the saved address.'
  const isSecure = location.startsWith('https://')
  const saved = isSecure ? '' : ' It must begin with https:// then.'
  return `Redirects are not followed. If the receiver has moved to ${location}, save that as the webhook URL.${saved}`
}
