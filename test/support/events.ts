import fc from 'fast-check'
import { addDays, type Day } from '#contract/values/calendar.ts'
import { bandFor, bandHolds, guestBands } from '#contract/values/guest-band.ts'
import type { DietCounts, PlannedEvent } from '#contract/values/event.ts'
import { occasions } from '#contract/values/occasion.ts'
import { serviceKinds } from '#contract/values/service-kind.ts'

const perhaps = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: undefined })
const point = fc.record({
  lat: fc.integer({ min: 18_600, max: 19_750 }).map((mills) => mills / 1000),
  lng: fc.integer({ min: 72_600, max: 73_400 }).map((mills) => mills / 1000),
})

/** Guests with a range that holds them and diets that add up to them, as far as they are known. */
const guests = fc.oneof(
  fc.record({
    guests: fc.constant(undefined),
    people: perhaps(fc.constantFrom(...guestBands)),
    diets: fc.constant(undefined),
  }),
  fc
    .tuple(fc.integer({ min: 10, max: 10_000 }), fc.nat(100), fc.nat(100), fc.constantFrom(...guestBands), fc.boolean())
    .map(([count, veg, jain, band, isSplit]) => ({
      guests: count,
      people: bandHolds(band, count) ? band : bandFor(count),
      diets: isSplit ? split(count, veg, jain) : undefined,
    })),
)

function split(count: number, vegShare: number, jainShare: number): DietCounts {
  const veg = Math.floor((count * vegShare) / 100)
  const jain = Math.floor(((count - veg) * jainShare) / 100)
  const nonVeg = count - veg - jain
  return { ...(veg && { veg }), ...(nonVeg && { nonVeg }), ...(jain && { jain }) }
}

/** Any event in its normal form that can be planned on a day. */
export function anEvent(today: Day): fc.Arbitrary<PlannedEvent> {
  return fc
    .tuple(
      guests,
      fc.record({
        place: fc.constantFrom('', 'Dadar', 'Thāne & Kalyān?', '100% "quoted" + more'),
        point: perhaps(point),
        date: perhaps(fc.nat(540).map((ahead) => addDays(today, ahead))),
        time: perhaps(fc.constantFrom('00:00', '07:30', '19:05', '23:59')),
        occasion: perhaps(fc.constantFrom(...occasions)),
        budget: perhaps(fc.constantFrom(1, 200, 349.5, 100_000)),
        kind: perhaps(fc.constantFrom(...serviceKinds)),
      }),
    )
    .map(([people, rest]) => ({ ...rest, ...people }))
}
