// Process lifecycle: signals, graceful shutdown, exit codes.

import { openLog } from './base/log.ts'
import { startTracing } from './base/tracing.ts'
import { readConfig, SettingError } from './config/config.ts'
import { createDependencies } from './dependencies.ts'
import { type Service, startService } from './start.ts'

export interface Steps {
  /** Runs once the database is ready and before the first call. */
  prepare?(service: Pick<Service, 'db' | 'dependencies'>): Promise<void>
  /** Runs once everything is open. */
  started?(service: Service): Promise<void>
}

/**
 * Runs the process: settings, start, wait for SIGTERM or SIGINT, stop. Exits with 0 if it was asked to stop,
 * and with 1 and one line on stderr if it cannot start. A second signal ends it at once.
 */
export async function run({ prepare, started }: Steps = {}): Promise<void> {
  const stopping = stopSignal()
  try {
    const config = readConfig(process.env)
    const log = openLog(config)
    const endTracing = await startTracing(config)
    const service = await startService(await createDependencies(config, log, stopping), prepare)
    const { role, ports } = config
    log.info({ role, ports }, 'started')
    const failed = unexpected()
    await started?.(service)
    const failure = await Promise.race([aborted(stopping), failed])
    if (failure) log.fatal({ err: failure }, 'the service stops because of an unexpected error')
    else log.info('stopping')
    await service.stop()
    await endTracing()
    log.info('stopped')
    process.exit(failure ? 1 : 0)
  } catch (error) {
    if (stopping.aborted) process.exit(0)
    process.stderr.write(`${error instanceof SettingError ? error.message : (error as Error).stack}\n`)
    process.exit(1)
  }
}

function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) process.exit(1)
    controller.abort()
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  return controller.signal
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
}

/**
 * Resolves with the first uncaught error, so that calls in flight can still end and the database can close.
 */
function unexpected(): Promise<unknown> {
  return new Promise((resolve) => {
    process.on('uncaughtException', resolve)
  })
}
