/** `make migration NAME=add_something`: makes the next migration, an empty file named by the time in UTC. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [name = '', folder = 'src/db/migrations'] = process.argv.slice(2)
if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) {
  console.error('say what it does in small letters: make migration NAME=add_something')
  process.exit(1)
}
const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const file = join(folder, `${time}_${name}.sql`)
writeFileSync(file, '', { flag: 'wx' })
console.log(file)
