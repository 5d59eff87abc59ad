/**
 * Returns the condition in SQL that an app is stopped: operators have suspended it, or its developer's account. It is
 * asked at each call and each delivery and copied nowhere, so that it counts from the very next one on, and what was
 * stopped is as it was once it is lifted (decision a-stopped-app-keeps-what-it-has).
 */
export function isStopped(apps = 'apps'): string {
  return `(${apps}.suspended_at is not null or exists (
    select from users developer where developer.id = ${apps}.owner_id and developer.disabled_at is not null))`
}
