/** The actions that a resource's topics end in. */
const actions = ['created', 'updated', 'deleted']

/** Returns the topics of a resource. */
export const topicsOf = (resource: string): string[] => actions.map((action) => `${resource}/${action}`)

/** Returns SQL for the action of a call, which always follows from the method (specification: topics). */
export const actionOf = (method: string) =>
  `case ${method} when 'POST' then 'created' when 'DELETE' then 'deleted' else 'updated' end`

/**
 * Returns SQL for the id of an installation's notification of an event: it begins with the second of the
 * event and continues with a hash of both ids, so that it is always the same, in the feed as in the webhook.
 */
export const notificationId = (event: string, installation: string) =>
  `left(${event}, 8) || left(md5(${event} || ${installation}), 16)`

/** Returns SQL for a time in the format of a notification. */
export const timeInBody = (time: string) =>
  `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
