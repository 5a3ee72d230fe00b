import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Timestamp } from '../shared.ts'

/** What people are told of, by the names of the events. */
export const notificationTypes = [
  'order.requested',
  'order.unanswered',
  'order.unmarked',
  'order.accepted',
  'order.declined',
  'order.lapsed',
  'order.cancelled',
  'order.in_preparation',
  'order.delivered',
  'order.changed',
  'order.message_sent',
  'review.written',
  'review.replied',
  'enquiry.received',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const NotificationView = z
  .object({
    id: Id,
    type: z.enum(notificationTypes),
    orderId: Id.optional().describe('Order that it is about'),
    bookingCode: z.string().optional().describe('Booking code of the order'),
    catererName: z.string(),
    forMember: z.boolean().describe('Whether it is for a member of the caterer, not for its customer'),
    at: Timestamp,
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification', description: 'Something that the caller is told of, without personal data of others' })
export type NotificationView = z.output<typeof NotificationView>

const Unread = z.object({ unread: z.number().int().describe('Number of unread notifications') })

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed_in',
  tag: 'Live',
  summary: 'List notifications',
  description: 'Returns a page of the notifications of the last 90 days, newest first. `before` pages backwards.',
  errors: [],
  query: z.object({ before: Id.optional().describe('Id of the notification before which the page starts') }),
  success: 'A page of notifications',
  response: Unread.extend({
    items: z.array(NotificationView),
    more: z.boolean().describe('Whether there are older ones'),
  }),
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'signed_in',
  tag: 'Live',
  summary: 'Mark notifications as read',
  description: 'Marks one notification, or all without an id. Those of others are left as they are. Idempotent.',
  errors: [],
  body: z.object({ id: Id.optional() }),
  success: 'The number of unread notifications',
  response: Unread,
})
