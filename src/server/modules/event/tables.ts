import { table } from '#server/kernel/sql.ts'

export const accountEvents = table('account_events')
