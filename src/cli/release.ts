import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../base/root.ts'

export const release: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
