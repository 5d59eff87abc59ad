import { type Check, findings, isLocalhost } from './check.ts'

const { ok, problem, warning } = findings('settings')

/** Reads all settings as a start would. */
export const checkSettings: Check = async ({ env, config, problems }) => {
  if (!config)
    return problems.map((one) =>
      problem(one, 'README.md and .env.example list the settings with their defaults'),
    )
  const { role, production } = config
  const found = [ok(`NODE_ENV=${env.NODE_ENV}, ROLE=${role}: the settings are valid`)]
  if (production && config.metricsPort === null && role === 'worker')
    found.push(warning('a worker has no port, so nothing can monitor it', 'set METRICS_PORT'))
  if (production && !config.vapid)
    found.push(warning('push messages are off', 'to turn them on, set the three VAPID settings'))
  // The public addresses are HTTPS, so a proxy is in front of every API process.
  if (production && role !== 'worker' && !config.trustProxy)
    found.push(
      warning(
        'no proxy is trusted, so all shoppers count as one address and share its limits',
        'set TRUST_PROXY to the address of the proxy',
      ),
    )
  if (
    production &&
    [config.domainTarget, ...config.baseDomains.map(({ domain }) => domain)].some(isLocalhost)
  )
    found.push(
      warning(
        'stores are offered names under localhost, which shoppers cannot reach',
        'set BASE_DOMAINS and DOMAIN_TARGET to names of your own',
      ),
    )
  return found
}
