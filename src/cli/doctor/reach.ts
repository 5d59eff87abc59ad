import { portErrorMessage } from '../../base/listen.ts'
import type { Config } from '../../config/config.ts'
import { addressesOf } from '../../gateways/dns/addresses.ts'
import { certificateOf } from '../../gateways/site/certificate.ts'
import { whatAnswers } from '../../gateways/site/health.ts'
import { tryPort } from '../../gateways/site/port.ts'
import { reasonOf } from '../command.ts'
import { counted } from '../output.ts'
import { type Check, type Finding, findings, isLocalhost } from './check.ts'

const unknownSettings = 'the addresses are not known while a setting is wrong'

/** Returns the hosts that people and stores' DNS records point to. */
function hostsOf({ publicUrls, domainTarget, baseDomains }: Config): string[] {
  const hosts = Object.values(publicUrls).map((url) => new URL(url).hostname)
  const wildcards = baseDomains.map(({ domain }) => `doctor.${domain}`)
  return [...new Set([...hosts, domainTarget, ...wildcards])].filter((host) => !isLocalhost(host))
}

/** Looks up the public addresses, the target of custom domains, and a name under each base domain. */
export const checkDns: Check = async ({ config }) => {
  const { ok, problem, skipped } = findings('dns')
  if (!config) return [skipped(unknownSettings)]
  const hosts = hostsOf(config)
  if (hosts.length === 0) return [ok('all names are localhost, which needs no DNS')]
  return Promise.all(
    hosts.map(async (host) => {
      try {
        return ok(`${host} resolves to ${(await addressesOf(host)).join(', ')}`)
      } catch (error) {
        const name = host.startsWith('doctor.') ? host.replace('doctor.', '*.') : host
        return problem(`${host}: ${reasonOf(error)}`, `add an A, AAAA or CNAME record for ${name}`)
      }
    }),
  )
}

const soon = 14

/** Checks each public address's certificate, and whether this service answers behind it. */
export const checkSites: Check = async ({ config }) => {
  if (!config) return [findings('tls').skipped(unknownSettings)]
  const found = await Promise.all(Object.entries(config.publicUrls).map(([, url]) => checkSite(url)))
  return found.flat()
}

async function checkSite(url: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(url)
  const answers = await checkAnswer(url)
  if (protocol === 'http:') return [findings('tls').skipped(`${url} is not HTTPS`), answers]
  return [await checkCertificate(hostname, Number(port || 443)), answers]
}

async function checkCertificate(host: string, port: number): Promise<Finding> {
  const { ok, problem, warning } = findings('tls')
  try {
    const { problem: reason, issuer, expiresAt } = await certificateOf(host, port)
    if (reason)
      return problem(`browsers do not trust ${host}: ${reason}`, 'install its whole certificate chain')
    const days = Math.floor((expiresAt.getTime() - Date.now()) / 86_400_000)
    const message = `${host}: certificate by ${issuer}, ${counted(days, 'day')} left`
    return days < soon ? warning(message, 'find out why it was not renewed') : ok(message)
  } catch (error) {
    return problem(`${host}:${port} does not speak TLS: ${reasonOf(error)}`, 'check the proxy in front of it')
  }
}

async function checkAnswer(url: string): Promise<Finding> {
  const { ok, warning } = findings('public address')
  const answering = await whatAnswers(url)
  if (answering === 'service') return ok(`${url} reaches this service`)
  return warning(
    answering === 'other' ? `something else answers at ${url}` : `nothing answers at ${url}`,
    'start the service, then check the proxy in front of it',
  )
}

/** Tries the ports that this process would listen on. */
export const checkPorts: Check = async ({ config }) => {
  const { skipped } = findings('ports')
  if (!config) return [skipped('the ports are not known while a setting is wrong')]
  const { role, ports, metricsPort, metricsHost, host } = config
  const wanted: [string, number, string][] = [
    ...(role === 'worker' ? [] : (['store', 'apps', 'console'] as const)).map(
      (name): [string, number, string] => [`${name.toUpperCase()}_PORT`, ports[name], host],
    ),
    ...(metricsPort === null
      ? []
      : ([['METRICS_PORT', metricsPort, metricsHost]] as [string, number, string][])),
  ]
  if (wanted.length === 0) return [skipped('a worker without METRICS_PORT does not listen on any port')]
  return Promise.all(wanted.map((one) => checkPort(...one)))
}

async function checkPort(setting: string, port: number, host: string): Promise<Finding> {
  const { ok, problem } = findings('ports')
  try {
    await tryPort(port, host)
    return ok(`${setting}: ${port} is free`)
  } catch (error) {
    if ((await whatAnswers(`http://127.0.0.1:${port}`)) === 'service')
      return ok(`${setting}: this service already listens on ${port}`)
    return problem(
      `${setting}: ${portErrorMessage(error, port, host)}`,
      `stop what uses it, or change ${setting}`,
    )
  }
}
