import { readFileSync } from 'node:fs'
import pg from 'pg'
import type ts from 'typescript'
import { describe, readCatalogue, tellTrees } from './catalogue.ts'
import { type Claim, claimsIn } from './claims.ts'
import { differences } from './compare.ts'
import { loadStatements, type Written } from './load.ts'
import { rawStatementsIn } from './raw.ts'
import { trusted } from './trusted.ts'

export interface Problem {
  file: string
  line: number
  message: string
}

/**
 * Compares the named statements of a program, and those that are written as one text for `raw`, with the schema of a
 * migrated database: PostgreSQL analyses each of them, and none is run. Returns what is wrong, by file and line.
 */
export async function checkStatements(program: ts.Program, files: string[], url: string): Promise<Problem[]> {
  const claims = claimsIn(program, files)
  const written = await loadStatements([...new Set(claims.map(({ file }) => file))])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const catalogue = await readCatalogue(client)
    await tellTrees(client)
    const problems: Problem[] = []
    const trust = new Trust()
    for (const statement of written) {
      const { name, file, line } = statement
      const claim = claims.find((one) => one.file === file && one.line === line)
      const report = (message: string) => problems.push({ file, line, message: `${name}: ${message}` })
      if (!claim) report('there is no call of statement() or lookUp() with types here')
      else
        try {
          const described = await describe(client, statement.text)
          for (const { name: about, message } of differences(
            program,
            claim,
            statement.parameters,
            described,
            catalogue,
          ))
            if (!trust.has(name, about)) report(message)
        } catch (error) {
          report((error as Error).message)
        }
    }
    for (const file of files)
      for (const { line, text, row } of rawStatementsIn(program, file)) {
        const report = (message: string) => problems.push({ file, line, message })
        try {
          const described = await describe(client, text)
          for (const { message } of differences(program, { values: row, row }, [], described, catalogue))
            report(message)
        } catch (error) {
          report((error as Error).message)
        }
      }
    return [...problems, ...unmade(claims, written), ...trust.unneeded(written)]
  } finally {
    await client.end()
  }
}

/** The exceptions, and which of them were needed. */
class Trust {
  private readonly needed = new Set<string>()

  has(statement: string, name: string): boolean {
    const known = trusted.some(
      ({ statements, names }) => statements.includes(statement) && names.includes(name),
    )
    if (known) this.needed.add(statement).add(name)
    return known
  }

  unneeded(written: Written[]): Problem[] {
    return trusted
      .filter(({ statements }) => written.some(({ name }) => statements.includes(name)))
      .flatMap(({ statements, names }) => [...statements, ...names])
      .filter((word) => !this.needed.has(word))
      .map((word) => ({
        file: 'scripts/sql/trusted.ts',
        line: lineOf(word),
        message: `${word} needs no exception`,
      }))
  }
}

function lineOf(word: string): number {
  const lines = readFileSync('scripts/sql/trusted.ts', 'utf8').split('\n')
  return lines.findIndex((line) => line.includes(`'${word}'`)) + 1
}

/** Statements must be made when their file is loaded, or the check would miss them. */
function unmade(claims: Claim[], written: Written[]): Problem[] {
  return claims
    .filter(({ file, line }) => !written.some((one) => one.file === file && one.line === line))
    .map(({ file, line }) => ({ file, line, message: 'this statement is not made when its file is loaded' }))
}
