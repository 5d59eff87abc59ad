/**
 * Returns the SQL condition that an app is stopped: operators have suspended it, or its developer's account. It is
 * evaluated for each call and each delivery and stored nowhere, so it applies from the very next one on, and lifting it
 * restores everything as it was (decision a-stopped-app-keeps-what-it-has).
 */
export function isStopped(apps = 'apps'): string {
  return `(${apps}.suspended_at is not null or exists (
    select from users developer where developer.id = ${apps}.owner_id and developer.disabled_at is not null))`
}
