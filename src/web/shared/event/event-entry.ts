import { limits } from '#contract/limits.ts'
import { eventDayProblem } from '#contract/rules/event-days.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { diets, type Diet } from '#contract/values/diet.ts'
import { changedEvent, guestsOf, type DietCounts, type PlannedEvent } from '#contract/values/event.ts'
import { bandFrom, budgetFrom } from '#contract/values/event/url.ts'
import { formatRupees } from '#contract/values/money.ts'
import { occasions } from '#contract/values/occasion.ts'
import type { Point } from '#contract/values/place.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'
import { m } from '#messages'
import { now } from '#web/ui/now.ts'
import { exactGuests, wrongGuests } from './guests-field.tsx'

/** The fields of the sheet as they are typed. */
export interface EventEntry extends Record<Diet, string> {
  place: string
  /** Of the place that was chosen from the list; typing forgets it. */
  point: Point | undefined
  date: string
  time: string
  people: string
  guests: string
  occasion: string
  budget: string
  kind: string
}

export function entryOf(event: PlannedEvent): EventEntry {
  const { place, point, date = '', time = '', people = '', guests, occasion = '', budget, kind = '' } = event
  const count = (diet: Diet) => String(event.diets?.[diet] ?? '')
  return {
    place,
    point,
    date,
    time,
    people,
    guests: String(guests ?? ''),
    veg: count('veg'),
    jain: count('jain'),
    nonVeg: count('nonVeg'),
    occasion,
    budget: String(budget ?? ''),
    kind,
  }
}

/** What is wrong with the fields, in their order. */
export function entryErrors(entry: EventEntry): Partial<Record<keyof EventEntry, string>> {
  const guests = exactGuests(entry.guests)
  const counts = countsOf(entry)
  const sum = counts === 'wrong' ? Number.NaN : guestsOf(counts)
  const whole = typeof guests === 'number' ? guests : undefined
  const isSplitWrong = counts === 'wrong' || (sum > 0 && sum !== (whole ?? sum)) || (sum > 0 && !isCount(sum))
  return {
    ...(entry.date !== '' && eventDayProblem(entry.date, dayInIndia(now())) ? { date: m.event_date_wrong() } : {}),
    ...(guests === 'wrong' ? { guests: wrongGuests() } : {}),
    ...(isSplitWrong ? { veg: whole === undefined ? wrongGuests() : m.event_diets_wrong({ guests: whole }) } : {}),
    ...(entry.budget !== '' && budgetFrom(entry.budget.trim()) === undefined
      ? { budget: m.event_budget_wrong({ max: formatRupees(limits.search.maxBudget) }) }
      : {}),
  }
}

/** The event of fields without errors. The range follows from the exact number, and that from the diets. */
export function eventOfEntry(entry: EventEntry, before: PlannedEvent): PlannedEvent {
  const guests = exactGuests(entry.guests)
  const counts = countsOf(entry)
  return changedEvent(before, {
    place: entry.place.trim(),
    point: entry.point,
    date: entry.date || undefined,
    time: entry.time || undefined,
    people: bandFrom(entry.people),
    guests: guests === 'wrong' ? undefined : guests,
    diets: counts === 'wrong' || guestsOf(counts) === 0 ? undefined : counts,
    occasion: occasions.find((occasion) => occasion === entry.occasion),
    budget: budgetFrom(entry.budget.trim()),
    kind: serviceKinds.find((kind) => kind === entry.kind),
  })
}

function countsOf(entry: EventEntry): DietCounts | 'wrong' {
  const texts = diets.map((diet) => [diet, entry[diet].trim()] as const)
  if (texts.some(([, text]) => !/^\d{0,6}$/.test(text))) return 'wrong'
  return Object.fromEntries(texts.map(([diet, text]) => [diet, Number(text || 0)]))
}

function isCount(guests: number): boolean {
  return guests >= limits.order.minGuests && guests <= limits.order.maxGuests
}
