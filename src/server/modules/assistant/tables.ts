import { table } from '#server/kernel/sql.ts'

export const unansweredQuestions = table('unanswered_questions')
