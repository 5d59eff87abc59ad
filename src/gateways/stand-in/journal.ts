import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** The only storage of a stand-in for another system: a file with one line per change. */
export interface Journal<Entry> {
  /**
   * Returns once the entry is on disk. It blocks on purpose: a check and the entry that follows from it are one step,
   * so of twenty equal requests at once only one finds its key unused.
   */
  append(entry: Entry): void
  close(): void
}

/** Opens a folder's journal and applies its entries. Only one process at a time may do so. */
export function openJournal<Entry>(folder: string, apply: (entry: Entry) => void): Journal<Entry> {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'ledger.jsonl')
  const file = openSync(path, 'a+')
  const content = readFileSync(file)
  // Anything after the last line end was never answered. It is truncated, because it would corrupt the next line too.
  let length = content.lastIndexOf('\n') + 1
  ftruncateSync(file, length)
  for (const entry of readEntries<Entry>(content.toString('utf8', 0, length), path)) apply(entry)

  return {
    append(entry) {
      const line = Buffer.from(`${JSON.stringify(entry)}\n`)
      try {
        writeFileSync(file, line)
        fsyncSync(file)
      } catch (error) {
        ftruncateSync(file, length)
        throw error
      }
      length += line.length
      apply(entry)
    },
    close: () => closeSync(file),
  }
}

function readEntries<Entry>(text: string, path: string): Entry[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      try {
        return JSON.parse(line)
      } catch {
        throw new Error(`${path} is damaged in line ${index + 1}`)
      }
    })
}
