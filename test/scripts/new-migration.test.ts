import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { migrationSource } from '../../src/db/migrate/migrate.ts'
import { ownFolder } from '../main/process.ts'

const run = promisify(execFile)

describe('make migration', () => {
  const { folder, remove } = ownFolder('new-migration')
  after(remove)
  const make = (name: string) =>
    run(process.execPath, ['--import', 'tsx', 'scripts/new-migration.ts', name, folder])

  it('makes an empty file that comes after all that are there', async () => {
    const { stdout } = await make('add_gift_cards')
    const [made] = readdirSync(folder)
    expect(made).to.match(/^20\d{12}_add_gift_cards\.sql$/)
    expect(stdout.trim()).to.equal(`${folder}/${made}`)
    expect(readFileSync(`${folder}/${made}`, 'utf8')).to.equal('')
    const known = await migrationSource.getMigrations([])
    expect([...known, made].sort().at(-1)).to.equal(made)
  })

  it('refuses a name that is no file name', async () => {
    const error = await make('Add gift cards!').catch((refused) => refused)
    expect(error.code).to.equal(1)
    expect(error.stderr).to.include('make migration NAME=add_something')
  })
})

describe('The migrations', () => {
  it('are named by the time at which they were made and what they do', async () => {
    for (const name of await migrationSource.getMigrations([]))
      expect(name).to.match(/^20\d{12}_[a-z0-9_]+\.sql$/)
  })
})
