import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isOn } from '../../config/reader.ts'
import { reasonOf } from '../command.ts'
import { type Check, type Finding, findings } from './check.ts'

// A check loads its client only if the settings name something to check.

/** Greets the mail server and signs in; sends nothing. */
export const checkMail: Check = async ({ env, config }) => {
  const { ok, problem, warning, skipped } = findings('smtp')
  if (!env.SMTP_URL)
    return [skipped(config ? 'MAILBOX keeps e-mails where anybody can read them' : 'SMTP_URL is not set')]
  const plain = isOn(env.SMTP_PLAIN)
  try {
    const { greet } = await import('../../gateways/mail/greeting.ts')
    const { server, encrypted, signedIn } = await greet({ url: env.SMTP_URL, plain })
    const who = signedIn ? ', and accepts the credentials' : ''
    if (encrypted) return [ok(`${server} answers, encrypted${who}`)]
    if (!plain)
      return [
        problem(
          `${server} does not offer STARTTLS, so it gets no e-mail`,
          'use smtps:// or a server with STARTTLS, or SMTP_PLAIN=true for one on this machine',
        ),
      ]
    if (/^(127\.[\d.]+:|localhost:|\[?::1\]?:)/.test(server))
      return [ok(`${server} answers, on this machine${who}`)]
    return [
      warning(
        `${server} does not encrypt: codes and addresses travel in the clear`,
        'use smtps:// or a server with STARTTLS, unless the network is private',
      ),
    ]
  } catch (error) {
    return [problem(reasonOf(error), 'check the host, port and credentials of SMTP_URL')]
  }
}

/** Asks Redis for its version. */
export const checkRedis: Check = async ({ env, config }) => {
  const { ok, problem, skipped } = findings('redis')
  if (!env.REDIS_URL) return [skipped('each process counts calls on its own; with several, set REDIS_URL')]
  if (config?.role === 'worker') return [skipped('a worker does not count calls')]
  try {
    const { redisVersion } = await import('../../gateways/throttle/ping.ts')
    const version = await redisVersion(env.REDIS_URL)
    if (Number.parseInt(version, 10) < 5)
      return [problem(`Redis ${version} is too old`, 'install Redis 5 or newer')]
    return [ok(`Redis ${version}`)]
  } catch (error) {
    return [problem(reasonOf(error), 'check REDIS_URL; meanwhile each process counts calls on its own')]
  }
}

const [gibibyte, percent] = [1024 ** 3, 0.01]

/** Checks the data folder: logs, uploads and, without S3, the files of digital products and pictures. */
export const checkDisk: Check = async ({ env, config }) => {
  const { ok, problem, warning } = findings('disk')
  const folder = config?.dataFolder ?? resolve(env.DATA_FOLDER || '.data')
  try {
    const there = await writable(folder)
    const { bavail, blocks, bsize } = await statfs(there)
    const later = there === folder ? '' : ', which is created at start'
    const message = `${((bavail * bsize) / gibibyte).toFixed(1)} GiB free in ${folder}${later}`
    const floor = (config?.freeDiskMegabytes ?? 0) * 1024 ** 2
    if (bavail * bsize < floor)
      return [
        problem(
          `${message}: uploads are refused`,
          'free some space, or lower FREE_DISK_MEGABYTES, which PostgreSQL and the log may need',
        ),
      ]
    const scarce = bavail * bsize < gibibyte || bavail < 5 * percent * blocks
    return [
      scarce ? warning(message, 'free some space: uploads are kept here until they are stored') : ok(message),
    ]
  } catch (error) {
    return [problem(reasonOf(error), 'set DATA_FOLDER to a folder that this user can write to')]
  }
}

/**
 * Returns the folder, or its nearest existing parent, where a start would create it: doctor creates none, because it
 * would belong to the user who runs it. Throws if this user may not write there.
 */
async function writable(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null)
  if (!found) return writable(dirname(folder))
  if (!found.isDirectory()) throw new Error(`${folder} is not a folder`)
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  return folder
}

/** Checks whether the file store is writable. */
export const checkFiles: Check = async ({ config }): Promise<Finding[]> => {
  const { ok, problem, skipped } = findings('files')
  if (!config) return [skipped('the file store is not known while a setting is wrong')]
  if (!config.s3) {
    const folder = join(config.dataFolder, 'files')
    const reason = await writable(folder).then(() => null, reasonOf)
    if (reason) return [problem(`the folder ${folder}: ${reason}`, 'let this user write there')]
    return [ok(`files are in the folder ${folder}`)]
  }
  const { openFiles } = await import('../../dependencies.ts')
  const files = await openFiles(config)
  const reason = await files.unavailableReason()
  const place = `the bucket ${config.s3.bucket}`
  return [reason ? problem(`${place}: ${reason}`, 'check the S3 settings') : ok(`files are in ${place}`)]
}
