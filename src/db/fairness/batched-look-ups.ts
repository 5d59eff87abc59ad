// Batched look-ups (data loader): the same question, asked concurrently, is one statement.

import type { Knex } from 'knex'
import { poolOf } from '../connection/knex-internals.ts'
import { BulkheadFull, tenantOf } from './bulkhead.ts'

/**
 * This process's figure for /metrics. Nothing here loads the registry, which would be a fifth of an operator's command.
 */
export const batchFigures = { lookUps: 0 }

interface Batch<Question, Answer> {
  questions: Question[]
  answers: Promise<Answer[]>
}

/**
 * Returns a function that answers a question with `one`. If a tenant asks several in the same turn of the event loop,
 * `all` answers those for which `alike` returns the same, in order. A batched statement begins after its last question
 * was asked, so no answer is older than its question (decision look-ups-of-a-turn-are-batched). If it fails, each
 * question is asked separately, so that one bad question does not affect the others.
 */
export function batched<Question, Answer>(
  one: (db: Knex, question: Question) => Promise<Answer>,
  all: (db: Knex, questions: Question[]) => Promise<Answer[]>,
  alike: (question: Question) => string = () => '',
): (db: Knex, question: Question) => Promise<Answer> {
  const turns = new WeakMap<object, Map<string, Batch<Question, Answer>>>()

  const begin = (db: Knex, group: string, open: Map<string, Batch<Question, Answer>>) => {
    const questions: Question[] = []
    const turn = new Promise<void>((resolve) => void setImmediate(resolve))
    const answers = turn.then(async () => {
      open.delete(group)
      batchFigures.lookUps += questions.length - 1
      return questions.length === 1 ? [await one(db, questions[0]!)] : all(db, questions)
    })
    const begun = { questions, answers }
    open.set(group, begun)
    return begun
  }

  return async (db, question) => {
    const group = `${tenantOf(db)} ${alike(question)}`
    const open = turns.get(poolOf(db)) ?? new Map<string, Batch<Question, Answer>>()
    turns.set(poolOf(db), open)
    const turn = open.get(group) ?? begin(db, group, open)
    const index = turn.questions.push(question) - 1
    try {
      return (await turn.answers)[index]!
    } catch (error) {
      if (turn.questions.length === 1 || error instanceof BulkheadFull) throw error
      return one(db, question)
    }
  }
}
