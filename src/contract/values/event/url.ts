import { limits } from '../../limits.ts'
import { isDay, timePattern, type Day } from '../calendar.ts'
import { dietFrom, diets, type Diet } from '../diet.ts'
import {
  eventProblems,
  normalEvent,
  withoutProblems,
  type DietCounts,
  type EventPart,
  type EventProblem,
  type PlannedEvent,
} from '../event.ts'
import { isGuestBand, type GuestBand } from '../guest-band.ts'
import { occasions } from '../occasion.ts'
import type { Point } from '../place.ts'
import { serviceKinds, type ServiceKind } from '../service-kind.ts'
import { linePattern } from '../text.ts'

/** Names of an event's parameters in URLs, in the order in which they are written. */
export const eventParams = [
  'place',
  'lat',
  'lng',
  'date',
  'time',
  'guests',
  'people',
  'diet',
  'for',
  'budget',
  'kind',
] as const
export type EventParam = (typeof eventParams)[number]

/** Parameters of a URL that are read; those after them are ignored. */
const mostParams = 60

/** Returns the parameters of a URL that are read at all, the first value of each name. */
export function readableParams(params: URLSearchParams): URLSearchParams {
  const first = new Map<string, string>()
  for (const [name, value] of [...params].slice(0, mostParams)) if (!first.has(name)) first.set(name, value)
  return new URLSearchParams([...first])
}

/** Reports whether a URL says anything of an event, right or wrong. */
export function namesEvent(params: URLSearchParams): boolean {
  const readable = readableParams(params)
  return eventParams.some((name) => (readable.get(name) ?? '').trim() !== '')
}

export interface ReadEvent {
  /** In its normal form, without the parts that have a problem. */
  event: PlannedEvent
  problems: EventProblem[]
}

/**
 * Reads an event from the parameters of any URL; a day is held against `today` where that is given. Each part that makes no
 * sense is left out alone. Empty values, as a form without script sends them, are no mistakes.
 */
export function readEvent(given: URLSearchParams, today?: Day): ReadEvent {
  const params = readableParams(given)
  const problems: EventProblem[] = []
  const part = <Value>(part: EventPart, name: EventParam, read: (text: string) => Value | undefined) => {
    const text = params.get(name)?.trim() ?? ''
    const value = text === '' ? undefined : read(text)
    if (value === undefined && text !== '') problems.push({ part, why: 'invalid' })
    return value
  }
  // The reviews' range of guests had this name in earlier links.
  const isFormerRange = isGuestBand(params.get('guests')?.trim())
  const read: PlannedEvent = {
    place: part('place', 'place', lineFrom) ?? '',
    point: pointIn(params, problems),
    date: part('date', 'date', (text) => (isDay(text) ? text : undefined)),
    time: part('time', 'time', (text) => (timePattern.test(text) ? text : undefined)),
    guests: isFormerRange ? undefined : part('guests', 'guests', wholeNumber),
    people: part('people', 'people', bandFrom),
    // Canonical URLs name diets without numbers.
    diets: isNamesOnly(params) ? undefined : part('diets', 'diet', countsFrom),
    occasion: part('occasion', 'for', (text) => occasions.find((occasion) => occasion === text)),
    budget: part('budget', 'budget', budgetFrom),
    kind: part('kind', 'kind', (text) => serviceKinds.find((kind) => kind === text)),
  }
  const wrong = eventProblems(read, today)
  const all = [...problems, ...wrong.filter(({ part }) => !problems.some((problem) => problem.part === part))]
  return { event: withoutProblems(read, wrong), problems: all }
}

/** The one spelling of an event: what is not known is left out. */
export function writeEvent(given: PlannedEvent): Record<EventParam, string | number | undefined> {
  const event = normalEvent(given)
  return {
    place: event.place,
    lat: event.point?.lat,
    lng: event.point?.lng,
    date: event.date,
    time: event.time,
    guests: event.guests,
    people: event.people,
    diet: event.diets && countsText(event.diets),
    for: event.occasion,
    budget: event.budget,
    kind: event.kind,
  }
}

/** Returns an event as a query string, which is its form in storage as well. */
export function eventQuery(event: PlannedEvent): string {
  const pairs = Object.entries(writeEvent(event)).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
}

/** The event that a query string stands for, without what is wrong or over. */
export function eventOfQuery(query: string, today?: Day): PlannedEvent {
  return readEvent(new URLSearchParams(query), today).event
}

/** What a public page other than the list is rendered for, of an event: ranges and choices that are few. */
export interface EventOfPage {
  people: GuestBand | undefined
  /** What guests eat, without numbers. */
  diet: readonly Diet[]
  kind: ServiceKind | undefined
}

/** Reads what a public page may be rendered for; `unknown` when the range of guests does not exist. */
export function eventOfPage(given: URLSearchParams): EventOfPage & { isUnknown: boolean } {
  const params = readableParams(given)
  const { event, problems } = readEvent(params)
  const named = (params.get('diet') ?? '').split(',').flatMap((text) => dietFrom(text.split(':')[0] ?? '') ?? [])
  return {
    people: event.people,
    diet: diets.filter((diet) => event.diets?.[diet] ?? (isNamesOnly(params) && named.includes(diet))),
    kind: event.kind,
    isUnknown: problems.some(({ part }) => part === 'people'),
  }
}

/** The parameters of {@link EventOfPage} in a canonical URL. */
export function eventOfPageParams({ people, diet, kind }: EventOfPage): Record<string, string | undefined> {
  return { people, diet: diet.map(dietName).join(','), kind }
}

/** A guest-count range; a plus that was not escaped arrives as a space. */
export function bandFrom(given: string): GuestBand | undefined {
  const text = given.trim()
  const band = text === '100' ? '100+' : text
  return isGuestBand(band) ? band : undefined
}

/** A line of text, cut to what is searched for. */
export function lineFrom(given: string): string | undefined {
  const line = given.slice(0, limits.search.maxQueryLength).trim()
  return linePattern.test(line) ? line : undefined
}

/** Rupees per plate, at most two decimals. */
export function budgetFrom(given: string): number | undefined {
  const rupees = /^\d{1,6}(\.\d{1,2})?$/.test(given) ? Number(given) : Number.NaN
  return rupees >= 1 && rupees <= limits.search.maxBudget ? rupees : undefined
}

const decimal = /^-?\d{1,3}(\.\d{1,20})?$/

/** A decimal number within bounds. */
export function numberWithin(given: string, from: number, to: number): number | undefined {
  const value = decimal.test(given) ? Number(given) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

function wholeNumber(given: string): number | undefined {
  return /^\d{1,10}$/.test(given) ? Number(given) : undefined
}

function pointIn(params: URLSearchParams, problems: EventProblem[]): Point | undefined {
  const latText = params.get('lat')?.trim() ?? ''
  const lngText = params.get('lng')?.trim() ?? ''
  if (latText === '' && lngText === '') return undefined
  const lat = numberWithin(latText, -90, 90)
  const lng = numberWithin(lngText, -180, 180)
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  if (!problems.some(({ part }) => part === 'place')) problems.push({ part: 'place', why: 'invalid' })
  return undefined
}

/** 'veg:40,jain:20'. */
function countsFrom(text: string): DietCounts | undefined {
  const counts: DietCounts = {}
  for (const pair of text.split(',')) {
    const [name = '', count = ''] = pair.split(':')
    const diet = dietFrom(name)
    if (!diet || !/^\d{1,6}$/.test(count) || counts[diet] !== undefined) return undefined
    counts[diet] = Number(count)
  }
  return counts
}

function countsText(counts: DietCounts): string {
  return diets.flatMap((diet) => (counts[diet] ? [`${dietName(diet)}:${counts[diet]}`] : [])).join(',')
}

function isNamesOnly(params: URLSearchParams): boolean {
  const names = (params.get('diet') ?? '').split(',')
  return names.every((name) => !name.includes(':') && dietFrom(name) !== undefined)
}

function dietName(diet: Diet): string {
  return diet.toLowerCase()
}
