import { table } from '#server/kernel/sql.ts'

export const notifications = table('notifications')
