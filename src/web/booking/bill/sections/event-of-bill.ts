import { changedEvent, type PlannedEvent } from '#contract/values/event.ts'
import { roundedPoint, type Point } from '#contract/values/place.ts'
import { countOf } from '#web/shared/draft/diet-split.ts'
import type { Details } from '#web/shared/draft/draft-shape.ts'

/** The event as the bill knows it, for links to other caterers. The name of a venue never is in a URL. */
export function eventOfBill(event: PlannedEvent, { place, veg, jain, nonVeg }: Details, guests: number): PlannedEvent {
  const point = place ? { lat: place.lat, lng: place.lng } : event.point
  const counts = { veg: countOf(veg), jain: countOf(jain), nonVeg: countOf(nonVeg) }
  const addUp = counts.veg + counts.jain + counts.nonVeg === guests
  return changedEvent(event, {
    guests,
    ...(addUp ? { diets: counts } : {}),
    ...(point && !isSame(point, event.point) ? { place: '', point } : {}),
  })
}

function isSame(one: Point, other: Point | undefined): boolean {
  const [a, b] = [roundedPoint(one), other && roundedPoint(other)]
  return a.lat === b?.lat && a.lng === b.lng
}
