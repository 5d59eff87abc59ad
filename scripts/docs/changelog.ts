import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { type Guide, guideOf } from './guides.ts'

/** Returns the changelog of the repository as a page. */
export async function changelogGuide(): Promise<Guide> {
  const text = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
  return guideOf('changelog', text.replace(/^## \[(.*?)\]/gm, '## $1'))
}
