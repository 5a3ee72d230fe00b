import { table } from '#server/kernel/sql.ts'

export const mails = table('mails')
