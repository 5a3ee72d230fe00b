import { formatShortDay } from '#contract/values/calendar.ts'
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

/** What of an event is said first; empty where it is not known. */
export interface EventTexts {
  /** 'Andheri West'. */
  place: string
  /** 'Sat, 12 Dec · 60 guests · Jain'. */
  facts: string
}

/** The event in the few words that decide what is offered for it. The time of day is in the sheet. */
export function eventTexts({ place, point, date, guests, people, diets: counts }: PlannedEvent): EventTexts {
  const count =
    guests === undefined ? people && m.event_people({ band: people }) : m.event_guests_count({ count: guests })
  const eaten = diets.filter((diet) => counts?.[diet]).map((diet) => dietNames[diet]())
  return {
    place: place || (point ? m.search_here() : ''),
    facts: joined([date && formatShortDay(date), count, eaten.join(', ')]),
  }
}

/** 'Andheri West · Sat, 12 Dec · 60 guests · Jain'; empty when nothing of it is known. */
export function eventText({ place, facts }: EventTexts): string {
  return joined([place, facts])
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
