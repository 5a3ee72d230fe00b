import { table } from '#server/kernel/sql.ts'

export const calendarFeeds = table('calendar_feeds')
