import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { type Made, openMemory } from '../../scripts/generate/memory.ts'

describe('What make gen remembers', () => {
  let folder: string
  const at = (...names: string[]) => join(folder, ...names)
  const files: Made = [['store.json', '{}']]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'memory-'))
    await mkdir(at('maker/generate'), { recursive: true })
    await writeFile(at('maker/generate.js'), 'one')
    await writeFile(at('maker/generate/types.js'), 'two')
    await writeFile(at('store.yaml'), 'a: 1')
    await writeFile(at('shared.yaml'), 'b: 1')
    const memory = await openMemory(at('kept'), at('maker'))
    expect(await memory.recall('store')).to.equal(undefined)
    const sources = ['store.yaml', 'shared.yaml'].map(async (name) => [at(name), await textOf(name)] as const)
    await memory.keep('store', new Map(await Promise.all(sources)), files)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const textOf = (name: string) => readFile(at(name), 'utf8')
  const recalled = async () => (await openMemory(at('kept'), at('maker'))).recall('store')

  it('is what was made, as long as no source and no module of the generator differs', async () => {
    for (const name of ['shared.yaml', 'store.yaml', 'maker/generate.js', 'maker/generate/types.js']) {
      expect(await recalled()).to.eql(files)
      const text = await textOf(name)
      await writeFile(at(name), `${text} `)
      expect(await recalled(), name).to.equal(undefined)
      await rm(at(name))
      expect(await recalled(), `${name} is gone`).to.equal(undefined)
      await writeFile(at(name), text)
    }
    await writeFile(at('maker/chunk.js'), '')
    expect(await recalled(), 'another module').to.equal(undefined)
  })

  it('was made of the sources as they were read, also where one has changed by the time that it is kept', async () => {
    const memory = await openMemory(at('kept'), at('maker'))
    await writeFile(at('store.yaml'), 'a: 2')
    await memory.keep('store', new Map([[at('store.yaml'), 'a: 1']]), files)
    expect(await recalled()).to.equal(undefined)
    await writeFile(at('store.yaml'), 'a: 1')
    expect(await recalled()).to.eql(files)
  })

  it('is nothing where a file of it was cut short', async () => {
    const [name] = await readdir(at('kept'))
    const text = await textOf(join('kept', name!))
    await writeFile(at('kept', name!), text.slice(0, -1))
    expect(await recalled()).to.equal(undefined)
  })
})
