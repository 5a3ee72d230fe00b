import { formatDay, formatTime } from '#contract/values/calendar.ts'
import { diets, type Diet } from '#contract/values/diet.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import type { Occasion } from '#contract/values/occasion.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import { m } from '#messages'

export const dietNames: Record<Diet, () => string> = {
  veg: m.event_diet_veg,
  jain: m.event_diet_jain,
  nonVeg: m.event_diet_non_veg,
}

export const occasionNames: Record<Occasion, () => string> = {
  wedding: m.event_occasion_wedding,
  engagement: m.event_occasion_engagement,
  birthday: m.event_occasion_birthday,
  anniversary: m.event_occasion_anniversary,
  pooja: m.event_occasion_pooja,
  housewarming: m.event_occasion_housewarming,
  office: m.event_occasion_office,
  party: m.event_occasion_party,
}

export const kindNames: Record<ServiceKind, () => string> = {
  buffet: m.event_kind_buffet,
  thali: m.event_kind_thali,
  boxes: m.event_kind_boxes,
  counters: m.event_kind_counters,
}

/** 'Andheri West · Sat, 12 Dec · 60 guests · Jain'; empty when nothing of it is known. */
export function eventText(event: PlannedEvent): string {
  const { place, point, date, time, guests, people, diets: counts } = event
  const where = place || (point ? m.search_here() : '')
  const count =
    guests === undefined ? people && m.event_people({ band: people }) : m.event_guests_count({ count: guests })
  const eaten = diets.filter((diet) => counts?.[diet])
  // The year is beyond doubt: nothing is planned further ahead than 18 months.
  const day = date && formatDay(date).slice(0, -' 2026'.length)
  return [where, day, time && formatTime(time), count, eaten.map((diet) => dietNames[diet]()).join(', ')]
    .filter(Boolean)
    .join(' · ')
}
