import { table } from '#server/kernel/sql.ts'

export const reviews = table('reviews')
