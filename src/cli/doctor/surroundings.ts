import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pino } from 'pino'
import { createDependencies } from '../../dependencies.ts'
import { greet } from '../../gateways/mail/greeting.ts'
import { redisVersion } from '../../gateways/throttle/ping.ts'
import { reasonOf } from '../command.ts'
import { type Check, type Finding, findings } from './check.ts'

/** Greets the mail server and signs in; sends nothing. */
export const checkMail: Check = async ({ env, config }) => {
  const { ok, problem, warning, skipped } = findings('smtp')
  if (!env.SMTP_URL)
    return [skipped(config ? 'MAILBOX keeps e-mails where anybody can read them' : 'SMTP_URL is not set')]
  try {
    const { server, encrypted, signedIn } = await greet(env.SMTP_URL)
    const who = signedIn ? ', and takes the credentials' : ''
    if (encrypted) return [ok(`${server} answers, encrypted${who}`)]
    return [
      warning(
        `${server} offers no STARTTLS: codes and addresses travel in the clear`,
        'use smtps://, or a server with STARTTLS, unless it is on this machine',
      ),
    ]
  } catch (error) {
    return [problem(reasonOf(error), 'check the host, port and credentials of SMTP_URL')]
  }
}

/** Asks Redis for its version. */
export const checkRedis: Check = async ({ env, config }) => {
  const { ok, problem, skipped } = findings('redis')
  if (!env.REDIS_URL) return [skipped('each process counts calls for itself; set REDIS_URL for several')]
  if (config?.role === 'worker') return [skipped('a worker counts no calls')]
  try {
    const version = await redisVersion(env.REDIS_URL)
    if (Number.parseInt(version, 10) < 5)
      return [problem(`Redis ${version} is too old`, 'install Redis 5 or newer')]
    return [ok(`Redis ${version}`)]
  } catch (error) {
    return [problem(reasonOf(error), 'check REDIS_URL; meanwhile each process counts calls for itself')]
  }
}

const [gibibyte, percent] = [1024 ** 3, 0.01]

/** Looks at the folder of data: logs, uploads and, without S3, the files of digital products and pictures. */
export const checkDisk: Check = async ({ env, config }) => {
  const { ok, problem, warning } = findings('disk')
  const folder = config?.dataFolder ?? resolve(env.DATA_FOLDER || '.data')
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    const { bavail, blocks, bsize } = await statfs(folder)
    const message = `${((bavail * bsize) / gibibyte).toFixed(1)} GiB free in ${folder}`
    const scarce = bavail * bsize < gibibyte || bavail < 5 * percent * blocks
    return [scarce ? warning(message, 'make room: uploads are kept here until they are stored') : ok(message)]
  } catch (error) {
    return [problem(reasonOf(error), 'set DATA_FOLDER to a folder that this user may write')]
  }
}

/** Asks the store of files whether it can be written. */
export const checkFiles: Check = async ({ config }): Promise<Finding[]> => {
  const { ok, problem, skipped } = findings('files')
  if (!config) return [skipped('the store of files is not known while a setting is wrong')]
  const { files, buckets } = await createDependencies(config, pino({ level: 'silent' }))
  buckets?.close()
  const reason = await files.unavailableReason()
  const place = config.s3 ? `the bucket ${config.s3.bucket}` : `the folder ${config.dataFolder}/files`
  if (!reason) return [ok(`files are in ${place}`)]
  return [problem(`${place}: ${reason}`, config.s3 ? 'check the S3 settings' : 'let this user write there')]
}
