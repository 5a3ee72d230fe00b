import { formatCount } from '#contract/count.ts'
import type { ComparedCaterer, Comparison } from '#contract/endpoints/comparison.ts'
import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { m } from '#messages'
import type { CompareCell } from './compare-cell.ts'
import { formatShortDay, type Day } from '#contract/values/calendar.ts'
import {
  areEqualPlates,
  bandCell,
  courseCell,
  coursesOf,
  distanceCell,
  freeCell,
  packageCell,
  ratingCell,
  wholeCell,
} from './figures.ts'
import {
  cancellationCell,
  cuisinesCell,
  deliveryCell,
  dietsCell,
  includedCell,
  jainCell,
  leadCell,
  rangeCell,
  yesOrNo,
} from './terms.ts'

export type Group = 'event' | 'plate' | 'food' | 'service' | 'trust' | 'ranges'

export interface Row {
  id: string
  group: Group
  label: string
  /** One for each caterer, in their order. */
  cells: readonly CompareCell[]
  /** The caterers do not all answer the same. */
  differs: boolean
}

type Question = [group: Group, id: string, label: string, answer: (caterer: ComparedCaterer) => CompareCell]

/** The range whose prices are shown: the chosen one, else the smallest that all cook for, else that of most parties. */
export function bandShown(asked: GuestBand | undefined, caterers: readonly ComparedCaterer[]): GuestBand {
  const shared = guestBands.find((band) => caterers.every(({ bands }) => bands.some((own) => own.band === band)))
  return asked ?? shared ?? '25-50'
}

/** Everything that is laid side by side, row by row. */
export function rowsOf({ items, place }: Pick<Comparison, 'items' | 'place'>, band: GuestBand, day?: Day): Row[] {
  const isFair = areEqualPlates(items, band)
  return questions({ items, place, band, day, isFair }).map(([group, id, label, answer]) => {
    const cells = items.map(answer)
    // The lowest price of a smaller plate is no advantage.
    const isJudged = id !== 'whole' || isFair
    return { id, group, label, cells: isJudged ? withBest(id, cells, items, band) : cells, differs: differ(cells) }
  })
}

interface Asked extends Pick<Comparison, 'items' | 'place'> {
  band: GuestBand
  day: Day | undefined
  /** The plates whose prices are shown are of one size. */
  isFair: boolean
}

function questions({ items, place, band, day, isFair }: Asked): Question[] {
  const plain = (text: string): CompareCell => ({ text: text || m.compare_none() })
  return [
    ...(day ? [freeQuestion(formatShortDay(day))] : []),
    ['event', 'whole', m.compare_row_whole({ band }), (caterer) => wholeCell(caterer, band, !isFair)],
    ...(place ? [distanceQuestion(place.name)] : []),
    ['event', 'jain', m.compare_row_jain(), ({ card }) => jainCell(card)],
    ['event', 'lead', m.compare_row_lead(), ({ noticeDays }) => leadCell(noticeDays)],
    ['event', 'cancellation', m.compare_row_cancellation(), ({ cancellation }) => cancellationCell(cancellation)],
    ['plate', 'package', m.compare_row_package(), (caterer) => packageCell(caterer, band)],
    ...coursesOf(items, band).map((course): Question => [
      'plate',
      `course-${course}`,
      course,
      (caterer) => courseCell(caterer, band, course),
    ]),
    ['food', 'diets', m.compare_row_diets(), ({ card }) => dietsCell(card)],
    ['food', 'cuisines', m.compare_row_cuisines(), ({ card }) => cuisinesCell(card)],
    ['food', 'speciality', m.compare_row_speciality(), ({ specialistIn }) => plain(specialistIn || m.compare_none())],
    ['food', 'custom', m.compare_row_custom(), ({ customMenu }) => yesOrNo(customMenu)],
    ['food', 'packed', m.compare_row_packed(), ({ packedFood }) => yesOrNo(packedFood)],
    ['service', 'delivery', m.compare_row_delivery(), ({ delivery }) => deliveryCell(delivery)],
    ['service', 'address', m.compare_row_address(), ({ card }) => plain(card.address)],
    ['service', 'serves', m.compare_row_serves(), (caterer) => plain(m.compare_km({ km: caterer.serviceRadiusKm }))],
    ['service', 'capacity', m.compare_row_capacity(), ({ card }) => plain(guests(card.maximumServingCapacity))],
    ['service', 'included', m.compare_row_included(), ({ card }) => includedCell(card.complimentary)],
    ['trust', 'rating', m.compare_row_rating(), ({ card }) => ratingCell(card)],
    ['trust', 'served', m.compare_row_served(), ({ card }) => plain(formatCount(card.orderFullFilled))],
    ['trust', 'since', m.compare_row_since(), ({ card }) => plain(m.compare_since({ year: card.serviceStartYear }))],
    [
      'service',
      'changes',
      m.compare_row_changes(),
      ({ changeCutOffHours }) => plain(m.compare_changes_hours({ hours: changeCutOffHours })),
    ],
    ['ranges', 'range', m.compare_row_range(), rangeCell],
    ...guestBands.map((each): Question => [
      'ranges',
      `band-${each}`,
      m.compare_row_band({ band: each }),
      (caterer) => bandCell(caterer, each),
    ]),
  ]
}

function freeQuestion(day: string): Question {
  return ['event', 'free', m.compare_row_free(), (caterer) => freeCell(caterer, day)]
}

function distanceQuestion(place: string): Question {
  const label = place ? m.compare_row_distance_from({ place }) : m.compare_row_distance()
  return ['event', 'distance', label, ({ card }) => distanceCell(card)]
}

function guests(count: number): string {
  return m.compare_guests({ count: formatCount(count) })
}

function differ(cells: readonly CompareCell[]): boolean {
  const answers = cells.map(({ text, notes = [], answer = [text, ...notes].join('\n') }) => answer)
  return new Set(answers).size > 1
}

type Measure = (caterer: ComparedCaterer, band: GuestBand) => number | undefined

/** Rows that have a best, the smallest measure, and what it is called. */
const best: Record<string, { measure: Measure; called: () => string }> = {
  whole: {
    measure: ({ bands }, band) => bands.find((own) => own.band === band)?.cheapest.total,
    called: m.compare_best_price,
  },
  rating: {
    measure: ({ card }) => (card.totalReviews > 0 ? -card.averageRating : undefined),
    called: m.compare_best_rating,
  },
  distance: { measure: ({ card }) => card.distanceKm, called: m.compare_best_distance },
}

/** Marks the best of a row; none where two are equal. */
function withBest(
  id: string,
  cells: readonly CompareCell[],
  items: readonly ComparedCaterer[],
  band: GuestBand,
): readonly CompareCell[] {
  const rule = best[id]
  const measures = items.map((item) => rule?.measure(item, band))
  const known = measures.filter((measure) => measure !== undefined)
  const least = Math.min(...known)
  if (!rule || known.length < 2 || known.filter((measure) => measure === least).length !== 1) return cells
  return cells.map((cell, at) => (measures[at] === least ? { ...cell, best: rule.called() } : cell))
}
