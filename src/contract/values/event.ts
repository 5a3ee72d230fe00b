import { limits } from '../limits.ts'
import { eventDayProblem } from '../rules/event-days.ts'
import type { Day, TimeOfDay } from './calendar.ts'
import { diets, type Diet } from './diet.ts'
import { bandFor, bandHolds, type GuestBand } from './guest-band.ts'
import type { Occasion } from './occasion.ts'
import { isInRegion, roundedPoint, type Point } from './place.ts'
import type { ServiceKind } from './service-kind.ts'

/** Guests by what they eat; absent diets are eaten by none. */
export type DietCounts = Partial<Record<Diet, number>>

/** An event as far as it is planned: what caterers are searched, priced and booked for. */
export interface PlannedEvent {
  /** Name of the place as it was typed or chosen; empty when absent. */
  place: string
  /** Where the place is, to three decimals; undefined until it was chosen from a list. */
  point: Point | undefined
  date: Day | undefined
  /** When food is served. */
  time: TimeOfDay | undefined
  /** Exact number of guests. */
  guests: number | undefined
  /** Range of guests; holds the exact number where there is one. */
  people: GuestBand | undefined
  /** Adds up to the exact number of guests. */
  diets: DietCounts | undefined
  occasion: Occasion | undefined
  /** Rupees per plate at most. */
  budget: number | undefined
  kind: ServiceKind | undefined
}

/** An event of which nothing is known. */
export const noEvent: PlannedEvent = {
  place: '',
  point: undefined,
  date: undefined,
  time: undefined,
  guests: undefined,
  people: undefined,
  diets: undefined,
  occasion: undefined,
  budget: undefined,
  kind: undefined,
}

export type EventPart = Exclude<keyof PlannedEvent, 'point'>

/** What is wrong with a part: no value of its kind, or one that cannot be. */
export interface EventProblem {
  part: EventPart
  why: 'invalid' | 'past' | 'too_far' | 'outside' | 'sum'
}

/** Guests of all diets together. */
export function guestsOf(counts: DietCounts): number {
  return diets.reduce((sum, diet) => sum + (counts[diet] ?? 0), 0)
}

/** Reports whether a number is one of guests that can be catered for. */
export function isGuestCount(guests: number): boolean {
  return Number.isInteger(guests) && guests >= limits.order.minGuests && guests <= limits.order.maxGuests
}

/** Returns what is wrong with an event, by part. A day is held against `today` where that is given. */
export function eventProblems(event: PlannedEvent, today?: Day): EventProblem[] {
  const { point, date, guests, diets: counts, budget } = event
  const problems: EventProblem[] = []
  const found = (part: EventPart, why: EventProblem['why']) => void problems.push({ part, why })
  if (point && !isInRegion(point)) found('place', 'outside')
  const day = date !== undefined && today !== undefined ? eventDayProblem(date, today) : undefined
  if (day) found('date', day === 'date_past' ? 'past' : day === 'date_too_far' ? 'too_far' : 'invalid')
  if (guests !== undefined && !isGuestCount(guests)) found('guests', 'invalid')
  if (counts && !addUp(counts, guests)) found('diets', 'sum')
  if (budget !== undefined && !(budget >= 1 && budget <= limits.search.maxBudget)) found('budget', 'invalid')
  return problems
}

function addUp(counts: DietCounts, guests: number | undefined): boolean {
  const isWhole = Object.values(counts).every((count) => Number.isInteger(count) && count >= 0)
  const sum = guestsOf(counts)
  return isWhole && (guests !== undefined && isGuestCount(guests) ? sum === guests : isGuestCount(sum))
}

/** Returns the event without the parts that have a problem; of a place outside the region its name is kept. */
export function withoutProblems<Planned extends PlannedEvent>(
  event: Planned,
  problems: readonly EventProblem[],
): Planned {
  const without = Object.fromEntries(problems.map(({ part }) => [part === 'place' ? 'point' : part, undefined]))
  return normalEvent({ ...event, ...without })
}

/**
 * Returns the one form of an event without problems: the exact number of guests follows from the diets, the range from the exact
 * number, a point has three decimals, and diets that nobody eats are left out.
 */
export function normalEvent<Planned extends PlannedEvent>(event: Planned): Planned {
  const counts = event.diets && eaten(event.diets)
  const guests = event.guests ?? (counts && guestsOf(counts))
  const people = event.people
  const holds = guests === undefined || (people !== undefined && bandHolds(people, guests))
  return {
    ...event,
    point: event.point && roundedPoint(event.point),
    guests,
    people: holds ? people : bandFor(guests),
    diets: counts,
  }
}

function eaten(counts: DietCounts): DietCounts | undefined {
  const some = diets.flatMap((diet) => (counts[diet] ? [[diet, counts[diet]] as const] : []))
  return some.length > 0 ? Object.fromEntries(some) : undefined
}

/**
 * Returns the event with something changed. A name without a point forgets the point of the former place; a new number of guests
 * forgets diets that no longer add up; a range that does not hold the exact number forgets that.
 */
export function changedEvent<Planned extends PlannedEvent>(event: Planned, change: Partial<Planned>): Planned {
  const moves = change.place !== undefined && change.place !== event.place && !('point' in change)
  const guests = 'guests' in change ? change.guests : numberWithin(event, change)
  const counts = event.diets && guests === guestsOf(event.diets) ? event.diets : undefined
  return normalEvent({
    ...event,
    ...(moves ? { point: undefined } : {}),
    diets: counts,
    ...change,
    guests: 'diets' in change && change.diets ? undefined : guests,
  })
}

/** The exact number as far as the range that is chosen holds it. */
function numberWithin({ guests }: PlannedEvent, change: Partial<PlannedEvent>): number | undefined {
  const { people } = change
  if (guests === undefined || !('people' in change)) return guests
  return people !== undefined && bandHolds(people, guests) ? guests : undefined
}

/** Reports whether nothing is known of an event. */
export function isNoEvent(event: PlannedEvent): boolean {
  return Object.values(event).every((value) => value === undefined || value === '')
}
