import { table } from '#server/kernel/sql.ts'

export const notifications = table('notifications')
export const pushMessages = table('push_messages')
export const pushSubscriptions = table('push_subscriptions')
