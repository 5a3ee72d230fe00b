import type { Day } from '#contract/values/calendar.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { insertInto, run, sql } from '#server/kernel/sql.ts'
import { unansweredQuestions } from './tables.ts'

/** Adds one question of a day that had no answer. */
export async function countUnanswered(db: Queryable, day: Day): Promise<void> {
  await run(
    db,
    sql`${insertInto(unansweredQuestions, { day, questions: 1 })}
        on conflict (day) do update set questions = ${unansweredQuestions.questions} + 1`,
  )
}
