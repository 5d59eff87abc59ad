import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The package's folder. Files read at run time (the contract, migrations, templates) are found from here, because the
 * code may run from src/ or, bundled, from another folder (`make build`).
 */
export const root = packageFolder(import.meta.dirname)

function packageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder))
}
