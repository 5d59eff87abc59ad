import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * This is the folder of the package. Files that are read at run time (the contract, migrations, templates) are found
 * from here, because the code itself may run from src/ or, bundled, from another folder (`make build`).
 */
export const root = packageFolder(import.meta.dirname)

function packageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder))
}
