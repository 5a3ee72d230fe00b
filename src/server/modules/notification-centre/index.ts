// The public API of this module: what people are told in the product, and by push.
export { createNotificationCentre } from './notification-centre.ts'
export { personalNotifications, personalPushes } from './queries/personal-data.ts'
