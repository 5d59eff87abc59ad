/** What a resource's topics end in. */
const actions = ['created', 'updated', 'deleted']

/** The topics of a resource. */
export const topicsOf = (resource: string): string[] => actions.map((action) => `${resource}/${action}`)

/** SQL for the action of a call: it follows the method, always (specification: topics). */
export const actionOf = (method: string) =>
  `case ${method} when 'POST' then 'created' when 'DELETE' then 'deleted' else 'updated' end`

/**
 * SQL for the id of what an installation is told of an event: it starts with the second of the event and goes on
 * with a hash of both, so that it is the same however often it is made, and in the feed as in the webhook.
 */
export const notificationId = (event: string, installation: string) =>
  `left(${event}, 8) || left(md5(${event} || ${installation}), 16)`

/** SQL for a time as a notification has it. */
export const timeInBody = (time: string) =>
  `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
