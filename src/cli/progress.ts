/** Shows progress on one line of a terminal. */
export interface Progress {
  show(done: number, of: number, what?: string): void
  end(): void
}

const width = 30

/** Returns a progress bar on stderr, which shows nothing if stderr is not a terminal, or with `quiet`. */
export function progressBar({ quiet = false } = {}): Progress {
  const { stderr } = process
  if (!stderr.isTTY || quiet) return { show() {}, end() {} }
  let shownAt = 0
  return {
    show(done, of, what = '') {
      const now = performance.now()
      if (now - shownAt < 100 && done < of) return
      shownAt = now
      const share = of > 0 ? Math.min(1, done / of) : 1
      const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
      stderr.write(`\r\u001b[K${bar} ${Math.floor(share * 100)} % ${what}`)
    },
    end: () => void stderr.write('\r\u001b[K'),
  }
}
