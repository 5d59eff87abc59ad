import { parseUrl } from '../../base/url.ts'
import type { Config } from '../../config/config.ts'
import { type Check, type Finding, findings, isLocalhost } from './check.ts'
import { isWords } from './words.ts'

const { ok, skipped, warning } = findings('exposure')

/** Looks for what strangers may reach or guess: open ports, proxies that anybody can pose as, secrets that are words. */
export const checkExposure: Check = async ({ config }) => {
  if (!config) return [skipped('what is open is not known while a setting is wrong')]
  const found = [...portsOf(config), ...proxiesOf(config), ...(config.production ? secretsOf(config) : [])]
  return found.length > 0 ? found : [ok('no port is open to other machines, and no secret is a word')]
}

function portsOf({ role, ports, host, metricsPort, metricsHost }: Config): Finding[] {
  const surfaces = role === 'worker' ? [] : [ports.store, ports.apps, ports.console]
  return [
    ...(surfaces.length > 0 && !isOwnMachine(host)
      ? [
          warning(
            `the ports ${surfaces.join(', ')} are open to other machines, without TLS (HOST is ${host})`,
            'set HOST=127.0.0.1 if the proxy is on this machine; otherwise let only the proxy reach them',
          ),
        ]
      : []),
    ...(metricsPort !== null && !isOwnMachine(metricsHost)
      ? [
          warning(
            `metrics on port ${metricsPort} are open to other machines (METRICS_HOST is ${metricsHost})`,
            'let only Prometheus reach it, or leave METRICS_HOST out',
          ),
        ]
      : []),
  ]
}

const isOwnMachine = (host: string) => isLocalhost(host) || host === '::1' || /^127\./.test(host)

function proxiesOf({ trustProxy }: Config): Finding[] {
  if (!trustsAnybody(trustProxy)) return []
  return [
    warning(
      `every caller can make up its address and get around the limits (TRUST_PROXY is ${trustProxy})`,
      'set TRUST_PROXY to the address of the proxy',
    ),
  ]
}

/** No network of proxies is larger than those for private use: 10.0.0.0/8 and fc00::/7. */
function trustsAnybody(trusted: Config['trustProxy']): boolean {
  if (typeof trusted !== 'string') return trusted === true
  return trusted.split(',').some((network) => {
    const [address = '', mask] = network.split('/')
    if (mask === undefined) return false
    if (mask.includes('.')) return !mask.startsWith('255.')
    return Number(mask) < (address.includes(':') ? 7 : 8)
  })
}

function secretsOf({ jwtSecrets, vaultKeys, databaseUrl, databaseDirectUrl, redisUrl }: Config): Finding[] {
  const secrets: [string, string][] = [
    ...jwtSecrets.map((secret): [string, string] => ['JWT_SECRET', secret]),
    ...vaultKeys.map(({ id, key }): [string, string] => [
      `the key ${id} of VAULT_KEYS`,
      key.toString('latin1'),
    ]),
    ['the password of DATABASE_URL', passwordOf(databaseUrl)],
    ['the password of DATABASE_DIRECT_URL', passwordOf(databaseDirectUrl)],
    ['the password of REDIS_URL', passwordOf(redisUrl)],
  ]
  return secrets
    .filter(([, secret]) => isWords(secret))
    .map(([name]) => warning(`${name} is made of words, which can be guessed`, 'use openssl rand -hex 32'))
}

function passwordOf(url: string | null): string {
  const password = (url && parseUrl(url)?.password) || ''
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}
