import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { limits } from '../../limits.ts'
import { cancellationTemplateNames } from '../../values/cancellation-step.ts'
import { orderStates } from '../../values/order-state.ts'
import { BookingCode, DietSplit } from '../orders/parts.ts'
import { atMostDays, Day, Id, Ok, TimeOfDay, Timestamp } from '../shared.ts'

const { maxDays, maxChangedDays, maxKnownOrders, noticeSteps, noticeDays, cutOffHours } = limits.calendar

const span = {
  from: Day.describe('First day (IST)'),
  to: Day.describe('Last day (IST)'),
}

const { max: maxCapacity } = limits.caterer.capacity
const notACapacity = invalid('day_capacity_invalid', { max: maxCapacity })
const DayCapacity = z.number(notACapacity).int(notACapacity).min(0, notACapacity).max(maxCapacity, notACapacity)

const notGuests = invalid('guests_invalid', { max: limits.order.maxGuests })
const notDays = invalid('notice_days_invalid', { max: noticeDays })
const notHours = invalid('cut_off_invalid', { max: cutOffHours })
const notSteps = invalid('notice_steps_invalid', { max: noticeSteps })

export const NoticeSteps = z
  .array(
    z.object({
      fromGuests: z.number(notGuests).int(notGuests).min(1, notGuests).max(limits.order.maxGuests, notGuests),
      days: z.number(notDays).int(notDays).min(0, notDays).max(noticeDays, notDays),
    }),
    notSteps,
  )
  .min(1, notSteps)
  .max(noticeSteps, notSteps)
  .describe('Days of notice by number of guests, from 1 guest on; more guests need more guests and no less notice')

const CancellationPolicy = z
  .array(z.object({ daysBefore: z.number().int(), percent: z.number().int() }))
  .describe('Refund in percent by the number of days before the event, the longest notice first')

/** What a caterer has set about all of its days. */
export const CalendarTerms = z
  .object({
    capacity: z.number().int().describe('Guests per day, where the day has no number of its own'),
    notice: z.array(z.object({ fromGuests: z.number().int(), days: z.number().int() })),
    changeCutOffHours: z.number().int().describe('Hours before an event from which its order can no longer be changed'),
    cancellation: z.object({
      template: z.enum(cancellationTemplateNames).optional().describe('Absent for a policy of its own'),
      steps: CancellationPolicy,
    }),
  })
  .meta({ id: 'CalendarTerms', description: 'What holds for new bookings of a caterer' })
export type CalendarTerms = z.output<typeof CalendarTerms>

/** One day of a caterer as its members see it. */
export const CalendarDay = z.object({
  day: Day,
  taken: z.number().int().describe('Guests of paid orders and of orders that are being paid'),
  capacity: z.number().int().describe('Guests that can be served on the day'),
  left: z.number().int().describe('Guests that can still be booked; 0 where more are taken than can be served'),
  hasOwnCapacity: z.boolean().describe('Whether the day has a capacity of its own'),
  closed: z.enum(['by_hand', 'paused']).optional().describe('How the day was closed; absent for an open one'),
  festivals: z.array(z.string()).describe('Festivals and public holidays kept in Mumbai'),
})
export type CalendarDay = z.output<typeof CalendarDay>

/** An order in the calendar, in the form that every member may see (C95). */
export const CalendarOrder = z.object({
  id: Id,
  bookingCode: BookingCode,
  state: z.enum(orderStates),
  day: Day,
  time: TimeOfDay,
  guests: z.number().int(),
  dietSplit: DietSplit,
  area: z.string().describe('Area of the venue'),
})
export type CalendarOrder = z.output<typeof CalendarOrder>

export const CalendarView = z
  .object({
    today: Day,
    days: z.array(CalendarDay).describe('Each day of the range, in order'),
    orders: z.array(CalendarOrder).describe('Paid orders of these days that have not ended early, by time'),
    pausedUntil: Day.optional().describe('First day that can be booked again; absent without a pause'),
    bookableUntil: Day.describe('Last day that customers can book today'),
    festivalsUntil: Day.describe('Last day of which the festivals are known'),
    terms: CalendarTerms,
  })
  .meta({ id: 'Calendar', description: 'Days of a caterer with its orders, for its members' })
export type CalendarView = z.output<typeof CalendarView>

const tag = 'Calendar'

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'cook',
  tag,
  summary: 'Get my calendar',
  description: `Returns at most ${maxDays} days of the calling member’s caterer with what is taken and left, closures, festivals, and paid orders without personal data of customers. For every member.`,
  errors: ['query_invalid'],
  query: atMostDays(z.object(span), maxDays),
  queryError: 'query_invalid',
  success: 'The days',
  response: CalendarView,
})

export const changeDays = endpoint({
  method: 'PUT',
  path: '/api/calendar/days',
  access: 'manager',
  tag,
  summary: 'Change days of my calendar',
  description:
    'Closes or opens the days, or sets their capacity, for new bookings: orders stay. Closing days with paid orders answers `day_has_orders` until `knownOrders` names all of them. A capacity below what is taken sells no more. Idempotent.',
  errors: ['date_past', 'date_too_far', 'day_has_orders'],
  body: atMostDays(
    z.object({
      ...span,
      state: z
        .enum(['open', 'closed'], invalid('option_needed', { options: 'open, closed' }))
        .optional()
        .describe('Absent leaves it as it is'),
      capacity: DayCapacity.nullable()
        .optional()
        .describe('Guests that can be served on each of the days; null takes the usual number, absent leaves it'),
      knownOrders: z
        .array(Id)
        .max(maxKnownOrders)
        .default([])
        .describe('Ids of the paid orders on these days that the caller has seen'),
    }),
    maxChangedDays,
  ),
  success: 'The days have changed',
  response: Ok,
})

export const pauseBookings = endpoint({
  method: 'PUT',
  path: '/api/calendar/pause',
  access: 'manager',
  tag,
  summary: 'Pause new bookings',
  description:
    'Closes every open day from today to the day before `until`; orders stay. Replaces an earlier pause. Idempotent.',
  errors: ['pause_invalid', 'date_too_far'],
  body: z.object({ until: Day.describe('First day (IST) that can be booked again') }),
  success: 'New bookings are paused',
  response: Ok,
})

export const resumeBookings = endpoint({
  method: 'DELETE',
  path: '/api/calendar/pause',
  access: 'manager',
  tag,
  summary: 'Resume new bookings',
  description: 'Opens what the pause closed. Days that were closed by hand stay closed. Idempotent.',
  errors: [],
  success: 'New bookings are taken again',
  response: Ok,
})

export const changeCalendarTerms = endpoint({
  method: 'PUT',
  path: '/api/calendar/terms',
  access: 'manager',
  tag,
  summary: 'Change my booking terms',
  description:
    'Sets capacity, notice, the cut-off for changes and the cancellation policy. What is not given stays. Holds for new bookings; orders keep the terms under which they were placed.',
  errors: ['caterer_not_found', 'notice_steps_wrong'],
  body: z.object({
    capacity: z
      .number(invalid('capacity_invalid', limits.caterer.capacity))
      .int(invalid('capacity_invalid', limits.caterer.capacity))
      .min(limits.caterer.capacity.min, invalid('capacity_invalid', limits.caterer.capacity))
      .max(maxCapacity, invalid('capacity_invalid', limits.caterer.capacity))
      .optional(),
    notice: NoticeSteps.optional(),
    changeCutOffHours: z
      .number(notHours)
      .int(notHours)
      .min(0, notHours)
      .max(cutOffHours, notHours)
      .optional()
      .describe('Hours before an event from which its order can no longer be changed'),
    cancellation: z
      .enum(cancellationTemplateNames, invalid('option_needed', { options: cancellationTemplateNames.join(', ') }))
      .optional()
      .describe('Template of the cancellation policy'),
  }),
  success: 'The terms',
  response: CalendarTerms,
})

export const getFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/feed',
  access: 'cook',
  tag,
  summary: 'Get when my calendar feed was created',
  description:
    'Returns since when the caller’s feed has its address. The address itself is shown once, when it is made.',
  errors: [],
  success: 'The feed; without a time there is none',
  response: z.object({ createdAt: Timestamp.optional() }),
})

export const renewFeed = endpoint({
  method: 'POST',
  path: '/api/calendar/feed',
  access: 'cook',
  tag,
  summary: 'Create or renew my calendar feed',
  description:
    'Returns a new address with a random secret of 128 bits. An earlier address of the caller answers 404 from then on, as it does once the caller leaves or has another part.',
  errors: [],
  success: 'The address, which is shown this once',
  response: z.object({ path: z.string().describe('Path of the feed on this site'), createdAt: Timestamp }),
  status: 201,
})

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/feed/{file}',
  access: 'public',
  tag,
  summary: 'Read a calendar feed',
  description:
    'Returns accepted orders as iCalendar (RFC 5545), in the form that cooks may see. `file` is the secret of the feed followed by `.ics`. Never cached.',
  errors: ['feed_not_found'],
  params: z.object({ file: z.string().describe('Secret of the feed followed by `.ics`') }),
  success: 'The orders',
  response: z.string(),
  file: 'text/calendar; charset=utf-8',
})
