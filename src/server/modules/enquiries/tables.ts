import { table } from '#server/kernel/sql.ts'

export const enquiries = table('enquiries')
