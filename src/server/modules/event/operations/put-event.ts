import { limits } from '#contract/limits.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import {
  eventProblems,
  guestsOf,
  isNoEvent,
  normalEvent,
  type EventProblem,
  type PlannedEvent,
} from '#contract/values/event.ts'
import { eventQuery } from '#contract/values/event/url.ts'
import { AppError, type Problem } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { lockUserForShare } from '#server/modules/identity/index.ts'
import { deleteEvent, saveEvent } from '../store.ts'

/**
 * Replaces the caller's last event and returns it in its normal form. Idempotent.
 * @throws AppError `event_invalid` that names each part that cannot be, `session_ended`
 */
export async function putEvent(ctx: Context, given: PlannedEvent): Promise<PlannedEvent> {
  const now = ctx.clock.now()
  const problems = eventProblems(given, dayInIndia(now))
  if (problems.length > 0) throw new AppError('event_invalid', { problems: problems.map((one) => shown(one, given)) })
  const event = normalEvent(given)
  const { userId } = userOf(ctx)
  await ctx.transaction(async (tx) => {
    // An account that is being deleted is not given an event again.
    await lockUserForShare(tx, userId)
    await (isNoEvent(event) ? deleteEvent(tx, userId) : saveEvent(tx, userId, eventQuery(event), now))
  })
  return event
}

function shown({ part, why }: EventProblem, { guests, diets = {} }: PlannedEvent): Problem {
  const { minGuests, maxGuests } = limits.order
  if (part === 'place') return { code: 'place_unknown', field: 'place', values: {} }
  if (part === 'date') return { code: why === 'past' ? 'date_past' : 'date_too_far', field: 'date', values: {} }
  if (part === 'budget') return { code: 'budget_invalid', field: 'budget', values: { max: limits.search.maxBudget } }
  if (part === 'diets')
    return { code: 'diet_split_wrong', field: 'diets', values: { guests: guests ?? guestsOf(diets) } }
  return { code: 'event_guests_invalid', field: part, values: { min: minGuests, max: maxGuests } }
}
