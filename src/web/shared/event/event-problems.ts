import { formatCount } from '#contract/count.ts'
import { limits } from '#contract/limits.ts'
import type { EventPart, EventProblem } from '#contract/values/event.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'

const texts: Record<EventPart, (why: EventProblem['why']) => string> = {
  place: (why) => (why === 'outside' ? m.event_left_out_outside() : m.event_left_out_place()),
  date: (why) =>
    why === 'past'
      ? m.event_left_out_date_past()
      : why === 'too_far'
        ? m.event_left_out_date_far()
        : m.event_left_out_date(),
  time: () => m.event_left_out_time(),
  guests: () => m.event_left_out_guests({ min: limits.order.minGuests, max: formatCount(limits.order.maxGuests) }),
  people: () => m.event_left_out_people(),
  diets: () => m.event_left_out_diets(),
  occasion: () => m.event_left_out_occasion(),
  budget: () => m.event_left_out_budget({ max: formatRupees(limits.search.maxBudget) }),
  kind: () => m.event_left_out_kind(),
}

/** What a page says of a part of its URL that it left out. */
export function problemText({ part, why }: EventProblem): string {
  return texts[part](why)
}
