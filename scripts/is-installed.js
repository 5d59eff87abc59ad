/**
 * Says by its exit code whether node_modules has the packages that package-lock.json names: those that the package
 * itself needs and, given the name of a workspace, also that one's. npm keeps a list of what it has installed.
 */
import { readFileSync } from 'node:fs'

const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = listed()
const wanted = new Set()
for (const workspace of ['', ...process.argv.slice(2)]) want(workspace)
const isThere = (path) =>
  installed[path]?.version === locked[path].version && installed[path]?.integrity === locked[path].integrity
process.exit([...wanted].every((path) => locked[path].optional || isThere(path)) ? 0 : 1)

function listed() {
  try {
    return JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
  } catch {
    return {}
  }
}

/** Adds what a package needs, and what that needs. */
function want(path) {
  const { dependencies, devDependencies, optionalDependencies } = locked[path] ?? {}
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    const found = nearest(path, name)
    if (!found || wanted.has(found)) continue
    wanted.add(found)
    want(found)
  }
}

/** Returns where Node finds a package from another one: in the nearest node_modules above it. */
function nearest(path, name) {
  for (let folder = path; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const place = `${folder && `${folder}/`}node_modules/${name}`
    if (locked[place]) return place
    if (!folder) return null
  }
}
