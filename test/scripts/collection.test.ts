import { expect } from 'chai'
import { brunoFiles } from '../../scripts/collection/bruno.ts'
import { type Folder, foldersOf, variables } from '../../scripts/collection/folders.ts'
import { postmanCollection } from '../../scripts/collection/postman.ts'
import { operations } from '../support/walk.ts'

describe('make collection', () => {
  let folders: Folder[]
  before(async () => {
    folders = await foldersOf()
  })

  it('exports every operation for Postman, with a body that is its example and a token where one is needed', () => {
    const { item, variable } = postmanCollection(folders)
    const requests = item.flatMap((surface) => surface.item.flatMap((subject) => subject.item))
    expect(requests).to.have.length(operations.length)
    expect(variable.map(({ key }) => key)).to.eql(Object.keys(variables))
    for (const { name, request } of requests) {
      expect(request.url, name).to.match(/^\{\{(store|apps|console)Url\}\}\/api\/v1\//)
      expect(request.url, name).not.to.match(/[^{]\{[^{]|\/\/|\/$/)
      const body = request.body as { raw?: string } | undefined
      if (body?.raw) expect(() => JSON.parse(body.raw!), name).not.to.throw()
    }
    const open = requests.filter(({ request }) => request.auth.type === 'noauth')
    expect(open).to.have.length(operations.filter(({ route }) => route.caller === 'nobody').length)
  })

  it('exports every operation for Bruno, in a file of its own', () => {
    const files = [...brunoFiles(folders)].filter(
      ([name]) => name.endsWith('.bru') && !name.startsWith('env'),
    )
    expect(files).to.have.length(operations.length)
    for (const [name, text] of files) {
      expect(text, name).to.match(/^meta \{\n {2}name: .+\n {2}type: http\n/)
      // Blocks are closed at the beginning of a line, and nothing else is there.
      expect(
        text.match(/^[^ \n].*$/gm)!.every((line) => /^(\}|[\w:-]+ \{)$/.test(line)),
        name,
      ).to.equal(true)
    }
  })
})
