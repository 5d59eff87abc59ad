import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { keepContracts, readContracts } from '../../scripts/diff/released.ts'
import { surfaces } from '../../scripts/generate/contract.ts'
import { newestRelease, unreleasedPart } from '../../scripts/release/changelog.ts'
import { ownFolder } from '../main/process.ts'
import { contract } from './diff-contract.ts'

const run = promisify(execFile)

/** A changelog in which 1.1.0 is ready to be released. */
const changelog = `# Changelog

## [Unreleased]

## [1.1.0]

### Breaking

- \`listCups\`

## [1.0.0] - 2026-12-01

Its last migration is \`20260101000100_cups.sql\`.
`

describe('make release', () => {
  const { folder: all, remove } = ownFolder('release')
  after(remove)
  let made = 0
  /** Writes a small project that can be released, but for what is given. */
  function project(given: { version?: string; changelog?: string } = {}) {
    made += 1
    const folder = join(all, String(made))
    for (const name of ['generated', 'src/db/migrations']) mkdirSync(join(folder, name), { recursive: true })
    for (const name of ['20260101000100_cups', '20261224000000_saucers'])
      writeFileSync(join(folder, `src/db/migrations/${name}.sql`), '')
    for (const surface of surfaces)
      writeFileSync(
        join(folder, `generated/${surface}.json`),
        JSON.stringify({ ...contract, info: { version: '1.1.0', description: 'Cups.' } }),
      )
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ version: '1.1.0', ...(given.version && { version: given.version }) }),
    )
    writeFileSync(join(folder, 'CHANGELOG.md'), given.changelog ?? changelog)
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    const release = () =>
      run(process.execPath, ['--import', 'tsx', 'scripts/release.ts', folder]).catch((failed) => failed)
    const diff = (...files: string[]) =>
      run(process.execPath, ['--import', 'tsx', 'scripts/diff.ts', ...files]).catch((failed) => failed)
    return { folder, read, release, diff }
  }

  it('dates the version in the changelog, names its last migration and keeps the contract without its words', async () => {
    const { read, release } = project()
    const { stdout } = await release()
    expect(stdout).to.include('1.1.0 is in CHANGELOG.md and openapi/released/.')
    const today = new Date().toISOString().slice(0, 10)
    expect(newestRelease(read('CHANGELOG.md'))).to.eql({
      version: '1.1.0',
      date: today,
      lastMigration: '20261224000000_saucers.sql',
    })
    expect(read('CHANGELOG.md')).to.equal(
      changelog.replace(
        '## [1.1.0]\n',
        `## [1.1.0] - ${today}\n\nIts last migration is \`20261224000000_saucers.sql\`.\n`,
      ),
    )
    const kept = JSON.parse(read('openapi/released/store.json'))
    expect(kept.info).to.eql({ version: '1.1.0' })
    expect(Object.keys(kept.paths)).to.eql(Object.keys(contract.paths))
  })

  for (const [title, given, message] of [
    [
      'a contract of another version',
      { version: '1.2.0' },
      'package.json says 1.2.0, and openapi/store.yaml 1.1.0',
    ],
    [
      'entries that would be in no release',
      { changelog: changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n- `getCup`\n') },
      '[Unreleased] of CHANGELOG.md is not empty: move its entries below [1.1.0]',
    ],
    [
      'a version that is released already',
      { changelog: changelog.replace('## [1.1.0]', '## [1.1.0] - 2026-12-24') },
      'below [Unreleased], CHANGELOG.md needs the heading: ## [1.1.0]',
    ],
  ] as const)
    it(`refuses ${title}, and changes nothing`, async () => {
      const { folder, read, release } = project(given)
      const before = read('CHANGELOG.md')
      const { code, stderr } = await release()
      expect([code, stderr.trim()]).to.eql([1, message])
      expect(read('CHANGELOG.md')).to.equal(before)
      expect(existsSync(join(folder, 'openapi'))).to.equal(false)
    })

  it('is what make diff compares with; before the first, it says that there is nothing', async () => {
    const { folder, diff } = project()
    const none = join(folder, 'none')
    writeFileSync(join(folder, 'first.md'), '# Changelog\n\n## [Unreleased]\n\n## [1.0.0]\n')
    const first = await diff(none, join(folder, 'first.md'))
    expect(first.stdout).to.include('Nothing has been released yet')
    const lost = await diff(none, join(folder, 'CHANGELOG.md'))
    expect([lost.code, lost.stderr]).to.eql([
      1,
      `${folder}/CHANGELOG.md says that 1.0.0 was released, but ${none}/ has no contract of it.\n`,
    ])
    const own = join(folder, 'own')
    keepContracts(readContracts('generated'), own)
    const same = await diff(own, join(folder, 'first.md'))
    expect(same.stdout).to.match(/^0 breaking and 0 compatible changes since \d+\.\d+\.\d+\n$/)
  })
})

describe('A changelog', () => {
  it('has what came since the newest release above it, under whatever heading', () => {
    expect(unreleasedPart(changelog)).to.include('listCups').and.not.to.include('[1.0.0]')
    expect(unreleasedPart('## [Unreleased]\n\n## [1.0.0]\n\n- All\n')).to.include('- All')
  })

  it('has no release as long as no version has a date, and names the last migration of each', () => {
    expect(newestRelease('## [Unreleased]\n\n## [1.0.0]\n')).to.equal(null)
    expect(() => newestRelease('## [1.0.0] - 2026-12-01\n\n- All\n\n## [0.9.0]\n')).to.throw(
      'CHANGELOG.md does not name the last migration of 1.0.0',
    )
    expect(newestRelease(readFileSync('CHANGELOG.md', 'utf8'))).to.satisfy(
      (release: { lastMigration: string } | null) =>
        !release || existsSync(join('src/db/migrations', release.lastMigration)),
    )
  })
})
