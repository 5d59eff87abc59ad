import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Config, readConfig, SettingError } from '../../config/config.ts'
import { type EnvVars, withFiles } from '../../config/reader.ts'

/** A check's finding: `advice` says what to do about a warning or a problem. */
export interface Finding {
  check: string
  state: 'ok' | 'warning' | 'problem' | 'skipped'
  message: string
  advice?: string
}

/** Every check starts from this. */
export interface Patient {
  /** The settings as given, including those in files: some can be checked even if others are wrong. */
  env: EnvVars
  /** null if a setting is wrong. */
  config: Config | null
  /** The faults of the settings. */
  problems: string[]
}

/** A check; it never rejects for a fault that an operator could encounter. */
export type Check = (patient: Patient) => Promise<Finding[]>

/** Reads as many of the settings as possible. */
export function admit(given: EnvVars): Patient {
  const env = withFiles(given, [])
  try {
    return { env, config: configOf(given), problems: [] }
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    return { env, config: null, problems: error.message.split('; ') }
  }
}

/**
 * Reads the settings. A developer's first start generates secrets and keeps them: here they go into a temporary folder,
 * because what doctor wrote would belong to the user who runs it.
 */
function configOf(given: EnvVars): Config {
  const dataFolder = resolve(given.DATA_FOLDER || '.data')
  if (given.NODE_ENV === 'production' || existsSync(join(dataFolder, 'secrets.json')))
    return readConfig(given)
  const draft = mkdtempSync(join(tmpdir(), 'storefront-doctor-'))
  try {
    return { ...readConfig({ ...given, DATA_FOLDER: draft }), dataFolder }
  } finally {
    rmSync(draft, { recursive: true })
  }
}

/** Returns whether a host always means the local machine, which needs no DNS and leads nobody else here. */
export const isLocalhost = (host: string) => /(^|\.)localhost$/.test(host)

type Findings = Record<'ok' | 'skipped', (message: string) => Finding> &
  Record<'warning' | 'problem', (message: string, advice: string) => Finding>

/** Returns the functions that create one check's findings. */
export function findings(check: string): Findings {
  return {
    ok: (message) => ({ check, state: 'ok', message }),
    skipped: (message) => ({ check, state: 'skipped', message }),
    warning: (message, advice) => ({ check, state: 'warning', message, advice }),
    problem: (message, advice) => ({ check, state: 'problem', message, advice }),
  }
}
