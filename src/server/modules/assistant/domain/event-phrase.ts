import { formatCount } from '#contract/count.ts'
import { formatShortDay } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import * as text from '#messages/assistant'
import type { Wish } from './wish.ts'

/** Returns what was asked for in our words: '40 guests, near Andheri, on Sat, 12 Dec, up to ₹300 per plate'. */
export function eventPhrase({ event, cuisine, pureVeg, jain, nonVeg }: Wish): string {
  const { guests, place, date, budget, diets } = event
  const parts = [
    guests !== undefined && text.assistant_of_guests({ count: formatCount(guests) }),
    cuisine && text.assistant_of_cuisine({ cuisine }),
    pureVeg ? text.assistant_of_pure_veg() : diets?.veg !== undefined && text.assistant_of_veg(),
    jain && text.assistant_of_jain(),
    nonVeg && text.assistant_of_non_veg(),
    place !== '' && text.assistant_of_place({ place }),
    date && text.assistant_of_day({ day: formatShortDay(date) }),
    budget !== undefined && text.assistant_of_budget({ price: formatRupees(budget) }),
  ]
  return parts.filter((part) => typeof part === 'string').join(', ') || text.assistant_any_event()
}
