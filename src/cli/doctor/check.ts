import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Config, readConfig, SettingError } from '../../config/config.ts'
import { type EnvVars, withFiles } from '../../config/reader.ts'

/** The finding of a check: `advice` is what to do about a warning or a problem. */
export interface Finding {
  check: string
  state: 'ok' | 'warning' | 'problem' | 'skipped'
  message: string
  advice?: string
}

/** The data that every check starts from. */
export interface Patient {
  /** The settings as they were given, those in files included: some can be tried although others are wrong. */
  env: EnvVars
  /** null where a setting is wrong. */
  config: Config | null
  /** The faults of the settings. */
  problems: string[]
}

/** A check; it rejects for nothing that an operator could meet. */
export type Check = (patient: Patient) => Promise<Finding[]>

/** Reads the settings as far as they can be read. */
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
 * Reads the settings. The first start of a developer makes secrets and keeps them: here they are made in a folder that is
 * removed again, because what doctor wrote would belong to whoever runs it.
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

/** Tells whether a host is this very machine for everybody, which needs no DNS and leads nobody else here. */
export const isLocalhost = (host: string) => /(^|\.)localhost$/.test(host)

type Findings = Record<'ok' | 'skipped', (message: string) => Finding> &
  Record<'warning' | 'problem', (message: string, advice: string) => Finding>

/** Returns the functions that create the findings of one check. */
export function findings(check: string): Findings {
  return {
    ok: (message) => ({ check, state: 'ok', message }),
    skipped: (message) => ({ check, state: 'skipped', message }),
    warning: (message, advice) => ({ check, state: 'warning', message, advice }),
    problem: (message, advice) => ({ check, state: 'problem', message, advice }),
  }
}
